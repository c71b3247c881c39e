// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "touch.hint": ["Per trascinare, tieni premuto un istante e rilascia sulla pagina."],
};
