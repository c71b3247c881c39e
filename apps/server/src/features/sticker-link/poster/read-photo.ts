import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Pictures } from '../../images/index.ts';

interface PhotoParts {
  db: Kysely<Database>;
  pictures: Pick<Pictures, 'files'>;
}

/** A picture of an album as a data address, large enough for a third of a page; undefined when its file is not there. */
export function createReadPhoto({ db, pictures }: PhotoParts): (imageId: string) => Promise<string | undefined> {
  return async (imageId) => {
    const row = await db
      .selectFrom('images')
      .select(['files_id', 'full_type', 'drawing'])
      .where('id', '=', imageId)
      .executeTakeFirst();
    const file = row && (await pictures.files.get(row, 'medium'));
    return file && `data:${file.type};base64,${(await buffer(file.stream)).toString('base64')}`;
  };
}
