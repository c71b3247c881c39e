import {
  type AlbumDocument,
  type AlbumNode,
  type NodeId,
  NODE_REFERENCES,
  type Operation,
  type Patch,
  readPath,
  diffDocuments,
} from '@figurina/album';
import { recordOf } from '../store/change.ts';
import type { Random } from './random.ts';

/** The whole as it was at an earlier point, but for comments and pictures: those stay as they are now. */
export function restorePatch(now: AlbumDocument, point: AlbumDocument): Patch {
  return diffDocuments(now, point).filter((operation) => {
    const place = readPath(operation.part, operation.path)!;
    if (place.table === 'images') return false;
    const was = place.table === 'nodes' ? recordOf(point, place) : undefined;
    return (was as AlbumNode | undefined)?.type !== 'Comment';
  });
}

/** One spread that is gone by now, with all that lay on it, as a trash has it; what it names may have another place. */
export function bringBackPatch(now: AlbumDocument, point: AlbumDocument, random: Random): Patch {
  const gone = [...point.nodes.values()].filter(
    ({ id, type, parent }) => type === 'Spread' && !now.nodes.has(id) && parent && now.nodes.has(parent),
  );
  const spread = random.pick(gone);
  return spread ? makings(now, point, spread.id) : [];
}

function makings(now: AlbumDocument, point: AlbumDocument, id: NodeId): Operation[] {
  const node = point.nodes.get(id)!;
  if (node.type === 'Comment' || now.nodes.has(id)) return [];
  const props = Object.entries(node.props).map(([prop, value]) => [prop, prop in NODE_REFERENCES ? null : value]);
  const value = { ...node, props: Object.fromEntries(props) as object };
  const own: Operation = { part: 'workspace', path: `nodes/${id}`, value: value as never };
  return [own, ...point.childIds(id).flatMap((child) => makings(now, point, child))];
}
