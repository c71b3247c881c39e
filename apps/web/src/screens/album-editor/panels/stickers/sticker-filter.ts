import type { Sticker } from '@figurina/album';

/** Who is shown: those without a photo, without a place, or new since the album was opened here before. */
export const STICKER_FILTERS = ['no_photo', 'unplaced', 'new'] as const;
export type StickerFilter = (typeof STICKER_FILTERS)[number];

export interface FilterFacts {
  readonly numbersOf: (sticker: string) => readonly number[];
  /** ISO. */
  readonly since: string;
}

export function passes(sticker: Sticker, filter: StickerFilter | null, { numbersOf, since }: FilterFacts): boolean {
  if (filter === 'no_photo') return sticker.image === null;
  if (filter === 'unplaced') return numbersOf(sticker.id).length === 0;
  return filter === null || sticker.createdAt > since;
}

/** By a part of the name or position, or by a whole number. */
export function isWanted(sticker: Sticker, search: string, numbersOf: FilterFacts['numbersOf']): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return (
    wanted === '' ||
    sticker.name.toLocaleLowerCase().includes(wanted) ||
    sticker.position.toLocaleLowerCase().includes(wanted) ||
    numbersOf(sticker.id).some((number) => String(number) === wanted)
  );
}
