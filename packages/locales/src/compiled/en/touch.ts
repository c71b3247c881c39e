// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "outline.filter": ["Search the outline"],
  "outline.none": ["Nothing is called “",["words"],"”."],
  "touch.hint": ["To drag, hold for a moment, then let go over the page."],
};
