// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "editor.skip.canvas": ["Vai alle pagine dell’album"],
  "editor.skip.outline": ["Vai alla struttura"],
  "outline.said.gone": ["Qualcun altro ha eliminato ",["name"]],
  "spoken.deleted": [["count","plural",{"one":["Eliminato: ",["name"]],"other":["#"," elementi eliminati"]}]],
  "spoken.hidden": ["nascosto"],
  "spoken.locked": ["bloccato"],
  "spoken.off": [["what"],": disattivato"],
  "spoken.on": [["what"],": attivo"],
  "spoken.place": ["a ",["x"]," mm da sinistra, a ",["y"]," mm dall’alto"],
  "spoken.size": [["width"]," per ",["height"]," mm"],
  "spoken.turned": ["rotazione di ",["angle"],"°"],
  "spoken.upright": ["senza rotazione"],
};
