// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "steps.format": ["Format text"],
  "steps.symbol": ["Insert auto text"],
  "text.symbol.album-title": ["Album title"],
  "text.symbol.page-number": ["Page number"],
  "text.symbol.release-date": ["Event date"],
  "text.symbol.section": ["Chapter name"],
  "text.symbol.sticker-name": ["Sticker name"],
  "text.symbol.sticker-nextnumber": ["Next number"],
  "text.symbol.sticker-number": ["Sticker number"],
  "text.symbol.sticker-position": ["Sticker position"],
  "text.symbol.toc-chapters": ["Contents by chapters"],
  "text.symbol.toc-pages": ["Contents by pages"],
  "text.symbol.total-pages": ["Number of pages"],
  "text.symbol.total-stickers": ["Number of stickers"],
};
