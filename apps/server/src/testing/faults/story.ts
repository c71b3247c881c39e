/** What a customer does, whatever goes wrong: imports people, edits, takes a photo by the link, orders. */
import { type AlbumDocument, importRosterPatch, parseAlbum, type Patch, planRoster } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  changeAlbum,
  createChallenge,
  createRenderJob,
  createStickerUpload,
  listStickerUploads,
  type Order,
  readAlbum,
  readRenderJob,
  readStickerLink,
  STICKER_PROOF_HEADER,
  STICKER_TOKEN_HEADER,
} from '@figurina/contract';
import { createMemoryDevice } from '@figurina/editor/testing';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderWish } from '../../features/orders/testing/order-wish.ts';
import { newUpload, solve } from '../../features/sticker-link/testing/contributor.ts';
import { CLOCK, setProp } from '../../features/realtime/testing/crowd.ts';
import { type EditorOnServer, openEditorOn } from '../../features/realtime/testing/editor-on-server.ts';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../album-on-server.ts';
import { call } from '../checked-call.ts';
import { testUser, type TestUser } from '../test-user.ts';
import type { FaultySite } from './faulty-site.ts';
import { allowed, granted, insist, NotNow } from './insist.ts';

const PEOPLE = Array.from({ length: 12 }, (_, at) => `Person ${at + 1}`);
const MOVES = 5;
const TUS = { 'tus-resumable': '1.0.0' };

export interface Story {
  /** Told while things go wrong. Ends when all of it was acknowledged. */
  tell(): Promise<void>;
  /** Afterwards: all of it is there, once. */
  holds(): Promise<void>;
  /** What is being done. */
  now(): string;
}

interface Told {
  readonly name: string;
  readonly photo: Buffer;
  /** Whether two pages are printed as well, by the real thing. */
  readonly prints: boolean;
}

export async function newStory(site: FaultySite, { name, photo, prints }: Told): Promise<Story> {
  const { calm } = site;
  const { config, database } = calm;
  const people = { config, database, url: site.url };
  const customer = await testUser(people, `${name}@verein.de`);
  const staff = await testUser(people, `${name}@figurina.example`, { admin: true });
  const album = anAlbum().section('Team').spreads(8).rectangle({ id: 'box' });
  for (let at = 0; at < 4; at++) album.cell({ x: 20, y: 20, sticker: `Trainer ${at}` });
  const id = await albumOnServer(database, album.parts(), [customer]);
  await database.db.updateTable('albums').set({ blueprint_category: 'sports' }).where('id', '=', id).execute();
  const params = { id };
  const ordered: Order[] = [];
  let printed: string | undefined;
  const begun = new Set<string>();

  /** Written down until it ends well, for a story that does not. */
  async function step(name: string, take: () => Promise<unknown>): Promise<void> {
    begun.add(name);
    await take();
    begun.delete(name);
  }

  async function edit(): Promise<void> {
    const editor = await openEditor(site.url, id, customer);
    const saved = async (): Promise<void> => {
      await insist(async () => {
        if (!(await editor.sync.flush())) throw new NotNow('not saved yet');
      });
    };
    await step('saving an import', () => {
      editor.store.transact('steps.import', importOf(editor.store.document));
      return saved();
    });
    for (let x = 1; x <= MOVES; x++) {
      await step(`saving move ${x}`, () => {
        editor.store.transact('steps.move', setProp('box', 'x', x));
        return saved();
      });
    }
    expect(editor.notices.filter(({ kind }) => kind !== 'unreached')).toEqual([]);
    await editor.sync.stop();
  }

  async function contribute(): Promise<void> {
    const body = { album: { sticker_upload_enabled: true } };
    await insist(async () => granted(await call(customer, changeAlbum, { params, body })));
    const { sticker_link } = await insist(async () => granted(await call(customer, readStickerLink, { params })));
    const token = sticker_link.sticker_uploads_path.split('/').at(-1)!;
    const sticker_upload = newUpload(await send(token), { name: 'Person 1' });
    const given = { params: { token }, body: { sticker_upload } };
    await insist(async () => granted(await call(site.url, createStickerUpload, given)));
  }

  /** The photo, from where the server has it each time. */
  async function send(token: string): Promise<string> {
    const who = { ...TUS, [STICKER_TOKEN_HEADER]: token };
    const begin = async (): Promise<string> => {
      const { challenge } = granted(await call(site.url, createChallenge, { params: { token } })).challenge;
      const headers = {
        ...who,
        [STICKER_PROOF_HEADER]: `${challenge}:${solve(challenge)}`,
        'upload-length': String(photo.length),
        'upload-metadata': 'filename YS5qcGc=',
      };
      const answer = await allowed(await fetch(`${site.url}/v1/blobs`, { method: 'POST', headers }));
      return new URL(answer.headers.get('location')!, `${site.url}/v1/blobs`).href;
    };
    const url = await insist(begin);
    await insist(async () => {
      const known = await fetch(url, { method: 'HEAD', headers: who });
      if (!known.ok) throw new NotNow(String(known.status));
      const offset = Number(known.headers.get('upload-offset'));
      if (offset === photo.length) return;
      const headers = { ...who, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      await allowed(await fetch(url, { method: 'PATCH', headers, body: photo.subarray(offset) as BodyInit }));
    });
    return url.split('/').at(-1)!;
  }

  async function order(): Promise<void> {
    const release_date = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10);
    const wish = orderWish(id, { no_albums: 10, order_features: [], release_date, email: customer.email });
    const key = newId();
    // Pressed twice, by somebody who does not trust it.
    for (let press = 0; press < 2; press++) {
      const headers = { 'idempotency-key': key };
      const answer = await insist(async () => {
        const given = await allowed(await customer.call('POST', '/orders', { order: wish }, headers));
        return (await given.json()) as { order: Order };
      });
      ordered.push(answer.order);
    }
  }

  async function print(): Promise<void> {
    const order = { album_id: id, mode: 'pages', range: '2-3' } as const;
    const body = { render_job: { params: order } };
    printed = (await insist(async () => granted(await call(staff, createRenderJob, { body })))).render_job.id;
  }

  async function holds(): Promise<void> {
    const { album: now } = granted(await call(customer, readAlbum, { params }));
    const parsed = parseAlbum(now, now.schema_version);
    if (!parsed.ok) throw new Error(`${parsed.code} at ${parsed.at}`);
    const { nodes, stickers } = parsed.document;
    expect(nodes.get('box' as never)!.props).toMatchObject({ x: MOVES });
    expect([...stickers.values()].map((sticker) => sticker.name).filter((one) => PEOPLE.includes(one))).toEqual(PEOPLE);

    const query = { merged: 'false' } as const;
    const { sticker_uploads } = granted(await call(customer, listStickerUploads, { params, query }));
    expect(sticker_uploads.map((one) => one.name)).toEqual(['Person 1']);
    const picture = await fetch(new URL(sticker_uploads[0]!.image.blob.full, site.url));
    expect(picture.status).toBe(200);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(photo.length / 20);

    const rows = await database.db.selectFrom('orders').select('id').where('album_id', '=', id).execute();
    expect(ordered.map((one) => one.id)).toEqual([rows[0]!.id, rows[0]!.id]);
    expect(rows).toHaveLength(1);
    const { rows: doubled } = await sql`
      select mutation_id from album_mutations where album_id = ${id} group by mutation_id having count(*) > 1`.execute(
      database.db,
    );
    expect(doubled).toEqual([]);
    const mails = () => new Set(site.mails.flatMap((mail) => (mail.to === customer.email ? mail.id : [])));
    // One of them says that the order has come.
    await step('waiting for a mail', () =>
      expect.poll(() => mails().size, { timeout: 240_000, interval: 500 }).toBeGreaterThan(0),
    );
    if (printed) await hasFile(printed);
  }

  async function hasFile(job: string): Promise<void> {
    const read = async () => granted(await call(staff, readRenderJob, { params: { id: job } })).render_job;
    const state = async () => (await read()).state;
    await expect.poll(state, { timeout: 240_000, interval: 500 }).toMatch(/finished|error/);
    const made = await read();
    // Tried so often that it was given up while things went wrong: then it says so.
    if (made.state === 'error') {
      expect(made.error).toMatch(/\w+ \w+/);
      return;
    }
    const file = await staff.call('GET', made.file_url!.replace(/^\/v1/, ''));
    expect((await file.arrayBuffer()).byteLength).toBe(made.file_bytes);
  }

  return {
    tell: async () => {
      await Promise.all([step('editing', edit), step('contributing', contribute)]);
      await step('ordering', order);
      if (prints) await step('printing', print);
    },
    holds: () => step('checking', holds),
    now: () => [...begun].join(', '),
  };
}

function openEditor(url: string, albumId: string, user: TestUser): Promise<EditorOnServer> {
  return insist(async () => {
    const clientId = newId();
    const outbox = createMemoryDevice().outbox(clientId);
    return openEditorOn({ url: () => url, albumId, user, clientId, outbox, clock: CLOCK }).catch((error: unknown) => {
      throw new NotNow(String(error));
    });
  });
}

function importOf(document: AlbumDocument): Patch {
  const rows = PEOPLE.map((name, at) => ({ line: at + 1, name, chapter: 'Team', position: '', photo: '' }));
  const plan = planRoster(document, { rows, photos: [], untitled: 'Team' });
  return importRosterPatch(document, plan, { images: new Map(), makeId: () => newId(), now: new Date().toISOString() });
}
