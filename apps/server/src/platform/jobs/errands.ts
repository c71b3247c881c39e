/**
 * Work that somebody waits for and that not every process can do: where a process does this kind of work itself, a call of
 * a function; elsewhere a job that a worker does, with its input and its answer in the database.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { defineJob, type Work } from './define-job.ts';
import type { Jobs } from './jobs.ts';

export interface ErrandKind {
  /** `feature.verb`. */
  name: string;
  work: Work;
  /** How long whoever asks waits. */
  patienceMs: number;
  run(input: Buffer): Promise<Buffer>;
}

/** Throws an `ErrandFailed`, or what `run` throws in this process; an error of the code `ETIMEDOUT` when nobody did it in time. */
export type Ask = (input: Buffer) => Promise<Buffer>;

export interface Errands {
  /** To be called for every kind before the jobs start. */
  offer(kind: ErrandKind): Ask;
}

/** It failed in another process. */
class ErrandFailed extends Error {
  readonly code: string | undefined;

  constructor({ code, message }: Failure) {
    super(message);
    this.code = code;
  }
}

const failureSchema = z.object({ code: z.string().optional(), message: z.string() });
type Failure = z.output<typeof failureSchema>;

/** The first looks come soon; a print takes seconds. */
const LOOK_MS = [20, 40, 80, 160, 250];
/** Left over from those who asked and died. */
const KEPT_MS = 3_600_000;
/** Those that one process does at the same time, of each kind. */
const AT_ONCE = 2;
const forgetErrands = defineJob({ name: 'errands.forget', data: z.object({}) });

interface ErrandsParts {
  db: Kysely<Database>;
  jobs: Jobs;
  /** The work that this process does itself. */
  does: ReadonlySet<Work>;
}

export function createErrands({ db, jobs, does }: ErrandsParts): Errands {
  jobs.handle(forgetErrands, {
    run: async () => {
      await db
        .deleteFrom('errands')
        .where('created_at', '<', new Date(Date.now() - KEPT_MS))
        .execute();
    },
  });
  jobs.schedule(forgetErrands, '3 * * * *');

  async function answerTo(id: string, patienceMs: number): Promise<Buffer> {
    const until = performance.now() + patienceMs;
    for (let look = 0; performance.now() < until; look += 1) {
      await pause(LOOK_MS[look] ?? LOOK_MS.at(-1)!);
      const { output, failure } = await db
        .selectFrom('errands')
        .select(['output', 'failure'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (failure) throw new ErrandFailed(failureSchema.parse(failure));
      if (output) return output;
    }
    // Told as an outage: workers are away, or have too much to do.
    throw Object.assign(new Error('No worker has done it in time'), { code: 'ETIMEDOUT' });
  }

  return {
    offer: ({ name, work, patienceMs, run }) => {
      const job = defineJob({
        name,
        work,
        data: z.object({ id: z.string() }),
        retries: 1,
        concurrency: AT_ONCE,
        timeoutSeconds: Math.ceil(patienceMs / 1000),
        keepSeconds: 3600,
      });
      const fail = async (id: string, failure: Failure): Promise<void> => {
        await db
          .updateTable('errands')
          .set({ failure: JSON.stringify(failure) })
          .where('id', '=', id)
          .execute();
      };
      jobs.handle(job, {
        run: async ({ id }) => {
          const asked = await db.selectFrom('errands').select('input').where('id', '=', id).executeTakeFirst();
          // Whoever asked waits no more.
          if (!asked) return;
          try {
            const output = await run(asked.input);
            await db.updateTable('errands').set({ output }).where('id', '=', id).execute();
          } catch (error) {
            await fail(id, failureOf(error));
          }
        },
        givenUp: ({ id }, message) => fail(id, { message }),
      });
      if (does.has(work)) return run;
      return async (input) => {
        const id = newId();
        await db.insertInto('errands').values({ id, input }).execute();
        try {
          await jobs.send(job, { id });
          return await answerTo(id, patienceMs);
        } finally {
          await db.deleteFrom('errands').where('id', '=', id).execute();
        }
      };
    },
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { ...code, message: 'detail' in error ? String(error.detail) : error.message };
}
