/** The picture that goes along when the front door is shared: covers side by side, on the shell's green. */
import sharp, { type OverlayOptions } from 'sharp';
import { SHARED_PICTURE } from './front-head.ts';

const BOOK = { width: 264, height: 341 };
/** Where their middles are, and how they lie. */
const PLACES = [
  { x: 128, y: 330, turn: -5 },
  { x: 1072, y: 330, turn: 5 },
  { x: 364, y: 305, turn: 3 },
  { x: 836, y: 305, turn: -3 },
  { x: 600, y: 325, turn: -1.5 },
] as const;

export async function sharedPicture(covers: readonly Buffer[]): Promise<Buffer> {
  const books = await Promise.all(covers.slice(0, PLACES.length).map(async (cover, at) => laid(cover, PLACES[at]!)));
  return sharp(Buffer.from(GROUND)).composite(books.flat()).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

async function laid(cover: Buffer, { x, y, turn }: (typeof PLACES)[number]): Promise<OverlayOptions[]> {
  const { width, height } = BOOK;
  const form = (fill: string) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="8" fill="${fill}"/></svg>`,
    );
  const clear = { background: '#0000' };
  const face = await sharp(cover)
    .resize(BOOK)
    .composite([{ input: form('#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const turned = await sharp(face).rotate(turn, clear).png().toBuffer({ resolveWithObject: true });
  const shade = await sharp(form('#0007'))
    .extend({ top: 24, bottom: 24, left: 24, right: 24, ...clear })
    .rotate(turn, clear)
    .blur(12)
    .png()
    .toBuffer({ resolveWithObject: true });
  const at = (of: typeof turned, down = 0) => ({
    input: of.data,
    left: Math.round(x - of.info.width / 2),
    top: Math.round(y + down - of.info.height / 2),
  });
  return [at(shade, 14), at(turned)];
}

const { width, height } = SHARED_PICTURE;
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#0f332b"/>
  <g fill="#fff" fill-opacity=".04">${[0, 1, 2, 3, 4, 5].map((at) => `<rect x="${at * 200}" width="100" height="${height}"/>`).join('')}</g>
</svg>`;
