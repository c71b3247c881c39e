import type { NodeOf } from '@figurina/album';
import type { WorkspaceNode } from '../toolbar-section.ts';

export type ImageNode = NodeOf<'Image'>;

export function imagesOf(nodes: readonly WorkspaceNode[]): readonly ImageNode[] {
  return nodes.filter((node): node is ImageNode => node.type === 'Image');
}
