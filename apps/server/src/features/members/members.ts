import type { AlbumRole } from '@figurina/album';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { listOpenInvitations } from './invitations.queries.ts';
import { serveInvitations } from './invitations.routes.ts';
import { serveJoining } from './joining.routes.ts';
import { managersOnly } from './managers-only.ts';
import type { MembersParts, PlaceOf, RoleOf } from './members-parts.ts';
import { placeIn, roleIn } from './members.policy.ts';
import * as queries from './members.queries.ts';
import { serveMembers } from './members.routes.ts';
import { handOver, replaceOffer } from './ownership.queries.ts';
import { serveOwnership } from './ownership.routes.ts';

export interface Members {
  /** Whoever makes an album owns it. Pass the transaction that makes the album. */
  addOwner(albumId: string, sub: string, db?: Kysely<Database>): Promise<void>;
  readonly roleOf: RoleOf;
  readonly placeOf: PlaceOf;
  /** The same of an album that was found, and so is not in the trash. */
  readonly placeInFound: PlaceOf;
  /** The albums somebody is in; an administrator may see others too. */
  albumsOf(user: Pick<Caller, 'id' | 'admin'>): Promise<{ albumId: string; role: AlbumRole | null }[]>;
  /** Whether anybody beside the owner is in it or invited to it. */
  hasCompany(albumId: string): Promise<boolean>;
  /** Everybody who is in an album. */
  readonly membersOf: (albumId: string) => Promise<readonly string[]>;
  /** Who owns an album; undefined when it is not there. */
  readonly ownerOf: (albumId: string) => Promise<string | undefined>;
  /** Without being asked: an owner is erased. False when either of them is not in it. */
  handOver(albumId: string, from: string, to: string): Promise<boolean>;
  /** For the one who deletes an album, in their transaction. */
  forgetAlbum(albumId: string, db?: Kysely<Database>): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createMembers(parts: MembersParts): Members {
  const { db, clock } = parts;
  const placeInFound: PlaceOf = async (albumId, user) => placeIn(await queries.findMember(db, albumId, user.id), user);
  const placeOf: PlaceOf = async (albumId, user) =>
    (await parts.isInTrash(albumId)) ? null : placeInFound(albumId, user);
  const roleOf: RoleOf = async (albumId, user) => (await placeOf(albumId, user))?.role ?? null;
  return {
    addOwner: async (albumId, sub, within = db) => {
      await queries.insertMember(within, { albumId, sub, owner: true }, clock.now());
    },
    roleOf,
    placeOf,
    placeInFound,
    albumsOf: async (user) =>
      (await queries.listAlbums(db, user.id)).map((row) => ({ albumId: row.album_id, role: roleIn(row, user) })),
    hasCompany: async (albumId) =>
      (await queries.listPeople(db, albumId)).length > 1 ||
      (await listOpenInvitations(db, albumId, clock.now())).length > 0,
    membersOf: async (albumId) => (await queries.listPeople(db, albumId)).map(({ user_sub }) => user_sub),
    ownerOf: (albumId) => queries.findOwner(db, albumId),
    handOver: async (albumId, from_sub, to_sub) => {
      const offer = { album_id: albumId, from_sub, to_sub, expires_at: clock.now() };
      await replaceOffer(db, offer);
      return handOver(db, offer);
    },
    forgetAlbum: (albumId, within = db) => queries.deletePeopleOfAlbum(within, albumId),
    serve: (http) => {
      const served = { ...parts, roleOf, managersOnly: managersOnly(roleOf) };
      serveMembers(http, served);
      serveInvitations(http, served);
      serveJoining(http, served);
      serveOwnership(http, served);
    },
  };
}
