// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "steps.format": ["Mettre le texte en forme"],
  "steps.symbol": ["Insérer un texte automatique"],
  "text.symbol.album-title": ["Titre de l’album"],
  "text.symbol.page-number": ["Numéro de page"],
  "text.symbol.release-date": ["Date de l’évènement"],
  "text.symbol.section": ["Nom du chapitre"],
  "text.symbol.sticker-name": ["Nom sur la vignette"],
  "text.symbol.sticker-nextnumber": ["Numéro suivant"],
  "text.symbol.sticker-number": ["Numéro de la vignette"],
  "text.symbol.sticker-position": ["Poste sur la vignette"],
  "text.symbol.toc-chapters": ["Sommaire par chapitres"],
  "text.symbol.toc-pages": ["Sommaire par pages"],
  "text.symbol.total-pages": ["Nombre de pages"],
  "text.symbol.total-stickers": ["Nombre de vignettes"],
};
