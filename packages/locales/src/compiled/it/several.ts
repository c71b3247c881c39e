// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "strip.chosen": [["name"],", selezionata"],
  "strip.delete.question_many": [["count","plural",{"one":["Eliminare davvero ","#"," doppie pagine?"],"other":["Eliminare davvero ","#"," doppie pagine?"]}]],
  "strip.delete.text_many": ["Tutto il contenuto di queste doppie pagine viene eliminato. Le figurine restano, senza posizione."],
  "strip.delete_many": [["count","plural",{"one":["Elimina ","#"," doppie pagine"],"other":["Elimina ","#"," doppie pagine"]}]],
  "strip.duplicate_many": [["count","plural",{"one":["Duplica ","#"," doppie pagine"],"other":["Duplica ","#"," doppie pagine"]}]],
  "strip.finding.P24": ["troppo pochi pixel per la stampa"],
  "strip.finding.P26": ["troppo vicino al bordo"],
  "strip.finding.P27": ["troppo vicino alla piega"],
  "strip.finding.spreads_needed": ["mancano doppie pagine"],
  "strip.finding.sticker_hidden": ["figurina coperta"],
  "strip.finding.sticker_unplaced": ["figurina non posizionata"],
  "strip.finding.sticker_without_name": ["figurina senza nome"],
  "strip.finding.sticker_without_photo": ["figurina senza foto"],
  "strip.said.chosen": [["count","plural",{"one":["#"," doppia pagina selezionata"],"other":["#"," doppie pagine selezionate"]}]],
  "strip.said.deleted_many": [["count","plural",{"one":["#"," doppie pagine sono eliminate"],"other":["#"," doppie pagine sono eliminate"]}]],
  "strip.said.duplicated_many": [["count","plural",{"one":["#"," doppie pagine duplicate, le copie iniziano a pagina ",["pages"]],"other":["#"," doppie pagine duplicate, le copie iniziano a pagina ",["pages"]]}]],
  "strip.said.moved_many": [["count","plural",{"one":["#"," doppie pagine spostate, la prima è ora pagina ",["pages"]],"other":["#"," doppie pagine spostate, la prima è ora pagina ",["pages"]]}]],
};
