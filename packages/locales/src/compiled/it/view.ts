// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Incolla e sostituisci"],
  "steps.paste_replace": ["Sostituisci"],
  "view.nudge": ["Passo dei tasti freccia"],
  "view.nudge.size": [["size"]," mm"],
  "view.saved_at": ["Ultimo salvataggio alle ",["time"]],
};
