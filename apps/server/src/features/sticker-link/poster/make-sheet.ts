/** Puts the sheets of an album together: its people, colours and language, and the link. */
import { numberStickers, type AlbumDocument, type AlbumLanguage, type Sticker, type StickerId } from '@figurina/album';
import type { StickerLink, StickerPerson, StickerSheetName } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import { cardsPage } from './cards-page.ts';
import { picturePage, posterPage } from './poster-page.ts';
import { posterColors, type PosterFacts, type PosterPage, type PosterPerson } from './poster.ts';

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
  /** A picture as a data address; undefined when its file is not there. */
  readonly photo: (imageId: string) => Promise<string | undefined>;
}

/** `stickerIds`: whose cards; everybody's whose photo is missing when there are none. */
export type MakeSheet = (
  albumId: string,
  sheet: StickerSheetName,
  stickerIds?: readonly string[],
) => Promise<PosterPage | undefined>;

/** As many as the fan of a poster holds. */
const SHOWN = 3;

export function createMakeSheet({ read, album: findAlbum, photo }: SheetParts): MakeSheet {
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
      people: surprise || sheet === 'cards' ? [] : await faces(document),
    };
    if (sheet === 'poster') return posterPage(facts);
    if (sheet === 'picture') return picturePage(facts);
    return cardsPage(facts, cardsFor(people, stickerIds, document));
  };

  /** The first people of the album, placed ones before others. A fan of one or two is none. */
  async function faces(document: AlbumDocument): Promise<PosterPerson[]> {
    const { ofSticker } = numberStickers(document);
    const number = ({ id }: Sticker) => ofSticker.get(id as StickerId)?.[0] ?? null;
    const pictured = [...document.stickers.values()]
      .filter(({ image, doubleSticker }) => image !== null && !doubleSticker)
      .toSorted((a, b) => (number(a) ?? Infinity) - (number(b) ?? Infinity))
      .slice(0, SHOWN);
    const shown = await Promise.all(
      pictured.map(async (sticker) => {
        const address = await photo(sticker.image!);
        // The first name is enough for a wall.
        return address ? [{ name: sticker.name.split(' ')[0]!, number: number(sticker), photo: address }] : [];
      }),
    );
    return shown.flat().length === SHOWN ? shown.flat() : [];
  }
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
