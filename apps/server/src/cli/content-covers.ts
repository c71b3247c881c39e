/**
 * `node scripts/run.mjs apps/server/src/cli/content-covers.ts`: draws the front covers of the blueprints, one a language,
 * into content/. To be run when a blueprint or the way albums are drawn has changed; what it writes is committed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALBUM_LANGUAGES, type Patch } from '@figurina/album';
import sharp from 'sharp';
import { createApp, type App } from '../app.ts';
import { COVER_HEIGHT, coverPrinter } from '../features/albums/index.ts';
import { readBlueprints } from '../features/blueprints/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { isRefusal } from '../platform/http/refusal.ts';
import { createLog } from '../platform/log/log.ts';
import { joinDatabase, stop } from './program.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'figurina-covers-'));
const read = readConfig({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_EVERY: 'off' });
if (!read.ok) stop(...read.problems);
const database = await joinDatabase(read.config);
await migrate(database.db);
const app = await createApp({ config: read.config, log: createLog('error'), database, clock: systemClock });
try {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  await drawAll(app);
} finally {
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function drawAll({ albums, exports, realtime }: App): Promise<void> {
  const print = coverPrinter((order) => exports.printToFile(order));
  for (const { id, folder, in: languages } of await readBlueprints())
    for (const language of ALBUM_LANGUAGES) {
      const made = await albums.make(
        { album: { blueprint_id: id, language, title: languages[language].title } },
        'content',
      );
      if (isRefusal(made)) return stop(`No album of ${id}: ${made.code}`);
      await fill(realtime, made);
      const picture = await print(made, AbortSignal.timeout(60_000));
      if (!picture) return stop(`The cover of ${id} could not be printed`);
      const file = join(folder, `cover.${language}.webp`);
      await writeFile(file, await sharp(picture).resize({ height: COVER_HEIGHT }).webp({ quality: 82 }).toBuffer());
      console.log(file);
    }
}

/** Somebody in every place, so that a cover that counts them says a number. */
async function fill({ readDocument, applyMutation }: App['realtime'], albumId: string): Promise<void> {
  const { document } = (await readDocument(albumId)) ?? stop('The album is gone');
  const chapter = document.childIds(document.rootId)[1] ?? stop('The album has no chapter');
  const cells = [...document.nodes.values()].filter(({ type }) => type === 'StickerCell');
  const unit: Patch = cells.flatMap(({ id }, at) => [
    { part: 'stickers', path: `person-${at}`, value: { id: `person-${at}`, sectionId: chapter } },
    { part: 'workspace', path: `nodes/${id}/props/stickerId`, value: `person-${at}` },
  ]);
  await applyMutation({ albumId, actor: { userId: 'content', role: 'owner' }, units: [unit] });
}
