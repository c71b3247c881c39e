/** Codes of an authenticator app (RFC 6238): six digits of SHA-1, every 30 seconds, since that is what all apps read. */
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;

/** In base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads as a QR code. */
export function totpAddress(secret: string, label: string): string {
  return totp(secret, label).toString();
}

/**
 * The step of time that a code belongs to, undefined when it is none of this one, the one before or the next: clocks differ, and
 * typing takes its time.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Figurina', label, secret, digits: 6, period: STEP_SECONDS, algorithm: 'SHA1' });
}
