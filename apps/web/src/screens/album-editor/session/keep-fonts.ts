/** Loads the fonts that an open album names, as it comes to name them. A family that cannot be had is drawn in another. */
import type { AlbumDocument, AlbumNode } from '@figurina/album';
import { fontsOf, type FontUse, loadFonts } from '@figurina/drawing';
import type { Change, EditorStore } from '@figurina/editor';
import type { StylePreview } from './style-preview.ts';

/** Answers how to stop. */
export function keepFonts(store: EditorStore, preview: StylePreview): () => void {
  const ends = [
    store.subscribe('fonts', () => load(fontsOfAlbum(store.document))),
    store.onChange((change) => load(fontsOfChanged(store.document, change))),
    // Both weights of a family that is tried on, so that nothing is measured with another face.
    preview.subscribe(() => load(Object.values(preview.get()?.fonts ?? {}).map(({ family }) => family))),
  ];
  load(fontsOfAlbum(store.document));
  return () => ends.forEach((end) => end());
}

function load(fonts: Iterable<string | FontUse>): void {
  const wanted = [...fonts];
  if (wanted.length > 0) loadFonts(wanted).catch(() => undefined);
}

/** Those of the roles, and those that texts are set in. */
function* fontsOfAlbum(document: AlbumDocument): Generator<string | FontUse> {
  for (const { family } of document.fonts.values()) yield family;
  for (const node of document.nodes.values()) if (node.type === 'Text') yield* fontsOf(node, document);
}

function* fontsOfChanged(document: AlbumDocument, { touched }: Change): Generator<FontUse> {
  for (const { table, after } of touched) {
    const node = table === 'nodes' ? (after as AlbumNode | undefined) : undefined;
    if (node?.type === 'Text') yield* fontsOf(node, document);
  }
}
