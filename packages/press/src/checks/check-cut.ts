/** The checks of cut lines and of what lies inside of them (P30 to P32). */
import type { CutBox, SheetPlan } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { PDFArray, PDFBool, PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { lookUp, type Content } from '../content/contents.ts';
import { nameOperand, type Operation } from '../content/operations.ts';
import { points } from '../measure.ts';
import { verdict, type FinishedFile, type Verdict } from './check-inks.ts';

/** 0.01 mm. */
const TOLERANCE_PT = 0.03;
const LINE_PT = 0.25;
/** The name of the form of a sticker, by the first of its numbers. */
const STICKER_FORM = /^St(\d+)$/;

interface Drawn {
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
  readonly color: string;
  readonly state: string;
  readonly tint: number;
  readonly width: number;
}

/** Each cut is one closed line in the shop's spot colour, as wide and as overprinting as it wants, above everything, filled with nothing. */
export function cutLinesAreSpot({ pdf, contents, profile }: FinishedFile, sheets: readonly RenderSheet[]): Verdict {
  const { name, overprint } = profile.cut;
  const bad = sheets.flatMap(({ label, cuts = [] }, at) => {
    const page = pdf.getPages()[at];
    const content = contents.find(({ dict }) => dict === page?.node);
    if (!page || !content) return [`${label}: no page`];
    const drawn = !hasPlate(content, name)
      ? []
      : linesIn(content).filter(({ color }) => plateOf(content, color) === name);
    if (drawn.length !== cuts.length) return [`${label}: ${drawn.length} of ${cuts.length} cuts`];
    const faults = [];
    if (!cuts.every((cut, index) => isAround(drawn[index]!, cut, page))) faults.push('another place');
    if (drawn.some(({ tint }) => tint !== 1)) faults.push('a tint');
    if (drawn.some(({ width }) => Math.abs(width - LINE_PT) > 0.001)) faults.push('another width');
    if (drawn.some(({ state }) => overprints(content, state) !== overprint)) faults.push('overprint');
    if (cuts.length > 0 && !isOnTop(content)) faults.push('something above it');
    return faults.map((fault) => `${label}: ${fault}`);
  });
  return verdict(bad, `${sheets.reduce((sum, { cuts = [] }) => sum + cuts.length, 0)} cuts in ${name}`);
}

/** Every sticker lies where the plan says, in the middle of a cut, as often as it is wanted; no others do. */
export function stickersLieInCuts(
  { pdf, contents }: FinishedFile,
  sheets: readonly RenderSheet[],
  plans: readonly SheetPlan[],
): Verdict {
  const bad = plans.flatMap((plan, at) => {
    const page = pdf.getPages()[at];
    const content = contents.find(({ dict }) => dict === page?.node);
    if (!page || !content) return [`${plan.label}: no page`];
    const trim = page.getTrimBox();
    const bleed = points(sheets[at]?.bleed ?? 0);
    const placed = formsIn(content);
    const wanted = plan.stickers.map(({ number, x, y }) => {
      const cut = plan.cuts.find((one) => one.x === x && one.y === y);
      return cut && { number, left: trim.x + points(x), bottom: trim.y + trim.height - points(y + cut.height) };
    });
    const isThere = wanted.every((one, index) => {
      const form = placed[index];
      if (!one || form?.number !== one.number) return false;
      const [x, y] = form.at;
      return near(x + bleed, one.left) && near(y + bleed, one.bottom);
    });
    return isThere && placed.length === wanted.length ? [] : [plan.label];
  });
  const forms = new Set(contents.filter(({ kind }) => kind === 'page').flatMap((page) => formRefs(page)));
  const numbers = new Set(plans.flatMap(({ stickers }) => stickers.map(({ number }) => number)));
  if (forms.size !== numbers.size) bad.push(`${forms.size} drawings of ${numbers.size} stickers`);
  return verdict(bad, `${numbers.size} stickers on ${plans.length} sheets`);
}

/** Closed lines that are stroked and not filled, outside of forms. */
function linesIn({ operations }: Content): Drawn[] {
  let state = { color: '', state: '', tint: 1, width: 1 };
  const stack: (typeof state)[] = [];
  let path: [number, number][] = [];
  const found: Drawn[] = [];
  for (const { operator, operands } of operations) {
    const numbers = operands.map(Number);
    if (operator === 'q') stack.push(state);
    if (operator === 'Q') state = stack.pop() ?? state;
    if (operator === 'CS') state = { ...state, color: nameOperand(operands[0]) };
    if (operator === 'SCN') state = { ...state, tint: numbers[0] ?? 0 };
    if (['K', 'RG', 'G'].includes(operator)) state = { ...state, color: '' };
    if (operator === 'gs') state = { ...state, state: nameOperand(operands[0]) };
    if (operator === 'w') state = { ...state, width: numbers[0] ?? 0 };
    if (operator === 'm') path = [];
    if (operator === 'm' || operator === 'l' || operator === 'c') path.push([numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]);
    if (operator === 's' && path.length > 0) {
      const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
      found.push({ ...state, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] });
    }
  }
  return found;
}

/** A page that cannot name the colour draws nothing in it. */
function hasPlate(content: Content, plate: string): boolean {
  const spaces = content.resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)?.keys() ?? [];
  return spaces.some((name) => plateOf(content, name.decodeText()) === plate);
}

function plateOf({ resources }: Content, color: string): string {
  const space = lookUp(resources, 'ColorSpace', color);
  if (!(space instanceof PDFArray) || space.get(0) !== PDFName.of('Separation')) return '';
  const alternate = space.get(2) === PDFName.of('DeviceCMYK');
  return alternate ? (space.lookup(1, PDFName).decodeText() ?? '') : '';
}

/** As a line sees it: `OP`, with the mode that lets other plates through. */
function overprints({ resources }: Content, state: string): boolean {
  const dict = lookUp(resources, 'ExtGState', state);
  if (!(dict instanceof PDFDict)) return false;
  const value = dict.lookup(PDFName.of('OP'));
  return value instanceof PDFBool && value.asBoolean();
}

function isAround({ box }: Drawn, cut: CutBox, page: PDFPage): boolean {
  const trim = page.getTrimBox();
  const top = trim.y + trim.height - points(cut.y);
  const wanted = [trim.x + points(cut.x), top - points(cut.height), trim.x + points(cut.x + cut.width), top];
  return wanted.every((side, at) => near(side, box[at]!));
}

/** Behind the last cut come only marks. */
function isOnTop({ operations }: Content): boolean {
  const last = operations.findLastIndex(({ operator }) => operator === 's');
  const marks = operations.findIndex(({ operator, operands }) => operator === 'CS' && operands[0] === '/FgAll');
  const rest = operations.slice(last + 1, marks < 0 ? undefined : marks);
  return last >= 0 && !rest.some(({ operator }) => PAINTING.has(operator));
}
const PAINTING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'Do', 'sh', 'Tj', 'TJ']);

/** The stickers that a page places, with the lower left corner of each form. */
function formsIn(content: Content): { readonly number: number; readonly at: readonly [number, number] }[] {
  let at: [number, number] = [0, 0];
  const stack: (typeof at)[] = [];
  return content.operations.flatMap(({ operator, operands }: Operation) => {
    if (operator === 'q') stack.push(at);
    if (operator === 'Q') at = stack.pop() ?? at;
    if (operator === 'cm') at = [at[0] + Number(operands[4]), at[1] + Number(operands[5])];
    const number = operator === 'Do' ? stickerNamed(nameOperand(operands[0])) : null;
    return number === null ? [] : [{ number, at }];
  });
}

function stickerNamed(name: string): number | null {
  const match = STICKER_FORM.exec(name);
  return match ? Number(match[1]) : null;
}

/** What the stickers of a page are drawn by. */
function formRefs({ resources }: Content): string[] {
  const objects = resources.lookupMaybe(PDFName.of('XObject'), PDFDict)?.entries() ?? [];
  return objects.flatMap(([name, ref]) => (stickerNamed(name.decodeText()) === null ? [] : [String(ref)]));
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE_PT;
}
