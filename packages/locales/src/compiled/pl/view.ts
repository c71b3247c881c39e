// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Wklej i zastąp"],
  "actions.view.panel": ["Lewy panel"],
  "steps.paste_replace": ["Zastąpienie"],
  "view.nudge": ["Krok klawiszy strzałek"],
  "view.nudge.size": [["size"]," mm"],
  "view.panel_width": ["Szerokość panelu"],
  "view.saved_at": ["Ostatnio zapisano o ",["time"]],
  "why.cell": ["Zaznacz pole na naklejkę."],
  "why.comments": ["Komentarze są tylko na szerokim ekranie."],
  "why.no_photos": ["Żadna naklejka nie ma jeszcze zdjęcia."],
  "why.picture": ["Zaznacz obraz lub naklejkę ze zdjęciem."],
  "why.text": ["Zaznacz tekst."],
  "why.tool": ["Najpierw wybierz narzędzie, które coś wstawia."],
};
