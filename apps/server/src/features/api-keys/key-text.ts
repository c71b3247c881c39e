/** The text of a key. `fig_` tells it from other tokens, also to programs that look for secrets in published sources. */
import { createHash } from 'node:crypto';
import { newSecret } from '../../platform/ids.ts';

const PREFIX = 'fig_';
/** Of its letters so many are shown. */
const HINT = 4;

export function newKey(): { readonly key: string; readonly hash: string; readonly hint: string } {
  const key = `${PREFIX}${newSecret()}`;
  return { key, hash: hashOfKey(key), hint: key.slice(0, PREFIX.length + HINT) };
}

/** What a key is looked for by: how long that takes says nothing of the key. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The key of a request, undefined where it has none. */
export function keyIn(authorization: string | undefined): string | undefined {
  const [, token] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return token?.startsWith(PREFIX) ? token : undefined;
}
