/** Takes what browsers tell of the app, and no more of it than can be read. */
import { createHash } from 'node:crypto';
import { plainMessage, reportPage, type PageErrorReport } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { pageErrors, webVitals } from '../../platform/observation/metrics.ts';
import { countKnown, insertNew } from './page-errors.queries.ts';

export interface PageReportsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly counters: Pick<Counters, 'add'>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Calls a minute: of one address, and of all together. */
const FROM_ONE = 20;
const FROM_ALL = 1200;
/** Errors an hour that nobody has told of before: whoever invents some fills no table. */
const NEW_AN_HOUR = 50;
/** First words of our addresses: with any others, whoever invents some would fill the metrics. */
const SCREENS = new Set(
  'album dashboard help invitations invoice join offers order orders proof profile start vouchers customers'.split(' '),
);

export function servePageReports(http: FastifyInstance, { db, clock, counters }: PageReportsParts): void {
  route(http, reportPage, async ({ body: { reports }, request }) => {
    const [one = 0, all = 0] = await counters.add([`page reports ${request.ip}`, 'page reports'], MINUTE_MS);
    if (one > FROM_ONE || all > FROM_ALL) return refuse('too_many_requests');
    for (const report of reports)
      if (report.kind === 'error') await note({ ...report, message: plainMessage(report.message) });
      else webVitals.observe({ vital: report.name, screen: screenOf(report.screen) }, inSeconds(report));
  });

  async function note({ name, message, screen, frames }: PageErrorReport): Promise<void> {
    pageErrors.inc();
    const now = clock.now();
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([name, message, screen, frames[0] ?? '']))
      .digest('base64url');
    if (await countKnown(db, fingerprint, now)) return;
    const [fresh = 0] = await counters.add(['page errors new'], HOUR_MS);
    if (fresh <= NEW_AN_HOUR) await insertNew(db, fingerprint, { name, message, screen, frames }, now);
  }
}

function screenOf(path: string): string {
  const [, first = ''] = path.split('/');
  return SCREENS.has(first) ? first : 'other';
}

/** Shares stay what they are. */
function inSeconds({ name, value }: { name: string; value: number }): number {
  return name === 'CLS' ? value : value / 1000;
}
