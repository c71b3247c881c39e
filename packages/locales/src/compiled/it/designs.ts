// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "designs.cell.as_sticker": ["come la figurina"],
  "designs.cell.lettering": ["Scritte della casella"],
  "designs.cell.named": ["Spazio: ",["name"]],
  "designs.cells": ["Le caselle nell’album"],
  "designs.cells.as_stickers": ["Come le figurine"],
  "designs.cells.text": ["Così appare una casella finché non ci incolli la figurina."],
  "designs.cells.variants": ["Cosa c’è nella casella"],
};
