/**
 * Writes content/stock, the pictures that everybody may use: `node scripts/run.mjs scripts/content/stock.ts`. With a path
 * behind it, also a contact sheet of all of them (PNG), to be looked at.
 */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BIRTHDAY } from './stock/birthday.ts';
import { BUSINESS } from './stock/business.ts';
import { COMMUNITY } from './stock/community.ts';
import { H, W, type StockDrawing } from './stock/draw.ts';
import { SCHOOL } from './stock/school.ts';
import { SPORTS } from './stock/sports.ts';
import { WEDDING } from './stock/wedding.ts';
import { CATEGORY_WORDS, WORDS } from './stock/words.ts';

const FOLDER = join(import.meta.dirname, '../../content/stock');
const LANGUAGES = ['de', 'en', 'fr', 'it', 'pl'] as const;
const LIBRARY: Readonly<Record<keyof typeof CATEGORY_WORDS, readonly StockDrawing[]>> = {
  business: BUSINESS,
  sports: SPORTS,
  wedding: WEDDING,
  birthday: BIRTHDAY,
  school: SCHOOL,
  community: COMMUNITY,
};

const inLanguages = <Value>(make: (at: number) => Value) =>
  Object.fromEntries(LANGUAGES.map((language, at) => [language, make(at)]));

function entry(category: keyof typeof CATEGORY_WORDS, { id, title, tags, color, svg }: StockDrawing) {
  const words = tags.map((key) => {
    const word = (WORDS as Record<string, readonly string[]>)[key];
    if (!word) throw new Error(`${id}: there is no word "${key}"`);
    return word;
  });
  return {
    id,
    category,
    width: W,
    height: H,
    color,
    version: createHash('sha256').update(svg).digest('hex').slice(0, 8),
    title: inLanguages((at) => title[at]),
    tags: inLanguages((at) => [CATEGORY_WORDS[category], ...words].map((word) => word[at])),
  };
}

async function contactSheet(drawings: readonly StockDrawing[], file: string): Promise<void> {
  const [columns, width, height, gap] = [10, 232, 150, 6];
  const pictures = await Promise.all(
    drawings.map(async ({ svg }, at) => ({
      input: await sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).png().toBuffer(),
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    })),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(drawings.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#8a8f8d' } })
    .composite(pictures)
    .png()
    .toFile(file);
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const entries = Object.entries(LIBRARY) as [keyof typeof CATEGORY_WORDS, readonly StockDrawing[]][];
const drawings = entries.flatMap(([, list]) => list);
for (const { id, svg } of drawings) await writeFile(join(FOLDER, `${id}.svg`), svg);
const index = entries.flatMap(([category, list]) => list.map((drawing) => entry(category, drawing)));
await writeFile(join(FOLDER, 'index.json'), `[\n${index.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
const [sheet] = process.argv.slice(2);
if (sheet) await contactSheet(drawings, sheet);
console.log(`${drawings.length} pictures, ${drawings.reduce((sum, { svg }) => sum + svg.length, 0)} bytes`);
