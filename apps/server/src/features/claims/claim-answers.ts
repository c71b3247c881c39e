/** Claims as they go over the wire. */
import { CLAIM_KINDS, claimChoices, mayClaim, orderName } from '@figurina/commerce';
import type { Claim, Claims } from '@figurina/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { SignedLinks } from '../../platform/http/signed-links.ts';
import type { StoredOrder } from '../orders/index.ts';
import type { StoredClaim } from './claims.queries.ts';
import { sentWith } from './make-claim.ts';

export interface ClaimReader {
  readonly caller: Pick<Caller, 'id' | 'admin'>;
  readonly order: StoredOrder;
  /** What its boxes hold. */
  readonly boxes: Claims['motifs'];
  readonly links: SignedLinks;
  readonly baseUrl: string;
}

/** Photos are for the staff, for who ordered and for who reported it. */
export async function wireClaim(
  claim: StoredClaim,
  { caller, order, boxes, links, baseUrl }: ClaimReader,
): Promise<Claim> {
  const { id, kind, item, quantity, words, state, answer, answered_at, created_at, by_sub, replacement } = claim;
  const seesPhotos = caller.admin || caller.id === order.placed_by || caller.id === by_sub;
  const photos = seesPhotos ? claim.photos : [];
  return {
    id,
    kind,
    item,
    quantity,
    motifs: claim.motifs.map((number) => boxes.find((box) => box.number === number) ?? { number, name: '' }),
    words,
    state,
    answer,
    answered_at: answered_at?.toISOString() ?? null,
    replacement: replacement ? { id: replacement.id, name: orderName(replacement.number) } : null,
    photos: await Promise.all(
      photos.map(async (photo) => ({
        id: photo.id,
        url: `${baseUrl}/v1/public/claim_photos/${await links.issue(photo.id)}`,
      })),
    ),
    created_at: created_at.toISOString(),
  };
}

export async function wireClaims(claims: readonly StoredClaim[], reader: ClaimReader): Promise<Claims> {
  const { order, boxes } = reader;
  // Of boxes without an approved copy nobody can say which.
  const canBeNamed = ({ item }: { readonly item: Claim['item'] }): boolean =>
    item !== 'stickerbox_single_variety' || boxes.length > 0;
  const isOpen = (kind: Claim['kind']): boolean => claims.some((one) => one.kind === kind && one.state === 'open');
  return {
    claims: await Promise.all(claims.map((claim) => wireClaim(claim, reader))),
    kinds: mayClaim(order.updates)
      ? CLAIM_KINDS.filter((kind) => !isOpen(kind))
          .map((kind) => ({ kind, items: claimChoices(kind, sentWith(order)).filter(canBeNamed) }))
          .filter(({ items }) => items.length > 0)
      : [],
    motifs: mayClaim(order.updates) ? boxes : [],
  };
}
