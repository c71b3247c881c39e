// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "pictures.uploads": ["Immagini in arrivo"],
  "pictures.uploads.cancel_all": ["Annulla tutto"],
  "pictures.uploads.dismiss": ["Togli «",["file"],"» dall’elenco"],
  "pictures.uploads.failed": [["count","plural",{"one":["#"," immagine non è arrivata"],"other":["#"," immagini non sono arrivate"]}]],
  "pictures.uploads.retry": ["Riprova: «",["file"],"»"],
  "pictures.uploads.retry_all": ["Riprova tutte e ",["count"]],
  "pictures.uploads.under_way": [["done"]," immagini su ",["total"]," sono arrivate"],
};
