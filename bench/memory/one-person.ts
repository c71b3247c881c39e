/** What one person makes a server do: writes, looks at lists and pictures, hands in photos, has a proof printed. */
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../server/album-client.ts';
import { sendPhoto } from '../server/contributor.ts';
import { photograph } from '../stand/pictures.ts';
import { readAlbum } from '../stand/read-album.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';

export interface PersonAtWork {
  readonly rounds: number;
  readonly photos: number;
  readonly proofs: number;
}

const ROUND_MS = 2000;
const PICTURES_A_ROUND = 20;
/** Twelve megapixels, as a phone takes them. */
const PHOTO = { width: 3000, height: 4000 };
const PHOTO_EVERY = 5;
const PROOF_EVERY = 150;
const PHOTO_FILES = 6;

/** Rounds of two seconds, one after the other, for so long. */
export async function onePerson(stand: Stand, minutes: number): Promise<PersonAtWork> {
  const id = await stand.album(1000, 'memory');
  const { image_token, images } = await readAlbum(stand, id);
  const pictures = Object.keys(images).map((image) => `/v1/images/${image}/medium?token=${image_token}`);
  const photos = await Promise.all(Array.from({ length: PHOTO_FILES }, (_, seed) => photograph(100 + seed, PHOTO)));
  const client = await connect(stand, id, stand.owner);
  const done = { rounds: 0, photos: 0, proofs: 0 };
  const until = performance.now() + minutes * 60_000;
  try {
    for (; performance.now() < until; done.rounds++) {
      const began = performance.now();
      await client.write([{ part: 'workspace', path: `nodes/${PROBE}/props/x`, value: done.rounds / 1000 }]);
      for (const path of ['/v1/albums', `/v1/albums/${id}`]) await read(stand, path);
      for (let at = 0; at < PICTURES_A_ROUND; at++)
        await read(stand, pictures[(done.rounds * PICTURES_A_ROUND + at) % pictures.length]!);
      if (done.rounds % PHOTO_EVERY === 0) {
        await handIn(stand, id, photos[done.photos % PHOTO_FILES]!, done.photos);
        done.photos++;
      }
      if (done.rounds % PROOF_EVERY === PROOF_EVERY - 1) {
        await orderProof(stand, id);
        done.proofs++;
      }
      await pause(Math.max(0, ROUND_MS - (performance.now() - began)));
    }
  } finally {
    client.close();
  }
  return done;
}

async function handIn(stand: Stand, albumId: string, photo: Buffer, count: number): Promise<void> {
  // Its own bytes: what an album has already is not made again.
  const bytes = Buffer.concat([photo, Buffer.from(`\n${count}`)]);
  const headers = { authorization: `Bearer ${stand.owner.token}` };
  const blob_id = await sendPhoto(stand.url, headers, { name: `photo-${count}`, photo: bytes, drops: false });
  await post(stand, `/v1/albums/${albumId}/images`, { blob_id, model: 'background' });
}

async function orderProof(stand: Stand, albumId: string): Promise<void> {
  const params = { album_id: albumId, mode: 'pages', range: '1-4', includeBleed: false };
  await post(stand, '/v1/exports/render_jobs', { render_job: { params } });
}

async function read({ url, owner }: Stand, path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${owner.token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

async function post({ url, owner }: Stand, path: string, body: object): Promise<void> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
