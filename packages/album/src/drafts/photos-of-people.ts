import type { AlbumDocument } from '../document/album.ts';
import type { StickerId } from '../document/ids.ts';
import { chapterKey, openSections } from '../roster/chapters.ts';
import { stickersOfSection } from '../stickers/placed-stickers.ts';
import type { DraftPerson } from './people-of-rows.ts';

/**
 * Whose sticker gets which photo, in an album that `firstDraft` has just made of these people: the file by sticker. Both
 * are gone through chapter by chapter, so that people of one name get each their own.
 */
export function photosOfPeople(document: AlbumDocument, people: readonly DraftPerson[]): Map<StickerId, string> {
  const stickers = openSections(document).flatMap(({ id }) => stickersOfSection(document, id));
  const byName = Map.groupBy(stickers, ({ name }) => name);
  const inOrder = [...Map.groupBy(people, ({ chapter }) => chapterKey(chapter)).values()].flat();
  return new Map(
    inOrder.flatMap(({ name, photo }): [StickerId, string][] => {
      const sticker = byName.get(name)?.shift();
      return sticker && photo ? [[sticker.id as StickerId, photo]] : [];
    }),
  );
}
