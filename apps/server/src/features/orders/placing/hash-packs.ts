import { createHash } from 'node:crypto';
import { packPlan, packsCsv, type PackRun } from '@figurina/commerce';

/** What is dealt, and by which seed. */
export interface SeededRun {
  readonly run: PackRun;
  readonly seed: string;
}

/** SHA-256 of `packs.csv`, which proves what was printed. */
export function hashPacks({ run, seed }: SeededRun): string {
  return createHash('sha256')
    .update(packsCsv(packPlan(run, seed)))
    .digest('hex');
}
