// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "designs.cell.as_sticker": ["comme la vignette"],
  "designs.cell.lettering": ["Texte de l’emplacement"],
  "designs.cell.named": ["Emplacement : ",["name"]],
  "designs.cells": ["Les emplacements dans l’album"],
  "designs.cells.as_stickers": ["Comme les vignettes"],
  "designs.cells.text": ["Voici à quoi ressemble un emplacement avant d’y coller la vignette."],
  "designs.cells.variants": ["Ce que porte l’emplacement"],
};
