/** Names and places of the provider's cookies. */
import { EMBEDDED_PATH } from '../tokens/issuer.ts';

const HOST = '__Host-';

/**
 * Where the server is reached by https, browsers take these cookies over https alone, and the session from no other host of the
 * domain.
 */
export function cookieNames(baseUrl: string): { session: string; interaction: string; resume: string } {
  const [host, secure] = baseUrl.startsWith('https:') ? [HOST, '__Secure-'] : ['', ''];
  return {
    session: `${host}figurina_session`,
    interaction: `${secure}figurina_sign_in`,
    resume: `${secure}figurina_resume`,
  };
}

/** Of the session, by its name: what is of one host has to be for all its paths. */
export function sessionOptions(name: string) {
  return { signed: true, httpOnly: true, sameSite: 'lax', path: name.startsWith(HOST) ? '/' : EMBEDDED_PATH } as const;
}
