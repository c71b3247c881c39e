// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Verrouillé. Clique pour déverrouiller"],
  "gestures.unlocked": ["Déverrouillé"],
  "notices.locked_now": ["L’album est maintenant verrouillé. Ce qui était enregistré reste, rien ne change plus."],
  "notices.picture_gone": ["Quelqu’un a supprimé l’image que tu recadres."],
  "notices.spread_gone": ["Quelqu’un a supprimé la double page sur laquelle tu étais."],
  "notices.text_gone": ["Quelqu’un a supprimé le texte dans lequel tu écris."],
  "notices.text_gone.keep": ["Garder mon texte"],
  "notices.unlocked_now": ["L’album est de nouveau ouvert."],
};
