/** What somebody may do in the open album now, and the words for what they may not: see `roleRefusal` of packages/album. */
import {
  type Actor,
  type AlbumDocument,
  type CommandResult,
  type EditRight,
  isRefused,
  mayDoAll,
  type NodeId,
  patchRefusal,
  type RoleRule,
  roleRefusal,
  sectionAbove,
} from '@figurina/album';
import type { EditorStore } from '@figurina/editor';

/** A node, a chapter for its stickers, or what belongs to no chapter. Without it only role and lock are asked. */
export type EditedAt = NodeId | 'album';
/** One place, or all that something concerns at once: what is closed in one of them is closed. */
export type EditedPlaces = EditedAt | readonly EditedAt[];

export interface Rights {
  editable(right?: EditRight, at?: EditedPlaces): boolean;
  /** The text key of why not; null when it may be done. */
  whyClosed(right?: EditRight, at?: EditedPlaces): ClosedWords | null;
  /** The same for a command whose places only its patch knows. For who may do everything it is not made. */
  whyRefused(right: EditRight, command: (document: AlbumDocument) => CommandResult): ClosedWords | null;
  /** Steps that a lock keeps from being taken back wait until it is open again. */
  mayUndo(): boolean;
}

export type ClosedWords = 'notices.locked' | `roles.why.${EditRight | 'section'}` | 'problems.removed_from_album';

export function createRights({ store, actor }: { store: Pick<EditorStore, 'document'>; actor: () => Actor }): Rights {
  const refusal = (right: EditRight, at: EditedPlaces = []): RoleRule | null => {
    const places = typeof at === 'string' ? [at] : at;
    return roleRefusal(
      actor(),
      right,
      places.map((place) => (place === 'album' ? null : sectionAbove(store.document, place))),
    );
  };
  return {
    editable: (right = 'design', at) => refusal(right, at) === null,
    whyClosed(right = 'design', at) {
      const rule = refusal(right, at);
      return rule && closedWords(rule, right);
    },
    whyRefused(right, command) {
      const rule = refusal(right);
      if (rule) return closedWords(rule, right);
      if (mayDoAll(actor())) return null;
      const patch = command(store.document);
      // What the rules of the album refuse is said where it is tried.
      const denied = isRefused(patch) ? null : patchRefusal(store.document, patch, actor());
      return denied && closedWords(denied, denied === 'role_forbids' ? 'design' : right);
    },
    mayUndo: () => refusal('fill') !== 'album_locked' && refusal('comment') === null,
  };
}

function closedWords(rule: RoleRule, right: EditRight): ClosedWords {
  if (rule === 'album_locked') return 'notices.locked';
  if (rule === 'section_forbids') return 'roles.why.section';
  return rule === 'forbidden' ? 'problems.removed_from_album' : `roles.why.${right}`;
}
