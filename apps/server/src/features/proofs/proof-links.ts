/** Links of proof rounds: each mail has one of its own, of which only the hash is kept. */
import { createHash } from 'node:crypto';
import { newSecret } from '../../platform/ids.ts';

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function newLink(baseUrl: string): { link: string; token_hash: string } {
  const token = newSecret();
  return { link: `${baseUrl}/proof/${token}`, token_hash: linkHash(token) };
}
