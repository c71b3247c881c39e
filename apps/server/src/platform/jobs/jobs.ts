/**
 * Background work, kept in the database: retried, safe against several workers, seen by a query. A job whose worker
 * died is noticed by its missing heartbeat and done again, so a handler must bear being run twice.
 */
import { randomUUID } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import { sql, type Transaction } from 'kysely';
import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss';
import type { OpenDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log/log.ts';
import { jobDurations } from '../observation/metrics.ts';
import { apart, within, withOrigin } from '../observation/origin.ts';
import { traced } from '../observation/traces.ts';
import { WORKS, type JobDefinition, type Work } from './define-job.ts';

export interface Attempt {
  /** The job's id, the same in every attempt. */
  id: string;
  /** 1 for the first one. */
  number: number;
  last: boolean;
  /** Fires when the attempt is cancelled, takes too long, or outlasts the server's patience at its stop. */
  signal: AbortSignal;
  log: Log;
}

export interface JobHandler<Data> {
  /** Throwing means: try again. */
  run(data: Data, attempt: Attempt): Promise<void>;
  /** Called once after the last attempt failed, or its worker died. */
  givenUp?(data: Data, reason: string): Promise<void>;
}

export interface SendOptions {
  /** The job exists exactly when this transaction commits. */
  transaction?: Transaction<Database>;
  startAfterSeconds?: number;
}

export interface JobView {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  attempts: number;
  created_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  /** Why the last attempt failed. */
  error: string | null;
}

export interface Jobs {
  /** To be called for every kind before `start`. */
  handle<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): void;
  /** Sends a job of this kind again and again, by a cron expression in UTC; for a worker to notice, not per process. */
  schedule(job: JobDefinition<Record<string, never>>, cron: string): void;
  send<Data extends object>(job: JobDefinition<Data>, data: Data, options?: SendOptions): Promise<string>;
  /** A waiting job is not done any more; the signal of a running one fires within 10 seconds, wherever it runs. */
  cancel(job: Pick<JobDefinition<object>, 'name'>, id: string): Promise<void>;
  /** The newest jobs, for administrators. */
  list(limit: number): Promise<JobView[]>;
  /** From here on jobs can be sent. */
  start(): Promise<void>;
  /** After `start`: takes up jobs of these kinds of work, of all unless named. */
  work(works?: ReadonlySet<Work>): Promise<void>;
  /** Takes up no more jobs and waits for running ones; what still runs after the time is aborted and done again later. */
  drain(patienceMs?: number): Promise<void>;
  /** Drains, then closes the connections: nothing can be sent any more. */
  stop(patienceMs?: number): Promise<void>;
}

type Taken = JobWithMetadata;
type Kind = { job: JobDefinition<object>; handler: JobHandler<object> };

const GIVEN_UP = '.given_up';
/** Of pg-boss itself: what sends work by the clock. It would be missed 15 minutes after its worker died. */
const BY_THE_CLOCK = '__pgboss__send-it';

/** How often a kind without news is asked for: jobs of dead workers, and those that were to begin later. */
const ASK_SECONDS = 10;
/** After a failure this process asks more often for a while: retries and jobs given up notify nobody. */
const SOON_SECONDS = 2;
const SOON_TIMES = 8;

export function createJobs({ database, log }: { database: OpenDatabase; log: Log }): Jobs {
  const boss = new PgBoss({
    connectionString: database.connectionString,
    max: 4,
    application_name: 'figurina-jobs',
    useListenNotify: true,
    // How soon the jobs of a dead worker are noticed.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    warningSlowQuerySeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'background jobs'));
  boss.on('warning', (warning) => log.warn({ warning }, 'background jobs'));
  const kinds = new Map<string, Kind>();
  const schedules = new Map<string, string>();
  /** The workers of a kind, and of its jobs given up. */
  const workers = new Map<string, string[]>();

  async function createQueues(): Promise<void> {
    for (const { job } of kinds.values()) {
      const name = job.name + GIVEN_UP;
      await boss.createQueue(name, { retryLimit: 10, retryDelay: 5, retryBackoff: true, notify: true });
      const options = {
        retryLimit: job.retries ?? 3,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 300,
        expireInSeconds: job.timeoutSeconds ?? 900,
        deleteAfterSeconds: job.keepSeconds ?? 604_800,
        heartbeatSeconds: 15,
        deadLetter: name,
        notify: true,
      };
      await boss.createQueue(job.name, options);
      await boss.updateQueue(job.name, options);
      // Makes pg-boss remember the queue: looked up within a transaction of `send`, by a connection of its own, the
      // embedded database would make it wait for that very transaction.
      await boss.findJobs(job.name, { id: randomUUID() });
    }
  }

  async function workOn({ job, handler }: Kind): Promise<void> {
    for (let worker = 0; worker < (job.concurrency ?? 1); worker++)
      await takeUp(job.name, (taken) => attempt(job, handler, taken));
    await takeUp(job.name + GIVEN_UP, async (taken) => {
      const { data, origin } = apart(taken.data);
      return within({ ...origin, job: taken.id }, async () =>
        handler.givenUp?.(job.data.parse(data), errorOf(taken.sourceOutput) ?? 'unknown'),
      );
    });
  }

  /** One job after the other. A notification tells of new ones. */
  async function takeUp(name: string, work: (taken: Taken) => Promise<void>): Promise<void> {
    const polling = {
      pollingIntervalSeconds: SOON_SECONDS,
      notifyPollingIntervalSeconds: ASK_SECONDS,
      includeMetadata: true,
    } as const;
    let worker: string | undefined;
    worker = await boss.work(name, polling, async ([taken]: Taken[]) => {
      try {
        if (taken) await work(taken);
      } finally {
        // Where there was one job there may be more: asks again at once instead of at the next interval.
        if (worker) boss.notifyWorker(worker);
      }
    });
    workers.set(name, [...(workers.get(name) ?? []), worker]);
  }

  function askSoon(name: string, times = SOON_TIMES): void {
    setTimeout(() => {
      for (const worker of [name, name + GIVEN_UP].flatMap((kind) => workers.get(kind) ?? []))
        boss.notifyWorker(worker);
      if (times > 1) askSoon(name, times - 1);
    }, SOON_SECONDS * 1000).unref();
  }

  async function attempt(job: Kind['job'], handler: Kind['handler'], taken: Taken): Promise<void> {
    const { data, origin } = apart(taken.data);
    const attributes = { 'figurina.job': taken.id, 'figurina.attempt': taken.retryCount + 1 };
    const wish = { name: job.name, kind: SpanKind.CONSUMER, attributes, traceparent: origin.traceparent };
    await within({ ...origin, job: taken.id }, () => traced(wish, () => tryOnce(job, handler, { ...taken, data })));
  }

  async function tryOnce(
    job: Kind['job'],
    handler: Kind['handler'],
    taken: Omit<Taken, 'data'> & { data: unknown },
  ): Promise<void> {
    const { id, signal } = taken;
    const number = taken.retryCount + 1;
    const jobLog = log.child({ job: job.name, attempt: number });
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      await handler.run(job.data.parse(taken.data), {
        id,
        number,
        last: number > taken.retryLimit,
        signal,
        log: jobLog,
      });
      jobDurations.observe({ queue: job.name, outcome: 'done' }, seconds());
      jobLog.info({ ms: Math.round(seconds() * 1000) }, 'job done');
    } catch (error) {
      jobDurations.observe({ queue: job.name, outcome: 'failed' }, seconds());
      jobLog.error({ err: error }, 'job failed');
      askSoon(job.name);
      throw error;
    }
  }

  return {
    handle: (job, handler) => {
      kinds.set(job.name, { job, handler });
    },
    schedule: (job, cron) => {
      schedules.set(job.name, cron);
    },
    send: async (job, data, { transaction, startAfterSeconds } = {}) => {
      const id = await boss.send(job.name, withOrigin(data), {
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        ...(transaction && { db: fromKysely(transaction) }),
      });
      if (!id) throw new Error(`The job ${job.name} was not taken`);
      return id;
    },
    cancel: async (job, id) => {
      await boss.cancel(job.name, id);
    },
    list: async (limit) => {
      const { rows } = await sql<JobView & { output: object | null }>`
        select id, name, state, retry_count + (case when started_on is null then 0 else 1 end) as attempts,
          created_on as created_at, started_on as started_at, completed_on as completed_at, output
        from pgboss.job where name not like ${'%' + GIVEN_UP} order by created_on desc, id limit ${limit}`.execute(
        database.db,
      );
      return rows.map(({ output, ...job }) => ({ ...job, error: job.state === 'completed' ? null : errorOf(output) }));
    },
    start: async () => {
      await boss.start();
      await boss.updateQueue(BY_THE_CLOCK, { expireInSeconds: 60 });
      await createQueues();
    },
    work: async (works = new Set(WORKS)) => {
      for (const kind of kinds.values()) if (works.has(kind.job.work ?? 'rest')) await workOn(kind);
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'UTC' });
    },
    drain: (patienceMs = 30_000) => boss.stop({ close: false, graceful: true, timeout: patienceMs }),
    stop: (patienceMs = 30_000) => boss.stop({ graceful: true, timeout: patienceMs }),
  };
}

/** pg-boss keeps what an attempt threw as the job's output. */
function errorOf(output: object | null): string | null {
  if (!output) return null;
  if ('message' in output && typeof output.message === 'string') return output.message;
  return 'value' in output ? JSON.stringify(output.value) : JSON.stringify(output);
}
