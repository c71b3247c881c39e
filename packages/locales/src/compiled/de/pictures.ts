// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "pictures.uploads": ["Bilder unterwegs"],
  "pictures.uploads.cancel_all": ["Alle abbrechen"],
  "pictures.uploads.dismiss": ["„",["file"],"“ aus der Liste nehmen"],
  "pictures.uploads.failed": [["count","plural",{"one":["#"," Bild kam nicht an"],"other":["#"," Bilder kamen nicht an"]}]],
  "pictures.uploads.retry": ["Erneut versuchen: „",["file"],"“"],
  "pictures.uploads.retry_all": ["Alle ",["count"]," erneut versuchen"],
  "pictures.uploads.under_way": [["done"]," von ",["total"]," Bildern sind da"],
};
