// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "editor.skip.canvas": ["Skip to the album pages"],
  "editor.skip.outline": ["Skip to the outline"],
  "outline.said.gone": ["Somebody else has deleted ",["name"]],
  "spoken.deleted": [["count","plural",{"one":[["name"]," deleted"],"other":["#"," elements deleted"]}]],
  "spoken.hidden": ["hidden"],
  "spoken.locked": ["locked"],
  "spoken.off": [["what"],": off"],
  "spoken.on": [["what"],": on"],
  "spoken.place": [["x"]," mm from the left, ",["y"]," mm from the top"],
  "spoken.size": [["width"]," by ",["height"]," mm"],
  "spoken.turned": ["turned by ",["angle"],"°"],
  "spoken.upright": ["not turned"],
};
