// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.sticker.swap": ["Échanger les vignettes"],
  "sheet.crop": ["Cadrer"],
  "sheet.group": ["Grouper"],
  "sheet.insert_spread": ["Insérer"],
  "sheet.lock": ["Verrouiller"],
  "sheet.pages": ["Page ",["pages"]],
  "sheet.photo": ["Photo"],
  "sheet.shuffle": ["Disposer"],
  "sheet.spread": ["Modifier la double page"],
  "sheet.why.two_cells": ["Sélectionne exactement deux emplacements."],
  "sheet.write": ["Écrire"],
  "steps.swap": ["Vignettes échangées"],
};
