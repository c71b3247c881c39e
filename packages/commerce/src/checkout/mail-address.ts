/**
 * Source of a pattern: the simple x@y.z of the forms, what only the mail server can know is left to it. Without the signs
 * that separate several or put another one into one, as in `1<x@y.z>` or `1:x@y.z`: mailboxes are told apart by this text.
 */
export const MAIL_ADDRESS = String.raw`[^\s@<>,:;"()]+@[^\s@<>,:;"().]+(?:\.[^\s@<>,:;"().]+)+`;

const WHOLE = new RegExp(`^${MAIL_ADDRESS}$`);

export function isMailAddress(typed: string): boolean {
  return WHOLE.test(typed);
}
