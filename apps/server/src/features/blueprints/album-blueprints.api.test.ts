import {
  changeAlbum,
  changeAlbumBlueprint,
  createAlbum,
  createImage,
  deleteAlbum,
  deleteAlbumBlueprint,
  listAlbums,
  listBlueprints,
  publishAlbumBlueprint,
  readAlbum,
  readAlbumBlueprint,
  readBlueprint,
  readOnboardingState,
  readPublicStickerLink,
  readStickerLink,
  readConfig,
  createInvitation,
  sendAlbumLink,
  withdrawAlbumBlueprint,
  type Album,
} from '@figurina/contract';
import {
  cellsOfSpread,
  layoutSchema,
  parseAlbum,
  spreadOrder,
  type AlbumDocument,
  type Operation,
  type Patch,
} from '@figurina/album';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { coverFingerprint } from '../albums/index.ts';

let server: TestServer;
let customer: TestUser;
let admin: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { PRIVACY_URL: 'https://verein.example/datenschutz/' } });
  [customer, admin, colleague] = await Promise.all([
    testUser(server, 'olga@verein.de'),
    testUser(server, 'anna@figurina.de', { admin: true }),
    testUser(server, 'ben@figurina.de', { admin: true }),
  ]);
});
afterAll(() => server.stop());

const SPORTS = { language: 'de', blueprint_id: 'sports-choreo' } as const;
const SAID = { blueprint_category: 'community', description: 'Für Chöre und Kapellen.' } as const;

async function anAlbum(user: TestUser, title = 'Chor der Stadt'): Promise<Album> {
  return (await ask(user, createAlbum, { body: { album: { ...SPORTS, title } } })).album;
}

async function edit(user: TestUser, albumId: string, units: readonly Patch[]): Promise<void> {
  const actor = { userId: user.id, role: 'owner', albumLocked: false } as const;
  const answer = await server.app.realtime.applyMutation({ albumId, actor, units });
  expect(answer).toMatchObject({ ok: true, refused: [] });
}

function documentOf(parts: { schema_version: number }): AlbumDocument {
  const parsed = parseAlbum(parts, parts.schema_version);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.document;
}

/** With a person in a cell, their name and a picture of its own on a page. */
async function anEditedAlbum(user: TestUser): Promise<{ album: Album; imageId: string; sectionId: string }> {
  const album = await anAlbum(user);
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const { image } = await ask(user, createImage, {
    params: { id: album.id },
    body: { blob_id: await upload(server, user, bytes) },
  });
  const document = documentOf(album);
  const nodes = [...document.nodes.values()];
  const section = nodes.find((node) => node.type === 'Section' && !node.props.static)!;
  const cell = nodes.find(({ type }) => type === 'StickerCell')!;
  const frame = nodes.find(({ type }) => type === 'Image')!;
  const put = (path: string, value: unknown): Operation => ({ part: 'workspace', path, value: value as never });
  await edit(user, album.id, [
    [
      {
        part: 'stickers',
        path: 'ada',
        value: { id: 'ada', name: 'Ada Lovelace', sectionId: section.id, createdAt: '2026-11-01T10:00:00.000Z' },
      },
      put(`nodes/${cell.id}/props/stickerId`, 'ada'),
      put(`nodes/${section.id}/props/name`, 'Sopran'),
      put(`nodes/${frame.id}/props/image`, image.id),
    ],
  ]);
  return { album, imageId: image.id, sectionId: section.id };
}

const offered = async (who: TestUser | string) =>
  (await ask(who, listBlueprints, { query: { language: 'de', category: 'community' } })).blueprints;
const find = async (who: TestUser | string, id: string) => (await offered(who)).find((one) => one.id === id);

describe('an administrator', () => {
  test('turns an album into a blueprint, which only administrators see, until it is published', async () => {
    const { album, imageId, sectionId } = await anEditedAlbum(admin);
    const params = { id: album.id };
    expect(await ask(admin, readAlbumBlueprint, { params })).toEqual({
      blueprint: {
        is_blueprint: false,
        blueprint_category: 'sports',
        description: '',
        published_at: null,
        changed_since: false,
      },
    });
    expect(await refusal(admin, publishAlbumBlueprint, { params })).toBe('blueprint_not_found');

    await ask(admin, changeAlbumBlueprint, { params, body: { blueprint: SAID } });
    expect((await ask(admin, readAlbum, { params })).album).toMatchObject({
      is_blueprint: true,
      blueprint_category: 'community',
    });
    expect(await find(colleague, album.id)).toMatchObject({ title: 'Chor der Stadt', draft: true, ...SAID });
    const drafts = await ask(colleague, readBlueprint, { params, query: {} });
    expect(documentOf(drafts.blueprint).nodes.size).toBeGreaterThan(10);
    for (const who of [customer, server.url]) {
      expect(await find(who, album.id)).toBeUndefined();
      expect(await refusal(who, readBlueprint, { params, query: {} })).toBe('blueprint_not_found');
    }
    const wish = { album: { language: 'de', blueprint_id: album.id } } as const;
    expect(await refusal(customer, createAlbum, { body: wish })).toBe('blueprint_not_found');

    const published = await ask(admin, publishAlbumBlueprint, { params });
    expect(published.blueprint).toMatchObject({ changed_since: false, published_at: expect.any(String) as string });
    for (const who of [customer, server.url]) {
      expect(await find(who, album.id)).toMatchObject({ title: 'Chor der Stadt', language: 'de', ...SAID });
      expect(await find(who, album.id)).not.toHaveProperty('draft');
    }
    const { blueprint } = await ask(server.url, readBlueprint, { params, query: { language: 'fr' } });
    expect(blueprint.sections).toContainEqual({ id: sectionId, name: 'Sopran', static: false });
    const document = documentOf(blueprint);
    // People stay behind; the picture on the page is one that everybody may see.
    expect(document.stickers.size).toBe(0);
    expect(JSON.stringify(blueprint)).not.toContain('Ada');
    expect([...document.images.keys()]).not.toContain(imageId);
    expect([...document.images.values()].every(({ blueprint_image: came }) => came)).toBe(true);
    expect((await fetch(`${server.url}/v1/images/blueprint-${imageId}/small`)).status).toBe(200);
    expect((await fetch(`${server.url}/v1/images/${imageId}/small`)).status).toBe(404);

    // Its pages are its layouts: those of an album of many people are made of them.
    const layouts = blueprint.layouts.map((layout) => layoutSchema.parse(layout));
    expect(layouts.map(({ role }) => role)).toEqual(expect.arrayContaining(['opener', 'team']));
    expect(layouts[0]?.title).toMatchObject({ de: 'Sopran 1', pl: 'Sopran 1' });
    expect(new Set(layouts.map(({ slots }) => JSON.stringify(slots))).size).toBe(layouts.length);
    const people = Array.from({ length: 60 }, (_, at) => ({ name: `Stimme ${at + 1}`, position: '', chapter: 'Alt' }));
    const full = await ask(customer, createAlbum, { body: { album: { ...wish.album, people } } });
    const choir = documentOf(full.album);
    const alto = [...choir.nodes.values()].find((node) => node.type === 'Section' && node.props.name === 'Alt')!;
    const placed = choir.childIds(alto.id).flatMap((spread) => cellsOfSpread(choir, spread));
    expect(placed.filter(({ props }) => props.stickerId !== null)).toHaveLength(60);
    const shapes = new Set(layouts.filter(({ stickers }) => stickers > 0).map(({ stickers }) => stickers));
    const counts = choir.childIds(alto.id).map((spread) => cellsOfSpread(choir, spread).length);
    expect(counts.filter((count) => count > 0 && !shapes.has(count))).toEqual([]);

    const made = (await ask(customer, createAlbum, { body: wish })).album;
    expect(made).toMatchObject({
      blueprint_id: album.id,
      blueprint_title: 'Chor der Stadt',
      blueprint_category: 'community',
      is_blueprint: false,
    });
    expect(Object.keys(made.images).toSorted()).toEqual(Object.keys(blueprint.images).toSorted());
  });

  test('edits it on without changing what is offered, publishes again, and withdraws it', async () => {
    const { album, sectionId } = await anEditedAlbum(admin);
    const params = { id: album.id };
    await ask(admin, changeAlbumBlueprint, { params, body: { blueprint: SAID } });
    await ask(admin, publishAlbumBlueprint, { params });
    await edit(admin, album.id, [
      [{ part: 'workspace', path: `nodes/${sectionId}/props/name`, value: 'Alt' as never }],
    ]);
    await ask(colleague, changeAlbum, { params, body: { album: { title: 'Konzertheft' } } });
    expect((await ask(admin, readAlbumBlueprint, { params })).blueprint.changed_since).toBe(true);
    const names = async () =>
      (await ask(customer, readBlueprint, { params, query: {} })).blueprint.sections.map(({ name }) => name);
    expect(await names()).toContain('Sopran');
    expect(await find(customer, album.id)).toMatchObject({ title: 'Chor der Stadt' });

    const again = await ask(colleague, publishAlbumBlueprint, { params });
    expect(again.blueprint.changed_since).toBe(false);
    expect(await names()).toContain('Alt');
    expect(await find(customer, album.id)).toMatchObject({ title: 'Konzertheft' });
    const { albums } = await ask(colleague, listAlbums, {});
    expect(albums.find(({ id }) => id === album.id)).toMatchObject({ is_blueprint: true, owner_identifier: admin.id });

    expect((await ask(admin, withdrawAlbumBlueprint, { params })).blueprint.published_at).toBeNull();
    expect(await find(customer, album.id)).toBeUndefined();
    expect(await find(admin, album.id)).toMatchObject({ draft: true });
    await ask(admin, deleteAlbumBlueprint, { params });
    const deeds = await server.database.db
      .selectFrom('audit_log')
      .select(['action', 'by_sub'])
      .where('subject', '=', params.id)
      .orderBy('id')
      .execute();
    expect(deeds.map(({ action }) => action).slice(-2)).toEqual(['blueprint.withdraw', 'blueprint.delete']);
    expect(deeds.find(({ by_sub }) => by_sub === colleague.id)?.action).toBe('blueprint.publish');
    expect(await find(admin, album.id)).toBeUndefined();
    expect((await ask(admin, readAlbum, { params })).album.is_blueprint).toBe(false);
  });

  test('offers its cover as it was published, unless people are on it', async () => {
    const { album, sectionId } = await anEditedAlbum(admin);
    const params = { id: album.id };
    const picture = await sharp({ create: { width: 230, height: 297, channels: 3, background: '#aa3322' } })
      .png()
      .toBuffer();
    const draw = async () => {
      const row = server.database.db.selectFrom('albums').selectAll().where('id', '=', album.id);
      const head = await row.executeTakeFirstOrThrow();
      const { document } = (await server.app.realtime.readDocument(album.id))!;
      await server.app.albums.covers.keep(head, picture, coverFingerprint(head, document));
    };
    await draw();
    await ask(admin, changeAlbumBlueprint, { params, body: { blueprint: SAID } });
    expect((await find(admin, album.id))?.cover_preview_url).toBeNull();
    await ask(admin, publishAlbumBlueprint, { params });
    const url = (await find(customer, album.id))?.cover_preview_url ?? '';
    const shown = await fetch(server.url + url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);

    await edit(admin, album.id, [[{ part: 'colors', path: '3', value: '#0a5c36' }]]);
    await ask(admin, publishAlbumBlueprint, { params });
    // What it showed before is not offered as what it is now.
    expect((await find(customer, album.id))?.cover_preview_url).toBeNull();
    await draw();
    await ask(admin, publishAlbumBlueprint, { params });
    const again = (await find(customer, album.id))?.cover_preview_url ?? '';
    expect((await fetch(server.url + again)).status).toBe(200);

    const cover = spreadOrder(documentOf(album))[0]!;
    const cell = {
      id: 'on-cover',
      type: 'StickerCell',
      parent: cover,
      order: 'z',
      props: { x: 20, y: 20, width: 50, height: 70, stickerId: 'bob' },
    };
    await edit(admin, album.id, [
      [
        {
          part: 'stickers',
          path: 'bob',
          value: { id: 'bob', name: 'Bob', sectionId, createdAt: '2026-11-01T10:00:00.000Z' },
        },
        { part: 'workspace', path: 'nodes/on-cover', value: cell },
      ],
    ]);
    await draw();
    await ask(admin, publishAlbumBlueprint, { params });
    expect((await find(customer, album.id))?.cover_preview_url).toBeNull();
    expect((await fetch(server.url + again)).status).toBe(404);
  });

  test('deletes it with its album; albums that were made of it stay', async () => {
    const album = await anAlbum(admin);
    const params = { id: album.id };
    await ask(admin, changeAlbumBlueprint, { params, body: { blueprint: SAID } });
    await ask(admin, publishAlbumBlueprint, { params });
    const wish = { album: { language: 'de', blueprint_id: album.id } } as const;
    const made = (await ask(customer, createAlbum, { body: wish })).album;
    await ask(admin, deleteAlbum, { params });
    expect(await find(admin, album.id)).toBeUndefined();
    expect(await refusal(admin, changeAlbumBlueprint, { params, body: { blueprint: SAID } })).toBe('not_found');
    const { album: left } = await ask(customer, readAlbum, { params: { id: made.id } });
    expect(left).toMatchObject({ blueprint_id: album.id, blueprint_title: null });
    expect((await ask(customer, readOnboardingState, { params: { id: made.id } })).onboarding_state).toMatchObject({
      has_updated_section: true,
    });
  });
});

test('nobody else may do any of this, their own albums included', async () => {
  const { id } = await anAlbum(customer);
  const params = { id };
  const deeds = (who: TestUser | string) => [
    call(who, readAlbumBlueprint, { params }),
    call(who, changeAlbumBlueprint, { params, body: { blueprint: SAID } }),
    call(who, publishAlbumBlueprint, { params }),
    call(who, withdrawAlbumBlueprint, { params }),
    call(who, deleteAlbumBlueprint, { params }),
  ];
  for (const [who, code] of [
    [customer, 'forbidden'],
    [server.url, 'unauthorized'],
  ] as const)
    for (const answer of await Promise.all(deeds(who))) expect(answer).toMatchObject({ ok: false, code });
});

describe('the first steps', () => {
  test('are read off the album', async () => {
    const { album } = await ask(customer, createAlbum, { body: { album: SPORTS } });
    const params = { id: album.id };
    const state = async () => (await ask(customer, readOnboardingState, { params })).onboarding_state;
    const nothing = {
      has_invitations: false,
      has_title_and_release_date: false,
      has_sticker: false,
      has_updated_section: false,
      has_updated_sticker_link_config: false,
      has_image: false,
    };
    expect(await state()).toEqual(nothing);
    // Looking at the link does not set it.
    await ask(customer, readStickerLink, { params });
    await ask(customer, changeAlbum, { params, body: { album: { release_date: '2027-06-12' } } });
    expect(await state()).toEqual(nothing);
    await ask(customer, changeAlbum, { params, body: { album: { title: 'SV', sticker_upload_enabled: true } } });
    await ask(customer, createInvitation, { params, body: { email: 'mia@verein.de' } });
    expect(await state()).toEqual({
      ...nothing,
      has_title_and_release_date: true,
      has_updated_sticker_link_config: true,
      has_invitations: true,
    });
    const edited = await anEditedAlbum(customer);
    const { onboarding_state } = await ask(customer, readOnboardingState, { params: { id: edited.album.id } });
    expect(onboarding_state).toMatchObject({ has_sticker: true, has_updated_section: true, has_image: true });
    expect(await refusal(colleague, readOnboardingState, { params: { id: 'nothing' } })).toBe('not_found');
    expect(await refusal(server.url, readOnboardingState, { params })).toBe('unauthorized');
  });

  test('the way to the computer comes by mail, to oneself, and not without end', async () => {
    const { id } = await anAlbum(customer, 'Wanderheft');
    const params = { id };
    await ask(customer, sendAlbumLink, { params });
    const mails = () =>
      server.database.db.selectFrom('mails').selectAll().where('subject', 'like', '%Wanderheft%').execute();
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: customer.email });
    expect(mail?.text).toContain(`${server.url}/album/${id}`);
    const stranger = await testUser(server, 'sam@anderswo.de');
    expect(await refusal(stranger, sendAlbumLink, { params })).toBe('not_found');
    for (let at = 1; at < 20; at++) await ask(customer, sendAlbumLink, { params });
    expect(await refusal(customer, sendAlbumLink, { params })).toBe('too_many_requests');
  });
});

test("the operator's pages: named where there are any, and reached by one address", async () => {
  const { config } = await ask(server.url, readConfig, {});
  expect(config).toMatchObject({ legal_pages: ['privacy'] });
  const moved = await fetch(`${server.url}/privacy`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'https://verein.example/datenschutz/']);
  const album = await anAlbum(customer);
  const params = { id: album.id };
  await ask(customer, changeAlbum, { params, body: { album: { sticker_upload_enabled: true } } });
  const { sticker_link: link } = await ask(customer, readStickerLink, { params });
  const token = link.sticker_uploads_path.split('/').at(-1) ?? '';
  const shown = await ask(server.url, readPublicStickerLink, { params: { token } });
  expect(shown.sticker_link.legal).toEqual({ imprint: false, privacy: true, cookies: false });
});
