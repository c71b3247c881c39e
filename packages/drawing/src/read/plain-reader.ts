import {
  deriveFacts,
  printedOrder,
  spreadSize,
  stackingOrder,
  type AlbumDocument,
  type AlbumFacts,
  type AlbumMeta,
  type ImageId,
  type ImageRecord,
  type StickerId,
} from '@figurina/album';
import type { AlbumReader, DrawingMode, Source } from './album-reader.ts';

export interface PlainReaderOptions {
  readonly document: AlbumDocument;
  readonly meta: AlbumMeta;
  readonly mode: DrawingMode;
  /** Derived anew where the caller does not have them. */
  readonly facts?: AlbumFacts;
  /** The address of a picture shown this many millimetres large. */
  readonly imageUrl: (image: ImageRecord, shownMillimetres: number) => string | null;
  readonly followed?: AlbumReader['followed'];
}

const NO_NUMBERS: readonly number[] = [];
const never = (): (() => void) => () => {};
const constant = <Value>(value: Value): Source<Value> => ({ subscribe: never, get: () => value });

/** A reader of a document that does not change: for paper, previews and tests. */
export function plainReader({
  document,
  meta,
  mode,
  facts = deriveFacts(document, meta),
  imageUrl,
  followed,
}: PlainReaderOptions): AlbumReader {
  return {
    mode,
    spreadSize: (spread) => constant(spreadSize(facts.spreads.indexOf(spread), facts.spreads.length)),
    node: (id) => constant(document.nodes.get(id)),
    drawnIds: (parent) => constant((mode.showPlaces ? stackingOrder : printedOrder)(document, parent)),
    sticker: (id) => constant(id === null ? undefined : document.stickers.get(id as StickerId)),
    cellNumbers: (cell) => constant(facts.cellNumbers(cell)),
    stickerNumbers: (id) => constant(id === null ? NO_NUMBERS : facts.stickerNumbers(id)),
    image: (id) => constant(id === null ? undefined : document.images.get(id as ImageId)),
    imageUrl: (image, shownMillimetres) => constant(image ? imageUrl(image, shownMillimetres) : null),
    followed,
    palette: constant(document.colors),
    fonts: constant(document.fonts),
    settings: constant(document.settings),
    language: constant(meta.language),
    symbols: (node, kinds) => constant(new Map(kinds.map((kind) => [kind, facts.symbol(node, kind)]))),
  };
}
