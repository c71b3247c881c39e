/**
 * What a role, a lock and the chapters that somebody is kept to leave them of the document. The server judges every
 * operation by it (patch/apply-unit.ts), and the tools of the editor are grey by the same.
 */
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import type { AlbumNode } from '../../document/nodes/node.ts';
import type { Operation } from '../../patch/patch.ts';
import { readPath } from '../../patch/path.ts';
import { type Actor, isRestricted, may, mayEditComment, refusalOf } from '../../permissions.ts';
import type { Proofs } from '../proofs.ts';
import { type AskedSection, askedSections, sectionAbove } from './asked-sections.ts';
import { askedRight, EDIT_RIGHTS, type EditRight } from './asked-right.ts';

export const ROLE_RULES = ['forbidden', 'album_locked', 'role_forbids', 'section_forbids'] as const;
export type RoleRule = (typeof ROLE_RULES)[number];

/** Why somebody may not do a thing in these chapters, or null when they may. Without chapters only their role is asked. */
export function roleRefusal(actor: Actor, right: EditRight, sections: readonly AskedSection[] = []): RoleRule | null {
  if (!may(actor, 'read')) return 'forbidden';
  const denied = refusalOf(actor, right);
  if (denied) return denied === 'forbidden' ? 'role_forbids' : denied;
  if (right === 'comment' || !isRestricted(actor)) return null;
  return sections.every((section) => section !== null && actor.sections!.includes(section)) ? null : 'section_forbids';
}

/** Whether there is nothing that an operation could ask for in vain. */
export function mayDoAll(actor: Actor): boolean {
  return !isRestricted(actor) && EDIT_RIGHTS.every((right) => may(actor, right));
}

/** The same for one operation that comes from outside, before it is applied. What is gone already, or has no meaning, asks for nothing. */
export function operationRefusal(
  document: AlbumDocument,
  operation: Operation,
  actor: Actor,
  proofs: Proofs,
): RoleRule | null {
  const place = readPath(operation.part, operation.path);
  if (!place) return null;
  const isThere = place.table === 'settings' || document[place.table as 'nodes'].has(place.id as NodeId);
  if (!isThere && (place.field !== null || 'removed' in operation)) return null;
  const right = askedRight(document, operation, place, proofs);
  return roleRefusal(actor, right, right === 'comment' ? [] : askedSections(document, operation, place));
}

/** Why the tools do not act on a node; null when they do, as far as role, lock and chapter go. */
export function nodeRefusal(document: AlbumDocument, actor: Actor, node: AlbumNode): RoleRule | null {
  const right = node.type === 'Comment' ? 'comment' : 'design';
  return roleRefusal(actor, right, [sectionAbove(document, node.id)]);
}

/** Why somebody may not say which sticker a cell holds. */
export function cellRefusal(document: AlbumDocument, actor: Actor, cell: NodeId): RoleRule | null {
  return roleRefusal(actor, 'fill', [sectionAbove(document, cell)]);
}

/** Why somebody may not change a sticker: its name, its photo, whether it is there. */
export function stickerRefusal(document: AlbumDocument, actor: Actor, id: StickerId): RoleRule | null {
  return roleRefusal(actor, 'fill', [document.stickers.get(id)?.sectionId ?? null]);
}

/**
 * Whether the tools act on a node: the album is open to the actor there, a comment is their own, and the element is not
 * locked. An element's lock keeps hands off, it is no right: anybody who may edit unlocks it, and commands that sweep
 * over everything (layouts, removing a spread) pass over it.
 */
export function mayEditNode(document: AlbumDocument, actor: Actor, node: AlbumNode): boolean {
  if (nodeRefusal(document, actor, node)) return false;
  if (node.type === 'Comment') return mayEditComment(actor, node.props);
  return !('locked' in node.props && node.props.locked);
}
