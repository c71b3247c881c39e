/** Handing an album over: its owner offers it to a member, who accepts. Until then nothing changes. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { albumParams, associationSchema } from './members.ts';
import { idSchema, isoTime } from './wire.ts';

export const ownershipOfferSchema = z
  .object({
    /** Subjects, as in the associations. */
    from: z.string(),
    to: z.string(),
    expires_at: isoTime,
  })
  .meta({ id: 'OwnershipOffer' });
export type OwnershipOffer = z.infer<typeof ownershipOfferSchema>;

export const readOwnershipOffer = endpoint({
  method: 'GET',
  path: '/albums/:id/ownership_offer',
  summary: 'The open offer to take an album over; null, too, for whom it does not concern',
  tag: 'members',
  params: albumParams,
  answer: z.object({ ownership_offer: ownershipOfferSchema.nullable() }),
  refusals: ['not_found', 'forbidden'],
});

export const offerOwnership = endpoint({
  method: 'POST',
  path: '/albums/:id/ownership_offer',
  summary: 'Offers an album to a member, who is asked by mail; replaces an offer before (its owner, administrators)',
  tag: 'members',
  params: albumParams,
  body: z.object({ association_id: idSchema }),
  answer: z.object({ ownership_offer: ownershipOfferSchema }),
  status: 201,
  refusals: ['not_found', 'forbidden', 'mails_unwanted', 'too_many_requests'],
});

export const withdrawOwnershipOffer = endpoint({
  method: 'DELETE',
  path: '/albums/:id/ownership_offer',
  summary: 'Takes the offer back (owner, administrators), or declines it (the one asked)',
  tag: 'members',
  params: albumParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});

export const acceptOwnership = endpoint({
  method: 'POST',
  path: '/albums/:id/ownership_offer/acceptance',
  summary: 'Makes the one asked the owner; the owner before designs on as a member',
  tag: 'members',
  params: albumParams,
  answer: z.object({ associations: z.array(associationSchema) }),
  refusals: ['not_found', 'ownership_offer_gone'],
});
