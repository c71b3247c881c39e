/** Composition of where files and drawings come from: uploads, the collecting link's secrets, pictures, ready-made designs. */
import { may } from '@figurina/album';
import type { FastifyInstance } from 'fastify';
import { type Blobs, createBlobs } from './features/blobs/index.ts';
import { type Blueprints, createBlueprints } from './features/blueprints/index.ts';
import { createPictures, type Pictures } from './features/images/index.ts';
import type { Previews } from './features/preview/index.ts';
import type { Proofs } from './features/proofs/index.ts';
import type { Realtime } from './features/realtime/index.ts';
import { createStickerLinks, type StickerLinks } from './features/sticker-link/index.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';

export interface PictureStoreParts extends Foundation, Pick<People, 'audit' | 'identity' | 'mails' | 'members'> {
  /** What is composed after pictures: asked once something happens. */
  readonly later: {
    readonly realtime: Pick<Realtime, 'readDocument'>;
    readonly previews: Pick<Previews, 'picturesOf'>;
    readonly proofs: Pick<Proofs, 'picturesOf'>;
  };
}

export interface PictureStore {
  readonly stickerLinks: StickerLinks;
  readonly blobs: Blobs;
  readonly pictures: Pictures;
  readonly blueprints: Blueprints;
  serve(http: FastifyInstance): Promise<void>;
}

export async function createPictureStore(parts: PictureStoreParts): Promise<PictureStore> {
  const { members, later } = parts;
  const stickerLinks = await createStickerLinks(parts);
  const { contributors } = stickerLinks;
  const blobs = createBlobs({ ...parts, contributors });
  const pictures = await createPictures({
    ...parts,
    isReader: async (albumId, user) => {
      const role = await members.roleOf(albumId, user);
      return role !== null && may({ role }, 'read');
    },
    shownBy: async (albumId, link) => {
      const shown = await later.previews.picturesOf(albumId, link);
      return shown.size > 0 ? shown : later.proofs.picturesOf(albumId, link);
    },
  });
  const blueprints = await createBlueprints({
    ...parts,
    pictures: pictures.content,
    documents: { readDocument: async (albumId) => later.realtime.readDocument(albumId) },
  });
  return {
    stickerLinks,
    blobs,
    pictures,
    blueprints,
    serve: async (http) => {
      await blobs.serve(http);
      blueprints.serve(http);
    },
  };
}
