/** What the page and the worker that paints spreads say to each other. */
import type { PreparedScene, Scene } from '@figurina/drawing/painter';

/** Packed in a sixth of the time that WebP takes, and there is nothing to see through. */
export const PICTURE_TYPE = 'image/jpeg';
export const PICTURE_QUALITY = 0.92;

/** A spread as it was read: what the word for its picture is made of. */
export interface Look {
  /** Another build may draw otherwise. */
  readonly build: string;
  readonly pixels: number;
  readonly scene: Scene;
}
export interface Painting {
  readonly pixels: number;
  /** The word under which the picture is kept, when it was asked for before; else what that is made of. */
  readonly keptAs: string | Look;
  readonly spread: PreparedScene;
}

export type PaintOrder =
  | ({ readonly kind: 'recall'; readonly id: number } & Look)
  | ({ readonly kind: 'paint'; readonly id: number } & Painting)
  | { readonly kind: 'forget'; readonly address: string };

export type PaintAnswer =
  | { readonly kind: 'made'; readonly id: number; readonly address: string | null; readonly word: string | null }
  | { readonly kind: 'decode'; readonly question: number; readonly url: string; readonly maxHeight: number };

export interface PageAnswer {
  readonly question: number;
  readonly bitmap: ImageBitmap | null;
}
