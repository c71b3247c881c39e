/**
 * The few calls of an S3-compatible store that we use, in memory, over HTTP. It checks that requests are signed. With
 * `TEST_S3_URL` a real one takes its place.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type BucketServer, givenBucket } from './given-bucket.ts';

export type { BucketServer } from './given-bucket.ts';

export async function startBucketServer(): Promise<BucketServer> {
  const given = process.env['TEST_S3_URL'];
  if (given) return givenBucket(given);
  const objects = new Map<string, Buffer>();
  // A request may break off in its middle.
  const server = createServer((request, answer) => void serve(objects, request, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket: 'albums',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
      pathStyle: true,
    },
    keys: async () => [...objects.keys()].map((path) => path.replace('/albums/', '')),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function serve(objects: Map<string, Buffer>, request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { pathname: key, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const body = await buffer(request);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/'))
    return void answer.writeHead(403).end();
  if (searchParams.get('list-type') === '2') return void answer.writeHead(200).end(listOf(objects, searchParams));
  const content = objects.get(key);
  if (request.method === 'PUT') {
    if (body.length !== Number(request.headers['content-length'])) return void answer.writeHead(400).end();
    objects.set(key, body);
    return void answer.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void answer.writeHead(204).end();
  }
  if (!content) return void answer.writeHead(404).end();
  const modified = { 'last-modified': new Date(0).toUTCString() };
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const [start, end] = range ? [Number(range[1]), Number(range[2])] : [0, content.length - 1];
  const part = content.subarray(start, end + 1);
  answer.writeHead(range ? 206 : 200, {
    ...modified,
    'content-length': part.length,
    ...(range && { 'content-range': `bytes ${start}-${end}/${content.length}` }),
  });
  answer.end(request.method === 'HEAD' ? undefined : part);
}

/** So many names on a page: fewer than a real store, so that tests turn pages. */
const PAGE = 2;

function listOf(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const names = [...objects.keys()].map((path) => path.replace('/albums/', '')).toSorted();
  const below = names.filter((name) => name.startsWith(asked.get('prefix') ?? ''));
  const from = Number(asked.get('continuation-token') ?? 0);
  const page = below.slice(from, from + PAGE);
  const contents = page.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>${new Date(0).toISOString()}</LastModified></Contents>`,
  );
  const next = from + PAGE < below.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}
