/**
 * `node scripts/run.mjs apps/server/src/cli/layout-sheet.ts FOLDER [ID …] [--palette lawn]`: prints every general layout,
 * or those that are named, as `FOLDER/<id>.png`, and twelve to a sheet as `FOLDER/sheet-1.png` and so on: in the example
 * album with its drawn people, with pictures in all frames and words in all boxes. What the preflight says is said.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addSpread,
  createdSpread,
  GENERAL_LAYOUTS,
  isCell,
  isRefused,
  isStatic,
  PALETTE_PRESETS,
  paletteOf,
  preflight,
  removeNodesPatch,
  richText,
  STICKER_DEFAULTS,
  type AlbumDocument,
  type Layout,
  type LayoutSlot,
  type NodeId,
  type Patch,
  type Sticker,
  type StickerId,
} from '@figurina/album';
import type { App } from '../app.ts';
import { newId } from '../platform/ids.ts';
import { contactSheet } from './contact-sheet.ts';
import { ACTOR, withContentApp } from './content-app.ts';
import { printSpread } from './print-spread.ts';
import { stop } from './program.ts';

const DPI = 80;
const A_SHEET = 12;
const COLUMNS = 3;
const TILE = { width: 620, height: 401 };
const WORDS = {
  sub_title: 'Wer einmal hier war, kommt wieder – und bringt Kuchen mit.',
  caption: 'Nach dem letzten Spiel der Saison: Bratwurst, Regen und niemand will nach Hause.',
  text: 'Seit 1974 trifft sich die Mannschaft jeden Dienstag um 18.30 Uhr, auch im Februar, auch bei Flutlichtausfall. Wer zu spät kommt, räumt die Hütchen weg. Wer zu früh kommt, kocht Kaffee. Dazwischen wird gespielt, gelacht und gelegentlich ein Tor geschossen, das man sich noch in zwanzig Jahren erzählt. ',
};

const { values, positionals } = parseArgs({
  options: { palette: { type: 'string' } },
  allowPositionals: true,
});
const [out, ...ids] = positionals;
if (!out) stop('Usage: layout-sheet.ts FOLDER [ID …] [--palette lawn]');
const folder = resolve(out);
const layouts = GENERAL_LAYOUTS.filter(({ id }) => ids.length === 0 || ids.includes(id));

await withContentApp(async (app) => {
  await mkdir(folder, { recursive: true });
  const album = (await app.makeExample()) ?? stop('There is no example album');
  await recolour(app, album, values.palette);
  const tiles: Buffer[] = [];
  for (const layout of layouts) {
    const file = await print(app, album, layout);
    if (file) tiles.push(await readFile(file));
  }
  for (let at = 0; at * A_SHEET < tiles.length; at++) {
    const sheet = join(folder, `sheet-${at + 1}.png`);
    await writeFile(sheet, await contactSheet(tiles.slice(at * A_SHEET, (at + 1) * A_SHEET), TILE, COLUMNS));
    console.log(sheet);
  }
});

async function recolour(app: App, albumId: string, palette: string | undefined): Promise<void> {
  const preset = PALETTE_PRESETS.find(({ id }) => id === palette);
  if (!preset) return;
  const colors = Object.entries(paletteOf(preset.colors));
  const unit: Patch = colors.map(([path, value]) => ({ part: 'colors', path, value }));
  await app.realtime.applyMutation({ albumId, actor: ACTOR, units: [unit] });
}

/** Adds a spread of the layout, prints it, and takes it away again. */
async function print(app: App, albumId: string, layout: Layout): Promise<string | null> {
  const read = async () => (await app.realtime.readDocument(albumId))?.document ?? stop('The album is gone');
  const change = async (unit: Patch): Promise<void> => {
    const answer = await app.realtime.applyMutation({ albumId, actor: ACTOR, units: [unit] });
    if (!answer.ok || answer.refused.length > 0) stop(`${layout.id}: ${JSON.stringify(answer)}`);
  };
  const people = peopleFor(await read(), layout);
  await change(people.map((person) => ({ part: 'stickers', path: person.id, value: { ...person } })));
  const added = addSpread(await read(), {
    layout: designed(await read(), layout),
    sectionId: chapterOf(await read()),
    stickerIds: people.map(({ id }) => id as StickerId),
    makeId: () => newId(),
  });
  if (isRefused(added)) return stop(`${layout.id}: ${added.code}`);
  const spread = createdSpread(added)!;
  await change(added);
  const document = await read();
  for (const { rule, nodeId, values: why } of preflight(document, 'order'))
    if (nodeId && document.childIds(spread).includes(nodeId))
      console.log(`${layout.id}: ${rule} ${JSON.stringify(why)}`);
  const file = join(folder, `${layout.id}.png`);
  const isPrinted = await printSpread(app, albumId, spread, { file, dpi: DPI });
  await change([
    ...removeNodesPatch(document, [spread]),
    ...people.map(({ id }) => ({ part: 'stickers' as const, path: id, removed: true as const })),
  ]);
  if (isPrinted) return file;
  console.log(`${layout.id} could not be printed`);
  return null;
}

/** The one with the longest name: titles must hold it. */
function chapterOf(document: AlbumDocument): NodeId {
  const nameOf = (id: NodeId) => document.nodes.get(id)!.props.name;
  const chapters = document.childIds(document.rootId).filter((id) => !isStatic(document, id));
  return chapters.toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0]!;
}

/** The people of the example once more, as many as the layout has cells. */
function peopleFor(document: AlbumDocument, layout: Layout): Sticker[] {
  const known = [...document.stickers.values()];
  const sectionId = chapterOf(document);
  return layout.slots.filter(isCell).map(({ kind }, at) => {
    const { name, position, image } = known[at % known.length]!;
    return { ...STICKER_DEFAULTS, id: newId(), name, position, image, sectionId, doubleSticker: kind === 'double' };
  });
}

/** With a picture in every frame and words in every box. */
function designed(document: AlbumDocument, layout: Layout): Layout {
  const pictures = [...document.images.values()].filter(({ filename }) => filename.startsWith('group-'));
  let frames = 0;
  const slots = layout.slots.map((slot): LayoutSlot => {
    if (slot.kind === 'image') return withProps(slot, { image: pictures[frames++ % pictures.length]!.id });
    if (slot.kind === 'text' && slot.role !== 'title') return withProps(slot, { text: richText(wordsFor(slot)) });
    return slot;
  });
  return { ...layout, slots };
}

function withProps(slot: LayoutSlot, props: LayoutSlot['props']): LayoutSlot {
  return { ...slot, props: { ...slot.props, ...props } };
}

/** As many as the box takes. */
function wordsFor({ role, width, height, props }: LayoutSlot): string {
  const size = Number(props['size']);
  const words = role === 'title' ? '' : WORDS[role];
  const room = Math.floor((width / (size * 0.19)) * (height / (size * 0.53)) * 0.9);
  return role === 'text' ? words.repeat(9).slice(0, room) : words.slice(0, Math.max(20, room));
}
