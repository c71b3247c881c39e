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
  "why.cell": ["Wähle ein Stickerfeld."],
  "why.comments": ["Kommentare gibt es nur auf einem breiten Bildschirm."],
  "why.no_photos": ["Noch kein Sticker hat ein Foto."],
  "why.picture": ["Wähle ein Bild oder einen Sticker mit Foto."],
  "why.text": ["Wähle einen Text."],
  "why.tool": ["Nimm zuerst ein Werkzeug, das etwas einfügt."],
};
