import { GENERAL_LAYOUTS } from '@figurina/album';
import {
  createAlbum,
  createOwnLayout,
  deleteOwnLayout,
  LIMITS,
  listOwnLayouts,
  renameOwnLayout,
} from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

let server: TestServer;
let olga: TestUser;
let mia: TestUser;
let stranger: TestUser;
/** Olga's first, with Mia in it, and her second, without. */
let first: string;
let second: string;
const design = GENERAL_LAYOUTS.find(({ id }) => id === 'six-ribbon')!;

beforeAll(async () => {
  server = await startTestServer();
  olga = await testUser(server, 'olga@verein.de');
  mia = await testUser(server, 'mia@verein.de');
  stranger = await testUser(server, 'sam@anderswo.de');
  [first, second] = [await albumOf(olga), await albumOf(olga)];
  await server.database.db
    .insertInto('album_members')
    .values({ id: newId(), album_id: first, user_sub: mia.id, owner: false, created_at: new Date() })
    .execute();
});
afterAll(() => server.stop());

async function albumOf(user: TestUser): Promise<string> {
  const album = { title: 'SV Blau-Weiß 09', language: 'de', blueprint_id: 'sports-choreo' } as const;
  return (await ask(user, createAlbum, { body: { album } })).album.id;
}

const save = (user: TestUser, id: string, title: string, body: unknown = design) =>
  ({
    user,
    endpoint: createOwnLayout,
    request: { params: { id }, body: { own_layout: { title, design: body } } },
  }) as const;
const saved = async (user: TestUser, id: string, title: string) => {
  const { endpoint, request } = save(user, id, title);
  return (await ask(user, endpoint, request)).own_layout;
};
const list = async (user: TestUser, id: string) => (await ask(user, listOwnLayouts, { params: { id } })).own_layouts;

test('a layout saved in one album is there in all albums of its owner, and in nobody else’s', async () => {
  const own = await saved(mia, first, ' Unser Band ');
  expect(own).toMatchObject({ title: 'Unser Band', changeable: true });
  expect(own.design).toMatchObject({ id: own.id, stickers: 6, slots: design.slots });
  expect(await list(olga, second)).toEqual([own]);
  expect(await list(mia, await albumOf(mia))).toEqual([]);
  expect(await refusal(stranger, listOwnLayouts, { params: { id: first } })).toBe('not_found');
  const { endpoint, request } = save(stranger, first, 'Fremd');
  expect(await refusal(stranger, endpoint, request)).toBe('not_found');
});

test('the owner and whoever saved it rename and delete it', async () => {
  const own = await saved(olga, first, 'Olgas');
  const params = { id: first, layout: own.id };
  const renamed = { params, body: { own_layout: { title: 'Neu' } } };
  expect(await refusal(mia, renameOwnLayout, renamed)).toBe('forbidden');
  expect(await refusal(mia, deleteOwnLayout, { params })).toBe('forbidden');
  expect((await list(mia, first)).find(({ id }) => id === own.id)?.changeable).toBe(false);
  expect((await ask(olga, renameOwnLayout, renamed)).own_layout).toEqual({ ...own, title: 'Neu' });
  const mias = await saved(mia, first, 'Mias');
  await ask(mia, deleteOwnLayout, { params: { id: first, layout: mias.id } });
  await ask(olga, deleteOwnLayout, { params: { ...params, id: second } });
  expect((await list(olga, first)).map(({ title }) => title)).toEqual(['Unser Band']);
  expect(await refusal(olga, deleteOwnLayout, { params })).toBe('not_found');
});

test('what is no layout, too large or one too many is refused', async () => {
  const refused = async (body: unknown, title = 'Eins') => {
    const { endpoint, request } = save(olga, first, title, body);
    return refusal(olga, endpoint, request);
  };
  expect(await refused({ ...design, stickers: 99 })).toBe('invalid_request');
  expect(await refused('nothing')).toBe('invalid_request');
  expect(await refused(design, '  ')).toBe('invalid_request');
  const slots = Array.from({ length: 3000 }, () => design.slots[0]);
  expect(await refused({ ...design, stickers: 0, slots })).toBe('payload_too_large');
  const [row] = await server.database.db.selectFrom('own_layouts').selectAll().execute();
  const more = Array.from({ length: LIMITS.ownLayouts }, () => ({ ...row!, id: newId() }));
  await server.database.db.insertInto('own_layouts').values(more).execute();
  expect(await refused(design)).toBe('own_layouts_full');
});
