/** What one blueprint is allowed that the rules would refuse: `content/reading/<id>.json`, kept short. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { READING_FOLDER } from './refused-words.ts';

const excusedSchema = z.strictObject({
  /** Figures that claim nothing: of a name, a recipe, a game. */
  figures: z.array(z.string()).default([]),
  /** Ids of drawings that lie under several cells and show no place for any; `court-*` are all that begin so. */
  grounds: z.array(z.string()).default([]),
  /** Ids of drawings that carry on from spread to spread, as the table does, or the sun at the edge. */
  carried: z.array(z.string()).default([]),
});

export interface Excused {
  readonly figures: ReadonlySet<string>;
  readonly isGround: (image: string) => boolean;
  readonly isCarried: (image: string) => boolean;
}

export function excusedIn(blueprintId: string): Excused {
  const path = join(READING_FOLDER, `${blueprintId}.json`);
  const { figures, grounds, carried } = excusedSchema.parse(
    existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {},
  );
  return { figures: new Set(figures), isGround: oneOf(grounds), isCarried: oneOf(carried) };
}

function oneOf(ids: readonly string[]): (image: string) => boolean {
  return (image) => ids.some((id) => (id.endsWith('*') ? image.startsWith(id.slice(0, -1)) : image === id));
}
