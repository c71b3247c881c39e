import type { SessionConfig } from '@figurina/contract';
import type { Locale } from '@figurina/locales';

/** What the page around the consent knows. */
export interface ConsentHost {
  readonly locale: Locale;
  readonly config: Pick<SessionConfig, 'legal_pages' | 'analytics'>;
}
