// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "keys.delete": ["Canc"],
  "toolbar.all": ["Tutto"],
  "toolbar.delete": ["Elimina"],
  "toolbar.duplicate": ["Duplica"],
  "toolbar.group": ["Raggruppa"],
  "toolbar.label": ["Strumenti per la selezione"],
  "toolbar.more": ["Altro"],
  "toolbar.move": ["Sposta"],
  "toolbar.move.done": ["Fatto"],
  "toolbar.move.down": ["Giù"],
  "toolbar.move.left": ["Sinistra"],
  "toolbar.move.right": ["Destra"],
  "toolbar.move.up": ["Su"],
  "toolbar.several": [["count","plural",{"one":["#"," elemento"],"other":["#"," elementi"]}]],
  "toolbar.sheet.all": ["Mostra tutti gli strumenti"],
  "toolbar.sheet.less": ["Mostra meno strumenti"],
  "toolbar.ungroup": ["Separa gruppo"],
};
