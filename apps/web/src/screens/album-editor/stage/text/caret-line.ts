/** Where the caret of an open text stands, in the pixels of its box, of which a millimetre has 100. */
import { cssMatrix, type Matrix } from '@figurina/album';
import type { EditorView } from '@tiptap/pm/view';

export interface CaretLine {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** That of the words there, which are to be seen wherever they lie. */
  readonly color: string;
}

/** How far apart the marks of a box lie: far enough that rounding plays no part. */
const APART = 10_000;
/** The corners of a large square, in a box whose place on the screen is asked for: `boxToScreen` reads them. */
export const BOX_MARKS = [
  { left: 0, top: 0 },
  { left: APART, top: 0 },
  { left: 0, top: APART },
] as const;

/** From the pixels of a box to those of the window, whatever turns, mirrors and shrinks it. `marks` are its BOX_MARKS. */
export function boxToScreen(marks: HTMLElement): Matrix {
  const [origin, right, below] = Array.from(marks.children, (mark) => mark.getBoundingClientRect());
  const along = (to: DOMRect): [number, number] => [(to.x - origin!.x) / APART, (to.y - origin!.y) / APART];
  return [...along(right!), ...along(below!), origin!.x, origin!.y];
}

/**
 * Reads the caret with the box laid flat for a moment: of words that are turned, browsers tell only the upright
 * rectangles around them.
 */
export function caretLine(view: EditorView, box: HTMLElement, toScreen: Matrix): CaretLine {
  const { transform } = box.style;
  const around = new DOMMatrix(cssMatrix(toScreen)).multiply(new DOMMatrix(transform).inverse());
  box.style.transform = around.inverse().toString();
  try {
    const { x, y } = box.getBoundingClientRect();
    const { head } = view.state.selection;
    const { left, top, bottom } = view.coordsAtPos(head);
    const { node } = view.domAtPos(head);
    const element = node instanceof HTMLElement ? node : (node.parentElement ?? box);
    return { x: left - x, top: top - y, bottom: bottom - y, color: getComputedStyle(element).color };
  } finally {
    box.style.transform = transform;
  }
}
