import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../document/ids.ts';
import { GENERAL_LAYOUTS } from '../../layouts/general-layouts.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { applyLayout } from './apply-layout.ts';
import { isRefused } from '../command.ts';
import { layoutFromSpread } from './layout-from-spread.ts';

const spreadId = 'spread' as NodeId;
const named = { id: 'own', title: { de: 'Unser Layout' } } as const;
let made = 0;
const makeId = () => `made${(made += 1)}`;

describe('a spread as a layout', () => {
  it('keeps the look and leaves everybody’s own behind', () => {
    const document = anAlbum()
      .section('Team')
      .spread({ id: 'spread', fill: 3 })
      .picture({ x: 5, y: 6, width: 200, height: 100, cx: 0.2, borderRadius: 8 })
      .text('What we wrote', { x: 5, y: 120, width: 90, height: 30, font: 'sub_title', size: 18, color: 2 })
      .rectangle({ x: 240, y: 10, width: 30, height: 20, fill: 4, name: 'Ours', locked: true })
      .cell({ x: 250, y: 60, sticker: 'Ada' })
      .cell({ x: 310, y: 60, width: 100, doubleSticker: true })
      .comment('Look', { userId: 'other' })
      .build();
    const layout = layoutFromSpread(document, spreadId, named);
    expect(layout).toMatchObject({ id: 'own', role: 'team', stickers: 2, spread: { fill: 3 } });
    expect(layout?.slots.map(({ kind }) => kind)).toEqual(['image', 'text', 'shape', 'single', 'double']);
    expect(layout?.slots[0]).toMatchObject({ x: 5, width: 200, props: { fill: 5, borderRadius: 8 } });
    expect(layout?.slots[1]).toMatchObject({ role: 'sub_title', props: { size: 18, color: 2 } });
    const kept = JSON.stringify(layout);
    for (const own of ['What we wrote', 'Ada', 'Ours', 'locked', 'stickerId', '"image":', 'cx', 'Look'])
      expect(kept).not.toContain(own);
  });

  it('takes cells out of their groups, where they are seen, and keeps decoration grouped', () => {
    const document = anAlbum()
      .section()
      .spread({ id: 'spread' })
      .group((group) => group.cell({ x: 10, y: 10 }).rectangle({ x: 0, y: 0 }), { x: 100, y: 50 })
      .group((group) => group.rectangle({ x: 1, y: 1 }).circle({ x: 2, y: 2 }), { x: 300, y: 50 })
      .build();
    const layout = layoutFromSpread(document, spreadId, named);
    const cell = layout?.slots.find(({ kind }) => kind === 'single');
    expect(cell).toMatchObject({ x: 110, y: 60 });
    const group = layout?.slots.find(({ type }) => type === 'Group');
    expect(group?.children.map(({ type }) => type)).toEqual(['Rectangle', 'Circle']);
  });

  it('gives back every general layout that was applied', () => {
    for (const layout of GENERAL_LAYOUTS) {
      const document = anAlbum().section().spread({ id: 'spread' }).build();
      const patch = applyLayout(document, { spreadId, layout, makeId });
      if (isRefused(patch)) throw new Error(patch.code);
      applyPatch(document, patch);
      const back = layoutFromSpread(document, spreadId, { id: layout.id, title: {} });
      const places = (slots: typeof layout.slots) =>
        slots.map(({ kind, x, y, width, height }) => [kind, x, y, width, height]);
      expect(places(back!.slots), layout.id).toEqual(places(layout.slots));
    }
  });

  it('is none of an empty spread', () => {
    const document = anAlbum().section().spread({ id: 'spread' }).build();
    expect(layoutFromSpread(document, spreadId, named)).toBeUndefined();
  });
});
