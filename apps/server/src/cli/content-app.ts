/** What the programs that draw the content share: the app over an empty database of its own, and an album of a blueprint. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlbumLanguage, DraftPerson, FiveColors, Patch } from '@figurina/album';
import { createApp, type App } from '../app.ts';
import type { StoredBlueprint } from '../features/blueprints/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { isRefusal } from '../platform/http/refusal.ts';
import { createLog } from '../platform/log/log.ts';
import { joinDatabase, stop } from './program.ts';

const SOMEBODY = { name: 'Maximiliane Großkreutz', position: 'Kasse und Kuchen' };
export const ACTOR = { userId: 'content', role: 'owner' } as const;

export async function withContentApp(work: (app: App) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'figurina-content-'));
  const read = readConfig({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_EVERY: 'off' });
  if (!read.ok) stop(...read.problems);
  const database = await joinDatabase(read.config);
  await migrate(database.db);
  const app = await createApp({ config: read.config, log: createLog('error'), database, clock: systemClock });
  try {
    // People's photos are handed on to background jobs, which then wait.
    await app.start();
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    await work(app);
  } finally {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** With people: the first draft that the wizard would make of them. */
export async function makeAlbum(
  app: App,
  blueprint: StoredBlueprint,
  language: AlbumLanguage,
  { people = [], colors }: { people?: readonly DraftPerson[]; colors?: FiveColors | undefined } = {},
): Promise<string> {
  const title = blueprint.title[language];
  const album = { blueprint_id: blueprint.id, language, title, people: [...people] };
  const made = await app.albums.make({ album: { ...album, ...(colors && { colors: [...colors] }) } }, ACTOR.userId);
  return isRefusal(made) ? stop(`No album of ${blueprint.id}: ${made.code}`) : made;
}

/** Somebody in every place, still without a photo: cells show their numbers, and a cover that counts people says how many. */
export async function fillCells({ realtime }: App, albumId: string): Promise<void> {
  const { document } = (await realtime.readDocument(albumId)) ?? stop('The album is gone');
  const chapter = document.childIds(document.rootId)[1] ?? stop('The album has no chapter');
  const cells = [...document.nodes.values()].filter((node) => node.type === 'StickerCell');
  const unit: Patch = cells.flatMap(({ id, props: { doubleSticker } }, at) => [
    {
      part: 'stickers',
      path: `person-${at}`,
      value: { ...SOMEBODY, id: `person-${at}`, sectionId: chapter, doubleSticker },
    },
    { part: 'workspace', path: `nodes/${id}/props/stickerId`, value: `person-${at}` },
  ]);
  await realtime.applyMutation({ albumId, actor: ACTOR, units: [unit] });
}
