/** What may become of a run that guests order into by one link. Source: operations 11.9. */
import type { IsoDay } from '../delivery/day.ts';

export const BATCH_KINDS = ['group', 'topup', 'preorder'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** `closed`: nobody orders any more, and nothing is decided. The last two are final. */
export const BATCH_STATES = ['open', 'closed', 'confirmed', 'expired'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export const BATCH_MOVES = ['close', 'reopen', 'confirm', 'expire'] as const;
export type BatchMove = (typeof BATCH_MOVES)[number];

/** What a kind asks for: the fewest orders that it may be confirmed with, and whether it prints what was approved before. */
export const BATCH_RULES: Readonly<Record<BatchKind, { readonly least: number; readonly needsApproval: boolean }>> = {
  group: { least: 10, needsApproval: false },
  topup: { least: 1, needsApproval: true },
  preorder: { least: 1, needsApproval: false },
};
/** The most orders that may be asked for, and taken. */
export const BATCH_MOST_ORDERS = 500;

const NEXT: Readonly<Record<BatchState, Partial<Record<BatchMove, BatchState>>>> = {
  open: { close: 'closed', confirm: 'confirmed', expire: 'expired' },
  closed: { reopen: 'open', confirm: 'confirmed', expire: 'expired' },
  confirmed: {},
  expired: {},
};

export interface BatchStanding {
  readonly state: BatchState;
  /** Orders without which nothing is printed. */
  readonly minimum: number;
  /** With so many it is confirmed at once; null: by its day alone. */
  readonly closeAt: number | null;
  /** The last day on which somebody may order. */
  readonly deadline: IsoDay;
  /** Those that their guests have confirmed. */
  readonly orders: number;
}

export type BatchRefusal = 'batch_not_possible' | 'batch_below_minimum' | 'batch_deadline_past';

/** The state after a move, or why there is none. */
export function batchAfter(
  { state, minimum, orders, deadline }: BatchStanding,
  move: BatchMove,
  today: IsoDay,
): { readonly state: BatchState } | { readonly refused: BatchRefusal } {
  const next = NEXT[state][move];
  if (!next) return { refused: 'batch_not_possible' };
  if (move === 'confirm' && orders < minimum) return { refused: 'batch_below_minimum' };
  if (move === 'reopen' && deadline < today) return { refused: 'batch_deadline_past' };
  return { state: next };
}

/** The move that a run makes by itself now: its number is reached, or its day is over. */
export function dueBatchMove(batch: BatchStanding, today: IsoDay): 'confirm' | 'expire' | null {
  const { state, minimum, closeAt, deadline, orders } = batch;
  if (state !== 'open' && state !== 'closed') return null;
  const isReached = orders >= minimum;
  if (state === 'open' && closeAt !== null && orders >= closeAt && isReached) return 'confirm';
  if (deadline >= today) return null;
  return isReached ? 'confirm' : 'expire';
}

/** Whether a guest may order, or take back what they ordered. */
export function isBatchOpen({ state, deadline }: Pick<BatchStanding, 'state' | 'deadline'>, today: IsoDay): boolean {
  return state === 'open' && today <= deadline;
}
