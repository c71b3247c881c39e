/** The album as the drawing reads it: sources over the cells of the editor's store. */
import {
  type AlbumNode,
  type ImageId,
  type ImageRecord,
  type NodeId,
  spreadSize,
  printedOrder,
  stackingOrder,
  type StickerId,
  type SymbolKind,
  type SymbolValue,
} from '@figurina/album';
import type { AlbumReader, DrawingMode, Source } from '@figurina/drawing';
import type { CellKey, EditorStore } from '@figurina/editor';
import type { MetaSource } from '../connection/meta-source.ts';
import type { Resolution } from '../painting/resolution.ts';
import { mayChangeLayer } from '../selection/may-change-layer.ts';
import type { OpenAlbumFacts } from './album-facts.ts';

const NO_NUMBERS: readonly number[] = [];

export interface ReaderParts {
  readonly store: EditorStore;
  readonly facts: OpenAlbumFacts;
  readonly meta: MetaSource;
  readonly resolution: Resolution;
  imageUrl(image: ImageRecord, pixels: number): string;
  /** Moves what is drawn of a node to where a gesture shows it. */
  paint(id: NodeId): void;
}

export function editorReader(parts: ReaderParts, mode: DrawingMode): AlbumReader {
  const { store, facts, meta, resolution } = parts;
  const { document } = store;
  const kept = new Map<string, Source<unknown>>();
  /** Counts changes of what lies where in which layer, beyond the list of a parent's own children. */
  const layers = { count: 0 };
  store.onChange(({ touched }) => {
    if (touched.some(mayChangeLayer)) layers.count++;
  });

  /** One source a key, so that a component that renders again does not subscribe again. */
  function source<Value>(key: string, make: () => Source<Value>): Source<Value> {
    const known = kept.get(key) as Source<Value> | undefined;
    if (known) return known;
    const made = make();
    kept.set(key, made);
    return made;
  }
  const cell = <Value>(key: CellKey, get: () => Value): Source<Value> => ({
    subscribe: (listener) => store.subscribe(key, listener),
    get,
  });
  const several =
    (...subscribes: ((listener: () => void) => () => void)[]) =>
    (listener: () => void): (() => void) => {
      const ends = subscribes.map((subscribe) => subscribe(listener));
      return () => ends.forEach((end) => end());
    };
  const on =
    (key: CellKey) =>
    (listener: () => void): (() => void) =>
      store.subscribe(key, listener);

  return {
    mode,
    spreadSize: (spread) =>
      source(`size:${spread}`, () => {
        const compute = (): { width: number; height: number } => {
          const { spreadIds } = facts.layout.get();
          return spreadSize(spreadIds.indexOf(spread), spreadIds.length);
        };
        return { subscribe: facts.layout.subscribe, get: keeping(compute, (a, b) => a.width === b.width) };
      }),
    node: (id) => source(`node:${id}`, () => nodeSource(parts, id)),
    drawnIds: (parent) =>
      source(`drawn:${parent}`, () => ({
        subscribe: several(on(`children:${parent}`), on('nodes')),
        get: keptWhile(
          () => [document.childIds(parent), layers.count],
          keeping(() => (mode.showPlaces ? stackingOrder : printedOrder)(document, parent), sameList),
        ),
      })),
    sticker: (id) =>
      source(`sticker:${id}`, () =>
        cell(`sticker:${id}`, () => (id === null ? undefined : document.stickers.get(id as StickerId))),
      ),
    cellNumbers: (id) =>
      source(`numbers:${id}`, () => ({
        subscribe: facts.album.subscribe,
        get: keeping(() => facts.album.get().cellNumbers(id), sameList),
      })),
    stickerNumbers: (id) =>
      source(`sticker-numbers:${id}`, () => ({
        subscribe: facts.album.subscribe,
        get: keeping(() => (id === null ? NO_NUMBERS : facts.album.get().stickerNumbers(id)), sameList),
      })),
    image: (id) =>
      source(`image:${id}`, () =>
        cell(`image:${id}`, () => (id === null ? undefined : document.images.get(id as ImageId))),
      ),
    imageUrl: (image, millimetres) => {
      const size = Math.ceil(millimetres / 10) * 10;
      return source(`url:${image?.id}:${size}`, () => ({
        subscribe: resolution.subscribe,
        get: () => (image ? parts.imageUrl(image, size * resolution.get()) : null),
      }));
    },
    palette: cell(
      'colors',
      keeping(() => new Map(document.colors), sameMap),
    ),
    fonts: cell(
      'fonts',
      keeping(() => new Map(document.fonts), sameMap),
    ),
    settings: cell('settings', () => document.settings),
    language: { subscribe: meta.subscribe, get: () => meta.get().language },
    symbols: (node, kinds) =>
      source(`symbols:${node}:${kinds.join()}`, () => ({
        subscribe: kinds.length === 0 ? () => () => undefined : several(facts.album.subscribe, on(`node:${node}`)),
        get: keeping(() => symbolValues(facts, node, kinds), sameSymbols),
      })),
  };
}

/**
 * A node as it is to be drawn. While a gesture runs, its element is moved by the painter; only a change of its size or
 * its look draws it anew.
 */
function nodeSource({ store, paint }: ReaderParts, id: NodeId): Source<AlbumNode | undefined> {
  let sized: { shown: object; base: AlbumNode; node: AlbumNode } | null = null;
  function isSized(): boolean {
    const shown = store.shown.of(id);
    return shown !== undefined && !isOnlyMoved(shown);
  }
  return {
    subscribe(listener) {
      let wasSized = isSized();
      const ends = [
        store.subscribe(`node:${id}`, () => {
          listener();
          // What is shown of it is a way from where it lies.
          if (store.shown.of(id)) paint(id);
        }),
        store.subscribe(`shown:${id}`, () => {
          const now = isSized();
          if (now || wasSized) listener();
          wasSized = now;
          paint(id);
        }),
      ];
      return () => ends.forEach((end) => end());
    },
    get() {
      const base = store.document.nodes.get(id);
      const shown = store.shown.of(id);
      if (!base || !shown || isOnlyMoved(shown)) return base;
      if (sized?.shown !== shown || sized.base !== base)
        sized = { shown, base, node: { ...base, props: { ...base.props, ...shown } } as AlbumNode };
      return sized.node;
    },
  };
}

const MOVES: ReadonlySet<string> = new Set(['x', 'y', 'rotation', 'scale']);

function isOnlyMoved(shown: Readonly<Record<string, unknown>>): boolean {
  for (const prop in shown) if (!MOVES.has(prop)) return false;
  return true;
}

function symbolValues(
  facts: OpenAlbumFacts,
  node: NodeId,
  kinds: readonly SymbolKind[],
): ReadonlyMap<SymbolKind, SymbolValue> {
  return new Map(kinds.map((kind) => [kind, facts.album.get().symbol(node, kind)]));
}

/** Computes anew only when one of the inputs is another one. */
function keptWhile<Value>(inputs: () => readonly unknown[], compute: () => Value): () => Value {
  let kept: { inputs: readonly unknown[]; value: Value } | null = null;
  return () => {
    const now = inputs();
    if (!kept || !sameList(kept.inputs, now)) kept = { inputs: now, value: compute() };
    return kept.value;
  };
}

/** Answers with the former value while the new one says the same: what `useSyncExternalStore` needs. */
function keeping<Value>(compute: () => Value, same: (a: Value, b: Value) => boolean): () => Value {
  let kept: { value: Value } | null = null;
  return () => {
    const value = compute();
    if (!kept || !same(kept.value, value)) kept = { value };
    return kept.value;
  };
}

function sameList<Value>(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function sameMap<Key, Value>(a: ReadonlyMap<Key, Value>, b: ReadonlyMap<Key, Value>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

function sameSymbols(a: ReadonlyMap<SymbolKind, SymbolValue>, b: ReadonlyMap<SymbolKind, SymbolValue>): boolean {
  return a.size === b.size && [...a].every(([kind, value]) => sameSymbol(value, b.get(kind)));
}

function sameSymbol(a: SymbolValue, b: SymbolValue | undefined): boolean {
  if (typeof a === 'string' || typeof b === 'string' || b === undefined) return a === b;
  return a.length === b.length && a.every((row, i) => row.label === b[i]!.label && row.page === b[i]!.page);
}
