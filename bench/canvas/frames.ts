/** Movements of the camera and of the mouse, frame by frame, and what they cost the page. */
import { quantile, round } from '../statistics.ts';
import type { EditorPage } from './editor-page.ts';
import { perStep, traced, type MainThread, type PerMove } from './trace.ts';

export interface Frames {
  readonly steps: number;
  /** Milliseconds between frames. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly long_tasks: number;
  /** Milliseconds of the main thread a step. */
  readonly main: MainThread;
  /** Of a drag: the same in its middle. */
  readonly move: PerMove | null;
}

/** No movement takes longer. */
export const LIMIT_MS = 3500;
export const MOVES = 60;

export type Turns = Parameters<Window['bench']['turnWheel']>[0];

export function steps<Step>(count: number, make: (at: number) => Step): Step[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

export async function wheelFrames(editor: EditorPage, turns: Turns): Promise<Frames> {
  return frames(editor, () =>
    editor.page.evaluate(([list, limit]) => window.bench.turnWheel(list, limit), [turns, LIMIT_MS] as const),
  );
}

export async function frames(editor: EditorPage, work: () => Promise<number>): Promise<Frames> {
  let made = 0;
  let times: number[] = [];
  let long_tasks = 0;
  const { main, move } = await traced(editor.devtools, async () => {
    await editor.page.evaluate(() => window.bench.reset());
    made = await work();
    [times, long_tasks] = await editor.page.evaluate(
      () => [[...window.bench.frames], window.bench.longTasks.length] as [number[], number],
    );
  });
  const between = times.slice(1).map((time, index) => time - times[index]!);
  const [p50, p95, p99] = [quantile(between, 0.5), quantile(between, 0.95), quantile(between, 0.99)];
  return { steps: made, p50, p95, p99, long_tasks, main: perStep(main, made), move };
}

export async function dragFrames(editor: EditorPage): Promise<Frames & { moved_mm: number }> {
  const before = await editor.probeAt();
  const found = await frames(editor, () => editor.drag(before, MOVES, LIMIT_MS));
  await editor.quiet();
  const after = await editor.probeAt();
  return { ...found, moved_mm: round(Math.hypot(after.x - before.x, after.y - before.y) / (await editor.zoom())) };
}
