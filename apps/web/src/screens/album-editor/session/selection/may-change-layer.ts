import type { AlbumNode } from '@figurina/album';
import type { Change } from '@figurina/editor';

/** Whether a change of this record may lift or lower something: it came, went, moved elsewhere, or rises above others. */
export function mayChangeLayer({ table, before, after }: Change['touched'][number]): boolean {
  if (table !== 'nodes') return false;
  const [was, is] = [before as AlbumNode | undefined, after as AlbumNode | undefined];
  return was?.parent !== is?.parent || isOnTop(was) !== isOnTop(is);
}

function isOnTop(node: AlbumNode | undefined): boolean {
  return node !== undefined && 'alwaysOnTop' in node.props && node.props.alwaysOnTop;
}
