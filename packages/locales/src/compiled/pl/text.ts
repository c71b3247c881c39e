// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "steps.format": ["Formatowanie tekstu"],
  "steps.symbol": ["Wstawienie tekstu automatycznego"],
  "text.symbol.album-title": ["Tytuł albumu"],
  "text.symbol.page-number": ["Numer strony"],
  "text.symbol.release-date": ["Data wydarzenia"],
  "text.symbol.section": ["Nazwa rozdziału"],
  "text.symbol.sticker-name": ["Imię na naklejce"],
  "text.symbol.sticker-nextnumber": ["Następny numer"],
  "text.symbol.sticker-number": ["Numer naklejki"],
  "text.symbol.sticker-position": ["Pozycja na naklejce"],
  "text.symbol.toc-chapters": ["Spis treści według rozdziałów"],
  "text.symbol.toc-pages": ["Spis treści według stron"],
  "text.symbol.total-pages": ["Liczba stron"],
  "text.symbol.total-stickers": ["Liczba naklejek"],
};
