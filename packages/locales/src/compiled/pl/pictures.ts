// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "pictures.uploads": ["Zdjęcia w drodze"],
  "pictures.uploads.cancel_all": ["Anuluj wszystkie"],
  "pictures.uploads.dismiss": ["Usuń „",["file"],"” z listy"],
  "pictures.uploads.failed": [["count","plural",{"one":["#"," zdjęcie nie dotarło"],"few":["#"," zdjęcia nie dotarły"],"many":["#"," zdjęć nie dotarło"],"other":["#"," zdjęcia nie dotarło"]}]],
  "pictures.uploads.retry": ["Spróbuj ponownie: „",["file"],"”"],
  "pictures.uploads.retry_all": ["Spróbuj ponownie wszystkie (",["count"],")"],
  "pictures.uploads.under_way": ["Dotarło ",["done"]," z ",["total"]," zdjęć"],
};
