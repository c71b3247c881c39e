/** Faces in pictures: found by a thread of their own, noted in the document, framed on stickers. */
import {
  frameNewPictures,
  type Actor,
  type AlbumDocument,
  type ImageId,
  type ImageRecord,
  type Operation,
  type StickerId,
} from '@figurina/album';
import { HOUSE_USER, type AppliedMutation, type FoundFaces } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { chooseFace } from './choose-face.ts';
import { createFaceDetector } from './face-detector.ts';
import type { FacesAnswer, FacesParts } from './faces-parts.ts';
import { serveFaces } from './faces.routes.ts';
import { createNewPictures } from './new-pictures.ts';

/** Frames the pictures that these stickers were given, after having looked for their faces. */
const frameStickers = defineJob({
  name: 'faces.frame_stickers',
  work: 'pictures',
  data: z.object({ album_id: z.string(), sticker_ids: z.array(z.string()) }),
  retries: 2,
});

/** Pictures after which what was found is written, so that open editors see how far it is. */
const WRITTEN_AT_ONCE = 8;
/** For one picture, with those before it. */
const PATIENCE_MS = 60_000;

export interface Faces {
  serve(http: FastifyInstance): void;
  /** The faces of a picture that is in no album yet. `face: null` is a normal answer. */
  find(bytes: Buffer): Promise<FacesAnswer>;
  /** To be told of everything that is written to documents: stickers that are given a picture are framed soon after. */
  written(albumId: string, mutation: AppliedMutation): void;
  close(): Promise<void>;
}

/** What the server writes by itself counts as nobody's: it must not stand in the way of somebody's undo. */
const HOUSE: Actor = { userId: HOUSE_USER, role: 'owner', albumLocked: false };

export function createFaces({ config, errands, jobs, log, pictures, access, documents }: FacesParts): Faces {
  const detector = createFaceDetector({ maxPixels: config.images.maxPixels });
  const newPictures = createNewPictures(async (albumId, stickers) => {
    await jobs.send(frameStickers, { album_id: albumId, sticker_ids: stickers });
  }, log);

  const detect = errands.offer({
    name: 'faces.find',
    work: 'pictures',
    patienceMs: PATIENCE_MS,
    run: async (bytes) => {
      const detected = await detector.detect(bytes);
      return Buffer.from(JSON.stringify(detected.ok ? { ok: true, ...chooseFace(detected.faces) } : detected));
    },
  });

  async function find(bytes: Buffer): Promise<FacesAnswer> {
    return JSON.parse((await detect(bytes)).toString()) as FacesAnswer;
  }

  /** Pictures that are looked at now: the review and a job may want the same one at the same time. */
  const looking = new Map<string, Promise<FoundFaces | null>>();

  function findOnce(albumId: string, id: string): Promise<FoundFaces | null> {
    const key = `${albumId}:${id}`;
    const found = looking.get(key) ?? findIn(albumId, id).finally(() => looking.delete(key));
    looking.set(key, found);
    return found;
  }

  async function findIn(albumId: string, id: string): Promise<FoundFaces | null> {
    const bytes = await pictures.bitmapOf(albumId, id);
    const found = bytes && (await find(bytes));
    return found?.ok ? { face: found.face, other_faces: found.other_faces } : null;
  }

  /** Looks for faces where nobody has looked yet, and notes them a few at a time. */
  async function look(
    albumId: string,
    ids: readonly ImageId[],
    signal?: AbortSignal,
  ): Promise<Refusal | { found: ReadonlyMap<string, FoundFaces>; failed: string[] }> {
    const found = new Map<string, FoundFaces>();
    const failed: string[] = [];
    for (let at = 0; at < ids.length; at += WRITTEN_AT_ONCE) {
      const current = await documents.readDocument(albumId);
      if (!current) return refuse('not_found');
      const fresh = new Map<string, FoundFaces>();
      for (const id of ids.slice(at, at + WRITTEN_AT_ONCE)) {
        signal?.throwIfAborted();
        const image = current.document.images.get(id);
        const faces = image && (knownFaces(image) ?? (await findOnce(albumId, id)));
        if (!faces) failed.push(id);
        else found.set(id, faces);
        if (faces && image && !knownFaces(image)) fresh.set(id, faces);
      }
      const refused = await note(albumId, fresh);
      if (refused) return refused;
    }
    return { found, failed };
  }

  async function note(albumId: string, found: ReadonlyMap<string, FoundFaces>): Promise<Refusal | null> {
    const current = found.size > 0 ? await documents.readDocument(albumId) : undefined;
    const units = [...found].flatMap(([id, faces]) => {
      const image = current?.document.images.get(id as ImageId);
      return image ? [[detailsWith(image, faces)]] : [];
    });
    if (units.length === 0) return null;
    const written = await documents.applyMutation({ albumId, actor: HOUSE, units });
    return written.ok ? null : written;
  }

  jobs.handle(frameStickers, {
    run: async ({ album_id, sticker_ids }, { signal }) => {
      const stickers = sticker_ids as StickerId[];
      const before = await documents.readDocument(album_id);
      if (!before) return;
      await look(album_id, unsought(before.document, stickers), signal);
      const now = await documents.readDocument(album_id);
      const patch = now ? frameNewPictures(now.document, stickers) : [];
      if (patch.length > 0) await documents.applyMutation({ albumId: album_id, actor: HOUSE, units: [patch] });
    },
  });

  return {
    serve: (http) =>
      serveFaces(http, {
        find,
        findInAlbum: async (albumId, ids, caller) => {
          const actor = await access(albumId, caller, 'fill');
          return isRefusal(actor) ? actor : look(albumId, ids as ImageId[]);
        },
      }),
    find,
    written: newPictures.written,
    close: async () => {
      await newPictures.close();
      await detector.close();
    },
  };
}

/** The pictures of these stickers in which nobody has looked for faces. */
function unsought(document: AlbumDocument, stickers: readonly StickerId[]): ImageId[] {
  const images = stickers.flatMap((id) => document.images.get(document.stickers.get(id)?.image as ImageId) ?? []);
  return [...new Set(images.filter((image) => !knownFaces(image)).map(({ id }) => id as ImageId))];
}

/** A face that came with the upload counts as looked for. */
function knownFaces({ details }: ImageRecord): FoundFaces | null {
  if (details.face === null && details.other_faces === undefined) return null;
  return { face: details.face, other_faces: details.other_faces ?? [] };
}

function detailsWith({ id, details }: ImageRecord, { face, other_faces }: FoundFaces): Operation {
  return { part: 'images', path: `${id}/details`, value: { ...details, face, other_faces } };
}
