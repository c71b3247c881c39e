// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "editor.skip.canvas": ["Zu den Albumseiten"],
  "editor.skip.outline": ["Zur Gliederung"],
  "outline.said.gone": ["Jemand anders hat ",["name"]," gelöscht"],
  "spoken.deleted": [["count","plural",{"one":[["name"]," gelöscht"],"other":["#"," Elemente gelöscht"]}]],
  "spoken.hidden": ["ausgeblendet"],
  "spoken.locked": ["gesperrt"],
  "spoken.off": [["what"],": aus"],
  "spoken.on": [["what"],": ein"],
  "spoken.place": [["x"]," mm von links, ",["y"]," mm von oben"],
  "spoken.size": [["width"]," mal ",["height"]," mm"],
  "spoken.turned": ["um ",["angle"],"° gedreht"],
  "spoken.upright": ["nicht gedreht"],
};
