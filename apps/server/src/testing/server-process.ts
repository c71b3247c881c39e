/** The server as a program of its own, in a process group of its own, for tests of its start, its stop and its death. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves once it has printed this; rejects when it ends before. */
  printed(text: string): Promise<void>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Kills it and its children at once, as a power cut would end them. */
  killTree(): Promise<void>;
}

const { PATH = '', NODE_COMPILE_CACHE } = process.env;
/** What a program of ours has of the environment, as `npm start` and `npm run` give it: it is not compiled anew at every start. */
export const PROGRAM_ENVIRONMENT = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
/** What works in the background at its own times would take those of the test. */
const QUIET = {
  BACKUP_EVERY: 'off',
  PREPARE_CONTENT: 'false',
  LOG_LEVEL: 'warn',
  DATABASE_SHORT_LIVED: 'true',
  PASSWORD_LOG_N: '4',
};
const ROOT = join(import.meta.dirname, '../../../..');

interface ProgramOptions {
  /** Address of a module that it loads before everything else. */
  readonly preload?: string | undefined;
  /** The folder of the project that it is of: this one. */
  readonly root?: string | undefined;
}

export function startServerProcess(
  env: Record<string, string>,
  { preload, root = ROOT }: ProgramOptions = {},
): ServerProcess {
  const flags = ['--disable-warning=ExperimentalWarning', ...(preload ? ['--import', preload] : [])];
  const child = spawn(process.execPath, [...flags, join(root, 'apps/server/src/main.ts')], {
    env: { ...PROGRAM_ENVIRONMENT, ...QUIET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return {
    child,
    output: () => output,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        void ended.then((how) => reject(new Error(`ended (${how}) before it printed "${text}":\n${output}`)));
        look();
      }),
    ended,
    killTree: async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
