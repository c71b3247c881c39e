/**
 * The bot check: a task that costs a browser a moment and a script that posts thousands a day's work. Signed, bound to
 * one link, of use for one file until it expires. Nobody else hears of it.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ErrorCode, StickerUploadChallenge } from '@figurina/contract';
import type { Clock } from '../../platform/clock.ts';
import { sameText } from '../../platform/same-text.ts';

const VALID_MS = 30 * 60_000;

export interface Challenges {
  issue(token: string): StickerUploadChallenge;
  /** `proof`: `<challenge>:<nonce>`. When it expires, if it holds; whether it was used already is not looked at. */
  judge(
    token: string,
    proof: string | undefined,
  ): { ok: true; challenge: string; expiresAt: Date } | { ok: false; code: ErrorCode };
}

export function createChallenges(secret: string, difficulty: number, clock: Clock): Challenges {
  const sign = (token: string, claims: string) =>
    createHmac('sha256', secret).update(`challenge:${token}:${claims}`).digest('base64url').slice(0, 32);
  return {
    issue: (token) => {
      const expires = clock.now().getTime() + VALID_MS;
      const claims = `${expires.toString(36)}.${difficulty}.${randomBytes(12).toString('base64url')}`;
      const challenge = `${claims}.${sign(token, claims)}`;
      return { challenge, algorithm: 'sha-256', difficulty, expires_at: new Date(expires).toISOString() };
    },
    judge: (token, proof) => {
      if (!proof) return { ok: false, code: 'proof_missing' };
      const [challenge = '', nonce = ''] = proof.split(':');
      const [expires = '', bits = '', random = '', signature = '', ...rest] = challenge.split('.');
      const signed = sign(token, `${expires}.${bits}.${random}`);
      if (rest.length > 0 || !sameText(signature, signed)) return { ok: false, code: 'proof_wrong' };
      const expiresAt = new Date(Number.parseInt(expires, 36));
      if (expiresAt <= clock.now()) return { ok: false, code: 'proof_expired' };
      if (zeroBits(`${challenge}.${nonce}`) < Number(bits)) return { ok: false, code: 'proof_wrong' };
      return { ok: true, challenge, expiresAt };
    },
  };
}

/** The zero bits that the SHA-256 of a text begins with. */
export function zeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
