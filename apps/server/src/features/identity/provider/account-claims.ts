import type { Account } from '../accounts/accounts.queries.ts';

/** What tokens of the embedded provider say of a person, beside the `sub`. */
export function accountClaims({ email, email_confirmed_at: confirmed, nickname, locale, roles }: Account) {
  return { email, email_verified: confirmed !== null, nickname, name: nickname, locale, roles };
}
