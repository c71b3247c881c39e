import { listOrdersDashboard, type OrdersDashboard, type OrderScope } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { countDone } from './running-counts.ts';
import type { DueDays } from './due-days.ts';
import { orderRows } from './order-rows.ts';
import * as queries from './orders-dashboard.queries.ts';
import { countUpTo, idsOfPage } from './paged-ids.queries.ts';
import { capped, pageWith, pagination } from './page-of.ts';

export function serveOrdersDashboard(
  http: FastifyInstance,
  parts: DashboardParts & { readonly dueDays: (now: Date) => DueDays },
): void {
  const { db, clock, dueDays } = parts;

  route(http, listOrdersDashboard, async ({ query: { scope, query, page, per, ...sorted }, caller, request }) => {
    const looked = { scope, query: query.trim() };
    const due = dueDays(clock.now());
    const counts = countAll(due);
    const counting =
      looked.query === ''
        ? counts.then((meta) => ({ total: meta[scope], isMore: false }))
        : countUpTo(db, queries.wantedOrders(db, looked).select('id')).then(capped);
    const paging = pageWith({ page, per }, counting, async (part) => {
      const ids = await idsOfPage(queries.wantedOrders(db, looked).select('id'), sorted, part);
      return orderRows(parts, ids, { caller, locale: localeOf(request), due });
    });
    const [meta, { rows, counted, part }] = await Promise.all([counts, paging]);
    return { orders: rows, meta, pagination: pagination(counted, part) };
  });

  async function countAll(due: DueDays): Promise<OrdersDashboard['meta']> {
    const [done, waiting] = await Promise.all([countDone(db), queries.countWaiting(db)]);
    const tabs = new Map(done);
    const none = () => ({ pending_review: 0, pending_transfer: 0, pending_shipment: 0 });
    const urgent = { overdue: none(), this_week: none() };
    for (const group of waiting) {
      tabs.set(group.tab, (tabs.get(group.tab) ?? 0) + group.count);
      const urgency = due.urgency(due.next(group)!);
      if (urgency) urgent[urgency][group.tab as keyof ReturnType<typeof none>] += group.count;
    }
    const count = (tab: Exclude<OrderScope, 'show_all'>): number => tabs.get(tab) ?? 0;
    return {
      show_all: [...tabs.values()].reduce((sum, one) => sum + one, 0),
      pending_review: count('pending_review'),
      pending_transfer: count('pending_transfer'),
      pending_shipment: count('pending_shipment'),
      shipped: count('shipped'),
      ...urgent,
    };
  }
}
