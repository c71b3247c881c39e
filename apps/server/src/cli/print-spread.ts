import { type NodeId, spreadOrder } from '@figurina/album';
import { renderParamsSchema } from '@figurina/contract';
import type { App } from '../app.ts';
import { isRefusal } from '../platform/http/refusal.ts';
import { stop } from './program.ts';

const PATIENCE_MS = 120_000;

/** A spread of an album as a PNG without bleed, with its stickers, as an order would print it. False when that failed. */
export async function printSpread(
  { realtime, exports }: App,
  albumId: string,
  spread: NodeId,
  { file, dpi }: { readonly file: string; readonly dpi: number },
): Promise<boolean> {
  const { document } = (await realtime.readDocument(albumId)) ?? stop('The album is gone');
  // Page 1 is the front cover; spread k carries the pages 2k and 2k + 1.
  const range = String(Math.max(1, 2 * spreadOrder(document).indexOf(spread)));
  const order = { album_id: albumId, mode: 'spreads', range, format: 'png', dpi, includeBleed: false };
  const printed = await exports.printToFile({
    params: renderParamsSchema.parse(order),
    file,
    signal: AbortSignal.timeout(PATIENCE_MS),
    onProgress: () => undefined,
  });
  return !isRefusal(printed) && printed.ok;
}
