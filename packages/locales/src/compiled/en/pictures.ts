// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "pictures.uploads": ["Pictures on their way"],
  "pictures.uploads.cancel_all": ["Cancel all"],
  "pictures.uploads.dismiss": ["Take “",["file"],"” off the list"],
  "pictures.uploads.failed": [["count","plural",{"one":["#"," picture did not arrive"],"other":["#"," pictures did not arrive"]}]],
  "pictures.uploads.retry": ["Try again: “",["file"],"”"],
  "pictures.uploads.retry_all": ["Try all ",["count"]," again"],
  "pictures.uploads.under_way": [["done"]," of ",["total"]," pictures are in"],
};
