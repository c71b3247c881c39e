/** Opens the stream of one job for some minutes: browsers send no access token when they listen. Only its hash is kept. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../platform/ids.ts';
import type { ImageEdit } from './image-edits.queries.ts';

export const TOKEN_LIFE_MS = 10 * 60_000;

export function newStreamToken(): { token: string; hash: string } {
  const token = newSecret();
  return { token, hash: hashOf(token) };
}

export function opensStream(token: string, { token_hash, token_expires_at }: ImageEdit, now: Date): boolean {
  const [given, kept] = [hashOf(token), token_hash].map((hash) => Buffer.from(hash, 'hex'));
  const isSame = given!.length === kept!.length && timingSafeEqual(given!, kept!);
  return isSame && token_expires_at > now;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
