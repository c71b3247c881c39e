// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.comment.next": ["Następny otwarty komentarz"],
  "comments.answer": ["Odpowiedź"],
  "comments.answer_or_name": ["Odpowiedz lub @imię"],
  "comments.answers": [["count","plural",{"one":["#"," odpowiedź"],"few":["#"," odpowiedzi"],"many":["#"," odpowiedzi"],"other":["#"," odpowiedzi"]}]],
  "comments.delete_answer": ["Usuń odpowiedź"],
  "comments.edit": ["Zmień tekst"],
  "comments.is_done": ["Komentarz, załatwiony"],
  "comments.people": ["Osoby w albumie"],
  "comments.reopen": ["Otwórz ponownie"],
  "comments.send": ["Wyślij odpowiedź"],
  "comments.why.none": ["Żaden komentarz nie jest otwarty."],
  "comments.you": ["Ty"],
  "steps.answer": ["Odpowiedź na komentarz"],
  "steps.comment_done": ["Załatwienie komentarza"],
  "steps.comment_open": ["Ponowne otwarcie komentarza"],
};
