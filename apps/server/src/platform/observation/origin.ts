/** What the running work comes from: its ids travel from a request to the jobs and mails that it causes, and into every line of the log. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { context, propagation } from '@opentelemetry/api';
import { z } from 'zod';

const originSchema = z.object({
  /** As the answer told it (`x-request-id`). */
  request: z.string().max(100).optional(),
  job: z.string().max(100).optional(),
  /** W3C trace context, where traces are kept. */
  traceparent: z.string().max(100).optional(),
});
export type Origin = Readonly<z.infer<typeof originSchema>>;

const running = new AsyncLocalStorage<Origin>();

export function within<Result>(origin: Origin, run: () => Result): Result {
  return running.run(origin, run);
}

export function originNow(): Origin {
  return running.getStore() ?? {};
}

/** Where a job keeps its origin, beside its own data. */
const KEY = '$origin';

export function withOrigin<Data extends object>(data: Data): Data {
  const { request } = originNow();
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  const origin = { ...(request !== undefined && { request }), ...carrier };
  return Object.keys(origin).length === 0 ? data : { ...data, [KEY]: origin };
}

/** Takes a job's data and its origin apart. */
export function apart(stored: unknown): { data: unknown; origin: Origin } {
  if (typeof stored !== 'object' || stored === null || !(KEY in stored)) return { data: stored, origin: {} };
  const { [KEY]: origin, ...data } = stored;
  return { data, origin: originSchema.safeParse(origin).data ?? {} };
}
