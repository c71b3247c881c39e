import type { Namespace } from '@figurina/locales';

/** The catalogues of texts that the wizard loads before it opens. */
export const WIZARD_TEXTS: readonly Namespace[] = ['wizard', 'questions', 'roster', 'styles'];
