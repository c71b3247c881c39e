import { detectAlbumFaces, detectFace, type FoundFaces } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { FacesAnswer } from './faces-parts.ts';

interface FacesRoutesParts {
  readonly find: (bytes: Buffer) => Promise<FacesAnswer>;
  readonly findInAlbum: (
    albumId: string,
    imageIds: readonly string[],
    caller: Caller,
  ) => Promise<Refusal | { found: ReadonlyMap<string, FoundFaces>; failed: string[] }>;
}

export function serveFaces(http: FastifyInstance, { find, findInAlbum }: FacesRoutesParts): void {
  route(http, detectFace, async ({ body }) => {
    const found = await find(bytesOf(body.base64_image));
    return found.ok ? { face: found.face, other_faces: found.other_faces } : refuse(found.code);
  });

  route(http, detectAlbumFaces, async ({ params, body, caller }) => {
    const looked = await findInAlbum(params.id, body.image_ids, caller);
    if (isRefusal(looked)) return looked;
    return { images: [...looked.found].map(([id, faces]) => ({ id, ...faces })), failed: looked.failed };
  });
}

/** What is not base64 in it is passed over; what comes out is judged by its bytes. */
function bytesOf(base64: string): Buffer {
  const comma = base64.startsWith('data:') ? base64.indexOf(',') + 1 : 0;
  return Buffer.from(base64.slice(comma), 'base64');
}
