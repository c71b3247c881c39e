/** The page of an invoice: whoever has its link opens it. */
import { createHash } from 'node:crypto';

/** What a link is looked for by. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
