/**
 * `node scripts/run.mjs apps/server/src/cli/front-pictures.ts`: draws the spread that the front door shows, one picture a
 * language, into content/front: a first draft as the wizard makes it, printed as an order would be. To be run when its
 * blueprint or the way albums are drawn has changed; what it writes is committed.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALBUM_LANGUAGES, spreadOrder, type AlbumDocument } from '@figurina/album';
import sharp from 'sharp';
import { readBlueprints } from '../features/blueprints/index.ts';
import { makeAlbum, withContentApp } from './content-app.ts';
import { addPhotos } from './draft-photos.ts';
import { frontPeople } from './front-people.ts';
import { printSpreads } from './print-spread.ts';
import { stop } from './program.ts';

const BLUEPRINT = 'sports-saison-74';
const FOLDER = join(import.meta.dirname, '../../../../content/front');
/** Twice the width of its place on a large screen is not needed: it is a drawing in flat colours. */
const WIDTH = 1280;

const blueprint = (await readBlueprints()).find(({ id }) => id === BLUEPRINT) ?? stop(`No ${BLUEPRINT}`);
const scratch = await mkdtemp(join(tmpdir(), 'figurina-front-'));
await mkdir(FOLDER, { recursive: true });
await withContentApp(async (app) => {
  for (const language of ALBUM_LANGUAGES) {
    const album = await makeAlbum(app, blueprint, language, { people: frontPeople(language) });
    await addPhotos(app, album);
    const { document } = (await app.realtime.readDocument(album)) ?? stop('The album is gone');
    const [picture] =
      (await printSpreads(app, album, [fullest(document)], { file: join(scratch, `${language}.png`), dpi: 80 })) ??
      stop(`The spread could not be printed in ${language}`);
    const file = join(FOLDER, `spread.${language}.webp`);
    await writeFile(file, await sharp(picture).resize({ width: WIDTH }).webp({ quality: 78 }).toBuffer());
    console.log(file);
  }
});
await rm(scratch, { recursive: true });

/** Place of the spread with the most cells. */
function fullest(document: AlbumDocument): number {
  const cells = spreadOrder(document).map((spread) => cellsBelow(document, spread));
  return cells.indexOf(Math.max(...cells));
}

function cellsBelow(document: AlbumDocument, id: Parameters<AlbumDocument['childIds']>[0]): number {
  return document
    .childIds(id)
    .reduce(
      (sum, child) => sum + (document.nodes.get(child)?.type === 'StickerCell' ? 1 : cellsBelow(document, child)),
      0,
    );
}
