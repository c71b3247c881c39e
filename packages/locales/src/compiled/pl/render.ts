// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "render.failed": ["Nie udało się złożyć arkuszy do druku"],
  "render.failed.hint": ["Uruchom eksport jeszcze raz. Jeśli problem się powtórzy, ta linijka pomoże znaleźć przyczynę:"],
  "render.loading": ["Przygotowujemy arkusze do druku…"],
};
