// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "poster.card_text": ["Scannen, Foto machen, fertig. Dein Name steht schon drin."],
  "poster.cards": ["Kärtchen"],
  "poster.how": ["So geht’s"],
  "poster.step_name": ["Namen eintippen"],
  "poster.step_photo": ["Foto machen, fertig"],
  "poster.step_scan": ["Code mit der Kamera scannen"],
  "poster.tap_or_scan": ["Antippen oder scannen"],
  "poster.title": ["Werde ein Sticker!"],
  "poster.title_surprise": ["Schick uns dein Foto!"],
  "poster.until": ["bis ",["date"]],
};
