/** What processes hold in memory, as the system counts it (Linux: /proc). */
import { readdirSync, readFileSync } from 'node:fs';
import { round } from '../statistics.ts';

export interface Resident {
  readonly server_mb: number;
  /** The embedded database's process. */
  readonly database_mb: number;
  /** What runs for a while beside them: the printing process with its browser, drawings, copies. */
  readonly others_mb: number;
}

const DATABASE = 'embedded-process.ts';

/** Of a server and everything that it started. Undefined when there is no such process (any more). */
export function resident(pid: number): Resident | undefined {
  const server = kilobytes(pid);
  if (server === undefined) return undefined;
  const below = descendants(pid);
  const database = below.find((child) => commandOf(child).includes(DATABASE));
  const mb = (pids: readonly number[]): number =>
    round(pids.reduce((sum, one) => sum + (kilobytes(one) ?? 0), 0) / 1024);
  return {
    server_mb: mb([pid]),
    database_mb: mb(database === undefined ? [] : [database]),
    others_mb: mb(below.filter((child) => child !== database)),
  };
}

/** All processes below one. */
export function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    // `pid (name) state parent …`, and a name may hold blanks and brackets.
    const parent = /^\d+$/.test(name) ? /\) \S (\d+) [^)]*$/.exec(read(`/proc/${name}/stat`))?.[1] : undefined;
    if (parent) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
  }
  const below = (one: number): number[] => (children.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

function kilobytes(pid: number): number | undefined {
  const [, size] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return size === undefined ? undefined : Number(size);
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`);
}

/** Empty for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
