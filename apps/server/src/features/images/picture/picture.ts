/** What becomes of an uploaded file. */
export interface EncodedVariants {
  /** All WebP. */
  small: Buffer;
  medium: Buffer;
  large: Buffer;
}

export interface Picture extends EncodedVariants {
  /** Pixels of `full`: upright, in the size kept for print. */
  width: number;
  height: number;
  /** For print: JPEG, or PNG where it has transparency or hard edges. sRGB. */
  full: Buffer;
  fullType: 'jpeg' | 'png';
  /** A drawing's cleaned source; `full` is its bitmap. */
  svg?: string;
}

export type PictureRefusal =
  | 'image_unreadable'
  | 'image_too_small'
  | 'image_too_large'
  | 'image_too_many_pixels'
  | 'image_too_complex'
  | 'image_type_unsupported';

export interface PictureLimits {
  maxBytes: number;
  maxPixels: number;
  /** Of a processor, that a drawing may take. */
  drawingSeconds: number;
}
