/**
 * What is filled with a gradient and less than solid becomes a group of that opacity: some renderers forget the opacity of
 * a gradient that is painted by itself, none that of a group.
 */
import { PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { type Content, dictOf, lookUp, resourceOf } from '../content/contents.ts';
import { IDENTITY, inverse, patternMoved, times, type Matrix } from '../content/matrix.ts';
import { nameOperand, number, operation, writeOperations, type Operation } from '../content/operations.ts';
import { pack } from '../content/packing.ts';

interface State {
  readonly matrix: Matrix;
  /** The gradient that fills, by its name. */
  readonly pattern: string | null;
  readonly opacity: number;
}

const PATH = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h']);
const FILLS = new Set(['f', 'f*', 'F']);

export function groupFadedPatterns(content: Content): void {
  if (!content.resources.lookupMaybe(PDFName.of('Pattern'), PDFDict)?.keys().length) return;
  let state: State = { matrix: IDENTITY, pattern: null, opacity: 1 };
  const stack: State[] = [];
  let path: Operation[] = [];
  let made = 0;
  const out: Operation[] = [];

  for (const one of content.operations) {
    const { operator, operands } = one;
    if (operator === 'q') stack.push(state);
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'cm')
      state = { ...state, matrix: times(operands.map(Number) as unknown as Matrix, state.matrix) };
    else if (operator === 'gs') state = { ...state, opacity: opacityIn(content, operands) ?? state.opacity };
    else if (operator === 'scn') state = { ...state, pattern: gradientNamed(content, nameOperand(operands.at(-1))) };
    else if (operator === 'rg' || operator === 'g' || operator === 'k' || operator === 'cs')
      state = { ...state, pattern: null };

    if (PATH.has(operator)) {
      path.push(one);
      continue;
    }
    const form = FILLS.has(operator) && state.pattern && state.opacity < 1 && group(one);
    // One by one: a path may have more points than a call takes.
    if (!form) for (const step of path) out.push(step);
    out.push(form || one);
    path = [];
  }
  if (made > 0) content.operations = out;

  /** Paints the group; null where it cannot be made. */
  function group(paint: Operation): Operation | null {
    const { context } = content.resources;
    const patterns = content.resources.lookupMaybe(PDFName.of('Pattern'), PDFDict);
    const ref = patterns?.get(PDFName.of(state.pattern ?? ''));
    const back = inverse(state.matrix);
    if (!(ref instanceof PDFRef) || !back) return null;
    const inner = [operation('cs', '/Pattern'), operation('scn', '/P'), ...path, paint];
    const form = pack(context, writeOperations(inner), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: boundsOf(path),
      Group: { S: 'Transparency', I: true },
      Resources: { Pattern: { P: patternMoved(context, ref, back) } },
    });
    const name = `FgFaded${made++}`;
    resourceOf(content.resources, 'XObject').set(PDFName.of(name), context.register(form));
    return operation('Do', `/${name}`);
  }
}

function gradientNamed({ resources }: Content, name: string): string | null {
  return dictOf(lookUp(resources, 'Pattern', name))
    ?.lookup(PDFName.of('PatternType'))
    ?.toString() === '2'
    ? name
    : null;
}

function opacityIn({ resources }: Content, operands: readonly string[]): number | null {
  const opacity = dictOf(lookUp(resources, 'ExtGState', nameOperand(operands[0])))?.lookup(PDFName.of('ca'));
  return opacity ? Number(opacity.toString()) : null;
}

/** Around every point that the path names; curves stay between theirs. */
function boundsOf(path: readonly Operation[]): number[] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { operator, operands } of path) {
    const values = operands.map(Number);
    if (operator === 're') {
      xs.push(values[0]!, values[0]! + values[2]!);
      ys.push(values[1]!, values[1]! + values[3]!);
    } else for (const [at, value] of values.entries()) (at % 2 === 0 ? xs : ys).push(value);
  }
  const bound = (values: number[]): [number, number] => [
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity),
  ];
  const [[left, right], [bottom, top]] = [bound(xs), bound(ys)];
  return [left, bottom, right, top].map((value) => Number(number(value)));
}
