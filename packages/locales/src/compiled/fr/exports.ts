// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "exports.failed.browser_died": ["Le programme d’impression s’est arrêté plusieurs fois. Relance l’export."],
  "exports.failed.checks_failed": ["Le fichier n’a pas réussi tous les contrôles (",["rules"],") : il n’est donc pas proposé."],
  "exports.failed.content_missing": ["L’album contient une image ou une police qui n’existe plus. Remplace-la, puis exporte à nouveau."],
  "exports.failed.nothing_to_print": ["Il n’y a rien à imprimer dans cette plage."],
  "exports.failed.photo_withdrawn": ["Une photo qu’il contient a été retirée, le fichier a donc été supprimé. Exporte à nouveau."],
  "exports.failed.render_page_failed": ["Une image ou une police de l’album n’a pas pu être chargée."],
  "exports.failed.render_page_timeout": ["L’album n’a pas pu être mis en page à temps. Réessaie, ou avec moins de pages."],
  "exports.failed.unexpected": ["Une erreur est survenue pendant l’impression. Relance l’export."],
  "exports.failed.worker_died": ["L’impression a été interrompue plusieurs fois. Relance l’export."],
  "exports.failed.wrong_page_count": ["Le fichier contenait plus ou moins de pages que prévu. Relance l’export."],
  "exports.finding.picture": ["L’image « ",["name"]," », page ",["pages"],", n’a que ",["ppi","number"]," ppp et risque d’être floue."],
  "exports.finding.sticker": ["La photo de « ",["name"]," » n’a que ",["ppi","number"]," ppp et risque d’être floue."],
  "exports.range.nothing_to_print": ["Il n’y a rien à imprimer dans cette plage."],
  "exports.range.out_of_range": ["« ",["piece"]," » est hors limites : il y a 1 à ",["last","number"],"."],
  "exports.range.reversed": ["« ",["piece"]," » est à l’envers : le plus petit nombre vient d’abord."],
  "exports.range.unreadable": ["« ",["piece"]," » n’est pas une plage. Écris par exemple 1-3,5."],
  "exports.unsupported": ["Cela ne peut pas encore être imprimé."],
};
