/** Uploads a file the way a browser does, by tus. */
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { TestUser } from './test-user.ts';

const TUS = { 'tus-resumable': '1.0.0' };

/** Signed in, or with a sticker link; `headers` say who. */
export type Uploader = Pick<TestUser, 'call'> & ({ token: string } | { headers: Record<string, string> });

const headersOf = (uploader: Uploader): Record<string, string> =>
  'headers' in uploader ? uploader.headers : { authorization: `Bearer ${uploader.token}` };

export interface UploadAddress {
  url: string;
  id: string;
}

export async function beginUpload(
  server: Pick<TestServer, 'url'>,
  user: Uploader,
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
  user: Uploader,
  { url }: UploadAddress,
  offset: number,
  bytes: Uint8Array,
): Promise<Response> {
  const headers = {
    ...TUS,
    ...headersOf(user),
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  return fetch(url, { method: 'PATCH', headers, body: Buffer.from(bytes) });
}

/** How many bytes the server has. */
export async function arrived(user: Uploader, { url }: UploadAddress): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...TUS, ...headersOf(user) } });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

/** The `blob_id` of a whole upload. */
export async function upload(
  server: Pick<TestServer, 'url'>,
  user: Uploader,
  bytes: Uint8Array,
  filename?: string,
): Promise<string> {
  const address = await beginUpload(server, user, bytes.byteLength, filename);
  if (bytes.byteLength > 0) expect((await sendBytes(user, address, 0, bytes)).status).toBe(204);
  return address.id;
}
