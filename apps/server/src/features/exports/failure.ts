/** Why an export failed, as it is kept: the words are chosen when somebody reads it. */
import type { PressErrorCode } from '@figurina/press';
import type { Translate } from '@figurina/locales';

type FailureCode = PressErrorCode | 'checks_failed' | 'photo_withdrawn' | 'worker_died' | 'unexpected';

export interface Failure {
  readonly code: FailureCode;
  /** For the log; the names of the rules for `checks_failed`. */
  readonly detail: string;
}

export function failureText(t: Translate, { code, detail }: Failure): string {
  return code === 'checks_failed' ? t('exports.failed.checks_failed', { rules: detail }) : t(`exports.failed.${code}`);
}

/** An attempt that failed in a way that has a name. */
export class ExportFailure extends Error {
  readonly code: FailureCode;
  readonly detail: string;

  constructor({ code, detail }: Failure) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
