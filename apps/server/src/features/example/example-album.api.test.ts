import { listAlbums, readAlbum as fetchAlbum } from '@figurina/contract';
import { parseAlbum, preflight } from '@figurina/album';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { excusedIn, readAlbum, readBlueprints, refusedWordsIn, slottedLayout } from '../blueprints/index.ts';
import { EXAMPLE_BLUEPRINT, EXAMPLE_CHAPTERS, EXAMPLE_TITLE } from './example-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the first start makes one finished album, a later one none, but pictures that are missing', async () => {
  await server.app.makeExample();
  const later = await startTestServer({ beside: server });
  await later.app.makeExample();
  const { email } = await server.database.db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  const administrator = await testUser(server, email);
  const { albums } = await ask(administrator, listAlbums, {});
  expect(albums.map(({ title }) => title)).toEqual([EXAMPLE_TITLE]);

  const { album } = await ask(administrator, fetchAlbum, { params: { id: albums[0]!.id } });
  const parsed = parseAlbum(album, album.schema_version);
  if (!parsed.ok) throw new Error(parsed.detail);
  const people = EXAMPLE_CHAPTERS.flatMap(([, names]) => names);
  expect(album.statistics).toMatchObject({
    stickers_count: people.length,
    placed_stickers_count: people.length,
    photos_count: people.length,
  });
  const { image } = [...parsed.document.stickers.values()][0]!;
  expect((await fetch(`${later.url}/v1/images/${image}/small?token=${album.image_token}`)).status).toBe(200);
  await later.stop();
  expect(preflight(parsed.document, 'order').filter(({ severity }) => severity === 'error')).toEqual([]);

  const blueprint = (await readBlueprints()).find(({ id }) => id === EXAMPLE_BLUEPRINT)!;
  const pictureOf = (id: string) => ({ id, width: 100, height: 100 });
  const layouts = blueprint.in.de.layouts.map((layout) => slottedLayout(layout, { language: 'de', pictureOf }));
  const [refused, excused] = [refusedWordsIn('de'), excusedIn(EXAMPLE_BLUEPRINT)];
  expect(
    readAlbum({ document: parsed.document, language: 'de', layouts, answers: [], refused, excused }),
    'what a reader would send back',
  ).toEqual([]);
});
