// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.sticker.swap": ["Sticker tauschen"],
  "sheet.crop": ["Ausschnitt"],
  "sheet.group": ["Gruppieren"],
  "sheet.insert_spread": ["Einfügen"],
  "sheet.lock": ["Sperren"],
  "sheet.pages": ["Seite ",["pages"]],
  "sheet.photo": ["Foto"],
  "sheet.shuffle": ["Anordnen"],
  "sheet.spread": ["Doppelseite bearbeiten"],
  "sheet.why.two_cells": ["Wähle genau zwei Felder."],
  "sheet.write": ["Schreiben"],
  "steps.swap": ["Sticker getauscht"],
};
