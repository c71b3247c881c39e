// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "touch.hint": ["Pour déplacer un élément, maintenez-le appuyé, puis relâchez-le sur la page."],
};
