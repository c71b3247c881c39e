// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "actions.comment.next": ["Commentaire ouvert suivant"],
  "comments.answer": ["Réponse"],
  "comments.answer_or_name": ["Répondre ou @nom"],
  "comments.answers": [["count","plural",{"one":["#"," réponse"],"other":["#"," réponses"]}]],
  "comments.delete_answer": ["Supprimer la réponse"],
  "comments.edit": ["Modifier le texte"],
  "comments.is_done": ["Commentaire, réglé"],
  "comments.people": ["Personnes de l’album"],
  "comments.reopen": ["Rouvrir"],
  "comments.send": ["Envoyer la réponse"],
  "comments.why.none": ["Aucun commentaire n’est ouvert."],
  "comments.you": ["Toi"],
  "steps.answer": ["Réponse à un commentaire"],
  "steps.comment_done": ["Commentaire réglé"],
  "steps.comment_open": ["Commentaire rouvert"],
};
