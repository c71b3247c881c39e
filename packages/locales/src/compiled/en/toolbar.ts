// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "keys.delete": ["Del"],
  "toolbar.all": ["Everything"],
  "toolbar.delete": ["Delete"],
  "toolbar.duplicate": ["Duplicate"],
  "toolbar.group": ["Group"],
  "toolbar.label": ["Tools for the selection"],
  "toolbar.more": ["More"],
  "toolbar.move": ["Move"],
  "toolbar.move.done": ["Done"],
  "toolbar.move.down": ["Down"],
  "toolbar.move.left": ["Left"],
  "toolbar.move.right": ["Right"],
  "toolbar.move.up": ["Up"],
  "toolbar.several": [["count","plural",{"one":["#"," element"],"other":["#"," elements"]}]],
  "toolbar.sheet.all": ["Show all tools"],
  "toolbar.sheet.less": ["Show fewer tools"],
  "toolbar.ungroup": ["Ungroup"],
};
