/** A print shop's SFTP server for tests: files of a folder, by password, which can cut a connection in the middle. */
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';
import { sshKeys } from './ssh-keys.ts';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

export interface SftpServer {
  readonly url: string;
  /** As it is pinned. */
  readonly hostKey: string;
  readonly password: string;
  readonly folder: string;
  /** Names that became what they are called, in their order. */
  readonly renamed: string[];
  /** Bytes that were written, with those of attempts that were cut. */
  readonly written: { bytes: number };
  /** The connection that writes the byte ends there, so often. */
  cutAfter(bytes: number, times?: number): void;
  /** Called before bytes are taken. */
  onWrite: ((bytes: number) => Promise<void>) | null;
  /** It takes no more files. */
  isFull: boolean;
  stop(): Promise<void>;
}

export async function startSftpServer(folder: string, port = 0): Promise<SftpServer> {
  await mkdir(join(folder, 'inbox'), { recursive: true });
  const pair = sshKeys();
  const cut = { at: Number.POSITIVE_INFINITY, times: 0 };
  const clients = new Set<Connection>();
  const server = new ssh2.Server({ hostKeys: [pair.private] }, (client) => {
    clients.add(client);
    client.on('error', () => undefined).on('close', () => clients.delete(client));
    client.on('authentication', (asked) =>
      asked.method === 'password' && asked.username === 'figurina' && asked.password === PASSWORD
        ? asked.accept()
        : asked.reject(['password']),
    );
    client.on('ready', () =>
      client.on('session', (accept) => accept().on('sftp', (begin) => serveFiles(begin(), client))),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const shop: SftpServer = {
    url: `sftp://figurina@127.0.0.1:${(server.address() as AddressInfo).port}/inbox`,
    hostKey: pair.public,
    password: PASSWORD,
    folder: join(folder, 'inbox'),
    renamed: [],
    written: { bytes: 0 },
    onWrite: null,
    isFull: false,
    cutAfter: (bytes, times = 1) => void Object.assign(cut, { at: bytes, times }),
    stop: async () => {
      for (const client of clients) client.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return shop;

  function serveFiles(sftp: SFTPWrapper, client: Connection): void {
    const handles = new Map<number, FileHandle>();
    client.on('close', () => {
      for (const file of handles.values()) void file.close().catch(() => undefined);
    });
    const at = (path: string) => join(folder, path);
    const handleOf = (handle: Buffer) => handles.get(handle.readUInt32BE(0))!;
    const failed = (id: number, error: unknown) =>
      sftp.status(id, (error as { code?: string }).code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    const doing = (id: number, work: Promise<unknown>) =>
      void work.then(
        () => sftp.status(id, STATUS_CODE.OK),
        (error: unknown) => failed(id, error),
      );
    sftp.on('OPEN', (id, path, flags) => {
      const mode =
        (flags & OPEN_MODE.WRITE ? constants.O_RDWR : constants.O_RDONLY) |
        (flags & OPEN_MODE.CREAT ? constants.O_CREAT : 0) |
        (flags & OPEN_MODE.TRUNC ? constants.O_TRUNC : 0);
      if (shop.isFull && flags & OPEN_MODE.WRITE) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
      const opened = async (): Promise<void> => {
        const file = await open(at(path), mode);
        handles.set(file.fd, file);
        const handle = Buffer.alloc(4);
        handle.writeUInt32BE(file.fd, 0);
        sftp.handle(id, handle);
      };
      opened().catch((error: unknown) => failed(id, error));
    });
    sftp.on('WRITE', (id, handle, offset, data) => {
      const take = async (): Promise<void> => {
        await shop.onWrite?.(shop.written.bytes);
        await handleOf(handle).write(data, 0, data.length, offset);
        shop.written.bytes += data.length;
        if (cut.times === 0 || offset + data.length < cut.at) return;
        cut.times -= 1;
        client.end();
        throw new Error('cut');
      };
      doing(id, take());
    });
    sftp.on('READ', (id, handle, offset, length) => {
      const data = Buffer.alloc(length);
      handleOf(handle)
        .read(data, 0, length, offset)
        .then(
          ({ bytesRead }) =>
            bytesRead === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, data.subarray(0, bytesRead)),
          (error: unknown) => failed(id, error),
        );
    });
    sftp.on('CLOSE', (id, handle) => {
      const file = handleOf(handle);
      handles.delete(file.fd);
      doing(id, file.close());
    });
    const told = (id: number, path: string) =>
      void stat(at(path)).then(
        ({ size, mode, uid, gid }) => sftp.attrs(id, { size, mode, uid, gid, atime: 0, mtime: 0 }),
        (error: unknown) => failed(id, error),
      );
    sftp.on('STAT', told).on('LSTAT', told);
    sftp.on('MKDIR', (id, path) => doing(id, mkdir(at(path))));
    sftp.on('REMOVE', (id, path) => doing(id, rm(at(path))));
    sftp.on('RENAME', (id, from, to) =>
      doing(
        id,
        rename(at(from), at(to)).then(() => shop.renamed.push(to)),
      ),
    );
  }
}

const PASSWORD = 'a word of the shop';
