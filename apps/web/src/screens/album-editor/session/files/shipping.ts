/** Brings pictures into the album: each is shown at once, some are under way at a time, and one that fails stops no other. */
import type { ImageId } from '@figurina/album';
import type { Translate } from '@figurina/locales';
import { ApiProblem, problemText } from '../../../../api/problem.ts';
import { createPendingPictures, type PendingPictures } from './pending-pictures.ts';
import type { PicturePlace } from './picture-place.ts';

export interface Shipment {
  readonly name: string;
  /** An object URL that is given back when the picture has arrived. */
  readonly url: string | null;
  readonly place: PicturePlace | null;
  /** Brings it to the server; it is in the document afterwards. */
  readonly bring: (options: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<ImageId>;
  /** Puts it where it belongs. */
  readonly finish: (imageId: ImageId) => Promise<void> | void;
}

export interface Shipping {
  readonly pending: PendingPictures;
  /** Until each of them has arrived, failed or was cancelled. */
  ship(shipments: readonly Shipment[]): Promise<void>;
  /** Gives one up, or takes one that failed out of the list. */
  cancel(id: string): void;
  retry(id: string): void;
}

/** At the same time: more would only share the same line. */
const AT_ONCE = 4;

interface Job extends Shipment {
  readonly id: string;
  abort: AbortController;
  settle: () => void;
}

export function createShipping({ t, makeId }: { t: Translate; makeId: () => string }): Shipping {
  const pending = createPendingPictures();
  const jobs = new Map<string, Job>();
  const queue: string[] = [];
  let running = 0;

  function pump(): void {
    while (running < AT_ONCE) {
      const job = jobs.get(queue.shift() ?? '');
      if (!job) {
        if (queue.length === 0) return;
        continue;
      }
      running++;
      void run(job).finally(() => {
        running--;
        job.settle();
        pump();
      });
    }
  }
  async function run(job: Job): Promise<void> {
    const { id, abort } = job;
    pending.change(id, { state: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number): void => pending.change(id, { progress });
      const imageId = await job.bring({ signal: abort.signal, onProgress });
      if (abort.signal.aborted) return;
      await job.finish(imageId);
      end(id, 'arrived');
    } catch (cause) {
      if (abort.signal.aborted) return;
      pending.change(id, { state: 'failed', reason: problemText(t, cause), again: mayHelp(cause) });
    }
  }
  function end(id: string, how?: 'arrived'): void {
    jobs.delete(id);
    pending.remove(id, how);
  }

  return {
    pending,
    async ship(shipments) {
      const ended = shipments.map(async (shipment) => {
        const id = makeId();
        const { promise, resolve } = Promise.withResolvers<void>();
        jobs.set(id, { ...shipment, id, abort: new AbortController(), settle: resolve });
        queue.push(id);
        const { name, url, place } = shipment;
        pending.add([{ id, name, url, place, state: 'waiting', progress: 0, reason: '', again: true }]);
        return promise;
      });
      pump();
      await Promise.all(ended);
    },
    cancel(id) {
      const job = jobs.get(id);
      job?.abort.abort();
      end(id);
      job?.settle();
    },
    retry(id) {
      const job = jobs.get(id);
      if (!job || pending.get().find((one) => one.id === id)?.state !== 'failed') return;
      job.abort = new AbortController();
      pending.change(id, { state: 'waiting', reason: '' });
      queue.push(id);
      pump();
    },
  };
}

/** What the server refused for its content it refuses again. */
function mayHelp(cause: unknown): boolean {
  return (
    !(cause instanceof ApiProblem) ||
    cause.status < 400 ||
    cause.status >= 500 ||
    [401, 408, 409, 429].includes(cause.status)
  );
}
