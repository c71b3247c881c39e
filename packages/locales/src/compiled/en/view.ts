// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Paste to replace"],
  "actions.view.panel": ["Left panel"],
  "steps.paste_replace": ["Replace"],
  "view.nudge": ["Step of the arrow keys"],
  "view.nudge.size": [["size"]," mm"],
  "view.panel_width": ["Width of the panel"],
  "view.saved_at": ["Last saved at ",["time"]],
  "why.cell": ["Select a sticker cell."],
  "why.comments": ["Comments are there on a wide screen only."],
  "why.no_photos": ["No sticker has a photo yet."],
  "why.picture": ["Select a picture or a sticker with a photo."],
  "why.text": ["Select a text."],
  "why.tool": ["First take a tool that inserts something."],
};
