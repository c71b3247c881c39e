import { type AnyProps, changeEach, type NodeId, type NodeOf } from '@figurina/album';
import { useEditor } from '../../session/editor-context.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';

export type ImageNode = NodeOf<'Image'>;

export function imagesOf(nodes: readonly WorkspaceNode[]): readonly ImageNode[] {
  return nodes.filter((node): node is ImageNode => node.type === 'Image');
}

interface ImageChange {
  /** Gives each picture its props under the name of a step. `run` joins what belongs together to one step of undo. */
  change(label: string, propsOf: (image: ImageNode) => AnyProps, run?: string): void;
  /** What follows is a step of its own. */
  settle(): void;
}

/** Changes the selected pictures that are not locked. */
export function useImageChange(nodes: readonly WorkspaceNode[]): ImageChange {
  const session = useEditor();
  return {
    change(label, propsOf, run) {
      const images = imagesOf(nodes).filter(({ props }) => !props.locked);
      const changes = new Map<NodeId, AnyProps>(images.map((image) => [image.id, propsOf(image)]));
      const key = run && `${run}:${images.map(({ id }) => id).join()}`;
      session.run(label, (document) => changeEach(document, changes), key);
    },
    settle: () => session.history.endMerging(),
  };
}
