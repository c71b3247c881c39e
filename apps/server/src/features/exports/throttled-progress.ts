/** Passes progress on at most once in a while: never backwards, and never two writes at a time. */
export interface Progress {
  report(progress: number): void;
  /** Waits for the write that is under way. Later reports are dropped. */
  settled(): Promise<void>;
}

interface ProgressParts {
  readonly write: (progress: number) => Promise<void>;
  readonly everyMs: number;
  /** Milliseconds of a clock that only runs forward. */
  readonly now: () => number;
}

export function throttleProgress({ write, everyMs, now }: ProgressParts): Progress {
  let shown = 0;
  let last = Number.NEGATIVE_INFINITY;
  let closed = false;
  let writing: Promise<void> | null = null;
  return {
    report(progress) {
      if (closed || writing || progress <= shown || now() - last < everyMs) return;
      shown = progress;
      last = now();
      // A write that fails does no harm: the next one says more.
      writing = write(progress)
        .catch(() => undefined)
        .finally(() => {
          writing = null;
        });
    },
    async settled() {
      closed = true;
      await writing;
    },
  };
}
