/**
 * `node scripts/run.mjs apps/server/src/cli/content-covers.ts [ID …]`: draws the front covers of the blueprints, one a
 * language, into content/; with ids, only theirs. To be run when a blueprint or the way albums are drawn has changed; what
 * it writes is committed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALBUM_LANGUAGES } from '@figurina/album';
import sharp from 'sharp';
import { COVER_HEIGHT, coverPrinter } from '../features/albums/index.ts';
import { readBlueprints } from '../features/blueprints/index.ts';
import { fillCells, makeAlbum, withContentApp } from './content-app.ts';
import { stop } from './program.ts';

const ids = process.argv.slice(2);
const blueprints = (await readBlueprints()).filter(({ id }) => ids.length === 0 || ids.includes(id));

await withContentApp(async (app) => {
  const print = coverPrinter((order) => app.exports.printToFile(order));
  for (const blueprint of blueprints)
    for (const language of ALBUM_LANGUAGES) {
      const album = await makeAlbum(app, blueprint, language);
      await fillCells(app, album);
      const picture = await print(album, AbortSignal.timeout(60_000));
      if (!picture) return stop(`The cover of ${blueprint.id} could not be printed`);
      const file = join(blueprint.folder, `cover.${language}.webp`);
      await writeFile(file, await sharp(picture).resize({ height: COVER_HEIGHT }).webp({ quality: 82 }).toBuffer());
      console.log(file);
    }
});
