/**
 * The program of the process that draws: cleans a drawing, turns it into a bitmap and that into the sizes it is shown in.
 * One drawing at a time. It ends itself when that takes too much memory or too much of a processor, which it notices since
 * the renderer works in another thread; its parent ends it in any case. Nothing but this process ends.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { DrawingAnswer, DrawingOrder, DrawingTask } from './draw-apart.ts';
import { drawingSize, drawSvg } from './draw-svg.ts';
import type { Picture } from './picture.ts';
import { printSize } from './print-size.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { makeVariants } from './variants.ts';

/** A drawing becomes a bitmap of this many pixels on its longer side: 300 a inch over a page and a half. */
const SIDE = 4096;
const MAX_PIXELS = SIDE * SIDE;
/** An honest drawing takes a third of it: each layer of a filter has 67 MB. */
const MOST_MEMORY = 1_200_000_000;
const LOOK_EVERY_MS = 50;
/** What people wait for at the screen goes before. */
const NICE = 5;

setPriority(NICE);
// One drawing is one thread's work; more would only take the machine from others.
sharp.concurrency(1);
sharp.cache(false);
// Not `exit`, which waits for the renderer's thread.
const end = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('Killed');
};
process.on('disconnect', end);
let atMost = Number.POSITIVE_INFINITY;
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY || processorMs() > atMost) end();
}, LOOK_EVERY_MS);

process.on('message', ({ task, ms }: DrawingOrder) => {
  atMost = processorMs() + ms;
  void answer(task);
});
process.send?.('ready');

async function answer(task: DrawingTask): Promise<void> {
  const drawn = await draw(task).catch((): DrawingAnswer => ({ ok: false, code: 'image_unreadable' }));
  atMost = Number.POSITIVE_INFINITY;
  process.send?.({ answer: drawn, rss: process.memoryUsage.rss() });
}

/** What all threads together have used so far. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function draw(task: DrawingTask): Promise<DrawingAnswer> {
  if (task.kind === 'own') return { ok: true, picture: await drawOwn(task) };
  const svg = sanitiseSvg(task.source);
  if (svg === undefined) return { ok: false, code: 'image_unreadable' };
  const source = Buffer.from(svg);
  const bitmap = await drawSvg(source, await drawingSize(source, SIDE));
  const printable = await printSize(bitmap, 'svg', MAX_PIXELS);
  return { ok: true, picture: { ...printable, ...(await makeVariants(printable.full)), svg } };
}

/** Not cleaned, and always a PNG. */
async function drawOwn({ source: svg, width, height }: DrawingTask & { kind: 'own' }): Promise<Picture> {
  const source = Buffer.from(svg);
  const { density } = await drawingSize(source, Math.max(width, height));
  const full = await drawSvg(source, { width, height, density });
  return { width, height, full, fullType: 'png', svg, ...(await makeVariants(full)) };
}
