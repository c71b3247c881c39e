import type { Locale } from '@figurina/locales';
import type { CurrentDocument } from '../../albums/index.ts';

/** Somebody is about to approve an album for print. */
export interface Approving {
  readonly albumId: string;
  readonly current: CurrentDocument;
  /** The subject of who approves. */
  readonly by: string;
  /** They agree to what another scope costs; heard of who placed the order. */
  readonly acceptScope: boolean;
  readonly locale: Locale;
  readonly now: Date;
}
