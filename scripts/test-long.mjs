/**
 * `npm run test:long`: what `npm test` tries with one seed and few rounds, with many of both, and the print of a whole album. Takes about half an hour; run
 * before a large change is called done. `SEED=123 npm run test:long` begins at another seed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vitest } from './check-steps.mjs';
import { projectNode } from './installed.mjs';
import { runSteps, sum } from './steps.mjs';

const node = projectNode();
const first = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
process.stdout.write(`seeds from ${first}\n`);

/** Where `npm run prove` puts what it prints. */
const printed = mkdtempSync(join(tmpdir(), 'figurina-prove-'));
const seeds = [first, first + 1000, first + 2000];
const results = await runSteps(
  [
    long('replicas after storms', 'unit', 'packages/editor/src/sync/model', { SEED: first, STORMS: 1500 }),
    ...seeds.map((seed) =>
      long(`gestures, seed ${seed}`, 'unit', 'packages/editor/src/tools/random-gestures', {
        GESTURE_SEED: seed,
        GESTURES: 100_000,
      }),
    ),
    ...seeds.map((seed) => long(`properties, seed ${seed}`, 'unit', '', { FC_SEED: seed, FC_RUNS: 150 })),
    ...seeds.map((seed) =>
      long(`editors on two servers, seed ${seed}`, 'api*', 'features/realtime/model', {
        SEED: seed,
        STEPS: 3000,
        TEST_LONG: 1,
      }),
    ),
    long('all API tests on every database', 'api*', '', { TEST_LONG: 1 }),
    long('power cuts of the embedded database', 'api', 'embedded/power-cut', { CUT_SEED: first, CUT_ROUNDS: 60 }),
    long('a story under faults', 'api*', 'src/faults', { FAULT_SEED: first, FAULT_SCHEDULES: 50 }),
    long('a thousand orders with random histories', 'api*', 'order-desk/order-desk', {
      FC_SEED: first,
      ORDER_HISTORIES: 1000,
    }),
    long('killed servers', 'api', 'src/kill', { KILL_SEED: first, KILL_ROUNDS: 40 }),
    // All that a print shop gets is in the archive, every part with its checks.
    {
      name: 'an album in many scripts, printed for a print shop',
      command: node,
      args: ['apps/server/src/cli/proof-print.ts', printed, '--only', 'archive'],
    },
  ],
  1,
);
rmSync(printed, { recursive: true, force: true });
const { passed, failed } = sum(results);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function long(name, project, path, settings) {
  const step = vitest(node, name, [project]);
  const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)]));
  return { ...step, args: (report) => [...step.args(report), ...(path ? [path] : [])], env: () => env };
}
