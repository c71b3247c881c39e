// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "render.failed": ["Impossible de composer les feuilles d’impression"],
  "render.failed.hint": ["Relance l’export. Si cela se reproduit, cette ligne aidera à trouver la cause :"],
  "render.loading": ["Préparation des feuilles d’impression…"],
};
