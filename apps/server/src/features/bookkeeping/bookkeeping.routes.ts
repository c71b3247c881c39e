/** Files for bookkeeping: orders and invoices of a period, sent as they are read. For administrators; each is written down. */
import { Readable } from 'node:stream';
import {
  type BookkeepingFile,
  BOOKKEEPING_PATHS,
  bookkeepingName,
  monthSchema,
  periodSchema,
} from '@figurina/contract';
import { addDays } from '@figurina/commerce';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { CSV_MARK, csvLines } from '../../platform/csv.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Caller, callerFor } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal, sendRefusal } from '../../platform/http/refusal.ts';
import type { Audit } from '../audit/index.ts';
import { bookedOf } from './booked.ts';
import { type Period, pagesOfInvoices, pagesOfOrders } from './bookkeeping.queries.ts';
import { batchHead, batchLines } from './datev/posting-batch.ts';
import { journal } from './journal.ts';
import { orderTable } from './orders-csv.ts';

export interface BookkeepingParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'datev' | 'seller'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly audit: Pick<Audit, 'write'>;
}

const MINUTE_MS = 60_000;
/** Of one person: each reads a month or a year. */
const FILES_A_MINUTE = 20;
const LONGEST_DAYS = 366;

type Asked = z.output<typeof periodSchema> | z.output<typeof monthSchema>;
type Pieces = AsyncGenerator<string | Buffer>;

export function serveBookkeeping(http: FastifyInstance, parts: BookkeepingParts): void {
  const { db, clock, config, counters, audit } = parts;
  const datev = { ...config.datev, sellerCountry: config.seller?.country ?? 'DE' };

  async function* orders(period: Period, request: FastifyRequest): Pieces {
    const table = await orderTable(localeOf(request));
    yield CSV_MARK + csvLines([table.head]);
    for await (const page of pagesOfOrders(db, period)) yield csvLines(page.map((order) => table.row(order)));
  }
  async function* invoices(period: Period, request: FastifyRequest): Pieces {
    const table = await journal(localeOf(request));
    yield CSV_MARK + csvLines([table.head]);
    for await (const page of pagesOfInvoices(db, period))
      yield csvLines(page.flatMap((invoice) => table.rows(bookedOf(invoice))));
  }
  async function* postings(period: Period): Pieces {
    yield batchHead(period, datev, clock.now());
    for await (const page of pagesOfInvoices(db, period)) yield batchLines(page.map(bookedOf), datev);
  }

  /** Who asks for which days; written down before the first line is sent. */
  async function admitted(request: FastifyRequest, file: BookkeepingFile, asked: Asked): Promise<Period | Refusal> {
    const by = await callerFor(request, 'admin');
    if (isRefusal(by)) return by;
    const period = periodOf(asked);
    if (isRefusal(period)) return period;
    const [files = 0] = await counters.add([`bookkeeping ${by?.id}`], MINUTE_MS);
    if (files > FILES_A_MINUTE) return refuse('too_many_requests');
    const entry = { by: by as Caller, action: `export.${file}`, subject: file, after: { ...period } } as const;
    await db.transaction().execute((tx) => audit.write(tx, entry));
    return period;
  }

  function serve(
    file: BookkeepingFile,
    [schema, type, summary]: readonly [schema: typeof periodSchema | typeof monthSchema, type: string, summary: string],
    pieces: (period: Period, request: FastifyRequest) => Pieces,
  ): void {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = request.query as Asked;
      const period = await admitted(request, file, asked);
      if (isRefusal(period)) return sendRefusal(request, reply, period);
      reply.headers({
        'cache-control': 'private, no-store',
        'content-type': type,
        'content-disposition': `attachment; filename="${bookkeepingName(file, asked)}"`,
      });
      return reply.send(Readable.from(pieces(period, request)));
    };
    http.route({
      method: 'GET',
      url: `/v1${BOOKKEEPING_PATHS[file]}`,
      schema: { summary, tags: ['operations'], security: [{ bearer: [] }], querystring: schema },
      handler,
    });
  }

  const csv = 'text/csv; charset=utf-8';
  serve('orders', [periodSchema, csv, 'Orders that were placed in a period, as CSV'], orders);
  serve('invoices', [monthSchema, csv, 'The invoices of a month, a row a VAT rate, as CSV'], invoices);
  const batch = 'text/csv; charset=windows-1252';
  serve('datev', [monthSchema, batch, 'The invoices of a month in euro as a posting batch for DATEV'], postings);
}

function periodOf(asked: Asked): Period | Refusal {
  if ('month' in asked) {
    const [year, month] = asked.month.split('-').map(Number) as [number, number];
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return { from: `${asked.month}-01`, to: last };
  }
  const { from, to } = asked;
  if (from <= to && to < addDays(from, LONGEST_DAYS)) return { from, to };
  return refuse('invalid_request', [{ pointer: '/to', code: 'period_wrong', detail: '' }]);
}
