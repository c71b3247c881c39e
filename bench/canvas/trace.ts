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
  readonly args?: { readonly name?: string };
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

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

export async function traced(browser: CDPSession, work: () => Promise<void>): Promise<MainThread> {
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

function analyse(events: readonly TraceEvent[]): MainThread {
  const result: MainThread = { total: 0, processor: 0, script: 0, style: 0, layout: 0, paint: 0, memory: 0, raster: 0 };
  const page = busiestPage(events);
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid}:${tid}`, args?.name]),
  );
  const spans = events.filter(({ ph, pid }) => ph === 'X' && pid === page);
  const isMain = ({ pid, tid }: TraceEvent): boolean => names.get(`${pid}:${tid}`) === 'CrRendererMain';
  for (const { name, dur = 0, tdur = dur } of spans) if (name === 'RasterTask') result.raster += tdur / 1000;

  const open: { end: number; kind: Kind | undefined; task: boolean }[] = [];
  for (const event of spans.filter(isMain).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const milliseconds = (event.tdur ?? event.dur ?? 0) / 1000;
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop();
    const task = event.name === 'RunTask';
    if (task && !open.some((outer) => outer.task)) {
      result.total += (event.dur ?? 0) / 1000;
      result.processor += milliseconds;
    }
    const kind = event.name in KINDS ? KINDS[event.name as keyof typeof KINDS] : undefined;
    const around = open.findLast((outer) => outer.kind)?.kind;
    if (kind) result[kind] += milliseconds;
    if (kind && around) result[around] -= milliseconds;
    open.push({ end: event.ts + (event.dur ?? 0), kind, task });
  }
  return result;
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
