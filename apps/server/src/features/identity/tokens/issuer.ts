/** The issuer whose tokens count: the embedded provider, or any OpenID Connect issuer by configuration. */
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { publicKeys, type Keys } from '../provider/keys.ts';

export interface Issuer {
  readonly kind: 'embedded' | 'outside';
  /** As `iss` of its tokens says it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  readonly rolesClaim: string;
  readonly keys: JWTVerifyGetKey;
  /** What the issuer tells of a token's bearer, for access tokens that carry no address. */
  readonly userinfo: (token: string) => Promise<Record<string, unknown> | undefined>;
}

/** The name of the API at the embedded provider. Resource indicators must be addresses: this one leads nowhere. */
export const EMBEDDED_AUDIENCE = 'urn:figurina:api';
export const EMBEDDED_CLIENT_ID = 'figurina';
export const EMBEDDED_PATH = '/oidc';

export function embeddedIssuer(baseUrl: string, keys: Keys): Issuer {
  return {
    kind: 'embedded',
    issuer: baseUrl + EMBEDDED_PATH,
    clientId: EMBEDDED_CLIENT_ID,
    audience: EMBEDDED_AUDIENCE,
    rolesClaim: 'roles',
    keys: createLocalJWKSet(publicKeys(keys)),
    userinfo: async () => undefined,
  };
}

const metadataSchema = z.object({ jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });
type Metadata = z.infer<typeof metadataSchema>;

/** Asks the issuer for its addresses when the first token comes, not at start: the two may start in any order. */
export function outsideIssuer(oidc: NonNullable<Config['oidc']>): Issuer {
  let known: Promise<Metadata & { keySet: JWTVerifyGetKey }> | undefined;
  const metadata = () => {
    known ??= discover(oidc.issuer).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    kind: 'outside',
    issuer: oidc.issuer,
    clientId: oidc.clientId,
    audience: oidc.audience ?? oidc.clientId,
    rolesClaim: oidc.rolesClaim,
    keys: async (header, token) => (await metadata()).keySet(header, token),
    userinfo: async (token) => {
      const { userinfo_endpoint: endpoint } = await metadata();
      if (!endpoint) return undefined;
      const answer = await fetch(endpoint, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(5000),
      }).catch(() => undefined);
      if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}

/** The issuer cannot be asked: the caller may try again, their token may be good. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable';
}

/** How soon the issuer is asked for its keys again, when a token names one that is not known: keys are exchanged without a word. */
const ASK_KEYS_MS = 5000;

async function discover(issuer: string): Promise<Metadata & { keySet: JWTVerifyGetKey }> {
  const address = `${issuer}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const metadata = metadataSchema.parse(await answer.json());
    return { ...metadata, keySet: createRemoteJWKSet(new URL(metadata.jwks_uri), { cooldownDuration: ASK_KEYS_MS }) };
  } catch (cause) {
    throw new IssuerUnreachable(`No OpenID Connect configuration at ${address}`, { cause });
  }
}
