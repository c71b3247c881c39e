/** Why an export failed, by a stable code; `detail` is for the log. */
export type PressErrorCode =
  /** A picture or a font that the album names does not exist: trying again cannot help. */
  | 'content_missing'
  | 'render_page_failed'
  | 'render_page_timeout'
  | 'browser_died'
  | 'wrong_page_count'
  | 'nothing_to_print';

export class PressError extends Error {
  readonly code: PressErrorCode;

  constructor(code: PressErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}
