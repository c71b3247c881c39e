import {
  changeJoining,
  confirmInvitation,
  createJoinLink,
  deleteJoinLink,
  readJoining,
  readPublicInvitation,
} from '@figurina/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newSecret } from '../../platform/ids.ts';
import { route } from '../../platform/http/route.ts';
import { createJoining } from './joining.service.ts';
import * as queries from './joining.queries.ts';
import type { ManagersOnly } from './managers-only.ts';
import type { MembersParts } from './members-parts.ts';
import { givenPlace } from './members.policy.ts';
import { wireAssociation, wireJoining } from './wire.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Of links, good or bad, from one address: so that nobody tries one after the other. */
const TRIES_A_MINUTE = 120;

export function serveJoining(http: FastifyInstance, parts: MembersParts & { managersOnly: ManagersOnly }): void {
  const { db, clock, config, counters, albumHead, onChanged, managersOnly } = parts;
  const joining = createJoining(parts);

  async function tooOften({ ip }: FastifyRequest): Promise<Refusal | undefined> {
    const [count = 0] = await counters.add([`invitation links ${ip}`], MINUTE_MS);
    return count > TRIES_A_MINUTE ? refuse('too_many_requests') : undefined;
  }
  /** For an album that is there. */
  async function refusalFor(albumId: string, caller: Caller): Promise<Refusal | undefined> {
    const refused = await managersOnly(albumId, caller);
    return refused ?? ((await albumHead(albumId)) ? undefined : refuse('not_found'));
  }
  async function joiningOf(albumId: string) {
    const [onlyInvited, link] = await Promise.all([
      queries.takesOnlyInvited(db, albumId),
      queries.findJoinLink(db, albumId, clock.now()),
    ]);
    return { joining: wireJoining(onlyInvited, link, config.baseUrl) };
  }

  route(http, readPublicInvitation, async ({ params: { token }, request }) => {
    const invitation = (await tooOften(request)) ?? (await joining.show(token));
    return isRefusal(invitation) ? invitation : { invitation };
  });

  route(http, confirmInvitation, async ({ params: { id }, caller, request }) => {
    const confirmed = (await tooOften(request)) ?? (await joining.confirm(id, caller));
    if (isRefusal(confirmed)) return confirmed;
    return { album_id: confirmed.albumId, association: wireAssociation(confirmed.person) };
  });

  route(http, readJoining, async ({ params: { id }, caller }) => (await refusalFor(id, caller)) ?? joiningOf(id));

  route(http, changeJoining, async ({ params: { id }, body, caller }) => {
    const refused = await refusalFor(id, caller);
    if (refused) return refused;
    await queries.setOnlyInvited(db, id, body.joining.only_invited);
    onChanged(id, { roles: false });
    return joiningOf(id);
  });

  route(http, createJoinLink, async ({ params: { id }, body: { days, limit, ...wish }, caller }) => {
    const refused = await refusalFor(id, caller);
    if (refused) return refused;
    if (await queries.takesOnlyInvited(db, id)) return refuse('only_invited_join');
    await queries.replaceJoinLink(db, {
      ...givenPlace(wish),
      albumId: id,
      token: newSecret(),
      madeBy: caller.id,
      expiresAt: new Date(clock.now().getTime() + days * DAY_MS),
      atMost: limit,
    });
    onChanged(id, { roles: false });
    return joiningOf(id);
  });

  route(http, deleteJoinLink, async ({ params: { id }, caller }) => {
    const refused = await refusalFor(id, caller);
    if (refused) return refused;
    await queries.deleteJoinLink(db, id);
    onChanged(id, { roles: false });
    return undefined;
  });
}
