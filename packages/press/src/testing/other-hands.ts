/**
 * A print file as programs read it that know nothing of ours, where the machine has them (Debian: qpdf, poppler-utils,
 * ghostscript): structure, boxes, fonts, plates, ink, and what black words are printed with. Rule numbers: docs/print.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Boxes, separate } from './separate.ts';
import { runProgram, tryProgram } from './run-program.ts';

export interface Expected {
  /** Around the trim, in mm. */
  readonly bleed: number;
  /** Per cent on one spot. */
  readonly inkLimit: number;
  /** Plates beside the four inks, by name. */
  readonly spots: readonly string[];
  /** How many pages are separated, from the first on; all are read in the other ways. */
  readonly separated: number;
}
export interface Said {
  readonly faults: readonly string[];
  /** Words on the separated pages that are printed in black alone: of a page of words there are some. */
  readonly blackWords: number;
}

/** On one spot, per cent: what rounding adds. */
const ROUNDING = 3;
/** How much of a page may be above the limit: single dots where areas multiply each other. */
const OVER_SHARE = 0.0005;
const has = (program: string): boolean => spawnSync(program, ['--help']).error === undefined;

let there: boolean | undefined;
/** Says once where they are not. */
export function otherHandsAreThere(): boolean {
  if (there !== undefined) return there;
  there = has('gs') && has('pdftotext') && has('qpdf');
  if (!there) process.stderr.write('note: no Ghostscript, poppler or qpdf, print files are read by nobody else\n');
  return there;
}

export async function readByOthers(pdf: Uint8Array, expected: Expected): Promise<Said> {
  const folder = mkdtempSync(join(tmpdir(), 'figurina-hands-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, pdf);
    const torn = structureFaults(file);
    if (torn.length > 0) return { faults: torn, blackWords: 0 };
    const boxes = readBoxes(file);
    const faults = [...boxFaults(boxes, expected.bleed), ...fontFaults(file)];
    const spots = new Set<string>();
    let blackWords = 0;
    for await (const page of separate(file, folder, boxes.slice(0, expected.separated))) {
      for (const name of page.spots) spots.add(name);
      const over = page.shareOver(expected.inkLimit + ROUNDING);
      if (over > OVER_SHARE) faults.push(`page ${page.number}: ${(over * 100).toFixed(2)} % are over the limit of ink`);
      const { black, mixed } = page.words();
      blackWords += black;
      faults.push(...mixed.map((word) => `page ${page.number}: “${word}” is not in black alone (P17)`));
    }
    if ([...spots].toSorted().join() !== expected.spots.toSorted().join())
      faults.push(`plates beside the four inks: ${[...spots].join(', ') || 'none'}`);
    return { faults, blackWords };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function structureFaults(file: string): string[] {
  const { ok, said } = tryProgram('qpdf', '--check', file);
  return ok ? [] : [said];
}

function readBoxes(file: string): Boxes[] {
  const told = runProgram('pdfinfo', '-box', '-l', '-1', file);
  const all = (name: string): number[][] =>
    [...told.matchAll(new RegExp(`^Page +\\d+ ${name}Box: +(.+)$`, 'gm'))].map(([, sides = '']) =>
      sides.trim().split(/ +/).map(Number),
    );
  const [trim, bleed] = [all('Trim'), all('Bleed')];
  return all('Media').map((media, at) => ({ media, trim: trim[at]!, bleed: bleed[at]! }));
}

function boxFaults(pages: readonly Boxes[], expected: number): string[] {
  return pages.flatMap(({ trim, bleed, media }, page) => {
    const around = trim.map((side, at) => Math.abs(side - bleed[at]!) * (25.4 / 72));
    const isInside = bleed.every((side, at) => (at < 2 ? side >= media[at]! : side <= media[at]!));
    return isInside && around.every((mm) => Math.abs(mm - expected) < 0.01)
      ? []
      : [`page ${page + 1}: ${around.map((mm) => mm.toFixed(2)).join(', ')} mm of bleed (P2, P3)`];
  });
}

/** All embedded, none of Type 3 (P14, P15). */
function fontFaults(file: string): string[] {
  const [, , ...rows] = runProgram('pdffonts', file).trimEnd().split('\n');
  return rows.filter((row) => row.includes(' Type 3 ') || !/ yes (?:yes|no) +(?:yes|no) +\d+ +\d+$/.test(row));
}
