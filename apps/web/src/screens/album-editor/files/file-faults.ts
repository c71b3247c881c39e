import { LIMITS } from '@figurina/contract';
import type { Translate } from '@figurina/locales';
import { type FileFault, type FileKinds, PICTURES } from './check-files.ts';

/** What is wrong with a file, in words that carry the limit. */
export function faultText(
  t: Translate,
  { name }: { readonly name: string },
  fault: FileFault,
  kinds: FileKinds = PICTURES,
): string {
  switch (fault) {
    case 'type':
      return t('files.type', { file: name, types: kinds.names });
    case 'too_small':
      return t('files.too_small', { file: name, min: LIMITS.imageBytesMin });
    case 'too_large':
      return t('files.too_large', { file: name, max: LIMITS.imageBytesMax / 1e6 });
    case 'too_many_pixels':
      return t('files.too_many_pixels', { file: name, max: LIMITS.imagePixelsMax / 1e6 });
  }
}
