// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "outline.filter": ["Szukaj w konspekcie"],
  "outline.none": ["Nic nie nazywa się „",["words"],"”."],
  "touch.hint": ["Aby przeciągnąć, przytrzymaj chwilę i puść nad stroną."],
};
