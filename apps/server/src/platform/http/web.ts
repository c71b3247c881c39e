/** The built web app: hashed files for a year, and for every address but `/` the page that finds its own way. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readAppPage, sendAppPage, sendRenderPage } from './app-pages.ts';
import { sendRefusal } from './refusal.ts';
import { serveAssets } from './web-assets.ts';

/** Pages of the app whose address is a secret: neither found by a search nor told to where their links lead. */
const UNLISTED = /^\/(?:(?:order|offer|invoice|proof|join|invitations|no-mails)\/|affiliate(?:[/?]|$))/;
const UNLISTED_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

export async function serveWeb(http: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(folder);
  // To the app such an address would name another host, and it shows nothing.
  http.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('//')) return reply.redirect(request.url.replace(/^\/+/, '/'), 308);
  });
  // An address too long for any route of the API would be looked for among the files, which refuse some signs. Behind
  // `onRequest`, where keys for scripts are judged.
  http.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url === '/*' && request.url.startsWith('/v1/'))
      return sendRefusal(request, reply, { ok: false, code: 'not_found' });
  });
  if (built) {
    await http.register(fastifyStatic, {
      root: folder,
      index: false,
      // Pages are sent below, with what belongs to this answer alone.
      allowedPath: (path) => !path.endsWith('.html'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.slice(folder.length).startsWith('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    serveAssets(http, join(folder, 'assets'), (reply, name) => reply.sendFile(name));
  }
  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const page = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(v1|assets|socket\.io)\//.test(path);
    if (!page) return sendRefusal(request, reply, { ok: false, code: 'not_found' });
    const form = path.startsWith('/s/');
    const render = path.startsWith('/render/');
    const text = await readAppPage(folder, form ? 'sticker-link.html' : render ? 'render.html' : 'index.html');
    if (text === undefined)
      return reply.type('text/plain').code(404).send('The web app has not been built: npm start does it.\n');
    reply.header('cache-control', 'no-cache');
    if (render) return sendRenderPage(reply, text);
    if (form || UNLISTED.test(path)) reply.headers(UNLISTED_HEADERS);
    return sendAppPage(reply, text);
  });
}
