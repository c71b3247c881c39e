import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../../../content/people');
/** As many as the fan of a poster holds. */
const FILES = ['person-03.svg', 'person-12.svg', 'person-25.svg'];

/** Drawn people as data addresses: a poster hangs where everybody passes, and nobody of the album was asked for that. */
export function drawnPeople(): Promise<string[]> {
  return Promise.all(
    FILES.map(async (file) => {
      const drawing = await readFile(join(FOLDER, file), 'base64');
      return `data:image/svg+xml;base64,${drawing}`;
    }),
  );
}
