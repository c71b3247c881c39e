// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "outline.filter": ["Cerca nella struttura"],
  "outline.none": ["Niente si chiama «",["words"],"»."],
  "touch.hint": ["Per trascinare, tieni premuto un istante e rilascia sulla pagina."],
};
