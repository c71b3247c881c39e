/**
 * The drawing of one plate: every colour becomes the grey of its share of one ink, and what overprints leaves the other
 * plates as they are. A renderer that knows nothing of inks then draws what this ink prints, blending included.
 */
import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { type Content, dictOf, lookUp } from '../content/contents.ts';
import { nameOperand, operation, type Operation } from '../content/operations.ts';
import { channelOf, type OwnPlates, type Plate } from './plate-names.ts';

/** A share of ink from 0 to 1; null is none of this plate, whatever it covers; `pattern` brings its own colours. */
type Paint = number | null | 'pattern';
interface State {
  readonly fill: Paint;
  readonly stroke: Paint;
  readonly fillSpace: string;
  readonly strokeSpace: string;
  readonly fillOver: boolean;
  readonly strokeOver: boolean;
  /** Of letters: filled, stroked, both, none; from 4 on they clip as well. */
  readonly mode: number;
}

const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const TEXTS = new Set(['Tj', 'TJ', "'", '"']);

export function drawPlate(content: Content, plate: Plate, { cut, spot: fifth }: OwnPlates): Operation[] {
  const channel = channelOf(plate);
  const noInk = channel < 0 ? null : 0;
  const black = channel === 3 ? 1 : noInk;
  let state: State = {
    fill: black,
    stroke: black,
    fillSpace: '',
    strokeSpace: '',
    fillOver: false,
    strokeOver: false,
    mode: 0,
  };
  const stack: State[] = [];
  // A form begins with the colours of who draws it, everything else with black.
  const out = content.kind === 'form' || black === null ? [] : [...grey('fill', black), ...grey('stroke', black)];
  for (const one of content.operations) out.push(...drawn(one));
  return out;

  function drawn(one: Operation): Operation[] {
    const { operator, operands } = one;
    if (operator === 'q') stack.push(state);
    if (operator === 'Q') state = stack.pop() ?? state;
    if (operator === 'Tr') state = { ...state, mode: Number(operands[0]) };
    if (operator === 'gs') overprint(operands);
    if (operator === 'k' || operator === 'g') return paint('fill', inkOf(operands.map(Number)));
    if (operator === 'K' || operator === 'G') return paint('stroke', inkOf(operands.map(Number)));
    if (operator === 'cs' || operator === 'CS') return space(one, operator === 'cs' ? 'fill' : 'stroke');
    if (operator === 'scn' || operator === 'SCN') return spot(one, operator === 'scn' ? 'fill' : 'stroke');
    if (operator === 'sh') return channel < 0 ? [] : [one];
    if (operator === 'Do') return channel < 0 && !isForm(operands) ? [] : [one];
    if (TEXTS.has(operator)) return letters(one);
    if (FILLS.has(operator) || STROKES.has(operator)) return [shape(operator)];
    return [one];
  }

  function inkOf(values: readonly number[]): Paint {
    if (channel < 0) return null;
    return (values.length === 1 ? [0, 0, 0, 1 - values[0]!] : values)[channel] ?? 0;
  }

  function paint(part: 'fill' | 'stroke', ink: Paint): Operation[] {
    state = { ...state, [part]: ink };
    return typeof ink === 'number' ? grey(part, ink) : [];
  }

  function space(one: Operation, part: 'fill' | 'stroke'): Operation[] {
    const name = nameOperand(one.operands[0]);
    state = { ...state, [`${part}Space`]: name };
    if (name === 'Pattern') return [one];
    // Its first colour is all of it.
    return paint(part, spotInk(name, 1));
  }

  function spot(one: Operation, part: 'fill' | 'stroke'): Operation[] {
    const name = part === 'fill' ? state.fillSpace : state.strokeSpace;
    if (name !== 'Pattern') return paint(part, spotInk(name, Number(one.operands[0])));
    state = { ...state, [part]: channel < 0 ? null : 'pattern' };
    return [one];
  }

  function spotInk(name: string, tint: number): Paint {
    const array = lookUp(content.resources, 'ColorSpace', name);
    const ink = array instanceof PDFArray ? array.lookup(1, PDFName).decodeText() : '';
    if (ink === cut) return plate === 'cut' ? tint : noInk;
    if (ink === fifth) return plate === 'spot' ? tint : noInk;
    return ink === 'All' && channel >= 0 ? tint : noInk;
  }

  function overprint(operands: readonly string[]): void {
    const dict = dictOf(lookUp(content.resources, 'ExtGState', nameOperand(operands[0])));
    const [lines, areas] = ['OP', 'op'].map((key) => dict?.lookup(PDFName.of(key)));
    if (lines instanceof PDFBool) state = { ...state, strokeOver: lines.asBoolean(), fillOver: lines.asBoolean() };
    if (areas instanceof PDFBool) state = { ...state, fillOver: areas.asBoolean() };
  }

  /** Overprint leaves a plate alone on which its colour has nothing. */
  function isFilled(): boolean {
    return state.fill !== null && !(state.fill === 0 && state.fillOver);
  }

  function isStroked(): boolean {
    return state.stroke !== null && !(state.stroke === 0 && state.strokeOver);
  }

  function letters(one: Operation): Operation[] {
    const { mode } = state;
    const shape = mode % 4;
    const fills = (shape === 0 || shape === 2) && isFilled();
    const strokes = (shape === 1 || shape === 2) && isStroked();
    const seen = (fills ? (strokes ? 2 : 0) : strokes ? 1 : 3) + (mode >= 4 ? 4 : 0);
    if (seen === mode) return [one];
    return [operation('Tr', seen), one, operation('Tr', mode)];
  }

  function shape(operator: string): Operation {
    const fills = FILLS.has(operator) && isFilled();
    const strokes = STROKES.has(operator) && isStroked();
    if (fills === FILLS.has(operator) && strokes === STROKES.has(operator)) return operation(operator);
    const closes = operator === 's' || operator.startsWith('b');
    const even = operator.endsWith('*') ? '*' : '';
    if (fills) return operation(`f${even}`);
    return operation(strokes ? (closes ? 's' : 'S') : 'n');
  }

  function isForm(operands: readonly string[]): boolean {
    const object = dictOf(lookUp(content.resources, 'XObject', nameOperand(operands[0])));
    return object?.get(PDFName.of('Subtype')) === PDFName.of('Form');
  }
}

function grey(part: 'fill' | 'stroke', ink: number): Operation[] {
  return [operation(part === 'fill' ? 'g' : 'G', 1 - ink)];
}

/** The stops of a gradient in inks, as greys of one of them. */
export function greyGradient(shading: PDFDict, channel: number): void {
  const space = PDFName.of('ColorSpace');
  if (shading.lookup(space) !== PDFName.of('DeviceCMYK')) return;
  shading.set(space, PDFName.of('DeviceGray'));
  greyStops(shading.lookupMaybe(PDFName.of('Function'), PDFDict), channel);
}

function greyStops(ramp: PDFDict | undefined, channel: number): void {
  if (!ramp) return;
  const parts = ramp.lookupMaybe(PDFName.of('Functions'), PDFArray);
  for (let at = 0; at < (parts?.size() ?? 0); at++) greyStops(parts?.lookup(at, PDFDict), channel);
  for (const end of ['C0', 'C1']) {
    const inks = ramp.lookupMaybe(PDFName.of(end), PDFArray);
    if (inks?.size() !== 4) continue;
    const ink = channel < inks.size() ? inks.lookup(channel, PDFNumber).asNumber() : 0;
    ramp.set(PDFName.of(end), ramp.context.obj([1 - ink]));
  }
}
