/** The stickers of an order as its packs are dealt: in the order of their numbers, named by them. */
import { type AlbumDocument, numberStickers } from '@figurina/album';
import type { Motif } from '@figurina/commerce';
import { runInThread } from '../../../platform/process/run-in-thread.ts';
import { hashPacks, type SeededRun } from './hash-packs.ts';

/** A double is named by the first of its two numbers. */
export function motifsOfAlbum(document: AlbumDocument): Motif[] {
  const { stickers, ofSticker } = numberStickers(document);
  return stickers.map((sticker) => ({
    id: String(ofSticker.get(sticker)![0]),
    double: document.stickers.get(sticker)!.doubleSticker,
  }));
}

/** Dealt in less time than a thread takes to start. */
const PACKS_AT_ONCE = 2000;
const LIMIT_MS = 10 * 60_000;

/** Half a million packs, which somebody may order, take half a minute: they hold nobody up. */
export async function packsHash(seeded: SeededRun): Promise<string> {
  const { albums, packsPerAlbum } = seeded.run;
  if (albums * packsPerAlbum <= PACKS_AT_ONCE) return hashPacks(seeded);
  return runInThread<string>(new URL('./packs-hash-thread.ts', import.meta.url), {
    workerData: seeded,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    timeLimitMs: LIMIT_MS,
  });
}
