import type { AlbumDocument, NodeId } from '@figurina/album';
import type { HistoryPoint } from '@figurina/contract';
import type { AlbumReader } from '@figurina/drawing';

/** What the parts of a look back share. */
export interface Past {
  readonly point: HistoryPoint;
  readonly document: AlbumDocument;
  readonly reader: AlbumReader;
  /** All spreads of then. */
  readonly order: readonly NodeId[];
  /** Those that look otherwise now. */
  readonly differing: ReadonlySet<NodeId>;
  /** Now stands beside then, or below it. */
  readonly compares: 'beside' | 'below' | null;
  /** Of the column, in pixels. */
  readonly width: number;
}
