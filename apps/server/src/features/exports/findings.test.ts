import { chooseSheets, type SheetChoice } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { findingsOf, findingText } from './findings.ts';
import { lowestPpi } from './lowest-ppi.ts';

const album = anAlbum()
  .section()
  .spread()
  .image({ id: 'small', filename: 'stadion.jpg' }, [200, 200])
  .picture({ image: 'small', width: 100, height: 100 })
  .spread()
  .cell({ sticker: 'Ada', photo: [140, 196] })
  .cell({ x: 80, sticker: 'Grace', photo: [1000, 1400] })
  .build();

function findings(choice: Partial<SheetChoice>, showStickers = true) {
  const chosen = chooseSheets(album, { mode: 'spreads', range: '', includeCover: true, ...choice });
  if (!chosen.ok) throw new Error(chosen.fault);
  return findingsOf(album, chosen.sheets, { showStickers });
}

const picture = { rule: 'P24', severity: 'error', kind: 'picture', name: 'stadion.jpg', ppi: 50, pages: '2–3' };
const sticker = { rule: 'P24', severity: 'warning', kind: 'sticker', name: 'Ada', ppi: 71, pages: '4–5' };

test('are the pictures of low resolution that are on the sheets', () => {
  expect(findings({})).toEqual([picture, sticker]);
  expect(findings({ range: '2' })).toEqual([picture]);
  expect(findings({ range: '4-5', mode: 'pages' })).toEqual([sticker]);
  expect(findings({ mode: 'stickers' })).toEqual([sticker]);
  expect(findings({ mode: 'stickers', range: '2' })).toEqual([]);
});

test('the coarsest picture on the sheets is told by its resolution', () => {
  const coarsest = (choice: Partial<SheetChoice>, showStickers = true) => {
    const chosen = chooseSheets(album, { mode: 'spreads', range: '', includeCover: true, ...choice });
    return chosen.ok && lowestPpi(album, chosen.sheets, { showStickers });
  };
  expect(coarsest({})).toBe(50);
  expect(coarsest({ range: '4' })).toBe(71);
  expect(coarsest({ range: '4' }, false)).toBeNull();
  expect(coarsest({ mode: 'stickers', range: '2' })).toBe(507);
});

test('leave stickers out that are not shown', () => {
  expect(findings({}, false)).toEqual([picture]);
});

test('say in words what and where', async () => {
  const { t } = await createI18n('de', ['exports']);
  expect(findings({}).map((finding) => findingText(t, finding))).toEqual([
    'Das Bild „stadion.jpg“ auf Seite 2–3 hat nur 50 ppi und kann unscharf werden.',
    'Das Foto von „Ada“ hat nur 71 ppi und kann unscharf werden.',
  ]);
});
