/**
 * Loads the fonts that an open album names, as it comes to name them. A family that cannot be had is drawn in another until
 * it can: it is asked for again when the network is back, and from time to time.
 */
import { type AlbumDocument, type AlbumNode, rareLetters, type Sticker, wordsOfAlbum } from '@figurina/album';
import { fontsOf, type FontUse, loadFonts } from '@figurina/drawing';
import type { Change, EditorStore } from '@figurina/editor';
import type { StylePreview } from '../style/style-preview.ts';

const AGAIN_MS = { first: 5_000, most: 300_000 };

/** Answers how to stop. */
export function keepFonts(store: EditorStore, preview: StylePreview): () => void {
  let missing: readonly (string | FontUse)[] = [];
  let pause = AGAIN_MS.first;
  let timer = 0;
  let ended = false;

  function load(fonts: Iterable<string | FontUse>): void {
    const wanted = [...fonts];
    if (wanted.length === 0) return;
    loadFonts(wanted).catch(() => {
      missing = [...missing, ...wanted];
      if (ended || timer !== 0) return;
      timer = window.setTimeout(again, pause);
      pause = Math.min(pause * 2, AGAIN_MS.most);
    });
  }
  function again(): void {
    window.clearTimeout(timer);
    timer = 0;
    const fonts = missing;
    missing = [];
    load(fonts);
  }
  function online(): void {
    pause = AGAIN_MS.first;
    again();
  }
  window.addEventListener('online', online);
  const ends = [
    () => {
      ended = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', online);
    },
    store.subscribe('fonts', () => load(fontsOfAlbum(store.document))),
    store.onChange((change) => load(fontsOfChanged(store.document, change))),
    // Both weights of a family that is tried on, so that nothing is measured with another face.
    preview.subscribe(() => load(Object.values(preview.get()?.fonts ?? {}).map(({ family }) => family))),
  ];
  load(fontsOfAlbum(store.document));
  return () => ends.forEach((end) => end());
}

/** Those of the roles, and those that texts are set in. */
function* fontsOfAlbum(document: AlbumDocument): Generator<string | FontUse> {
  yield* fontsOfRoles(document, [...wordsOfAlbum(document, { title: '' })].join(' '));
  for (const node of document.nodes.values()) if (node.type === 'Text') yield* fontsOf(node, document);
}

/** Names and chapters are set in the fonts of the roles. */
function* fontsOfRoles(document: AlbumDocument, words: string): Generator<FontUse> {
  for (const { family } of document.fonts.values()) yield { family, words };
}

function* fontsOfChanged(document: AlbumDocument, { touched }: Change): Generator<FontUse> {
  for (const { table, after } of touched) {
    const node = table === 'nodes' ? (after as AlbumNode | undefined) : undefined;
    if (node?.type === 'Text') yield* fontsOf(node, document);
    const named = table === 'stickers' ? (after as Sticker | undefined) : undefined;
    const words = named ? `${named.name} ${named.position}` : node?.type === 'Section' ? node.props.name : '';
    if (rareLetters(words) !== '') yield* fontsOfRoles(document, words);
  }
}
