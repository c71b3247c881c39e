import { type AlbumFacts, deriveFacts, type NodeId, spreadOrder } from '@figurina/album';
import { derive, type Derived, type EditorStore, layoutAround, worldLayout, type WorldLayout } from '@figurina/editor';
import { albumChapters, type AlbumChapter } from './album-chapters.ts';
import type { MetaSource } from '../connection/meta-source.ts';

/** What is derived of the open album: where its spreads lie in the world; numbers and automatic texts. */
export interface OpenAlbumFacts {
  readonly layout: Derived<WorldLayout>;
  readonly chapters: Derived<readonly AlbumChapter[]>;
  readonly album: Derived<AlbumFacts>;
}

/** `anchorIn`: the spread of a layout that one works on, and that stays where it is when others come, move and go. */
export function createAlbumFacts(
  store: EditorStore,
  meta: MetaSource,
  anchorIn: (layout: WorldLayout) => NodeId | null,
): OpenAlbumFacts {
  let last: WorldLayout | null = null;
  const layout = derive(
    store,
    (document) => {
      const ids = spreadOrder(document);
      if (last === null) last = worldLayout(ids);
      else if (!sameIds(last.spreadIds, ids)) last = layoutAround(last, ids, anchorIn(last));
      return last;
    },
    ({ table, before, after }) => table === 'nodes' && (isContainer(before) || isContainer(after)),
  );
  return { layout, chapters: albumChapters(store), album: albumFacts(store, meta) };
}

/** Made anew when it is asked for after a change of what it follows from: the document, or title, date and language. */
function albumFacts(store: EditorStore, meta: MetaSource): Derived<AlbumFacts> {
  let value: AlbumFacts | null = null;
  let stale = true;
  /** Somebody may ask for the new value before the listeners are told: that it is fresh does not mean they know. */
  let untold = false;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    if (!untold) return;
    untold = false;
    for (const listener of listeners) listener();
  };
  store.onChange(({ touched }) => {
    if (!touched.some(({ table, before, after }) => table === 'stickers' || isNumbered(table, before, after))) return;
    stale = true;
    untold = true;
  });
  store.subscribe('document', tell);
  meta.subscribe(() => {
    stale = true;
    untold = true;
    tell();
  });
  return {
    get() {
      if (!value || stale) value = deriveFacts(store.document, meta.get());
      stale = false;
      return value;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Types whose place and props say nothing about numbers, pages or contents. */
const PLAIN_TYPES = new Set(['Rectangle', 'Circle', 'Line', 'Image', 'Text', 'Comment']);

function isNumbered(table: string, ...records: (object | undefined)[]): boolean {
  return table === 'nodes' && records.some((record) => record && !PLAIN_TYPES.has((record as { type: string }).type));
}

function isContainer(record: object | undefined): boolean {
  const type = record && 'type' in record ? record.type : null;
  return type === 'Section' || type === 'Spread';
}

function sameIds(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
