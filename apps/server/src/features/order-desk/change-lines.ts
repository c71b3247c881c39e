/** Lines that staff add, change and take off. Source: operations O13. */
import { listedNet } from '@figurina/commerce';
import type { changeLineItem, createLineItem, RequestOf } from '@figurina/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { giveVoucherBack, type StoredOrder } from '../orders/index.ts';
import { atDesk } from './at-desk.ts';
import { type DeskLine, pricedBy, writeLines } from './desk-lines.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { orderOfLine } from './order-desk.queries.ts';

type NewLine = RequestOf<typeof createLineItem>['body']['line_item'];
type LineChange = RequestOf<typeof changeLineItem>['body']['line_item'];

export async function addLine(
  parts: OrderDeskParts,
  { orderId, line, by }: { orderId: string; line: NewLine; by: Caller },
): Promise<{ order: StoredOrder; lineId: string } | Refusal> {
  const { product, quantity = 1, description = '', amount } = line;
  const id = newId();
  const deed = { orderId, seen: line.updated_at, by, action: 'line_item.create', subject: id } as const;
  const order = await atDesk(parts, deed, async (tx, now) => {
    const net = amount ?? listedNet({ product, quantity }, pricedBy(parts, now));
    if (net === null) return refuse('line_amount_required');
    const by_hand = amount === undefined ? 'quantity' : 'amount';
    return writeLines(parts, tx, now, [...now.lines, { id, product, quantity, net, description, by_hand }]);
  });
  return isRefusal(order) ? order : { order, lineId: id };
}

export async function changeLine(
  parts: OrderDeskParts,
  { lineId, change, by }: { lineId: string; change: LineChange; by: Caller },
): Promise<StoredOrder | Refusal> {
  const orderId = await orderOfLine(parts.db, lineId);
  if (orderId === undefined) return refuse('not_found');
  const deed = { orderId, seen: change.updated_at, by, action: 'line_item.change', subject: lineId } as const;
  return atDesk(parts, deed, async (tx, order) => {
    const old = order.lines.find(({ id }) => id === lineId);
    if (!old) return refuse('not_found');
    const line = changedLine(parts, order, old, change);
    if (isRefusal(line)) return line;
    const isSame = (Object.keys(line) as (keyof DeskLine)[]).every((name) => line[name] === old[name]);
    if (isSame) return undefined;
    return writeLines(
      parts,
      tx,
      order,
      order.lines.map((one) => (one.id === lineId ? line : one)),
    );
  });
}

function changedLine(
  parts: OrderDeskParts,
  order: StoredOrder,
  old: DeskLine,
  { product = old.product, quantity = old.quantity, description = old.description, amount = old.net }: LineChange,
): DeskLine | Refusal {
  const { id } = old;
  const isOther = product !== old.product || quantity !== old.quantity;
  const isTyped = amount !== old.net;
  if ((old.product === 'voucher' || product === 'voucher') && (isOther || isTyped)) return refuse('line_of_voucher');
  const rest = { id, product, quantity, description };
  if (isTyped) return { ...rest, net: amount, by_hand: 'amount' };
  // An amount that was typed stays, whatever number of the same it is.
  if (!isOther || (old.by_hand === 'amount' && product === old.product))
    return { ...rest, net: old.net, by_hand: old.by_hand };
  const listed = listedNet({ product, quantity }, pricedBy(parts, order));
  const net = listed ?? (product === old.product ? old.net : null);
  return net === null ? refuse('line_amount_required') : { ...rest, net, by_hand: 'quantity' };
}

export async function deleteLine(
  parts: OrderDeskParts,
  { lineId, by }: { lineId: string; by: Caller },
): Promise<StoredOrder | Refusal> {
  const orderId = await orderOfLine(parts.db, lineId);
  if (orderId === undefined) return refuse('not_found');
  const deed = { orderId, seen: undefined, by, action: 'line_item.delete', subject: lineId } as const;
  return atDesk(parts, deed, async (tx, order) => {
    const old = order.lines.find(({ id }) => id === lineId);
    if (!old) return refuse('not_found');
    if (old.product === 'voucher') await giveVoucherBack(tx, orderId);
    return writeLines(
      parts,
      tx,
      order,
      order.lines.filter((one) => one !== old),
    );
  });
}
