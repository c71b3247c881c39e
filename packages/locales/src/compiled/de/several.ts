// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "strip.chosen": [["name"],", ausgewählt"],
  "strip.delete.question_many": [["count","plural",{"one":["#"," Doppelseiten wirklich löschen?"],"other":["#"," Doppelseiten wirklich löschen?"]}]],
  "strip.delete.text_many": ["Alles auf diesen Doppelseiten wird mit gelöscht. Ihre Sticker bleiben und sind danach nicht platziert."],
  "strip.delete_many": [["count","plural",{"one":["#"," Doppelseiten löschen"],"other":["#"," Doppelseiten löschen"]}]],
  "strip.duplicate_many": [["count","plural",{"one":["#"," Doppelseiten duplizieren"],"other":["#"," Doppelseiten duplizieren"]}]],
  "strip.finding.P24": ["zu wenig Pixel für den Druck"],
  "strip.finding.P26": ["zu nah am Rand"],
  "strip.finding.P27": ["zu nah am Falz"],
  "strip.finding.spreads_needed": ["Doppelseiten fehlen"],
  "strip.finding.sticker_hidden": ["Sticker verdeckt"],
  "strip.finding.sticker_unplaced": ["Sticker nicht platziert"],
  "strip.finding.sticker_without_name": ["Sticker ohne Namen"],
  "strip.finding.sticker_without_photo": ["Sticker ohne Foto"],
  "strip.said.chosen": [["count","plural",{"one":["#"," Doppelseite ausgewählt"],"other":["#"," Doppelseiten ausgewählt"]}]],
  "strip.said.deleted_many": [["count","plural",{"one":["#"," Doppelseiten sind gelöscht"],"other":["#"," Doppelseiten sind gelöscht"]}]],
  "strip.said.duplicated_many": [["count","plural",{"one":["#"," Doppelseiten dupliziert, die Kopien beginnen mit Seite ",["pages"]],"other":["#"," Doppelseiten dupliziert, die Kopien beginnen mit Seite ",["pages"]]}]],
  "strip.said.moved_many": [["count","plural",{"one":["#"," Doppelseiten verschoben, die erste ist jetzt Seite ",["pages"]],"other":["#"," Doppelseiten verschoben, die erste ist jetzt Seite ",["pages"]]}]],
};
