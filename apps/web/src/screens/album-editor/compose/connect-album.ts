import {
  layoutSchema,
  parseAlbum,
  type AlbumDocument,
  type ImageId,
  type ImageRecord,
  type Layout,
} from '@figurina/album';
import { type Album, ALBUM_LISTS, type Blueprint, imageUrl as pictureUrl } from '@figurina/contract';
import { connectEditor, type Outbox } from '@figurina/editor';
import type { Services } from '../../../app/services.ts';
import { albumTransport } from '../../../sync/album-socket.ts';
import { browserClock } from '../../../sync/browser-clock.ts';
import { oneAfterAnother } from '../../../sync/one-after-another.ts';
import { askBeforeLeaving } from '../../../uploads/ask-before-leaving.ts';
import { makeImage } from '../../../uploads/make-image.ts';
import { uploadBlob } from '../../../uploads/upload-blob.ts';
import { imageVariant } from '../session/painting/image-variant.ts';
import { metaOf } from '../session/connection/meta-source.ts';
import { createCommentReads } from './comment-reads.ts';
import type { EditorSessionParts } from './session-parts.ts';

/** Between two looks at the uploads: new ones are to be seen within two seconds. */
const UPLOADS_REST_MS = 1000;

interface Connected {
  outbox: Outbox;
  clientId: string;
  makeId: () => string;
}

/** What ties a session to the server: socket, outbox, pictures, layouts. */
export function connectAlbum(
  { api, session, queries }: Pick<Services, 'api' | 'session' | 'queries'>,
  album: Album,
  { outbox, clientId, makeId }: Connected,
): Pick<
  EditorSessionParts,
  'connect' | 'imageUrl' | 'layouts' | 'shippedColors' | 'makeId' | 'anotherAlbum' | 'reads' | 'takeStock' | 'upload'
> {
  async function fetchAlbum(): Promise<{ document: AlbumDocument; version: number } | null> {
    try {
      const { album: fresh } = await api.albums.read({ params: { id: album.id } });
      const parsed = parseAlbum(fresh, fresh.schema_version);
      return parsed.ok ? { document: parsed.document, version: fresh.version } : null;
    } catch {
      return null;
    }
  }
  let asked: Promise<Blueprint | null> | undefined;
  /** Asked once; again when it did not answer. */
  const blueprint = async (): Promise<Blueprint | null> => {
    if (!album.blueprint_id) return null;
    asked ??= api.blueprints.read({ params: { id: album.blueprint_id }, query: { language: album.language } }).then(
      (answer) => answer.blueprint,
      () => {
        asked = undefined;
        return null;
      },
    );
    return asked;
  };
  const reads = createCommentReads(api, album.id);
  return {
    makeId,
    reads,
    connect({ store, history, meta }) {
      const readHead = (): void =>
        void api.albums.readHead({ params: { id: album.id } }).then(
          // What was asked before one was removed says nothing any more.
          (answer) => void (meta.get().removed ?? meta.set(metaOf(answer.album))),
          () => undefined,
        );
      const readAgain = (list: string, albumId: string): void => {
        // The bell counts those of all albums.
        void queries.invalidateQueries({ queryKey: list === 'notifications' ? [list] : [list, albumId] });
        if (list === 'comment_reads' && albumId === album.id) reads.changed();
        // One's own place may be another one.
        if (list === 'members' && albumId === album.id) readHead();
      };
      const transport = albumTransport(album.id, session, {
        listChanged: readAgain,
        connected: () => ALBUM_LISTS.forEach((list) => readAgain(list, album.id)),
        removed({ name: by, is_self: isSelf }) {
          meta.set({ ...meta.get(), role: 'viewer', sections: null, removed: { by, isSelf } });
          void queries.invalidateQueries({ queryKey: ['albums'] });
        },
        stickerUploads: oneAfterAnother(
          async () =>
            Promise.all(
              ['sticker_uploads', 'sticker_people'].map((list) =>
                queries.invalidateQueries({ queryKey: [list, album.id] }),
              ),
            ),
          { clock: browserClock, restMs: UPLOADS_REST_MS },
        ),
      });
      return connectEditor({
        store,
        history,
        transport,
        outbox,
        clock: browserClock,
        makeId,
        clientId,
        version: album.version,
        fetchAlbum,
        onAlbumChanged: readHead,
      });
    },
    imageUrl: (image, pixels) => imageUrl(image, pixels, album.image_token),
    async upload(file, { model, onProgress, signal }) {
      return askBeforeLeaving(async () => {
        const blob_id = await uploadBlob(file, {
          accessToken: session.accessToken,
          onProgress: (sent, total) => onProgress(sent / total),
          signal,
        });
        return makeImage(api, album.id, { blob_id, model }, signal);
      });
    },
    async takeStock(stock_photo_id, signal) {
      const { image } = await api.stock.take({ params: { id: album.id }, body: { stock_photo_id } }, { signal });
      return image.id as ImageId;
    },
    async anotherAlbum(albumId) {
      // The id came from the clipboard; the server knows whether one may see it.
      if (!/^[\w-]{1,64}$/.test(albumId)) return null;
      const { album: other } = await api.albums.read({ params: { id: albumId } });
      const parsed = parseAlbum(other, other.schema_version);
      if (!parsed.ok) return null;
      return {
        document: parsed.document,
        async picture(image) {
          // Its address says who reads it.
          const answer = await fetch(pictureUrl(image, 'original', other.image_token));
          if (!answer.ok) return null;
          const blob = await answer.blob();
          return new File([blob], parsed.document.images.get(image)?.filename || image, { type: blob.type });
        },
      };
    },
    async shippedColors() {
      const colors = (await blueprint())?.colors;
      return colors ? new Map(Object.entries(colors)) : null;
    },
    async layouts(): Promise<readonly Layout[]> {
      return ((await blueprint())?.layouts ?? []).flatMap((layout) => {
        const parsed = layoutSchema.safeParse(layout);
        return parsed.success ? [parsed.data] : [];
      });
    },
  };
}

function imageUrl(image: ImageRecord, pixels: number, token: string): string {
  return `/v1/images/${image.id}/${imageVariant(pixels)}?token=${token}`;
}
