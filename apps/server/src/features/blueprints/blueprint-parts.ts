/** The document of a blueprint, in the stored form, for the wizard to show or for a new album to begin with. */
import {
  applyPatch,
  copyDocument,
  removeNodesPatch,
  toParts,
  type AlbumDocument,
  type AlbumParts,
  type ImageRecord,
  type StoredNode,
} from '@figurina/album';

/** What the server made of a picture of the content: its id there, and the pixels it has. */
export interface ContentPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface BlueprintPartsOptions {
  /** By the id in the blueprint's file. */
  readonly pictureOf: (contentId: string) => ContentPicture;
  /** Makes fresh ids for an album; without it the nodes keep those of the file. */
  readonly makeId?: () => string;
  /** Leaves out the spreads between the covers. */
  readonly emptyInside?: boolean;
}

/** A blueprint has no stickers: they are people. */
export function blueprintParts(document: AlbumDocument, options: BlueprintPartsOptions): AlbumParts {
  const { pictureOf, makeId = () => undefined, emptyInside = false } = options;
  const { workspace, images, ...rest } = toParts(emptyInside ? withoutInside(document) : document);
  const names = new Map(Object.keys(workspace.nodes).map((id) => [id, makeId() ?? id]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const nodes = Object.values(workspace.nodes as Record<string, StoredNode>).map(
    ({ id, parent, props, ...node }): StoredNode => {
      const { image, sectionId } = props ?? {};
      const renamed = {
        ...props,
        ...(typeof image === 'string' && { image: pictureOf(image).id }),
        ...(typeof sectionId === 'string' && { sectionId: nameOf(sectionId) }),
      };
      return { ...node, id: nameOf(id), parent: parent === null ? null : nameOf(parent), props: renamed };
    },
  );
  return {
    ...rest,
    workspace: { root: nameOf(workspace.root), nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) },
    images: Object.fromEntries(
      Object.entries(images as Record<string, ImageRecord>).map(([contentId, record]) => {
        const { id, width, height } = pictureOf(contentId);
        return [id, { ...record, id, details: { width, height, face: null } }];
      }),
    ),
  };
}

function withoutInside(document: AlbumDocument): AlbumDocument {
  const draft = copyDocument(document);
  const inside = document.childIds(document.rootId).filter((id) => {
    const section = document.nodes.get(id);
    return section?.type === 'Section' && !section.props.static;
  });
  applyPatch(
    draft,
    removeNodesPatch(
      draft,
      inside.flatMap((id) => draft.childIds(id)),
    ),
  );
  return draft;
}
