import { type FontUse, loadFonts } from '../fonts/load-fonts.ts';
import { makePicture } from '../pixels/baked-pictures.ts';
import type { AlbumReader } from '../read/album-reader.ts';
import { fontsOf } from '../text/fonts-of.ts';
import type { LineBoxes } from '../text/line-boxes.ts';
import { measureTexts } from '../text/measuring-host.tsx';
import type { Scene, SceneNode } from './read-scene.ts';
import { everyNode } from './scene-nodes.ts';

/** A spread with all that only the page can know: it may be painted elsewhere, and is made of plain data. */
export interface PreparedScene {
  readonly scene: Scene;
  /** Of its texts, in the order of the scene. */
  readonly lines: readonly LineBoxes[];
  /** What its words are set in. */
  readonly fonts: readonly FontUse[];
}

/** Waits for the fonts of a spread, for the lines of its texts, and for the pictures that have effects. */
export async function prepareScene(reader: AlbumReader, read: Scene): Promise<PreparedScene> {
  const scene = { ...read, nodes: await withPixels(read.nodes) };
  const texts = [...everyNode(scene.nodes)].filter((node) => node.kind === 'text');
  const words = [...everyNode(scene.nodes)]
    .flatMap((node) => (node.kind === 'sticker' ? node.leaves.words.map((line) => line.words) : []))
    .join('');
  const ofRoles = Array.from(reader.fonts.get().values(), ({ family }): FontUse => ({ family, words }));
  const fonts = [...ofRoles, ...texts.flatMap(({ node, text }) => fontsOf(node, scene.look, text.symbols))];
  await loadFonts(fonts);
  return { scene, lines: await measureTexts(texts.map(({ text }) => text)), fonts };
}

/** The scene with its pictures as their effects make them, as the page shows them. */
async function withPixels(nodes: readonly SceneNode[]): Promise<readonly SceneNode[]> {
  if (!nodes.some((node) => node.kind === 'group' || ('effects' in node && node.effects))) return nodes;
  return Promise.all(
    nodes.map(async (node) => {
      if (node.kind === 'group') return { ...node, children: await withPixels(node.children) };
      if (!('effects' in node) || node.url === null || !node.effects) return node;
      return { ...node, url: await makePicture(node.url, node.effects) };
    }),
  );
}
