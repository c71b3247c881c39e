import type { Claim } from '@figurina/contract';

/** What was reported, in the word for what it is about: who ordered boxes has no packs that could be missing. */
export const claimKind = (kind: Claim['kind'], item: Claim['item']) =>
  `claims.kind.${kind === 'packs_missing' && item === 'stickerbox_single_variety' ? 'boxes_missing' : kind}` as const;
