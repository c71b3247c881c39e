// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "steps.format": ["Text formatieren"],
  "steps.symbol": ["Auto-Text einfügen"],
  "text.symbol.album-title": ["Titel des Albums"],
  "text.symbol.page-number": ["Seitenzahl"],
  "text.symbol.release-date": ["Datum des Events"],
  "text.symbol.section": ["Name des Kapitels"],
  "text.symbol.sticker-name": ["Name des Stickers"],
  "text.symbol.sticker-nextnumber": ["Nächste Nummer"],
  "text.symbol.sticker-number": ["Nummer des Stickers"],
  "text.symbol.sticker-position": ["Position des Stickers"],
  "text.symbol.toc-chapters": ["Inhalt nach Kapiteln"],
  "text.symbol.toc-pages": ["Inhalt nach Seiten"],
  "text.symbol.total-pages": ["Anzahl der Seiten"],
  "text.symbol.total-stickers": ["Anzahl der Sticker"],
};
