/**
 * Works on edits in the process that was asked, a few at a time: somebody waits for them. Their state lies in the
 * database, where every server reads it, and from where a cancelled one is noticed. One whose process died is noticed by
 * its last sign of life.
 */
import type { Actor } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal } from '../../platform/http/refusal.ts';
import type { Log } from '../../platform/log/log.ts';
import { createTurns, type EditablePicture, type EditedImages } from '../images/index.ts';
import type { EditFailure, EditWork } from './edit-work.ts';
import * as queries from './image-edits.queries.ts';
import type { PartialFiles } from './partial-files.ts';

/** A large picture takes some hundred MB. */
const AT_ONCE = 2;
const ALIVE_EVERY_MS = 2000;
/** Without a sign of life for so long, nobody works on a job any more. */
export const DEAD_AFTER_MS = 30_000;

export interface EditOrder {
  id: string;
  actor: Actor;
  picture: EditablePicture;
  work: EditWork;
}

export interface RunEdits {
  start(order: EditOrder): void;
  /** At once when it runs here; elsewhere its next sign of life tells. */
  abort(id: string): void;
  /** Aborts what runs and waits until it has ended. */
  close(): Promise<void>;
}

interface RunEditsParts {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  images: EditedImages;
  partials: PartialFiles;
}

/** Nobody wants the job any more: it was cancelled, or given up. */
class Unwanted extends Error {}

export function createRunEdits({ db, clock, log, images, partials }: RunEditsParts): RunEdits {
  const turns = createTurns(AT_ONCE);
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();

  async function run({ id, actor, picture, work }: EditOrder, abort: AbortController): Promise<void> {
    const { signal } = abort;
    let shown = 0;
    const alive = setInterval(() => {
      queries.touchEdit(db, id, clock.now()).then(
        (wanted) => wanted || abort.abort(new Unwanted()),
        (error: unknown) => log.warn({ err: error, imageEdit: id }, 'an edit could not be kept alive'),
      );
    }, ALIVE_EVERY_MS);
    const move = async (...[to, change]: [Parameters<typeof queries.moveEdit>[2], object?]): Promise<void> => {
      signal.throwIfAborted();
      if (!(await queries.moveEdit(db, id, to, { touched_at: clock.now(), ...change }))) throw new Unwanted();
    };
    try {
      await turns.take(id, async () => {
        await move('requesting');
        const bytes = await picture.read();
        if (!bytes) return fail(id, 'image_edit_failed');
        const { width, height, face } = picture.record.details;
        const edited = await work(
          { bytes, width, height, face, palette: picture.palette },
          {
            signal,
            step: move,
            partial: async (preview) => {
              signal.throwIfAborted();
              await partials.put(id, shown + 1, preview);
              shown += 1;
              await queries.countPartial(db, id, shown);
            },
          },
        );
        if (!edited.ok) return fail(id, edited.code);
        signal.throwIfAborted();
        if (!(await queries.touchEdit(db, id, clock.now()))) throw new Unwanted();
        const made = await images.add({
          albumId: picture.albumId,
          actor,
          original: picture.record,
          bytes: edited.bytes,
        });
        if (isRefusal(made)) return fail(id, 'image_edit_failed');
        await move('done', { result_id: made.id });
      });
    } catch (error) {
      if (!(error instanceof Unwanted) && !signal.aborted) log.error({ err: error, imageEdit: id }, 'edit failed');
      await fail(id, 'image_edit_failed');
    } finally {
      clearInterval(alive);
      await partials.remove(id, shown);
    }
  }

  async function fail(id: string, failure: EditFailure): Promise<void> {
    await queries.moveEdit(db, id, 'error', { failure });
  }

  return {
    start: (order) => {
      const abort = new AbortController();
      const done = run(order, abort)
        .catch((error: unknown) => log.error({ err: error, imageEdit: order.id }, 'edit failed'))
        .finally(() => running.delete(order.id));
      running.set(order.id, { abort, done });
    },
    abort: (id) => running.get(id)?.abort.abort(new Unwanted()),
    close: async () => {
      const all = [...running.values()];
      for (const { abort } of all) abort.abort(new Unwanted());
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
