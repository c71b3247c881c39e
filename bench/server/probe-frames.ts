/** What a browser shows of somebody else's drag. */
import type { EditorPage } from '../canvas/editor-page.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { STEP } from './crowd.ts';

type Frames = readonly (readonly [at: number, moved: number])[];

/** Where the probe is drawn, in millimetres from where it was, whenever a frame shows it elsewhere. */
export async function watchFrames({ page }: EditorPage, forMs: number): Promise<Frames> {
  return page.evaluate(
    async ([id, limit]) => {
      const element = document.querySelector(`[data-node="${id}"] :is(rect, path)`)!;
      const zoom = new DOMMatrix(document.querySelector<HTMLElement>('.world')!.style.transform).a;
      const left = (): number => element.getBoundingClientRect().left;
      const [first, began] = [left(), performance.now()];
      const seen: [number, number][] = [];
      let last = 0;
      while (performance.now() - began < limit) {
        const now = await window.bench.nextPaint();
        const moved = (left() - first) / zoom;
        if (moved !== last) seen.push([performance.timeOrigin + now, moved]);
        last = moved;
      }
      return seen;
    },
    [PROBE, forMs] as const,
  );
}

/** From each event to the first frame that shows it, in milliseconds. */
export function framesOf(frames: Frames, sent: readonly number[]): number[] {
  const latencies: number[] = [];
  let shown = 0;
  for (const [at, moved] of frames) {
    const reached = Math.min(sent.length, Math.round(moved / STEP));
    for (; shown < reached; shown++) latencies.push(at - sent[shown]!);
  }
  return latencies;
}
