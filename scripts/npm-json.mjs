import { spawnSync } from 'node:child_process';

/** What npm says as JSON, also where it ends with a fault; undefined for what is none. */
export function npm(args, cwd) {
  const { stdout } = spawnSync('npm', [...args, '--json'], { cwd, encoding: 'utf8', maxBuffer: 64e6 });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}
