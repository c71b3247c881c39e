import { type AlbumDocument, nodesAt, type NodeId, type Point } from '@figurina/album';

/** Whether an element is a frame that waits for its picture. */
export function isEmptyFrame(document: AlbumDocument, id: NodeId | null): id is NodeId {
  const node = id === null ? undefined : document.nodes.get(id);
  return node?.type === 'Image' && node.props.image === null && !node.props.locked;
}

/** The empty frame under a point of a spread, where nothing lies above it. */
export function emptyFrameAt(document: AlbumDocument, spreadId: NodeId, at: Point): NodeId | null {
  const [top] = nodesAt(document, spreadId, at);
  return top !== undefined && isEmptyFrame(document, top) ? top : null;
}
