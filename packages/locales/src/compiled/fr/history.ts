// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "history.redo_passed": [["count","plural",{"one":["« ",["step"]," » ne peut plus être rétabli : d’autres y ont travaillé entre-temps."],"other":["#"," étapes ne peuvent plus être rétablies : d’autres y ont travaillé entre-temps."]}]],
  "history.undo_passed": [["count","plural",{"one":["« ",["step"]," » reste : d’autres y ont travaillé entre-temps."],"other":["#"," étapes restent : d’autres y ont travaillé entre-temps."]}]],
};
