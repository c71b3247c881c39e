import type { NodeId } from '@figurina/album';
import { loadFonts } from '../fonts/load-fonts.ts';
import type { AlbumReader } from '../read/album-reader.ts';
import type { LineBoxes } from '../text/line-boxes.ts';
import { measureTexts } from '../text/measuring-host.tsx';
import { makePicture } from '../pixels/baked-pictures.ts';
import { paintScene } from './paint-scene.ts';
import { decodedPicture } from './picture-cache.ts';
import { readScene, type Scene, type SceneNode } from './read-scene.ts';

/**
 * A bitmap of a spread, `pxWidth` pixels wide, as the DOM would show it: for the canvas below half size, for lists and
 * previews. Waits for its fonts and pictures. Null when the spread is gone. `onMissing` is told when a picture could not be
 * had and its place stayed empty. `read`: the spread, where it was read already.
 */
export async function renderThumbnail(
  reader: AlbumReader,
  spreadId: NodeId,
  pxWidth: number,
  onMissing?: () => void,
  read = readScene(reader, spreadId),
): Promise<ImageBitmap | null> {
  if (!read) return null;
  const scene = { ...read, nodes: await withPixels(read.nodes) };
  const scale = pxWidth / scene.width;
  const nodes = [...everyNode(scene.nodes)];
  const texts = nodes.filter((node) => node.kind === 'text');
  await loadFonts(familiesOf(reader, scene));
  const [lines, pictures] = await Promise.all([
    measureTexts(texts.map(({ text }) => text)),
    decodeAll(nodes, scale, onMissing),
  ]);
  const linesByNode = new Map<SceneNode, LineBoxes>(texts.map((node, index) => [node, lines[index]!]));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(pxWidth)), Math.max(1, Math.round(scene.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  paintScene(context, scene, { lines: (node) => linesByNode.get(node), picture: (url) => pictures.get(url) });
  return canvas.transferToImageBitmap();
}

/** The scene with its pictures as their effects make them, as the page shows them. */
function withPixels(nodes: readonly SceneNode[]): Promise<SceneNode[]> {
  return Promise.all(
    nodes.map(async (node) => {
      if (node.kind === 'group') return { ...node, children: await withPixels(node.children) };
      if (node.kind !== 'image' || node.url === null || !node.effects) return node;
      return { ...node, url: await makePicture(node.url, node.effects) };
    }),
  );
}

function* everyNode(nodes: readonly SceneNode[]): Generator<SceneNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'group') yield* everyNode(node.children);
  }
}

async function decodeAll(
  nodes: readonly SceneNode[],
  scale: number,
  onMissing?: () => void,
): Promise<Map<string, ImageBitmap>> {
  const heights = new Map<string, number>();
  for (const node of nodes)
    if ((node.kind === 'image' || node.kind === 'sticker') && node.url !== null) {
      const { width, height } = node.node.props;
      // Twice what is shown, in steps, so that a picture used in several places is decoded once or twice only.
      const needed = 64 * 2 ** Math.max(0, Math.ceil(Math.log2((Math.max(width, height) * scale * 2) / 64)));
      heights.set(node.url, Math.max(heights.get(node.url) ?? 0, needed));
    }
  const found = new Map<string, ImageBitmap>();
  await Promise.all(
    [...heights].map(async ([url, height]) => {
      const bitmap = await decodedPicture(url, height);
      if (bitmap) found.set(url, bitmap);
      else onMissing?.();
    }),
  );
  return found;
}

function familiesOf(reader: AlbumReader, scene: Scene): Set<string> {
  const families = new Set([...reader.fonts.get().values()].map(({ family }) => family));
  for (const node of everyNode(scene.nodes))
    if (node.kind === 'text') {
      families.add(node.node.props.font);
      for (const paragraph of node.node.props.text.paragraphs)
        for (const inline of paragraph.content) if ('font' in inline && inline.font) families.add(inline.font);
    }
  return families;
}
