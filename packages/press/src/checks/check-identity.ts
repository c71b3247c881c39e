/** The checks of what a print file says of itself, and of what stands outside its bleed (P6, P10, P11). */
import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { INTENTS } from '../finish/intents.ts';
import { verdict, type FinishedFile, type Verdict } from './check-inks.ts';
import { unpack } from '../content/packing.ts';

const key = (name: string): PDFName => PDFName.of(name);
/** Rounding of coordinates, in points. */
const TOLERANCE_PT = 0.03;

export function namesItself({ pdf }: FinishedFile): Verdict {
  const { context, catalog } = pdf;
  const metadata = catalog.lookup(key('Metadata'));
  const xmp = metadata instanceof PDFRawStream ? new TextDecoder().decode(unpack(metadata)) : '';
  const words = [
    '<pdfxid:GTS_PDFXVersion>PDF/X-4<',
    '<xmpMM:DocumentID>',
    '<xmpMM:VersionID>',
    '<xmpMM:RenditionClass>',
  ];
  const date = (pdf.getModificationDate() ?? new Date(0)).toISOString().replace(/\.\d+Z$/, 'Z');
  words.push(`<xmp:ModifyDate>${date}<`, `<xmp:CreateDate>${date}<`);
  const bad = words.filter((word) => !xmp.includes(word)).map((word) => `no ${word}`);
  const info = context.lookup(context.trailerInfo.Info);
  if (!(info instanceof PDFDict) || info.get(key('Trapped')) !== key('False')) bad.push('Trapped is not False');
  if (!(context.lookup(context.trailerInfo.ID) instanceof PDFArray)) bad.push('no ID');
  return verdict(bad, 'PDF/X-4');
}

export function hasOneIntent({ pdf, profile }: FinishedFile): Verdict {
  const wanted = INTENTS[profile.intent];
  const intents = pdf.catalog.lookupMaybe(key('OutputIntents'), PDFArray);
  const intent = intents?.size() === 1 ? intents.lookupMaybe(0, PDFDict) : undefined;
  if (!intent || intent.get(key('S')) !== key('GTS_PDFX')) return verdict(['not one output intent'], '');
  const bad = [];
  if (String(intent.lookup(key('OutputConditionIdentifier'))) !== `(${wanted.identifier})`)
    bad.push('another condition');
  const embedded = intent.lookup(key('DestOutputProfile'));
  const bytes = embedded instanceof PDFRawStream ? unpack(embedded) : new Uint8Array();
  if (createHash('sha256').update(bytes).digest('hex') !== wanted.sha256) bad.push('a profile that is not on the list');
  return verdict(bad, wanted.identifier);
}

/** Marks are there where the shop wants them, and no point of one is in the bleed. */
export function marksStandOutside({ pdf, contents, profile }: FinishedFile): Verdict {
  const bad = pdf.getPages().flatMap((page, at) => {
    const { operations } = contents.find(({ dict }) => dict === page.node)!;
    const first = operations.findIndex(({ operator, operands }) => operator === 'CS' && operands[0] === '/FgAll');
    if (first < 0) return profile.marks ? [`page ${at + 1} has none`] : [];
    const box = page.getBleedBox();
    const isInside = (x: number, y: number): boolean =>
      x > box.x + TOLERANCE_PT &&
      x < box.x + box.width - TOLERANCE_PT &&
      y > box.y + TOLERANCE_PT &&
      y < box.y + box.height - TOLERANCE_PT;
    const points = operations.slice(first).flatMap(({ operator, operands }) => {
      const [x = 0, y = 0, width = 0, height = 0] = operands.map(Number);
      if (operator === 're')
        return [
          [x, y],
          [x + width, y + height],
        ] as const;
      return operator === 'm' || operator === 'l' ? [[x, y] as const] : [];
    });
    return !profile.marks || points.some(([x, y]) => isInside(x, y)) ? [`page ${at + 1}`] : [];
  });
  return verdict(bad, profile.marks ? 'marks outside the bleed' : 'no marks');
}

/** What shops that say so do not take at all. */
export function smallEnough(bytes: number, { profile }: Pick<FinishedFile, 'profile'>): Verdict {
  const megabytes = bytes / 1e6;
  const passed = megabytes <= profile.largest_file_mb;
  return { passed, detail: `${megabytes.toFixed(1)} MB of ${profile.largest_file_mb}` };
}
