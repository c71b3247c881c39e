// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "keys.delete": ["Entf"],
  "toolbar.all": ["Alles"],
  "toolbar.delete": ["Löschen"],
  "toolbar.duplicate": ["Duplizieren"],
  "toolbar.group": ["Gruppieren"],
  "toolbar.label": ["Werkzeuge für die Auswahl"],
  "toolbar.more": ["Mehr"],
  "toolbar.move": ["Bewegen"],
  "toolbar.move.done": ["Fertig"],
  "toolbar.move.down": ["Runter"],
  "toolbar.move.left": ["Links"],
  "toolbar.move.right": ["Rechts"],
  "toolbar.move.up": ["Hoch"],
  "toolbar.several": [["count","plural",{"one":["#"," Element"],"other":["#"," Elemente"]}]],
  "toolbar.sheet.all": ["Alle Werkzeuge zeigen"],
  "toolbar.sheet.less": ["Weniger Werkzeuge zeigen"],
  "toolbar.ungroup": ["Gruppe auflösen"],
};
