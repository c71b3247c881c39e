import { type Anchors, type Point, roundLength, type TextStarter } from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { CreatedType } from './created-type.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { drawn, type Drawn, drawnLine, inEighths, ratioOf } from './drawn.ts';
import { insertDrawn } from './insert.ts';
import { onPaper, type Paper, snapOnPaper } from './paper.ts';

const POINT: Anchors = { x: ['start'], y: ['start'] };

/** Draws an element to its size. Both ends come to rest on paper and neighbours; shift evens it, alt draws from the middle. */
export function drawing(
  context: ToolContext,
  type: Exclude<CreatedType, 'Comment'>,
  start: PointerInput,
  paper: Paper,
  starter?: TextStarter,
): ToolState {
  const from = rested(onPaper(paper, start), start);
  let shape: Drawn | null = null;

  /** A point moved onto the lines near it. */
  function rested(point: Point, input: PointerInput): Point {
    const by = snapOnPaper(context, paper, { ...point, width: 0, height: 0 }, input, POINT);
    return { x: roundLength(point.x + by.x), y: roundLength(point.y + by.y) };
  }
  function follow(input: PointerInput): void {
    const by = { even: input.shift, fromCentre: input.alt };
    const pointer = onPaper(paper, input);
    if (type === 'Line') {
      // An even line keeps its direction: it would leave it for a line of the paper.
      const end = input.shift ? inEighths(from, pointer) : rested(pointer, input);
      if (input.shift) context.showGuides(null);
      shape = drawnLine(from, end, by);
    } else {
      const even = ratioOf(type, input.shift) !== null;
      if (even) context.showGuides(null);
      shape = drawn(type, from, even ? pointer : rested(pointer, input), by);
    }
    context.showDraft({ spreadId: paper.spreadId, type, ...shape });
  }
  function end(): ToolState {
    context.showDraft(null);
    context.showGuides(null);
    return context.rest();
  }

  return {
    name: 'create.drawing',
    cursor: 'crosshair',
    pointerMove(input) {
      follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      context.finishTool();
      if (shape) insertDrawn(context, type, paper.spreadId, shape, starter);
      return end();
    },
    cancel: end,
  };
}
