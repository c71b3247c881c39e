// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "strip.chosen": [["name"],", selected"],
  "strip.delete.question_many": [["count","plural",{"one":["Delete ","#"," spread?"],"other":["Delete ","#"," spreads?"]}]],
  "strip.delete.text_many": ["Everything on these spreads is deleted with them. Their stickers remain and are unplaced afterwards."],
  "strip.delete_many": [["count","plural",{"one":["Delete ","#"," spreads"],"other":["Delete ","#"," spreads"]}]],
  "strip.duplicate_many": [["count","plural",{"one":["Duplicate ","#"," spreads"],"other":["Duplicate ","#"," spreads"]}]],
  "strip.finding.P24": ["too few pixels for print"],
  "strip.finding.P26": ["too close to the edge"],
  "strip.finding.P27": ["too close to the fold"],
  "strip.finding.spreads_needed": ["spreads are missing"],
  "strip.finding.sticker_hidden": ["sticker covered"],
  "strip.finding.sticker_unplaced": ["sticker not placed"],
  "strip.finding.sticker_without_name": ["sticker without a name"],
  "strip.finding.sticker_without_photo": ["sticker without a photo"],
  "strip.said.chosen": [["count","plural",{"one":["#"," spread selected"],"other":["#"," spreads selected"]}]],
  "strip.said.deleted_many": [["count","plural",{"one":["#"," spreads are deleted"],"other":["#"," spreads are deleted"]}]],
  "strip.said.duplicated_many": [["count","plural",{"one":["#"," spreads duplicated, the copies begin with page ",["pages"]],"other":["#"," spreads duplicated, the copies begin with page ",["pages"]]}]],
  "strip.said.moved_many": [["count","plural",{"one":["#"," spreads moved, the first is now page ",["pages"]],"other":["#"," spreads moved, the first is now page ",["pages"]]}]],
};
