/** Composition of albums and of what is done in them: editing at once, history, trash, own layouts. */
import type { FastifyInstance } from 'fastify';
import { createAlbums, statisticsOf, type Albums } from './features/albums/index.ts';
import type { Comments } from './features/comments/index.ts';
import type { Faces } from './features/faces/index.ts';
import { createHistory, type History } from './features/history/index.ts';
import type { Tell } from './features/notifications/index.ts';
import { createOwnLayouts } from './features/own-layouts/index.ts';
import type { Previews } from './features/preview/index.ts';
import { createRealtime, type Realtime } from './features/realtime/index.ts';
import type { Reviews } from './features/reviews/index.ts';
import { createTrash, keepRemoved, type Trash } from './features/trash/index.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';
import type { PictureStore } from './picture-store.ts';
import type { Shop } from './shop.ts';

export interface EditingParts
  extends
    Foundation,
    Pick<People, 'identity' | 'members' | 'removals'>,
    Pick<PictureStore, 'blueprints' | 'pictures' | 'stickerLinks'> {
  readonly tell: Tell;
  /** What is composed after albums: asked once something happens. */
  readonly later: {
    readonly comments: Pick<Comments, 'written'>;
    readonly faces: Pick<Faces, 'written'>;
    readonly previews: Pick<Previews, 'pathOf'>;
    readonly reviews: Pick<Reviews, 'reopened'>;
    readonly shop: Pick<Shop, 'hasOpenOrder'>;
  };
}

export interface Editing {
  readonly realtime: Realtime;
  /** The documents of albums: what is edited at once. */
  readonly documents: Realtime;
  readonly albums: Albums;
  readonly access: Albums['access'];
  readonly history: History;
  readonly trash: Trash;
  serve(http: FastifyInstance): Promise<void>;
}

export function createEditing(parts: EditingParts): Editing {
  const { tell, later, stickerLinks, members } = parts;
  const realtime: Realtime = createRealtime({
    ...parts,
    statisticsOf,
    removed: keepRemoved,
    written(albumId, mutation) {
      history.written(albumId, mutation);
      trash.written(albumId, mutation);
      later.faces.written(albumId, mutation);
      later.comments.written(albumId, mutation);
    },
  });
  const { listChanged, albumChanged, albumGone, mutationsSince } = realtime;
  const albums: Albums = createAlbums({
    ...parts,
    documents: realtime,
    announce: albumChanged,
    tellOfLock: ({ reason, ...told }) => tell({ ...told, to: 'everybody', ...(reason && { excerpt: reason }) }),
    albumGone,
    hasOpenOrder: (albumId) => later.shop.hasOpenOrder(albumId),
    reopened: (tx, reopening) => later.reviews.reopened(tx, reopening),
    changeStickerLink: stickerLinks.change,
    previewPath: (albumId) => later.previews.pathOf(albumId),
  });
  const { access } = albums;
  const kept = { ...parts, access, documents: realtime, listChanged };
  const history: History = createHistory({ ...kept, mutationsSince });
  const trash: Trash = createTrash({ ...kept, albums });
  const ownLayouts = createOwnLayouts({ ...parts, access, ownerOf: members.ownerOf });
  return {
    realtime,
    documents: realtime,
    albums,
    access,
    history,
    trash,
    serve: async (http) => {
      albums.serve(http);
      history.serve(http);
      ownLayouts.serve(http);
      await realtime.serve(http);
      trash.serve(http);
    },
  };
}
