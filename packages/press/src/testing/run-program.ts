import { spawnSync } from 'node:child_process';

/** What it wrote; throws with its words when it failed. */
export function runProgram(program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${program}: ${stderr || stdout}`);
  return stdout;
}
