import { EMBEDDED_PATH } from '../tokens/issuer.ts';

/** The addresses of one running sign-in. */
export interface InteractionPaths {
  signIn: string;
  signUp: string;
  forgotten: string;
  code: string;
}

export function interactionPaths(uid: string): InteractionPaths {
  const start = `${EMBEDDED_PATH}/interaction/${encodeURIComponent(uid)}`;
  return { signIn: start, signUp: `${start}/sign-up`, forgotten: `${start}/forgotten`, code: `${start}/code` };
}

/** Where somebody without a running sign-in begins one: the app sends them to it. */
export const APP_START = '/start';
