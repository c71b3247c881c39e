import type { Log } from '../../platform/log/log.ts';
import { mutationLag, mutations } from '../../platform/observation/metrics.ts';

/** Counts what happens to live editing, and says it in the log once a minute while somebody is there. */
export interface Meters {
  /** A mutation was passed on, so many milliseconds after it came. */
  passedOn(milliseconds: number): void;
  /** A connection, a mutation or one of its units was refused. */
  refused(code: string): void;
  start(connections: () => number): void;
  stop(): void;
}

const MINUTE_MS = 60_000;

export function createMeters(log: Pick<Log, 'info'>, everyMs = MINUTE_MS): Meters {
  let lags: number[] = [];
  let refusals: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;

  function say(connections: number): void {
    const [sorted, refused] = [lags.toSorted((a, b) => a - b), refusals];
    [lags, refusals] = [[], {}];
    if (connections === 0 && sorted.length === 0 && Object.keys(refused).length === 0) return;
    const lag_ms = { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
    const mutations_per_second = Math.round((sorted.length / everyMs) * 100_000) / 100;
    log.info({ connections, mutations_per_second, refused, lag_ms }, 'live editing');
  }

  return {
    passedOn(milliseconds) {
      lags.push(milliseconds);
      mutations.inc({ outcome: 'passed_on' });
      mutationLag.observe(milliseconds / 1000);
    },
    refused(code) {
      refusals[code] = (refusals[code] ?? 0) + 1;
      mutations.inc({ outcome: code });
    },
    start(connections) {
      timer = setInterval(() => say(connections()), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Null of nothing. */
function quantile(sorted: readonly number[], share: number): number | null {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return at < 0 ? null : Math.round(sorted[at]!);
}
