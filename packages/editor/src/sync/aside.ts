import { touchedRecords } from '@figurina/album';
import type { MutationStream } from './mutation-stream.ts';
import type { OutboxChange, PendingUnit } from './outbox.ts';
import type { Pending } from './pending.ts';
import type { Replica } from './replica.ts';
import type { SendTimer } from './send-timer.ts';

/**
 * Changes that a lock refused, when they had been made before it was known. They are taken back on the screen and kept
 * on the device; when the album is open again, whoever made them decides.
 */
export interface Aside {
  /** Oldest first. */
  units(): readonly PendingUnit[];
  put(units: readonly PendingUnit[]): void;
  /** They are pending again, under new ids, on top of what the album is by now: texts are merged, what is gone is told. */
  takeUp(): Promise<void>;
  /** Gives all of them up; answers under which names they are stored. */
  forget(): string[];
}

/** What it uses of the sync. */
interface AsideCore {
  readonly pending: Pending;
  readonly stream: MutationStream;
  readonly replica: Replica;
  readonly timer: SendTimer;
  readonly makeId: () => string;
  readonly announce: () => void;
  readonly keep: (change: OutboxChange) => Promise<void>;
}

export function createAside(core: () => AsideCore): Aside {
  let units: readonly PendingUnit[] = [];

  function forget(): string[] {
    const ids = units.map(({ id }) => id);
    units = [];
    return ids;
  }
  return {
    units: () => units,
    put: (more) => void (units = [...units, ...more]),
    async takeUp() {
      const { pending, stream, replica, timer, makeId, announce, keep } = core();
      const again = units.map((unit) => ({
        ...unit,
        id: makeId(),
        baseVersion: stream.version(),
        aside: undefined,
      }));
      const remove = forget();
      for (const unit of again) pending.add(unit);
      // Before they are sent, which takes them off the device.
      const isKept = keep({ units: again, remove });
      replica.reshow(touchedRecords(again.flatMap(({ operations }) => operations)));
      if (again.length > 0) timer.dueNow();
      announce();
      await isKept;
    },
    forget,
  };
}
