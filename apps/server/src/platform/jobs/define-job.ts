import type { z } from 'zod';

/** Kinds of background work that need machines of different sorts: a browser, networks that find faces, neither. */
export const WORKS = ['prints', 'pictures', 'rest'] as const;
export type Work = (typeof WORKS)[number];

/** A kind of background work: its name and what it is given, parsed when it is taken up. */
export interface JobDefinition<Data extends object> {
  /** `feature.verb`, stable: jobs of this name lie in the database. */
  name: string;
  data: z.ZodType<Data>;
  /** `rest` unless named. */
  work?: Work;
  /** Attempts after the first one that failed; 3 unless named. The pause between them grows from 2 seconds. */
  retries?: number;
  /** An attempt that takes longer is aborted and counted as failed; 15 minutes unless named. */
  timeoutSeconds?: number;
  /** Jobs of this kind that one process does at the same time; 1 unless named. */
  concurrency?: number;
  /** How long a finished job can still be seen; 7 days unless named. */
  keepSeconds?: number;
}

export function defineJob<Data extends object>(definition: JobDefinition<Data>): JobDefinition<Data> {
  return definition;
}
