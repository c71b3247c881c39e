import { LIMITS } from '@figurina/contract';
import type { Clock } from '../clock.ts';

/** When pending changes are due: 1.8 s after the last one, at once above 20 operations or when somebody waits for it. */
export interface SendTimer {
  /** Another change was made; so many operations wait now. */
  touched(waitingOperations: number): void;
  dueNow(): void;
  isDue(): boolean;
  /** All that waited is on its way. */
  settled(): void;
  stop(): void;
}

export function createSendTimer(clock: Clock, onDue: () => void): SendTimer {
  let due = false;
  let cancel: (() => void) | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
  }
  function dueNow(): void {
    stop();
    due = true;
    onDue();
  }

  return {
    touched(waitingOperations) {
      if (due) return onDue();
      stop();
      if (waitingOperations > LIMITS.autosaveOperations) dueNow();
      else cancel = clock.after(LIMITS.autosaveMs, dueNow);
    },
    dueNow,
    isDue: () => due,
    settled() {
      stop();
      due = false;
    },
    stop,
  };
}
