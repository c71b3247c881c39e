/**
 * `node scripts/run.mjs apps/server/src/cli/plate-sheets.ts FILE.pdf … [--profile default] [--every 1]`: the plates of print
 * files to be looked at, as `FILE.plates.png`: a row a page, of all inks together, each ink alone, cut lines where there are
 * any, and what is over the limit of ink in red. Says how much of each page that is.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { PrintProfile } from '@figurina/album';
import type { SheetPicture } from '@figurina/contract';
import { drawPlates, readPlatePages } from '@figurina/press';
import sharp from 'sharp';
import { createPrintProfiles } from '../features/exports/index.ts';
import { stop } from './program.ts';

const COLUMNS = [
  'proof',
  'cyan',
  'magenta',
  'yellow',
  'black',
  'spot',
  'cut',
  'over',
] as const satisfies readonly SheetPicture[];
/** Pixels of a picture's width, and between two of them. */
const WIDE = 360;
const GAP = 8;
const GROUND = '#d8d8d4';
const RED = { r: 214, g: 32, b: 39 };

const { values, positionals: files } = parseArgs({
  options: { profile: { type: 'string', default: 'default' }, every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const every = Number(values.every);
const profile = createPrintProfiles(values.profile).named(values.profile);
if (!profile || files.length === 0 || !(every >= 1))
  stop('Usage: plate-sheets.ts FILE.pdf … [--profile default] [--every 1]');
for (const file of files) await drawSheet(file, profile);

async function drawSheet(file: string, shop: PrintProfile): Promise<void> {
  const pdf = await readFile(file);
  const { pages } = await readPlatePages(pdf, shop);
  const rows: Map<SheetPicture, Buffer>[] = [];
  const over: string[] = [];
  for (let at = 0; at < pages.length; at += every) {
    const { pictures, overShare } = await drawPlates(pdf, at, shop);
    rows.push(
      new Map(
        await Promise.all(Array.from(pictures, async ([name, data]) => [name, await small(name, data)] as const)),
      ),
    );
    if (overShare > 0) over.push(`page ${at + 1}: ${(100 * overShare).toFixed(2)} %`);
  }
  const columns = COLUMNS.filter((name) => rows.some((row) => row.has(name)));
  const picture = file.replace(/\.pdf$/i, '.plates.png');
  await sharp(await joined(rows, columns)).toFile(picture);
  console.log(`${picture}: ${columns.join(' | ')}${over.length > 0 ? `; over the limit on ${over.join(', ')}` : ''}`);
}

async function small(name: SheetPicture, data: Uint8Array): Promise<Buffer> {
  const plain = sharp(data).resize({ width: WIDE }).flatten({ background: '#ffffff' }).toColourspace('srgb');
  return (name === 'over' ? plain.tint(RED) : plain).png().toBuffer();
}

async function joined(rows: readonly Map<SheetPicture, Buffer>[], columns: readonly SheetPicture[]): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (const row of rows) {
    let high = 0;
    for (const [column, name] of columns.entries()) {
      const input = row.get(name);
      if (!input) continue;
      parts.push({ input, left: GAP + column * (WIDE + GAP), top });
      high = Math.max(high, (await sharp(input).metadata()).height);
    }
    top += high + GAP;
  }
  const create = { width: GAP + columns.length * (WIDE + GAP), height: top, channels: 3 as const, background: GROUND };
  return sharp({ create }).composite(parts).png().toBuffer();
}
