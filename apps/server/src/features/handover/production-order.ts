/** What a print shop is told of an order, before anything is printed. The same order and copy say the same. */
import { type AlbumDocument, numberStickers } from '@figurina/album';
import { leavesOf, orderName, type PickedMotif, stickersInBox } from '@figurina/commerce';
import { PRODUCTION_ORDER, type ProductionOrder } from '@figurina/contract';
import { factsOf } from '../checkout/index.ts';
import { albumIdentifier, madeOf, type PrintableCopy, type StoredOrder } from '../orders/index.ts';

export function productionOrder(order: StoredOrder, copy: PrintableCopy): ProductionOrder {
  const { address, packs_per_album: perAlbum, features } = order;
  const { albums, packs, boxed, motifs: picked } = madeOf(order);
  const { id: _id, order_id: _order, ...shipTo } = address;
  const { pages, spine, ...motifs } = factsOf(copy.document);
  const boxes = picked || boxed ? boxesOf(copy.document, picked ?? stickersInBox(albums)) : null;
  const loose = { pages: null, leaves: null, spine_mm: null, lamination: null, files: [] };
  return {
    schema: PRODUCTION_ORDER,
    order: {
      name: orderName(order.number),
      created_at: order.created_at.toISOString(),
      event_date: order.release_date,
      delivery_date: order.estimated_delivery,
      language: order.language,
    },
    ship_to: shipTo,
    contact: { name: `${address.first_name} ${address.last_name}`.trim(), phone: order.phone },
    album: {
      identifier: albumIdentifier(order.album_id),
      title: copy.title,
      version: copy.version,
      sha256: copy.hash,
    },
    // Of a replacement what is replaced; all others have albums and stickers.
    items: [
      ...(albums > 0
        ? [
            {
              product: 'album' as const,
              quantity: albums,
              pages,
              leaves: leavesOf({ pages, ...motifs, category: order.category }),
              spine_mm: spine,
              lamination: features.includes('premium_lamination') ? ('premium' as const) : ('standard' as const),
              files: [],
            },
          ]
        : []),
      ...(boxes ? [{ ...loose, product: 'stickerbox_single_variety' as const, quantity: boxes.length }] : []),
      ...(packs > 0 ? [{ ...loose, product: 'stickerpack' as const, quantity: packs }] : []),
    ],
    packs:
      packs === 0 || perAlbum === null
        ? null
        : {
            seed: order.packs_seed ?? order.album_id,
            per_album: perAlbum,
            packs,
            own_artwork: features.includes('custom_stickerpack'),
            plan_sha256: null,
          },
    boxes,
    notes: [order.comment].filter((note) => note !== ''),
    archive: null,
  };
}

/** By the first of the numbers of a sticker, which a double has two of: as many of each, or of those that are picked. */
function boxesOf(
  document: AlbumDocument,
  quantity: number | readonly PickedMotif[],
): NonNullable<ProductionOrder['boxes']> {
  const { stickers, ofSticker } = numberStickers(document);
  const wanted = typeof quantity === 'number' ? null : new Map(quantity.map((one) => [one.number, one.quantity]));
  return stickers
    .map((id) => {
      const number = ofSticker.get(id)?.[0] ?? 0;
      const name = document.stickers.get(id)?.name ?? '';
      return { number, name, quantity: typeof quantity === 'number' ? quantity : (wanted?.get(number) ?? 0) };
    })
    .filter((box) => box.quantity > 0);
}

/** Whether two say the same, but for the files that one has already. */
export function isSameOrder(one: ProductionOrder, other: ProductionOrder): boolean {
  return JSON.stringify(withoutFiles(one)) === JSON.stringify(withoutFiles(other));
}

function withoutFiles({ items, packs, ...order }: ProductionOrder): object {
  const bare = { ...order, archive: null, packs: packs && { ...packs, plan_sha256: null } };
  return sorted({ ...bare, items: items.map((item) => ({ ...item, files: [] })) });
}

/** What the database kept comes back with its fields in another order. */
function sorted<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]: [string, unknown]) => [key, sorted(inner)]),
  ) as Value;
}
