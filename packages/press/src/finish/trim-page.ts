/** Bleed, slug and marks of a page after the profile: nothing of the drawing stands outside the bleed. Cut lines lie over all of it. */
import type { PrintProfile } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import type { PDFDict, PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { type Content, resourceOf } from '../content/contents.ts';
import { movePatterns } from '../content/matrix.ts';
import { operation } from '../content/operations.ts';
import { points } from '../measure.ts';
import type { FileTitle } from '../page-boxes.ts';
import { cutLines } from '../sheets/cut-lines.ts';
import { INTENTS } from './intents.ts';
import { marksOf, nameAllInks } from './marks.ts';

export interface PlaceInFile {
  readonly about: FileTitle;
  readonly number: number;
  readonly count: number;
  /** Patterns that were moved with pages before. */
  readonly moved: Set<PDFDict>;
}

/** `content`: that of the page, whose trim lies in it as it was printed. */
export function trimPage(
  pdf: PDFDocument,
  page: PDFPage,
  content: Content,
  sheet: RenderSheet,
  profile: PrintProfile,
  { about: { title, order }, number, count, moved }: PlaceInFile,
): void {
  const { bleed, slug, marks } = profile;
  const { width, height } = sheet;
  const before = page.getTrimBox();
  const inset = points(bleed + slug);
  const [x, y] = [inset - before.x, inset - before.y];
  const whole = [points(width + 2 * bleed), points(height + 2 * bleed)] as const;

  page.setMediaBox(0, 0, points(width + 2 * (bleed + slug)), points(height + 2 * (bleed + slug)));
  page.setBleedBox(points(slug), points(slug), ...whole);
  page.setTrimBox(inset, inset, points(width), points(height));
  movePatterns(content.resources, [x, y], moved);

  // What tells sheets apart comes first: a narrow one has room for little.
  const words = [sheet.label, `${number}/${count}`, order, profile.id, INTENTS[profile.intent].identifier, title];
  const text = words.filter((word) => word !== undefined).join('  ');
  if (marks) nameAllInks(pdf, resourceOf(content.resources, 'ColorSpace'));
  content.operations = [
    operation('q'),
    operation('re', points(slug), points(slug), ...whole),
    operation('W'),
    operation('n'),
    operation('cm', 1, 0, 0, 1, x, y),
    ...content.operations,
    operation('Q'),
    ...cutLines(pdf, page, content, sheet, profile),
    ...(marks ? marksOf(page, sheet, bleed, text) : []),
  ];
}
