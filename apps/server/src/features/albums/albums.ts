import type { Album } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { type AccessToFound, createAccess, createAccessToFound, type AlbumAccess } from './album-access.ts';
import { createAlbumTrash } from './album-trash.ts';
import { albumAnswer } from './album-answers.ts';
import type { CurrentDocument } from './album-documents.ts';
import type { AlbumsParts } from './albums-parts.ts';
import { findAlbum } from './albums.queries.ts';
import { serveAlbums } from './albums.routes.ts';
import { createCovers, type Covers } from './covers.ts';
import { makeAlbum } from './create-album.ts';
import { createReadHead, type ReadHead } from './read-head.ts';

export interface Albums {
  readonly access: AlbumAccess;
  readonly accessToFound: AccessToFound;
  readonly covers: Covers;
  /** The album as the render page draws it: `current`, with pictures that only the print worker may see for some days. */
  renderAnswer(albumId: string, current: CurrentDocument): Promise<Album | undefined>;
  /** One that is in the trash, for good and with its files. */
  erase(albumId: string): Promise<void>;
  /** For good, wherever it is. */
  eraseNow(albumId: string): Promise<void>;
  /** A new album from a blueprint; answers its id. */
  make(wish: Parameters<typeof makeAlbum>[1], ownerId: string): ReturnType<typeof makeAlbum>;
  readonly readHead: ReadHead;
  serve(http: FastifyInstance): void;
}

export function createAlbums(parts: AlbumsParts): Albums {
  const { db, files, members, pictures } = parts;
  const covers = createCovers({ db, files });
  const accessToFound = createAccessToFound(members);
  const access = createAccess(db, accessToFound);
  const trash = createAlbumTrash({ ...parts, covers });
  const readHead = createReadHead({ ...parts, covers });
  return {
    access,
    accessToFound,
    covers,
    readHead,
    renderAnswer: async (albumId, current) => {
      const head = await findAlbum(db, albumId);
      const reading = { role: 'editor', blueprintTitle: null, coverUrl: null } as const;
      return (
        head &&
        albumAnswer(head, current, reading, { imageToken: pictures.imageToken(albumId, 'render'), previewPath: null })
      );
    },
    make: (wish, ownerId) => makeAlbum(parts, wish, { id: ownerId, admin: false }),
    erase: trash.erase,
    eraseNow: trash.eraseNow,
    serve: (http) => serveAlbums(http, { ...parts, covers, access, readHead, trash }),
  };
}
