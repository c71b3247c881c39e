// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Wklej i zastąp"],
  "actions.view.panel": ["Lewy panel"],
  "steps.paste_replace": ["Zastąpienie"],
  "view.nudge": ["Krok klawiszy strzałek"],
  "view.nudge.size": [["size"]," mm"],
  "view.panel_width": ["Szerokość panelu"],
  "view.saved_at": ["Ostatnio zapisano o ",["time"]],
};
