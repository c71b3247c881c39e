import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../testing/index.ts';
import type { AlbumDocument } from '../document/album.ts';
import { recordOf } from '../document/record-of.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import type { Patch } from '../patch/patch.ts';
import { touchedRecords } from '../patch/path.ts';
import type { Actor } from '../permissions.ts';
import { LivePreflight } from './live-preflight.ts';
import { preflight } from './preflight.ts';

const me: Actor = { userId: 'me', role: 'owner', albumLocked: false };

const start = (): AlbumDocument =>
  anAlbum()
    .section('Team')
    .spread()
    .cell({ x: 200, sticker: 'Ada', photo: [60, 80] })
    .cell({ x: 20, sticker: 'Grace' })
    .cell()
    .text('Hello', { x: 225, size: 6, color: 3 })
    .picture({ x: 0, y: 0 })
    .group((album) => album.rectangle({ stroke: 3, strokeWidth: 0.01 }).cell({ sticker: ' ' }), { hidden: true })
    .section('Others')
    .spread()
    .rectangle({ x: 0, y: 0, fill: 3 })
    .spread()
    .sticker('Alan', { photo: [500, 700] })
    .build();

/** As a store tells of it: what was, and what is. */
function changing(document: AlbumDocument, live: LivePreflight, patch: Patch): void {
  const before = touchedRecords(patch).map((record) => ({ ...record, before: recordOf(document, record) }));
  if (!applyUnit(document, patch, me).ok) return;
  live.changed(before.map((record) => ({ ...record, after: recordOf(document, record) })));
}

function settled(live: LivePreflight): string[] {
  while (live.isDue) live.step();
  return live
    .findings()
    .map((finding) => JSON.stringify(finding))
    .toSorted();
}

test('after any changes it says what the preflight of the whole album says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const document = start();
      const live = new LivePreflight(document);
      const dice = new Dice(seed);
      for (let step = 0; step < 12; step++) {
        changing(document, live, anyUnit(document, dice));
        const whole = preflight(document, 'order').map((finding) => JSON.stringify(finding));
        if (step % 3 === 2) expect(settled(live)).toEqual(whole.toSorted());
      }
    }),
    { numRuns: 60 },
  );
});

test('a change of one spread has that spread judged again and no other', () => {
  const document = start();
  const live = new LivePreflight(document);
  settled(live);
  const [text] = [...document.nodes.values()].filter(({ type }) => type === 'Text');
  changing(document, live, [{ part: 'workspace', path: `nodes/${text!.id}/props/x`, value: 60 }]);
  expect(live.isDue).toBe(true);
  live.step();
  // The stickers of its cells, and nothing else.
  live.step();
  expect(live.isDue).toBe(false);
});
