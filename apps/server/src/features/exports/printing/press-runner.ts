/** The server's side of the printing process: started when something is printed, ended when nothing was for a while. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { prints } from '../../../platform/observation/metrics.ts';
import { ExportFailure } from '../failure.ts';
import type { PressAnswer, PressOrder, PrintedFile } from './press-messages.ts';

export interface PressRunner {
  /** Throws an `ExportFailure`. When the signal fires, the printing process is ended. One order at a time. */
  print(order: PressOrder, watch: { signal: AbortSignal; onProgress(progress: number): void }): Promise<PrintedFile>;
  /** Resolves when nothing is printed and nothing waits; rejects with the signal. */
  free(signal: AbortSignal): Promise<void>;
  /** The printing process that runs, if any: for tests. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

interface PressRunnerParts {
  readonly chromiumPath: string | undefined;
  /** After so long without work the browser goes. */
  readonly idleMs: number;
  /** Called after each print by a browser without its sandbox. */
  readonly onNoSandbox: (why: string) => void;
}

const PROGRAM = join(import.meta.dirname, 'print-process.ts');

export function createPressRunner({ chromiumPath, idleMs, onNoSandbox }: PressRunnerParts): PressRunner {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(PROGRAM, [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // `node --watch` would have the child report its modules over our channel.
      env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '', ...(chromiumPath && { CHROMIUM_PATH: chromiumPath }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  }

  function printNow(
    order: PressOrder,
    { signal, onProgress }: Parameters<PressRunner['print']>[1],
  ): Promise<PrintedFile> {
    signal.throwIfAborted();
    clearTimeout(idle);
    const press = running();
    const took = prints.startTimer({ kind: order.kind });
    return new Promise<PrintedFile>((resolve, reject) => {
      const died = () => reject(new ExportFailure({ code: 'worker_died', detail: 'the printing process ended' }));
      const abort = () => press.kill('SIGKILL');
      const hear = (message: PressAnswer) => {
        if (message.kind === 'progress') return onProgress(message.progress);
        if (message.kind === 'no_sandbox') return onNoSandbox(message.why);
        stopListening();
        took({ outcome: message.kind });
        if (message.kind === 'printed') resolve(message.file);
        else reject(new ExportFailure(message.failure));
      };
      const stopListening = () => {
        press.off('message', hear).off('exit', died).off('error', died);
        signal.removeEventListener('abort', abort);
      };
      press.on('message', hear).once('exit', died).once('error', died);
      signal.addEventListener('abort', abort, { once: true });
      press.send(order, (error) => {
        if (error) died();
      });
    }).finally(() => {
      idle = setTimeout(() => void end(), idleMs);
      idle.unref();
    });
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    // It closes its browser when the channel closes; one that does not is ended.
    if (ending.connected) ending.disconnect();
    const patience = setTimeout(() => ending.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(patience);
  }

  return {
    print: (order, watch) => {
      const printed = queue.then(() => printNow(order, watch));
      queue = printed.catch(() => undefined);
      return printed;
    },
    free: async (signal) => {
      signal.throwIfAborted();
      const given = Promise.withResolvers<never>();
      const giveUp = () => given.reject(signal.reason as Error);
      signal.addEventListener('abort', giveUp);
      try {
        for (let last; last !== queue;) {
          last = queue;
          await Promise.race([last, given.promise]);
        }
      } finally {
        signal.removeEventListener('abort', giveUp);
      }
    },
    get pid() {
      return child?.pid;
    },
    close: end,
  };
}
