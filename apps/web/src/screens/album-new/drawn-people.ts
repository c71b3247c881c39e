import { applyPatch, copyDocument, type ImageId, imageSchema, type Patch } from '@figurina/album';
import { everybody } from './preview-of.ts';
import type { DrawnAlbum } from './opened-blueprint.ts';

/** Files of their own: only those are loaded that a page in sight shows. */
const PORTRAITS = Object.values(
  import.meta.glob<string>('../../../../../content/people/person-[01]?.svg', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);
const SIZE = { width: 600, height: 840, face: null };

/** A template with drawn people in all its places, as it will look with those who are to come. */
export function withDrawnPeople(album: DrawnAlbum): DrawnAlbum {
  const document = copyDocument(album.document);
  const portraits = PORTRAITS.map((url, at) => ({ url, id: `portrait-${at}` as ImageId }));
  const drawn: Patch = portraits.map(({ id }) => ({
    part: 'images',
    path: id,
    value: imageSchema.parse({ id, model: 'sticker', details: SIZE }),
  }));
  applyPatch(document, drawn);
  applyPatch(document, everybody(document));
  applyPatch(
    document,
    [...document.stickers.keys()].map((id, at) => ({
      part: 'stickers' as const,
      path: `${id}/image`,
      value: portraits[at % portraits.length]!.id,
    })),
  );
  return { ...album, document, addresses: new Map(portraits.map(({ id, url }) => [id, url])) };
}
