// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "keys.delete": ["Del"],
  "toolbar.all": ["Wszystko"],
  "toolbar.delete": ["Usuń"],
  "toolbar.duplicate": ["Duplikuj"],
  "toolbar.group": ["Grupuj"],
  "toolbar.label": ["Narzędzia dla zaznaczenia"],
  "toolbar.more": ["Więcej"],
  "toolbar.move": ["Przesuń"],
  "toolbar.move.done": ["Gotowe"],
  "toolbar.move.down": ["W dół"],
  "toolbar.move.left": ["W lewo"],
  "toolbar.move.right": ["W prawo"],
  "toolbar.move.up": ["W górę"],
  "toolbar.several": [["count","plural",{"one":["#"," element"],"few":["#"," elementy"],"many":["#"," elementów"],"other":["#"," elementu"]}]],
  "toolbar.sheet.all": ["Pokaż wszystkie narzędzia"],
  "toolbar.sheet.less": ["Pokaż mniej narzędzi"],
  "toolbar.ungroup": ["Rozgrupuj"],
};
