/** The preview link for those who work on the album, and the album as it shows it. */
import { changePreviewLink, readAlbumPreview, readPreviewLink, rotatePreviewLink } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewParts } from './preview-parts.ts';
import type { ShownAlbums } from './shown-albums.ts';

interface PreviewLinkRoutesParts extends Pick<PreviewParts, 'access' | 'pictures' | 'points' | 'tell' | 'listChanged'> {
  readonly links: PreviewLinks;
  readonly albums: ShownAlbums;
}

export function servePreviewLink(http: FastifyInstance, parts: PreviewLinkRoutesParts): void {
  const { access, pictures, points, tell, listChanged, links, albums } = parts;

  route(http, readPreviewLink, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'readPreviewLink');
    if (isRefusal(actor)) return actor;
    const link = await links.find(id);
    return link ? { preview_link: await links.wire(link) } : refuse('not_found');
  });

  route(http, changePreviewLink, async ({ params: { id }, body, caller }) => {
    const actor = await access(id, caller, 'changePreviewLink');
    if (isRefusal(actor)) return actor;
    const { pinned_version_id: pinned_point, ...change } = body.preview_link;
    if (pinned_point && !(await points.named(id, pinned_point))) return refuse('not_found');
    // Before it is first shown it may be switched off already.
    await links.find(id);
    await links.change(id, { ...change, pinned_point });
    listChanged(id, 'preview');
    const link = await links.find(id);
    return link ? { preview_link: await links.wire(link) } : refuse('not_found');
  });

  route(http, rotatePreviewLink, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'changePreviewLink');
    if (isRefusal(actor)) return actor;
    await links.find(id);
    await links.rotate(id);
    listChanged(id, 'preview');
    tell({ albumId: id, kind: 'preview_rotated', by: caller.id, to: 'everybody', at: '/settings/general' });
    const link = await links.find(id);
    return link ? { album_preview_path: links.pathOf(link) } : refuse('not_found');
  });

  route(http, readAlbumPreview, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const album = await albums.read(id, pictures.imageToken(id, caller));
    return album ? { album } : refuse('not_found');
  });
}
