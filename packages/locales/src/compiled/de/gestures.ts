// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Gesperrt. Klicken zum Entsperren"],
  "gestures.unlocked": ["Entsperrt"],
  "notices.locked_now": ["Das Album ist jetzt gesperrt. Was gespeichert war, bleibt, geändert wird nichts mehr."],
  "notices.picture_gone": ["Jemand hat das Bild gelöscht, das du gerade zuschneidest."],
  "notices.spread_gone": ["Jemand hat die Doppelseite gelöscht, auf der du warst."],
  "notices.text_gone": ["Jemand hat den Text gelöscht, in dem du gerade schreibst."],
  "notices.text_gone.keep": ["Meinen Text behalten"],
  "notices.unlocked_now": ["Das Album ist wieder offen."],
};
