import type { Account } from '../accounts/accounts.queries.ts';

/** What tokens of the embedded provider say of a person, beside the `sub`. The address is not verified by a mail. */
export function accountClaims({ email, nickname, locale, roles }: Account) {
  return { email, email_verified: false, nickname, name: nickname, locale, roles };
}
