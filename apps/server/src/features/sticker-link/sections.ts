import type { AlbumDocument, NodeId } from '@figurina/album';

/** The chapters that people belong to, in order: without the covers. */
export function chaptersOf(document: AlbumDocument): { id: NodeId; name: string }[] {
  return document.childIds(document.rootId).flatMap((id) => {
    const node = document.nodes.get(id);
    return node?.type === 'Section' && !node.props.static ? [{ id, name: node.props.name }] : [];
  });
}

export function isChapter(document: AlbumDocument, id: string): boolean {
  const node = document.nodes.get(id as NodeId);
  return node?.type === 'Section' && !node.props.static;
}
