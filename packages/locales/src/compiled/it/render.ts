// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "render.failed": ["Impossibile comporre i fogli di stampa"],
  "render.failed.hint": ["Avvia di nuovo l’esportazione. Se succede ancora, questa riga aiuta a trovare la causa:"],
  "render.loading": ["Preparazione dei fogli di stampa…"],
};
