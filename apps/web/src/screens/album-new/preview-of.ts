/** What `/blueprint_preview` shows of a blueprint: as it is, with a layout, with a design of stickers. */
import {
  addSpread,
  applyPatch,
  changeStickerTemplate,
  copyDocument,
  createdSpread,
  GENERAL_LAYOUTS,
  isRefused,
  spreadOrder,
  type AlbumDocument,
  type Patch,
} from '@figurina/album';
import type { DrawnAlbum, OpenedBlueprint } from './opened-blueprint.ts';

export interface PreviewWish {
  /** The id of a layout: the blueprint's own, or one of the general ones. */
  readonly layout: string | null;
  /** `<design>` or `<design>:<variant>`. */
  readonly design: string | null;
}

export interface Preview {
  readonly blueprint: DrawnAlbum;
  /** The spread it opens at. */
  readonly startAt: number;
}

/** Who stands in for people. */
const NAMES = [
  'Mira Brandt',
  'Emil Yilmaz',
  'Ada Kowalska',
  'Luis Fontana',
  'Noa Laurent',
  'Piotr Nowak',
  'Lea Nakamura',
  'Kofi Mensah',
  'Greta Sonntag',
  'Tom Weber',
  'Zoé Martin',
  'Ivo Marino',
  'Hana Lis',
  'Ole Jessen',
  'Maya Okafor',
  'Jan Petersen',
  'Elif Demir',
];

export function previewOf(blueprint: OpenedBlueprint, { layout: wanted, design }: PreviewWish): Preview {
  const document = copyDocument(blueprint.document);
  let startAt = 0;
  const layout =
    wanted === null ? undefined : [...blueprint.layouts(), ...GENERAL_LAYOUTS].find(({ id }) => id === wanted);
  if (layout) {
    let made = 0;
    const patch = addSpread(document, { layout, makeId: () => `preview-${made++}` });
    if (!isRefused(patch)) {
      applyPatch(document, patch);
      startAt = spreadOrder(document).indexOf(createdSpread(patch)!);
    }
  }
  if (design !== null) {
    const settings = changeStickerTemplate(document, { settings: { id: design, cell_id: '' } });
    if (!isRefused(settings)) applyPatch(document, settings);
    applyPatch(document, everybody(document));
  }
  return { blueprint: { document, spreads: spreadOrder(document) }, startAt };
}

/** Nobody yet, but a number in every place, as it will be. */
export function withNumbers(album: DrawnAlbum): DrawnAlbum {
  const document = copyDocument(album.document);
  applyPatch(
    document,
    everybody(document, () => ''),
  );
  return { ...album, document };
}

/** Somebody in every cell, so that the design of stickers shows: somebody new each time, as far as the names go. */
export function everybody(document: AlbumDocument, nameOf = (at: number) => NAMES[at % NAMES.length]!): Patch {
  const cells = [...document.nodes.values()].filter((node) => node.type === 'StickerCell');
  const chapter = document.childIds(document.rootId).find((id) => {
    const section = document.nodes.get(id);
    return section?.type === 'Section' && !section.props.static;
  });
  if (!chapter) return [];
  return cells.flatMap(({ id, props }, at): Patch => {
    const stickerId = `somebody-${at}`;
    const value = {
      id: stickerId,
      name: nameOf(at),
      sectionId: chapter,
      doubleSticker: props.doubleSticker,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    return [
      { part: 'stickers', path: stickerId, value },
      { part: 'workspace', path: `nodes/${id}/props/stickerId`, value: stickerId },
    ];
  });
}
