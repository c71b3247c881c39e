// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "designs.cell.as_sticker": ["jak naklejka"],
  "designs.cell.lettering": ["Napisy w polu"],
  "designs.cell.named": ["Pole: ",["name"]],
  "designs.cells": ["Pola w albumie"],
  "designs.cells.as_stickers": ["Jak naklejki"],
  "designs.cells.text": ["Tak wygląda pole, zanim wkleicie w nie naklejkę."],
  "designs.cells.variants": ["Co jest w polu"],
};
