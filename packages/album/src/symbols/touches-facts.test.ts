import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../testing/index.ts';
import type { AlbumDocument, AlbumMeta } from '../document/album.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { deriveFacts } from './album-facts.ts';
import { SYMBOL_KINDS } from './symbol-kinds.ts';
import { touchesFacts } from './touches-facts.ts';

const meta: AlbumMeta = { id: 'a', title: 'T', releaseDate: null, language: 'en' };

function allFacts(album: AlbumDocument) {
  const { numbering, symbol } = deriveFacts(album, meta);
  const texts = [...album.nodes.values()].filter(({ type }) => type === 'Text').map(({ id }) => id);
  return [numbering, texts.map((id) => [id, SYMBOL_KINDS.map((kind) => symbol(id, kind))])];
}

it('a unit that does not touch the facts leaves every number and automatic text as it was', () => {
  let spared = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const dice = new Dice(seed);
      const album = anAlbum()
        .section('A')
        .spread()
        .cell({ sticker: 'Ada' })
        .group((group) => group.cell({ sticker: 'Grace', x: 60 }).text('t'))
        .text('u')
        .picture()
        .section('B')
        .spread()
        .build();
      for (let turn = 0; turn < 20; turn++) {
        const before = allFacts(album);
        const unit = anyUnit(album, dice);
        if (!applyUnit(album, unit, { userId: 'me', role: 'owner', albumLocked: false }).ok) continue;
        if (touchesFacts(album, unit)) continue;
        spared += 1;
        expect(allFacts(album)).toEqual(before);
      }
    }),
  );
  expect(spared).toBeGreaterThan(200);
});
