/**
 * `/album/:id/preview/:token` as a page of HTML: the app's own, with the cover in it, so that something is to be seen
 * before the program is there, and with what messengers may show. `/cover.jpg` below it is the cover that they ask for.
 */
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '@figurina/locales';
import sharp, { type Sharp } from 'sharp';
import { html } from '../../platform/html/html.ts';
import { readAppPage, sendAppPage } from '../../platform/http/app-pages.ts';
import { localeOf } from '../../platform/http/refusal.ts';
import { firstPage } from './first-page.ts';
import { createPageHints } from './page-hints.ts';
import * as queries from './preview.queries.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewParts } from './preview-parts.ts';

interface PreviewPageParts extends Pick<PreviewParts, 'db' | 'config' | 'files'> {
  readonly links: PreviewLinks;
}
interface Address {
  Params: { id: string; token: string };
}

export function servePreviewPage(http: FastifyInstance, { db, config, files, links }: PreviewPageParts): void {
  const hintsOf = createPageHints(config.webDist);

  /** The link of an address, and the album that it is of; undefined for whoever made the address up. */
  async function opened({ id, token }: Address['Params']) {
    const link = await links.open(token);
    const head = link?.album_id === id ? await queries.findHead(db, id) : undefined;
    if (!link || !head) return undefined;
    // The cover is that of now: who sees an earlier album sees no later cover.
    const pinned = await links.pinned(link);
    const cover_key = !pinned || pinned.version === head.version ? head.cover_key : null;
    return { link, head: { ...head, cover_key } };
  }

  http.get<Address>('/album/:id/preview/:token', { schema: { hide: true } }, async (request, reply) => {
    quiet(reply);
    const page = await readAppPage(config.webDist, 'index.html');
    if (page === undefined) return reply.callNotFound();
    const found = await opened(request.params);
    return sendAppPage(reply, found ? await withCover(page, found, localeOf(request)) : page);
  });

  http.get<Address>('/album/:id/preview/:token/cover.jpg', { schema: { hide: true } }, async (request, reply) => {
    quiet(reply);
    const found = await opened(request.params);
    const cover = await coverOf(found?.head);
    if (!cover) return reply.code(404).type('text/plain').send('');
    return reply.type('image/jpeg').send(await cover.jpeg({ quality: 80 }).toBuffer());
  });

  async function coverOf(head: { cover_key: string | null } | undefined): Promise<Sharp | undefined> {
    const file = head?.cover_key ? await files.get(head.cover_key) : undefined;
    return file && sharp(await buffer(file.stream));
  }

  async function withCover(
    page: string,
    { link, head }: NonNullable<Awaited<ReturnType<typeof opened>>>,
    locale: Locale,
  ) {
    const { first, ahead } = await hintsOf(page, locale);
    const picture = `${links.pathOf(link)}/cover.jpg`;
    const shared = html`
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Figurina" />
      <meta property="og:title" content="${head.title}" />
      ${head.cover_key && html`<meta property="og:image" content="${config.baseUrl}${picture}" />`}
    `;
    const told = html`
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      ${link.share_cover && shared}
    `;
    const cover = await coverOf(head);
    const shown = cover && (await firstPage(cover));
    return (
      page
        // The program does not hold up what is seen before it.
        .replaceAll('<script type="module"', '<script fetchpriority="low" type="module"')
        .replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"')
        .replace('</title>', () => `</title>${first.text}`)
        .replace('</head>', () => `${ahead.text}${told.text}${shown?.style.text ?? ''}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${shown?.body.text ?? ''}</div>`)
    );
  }
}

/** Nobody beside the person looks at it: no search engine, and no site that they go on to learns the address. */
function quiet(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
}
