/** Orders as rows of the dashboard. */
import { ENDING_SIGNALS, orderName } from '@figurina/commerce';
import type { DashboardOrder } from '@figurina/contract';
import { formatMoney, type Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { albumIdentifier, findOrders, madeOf, statusesOf, type StoredOrder } from '../orders/index.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import type { DueDays } from './due-days.ts';
import { coversOf, type WaitingOrder } from './orders-dashboard.queries.ts';

export interface RowReader {
  readonly caller: Pick<Caller, 'id' | 'admin'>;
  readonly locale: Locale;
  readonly due: DueDays;
}

/** In the order of the ids. */
export async function orderRows(
  parts: DashboardParts,
  ids: readonly string[],
  reader: RowReader,
): Promise<DashboardOrder[]> {
  const orders = new Map((await findOrders(parts.db, ids)).map((order) => [order.id, order]));
  const covers = await coversOf(parts.db, [...new Set([...orders.values()].map(({ album_id }) => album_id))]);
  return ids.flatMap((id) => {
    const order = orders.get(id);
    return order ? orderRow(order, covers.get(order.album_id), parts, reader) : [];
  });
}

function orderRow(
  order: StoredOrder,
  cover: string | null | undefined,
  { config, calendar, covers, pictures }: DashboardParts,
  { caller, locale, due }: RowReader,
): DashboardOrder {
  const { address, album_id: id } = order;
  const statuses = statusesOf(order, { calendar, tracking: config.orders.trackingUrl, isStaff: true });
  const days = due.of(order);
  const isOver = turnOf(order) === null;
  // Until it is done it can be late, also while it is under way.
  const dated = (status: (typeof statuses)['transfer_status'], day: string) => ({
    ...status,
    urgency: isOver || DONE.has(status.status) ? null : due.urgency(day),
  });
  return {
    id: order.id,
    name: orderName(order.number),
    album: {
      id,
      title: order.facts.title,
      identifier: albumIdentifier(id),
      category: order.category,
      release_date: order.release_date,
      cover_preview_url: cover ? covers.url({ id, cover_key: cover }, pictures.imageToken(id, caller)) : null,
    },
    customer: address.organization || `${address.first_name} ${address.last_name}`.trim(),
    city: address.city,
    tab: order.tab,
    turn: turnOf(order),
    ended_by: ENDING_SIGNALS.find((end) => order.updates.some(({ signal }) => signal === end)) ?? null,
    transfer_status: dated(statuses.transfer_status, days.transfer),
    albums_status: dated(statuses.albums_status, days.albums),
    shipment_status: dated(statuses.shipment_status, days.shipment),
    no_albums: madeOf(order).albums,
    replacement: order.replacement,
    amount_gross_human: formatMoney(locale, order.gross, order.currency),
    created_at: order.created_at.toISOString(),
  };
}

const DONE: ReadonlySet<string> = new Set(['completed', 'created', 'shipped']);

function turnOf({ approval_id, ...order }: StoredOrder): DashboardOrder['turn'] {
  return waitsFor({ ...order, is_approved: approval_id !== null });
}

/** Who has to do something next. What the customer has approved waits for the house, and so does what it has not taken yet. */
export function waitsFor({
  tab,
  accepted,
  is_approved,
}: Pick<WaitingOrder, 'tab' | 'accepted' | 'is_approved'>): DashboardOrder['turn'] {
  if (tab === 'shipped' || tab === 'rejected') return null;
  return tab === 'pending_review' && accepted && !is_approved ? 'customer' : 'house';
}
