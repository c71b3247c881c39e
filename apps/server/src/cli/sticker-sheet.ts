/**
 * `node scripts/run.mjs apps/server/src/cli/sticker-sheet.ts FOLDER [DESIGN …] [--palette ID] [--fonts N]`: prints every
 * sticker design, or those that are named, in all variants, single and double, with test faces and as the empty cell, as
 * `FOLDER/<design>.png`, and all of them as `FOLDER/designs.png`. In one of the palettes and the N-th set of fonts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  FONT_PRESETS,
  type NodeId,
  type Operation,
  orderBetween,
  PALETTE_PRESETS,
  paletteOf,
  PLAIN_DESIGN,
  STICKER_DESIGNS,
  STICKER_VARIANTS,
} from '@figurina/album';
import type { App } from '../app.ts';
import { readBlueprints } from '../features/blueprints/index.ts';
import { contactSheet } from './contact-sheet.ts';
import { ACTOR, makeAlbum, withContentApp } from './content-app.ts';
import { printSpread } from './print-spread.ts';
import { stop } from './program.ts';

const PEOPLE = join(import.meta.dirname, '../../../../content/people');
const DPI = 110;
const TILE = { width: 1000, height: 646 };
/** Of its own size, so that all variants of a design find room on one spread. */
const SCALE = 0.72;
const LONG_NAME = 'Friederike Süßmilch-Oberländer';

interface Sample {
  /** A drawing in content/people; none is the empty cell. */
  readonly face: string | null;
  readonly name: string;
  readonly position: string;
  readonly double?: true;
}
const SAMPLES: readonly Sample[] = [
  { face: 'test-light', name: 'Svenja Thormählen', position: 'Auftragsannahme' },
  { face: 'test-dark', name: 'Kwame Boateng', position: 'Innenverteidigung' },
  { face: 'test-tall', name: LONG_NAME, position: 'Stellvertretende Vorsitzende' },
  { face: 'test-several', name: 'Łucja Żółć und Zoë', position: '' },
  { face: null, name: LONG_NAME, position: 'spielt Cello' },
  { face: 'test-several', name: 'Das Angebotsteam', position: 'Hof, 6. Mai', double: true },
  { face: 'test-dark', name: LONG_NAME, position: 'Stellvertretende Vorsitzende', double: true },
  { face: null, name: 'Tor und Trainerin', position: 'Halle 2', double: true },
];
const COLUMNS = [6, 46, 86, 126, 166, 214, 296, 378] as const;
const ROW = 57;

const { values, positionals } = parseArgs({
  options: { palette: { type: 'string', default: 'blue_white' }, fonts: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [out, ...wanted] = positionals;
const palette = PALETTE_PRESETS.find(({ id }) => id === values.palette);
const fonts = FONT_PRESETS[Number(values.fonts) - 1];
const usage = `Usage: sticker-sheet.ts FOLDER [DESIGN …] [--palette ${PALETTE_PRESETS.map(({ id }) => id).join('|')}] [--fonts 1-${FONT_PRESETS.length}]`;
if (!out || !palette || !fonts) stop(usage);
const designs = STICKER_DESIGNS.filter((design) => wanted.length === 0 || wanted.includes(design));

/** By the name of the drawing. */
const images = new Map<string, string>();

await withContentApp(async (app) => {
  const [blueprint] = await readBlueprints();
  const album = await makeAlbum(app, blueprint ?? stop('There is no blueprint'), 'de');
  const spreads = await addDesigns(app, album);
  const folder = resolve(out);
  await mkdir(folder, { recursive: true });
  const sheets: Buffer[] = [];
  for (const [at, design] of designs.entries()) {
    const file = join(folder, `${design}.png`);
    if (!(await printSpread(app, album, spreads[at]!, { file, dpi: DPI }))) stop(`${file} could not be printed`);
    sheets.push(await readFile(file));
    console.log(file);
  }
  await writeFile(join(folder, 'designs.png'), await contactSheet(sheets, TILE, 2));
});

/** A spread a design behind what the album has: variants from top to bottom, samples from left to right. */
async function addDesigns({ realtime, content }: App, albumId: string): Promise<NodeId[]> {
  const { document } = (await realtime.readDocument(albumId)) ?? stop('The album is gone');
  const chapter = document.childIds(document.rootId)[1] ?? stop('The album has no chapter');
  const last = document.childIds(chapter).at(-1);
  let order = last === undefined ? null : (document.nodes.get(last)?.order ?? null);
  const unit: Operation[] = [
    ...Object.entries(paletteOf(palette!.colors)).map(([path, value]): Operation => ({ part: 'colors', path, value })),
    ...Object.entries(fonts!).map(([path, value]): Operation => ({ part: 'fonts', path, value: { ...value } })),
  ];
  for (const face of new Set(SAMPLES.flatMap((sample) => sample.face ?? []))) {
    const { id, filename, width, height } = await content.add(join(PEOPLE, `${face}.svg`));
    const details = { width, height, face: null };
    const image = { id, model: 'sticker', filename, blueprint_image: true, details };
    unit.push({ part: 'images', path: id, value: image });
    images.set(face, id);
  }
  const spreads = designs.map((design) => {
    order = orderBetween(order, null);
    const spread = `sheet-${design}`;
    unit.push(node(spread, 'Spread', chapter, order, { fill: '#d9d5cd' }));
    let inSpread: string | null = null;
    for (const [row, variant] of STICKER_VARIANTS.entries())
      for (const [column, sample] of SAMPLES.entries()) {
        inSpread = orderBetween(inSpread, null);
        const id = `${design}-${row}-${column}`;
        const layout = `${design === 'default' ? PLAIN_DESIGN : design}:${variant}`;
        const { face, name, position, double = false } = sample;
        const image = face === null ? null : (images.get(face) ?? null);
        const sticker = { id, sectionId: chapter, name, position, doubleSticker: double, image, stickerLayout: layout };
        unit.push({ part: 'stickers', path: id, value: sticker });
        const size = { width: (double ? 100 : 50) * SCALE, height: 70 * SCALE };
        const place = { x: COLUMNS[column]!, y: 8 + row * ROW, ...size };
        unit.push(
          node(`cell-${id}`, 'StickerCell', spread, inSpread, { ...place, stickerId: id, doubleSticker: double }),
        );
      }
    return spread as NodeId;
  });
  const answer = await realtime.applyMutation({ albumId, actor: ACTOR, units: [unit] });
  if (!answer.ok) stop(`The designs were refused: ${answer.code}`);
  if (answer.refused[0]) stop(`The designs were refused: ${JSON.stringify(answer.refused[0])}`);
  return spreads;
}

function node(
  id: string,
  type: string,
  parent: string,
  order: string,
  props: Record<string, string | number | boolean>,
): Operation {
  return { part: 'workspace', path: `nodes/${id}`, value: { id, type, parent, order, props } };
}
