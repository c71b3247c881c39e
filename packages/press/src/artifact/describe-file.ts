/** What the manifest says of a print file (P42): read from the file itself. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PrintProfile } from '@figurina/album';
import type { PrintCheck } from '@figurina/contract';
import { readContents } from '../content/contents.ts';
import { readStructure } from '../checks/pdf-structure.ts';
import { INTENTS } from '../finish/intents.ts';

export interface ManifestFile {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly type: string;
  readonly pages?: number;
  /** Of each size of page once: trim and bleed in mm. */
  readonly boxes?: readonly { readonly trim: readonly number[]; readonly bleed: readonly number[] }[];
  readonly plates?: readonly string[];
  readonly fonts?: readonly string[];
  readonly intent?: string | null;
  /** Of the picture that is printed coarsest, as the album has it; null without pictures. */
  readonly min_ppi?: number | null;
  readonly checks?: readonly PrintCheck[];
}

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const MM = 25.4 / 72;

export async function describeFile(
  path: string,
  name: string,
  profile: PrintProfile | null,
  { contentType, checks }: { readonly contentType: string; readonly checks: readonly PrintCheck[] },
): Promise<ManifestFile> {
  const bytes = await readFile(path);
  const file = { name, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  if (!name.endsWith('.pdf')) return { ...file, type: contentType };
  const { pdf, fonts } = await readStructure(bytes);
  const boxes = pdf.getPages().map((page) => ({ trim: sizeOf(page.getTrimBox()), bleed: sizeOf(page.getBleedBox()) }));
  const spots = readContents(pdf).contents.flatMap(({ resources }) => spotsOf(resources));
  return {
    ...file,
    type: contentType,
    pages: pdf.getPageCount(),
    boxes: [...new Map(boxes.map((box) => [JSON.stringify(box), box])).values()],
    plates: [...PROCESS, ...[...new Set(spots)].toSorted()],
    fonts: [...new Set(fonts.map((font) => font.name.replace(/^[A-Z]{6}\+/, '')))].toSorted(),
    intent: profile ? INTENTS[profile.intent].identifier : null,
    checks,
  };
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): number[] {
  return [width, height].map((side) => Math.round(side * MM * 100) / 100);
}

/** Marks are in all plates, and on none of their own. */
function spotsOf(resources: PDFDict): string[] {
  const spaces = resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)?.entries() ?? [];
  return spaces.flatMap(([, ref]) => {
    const space = resources.context.lookup(ref);
    if (!(space instanceof PDFArray) || space.get(0) !== PDFName.of('Separation')) return [];
    const plate = space.lookup(1, PDFName).decodeText();
    return plate === 'All' ? [] : [plate];
  });
}
