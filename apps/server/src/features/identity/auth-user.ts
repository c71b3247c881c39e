import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';

/** The person behind a request, as their access token says. `id` is the token's `sub`. */
export interface AuthUser extends Caller {
  readonly name: string;
  /** Address of a picture, or null. */
  readonly picture: string | null;
  readonly locale: Locale;
  readonly roles: readonly string[];
}
