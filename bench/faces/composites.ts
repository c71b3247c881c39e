/** Portraits laid into large pictures, by a seed: the same ones every time. */
import sharp from 'sharp';

export interface Composite {
  readonly bytes: Buffer;
  /** A point of the portrait, in fractions of it, as pixels of the picture. */
  readonly place: (point: { x: number; y: number }) => { x: number; y: number };
  readonly scale: number;
}

const COMPOSITE = { width: 4000, height: 3000 } as const;
const LEAST_SCALE = 0.3;
const MOST_TURN = 20;
const GROUNDS = ['plain', 'gradient', 'noise', 'stripes'] as const;

/** Mulberry32: numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Scaled 0.3 to 1, anywhere in 4000 x 3000, turned up to 20 degrees, on one of four grounds. */
export async function composite(portrait: Buffer, seed: number): Promise<Composite> {
  const random = dice(seed);
  const scale = LEAST_SCALE + random() * (1 - LEAST_SCALE);
  const turn = (random() * 2 - 1) * MOST_TURN;
  const { width, height } = await sharp(portrait).metadata();
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [boxW, boxH] = [w * cos + h * Math.abs(sin), w * Math.abs(sin) + h * cos];
  const middle = {
    x: boxW / 2 + random() * (COMPOSITE.width - boxW),
    y: boxH / 2 + random() * (COMPOSITE.height - boxH),
  };
  const scaled = await sharp(portrait).resize(w, h).ensureAlpha().png().toBuffer();
  const turned = await sharp(scaled)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.min(COMPOSITE.width - turned.info.width, Math.round(middle.x - turned.info.width / 2)));
  const top = Math.max(
    0,
    Math.min(COMPOSITE.height - turned.info.height, Math.round(middle.y - turned.info.height / 2)),
  );
  const bytes = await sharp(await ground(random), { limitInputPixels: false })
    .composite([{ input: turned.data, left, top }])
    .jpeg({ quality: 88 })
    .toBuffer();
  const at = { x: left + turned.info.width / 2, y: top + turned.info.height / 2 };
  const place = ({ x, y }: { x: number; y: number }) => {
    const [u, v] = [(x - 0.5) * w, (y - 0.5) * h];
    return { x: at.x + u * cos - v * sin, y: at.y + u * sin + v * cos };
  };
  return { bytes, place, scale };
}

async function ground(random: () => number): Promise<Buffer> {
  const color = () => `rgb(${[0, 1, 2].map(() => Math.round(random() * 255)).join(',')})`;
  const [a, b] = [color(), color()];
  const kind = GROUNDS[Math.trunc(random() * GROUNDS.length)]!;
  const { width, height } = COMPOSITE;
  if (kind === 'noise') {
    const side = 24 + Math.round(random() * 300);
    const rgb = Uint8Array.from({ length: side * side * 3 }, () => random() * 255);
    return sharp(rgb, { raw: { width: side, height: side, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
  const fill = {
    plain: `<rect width="100%" height="100%" fill="${a}"/>`,
    gradient: `<linearGradient id="g"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    stripes: `<pattern id="s" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(${Math.round(random() * 90)})"><rect width="90" height="90" fill="${a}"/><rect width="40" height="90" fill="${b}"/></pattern><rect width="100%" height="100%" fill="url(#s)"/>`,
  }[kind];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
