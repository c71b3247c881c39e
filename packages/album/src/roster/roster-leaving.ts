import type { NodeId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import type { RosterChapter } from './chapters.ts';
import type { Leaving, RosterDecisions } from './roster-decisions.ts';

/** Somebody whom the list does not name, and what becomes of them. */
export interface RosterLeaving {
  readonly stickerId: StickerId;
  readonly name: string;
  readonly section: NodeId;
  /** The list names others of the chapter. */
  readonly isInListedChapter: boolean;
  readonly isMarked: boolean;
  readonly choice: Leaving;
}

/** Of somebody whom no row names. */
export function leavingOf(
  { id, name, sectionId, leftList }: Sticker,
  chapters: readonly RosterChapter[],
  decisions: RosterDecisions,
): RosterLeaving {
  return {
    stickerId: id as StickerId,
    name,
    section: sectionId as NodeId,
    isInListedChapter: chapters.some(({ target }) => target.kind !== 'new' && target.id === sectionId),
    isMarked: leftList,
    choice: decisions.leaving.get(id as StickerId) ?? (leftList ? 'mark' : 'keep'),
  };
}

/** What was said of those who are not in the list, as far as it changes something. */
export function changedLeaving(plan: { readonly leaving: readonly RosterLeaving[] }): RosterLeaving[] {
  return plan.leaving.filter(({ choice, isMarked }) => choice !== (isMarked ? 'mark' : 'keep'));
}
