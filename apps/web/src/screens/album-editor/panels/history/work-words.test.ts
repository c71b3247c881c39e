import type { Work } from '@figurina/album';
import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { workWords } from './work-words.ts';

const work: Work = {
  by: 'ada',
  elements: 0,
  stickers: 0,
  images: 0,
  spreads_made: 0,
  spreads_removed: 0,
  sections: 0,
  style: false,
  spreads: [],
};
const spread = (id: number) => ({ id: String(id), pages: [2 * id, 2 * id + 1] });

test('work is told with where it was', async () => {
  const { t } = await createI18n('de', ['versions']);
  expect(workWords({ ...work, stickers: 12, spreads: [spread(3)] }, t)).toBe('12 Sticker bearbeitet, S. 6-7');
  expect(workWords({ ...work, elements: 1, style: true }, t)).toBe('1 Element bearbeitet, Stil geändert');
  expect(workWords({ ...work, spreads_removed: 1, spreads: [{ id: 'gone', pages: [] }] }, t)).toBe(
    '1 Doppelseite gelöscht',
  );
  expect(workWords({ ...work, elements: 9, spreads: [1, 2, 3, 4, 5].map(spread) }, t)).toBe(
    '9 Elemente bearbeitet, S. 2-3, 4-5, 6-7 und 2 weitere',
  );
});
