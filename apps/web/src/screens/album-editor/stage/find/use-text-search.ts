import { findInAlbum, type FoundText, lockedBy, replaceInTexts } from '@figurina/album';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { useTextsVersion } from './use-texts-version.ts';

export interface Search {
  readonly query: string;
  readonly words: string;
  readonly wholeWord: boolean;
}
/** What the last replacing did, said until the next search. */
export interface Replaced {
  readonly count: number;
  readonly texts: number;
  readonly locked: number;
}

/** Finds words through the album, goes from one place to the next, and replaces. */
export function useTextSearch() {
  const session = useEditor();
  const { store } = session;
  const [search, setSearch] = useState<Search>(() => ({
    query: session.textSearch.seed(),
    words: '',
    wholeWord: false,
  }));
  const [at, setAt] = useState(-1);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { query, wholeWord } = useDeferredValue(search);
  const version = useDeferredValue(useTextsVersion());
  const found = useMemo(
    () => findInAlbum(store.document, query, { wholeWord }),
    // The document changes in place; the version tells.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, query, wholeWord, version],
  );
  const here = Math.min(at, found.length - 1);
  const now = (): FoundText[] => findInAlbum(store.document, search.query, { wholeWord: search.wholeWord });

  function show(list: readonly FoundText[], index: number): void {
    setAt(index);
    const match = list[index];
    if (match && session.selection.get().ids[0] !== match.node) session.reveal(match.node);
  }
  function replace(matches: readonly FoundText[]): boolean {
    if (session.selection.get().mode === 'text') session.selection.leave();
    return session.run('steps.replace', (document) =>
      replaceInTexts(document, { found: matches, words: search.words }),
    );
  }
  const isLocked = ({ node }: FoundText): boolean => lockedBy(store.document, node) !== null;

  return {
    search,
    found,
    /** -1 until one was gone to. */
    here,
    replaced,
    texts: new Set(found.map(({ node }) => node)).size,
    change(change: Partial<Search>) {
      setSearch({ ...search, ...change });
      setReplaced(null);
      if (change.words === undefined) setAt(-1);
    },
    /** To the next place, or the one before; round and round. */
    go(step: 1 | -1) {
      const list = now();
      if (list.length === 0) return;
      show(list, here === -1 && step === -1 ? list.length - 1 : (here + step + list.length) % list.length);
    },
    /** Replaces the place one is at, and goes to the next; goes to the first one before that. */
    replaceOne() {
      const match = now()[here];
      if (!match) return this.go(1);
      if (!isLocked(match) && !replace([match])) return;
      const list = now();
      // What was put may hold what is looked for.
      const inside = list.filter(
        ({ node, paragraph, from }) =>
          node === match.node &&
          paragraph === match.paragraph &&
          from >= match.from &&
          from < match.from + (isLocked(match) ? match.to - match.from : search.words.length),
      ).length;
      if (list.length > 0) show(list, (here + inside) % list.length);
    },
    replaceAll() {
      const all = now();
      const open = all.filter((match) => !isLocked(match));
      if (open.length === 0 || !replace(open)) return;
      const texts = new Set(open.map(({ node }) => node)).size;
      setReplaced({ count: open.length, texts, locked: all.length - open.length });
      setAt(-1);
    },
  };
}
