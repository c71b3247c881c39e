// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "contributions.consent_2026_11": ["Zgadzam się, aby to zdjęcie zostało zapisane z podanym imieniem, nazwiskiem i stanowiskiem, wydrukowane na naklejce i przekazane wraz z albumem jego czytelnikom. Mogę to oświadczyć w imieniu pokazanej osoby; jeśli jest niepełnoletnia, oświadczam to jako jej rodzic lub opiekun. Zgodę mogę wycofać w każdej chwili za pomocą linku, który otrzymam po wysłaniu. Zdjęcie i obraz na naklejce zostaną wtedy usunięte. Nie dotyczy to tego, co już wydrukowano."],
  "contributions.consent_2026_11_surprise": ["Zgadzam się, aby to zdjęcie zostało zapisane z podanym imieniem, nazwiskiem i stanowiskiem, wydrukowane i przekazane w druku grupie czytelników. Mogę to oświadczyć w imieniu pokazanej osoby; jeśli jest niepełnoletnia, oświadczam to jako jej rodzic lub opiekun. Zgodę mogę wycofać w każdej chwili za pomocą linku, który otrzymam po wysłaniu. Zdjęcie i wszystkie powstałe z niego obrazy zostaną wtedy usunięte. Nie dotyczy to tego, co już wydrukowano."],
  "contributions.csv.agreed_at": ["Zgoda wyrażona"],
  "contributions.csv.guardian": ["Opiekun"],
  "contributions.csv.language": ["Język"],
  "contributions.csv.last_name": ["Nazwisko"],
  "contributions.csv.minor": ["Niepełnoletni"],
  "contributions.csv.name": ["Imię"],
  "contributions.csv.shown": ["Osoba na zdjęciu"],
  "contributions.csv.version": ["Wersja tekstu"],
  "contributions.csv.withdrawn_at": ["Zgoda wycofana"],
  "contributions.greeting": ["Cześć! Tworzymy album z naklejkami i chcemy Cię w nim mieć. Wyślij tu swoje zdjęcie, to zajmie mniej niż dwie minuty."],
  "contributions.greeting_surprise": ["Cześć! Potrzebujemy Twojego zdjęcia. Wyślij je tutaj, to zajmie mniej niż dwie minuty."],
  "contributions.no": ["nie"],
  "contributions.shown.child": ["własne dziecko"],
  "contributions.shown.other": ["ktoś inny"],
  "contributions.shown.self": ["siebie"],
  "contributions.yes": ["tak"],
};
