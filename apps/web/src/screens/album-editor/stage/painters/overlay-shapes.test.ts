import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { worldLayout } from '@figurina/editor';
import { describe, expect, it } from 'vitest';
import {
  edgeHandlesFit,
  handleRoom,
  handleSet,
  handlesOutside,
  handlesReach,
  lastingHandles,
  placeOnSpread,
  turnsFromAbove,
} from './overlay-shapes.ts';

const handles = (...ids: string[]) => {
  const document = anAlbum()
    .section()
    .spread()
    .rectangle({ id: 'box' })
    .text('Words', { id: 'words' })
    .cell({ id: 'cell' })
    .element('Line', { id: 'line' })
    .rectangle({ id: 'locked', locked: true })
    .group((group) => group.rectangle({ id: 'inside' }), { id: 'group', locked: true })
    .build();
  return [...handleSet(document, ids as NodeId[])].toSorted().join(' ');
};

describe('the handles', () => {
  it('are those by which an element can be changed', () => {
    expect(handles('box')).toBe('e n ne nw rotate s se sw w');
    expect(handles('words')).toBe('e ne nw rotate se sw w');
    expect(handles('cell')).toBe('ne nw rotate se sw');
    expect(handles('line')).toBe('e rotate w');
    expect(handles('box', 'cell')).toBe('ne nw rotate se sw');
  });

  it('are none on what is locked, itself or with its group', () => {
    expect(handles('locked')).toBe('');
    expect(handles('inside')).toBe('');
  });

  it('leave out the middle of an edge that is too short for it, sooner for a finger', () => {
    expect(edgeHandlesFit(handleRoom(false), 'n', 39, 200)).toBe(false);
    expect(edgeHandlesFit(handleRoom(false), 'n', 40, 10)).toBe(true);
    expect(edgeHandlesFit(handleRoom(false), 'e', 200, 39)).toBe(false);
    expect(edgeHandlesFit(handleRoom(true), 'n', 100, 200)).toBe(false);
  });

  it('at the sides of a text and at the ends of a line stay however small it is', () => {
    const document = anAlbum()
      .section()
      .spread()
      .text('One line', { id: 'words', height: 5 })
      .element('Line', { id: 'line' })
      .rectangle({ id: 'rule', height: 1 })
      .build();
    const lasting = (...ids: string[]) => [...lastingHandles(document, ids as NodeId[])].join('');
    expect([lasting('words'), lasting('line'), lasting('rule'), lasting('words', 'line')]).toEqual([
      'ew',
      'ew',
      '',
      '',
    ]);
  });

  it('stand outside of what is too small to hold them', () => {
    expect(handlesOutside(handleRoom(false), 200)).toBe(0);
    expect(handlesOutside(handleRoom(false), 6)).toBe(17);
    expect(handlesOutside(handleRoom(true), 6)).toBe(41);
  });

  it('can be taken hold of around the frame, below it further off', () => {
    const box = { centre: { x: 50, y: 50 }, width: 100, height: 60, rotation: 0 };
    const offset = { x: 0, y: 0, width: 460, height: 297 };
    const view = { x: 0, y: 0, zoom: 2 };
    const canvas = { width: 800, height: 600 };
    expect(handlesReach(handleRoom(false), box, offset, view, canvas)).toEqual({
      x: -12,
      y: 28,
      width: 224,
      height: 172,
    });
    expect(handlesReach(handleRoom(true), box, offset, view, canvas)).toEqual({
      x: -22,
      y: 18,
      width: 244,
      height: 208,
    });
    // Upside down, it turns from above.
    const turned = handlesReach(handleRoom(false), { ...box, rotation: 180 }, offset, view, canvas);
    expect(turned.y).toBeCloseTo(0, 6);
    expect(turned.y + turned.height).toBeCloseTo(172, 6);
  });

  it('turn from above where the bars at the bottom would lie over the one that turns', () => {
    const offset = { x: 0, y: 0, width: 460, height: 297 };
    const view = { x: 0, y: 0, zoom: 2 };
    const canvas = { width: 800, height: 600 };
    const at = (y: number, height: number, rotation = 0) => ({ centre: { x: 200, y }, width: 100, height, rotation });
    const mouse = handleRoom(false);
    expect(turnsFromAbove(mouse, at(200, 60), offset, view, canvas)).toBe(false);
    expect(turnsFromAbove(mouse, at(230, 60), offset, view, canvas)).toBe(true);
    expect(turnsFromAbove(handleRoom(true), at(210, 60), offset, view, canvas)).toBe(true);
    // Upside down it stands above by itself.
    expect(turnsFromAbove(mouse, at(230, 60, 180), offset, view, canvas)).toBe(false);
    // Where both are out of sight, it stays.
    expect(turnsFromAbove(mouse, at(148, 320), offset, view, canvas)).toBe(false);
    const reach = handlesReach(mouse, at(230, 60), offset, view, canvas);
    expect([reach.y, reach.y + reach.height]).toEqual([400 - 28 - 12, 520 + 12]);
  });
});

describe('the place that the badge of a drag says', () => {
  const [front, one, two] = ['front', 'one', 'two'] as NodeId[];
  const layout = worldLayout([front!, one!, two!]);
  const box = layout.boxOf(two!)!;
  const middle = { x: box.x + 30, y: box.y + 40 };

  it('is that on the spread under it, or on the one that it snaps to; none between them', () => {
    expect(placeOnSpread(layout, middle, undefined)).toEqual({ x: 30, y: 40 });
    expect(placeOnSpread(layout, middle, one)).toEqual({ x: middle.x - layout.boxOf(one!)!.x, y: 40 });
    expect(placeOnSpread(layout, { x: box.x - 10, y: box.y - 10 }, undefined)).toBeNull();
  });
});
