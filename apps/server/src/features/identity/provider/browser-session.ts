/** Begins and ends the provider's own session, the cookie by which a browser is known without a password. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../../platform/db/schema.ts';
import type { Disconnect } from '../sign-ins/sign-ins.ts';
import { revokeGrant } from './oidc-adapter.ts';
import { SESSION_SECONDS } from './provider.ts';
import { sessionOptions } from './session-cookie.ts';

/** Signs a browser in without the sign-in page: after a one-time link or a new password. Its next code flow asks nothing. */
export async function beginSession(
  provider: Provider,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  accountId: string,
): Promise<void> {
  const ctx = provider.createContext(request, reply);
  // Whoever was signed in here before is not any more.
  const previous = await provider.Session.get(ctx);
  if (previous.accountId) await previous.destroy();
  const session = new provider.Session();
  session.loginAccount({ accountId });
  await session.save(SESSION_SECONDS);
  const name = provider.cookieName('session');
  ctx.cookies.set(name, session.jti, { ...sessionOptions(name), maxAge: SESSION_SECONDS * 1000 });
}

/**
 * Ends the session and everything it granted, when the request proves by its `id_token_hint` that our own app asks for
 * this very person. Answers false when it does not: then the person is asked.
 */
export async function endSession(
  db: Kysely<Database>,
  ctx: KoaContextWithOIDC,
  disconnect: Disconnect,
): Promise<boolean> {
  const { session, entities, params, provider } = ctx.oidc;
  const hint = entities.IdTokenHint as { payload: { sub?: string } } | undefined;
  if (!session?.accountId || hint?.payload.sub !== session.accountId) return false;
  for (const { grantId } of Object.values(session.authorizations ?? {}))
    if (grantId) {
      await revokeGrant(db, grantId);
      disconnect({ signIn: grantId });
    }
  await session.destroy();
  const name = provider.cookieName('session');
  ctx.cookies.set(name, null, sessionOptions(name));
  const { post_logout_redirect_uri: returnTo, state } = params ?? {};
  const target = new URL(typeof returnTo === 'string' ? returnTo : ctx.oidc.urlFor('end_session_success'));
  if (typeof state === 'string') target.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target.href);
  return true;
}
