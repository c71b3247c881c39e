// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "strip.chosen": [["name"],", sélectionnée"],
  "strip.delete.question_many": [["count","plural",{"one":["Vraiment supprimer ","#"," doubles pages ?"],"other":["Vraiment supprimer ","#"," doubles pages ?"]}]],
  "strip.delete.text_many": ["Tout le contenu de ces doubles pages est supprimé. Leurs vignettes restent, sans emplacement."],
  "strip.delete_many": [["count","plural",{"one":["Supprimer ","#"," doubles pages"],"other":["Supprimer ","#"," doubles pages"]}]],
  "strip.duplicate_many": [["count","plural",{"one":["Dupliquer ","#"," doubles pages"],"other":["Dupliquer ","#"," doubles pages"]}]],
  "strip.finding.P24": ["trop peu de pixels pour l’impression"],
  "strip.finding.P26": ["trop près du bord"],
  "strip.finding.P27": ["trop près du pli"],
  "strip.finding.spreads_needed": ["il manque des doubles pages"],
  "strip.finding.sticker_hidden": ["vignette cachée"],
  "strip.finding.sticker_unplaced": ["vignette non placée"],
  "strip.finding.sticker_without_name": ["vignette sans nom"],
  "strip.finding.sticker_without_photo": ["vignette sans photo"],
  "strip.said.chosen": [["count","plural",{"one":["#"," double page sélectionnée"],"other":["#"," doubles pages sélectionnées"]}]],
  "strip.said.deleted_many": [["count","plural",{"one":["#"," doubles pages sont supprimées"],"other":["#"," doubles pages sont supprimées"]}]],
  "strip.said.duplicated_many": [["count","plural",{"one":["#"," doubles pages dupliquées, les copies commencent page ",["pages"]],"other":["#"," doubles pages dupliquées, les copies commencent page ",["pages"]]}]],
  "strip.said.moved_many": [["count","plural",{"one":["#"," doubles pages déplacées, la première est maintenant page ",["pages"]],"other":["#"," doubles pages déplacées, la première est maintenant page ",["pages"]]}]],
};
