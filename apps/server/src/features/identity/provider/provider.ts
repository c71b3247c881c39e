/** The embedded OpenID Connect provider: oidc-provider with our accounts, our database and our pages. */
import { ACCESS_SCOPE, SIGN_IN_RETURN_PATH, SIGN_OUT_RETURN_PATH } from '@figurina/contract';
import type { EventEmitter } from 'node:events';
import type { Kysely } from 'kysely';
import { errors, interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Log } from '../../../platform/log/log.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { SIGN_IN_CLAIM } from '../tokens/claims.ts';
import { EMBEDDED_AUDIENCE, EMBEDDED_CLIENT_ID, EMBEDDED_PATH } from '../tokens/issuer.ts';
import { accountClaims } from './account-claims.ts';
import { SIGNING_ALGORITHM, type Keys } from './keys.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import { cookieNames, sessionOptions } from './session-cookie.ts';
import { deviceOf } from '../sign-ins/device-of.ts';
import { keepDevice } from '../sign-ins/sign-ins.queries.ts';
import type { Disconnect } from '../sign-ins/sign-ins.ts';
import { ownOrigins } from '../../../platform/http/own-origins.ts';

const MINUTE = 60;
const DAY = 86_400;
/** Somebody who comes back within a month is still signed in; a token that leaks is good for a quarter of an hour. */
export const SESSION_SECONDS = 30 * DAY;
const ACCESS_TOKEN_SECONDS = 15 * MINUTE;

/** Pages that oidc-provider itself shows. */
export interface ProviderPages {
  readonly error: (ctx: KoaContextWithOIDC, code: string) => Promise<void>;
  readonly signOut: (ctx: KoaContextWithOIDC, form: string) => Promise<void>;
  readonly signedOut: (ctx: KoaContextWithOIDC) => Promise<void>;
}

export interface ProviderParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl'>;
  keys: Keys;
  log: Log;
  pages: ProviderPages;
  readonly disconnect: Disconnect;
}

export function createProvider(parts: ProviderParts): Provider {
  const { db, clock, config, keys, log, pages, disconnect } = parts;
  const origins = ownOrigins(config.baseUrl);
  const names = cookieNames(config.baseUrl);
  const claimsOf = async (id: string) => {
    const account = await findAccount(db, id);
    return account && accountClaims(account);
  };
  const policy = interactionPolicy.base();
  // The only client is our own: nobody is asked whether it may.
  policy.remove('consent');

  const configuration: Configuration = {
    adapter: createOidcAdapter(db, clock),
    jwks: { keys: keys.signing },
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_name: 'Figurina',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
        redirect_uris: origins.map((origin) => origin + SIGN_IN_RETURN_PATH),
        post_logout_redirect_uris: origins.map((origin) => origin + SIGN_OUT_RETURN_PATH),
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['nickname', 'name', 'locale', 'roles'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    // Leads straight to the page for new people.
    extraParams: ['screen_hint'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    cookies: {
      keys: keys.cookies,
      names,
      long: sessionOptions(names.session),
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      // A tab that was left open over night still signs in.
      Interaction: DAY,
      Session: SESSION_SECONDS,
      RefreshToken: SESSION_SECONDS,
      Grant: 366 * DAY,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.signOut,
        postLogoutSuccessSource: pages.signedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => EMBEDDED_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== EMBEDDED_AUDIENCE) throw new errors.InvalidTarget();
          return {
            scope: ACCESS_SCOPE,
            audience: EMBEDDED_AUDIENCE,
            accessTokenFormat: 'jwt',
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
            jwt: { sign: { alg: SIGNING_ALGORITHM } },
          };
        },
      },
    },
    findAccount: async (_ctx, id) => {
      const claims = await claimsOf(id);
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
    extraTokenClaims: async (_ctx, token) =>
      'accountId' in token
        ? { ...(await claimsOf(token.accountId)), [SIGN_IN_CLAIM]: 'grantId' in token ? token.grantId : undefined }
        : undefined,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // The refresh token renews itself while it is used; signing out and a new password revoke it.
    expiresWithSession: () => false,
    loadExistingGrant: (ctx) => grantEverything(ctx, db),
    interactions: { policy, url: (_ctx, interaction) => `${EMBEDDED_PATH}/interaction/${interaction.uid}` },
    renderError: (ctx, out) => pages.error(ctx, out.error),
  };

  const provider = new Provider(config.baseUrl + EMBEDDED_PATH, configuration);
  // Its addresses are made of the configured one: see mountProvider.
  provider.proxy = true;
  provider.on('grant.revoked', (_ctx, signIn) => disconnect({ signIn }));
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'identity provider'));
  (provider as EventEmitter).on('error', (error: unknown) => log.error({ err: error }, 'identity provider'));
  return provider;
}

/** Whoever signs in to our own client grants it what it asks for. */
async function grantEverything(ctx: KoaContextWithOIDC, db: Kysely<Database>) {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(EMBEDDED_AUDIENCE, ACCESS_SCOPE);
  await keepDevice(db, await grant.save(), deviceOf(ctx.get('user-agent')));
  return grant;
}
