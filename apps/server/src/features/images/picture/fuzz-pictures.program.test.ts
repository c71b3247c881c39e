/**
 * Pictures of every type and drawings with any fault: made into a picture, or called by a word that people are shown.
 * `npm run fuzz -- --only files` does it for longer.
 */
import { setImmediate } from 'node:timers/promises';
import { Dice, spoiledBytes } from '@figurina/album/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { collectGarbage } from '../../../testing/collect-garbage.ts';
import { makePicture } from './make-picture.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 150);
const seed = Number(process.env['FUZZ_SEED'] ?? 7);
/** What is kept between pictures, in MB: neither the heaps' spare room, which stays the process's, nor what the machine does. */
const MAY_STAY_MB = 30;
const LIMITS = { maxBytes: 1_000_000, maxPixels: 4_000_000, drawingSeconds: 60 };
/** What a drawing may do, in pieces that are put together in any order and then spoiled. */
const PIECES = [
  '<rect width="9" height="5" fill="red"/>',
  '<script>alert(1)</script>',
  '<image href="http://127.0.0.1:9/x.png" onload="alert(2)"/>',
  '<use xlink:href="file:///etc/passwd#a"/>',
  '<style>@import url(http://elsewhere); rect { fill: url("http://elsewhere#a") }</style>',
  '<foreignObject><iframe src="javascript:alert(3)"/></foreignObject>',
  '<a href="javascript:alert(4)"><text>Hallo</text></a>',
  '<animate attributeName="href" values="javascript:alert(5)"/>',
  '<g style="background: url(http://elsewhere)"><![CDATA[<script>alert(6)</script>]]></g>',
  '<set attributeName="onmouseover" to="alert(7)"/>',
  '<SCRIPT xmlns="http://www.w3.org/2000/svg">alert(8)</SCRIPT>',
  '<!-- --><?xml-stylesheet href="http://elsewhere"?>',
];
const HARMFUL =
  /<script|<foreignobject|<iframe|\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?!#|data:image)\w+:|url\(\s*["']?(?!#)\w+:|@import|<\?xml-st/i;

/** MB that the heap, buffers outside of it and libvips hold once all that can go is gone. */
async function held(): Promise<number> {
  collectGarbage();
  // What libvips lends to a picture goes with its finaliser, which waits for its turn.
  await setImmediate();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6 + sharp.cache().memory.current;
}

const drawing = (dice: Dice): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">${Array.from(
      { length: 1 + dice.roll(4) },
      () => dice.pick(PIECES),
    ).join('')}</svg>`,
  );

test('a picture with any fault is made or called by a word, and no drawing keeps what does harm', async () => {
  const dice = new Dice(seed);
  const photo = sharp(Buffer.from(Array.from({ length: 24 * 16 * 3 }, () => dice.roll(256))), {
    raw: { width: 24, height: 16, channels: 3 },
  });
  const photos = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((type) => photo.clone().toFormat(type).toBuffer()),
  );
  const told = new Map<string, number>();
  sharp.cache(false);
  let before = 0;
  for (let at = 0; at < requests; at++) {
    if (at === Math.floor(requests / 4)) before = await held();
    const source = dice.pick(photos)!;
    const made = await makePicture(Buffer.from(dice.roll(6) === 0 ? source : spoiledBytes(source, dice)), LIMITS);
    const word = made.ok ? 'made' : made.code;
    told.set(word, (told.get(word) ?? 0) + 1);
    // What is drawn is what is left of it: to draw each would take a process each.
    for (let more = 0; more < 10; more++) {
      const whole = drawing(dice);
      const text = Buffer.from(dice.roll(3) === 0 ? whole : spoiledBytes(whole, dice)).toString('utf8');
      const clean = sanitiseSvg(text);
      told.set(
        clean === undefined ? 'no drawing' : 'drawing',
        (told.get(clean === undefined ? 'no drawing' : 'drawing') ?? 0) + 1,
      );
      expect(clean === undefined ? null : [HARMFUL.exec(clean.replaceAll(/>[^<]*</g, '><'))?.[0], text]).toEqual(
        clean === undefined ? null : [undefined, text],
      );
    }
  }
  const after = await held();
  if (process.env['FUZZ_REQUESTS'])
    process.stdout.write(
      `${requests} pictures and ${requests * 10} drawings from seed ${seed}: ${JSON.stringify(Object.fromEntries(told))}. ` +
        `Held ${before.toFixed()} to ${after.toFixed()} MB\n`,
    );
  expect(told.get('made')).toBeGreaterThan(requests / 20);
  expect(told.get('drawing')).toBeGreaterThan(requests);
  expect(after - before).toBeLessThan(MAY_STAY_MB);
}, 36_000_000);
