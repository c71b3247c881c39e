// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.sticker.swap": ["Zamień naklejki"],
  "sheet.crop": ["Kadruj"],
  "sheet.group": ["Grupuj"],
  "sheet.insert_spread": ["Wstaw"],
  "sheet.lock": ["Zablokuj"],
  "sheet.pages": ["Strona ",["pages"]],
  "sheet.photo": ["Zdjęcie"],
  "sheet.shuffle": ["Ułóż"],
  "sheet.spread": ["Edytuj rozkładówkę"],
  "sheet.why.two_cells": ["Zaznacz dokładnie dwa pola."],
  "sheet.write": ["Pisz"],
  "steps.swap": ["Zamiana naklejek"],
};
