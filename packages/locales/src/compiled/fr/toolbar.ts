// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "keys.delete": ["Suppr"],
  "toolbar.all": ["Tout"],
  "toolbar.delete": ["Supprimer"],
  "toolbar.duplicate": ["Dupliquer"],
  "toolbar.group": ["Grouper"],
  "toolbar.label": ["Outils pour la sélection"],
  "toolbar.more": ["Plus"],
  "toolbar.move": ["Déplacer"],
  "toolbar.move.done": ["Terminé"],
  "toolbar.move.down": ["Bas"],
  "toolbar.move.left": ["Gauche"],
  "toolbar.move.right": ["Droite"],
  "toolbar.move.up": ["Haut"],
  "toolbar.several": [["count","plural",{"one":["#"," élément"],"other":["#"," éléments"]}]],
  "toolbar.sheet.all": ["Afficher tous les outils"],
  "toolbar.sheet.less": ["Afficher moins d’outils"],
  "toolbar.ungroup": ["Dégrouper"],
};
