/** Composition of what leaves as a file: exports, printed pages, drawn covers. */
import type { FastifyInstance } from 'fastify';
import { coverPrinter, drawCoversWhenQuiet } from './features/albums/index.ts';
import { createExports, type Exports, printOrigin } from './features/exports/index.ts';
import type { Editing } from './editing.ts';
import type { Foundation } from './foundation.ts';
import type { Operations } from './operations.ts';
import type { PictureStore } from './picture-store.ts';
import type { Shop } from './shop.ts';

export interface PrintingParts
  extends Foundation, Pick<PictureStore, 'pictures'>, Pick<Editing, 'access' | 'albums' | 'documents'> {
  readonly shop: Pick<Shop, 'packingOf' | 'copyOf'>;
  readonly operations: Pick<Operations, 'handover'>;
  /** It prints its own pages. */
  readonly http: FastifyInstance;
}

export function createPrinting(parts: PrintingParts): Exports {
  const { config, albums, shop, operations, http } = parts;
  const exports = createExports({
    ...parts,
    packingOf: shop.packingOf,
    copyOf: shop.copyOf,
    papersOf: operations.handover.papersOf,
    ended: operations.handover.ended,
    origin: () => printOrigin(http),
  });
  if (config.drawCovers)
    drawCoversWhenQuiet({
      ...parts,
      covers: albums.covers,
      printCover: coverPrinter((order) => exports.printCover(order)),
    });
  return exports;
}
