// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "strip.chosen": [["name"],", zaznaczona"],
  "strip.delete.question_many": [["count","plural",{"one":["Na pewno usunąć ","#"," rozkładówkę?"],"few":["Na pewno usunąć ","#"," rozkładówki?"],"many":["Na pewno usunąć ","#"," rozkładówek?"],"other":["Na pewno usunąć ","#"," rozkładówki?"]}]],
  "strip.delete.text_many": ["Wszystko na tych rozkładówkach zostanie usunięte. Naklejki pozostaną, ale bez miejsca w albumie."],
  "strip.delete_many": [["count","plural",{"one":["Usuń ","#"," rozkładówkę"],"few":["Usuń ","#"," rozkładówki"],"many":["Usuń ","#"," rozkładówek"],"other":["Usuń ","#"," rozkładówki"]}]],
  "strip.duplicate_many": [["count","plural",{"one":["Duplikuj ","#"," rozkładówkę"],"few":["Duplikuj ","#"," rozkładówki"],"many":["Duplikuj ","#"," rozkładówek"],"other":["Duplikuj ","#"," rozkładówki"]}]],
  "strip.finding.P24": ["za mało pikseli do druku"],
  "strip.finding.P26": ["za blisko krawędzi"],
  "strip.finding.P27": ["za blisko zgięcia"],
  "strip.finding.spreads_needed": ["brakuje rozkładówek"],
  "strip.finding.sticker_hidden": ["naklejka zasłonięta"],
  "strip.finding.sticker_unplaced": ["naklejka nieumieszczona"],
  "strip.finding.sticker_without_name": ["naklejka bez imienia"],
  "strip.finding.sticker_without_photo": ["naklejka bez zdjęcia"],
  "strip.said.chosen": [["count","plural",{"one":["Zaznaczono ","#"," rozkładówkę"],"few":["Zaznaczono ","#"," rozkładówki"],"many":["Zaznaczono ","#"," rozkładówek"],"other":["Zaznaczono ","#"," rozkładówki"]}]],
  "strip.said.deleted_many": [["count","plural",{"one":["Usunięto ","#"," rozkładówkę"],"few":["Usunięto ","#"," rozkładówki"],"many":["Usunięto ","#"," rozkładówek"],"other":["Usunięto ","#"," rozkładówki"]}]],
  "strip.said.duplicated_many": [["count","plural",{"one":["Zduplikowano ","#"," rozkładówkę, kopia od strony ",["pages"]],"few":["Zduplikowano ","#"," rozkładówki, kopie od strony ",["pages"]],"many":["Zduplikowano ","#"," rozkładówek, kopie od strony ",["pages"]],"other":["Zduplikowano ","#"," rozkładówki, kopie od strony ",["pages"]]}]],
  "strip.said.moved_many": [["count","plural",{"one":["Przeniesiono ","#"," rozkładówkę, teraz strona ",["pages"]],"few":["Przeniesiono ","#"," rozkładówki, pierwsza to teraz strona ",["pages"]],"many":["Przeniesiono ","#"," rozkładówek, pierwsza to teraz strona ",["pages"]],"other":["Przeniesiono ","#"," rozkładówki, pierwsza to teraz strona ",["pages"]]}]],
};
