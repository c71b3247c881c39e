/** Codes for whoever has lost the app. Of so many random bits that a fast hash keeps them. */
import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Without what is read as something else: 0 and o, 1 and l and i. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** 24 of 31 letters are 118 bits. */
const [GROUPS, GROUP] = [4, 6];

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** However it was typed. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex');
}
