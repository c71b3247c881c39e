/** Loads the fonts that an open album names, as it comes to name them. A family that cannot be had is drawn in another. */
import { type AlbumDocument, type AlbumNode, fontsIn } from '@figurina/album';
import { loadFonts } from '@figurina/drawing';
import type { Change, EditorStore } from '@figurina/editor';
import type { StylePreview } from './style-preview.ts';

/** Answers how to stop. */
export function keepFonts(store: EditorStore, preview: StylePreview): () => void {
  const ends = [
    store.subscribe('fonts', () => load(familiesOf(store.document))),
    store.onChange((change) => load(familiesNamed(change))),
    // Both weights of a family that is tried on, so that nothing is measured with another face.
    preview.subscribe(() => load(Object.values(preview.get()?.fonts ?? {}).map(({ family }) => family))),
  ];
  load(familiesOf(store.document));
  return () => ends.forEach((end) => end());
}

function load(families: Iterable<string>): void {
  const wanted = new Set(families);
  if (wanted.size > 0) loadFonts(wanted).catch(() => undefined);
}

/** Those of the roles, and those that texts name themselves. */
function* familiesOf(document: AlbumDocument): Generator<string> {
  for (const { family } of document.fonts.values()) yield family;
  for (const node of document.nodes.values()) if (node.type === 'Text') yield* fontsIn(node.props);
}

function* familiesNamed({ touched }: Change): Generator<string> {
  for (const { table, after } of touched) {
    const node = table === 'nodes' ? (after as AlbumNode | undefined) : undefined;
    if (node?.type === 'Text') yield* fontsIn(node.props);
  }
}
