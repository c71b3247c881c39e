/** A process that is told to stop finishes what it does; told again, or after too long, it goes at once. */

/** Ctrl-C reaches a process from the terminal, from npm and from the script above it: that is one request, not three. */
const SAME_REQUEST_MS = 1500;
const PATIENCE_MS = 60_000;

export interface Stop {
  /** Begins to stop, for this reason and with this exit code. */
  begin(why: string, code?: number): void;
  /** From then on, whatever fails fails because its ground is taken away. */
  hasBegun(): boolean;
}

/** `finish` is called once, with why; then the process ends. */
export function stopOnSignals(finish: (why: string) => Promise<void>): Stop {
  let asked: number | undefined;
  const begin = (why: string, code = 0): void => {
    if (asked === undefined) {
      asked = Date.now();
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      finish(why).then(
        () => process.exit(code),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    } else if (Date.now() - asked > SAME_REQUEST_MS) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => begin(signal));
  // Whoever started us is gone (the channel that scripts/program.mjs keeps to us has closed).
  if (process.channel) process.on('disconnect', () => begin('the starting process has ended'));
  return { begin, hasBegun: () => asked !== undefined };
}
