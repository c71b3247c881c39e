/** What somebody may do in the open album now, and the words for what they may not: see `roleRefusal` of packages/album. */
import { type Actor, type EditRight, type NodeId, type RoleRule, roleRefusal, sectionAbove } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';

/** A node, a chapter for its stickers, or what belongs to no chapter. Without it only role and lock are asked. */
export type EditedAt = NodeId | 'album';

export interface Rights {
  editable(right?: EditRight, at?: EditedAt): boolean;
  /** The text key of why not; null when it may be done. */
  whyClosed(right?: EditRight, at?: EditedAt): ClosedWords | null;
  /** Steps that a lock keeps from being taken back wait until it is open again. */
  mayUndo(): boolean;
}

export type ClosedWords = 'notices.locked' | `roles.why.${EditRight | 'section'}` | 'problems.removed_from_album';

export function createRights({ store, actor }: { store: Pick<EditorStore, 'document'>; actor: () => Actor }): Rights {
  const refusal = (right: EditRight, at?: EditedAt): RoleRule | null => {
    const sections = at === undefined ? [] : [at === 'album' ? null : sectionAbove(store.document, at)];
    return roleRefusal(actor(), right, sections);
  };
  return {
    editable: (right = 'design', at) => refusal(right, at) === null,
    whyClosed(right = 'design', at) {
      const rule = refusal(right, at);
      return rule && closedWords(rule, right);
    },
    mayUndo: () => refusal('fill') !== 'album_locked' && refusal('comment') === null,
  };
}

function closedWords(rule: RoleRule, right: EditRight): ClosedWords {
  if (rule === 'album_locked') return 'notices.locked';
  if (rule === 'section_forbids') return 'roles.why.section';
  return rule === 'forbidden' ? 'problems.removed_from_album' : `roles.why.${right}`;
}
