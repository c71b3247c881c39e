/** Where the files of a picture lie in the file store. Written once, never changed. */
import type { Readable } from 'node:stream';
import { IMAGE_VARIANTS, type ImageVariant } from '@figurina/album';
import type { PackedPicture } from '@figurina/contract';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { ImageRow } from './images.tables.ts';
import type { Picture } from './picture/picture.ts';

export type PictureFiles = Pick<ImageRow, 'files_id' | 'full_type' | 'drawing'>;

export interface PictureFile {
  stream: Readable;
  bytes: number;
  type: string;
}

export interface ImageFiles {
  put(filesId: string, picture: Picture): Promise<void>;
  get(files: PictureFiles, variant: ImageVariant): Promise<PictureFile | undefined>;
  /** All bytes at once: of those that are few. */
  read(files: PictureFiles, variant: PackedPicture['size']): Promise<Buffer | undefined>;
  remove(files: PictureFiles): Promise<void>;
}

export function createImageFiles(store: BlobStore): ImageFiles {
  return {
    put: async (filesId, { full, fullType, svg, small, medium, large }) => {
      const files: PictureFiles = { files_id: filesId, full_type: fullType, drawing: svg !== undefined };
      const contents = { small, medium, large, full, original: svg === undefined ? undefined : Buffer.from(svg) };
      for (const variant of IMAGE_VARIANTS) {
        const content = contents[variant];
        if (content) await store.put(keyOf(files, variant), content);
      }
    },
    get: async (files, variant) => {
      const file = await store.get(keyOf(files, variant));
      return file && { stream: file.stream, bytes: file.bytes, type: typeOf(files, variant) };
    },
    read: (files, variant) => store.read(keyOf(files, variant)),
    remove: async (files) => {
      for (const variant of IMAGE_VARIANTS) await store.delete(keyOf(files, variant));
    },
  };
}

/** Without a drawing, the original is what is printed: the uploaded file itself is not kept. */
function keyOf(files: PictureFiles, variant: ImageVariant): string {
  const name = nameOf(files, variant === 'original' && !files.drawing ? 'full' : variant);
  return `images/${files.files_id}/${name}`;
}

function nameOf({ full_type }: PictureFiles, variant: ImageVariant): string {
  if (variant === 'original') return 'original.svg';
  return variant === 'full' ? `full.${full_type}` : `${variant}.webp`;
}

function typeOf(files: PictureFiles, variant: ImageVariant): string {
  if (variant === 'original' && files.drawing) return 'image/svg+xml';
  return variant === 'full' || variant === 'original' ? `image/${files.full_type}` : 'image/webp';
}
