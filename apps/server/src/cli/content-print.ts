/**
 * `node scripts/run.mjs apps/server/src/cli/content-print.ts FOLDER [ID …] [--profile default,conservative] [--people 12]
 * [--language de]`: prints every blueprint, or those that are named, as a print shop gets it: the first draft of so many
 * invented people with photos, once for each profile, as `FOLDER/<id>.<profile>.pdf`. Says of each file which checks
 * refuse it, and ends with 1 when one does.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ALBUM_LANGUAGES, type AlbumLanguage } from '@figurina/album';
import { renderParamsSchema } from '@figurina/contract';
import type { App } from '../app.ts';
import { readBlueprints, type StoredBlueprint } from '../features/blueprints/index.ts';
import { createPrintProfiles } from '../features/exports/index.ts';
import { isRefusal } from '../platform/http/refusal.ts';
import { makeAlbum, withContentApp } from './content-app.ts';
import { draftPeople } from './draft-people.ts';
import { addPhotos } from './draft-photos.ts';
import { stop } from './program.ts';

const PATIENCE_MS = 600_000;

const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'de' },
    people: { type: 'string', default: '12' },
    profile: { type: 'string', default: 'default,conservative' },
  },
  allowPositionals: true,
});
const [out, ...ids] = positionals;
const language = ALBUM_LANGUAGES.find((one) => one === values.language);
const count = Number(values.people);
if (!out || !language || !(count > 0))
  stop('Usage: content-print.ts FOLDER [ID …] [--profile default,conservative] [--people 12] [--language de]');
const names = values.profile.split(',');
const profiles = createPrintProfiles(names[0]!);
const wanted = names.map((id) => profiles.named(id) ?? stop(`There is no profile ${id}`));
const blueprints = (await readBlueprints()).filter(({ id }) => ids.length === 0 || ids.includes(id));
const folder = resolve(out);
await mkdir(folder, { recursive: true });

let refused = 0;
await withContentApp(async (app) => {
  for (const blueprint of blueprints) {
    const album = await draftOf(app, blueprint, language);
    for (const { id: printProfile, sheets } of wanted) {
      const mode = sheets === 'pages' ? 'pages' : 'spreads';
      const faults = await print(app, { album_id: album, mode, printProfile }, `${blueprint.id}.${printProfile}.pdf`);
      if (faults.length > 0) refused += 1;
      console.log(`${blueprint.id} ${printProfile}: ${faults.length === 0 ? 'passed' : 'REFUSED'}`);
      for (const fault of faults) console.log(`  ${fault}`);
    }
  }
});
console.log(refused === 0 ? 'All files passed' : `${refused} files were refused`);
process.exitCode = refused === 0 ? 0 : 1;

async function draftOf(app: App, blueprint: StoredBlueprint, as: AlbumLanguage): Promise<string> {
  const album = await makeAlbum(app, blueprint, as, { people: draftPeople(blueprint.category, count, as) });
  await addPhotos(app, album);
  return album;
}

/** What refuses the file, in words; nothing when it was written. */
async function print({ exports }: App, order: object, name: string): Promise<string[]> {
  const printed = await exports.printToFile({
    params: renderParamsSchema.parse(order),
    file: join(folder, name),
    signal: AbortSignal.timeout(PATIENCE_MS),
    onProgress: () => undefined,
  });
  if (isRefusal(printed)) return [printed.errors?.[0]?.detail ?? printed.code];
  if (printed.ok) return [];
  const rules = printed.checks.filter(({ passed }) => !passed).map(({ rule, detail }) => `${rule}: ${detail}`);
  return rules.length > 0 ? rules : [`${printed.failure.code}: ${printed.failure.detail}`];
}
