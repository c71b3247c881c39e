/** What strangers with the preview link call. Nothing here tells a wrong link from one that was taken back. */
import { createHash } from 'node:crypto';
import { LIMITS, readPreviewVersion, readPublicPreview, reportSticker } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { unlisted } from '../../platform/http/unlisted.ts';
import { newId } from '../../platform/ids.ts';
import * as queries from './preview.queries.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewParts } from './preview-parts.ts';
import * as reports from './reports.queries.ts';
import type { ShownAlbums } from './shown-albums.ts';

interface PublicPreviewRoutesParts extends PreviewParts {
  readonly links: PreviewLinks;
  readonly albums: ShownAlbums;
}

const MINUTE_MS = 60_000;
/** Calls of one address: a school's class comes from one. */
const READS_A_MINUTE = 240;
const VIEW_MS = 30 * MINUTE_MS;
const REPORT_MS = 60 * MINUTE_MS;
const REPORTS_OF_ADDRESS = 10;
const REPORTS_OF_ALBUM = 100;
/** More than that nobody has dealt with: the link is being misused, or nobody reads them. */
const OPEN_REPORTS = 300;

export function servePublicPreview(http: FastifyInstance, parts: PublicPreviewRoutesParts): void {
  const { db, clock, counters, pictures, members, tell, listChanged, links, albums } = parts;

  /** Wrong tokens count as well, so that nobody tries one after the other. */
  async function open(token: string, address: string): Promise<queries.Link | Refusal> {
    const [calls = 0] = await counters.add([`preview read ${address}`], MINUTE_MS);
    if (calls > READS_A_MINUTE) return refuse('too_many_requests');
    return (await links.open(token)) ?? refuse('preview_gone');
  }

  route(http, readPublicPreview, async ({ params: { token }, caller, request, reply }) => {
    unlisted(reply);
    const link = await open(token, request.ip);
    if (isRefusal(link)) return link;
    const imageToken = pictures.imageToken(link.album_id, { preview: link.token_hash });
    const album = await albums.read(link.album_id, imageToken, await links.pinned(link));
    if (!album) return refuse('preview_gone');
    const isMember = caller !== undefined && (await members.roleOf(link.album_id, caller)) !== null;
    if (!isMember) await countView(link.album_id, request.ip);
    return { album };
  });

  /** Once a visitor and a while; who they are is not kept. */
  async function countView(albumId: string, address: string): Promise<void> {
    const visitor = createHash('sha256').update(`${albumId} ${address}`).digest('base64url');
    const [times] = await counters.add([`preview view ${visitor}`], VIEW_MS);
    if (times !== 1) return;
    await queries.countView(db, albumId, clock.now());
    listChanged(albumId, 'preview');
  }

  route(http, readPreviewVersion, async ({ params: { token }, request, reply }) => {
    unlisted(reply);
    const link = await open(token, request.ip);
    if (isRefusal(link)) return link;
    const head = await queries.findHead(db, link.album_id);
    if (!head) return refuse('preview_gone');
    return { version: (await links.pinned(link))?.version ?? head.version };
  });

  route(http, reportSticker, async ({ params: { token }, body: { report }, request, reply }) => {
    unlisted(reply);
    const link = await open(token, request.ip);
    if (isRefusal(link)) return link;
    const { album_id } = link;
    const keys = [`preview report ${request.ip}`, `preview report of ${album_id}`];
    const [ofAddress = 0, ofAlbum = 0] = await counters.add(keys, REPORT_MS);
    if (ofAddress > REPORTS_OF_ADDRESS || ofAlbum > REPORTS_OF_ALBUM) return refuse('too_many_requests');
    if ((await reports.countOpenReports(db, album_id)) >= OPEN_REPORTS) return refuse('too_many_requests');
    const { sticker_id, message } = report;
    // Only of what the link shows: nobody learns who else is in the album.
    const shown = (await albums.read(album_id, '', await links.pinned(link)))?.stickers ?? {};
    if (!Object.hasOwn(shown, sticker_id)) return refuse('sticker_gone');
    const { name = '' } = shown[sticker_id] as { name?: string };
    const row = { id: newId(), album_id, sticker_id, sticker_name: name, message, done_at: null };
    await reports.insertReport(db, { ...row, created_at: clock.now() });
    listChanged(album_id, 'preview');
    tell({
      albumId: album_id,
      kind: 'sticker_report',
      by: null,
      to: 'everybody',
      at: `/stickers/${sticker_id}`,
      excerpt: message.slice(0, LIMITS.stickerReport),
    });
    return undefined;
  });
}
