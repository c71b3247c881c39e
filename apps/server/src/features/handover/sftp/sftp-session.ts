/** A connection to a host whose key is known, with what is needed of its files. Every call ends when the connection does. */
import ssh2, { type ConnectConfig, type SFTPWrapper } from 'ssh2';
import { TransferFailure } from '../fulfilment.ts';

export interface SftpHost {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  /** A line of `known_hosts` without its host: `ssh-ed25519 AAAA…`. */
  readonly hostKey: string;
  readonly privateKey?: Buffer | undefined;
  readonly password?: string | undefined;
}

export interface SftpSession {
  /** Undefined when there is none. */
  sizeOf(path: string): Promise<number | undefined>;
  read(path: string, start: number, length: number): Promise<Buffer>;
  /** Opens a file, as it is or anew, and writes into it from a byte on. */
  writer(path: string, start: number): Promise<{ write(data: Buffer): Promise<void>; close(): Promise<void> }>;
  /** In the place of what has the name already. */
  rename(from: string, to: string): Promise<void>;
  /** Nothing happens where it is there. */
  makeFolder(path: string): Promise<void>;
  end(): void;
}

const NO_SUCH_FILE = 2;
const READY_MS = 20_000;
const ALIVE_MS = 10_000;

/** Throws a `TransferFailure`. */
export async function openSftp(host: SftpHost, signal: AbortSignal): Promise<SftpSession> {
  const client = new ssh2.Client();
  const cut = Promise.withResolvers<never>();
  cut.promise.catch(() => undefined);
  let isKnown = true;
  client.on('error', (error: Error & { level?: string }) => cut.reject(failureOf(error, isKnown)));
  client.on('close', () => cut.reject(new TransferFailure('cut_off', 'the connection was closed')));
  const giveUp = (): void => {
    cut.reject(new TransferFailure('cut_off', 'it took too long'));
    client.end();
  };
  signal.addEventListener('abort', giveUp);
  /** Of what is asked: its answer, or that the connection is gone. */
  const asked = <Value>(ask: (done: (error: Error | null | undefined, value?: Value) => void) => void) =>
    Promise.race([
      new Promise<Value>((resolve, reject) => ask((error, value) => (error ? reject(error) : resolve(value as Value)))),
      cut.promise,
    ]);

  const [algorithm = '', key = ''] = host.hostKey.split(' ');
  const expected = Buffer.from(key, 'base64');
  const settings: ConnectConfig = {
    host: host.host,
    port: host.port,
    username: host.username,
    ...(host.privateKey && { privateKey: host.privateKey }),
    ...(host.password !== undefined && { password: host.password }),
    readyTimeout: READY_MS,
    keepaliveInterval: ALIVE_MS,
    algorithms: { serverHostKey: algorithmsOf(algorithm) },
    hostVerifier: (shown: Buffer) => (isKnown = shown.equals(expected)),
  };
  let sftp: SFTPWrapper;
  try {
    sftp = await asked<SFTPWrapper>((done) => {
      client.on('ready', () => client.sftp((error, opened) => done(error, opened)));
      client.connect(settings);
    });
  } catch (error) {
    signal.removeEventListener('abort', giveUp);
    client.end();
    throw error instanceof TransferFailure ? error : failureOf(error as Error, isKnown);
  }

  async function sizeOf(path: string): Promise<number | undefined> {
    try {
      return (await asked<{ size: number }>((done) => sftp.stat(path, done))).size;
    } catch (error) {
      if ((error as { code?: unknown }).code === NO_SUCH_FILE) return undefined;
      throw error;
    }
  }

  return {
    sizeOf,
    read: async (path, start, length) => {
      const handle = await asked<Buffer>((done) => sftp.open(path, 'r', done));
      const data = Buffer.alloc(length);
      let at = 0;
      while (at < length) {
        const count = await asked<number>((done) => sftp.read(handle, data, at, length - at, start + at, done));
        if (count === 0) break;
        at += count;
      }
      await asked<void>((done) => sftp.close(handle, done));
      return data.subarray(0, at);
    },
    writer: async (path, start) => {
      const handle = await asked<Buffer>((done) => sftp.open(path, start > 0 ? 'r+' : 'w', done));
      let at = start;
      return {
        write: async (data) => {
          await asked<void>((done) => sftp.write(handle, data, 0, data.length, at, done));
          at += data.length;
        },
        close: () => asked<void>((done) => sftp.close(handle, done)),
      };
    },
    rename: async (from, to) => {
      if ((await sizeOf(to)) !== undefined) await asked<void>((done) => sftp.unlink(to, done));
      await asked<void>((done) => sftp.rename(from, to, done));
    },
    makeFolder: async (path) => {
      if ((await sizeOf(path)) === undefined) await asked<void>((done) => sftp.mkdir(path, done));
    },
    end: () => {
      signal.removeEventListener('abort', giveUp);
      client.end();
    },
  };
}

/** A host with an RSA key signs with newer hashes than its key is named after. */
function algorithmsOf(named: string): NonNullable<NonNullable<ConnectConfig['algorithms']>['serverHostKey']> {
  if (named === 'ssh-rsa') return ['rsa-sha2-512', 'rsa-sha2-256'];
  return [named as 'ssh-ed25519'];
}

function failureOf(error: Error & { level?: string }, isKnown: boolean): TransferFailure {
  // A host that has no key of the kind that is pinned is another one as well.
  if (!isKnown || /no matching host key format/i.test(error.message))
    return new TransferFailure('host_key', error.message);
  if (error.level === 'client-authentication') return new TransferFailure('refused', error.message);
  return new TransferFailure(error.level === undefined ? 'cut_off' : 'unreachable', error.message);
}
