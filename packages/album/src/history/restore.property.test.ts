import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../testing/index.ts';
import { descendants } from '../commands/tree.ts';
import type { AlbumDocument, AlbumParts } from '../document/album.ts';
import { copyDocument, createDocument } from '../document/create-document.ts';
import type { NodeId } from '../document/ids.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import type { Actor } from '../permissions.ts';
import { spreadOrder } from '../print/page-size.ts';
import { bringBack, removalIn } from './removals.ts';
import { type RestoreScope, restorePatch } from './restore-patch.ts';
import { spreadsThatDiffer } from './spreads-that-differ.ts';
import { workOf } from './work.ts';

const me: Actor = { userId: 'me', role: 'owner', albumLocked: false };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const RUNS = { numRuns: Number(process.env['FC_RUNS'] ?? 60) };
const PATIENCE = 60_000;

function start(): AlbumDocument {
  return anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'one' })
    .cell({ sticker: 'Ada', photo: [600, 800] })
    .cell({ sticker: 'Grace' })
    .cell()
    .text('Hello')
    .picture()
    .group((album) => album.rectangle().group((deeper) => deeper.circle()))
    .comment('mine', { userId: 'me' })
    .comment('theirs', { userId: 'them' })
    .spread({ id: 'two' })
    .cell({ sticker: 'Alan' })
    .rectangle()
    .section('Others', { id: 'others' })
    .spread()
    .rectangle()
    .sticker('Edsger', { photo: [500, 700] })
    .build();
}

/** An album as it was at a point, and as it is after more work of several people. */
function history(seed: number): { dice: Dice; point: AlbumDocument; current: AlbumDocument } {
  const dice = new Dice(seed);
  const current = start();
  const work = (count: number) => {
    for (let turn = 0; turn < count; turn++) applyUnit(current, anyUnit(current, dice), me);
  };
  work(dice.roll(15));
  const point = copyDocument(current);
  work(1 + dice.roll(40));
  return { dice, point, current };
}

function restore(current: AlbumDocument, point: AlbumDocument, scope: RestoreScope, dice: Dice): AlbumDocument {
  const patch = restorePatch(current, point, scope, () => dice.id('copy'));
  expect(patch).not.toBeNull();
  const after = copyDocument(current);
  const result = applyUnit(after, patch!, me);
  expect(result.ok ? [] : [result.code, result.at]).toEqual([]);
  expect(checkIntegrity(after)).toEqual([]);
  if (result.ok) {
    const undone = copyDocument(after);
    applyPatch(undone, result.inverse);
    expect(toParts(undone)).toEqual(toParts(current));
  }
  return after;
}

/** Without what is never a point's: comments, and the library of pictures. */
function ofPoint(document: AlbumDocument): Omit<AlbumParts, 'images'> {
  const { images: _images, ...parts } = toParts(document);
  const nodes = Object.entries(parts.workspace.nodes).filter(
    ([, node]) => (node as { type: string }).type !== 'Comment',
  );
  return { ...parts, workspace: { ...parts.workspace, nodes: Object.fromEntries(nodes) } };
}

/** Groups that hold nothing are not worth bringing back. */
function withoutEmptyGroups(document: AlbumDocument): AlbumDocument {
  const draft = copyDocument(document);
  const isEmpty = ({ id, type }: { id: NodeId; type: string }) => type === 'Group' && draft.childIds(id).length === 0;
  for (let empty = [...draft.nodes.values()].find(isEmpty); empty; empty = [...draft.nodes.values()].find(isEmpty))
    applyPatch(draft, [{ part: 'workspace', path: `nodes/${empty.id}`, removed: true }]);
  return draft;
}

const commentsOf = (document: AlbumDocument) =>
  [...document.nodes.values()].filter(({ type }) => type === 'Comment').map(({ id }) => id);

/** A chapter keeps a spread: one that had none at the point, and has some now. */
const hasFilledChapter = (current: AlbumDocument, point: AlbumDocument) =>
  current
    .childIds(current.rootId)
    .some((id) => point.nodes.has(id) && point.childIds(id).length === 0 && current.childIds(id).length > 0);

describe('restoring', () => {
  it(
    'makes the album exactly what it was, in one unit that can be taken back',
    () => {
      let whole = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const { dice, point, current } = history(seed);
          if (hasFilledChapter(current, point)) return;
          const after = restore(current, point, { kind: 'album' }, dice);
          expect(ofPoint(after)).toEqual(ofPoint(point));
          for (const id of [...point.images.keys(), ...current.images.keys()]) expect(after.images.has(id)).toBe(true);
          whole += 1;
        }),
        RUNS,
      );
      expect(whole).toBeGreaterThan(50);
    },
    PATIENCE,
  );

  it(
    'leaves every comment alone whose spread stays, and brings none back',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { dice, point, current } = history(seed);
          if (hasFilledChapter(current, point)) return;
          const after = restore(current, point, { kind: 'album' }, dice);
          const spread = (id: NodeId): NodeId => {
            const { parent } = current.nodes.get(id)!;
            return current.nodes.get(parent!)!.type === 'Comment' ? spread(parent!) : parent!;
          };
          const stays = commentsOf(current).filter((id) => point.nodes.has(spread(id)));
          expect(commentsOf(after).sort()).toEqual(stays.sort());
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it(
    'a spread touches nothing but that spread',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { dice, point, current } = history(seed);
          const id = dice.pick(spreadOrder(point))!;
          const { parent } = point.nodes.get(id)!;
          const isStatic = (point.nodes.get(parent!)!.props as { static: boolean }).static;
          // A static chapter that lost all of its spreads takes none in.
          if (isStatic && current.childIds(parent!).length === 0) return;
          const after = restore(current, point, { kind: 'spread', id }, dice);
          const inside = new Set([id, ...descendants(after, id), ...descendants(current, id), parent]);
          for (const [other, node] of current.nodes)
            if (!inside.has(other)) expect(after.nodes.get(other)).toEqual(node);
          for (const other of after.nodes.keys()) expect(current.nodes.has(other) || inside.has(other)).toBe(true);
          expect([...after.stickers]).toEqual([...current.stickers]);
          expect(after.settings).toEqual(current.settings);
          expect(countOf(after, id)).toBe(countOf(point, id));
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it(
    'a chapter touches no other chapter',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { dice, point, current } = history(seed);
          const id = dice.pick(point.childIds(point.rootId))!;
          if (point.nodes.get(id)!.props.name === '' && !current.nodes.has(id)) return;
          const after = restore(current, point, { kind: 'section', id }, dice);
          for (const section of current.childIds(current.rootId)) {
            if (section === id) continue;
            expect(after.childIds(section)).toEqual(current.childIds(section));
            for (const node of descendants(current, section))
              expect(after.nodes.get(node)).toEqual(current.nodes.get(node));
          }
          for (const [sticker, was] of current.stickers)
            if (was.sectionId !== id) expect(after.stickers.get(sticker)).toEqual(was);
          for (const [sticker, then] of point.stickers)
            if (then.sectionId === id) expect(after.stickers.has(sticker)).toBe(true);
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it(
    'a sticker touches that sticker, its photo and its empty cell alone',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { dice, point, current } = history(seed);
          const id = dice.pick(point.stickers.keys());
          if (!id) return;
          const after = restore(current, point, { kind: 'sticker', id }, dice);
          expect(after.stickers.get(id)!.name).toBe(point.stickers.get(id)!.name);
          expect(after.stickers.get(id)!.image).toBe(point.stickers.get(id)!.image);
          for (const [other, sticker] of current.stickers)
            if (other !== id) expect(after.stickers.get(other)).toEqual(sticker);
          for (const [node, was] of current.nodes) {
            const is = after.nodes.get(node);
            if (is !== was)
              expect([was.type, (was.props as { stickerId: null }).stickerId]).toEqual(['StickerCell', null]);
          }
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it(
    'shows where two versions differ, and nowhere else',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { point, current } = history(seed);
          const differing = spreadsThatDiffer(point, current);
          for (const id of spreadOrder(point))
            if (!differing.has(id)) expect(drawn(current, id)).toEqual(drawn(point, id));
          expect([...spreadsThatDiffer(point, copyDocument(point))]).toEqual([]);
        }),
        RUNS,
      );
    },
    PATIENCE,
  );
});

it('says nothing of the order in which fields are stored', () => {
  const document = start();
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, field]) => [key, turned(field)]),
    );
  };
  const other = createDocument(turned(toParts(document)) as AlbumParts);
  expect(restorePatch(document, other, { kind: 'album' }, () => 'never')).toEqual([]);
  expect([...spreadsThatDiffer(other, document)]).toEqual([]);
});

describe('the trash', () => {
  it(
    'brings everything back that a unit took away, but comments',
    () => {
      let removals = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const { dice, current } = history(seed);
          const before = copyDocument(current);
          for (let turn = 0; turn < 20; turn++) {
            const unit = anyUnit(current, dice);
            const result = applyUnit(current, unit, me);
            if (!result.ok) continue;
            const removal = removalIn(current, result.inverse);
            const onlyRemoves = unit.every((operation) => 'removed' in operation || operation.value === null);
            if (removal && onlyRemoves) {
              const { patch, homeless } = bringBack(current, removal);
              expect(homeless).toEqual([]);
              const back = copyDocument(current);
              const answer = applyUnit(back, patch, { ...me, userId: 'somebody else' });
              expect(answer.ok ? null : answer.code).toBeNull();
              expect(ofPoint(withoutEmptyGroups(back))).toEqual(ofPoint(withoutEmptyGroups(before)));
              expect([...back.images.keys()].sort()).toEqual([...before.images.keys()].sort());
              expect(removalIn(back, result.inverse)).toBeNull();
              removals += 1;
            }
            applyPatch(before, unit);
          }
        }),
        RUNS,
      );
      expect(removals).toBeGreaterThan(50);
    },
    PATIENCE,
  );
});

describe('what was done', () => {
  it('is told by person, with where it was', () => {
    const document = start();
    const text = [...document.nodes.values()].find(({ type }) => type === 'Text')!;
    const path = `nodes/${text.id}/props/x`;
    const work = workOf(document, [
      { by: 'ada', patch: [{ part: 'workspace', path, value: 3 }] },
      { by: 'ada', patch: [{ part: 'workspace', path, value: 4 }] },
      { by: 'alan', patch: [{ part: 'stickers', path: 's1/name', value: 'Augusta' }] },
      { by: 'alan', patch: [{ part: 'colors', path: '2', value: '#123456' }] },
      { by: 'grace', patch: [{ part: 'workspace', path: 'nodes/c', value: comment as never }] },
    ]);
    expect(work.map(({ by, elements, stickers, style }) => [by, elements, stickers, style])).toEqual([
      ['ada', 1, 0, false],
      ['alan', 0, 1, true],
    ]);
    expect(work[0]!.spreads).toEqual([{ id: 'one', pages: [2, 3] }]);
    expect(work[1]!.spreads).toEqual([{ id: 'one', pages: [2, 3] }]);
  });
});

const comment = { id: 'c', type: 'Comment', parent: 'one', order: 'zz', props: { userId: 'grace', text: 'Nice' } };

const countOf = (document: AlbumDocument, spread: NodeId): number =>
  descendants(document, spread).filter((id) => document.nodes.get(id)!.type !== 'Comment').length;

const drawn = (document: AlbumDocument, spread: NodeId) =>
  [spread, ...descendants(document, spread)]
    .map((id) => document.nodes.get(id)!)
    .filter(({ type }) => type !== 'Comment')
    .map(({ parent: _parent, order: _order, ...node }) => node);
