/** Names and places of the provider's cookies. */
import type { Provider } from 'oidc-provider';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';

const HOST = '__Host-';

/**
 * Where the server is reached by https, browsers take these cookies over https alone, and the session from no other host of the
 * domain. That one has to be for all paths then; otherwise it is for ours alone.
 */
export function cookieNames(baseUrl: string): { session: string; interaction: string; resume: string } {
  const [host, secure] = baseUrl.startsWith('https:') ? [HOST, '__Secure-'] : ['', ''];
  return {
    session: `${host}figurina_session`,
    interaction: `${secure}figurina_sign_in`,
    resume: `${secure}figurina_resume`,
  };
}

export const sessionPath = (name: string): string => (name.startsWith(HOST) ? '/' : EMBEDDED_PATH);

/** Beside it how long, or nothing to end it. */
export const sessionCookie = (provider: Provider) => {
  const name = provider.cookieName('session');
  return { name, options: { signed: true, httpOnly: true, sameSite: 'lax', path: sessionPath(name) } } as const;
};
