import type { Namespace } from '@figurina/locales';

/** The catalogues of texts that the editor loads before it opens. */
export const EDITOR_TEXTS: readonly Namespace[] = [
  'editor',
  'roster',
  'arrange',
  'text',
  'tools',
  'toolbar',
  'images',
  'spreads',
  'layouts',
  'gestures',
  'styles',
  'designs',
  'pictures',
  'collect',
  'stickers',
  'edits',
  'faces',
  'onboarding',
  'comments',
  'sheet',
  'history',
  'spoken',
  'several',
  'touch',
];
