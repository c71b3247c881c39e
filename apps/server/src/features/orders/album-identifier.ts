import { createHash } from 'node:crypto';

/** Without letters that are taken for digits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A short name of an album for people who hold printed things in their hands: `A-7K3QXM`. The same for ever. */
export function albumIdentifier(albumId: string): string {
  const bytes = createHash('sha256').update(albumId).digest().subarray(0, 6);
  return `A-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
