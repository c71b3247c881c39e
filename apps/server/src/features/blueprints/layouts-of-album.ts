/** The layouts of a blueprint that was an album: the pages of its chapters, those that are alike once. */
import {
  ALBUM_LANGUAGES,
  layoutFromSpread,
  openSections,
  type AlbumDocument,
  type Layout,
  type LayoutRole,
} from '@figurina/album';

const TITLE_MAX = 60;

/** They are called as their chapter, which has a name in the album's one language. */
export function layoutsOfAlbum(document: AlbumDocument): Layout[] {
  const known = new Set<string>();
  return openSections(document).flatMap(({ id, props }) =>
    document.childIds(id).flatMap((spread, at) => {
      const layout = layoutFromSpread(document, spread, { id: spread, title: titled(props.name, at + 1) });
      if (!layout) return [];
      const looks = JSON.stringify([layout.spread, layout.slots]);
      if (known.has(looks)) return [];
      known.add(looks);
      return [{ ...layout, role: roleOf(layout, at) }];
    }),
  );
}

/** A chapter begins with its opener, where that has no stickers. */
function roleOf({ stickers }: Layout, at: number): LayoutRole {
  if (stickers > 0) return 'team';
  return at === 0 ? 'opener' : 'picture';
}

function titled(chapter: string, number: number): Layout['title'] {
  const tail = ` ${number}`;
  const title = chapter.slice(0, TITLE_MAX - tail.length) + tail;
  return Object.fromEntries(ALBUM_LANGUAGES.map((language) => [language, title]));
}
