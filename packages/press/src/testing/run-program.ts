import { spawnSync } from 'node:child_process';

/** Whether it ended well, and what it wrote: what went wrong where it did not. */
export function tryProgram(program: string, ...words: string[]): { readonly ok: boolean; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? { ok: true, said: stdout } : { ok: false, said: `${program}: ${stderr || stdout}` };
}

/** Throws what went wrong. */
export function runProgram(program: string, ...words: string[]): string {
  const { ok, said } = tryProgram(program, ...words);
  if (!ok) throw new Error(said);
  return said;
}
