// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "outline.filter": ["Chercher dans le plan"],
  "outline.none": ["Rien ne s’appelle « ",["words"]," »."],
  "touch.hint": ["Pour déplacer un élément, maintenez-le appuyé, puis relâchez-le sur la page."],
};
