/**
 * `npm run prove -- FOLDER [--list FILE.csv] [--blueprint sports-hallenboden] [--profile default] [--albums 25]
 * [--only cover,inside,stickers,packs,archive]`: an album of the people of a list in everything that a print shop gets of it:
 * cover, inside, sheets of stickers, packs, and the archive. Photos are those that the list names beside it, drawn people
 * otherwise. Says of each file which checks refuse it, and ends with 1 when one does. Without a list: forty made-up names in
 * many scripts.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { peopleOfRows, readRows, recogniseColumns, type DraftPerson, type Patch } from '@figurina/album';
import { renderParamsSchema, type RenderParams } from '@figurina/contract';
import type { App } from '../app.ts';
import { readBlueprints } from '../features/blueprints/index.ts';
import { isRefusal } from '../platform/http/refusal.ts';
import { ACTOR, makeAlbum, withContentApp } from './content-app.ts';
import { addPhotos } from './draft-photos.ts';
import { stop } from './program.ts';

const NAMES = join(import.meta.dirname, '../../../../content/rosters/forty-names.csv');
const PATIENCE_MS = 1_800_000;
const LANGUAGE = 'de';

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'string', default: NAMES },
    blueprint: { type: 'string', default: 'sports-hallenboden' },
    profile: { type: 'string', default: 'default' },
    albums: { type: 'string', default: '25' },
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const albums = Number(values.albums);
const [out] = positionals;
if (!out || !(albums > 0))
  stop(
    'Usage: npm run prove -- FOLDER [--list FILE] [--blueprint ID] [--profile ID] [--albums 25] [--only cover,archive]',
  );
const folder = resolve(process.env['INIT_CWD'] ?? '', out);
const list = resolve(process.env['INIT_CWD'] ?? '', values.list);
const blueprint =
  (await readBlueprints()).find(({ id }) => id === values.blueprint) ?? stop('There is no such blueprint');
const photos = (await readdir(dirname(list), { recursive: true })).filter((name) => /\.(?:jpe?g|png)$/i.test(name));
await mkdir(folder, { recursive: true });

const FILES: readonly (readonly [name: string, params: Partial<RenderParams>])[] = [
  ['cover', { mode: 'album_softcover' }],
  ['inside', { mode: 'pages', fillUp: true }],
  ['stickers', { mode: 'stickers', gang: true }],
  ['packs', { mode: 'stickerpack', albums }],
  ['archive', { mode: 'artifact', albums, gang: true, fillUp: true }],
];

const only = values.only?.split(',');
const wanted = FILES.filter(([name]) => !only || only.includes(name));
if (only && wanted.length < only.length) stop(`--only names one or more of ${FILES.map(([name]) => name).join(', ')}`);

let refused = 0;
await withContentApp(async (app) => {
  const { people } = peopleOfRows(
    readRows(recogniseColumns(readCsv(await readFile(list, 'utf8')))),
    false,
    photos.map((name) => basename(name)),
  );
  const album = await makeAlbum(app, blueprint, LANGUAGE, { people });
  const count = await addListed(app, album, people);
  if (count === 0) await addPhotos(app, album);
  console.log(`${people.length} people, ${count === 0 ? 'drawn' : count} photos`);
  for (const [name, params] of wanted) {
    const began = performance.now();
    const { faults, told } = await print(app, { album_id: album, printProfile: values.profile, ...params }, name);
    if (faults.length > 0) refused += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${name}: ${faults.length === 0 ? `passed, ${told}` : 'REFUSED'}, ${seconds} s`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
});
console.log(refused === 0 ? 'All files passed' : `${refused} files were refused`);
process.exitCode = refused === 0 ? 0 : 1;

/** The photos that came with the list, on the stickers of their people. */
async function addListed({ realtime, images }: App, albumId: string, people: readonly DraftPerson[]): Promise<number> {
  const { document } = (await realtime.readDocument(albumId)) ?? stop('The album is gone');
  const stickerOf = new Map([...document.stickers.values()].map(({ name, id }) => [name, id]));
  const pathOf = new Map(photos.map((path) => [basename(path), path]));
  let count = 0;
  for (const { name, photo = '' } of people) {
    const [sticker, path] = [stickerOf.get(name), pathOf.get(photo)];
    if (!sticker || !path) continue;
    const file = { kind: 'bytes', bytes: await readFile(join(dirname(list), path)) } as const;
    const added = await images.add({
      albumId,
      actor: { ...ACTOR, albumLocked: false },
      filename: photo,
      meta: {},
      file,
    });
    if (!added.ok) return stop(`${photo} was refused: ${added.code}`);
    const unit: Patch = [{ part: 'stickers', path: `${sticker}/image`, value: added.image.id }];
    const answer = await realtime.applyMutation({ albumId, actor: ACTOR, units: [unit] });
    if (!answer.ok || answer.refused.length > 0) stop(`${photo} was refused: ${JSON.stringify(answer)}`);
    count += 1;
  }
  return count;
}

/** What refuses the file, in words, and what is told of one that was written. */
async function print({ exports }: App, order: object, name: string): Promise<{ faults: string[]; told: string }> {
  const printed = await exports.printToFile({
    params: renderParamsSchema.parse(order),
    file: join(folder, `${name}.pdf`),
    signal: AbortSignal.timeout(PATIENCE_MS),
    onProgress: () => undefined,
  });
  if (isRefusal(printed)) return { faults: [printed.errors?.[0]?.detail ?? printed.code], told: '' };
  const bad = printed.checks.filter(({ passed }) => !passed).map(({ rule, detail }) => `${rule}: ${detail}`);
  if (!printed.ok)
    return { faults: bad.length > 0 ? bad : [`${printed.failure.code}: ${printed.failure.detail}`], told: '' };
  const { sheets, bytes, checks } = printed;
  return { faults: [], told: `${sheets} sheets, ${(bytes / 1e6).toFixed(1)} MB, ${checks.length} checks` };
}

/** Cells in quotes may have commas and lines in them. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.trim().matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
