import type { LoaderFunctionArgs } from 'react-router';
import type { Session, SignInHints } from './session.ts';

/** A loader for addresses behind the sign-in: whoever is not signed in goes there, and comes back to this address. */
export function requireSignIn(session: Session, hints: () => SignInHints = () => ({})) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (await session.accessToken()) return null;
    const { pathname, search } = new URL(request.url);
    await session.signIn(pathname + search, hints());
    // The browser is leaving; the screen behind must not appear meanwhile.
    return new Promise(() => {});
  };
}
