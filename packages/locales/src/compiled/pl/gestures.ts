// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Zablokowane. Kliknij, aby odblokować"],
  "gestures.unlocked": ["Odblokowano"],
  "notices.locked_now": ["Album jest teraz zablokowany. To, co zapisano, zostaje, niczego już nie można zmienić."],
  "notices.picture_gone": ["Ktoś usunął zdjęcie, które właśnie kadrujesz."],
  "notices.spread_gone": ["Ktoś usunął rozkładówkę, na której pracujesz."],
  "notices.text_gone": ["Ktoś usunął tekst, w którym właśnie piszesz."],
  "notices.text_gone.keep": ["Zachowaj mój tekst"],
  "notices.unlocked_now": ["Album jest znowu otwarty."],
};
