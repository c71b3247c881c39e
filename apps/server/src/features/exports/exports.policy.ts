/** Who may order and see which exports. */
import { may, refusalOf, type Actor } from '@figurina/album';
import type { ErrorCode, RenderParams } from '@figurina/contract';

/** Exports of one member that may wait or run at the same time. */
export const OPEN_EXPORTS_OF_A_MEMBER = 3;

/** A proof shows the album as it is now: a PDF of its pages or spreads, trimmed, without anything for the printer. */
function isProof({ format, mode, includeBleed, copy, orderId }: RenderParams): boolean {
  const isLive = copy === 'live' && orderId === '';
  return isLive && format === 'pdf' && !includeBleed && (mode === 'pages' || mode === 'spreads');
}

/** Members order proofs, administrators everything. */
export function orderRefusal({ role }: Pick<Actor, 'role'>, params: RenderParams): ErrorCode | null {
  return refusalOf({ role }, isProof(params) ? 'read' : 'print');
}

/** Somebody sees their own exports, administrators all of the album. */
export function maySeeExport({ role, userId }: Pick<Actor, 'role' | 'userId'>, createdBy: string): boolean {
  return may({ role }, 'print') || userId === createdBy;
}
