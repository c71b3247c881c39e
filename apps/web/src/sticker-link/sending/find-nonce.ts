import { sha256 } from './sha256.ts';

/** The bot check: a counter that makes the digest of `<challenge>.<counter>` begin with this many zero bits. */
export function findNonce(challenge: string, difficulty: number): string {
  for (let counter = 0; ; counter += 1)
    if (zeroBits(sha256(`${challenge}.${counter}`)) >= difficulty) return String(counter);
}

export function zeroBits(digest: Uint32Array): number {
  let bits = 0;
  for (const word of digest) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}
