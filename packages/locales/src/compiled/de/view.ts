// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Einfügen und ersetzen"],
  "actions.view.panel": ["Linker Bereich"],
  "steps.paste_replace": ["Ersetzt"],
  "view.nudge": ["Schritt der Pfeiltasten"],
  "view.nudge.size": [["size"]," mm"],
  "view.panel_width": ["Breite des Bereichs"],
  "view.saved_at": ["Zuletzt gespeichert um ",["time"]],
};
