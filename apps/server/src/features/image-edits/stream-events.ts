/**
 * What somebody who listens to a job is told: its state as it is now, every step from then on, the latest preview, its
 * end. Read from the database, so that any server can tell it.
 */
import { IMAGE_EDIT_STATES, type ImageEditEvents, type ImageEditState } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { EditedImages } from '../images/index.ts';
import * as queries from './image-edits.queries.ts';
import type { PartialFiles } from './partial-files.ts';
import { DEAD_AFTER_MS } from './run-edits.ts';

export type ToldEvent = {
  [Name in keyof ImageEditEvents]: { event: Name; data: ImageEditEvents[Name] };
}[keyof ImageEditEvents];

const LOOK_EVERY_MS = 200;

interface StreamParts {
  db: Kysely<Database>;
  clock: Clock;
  images: Pick<EditedImages, 'answer'>;
  partials: PartialFiles;
}

export async function* editEvents(parts: StreamParts, id: string, signal: AbortSignal): AsyncGenerator<ToldEvent> {
  const { db, clock, partials } = parts;
  let told = -1;
  let shown = 0;
  while (!signal.aborted) {
    const edit = await queries.findEdit(db, id);
    if (!edit) return;
    const isDead = clock.now().getTime() - edit.touched_at.getTime() > DEAD_AFTER_MS;
    if (isDead) await queries.moveEdit(db, id, 'error', { failure: 'image_edit_failed' });
    const isOver = edit.state === 'done' || edit.state === 'error' || isDead;
    const at = IMAGE_EDIT_STATES.indexOf(edit.state);
    if (!isOver) {
      for (const step of steps(told, at)) yield { event: 'progress', data: { step } };
      told = at;
      if (edit.partials > shown) {
        const picture = await partials.get(id, edit.partials);
        shown = edit.partials;
        if (picture) yield { event: 'partial', data: { b64: picture.toString('base64') } };
      }
      await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      continue;
    }
    if (told >= 0 && edit.state === 'done')
      for (const step of steps(told, at - 1)) yield { event: 'progress', data: { step } };
    yield await ending(parts, edit);
    return;
  }
}

/** The steps after the one that was told up to this one; of somebody who just came only this one. */
function steps(told: number, at: number): readonly ImageEditState[] {
  return IMAGE_EDIT_STATES.slice(told < 0 ? at : told + 1, at + 1);
}

async function ending({ images }: StreamParts, edit: queries.ImageEdit): Promise<ToldEvent> {
  const { album_id, result_id, created_by, locale } = edit;
  const image = edit.state === 'done' && result_id ? await images.answer(album_id, result_id, created_by) : undefined;
  if (image) return { event: 'done', data: { image } };
  const { t } = await createI18n(locale, ['problems']);
  return { event: 'error', data: { message: t(`problems.${edit.failure ?? 'image_edit_failed'}`) } };
}
