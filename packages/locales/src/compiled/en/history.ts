// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "history.redo_passed": [["count","plural",{"one":["“",["step"],"” can no longer be redone: others have worked on it since."],"other":["#"," steps can no longer be redone: others have worked on them since."]}]],
  "history.undo_passed": [["count","plural",{"one":["“",["step"],"” stays: others have worked on it since."],"other":["#"," steps stay: others have worked on them since."]}]],
};
