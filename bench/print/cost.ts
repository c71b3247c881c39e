/** What a piece of work costs: wall time, processor and memory of this process and all below it (Linux: /proc). */
import { readFileSync } from 'node:fs';
import { descendants } from '../memory/resident.ts';

export interface Cost {
  readonly wall_s: number;
  readonly cpu_s: number;
  /** Of all processes together; what several of them share counts once. */
  readonly peak_mb: number;
}

const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 250;

/** `others`: processes that are there for something else. */
export async function costOf<Result>(
  others: ReadonlySet<number>,
  work: () => Promise<Result>,
): Promise<{ cost: Cost; result: Result }> {
  let peak = 0;
  const look = (): void => {
    const all = [process.pid, ...below(others)];
    peak = Math.max(
      peak,
      all.reduce((sum, pid) => sum + kilobytes(pid), 0),
    );
  };
  const [began, before] = [performance.now(), processor(others)];
  const watch = setInterval(look, LOOK_EVERY_MS);
  try {
    const result = await work();
    look();
    const wall_s = (performance.now() - began) / 1000;
    return { cost: { wall_s, cpu_s: processor(others) - before, peak_mb: Math.round(peak / 1024) }, result };
  } finally {
    clearInterval(watch);
  }
}

/** Seconds so far, with those of processes that have ended: a parent takes over what its children used. */
function processor(others: ReadonlySet<number>): number {
  const { user, system } = process.cpuUsage();
  const ticks = below(others).reduce((sum, pid) => sum + ticksOf(pid), 0);
  return (user + system) / 1e6 + ticks / TICKS_PER_SECOND;
}

function below(others: ReadonlySet<number>): number[] {
  return descendants(process.pid).filter((pid) => !others.has(pid));
}

function ticksOf(pid: number): number {
  try {
    // After the name: state, then user, system, and both of the children, as fields 14 to 17 of the whole line.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
  } catch {
    return 0;
  }
}

/** A process's share of the memory: what it alone has, and its part of what it has with others. */
function kilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
