import type { Operation, Removal, RemovedThing } from '@figurina/album';
import { withoutNamed } from '../history/index.ts';

/** What was removed without these pictures, and without what names them. */
export function withoutPictures({ things, records }: Removal, ids: ReadonlySet<string>): Removal {
  if (ids.size === 0) return { things, records };
  return {
    things: things
      .filter(({ key }) => !ids.has(key.replace(/^images:/, '')))
      .map((thing) => withoutNamed(thing, ids) as RemovedThing),
    records: records
      .filter(({ part, path }) => part !== 'images' || !ids.has(path))
      .map((operation) => withoutNamed(operation, ids) as Operation),
  };
}
