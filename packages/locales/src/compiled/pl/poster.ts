// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "poster.card_text": ["Zeskanuj, zrób zdjęcie, gotowe. Twoje imię jest już wpisane."],
  "poster.cards": ["Karteczki"],
  "poster.how": ["Jak to działa"],
  "poster.step_name": ["Wpisz swoje imię"],
  "poster.step_photo": ["Zrób zdjęcie, gotowe"],
  "poster.step_scan": ["Zeskanuj kod aparatem"],
  "poster.tap_or_scan": ["Kliknij lub zeskanuj"],
  "poster.title": ["Zostań naklejką!"],
  "poster.title_surprise": ["Wyślij nam swoje zdjęcie!"],
  "poster.until": ["do ",["date"]],
};
