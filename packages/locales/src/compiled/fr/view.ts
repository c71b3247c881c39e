// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.clipboard.paste_replace": ["Coller et remplacer"],
  "actions.view.panel": ["Panneau de gauche"],
  "steps.paste_replace": ["Remplacement"],
  "view.nudge": ["Pas des touches fléchées"],
  "view.nudge.size": [["size"]," mm"],
  "view.panel_width": ["Largeur du panneau"],
  "view.saved_at": ["Dernier enregistrement à ",["time"]],
  "why.cell": ["Sélectionne un emplacement."],
  "why.comments": ["Les commentaires ne sont là que sur un écran large."],
  "why.no_photos": ["Aucune vignette n’a encore de photo."],
  "why.picture": ["Sélectionne une image ou une vignette avec photo."],
  "why.text": ["Sélectionne un texte."],
  "why.tool": ["Prends d’abord un outil qui insère quelque chose."],
};
