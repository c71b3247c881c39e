import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPrintProfiles } from '@figurina/album';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { RenderSheet } from '@figurina/contract';
import { expect, test } from 'vitest';
import { readContents } from '../content/contents.ts';
import { finish } from '../finish/finish.ts';
import { points } from '../measure.ts';
import { setPageBoxes } from '../page-boxes.ts';
import { ABOUT } from '../testing/printed-page.ts';
import { spineIsFolded } from './check-cover.ts';

const PROFILE = join(import.meta.dirname, '../../../../content/print-profiles/default.json');
const profile = [...readPrintProfiles([JSON.parse(readFileSync(PROFILE, 'utf8'))]).values()][0]!;
const cover = (spine: number): RenderSheet => ({
  label: 'cover outside',
  width: 460 + spine,
  height: 297,
  bleed: 2,
  folds: [230, 230 + spine],
});

/** A finished cover whose marks are made after `drawn`, judged as `wanted`. */
async function judged(drawn: RenderSheet, wanted = [drawn]): Promise<string> {
  const pdf = await PDFDocument.create();
  for (const { width, height } of wanted) pdf.addPage([points(width + 20), points(height + 20)]).drawText('');
  const boxed = await setPageBoxes(await pdf.save(), wanted, ABOUT);
  const file = await PDFDocument.load(
    await finish(
      boxed,
      wanted.map((sheet) => ({ ...sheet, folds: drawn.folds! })),
      { profile, about: ABOUT, blackText: [], inks: [] },
    ),
  );
  const { passed, detail } = spineIsFolded({ pdf: file, contents: readContents(file).contents, profile }, wanted);
  return passed ? '' : detail;
}

test('a cover has its spine in tenths of a millimetre between the marks of two folds, on both sides (P7)', async () => {
  expect(await judged(cover(5.6), [cover(5.6), cover(5.6)])).toBe('');
  expect(await judged({ ...cover(5.6), folds: [230, 235.5] }, [cover(5.6)])).toBe('cover outside: fold marks');
  expect(await judged({ ...cover(5.6), folds: [230] }, [cover(5.6)])).toBe('cover outside: fold marks');
  expect(await judged(cover(5.64))).toBe('cover outside: no whole tenths');
  expect(await judged(cover(5.6), [cover(5.6), cover(5.7)])).toContain('two sizes');
});
