// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.sticker.swap": ["Swap stickers"],
  "sheet.crop": ["Crop"],
  "sheet.group": ["Group"],
  "sheet.insert_spread": ["Insert"],
  "sheet.lock": ["Lock"],
  "sheet.pages": ["Page ",["pages"]],
  "sheet.photo": ["Photo"],
  "sheet.shuffle": ["Rearrange"],
  "sheet.spread": ["Edit spread"],
  "sheet.why.two_cells": ["Select exactly two cells."],
  "sheet.write": ["Write"],
  "steps.swap": ["Stickers swapped"],
};
