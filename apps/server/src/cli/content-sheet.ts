/**
 * `node scripts/run.mjs apps/server/src/cli/content-sheet.ts FOLDER [ID …] [--language de] [--people N]
 * [--spreads 1,4,7] [--palette lawn]`:
 * prints every page of every blueprint, or of those that are named, as `FOLDER/<id>/01.png` and so on, and all of one
 * blueprint beside each other as `FOLDER/<id>.png`. Printed as an order would be: what the preflight refuses is said and
 * not drawn. With `--people` it is the first draft that the wizard makes of a blueprint and so many invented people; with `--palette` it
 * has the colours of a preset.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ALBUM_LANGUAGES,
  fitPalette,
  fiveColors,
  PALETTE_PRESETS,
  preflight,
  spreadOrder,
  type AlbumLanguage,
} from '@figurina/album';
import type { App } from '../app.ts';
import { readBlueprints, type StoredBlueprint } from '../features/blueprints/index.ts';
import { contactSheet } from './contact-sheet.ts';
import { fillCells, makeAlbum, withContentApp } from './content-app.ts';
import { addPhotos } from './draft-photos.ts';
import { draftPeople } from './draft-people.ts';
import { printSpreads } from './print-spread.ts';
import { stop } from './program.ts';

const DPI = 80;
/** Of a contact sheet: three spreads in a row. */
const COLUMNS = 3;
const TILE = { width: 620, height: 401 };

const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'de' },
    people: { type: 'string' },
    spreads: { type: 'string' },
    palette: { type: 'string' },
  },
  allowPositionals: true,
});
const [out, ...ids] = positionals;
const language = ALBUM_LANGUAGES.find((one) => one === values.language);
const count = values.people === undefined ? null : Number(values.people);
const wanted = values.spreads?.split(',').map(Number);
const preset = PALETTE_PRESETS.find(({ id }) => id === values.palette)?.colors;
if (!out || !language || (values.palette && !preset) || (count !== null && !(count > 0)))
  stop('Usage: content-sheet.ts FOLDER [ID …] [--language de] [--people N] [--spreads 1,4,7] [--palette lawn]');
const blueprints = (await readBlueprints()).filter(({ id }) => ids.length === 0 || ids.includes(id));

await withContentApp(async (app) => {
  for (const blueprint of blueprints) await drawSheet(app, blueprint, resolve(out), language);
});

async function drawSheet(app: App, blueprint: StoredBlueprint, folder: string, as: AlbumLanguage): Promise<void> {
  const people = count === null ? [] : draftPeople(blueprint.category, count, as);
  const colors = preset && fitPalette(preset, fiveColors(blueprint.in[as].document.colors));
  const album = await makeAlbum(app, blueprint, as, { people, colors });
  await (count === null ? fillCells(app, album) : addPhotos(app, album));
  const { document } = (await app.realtime.readDocument(album)) ?? stop('The album is gone');
  for (const { severity, rule, nodeId, values: why } of preflight(document, 'order'))
    if (severity === 'error') console.log(`${blueprint.id}: ${rule} ${nodeId ?? ''} ${JSON.stringify(why)}`);
  const pages = join(folder, blueprint.id);
  await mkdir(pages, { recursive: true });
  const places = spreadOrder(document)
    .map((_, index) => index)
    .filter((index) => !wanted || wanted.includes(index + 1));
  const tiles =
    (await printSpreads(app, album, places, { file: join(pages, 'all.zip'), dpi: DPI })) ??
    stop(`${blueprint.id} could not be printed`);
  for (const [at, tile] of tiles.entries())
    await writeFile(join(pages, `${String(places[at]! + 1).padStart(2, '0')}.png`), tile);
  await writeFile(join(folder, `${blueprint.id}.png`), await contactSheet(tiles, TILE, COLUMNS));
  console.log(join(folder, `${blueprint.id}.png`));
}
