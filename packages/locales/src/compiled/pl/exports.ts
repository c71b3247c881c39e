// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "exports.failed.browser_died": ["Program drukujący kilka razy się zawiesił. Uruchom eksport jeszcze raz."],
  "exports.failed.checks_failed": ["Gotowy plik nie przeszedł wszystkich kontroli (",["rules"],"), dlatego nie można go pobrać."],
  "exports.failed.content_missing": ["W albumie jest zdjęcie lub czcionka, które już nie istnieją. Zamień je i wyeksportuj ponownie."],
  "exports.failed.nothing_to_print": ["W tym zakresie nie ma nic do wydrukowania."],
  "exports.failed.photo_withdrawn": ["Zdjęcie w tym pliku zostało wycofane, dlatego plik usunięto. Wyeksportuj ponownie."],
  "exports.failed.render_page_failed": ["Nie udało się wczytać zdjęcia lub czcionki albumu."],
  "exports.failed.render_page_timeout": ["Nie udało się złożyć albumu na czas. Spróbuj ponownie albo z mniejszą liczbą stron."],
  "exports.failed.unexpected": ["Podczas drukowania wystąpił błąd. Uruchom eksport jeszcze raz."],
  "exports.failed.worker_died": ["Drukowanie kilka razy przerwano. Uruchom eksport jeszcze raz."],
  "exports.failed.wrong_page_count": ["Plik miał więcej lub mniej stron, niż zamówiono. Uruchom eksport jeszcze raz."],
  "exports.finding.picture": ["Obraz „",["name"],"” na stronie ",["pages"]," ma tylko ",["ppi","number"]," ppi i może być nieostry."],
  "exports.finding.sticker": ["Zdjęcie „",["name"],"” ma tylko ",["ppi","number"]," ppi i może być nieostre."],
  "exports.range.nothing_to_print": ["W tym zakresie nie ma nic do wydrukowania."],
  "exports.range.out_of_range": ["„",["piece"],"” jest poza zakresem: dostępne są numery od 1 do ",["last","number"],"."],
  "exports.range.reversed": ["„",["piece"],"” biegnie wstecz: mniejsza liczba jest pierwsza."],
  "exports.range.unreadable": ["„",["piece"],"” to nie zakres. Wpisz na przykład 1-3,5."],
  "exports.unsupported": ["Tego nie można jeszcze wydrukować."],
};
