import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anAlbum } from '@figurina/album/testing';
import { readPrintProfiles, type SheetSticker } from '@figurina/album';
import { packsCsv, packPlan } from '@figurina/commerce';
import { expect, test } from 'vitest';
import { packingOfExport } from './packing-of-export.ts';
import { countSheets, planSheets } from './sheet-plans.ts';

const FILE = join(import.meta.dirname, '../../../../../content/print-profiles/default.json');
const [house] = [...readPrintProfiles([JSON.parse(readFileSync(FILE, 'utf8'))]).values()];
const profile = house!;
const people = (count: number): SheetSticker[] =>
  Array.from({ length: count }, (_, at) => ({ numbers: [at + 1], double: false }));
const packs = { mode: 'stickerpack', gang: false, range: '', albums: 20, packsPerAlbum: 5, packsSeed: 'seed' } as const;

test('packs are printed as the plan of their order deals them, each motif as often as the others', () => {
  const stickers = people(12);
  expect(countSheets(stickers, packs, profile)).toEqual({ ok: true, count: 100 });
  const sheets = planSheets(stickers, packs, { profile, title: '' });
  expect(sheets).toHaveLength(100);
  const motifs = stickers.map(({ numbers }) => ({ id: String(numbers[0]), double: false }));
  const rows = packsCsv(packPlan({ motifs, ...packs }, 'seed'))
    .split('\r\n')
    .slice(1, 101);
  expect(sheets.map((sheet) => sheet.stickers.map(({ number }) => number).join())).toEqual(
    rows.map((row) => row.split(',').slice(2).join()),
  );
  const printed = sheets.flatMap((sheet) => sheet.stickers.map(({ number }) => number));
  const counts = stickers.map(({ numbers }) => printed.filter((number) => number === numbers[0]).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test('a range takes some packs, with their numbers, and backs double the sheets', () => {
  const some = { ...packs, range: '3-4,90' };
  const withBack = { ...profile, pack_back: true };
  expect(countSheets(people(12), some, withBack)).toEqual({ ok: true, count: 6 });
  expect(planSheets(people(12), some, { profile: withBack, title: 'SV' }).map(({ label }) => label)).toEqual([
    'pack 3',
    'pack 3 back',
    'pack 4',
    'pack 4 back',
    'pack 90',
    'pack 90 back',
  ]);
  expect(countSheets(people(12), { ...packs, range: '101' }, profile)).toMatchObject({
    ok: false,
    fault: 'out_of_range',
  });
});

test('what cannot be put on sheets says why', () => {
  const fault = (count: number, more: object) => countSheets(people(count), { ...packs, ...more }, profile);
  expect(fault(3, {})).toMatchObject({ ok: false, fault: 'too_few_motifs' });
  expect(fault(12, { albums: 0 })).toMatchObject({ ok: false, fault: 'no_albums' });
  expect(fault(12, { albums: 2000 })).toMatchObject({ ok: false, fault: 'too_many' });
  const narrow = { ...profile, gang: { width: 140, height: 90, gap: 2 } };
  expect(countSheets(people(12), { ...packs, mode: 'stickers' }, narrow)).toMatchObject({ fault: 'paper_too_small' });
  expect(countSheets(people(26), { ...packs, mode: 'stickers' }, profile)).toEqual({ ok: true, count: 2 });
});

test('packs are those of the order where nobody says otherwise', () => {
  const album = anAlbum().section().spread().cell({ sticker: 'A' }).build();
  const params = {
    album_id: 'a',
    mode: 'stickerpack',
    preset: 'stickerpack',
    albums: 0,
    packsPerAlbum: 0,
    orderId: '',
  } as const;
  const ordered = { albums: 120, packsPerAlbum: 45, seed: 'deal', motifs: null };
  const settled = (more: object, order?: typeof ordered) =>
    packingOfExport(album, { ...params, packsSeed: '', ...more }, order);
  expect(settled({}, ordered)).toEqual({ albums: 120, packsPerAlbum: 45, packsSeed: 'deal' });
  expect(settled({ albums: 9, packsPerAlbum: 7 }, ordered)).toEqual({ albums: 9, packsPerAlbum: 7, packsSeed: 'deal' });
  // For an order as many as were ordered, whatever is wished.
  expect(settled({ albums: 9, packsSeed: 'x', orderId: 'o' }, ordered)).toEqual(settled({}, ordered));
  expect(settled({ albums: 9 })).toEqual({ albums: 9, packsPerAlbum: 5, packsSeed: 'a' });
});

test('picked motifs alone are put on sheets, those of one number together, each as often as it is wanted', () => {
  const picked = { ...packs, mode: 'stickers', gang: true, packsPerAlbum: 0, motifs: '3x52,7x2,5x52' } as const;
  const planned = planSheets(people(12), picked, { profile, title: '' });
  expect(planned.map(({ label }) => label)).toEqual(['stickers 3+5 x 52', 'stickers 7 x 2']);
  expect(countSheets(people(12), picked, profile)).toEqual({ ok: true, count: 2 });
});
