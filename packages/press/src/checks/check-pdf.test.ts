import type { RenderPageState } from '@figurina/contract';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { points } from '../measure.ts';
import { checkPdf } from './check-pdf.ts';

const SHEET = { label: 'page 1', width: 230, height: 297, bleed: 2 };
const PAGE: RenderPageState = {
  state: 'ready',
  message: null,
  isMissing: false,
  sheets: [SHEET],
  fonts: [],
  blackText: [],
  inks: [],
  images: [],
};

/** Millimetres by which a box is off. */
interface Faults {
  readonly trim?: number;
  readonly shift?: number;
  readonly bleed?: number;
  readonly media?: number;
}

/** Which of the rules of boxes a file breaks; `inset` is where the trim lies in the media box. */
async function broken({ trim = 0, shift = 0, bleed = 0, media = 0 }: Faults, inset = 5): Promise<string[]> {
  const { width, height, bleed: around } = SHEET;
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([points(width + 2 * inset + media), points(height + 2 * inset)]);
  const box = (at: number, more: number) =>
    [
      points(at + shift),
      points(at),
      points(width + 2 * (inset - at) + more),
      points(height + 2 * (inset - at)),
    ] as const;
  page.setTrimBox(...box(inset, trim));
  page.node.set(
    PDFName.of('BleedBox'),
    pdf.context.obj([
      points(inset - around),
      points(inset - around),
      points(inset + around + width + bleed),
      points(inset + around + height),
    ]),
  );
  const checks = await checkPdf(await pdf.save(), { page: PAGE, includeBleed: inset > 0, showStickers: true });
  return checks.filter(({ rule, passed }) => ['P1', 'P2', 'P3'].includes(rule) && !passed).map(({ rule }) => rule);
}

test('boxes may be off by a hundredth of a millimetre, not by a tenth', async () => {
  for (const off of [0, 0.008, -0.008]) {
    expect(await broken({ trim: off }), `trim ${off}`).toEqual([]);
    expect(await broken({ shift: off }), `shift ${off}`).toEqual([]);
    expect(await broken({ bleed: off }), `bleed ${off}`).toEqual([]);
  }
  for (const off of [0.1, -0.1]) {
    expect(await broken({ trim: off }), `trim ${off}`).toEqual(['P1', 'P2']);
    expect(await broken({ shift: off }), `shift ${off}`).toEqual(['P2']);
    expect(await broken({ bleed: off }), `bleed ${off}`).toEqual(['P2']);
  }
});

test('without bleed the media box is the trim box, to a hundredth of a millimetre', async () => {
  expect(await broken({}, 0)).not.toContain('P3');
  expect(await broken({ media: 0.008 }, 0)).not.toContain('P3');
  expect(await broken({ media: 0.1 }, 0)).toContain('P3');
});
