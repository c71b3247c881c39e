/** Ids and secrets. All are text, safe in an address. */
import { randomBytes, randomUUID } from 'node:crypto';

/** A UUID v7: its first 48 bits are milliseconds, so that rows made one after the other lie near each other in an index. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

/** When an id was made, in milliseconds. */
export function timeOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** An unguessable secret of 192 random bits, for links and one-time codes. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}
