/** `npm run bench`: measures the editor, the server and the press, prints the figures and writes them to bench/results. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBook } from './book/measure-book.ts';
import { measureCanvas, type CanvasFigures } from './canvas/measure-canvas.ts';
import { measureWork } from './canvas/measure-work.ts';
import { measureEndurance } from './canvas/measure-endurance.ts';
import { measureDashboard } from './dashboard/measure-dashboard.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { commit, load, machine } from './machine.ts';
import { readOptions, type Part } from './options.ts';
import { measureMemory } from './memory/measure-memory.ts';
import { measurePreflight } from './preflight/measure-preflight.ts';
import { measurePrint } from './print/measure-print.ts';
import { canvasTable, otherTable } from './report.ts';
import { measureScale } from './scale/measure-scale.ts';
import { measureRestyle } from './restyle/measure-restyle.ts';
import { measureContributors } from './server/measure-contributors.ts';
import { measureGestures } from './server/measure-gestures.ts';
import { measureRequests } from './server/measure-requests.ts';
import { measureSockets } from './server/measure-sockets.ts';
import { startStand } from './stand/stand.ts';
import { middleOf } from './statistics.ts';

const ROOT = join(import.meta.dirname, '..');
/** No part begins, and no run is repeated, after this time. */
const LIMIT_MS = { full: 20 * 60_000, quick: 5 * 60_000 };

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exit(2);
}
const { only, quick } = options;
const began = Date.now();
const isTimeLeft = (): boolean => Date.now() - began < LIMIT_MS[quick ? 'quick' : 'full'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const [at, load_before] = [new Date(), load()];
say(`Load ${load_before} on ${machine().cores} cores`);
// Another build is measured by WEB_DIST=folder.
if (!process.env['WEB_DIST']) {
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts', 'build-web.mjs')], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => process.exit(130));
// Listening to its parent must not keep it alive.
process.channel?.unref();
const stand = await startStand(options.port, options.pictures);
const canvas: Record<string, CanvasFigures> = {};
const skipped: string[] = [];

async function part<Figures>(name: Part, measure: () => Promise<Figures>): Promise<Figures | null> {
  if (!only.has(name)) return null;
  if (!isTimeLeft()) {
    skipped.push(name);
    return null;
  }
  say(`${name} …`);
  return measure();
}

try {
  for (const size of only.has('canvas') ? options.sizes : []) {
    const runs: CanvasFigures[] = [];
    for (let run = 0; run < options.repeats && (run === 0 || isTimeLeft()); run++) {
      say(`canvas, ${size} elements, run ${run + 1} …`);
      runs.push(await measureCanvas(stand, size));
    }
    canvas[size] = middleOf(runs);
  }
  const work = await part('work', () => measureWork(stand));
  const restyle = await part('restyle', () => measureRestyle(stand));
  const preflight = await part('preflight', async () => measurePreflight(Math.max(...options.sizes)));
  const requests = await part('server', () => measureRequests(stand, quick));
  const sockets = await part('sockets', () => measureSockets(stand, quick));
  const gestures = await part('sockets', () => measureGestures(stand, quick));
  const contributors = await part('contributors', () =>
    measureContributors(stand, { contributors: options.contributors, seconds: options.within }),
  );
  const print = await part('print', () => measurePrint(quick));
  const book = await part('book', () => measureBook(stand));
  const dashboard = await part('dashboard', () => measureDashboard(quick));
  const endurance = await part('endurance', () => measureEndurance(stand, options.minutes));
  const memory = await part('memory', () => measureMemory(options.memory));
  const scale = await part('scale', () => measureScale(quick));
  const growth = await part('growth', () => measureGrowth(quick));
  const result = {
    at: at.toISOString(),
    commit: commit(ROOT),
    machine: machine(),
    load: { before: load_before, after: load() },
    options: { ...options, only: [...only] },
    seconds: Math.round((Date.now() - began) / 1000),
    skipped,
    canvas,
    work,
    restyle,
    preflight,
    requests,
    sockets,
    gestures,
    contributors,
    print,
    book,
    dashboard,
    endurance,
    memory,
    scale,
    growth,
  };
  const folder = join(ROOT, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${at.toISOString().slice(0, 16).replace(':', '')}-${result.commit}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  say(canvasTable(canvas));
  say(otherTable(result));
  if (skipped.length > 0) say(`Left out for want of time: ${skipped.join(', ')}`);
  say(`${result.seconds} s, load ${load_before} to ${result.load.after}. Written to ${file}`);
} finally {
  await stand.close();
}
