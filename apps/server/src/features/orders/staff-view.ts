/** What of an order only staff see: what they can do now, what they changed, and what will be printed. */
import { openSignals, type Signal, UNDO_MS, undoOf, type WrittenSignal } from '@figurina/commerce';
import type { Invoice, OpenSignal, StaffOrder } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderWords } from './order-words.ts';
import { copyOf, findCustomer } from './orders-reading.queries.ts';
import type { StoredOrder } from './stored-order.ts';

interface StaffAsks {
  readonly words: OrderWords;
  readonly isInvoiced: boolean;
  /** All of the order, with those that cancel one. */
  readonly invoices: readonly Invoice[];
  readonly now: Date;
}

export async function staffView(
  db: Kysely<Database>,
  order: StoredOrder,
  { words, isInvoiced, invoices, now }: StaffAsks,
): Promise<StaffOrder> {
  const [customer, copy] = await Promise.all([findCustomer(db, order.placed_by), copyOf(db, order)]);
  const happened = (signal: Signal): boolean => order.updates.some((update) => update.signal === signal);
  const edit = order.ended_at === null;
  const undo = undoable(order, now)?.[0];
  return {
    updated_at: order.updated_at.toISOString(),
    batch: order.kind === 'order' ? null : order.run_id === null ? 'run' : 'guest',
    placed_by: customer ?? null,
    open_signals: staffSignals(order).map((signal) => ({
      signal,
      human_title: words.signal(signal),
      ...wantedBy(signal),
    })),
    undo: undo ? { id: undo.id, until: new Date(undo.created_at.getTime() + UNDO_MS).toISOString() } : null,
    by_hand: Object.fromEntries(order.lines.flatMap(({ id, by_hand }) => (by_hand ? [[id, by_hand]] : []))),
    copy: {
      approved: order.approval_id !== null,
      valid: (copy?.invalid_since ?? null) === null,
      version: copy?.version ?? 0,
      hash: copy?.hash ?? '',
    },
    may: {
      edit,
      edit_amounts: edit && !isInvoiced && order.kind === 'order',
      delete: !isInvoiced && !happened('shipped') && order.kind === 'order',
      // A run is paid by its guests.
      invoice:
        edit &&
        !isInvoiced &&
        (order.kind === 'order' || order.run_id !== null) &&
        !(order.replacement && order.gross === 0),
      credit: mayCredit(invoices),
    },
  };
}

/** What was paid is taken back, as long as something is left of it. */
function mayCredit(invoices: readonly Invoice[]): boolean {
  return invoices.some(({ status, number, cancels, credits, amount_gross, amount_left }) => {
    const isTakenBack = invoices.some((other) => other.cancels === number) || (amount_gross > 0 && amount_left === 0);
    return status === 'paid' && cancels === null && credits === null && !isTakenBack;
  });
}

/** Those that staff may write now, by what happened and by what there is: only what was approved is reviewed or spoken of. */
export function staffSignals(order: StoredOrder): OpenSignal['signal'][] {
  const happened = (signal: Signal): boolean => order.updates.some((update) => update.signal === signal);
  const isHandedOver = happened('transfer_completed') || happened('production_started');
  return openSignals(order.updates).filter((signal): signal is OpenSignal['signal'] => {
    // All else happens to the run that it is printed with.
    if (order.run_id !== null) return signal === 'rejected';
    if (signal === 'review_completed') return order.approval_id !== null;
    return signal !== 'review_feedback' || (order.approval_id !== null && !isHandedOver);
  });
}

/** What staff can take back now, with what followed from it; the first is theirs. */
export function undoable(order: StoredOrder, now: Date): readonly StoredOrder['updates'][number][] | null {
  if (order.run_id !== null) return null;
  const past = order.updates.map((update) => ({ ...update, follows: followed(update) }) satisfies WrittenSignal);
  const gone = undoOf(past);
  return gone && gone[0]!.created_at.getTime() + UNDO_MS > now.getTime() ? gone : null;
}

function followed({ metadata }: StoredOrder['updates'][number]): string | null {
  return typeof metadata['follows'] === 'string' ? metadata['follows'] : null;
}

function wantedBy(signal: Signal): Pick<OpenSignal, 'needs' | 'mail'> {
  if (signal === 'rejected' || signal === 'review_feedback') return { needs: 'message', mail: 'always' };
  if (signal === 'albums_shipped') return { needs: 'dhl_tracking_code', mail: 'never' };
  if (signal === 'shipment_created') return { needs: 'tracking_code', mail: 'on_request' };
  return { needs: 'nothing', mail: 'never' };
}
