/** Puts the sheets of an album together: its people, colours and language, and the link. */
import type { AlbumDocument, AlbumLanguage } from '@figurina/album';
import type { StickerLink, StickerPerson, StickerSheetName } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import { cardsPage } from './cards-page.ts';
import { picturePage, posterPage } from './poster-page.ts';
import { posterColors, type PosterFacts, type PosterPage } from './poster.ts';
import { drawnPeople } from './drawn-people.ts';

export interface SheetParts {
  /** The people and the link of an album; undefined when it is not there. */
  readonly read: (
    albumId: string,
  ) => Promise<
    { readonly document: AlbumDocument; readonly people: readonly StickerPerson[]; link: StickerLink } | undefined
  >;
  readonly album: (
    albumId: string,
  ) => Promise<{ readonly title: string; readonly language: AlbumLanguage } | undefined>;
}

/** `stickerIds`: whose cards; everybody's whose photo is missing when there are none. */
export type MakeSheet = (
  albumId: string,
  sheet: StickerSheetName,
  stickerIds?: readonly string[],
) => Promise<PosterPage | undefined>;

export function createMakeSheet({ read, album: findAlbum }: SheetParts): MakeSheet {
  return async (albumId, sheet, stickerIds = []) => {
    const [roster, album] = await Promise.all([read(albumId), findAlbum(albumId)]);
    if (!roster || !album) return undefined;
    const { document, people, link } = roster;
    const surprise = link.sticker_upload_surprise;
    const facts: PosterFacts = {
      i18n: await createI18n(album.language, ['poster']),
      title: album.title,
      url: link.url,
      until: link.sticker_upload_closes_on,
      surprise,
      colors: posterColors(document, surprise),
      drawn: surprise || sheet === 'cards' ? [] : await drawnPeople(),
    };
    if (sheet === 'poster') return posterPage(facts);
    if (sheet === 'picture') return picturePage(facts);
    return cardsPage(facts, cardsFor(people, stickerIds, document));
  };
}

function cardsFor(people: readonly StickerPerson[], stickerIds: readonly string[], document: AlbumDocument) {
  const wanted = new Set(stickerIds);
  const isWanted = ({ sticker_id: id, state }: StickerPerson) =>
    wanted.size > 0 ? wanted.has(id) : state === 'no_photo' || state === 'needs_retake';
  return people.filter(isWanted).map(({ name, section_id: section, url }) => {
    const node = document.nodes.get(section as never);
    return { name, url, chapter: node?.type === 'Section' ? node.props.name : '' };
  });
}
