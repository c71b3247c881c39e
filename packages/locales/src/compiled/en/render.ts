// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "render.failed": ["The print sheets cannot be laid out"],
  "render.failed.hint": ["Start the export again. If it happens once more, this line helps to find out why:"],
  "render.loading": ["Preparing the print sheets …"],
};
