// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "designs.cell.as_sticker": ["wie der Sticker"],
  "designs.cell.lettering": ["Beschriftung des Felds"],
  "designs.cell.named": ["Feld: ",["name"]],
  "designs.cells": ["Die Felder im Album"],
  "designs.cells.as_stickers": ["Wie die Sticker"],
  "designs.cells.text": ["So sieht ein Feld aus, bis der Sticker klebt."],
  "designs.cells.variants": ["Was im Feld steht"],
};
