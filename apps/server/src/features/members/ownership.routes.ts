import { may } from '@figurina/album';
import { acceptOwnership, offerOwnership, readOwnershipOffer, withdrawOwnershipOffer } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { MembersParts, RoleOf } from './members-parts.ts';
import { findMemberById, findOwner, listPeople } from './members.queries.ts';
import * as queries from './ownership.queries.ts';
import { wireAssociation, wireOffer } from './wire.ts';

const DAY_MS = 86_400_000;
const VALID_DAYS = 14;

export function serveOwnership(http: FastifyInstance, parts: MembersParts & { roleOf: RoleOf }): void {
  const { db, clock, config, mails, identity, albumHead, tell, onChanged, roleOf } = parts;

  /** What somebody is in an album that is there, and the offer as far as it concerns them. */
  async function placeBefore(albumId: string, caller: Caller) {
    const [role, head] = await Promise.all([roleOf(albumId, caller), albumHead(albumId)]);
    if (!role || !head) return undefined;
    const mayOffer = may({ role }, 'handOver');
    const offer = await queries.findOffer(db, albumId, clock.now());
    return { head, mayOffer, offer: offer && (mayOffer || offer.to_sub === caller.id) ? offer : undefined };
  }

  route(http, readOwnershipOffer, async ({ params: { id }, caller }) => {
    const place = await placeBefore(id, caller);
    if (!place) return refuse('not_found');
    return { ownership_offer: place.offer ? wireOffer(place.offer) : null };
  });

  route(http, offerOwnership, async ({ params: { id }, body, caller }) => {
    const place = await placeBefore(id, caller);
    if (!place) return refuse('not_found');
    if (!place.mayOffer) return refuse('forbidden');
    const [member, owner] = await Promise.all([findMemberById(db, body.association_id), findOwner(db, id)]);
    const person = member && (await identity.findPerson(member.user_sub));
    if (!person || !owner || member.album_id !== id || member.owner) return refuse('not_found');
    const refused = await mails.sendOne(
      'handover',
      { albumId: id, sender: caller.id, to: person.email },
      {
        locale: person.locale,
        album: place.head.title,
        owner: caller.name || caller.email,
        link: `${config.baseUrl}/album/${id}/settings/users`,
      },
    );
    if (refused) return refused;
    const expiresAt = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS);
    const offer = { album_id: id, from_sub: owner, to_sub: person.id, expires_at: expiresAt };
    await queries.replaceOffer(db, offer);
    onChanged(id, { roles: false });
    return { ownership_offer: wireOffer(offer) };
  });

  route(http, withdrawOwnershipOffer, async ({ params: { id }, caller }) => {
    const place = await placeBefore(id, caller);
    if (!place) return refuse('not_found');
    if (!place.mayOffer && !place.offer) return refuse('forbidden');
    await queries.deleteOffer(db, id);
    onChanged(id, { roles: false });
    return undefined;
  });

  route(http, acceptOwnership, async ({ params: { id }, caller }) => {
    const place = await placeBefore(id, caller);
    if (!place) return refuse('not_found');
    const { offer } = place;
    if (!offer || offer.to_sub !== caller.id || !(await queries.handOver(db, offer)))
      return refuse('ownership_offer_gone');
    onChanged(id, { roles: true });
    tell({ albumId: id, kind: 'handed_over', by: caller.id, to: 'everybody', at: '/settings/users' });
    return { associations: (await listPeople(db, id)).map(wireAssociation) };
  });
}
