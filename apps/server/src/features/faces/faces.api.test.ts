import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Face, ImageId, Patch, StickerId } from '@figurina/album';
import { createAlbum, createImage, detectAlbumFaces, detectFace, HOUSE_USER } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';

let server: TestServer;
let olga: TestUser;
let sam: TestUser;
let albumId: string;
beforeAll(async () => {
  server = await startTestServer();
  olga = await testUser(server, 'olga@verein.de');
  sam = await testUser(server, 'sam@anderswo.de');
  const body = { album: { language: 'de', blueprint_id: 'sports-choreo' } } as const;
  albumId = (await ask(olga, createAlbum, { body })).album.id;
});
afterAll(() => server.stop());

const assets = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')), '../assets');
/** One person at a table, out of a photograph that lies in the package of the networks. */
const person = async () =>
  sharp(await readFile(join(assets, 'samples.jpg')))
    .extract({ left: 326, top: 0, width: 210, height: 156 })
    .resize(1050)
    .jpeg()
    .toBuffer();
const gray = (shade: number) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: shade, g: shade, b: 90 } } })
    .jpeg()
    .toBuffer();

async function add(bytes: Buffer, face?: Face): Promise<ImageId> {
  const blob_id = await upload(server, olga, bytes);
  const body = { blob_id, model: 'sticker' as const, ...(face && { details: { face } }) };
  return (await ask(olga, createImage, { params: { id: albumId }, body })).image.id as ImageId;
}
const documentNow = async () => (await server.app.realtime.readDocument(albumId))!.document;
const stickerNow = async (id: string) => (await documentNow()).stickers.get(id as StickerId)!;
async function write(operations: Patch): Promise<void> {
  const actor = { userId: olga.id, role: 'owner', albumLocked: false } as const;
  const answer = await server.app.realtime.applyMutation({ albumId, actor, units: [operations] });
  expect(answer).toMatchObject({ ok: true, refused: [] });
}
async function addSticker(id: string, image: string): Promise<void> {
  const sectionId = [...(await documentNow()).nodes.values()].find(({ type }) => type === 'Section')!.id;
  await write([{ part: 'stickers', path: id, value: { id, sectionId, name: id, image } }]);
}
const detect = (bytes: Buffer) => ask(olga, detectFace, { body: { base64_image: bytes.toString('base64') } });

describe('the detection of a face in a picture', () => {
  test('answers the face, also of a data address', async () => {
    const { face, other_faces } = await detect(await person());
    expect(face).toMatchObject({ confidence: expect.any(Number), left_eye: expect.anything() });
    expect(other_faces).toEqual([]);
    const base64_image = `data:image/jpeg;base64,${(await person()).toString('base64')}`;
    expect((await ask(olga, detectFace, { body: { base64_image } })).face).toEqual(face);
  });

  test('answers null where there is none', async () => {
    expect(await detect(await gray(120))).toEqual({ face: null, other_faces: [] });
  });

  test('refuses what is no picture, and whoever is not signed in', async () => {
    const body = { base64_image: Buffer.alloc(2000, 'no').toString('base64') };
    expect(await refusal(olga, detectFace, { body })).toBe('image_type_unsupported');
    expect(await refusal(olga, detectFace, { body: { base64_image: '' } })).toBe('invalid_request');
    expect(await refusal(server.url, detectFace, { body })).toBe('unauthorized');
  });
});

describe('the detection in an album', () => {
  test('notes what was found and what was not, and names what could not be looked at', async () => {
    const [mia, wall] = [await add(await person()), await add(await gray(130))];
    const answer = await ask(olga, detectAlbumFaces, {
      params: { id: albumId },
      body: { image_ids: [mia, wall, 'gone'] },
    });
    expect(answer.failed).toEqual(['gone']);
    expect(answer.images.map(({ id, face }) => [id, face !== null])).toEqual([
      [mia, true],
      [wall, false],
    ]);
    const { images } = await documentNow();
    expect(images.get(mia)!.details).toMatchObject({ face: answer.images[0]!.face, other_faces: [] });
    expect(images.get(wall)!.details).toMatchObject({ face: null, other_faces: [] });
  });

  test('is for those who may edit the album', async () => {
    const request = { params: { id: albumId }, body: { image_ids: ['any'] } };
    expect(await refusal(sam, detectAlbumFaces, request)).toBe('not_found');
    expect(await refusal(server.url, detectAlbumFaces, request)).toBe('unauthorized');
  });
});

describe('a sticker that is given a picture', () => {
  test('is framed soon after, by nobody', async () => {
    const id = await add(
      await sharp(await person())
        .modulate({ brightness: 1.05 })
        .jpeg()
        .toBuffer(),
    );
    await addSticker('mia', id);
    await expect.poll(async () => (await stickerNow('mia')).cscale, { timeout: 20_000 }).toBeGreaterThan(1);
    const log = await server.database.db.selectFrom('album_mutations').select('user_id').orderBy('version').execute();
    expect(log.at(-1)!.user_id).toBe(HOUSE_USER);
  });

  test('keeps a crop that was set by hand, also when the face is found later', async () => {
    const face = { x: 0.4, y: 0.3, width: 0.1, height: 0.15, confidence: 0.9 };
    const [kept, framed] = [await add(await gray(140), face), await add(await gray(150), face)];
    await addSticker('ole', kept);
    await write([{ part: 'stickers', path: 'ole/cscale', value: 1.2 }]);
    await addSticker('pia', framed);
    await expect.poll(async () => (await stickerNow('pia')).cscale, { timeout: 20_000 }).toBeGreaterThan(1);
    expect((await stickerNow('ole')).cscale).toBe(1.2);
  });
});
