/**
 * Pictures of spreads made beside the page: taken from the device when the spread looks as it did, else painted, packed and
 * kept there. The page reads the album and lays out its texts; what it gets is the address of a finished picture.
 */
import { createPictureSource, loadFonts, paintPrepared, sceneFingerprint } from '@figurina/drawing/painter';
import { openKeptPictures } from '../../../../sync/kept-pictures.ts';
import {
  type Look,
  type PageAnswer,
  type PaintAnswer,
  type Painting,
  type PaintOrder,
  PICTURE_QUALITY,
  PICTURE_TYPE,
} from './paint-orders.ts';
import { packsOf } from './packs-of.ts';

const kept = openKeptPictures();
const asked = new Map<number, (bitmap: ImageBitmap | null) => void>();
let questions = 0;

const pictures = createPictureSource({
  packs: packsOf,
  elsewhere: (url, maxHeight) =>
    new Promise((resolve) => {
      const question = ++questions;
      asked.set(question, resolve);
      say({ kind: 'decode', question, url, maxHeight });
    }),
});

self.addEventListener('message', ({ data }: MessageEvent<PaintOrder | PageAnswer>) => {
  if ('question' in data) {
    asked.get(data.question)?.(data.bitmap);
    asked.delete(data.question);
  } else if (data.kind === 'forget') URL.revokeObjectURL(data.address);
  else void carryOut(data);
});

async function carryOut(order: Exclude<PaintOrder, { kind: 'forget' }>): Promise<void> {
  const { picture, word } = await (order.kind === 'recall' ? recall(order) : paint(order)).catch(() => NOTHING);
  say({ kind: 'made', id: order.id, address: picture && URL.createObjectURL(picture), word });
}

interface Made {
  readonly picture: Blob | null;
  readonly word: string | null;
}
const NOTHING: Made = { picture: null, word: null };

async function recall(look: Look): Promise<Made> {
  const word = await wordOf(look);
  return { picture: word === null ? null : await kept.find(word), word };
}

async function paint({ pixels, keptAs, spread }: Painting): Promise<Made> {
  await loadFonts(spread.fonts);
  const painted = await paintPrepared(spread, pixels, pictures);
  if (!painted) return NOTHING;
  const [word, picture] = await Promise.all([
    typeof keptAs === 'string' ? keptAs : wordOf(keptAs),
    painted.canvas.convertToBlob({ type: PICTURE_TYPE, quality: PICTURE_QUALITY }),
  ]);
  if (word !== null && painted.isWhole) kept.keep(word, picture);
  return { picture, word };
}

async function wordOf({ build, pixels, scene }: Look): Promise<string | null> {
  const looks = await sceneFingerprint(scene);
  return looks && `${build} ${pixels} ${looks}`;
}

function say(answer: PaintAnswer): void {
  self.postMessage(answer, {});
}
