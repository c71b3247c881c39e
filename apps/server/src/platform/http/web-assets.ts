/**
 * The files of the built web app that have a hash in their name: read and packed when somebody first asks for one, and
 * kept. The editor is made of some hundred of them, and each would otherwise be opened and packed anew for every visitor.
 */
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface Asset {
  readonly plain: Buffer;
  readonly packed: Buffer | null;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** What is larger is asked for rarely, and sent from the disk. */
const MOST_BYTES = 1_000_000;
/** Less is not worth packing, and what is packed already grows. */
const LEAST_PACKED = 1024;
const QUALITY = 5;
const pack = promisify(brotliCompress);

/** `sendFile` sends any other file of the folder. */
export function serveAssets(
  http: FastifyInstance,
  folder: string,
  sendFile: (reply: FastifyReply, name: string) => FastifyReply,
): void {
  const kept = new Map<string, Promise<Asset | null>>();
  function assetOf(name: string): Promise<Asset | null> {
    const known = kept.get(name);
    if (known) return known;
    const read = readAsset(join(folder, name));
    kept.set(name, read);
    // Not there, or not to be kept: names from outside must not fill the memory.
    void read.then(
      (asset) => asset ?? kept.delete(name),
      () => kept.delete(name),
    );
    return read;
  }
  http.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const asset = /^[\w-][\w.-]*$/.test(name) ? await assetOf(name) : null;
    if (!asset) return sendFile(reply, `assets/${name}`);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': asset.type,
      vary: 'accept-encoding',
    });
    if (!asset.packed || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(asset.plain);
    return reply.header('content-encoding', 'br').send(asset.packed);
  });
}

async function readAsset(path: string): Promise<Asset | null> {
  const type = TYPES[extname(path)];
  if (!type) return null;
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size > MOST_BYTES) return null;
  const plain = await readFile(path);
  const isText = type !== TYPES['.woff2'] && plain.length >= LEAST_PACKED;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { plain, packed: isText ? await pack(plain, { params }) : null, type };
}
