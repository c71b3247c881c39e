/** What the streams of a file paint where they are placed: how large it is on paper, and whether it is solid. */
import { points } from '../measure.ts';
import { dictOf, lookUp, type Content } from './contents.ts';
import { changedLook, isPlainLook, PLAIN, type Look } from './looks.ts';
import { IDENTITY, matrixOf, times, type Matrix } from './matrix.ts';
import { nameOperand, type Operation } from './operations.ts';
import { extentOf, filledArea, overlap, PATH_OPERATORS, type Path } from './path-area.ts';

/** An operator that paints in a colour of its own; of a form that is placed more than once, what holds in all its places. */
export interface PlacedPaint {
  readonly content: Content;
  /** Among the operations of the content: itself, and where its path begins. */
  readonly at: number;
  readonly from: number;
  readonly kind: 'area' | 'letters' | 'line';
  /** The operation that set its colour; null: nothing has, and it is black. */
  readonly color: Operation | null;
  /** Both sides, and an area to match. */
  readonly isLarge: boolean;
  /** Neither transparent nor mixed with what is beneath it. */
  readonly isSolid: boolean;
}

/** From this side on, an area is a large one: 20 mm. */
const LARGE = points(20);

const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const LETTERS = new Set(['Tj', 'TJ', "'", '"']);
const FILL_COLORS = new Set(['k', 'g', 'rg', 'sc', 'scn']);
const LINE_COLORS = new Set(['K', 'G', 'RG', 'SC', 'SCN']);

/** A clip within those around it. */
interface Clip {
  readonly path: Path;
  readonly within: Clip | null;
}

interface State {
  readonly matrix: Matrix;
  readonly clip: Clip | null;
  readonly look: Look;
  readonly fill: Operation | null;
  readonly line: Operation | null;
}

/** `isWanted`: of which colours; null where none was set. The others are not measured. */
export function placedPaint(
  contents: readonly Content[],
  isWanted: (color: Operation | null) => boolean,
): PlacedPaint[] {
  const byDict = new Map(contents.map((content) => [content.dict, content]));
  const found = new Map<Content, Map<number, PlacedPaint>>();
  const seen = new Set<string>();
  const ids = new Map(contents.map((content, at) => [content, at]));
  for (const content of contents)
    if (content.kind === 'page')
      visit(content, { matrix: IDENTITY, clip: null, look: PLAIN, fill: null, line: null }, true);
  return [...found.values()].flatMap((one) => [...one.values()]);

  function visit(content: Content, start: State, isSolid: boolean): void {
    let state = start;
    const stack: State[] = [];
    let clips = false;
    let from: number | null = null;
    const { operations } = content;
    const pathTo = (to: number): Path => ({ operations, from: from ?? to, to, matrix: state.matrix });
    for (const [at, one] of operations.entries()) {
      const { operator, operands } = one;
      if (PATH_OPERATORS.has(operator)) {
        from ??= at;
        continue;
      }
      if (operator === 'q') stack.push(state);
      else if (operator === 'Q') state = stack.pop() ?? state;
      else if (operator === 'cm')
        state = { ...state, matrix: times(operands.map(Number) as unknown as Matrix, state.matrix) };
      else if (operator === 'gs') state = { ...state, look: changedLook(state.look, content, operands) };
      else if (FILL_COLORS.has(operator)) state = { ...state, fill: one };
      else if (LINE_COLORS.has(operator)) state = { ...state, line: one };
      else if (operator === 'W' || operator === 'W*') clips = true;
      else if (operator === 'Do') enter(content, operands, state, isSolid);
      else if (LETTERS.has(operator)) paint('letters', state.fill);
      else {
        if (FILLS.has(operator)) paint('area', state.fill);
        if (STROKES.has(operator)) paint('line', state.line);
        if (!FILLS.has(operator) && !STROKES.has(operator) && operator !== 'n') continue;
        if (clips) state = { ...state, clip: { path: pathTo(at), within: state.clip } };
        clips = false;
        from = null;
      }

      function paint(kind: PlacedPaint['kind'], color: Operation | null): void {
        if (!isWanted(color)) return;
        const isLarge = kind === 'area' && isLargeArea(pathTo(at), state.clip);
        const own = found.get(content) ?? new Map<number, PlacedPaint>();
        found.set(content, own);
        const before = own.get(at);
        own.set(at, {
          content,
          at,
          from: from ?? at,
          kind,
          color,
          isLarge: isLarge && (before?.isLarge ?? true),
          isSolid: isSolid && isPlainLook(state.look) && (before?.isSolid ?? true),
        });
      }
    }
  }

  function isLargeArea(path: Path, clip: Clip | null): boolean {
    let extent = extentOf(path);
    for (let around = clip; around; around = around.within) extent = overlap(extent, extentOf(around.path));
    if (!extent || Math.min(extent.right - extent.left, extent.top - extent.bottom) < LARGE) return false;
    return filledArea(path) >= LARGE * LARGE;
  }

  /** Once for each size that a form is placed in: where it lies makes no difference to it. */
  function enter(content: Content, operands: readonly string[], state: State, isSolid: boolean): void {
    const form = dictOf(lookUp(content.resources, 'XObject', nameOperand(operands[0])));
    const inner = form && byDict.get(form);
    if (!inner || inner.kind !== 'form' || inner.isMask) return;
    const matrix = times(matrixOf(form), state.matrix);
    const isStillSolid = isSolid && isPlainLook(state.look);
    const key = [ids.get(inner), ...matrix.slice(0, 4).map((part) => part.toFixed(4)), isStillSolid].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const { fill, line } = state;
    visit(inner, { matrix, clip: null, look: PLAIN, fill, line }, isStillSolid);
  }
}
