// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "designs.cell.as_sticker": ["comme le sticker"],
  "designs.cell.lettering": ["Texte de l’emplacement"],
  "designs.cell.named": ["Emplacement : ",["name"]],
  "designs.cells": ["Les emplacements dans l’album"],
  "designs.cells.as_stickers": ["Comme les stickers"],
  "designs.cells.text": ["Voici à quoi ressemble un emplacement avant d’y coller le sticker."],
  "designs.cells.variants": ["Ce que porte l’emplacement"],
};
