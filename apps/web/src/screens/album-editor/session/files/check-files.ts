/** Which dropped files are taken up: pure, before anything is sent. */
import { LIMITS } from '@figurina/contract';

export interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** The browser's guess; empty where it knows none (HEIC on most machines). */
  readonly type: string;
}

export type FileFault = 'type' | 'too_small' | 'too_large' | 'too_many_pixels';

/** What may be brought in at a place. */
export interface FileKinds {
  readonly types: readonly string[];
  readonly endings: RegExp;
  /** As people call them. */
  readonly names: string;
}

/** As cameras and phones make them. */
export const PHOTOS: FileKinds = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  endings: /\.(jpe?g|png|webp|avif|heic|heif)$/i,
  names: 'JPEG, PNG, WebP, AVIF, HEIC',
};
/** Drawings and animations too. */
export const PICTURES: FileKinds = {
  types: [...PHOTOS.types, 'image/svg+xml', 'image/gif'],
  endings: /\.(jpe?g|png|svg|webp|avif|gif|heic|heif)$/i,
  names: 'JPEG, PNG, SVG, WebP, AVIF, GIF, HEIC',
};

/** For file choosers. HEIC has no type on most machines. */
export const acceptedOf = ({ types }: FileKinds): string => [...types, '.heic', '.heif'].join(',');

export function fileFault({ name, size, type }: FileFacts, { types, endings } = PICTURES): FileFault | null {
  if (!types.includes(type) && !endings.test(name)) return 'type';
  if (size < LIMITS.imageBytesMin) return 'too_small';
  return size > LIMITS.imageBytesMax ? 'too_large' : null;
}

export function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return width * height > LIMITS.imagePixelsMax;
}

/** What a sticker is called after its file: `Müller_Jörg-2.JPG` is “Müller Jörg 2”. */
export function nameFromFile(file: string): string {
  const words = file
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();
  return words || file;
}
