/** The web app's side of the code flow with PKCE, driven by hand. */
import { createHash, randomBytes } from 'node:crypto';
import { readConfig, SIGN_IN_RETURN_PATH, type SessionConfig } from '@figurina/contract';
import type { TestServer } from './test-server.ts';

export interface CodeFlow {
  config: SessionConfig;
  /** Where the browser is sent. */
  authorizationUrl: URL;
  redirectUri: string;
  verifier: string;
}

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  error?: string;
}

export async function beginCodeFlow(
  { url }: Pick<TestServer, 'url'>,
  { origin = url, ...parameters }: { origin?: string } & Record<string, string> = {},
): Promise<CodeFlow> {
  const { config } = readConfig.answer.parse(await (await fetch(`${url}/v1/config`)).json());
  const metadata = (await (await fetch(`${config.issuer}/.well-known/openid-configuration`)).json()) as {
    authorization_endpoint: string;
  };
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = origin + SIGN_IN_RETURN_PATH;
  const authorizationUrl = new URL(metadata.authorization_endpoint);
  authorizationUrl.search = new URLSearchParams({
    client_id: config.client_id,
    response_type: 'code',
    scope: config.scope,
    redirect_uri: redirectUri,
    state: 'where-i-was',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  }).toString();
  return { config, authorizationUrl, redirectUri, verifier };
}

/** Exchanges the code of the address that the browser came back to. */
export async function redeemCode(flow: CodeFlow, returned: URL, verifier = flow.verifier): Promise<Tokens> {
  return askForTokens(flow.config, {
    grant_type: 'authorization_code',
    code: returned.searchParams.get('code') ?? '',
    redirect_uri: flow.redirectUri,
    code_verifier: verifier,
  });
}

export async function refresh(config: SessionConfig, refreshToken: string): Promise<Tokens> {
  return askForTokens(config, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

async function askForTokens(config: SessionConfig, parameters: Record<string, string>): Promise<Tokens> {
  const answer = await fetch(`${config.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: config.client_id, ...parameters }),
  });
  return (await answer.json()) as Tokens;
}
