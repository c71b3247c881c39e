/** The secrets of this feature. Link tokens are random and kept as they are, since they are shown again. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { CONTRIBUTOR_PREFIX } from '../images/index.ts';

/** 128 random bits, as they stand in `/s/<token>`. */
export function newLinkToken(): string {
  return randomBytes(16).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Follows from the upload, so that an upload sent again is answered with the same one though only its hash is kept. */
export function withdrawalToken(secret: string, uploadId: string): string {
  return createHmac('sha256', secret).update(`withdrawal:${uploadId}`).digest().subarray(0, 18).toString('base64url');
}

/** Who an upload in `/v1/blobs` belongs to that came with a sticker token. */
export function contributorId(token: string): string {
  return `${CONTRIBUTOR_PREFIX}${hashToken(token).slice(0, 32)}`;
}

/** Says whether two uploads came from the same address, and not from which. */
export function addressHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`address:${address}`).digest('base64url').slice(0, 22);
}
