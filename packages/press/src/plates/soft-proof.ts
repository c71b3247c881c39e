/** How the inks of a page look on paper together, as colours of a screen, by the profile of the printing condition. */
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PixelSize } from '../bands.ts';
import type { Intent } from '../finish/intents.ts';

const QUALITY = 90;
const INKS = 4;

/** `greys`: of cyan, magenta, yellow and black, white is no ink. Answers a JPEG in sRGB. */
export async function softProof(greys: readonly Uint8Array[], size: PixelSize, { path }: Intent): Promise<Uint8Array> {
  const inks = Buffer.alloc(size.width * size.height * INKS);
  for (const [ink, grey] of greys.entries())
    for (let at = 0; at < grey.length; at++) inks[at * INKS + ink] = 255 - grey[at]!;
  const separated = tiff(inks, size, await readFile(path));
  return sharp(separated, { limitInputPixels: false })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The colour (`#rrggbb`) of an area in these inks, from 0 to 1. */
export async function colorOnPaper(inks: readonly number[], intent: Intent): Promise<string> {
  const side = 8;
  const greys = inks.map((ink) => new Uint8Array(side * side).fill(Math.round(255 * (1 - ink))));
  const pixels = await sharp(await softProof(greys, { width: side, height: side }, intent))
    .raw()
    .toBuffer();
  return `#${pixels.subarray(0, 3).toString('hex')}`;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/** Pixels in inks with their profile, as a file: only of one will sharp believe what they are. */
function tiff(inks: Buffer, { width, height }: PixelSize, profile: Buffer): Buffer {
  const tags = 10;
  const depths = 8 + 2 + tags * 12 + 4;
  const profileAt = depths + 2 * INKS;
  const inksAt = profileAt + profile.length + (profile.length % 2);
  const head = Buffer.alloc(inksAt);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags, 8);
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    // Eight bits an ink, not packed, and what they are: separated.
    [258, SHORT, INKS, depths],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 5],
    // In one strip.
    [273, LONG, 1, inksAt],
    [277, SHORT, 1, INKS],
    [278, LONG, 1, height],
    [279, LONG, 1, inks.length],
    [34675, UNDEFINED, profile.length, profileAt],
  ];
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * index;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  for (let ink = 0; ink < INKS; ink++) head.writeUInt16LE(8, depths + 2 * ink);
  profile.copy(head, profileAt);
  return Buffer.concat([head, inks]);
}
