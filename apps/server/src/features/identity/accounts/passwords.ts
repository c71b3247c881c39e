/** Passwords: what is asked of them, and how they are kept (scrypt, 32 MB and about a third of a second each unless set otherwise). */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { PASSWORD_LENGTH } from '@figurina/contract';
import { isCommonPassword } from './common-passwords.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

interface Cost {
  /** log2 of scrypt's N. */
  logN: number;
  r: number;
  p: number;
}
/** Kept inside each hash: another `logN` makes new hashes dearer or cheaper and leaves the old ones readable. */
const costOf = (logN: number): Cost => ({ logN, r: 8, p: 3 });
const KEY_BYTES = 32;

export type PasswordFault = 'password_short' | 'password_long' | 'password_easy';

/** Why a new password will not do, or undefined. `about` is what everybody knows of the person: address, name. */
export async function passwordFault(password: string, about: readonly string[]): Promise<PasswordFault | undefined> {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) return 'password_short';
  if (length > PASSWORD_LENGTH.max) return 'password_long';
  const plain = password.toLowerCase().replaceAll(/[\s._-]/g, '');
  const known = about.flatMap((one) => [one, one.split('@')[0] ?? '']).map((one) => one.toLowerCase());
  const easy =
    new Set(plain).size < 5 ||
    isRun(plain) ||
    isCommonPassword(plain) ||
    /^(passwor[dt]|kennwort|has[lł]o|motdepasse|qwert[yz]|letmein|figurina|admin|iloveyou)+[\d!?.]*$/.test(plain) ||
    known.some((one) => one.length > 3 && plain.replaceAll(/[\d!?]+$/g, '') === one.replaceAll(/[\s._-]/g, ''));
  return easy || (await isLeakedPassword(plain)) ? 'password_easy' : undefined;
}

/** Characters that only count up, down or along the keyboard. */
function isRun(text: string): boolean {
  const rows = [
    '01234567890123456789',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertzuiopasdfghjklyxcvbnm',
    'qwertyuiopasdfghjklzxcvbnm',
  ];
  return rows.some((row) => row.includes(text) || Array.from(row).reverse().join('').includes(text));
}

/** `beside`: with the salt of that hash, so that one reckoning tries both. */
export async function hashPassword(password: string, logN: number, beside?: string | null): Promise<string> {
  const cost = costOf(logN);
  const salt = readHash(beside)?.salt ?? randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

interface StoredHash {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

function readHash(stored: string | null | undefined): StoredHash | undefined {
  const [, logN, r, p, salt, key] = stored?.split('$') ?? [];
  if (!salt || !key) return undefined;
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

/**
 * Which of these hashes the password belongs to, or -1. Takes as long for none at all as for a wrong one: those with the
 * salt of the first (see `hashPassword`) are tried together.
 */
export async function matchPassword(
  password: string,
  logN: number,
  stored: readonly (string | null)[],
): Promise<number> {
  const hashes = stored.map(readHash);
  const derived = new Map<string, Buffer>();
  if (!hashes.some(Boolean)) await derive(password, randomBytes(16), costOf(logN));
  let match = -1;
  for (const [at, hash] of hashes.entries()) {
    if (!hash) continue;
    const name = JSON.stringify([hash.cost, hash.salt.toString('base64url')]);
    const given = derived.get(name) ?? (await derive(password, hash.salt, hash.cost));
    derived.set(name, given);
    if (given.length === hash.key.length && timingSafeEqual(given, hash.key) && match < 0) match = at;
  }
  return match;
}

/** The same password typed on two keyboards may be composed differently: compatibility form makes it one. */
function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
