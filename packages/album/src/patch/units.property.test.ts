import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../testing/index.ts';
import { SCHEMA_VERSION } from '../document/album.ts';
import { copyDocument, createDocument } from '../document/create-document.ts';
import type { AlbumDocument } from '../document/album.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { parseAlbum } from '../document/parse-album.ts';
import { toParts } from '../document/to-parts.ts';
import type { Actor } from '../permissions.ts';
import { applyPatch } from './apply-patch.ts';
import { applyUnit } from './apply-unit.ts';
import { invertPatch } from './invert-patch.ts';
import type { Patch } from './patch.ts';
import { fullPath } from './path.ts';
import { squashUnits } from './squash-patches.ts';

const me: Actor = { userId: 'me', role: 'owner', albumLocked: false };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const RUNS = { numRuns: Number(process.env['FC_RUNS'] ?? 60) };
const PATIENCE = 60_000;

function aSmallAlbum(): AlbumDocument {
  return anAlbum()
    .section('Team')
    .spread()
    .cell({ sticker: 'Ada', photo: [600, 800] })
    .cell({ sticker: 'Grace' })
    .cell()
    .text('Hello')
    .picture()
    .group((album) =>
      album
        .rectangle()
        .text('inside')
        .group((deeper) => deeper.circle()),
    )
    .comment('mine', { userId: 'me' })
    .comment('theirs', { userId: 'them' })
    .section('Others')
    .spread()
    .rectangle()
    .sticker('Alan', { photo: [500, 700] })
    .build();
}

/** What the document says, in a form that two documents can be compared by, with its lists and backward references. */
function everything(document: AlbumDocument) {
  const lists = [...document.nodes.keys()].sort().map((id) => [id, document.childIds(id)]);
  const fresh = createDocument(toParts(document));
  const index = (of: AlbumDocument) =>
    [...of.images.keys(), ...of.stickers.keys(), ...of.nodes.keys()]
      .sort()
      .map((id) => [
        id,
        ...(['sticker', 'image', 'section'] as const).map((target) => [...of.nodesUsing(target, id)].sort()),
        ...(['image', 'section'] as const).map((target) => [...of.stickersUsing(target, id)].sort()),
      ]);
  expect(index(document)).toEqual(index(fresh));
  expect(lists).toEqual([...fresh.nodes.keys()].sort().map((id) => [id, fresh.childIds(id)]));
  return toParts(document);
}

describe('units', () => {
  it(
    'keep every invariant, the derived lists and a parseable document, whatever is sent',
    () => {
      let accepted = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const dice = new Dice(seed);
          const album = aSmallAlbum();
          for (let turn = 0; turn < 40; turn++) {
            const before = turn % 8 === 0 ? everything(album) : null;
            const result = applyUnit(album, anyUnit(album, dice), me);
            if (result.ok) accepted += 1;
            else if (before) expect(everything(album)).toEqual(before);
            expect(checkIntegrity(album)).toEqual([]);
          }
          const parsed = parseAlbum(JSON.parse(JSON.stringify(everything(album))), SCHEMA_VERSION);
          expect(parsed.ok && everything(parsed.document)).toEqual(everything(album));
        }),
        RUNS,
      );
      expect(accepted).toBeGreaterThan(RUNS.numRuns * 25);
    },
    PATIENCE,
  );

  it(
    'are taken back by their inverse, and invertPatch foresees it',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const dice = new Dice(seed);
          const album = aSmallAlbum();
          for (let turn = 0; turn < 12; turn++) {
            const unit = anyUnit(album, dice);
            const before = everything(album);
            const foreseen = invertPatch(album, unit);
            const result = applyUnit(album, unit, me);
            if (!result.ok) continue;
            const after = everything(album);
            const redo = applyPatch(album, result.inverse);
            expect(everything(album)).toEqual(before);
            applyPatch(album, redo);
            expect(everything(album)).toEqual(after);
            applyPatch(album, foreseen);
            expect(everything(album)).toEqual(before);
            applyPatch(album, unit);
          }
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it(
    'give the same document when squashed, and are accepted where they were accepted one by one',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const dice = new Dice(seed);
          const album = aSmallAlbum();
          const start = copyDocument(album);
          const units: { operations: Patch }[] = [];
          for (let turn = 0; turn < 30; turn++) {
            const operations = anyUnit(album, dice);
            if (operations.length > 0 && applyUnit(album, operations, me).ok) units.push({ operations });
          }
          const squashed = squashUnits(units);
          expect(squashed.length).toBeLessThanOrEqual(units.length);
          for (const { operations } of squashed) {
            expect(applyUnit(start, operations, me)).toMatchObject({ ok: true });
          }
          expect(everything(start)).toEqual(everything(album));
          const touched = squashed.flatMap(({ operations }) =>
            operations.map((operation) => fullPath(operation) + ('removed' in operation)),
          );
          expect(new Set(touched).size).toBe(touched.length);
        }),
        RUNS,
      );
    },
    PATIENCE,
  );
});
