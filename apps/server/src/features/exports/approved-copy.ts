import type { Album } from '@figurina/contract';
import type { CurrentDocument } from '../albums/index.ts';

/** A copy that nobody changes any more. */
export interface ApprovedCopy extends CurrentDocument {
  readonly approvalId: string;
  /** SHA-256 of its content. */
  readonly hash: string;
  readonly title: string;
  readonly releaseDate: string | null;
  readonly language: Album['language'];
  readonly approvedAt: Date;
}
