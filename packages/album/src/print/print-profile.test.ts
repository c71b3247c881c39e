import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPrintProfiles, takesSheets } from './print-profile.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/print-profiles');
const FILES = readdirSync(FOLDER).map((name): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
);

test('the profiles of the house can be read, under the names of their files', () => {
  const profiles = readPrintProfiles(FILES);
  expect([...profiles.keys()].map((id) => `${id}.json`).toSorted()).toEqual(readdirSync(FOLDER).toSorted());
  const pagesOnly = profiles.get('conservative')!;
  expect(takesSheets(pagesOnly, 'pages')).toBe(true);
  expect(takesSheets(pagesOnly, 'spreads')).toBe(false);
  expect(takesSheets(pagesOnly, 'stickers')).toBe(true);
});

test('a profile with a fault in it, or a name twice, is refused', () => {
  const [file] = FILES;
  const faults = [
    { bleed: 3 },
    { bleed: 0 },
    { marks: true, slug: 4 },
    { ink_limit: 280 },
    { rich_black: [80, 70, 60, 100] },
    { rich_black: [60, 50, 40, 90] },
    { intent: 'swop' },
    { lane: 'grey' },
    { cut: { name: '', overprint: true, file: 'same' } },
    { another: 1 },
  ];
  for (const fault of faults) expect(() => readPrintProfiles([{ ...file, ...fault }]), JSON.stringify(fault)).toThrow();
  expect(() => readPrintProfiles([file, file])).toThrow('the same id');
});
