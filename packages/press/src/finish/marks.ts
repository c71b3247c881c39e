/**
 * What stands outside the bleed (P6, P8): crop marks, fold marks, targets, a bar of the inks and a line of text, so that
 * a sheet can be cut, folded, set up and told from others. All but the bar are in every ink.
 */
import type { RenderSheet } from '@figurina/contract';
import { PDFName, type PDFDict, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { operation, type Operation } from '../content/operations.ts';
import { points } from '../measure.ts';
import { plainWords, strokeText, widthOf } from './stroke-letters.ts';

/** Lengths in mm. A mark keeps off the bleed, since the press may be off by a hair. */
const MARK = 4;
const GAP = 1;
const LINE_PT = 0.25;
const PATCH = 4;
const LETTERS_MM = 1.6;
/** Inks of the bar: solids, two on each other, halves, a grey of three inks beside one of black. */
const PATCHES: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [1, 1, 0, 0],
  [1, 0, 1, 0],
  [0, 1, 1, 0],
  [0.5, 0, 0, 0],
  [0, 0.5, 0, 0],
  [0, 0, 0.5, 0],
  [0, 0, 0, 0.5],
  [0.5, 0.4, 0.4, 0],
];

interface Frame {
  /** Edges of the trim in points. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** From the trim to the nearest point of a mark. */
  readonly off: number;
  readonly middle: number;
}

/** The marks of a sheet around its trim, to be drawn on the page itself; `bleed` in mm; `text`: what is written below. */
export function marksOf(page: PDFPage, sheet: RenderSheet, bleed: number, text: string): Operation[] {
  const trim = page.getTrimBox();
  const frame: Frame = {
    left: trim.x,
    right: trim.x + trim.width,
    bottom: trim.y,
    top: trim.y + trim.height,
    off: points(bleed + GAP),
    middle: trim.x + trim.width / 2,
  };
  const folds = sheet.folds ?? [];
  const lines = [...cropMarks(frame), ...targets(frame, folds.length > 0)];
  return [
    operation('q'),
    operation('CS', '/FgAll'),
    operation('SCN', 1),
    operation('w', LINE_PT),
    ...lines.flatMap(line),
    operation('d', '[3 2]', 0),
    ...foldMarks(frame, folds).flatMap(line),
    operation('d', '[]', 0),
    ...caption(frame, plainWords(text)),
    operation('Q'),
    ...bar(frame),
  ];
}

type Line = readonly [number, number, number, number];

function line([x1, y1, x2, y2]: Line): Operation[] {
  return [operation('m', x1, y1), operation('l', x2, y2), operation('S')];
}

function cropMarks({ left, right, bottom, top, off }: Frame): Line[] {
  const far = off + points(MARK);
  return [
    ...[left, right].flatMap((x): Line[] => [
      [x, top + off, x, top + far],
      [x, bottom - off, x, bottom - far],
    ]),
    ...[bottom, top].flatMap((y): Line[] => [
      [left - off, y, left - far, y],
      [right + off, y, right + far, y],
    ]),
  ];
}

function foldMarks({ left, bottom, top, off }: Frame, folds: readonly number[]): Line[] {
  const far = off + points(MARK);
  return folds.flatMap((fold): Line[] => {
    const x = left + points(fold);
    return [
      [x, top + off, x, top + far],
      [x, bottom - off, x, bottom - far],
    ];
  });
}

/** A cross in the middle of each side; folds lie in the middle above and below, and have their own marks there. */
function targets({ left, right, bottom, top, off, middle }: Frame, isFolded: boolean): Line[] {
  const arm = points(MARK) / 2;
  const y = (bottom + top) / 2;
  const places: [number, number][] = [
    [left - off - arm, y],
    [right + off + arm, y],
  ];
  if (!isFolded) places.push([middle, top + off + arm], [middle, bottom - off - arm]);
  return places.flatMap(([x, at]): Line[] => [
    [x - arm, at, x + arm, at],
    [x, at - arm, x, at + arm],
  ]);
}

/** Beside the left corner above, as far as the sheet has room. */
function bar({ left, top, off, middle }: Frame): Operation[] {
  const size = points(PATCH);
  const start = left + points(2);
  const room = Math.max(0, Math.floor((middle - points(MARK) - start) / size));
  return PATCHES.slice(0, room).flatMap((inks, at) => [
    operation('k', ...inks),
    operation('re', start + at * size, top + off, size, size),
    operation('f'),
  ]);
}

/** Beside the left corner below, as much of it as there is room for. */
function caption({ left, bottom, off, middle }: Frame, text: string): Operation[] {
  const height = points(LETTERS_MM);
  const start = left + points(2);
  const room = Math.max(0, Math.floor((middle - points(MARK) - start) / widthOf('0', height)));
  return strokeText(text.slice(0, room), start, bottom - off - points(PATCH) / 2 - height / 2, height);
}

/** Makes the colour of the marks known to a page: every ink of the press. */
export function nameAllInks(pdf: PDFDocument, spaces: PDFDict): void {
  const { context } = pdf;
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [1, 1, 1, 1] });
  spaces.set(PDFName.of('FgAll'), context.obj(['Separation', 'All', 'DeviceCMYK', tint]));
}
