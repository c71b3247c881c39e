/**
 * Cuts the power of the embedded database in the middle of its writes: what nothing has flushed is taken back by chance,
 * sector by sector, and the database is opened again. `CUT_SEED=… CUT_ROUNDS=…` repeats or prolongs a run; `npm run test:long`
 * cuts 60 times. `FLUSH=never` shows what PGlite loses by itself.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { scratchFolder } from '../../../testing/scratch-folder.ts';

const SEED = Number(process.env['CUT_SEED'] ?? 20_261_128);
const ROUNDS = Number(process.env['CUT_ROUNDS'] ?? 2);
const PROGRAMS = join(import.meta.dirname, '../../../testing/power-cut');

interface Cut {
  cut: number;
  acknowledged: number;
  lost: number;
}
interface Found {
  deeds: number;
  last: number;
  total: number;
}

function run(program: string, ...args: string[]): { status: number | null; lines: string[]; errors: string } {
  const flags = ['--disable-warning=ExperimentalWarning', join(PROGRAMS, program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', timeout: 600_000 });
  return { status, lines: stdout.trim().split('\n'), errors: stderr };
}

test('whatever a power cut takes back, the database opens, has all that was acknowledged, and nothing by half', { timeout: 1_200_000 }, (context) => {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') return context.skip('a PostgreSQL server flushes by itself');
  const folder = scratchFolder('figurina-cut-');
  cpSync(template.folder, join(folder, 'database'), { recursive: true });
  const { status, lines, errors } = run('cut-process.ts', join(folder, 'database'), folder, String(SEED), String(ROUNDS));
  expect(status, errors).toBe(0);
  const cuts = lines.map((line) => JSON.parse(line) as Cut);
  expect(cuts).toHaveLength(ROUNDS);
  const sum = { opened: 0, missing: 0, torn: 0, sectors: 0 };
  for (const { cut, acknowledged, lost } of cuts) {
    sum.sectors += lost;
    const left = join(folder, `cut-${cut}`);
    const look = run('look-process.ts', join(left, 'database'));
    rmSync(left, { recursive: true });
    if (look.status !== 0) continue;
    sum.opened += 1;
    const { deeds, last, total } = JSON.parse(look.lines.at(-1)!) as Found;
    sum.missing += Math.max(0, acknowledged - last);
    if (deeds !== last || total !== deeds) sum.torn += 1;
  }
  rmSync(folder, { recursive: true });
  process.stdout.write(`note: power cuts, seed ${SEED}: ${ROUNDS} cuts, ${JSON.stringify(sum)}\n`);
  expect(sum, `seed ${SEED}`).toMatchObject({ opened: ROUNDS, missing: 0, torn: 0 });
  expect(sum.sectors).toBeGreaterThan(0);
});
