// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Bloccato. Fai clic per sbloccare"],
  "gestures.unlocked": ["Sbloccato"],
  "notices.locked_now": ["L’album ora è bloccato. Quello che era salvato resta, non si cambia più nulla."],
  "notices.picture_gone": ["Qualcuno ha eliminato l’immagine che stai ritagliando."],
  "notices.spread_gone": ["Qualcuno ha eliminato la doppia pagina su cui eri."],
  "notices.text_gone": ["Qualcuno ha eliminato il testo in cui stai scrivendo."],
  "notices.text_gone.keep": ["Tieni il mio testo"],
  "notices.unlocked_now": ["L’album è di nuovo aperto."],
};
