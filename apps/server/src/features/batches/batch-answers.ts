/** Runs as the API shows them. */
import {
  BATCH_MOVES,
  batchAfter,
  CATEGORY_RULES,
  defaultCountry,
  GUEST_MOST,
  houseClock,
  numbersOf,
  packRefusal,
  recommendedPacks,
} from '@figurina/commerce';
import { type AlbumDocument, nameKey, openSections, stickersOfSection } from '@figurina/album';
import type { Batch, BatchBoard, PublicBatch } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { countPicked } from './batch-motifs.ts';
import { batchUrl } from './batch-links.ts';
import { standingOf, type StoredBatch, takesOrders } from './batches.queries.ts';
import type { Guest } from './guests.queries.ts';

interface Now {
  readonly now: Date;
}

export function wireBatch(batch: StoredBatch, { now, baseUrl }: Now & { readonly baseUrl: string }): Batch {
  const { day } = houseClock(now);
  return {
    id: batch.id,
    kind: batch.kind,
    state: batch.state,
    note: batch.note,
    minimum: batch.minimum,
    close_at: batch.close_at,
    deadline: batch.deadline,
    url: batchUrl(baseUrl, batch.token),
    orders: batch.orders,
    albums: batch.albums,
    packs: batch.packs,
    stickers: batch.stickers,
    waiting: batch.waiting,
    run_id: batch.run_id,
    moves: BATCH_MOVES.filter((move) => 'state' in batchAfter(standingOf(batch), move, day)),
    created_at: batch.created_at.toISOString(),
    decided_at: batch.decided_at?.toISOString() ?? null,
  };
}

/** Guests by their names alone, and the people of the album beside them. */
export function wireBoard(guests: readonly Guest[], document: AlbumDocument | undefined): Omit<BatchBoard, 'batch'> {
  const ordered = new Set(guests.filter(({ state }) => state === 'confirmed').map(({ for_name }) => nameKey(for_name)));
  const sections = document ? openSections(document) : [];
  return {
    guests: guests.map(({ id, address, for_name, state, albums, packs, motifs, created_at }) => ({
      id,
      name: `${address.first_name} ${address.last_name}`.trim(),
      for_name,
      state,
      albums,
      packs,
      stickers: countPicked(motifs),
      created_at: created_at.toISOString(),
    })),
    people: sections.flatMap((section) =>
      stickersOfSection(document!, section.id).flatMap((sticker) => {
        const name = sticker.name.trim();
        return name === '' ? [] : [{ sticker_id: sticker.id, name, ordered: ordered.has(nameKey(name)) }];
      }),
    ),
  };
}

export function wirePublic(
  batch: StoredBatch,
  { now, locale, payments }: Now & { readonly locale: Locale; readonly payments: PublicBatch['payments'] },
): PublicBatch {
  const { facts, category, kind, state, title, note, deadline, minimum, orders } = batch;
  const hasPacks = packRefusal(facts) === null;
  return {
    kind,
    state,
    open: takesOrders(batch, houseClock(now).day),
    title,
    note,
    pages: facts.pages,
    stickers: facts.singles + facts.doubles,
    deadline,
    minimum,
    orders,
    organization: CATEGORY_RULES[category].organization === 'hidden' ? 'hidden' : 'optional',
    country_code: defaultCountry(locale),
    packs_recommended: hasPacks ? recommendedPacks(facts) : 0,
    has_packs: hasPacks,
    payments: [...payments],
    numbers: facts.motifs ? numbersOf(facts) : null,
    most: GUEST_MOST,
  };
}
