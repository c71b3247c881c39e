/** What staff can take back of what they said. Source: operations O19. */
import { type PastSignal, type Signal, signalRefusal } from './signals.ts';

/** For so long. */
export const UNDO_MS = 600_000;

/** What was told to the customer and ended or opened something is not taken back. */
const UNDOABLE: readonly Signal[] = [
  'accepted',
  'review_completed',
  'transfer_completed',
  'production_started',
  'albums_shipped',
  'shipment_created',
];

export interface WrittenSignal extends PastSignal {
  readonly id: string;
  /** Of what the system wrote because of another one: its id. */
  readonly follows: string | null;
}

/**
 * The newest event of staff with those that followed from it alone, of all of an order, the oldest first; null where there is
 * none to take back, or something came since that could not have happened without it.
 */
export function undoOf<Written extends WrittenSignal>(past: readonly Written[]): readonly Written[] | null {
  const at = past.findLastIndex(({ by }) => by === 'staff');
  const last = past[at];
  if (!last || !UNDOABLE.includes(last.signal)) return null;
  const gone = past.filter(({ id, follows }) => id === last.id || follows === last.id);
  const stays = past.filter((one) => !gone.includes(one));
  const isPossible = stays.every((one, index) => index < at || signalRefusal(one, stays.slice(0, index)) === null);
  return isPossible ? gone : null;
}
