// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "mail.footer": ["Ce message vient de Figurina, sur ",["host"],"."],
  "mail.invitation.action": ["Voir l’invitation"],
  "mail.invitation.body": [["inviter"]," crée un album à collectionner et aimerait t’avoir dans l’équipe : composer les pages, réunir les vignettes, donner ton avis."],
  "mail.invitation.subject": [["inviter"]," t’invite dans l’album « ",["album"]," »"],
  "mail.invitation.title": ["Participe à l’album « ",["album"]," »"],
  "mail.invitation.unknown": [["inviter"]," ne te dit rien ? Supprime simplement ce message, il ne se passera rien."],
  "mail.invitation.validity": ["Le lien est valable jusqu’au ",["date"]," et pour une seule personne."],
  "mail.password_changed.action": ["Choisir un nouveau mot de passe"],
  "mail.password_changed.body": ["Le mot de passe de ",["email"]," vient d’être modifié. Il faut te reconnecter sur tes autres appareils."],
  "mail.password_changed.not_you": ["Ce n’était pas toi ? Choisis-en tout de suite un nouveau."],
  "mail.password_changed.subject": ["Ton mot de passe a été modifié"],
  "mail.password_changed.title": ["Nouveau mot de passe enregistré"],
  "mail.password_reset.action": ["Choisir le mot de passe"],
  "mail.password_reset.body": ["Quelqu’un, toi sans doute, souhaite choisir un nouveau mot de passe pour ",["email"],"."],
  "mail.password_reset.not_you": ["Ce n’était pas toi ? Tu n’as rien à faire : ton mot de passe reste inchangé."],
  "mail.password_reset.subject": ["Nouveau mot de passe pour Figurina"],
  "mail.password_reset.title": ["Choisis un nouveau mot de passe"],
  "mail.password_reset.validity": ["Le lien est valable ",["minutes","plural",{"one":["une minute"],"other":["#"," minutes"]}],", une seule fois."],
};
