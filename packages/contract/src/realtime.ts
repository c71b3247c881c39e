/**
 * The realtime socket (Socket.IO): path `/v1/realtime`, `album_id` in the query, in `auth` what `handshakeOf` makes.
 * The server is the order: every applied mutation has the next version number of its album. Whoever connects asks for
 * `catch_up` first; from then on mutations come by themselves, and a number that is missing is asked for the same way.
 */
import { operationSchema, SCHEMA_VERSION } from '@figurina/album';
import { z } from 'zod';
import { idSchema } from './wire.ts';

/**
 * Raised by a change of these messages that an older program cannot follow. While a new release replaces the old one
 * process by process, tabs and processes of both meet.
 */
export const PROTOCOL_VERSION = 2;

/** A program from before the two numbers were sent speaks the first of each. */
export const handshakeSchema = z.object({
  token: z.string(),
  protocol: z.int().default(1),
  /** Of the documents that the client reads and writes. */
  schema_version: z.int().default(1),
});
export type Handshake = z.input<typeof handshakeSchema>;

export const handshakeOf = (token: string | null | undefined): Partial<Handshake> => ({
  ...(token && { token }),
  protocol: PROTOCOL_VERSION,
  schema_version: SCHEMA_VERSION,
});

/**
 * Why two programs do not understand each other, from the server's side: `client_outdated` is to be loaded anew,
 * `server_outdated` waits until the server is replaced, too.
 */
export function versionRefusal({ protocol, schema_version }: z.output<typeof handshakeSchema>) {
  if (protocol < PROTOCOL_VERSION || schema_version < SCHEMA_VERSION) return 'client_outdated';
  return protocol > PROTOCOL_VERSION || schema_version > SCHEMA_VERSION ? 'server_outdated' : null;
}

/** Why somebody was not let in, as the data of `connect_error`. */
export const handshakeRefusalSchema = z.object({
  code: z.string(),
  /** With `removed_from_album`: by whom, if they have a name; oneself after leaving. */
  by: z.object({ name: z.string().nullable(), is_self: z.boolean() }).optional(),
});
export type HandshakeRefusal = z.infer<typeof handshakeRefusalSchema>;

/** The patches of one command: applied whole or refused whole. */
export const unitSchema = z.object({ id: idSchema, operations: z.array(operationSchema).min(1).max(50_000) });
export type Unit = z.infer<typeof unitSchema>;

/** What a client sends. Sending the same `id` again is answered with the first answer. */
export const mutationSchema = z.object({
  id: idSchema,
  client_id: idSchema,
  /** The version that the oldest of the units was made on: what came later was not known to its author. */
  base_version: z.int().min(0),
  units: z.array(unitSchema).min(1).max(500),
});
export type Mutation = z.infer<typeof mutationSchema>;

/** A refused unit, by its id, with a code of ERRORS. Its author shows again what the server has at those paths. */
export const refusalSchema = z.object({ unit_id: idSchema, code: z.string() });
export type UnitRefused = z.infer<typeof refusalSchema>;

/**
 * The acknowledgement of `mutations`: the version the album has after it, and what was refused. A mutation whose units
 * were all refused takes no version of its own. With `ok: false` nothing was looked at: the codes `too_many_requests`,
 * `unavailable` and `internal` say try again later, `mutation_unreadable` and `payload_too_large` never again like this,
 * `unauthorized`, `token_expired`, `forbidden` and `not_found` are about the sender.
 */
export const acknowledgementSchema = z.union([
  z.object({ ok: z.literal(true), mutation_id: idSchema, version: z.int(), refused: z.array(refusalSchema) }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

/** The author of what the server writes by itself, such as found faces: nobody's change, it leaves everybody's undo be. */
export const HOUSE_USER = 'figurina:house';

/**
 * What the server sends to everybody else (and to a client that catches up): the applied units of one mutation. Who has
 * written a path after `base_version` learns from it that the author did not know.
 */
export const appliedMutationSchema = z.object({
  id: idSchema,
  /** `server` where a call of the REST API made it. */
  client_id: idSchema,
  /** The subject of the author's access token. */
  user: z.string(),
  base_version: z.int(),
  version: z.int(),
  units: z.array(unitSchema),
});
export type AppliedMutation = z.infer<typeof appliedMutationSchema>;

/** `catch_up`: the version that the client has, and the mutation that made it, which tells a restored album from the same one. */
export const catchUpRequestSchema = z.object({ version: z.int().min(0), mutation_id: idSchema.nullable() });
export type CatchUpRequest = z.infer<typeof catchUpRequestSchema>;

/**
 * The mutations since, oldest first, up to `version`; or `reload` when the log was cut or is another one; or why there is
 * no answer now.
 */
export const catchUpSchema = z.union([
  z.object({ ok: z.literal(true), mutations: z.array(appliedMutationSchema), version: z.int() }),
  z.object({ ok: z.literal(false), reload: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
export type CatchUp = z.infer<typeof catchUpSchema>;

export const presenceUserSchema = z.object({
  /** One a connection. */
  id: idSchema,
  /** The same person in all their tabs: the subject of the access token. */
  user_id: z.string(),
  color: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
});
export type PresenceUser = z.infer<typeof presenceUserSchema>;
export const presenceUsersSchema = z.array(presenceUserSchema);
export const userLeftSchema = z.object({ id: idSchema });

/** What is listed of an album beside its document. A client passes over a name that it does not know. */
export const ALBUM_LISTS = [
  'members',
  'preview',
  'reviews',
  'proofs',
  'history',
  'trash',
  'notifications',
  'comment_reads',
] as const;
export type AlbumList = (typeof ALBUM_LISTS)[number];
export const listChangedSchema = z.object({ album_id: idSchema, list: z.string().max(64) });

/** Names of the events, both ways, and the limits of one connection. */
export const REALTIME = {
  path: '/v1/realtime',
  /** client -> server with acknowledgement; server -> others as AppliedMutation. */
  mutations: 'mutations',
  /** client -> server; server -> others as PeerPresence. */
  selection: 'selection',
  /** server -> clients: PresenceUser[] of the album, on every arrival. */
  users: 'users',
  /** server -> clients: { id } of the connection that left. */
  userLeft: 'user_left',
  catchUp: 'catch_up',
  /** server -> client: a mutation as a whole could not be read; reload and apply pending changes again. */
  mergeError: 'merge_error',
  /** server -> clients: { album_id }; title, date, language or lock changed, the album is to be read again. */
  albumChanged: 'album_changed',
  /** server -> clients: { album_id }; photos came through the sticker link, or one of them changed: the list is to be read again. */
  stickerUploads: 'sticker_uploads',
  /** server -> clients: { album_id, list }: one of ALBUM_LISTS is another one now and is to be read again. */
  listChanged: 'list_changed',
  /** Of one message, in bytes: a paste of many thousand elements goes through. */
  messageBytes: 16_000_000,
  /** A value nested deeper is not read at all; documents nest a dozen levels. */
  depth: 64,
  /** Mutations of one connection: so many at once, and so many a second in the long run. */
  mutationBurst: 60,
  mutationsPerSecond: 20,
  /** Of one presence, in bytes; at about 100 an element all of a spread can be dragged. */
  presenceBytes: 2_000_000,
  presenceElements: 10_000,
  presenceSelection: 1000,
  /** Of one connection: so much at once, and so much a second in the long run. */
  presenceBytesBurst: 4_000_000,
  presenceBytesPerSecond: 1_000_000,
  /** Connections that one process takes, of one person to all their albums and of everybody to one album. */
  connectionsOfPerson: 24,
  connectionsOfAlbum: 100,
} as const;

/**
 * Live and never stored, up to 20 a second, volatile: selection, pointer (mm from where the place of the first spread
 * begins), and the values of a running gesture. What is larger than REALTIME allows is not passed on.
 */
export const presenceSchema = z.object({
  selection: z.array(z.string().max(64)).max(REALTIME.presenceSelection),
  spread_id: z.string().max(64).nullable(),
  pointer: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** Props of the nodes that are being dragged, e.g. `{ n1: { x: 3, y: 4 } }`; until the server has them for good. */
  gesture: z
    .record(z.string().max(64), z.record(z.string().max(64), z.json()))
    .refine((values) => Object.keys(values).length <= REALTIME.presenceElements)
    .nullable(),
  typing_in: z.string().max(64).nullable(),
  /** From here on what programs of an earlier release neither send nor read. The field of a form, within `typing_in`. */
  field: z.string().max(64).nullish(),
  /** What of the album the window shows, in mm from the corner of the spread in its middle. */
  view: z
    .object({
      spread_id: z.string().max(64),
      x: z.number(),
      y: z.number(),
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .nullish(),
  /** Whom one follows: a `user_id`. */
  follows: z.string().max(255).nullish(),
  /** Everybody is invited to follow. */
  leads: z.boolean().optional(),
  /** Nothing was touched for some minutes. */
  idle: z.boolean().optional(),
  /** Does not want to be watched: pointer, selection and view are left out. */
  alone: z.boolean().optional(),
});
export type Presence = z.infer<typeof presenceSchema>;
export const peerPresenceSchema = presenceSchema.extend({ user: presenceUserSchema });
export type PeerPresence = z.infer<typeof peerPresenceSchema>;
