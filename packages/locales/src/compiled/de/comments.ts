// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.comment.next": ["Nächster offener Kommentar"],
  "comments.answer": ["Antwort"],
  "comments.answer_or_name": ["Antworten oder @Name"],
  "comments.answers": [["count","plural",{"one":["#"," Antwort"],"other":["#"," Antworten"]}]],
  "comments.delete_answer": ["Antwort löschen"],
  "comments.edit": ["Text ändern"],
  "comments.is_done": ["Kommentar, erledigt"],
  "comments.people": ["Leute im Album"],
  "comments.reopen": ["Doch nicht erledigt"],
  "comments.send": ["Antwort senden"],
  "comments.why.none": ["Es ist kein Kommentar offen."],
  "comments.you": ["Du"],
  "steps.answer": ["Kommentar beantwortet"],
  "steps.comment_done": ["Kommentar erledigt"],
  "steps.comment_open": ["Kommentar wieder geöffnet"],
};
