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

  /** The pictures that it is about, by their ids. */
  readonly pictures: readonly string[];

  constructor(code: PressErrorCode, detail: string, pictures: readonly string[] = []) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.pictures = pictures;
  }
}
