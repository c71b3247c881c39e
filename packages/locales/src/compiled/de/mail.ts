// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "mail.footer": ["Diese Mail kommt von Figurina auf ",["host"],"."],
  "mail.invitation.action": ["Einladung ansehen"],
  "mail.invitation.body": [["inviter"]," gestaltet ein Sammelalbum und möchte dich dabeihaben: Seiten bauen, Sticker sammeln, mitentscheiden."],
  "mail.invitation.subject": [["inviter"]," lädt dich zum Album „",["album"],"“ ein"],
  "mail.invitation.title": ["Bau mit am Album „",["album"],"“"],
  "mail.invitation.unknown": [["inviter"]," sagt dir nichts? Dann lösche diese Mail einfach, es passiert nichts weiter."],
  "mail.invitation.validity": ["Der Link gilt bis zum ",["date"]," und für eine Person."],
  "mail.password_changed.action": ["Passwort neu festlegen"],
  "mail.password_changed.body": ["Das Passwort für ",["email"]," wurde gerade neu festgelegt. Auf deinen anderen Geräten musst du dich neu anmelden."],
  "mail.password_changed.not_you": ["Warst du das nicht? Dann lege gleich ein neues fest."],
  "mail.password_changed.subject": ["Dein Passwort wurde geändert"],
  "mail.password_changed.title": ["Neues Passwort gespeichert"],
  "mail.password_reset.action": ["Passwort festlegen"],
  "mail.password_reset.body": ["Jemand, hoffentlich du, möchte für ",["email"]," ein neues Passwort festlegen."],
  "mail.password_reset.not_you": ["Du warst das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist."],
  "mail.password_reset.subject": ["Neues Passwort für Figurina"],
  "mail.password_reset.title": ["Neues Passwort festlegen"],
  "mail.password_reset.validity": ["Der Link gilt ",["minutes","plural",{"one":["eine Minute"],"other":["#"," Minuten"]}]," und nur einmal."],
};
