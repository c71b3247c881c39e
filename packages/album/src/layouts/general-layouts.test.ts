import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { addSpread, createdSpread } from '../commands/spreads/add-spread.ts';
import { isRefused } from '../commands/command.ts';
import type { NodeId } from '../document/ids.ts';
import { boxesOverlap, type Box } from '../geometry/box.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';
import { PALETTE_TEXT_ROLES } from '../palette/legibility.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { dangerFindingsOfSpread, dangerZone } from '../preflight/danger-zone.ts';
import { preflight } from '../preflight/preflight.ts';
import { cellSlots } from './fill-layout.ts';
import { GENERAL_LAYOUTS } from './general-layouts.ts';
import { layoutSchema, slotType, type Layout, type LayoutSlot } from './layout.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const counter = () => {
  let made = 0;
  return () => `made${(made += 1)}`;
};
const isText = (slot: LayoutSlot) => slotType(slot) === 'Text';
/** Of a node that is drawn larger than it is. */
const boxOf = ({ x, y, width, height, props }: LayoutSlot): Box => {
  const scale = (props['scale'] as number | undefined) ?? 1;
  return { x, y, width: width * scale, height: height * scale };
};
const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The one colour behind a text; undefined where there are several, or a picture. */
function groundOf(layout: Layout, text: LayoutSlot): unknown {
  let ground: unknown = layout.spread['fill'];
  for (const slot of layout.slots.slice(0, layout.slots.indexOf(text))) {
    const fill = slot.props['fill'];
    if (fill === undefined || isText(slot)) continue;
    if (contains(slot, boxOf(text)) && slot.type === 'Rectangle') ground = slot.kind === 'image' ? undefined : fill;
    else if (touches(slot, boxOf(text))) ground = undefined;
  }
  return ground;
}

function touches(slot: LayoutSlot, box: Box): boolean {
  if (slot.type !== 'Circle') return boxesOverlap(slot, box);
  const [cx, cy] = [slot.x + slot.width / 2, slot.y + slot.height / 2];
  const dx = Math.max(box.x - cx, 0, cx - box.x - box.width);
  const dy = Math.max(box.y - cy, 0, cy - box.y - box.height);
  return Math.hypot(dx, dy) < slot.width / 2;
}

const isOnPaper = (box: Box) => contains({ x: 3, y: 3, width: 454, height: 291 }, box);
/** 6.5 mm beside the covers. */
const isOffFold = (box: Box) => !boxesOverlap(box, { x: 223.5, y: 0, width: 13, height: 297 });

describe('every general layout', () => {
  it('has the shape of a layout, and no colour beside those of the palette', () => {
    for (const layout of GENERAL_LAYOUTS) {
      expect(layoutSchema.parse(layout)).toEqual(layout);
      const paints = layout.slots.flatMap(({ props }) => [props['fill'], props['stroke'], props['color']]);
      for (const paint of [layout.spread['fill'], ...paints])
        expect([undefined, 2, 3, 4, 5, 6], layout.id).toContain(paint);
    }
  });

  it('keeps its cells at print size, apart from each other and out of the zones of fold and trim', () => {
    for (const { id, slots } of GENERAL_LAYOUTS) {
      const cells = cellSlots(slots);
      for (const [index, cell] of cells.entries()) {
        expect(cell, id).toMatchObject({ width: cell.kind === 'double' ? 100 : 50, height: 70, rotation: 0 });
        expect(
          cells.slice(index + 1).filter((other) => boxesOverlap(cell, other)),
          id,
        ).toEqual([]);
        expect(isOffFold(cell) && isOnPaper(cell), id).toBe(true);
      }
    }
  });

  it('keeps its texts apart from each other, off the cells, off the fold and inside the trim', () => {
    for (const { id, slots } of GENERAL_LAYOUTS) {
      const boxes = slots.filter(isText).map(boxOf);
      const cells = cellSlots(slots);
      for (const [index, box] of boxes.entries()) {
        expect(
          [...cells, ...boxes.slice(index + 1)].filter((other) => boxesOverlap(box, other)),
          id,
        ).toEqual([]);
        expect(isOffFold(box) && isOnPaper(box), id).toBe(true);
      }
    }
  });

  it('sets every text on one colour that it can be read on', () => {
    for (const layout of GENERAL_LAYOUTS)
      for (const text of layout.slots.filter(isText)) {
        const [ink, ground] = [text.props['color'], groundOf(layout, text)];
        const isRole = PALETTE_TEXT_ROLES.some((role) => role.text === ink && role.ground === ground);
        expect(isRole, `${layout.id}: ${JSON.stringify([ink, ground])} at ${text.x}, ${text.y}`).toBe(true);
      }
  });

  it('runs over the trim with what lies on it, and has no frame under another', () => {
    for (const { id, slots } of GENERAL_LAYOUTS) {
      const frames = slots.filter(({ kind }) => kind === 'image');
      for (const [index, frame] of frames.entries())
        expect(
          frames.slice(index + 1).filter((other) => boxesOverlap(frame, other)),
          id,
        ).toEqual([]);
      const gaps = slots.flatMap(({ x, y, width, height }) => [x, y, 460 - x - width, 297 - y - height]);
      expect(Math.min(...gaps.map(Math.abs)), id).toBeGreaterThanOrEqual(2);
    }
  });

  it('numbers its cells as they are read', () => {
    for (const { slots } of GENERAL_LAYOUTS) {
      const cells = cellSlots(slots);
      expect(inReadingOrder(cells, (cell) => cell)).toEqual(cells);
    }
  });

  it('passes the preflight, when it is filled with people', () => {
    const album = anAlbum().section('Team', { id: 'team' });
    for (let at = 0; at < 24; at++) album.sticker(`Person ${at}`, { id: `p${at}` });
    for (const layout of GENERAL_LAYOUTS) {
      const document = album.build();
      const stickerIds = [...document.stickers.keys()].slice(0, layout.stickers);
      const patch = addSpread(document, { layout, sectionId: 'team' as NodeId, stickerIds, makeId: counter() });
      if (isRefused(patch)) throw new Error(patch.code);
      expect(applyUnit(document, patch, owner).ok, layout.id).toBe(true);
      const spread = createdSpread(patch)!;
      const zone = dangerZone(1, 4);
      expect(dangerFindingsOfSpread(document, spread, zone), layout.id).toEqual([]);
      const here = document.childIds(spread);
      const errors = preflight(document, 'order').filter(
        ({ severity, nodeId }) => severity === 'error' && nodeId !== null,
      );
      expect(
        errors.filter(({ nodeId }) => here.includes(nodeId!)),
        layout.id,
      ).toEqual([]);
    }
  });
});

describe('the general layouts', () => {
  it('are at least 48, all different, and have one for each count from 1 to 24', () => {
    expect(GENERAL_LAYOUTS.length).toBeGreaterThanOrEqual(48);
    const drawn = GENERAL_LAYOUTS.map(({ spread, slots }) => JSON.stringify([spread, slots]));
    expect(new Set(drawn).size).toBe(GENERAL_LAYOUTS.length);
    expect(new Set(GENERAL_LAYOUTS.map(({ id }) => id)).size).toBe(GENERAL_LAYOUTS.length);
    const counts = new Set(GENERAL_LAYOUTS.filter(({ role }) => role !== 'opener').map(({ stickers }) => stickers));
    expect(Array.from({ length: 25 }, (_, count) => count).filter((count) => !counts.has(count))).toEqual([]);
  });

  it('are not all alike: no two with more than one sticker have the same cells and the same frames', () => {
    const places = GENERAL_LAYOUTS.filter(({ stickers }) => stickers > 1).map(({ slots }) =>
      JSON.stringify(
        slots.filter(({ kind }) => kind !== 'text' && kind !== 'shape').map(({ x, y, width }) => [x, y, width]),
      ),
    );
    expect(new Set(places).size).toBe(places.length);
  });
});
