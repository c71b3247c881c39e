/** Names in any script are printed with fonts of the house, on a machine that has none. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocument, renderParamsSchema, splitEmoji, toParts, type AlbumDocument } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createPrintBrowser } from '@figurina/press';
import { exportIntoMemory, type FileInMemory } from '@figurina/press/testing';
import { textOfPdf } from '@figurina/press/testing/pdf-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_NAMES, NAMES } from '../../testing/names-in-scripts.ts';
import { startRenderServer, type RenderServer } from '../../testing/render-server.ts';

const browser = createPrintBrowser();
let server: RenderServer;
let empty = '';
const before = process.env['FONTCONFIG_FILE'];

beforeAll(async () => {
  server = await startRenderServer();
  empty = await mkdtemp(join(tmpdir(), 'figurina-no-fonts-'));
  await writeFile(join(empty, 'fonts.conf'), `<fontconfig><dir>${empty}</dir></fontconfig>`);
  // What a machine without a single font would say.
  process.env['FONTCONFIG_FILE'] = join(empty, 'fonts.conf');
}, 120_000);
afterAll(async () => {
  if (before === undefined) delete process.env['FONTCONFIG_FILE'];
  else process.env['FONTCONFIG_FILE'] = before;
  await browser.close();
  await server.close();
  if (empty !== '') await rm(empty, { recursive: true });
});

/** No font of the house has this: a letter of the private area. */
const NOBODYS = '\uE123';

function album(): AlbumDocument {
  const builder = anAlbum().section().spread();
  ALL_NAMES.forEach((name, index) => {
    const place = { x: 10 + 72 * (index % 6), y: 8 + 34 * Math.floor(index / 6), width: 70 };
    builder.text(name, { ...place, size: 12, font: index % 2 ? 'Lora' : 'Rubik', bold: index % 3 === 0 });
    builder.cell({ ...place, y: place.y + 8, width: 17, height: 24, sticker: name });
  });
  builder.text(`Nobody ${NOBODYS}`, { x: 300, y: 270, width: 80 });
  return builder.build();
}

async function print(id: string): Promise<FileInMemory> {
  const query = { mode: 'spreads', range: '2', includeBleed: 'false', showStickers: 'false' } as const;
  return exportIntoMemory(browser, {
    params: renderParamsSchema.parse({ ...query, includeBleed: false, showStickers: false, album_id: id }),
    renderUrl: server.url(id, query),
    about: { title: 'Probe', date: new Date('2026-01-02T03:04:05Z') },
    expectedSheets: 1,
    onProgress: () => undefined,
  });
}

it('prints names in every script, all to be found, without a font of the machine', { timeout: 180_000 }, async () => {
  server.albums.set('scripts', createDocument(toParts(album())));
  const file = await print('scripts');
  expect(file.checks.filter(({ passed }) => !passed)).toEqual([]);
  const [text = ''] = await textOfPdf(file.data);
  const missing = ALL_NAMES.filter((name) => !found(text, name));
  expect(missing).toEqual([]);
  expect(text).toContain('Nobody □');
  const poppler = spawnSync('pdftotext', ['-', '-'], { input: file.data, encoding: 'utf8' });
  if (poppler.error) return void process.stderr.write('note: no poppler, emoji of several letters are not searched\n');
  // Each by itself: a name that breaks into lines is told in as many pieces.
  const emoji = NAMES.emoji.flatMap((name) => splitEmoji(name).filter(({ isEmoji }) => isEmoji));
  expect(emoji.filter(({ words }) => !poppler.stdout.includes(words.trim()))).toEqual([]);
});

const MARKS = /[\p{scx=Deva}\p{scx=Thai}\p{scx=Taml}\p{scx=Beng}]/u;

/** As a search finds it; emoji by themselves, of which this reader leaves out those of several letters. */
function found(text: string, name: string): boolean {
  const pieces = splitEmoji(name);
  const words = pieces
    .map((piece) => (piece.isEmoji ? '' : piece.words))
    .join('')
    .trim();
  const emoji = pieces.flatMap((piece) => (piece.isEmoji ? [Array.from(piece.words.replace('\ufe0f', ''))] : []));
  if (!emoji.every(([letter, ...more]) => more.length > 0 || text.includes(letter!))) return false;
  if (!MARKS.test(words)) return text.includes(words);
  // Where letters join into one sign a reader repeats some and sets spaces between; their order stays.
  const letters = Array.from(words.replaceAll(' ', ''));
  return new RegExp(letters.join('[\\s\\p{L}\\p{M}]{0,3}'), 'u').test(text);
}
