import type {
  AlbumLanguage,
  AlbumNode,
  FontEntry,
  ImageRecord,
  NodeId,
  Sticker,
  StickerTemplateSettings,
  SymbolKind,
  SymbolValue,
} from '@figurina/album';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Palette } from '../paint/color.ts';

/** What the drawing shows beside the document. Changes rarely; everything is drawn anew when it does. */
export interface DrawingMode {
  /** Cells show their sticker; otherwise they are empty, with number and name, and no portrait is loaded. */
  readonly showStickers: boolean;
  /** Places that print nothing (cells without sticker while blanks are off, frames without picture) show as outlines. */
  readonly showPlaces: boolean;
  /** Millimetres of the sheet that are drawn around the trim. */
  readonly bleed: number;
}
export const SCREEN_MODE: DrawingMode = { showStickers: true, showPlaces: true, bleed: 0 };
export const PAPER_MODE: DrawingMode = { showStickers: true, showPlaces: false, bleed: 0 };

/** A value that may change: what a component subscribes to. `subscribe` and `get` need no `this`. */
export interface Source<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same value until it changes. */
  readonly get: () => Value;
}

/**
 * Where the drawing gets an album from: a source for each thing that a component draws, so that a change re-renders that
 * one component. The editor answers with the cells of its store, paper with values that never change. Nothing in this
 * package fetches or stores. A change of `mode` is a new reader.
 */
export interface AlbumReader {
  readonly mode: DrawingMode;
  /** The trimmed size of a spread: a cover is a single page. */
  readonly spreadSize: (spread: NodeId) => Source<{ readonly width: number; readonly height: number }>;
  readonly node: (id: NodeId) => Source<AlbumNode | undefined>;
  /** The elements of a spread or group in stacking order, lowest first. */
  readonly drawnIds: (parent: NodeId) => Source<readonly NodeId[]>;
  readonly sticker: (id: string | null) => Source<Sticker | undefined>;
  /** The numbers of a cell: none, one, or two for a double. */
  readonly cellNumbers: (cell: NodeId) => Source<readonly number[]>;
  /** The numbers of the cell that a sticker is placed in. */
  readonly stickerNumbers: (sticker: string | null) => Source<readonly number[]>;
  readonly image: (id: string | null) => Source<ImageRecord | undefined>;
  /** The address of a picture that is shown this many millimetres large; null while there is none. */
  readonly imageUrl: (image: ImageRecord | undefined, shownMillimetres: number) => Source<string | null>;
  /** Where a picture lies in the album's colours, by its own address: for pages that fetched all of them before. */
  readonly followed?: ReadonlyMap<string, string> | undefined;
  readonly palette: Source<Palette>;
  /** By role: title, sub_title, paragraph. */
  readonly fonts: Source<ReadonlyMap<string, FontEntry>>;
  readonly settings: Source<StickerTemplateSettings>;
  readonly language: Source<AlbumLanguage>;
  /** The values of automatic texts as seen from a node. */
  readonly symbols: (node: NodeId, kinds: readonly SymbolKind[]) => Source<ReadonlyMap<SymbolKind, SymbolValue>>;
}

export const ReaderContext = createContext<AlbumReader | null>(null);

export function useReader(): AlbumReader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('A drawing needs a ReaderContext around it');
  return reader;
}

export function useSource<Value>(source: Source<Value>): Value {
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}
