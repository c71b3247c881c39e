// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "render.failed": ["Der Druckbogen lässt sich nicht aufbauen"],
  "render.failed.hint": ["Starte den Export noch einmal. Wenn es wieder passiert, hilft diese Zeile bei der Suche:"],
  "render.loading": ["Der Druckbogen wird vorbereitet …"],
};
