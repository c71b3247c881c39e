import { houseClock, type IsoDay } from '@figurina/commerce';
import { type Board, BOARD_QUEUES, type BoardQueue, readBoard, type Urgency } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { listClaimed } from '../claims/index.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import type { DueDays } from './due-days.ts';
import { orderRows, waitsFor } from './order-rows.ts';
import { listUnpaid, listWaiting, type WaitingOrder } from './orders-dashboard.queries.ts';

/** The most urgent of each; how many there are is said beside them. */
const SHOWN = 12;

interface Waiting {
  readonly id: string;
  readonly queue: BoardQueue;
  readonly due: IsoDay | null;
  readonly urgency: Urgency;
}

export function serveBoard(
  http: FastifyInstance,
  parts: DashboardParts & { readonly dueDays: (now: Date) => DueDays },
): void {
  const { db, clock, dueDays } = parts;

  route(http, readBoard, async ({ caller, request }) => {
    const due = dueDays(clock.now());
    const today = houseClock(clock.now()).day;
    const [waiting, unpaid, claimed] = await Promise.all([listWaiting(db), listUnpaid(db), listClaimed(db)]);
    const all: Waiting[] = waiting.map((order) => {
      const day = due.next(order);
      return { id: order.id, queue: queueOf(order), due: day, urgency: day === null ? null : due.urgency(day) };
    });
    for (const { id, due_on } of unpaid)
      // A payment is late when its day is over; nobody has to do anything in the week before.
      all.push({ id, queue: 'payment', due: due_on, urgency: due_on !== null && due_on < today ? 'overdue' : null });
    // Who has waited longest comes first; no day is promised for an answer.
    for (const { id, since } of claimed) all.push({ id, queue: 'claim', due: houseClock(since).day, urgency: null });
    const queues = BOARD_QUEUES.map((queue) => {
      const inQueue = all.filter((one) => one.queue === queue).toSorted(byUrgency);
      const count = (urgency: Urgency): number => inQueue.filter((one) => one.urgency === urgency).length;
      return {
        queue,
        ids: inQueue.slice(0, SHOWN).map(({ id }) => id),
        turn: queue === 'approval' || queue === 'payment' ? ('customer' as const) : ('house' as const),
        total: inQueue.length,
        overdue: count('overdue'),
        this_week: count('this_week'),
      };
    });
    const ids = [...new Set(queues.flatMap((queue) => queue.ids))];
    const rows = new Map(
      (await orderRows(parts, ids, { caller, locale: localeOf(request), due })).map((row) => [row.id, row]),
    );
    return {
      queues: queues.map(({ ids: shown, ...queue }): Board['queues'][number] => ({
        ...queue,
        orders: shown.flatMap((id) => rows.get(id) ?? []),
      })),
    };
  });
}

function queueOf(order: WaitingOrder): BoardQueue {
  if (order.tab === 'pending_transfer') return 'transfer';
  if (order.tab === 'pending_shipment') return 'shipment';
  return waitsFor(order) === 'customer' ? 'approval' : 'review';
}

/** What is late has the earliest days: they need no order of their own. Ids rise with time. */
function byUrgency(a: Waiting, b: Waiting): number {
  const [left, right] = [a.due ?? '9999', b.due ?? '9999'];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
