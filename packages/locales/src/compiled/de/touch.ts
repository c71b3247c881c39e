// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "outline.filter": ["Gliederung durchsuchen"],
  "outline.none": ["Nichts heißt „",["words"],"“."],
  "touch.hint": ["Zum Ziehen kurz gedrückt halten, dann auf der Seite loslassen."],
};
