// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.sticker.swap": ["Scambia figurine"],
  "sheet.crop": ["Ritaglia"],
  "sheet.group": ["Raggruppa"],
  "sheet.insert_spread": ["Inserisci"],
  "sheet.lock": ["Blocca"],
  "sheet.pages": ["Pagina ",["pages"]],
  "sheet.photo": ["Foto"],
  "sheet.shuffle": ["Disponi"],
  "sheet.spread": ["Modifica doppia pagina"],
  "sheet.why.two_cells": ["Seleziona esattamente due caselle."],
  "sheet.write": ["Scrivi"],
  "steps.swap": ["Figurine scambiate"],
};
