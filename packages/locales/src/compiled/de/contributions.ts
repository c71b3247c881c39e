// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "contributions.consent_2026_11": ["Ich bin damit einverstanden, dass dieses Foto mit dem angegebenen Namen und der Position gespeichert, auf einem Sticker gedruckt und mit dem Album an dessen Leserinnen und Leser weitergegeben wird. Ich darf das für die gezeigte Person erklären; ist sie minderjährig, erkläre ich es als erziehungsberechtigte Person. Ich kann die Einwilligung jederzeit mit dem Link zurücknehmen, den ich nach dem Hochladen bekomme. Foto und Sticker-Bild werden dann gelöscht. Was schon gedruckt ist, bleibt davon unberührt."],
  "contributions.consent_2026_11_surprise": ["Ich bin damit einverstanden, dass dieses Foto mit dem angegebenen Namen und der Position gespeichert, gedruckt und in gedruckter Form an eine Gruppe von Leserinnen und Lesern weitergegeben wird. Ich darf das für die gezeigte Person erklären; ist sie minderjährig, erkläre ich es als erziehungsberechtigte Person. Ich kann die Einwilligung jederzeit mit dem Link zurücknehmen, den ich nach dem Hochladen bekomme. Das Foto und alle Bilder daraus werden dann gelöscht. Was schon gedruckt ist, bleibt davon unberührt."],
  "contributions.csv.agreed_at": ["Eingewilligt am"],
  "contributions.csv.guardian": ["Erziehungsberechtigt"],
  "contributions.csv.language": ["Sprache"],
  "contributions.csv.last_name": ["Nachname"],
  "contributions.csv.minor": ["Minderjährig"],
  "contributions.csv.name": ["Name"],
  "contributions.csv.shown": ["Gezeigt"],
  "contributions.csv.version": ["Fassung des Textes"],
  "contributions.csv.withdrawn_at": ["Zurückgenommen am"],
  "contributions.greeting": ["Hallo! Wir machen ein Stickeralbum, und du sollst dabei sein. Lade hier dein Foto hoch, es dauert keine zwei Minuten."],
  "contributions.greeting_surprise": ["Hallo! Wir brauchen ein Foto von dir. Lade es hier hoch, es dauert keine zwei Minuten."],
  "contributions.no": ["nein"],
  "contributions.shown.child": ["das eigene Kind"],
  "contributions.shown.other": ["jemand anders"],
  "contributions.shown.self": ["sich selbst"],
  "contributions.yes": ["ja"],
};
