/** Where stock pictures come from, whichever it is. */
import type { StockPhoto } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Refusal } from '../../platform/http/refusal.ts';

export interface StockPage {
  readonly photos: readonly StockPhoto[];
  readonly total: number;
}

/** What goes into an album: a drawing of ours, or the bytes of a photograph. */
export type StockFile =
  | { readonly kind: 'drawing'; readonly path: string; readonly side: number }
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

export interface StockTiny {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface StockSource {
  readonly name: 'pexels' | 'library';
  search(query: string, page: number, locale: Locale): Promise<StockPage | Refusal>;
  find(id: string, locale: Locale): Promise<StockPhoto | Refusal>;
  file(id: string): Promise<StockFile | Refusal>;
  /** The small picture of a list; `query` is what stands in its address. */
  tiny(id: string, query: { readonly src?: string; readonly sig?: string }): Promise<StockTiny | Refusal>;
}
