import {
  changeAlbum,
  copyAlbum,
  createAlbum,
  createImage,
  deleteAlbum,
  deleteTrashedAlbum,
  listAlbums,
  listAssociations,
  listOrganizations,
  readAlbum,
  type Album,
} from '@figurina/contract';
import { parseAlbum, spreadOrder } from '@figurina/album';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';

let server: TestServer;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let admin: TestUser;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  [owner, member, stranger, admin] = await Promise.all([
    testUser(server, 'olga@verein.de'),
    testUser(server, 'mia@verein.de'),
    testUser(server, 'sam@anderswo.de'),
    testUser(server, 'anna@figurina.de', { admin: true }),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => {
  now = new Date();
});

const SPORTS = { language: 'de', blueprint_id: 'sports-choreo' } as const;

async function anAlbum(title = 'SV Blau-Weiß 09'): Promise<Album> {
  const { album } = await ask(owner, createAlbum, {
    body: { album: { ...SPORTS, title, release_date: '2027-06-12' } },
  });
  await server.database.db
    .insertInto('album_members')
    .values({ id: `${album.id}-m`, album_id: album.id, user_sub: member.id, owner: false, created_at: now })
    .execute();
  return album;
}

describe('a new album', () => {
  test('is a copy of its blueprint in its language, with ids of its own', async () => {
    const album = await anAlbum();
    expect(album).toMatchObject({
      title: 'SV Blau-Weiß 09',
      release_date: '2027-06-12',
      language: 'de',
      locked: false,
      role: 'owner',
      owner_identifier: owner.id,
      blueprint_category: 'sports',
      blueprint_title: 'Choreo',
      version: 0,
    });
    const parsed = parseAlbum(album, album.schema_version);
    if (!parsed.ok) throw new Error(parsed.detail);
    const texts = JSON.stringify(album.workspace);
    expect(texts).toContain('Erste Mannschaft');
    expect(texts).not.toContain('@chapter');
    expect(album.statistics.inlay_spreads_count).toBe(spreadOrder(parsed.document).length - 1);
    const again = await anAlbum();
    const ids = Object.keys(album.workspace.nodes);
    expect(Object.keys(again.workspace.nodes)).toHaveLength(ids.length);
    for (const id of ids) expect(again.workspace.nodes).not.toHaveProperty(id);
  });

  test('keeps for whom it is, which its maker is not asked again, and nobody else sees', async () => {
    const organization = {
      name: 'Lindner Werkzeugbau',
      size: '151-200',
      contactName: 'Paula Lindner',
      phone: '0711 123456',
      contactRole: 'lead',
    } as const;
    const body = { album: { ...SPORTS, organization } };
    await ask(member, createAlbum, { body });
    const { album } = await ask(member, createAlbum, { body });
    expect(album.organization).toEqual(organization);
    expect(await ask(member, listOrganizations, {})).toEqual({ organizations: [organization] });
    expect(await ask(stranger, listOrganizations, {})).toEqual({ organizations: [] });
    const nameless = { album: { ...SPORTS, organization: { ...organization, name: ' ' } } };
    expect(await refusal(member, createAlbum, { body: nameless })).toBe('invalid_request');
  });

  test('can be read at once, and has its maker as owner', async () => {
    const album = await anAlbum();
    expect((await ask(owner, readAlbum, { params: { id: album.id } })).album).toEqual(album);
    const { associations } = await ask(owner, listAssociations, { params: { id: album.id } });
    expect(associations.find((one) => one.owner)?.user.sub).toBe(owner.id);
  });

  test.each([
    ['de', 'Titel des Albums'],
    ['pl', 'Tytuł albumu'],
  ] as const)('without a title has a placeholder in its language: %s', async (language, title) => {
    const { album } = await ask(owner, createAlbum, { body: { album: { ...SPORTS, language } } });
    expect(album).toMatchObject({ title, release_date: null, organization: null });
  });

  test('remembers the organisation', async () => {
    const organization = {
      name: 'SV Blau-Weiß',
      size: '151-200',
      contactName: 'Olga',
      phone: '+49 421 1',
      contactRole: 'lead',
    } as const;
    const { album } = await ask(owner, createAlbum, { body: { album: { ...SPORTS, organization } } });
    expect((await ask(owner, readAlbum, { params: { id: album.id } })).album.organization).toEqual(organization);
  });

  test('remembers the campaign that its maker came by, and nothing else that is sent along', async () => {
    const campaign = { utm_source: 'druckerei-nord', 'ad-set': 'herbst' };
    const made = await owner.call('POST', '/albums', {
      album: SPORTS,
      analytics_metadata: { ...campaign, session_token: 'somebody' },
    });
    const { album } = (await made.json()) as { album: Album };
    const plain = (await ask(owner, createAlbum, { body: { album: SPORTS, analytics_metadata: {} } })).album;
    const copied = (await ask(owner, copyAlbum, { params: { id: album.id } })).album;
    const rows = await server.database.db
      .selectFrom('albums')
      .select(['id', 'analytics_metadata'])
      .where('id', 'in', [album.id, plain.id, copied.id])
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.analytics_metadata]))).toEqual(
      new Map<string, unknown>([
        [album.id, campaign],
        [plain.id, null],
        [copied.id, null],
      ]),
    );
    const long = { album: SPORTS, analytics_metadata: { utm_source: 'x'.repeat(201) } };
    expect(await refusal(owner, createAlbum, { body: long })).toBe('invalid_request');
  });

  test('keeps a name that was cut in the middle of an emoji', async () => {
    const organization = { name: 'Team \ud83d', size: '151-200', contactName: 'Olga', phone: '1', contactRole: 'lead' };
    const made = await owner.call('POST', '/albums', { album: { ...SPORTS, title: '\ude00 2026', organization } });
    const { album } = (await made.json()) as { album: Album };
    const kept = (await ask(owner, readAlbum, { params: { id: album.id } })).album;
    expect([kept.title, kept.organization?.name]).toEqual(['\ufffd 2026', 'Team \ufffd']);
  });

  test('can begin empty between its covers', async () => {
    const { album } = await ask(owner, createAlbum, { body: { album: SPORTS, empty_inside: true } });
    const whole = (await ask(owner, createAlbum, { body: { album: SPORTS } })).album;
    expect(album.statistics.inlay_spreads_count).toBeLessThan(whole.statistics.inlay_spreads_count);
  });

  test('begins as the first draft it was chosen as: people in chapters, colours, sticker design', async () => {
    const people = Array.from({ length: 30 }, (_, index) => ({
      name: `Spieler ${index + 1}`,
      position: index === 0 ? 'Tor' : '',
      chapter: index < 22 ? 'Alte Herren' : 'Vorstand',
    }));
    const colors = ['#101820', '#a3123a', '#ffca33', '#ffe8d6', '#ffffff'] as const;
    const draft = { ...SPORTS, people, colors: [...colors] as never, sticker_template_id: 'gold' as const };
    const { album } = await ask(owner, createAlbum, { body: { album: draft, empty_inside: true } });
    const parsed = parseAlbum(album, album.schema_version);
    if (!parsed.ok) throw new Error(parsed.detail);
    const { document } = parsed;
    const named = document.childIds(document.rootId).map((id) => document.nodes.get(id)!.props.name);
    expect(named.slice(1, -1)).toEqual(['Alte Herren', 'Vorstand']);
    expect(album.statistics).toMatchObject({ stickers_count: 30, placed_stickers_count: 30 });
    expect(album).toMatchObject({ colors: { 2: colors[0], 6: colors[4] }, sticker_template_id: 'gold', version: 0 });
    const nobody = { ...draft, people: [{ name: ' ', position: '', chapter: '' }] };
    expect(await refusal(owner, createAlbum, { body: { album: nobody } })).toBe('invalid_request');
    // What its blueprint does not ask is ignored, what no album has room for refused.
    const stray = await ask(owner, createAlbum, { body: { album: { ...draft, answers: { 'nobody-asked': 'x' } } } });
    expect(JSON.stringify(stray.album.workspace)).not.toContain('nobody-asked');
    const many = Object.fromEntries(Array.from('abcdefghijklmnop', (id) => [id, 'x']));
    for (const answers of [{ since: 'x'.repeat(601) }, { 'Not An Id': 'x' }, { since: '' }, many])
      expect(await refusal(owner, createAlbum, { body: { album: { ...draft, answers } } })).toBe('invalid_request');
    const design = { ...draft, sticker_template_id: 'glitter' as never };
    expect(await refusal(owner, createAlbum, { body: { album: design } })).toBe('invalid_request');
  });

  test('is refused without a blueprint, a title or a calendar day', async () => {
    expect(await refusal(owner, createAlbum, { body: { album: { ...SPORTS, blueprint_id: 'nothing' } } })).toBe(
      'blueprint_not_found',
    );
    const gone = await owner.call('POST', '/albums', { album: { ...SPORTS, blueprint_id: 'nothing' } });
    expect(await gone.json()).toMatchObject({ detail: 'Workspace not found: nothing' });
    expect(await refusal(owner, createAlbum, { body: { album: { ...SPORTS, title: '   ' } } })).toBe(
      'album_title_required',
    );
    expect(await refusal(owner, createAlbum, { body: { album: { ...SPORTS, release_date: '2027-02-30' } } })).toBe(
      'invalid_request',
    );
    expect(await refusal(owner, createAlbum, { body: { album: { ...SPORTS, language: 'es' as never } } })).toBe(
      'invalid_request',
    );
    expect(await refusal(owner, createAlbum, { body: { album: { ...SPORTS, title: 'a\0b' } } })).toBe(
      'invalid_request',
    );
  });
});

describe('the list', () => {
  test('holds own and shared albums, the newest change first', async () => {
    const first = await anAlbum('Erstes');
    now = new Date(now.getTime() + 1000);
    const second = await anAlbum('Zweites');
    now = new Date(now.getTime() + 1000);
    await ask(owner, changeAlbum, { params: { id: first.id }, body: { album: { title: 'Erstes, neu' } } });
    const own = (await ask(owner, listAlbums, {})).albums;
    expect(own.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(own[0]).toMatchObject({ title: 'Erstes, neu', role: 'owner', statistics: first.statistics });
    const shared = (await ask(member, listAlbums, {})).albums;
    expect(shared.find(({ id }) => id === second.id)).toMatchObject({ role: 'editor', owner_identifier: owner.id });
    expect((await ask(stranger, listAlbums, {})).albums).toEqual([]);
  });
});

describe('who may do what', () => {
  const people = () => ({ owner, member, admin, stranger, nobody: server.url });
  type Person = keyof ReturnType<typeof people>;
  type Expected = Record<Person, string>;

  const cases: [
    string,
    Expected,
    (who: TestUser | string, id: string) => Promise<{ ok: true } | { ok: false; code: string }>,
  ][] = [
    [
      'read',
      { owner: 'yes', member: 'yes', admin: 'yes', stranger: 'not_found', nobody: 'unauthorized' },
      (who, id) => call(who, readAlbum, { params: { id } }),
    ],
    [
      'change the title',
      { owner: 'yes', member: 'yes', admin: 'yes', stranger: 'not_found', nobody: 'unauthorized' },
      (who, id) => call(who, changeAlbum, { params: { id }, body: { album: { title: 'Neu' } } }),
    ],
    [
      'change the fonts',
      { owner: 'yes', member: 'yes', admin: 'yes', stranger: 'not_found', nobody: 'unauthorized' },
      (who, id) =>
        call(who, changeAlbum, {
          params: { id },
          body: { album: { fonts: { title: { family: 'Lora', bold: true } } } },
        }),
    ],
    [
      'lock',
      { owner: 'forbidden', member: 'forbidden', admin: 'yes', stranger: 'not_found', nobody: 'unauthorized' },
      (who, id) => call(who, changeAlbum, { params: { id }, body: { album: { locked: true } } }),
    ],
    [
      'delete',
      { owner: 'yes', member: 'forbidden', admin: 'yes', stranger: 'not_found', nobody: 'unauthorized' },
      (who, id) => call(who, deleteAlbum, { params: { id } }),
    ],
    [
      'copy',
      { owner: 'yes', member: 'forbidden', admin: 'yes', stranger: 'not_found', nobody: 'unauthorized' },
      (who, id) => call(who, copyAlbum, { params: { id } }),
    ],
    [
      'add a picture',
      {
        owner: 'blob_not_found',
        member: 'blob_not_found',
        admin: 'blob_not_found',
        stranger: 'not_found',
        nobody: 'unauthorized',
      },
      (who, id) => call(who, createImage, { params: { id }, body: { blob_id: 'none' } }),
    ],
  ];
  const everybody: Person[] = ['owner', 'member', 'admin', 'stranger', 'nobody'];
  const table = cases.flatMap(([deed, expected, does]) =>
    everybody.map((person) => [person, deed, expected[person], does] as const),
  );

  test.each(table)('%s: %s: %s', async (person, _deed, expected, does) => {
    const { id } = await anAlbum();
    const answer = await does(people()[person], id);
    expect(answer.ok ? 'yes' : answer.code).toBe(expected);
  });

  test('a locked album is changed by administrators alone, and its owner may still delete it', async () => {
    const { id } = await anAlbum();
    await ask(admin, changeAlbum, { params: { id }, body: { album: { locked: true } } });
    for (const who of [owner, member]) {
      expect((await ask(who, readAlbum, { params: { id } })).album.locked).toBe(true);
      for (const album of [
        { title: 'Nein' },
        { fonts: { title: { family: 'Lora', bold: false } } },
        { language: 'pl' as const },
      ])
        expect(await refusal(who, changeAlbum, { params: { id }, body: { album } })).toBe('album_locked');
      expect(await refusal(who, createImage, { params: { id }, body: { blob_id: 'none' } })).toBe('album_locked');
    }
    await ask(admin, changeAlbum, { params: { id }, body: { album: { title: 'Doch' } } });
    await ask(owner, deleteAlbum, { params: { id } });
  });

  test('an administrator who is a member keeps the rights of one', async () => {
    const { id } = await anAlbum();
    await server.database.db
      .insertInto('album_members')
      .values({ id: `${id}-a`, album_id: id, user_sub: admin.id, owner: false, created_at: now })
      .execute();
    expect((await ask(admin, changeAlbum, { params: { id }, body: { album: { locked: true } } })).album.role).toBe(
      'admin',
    );
    expect((await ask(admin, listAlbums, {})).albums.filter((one) => one.id === id)).toHaveLength(1);
  });
});

describe('changing', () => {
  test('title, day, language and notifications', async () => {
    const { id } = await anAlbum();
    const change = {
      title: '  Turnier 2027  ',
      release_date: null,
      language: 'fr',
      email_notifications_enabled: false,
    } as const;
    const { album } = await ask(owner, changeAlbum, { params: { id }, body: { album: change } });
    expect(album).toMatchObject({ title: 'Turnier 2027', release_date: null, language: 'fr' });
    expect((await ask(owner, readAlbum, { params: { id } })).album.email_notifications_enabled).toBe(false);
    expect(await refusal(owner, changeAlbum, { params: { id }, body: { album: { title: ' ' } } })).toBe(
      'album_title_required',
    );
    expect(await refusal(owner, changeAlbum, { params: { id }, body: { album: { title: 'x'.repeat(121) } } })).toBe(
      'invalid_request',
    );
  });

  test('fonts are a change of the document, with a version of its own', async () => {
    const { id } = await anAlbum();
    await ask(owner, changeAlbum, {
      params: { id },
      body: { album: { fonts: { title: { family: 'Lora', bold: true } } } },
    });
    const { album } = await ask(owner, readAlbum, { params: { id } });
    expect(album.version).toBe(1);
    expect(album.fonts['title']).toEqual({ family: 'Lora', bold: true });
    expect(album.fonts['paragraph']).toEqual({ family: 'Barlow', bold: false });
    expect(album.custom_fonts).toEqual([]);
    const text = Object.values(album.workspace.nodes as Record<string, { id: string; type: string }>).find(
      ({ type }) => type === 'Text',
    )!;
    const actor = { userId: owner.id, role: 'owner', albumLocked: false } as const;
    const unit = [{ part: 'workspace', path: `nodes/${text.id}/props/font`, value: 'Great Vibes' }] as const;
    await server.app.realtime.applyMutation({ albumId: id, actor, units: [unit] });
    const after = await ask(owner, readAlbum, { params: { id } });
    expect(after.album.custom_fonts).toEqual([{ name: 'Great Vibes' }]);
  });
});

test('whoever has it already is told that nothing changed; packed or not, it is the same', async () => {
  const { id } = await anAlbum();
  const read = (user: TestUser, headers: Record<string, string> = {}) =>
    user.call('GET', `/albums/${id}`, undefined, headers);
  const first = await read(owner);
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const [body, etag] = [await first.text(), first.headers.get('etag')!];
  const plain = await read(owner, { 'accept-encoding': 'identity, gzip;q=0' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, body]);
  expect((await read(owner, { 'if-none-match': etag })).status).toBe(304);
  // Theirs names them, and opens their pictures alone.
  expect((await read(member, { 'if-none-match': etag })).status).toBe(200);
  expect((await read(stranger, { 'if-none-match': etag })).status).toBe(404);
  await ask(owner, changeAlbum, { params: { id }, body: { album: { title: 'Neu' } } });
  const renamed = await read(owner, { 'if-none-match': etag });
  expect([renamed.status, ((await renamed.json()) as { album: Album }).album.title]).toEqual([200, 'Neu']);
  const fonts = { title: { family: 'Lora' } };
  const tag = renamed.headers.get('etag')!;
  await ask(owner, changeAlbum, { params: { id }, body: { album: { fonts } } });
  const restyled = await read(owner, { 'if-none-match': tag });
  expect(((await restyled.json()) as { album: Album }).album.fonts['title']).toMatchObject(fonts.title);
});

test('a deleted album is gone for everybody, for good with its members', async () => {
  const { id } = await anAlbum();
  await ask(owner, deleteAlbum, { params: { id } });
  for (const who of [owner, member, admin]) expect(await refusal(who, readAlbum, { params: { id } })).toBe('not_found');
  expect(await refusal(owner, deleteAlbum, { params: { id } })).toBe('not_found');
  await ask(owner, deleteTrashedAlbum, { params: { id } });
  const rows = await server.database.db.selectFrom('album_members').selectAll().where('album_id', '=', id).execute();
  expect(rows).toEqual([]);
});

describe('pictures of an album', () => {
  test('its token opens them for its reader, as long as they are in the album', async () => {
    const album = await anAlbum();
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const { image } = await ask(owner, createImage, {
      params: { id: album.id },
      body: { blob_id: await upload(server, owner, jpeg) },
    });
    const { image_token: token } = (await ask(member, readAlbum, { params: { id: album.id } })).album;
    const address = `${server.url}/v1/images/${image.id}/small`;
    expect((await fetch(`${address}?token=${token}`)).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    const other = await anAlbum();
    expect((await fetch(`${address}?token=${other.image_token}`)).status).toBe(404);
    await server.database.db.deleteFrom('album_members').where('id', '=', `${album.id}-m`).execute();
    expect((await fetch(`${address}?token=${token}`)).status).toBe(404);
    expect((await fetch(`${server.url}${image.blob.small}`)).status).toBe(200);
  });

  test('those of its blueprint are there for everybody', async () => {
    const album = await anAlbum();
    const [id] = Object.keys(album.images);
    expect(album.images[id ?? '']).toMatchObject({ blueprint_image: true });
    // The drawing itself, as long as nobody had its bitmaps made.
    const picture = await fetch(`${server.url}/v1/images/${id}/small`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const drawing = await fetch(`${server.url}/v1/images/${id}/original`);
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(`${server.url}/v1/images/content-unknown/small`)).status).toBe(404);
  });
});

describe('a copy', () => {
  const copyOf = async ({ id }: { id: string }, who = owner) => (await ask(who, copyAlbum, { params: { id } })).album;
  const jpegOf = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();

  test('has the design, the people and the pictures of its own, and nothing that guests sent or said', async () => {
    const { db } = server.database;
    const { album } = await ask(owner, createAlbum, {
      body: {
        album: {
          ...SPORTS,
          title: 'Verein',
          people: [
            { name: 'Ada', position: '', chapter: '' },
            { name: 'Bo', position: '', chapter: '' },
          ],
        },
      },
    });
    const add = async (background: string) =>
      (
        await ask(owner, createImage, {
          params: { id: album.id },
          body: { blob_id: await upload(server, owner, await jpegOf(background)) },
        })
      ).image.id;
    const [own, sent] = [await add('#336699'), await add('#993366')];
    await db.updateTable('images').set({ created_by: 'sticker-link:x' }).where('id', '=', sent).execute();
    const [ada, bo] = Object.keys(album.stickers);
    const parsed = parseAlbum(album, album.schema_version);
    if (!parsed.ok) throw new Error(parsed.detail);
    const spread = spreadOrder(parsed.document)[1]!;
    const answer = await server.app.realtime.applyMutation({
      albumId: album.id,
      actor: { userId: owner.id, role: 'owner' },
      units: [
        [
          { part: 'stickers', path: `${ada}/image`, value: own },
          { part: 'stickers', path: `${bo}/image`, value: sent },
          {
            part: 'workspace',
            path: 'nodes/said',
            value: {
              id: 'said',
              type: 'Comment',
              parent: spread,
              order: 'zz',
              props: { userId: owner.id, text: 'Hm.' },
            },
          },
        ],
      ],
    });
    expect(answer).toMatchObject({ ok: true, refused: [] });

    const tile = await copyOf(album);
    expect(tile).toMatchObject({ role: 'owner', owner_identifier: owner.id, cover_preview_url: null });
    expect(tile.title).toMatch(/^Verein \(.+\)$/);
    expect(tile.statistics).toMatchObject({ stickers_count: 2, photos_count: 1 });
    const { album: copy } = await ask(owner, readAlbum, { params: { id: tile.id } });
    expect(copy.stickers).toMatchObject({ [ada!]: { name: 'Ada' }, [bo!]: { name: 'Bo' } });
    expect(JSON.stringify(copy)).not.toContain(sent);
    expect(JSON.stringify(copy)).not.toContain(own);
    expect(copy.workspace.nodes).not.toHaveProperty('said');

    // Its pictures are its own: they stay when the original goes.
    const picture = (copy.stickers[ada!] as { image: string }).image;
    const rows = await db.selectFrom('images').select('files_id').where('id', 'in', [own, picture]).execute();
    expect(new Set(rows.map(({ files_id: files }) => files)).size).toBe(1);
    await ask(owner, deleteAlbum, { params: { id: album.id } });
    await ask(owner, deleteTrashedAlbum, { params: { id: album.id } });
    expect((await fetch(`${server.url}/v1/images/${picture}/small?token=${copy.image_token}`)).status).toBe(200);
  });

  test('has a title that fits, and so has the copy of a copy', async () => {
    const copy = await copyOf(await anAlbum('x'.repeat(120)));
    expect(copy.title).toHaveLength(120);
    expect((await copyOf(copy)).title).toHaveLength(120);
  });

  test('is made some times an hour by one person, then refused in words', async () => {
    const busy = await testUser(server, 'busy@verein.de');
    const { album } = await ask(busy, createAlbum, { body: { album: SPORTS, empty_inside: true } });
    await Promise.all(Array.from({ length: 20 }, () => copyOf(album, busy)));
    expect(await refusal(busy, copyAlbum, { params: { id: album.id } })).toBe('too_many_requests');
  });
});
