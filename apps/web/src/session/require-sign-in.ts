import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Session, SignInHints } from './session.ts';

const SIGN_UP = 'signup';

/** A loader for addresses behind the sign-in: whoever is not signed in goes there, and comes back to this address. */
export function requireSignIn(
  session: Session,
  hints: (address: URL) => SignInHints | Promise<SignInHints> = () => ({}),
) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (await session.accessToken()) return null;
    const address = new URL(request.url);
    const wanted = await hints(address);
    address.searchParams.delete(SIGN_UP);
    await session.signIn(address.pathname + address.search, wanted);
    // The browser is leaving; the screen behind must not appear meanwhile.
    return new Promise(() => {});
  };
}

/** `/start?signup`, as the front door's link says it. */
export function askedToSignUp({ searchParams }: URL): SignInHints {
  return { signUp: searchParams.has(SIGN_UP) };
}

/** `/` inside the app: the start page, or for the signed-out the front door, which is a page of the server's own. */
export function frontDoor(session: Session) {
  return async (): Promise<Response> => {
    if (await session.accessToken()) return redirect('/start');
    window.location.assign('/');
    return new Promise(() => {});
  };
}
