import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../document/album.ts';
import { readClipboard, writeClipboard } from '../document/exchange/clipboard.ts';
import type { ImageId, StickerId } from '../document/ids.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { toParts } from '../document/to-parts.ts';
import { BUILT_IN_LAYOUTS } from '../layouts/archetypes.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { addElements, newElement } from './elements/add-elements.ts';
import { addSection } from './sections/add-section.ts';
import { addSpread } from './spreads/add-spread.ts';
import { addSticker } from './stickers/add-sticker.ts';
import { applyLayout } from './layouts/apply-layout.ts';
import { autoPlaceStickers } from './stickers/auto-place-stickers.ts';
import { changeProps } from './elements/change-props.ts';
import { changeSticker } from './stickers/change-sticker.ts';
import { isRefused, type CommandResult } from './command.ts';
import { convertImageToSticker } from './images/convert-image.ts';
import { duplicateElements } from './elements/duplicate-elements.ts';
import { duplicateSpread } from './spreads/duplicate-spread.ts';
import { groupElements } from './elements/group-elements.ts';
import { moveElements } from './arrange/move-elements.ts';
import { moveSection } from './sections/move-section.ts';
import { moveSpread, moveSpreadTo } from './spreads/move-spread.ts';
import { moveToSpread } from './elements/move-to-spread.ts';
import { pasteElements } from './elements/paste-elements.ts';
import { placeImage } from './images/place-image.ts';
import { placeSticker } from './stickers/place-sticker.ts';
import { removeElements } from './elements/remove-elements.ts';
import { removeSection } from './sections/remove-section.ts';
import { removeSpread } from './spreads/remove-spread.ts';
import { removeStickers } from './stickers/remove-stickers.ts';
import { renameSection } from './sections/rename-section.ts';
import { reorderElements } from './elements/reorder-elements.ts';
import { swapStickers } from './stickers/swap-stickers.ts';
import { rotateElements } from './arrange/transform-elements.ts';
import { ungroupElements } from './elements/ungroup-elements.ts';
import { unlinkStickers } from './stickers/unlink-sticker.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
let made = 0;
const makeId = () => `made${(made += 1)}`;
const now = '2026-11-21T08:00:00Z';

/** Random choices of one step: numbers that pick among what the album has by then. */
interface Pick {
  readonly command: number;
  readonly picks: readonly number[];
}

function commandOf(document: AlbumDocument, { command, picks: [a = 0, b = 0, c = 0] }: Pick): CommandResult {
  const nodes = [...document.nodes.values()];
  const of = (type: string) => nodes.filter((node) => node.type === type).map(({ id }) => id);
  const elements = nodes.filter(({ type }) => !['Root', 'Section', 'Spread'].includes(type)).map(({ id }) => id);
  const one = <Item>(items: readonly Item[], at: number) => items[at % Math.max(1, items.length)] as Item;
  const some = [one(elements, a), one(elements, b), one(elements, c)].filter((id) => id !== undefined);
  const [spread, section, cell] = [one(of('Spread'), a), one(of('Section'), b), one(of('StickerCell'), a)];
  const sticker = one([...document.stickers.keys()], b) ?? ('gone' as StickerId);
  const image = one([...document.images.keys()], b) ?? ('gone' as ImageId);
  const layout = one(BUILT_IN_LAYOUTS, c);
  const at = { x: a % 460, y: b % 297 };
  const direction = c % 2 ? 'up' : 'down';
  const untitled = 'Team';
  const group = of('Group');
  const steps: (() => CommandResult)[] = [
    () =>
      addElements(document, { parent: spread, elements: [newElement('Circle', at), newElement('Text', at)], makeId }),
    () => addElements(document, { parent: one(group, a) ?? spread, elements: [newElement('StickerCell', at)], makeId }),
    () => addSection(document, { name: `S${a}`, makeId }),
    () => addSpread(document, { layout, after: spread, stickerIds: [sticker], makeId }),
    () =>
      addSticker(document, {
        id: makeId() as StickerId,
        name: 'Bo',
        sectionId: c % 3 ? section : null,
        doubleSticker: c % 4 === 0,
        untitled,
        makeId,
        now,
      }),
    () => applyLayout(document, { spreadId: spread, layout, makeId }),
    () => autoPlaceStickers(document, { addSpreads: c % 2 === 0, makeId }).patch,
    () =>
      changeProps(document, {
        ids: some,
        props: { opacity: (a % 10) / 10, rotation: b % 360, fill: 2 + (c % 5), alwaysOnTop: true },
      }),
    () =>
      changeSticker(document, {
        stickerId: sticker,
        change: { doubleSticker: c % 2 === 0, image, sectionId: section },
        makeId,
      }),
    () =>
      convertImageToSticker(document, {
        imageId: image,
        cellId: cell,
        nodeId: one(of('Image'), a),
        stickerId: makeId() as StickerId,
        name: 'Cy',
        untitled,
        makeId,
        now,
      }),
    () => duplicateElements(document, { ids: some, makeId }),
    () => duplicateSpread(document, { spreadId: spread, makeId }),
    () => groupElements(document, { ids: document.childIds(spread).filter((_, index) => index % 2 === c % 2), makeId }),
    () => ungroupElements(document, { ids: group.filter((_, index) => index % 2 === c % 2), makeId }),
    () => moveElements(document, { ids: some, by: at }),
    () => rotateElements(document, { ids: some, centre: at, degrees: c }),
    () => moveSection(document, { sectionId: section, direction, makeId }),
    () => moveSpread(document, { spreadId: spread, direction, makeId }),
    () => moveSpreadTo(document, { spreadId: spread, sectionId: section, index: c % 3, makeId }),
    () => moveToSpread(document, { ids: some, spreadId: spread, by: at, makeId }),
    () => {
      const clipboard = readClipboard(writeClipboard(document, some));
      return pasteElements(document, {
        elements: clipboard.ok ? clipboard.elements : [],
        parent: one(group, c) ?? spread,
        by: at,
        makeId,
      });
    },
    () => placeImage(document, { imageId: image, parent: spread, at, width: 460, makeId }),
    () => placeSticker(document, { stickerId: sticker, cellId: cell }),
    () => removeElements(document, { ids: some.slice(0, 1 + (c % 2)) }),
    () => (c % 9 === 0 ? removeSection(document, { sectionId: section }) : []),
    () => removeSpread(document, { spreadId: spread }),
    () => removeStickers(document, { stickerIds: [sticker] }),
    () => renameSection(document, { sectionId: section, name: `N${c}` }),
    () =>
      reorderElements(document, { ids: some, to: one(['front', 'back', 'forward', 'backward'] as const, c), makeId }),
    () => swapStickers(document, { first: cell, second: one(of('StickerCell'), b) }),
    () => unlinkStickers(document, { cellIds: [cell] }),
  ];
  return one(steps, command)();
}

const start = () =>
  anAlbum()
    .section('A')
    .spread()
    .cell({ sticker: 'Ada', photo: [900, 1200] })
    .cell()
    .picture()
    .group(
      (album) =>
        album
          .rectangle()
          .text('t')
          .group((inner) => inner.circle().cell({ sticker: 'Di' })),
      { rotation: 30 },
    )
    .spread()
    .section('B')
    .spread()
    .sticker('Eve', { doubleSticker: true })
    .build();

const steps = fc.array(
  fc.record({ command: fc.nat(999), picks: fc.array(fc.nat(999), { minLength: 3, maxLength: 3 }) }),
  {
    minLength: 1,
    maxLength: 40,
  },
);

describe('any sequence of commands', () => {
  it('is taken by the server, keeps the invariants, and is taken back without a trace', () => {
    fc.assert(
      fc.property(steps, (picked) => {
        const document = start();
        const before = toParts(document);
        const undo = [];
        for (const pick of picked) {
          const patch = commandOf(document, pick);
          if (isRefused(patch)) continue;
          const result = applyUnit(document, patch, owner);
          if (!result.ok) throw new Error(`${result.code} ${result.invariant ?? ''} at ${result.at}`);
          undo.push(result.inverse);
        }
        expect(checkIntegrity(document)).toEqual([]);
        for (const inverse of undo.toReversed()) applyPatch(document, inverse);
        expect(toParts(document)).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});
