import { type NodeId, orientedBox, type Point, type Sharpness, sharpnessOf, shownNodes } from '@figurina/album';
import { toScreen, visibleBox } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';
import { LIVE_ZOOM } from '../world/mount-policy.ts';
import { cornersOf } from '../painters/overlay-shapes.ts';

export interface LowMark {
  readonly id: NodeId;
  readonly grade: Exclude<Sharpness['grade'], 'sharp'>;
  /** The upper right corner of the element, in pixels of the desk. */
  readonly at: Point;
}

/** Smaller elements would disappear under their mark, in pixels. */
const LEAST_PX = 40;

/** The pictures in view that are printed larger than they are sharp. None while spreads are small, or shown as printed. */
export function lowResolutionMarks({ camera, facts, store, view, measured }: EditorSession): LowMark[] {
  const now = camera.get();
  if (now.zoom < LIVE_ZOOM || view.getState().printPreview) return [];
  const layout = facts.layout.get();
  const { document } = store;
  return layout.spreadsIn(visibleBox(now, camera.viewport())).flatMap((spread) => {
    const offset = layout.boxOf(spread)!;
    return shownNodes(document, spread).flatMap((node): LowMark[] => {
      const grade = sharpnessOf(document, node.id)?.grade ?? 'sharp';
      const box = grade === 'sharp' ? undefined : orientedBox(document, node.id, measured);
      if (grade === 'sharp' || !box || Math.min(box.width, box.height) * now.zoom < LEAST_PX) return [];
      const corners = cornersOf(box, offset, now);
      const at = corners.reduce((best, corner) => (corner.x - corner.y > best.x - best.y ? corner : best));
      // A picture that runs over the edge of the paper keeps its mark on it.
      const edge = toScreen(now, { x: offset.x + offset.width, y: offset.y });
      return [{ id: node.id, grade, at: { x: Math.min(at.x, edge.x), y: Math.max(at.y, edge.y) } }];
    });
  });
}
