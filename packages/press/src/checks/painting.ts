/** Walks the content streams of a delivered file for the checks of colour: what is painted, in which colour and state. */
import { PDFBool, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { type Content, dictOf, lookUp } from '../content/contents.ts';
import { nameOperand } from '../content/operations.ts';

export interface Painted {
  readonly kind: 'text' | 'area' | 'line';
  /** The operator that set its colour, and what it was given. */
  readonly space: string;
  readonly values: readonly number[];
  readonly isOver: boolean;
}

interface State {
  readonly fill: Pick<Painted, 'space' | 'values'>;
  readonly stroke: Pick<Painted, 'space' | 'values'>;
  readonly isOver: boolean;
}

const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const TEXTS = new Set(['Tj', 'TJ', "'", '"']);
const BLACK = { space: 'g', values: [0] };

export function* paintedIn(content: Content): Generator<Painted> {
  const stack: State[] = [];
  let state: State = { fill: BLACK, stroke: BLACK, isOver: false };
  for (const { operator, operands } of content.operations) {
    const color = { space: operator, values: operands.map(Number) };
    if (operator === 'q') stack.push(state);
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (['rg', 'g', 'k', 'scn', 'sc'].includes(operator)) state = { ...state, fill: color };
    else if (['RG', 'G', 'K', 'SCN', 'SC'].includes(operator)) state = { ...state, stroke: color };
    else if (operator === 'gs') state = { ...state, isOver: overprint(content, operands) ?? state.isOver };
    const { fill, stroke, isOver } = state;
    if (TEXTS.has(operator)) yield { kind: 'text', ...fill, isOver };
    if (FILLS.has(operator)) yield { kind: 'area', ...fill, isOver };
    if (STROKES.has(operator)) yield { kind: 'line', ...stroke, isOver };
  }
}

function overprint({ resources }: Content, operands: readonly string[]): boolean | null {
  const value = dictOf(lookUp(resources, 'ExtGState', nameOperand(operands[0])))?.lookup(PDFName.of('op'));
  return value instanceof PDFBool ? value.asBoolean() : null;
}

/** The dictionaries of a category that a content can name. */
export function named(content: Content, category: string): [string, PDFDict][] {
  const all = content.resources.lookupMaybe(PDFName.of(category), PDFDict)?.entries() ?? [];
  return all.flatMap(([name, ref]) => {
    const dict = dictOf(content.resources.context.lookup(ref));
    return dict ? [[name.decodeText(), dict] as [string, PDFDict]] : [];
  });
}
