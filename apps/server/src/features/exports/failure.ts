/** Why an export failed, as it is kept: the words are chosen when somebody reads it. */
import type { PressErrorCode } from '@figurina/press';
import type { Translate } from '@figurina/locales';
import type { FailurePlace } from './failure-places.ts';

type FailureCode = PressErrorCode | 'checks_failed' | 'photo_withdrawn' | 'cancelled' | 'worker_died' | 'unexpected';

export interface Failure {
  readonly code: FailureCode;
  /** For the log; the names of the rules for `checks_failed`. */
  readonly detail: string;
  /** The pictures that do not exist or cannot be read, by their ids. */
  readonly pictures?: readonly string[];
  /** Where these are in the album that was printed. */
  readonly places?: readonly FailurePlace[];
}

export function failureText(t: Translate, { code, detail, places = [] }: Failure): string {
  if (places.length > 0) return t('exports.failed.pictures', { count: places.length });
  return code === 'checks_failed' ? t('exports.failed.checks_failed', { rules: detail }) : t(`exports.failed.${code}`);
}

/** An attempt that failed in a way that has a name. */
export class ExportFailure extends Error {
  readonly code: FailureCode;
  readonly detail: string;
  readonly pictures: readonly string[];

  constructor({ code, detail, pictures = [] }: Failure) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
    this.pictures = pictures;
  }
}
