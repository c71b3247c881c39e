import type { ImageId } from '@figurina/album';
import type { StockPhoto } from '@figurina/contract';

/** What a dragged picture of the panel carries. */
export type PictureDrag =
  | { readonly kind: 'own-picture'; readonly imageId: ImageId }
  | { readonly kind: 'stock-picture'; readonly photo: StockPhoto };

export function pictureDragOf(data: Record<string | symbol, unknown>): PictureDrag | null {
  return data['kind'] === 'own-picture' || data['kind'] === 'stock-picture' ? (data as unknown as PictureDrag) : null;
}
