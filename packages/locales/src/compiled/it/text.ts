// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "steps.format": ["Formatta testo"],
  "steps.symbol": ["Inserisci testo automatico"],
  "text.symbol.album-title": ["Titolo dell’album"],
  "text.symbol.page-number": ["Numero di pagina"],
  "text.symbol.release-date": ["Data dell’evento"],
  "text.symbol.section": ["Nome del capitolo"],
  "text.symbol.sticker-name": ["Nome sulla figurina"],
  "text.symbol.sticker-nextnumber": ["Numero successivo"],
  "text.symbol.sticker-number": ["Numero della figurina"],
  "text.symbol.sticker-position": ["Ruolo sulla figurina"],
  "text.symbol.toc-chapters": ["Indice per capitoli"],
  "text.symbol.toc-pages": ["Indice per pagine"],
  "text.symbol.total-pages": ["Numero di pagine"],
  "text.symbol.total-stickers": ["Numero di figurine"],
};
