// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "exports.failed.browser_died": ["Il programma di stampa si è bloccato più volte. Avvia di nuovo l’esportazione."],
  "exports.failed.checks_failed": ["Il file non ha superato tutti i controlli (",["rules"],") e perciò non viene offerto."],
  "exports.failed.content_missing": ["Nell’album c’è un’immagine o un carattere che non esiste più. Sostituiscilo ed esporta di nuovo."],
  "exports.failed.nothing_to_print": ["In questo intervallo non c’è niente da stampare."],
  "exports.failed.photo_withdrawn": ["Una foto al suo interno è stata ritirata, quindi il file è stato eliminato. Esporta di nuovo."],
  "exports.failed.render_page_failed": ["Non è stato possibile caricare un’immagine o un carattere dell’album."],
  "exports.failed.render_page_timeout": ["Non è stato possibile impaginare l’album in tempo. Riprova, o con meno pagine."],
  "exports.failed.unexpected": ["Si è verificato un errore durante la stampa. Avvia di nuovo l’esportazione."],
  "exports.failed.worker_died": ["La stampa è stata interrotta più volte. Avvia di nuovo l’esportazione."],
  "exports.failed.wrong_page_count": ["Il file aveva più o meno pagine di quelle ordinate. Avvia di nuovo l’esportazione."],
  "exports.finding.picture": ["L’immagine «",["name"],"» a pagina ",["pages"]," ha solo ",["ppi","number"]," ppi e può risultare sfocata."],
  "exports.finding.sticker": ["La foto di «",["name"],"» ha solo ",["ppi","number"]," ppi e può risultare sfocata."],
  "exports.range.nothing_to_print": ["In questo intervallo non c’è niente da stampare."],
  "exports.range.out_of_range": ["«",["piece"],"» è fuori dai limiti: si va da 1 a ",["last","number"],"."],
  "exports.range.reversed": ["«",["piece"],"» è al contrario: il numero più piccolo viene prima."],
  "exports.range.unreadable": ["«",["piece"],"» non è un intervallo. Scrivi per esempio 1-3,5."],
  "exports.unsupported": ["Questo non si può ancora stampare."],
};
