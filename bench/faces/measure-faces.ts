/**
 * `npm run bench:faces -- FOLDER [--seed N] [--sheet FILE]`: how well faces are found and framed. FOLDER holds portraits, one
 * face each. They are looked at as they are and laid into large pictures by a seed; each is framed as a sticker of the
 * default design shows it, and the frame itself is looked at again. `--sheet` draws all frames into one picture.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  albumLayout,
  applyMatrix,
  commonHeadHeight,
  cropMatrix,
  type Face,
  frameFace,
  invertMatrix,
  isAsHigh,
  pictureAreaOf,
  USUAL_FRAMING,
} from '@figurina/album';
import sharp from 'sharp';
import { chooseFace } from '../../apps/server/src/features/faces/choose-face.ts';
import { createFaceDetector, type FaceDetector } from '../../apps/server/src/features/faces/face-detector.ts';
import { load } from '../machine.ts';
import { composite } from './composites.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, sheet: { type: 'string' } },
});
const folder = positionals[0];
if (!folder) {
  process.stderr.write('Usage: npm run bench:faces -- FOLDER [--seed N] [--sheet FILE]\n');
  process.exit(2);
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const area = pictureAreaOf(albumLayout('default'), false);
const SEEN = { width: 540, height: 590 };

interface Sample {
  readonly name: string;
  readonly bytes: Buffer;
  readonly picture: { readonly width: number; readonly height: number };
  readonly face: Face | null;
  readonly ms: number;
  /** Of the processor, all threads. */
  readonly processor: number;
  /** Where the face is, as far as it is known: its middle and height in pixels. */
  readonly truth?: { readonly x: number; readonly y: number; readonly height: number };
}

const detector = createFaceDetector({ maxPixels: 100_000_000 });
const files = (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
// The first picture starts the thread and loads the networks.
for (const file of files.slice(0, 3)) await detector.detect(await readFile(join(folder, file)));

const portraits: Sample[] = [];
for (const name of files) portraits.push(await look(detector, name, await readFile(join(folder, name))));
const composites: Sample[] = [];
for (const [at, { name, bytes, face }] of portraits.entries()) {
  const made = await composite(bytes, Number(values.seed) * 1000 + at);
  const sample = await look(detector, name, made.bytes);
  const middle = face ? made.place({ x: face.x + face.width / 2, y: face.y + face.height / 2 }) : { x: 0, y: 0 };
  const height = face ? face.height * portraits[at]!.picture.height * made.scale : 0;
  composites.push({ ...sample, truth: { ...middle, height } });
}
say(`load ${load()}`);
const sheets = [await report('portraits', portraits), await report('composites', composites)].flat();
if (values.sheet) await drawSheet(sheets, values.sheet);
await detector.close();

async function look(with_: FaceDetector, name: string, bytes: Buffer): Promise<Sample> {
  const began = performance.now();
  const used = process.cpuUsage();
  const found = await with_.detect(bytes);
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(used);
  const processor = (user + system) / 1000;
  if (!found.ok) throw new Error(`${name}: ${found.code}`);
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { name, bytes, picture: { width, height }, face: chooseFace(found.faces).face, ms, processor };
}

/** In its place: the middle within a fifth of the face, the height within a quarter. */
function isRight({ face, picture, truth }: Sample): boolean {
  if (!face) return false;
  if (!truth) return true;
  const x = (face.x + face.width / 2) * picture.width;
  const y = (face.y + face.height / 2) * picture.height;
  const ratio = (face.height * picture.height) / truth.height;
  return Math.hypot(x - truth.x, y - truth.y) < truth.height / 5 && ratio > 0.75 && ratio < 1.25;
}

async function report(title: string, samples: readonly Sample[]): Promise<Buffer[]> {
  const right = samples.filter(isRight);
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const share = (part: number): string =>
    `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]!)} ms`;
  const work = samples.map(({ processor }) => processor).sort((a, b) => a - b);
  const sure = samples.map(({ face }) => face?.confidence ?? 0).sort((a, b) => a - b);
  say(`\n${title}: ${right.length} of ${samples.length} found in place`);
  for (const sample of samples) if (!isRight(sample)) say(`  not found: ${sample.name} ${JSON.stringify(sample.face)}`);
  say(`  time with reading: median ${share(0.5)}, 95 % ${share(0.95)}, most ${share(1)}; warm`);
  say(`  of the processor: median ${Math.round(work[work.length >> 1]!)} ms, most ${Math.round(work.at(-1)!)} ms`);
  say(`  confidence: least ${sure[0]}, median ${sure[sure.length >> 1]}`);
  const placed = samples.flatMap((sample) => (sample.face ? [{ ...sample, face: sample.face, frame: area }] : []));
  const headHeight = commonHeadHeight(placed, USUAL_FRAMING.headHeight);
  const frames: Buffer[] = [];
  const heights: number[] = [];
  let [set, whole, level] = [0, 0, 0];
  for (const { bytes, picture, face, name, truth } of placed) {
    const framed = frameFace(area, picture, face, { headHeight, level: true });
    if (!isAsHigh(framed, headHeight)) {
      say(`  left for the review: ${name} (${Math.round(framed.headHeight * 100)} %)`);
      continue;
    }
    set += 1;
    // Of a composite it is known where the face is; a portrait's frame is looked at again.
    if (truth) {
      const matrix = cropMatrix(area, picture, framed.crop);
      const middle = applyMatrix(matrix, truth);
      const half = { x: 0.41 * framed.headHeight * area.height, y: 0.5 * framed.headHeight * area.height };
      const isIn = (at: number, reach: number, side: number): boolean => at - reach > 0 && at + reach < side;
      if (isIn(middle.x, half.x, area.width) && isIn(middle.y, half.y, area.height)) whole += 1;
      else say(`  cut: ${name}`);
      heights.push((framed.headHeight * truth.height) / (face.height * picture.height));
      if (Math.abs(turnSeen(face, picture, framed.crop.crotation)) < 3) level += 1;
      if (values.sheet) frames.push(await rendered(bytes, picture, framed.crop));
      continue;
    }
    const seen = await rendered(bytes, picture, framed.crop);
    frames.push(seen);
    const again = await detector.detect(seen);
    const seenFace = again.ok ? chooseFace(again.faces).face : null;
    if (!seenFace) {
      say(`  not found again in its frame: ${name}`);
      continue;
    }
    heights.push(seenFace.height);
    const { x, y, width } = seenFace;
    if (x > 0 && y > 0 && x + width < 1 && y + seenFace.height < 1) whole += 1;
    else say(`  cut: ${name} ${JSON.stringify(seenFace)}`);
    if (Math.abs(turnSeen(seenFace, SEEN, 0)) < 3) level += 1;
  }
  heights.sort((a, b) => a - b);
  const middle = heights[heights.length >> 1]!;
  const off = Math.max(...heights.map((height) => Math.abs(height / middle - 1)));
  say(
    `  framed at ${Math.round(headHeight * 1000) / 10} %: ${set}; whole face ${whole}, level within 3 degrees ${level}`,
  );
  say(
    `  head heights seen: ${heights[0]!.toFixed(3)} to ${heights.at(-1)!.toFixed(3)}, largest to smallest ${(heights.at(-1)! / heights[0]!).toFixed(3)}, off the middle by ${(off * 100).toFixed(1)} % at most`,
  );
  return frames;
}

/** How far the eyes are off the level in degrees, once the picture is turned. */
function turnSeen(face: Face, { width, height }: Sample['picture'], crotation: number): number {
  const [left, right] = [face.left_eye!, face.right_eye!];
  const tilt = (Math.atan2((right.y - left.y) * height, (right.x - left.x) * width) * 180) / Math.PI;
  return ((((tilt + crotation) % 360) + 540) % 360) - 180;
}

/** What the sticker shows, as a picture. */
async function rendered(
  bytes: Buffer,
  picture: Sample['picture'],
  crop: Parameters<typeof cropMatrix>[2],
): Promise<Buffer> {
  const [a, b, c, d, e, f] = invertMatrix(cropMatrix(area, picture, crop));
  const { data, info } = await sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const out = Buffer.alloc(SEEN.width * SEEN.height * 3);
  for (let row = 0, at = 0; row < SEEN.height; row++) {
    for (let column = 0; column < SEEN.width; column++, at += 3) {
      const [u, v] = [((column + 0.5) / SEEN.width) * area.width, ((row + 0.5) / SEEN.height) * area.height];
      const x = Math.min(info.width - 1, Math.max(0, Math.floor(a * u + c * v + e)));
      const y = Math.min(info.height - 1, Math.max(0, Math.floor(b * u + d * v + f)));
      data.copy(out, at, (y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
    }
  }
  return sharp(out, { raw: { ...SEEN, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function drawSheet(frames: readonly Buffer[], file: string): Promise<void> {
  const [columns, width, height] = [20, 90, 98];
  const small = await Promise.all(frames.map((frame) => sharp(frame).resize(width, height).toBuffer()));
  const rows = Math.ceil(small.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#fff' } })
    .composite(
      small.map((input, at) => ({ input, left: (at % columns) * width, top: Math.trunc(at / columns) * height })),
    )
    .jpeg()
    .toFile(file);
}
