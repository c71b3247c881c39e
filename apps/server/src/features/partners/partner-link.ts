/** The address of a partner's own page. Who has it sees their numbers, so that it is told once and kept as a hash. */
import { createHash } from 'node:crypto';
import { newSecret } from '../../platform/ids.ts';

export function newLink(baseUrl: string): { readonly url: string; readonly hash: string } {
  const token = newSecret();
  return { url: `${baseUrl}/affiliate?token=${token}`, hash: hashOfToken(token) };
}

/** What a link is looked for by: how long that takes says nothing of the token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
