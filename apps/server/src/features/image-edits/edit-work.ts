/** What an edit is made by: a service that takes prompts, or an effect of our own. Both tell the same story. */
import type { ErrorCode, ImageEditState } from '@figurina/contract';
import type { Face } from '@figurina/album';

export interface EditSource {
  /** JPEG or PNG, upright, in sRGB. */
  bytes: Buffer;
  width: number;
  height: number;
  face: Face | null;
  /** The album's palette as hex colours, first to fifth. */
  palette: readonly string[];
}

export interface EditProgress {
  /** Throws when nobody wants the job any more. */
  step(state: Extract<ImageEditState, 'request_sent' | 'connected' | 'request_accepted'>): Promise<void>;
  partial(picture: Buffer): Promise<void>;
  signal: AbortSignal;
}

export type EditFailure = Extract<
  ErrorCode,
  'image_edit_failed' | 'image_edit_refused' | 'image_edit_busy' | 'image_edit_too_slow'
>;
export type Edited = { ok: true; bytes: Buffer } | { ok: false; code: EditFailure };

/** Expected failures are values; it throws what it does not know, and when the signal fires. */
export type EditWork = (source: EditSource, progress: EditProgress) => Promise<Edited>;
