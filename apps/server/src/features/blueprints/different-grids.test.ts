/** Blueprints differ in their grids, not only in their colours: no two share more than half of the places of their cells. */
import { toExchangeNode, type BlueprintInLanguage, type ExchangeNode } from '@figurina/album';
import { expect, test } from 'vitest';
import { blueprints } from '../../testing/content-blueprints.ts';

const SPREAD_WIDTH = 460;
/** Millimetres: what lies closer together looks the same. */
const STEP = 2;

/** A place on either page is the same as its mirror image on the other. */
function placesIn(node: ExchangeNode, x = 0, y = 0, scale = 1): string[] {
  if (node.type === 'StickerCell') {
    const width = (node.props['doubleSticker'] === true ? 100 : 50) * scale;
    const center = x + width / 2;
    const steps = [Math.min(center, SPREAD_WIDTH - center), y, width].map((length) => Math.round(length / STEP));
    return [steps.join(' ')];
  }
  return node.children.flatMap((child) => {
    const [dx, dy, grown] = ['x', 'y', 'scale'].map((prop) => Number(child.props[prop] ?? (prop === 'scale' ? 1 : 0)));
    const inGroup = child.type === 'Group' ? scale * grown! : scale;
    return placesIn(child, x + dx! * scale, y + dy! * scale, inGroup);
  });
}

function placesOf({ document, layouts }: BlueprintInLanguage): Set<string> {
  return new Set(
    [toExchangeNode(document, document.rootId), ...layouts.map(({ spread }) => spread)].flatMap((tree) =>
      placesIn(tree),
    ),
  );
}

const share = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((place) => other.has(place)).length / Math.min(one.size, other.size);

test('no two blueprints share more than half of the places of their cells', () => {
  const grids = blueprints.map((blueprint) => ({ id: blueprint.id, places: placesOf(blueprint.in.en) }));
  for (const { id, places } of grids) expect(places.size, id).toBeGreaterThan(4);
  const alike = grids.flatMap((one, index) =>
    grids
      .slice(index + 1)
      .map((other) => ({ ids: `${one.id} and ${other.id}`, share: share(one.places, other.places) }))
      .filter((pair) => pair.share > 0.5),
  );
  expect(alike).toEqual([]);
});

test('a mirrored or moved grid is not another one', () => {
  const cell = (x: number, y: number): ExchangeNode => ({ type: 'StickerCell', props: { x, y }, children: [] });
  const spread = (children: ExchangeNode[], x = 0): ExchangeNode => ({
    type: 'Spread',
    props: {},
    children: [{ type: 'Group', props: { x }, children }],
  });
  const grid = new Set(placesIn(spread([cell(20, 30), cell(80, 30)])));
  expect(share(grid, new Set(placesIn(spread([cell(330, 30.4), cell(390, 30)]))))).toBe(1);
  expect(share(grid, new Set(placesIn(spread([cell(10, 30), cell(70, 30)], 10))))).toBe(1);
  expect(share(grid, new Set(placesIn(spread([cell(20, 30), cell(80, 36)]))))).toBe(0.5);
});
