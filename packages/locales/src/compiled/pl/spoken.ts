// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "editor.skip.canvas": ["Przejdź do stron albumu"],
  "editor.skip.outline": ["Przejdź do konspektu"],
  "outline.said.gone": ["Ktoś inny usunął: ",["name"]],
  "spoken.deleted": [["count","plural",{"one":["Usunięto: ",["name"]],"few":["Usunięto ","#"," elementy"],"many":["Usunięto ","#"," elementów"],"other":["Usunięto ","#"," elementu"]}]],
  "spoken.hidden": ["ukryte"],
  "spoken.locked": ["zablokowane"],
  "spoken.off": [["what"],": wyłączone"],
  "spoken.on": [["what"],": włączone"],
  "spoken.place": [["x"]," mm od lewej, ",["y"]," mm od góry"],
  "spoken.size": [["width"]," na ",["height"]," mm"],
  "spoken.turned": ["obrót o ",["angle"],"°"],
  "spoken.upright": ["bez obrotu"],
};
