/** The boxes of an order, each of one motif: what a claim can name. */
import { numberStickers } from '@figurina/album';
import type { Claims } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { madeOf, printableCopy, type StoredOrder } from '../orders/index.ts';

/** None of an order without boxes, and of one whose approved copy may not be printed any more. */
export async function boxesOf(db: Kysely<Database>, order: StoredOrder): Promise<Claims['motifs']> {
  const { boxed, motifs } = madeOf(order);
  if (!boxed && !motifs) return [];
  const copy = await printableCopy(db, order.album_id, order.id);
  if (typeof copy === 'string') return [];
  const { stickers, ofSticker } = numberStickers(copy.document);
  const all = stickers.flatMap((id) => {
    const number = ofSticker.get(id)?.[0];
    return number === undefined ? [] : [{ number, name: copy.document.stickers.get(id)?.name ?? '' }];
  });
  const sent = motifs && new Set(motifs.map(({ number }) => number));
  return sent ? all.filter(({ number }) => sent.has(number)) : all;
}
