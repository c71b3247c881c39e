import type { Image } from './images.queries.ts';

/** What the ids of those begin with who hand in without an account. */
export const CONTRIBUTOR_PREFIX = 'sticker-link:';

/** Such a picture belongs to its upload alone, with which it may go. */
export function isHandedIn({ created_by: by }: Pick<Image, 'created_by'>): boolean {
  return by?.startsWith(CONTRIBUTOR_PREFIX) ?? false;
}
