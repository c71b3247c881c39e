import type { SceneNode } from './read-scene.ts';

/** Every node of a scene, a group before what is in it. */
export function* everyNode(nodes: readonly SceneNode[]): Generator<SceneNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'group') yield* everyNode(node.children);
  }
}
