import type { NodeId } from '@figurina/album';
import type { Clock } from '../clock.ts';
import type { History } from '../history/history.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { Aside } from './aside.ts';
import type { MutationStream } from './mutation-stream.ts';
import type { Named, Notice } from './notices.ts';
import type { OutboxChange } from './outbox.ts';
import type { OwnWrites } from './own-writes.ts';
import type { Pending } from './pending.ts';
import type { Replica } from './replica.ts';
import type { SendTimer } from './send-timer.ts';
import type { SyncTransport } from './transport.ts';

/** What the parts of the sync share. */
export interface SyncCore {
  readonly store: EditorStore;
  readonly history: History;
  readonly transport: SyncTransport;
  readonly clock: Clock;
  readonly makeId: () => string;
  readonly clientId: string;
  readonly pending: Pending;
  readonly aside: Aside;
  readonly replica: Replica;
  readonly stream: MutationStream;
  readonly timer: SendTimer;
  readonly ownWrites: OwnWrites;
  readonly openTexts: Set<NodeId>;
  /** Things that others deleted under a pending change, by id. */
  readonly goneThings: Map<string, Named>;
  /** Writes to the outbox; a browser that cannot store says so once and goes on. */
  keep: (change: OutboxChange) => Promise<void>;
  notify: (notice: Notice) => void;
  /** Some fact of the state may be another one. */
  announce: () => void;
  /** Connected and caught up, and this person may save. */
  maySend: () => boolean;
  /** The server does not let this person save. */
  stopWith: (code: string) => void;
}
