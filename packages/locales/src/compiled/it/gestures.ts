// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Bloccato. Fai clic per sbloccare"],
  "gestures.unlocked": ["Sbloccato"],
};
