import { LIMITS } from '@figurina/contract';
import type { Translate } from '@figurina/locales';
import { type FileFault, type FileKinds, PICTURES } from './check-files.ts';

export interface FaultyFile {
  readonly name: string;
  readonly fault: FileFault;
}

/** So many files of one fault are named, and the rest are counted. */
const NAMED = 3;

/** What is wrong with some files, in words that carry the limit: one sentence a fault, however many files have it. */
export function faultTexts(
  t: Translate,
  faulty: readonly FaultyFile[],
  kinds: FileKinds = PICTURES,
): readonly string[] {
  const byFault = Map.groupBy(faulty, ({ fault }) => fault);
  return [...byFault].map(([fault, files]) => faultText(t, fault, namesOf(t, files), files.length, kinds));
}

function faultText(t: Translate, fault: FileFault, files: string, count: number, kinds: FileKinds): string {
  switch (fault) {
    case 'type':
      return t('files.type', { files, count, types: kinds.names });
    case 'too_small':
      return t('files.too_small', { files, count, min: LIMITS.imageBytesMin });
    case 'too_large':
      return t('files.too_large', { files, count, max: LIMITS.imageBytesMax / 1e6 });
    case 'too_many_pixels':
      return t('files.too_many_pixels', { files, count, max: LIMITS.imagePixelsMax / 1e6 });
  }
}

function namesOf(t: Translate, files: readonly FaultyFile[]): string {
  const names = files.slice(0, NAMED).map(({ name }) => t('files.quoted', { file: name }));
  const count = files.length - names.length;
  return [names.join(', '), ...(count > 0 ? [t('files.and_more', { count })] : [])].join(' ');
}
