import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  cancelImageEdit,
  changeAlbum,
  createAlbum,
  createImage,
  createImageEdit,
  imageEditEventSchemas,
  readAlbum,
  readImageEditOptions,
  type Album,
  type ImageAnswer,
} from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { serverEvents } from './provider/server-events.ts';

type Service = (form: FormData, response: ServerResponse) => void | Promise<void>;

let service: Server;
/** What the image service does with the next request. */
let serve: Service;
let asked: { path: string | undefined; authorization: string | undefined; form: FormData }[] = [];
let server: TestServer;
let olga: TestUser;
let sam: TestUser;
let album: Album;
let photo: ImageAnswer;

beforeAll(async () => {
  service = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  server = await startTestServer({
    env: {
      AI_IMAGE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
      AI_IMAGE_KEY: 'geheim',
      AI_IMAGE_TIMEOUT: '1s',
      IMAGE_EDITS_PER_HOUR: '20',
    },
  });
  olga = await testUser(server, 'olga@verein.de');
  sam = await testUser(server, 'sam@anderswo.de');
  album = (await ask(olga, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } })).album;
  const body = { blob_id: await upload(server, olga, await portrait(), 'Mia.jpg'), model: 'sticker' as const };
  photo = (await ask(olga, createImage, { params: { id: album.id }, body: { ...body, details: { face: FACE } } }))
    .image;
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
});

const FACE = { x: 0.3, y: 0.2, width: 0.4, height: 0.3 };
const portrait = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#4a7fb0' } })
    .jpeg()
    .toBuffer();
const painted = async (width = 300, height = 400) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer()
  ).toString('base64');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  asked.push({ path: request.url, authorization: request.headers.authorization, form });
  await serve(form, response);
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const start = (body: { prompt: string } | { effect: 'warm' }, user = olga, id = photo.id) =>
  ask(user, createImageEdit, { params: { id }, body });
const streamUrl = (job: { job_id: string; stream_token: string }) =>
  `${server.url}/v1/image_edits/${job.job_id}/stream?token=${job.stream_token}`;

type Told = { event: keyof typeof imageEditEventSchemas; data: Record<string, unknown> };

/** Everything that is told until the end; each event in its declared shape. */
async function listen(job: { job_id: string; stream_token: string }): Promise<Told[]> {
  const answered = await fetch(streamUrl(job));
  expect(answered.headers.get('content-type')).toContain('text/event-stream');
  const told: Told[] = [];
  for await (const { event, data } of serverEvents(answered.body!, 10_000_000)) {
    const name = event as Told['event'];
    told.push({ event: name, data: imageEditEventSchemas[name].strict().parse(JSON.parse(data)) });
  }
  return told;
}
const run = async (body: Parameters<typeof start>[0]) => listen(await start(body));
const steps = (told: readonly Told[]) =>
  told.filter(({ event }) => event === 'progress').map(({ data }) => data['step']);
const failure = (told: readonly Told[]) => told.at(-1)?.event === 'error' && told.at(-1)?.data['message'];
const read = async () => (await ask(olga, readAlbum, { params: { id: album.id } })).album;

test('an effect makes a new picture of the same size; the photo stays, and is its original', async () => {
  const { image_edit_options } = await ask(olga, readImageEditOptions, {});
  expect(image_edit_options).toMatchObject({ prompt: true, effects: expect.arrayContaining(['duotone', 'comic']) });
  const told = await run({ effect: 'warm' });
  expect(steps(told)).toEqual(
    ['queued', 'requesting', 'request_sent', 'connected', 'request_accepted'].slice(-steps(told).length),
  );
  const { image } = told.at(-1)!.data as { image: ImageAnswer };
  expect(image).toMatchObject({
    model: 'sticker',
    filename: 'Mia.jpg',
    original_image_id: photo.id,
    details: { width: 600, height: 800, face: FACE },
  });
  const { images } = await read();
  expect(images[image.id]).toMatchObject({ original_image_id: photo.id });
  expect(images[photo.id]).toBeDefined();
  const full = await fetch(server.url + image.blob.full);
  expect(await sharp(Buffer.from(await full.arrayBuffer())).metadata()).toMatchObject({ width: 600, format: 'jpeg' });
  // An edit of an edit leads back to the photo itself.
  const again = await listen(await start({ effect: 'warm' }, olga, image.id));
  expect(again.at(-1)!.data['image']).toMatchObject({ original_image_id: photo.id });
  expect(asked).toEqual([]);
});

test('a prompt goes to the service with key and model; its previews and its picture come back', async () => {
  const release = Promise.withResolvers<void>();
  serve = async (_form, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const data = { type: 'image_edit.partial_image', b64_json: await painted(60, 80) };
    response.write(`data: ${JSON.stringify(data)}\n\n`);
    await release.promise;
    await streamedEnd(response);
  };
  const job = await start({ prompt: '  Trikot in Rot  ' });
  const answered = await fetch(streamUrl(job));
  const told: Told[] = [];
  for await (const { event, data } of serverEvents(answered.body!, 10_000_000)) {
    told.push({ event: event as Told['event'], data: JSON.parse(data) as Told['data'] });
    if (event === 'partial') release.resolve();
  }
  expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(['progress', 'partial', 'done']));
  expect(steps(told).at(-1)).toBe('request_accepted');
  const preview = Buffer.from(String(told.find(({ event }) => event === 'partial')!.data['b64']), 'base64');
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 60 });
  // The shape has stayed, so has the face.
  expect(told.at(-1)!.data['image']).toMatchObject({ details: { width: 300, height: 400, face: FACE } });
  const [{ path, authorization, form }] = asked as [(typeof asked)[0]];
  expect([path, authorization]).toEqual(['/v1/images/edits', 'Bearer geheim']);
  expect(Object.fromEntries(['model', 'prompt', 'size', 'stream'].map((name) => [name, form.get(name)]))).toEqual({
    model: 'gpt-image-1',
    prompt: 'Trikot in Rot',
    size: '1024x1536',
    stream: 'true',
  });
  expect(await sharp(Buffer.from(await (form.get('image') as File).arrayBuffer())).metadata()).toMatchObject({
    width: 600,
  });
});

async function streamedEnd(response: ServerResponse): Promise<void> {
  const data = { type: 'image_edit.completed', b64_json: await painted() };
  response.end(`data: ${JSON.stringify(data)}\n\n`);
}

test('a service that does not stream is asked again without, and its one answer is taken', async () => {
  serve = async (form, response) => {
    if (form.has('stream')) json(response, 400, { error: { message: 'Unknown parameter', param: 'stream' } });
    else json(response, 200, { data: [{ b64_json: await painted(512, 512) }] });
  };
  const told = await run({ prompt: 'Studio' });
  expect(asked).toHaveLength(2);
  // Another shape: the face is not where it was.
  expect(told.at(-1)!.data['image']).toMatchObject({ details: { width: 512, height: 512, face: null } });
});

test('what fails is told in the words of the person, and leaves nothing behind', async () => {
  const before = Object.keys((await read()).images).length;
  serve = (_form, response) => json(response, 400, { error: { message: 'moderation' } });
  expect(failure(await run({ prompt: 'x' }))).toMatch(/rejected|refused/);
  serve = (_form, response) => json(response, 429, {});
  expect(failure(await run({ prompt: 'x' }))).toContain('busy');
  serve = (_form, response) => void response.destroy();
  expect(failure(await run({ prompt: 'x' }))).toContain('busy');
  serve = () => undefined;
  expect(failure(await run({ prompt: 'x' }))).toContain('too long');
  serve = (_form, response) => void response.writeHead(302, { location: 'http://localhost:1/' }).end();
  expect(failure(await run({ prompt: 'x' }))).toBeTruthy();
  serve = (_form, response) => json(response, 200, { data: [{ url: 'http://169.254.169.254/latest' }] });
  expect(failure(await run({ prompt: 'x' }))).toBe('Edit failed');
  serve = (_form, response) => json(response, 200, { data: [{ b64_json: 'bm8gcGljdHVyZSBhdCBhbGw=' }] });
  expect(failure(await run({ prompt: 'x' }))).toBe('Edit failed');
  expect(Object.keys((await read()).images)).toHaveLength(before);
});

test('a stream that is opened again begins with the present state; a cancelled edit ends and changes nothing', async () => {
  const before = Object.keys((await read()).images).length;
  const held = Promise.withResolvers<ServerResponse>();
  serve = (_form, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    held.resolve(response);
  };
  const job = await start({ prompt: 'lange' });
  const gone = new AbortController();
  const first = await fetch(streamUrl(job), { signal: gone.signal });
  for await (const { data } of serverEvents(first.body!, 1000)) if (data.includes('request_accepted')) break;
  gone.abort();
  const response = await held.promise;
  const broken = new Promise((closed) => response.once('close', closed));
  const listening = listen(job);
  expect(await refusal(sam, cancelImageEdit, { params: { id: job.job_id } })).toBe('not_found');
  await ask(olga, cancelImageEdit, { params: { id: job.job_id } });
  const told = await listening;
  expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(['error']));
  expect(steps(told).every((step) => step === 'request_accepted')).toBe(true);
  // The service is not kept waiting either.
  await broken;
  expect(Object.keys((await read()).images)).toHaveLength(before);
});

test('strangers edit nothing and listen to nothing; a locked album stays as it is', async () => {
  const body = { effect: 'warm' as const };
  expect(await refusal(sam, createImageEdit, { params: { id: photo.id }, body })).toBe('not_found');
  expect(await refusal(olga, createImageEdit, { params: { id: 'content-x' }, body })).toBe('not_found');
  expect(await refusal(olga, createImageEdit, { params: { id: photo.id }, body: { prompt: ' ' } })).toBe(
    'invalid_request',
  );
  // One of the content is edited in the album that is named, by its people.
  const content = Object.keys((await read()).images).find((id) => id.startsWith('content-'))!;
  expect(await refusal(olga, createImageEdit, { params: { id: content }, body })).toBe('not_found');
  const named = { params: { id: content }, body: { ...body, album_id: album.id } };
  expect(await refusal(sam, createImageEdit, named)).toBe('not_found');
  const job = await start(body);
  const other = await start(body);
  for (const token of ['', 'x', other.stream_token])
    expect((await fetch(streamUrl({ ...job, stream_token: token }))).status).toBe(404);
  await Promise.all([listen(job), listen(other)]);
  const admin = await testUser(server, 'anna@figurina.de', { admin: true });
  await ask(admin, changeAlbum, { params: { id: album.id }, body: { album: { locked: true } } });
  expect(await refusal(olga, createImageEdit, { params: { id: photo.id }, body })).toBe('album_locked');
  await ask(admin, changeAlbum, { params: { id: album.id }, body: { album: { locked: false } } });
});

test('nobody has more than three under way, nor more an hour than the configuration allows', async () => {
  const held: ServerResponse[] = [];
  serve = (_form, response) => void held.push(response);
  const open = await Promise.all(['a', 'b', 'c'].map((prompt) => start({ prompt })));
  const another = { params: { id: photo.id }, body: { effect: 'warm' as const } };
  expect(await refusal(olga, createImageEdit, another)).toBe('too_many_requests');
  await Promise.all(open.map(({ job_id }) => ask(olga, cancelImageEdit, { params: { id: job_id } })));
  await expect.poll(() => held.every(({ destroyed }) => destroyed)).toBe(true);
  const { count } = await server.database.db
    .selectFrom('image_edits')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('created_by', '=', olga.id)
    .executeTakeFirstOrThrow();
  for (let made = Number(count); made < 20; made += 1) {
    const { job_id } = await start({ effect: 'warm' });
    await ask(olga, cancelImageEdit, { params: { id: job_id } });
  }
  expect(await refusal(olga, createImageEdit, another)).toBe('too_many_requests');
});
