// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "mail.footer": ["Ta wiadomość pochodzi z Figuriny na ",["host"],"."],
  "mail.invitation.action": ["Zobacz zaproszenie"],
  "mail.invitation.body": [["inviter"]," tworzy album z naklejkami i zaprasza cię do współpracy: układaj strony, zbieraj naklejki, decyduj razem z innymi."],
  "mail.invitation.subject": [["inviter"]," zaprasza cię do albumu „",["album"],"”"],
  "mail.invitation.title": ["Twórz z nami album „",["album"],"”"],
  "mail.invitation.unknown": ["Nie znasz osoby ",["inviter"],"? Po prostu usuń tę wiadomość, nic więcej się nie stanie."],
  "mail.invitation.validity": ["Link działa do ",["date"]," i tylko dla jednej osoby."],
  "mail.password_changed.action": ["Ustaw nowe hasło"],
  "mail.password_changed.body": ["Hasło do konta ",["email"]," zostało właśnie zmienione. Na pozostałych urządzeniach zaloguj się ponownie."],
  "mail.password_changed.not_you": ["To nie twoja zmiana? Od razu ustaw nowe."],
  "mail.password_changed.subject": ["Twoje hasło zostało zmienione"],
  "mail.password_changed.title": ["Nowe hasło zapisane"],
  "mail.password_reset.action": ["Ustaw hasło"],
  "mail.password_reset.body": ["Ktoś, mamy nadzieję, że ty, chce ustawić nowe hasło do konta ",["email"],"."],
  "mail.password_reset.not_you": ["To nie twoja prośba? Nie musisz nic robić: hasło się nie zmieni."],
  "mail.password_reset.subject": ["Nowe hasło do Figuriny"],
  "mail.password_reset.title": ["Ustaw nowe hasło"],
  "mail.password_reset.validity": ["Link działa przez ",["minutes","plural",{"one":["minutę"],"few":["#"," minuty"],"many":["#"," minut"],"other":["#"," minuty"]}],", tylko raz."],
};
