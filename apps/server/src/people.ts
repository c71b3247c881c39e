/** Composition of who somebody is and who may do what: accounts, mails, members of albums, keys for scripts. */
import type { FastifyInstance } from 'fastify';
import { type Albums, isInTrash } from './features/albums/index.ts';
import { createApiKeys } from './features/api-keys/index.ts';
import { type Audit, createAudit } from './features/audit/index.ts';
import { createIdentity, type Identity } from './features/identity/index.ts';
import { createMails, type Mails } from './features/mails/index.ts';
import { createMembers, type Members } from './features/members/index.ts';
import type { Tell } from './features/notifications/index.ts';
import { findErased } from './features/privacy/index.ts';
import type { Realtime } from './features/realtime/index.ts';
import { createRemovals, type Removals } from './features/removals/index.ts';
import type { Foundation } from './foundation.ts';
import { createMailer } from './platform/mail/mail.ts';
import type { Shop } from './shop.ts';

export interface PeopleParts extends Foundation {
  readonly tell: Tell;
  /** What is composed after people: asked once something happens. */
  readonly later: {
    readonly albums: Pick<Albums, 'covers'>;
    readonly realtime: Pick<Realtime, 'listChanged' | 'albumChanged' | 'removeFromAlbum' | 'disconnect'>;
    readonly shop: Pick<Shop, 'priceLabels'>;
  };
}

export interface People {
  readonly identity: Identity;
  readonly mails: Mails;
  readonly removals: Removals;
  readonly members: Members;
  readonly audit: Audit;
  readonly apiKeys: ReturnType<typeof createApiKeys>;
  serve(http: FastifyInstance): Promise<void>;
}

export async function createPeople(parts: PeopleParts): Promise<People> {
  const { db, later } = parts;
  const mails = createMails({
    ...parts,
    mailer: createMailer(parts),
    isConfirmed: async (sub) => identity.isConfirmed(sub),
  });
  const identity: Identity = await createIdentity({
    ...parts,
    mails,
    priceLabels: () => later.shop.priceLabels(),
    erasedAt: (sub) => findErased(db, sub),
    disconnect: (of) => later.realtime.disconnect(of),
  });
  const removals = createRemovals({ ...parts, identity });
  const members = createMembers({
    ...parts,
    mails,
    identity,
    albumHead: async (id) =>
      db
        .selectFrom('albums')
        .select(['title', 'language'])
        .where('id', '=', id)
        .where('trashed_at', 'is', null)
        .executeTakeFirst(),
    coverOf: async (albumId) => later.albums.covers.small(albumId),
    isInTrash: async (albumId) => isInTrash(db, albumId),
    onChanged(albumId, { roles }) {
      later.realtime.listChanged(albumId, 'members');
      if (roles) later.realtime.albumChanged(albumId);
    },
    async onRemoved(albumId, sub, by) {
      // First: whoever is sent away asks why at once.
      await removals.note(albumId, sub, by);
      later.realtime.removeFromAlbum(albumId, sub);
    },
  });
  const audit = createAudit(parts);
  const apiKeys = createApiKeys({ ...parts, audit, identity });
  return {
    identity,
    mails,
    removals,
    members,
    audit,
    apiKeys,
    serve: async (http) => {
      apiKeys.serve(http);
      await identity.serve(http);
      mails.serve(http);
      members.serve(http);
    },
  };
}
