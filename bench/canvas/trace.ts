/** What the browser's main thread did, from a trace of the DevTools protocol. */
import type { CDPSession } from 'playwright-core';
import { round } from '../statistics.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of it, what the thread had the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const KINDS = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'memory',
  MajorGC: 'memory',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/**
 * Milliseconds of the page's main thread. `total`: all of its tasks, from beginning to end; `processor`: of these, what
 * it really had the processor, which a busy machine blurs less. Then the processor time of each kind of work, without
 * what lies inside it, and that of the threads that make pixels.
 */
export type MainThread = { total: number; processor: number; raster: number } & { [kind in Kind]: number };

/** Milliseconds of the main thread for one move of a pointer in the middle of a gesture: without press and drop. */
export interface PerMove {
  readonly total: number;
  readonly processor: number;
}

/** Moves after the press that still pick up what is dragged. */
const PICK_UP = 4;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];
/** What a page marks by `performance.mark` around what is to be measured alone. */
export const MARKS = { begin: 'bench-begin', end: 'bench-end' } as const;

export interface Traced {
  readonly main: MainThread;
  /** Null where no pointer was dragged. */
  readonly move: PerMove | null;
  /** The processor time of the tasks between the marks that the page made. */
  readonly marked: number;
}

export async function traced(browser: CDPSession, work: () => Promise<void>): Promise<Traced> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  try {
    await work();
  } finally {
    const complete = new Promise<void>((resolve) => {
      browser.once('Tracing.tracingComplete', () => resolve());
    });
    await browser.send('Tracing.end');
    await complete;
    browser.off('Tracing.dataCollected', collect);
  }
  return analyse(events);
}

function analyse(events: readonly TraceEvent[]): Traced {
  const result: MainThread = { total: 0, processor: 0, script: 0, style: 0, layout: 0, paint: 0, memory: 0, raster: 0 };
  const page = busiestPage(events);
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid}:${tid}`, args?.name]),
  );
  const spans = events.filter(({ ph, pid }) => ph === 'X' && pid === page);
  const isMain = ({ pid, tid }: TraceEvent): boolean => names.get(`${pid}:${tid}`) === 'CrRendererMain';
  for (const { name, dur = 0, tdur = dur } of spans) if (name === 'RasterTask') result.raster += tdur / 1000;

  const open: { end: number; kind: Kind | undefined; task: boolean }[] = [];
  const tasks: TraceEvent[] = [];
  for (const event of spans.filter(isMain).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const milliseconds = (event.tdur ?? event.dur ?? 0) / 1000;
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop();
    const task = event.name === 'RunTask';
    if (task && !open.some((outer) => outer.task)) {
      result.total += (event.dur ?? 0) / 1000;
      result.processor += milliseconds;
      tasks.push(event);
    }
    const kind = event.name in KINDS ? KINDS[event.name as keyof typeof KINDS] : undefined;
    const around = open.findLast((outer) => outer.kind)?.kind;
    if (kind) result[kind] += milliseconds;
    if (kind && around) result[around] -= milliseconds;
    open.push({ end: event.ts + (event.dur ?? 0), kind, task });
  }
  return { main: result, move: perMove(spans.filter(isMain), tasks), marked: round(markedTime(events, tasks) / 1000) };
}

function markedTime(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): number {
  const at = (mark: string): number[] => events.filter(({ name }) => name === mark).map(({ ts }) => ts);
  const [begun, ended] = [at(MARKS.begin), at(MARKS.end)];
  const within = ({ ts, dur = 0 }: TraceEvent): boolean =>
    begun.some((begin, index) => ts + dur > begin && ts < (ended[index] ?? Infinity));
  return tasks.filter(within).reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0);
}

function perMove(spans: readonly TraceEvent[], tasks: readonly TraceEvent[]): PerMove | null {
  const handled = (type: string): number[] =>
    spans
      .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
      .map(({ ts }) => ts)
      .toSorted((a, b) => a - b);
  const [press] = handled('pointerdown');
  const drop = handled('pointerup').at(-1);
  if (press === undefined || drop === undefined) return null;
  const moves = handled('pointermove').filter((ts) => ts > press && ts < drop);
  const [from, to] = [moves[PICK_UP], moves.at(-1)];
  if (from === undefined || to === undefined) return null;
  // From the beginning of one move to the beginning of the last, which is not counted.
  const count = moves.length - PICK_UP - 1;
  const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts + dur <= to);
  const sum = (of: (task: TraceEvent) => number): number =>
    round(within.reduce((all, task) => all + of(task), 0) / 1000 / Math.max(1, count));
  return { total: sum(({ dur = 0 }) => dur), processor: sum(({ dur = 0, tdur = dur }) => tdur) };
}

/** The process of the page that drew: the one with the most frames. */
function busiestPage(events: readonly TraceEvent[]): number {
  const frames = new Map<number, number>();
  for (const { name, pid } of events) if (name === 'FireAnimationFrame') frames.set(pid, (frames.get(pid) ?? 0) + 1);
  return [...frames].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

/** Of every kind of work the part that falls on one of `count` steps. */
export function perStep(main: MainThread, count: number): MainThread {
  return Object.fromEntries(
    Object.entries(main).map(([kind, milliseconds]) => [kind, round(milliseconds / Math.max(1, count))]),
  ) as MainThread;
}
