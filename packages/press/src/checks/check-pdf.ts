/**
 * The checks that every PDF passes before it is offered for download. Rule ids are those of docs/print.md; each answers
 * with what it saw, so that a report can be read without the file.
 */
import type { PrintProfile, SheetPlan } from '@figurina/album';
import type { PrintCheck, RenderPageState, RenderSheet } from '@figurina/contract';
import { PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { readContents } from '../content/contents.ts';
import { points } from '../measure.ts';
import { spineIsFolded } from './check-cover.ts';
import { cutLinesAreSpot, stickersLieInCuts } from './check-cut.ts';
import { pagesWithMissingGlyphs } from './shown-glyphs.ts';
import { hasOneIntent, marksStandOutside, namesItself, smallEnough } from './check-identity.ts';
import {
  blackTextOverprints,
  colorsAreKnown,
  type FinishedRule,
  inkWithinLimit,
  nothingElseOverprints,
  pagesBlendInCmyk,
  platesAllowed,
  type Verdict,
} from './check-inks.ts';
import { blackIsRichWhereLarge } from './check-rich-black.ts';
import { readStructure, type PdfStructure } from './pdf-structure.ts';

/** 0.01 mm. */
const TOLERANCE_PT = 0.03;
const ALLOWED_FILTERS = new Set(['FlateDecode', 'DCTDecode', 'JPXDecode']);
const FORBIDDEN_KEYS = ['JavaScript', 'JS', 'OpenAction', 'AA', 'AcroForm', 'EmbeddedFiles', 'Annots', 'Encrypt'];
const FORBIDDEN_GRAPHICS = ['OPI', 'TR', 'TR2', 'HT', 'HTP'];

export interface Expected {
  readonly page: RenderPageState;
  readonly includeBleed: boolean;
  readonly showStickers: boolean;
  /** Of the print shop; none for a file that nobody prints from. */
  readonly profile?: PrintProfile | null;
  /** Of a file whose sheets carry several stickers. */
  readonly plans?: readonly SheetPlan[] | undefined;
}

const RULES: Record<string, (structure: PdfStructure, expected: Expected) => Verdict> = {
  P1: trimIsExact,
  P2: boxesNest,
  P3: noBleedMeansEqualBoxes,
  P9: plainDocument,
  P14: fontsEmbedded,
  P15: pageCount,
  P16: streamsAllowed,
  P39: stickersLeftOut,
  P44: everyLetterDrawn,
};

const FINISHED_RULES: Record<string, FinishedRule> = {
  P6: marksStandOutside,
  P10: namesItself,
  P11: hasOneIntent,
  P12: colorsAreKnown,
  P13: pagesBlendInCmyk,
  P17: blackTextOverprints,
  P18: nothingElseOverprints,
  P20: inkWithinLimit,
};

export async function checkPdf(file: Uint8Array, expected: Expected): Promise<PrintCheck[]> {
  const structure = await readStructure(file);
  const checks = Object.entries(RULES).map(([rule, judge]) => ({ rule, ...judge(structure, expected) }));
  return expected.profile ? [...checks, ...checkFinished(structure, expected, expected.profile, file.length)] : checks;
}

function checkFinished(
  { pdf }: PdfStructure,
  { page: { sheets, inks }, plans }: Expected,
  profile: PrintProfile,
  bytes: number,
): PrintCheck[] {
  const { contents } = readContents(pdf);
  const finished = { pdf, contents, profile };
  const checks = Object.entries(FINISHED_RULES).map(([rule, judge]) => ({ rule, ...judge(finished) }));
  checks.push({ rule: 'P19', ...platesAllowed(finished, inks) });
  checks.push({ rule: 'P22', ...blackIsRichWhereLarge(finished, inks) });
  if (sheets.some(({ folds = [] }) => folds.length > 1))
    checks.push({ rule: 'P7', ...spineIsFolded(finished, sheets) });
  checks.push({ rule: 'P30', ...cutLinesAreSpot(finished, sheets) });
  if (plans) checks.push({ rule: 'P32', ...stickersLieInCuts(finished, sheets, plans) });
  return [...checks, { rule: 'size', ...smallEnough(bytes, finished) }];
}

function trimIsExact({ pdf }: PdfStructure, { page }: Expected): Verdict {
  const wrong = mismatches(pdf.getPages(), page.sheets, (sheet, at) => {
    const box = at.getTrimBox();
    return near(box.width, points(sheet.width)) && near(box.height, points(sheet.height));
  });
  return verdict(wrong, `${page.sheets.length} trim boxes as ordered`);
}

function boxesNest({ pdf }: PdfStructure, { page, profile }: Expected): Verdict {
  const wrong = mismatches(pdf.getPages(), page.sheets, (sheet, at) => {
    const [trim, bleed, media] = [at.getTrimBox(), at.getBleedBox(), at.getMediaBox()];
    const inset = points(profile?.bleed ?? sheet.bleed);
    const slug = profile ? points(profile.slug) : bleed.x - media.x;
    return (
      near(bleed.x - media.x, slug) &&
      near(media.width - bleed.width, profile ? 2 * slug : media.width - bleed.width) &&
      near(trim.x - bleed.x, inset) &&
      near(trim.y - bleed.y, inset) &&
      near(bleed.width - trim.width, 2 * inset) &&
      near(bleed.height - trim.height, 2 * inset) &&
      bleed.x >= media.x - TOLERANCE_PT &&
      bleed.y >= media.y - TOLERANCE_PT &&
      bleed.x + bleed.width <= media.x + media.width + TOLERANCE_PT &&
      bleed.y + bleed.height <= media.y + media.height + TOLERANCE_PT &&
      at.getRotation().angle === 0 &&
      !at.node.has(PDFName.of('ArtBox')) &&
      !at.node.has(PDFName.of('UserUnit'))
    );
  });
  return verdict(wrong, 'bleed and media boxes around the trim');
}

function noBleedMeansEqualBoxes({ pdf }: PdfStructure, { page, includeBleed }: Expected): Verdict {
  if (includeBleed) return { passed: true, detail: 'with bleed' };
  const wrong = mismatches(pdf.getPages(), page.sheets, (_sheet, at) => {
    const [trim, media] = [at.getTrimBox(), at.getMediaBox()];
    return near(trim.width, media.width) && near(trim.height, media.height) && near(trim.x, media.x);
  });
  return verdict(wrong, 'trim, bleed and media are equal');
}

function plainDocument({ header, keys }: PdfStructure): Verdict {
  const found = FORBIDDEN_KEYS.filter((key) => keys.has(key));
  const passed = header === '%PDF-1.6' && found.length === 0;
  return { passed, detail: passed ? 'PDF 1.6, nothing active' : `${header} ${found.join(', ')}` };
}

function fontsEmbedded({ fonts }: PdfStructure, { page }: Expected): Verdict {
  const allowed = page.fonts.map(bareName);
  const bad = fonts.filter(
    (font) =>
      font.subtype === 'Type3' ||
      !font.embedded ||
      !allowed.some((family) => bareName(font.name.replace(/^[A-Z]{6}\+/, '')).startsWith(family)),
  );
  if (bad.length > 0)
    return { passed: false, detail: bad.map((font) => `${font.name || 'unnamed'} (${font.subtype})`).join(', ') };
  return { passed: true, detail: `${fonts.length} fonts, all embedded and of the album` };
}

function pageCount({ pdf }: PdfStructure, { page }: Expected): Verdict {
  const count = pdf.getPageCount();
  return { passed: count === page.sheets.length && count > 0, detail: `${count} pages` };
}

function streamsAllowed(
  { filters, keys, postScriptXObjects, blankInGhostscript }: PdfStructure,
  { profile }: Expected,
): Verdict {
  const bad = [...filters].filter((filter) => !ALLOWED_FILTERS.has(filter));
  bad.push(...FORBIDDEN_GRAPHICS.filter((key) => keys.has(key)));
  if (postScriptXObjects > 0) bad.push('PostScript XObject');
  if (profile) bad.push(...blankInGhostscript);
  return { passed: bad.length === 0, detail: bad.length === 0 ? [...filters].join(', ') : bad.join(', ') };
}

/** Without stickers no picture of a sticker may be in the file: at most as many images as backgrounds were drawn. */
function stickersLeftOut({ imageCount }: PdfStructure, { page, showStickers }: Expected): Verdict {
  const stickers = page.images.filter((image) => image.purpose === 'sticker').length;
  const backgrounds = page.images.length - stickers;
  if (showStickers) return { passed: true, detail: `${imageCount} images, ${stickers} of stickers` };
  return { passed: stickers === 0 && imageCount <= backgrounds, detail: `${imageCount} images, ${backgrounds} drawn` };
}

/** A letter that its font does not have is printed as an empty box. */
function everyLetterDrawn({ pdf }: PdfStructure, { page }: Expected): Verdict {
  const wrong = pagesWithMissingGlyphs(pdf).map((number) => page.sheets[number - 1]?.label ?? `page ${number}`);
  return verdict(wrong, 'no empty box in the place of a letter');
}

function mismatches(
  pages: readonly PDFPage[],
  sheets: readonly RenderSheet[],
  fits: (sheet: RenderSheet, page: PDFPage) => boolean,
): string[] {
  return sheets.filter((sheet, index) => !pages[index] || !fits(sheet, pages[index])).map((sheet) => sheet.label);
}

function verdict(wrong: readonly string[], well: string): Verdict {
  return wrong.length === 0 ? { passed: true, detail: well } : { passed: false, detail: `not on ${wrong.join(', ')}` };
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE_PT;
}

/** Font names for comparing: `Source Sans 3` and `SourceSans3-Bold` begin alike. */
function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
