// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.comment.next": ["Prossimo commento aperto"],
  "comments.answer": ["Risposta"],
  "comments.answer_or_name": ["Rispondi o @nome"],
  "comments.answers": [["count","plural",{"one":["#"," risposta"],"other":["#"," risposte"]}]],
  "comments.delete_answer": ["Elimina risposta"],
  "comments.edit": ["Modifica testo"],
  "comments.is_done": ["Commento, risolto"],
  "comments.people": ["Persone dell’album"],
  "comments.reopen": ["Riapri"],
  "comments.send": ["Invia risposta"],
  "comments.why.none": ["Nessun commento è aperto."],
  "comments.you": ["Tu"],
  "steps.answer": ["Risposta al commento"],
  "steps.comment_done": ["Commento risolto"],
  "steps.comment_open": ["Commento riaperto"],
};
