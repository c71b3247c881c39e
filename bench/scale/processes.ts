/** What processes have taken of the machine, as Linux says. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor in a second, the same on every Linux that we know. */
const TICKS = 100;

/** Milliseconds of processor that a process has taken, all its threads together. */
export function processorMs(pid: number): number {
  // The name, in brackets, may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** The same of a process and of those that it has started, as far as they live. */
export function processorMsWithChildren(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + (tried(() => processorMs(each)) ?? 0), 0);
}

/** Megabytes of memory that are there for it alone or shared. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function parentOf(pid: string): number | undefined {
  return tried(() => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]));
}

function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
