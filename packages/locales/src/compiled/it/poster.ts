// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "poster.card_text": ["Inquadra, scatta una foto, fatto. Il tuo nome c’è già."],
  "poster.cards": ["Cartoncini"],
  "poster.how": ["Come funziona"],
  "poster.step_name": ["Scrivi il tuo nome"],
  "poster.step_photo": ["Scatta una foto, fatto"],
  "poster.step_scan": ["Inquadra il codice con la fotocamera"],
  "poster.tap_or_scan": ["Tocca o inquadra"],
  "poster.title": ["Diventa una figurina!"],
  "poster.title_surprise": ["Mandaci la tua foto!"],
  "poster.until": ["entro il ",["date"]],
};
