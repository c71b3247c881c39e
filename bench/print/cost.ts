/** What a piece of work costs: wall time, processor and memory of the processes that do it (Linux: /proc). */
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

/** `top`: the process that does the work, with all below it but for `others`, which are there for something else. */
export async function costOf<Result>(
  top: number,
  work: () => Promise<Result>,
  others: ReadonlySet<number> = new Set(),
): Promise<{ cost: Cost; result: Result }> {
  const all = (): number[] => [top, ...descendants(top).filter((pid) => !others.has(pid))];
  /** Seconds so far, with those of processes that have ended: a parent takes over what its children used. */
  const processor = (): number => all().reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND;
  let peak = 0;
  const look = (): void => {
    peak = Math.max(
      peak,
      all().reduce((sum, pid) => sum + kilobytes(pid), 0),
    );
  };
  const [began, before] = [performance.now(), processor()];
  const watch = setInterval(look, LOOK_EVERY_MS);
  try {
    const result = await work();
    look();
    const wall_s = (performance.now() - began) / 1000;
    return { cost: { wall_s, cpu_s: processor() - before, peak_mb: Math.round(peak / 1024) }, result };
  } finally {
    clearInterval(watch);
  }
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
