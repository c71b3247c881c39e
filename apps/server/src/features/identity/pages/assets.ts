/** The few files that the pages load, at addresses that change with their contents. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';

/** Resolved from here, so that a bundler or a checker of dependencies sees them. */
const FILES = {
  'alert.svg': new URL('./alert.svg', import.meta.url).href,
  'display-ext.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2'),
  'display.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  'mark.svg': new URL('./mark.svg', import.meta.url).href,
  'pages.css': new URL('./pages.css', import.meta.url).href,
  'pages.js': new URL('./pages.js', import.meta.url).href,
  'text-ext.woff2': import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2'),
  'text.woff2': import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'),
};
type Asset = keyof typeof FILES;

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const contents = Object.fromEntries(
  Object.entries(FILES).map(([name, url]) => [name, readFileSync(fileURLToPath(url))]),
) as unknown as Record<Asset, Buffer>;

/** One version for all: the style sheet names its fonts by their bare names beside it. */
const version = createHash('sha256')
  .update(Buffer.concat(Object.values(contents)))
  .digest('hex')
  .slice(0, 12);
const folder = `${EMBEDDED_PATH}/assets/${version}`;

export const ASSET_URLS = Object.fromEntries(Object.keys(FILES).map((name) => [name, `${folder}/${name}`])) as Record<
  Asset,
  string
>;

export function serveAssets(http: FastifyInstance): void {
  for (const [name, url] of Object.entries(ASSET_URLS))
    http.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type(TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(contents[name as Asset]),
    );
}
