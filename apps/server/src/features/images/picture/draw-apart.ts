/**
 * Draws in a process of its own (drawing-process.ts): the renderer cannot be told to stop, and a few lines can ask it for
 * minutes and for all memory there is. A process that has drawn is kept for the next drawing for a while.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Picture, PictureRefusal } from './picture.ts';

export type DrawingTask =
  | { kind: 'foreign'; source: string }
  /** One that the product brings along: trusted, in exactly this size. */
  | { kind: 'own'; source: string; width: number; height: number };
export type DrawingAnswer = { ok: true; picture: Picture } | { ok: false; code: PictureRefusal };

/** `ms`: of a processor's time. */
export interface DrawingOrder {
  task: DrawingTask;
  ms: number;
}

const PROGRAM = join(import.meta.dirname, 'drawing-process.ts');
/** By the clock, in multiples of what it may take of a processor: a busy machine is not the drawing's fault. */
const PATIENCE = 3;
/** Loading the program, which is not the drawing's fault. */
const START_MS = 60_000;
const IDLE_MS = 20_000;
/** What a process holds that is worth keeping; the renderer leaves more and more behind. */
const KEPT_MEMORY = 450_000_000;
/** Of the program's own heap, which reads and cleans. */
const HEAP_MB = 512;

/** What it needs to know of the machine. The server's passwords and keys are none of its business. */
const ENVIRONMENT =
  'PATH HOME LANG LD_LIBRARY_PATH TMPDIR TEMP SystemRoot FONTCONFIG_FILE FONTCONFIG_PATH NODE_COMPILE_CACHE NODE_OPTIONS';

const idle = new Set<Drawer>();

/** Refuses what takes more than `seconds` of a processor or too much memory; throws only when no process can be started. */
export async function drawApart(task: DrawingTask, seconds: number): Promise<DrawingAnswer> {
  const [kept] = idle;
  if (kept) idle.delete(kept);
  const drawer = kept?.isAlive() ? kept : await startDrawer();
  return drawer.draw(task, seconds * 1000);
}

interface Drawer {
  draw(task: DrawingTask, ms: number): Promise<DrawingAnswer>;
  isAlive(): boolean;
}

async function startDrawer(): Promise<Drawer> {
  const child = fork(PROGRAM, {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
    env: Object.fromEntries(ENVIRONMENT.split(' ').map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if ((await firstOf(child, START_MS)) === undefined) throw new Error('The process that draws did not start');
  let resting: NodeJS.Timeout | undefined;
  const drawer: Drawer = {
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    draw: async (task, ms) => {
      clearTimeout(resting);
      hold(child, true);
      const answering = firstOf(child, PATIENCE * ms);
      child.send({ task, ms } satisfies DrawingOrder);
      const done = (await answering) as { answer: DrawingAnswer; rss: number } | undefined;
      if (!done) return { ok: false, code: 'image_too_complex' };
      if (done.rss > KEPT_MEMORY) child.kill('SIGKILL');
      else rest();
      return done.answer;
    },
  };
  const rest = (): void => {
    hold(child, false);
    idle.add(drawer);
    resting = setTimeout(() => {
      idle.delete(drawer);
      child.kill('SIGKILL');
    }, IDLE_MS).unref();
  };
  child.once('exit', () => idle.delete(drawer));
  return drawer;
}

/** Its next message; undefined when it ends before, or when `ms` have passed, after which it has ended too. */
function firstOf(child: ChildProcess, ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    const settle = (value?: unknown): void => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', gone).off('error', gone);
      resolve(value);
    };
    const gone = (): void => settle();
    child.on('message', settle).on('exit', gone).on('error', gone);
  });
}

/** A process that waits for work keeps nobody from ending. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) child.ref();
  else child.unref();
  if (held) child.channel?.ref();
  else child.channel?.unref();
}
