// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "mail.footer": ["This mail comes from Figurina on ",["host"],"."],
  "mail.invitation.action": ["See the invitation"],
  "mail.invitation.body": [["inviter"]," is making a sticker album and wants you in: build pages, collect stickers, have your say."],
  "mail.invitation.subject": [["inviter"]," invites you to the album “",["album"],"”"],
  "mail.invitation.title": ["Help build the album “",["album"],"”"],
  "mail.invitation.unknown": ["You don’t know ",["inviter"],"? Just delete this mail, nothing else will happen."],
  "mail.invitation.validity": ["The link works until ",["date"]," and for one person."],
  "mail.password_changed.action": ["Set a new password"],
  "mail.password_changed.body": ["The password for ",["email"]," has just been changed. You need to sign in again on your other devices."],
  "mail.password_changed.not_you": ["Wasn’t it you? Then set a new one right away."],
  "mail.password_changed.subject": ["Your password has been changed"],
  "mail.password_changed.title": ["New password saved"],
  "mail.password_reset.action": ["Set the password"],
  "mail.password_reset.body": ["Somebody, hopefully you, wants to set a new password for ",["email"],"."],
  "mail.password_reset.not_you": ["It wasn’t you? Then there is nothing to do: your password stays as it is."],
  "mail.password_reset.subject": ["New password for Figurina"],
  "mail.password_reset.title": ["Set a new password"],
  "mail.password_reset.validity": ["The link works for ",["minutes","plural",{"one":["one minute"],"other":["#"," minutes"]}],", once."],
};
