import {
  cancelImageEdit,
  createImageEdit,
  IMAGE_EFFECTS,
  readImageEditOptions,
  type RequestOf,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import type { EditWork } from './edit-work.ts';
import { createEffectWork } from './effects/apply-effect.ts';
import type { ImageEditsParts } from './image-edits-parts.ts';
import * as queries from './image-edits.queries.ts';
import { createEditByPrompt } from './provider/edit-by-prompt.ts';
import type { RunEdits } from './run-edits.ts';
import { newStreamToken, TOKEN_LIFE_MS } from './stream-token.ts';

const HOUR_MS = 3_600_000;
/** Of one person, not done yet. */
const OPEN_AT_ONCE = 3;

export function serveImageEdits(http: FastifyInstance, parts: ImageEditsParts & { running: RunEdits }): void {
  const { db, clock, config, access, images, running } = parts;
  const { provider, perHour } = config.imageEdits;

  /** Undefined where nobody edits by words. */
  function workOf(wish: RequestOf<typeof createImageEdit>['body']): EditWork | undefined {
    if (!('prompt' in wish)) return createEffectWork(wish.effect);
    return provider && createEditByPrompt(provider, wish.prompt);
  }

  route(http, readImageEditOptions, async () => ({
    image_edit_options: { prompt: provider !== undefined, effects: [...IMAGE_EFFECTS] },
  }));

  route(http, createImageEdit, async ({ params, body, caller, request }) => {
    const picture = await images.find(params.id, body.album_id);
    if (!picture) return refuse('not_found');
    const actor = await access(picture.albumId, caller, picture.record.model === 'sticker' ? 'fill' : 'design');
    if (isRefusal(actor)) return actor;
    const work = workOf(body);
    if (!work) return refuse('image_edit_no_prompts');
    const now = clock.now();
    const { started, open } = await queries.countEdits(db, caller.id, new Date(now.getTime() - HOUR_MS));
    if (started >= perHour || open >= OPEN_AT_ONCE) return refuse('too_many_requests');
    const { token, hash } = newStreamToken();
    const id = newId(now.getTime());
    await queries.insertEdit(db, {
      id,
      album_id: picture.albumId,
      image_id: params.id,
      created_by: caller.id,
      locale: localeOf(request),
      token_hash: hash,
      token_expires_at: new Date(now.getTime() + TOKEN_LIFE_MS),
      created_at: now,
    });
    running.start({ id, actor, picture, work });
    return { job_id: id, stream_token: token };
  });

  route(http, cancelImageEdit, async ({ params, caller }) => {
    const edit = await queries.findEdit(db, params.id);
    if (!edit || edit.created_by !== caller.id) return refuse('not_found');
    await queries.moveEdit(db, edit.id, 'error', { failure: 'image_edit_failed' });
    running.abort(edit.id);
    return undefined;
  });
}
