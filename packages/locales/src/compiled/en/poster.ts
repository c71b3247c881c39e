// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "poster.card_text": ["Scan, take a photo, done. Your name is already filled in."],
  "poster.cards": ["Cards"],
  "poster.how": ["How it works"],
  "poster.step_name": ["Type in your name"],
  "poster.step_photo": ["Take a photo, done"],
  "poster.step_scan": ["Scan the code with your camera"],
  "poster.tap_or_scan": ["Tap or scan"],
  "poster.title": ["Become a sticker!"],
  "poster.title_surprise": ["Send us your photo!"],
  "poster.until": ["by ",["date"]],
};
