/** Where and on what the figures were taken. */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

export interface Machine {
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memory_gb: number;
  readonly node: string;
}

export function machine(): Machine {
  const [first] = cpus();
  return {
    system: `${platform()} ${release()}`,
    processor: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

/** Processes that wanted to run in the last minute: above the number of cores, times are too long. */
export function load(): number {
  return Math.round(loadavg()[0]! * 10) / 10;
}

/** The commit that is measured, with a mark when files differ from it. */
export function commit(root: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}
