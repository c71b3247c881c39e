// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Gesperrt. Klicken zum Entsperren"],
  "gestures.unlocked": ["Entsperrt"],
  "notices.spread_gone": ["Jemand hat die Doppelseite gelöscht, auf der du warst."],
  "notices.text_gone": ["Jemand hat den Text gelöscht, in dem du gerade schreibst."],
  "notices.text_gone.keep": ["Meinen Text behalten"],
};
