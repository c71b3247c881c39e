/** Uploads whose line breaks, and that go on as tus-js-client lets them. */
import { request } from 'node:http';
import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { arrived, sendBytes, type UploadAddress } from '../../../testing/upload.ts';

/** Sends the beginning of a file, more than a piece of it, and tears the connection down when some of it has arrived. */
export async function breakOff(
  server: TestServer,
  user: TestUser,
  { id, url }: UploadAddress,
  beginning: Uint8Array,
): Promise<void> {
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${user.token}`,
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(beginning.byteLength + 1),
  };
  const sending = request(url, { method: 'PATCH', headers });
  const closed = new Promise<void>((resolve) => sending.on('close', resolve));
  sending.on('error', () => undefined);
  sending.write(beginning);
  const pieces = server.database.db.selectFrom('blob_segments').select('id').where('blob_id', '=', id);
  await expect.poll(() => pieces.where('arrived', '=', true).execute()).not.toEqual([]);
  sending.destroy();
  await closed;
}

/** Asks how far it got and sends the rest, again while the last of the broken line still comes to its place. */
export async function goOn(user: TestUser, address: UploadAddress, bytes: Uint8Array): Promise<void> {
  let offset = 0;
  const send = async (): Promise<number> => {
    offset = await arrived(user, address);
    return (await sendBytes(user, address, offset, bytes.subarray(offset))).status;
  };
  await expect.poll(send).toBe(204);
  expect(offset).toBeGreaterThan(0);
}
