/** Uploads a file the way a browser does, by tus. */
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { TestUser } from './test-user.ts';

const TUS = { 'tus-resumable': '1.0.0' };

export interface UploadAddress {
  url: string;
  id: string;
}

export async function beginUpload(
  server: TestServer,
  user: TestUser,
  bytes: number,
  filename = 'photo.jpg',
): Promise<UploadAddress> {
  const metadata = `filename ${Buffer.from(filename).toString('base64')}`;
  const answer = await user.call('POST', '/blobs', undefined, {
    ...TUS,
    'upload-length': String(bytes),
    'upload-metadata': metadata,
  });
  expect(answer.status, await answer.text()).toBe(201);
  const url = new URL(answer.headers.get('location') ?? '', `${server.url}/v1/blobs`).href;
  return { url, id: url.split('/').at(-1) ?? '' };
}

export function sendBytes(
  user: TestUser,
  { url }: UploadAddress,
  offset: number,
  bytes: Uint8Array,
): Promise<Response> {
  const headers = {
    ...TUS,
    authorization: `Bearer ${user.token}`,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  return fetch(url, { method: 'PATCH', headers, body: Buffer.from(bytes) });
}

/** How many bytes the server has. */
export async function arrived(user: TestUser, { url }: UploadAddress): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...TUS, authorization: `Bearer ${user.token}` } });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

/** The `blob_id` of a whole upload. */
export async function upload(
  server: TestServer,
  user: TestUser,
  bytes: Uint8Array,
  filename?: string,
): Promise<string> {
  const address = await beginUpload(server, user, bytes.byteLength, filename);
  if (bytes.byteLength > 0) expect((await sendBytes(user, address, 0, bytes)).status).toBe(204);
  return address.id;
}
