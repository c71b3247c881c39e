import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { boundsInSpread, orientedBox } from '../../geometry/bounds.ts';
import { applyMatrix } from '../../geometry/matrix.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { selectionScaling } from '../../geometry/resizing.ts';
import { stackingOrder } from '../../geometry/stacking.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { addElements, createdNodes, type NewElement, newElement } from './add-elements.ts';
import { changeProps } from './change-props.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { duplicateElements } from './duplicate-elements.ts';
import { groupElements } from './group-elements.ts';
import { moveElements } from '../arrange/move-elements.ts';
import { moveToSpread } from './move-to-spread.ts';
import { removeElements } from './remove-elements.ts';
import { canReorder, reorderElements, type StackMove } from './reorder-elements.ts';
import { rotateElements, transformElements } from '../arrange/transform-elements.ts';
import { ungroupElements } from './ungroup-elements.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const ids = (...names: string[]) => names as NodeId[];
const spread = 'spread' as NodeId;

function counter() {
  let made = 0;
  return () => `made${(made += 1)}`;
}

function run(document: AlbumDocument, result: CommandResult) {
  if (isRefused(result)) throw new Error(result.code);
  const applied = applyUnit(document, result, owner);
  expect(applied).toMatchObject({ ok: true });
  return result;
}

const onSpread = () => anAlbum().section().spread({ id: 'spread' });

/** The four corners of an element on its spread. */
function corners(document: AlbumDocument, id: NodeId) {
  const { width, height } = document.nodes.get(id)!.props as { width: number; height: number };
  const matrix = spreadMatrix(document, id);
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x, y]) => applyMatrix(matrix, { x: x!, y: y! }));
}

function furthest(before: readonly { x: number; y: number }[], after: readonly { x: number; y: number }[]) {
  return Math.max(...before.map((corner, index) => Math.hypot(corner.x - after[index]!.x, corner.y - after[index]!.y)));
}

const hundredth = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const rectangle = fc.record({
  x: hundredth(-50, 400),
  y: hundredth(-50, 290),
  width: hundredth(1, 150),
  height: hundredth(1, 150),
  rotation: fc.integer({ min: 0, max: 359 }),
  scale: fc.constantFrom(1, 0.5, 1.7),
});

describe('grouping', () => {
  it('moves nothing, and ungrouping brings everything back within 0.01 mm', () => {
    fc.assert(
      fc.property(rectangle, rectangle, rectangle, (a, b, c) => {
        const document = onSpread()
          .rectangle({ id: 'a', ...a })
          .group((inner) => inner.rectangle({ id: 'c', ...c }), { id: 'inner', x: 3.21, y: 9.87, rotation: 33 })
          .text('b', { id: 'b', ...b })
          .build();
        const before = ids('a', 'b', 'c').map((id) => corners(document, id));
        const propsBefore = ids('a', 'b', 'inner').map((id) => document.nodes.get(id)!.props);
        run(
          document,
          groupElements(document, { ids: ids('a', 'b', 'inner'), id: 'group' as NodeId, makeId: counter() }),
        );
        for (const [index, id] of ids('a', 'b', 'c').entries()) {
          expect(furthest(before[index]!, corners(document, id))).toBeLessThanOrEqual(0.01);
        }
        run(document, ungroupElements(document, { ids: ids('group'), makeId: counter() }));
        for (const [index, id] of ids('a', 'b', 'c').entries()) {
          expect(furthest(before[index]!, corners(document, id))).toBeLessThanOrEqual(0.01);
        }
        expect(ids('a', 'b', 'inner').map((id) => document.nodes.get(id)!.props)).toEqual(propsBefore);
        expect(document.childIds(spread)).toEqual(['a', 'inner', 'b']);
      }),
    );
  });

  it('keeps what is seen when the group was turned, scaled and faded before it is dissolved', () => {
    fc.assert(
      fc.property(rectangle, fc.integer({ min: 0, max: 359 }), fc.constantFrom(0.5, 1, 2), (box, rotation, scale) => {
        const document = onSpread()
          .group((inner) => inner.rectangle({ id: 'child', ...box, opacity: 0.5 }), {
            id: 'group',
            x: 30,
            y: 40,
            rotation,
            scale,
            opacity: 0.5,
          })
          .build();
        const before = corners(document, 'child' as NodeId);
        run(document, ungroupElements(document, { ids: ids('group'), makeId: counter() }));
        // Rotations are kept to 0.001 degrees: 0.005 mm at 300 mm; places to 0.01.
        expect(furthest(before, corners(document, 'child' as NodeId))).toBeLessThan(0.02);
        expect(document.nodes.get('child' as NodeId)?.props).toMatchObject({ opacity: 0.25 });
      }),
    );
  });

  it('takes siblings only, and leaves comments outside', () => {
    const document = onSpread()
      .group((inner) => inner.rectangle({ id: 'inside' }), { id: 'group' })
      .rectangle({ id: 'a' })
      .rectangle({ id: 'b' })
      .comment('!', { id: 'comment', userId: 'u' })
      .build();
    const group = (...names: string[]) => groupElements(document, { ids: ids(...names), makeId: counter() });
    expect(group('a')).toMatchObject({ code: 'nothing_selected' });
    expect(group('a', 'inside')).toMatchObject({ code: 'not_same_parent' });
    run(document, group('a', 'b', 'comment'));
    expect(document.childIds('made1' as NodeId)).toEqual(['a', 'b']);
    expect(document.nodes.get('comment' as NodeId)?.parent).toBe(spread);
    expect(ungroupElements(document, { ids: ids('comment'), makeId: counter() })).toMatchObject({
      code: 'not_a_group',
    });
  });
});

describe('moving, turning and scaling', () => {
  const nested = () =>
    onSpread()
      .group(
        (outer) =>
          outer.group((inner) => inner.rectangle({ id: 'deep', width: 20, height: 10 }), {
            x: 5,
            rotation: 20,
            scale: 2,
          }),
        { id: 'outer', x: 100, y: 50, rotation: 70 },
      )
      .rectangle({ id: 'free', x: 200, y: 100, width: 30, height: 20, rotation: 15 })
      .text('words', { id: 'text', x: 50, y: 50, width: 40 })
      .build();

  it('shifts by millimetres of the spread, whatever groups are around', () => {
    const document = nested();
    const before = boundsInSpread(document, 'deep' as NodeId)!;
    run(document, moveElements(document, { ids: ids('deep', 'free'), by: { x: 12, y: -7 } }));
    const after = boundsInSpread(document, 'deep' as NodeId)!;
    expect(Math.hypot(after.x - before.x - 12, after.y - before.y + 7)).toBeLessThan(0.03);
    expect(document.nodes.get('free' as NodeId)?.props).toMatchObject({ x: 212, y: 93, rotation: 15 });
  });

  it('turns a selection as one, sizes kept', () => {
    fc.assert(
      fc.property(hundredth(0, 400), hundredth(0, 300), fc.integer({ min: -360, max: 360 }), (x, y, degrees) => {
        const document = nested();
        const before = ids('outer', 'free', 'text').map((id) => orientedBox(document, id)!);
        run(document, rotateElements(document, { ids: ids('outer', 'free', 'text'), centre: { x, y }, degrees }));
        for (const [index, id] of ids('outer', 'free', 'text').entries()) {
          const after = orientedBox(document, id)!;
          expect(after.width).toBeCloseTo(before[index]!.width, 6);
          expect(after.height).toBeCloseTo(before[index]!.height, 6);
          const [was, is] = [before[index]!.centre, after.centre];
          expect(Math.hypot(is.x - x, is.y - y)).toBeCloseTo(Math.hypot(was.x - x, was.y - y), 1);
        }
      }),
    );
  });

  it('scales boxes in width and height, texts and groups in scale', () => {
    const document = nested();
    const matrix = selectionScaling({ x: 0, y: 0, width: 100, height: 100 }, 'se', { x: 100, y: 100 });
    run(document, transformElements(document, { ids: ids('outer', 'free', 'text'), matrix }));
    const props = (id: string) => document.nodes.get(id as NodeId)!.props;
    expect(props('free')).toMatchObject({ x: 400, y: 200, width: 60, height: 40, scale: 1, rotation: 15 });
    expect(props('text')).toMatchObject({ x: 100, y: 100, width: 40, scale: 2 });
    expect(props('outer')).toMatchObject({ x: 200, y: 100, scale: 2, rotation: 70 });
  });

  it('puts elements onto another spread as they were seen, out of groups that vanish when they are empty', () => {
    const document = anAlbum()
      .section()
      .spread({ id: 'spread' })
      .group((inner) => inner.rectangle({ id: 'a', x: 7, rotation: 10 }), { id: 'group', x: 20, y: 30, rotation: 40 })
      .spread({ id: 'other' })
      .rectangle({ id: 'there' })
      .build();
    const before = corners(document, 'a' as NodeId);
    run(
      document,
      moveToSpread(document, { ids: ids('a'), spreadId: 'other' as NodeId, by: { x: 5, y: 0 }, makeId: counter() }),
    );
    expect(document.childIds('other' as NodeId)).toEqual(['there', 'a']);
    expect(document.nodes.has('group' as NodeId)).toBe(false);
    const shifted = before.map(({ x, y }) => ({ x: x + 5, y }));
    expect(furthest(shifted, corners(document, 'a' as NodeId))).toBeLessThan(0.02);
  });
});

describe('adding, changing, copying, deleting', () => {
  it('adds the usual sizes about a point, shapes in the lead colour', () => {
    const document = onSpread().build();
    const elements = (['Text', 'Circle', 'Line', 'StickerCell'] as const).map((type) =>
      newElement(type, { x: 100, y: 100 }),
    );
    const patch = run(document, addElements(document, { parent: spread, elements, makeId: counter() }));
    const made = createdNodes(patch).map((id) => document.nodes.get(id)!);
    expect(made.map(({ type }) => type)).toEqual(['Text', 'Circle', 'Line', 'StickerCell']);
    expect(made[0]!.props).toMatchObject({
      x: 50,
      y: 90,
      width: 100,
      height: 20,
      font: 'paragraph',
      size: 11,
      lineHeight: 150,
    });
    expect(made[1]!.props).toMatchObject({ x: 50, y: 50, width: 100, height: 100, fill: 3 });
    expect(made[2]!.props).toMatchObject({ width: 100, height: 1, strokeWidth: 1 });
    const inGroup = { parent: 'front-section' as NodeId, elements, makeId: counter() };
    expect(addElements(document, inGroup)).toMatchObject({ code: 'wrong_type' });
  });

  it('gives each node the props it has, and only listed types stay on top', () => {
    const document = onSpread().rectangle({ id: 'a' }).cell({ id: 'cell' }).text('b', { id: 'text' }).build();
    const patch = run(
      document,
      changeProps(document, {
        ids: ids('a', 'cell', 'text'),
        props: { borderRadius: 5, opacity: 0.5, alwaysOnTop: true },
      }),
    );
    expect(patch.map(({ path }) => path)).toEqual([
      'nodes/a/props/borderRadius',
      'nodes/a/props/opacity',
      'nodes/a/props/alwaysOnTop',
      'nodes/cell/props/opacity',
      'nodes/text/props/opacity',
      'nodes/text/props/alwaysOnTop',
    ]);
    expect(changeProps(document, { ids: ids('cell'), props: { alwaysOnTop: true } })).toMatchObject({
      code: 'wrong_type',
    });
    expect(changeProps(document, { ids: ids('a'), props: { opacity: 0.5 } })).toEqual([]);
    expect(changeProps(document, { ids: ids('gone'), props: { opacity: 1 } })).toMatchObject({ code: 'node_gone' });
  });

  it('marks a changed text with the one it was made from', () => {
    const document = onSpread().text('before', { id: 'text' }).build();
    const patch = changeProps(document, {
      ids: ids('text'),
      props: { text: { paragraphs: [{ content: [{ text: 'after' }] }] } },
    });
    expect(patch).toMatchObject([{ base: expect.any(String) }]);
  });

  it('copies 10 mm aside with empty cells and without comments', () => {
    const document = onSpread()
      .group((inner) => inner.cell({ id: 'cell', sticker: 'Ada' }), { id: 'group', x: 1, y: 2 })
      .build();
    const patch = run(document, duplicateElements(document, { ids: ids('group'), makeId: counter() }));
    const [copy] = createdNodes(patch);
    expect(document.nodes.get(copy!)?.props).toMatchObject({ x: 11, y: 12 });
    const [cell] = document.childIds(copy!);
    expect(document.nodes.get(cell!)?.props).toMatchObject({ stickerId: null });
    expect(document.nodes.get('cell' as NodeId)?.props).toMatchObject({ stickerId: 's1' });
  });

  it('deletes a group that would be empty along with its last children', () => {
    const document = onSpread()
      .group((outer) => outer.group((inner) => inner.rectangle({ id: 'a' }).rectangle({ id: 'b' }), { id: 'inner' }), {
        id: 'outer',
      })
      .build();
    run(document, removeElements(document, { ids: ids('a', 'b') }));
    expect(document.childIds(spread)).toEqual([]);
    expect(removeElements(document, { ids: ids('spread') })).toMatchObject({ code: 'nothing_selected' });
  });
});

describe('the stack', () => {
  const stack = () =>
    onSpread()
      .rectangle({ id: 'a' })
      .cell({ id: 'cell' })
      .rectangle({ id: 'b' })
      .text('t', { id: 'text' })
      .rectangle({ id: 'c' })
      .build();
  const after = (to: StackMove, ...names: string[]) => {
    const document = stack();
    run(document, reorderElements(document, { ids: ids(...names), to, makeId: counter() }));
    return stackingOrder(document, spread).join(' ');
  };

  it('moves past the next of the same layer, to the ends, and several together', () => {
    expect(after('forward', 'a')).toBe('b a c cell text');
    expect(after('backward', 'c')).toBe('a c b cell text');
    expect(after('front', 'a')).toBe('b c a cell text');
    expect(after('back', 'c')).toBe('c a b cell text');
    expect(after('forward', 'a', 'b')).toBe('c a b cell text');
    expect(after('back', 'b', 'c')).toBe('b c a cell text');
    expect(after('forward', 'c')).toBe('a b c cell text');
    expect(after('forward', 'a', 'c')).toBe('b a c cell text');
    expect(after('backward', 'a', 'c')).toBe('a c b cell text');
  });

  it('has a new group on top', () => {
    const document = stack();
    run(document, groupElements(document, { ids: ids('a', 'b'), id: 'group' as NodeId, makeId: counter() }));
    expect(stackingOrder(document, spread)).toEqual(['c', 'group', 'cell', 'text']);
  });

  it('says when there is nothing to move past', () => {
    expect(canReorder(stack(), ids('c'), 'front')).toBe(false);
    expect(canReorder(stack(), ids('text'), 'back')).toBe(false);
    expect(canReorder(stack(), ids('b'), 'backward')).toBe(true);
    expect(canReorder(stack(), ids('b', 'c'), 'forward')).toBe(false);
  });

  it('can be reordered exactly where that changes what is seen', () => {
    const some = fc.subarray(['a', 'cell', 'b', 'text', 'c'], { minLength: 1 });
    const ways = fc.constantFrom<StackMove>('front', 'back', 'forward', 'backward');
    fc.assert(
      fc.property(some, ways, (names, to) => {
        const isSeen = after(to, ...names) !== stackingOrder(stack(), spread).join(' ');
        expect(canReorder(stack(), ids(...names), to)).toBe(isSeen);
      }),
    );
  });

  it('has shapes and pictures lowest, then cells, texts in groups, what is always on top, texts, comments', () => {
    const document = onSpread()
      .comment('c', { id: 'comment' })
      .text('t', { id: 'text' })
      .rectangle({ id: 'top', alwaysOnTop: true })
      .group((inside) => inside.text('t', { id: 'inner' }), { id: 'grouped' })
      .cell({ id: 'cell' })
      .picture({ id: 'picture' })
      .rectangle({ id: 'shape' })
      .build();
    expect(stackingOrder(document, spread)).toEqual(['picture', 'shape', 'cell', 'grouped', 'top', 'text', 'comment']);
  });
});

it('only circles, groups, pictures, lines, rectangles and texts can be always on top', () => {
  const types = ['Circle', 'Group', 'Image', 'Line', 'Rectangle', 'Text', 'StickerCell', 'Sticker', 'Comment'] as const;
  const document = onSpread().build();
  for (const type of types) {
    const props = type === 'Comment' ? { userId: owner.userId } : {};
    const element = { id: type as NodeId, type, props } as NewElement;
    run(document, addElements(document, { parent: spread, elements: [element], makeId: counter() }));
  }
  const lifted = types.filter((type) => {
    const answer = changeProps(document, { ids: ids(type), props: { alwaysOnTop: true } });
    if (isRefused(answer)) return false;
    return applyUnit(document, answer, owner).ok && answer.length > 0;
  });
  expect(lifted).toEqual(['Circle', 'Group', 'Image', 'Line', 'Rectangle', 'Text']);
});
