/**
 * How it stands with one's own changes, for the meta bar:
 * `idle` all is saved; `pending` changes wait for the pause in which they are sent; `sending` they are on their way;
 * `offline` the device has no network; `disconnected` the server is not reached; `problem` the server does not let this
 * person save, and trying again would not help. In the last three, changes are kept on the device.
 */
export type SyncStateName = 'idle' | 'pending' | 'sending' | 'offline' | 'disconnected' | 'problem';

export interface SyncState {
  readonly name: SyncStateName;
  /** Units of one's own that the server has not acknowledged. */
  readonly pending: number;
  /** Those that a lock refused and that wait to be taken up again. */
  readonly aside: number;
  /** Code of ERRORS, in `problem`. */
  readonly code: string | null;
  /** Whether there has been a connection since the album was opened. */
  readonly everConnected: boolean;
  /** False when this browser stores nothing: pending changes live as long as the tab. */
  readonly isDurable: boolean;
}

/** What the state follows from. */
export interface SyncFacts {
  readonly problem: string | null;
  readonly isOnline: boolean;
  /** Connected and caught up. */
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly pending: number;
}

/** In this order: the first that holds. */
const RULES: readonly (readonly [SyncStateName, (facts: SyncFacts) => boolean])[] = [
  ['problem', ({ problem }) => problem !== null],
  ['offline', ({ isOnline }) => !isOnline],
  ['disconnected', ({ isReady }) => !isReady],
  ['sending', ({ isSending }) => isSending],
  ['pending', ({ pending }) => pending > 0],
];

export function stateName(facts: SyncFacts): SyncStateName {
  return RULES.find(([, holds]) => holds(facts))?.[0] ?? 'idle';
}

/** The locale key of a state's words. */
export function syncWords({ name, pending, code, everConnected, isDurable }: Omit<SyncState, 'aside'>): string {
  if (name === 'problem' && code === 'client_outdated') return 'sync.outdated';
  if (name === 'problem' && code === 'unauthorized') return 'sync.signed_out';
  if (name === 'disconnected' && !everConnected && pending === 0) return 'sync.connecting';
  const isWaiting = pending > 0 && (name === 'offline' || name === 'disconnected');
  if (isWaiting) return isDurable ? `sync.${name}_kept` : `sync.${name}_not_kept`;
  return `sync.${name}`;
}
