import type { Operation, Removal, RemovedThing } from '@figurina/album';
import { withoutNamed } from '../history/index.ts';

/** What was removed without these pictures or stickers, and without what names them. */
export function withoutPictures({ things, records }: Removal, ids: ReadonlySet<string>): Removal {
  if (ids.size === 0) return { things, records };
  return {
    things: things
      .filter(({ key }) => !ids.has(key.replace(/^(images|stickers):/, '')))
      .map((thing) => withoutNamed(thing, ids) as RemovedThing),
    records: records
      .filter(({ part, path }) => (part !== 'images' && part !== 'stickers') || !ids.has(path.split('/')[0]!))
      .map((operation) => withoutNamed(operation, ids) as Operation),
  };
}
