/** How the installation is, for staff. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime } from './wire.ts';

export const STATUS_PARTS = ['database', 'redis', 'files', 'mail', 'jobs', 'disk', 'backup'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** What is known of a part; which ones there are depends on it. */
export const statusFactsSchema = z.object({
  /** `embedded` or `postgres`, `folder` or `bucket`. */
  kind: z.string().optional(),
  version: z.string().optional(),
  /** How long it took to answer. */
  milliseconds: z.number().optional(),
  /** Of the newest backup, or of the oldest job that is due. */
  age_seconds: z.number().optional(),
  bytes: z.number().optional(),
  free_bytes: z.number().optional(),
  waiting: z.number().optional(),
  active: z.number().optional(),
  failed: z.number().optional(),
});
export type StatusFacts = z.infer<typeof statusFactsSchema>;

export const statusSchema = z
  .object({
    at: isoTime,
    version: z.string(),
    node: z.string(),
    /** When the server that answers was started. */
    since: isoTime,
    /** `warn`: works, and somebody should look; `off`: not set up. */
    parts: z.array(
      z.object({ part: z.enum(STATUS_PARTS), state: z.enum(['ok', 'warn', 'bad', 'off']), facts: statusFactsSchema }),
    ),
    /** Errors that browsers told of, the latest first. */
    page_errors: z.array(
      z.object({
        name: z.string(),
        message: z.string(),
        screen: z.string(),
        frames: z.array(z.string()),
        count: z.int(),
        first_at: isoTime,
        last_at: isoTime,
      }),
    ),
  })
  .meta({ id: 'Status' });
export type Status = z.infer<typeof statusSchema>;

export const readStatus = endpoint({
  method: 'GET',
  path: '/status',
  summary: 'Whether the parts that the server needs work, and which errors browsers told of',
  tag: 'operations',
  answer: z.object({ status: statusSchema }),
  access: 'admin',
  scope: null,
});
