/** Drawn people on the stickers of a first draft. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Patch } from '@figurina/album';
import type { App } from '../app.ts';
import { ACTOR } from './content-app.ts';
import { stop } from './program.ts';

const PEOPLE = join(import.meta.dirname, '../../../../content/people');
/** Pixels of a portrait's longer side: 300 an inch on a sticker. */
const PORTRAIT_SIDE = 840;
/** Every so many-th person has not sent a photo yet. */
const WITHOUT = 9;

export async function addPhotos({ realtime, content }: App, albumId: string): Promise<void> {
  const { document } = (await realtime.readDocument(albumId)) ?? stop('The album is gone');
  const files = (await readdir(PEOPLE)).filter((file) => file.startsWith('person-')).sort();
  const drawn = await Promise.all(files.map((file) => content.add(join(PEOPLE, file), PORTRAIT_SIDE)));
  const stickers = [...document.stickers.keys()].filter((_, at) => at % WITHOUT !== WITHOUT - 1);
  const unit: Patch = [
    ...drawn.map(({ id, filename, width, height }) => ({
      part: 'images' as const,
      path: id,
      value: { id, model: 'sticker', filename, blueprint_image: true, details: { width, height, face: null } },
    })),
    ...stickers.map((id, at) => ({
      part: 'stickers' as const,
      path: `${id}/image`,
      value: drawn[at % drawn.length]!.id,
    })),
  ];
  const answer = await realtime.applyMutation({ albumId, actor: ACTOR, units: [unit] });
  if (!answer.ok || answer.refused.length > 0) stop(`The photos were refused: ${JSON.stringify(answer)}`);
}
