import type { LineBoxes } from '../text/line-boxes.ts';
import { paintScene } from './paint-scene.ts';
import type { PictureSource } from './picture-source.ts';
import type { PreparedScene } from './prepare-scene.ts';
import type { SceneNode } from './read-scene.ts';
import { everyNode } from './scene-nodes.ts';

export interface PaintedSpread {
  readonly canvas: OffscreenCanvas;
  /** False when a picture could not be had and its place stayed empty. */
  readonly isWhole: boolean;
}

/** A spread `pxWidth` pixels wide. Its fonts have to be there. Needs nothing of a page. */
export async function paintPrepared(
  { scene, lines }: PreparedScene,
  pxWidth: number,
  picturesOf: PictureSource,
): Promise<PaintedSpread | null> {
  const scale = pxWidth / scene.width;
  const nodes = [...everyNode(scene.nodes)];
  const wanted = picturesIn(nodes, scale);
  const pictures = await picturesOf(wanted);
  const texts = nodes.filter((node) => node.kind === 'text');
  const linesByNode = new Map<SceneNode, LineBoxes>(texts.map((node, index) => [node, lines[index]!]));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(pxWidth)), Math.max(1, Math.round(scene.height * scale)));
  // Small, and read as soon as it is painted.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.scale(scale, scale);
  paintScene(context, scene, { lines: (node) => linesByNode.get(node), picture: (url) => pictures.get(url) });
  return { canvas, isWhole: pictures.size === wanted.size };
}

/** The addresses of a scene's pictures, and how many pixels high they are painted at most. */
function picturesIn(nodes: readonly SceneNode[], scale: number): Map<string, number> {
  const heights = new Map<string, number>();
  for (const node of nodes)
    if ((node.kind === 'image' || node.kind === 'sticker') && node.url !== null) {
      const { width, height } = node.node.props;
      // Twice what is shown, in steps, so that a picture used in several places is decoded once or twice only.
      const needed = 64 * 2 ** Math.max(0, Math.ceil(Math.log2((Math.max(width, height) * scale * 2) / 64)));
      heights.set(node.url, Math.max(heights.get(node.url) ?? 0, needed));
    }
  return heights;
}
