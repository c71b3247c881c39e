/**
 * About where the person is. Nobody recognises the person here: it is an oval around the face and one for the shoulders,
 * where people stand on portraits when no face was found. Its edge is wide and soft.
 */
import type { Face } from '@figurina/album';
import sharp, { type Sharp } from 'sharp';
import { open, type EffectInput } from './tone-effects.ts';

const PORTRAIT = { x: 0.32, y: 0.16, width: 0.36, height: 0.34 };
const MASK_SIDE = 300;

/** The person as they are, over what was made of the same picture for around them. */
export async function withPerson(around: Sharp, input: EffectInput, face: Face | null): Promise<Sharp> {
  const { width, height } = input;
  const person = await open(input)
    .joinChannel(await personMask(face, width, height), { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  return around.composite([{ input: person, raw: { width, height, channels: 4 }, blend: 'over' }]).removeAlpha();
}

/** One byte a pixel: 255 where the person is. */
async function personMask(face: Face | null, width: number, height: number): Promise<Buffer> {
  const mask = await sharp(maskDrawing(face ?? PORTRAIT, width, height))
    .blur(MASK_SIDE / 22)
    .toColourspace('b-w')
    .extractChannel(0)
    .png()
    .toBuffer();
  return sharp(mask).resize({ width, height, fit: 'fill', kernel: 'cubic' }).extractChannel(0).raw().toBuffer();
}

/** White where the picture stays as it is. In fractions of the picture, drawn at a small size. */
function maskDrawing(face: Pick<Face, 'x' | 'y' | 'width' | 'height'>, width: number, height: number): Buffer {
  const scale = MASK_SIDE / Math.max(width, height);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const cx = (face.x + face.width / 2) * w;
  const cy = (face.y + face.height / 2) * h;
  const [fw, fh] = [face.width * w, face.height * h];
  const shoulders = cy + fh * 2.5;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#000"/>` +
      `<g fill="#fff"><ellipse cx="${cx}" cy="${cy - fh * 0.1}" rx="${fw * 0.85}" ry="${fh * 0.95}"/>` +
      `<ellipse cx="${cx}" cy="${shoulders}" rx="${fw * 1.75}" ry="${fh * 1.9}"/></g></svg>`,
  );
}
