// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.comment.next": ["Next open comment"],
  "comments.answer": ["Reply"],
  "comments.answer_or_name": ["Reply or @name"],
  "comments.answers": [["count","plural",{"one":["#"," reply"],"other":["#"," replies"]}]],
  "comments.delete_answer": ["Delete reply"],
  "comments.edit": ["Edit text"],
  "comments.is_done": ["Comment, done"],
  "comments.people": ["People in the album"],
  "comments.reopen": ["Reopen"],
  "comments.send": ["Send reply"],
  "comments.why.none": ["No comment is open."],
  "comments.you": ["You"],
  "steps.answer": ["Comment answered"],
  "steps.comment_done": ["Comment done"],
  "steps.comment_open": ["Comment reopened"],
};
