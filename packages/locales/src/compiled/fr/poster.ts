// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "poster.card_text": ["Scanne, prends une photo, c’est fini. Ton nom est déjà inscrit."],
  "poster.cards": ["Cartes"],
  "poster.how": ["Comment faire"],
  "poster.step_name": ["Saisir ton nom"],
  "poster.step_photo": ["Prendre une photo, terminé"],
  "poster.step_scan": ["Scanner le code avec l’appareil photo"],
  "poster.tap_or_scan": ["Touche ou scanne"],
  "poster.title": ["Deviens une vignette !"],
  "poster.title_surprise": ["Envoie-nous ta photo !"],
  "poster.until": ["avant le ",["date"]],
};
