/**
 * `npm run export -- --album ID --out file.pdf [--mode pages|spreads|album_softcover|stickers|stickerpack|artifact] [--range 1-3,5]
 * [--format pdf|jpg|png] [--dpi 300] [--profile default] [--albums 120] [--packs 45] [--gang] [--fill-up] [--copy live|approved] [--no-bleed]
 * [--no-cover] [--no-stickers]`: prints an album into a file, beside a running server or
 * without one, with the same checks as an export of the web app. Progress goes to standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, PRINT_COPIES, RENDER_MODES } from '@figurina/album';
import { renderParamsSchema, type RenderParams } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import { createApp } from '../app.ts';
import { failureText, findingText, type FileOrder } from '../features/exports/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { isRefusal, type Refusal } from '../platform/http/refusal.ts';
import { createLog } from '../platform/log/log.ts';
import { configuration, joinDatabase, stop } from './program.ts';

const USAGE =
  `Usage: npm run export -- --album ID --out FILE [--mode ${RENDER_MODES.join('|')}] [--range 1-3,5] ` +
  `[--format ${EXPORT_FORMATS.join('|')}] [--dpi 300] [--profile default] [--albums 120] [--packs 45] [--gang] [--fill-up] [--copy ${PRINT_COPIES.join('|')}] [--no-bleed] [--no-cover] [--no-stickers]`;

const { params, out } = readArguments();
const config = configuration();
buildRenderPage(config);
process.exitCode = await withApp(config, (print) => run(print));

type Print = Awaited<ReturnType<typeof createApp>>['exports']['printToFile'];

async function run(print: Print): Promise<number> {
  const { t } = await createI18n('en', ['exports']);
  const cancelled = new AbortController();
  process.once('SIGINT', () => cancelled.abort());
  process.once('SIGTERM', () => cancelled.abort());
  const order: FileOrder = { params, file: out, signal: cancelled.signal, onProgress: showProgress };
  const printed = await print(order);
  if (isRefusal(printed)) return say(1, await refusedText(printed));
  if (!printed.ok) {
    for (const { rule, detail } of printed.checks.filter(({ passed }) => !passed)) say(1, `${rule}: ${detail}`);
    return say(1, failureText(t, printed.failure), printed.failure.detail);
  }
  for (const finding of printed.findings) say(0, findingText(t, finding));
  const megabytes = (printed.bytes / 1e6).toFixed(1);
  const checks = printed.checks.map(({ rule }) => rule);
  say(
    0,
    `version ${printed.version}, ${printed.sheets} sheets, ${megabytes} MB, passed ${[...new Set(checks)].join(' ')}`,
  );
  console.log(printed.file);
  return 0;
}

async function refusedText({ code, errors }: Refusal): Promise<string> {
  if (code === 'not_found') return `There is no album ${params.album_id}`;
  const { t } = await createI18n('en', ['problems']);
  return errors?.[0]?.detail ?? t(`problems.${code}`);
}

/** The app on a port of its own: the render page and its pictures come from there, whoever else serves the album. */
async function withApp(own: Config, work: (print: Print) => Promise<number>): Promise<number> {
  const database = await joinDatabase(own);
  await migrate(database.db);
  const log = createLog(process.env['LOG_LEVEL'] ? own.log.level : 'error');
  const app = await createApp({ config: own, log, database, clock: systemClock });
  try {
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    return await work(app.exports.printToFile);
  } finally {
    await app.close();
    await database.close();
  }
}

function buildRenderPage({ webDist }: Config): void {
  if (existsSync(join(webDist, 'render.html'))) return;
  say(0, 'Building the render page …');
  const script = join(import.meta.dirname, '../../../../scripts/build-web.mjs');
  const built = spawnSync(process.execPath, [script], { stdio: ['ignore', 2, 2] });
  if (built.status !== 0) stop('The render page could not be built: see above.');
}

function showProgress(progress: number): void {
  say(0, `${Math.round(progress * 100)} %`);
}

function say(code: number, ...lines: string[]): number {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return code;
}

function readArguments(): { params: RenderParams; out: string } {
  const on = { type: 'boolean', default: true } as const;
  const off = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        album: text,
        out: text,
        mode: text,
        range: text,
        format: text,
        dpi: text,
        profile: text,
        albums: text,
        packs: text,
        copy: text,
        gang: off,
        'fill-up': off,
        bleed: on,
        cover: on,
        stickers: on,
      },
      allowNegative: true,
    });
    const { album, out: file, mode, range, dpi, profile, albums, packs, copy, gang, bleed, cover, stickers } = values;
    const numberOf = (written: string | undefined) => (written === undefined ? undefined : Number(written));
    if (!album || !file) return stop(USAGE);
    const extension = extname(file).slice(1).toLowerCase();
    const format = values.format ?? EXPORT_FORMATS.find((known) => known === extension);
    const read = renderParamsSchema.safeParse({
      album_id: album,
      mode,
      range,
      format,
      dpi: numberOf(dpi),
      albums: numberOf(albums),
      packsPerAlbum: numberOf(packs),
      copy,
      gang,
      fillUp: values['fill-up'],
      printProfile: profile,
      includeBleed: bleed,
      includeCover: cover,
      showStickers: stickers,
    });
    return read.success ? { params: read.data, out: resolve(file) } : stop(USAGE);
  } catch {
    return stop(USAGE);
  }
}
