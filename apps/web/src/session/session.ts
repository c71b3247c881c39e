/**
 * Who is signed in: the code flow with PKCE against whatever issuer the server names. Tokens rest in local storage, so
 * that every tab of the browser shares one sign-in; they are renewed by the refresh token when somebody needs one.
 */
import type { SessionConfig } from '@figurina/contract';
import { readStoredToken } from './stored-token.ts';
import type { SignInLibrary } from './user-manager.ts';

/** Renewed this long before its end, so that a token does not run out on its way. */
const RENEW_SECONDS = 45;
const LOCK = 'figurina.renewal';
const LAST_SIGN_IN = 'figurina.signed_in_at';

export interface SignInHints {
  /** Opens the sign-up, unless this browser has seen a sign-in before. */
  signUp?: boolean;
  email?: string | null;
  /** Asks who it is, though somebody is signed in. */
  anotherAccount?: boolean;
}

export interface Session {
  /** A token that is valid now, or null when nobody is signed in. */
  accessToken(): Promise<string | null>;
  /** Another token, after the server refused the last one; null when the person has to sign in again. */
  renewedToken(): Promise<string | null>;
  /** Leaves for the sign-in; `returnTo` is the path to come back to. */
  signIn(returnTo: string, hints?: SignInHints): Promise<void>;
  /** At the return path: finishes the sign-in and answers with the path to go on at. */
  completeSignIn(): Promise<string>;
  signOut(): Promise<void>;
  /** The server does not know the session any more: leaves for the sign-in, unless somebody is to be told first. */
  ended(returnTo: string): void;
  /** Hears of the end in place of leaving, for as long as something is open that must not go without a word. */
  onEnd(listener: () => void): () => void;
}

export interface SessionParts {
  readConfig: () => Promise<SessionConfig>;
  origin: string;
  store: Storage;
  language: () => string;
  /** Takes from the device at sign-out what is kept there for whoever is signed in. */
  forget: () => void;
}

export function createSession({ readConfig, origin, store, language, forget }: SessionParts): Session {
  const load = async (): Promise<SignInLibrary> => {
    const [create, config] = await Promise.all([
      import('./user-manager.ts').then(({ createSignInLibrary }) => createSignInLibrary),
      readConfig(),
    ]);
    return create(config, origin, store);
  };
  let loading: Promise<SignInLibrary> | null = null;
  const loaded = async (): Promise<SignInLibrary> => {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw cause;
    }
  };

  /** One renewal at a time over all tabs: a refresh token works once, and the other tab may have used it already. */
  const renew = async (stale: string): Promise<string | null> =>
    navigator.locks.request(LOCK, async () => {
      const { users, isRefusal } = await loaded();
      const user = await users.getUser();
      if (!user || user.access_token !== stale) return user?.access_token ?? null;
      try {
        if (user.refresh_token) return (await users.signinSilent())?.access_token ?? null;
      } catch (cause) {
        // Not reached: the old token stays, and the call itself will tell.
        if (!isRefusal(cause)) return user.access_token;
      }
      await users.removeUser();
      return null;
    });

  const listeners = new Set<() => void>();
  const signIn: Session['signIn'] = async (returnTo, { signUp = false, email, anotherAccount = false } = {}) => {
    const { users } = await loaded();
    if (anotherAccount) forget();
    await users.signinRedirect({
      state: { returnTo },
      ui_locales: language(),
      ...(email && { login_hint: email }),
      ...(anotherAccount && { prompt: 'login' }),
      ...(signUp &&
        store.getItem(LAST_SIGN_IN) === null && {
          extraQueryParams: { ...users.settings.extraQueryParams, screen_hint: 'signup' },
        }),
    });
  };

  return {
    signIn,
    ended(returnTo) {
      if (listeners.size === 0) void signIn(returnTo);
      for (const listener of listeners) listener();
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async accessToken() {
      const token = readStoredToken(store);
      if (!token) return null;
      const lasts = token.expiresAt - Date.now() / 1000;
      return lasts > RENEW_SECONDS ? token.accessToken : renew(token.accessToken);
    },
    async renewedToken() {
      const token = readStoredToken(store);
      return token && renew(token.accessToken);
    },
    async completeSignIn() {
      const { users, returnPath } = await loaded();
      const user = await users.signinRedirectCallback();
      store.setItem(LAST_SIGN_IN, String(Date.now()));
      const path = safePath((user.state as { returnTo?: unknown } | undefined)?.returnTo);
      return path.startsWith(returnPath) ? '/start' : path;
    },
    async signOut() {
      const { users, leftPath } = await loaded();
      forget();
      const { end_session_endpoint: end } = await users.metadataService.getMetadata();
      if (end) return users.signoutRedirect();
      await users.removeUser();
      window.location.assign(leftPath);
    },
  };
}

/** Whether the last sign-in is so fresh that another one would only turn in circles (a misconfigured issuer). */
export function justSignedIn(store: Storage, now: number): boolean {
  return now - Number(store.getItem(LAST_SIGN_IN) ?? 0) < 10_000;
}

/** A path of ours to come back to, never an address elsewhere. */
export function safePath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/start';
}
