/** An album with one of everything that a call may name, made when it is asked for: by the segment of the path before its id. */
import type { Category, MemberRole } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createPoint, createRenderJob } from '@figurina/contract';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../album-on-server.ts';
import { ask } from '../checked-call.ts';
import type { TestServer } from '../test-server.ts';
import type { TestUser } from '../test-user.ts';

export interface InAlbum {
  readonly server: TestServer;
  readonly album: string;
  readonly owner: TestUser;
  /** Who may be changed and removed. */
  readonly extra: TestUser;
  readonly editor: TestUser;
}
type Make = (place: InAlbum) => Promise<string>;

const PARTS = anAlbum().section('Team').spread().rectangle({ id: 'box' }).cell({ sticker: 'Mia' }).parts();
const STICKER = Object.keys(PARTS.stickers)[0]!;
const MONTH_MS = 30 * 86_400_000;
const now = (): Date => new Date();

export async function makeAlbum(
  { database }: TestServer,
  people: readonly { id: string; role?: MemberRole }[],
  {
    locked = false,
    trashed = false,
    category = 'sports',
  }: { locked?: boolean; trashed?: boolean; category?: Category } = {},
): Promise<string> {
  const id = await albumOnServer(database, PARTS, people);
  if (locked || trashed || category)
    await database.db
      .updateTable('albums')
      .set({ locked, trashed_at: trashed ? now() : null, blueprint_category: category })
      .where('id', '=', id)
      .execute();
  return id;
}

/** In the album's document, too. */
export async function makeImage({ server, album, owner }: InAlbum, model: 'background' | 'sticker'): Promise<string> {
  const id = newId();
  const row = { id, album_id: album, source_hash: id, files_id: id, filename: 'a.png', full_type: 'png' } as const;
  const made = { drawing: false, width: 10, height: 10, created_by: null, created_at: now() };
  await server.database.db
    .insertInto('images')
    .values({ ...row, ...made })
    .execute();
  const value = { ...Object.values(anAlbum().image({ model }).parts().images)[0]!, id };
  const actor = { userId: owner.id, role: 'admin' } as const;
  await server.app.realtime.applyMutation({
    albumId: album,
    actor,
    units: [[{ part: 'images', path: id, value: { ...value } }]],
  });
  return id;
}

export async function makeInvitation({ server, album, owner }: InAlbum, cancelled: boolean): Promise<string> {
  const id = newId();
  const row = { id, album_id: album, email: `${id}@verein.de`, token_hash: id, invited_by: owner.id };
  const times = {
    created_at: now(),
    expires_at: new Date(Date.now() + MONTH_MS),
    cancelled_at: cancelled ? now() : null,
  };
  await server.database.db
    .insertInto('invitations')
    .values({ ...row, ...times })
    .execute();
  return id;
}

export async function makeUpload(
  { server, album }: Pick<InAlbum, 'server' | 'album'>,
  withdrawal_hash = newId(),
): Promise<string> {
  const id = newId();
  const who = { client_id: id, name: 'A', last_name: 'B', position: '', section_id: null, sticker_id: null } as const;
  const crop = { cx: 0.5, cy: 0.5, cscale: 1, crotation: 0, crop_set: false, face: null } as const;
  const consent = { shown: 'self', minor: false, guardian: '', consent_version: '1', consent_language: 'de' } as const;
  const state = { state: 'new', personal: false, image_id: null, source_hash: id, withdrawal_hash } as const;
  await server.database.db
    .insertInto('sticker_uploads')
    .values({ id, album_id: album, ...who, ...crop, ...consent, ...state, created_at: now() })
    .execute();
  return id;
}

export async function makeTrashEntry({ server, album, extra }: InAlbum, kind: 'sticker' | 'spread'): Promise<string> {
  const [id, key] = [newId(), kind === 'sticker' ? 'stickers:gone' : 'nodes:gone'];
  const thing = { key, kind, type: null, name: '', image: null, elements: 0, pages: [], spread: null };
  const row = { id, album_id: album, removed_by: extra.id, removed_at: now(), records: '[]' };
  await server.database.db
    .insertInto('album_trash')
    .values({ ...row, things: JSON.stringify([thing]) })
    .execute();
  return id;
}

const printParams = (album_id: string) => {
  const params = { album_id, mode: 'stickers', format: 'pdf', colorProfile: 'None', includeBleed: false };
  return createRenderJob.body.parse({ render_job: { params } }).render_job.params;
};
/** Of somebody else than who asks: one's own may be seen. */
async function renderJob({ server, album, extra }: InAlbum): Promise<string> {
  const id = newId();
  const row = { id, album_id: album, created_by: extra.id, state: 'error', checks: '[]', findings: '[]' } as const;
  const copy = { queue_id: null, attempt: null, sheets: 1, album_version: 0, album: '{}', created_at: now() };
  await server.database.db
    .insertInto('render_jobs')
    .values({ ...row, ...copy, params: JSON.stringify(printParams(album)) })
    .execute();
  return id;
}

async function membership({ server, album, extra }: InAlbum): Promise<string> {
  const { id } = await server.database.db
    .selectFrom('album_members')
    .select('id')
    .where('album_id', '=', album)
    .where('user_sub', '=', extra.id)
    .executeTakeFirstOrThrow();
  return id;
}

async function ownLayout({ server, owner, editor }: InAlbum): Promise<string> {
  const row = { id: newId(), owner: owner.id, created_by: editor.id, title: 'Seite', design: '{}', created_at: now() };
  await server.database.db.insertInto('own_layouts').values(row).execute();
  return row.id;
}

async function review({ server, album, owner }: InAlbum, more: object = {}): Promise<string> {
  const by = { by_sub: owner.id, by_name: 'Olga', by_staff: false };
  const row = { id: newId(), album_id: album, kind: 'feedback', content: 'Ja', version: 0, created_at: now() } as const;
  await server.database.db
    .insertInto('album_reviews')
    .values({ ...row, ...by, ...more })
    .execute();
  return row.id;
}

async function reviewPoint(place: InAlbum): Promise<string> {
  const row = {
    id: newId(),
    review_id: await review(place),
    position: 0,
    content: 'Titel',
    done_at: null,
    done_by: null,
  };
  await place.server.database.db.insertInto('album_review_points').values(row).execute();
  return row.id;
}

export async function makeRound({
  server,
  album,
  owner,
}: Pick<InAlbum, 'server' | 'album' | 'owner'>): Promise<string> {
  const what = { id: newId(), album_id: album, number: 1, version: 0, schema_version: 1, title: 'Album', parts: null };
  const rest = {
    release_date: null,
    language: 'de',
    images: '[]',
    spreads: '[]',
    message: '',
    deadline: null,
  } as const;
  const by = { started_by: owner.id, started_by_name: 'Olga', created_at: now(), closed_at: null };
  await server.database.db
    .insertInto('proof_rounds')
    .values({ ...what, ...rest, ...by, spreads: '[]' as never })
    .execute();
  return what.id;
}

export async function makeProofPerson({ server }: Pick<InAlbum, 'server'>, round_id: string): Promise<string> {
  const [id, none] = [newId(), null];
  const times = { opened_at: none, done_at: none, reminded_at: none, reminded_by_itself_at: none, withdrawn_at: none };
  await server.database.db
    .insertInto('proof_people')
    .values({ id, round_id, email: `${id}@verein.de`, name: '', locale: 'de', created_at: now(), ...times })
    .execute();
  return id;
}

export async function makeBatch(
  { server, album, owner }: Pick<InAlbum, 'server' | 'album' | 'owner'>,
  { token, token_hash }: { token: string; token_hash: string } = { token: newId(), token_hash: newId() },
): Promise<string> {
  const id = newId();
  const facts = JSON.stringify({ pages: 20, singles: 16, doubles: 0, spine: 2 });
  const what = { kind: 'group', title: 'Album', facts, category: 'sports', note: '', language: 'de' } as const;
  const when = { close_at: null, deadline: '2099-01-01', consent_at: now(), decided_at: null, created_at: now() };
  await server.database.db
    .insertInto('batches')
    .values({
      id,
      album_id: album,
      ...what,
      ...when,
      minimum: 1,
      token,
      token_hash,
      created_by: owner.id,
      run_id: null,
    })
    .execute();
  return id;
}

async function stickerReport({ server, album }: InAlbum): Promise<string> {
  const row = { id: newId(), album_id: album, sticker_id: STICKER, sticker_name: 'Mia', message: 'Mja' };
  await server.database.db
    .insertInto('sticker_reports')
    .values({ ...row, created_at: now(), done_at: null })
    .execute();
  return row.id;
}

async function imageEdit({ server, album, editor }: InAlbum): Promise<string> {
  const row = { id: newId(), album_id: album, image_id: 'none', created_by: editor.id, locale: 'de', state: 'done' };
  const more = { result_id: null, failure: null, token_hash: '', token_expires_at: now(), created_at: now() };
  await server.database.db
    .insertInto('image_edits')
    .values({ ...row, ...more, state: 'error', locale: 'de', touched_at: now() })
    .execute();
  return row.id;
}

async function blob({ server, owner }: InAlbum): Promise<string> {
  const row = { id: newId(), owner_id: owner.id, filename: 'a.png', size: 3, address: null, created_at: now() };
  await server.database.db.insertInto('blobs').values(row).execute();
  return row.id;
}

/** Of what is named twice in a path: the round of a person. */
export const THINGS: Readonly<Record<string, Make>> = {
  albums: async ({ album }) => album,
  associations: membership,
  batches: (place) => makeBatch(place),
  blobs: blob,
  image_edits: imageEdit,
  images: (place) => makeImage(place, 'background'),
  invitations: (place) => makeInvitation(place, false),
  own_layouts: ownLayout,
  people: async ({ server, album }) => {
    const { id } = await server.database.db
      .selectFrom('proof_rounds')
      .select('id')
      .where('album_id', '=', album)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return makeProofPerson({ server }, id);
  },
  proof_rounds: makeRound,
  render_jobs: renderJob,
  review_points: reviewPoint,
  reviews: (place) => review(place),
  sticker_people: async () => STICKER,
  sticker_reports: stickerReport,
  sticker_uploads: (place) => makeUpload(place),
  trash: (place) => makeTrashEntry(place, 'spread'),
  trashed_albums: ({ server, owner }) => makeAlbum(server, [owner], { trashed: true }),
  // Whoever named it may change it, as its owner may.
  versions: async ({ album, editor }) =>
    (await ask(editor, createPoint, { params: { id: album }, body: { point: { name: 'A' } } })).point.id,
};
