// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Zablokowane. Kliknij, aby odblokować"],
  "gestures.unlocked": ["Odblokowano"],
  "notices.spread_gone": ["Ktoś usunął rozkładówkę, na której pracujesz."],
  "notices.text_gone": ["Ktoś usunął tekst, w którym właśnie piszesz."],
  "notices.text_gone.keep": ["Zachowaj mój tekst"],
};
