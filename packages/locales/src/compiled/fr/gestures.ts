// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Verrouillé. Clique pour déverrouiller"],
  "gestures.unlocked": ["Déverrouillé"],
};
