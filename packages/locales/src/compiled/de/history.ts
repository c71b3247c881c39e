// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "history.redo_passed": [["count","plural",{"one":["„",["step"],"“ ist nicht mehr möglich: Dort haben inzwischen andere weitergearbeitet."],"other":["#"," Schritte sind nicht mehr möglich: Dort haben inzwischen andere weitergearbeitet."]}]],
  "history.undo_passed": [["count","plural",{"one":["„",["step"],"“ bleibt: Dort haben inzwischen andere weitergearbeitet."],"other":["#"," Schritte bleiben: Dort haben inzwischen andere weitergearbeitet."]}]],
};
