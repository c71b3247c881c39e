/** Exchanges the colours of a content stream for inks (P17, P18, P22). */
import { PDFName } from '@cantoo/pdf-lib';
import { type Content, resourceOf } from '../content/contents.ts';
import { operation, type Operation } from '../content/operations.ts';
import { hexOf, type Cmyk, type Inks, type Rgb } from './inks.ts';
import { nameSpotColor, SPOT_COLOR } from './spot-color.ts';

/** Names of the graphics states that turn overprint on and off. */
const OVERPRINT = 'FgOver';
const KNOCK_OUT = 'FgKnock';

interface State {
  readonly fill: Rgb | null;
  /** Whether this stream has set it: one that is painted by another begins with its colour. */
  readonly isSet: boolean;
  readonly isOver: boolean;
}

/**
 * Areas and lines get the inks of areas, letters those of text; black letters overprint, so that no gap opens around
 * them on the press, and nothing else does.
 */
export function recolour(content: Content, inks: Inks): void {
  let state: State = { fill: [0, 0, 0], isSet: false, isOver: false };
  const stack: State[] = [];
  let isText = false;
  const out: Operation[] = [];

  for (const one of content.operations) {
    const { operator, operands } = one;
    if (operator === 'q') stack.push(state);
    if (operator === 'Q') state = stack.pop() ?? state;
    const rgb = colorOf(operator, operands);
    if (operator === 'BT') {
      isText = true;
      setText();
      out.push(one);
    } else if (operator === 'ET') {
      isText = false;
      out.push(one);
      endText();
    } else if (rgb === null) {
      if (operator === 'scn' || operator === 'cs') state = { ...state, fill: null };
      out.push(one);
    } else if (operator === 'RG' || operator === 'G') {
      const ink = inks.area(rgb);
      if (isSpot(rgb)) out.push(operation('CS', `/${SPOT_COLOR}`), operation('SCN', 1));
      else out.push(ink ? operation('K', ...ink) : one);
    } else {
      state = { ...state, fill: rgb, isSet: true };
      if (isText) setText(one);
      else out.push(...fill(inks.area(rgb), rgb));
    }
  }
  content.operations = out;
  if (out.some(({ operands }) => operands[0] === `/${OVERPRINT}`)) nameStates(content);
  if (inks.spot && out.some(({ operands }) => operands[0] === `/${SPOT_COLOR}`)) nameSpotColor(content, inks.spot);

  function isSpot(rgb: Rgb): boolean {
    return inks.spot !== null && inks.spot.color === hexOf(rgb);
  }

  function fill(ink: Cmyk | null, rgb: Rgb): Operation[] {
    if (isSpot(rgb)) return [operation('cs', `/${SPOT_COLOR}`), operation('scn', 1)];
    return [ink ? operation('k', ...ink) : operation('rg', ...rgb)];
  }

  function setText(color?: Operation): void {
    if (!state.fill) return;
    const [area, text] = [inks.area(state.fill), inks.text(state.fill)];
    if (color || !state.isSet || !same(area, text)) out.push(...fill(text, state.fill));
    over(isBlack(text) && !isSpot(state.fill));
  }

  function endText(): void {
    over(false);
    if (!state.fill) return;
    const [area, text] = [inks.area(state.fill), inks.text(state.fill)];
    if (!same(area, text)) out.push(...fill(area, state.fill));
  }

  function over(isOver: boolean): void {
    if (state.isOver !== isOver) out.push(operation('gs', `/${isOver ? OVERPRINT : KNOCK_OUT}`));
    state = { ...state, isOver };
  }
}

function nameStates({ resources }: Content): void {
  const states = resourceOf(resources, 'ExtGState');
  for (const [name, isOver] of [
    [OVERPRINT, true],
    [KNOCK_OUT, false],
  ] as const)
    states.set(PDFName.of(name), resources.context.obj({ OP: isOver, op: isOver, OPM: isOver ? 1 : 0 }));
}

/** The colour that an operator sets, or null. */
export function colorOf(operator: string, operands: readonly string[]): Rgb | null {
  if (operator === 'g' || operator === 'G') {
    const grey = Number(operands[0]);
    return [grey, grey, grey];
  }
  return operator === 'rg' || operator === 'RG' ? (operands.map(Number) as unknown as Rgb) : null;
}

function same(one: Cmyk | null, other: Cmyk | null): boolean {
  return one === other || (one !== null && other !== null && one.every((ink, at) => ink === other[at]));
}

function isBlack(ink: Cmyk | null): boolean {
  return ink !== null && ink[0] + ink[1] + ink[2] === 0 && ink[3] === 1;
}
