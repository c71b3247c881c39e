/** The sign-in library, set up for our issuer. Loaded when somebody signs in or out or a token has to be renewed. */
import type { SessionConfig, SIGN_IN_RETURN_PATH, SIGN_OUT_RETURN_PATH } from '@figurina/contract';
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';

const RETURN_PATH: typeof SIGN_IN_RETURN_PATH = '/auth/callback';
const LEFT_PATH: typeof SIGN_OUT_RETURN_PATH = '/start';

export interface SignInLibrary {
  users: UserManager;
  /** The paths of ours that the issuer knows. */
  returnPath: string;
  leftPath: string;
  /** Whether the issuer said no, as opposed to not having been reached. */
  isRefusal: (cause: unknown) => boolean;
}

export function createSignInLibrary(config: SessionConfig, origin: string, store: Storage): SignInLibrary {
  const users = new UserManager({
    authority: config.issuer,
    client_id: config.client_id,
    scope: config.scope,
    redirect_uri: `${origin}${RETURN_PATH}`,
    post_logout_redirect_uri: `${origin}${LEFT_PATH}`,
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
    // Renewed when a token is needed, under a lock over all tabs; see session.ts.
    automaticSilentRenew: false,
    monitorSession: false,
    // RFC 8707 asks for an absolute address; issuers that take any name read `audience`.
    ...(URL.canParse(config.audience) && { resource: config.audience }),
    ...(config.provider === 'outside' && config.audience && { extraQueryParams: { audience: config.audience } }),
  });
  return {
    users,
    returnPath: RETURN_PATH,
    leftPath: LEFT_PATH,
    isRefusal: (cause) => cause instanceof ErrorResponse,
  };
}
