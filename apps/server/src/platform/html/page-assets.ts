/** The few files that pages of the server's own load, at addresses that change with their contents. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

export interface PageAssets<Name extends string> {
  readonly urls: Readonly<Record<Name, string>>;
  serve(http: FastifyInstance): void;
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** `files`: names to `file:` addresses, read at once. One version for all: a style sheet names its fonts by their bare names. */
export function pageAssets<Name extends string>(path: string, files: Readonly<Record<Name, string>>): PageAssets<Name> {
  const names = Object.keys(files) as Name[];
  const contents = new Map(names.map((name) => [name, readFileSync(fileURLToPath(files[name]))]));
  const version = createHash('sha256')
    .update(Buffer.concat([...contents.values()]))
    .digest('hex')
    .slice(0, 12);
  const urls = Object.fromEntries(names.map((name) => [name, `${path}/${version}/${name}`])) as Record<Name, string>;
  return {
    urls,
    serve(http) {
      for (const [name, content] of contents)
        http.get(urls[name], { schema: { hide: true } }, async (_request, reply) =>
          reply
            .type(TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
            .header('cache-control', 'public, max-age=31536000, immutable')
            .send(content),
        );
    },
  };
}
