/** Serves the built render page with albums of a test, so that it can be opened and printed without the server. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { SCHEMA_VERSION, toParts, type AlbumDocument } from '@figurina/album';

const ROOT = join(import.meta.dirname, '../../..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
/** As the server lets pages run code. */
const POLICY = "script-src 'self' 'wasm-unsafe-eval'";
const TOKEN = 'render-token-of-the-test';
const IMAGE_TOKEN = 'image-token-of-the-test';

export interface RenderServer {
  /** Albums by id, pictures by id. */
  readonly albums: Map<string, AlbumDocument>;
  readonly pictures: Map<string, Uint8Array>;
  url(album: string, query?: Record<string, string>): string;
  close(): Promise<unknown>;
}

/** Builds the web app if its sources changed, as `npm test` does. */
export async function startRenderServer(): Promise<RenderServer> {
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build-web.mjs')], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
  const albums = new Map<string, AlbumDocument>();
  const pictures = new Map<string, Uint8Array>();

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, area, kind = '', id = ''] = pathname.split('/');
    if (area === 'render') return void sendFile(response, 'render.html');
    if (area !== 'v1') return void sendFile(response, pathname.slice(1));
    const isKnown =
      kind === 'images' ? searchParams.get('token') === IMAGE_TOKEN : request.headers['x-render-token'] === TOKEN;
    if (!isKnown) return void response.writeHead(401).end();
    const album = kind === 'albums' ? albums.get(id) : undefined;
    const picture = kind === 'images' ? pictures.get(id) : undefined;
    if (album) response.writeHead(200, { 'content-type': 'application/json' }).end(renderData(id, album));
    else if (picture) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    albums,
    pictures,
    url: (album, query = {}) =>
      `${origin}/render/${album}?${new URLSearchParams({ token: TOKEN, ...query }).toString()}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function renderData(id: string, document: AlbumDocument): string {
  return JSON.stringify({
    album: {
      ...toParts(document),
      id,
      title: 'Probe',
      release_date: '2026-06-05',
      language: 'de',
      image_token: IMAGE_TOKEN,
      schema_version: SCHEMA_VERSION,
      version: 1,
    },
  });
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  try {
    const content = await readFile(join(ROOT, 'apps/web/dist', path));
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
  } catch {
    response.writeHead(404).end();
  }
}
