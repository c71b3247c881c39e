/** `npm run bench:packs`: how long a plan of packs takes, and the figures of the slider. Prints; asserts nothing. */
import { packFigures, packPlan, packsCsv } from '@figurina/commerce';
import { quantile } from '../statistics.ts';

const ROUNDS = 15;

/** Singles, doubles, albums, packs for each album. */
const RUNS = [
  [300, 0, 100, 50],
  [280, 20, 100, 50],
  [172, 0, 120, 45],
  [400, 0, 700, 104],
] as const;

for (const [singles, doubles, albums, packsPerAlbum] of RUNS) {
  const motifs = Array.from({ length: singles + doubles }, (_, at) => ({ id: `${at + 1}`, double: at >= singles }));
  const run = { motifs, albums, packsPerAlbum };
  const plan = packPlan(run, 'bench');
  const of = `${albums * packsPerAlbum} packs of ${singles} singles and ${doubles} doubles`;
  print(of, {
    plan: time(() => packPlan(run, 'bench')),
    csv: time(() => packsCsv(plan)),
    figures: time(() => packFigures({ singles, doubles }, albums, packsPerAlbum)),
  });
}

function time(work: () => unknown): number {
  const taken = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return quantile(taken, 0.5);
}

function print(of: string, figures: Record<string, number>): void {
  const said = Object.entries(figures).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  process.stdout.write(`${of}: ${said.join(', ')}\n`);
}
