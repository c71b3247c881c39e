import type { ReviewedFace } from '@figurina/album';

export const FACE_FILTERS = ['all', 'look', 'sure', 'none', 'by_hand'] as const;
export type FaceFilter = (typeof FACE_FILTERS)[number];

/** `look`: somebody should decide; `all` leaves out what was set by hand, which is not touched. */
export function fitsFilter({ finding }: ReviewedFace, filter: FaceFilter): boolean {
  if (filter === 'by_hand') return finding === 'by_hand';
  if (finding === 'by_hand') return false;
  if (filter === 'all') return true;
  if (filter === 'none') return finding === 'none' || finding === 'unsought';
  const isSure = finding === 'sure';
  return filter === 'sure' ? isSure : !isSure && finding !== 'none' && finding !== 'unsought';
}
