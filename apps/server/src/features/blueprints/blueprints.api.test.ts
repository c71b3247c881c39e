import { listBlueprints, packedUrl, readBlueprint } from '@figurina/contract';
import { layoutSchema, paletteWord, parseAlbum, spreadOrder } from '@figurina/album';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = async (query: Parameters<typeof ask<typeof listBlueprints>>[2]['query']) =>
  (await ask(server.url, listBlueprints, { query })).blueprints;
const ids = (blueprints: readonly { id: string }[]) => blueprints.map(({ id }) => id);

test('everybody sees the blueprints, in their language or the one they ask for', async () => {
  const answer = await fetch(`${server.url}/v1/blueprints`, { headers: { 'accept-language': 'fr-CH,fr;q=0.9' } });
  const { blueprints } = listBlueprints.answer.parse(await answer.json());
  expect(blueprints.find(({ id }) => id === 'wedding-lange-tafel')?.title).toBe('Grande tablée');
  expect((await list({ language: 'pl' })).find(({ id }) => id === 'wedding-lange-tafel')?.title).toBe('Długi stół');
  expect(blueprints.every(({ spreads_count }) => spreads_count > 3)).toBe(true);
  expect(blueprints[0]).not.toHaveProperty('workspace');
});

test('they are found by a part of their name and by category', async () => {
  expect(ids(await list({ q: ' TAFEL ', language: 'de' }))).toEqual(['wedding-lange-tafel']);
  expect(ids(await list({ q: 'dlugi', language: 'pl' }))).toEqual(['wedding-lange-tafel']);
  expect(ids(await list({ q: 'tablee', language: 'fr' }))).toEqual(['wedding-lange-tafel']);
  const sports = await list({ category: 'sports' });
  expect(ids(sports)).toContain('sports-choreo');
  expect(new Set(sports.map(({ blueprint_category }) => blueprint_category))).toEqual(new Set(['sports']));
  expect(await list({ category: 'sports', q: 'tafel', language: 'de' })).toEqual([]);
  expect(await refusal(server.url, listBlueprints, { query: { category: 'nothing' as never } })).toBe(
    'invalid_request',
  );
});

test('a list of whole ones, and one of them, hold a document that can be drawn, with pictures that can be seen', async () => {
  const whole = await list({ attributes: 'FULL', language: 'it' });
  const { blueprint } = await ask(server.url, readBlueprint, {
    params: { id: 'sports-choreo' },
    query: { language: 'it' },
  });
  expect(whole.find(({ id }) => id === 'sports-choreo')).toEqual(blueprint);
  const parsed = parseAlbum(blueprint, blueprint.schema_version);
  if (!parsed.ok) throw new Error(parsed.detail);
  expect(spreadOrder(parsed.document)).toHaveLength(blueprint.spreads_count);
  expect(blueprint.sections.map(({ name }) => name)).toContain('Prima squadra');
  expect(blueprint.layouts.map((layout) => layoutSchema.parse(layout).title.it)).toContain('Apertura');
  const images = [...parsed.document.images.values()];
  expect(images.length).toBeGreaterThan(0);
  for (const { id, details } of images) {
    const full = await fetch(`${server.url}/v1/images/${id}/full`);
    const { width, height } = await sharp(Buffer.from(await full.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: details.width, height: details.height });
  }
});

test('its drawings are shown in the colours of an album that has others', async () => {
  const { blueprint } = await ask(server.url, readBlueprint, { params: { id: 'business-bilanz' }, query: {} });
  const parsed = parseAlbum(blueprint, blueprint.schema_version);
  if (!parsed.ok) throw new Error(parsed.detail);
  const { images, colors } = parsed.document;
  const seal = [...images.values()].find(({ filename }) => filename === 'bilanz-seal.svg')!;
  const lead = seal.palette![1]!;
  // Its bitmaps were never asked for, and need not be there.
  const address = `${server.url}/v1/images/${seal.id}/medium`;
  const word = paletteWord(seal.palette!, new Map(colors).set('3', '#1f7a45'));
  const answer = await fetch(`${address}?palette=${word}`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const svg = await answer.text();
  expect(svg).toContain('fill="#1f7a45"');
  expect(svg).not.toContain(lead);
  // As large as the picture in its own colours, and stretched like one.
  const { width, height } = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).metadata();
  expect(svg).toMatch(new RegExp(`^<svg width="${width}" height="${height}" preserveAspectRatio="none"`));
  const plain = await (await fetch(`${address}?palette=${encodeURIComponent('red"/><script>')}`)).text();
  expect(plain).toContain(lead);
  expect(plain).not.toContain('<script');
});

test('a drawing whose bitmaps are not made yet is shown at once as what it is; a print has them made', async () => {
  const { blueprint } = await ask(server.url, readBlueprint, { params: { id: 'business-bilanz' }, query: {} });
  const parsed = parseAlbum(blueprint, blueprint.schema_version);
  if (!parsed.ok) throw new Error(parsed.detail);
  const seal = [...parsed.document.images.values()].find(({ filename }) => filename === 'bilanz-seal.svg')!;
  const seen = async (query = '') => {
    const answer = await fetch(`${server.url}/v1/images/${seal.id}/medium${query}`);
    await answer.arrayBuffer();
    return [answer.headers.get('content-type'), answer.headers.get('cache-control')];
  };
  const drawn = ['image/svg+xml', 'public, max-age=60'];
  expect([await seen(), await seen()]).toEqual([drawn, drawn]);
  const packed = await fetch(`${server.url}${packedUrl([{ id: seal.id, size: 'medium' }], 'none')}`);
  expect([(await packed.arrayBuffer()).byteLength, packed.headers.get('cache-control')]).toEqual([4, 'no-store']);
  const made = ['image/webp', 'public, max-age=31536000, immutable'];
  // As in the addresses of a print. Whether it is one is not asked for what everybody may see.
  expect(await seen('?token=0.r.0')).toEqual(made);
  expect(await seen()).toEqual(made);
});

test('one that is not there', async () => {
  expect(await refusal(server.url, readBlueprint, { params: { id: 'nothing' }, query: {} })).toBe(
    'blueprint_not_found',
  );
  expect((await fetch(`${server.url}/v1/blueprints/nothing/cover.webp`)).status).toBe(404);
});
