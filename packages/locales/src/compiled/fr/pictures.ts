// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "pictures.uploads": ["Images en cours d’envoi"],
  "pictures.uploads.cancel_all": ["Tout annuler"],
  "pictures.uploads.dismiss": ["Retirer « ",["file"]," » de la liste"],
  "pictures.uploads.failed": [["count","plural",{"one":["#"," image n’est pas arrivée"],"other":["#"," images ne sont pas arrivées"]}]],
  "pictures.uploads.retry": ["Réessayer : « ",["file"]," »"],
  "pictures.uploads.retry_all": ["Réessayer les ",["count"]],
  "pictures.uploads.under_way": [["done"]," images sur ",["total"]," sont arrivées"],
};
