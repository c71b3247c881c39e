// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "mail.footer": ["Questa e-mail arriva da Figurina su ",["host"],"."],
  "mail.invitation.action": ["Apri l’invito"],
  "mail.invitation.body": [["inviter"]," sta creando un album di figurine e ti vuole nella squadra: componi le pagine, raccogli le figurine, di’ la tua."],
  "mail.invitation.subject": [["inviter"]," ti invita nell’album «",["album"],"»"],
  "mail.invitation.title": ["Collabora all’album «",["album"],"»"],
  "mail.invitation.unknown": ["Non conosci ",["inviter"],"? Cancella questa e-mail, non succederà nient’altro."],
  "mail.invitation.validity": ["Il link vale fino al ",["date"]," e per una sola persona."],
  "mail.password_changed.action": ["Imposta una nuova password"],
  "mail.password_changed.body": ["La password di ",["email"]," è appena stata cambiata. Sugli altri dispositivi dovrai accedere di nuovo."],
  "mail.password_changed.not_you": ["Non è opera tua? Impostane subito una nuova."],
  "mail.password_changed.subject": ["La tua password è stata cambiata"],
  "mail.password_changed.title": ["Nuova password salvata"],
  "mail.password_reset.action": ["Imposta la password"],
  "mail.password_reset.body": ["Qualcuno, speriamo tu, vuole impostare una nuova password per ",["email"],"."],
  "mail.password_reset.not_you": ["Non l’hai chiesto tu? Non devi fare nulla: la password resta quella di prima."],
  "mail.password_reset.subject": ["Nuova password per Figurina"],
  "mail.password_reset.title": ["Imposta una nuova password"],
  "mail.password_reset.validity": ["Il link vale ",["minutes","plural",{"one":["un minuto"],"other":["#"," minuti"]}]," e una sola volta."],
};
