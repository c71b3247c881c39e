/** The SSH server of OpenSSH, where the machine has one, with the SFTP of its own, for one key of a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../testing/free-port.ts';
import { sshKeys } from './ssh-keys.ts';

const PROGRAM = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', process.env['SSHD_PATH'] ?? ''].find((path) =>
  existsSync(path),
);

interface OpenSsh {
  readonly config: { url: string; hostKey: string; keyFile: string; password: undefined };
  stop(): void;
}

/** Undefined where there is none: says so in one line. */
export function startOpenSsh(folder: string): Promise<OpenSsh> | undefined {
  if (PROGRAM === undefined) {
    process.stderr.write('note: no OpenSSH server on this machine, transfers are tested against our own only\n');
    return undefined;
  }
  const started = start(PROGRAM, folder);
  started.catch(() => undefined);
  return started;
}

async function start(program: string, folder: string): Promise<OpenSsh> {
  const port = await freePort();
  const inbox = join(folder, 'inbox');
  await mkdir(inbox, { recursive: true });
  const [host, user] = [sshKeys(), sshKeys()];
  const path = (name: string) => join(folder, name);
  await writeFile(path('host'), host.private, { mode: 0o600 });
  await writeFile(path('user'), user.private, { mode: 0o600 });
  await writeFile(path('known'), user.public);
  const settings = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${path('host')}`,
    `AuthorizedKeysFile ${path('known')}`,
    `PidFile ${path('pid')}`,
    'StrictModes no',
    'PermitRootLogin yes',
    'PasswordAuthentication no',
    'Subsystem sftp internal-sftp',
  ];
  await writeFile(path('config'), `${settings.join('\n')}\n`);
  // Where root's server locks a part of itself in; the system makes it when it starts its own.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const child = spawn(program, ['-D', '-e', '-f', path('config')], { stdio: 'ignore' });
  await listening(port, child);
  const url = `sftp://${userInfo().username}@127.0.0.1:${port}${inbox}`;
  return {
    config: { url, hostKey: host.public, keyFile: path('user'), password: undefined },
    stop: () => void child.kill(),
  };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`sshd ended with ${child.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
