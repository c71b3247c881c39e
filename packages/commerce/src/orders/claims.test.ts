import { expect, it } from 'vitest';
import { CLAIM_KINDS, claimChoices, mayClaim, type Sent } from './claims.ts';

const SENT: Sent = { albums: 120, packaging: 'stickerpack', packs: 5400, motifs: { singles: 172, doubles: 1 } };

it('a claim is about what was sent, and about no more of it', () => {
  const album = { item: 'album', most: 120 };
  const packs = { item: 'stickerpack', most: 5400 };
  expect(Object.fromEntries(CLAIM_KINDS.map((kind) => [kind, claimChoices(kind, SENT)]))).toEqual({
    packs_missing: [packs],
    albums_missing: [album],
    damaged: [album, packs],
    misprint: [album, packs],
    other: [album, packs],
  });
  const boxes = { ...SENT, packaging: 'stickerbox_single_variety', packs: 0 } as const;
  expect(claimChoices('packs_missing', boxes)).toEqual([{ item: 'stickerbox_single_variety', most: 173 }]);
  // Of a replacement of packs alone there are no albums.
  expect(claimChoices('albums_missing', { ...SENT, albums: 0 })).toEqual([]);
});

it('is made once something was sent, and not of what was called off', () => {
  const past = (...signals: Parameters<typeof mayClaim>[0][number]['signal'][]) =>
    mayClaim(signals.map((signal) => ({ signal })));
  expect(past('created', 'accepted', 'transfer_completed', 'production_started')).toBe(false);
  for (const sent of ['albums_shipped', 'shipment_created'] as const) expect(past('created', sent)).toBe(true);
  expect(past('created', 'shipment_created', 'rejected')).toBe(false);
});
