import { expect, it } from 'vitest';
import { claimKind } from './claim-kind.ts';

it('speaks of boxes to who ordered boxes, and of packs to everybody else', () => {
  expect(claimKind('packs_missing', 'stickerbox_single_variety')).toBe('claims.kind.boxes_missing');
  expect(claimKind('packs_missing', 'stickerpack')).toBe('claims.kind.packs_missing');
  expect(claimKind('damaged', 'stickerbox_single_variety')).toBe('claims.kind.damaged');
});
