/** Which dropped files are taken up: pure, before anything is sent. */
import { LIMITS } from '@figurina/contract';

export interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** The browser's guess; empty where it knows none (HEIC on most machines). */
  readonly type: string;
}

export type FileFault = 'type' | 'too_small' | 'too_large' | 'too_many_pixels';

const TYPES = [
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
];
const ENDINGS = /\.(jpe?g|png|svg|webp|avif|gif|heic|heif)$/i;

/** For file choosers. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');
/** As people call them. */
export const TYPE_NAMES = 'JPEG, PNG, SVG, WebP, AVIF, GIF, HEIC';

export function fileFault({ name, size, type }: FileFacts): FileFault | null {
  if (!TYPES.includes(type) && !ENDINGS.test(name)) return 'type';
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
