/** What of an album becomes a blueprint: its design, its words and the pictures on its pages. People stay behind. */
import {
  answerQuestions,
  answersOf,
  applyPatch,
  copyDocument,
  spreadOrder,
  toParts,
  withTemplateMark,
  type AlbumDocument,
  type AlbumParts,
  type ImageId,
  type ImageRecord,
  type NodeId,
  type StoredNode,
} from '@figurina/album';
import type { ContentPicture } from './blueprint-parts.ts';

/** The pictures that stand on pages. */
export function picturesOnPages(document: AlbumDocument): string[] {
  const ids = [...document.nodes.values()].flatMap(({ props }) =>
    'image' in props && typeof props.image === 'string' ? [props.image] : [],
  );
  return [...new Set(ids)];
}

/** Whether a picture of the front cover shows nobody. */
export function coverIsBare(document: AlbumDocument): boolean {
  const [cover] = spreadOrder(document);
  const below = (id: NodeId): readonly NodeId[] => [id, ...document.childIds(id).flatMap(below)];
  return (
    cover !== undefined &&
    !below(cover).some((id) => {
      const node = document.nodes.get(id);
      return node?.type === 'StickerCell' && node.props.stickerId !== null;
    })
  );
}

/**
 * Without stickers, comments and pictures that stand nowhere. A picture that `pictureOf` does not know leaves its frame
 * empty. Its words and photos are marked as the template's; a drawing that follows the palette is decoration.
 * What its makers were asked is asked of others anew.
 */
export function templateParts(
  document: AlbumDocument,
  pictureOf: (id: string) => ContentPicture | undefined,
): AlbumParts {
  const { workspace, images, ...rest } = toParts(withoutAnswers(document));
  const nodes = Object.values(workspace.nodes as Record<string, StoredNode>)
    .filter(({ type }) => type !== 'Comment')
    .map(({ props, ...node }): StoredNode => {
      const { stickerId: _person, image, ...kept } = props ?? {};
      const picture = typeof image === 'string' ? pictureOf(image) : undefined;
      const aPhoto = typeof image === 'string' && document.images.get(image as ImageId)?.palette === undefined;
      // Its pages are its layouts.
      if (node.type === 'Spread') return { ...node, props: { ...kept, layout: node.id } };
      const shown = picture ? { ...kept, image: picture.id } : kept;
      return { ...node, props: withTemplateMark(node.type, shown, () => aPhoto) };
    });
  const records = Object.entries(images as Record<string, ImageRecord>).flatMap(([id, record]) => {
    const picture = pictureOf(id);
    if (!picture) return [];
    const { width, height } = picture;
    const { original_image_id: _original, ...kept } = record;
    const details = { width, height, face: null };
    return [[picture.id, { ...kept, id: picture.id, model: 'background', blueprint_image: true, details }] as const];
  });
  return {
    ...rest,
    stickers: {},
    workspace: { root: workspace.root, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) },
    images: Object.fromEntries(records),
  };
}

/** The texts that showed an answer say what they say without. */
function withoutAnswers(document: AlbumDocument): AlbumDocument {
  const none = Object.fromEntries(Object.keys(answersOf(document)).map((id) => [id, '']));
  const draft = copyDocument(document);
  applyPatch(draft, answerQuestions(draft, none));
  return draft;
}
