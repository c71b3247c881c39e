// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "designs.cell.as_sticker": ["like the sticker"],
  "designs.cell.lettering": ["Lettering of the cell"],
  "designs.cell.named": ["Cell: ",["name"]],
  "designs.cells": ["The cells in the album"],
  "designs.cells.as_stickers": ["Like the stickers"],
  "designs.cells.text": ["This is how a cell looks until its sticker is in."],
  "designs.cells.variants": ["What the cell says"],
};
