/**
 * The cutter's way (P30, P31): closed lines in a spot colour of the shop's name, above all that is printed and on a plate
 * of its own. They overprint, so that a press that prints them by mistake leaves no white line.
 */
import type { CutBox, PrintProfile } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { PDFName, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { resourceOf, type Content } from '../content/contents.ts';
import { operation, type Operation } from '../content/operations.ts';
import { points } from '../measure.ts';

/** Names of its colour and of its state in the resources of a page. */
const CUT_COLOR = 'FgCut';
const CUT_STATE = 'FgCutOver';
const CUT_LINE_PT = 0.25;
/** Of a quarter of a circle, for curves of the third degree. */
const ROUND = 0.5523;

/** Draws the lines of a sheet on its page, whose trim lies where it is delivered; `names` go into its resources. */
export function cutLines(
  pdf: PDFDocument,
  page: PDFPage,
  { resources }: Pick<Content, 'resources'>,
  { cuts = [] }: Pick<RenderSheet, 'cuts'>,
  { cut }: Pick<PrintProfile, 'cut'>,
): Operation[] {
  if (cuts.length === 0) return [];
  const { context } = pdf;
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 1, 0, 0] });
  resourceOf(resources, 'ColorSpace').set(
    PDFName.of(CUT_COLOR),
    context.obj(['Separation', cut.name, 'DeviceCMYK', tint]),
  );
  // Without `op`, which is about areas, `OP` holds for both.
  const state = { OP: cut.overprint, OPM: cut.overprint ? 1 : 0 };
  resourceOf(resources, 'ExtGState').set(PDFName.of(CUT_STATE), context.obj(state));
  const trim = page.getTrimBox();
  return [
    operation('q'),
    operation('gs', `/${CUT_STATE}`),
    operation('CS', `/${CUT_COLOR}`),
    operation('SCN', 1),
    operation('w', CUT_LINE_PT),
    ...cuts.flatMap((box) => outline(box, trim, cut.radius)),
    operation('Q'),
  ];
}

interface Trim {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** One closed path around a box whose corners are rounded. */
function outline(box: CutBox, trim: Trim, radius: number): Operation[] {
  const [left, right] = [box.x, box.x + box.width].map((x) => trim.x + points(x)) as [number, number];
  const [top, bottom] = [box.y, box.y + box.height].map((y) => trim.y + trim.height - points(y)) as [number, number];
  const r = points(Math.min(radius, box.width / 2, box.height / 2));
  if (r === 0)
    return [
      operation('m', left, bottom),
      operation('l', right, bottom),
      operation('l', right, top),
      operation('l', left, top),
      operation('s'),
    ];
  const k = r * (1 - ROUND);
  return [
    operation('m', left + r, bottom),
    operation('l', right - r, bottom),
    operation('c', right - k, bottom, right, bottom + k, right, bottom + r),
    operation('l', right, top - r),
    operation('c', right, top - k, right - k, top, right - r, top),
    operation('l', left + r, top),
    operation('c', left + k, top, left, top - k, left, top - r),
    operation('l', left, bottom + r),
    operation('c', left, bottom + k, left + k, bottom, left + r, bottom),
    operation('s'),
  ];
}
