// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "editor.skip.canvas": ["Aller aux pages de l’album"],
  "editor.skip.outline": ["Aller au plan de l’album"],
  "outline.said.gone": ["Quelqu’un d’autre a supprimé ",["name"]],
  "spoken.deleted": [["count","plural",{"one":[["name"]," supprimé"],"other":["#"," éléments supprimés"]}]],
  "spoken.hidden": ["masqué"],
  "spoken.locked": ["verrouillé"],
  "spoken.off": [["what"]," : désactivé"],
  "spoken.on": [["what"]," : activé"],
  "spoken.place": ["à ",["x"]," mm de la gauche, à ",["y"]," mm du haut"],
  "spoken.size": [["width"]," sur ",["height"]," mm"],
  "spoken.turned": ["rotation de ",["angle"],"°"],
  "spoken.upright": ["sans rotation"],
};
