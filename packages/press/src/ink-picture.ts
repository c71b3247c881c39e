/**
 * Where a print file has more ink than its shop takes (P20), as a picture: its sheets in pale grey, the places in red. The
 * places are found by painting what is too heavy in another colour and looking at what changes: what is covered does not.
 */
import type { PrintProfile } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { gradientsTooHeavy, isTooHeavy } from './checks/check-inks.ts';
import { readContents } from './content/contents.ts';
import { operation } from './content/operations.ts';
import { rasterise } from './raster.ts';

const DPI = 50;
/** Sheets in one picture, below each other. */
const MOST_SHEETS = 8;
const GAP = 12;
/** Levels that two drawings of the same differ in. */
const NOISE = 24;
/** So many pixels around a place are marked as well, that the smallest can be seen. */
const AROUND = 2;
const MARK = [214, 32, 39] as const;
/** Of the darkness of the sheet that is left. */
const PALE = 0.3;

/** A JPEG; null where there is nothing to mark. */
export async function inkPicture(
  file: Uint8Array,
  sheets: readonly RenderSheet[],
  profile: PrintProfile,
): Promise<Buffer | null> {
  const around = profile.bleed + profile.slug;
  const shown = sheets.map((sheet) => ({ ...sheet, bleed: around }));
  const before = rasterise(file, shown, { format: 'png', dpi: DPI });
  const after = rasterise(await repainted(file, profile), shown, { format: 'png', dpi: DPI });
  const marked: Sheet[] = [];
  try {
    while (marked.length < MOST_SHEETS) {
      const [one, other] = [await before.next(), await after.next()];
      if (one.done || other.done) break;
      const sheet = await compared(one.value, other.value);
      if (sheet) marked.push(sheet);
    }
  } finally {
    await before.return(undefined);
    await after.return(undefined);
  }
  return marked.length === 0 ? null : joined(marked);
}

interface Sheet {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The same file with magenta in place of all that is too heavy. */
async function repainted(file: Uint8Array, profile: PrintProfile): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const { contents, write } = readContents(pdf);
  for (const content of contents) {
    if (content.isMask) continue;
    content.operations = content.operations.map((one) =>
      /^k$/i.test(one.operator) && isTooHeavy(one.operands.map(Number), profile)
        ? operation(one.operator, 0, 1, 0, 0)
        : one,
    );
    for (const ramp of gradientsTooHeavy(content, profile)) ramp.paint([0, 1, 0, 0]);
  }
  write();
  return pdf.save({ useObjectStreams: false });
}

/** Null where both are the same. */
async function compared(one: Buffer, other: Buffer): Promise<Sheet | null> {
  const { data, info } = await sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const changed = await sharp(other).removeAlpha().raw().toBuffer();
  const { width, height } = info;
  const marks = new Uint8Array(width * height);
  for (let at = 0; at < marks.length; at++) {
    const differs = [0, 1, 2].some((channel) => Math.abs(data[3 * at + channel]! - changed[3 * at + channel]!) > NOISE);
    if (differs) markAround(marks, at, width);
  }
  if (!marks.includes(1)) return null;
  for (let at = 0; at < marks.length; at++) {
    const [red, green, blue] = [data[3 * at]!, data[3 * at + 1]!, data[3 * at + 2]!];
    const pale = 255 - PALE * (255 - (0.3 * red + 0.59 * green + 0.11 * blue));
    for (const channel of [0, 1, 2] as const) data[3 * at + channel] = marks[at] ? MARK[channel] : pale;
  }
  return { data, width, height };
}

function markAround(marks: Uint8Array, at: number, width: number): void {
  const column = at % width;
  for (let down = -AROUND; down <= AROUND; down++)
    for (let right = -AROUND; right <= AROUND; right++)
      if (column + right >= 0 && column + right < width) {
        const place = at + down * width + right;
        if (place >= 0 && place < marks.length) marks[place] = 1;
      }
}

function joined(sheets: readonly Sheet[]): Promise<Buffer> {
  const width = sheets.reduce((most, sheet) => Math.max(most, sheet.width), 0);
  let top = 0;
  const parts = sheets.map(({ data, width: wide, height }) => {
    const part = { input: data, raw: { width: wide, height, channels: 3 as const }, left: 0, top };
    top += height + GAP;
    return part;
  });
  const ground = { width, height: top - GAP, channels: 3 as const, background: '#ffffff' };
  return sharp({ create: ground }).composite(parts).jpeg({ quality: 85 }).toBuffer();
}
