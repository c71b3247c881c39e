// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Incolla e sostituisci"],
  "actions.view.panel": ["Pannello a sinistra"],
  "steps.paste_replace": ["Sostituisci"],
  "view.nudge": ["Passo dei tasti freccia"],
  "view.nudge.size": [["size"]," mm"],
  "view.panel_width": ["Larghezza del pannello"],
  "view.saved_at": ["Ultimo salvataggio alle ",["time"]],
  "why.cell": ["Seleziona una casella."],
  "why.comments": ["I commenti ci sono solo su uno schermo largo."],
  "why.no_photos": ["Nessuna figurina ha ancora una foto."],
  "why.picture": ["Seleziona un’immagine o una figurina con foto."],
  "why.text": ["Seleziona un testo."],
  "why.tool": ["Prendi prima uno strumento che inserisce qualcosa."],
};
