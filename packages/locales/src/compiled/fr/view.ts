// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "view.nudge": ["Pas des touches fléchées"],
  "view.nudge.size": [["size"]," mm"],
  "view.saved_at": ["Dernier enregistrement à ",["time"]],
};
