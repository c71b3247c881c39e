/** The live preflight of large albums: what an edit costs the thread that it is judged on, in its processor time. */
import {
  applyPatch,
  createDocument,
  LivePreflight,
  type NodeId,
  type Operation,
  preflight,
  recordOf,
  touchedRecords,
} from '@figurina/album';
import { PIXELS } from '../stand/pictures.ts';
import { seeded } from '../stand/random.ts';
import { syntheticAlbum } from '../stand/synthetic-album.ts';
import { round } from '../statistics.ts';

export interface PreflightFigures {
  readonly elements: number;
  readonly findings: number;
  /** The album as a whole, once, in milliseconds. */
  readonly whole_ms: number;
  /** After an edit: all that is judged again, and the steps of it, in milliseconds. Some kernels count in fours. */
  readonly edit_ms: { readonly mean: number; readonly p95: number; readonly most: number };
  readonly step_ms: { readonly p95: number; readonly most: number };
}

const EDITS = 400;
/** Before what counts: an editor has judged for a while, too. */
const WARM_UP = 200;

export function measurePreflight(size: number): PreflightFigures {
  const document = createDocument(syntheticAlbum({ size, prefix: 'preflight', picture: PIXELS }));
  const live = new LivePreflight(document);
  while (live.isDue) live.step();
  const began = processorMs();
  const { length: findings } = preflight(document, 'order');
  const whole = processorMs() - began;
  const random = seeded(size);
  const movable = [...document.nodes.values()].filter(({ props }) => 'x' in props).map(({ id }) => id);
  const edits: number[] = [];
  const steps: number[] = [];
  for (let edit = -WARM_UP; edit < EDITS; edit++) {
    const id = movable[Math.floor(random() * movable.length)]!;
    const patch = [moved(document.nodes.get(id)!.id, random() * 400)];
    const before = touchedRecords(patch).map((record) => ({ ...record, before: recordOf(document, record) }));
    applyPatch(document, patch);
    const start = processorMs();
    live.changed(before.map((record) => ({ ...record, after: recordOf(document, record) })));
    while (live.isDue) {
      const step = processorMs();
      live.step();
      if (edit >= 0) steps.push(processorMs() - step);
    }
    live.findings();
    if (edit >= 0) edits.push(processorMs() - start);
  }
  return {
    elements: document.nodes.size,
    findings,
    whole_ms: round(whole),
    edit_ms: {
      mean: Math.round((100 * edits.reduce((sum, ms) => sum + ms, 0)) / EDITS) / 100,
      p95: at(edits, 0.95),
      most: at(edits, 1),
    },
    step_ms: { p95: at(steps, 0.95), most: at(steps, 1) },
  };
}

/** What this thread has used: a busy machine makes everything else wait. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function moved(id: NodeId, x: number): Operation {
  return { part: 'workspace', path: `nodes/${id}/props/x`, value: Math.round(x) };
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]! * 100) / 100;
}
