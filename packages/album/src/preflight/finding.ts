import type { NodeId, StickerId } from '../document/ids.ts';
import type { Patch } from '../patch/patch.ts';

/** What is checked: rules P5 and P24 to P27 of the print rules, what an album for print should not lack, what is still the template's, letters without a font. */
export const PREFLIGHT_RULES = [
  'P5',
  'P24',
  'P25',
  'P26',
  'P27',
  'sticker_without_name',
  'sticker_without_photo',
  'sticker_unplaced',
  'sticker_hidden',
  'photo_twice',
  'cell_empty',
  'no_motifs',
  'small_text',
  'spine_words',
  'spreads_needed',
  'template',
  'text_too_long',
  'unprintable',
] as const;
export type PreflightRule = (typeof PREFLIGHT_RULES)[number];

/** Something about an album that its makers should see before it is printed. The words are the catalogue's, by rule. */
export interface Finding {
  readonly rule: PreflightRule;
  /** An error stands in the way of an order; a warning is accepted before the print; a hint is only told. */
  readonly severity: 'error' | 'warning' | 'hint';
  /** The element to jump to, where there is one. */
  readonly nodeId: NodeId | null;
  readonly stickerId: StickerId | null;
  /** For the message, e.g. `{ ppi: 62 }`; lengths in mm. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** What mends a finding, in one step. */
export interface Fix {
  readonly patch: Patch;
  /** Whether it changes nothing that anybody would miss: it may be done together with others, unseen. */
  readonly isSafe: boolean;
}

/** In the editor a low resolution on a sticker is a hint; an order does not pass with it (decision 36). */
export type PreflightPurpose = 'editor' | 'order';
