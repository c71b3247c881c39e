// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "touch.hint": ["To drag, hold for a moment, then let go over the page."],
};
