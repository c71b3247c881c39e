/** Albums behind their preview link: the link, what it shows, and what is told of it. */
import type { FastifyInstance } from 'fastify';
import { sameText } from '../../platform/same-text.ts';
import { createPreviewLinks } from './preview-links.ts';
import type { PreviewParts } from './preview-parts.ts';
import { servePreviewLink } from './preview-link.routes.ts';
import { servePreviewPage } from './preview-page.routes.ts';
import { servePublicPreview } from './public-preview.routes.ts';
import { serveReports } from './reports.routes.ts';
import { createShownAlbums } from './shown-albums.ts';

export interface Previews {
  /** Where an album is previewed; null while its link is off. */
  pathOf(albumId: string): Promise<string | null>;
  /** The pictures that a link shows now; none when it is not the album's link any more. `link`: its hash. */
  picturesOf(albumId: string, link: string): Promise<ReadonlySet<string>>;
  serve(http: FastifyInstance): void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function createPreviews(parts: PreviewParts): Previews {
  const links = createPreviewLinks(parts);
  const albums = createShownAlbums(parts);
  return {
    pathOf: async (albumId) => {
      const link = await links.find(albumId);
      return link?.enabled ? links.pathOf(link) : null;
    },
    picturesOf: async (albumId, hash) => {
      const link = await links.find(albumId);
      return link?.enabled && sameText(link.token_hash, hash) ? albums.pictures(albumId, link.pinned_point) : NOTHING;
    },
    serve: (http) => {
      servePreviewLink(http, { ...parts, links, albums });
      servePublicPreview(http, { ...parts, links, albums });
      serveReports(http, parts);
      servePreviewPage(http, { ...parts, links });
    },
  };
}
