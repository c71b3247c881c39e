/**
 * Hands orders over by SFTP: a folder an order, in it the archive, and `order.json` as the sign that all of it is there. What
 * is on its way has another name; what was cut off goes on where it ended.
 */
import { readFile } from 'node:fs/promises';
import type { Config } from '../../../platform/config/config.ts';
import { type Fulfilment, type Submission, type SubmissionWatch, TransferFailure } from '../fulfilment.ts';
import { openSftp, type SftpHost, type SftpSession } from './sftp-session.ts';

type TransferConfig = NonNullable<Config['handover']['transfer']>;
/** So much is compared with what arrived before, where an upload goes on. */
const TAIL = 64 * 1024;
/** So often it is said how far it is. */
const TELL_EVERY = 4 * 1024 * 1024;
const SIGN = 'order.json';
/** What a server says of a file that may not be written. */
const DENIED = 3;

export function createSftpFulfilment(
  { url, hostKey, keyFile, password }: TransferConfig,
  requirements: Fulfilment['requirements'],
): Fulfilment {
  const { hostname, port, username, pathname } = new URL(url);
  const inbox = decodeURIComponent(pathname).replace(/\/+$/, '') || '.';

  async function connected<Result>(signal: AbortSignal, work: (session: SftpSession) => Promise<Result>) {
    const host: SftpHost = {
      host: hostname.replaceAll(/^\[|\]$/g, ''),
      port: Number(port) || 22,
      username: decodeURIComponent(username),
      hostKey,
      password,
      ...(keyFile !== undefined && { privateKey: await readFile(keyFile) }),
    };
    const session = await openSftp(host, signal);
    try {
      return await work(session);
    } catch (error) {
      if ((error as { code?: unknown }).code === DENIED) throw new TransferFailure('refused', String(error));
      throw error;
    } finally {
      session.end();
    }
  }

  const folderOf = ({ order }: Submission['order']): string => `${inbox}/${order.name}`;

  return {
    target: `${hostname}${port ? `:${port}` : ''}`,
    requirements,
    // Prices of such a house are agreed on beforehand.
    quote: async () => null,
    submit: (submission, watch) =>
      connected(watch.signal, async (session) => {
        const folder = folderOf(submission.order);
        await session.makeFolder(folder);
        await sendArchive(session, `${folder}/${submission.order.archive.name}`, submission, watch);
        await sendSign(session, `${folder}/${SIGN}`, submission, watch);
      }),
    status: ({ order }) =>
      connected(AbortSignal.timeout(60_000), async (session) => {
        const folder = folderOf(order);
        const { name, bytes } = order.archive;
        if ((await session.sizeOf(folder)) === undefined) return 'unknown';
        if ((await session.sizeOf(`${folder}/${name}`)) !== bytes) return 'partial';
        return (await isSame(session, `${folder}/${SIGN}`, signOf(order))) ? 'received' : 'partial';
      }),
  };
}

async function sendArchive(
  session: SftpSession,
  path: string,
  { order: { archive }, read }: Submission,
  { sent }: SubmissionWatch,
): Promise<void> {
  const { bytes } = archive;
  if ((await session.sizeOf(path)) === bytes) return sent(bytes);
  const part = `${path}.part`;
  const start = await startOf(session, part, bytes, read);
  await sent(start);
  if (start < bytes) {
    const writer = await session.writer(part, start);
    const stream = await read(start);
    try {
      let at = start;
      let told = start;
      for await (const data of stream as AsyncIterable<Buffer>) {
        await writer.write(data);
        at += data.length;
        if (at - told < TELL_EVERY) continue;
        await sent(at);
        told = at;
      }
    } finally {
      stream.destroy();
    }
    await writer.close();
  }
  const size = await session.sizeOf(part);
  if (size !== bytes) throw new TransferFailure('wrong_size', `${size} of ${bytes} bytes arrived`);
  // Whoever was overtaken while it slept renames nothing.
  await sent(bytes);
  await session.rename(part, path);
}

/** Where an upload goes on: where the last one ended, if the end of that is what it should be. */
async function startOf(session: SftpSession, part: string, bytes: number, read: Submission['read']): Promise<number> {
  const there = (await session.sizeOf(part)) ?? 0;
  if (there === 0 || there > bytes) return 0;
  const from = Math.max(0, there - TAIL);
  const ours = await firstOf(await read(from), there - from);
  return ours.equals(await session.read(part, from, there - from)) ? there : 0;
}

async function firstOf(stream: Awaited<ReturnType<Submission['read']>>, length: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let count = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    count += piece.length;
    if (count >= length) break;
  }
  return Buffer.concat(pieces).subarray(0, length);
}

function signOf(order: Submission['order']): Buffer {
  return Buffer.from(`${JSON.stringify(order, null, 2)}\n`);
}

async function sendSign(
  session: SftpSession,
  path: string,
  { order }: Submission,
  { sent }: SubmissionWatch,
): Promise<void> {
  const sign = signOf(order);
  // Whoever waits for it begins to work: the same one is not put there twice.
  if (await isSame(session, path, sign)) return;
  const part = `${path}.part`;
  const writer = await session.writer(part, 0);
  await writer.write(sign);
  await writer.close();
  await sent(order.archive.bytes);
  await session.rename(part, path);
}

async function isSame(session: SftpSession, path: string, content: Buffer): Promise<boolean> {
  if ((await session.sizeOf(path)) !== content.length) return false;
  return content.equals(await session.read(path, 0, content.length));
}
