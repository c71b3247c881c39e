/** Links of runs and of their guests. That of a run is shown again to who hands it on, that of a guest is in their mail alone. */
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, as they stand in `/join/<token>`. */
export function newBatchToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What a link is looked for by: how long that takes says nothing of the token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function batchUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/join/${token}`;
}

export function guestUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/join/order/${token}`;
}
