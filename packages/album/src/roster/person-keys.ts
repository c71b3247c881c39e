import { nameKey } from './fold-name.ts';
import type { RosterRow } from './read-rows.ts';
import { shortenName } from './shorten-name.ts';

/** The names that a row may stand under in the album: as it says, and as that is shortened for a sticker. */
export function keysOfRow({ name }: Pick<RosterRow, 'name'>): string[] {
  return [...new Set([nameKey(name), nameKey(shortenName(name))])];
}

/** Somebody of this name in a chapter. */
export function personPlace(chapter: string, key: string): string {
  return `${chapter} ${key}`;
}
