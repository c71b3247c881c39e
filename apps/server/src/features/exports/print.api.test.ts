/** Prints with the real render page and the real browser, and reads the files. Rule numbers: docs/print.md. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePDFRawStream, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import {
  addSticker,
  changeSticker,
  nameInks,
  placeSticker,
  spreadOrder,
  type ImageId,
  type NodeId,
  type Patch,
  type StickerId,
} from '@figurina/album';
import {
  changeAlbum,
  createAlbum,
  createImage,
  deleteRenderJob,
  makeArtifact,
  productionOrderSchema,
  readArtifact,
  readHandover,
  readOrder,
  readPagePlates,
  readPlates,
  readRenderJob,
  renderParamsSchema,
  type Album,
  type PlateBox,
  type PlatePage,
} from '@figurina/contract';
import { otherHandsAreThere, readByOthers } from '@figurina/press/testing/other-hands';
import { textOfPdf } from '@figurina/press/testing/pdf-text';
import { storedFiles } from '@figurina/press/testing/stored-files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvedCopy } from '../../testing/approved-copy.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { buildRenderPage } from '../../testing/build-render-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { download, ended, exported, order, readJob } from './testing/exports-on-server.ts';

let server: TestServer;
let admin: TestUser;
let owner: TestUser;
let album: Album;
/** The left page of the spread that shows the sticker. */
let pageOfAda: number;
beforeAll(async () => {
  buildRenderPage();
  server = await startTestServer();
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
  owner = await testUser(server, 'olga@verein.de');
  const made = await ask(owner, createAlbum, {
    body: { album: { language: 'de', blueprint_id: 'sports-choreo', title: 'SV Blau-Weiß 09' } },
  });
  album = made.album;
  await placeAda();
}, 180_000);
afterAll(() => server.stop());

/** A sticker with a photo, in the first cell of the album. */
async function placeAda(): Promise<void> {
  const photo = await sharp({ create: { width: 240, height: 336, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer();
  const blob_id = await upload(server, owner, photo, 'ada.jpg');
  const { image } = await ask(owner, createImage, { params: { id: album.id }, body: { blob_id, model: 'sticker' } });
  const ids = { id: 'ada' as StickerId, image: image.id as ImageId };
  await change((document) => {
    const [, sectionId = null] = document.childIds(document.rootId);
    const more = { sectionId, untitled: '', makeId: () => 'unused' as never, now: '2026-01-02T03:04:05Z' };
    return addSticker(document, { ...ids, name: 'Ada', ...more });
  });
  await change((document) => {
    const spreads = spreadOrder(document);
    const cell = [...document.nodes.values()].find(({ type }) => type === 'StickerCell');
    pageOfAda = 2 * spreads.indexOf(cell?.parent as NodeId);
    return placeSticker(document, { stickerId: ids.id, cellId: cell?.id as NodeId });
  });
}

async function change(command: (document: Parameters<typeof placeSticker>[0]) => unknown): Promise<void> {
  const { realtime } = server.app;
  const current = await realtime.readDocument(album.id);
  if (!current) throw new Error('no album');
  const patch = command(current.document);
  expect(patch).toBeInstanceOf(Array);
  const actor = { userId: owner.id, role: 'owner', albumLocked: false } as const;
  const answer = await realtime.applyMutation({ albumId: album.id, actor, units: [patch as Patch] });
  expect(answer).toMatchObject({ ok: true, refused: [] });
}

/** The lines of every content stream. */
function operatorsOf({ context }: PDFDocument): string[] {
  const streams = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || !object.dict.has(PDFName.of('Filter'))) return [];
    const isContent = !object.dict.has(PDFName.of('Subtype')) || object.dict.has(PDFName.of('BBox'));
    return isContent && object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode') ? [object] : [];
  });
  return streams.flatMap((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1').split('\n'));
}

function isPicture(object: PDFObject): boolean {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
}

/** What other programs find in a file of the house's profile, where the machine has them. */
async function seenByOthers(file: Buffer, { spots = [] as string[], separated = 3, words = 0 }): Promise<void> {
  if (!otherHandsAreThere()) return;
  const { faults, blackWords } = await readByOthers(file, { bleed: 2, inkLimit: 300, spots, separated });
  expect(faults).toEqual([]);
  expect(blackWords).toBeGreaterThanOrEqual(words);
}

const millimetres = (points: number) => Math.round(points * (2540 / 72)) / 100;

describe('the pages of an album from the sports blueprint, as PDF', { timeout: 200_000 }, () => {
  test('have the right count and boxes, named fonts, the inks that the album names, and pass every check', async () => {
    await change((document) => nameInks(document, { color: document.colors.get('3')!, cmyk: [7, 93, 61, 3] }));
    const { job, file, answer } = await exported(server, admin, { album_id: album.id, mode: 'pages' });
    const pages = 2 * album.statistics.inlay_spreads_count;
    const pdf = await PDFDocument.load(file);
    expect(pdf.getPageCount()).toBe(pages);
    for (const page of pdf.getPages()) {
      const [trim, bleed] = [page.getTrimBox(), page.getBleedBox()];
      expect([trim.width, trim.height, trim.x, trim.y].map(millimetres)).toEqual([230, 297, 10, 10]);
      expect([bleed.width, bleed.height].map(millimetres)).toEqual([234, 301]);
    }
    expect(pdf.getTitle()).toBe('SV Blau-Weiß 09');
    await seenByOthers(file, { separated: 6, words: 10 });
    expect(operatorsOf(pdf)).toContain('0.07 0.93 0.61 0.03 k');
    // The blueprint's drawings are printed as drawings, Ada's photo as one.
    const pictures = pdf.context.enumerateIndirectObjects().filter(([, object]) => isPicture(object));
    expect(pictures).toHaveLength(1);
    const fonts = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        'get' in object && typeof object.get === 'function' ? object.get(PDFName.of('BaseFont')) : '',
      )
      .filter(Boolean)
      .map(String);
    expect(fonts.some((name) => /\+Barlow/.test(name))).toBe(true);
    expect(new Set(job.checks.map(({ rule }) => rule))).toEqual(
      new Set('P1 P2 P3 P9 P14 P15 P16 P36 P39 P44 P6 P10 P11 P12 P13 P17 P18 P19 P20 P22 P30 size'.split(' ')),
    );
    expect(job.findings).toEqual([
      { rule: 'P24', severity: 'warning', message: expect.stringMatching(/Ada.*\d+ ppi/) as string },
    ]);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${album.id}-v${job.album_version}-custom-pages.pdf"`,
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(job.file_bytes).toBe(file.length);
  });

  test('leave stickers out with their pictures (P39), and nothing changes from print to print (P37)', async () => {
    const spread = { album_id: album.id, format: 'png', dpi: 50, range: String(pageOfAda) } as const;
    const print = async (showStickers: boolean) => {
      const { job, file } = await exported(server, admin, { ...spread, showStickers });
      expect(job.file_name).toBe(`${album.id}-v${job.album_version}-custom-spreads-${pageOfAda}.png`);
      expect(job.findings).toHaveLength(showStickers ? 1 : 0);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([464, 301].map((side) => Math.round((side / 25.4) * 50)));
      return data;
    };
    const [first, second, shown] = [await print(false), await print(false), await print(true)];
    expect(differing(first, second)).toBeLessThanOrEqual(first.length / 1000);
    expect(differing(first, shown)).toBeGreaterThan(first.length / 200);
    const { job } = await exported(server, admin, { ...spread, format: 'pdf', showStickers: false });
    expect(job.checks.find(({ rule }) => rule === 'P39')?.detail).toBe('0 images, 1 drawn');
  });

  test('are printed as they were when they were ordered', async () => {
    const job = await order(admin, { album_id: album.id, mode: 'pages', range: '1', format: 'jpg', dpi: 36 });
    await ask(owner, changeAlbum, { params: { id: album.id }, body: { album: { title: 'Nachher' } } });
    const snapshot = await server.database.db
      .selectFrom('render_jobs')
      .select('album')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(snapshot.album)).toMatchObject({ title: 'SV Blau-Weiß 09', image_token: '' });
    await ask(owner, changeAlbum, { params: { id: album.id }, body: { album: { title: 'SV Blau-Weiß 09' } } });
    expect(await ended(admin, job)).toMatchObject({ state: 'finished' });
  });
});

test('stickers go onto sheets with cut lines, and packs need enough of them', { timeout: 200_000 }, async () => {
  const sheets = { album_id: album.id, preset: 'stickerbox_single_variety', mode: 'stickers', gang: true } as const;
  const { job, file } = await exported(server, admin, { ...sheets, albums: 50 });
  const rules = job.checks.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['P30', 'P32', 'P36']));
  const pdf = await PDFDocument.load(file);
  expect(pdf.getPageCount()).toBe(1);
  const { width, height } = pdf.getPage(0).getTrimBox();
  expect([width, height].map(millimetres)).toEqual([278, 378]);
  await seenByOthers(file, { spots: ['CutContour'] });
  const body = (params: object) => ({ body: { render_job: { params: { ...sheets, ...params } } } });
  const faultOf = async (params: object): Promise<string[]> => {
    const answer = await admin.call('POST', '/exports/render_jobs', body(params).body);
    const { errors } = (await answer.json()) as { errors: { pointer: string; code: string }[] };
    return errors.map(({ pointer, code }) => `${answer.status} ${pointer} ${code}`);
  };
  expect(await faultOf({ mode: 'stickerpack', albums: 9 })).toEqual(['400 /render_job/params/mode too_few_motifs']);
  expect(await faultOf({ format: 'jpg' })).toEqual(['400 /render_job/params/gang not_a_print_file']);

  // The same file, plate by plate: the cutter's lines are on their own one alone.
  const { pages, ink_limit } = await ask(admin, readPlates, { params: { id: job.id } });
  expect(ink_limit).toBe(300);
  expect(pages).toHaveLength(1);
  const [sheet] = pages;
  expect(sheet).toMatchObject({ has_cut: true });
  const { trim } = sheet!;
  const { over_share, plates } = await ask(admin, readPagePlates, { params: { id: job.id, page: 1 } });
  expect(over_share).toBe(0);
  expect(plates.map(({ name }) => name)).toEqual(['cyan', 'magenta', 'yellow', 'black', 'cut', 'over', 'proof']);
  expect((await picture(admin, plates[6]!.url)).headers.get('content-type')).toBe('image/jpeg');
  const single = plates.filter(({ name }) => name !== 'proof');
  const dark = await Promise.all(single.map(async ({ url }) => darkPixels(await picture(admin, url), trim, sheet!)));
  const [, magenta, , , cut = 0, over] = dark;
  // Lines around the places of 25 stickers on the one plate, the areas of Ada's on the others.
  expect(cut).toBeGreaterThan(10_000);
  expect(magenta).toBeGreaterThan(2 * cut);
  expect(over).toBe(0);
  const lying = () => readdir(join(server.config.dataDir, 'files', 'exports', job.id));
  expect(await lying()).toHaveLength(3);
  // Who may not have the file may not see its plates.
  expect((await picture(owner, plates[0]!.url)).status).toBe((await download(server, owner, job)).status);
  const stranger = await testUser(server, 'sven@fremd.de');
  expect((await picture(stranger, plates[0]!.url)).status).toBe(404);
  expect(await refusal(stranger, readPlates, { params: { id: job.id } })).toBe('not_found');
  expect(await refusal(admin, readPagePlates, { params: { id: job.id, page: 2 } })).toBe('not_found');
  await ask(admin, deleteRenderJob, { params: { id: job.id } });
  expect(await lying()).toEqual([]);
  expect(await refusal(admin, readPlates, { params: { id: job.id } })).toBe('not_found');
});

function picture(user: TestUser, url: string): Promise<Response> {
  return fetch(server.url + url, { headers: { authorization: `Bearer ${user.token}` } });
}

/** Within the trim: marks around it are on every plate. */
async function darkPixels(answer: Response, trim: PlateBox, sheet: PlatePage): Promise<number> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width } = await image.metadata();
  const [left, top, right, below] = [trim.x, trim.y, trim.width, trim.height].map((side) =>
    Math.round((side / sheet.width) * width),
  ) as [number, number, number, number];
  const pixels = await image.extract({ left, top, width: right, height: below }).toColourspace('b-w').raw().toBuffer();
  return pixels.reduce((count, light) => count + (light < 200 ? 1 : 0), 0);
}

test(
  'the approved copy is printed the same to the byte, whatever becomes of the album',
  { timeout: 200_000 },
  async () => {
    const page = { album_id: album.id, mode: 'stickers', range: '1' } as const;
    await approvedCopy(server, album.id, { by: owner.id });
    const print = async (copy: 'live' | 'approved') => (await exported(server, admin, { ...page, copy })).file;
    const said = async (file: Buffer) => [(await PDFDocument.load(file)).getTitle(), ...(await textOfPdf(file))].join();
    const approved = await print('approved');
    await ask(owner, changeAlbum, { params: { id: album.id }, body: { album: { title: 'Nachher' } } });
    const rename = (name: string) =>
      change((document) =>
        changeSticker(document, { stickerId: 'ada' as StickerId, change: { name }, makeId: () => 'unused' as never }),
      );
    await rename('Bea');
    const [again, live] = [await print('approved'), await print('live')];
    expect(again.equals(approved)).toBe(true);
    expect(await said(again)).toMatch(/^SV Blau-Weiß 09,[^]*Ada/i);
    expect(await said(live)).toMatch(/^Nachher,[^]*Bea/i);
    await ask(owner, changeAlbum, { params: { id: album.id }, body: { album: { title: 'SV Blau-Weiß 09' } } });
    await rename('Ada');
  },
);

test(
  'the archive of an order has all that a print shop needs, and nothing that the album became since',
  { timeout: 300_000 },
  async () => {
    const { database } = server;
    const small = await printedAlbumOnServer(database, [owner]);
    const packs = { albums: 2, packs_per_album: 5 };
    const signals = ['accepted', 'review_completed'] as const;
    const placed = await placedOrder(database.db, { albumId: small, by: owner.id, ...packs, signals });
    const approval = await approvedCopy(server, small, { by: owner.id, orderId: placed.id });
    await ask(owner, changeAlbum, { params: { id: small }, body: { album: { title: 'Nachher' } } });
    const params = { id: placed.id };
    await ask(admin, makeArtifact, { params });
    const state = async () => (await ask(admin, readHandover, { params })).handover.artifact.state;
    await expect.poll(state, { timeout: 200_000, interval: 300 }).not.toBe('working');
    const { blob_url } = await ask(admin, readArtifact, { params });
    const files = storedFiles(Buffer.from(await (await fetch(blob_url)).arrayBuffer()));
    expect([...files.keys()].filter((name) => !name.startsWith('proof/'))).toEqual([
      '01_cover.pdf',
      '02_inside.pdf',
      '03_stickers.pdf',
      '04_stickerpack.pdf',
      'delivery_note.pdf',
      'manifest.json',
      'order.json',
      'packs.csv',
      'ticket.xjdf',
    ]);
    for (const album of ['01_cover.pdf', '02_inside.pdf']) await seenByOthers(files.get(album)!, {});
    for (const cut of ['03_stickers.pdf', '04_stickerpack.pdf'])
      await seenByOthers(files.get(cut)!, { spots: ['CutContour'] });
    const json = (name: string): unknown => JSON.parse(files.get(name)!.toString());
    const name = `F-${placed.number}`;
    expect(json('manifest.json')).toMatchObject({
      job: name,
      album: { title: 'Album', sha256: approval.hash },
      tools: { chromium: expect.stringMatching(/^\d+\./) as string, node: process.versions.node },
    });
    const told = productionOrderSchema.parse(json('order.json'));
    expect(told).toMatchObject({ order: { name }, album: { title: 'Album' }, packs: { packs: 10 } });
    const stated = told.items.flatMap((item) => item.files);
    expect(stated.map((file) => file.name)).toEqual([
      '01_cover.pdf',
      '02_inside.pdf',
      '04_stickerpack.pdf',
      'packs.csv',
    ]);
    const digest = (of: string) => createHash('sha256').update(files.get(of)!).digest('hex');
    for (const file of stated) expect([file.name, digest(file.name)]).toEqual([file.name, file.sha256]);
    expect(told.packs?.plan_sha256).toBe(digest('packs.csv'));
    expect((await textOfPdf(files.get('delivery_note.pdf')!)).join()).toContain(name);
    const { order: now } = await ask(admin, readOrder, { params });
    expect(now.order_updates[0]!.signal).toBe('export_completed');
  },
);

describe('a printing process that dies', { timeout: 200_000 }, () => {
  test('is replaced: the job is done again, and there is no half file', async () => {
    const job = await order(admin, { album_id: album.id, mode: 'pages', range: '1-6', format: 'png', dpi: 100 });
    // In the middle of its archive.
    await expect
      .poll(async () => (await readJob(admin, job.id)).progress, { timeout: 60_000, interval: 50 })
      .toBeGreaterThan(0.7);
    process.kill(server.app.exports.pressPid ?? 0, 'SIGKILL');
    const done = await ended(admin, job);
    expect(done).toMatchObject({ state: 'finished' });
    const stored = await readdir(join(server.config.dataDir, 'files', 'exports', job.id));
    expect(stored).toHaveLength(1);
    expect(await readdir(join(server.config.dataDir, 'printing'))).toEqual([]);
  });
});

describe('covers', { timeout: 200_000 }, () => {
  const cover = async (signal: AbortSignal) => {
    const file = join(server.config.dataDir, 'cover.jpg');
    const page = { mode: 'pages', range: '1', format: 'jpg', dpi: 36, includeBleed: false };
    const params = renderParamsSchema.parse({ album_id: album.id, ...page });
    return server.app.exports.printCover({ params, file, signal, onProgress: () => undefined });
  };

  test('wait for what people ordered, and give up when their job does', async () => {
    const job = await order(admin, { album_id: album.id, mode: 'pages', range: '1-12' });
    await expect
      .poll(async () => (await readJob(admin, job.id)).progress, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(0);
    const impatient = new AbortController();
    const given = cover(impatient.signal);
    impatient.abort(new Error('the job takes too long'));
    await expect(given).rejects.toThrow('the job takes too long');
    expect(await cover(new AbortController().signal)).toMatchObject({ ok: true, sheets: 1 });
    expect(await readJob(admin, job.id)).toMatchObject({ state: 'finished' });
  });
});

describe('a finished export', { timeout: 200_000 }, () => {
  test('is gone with its file when it is deleted', async () => {
    const { job } = await exported(server, owner, {
      album_id: album.id,
      mode: 'pages',
      range: '1',
      includeBleed: false,
    });
    expect(await refusal(owner, readRenderJob, { params: { id: 'nothing' } })).toBe('not_found');
    await ask(owner, deleteRenderJob, { params: { id: job.id } });
    expect(await refusal(owner, readRenderJob, { params: { id: job.id } })).toBe('not_found');
    expect((await download(server, owner, job)).status).toBe(404);
    expect(await readdir(join(server.config.dataDir, 'files', 'exports', job.id))).toEqual([]);
  });

  test('is not offered when it failed its checks, and says which', async () => {
    const { db } = server.database;
    // One is printed at a time: while the first one is, the second one waits.
    const before = await order(admin, { album_id: album.id, mode: 'spreads' });
    const job = await order(admin, { album_id: album.id, mode: 'pages', range: '1-2' });
    // As if the album had become longer than the range says: P36 must notice.
    await db.updateTable('render_jobs').set({ sheets: 3 }).where('id', '=', job.id).execute();
    await ask(admin, deleteRenderJob, { params: { id: before.id } });
    const failed = await ended(admin, job);
    expect(failed).toMatchObject({ state: 'error', file_url: null, file_bytes: null });
    expect(failed.error).toContain('P36');
    expect(failed.checks.find(({ rule }) => rule === 'P36')).toMatchObject({ passed: false });
    const answer = await download(server, admin, job);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'export_not_finished']);
  });

  test('can be cancelled while it is printed', async () => {
    const job = await order(admin, { album_id: album.id, mode: 'spreads' });
    await ask(admin, deleteRenderJob, { params: { id: job.id } });
    expect(await refusal(admin, readRenderJob, { params: { id: job.id } })).toBe('not_found');
    const next = await exported(server, admin, { album_id: album.id, mode: 'pages', range: '1' });
    expect(next.job.state).toBe('finished');
  });
});

test('an export without a picture that is gone says whose photo it is, and where', { timeout: 200_000 }, async () => {
  // As after a photo that nobody could keep: the album still names it.
  await server.database.db.deleteFrom('images').where('filename', '=', 'ada.jpg').execute();
  const job = await ended(admin, await order(admin, { album_id: album.id, range: String(pageOfAda) }));
  const pages = `${pageOfAda}–${pageOfAda + 1}`;
  expect(job).toMatchObject({ state: 'error', file_url: null });
  expect(job.error_places).toEqual([
    { message: `Photo of Ada, page ${pages}`, node_id: expect.any(String) as string, sticker_id: 'ada' },
  ]);
});

/** How many values of two pictures are further apart than one level. */
function differing(one: Buffer, other: Buffer): number {
  expect(other.length).toBe(one.length);
  let count = 0;
  for (let at = 0; at < one.length; at++) if (Math.abs(one[at]! - other[at]!) > 1) count += 1;
  return count;
}
