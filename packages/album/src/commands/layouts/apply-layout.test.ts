import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { plainText } from '../../document/rich-text.ts';
import { toParts } from '../../document/to-parts.ts';
import { BUILT_IN_LAYOUTS } from '../../layouts/archetypes.ts';
import type { Layout } from '../../layouts/layout.ts';
import { layoutOfSpread } from '../../layouts/layout-of-spread.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { isPlaced } from '../../stickers/placed-stickers.ts';
import { applyLayout, hasContent, layoutLosses } from './apply-layout.ts';
import { cellsOfSpread } from '../cells.ts';
import { isRefused } from '../command.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const spreadId = 'spread' as NodeId;
const layoutCalled = (id: string) => BUILT_IN_LAYOUTS.find((layout) => layout.id === id)!;

function counter() {
  let made = 0;
  return () => `made${(made += 1)}`;
}
const makeId = counter();

function apply(document: AlbumDocument, layout: Layout, layouts?: Layout[]) {
  const patch = applyLayout(document, { spreadId, layout, layouts, makeId });
  if (isRefused(patch)) throw new Error(patch.code);
  const result = applyUnit(document, patch, owner);
  expect(result.ok).toBe(true);
  return result.ok ? result.inverse : [];
}

const nodes = (document: AlbumDocument, type: string) =>
  document
    .childIds(spreadId)
    .map((id) => document.nodes.get(id)!)
    .filter((node) => node.type === type);
const wordsOn = (document: AlbumDocument) =>
  nodes(document, 'Text')
    .flatMap((node) => (node.type === 'Text' ? plainText(node.props.text) : []))
    .filter((words) => words !== '' && !words.startsWith('{'));

const filled = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread', fill: '#ff0000', name: 'Ours' })
    .picture({ id: 'photo', x: 10, grayscale: true, flip: 'horizontal', cx: 0.3 })
    .text('Our heading', { id: 'heading', font: 'title', size: 36 })
    .text('Our story', { id: 'story', y: 100 })
    .cell({ x: 100, y: 10, sticker: 'B' })
    .cell({ x: 10, y: 10, sticker: 'A' })
    .cell({ x: 10, y: 110, sticker: 'C' })
    .rectangle({ id: 'locked', locked: true })
    .rectangle({ id: 'shape' })
    .comment('Look', { id: 'comment', userId: 'other' })
    .build();

describe('applyLayout', () => {
  it('carries stickers, photos and words into the slots of their kind, in reading order', () => {
    const document = filled();
    const before = toParts(document);
    const inverse = apply(document, layoutCalled('quartet-4'));
    const names = cellsOfSpread(document, spreadId).map(
      ({ props }) => document.stickers.get(props.stickerId as never)?.name,
    );
    expect(names).toEqual(['A', 'B', 'C', undefined]);
    const [picture] = nodes(document, 'Image');
    expect(picture?.props).toMatchObject({
      image: 'i1',
      x: -4,
      width: 234,
      grayscale: true,
      flip: 'horizontal',
      cx: 0,
    });
    expect(wordsOn(document)).toEqual(['Our heading', 'Our story']);
    expect(document.nodes.has('shape' as NodeId)).toBe(false);
    expect(document.nodes.get(spreadId)?.props).toMatchObject({ fill: 6, name: 'Ours' });
    applyPatch(document, inverse);
    expect(toParts(document)).toEqual(before);
  });

  it('leaves locked elements and comments where they are', () => {
    const document = filled();
    apply(document, layoutCalled('team'));
    expect(document.nodes.has('locked' as NodeId)).toBe(true);
    expect(document.nodes.has('comment' as NodeId)).toBe(true);
  });

  it('unplaces stickers that find no cell', () => {
    const document = filled();
    apply(document, layoutCalled('pair-2'));
    expect([...document.stickers.keys()].filter((id) => isPlaced(document, id))).toHaveLength(2);
    expect(document.stickers.size).toBe(3);
  });

  it('leaves a spread that is exactly the layout when nothing was on it', () => {
    const document = anAlbum().section().spread({ id: 'spread' }).build();
    apply(document, layoutCalled('team'));
    expect(layoutOfSpread(document, spreadId, BUILT_IN_LAYOUTS)?.id).toBe('team');
    expect(hasContent(document, spreadId, BUILT_IN_LAYOUTS)).toBe(false);
    apply(document, layoutCalled('twelve'), [...BUILT_IN_LAYOUTS]);
    expect(layoutOfSpread(document, spreadId, BUILT_IN_LAYOUTS)?.id).toBe('twelve');
  });

  it('does not take the drawings and example words of a layout for the customer’s', () => {
    const words = { paragraphs: [{ content: [{ text: 'A quote as an example' }] }] };
    const slot = {
      type: 'Rectangle',
      role: 'text',
      x: 0,
      y: 0,
      width: 50,
      height: 20,
      rotation: 0,
      wordings: [],
      images: [],
      children: [],
    } as const;
    const own: Layout = {
      id: 'own',
      role: 'picture',
      by_hand: false,
      title: {},
      stickers: 0,
      spread: {},
      slots: [
        { ...slot, kind: 'text', props: { text: words } },
        { ...slot, kind: 'shape', type: 'Image', props: { image: 'drawing' } },
      ],
    };
    const document = anAlbum()
      .section()
      .spread({ id: 'spread' })
      .image({ id: 'drawing', blueprint_image: true })
      .build();
    apply(document, own);
    expect(nodes(document, 'Image')[0]?.props).toMatchObject({ image: 'drawing' });
    expect(hasContent(document, spreadId, [own])).toBe(false);
    apply(document, layoutCalled('team'), [own, layoutCalled('team')]);
    expect(wordsOn(document)).toEqual([]);
  });

  it('says beforehand what would find no place', () => {
    const document = filled();
    const losses = (id: string) =>
      layoutLosses(document, { spreadId, layout: layoutCalled(id), layouts: BUILT_IN_LAYOUTS });
    expect(losses('pair-2').stickers).toBe(1);
    expect(losses('quartet-4')).toEqual({ stickers: 0, pictures: 0, texts: 0 });
    expect(losses('full-house').pictures).toBe(1);
  });

  it('does not touch covers', () => {
    const document = filled();
    const result = applyLayout(document, { spreadId: 'front' as NodeId, layout: layoutCalled('team'), makeId });
    expect(result).toMatchObject({ ok: false, code: 'spread_is_cover' });
  });
});
