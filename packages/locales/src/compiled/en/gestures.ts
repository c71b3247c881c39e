// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Locked. Click to unlock"],
  "gestures.unlocked": ["Unlocked"],
};
