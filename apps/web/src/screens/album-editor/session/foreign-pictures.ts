import { changeEach, type ExchangeNode, type ImageId, type NodeId } from '@figurina/album';
import type { UploadOptions } from '../files/file-intake.ts';
import type { EditorSession } from './editor-session.ts';
import { untilImages } from './until-images.ts';

export interface ForeignPictureParts {
  /** How to get the pictures of another album; null when one may not see it. */
  readonly picturesOf: (albumId: string) => Promise<((image: ImageId) => Promise<File | null>) | null>;
  readonly upload: (file: File, options: UploadOptions) => Promise<ImageId>;
}

/**
 * Fetches the pictures that pasted frames showed in another album, and puts copies of them into the frames: an album
 * owns its pictures. What cannot be had stays an empty frame, and the person is told.
 */
export async function bringPictures(
  session: EditorSession,
  { picturesOf, upload }: ForeignPictureParts,
  pasted: { readonly album: string; readonly elements: readonly ExchangeNode[]; readonly created: readonly NodeId[] },
): Promise<void> {
  const frames = pasted.created.flatMap((id, at) => framesIn(session, id, pasted.elements[at]!));
  if (frames.length === 0) return;
  session.notify('notices.pictures_come');
  const read = await picturesOf(pasted.album).catch(() => null);
  const ids = new Map<ImageId, Promise<ImageId | null>>();
  const copy = async (image: ImageId): Promise<ImageId | null> => {
    const file = read && (await read(image).catch(() => null));
    if (!file) return null;
    const options: UploadOptions = { model: 'background', onProgress: () => {}, signal: new AbortController().signal };
    return upload(file, options).catch(() => null);
  };
  const copies = await Promise.all(
    frames.map(async ({ id, image }) => {
      if (!ids.has(image)) ids.set(image, copy(image));
      return { id, image: await ids.get(image)! };
    }),
  );
  const here = copies.flatMap(({ id, image }) => (image ? [{ id, image }] : []));
  await untilImages(
    session,
    here.map(({ image }) => image),
  );
  const there = here.filter(({ id }) => session.store.document.nodes.has(id));
  if (there.length > 0)
    session.run('steps.pictures', (document) =>
      changeEach(document, new Map(there.map(({ id, image }) => [id, { image }]))),
    );
  if (here.length < frames.length) session.notify('notices.pictures_stay');
}

/** The empty frames among what was created, with the picture each showed there. */
function framesIn(session: EditorSession, id: NodeId, source: ExchangeNode): { id: NodeId; image: ImageId }[] {
  const { document } = session.store;
  const node = document.nodes.get(id);
  const { image } = source.props;
  const own = node?.type === 'Image' && node.props.image === null && typeof image === 'string';
  return [
    ...(own ? [{ id, image: image as ImageId }] : []),
    ...document.childIds(id).flatMap((child, at) => {
      const inside = source.children[at];
      return inside ? framesIn(session, child, inside) : [];
    }),
  ];
}
