import type { PreflightRule } from '@figurina/album';

/** The rules whose findings can be mended by a press, each with words for what happens then. */
const FIXED = [
  'P5',
  'P24',
  'P25',
  'P26',
  'P27',
  'cell_empty',
  'small_text',
  'sticker_hidden',
  'sticker_unplaced',
  'text_too_long',
] as const satisfies readonly PreflightRule[];
type FixedRule = (typeof FIXED)[number];

export function hasFixWords(rule: PreflightRule): rule is FixedRule {
  return (FIXED as readonly PreflightRule[]).includes(rule);
}
