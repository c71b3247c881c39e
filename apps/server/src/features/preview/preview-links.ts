/** The preview link of an album: made when it is first asked for, dead at once when it is rotated or switched off. */
import { createHash } from 'node:crypto';
import type { PreviewLink } from '@figurina/contract';
import type { NamedPoint } from '../history/index.ts';
import { newSecret } from '../../platform/ids.ts';
import * as queries from './preview.queries.ts';
import type { PreviewParts } from './preview-parts.ts';

export interface PreviewLinks {
  /** Undefined when there is no such album. */
  find(albumId: string): Promise<queries.Link | undefined>;
  /** The link that a token opens now. */
  open(token: string): Promise<queries.Link | undefined>;
  change(albumId: string, change: LinkChange): Promise<void>;
  rotate(albumId: string): Promise<void>;
  pathOf(link: queries.Link): string;
  /** The point that it shows; undefined when it shows the album of now. */
  pinned(link: queries.Link): Promise<NamedPoint | undefined>;
  wire(link: queries.Link): Promise<PreviewLink>;
}
interface LinkChange {
  readonly enabled?: boolean | undefined;
  readonly share_cover?: boolean | undefined;
  readonly pinned_point?: string | null | undefined;
}

type LinksParts = Pick<PreviewParts, 'db' | 'clock' | 'config' | 'points'>;

export function createPreviewLinks({ db, clock, config, points }: LinksParts): PreviewLinks {
  const pathOf = ({ album_id, token }: queries.Link): string => `/album/${album_id}/preview/${token}`;
  const pinned: PreviewLinks['pinned'] = async ({ album_id, pinned_point: point }) =>
    point === null ? undefined : points.named(album_id, point);
  return {
    find: async (albumId) => {
      const known = await queries.findLink(db, albumId);
      if (known || !(await queries.findHead(db, albumId))) return known;
      await queries.insertLink(db, { album_id: albumId, ...newToken(), created_at: clock.now() });
      return queries.findLink(db, albumId);
    },
    open: (token) => queries.findOpenLink(db, hashOf(token)),
    // A row that is set to nothing at all is no statement.
    change: (albumId, change) => queries.updateLink(db, albumId, { ...change, album_id: albumId }),
    rotate: (albumId) => queries.updateLink(db, albumId, newToken()),
    pathOf,
    pinned,
    wire: async (link) => ({
      album_preview_path: pathOf(link),
      url: `${config.baseUrl}${pathOf(link)}`,
      enabled: link.enabled,
      share_cover: link.share_cover,
      views: link.views,
      viewed_at: link.viewed_at?.toISOString() ?? null,
      pinned_version: wirePinned(await pinned(link)),
    }),
  };
}

function wirePinned(point: NamedPoint | undefined): PreviewLink['pinned_version'] {
  return point ? { id: point.id, name: point.name, made_at: point.made_at.toISOString() } : null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

function newToken(): { token: string; token_hash: string } {
  const token = newSecret();
  return { token, token_hash: hashOf(token) };
}
