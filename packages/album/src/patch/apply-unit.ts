import type { AlbumDocument } from '../document/album.ts';
import { documentTables } from '../document/create-document.ts';
import type { NodeId } from '../document/ids.ts';
import { checkTouched, type Invariant } from '../document/integrity.ts';
import type { AlbumNode, NodeOf } from '../document/nodes/node.ts';
import { type Actor, editRefusal, mayEditComment } from '../permissions.ts';
import { applyOperation } from './apply-patch.ts';
import { checkOperation } from './check-operation.ts';
import type { Operation, Patch } from './patch.ts';
import { fullPath, type TouchedRecord, touchedRecords } from './path.ts';

export const UNIT_REFUSALS = [
  'forbidden',
  'album_locked',
  'comment_of_other',
  'wrong_shape',
  'node_gone',
  'parent_gone',
  'cycle',
  'invariant_broken',
  'text_changed',
] as const;
export type UnitRefusal = (typeof UNIT_REFUSALS)[number];

export type UnitResult =
  | {
      readonly ok: true;
      /** Takes the unit back. */
      readonly inverse: Patch;
      readonly touched: readonly TouchedRecord[];
    }
  | {
      readonly ok: false;
      readonly code: UnitRefusal;
      /** All full paths of the unit: what its author has to put back. */
      readonly paths: readonly string[];
      /** The full path that was refused, for logs and tests. */
      readonly at: string;
      readonly invariant?: Invariant;
    };

/**
 * Applies the patch of one command, which comes from outside, whole or not at all: shapes, records that are gone, the
 * actor's rights, the text it was made from, then the invariants, judged once after the unit. On a refusal the document
 * is as it was.
 */
export function applyUnit(document: AlbumDocument, unit: Patch, actor: Actor): UnitResult {
  const denied = editRefusal(actor);
  if (denied) return refusal(unit, denied, unit[0] ? fullPath(unit[0]) : '');
  const tables = documentTables(document);
  const undo: Operation[] = [];
  const takeBack = () => {
    for (const operation of undo.toReversed()) applyOperation(tables, operation);
  };
  const foreign: NodeOf<'Comment'>[] = [];
  for (const operation of unit) {
    const before = commentAt(document, operation);
    const fault = checkOperation(document, operation);
    if (fault) {
      takeBack();
      return refusal(unit, fault, fullPath(operation));
    }
    const inverse = applyOperation(tables, operation);
    if (inverse) undo.push(inverse);
    for (const comment of [before, commentAt(document, operation)]) {
      if (comment && !isResolving(operation) && !mayEditComment(actor, comment.props)) foreign.push(comment);
    }
  }
  const stranger = foreign.find((comment) => !isSweptAlong(document, undo, comment));
  if (stranger) {
    takeBack();
    return refusal(unit, 'comment_of_other', `workspace:nodes/${stranger.id}`);
  }
  const violation = checkTouched(document, unit);
  if (violation) {
    takeBack();
    return { ...refusal(unit, codeOf(violation.invariant), violation.at), invariant: violation.invariant };
  }
  return { ok: true, inverse: undo.reverse(), touched: touchedRecords(unit) };
}

function refusal(unit: Patch, code: UnitRefusal, at: string) {
  return { ok: false, code, paths: unit.map(fullPath), at } as const;
}

function codeOf(invariant: Invariant): UnitRefusal {
  if (invariant === 'parent_exists') return 'parent_gone';
  return invariant === 'no_cycle' ? 'cycle' : 'invariant_broken';
}

function commentAt(document: AlbumDocument, { part, path }: Operation): NodeOf<'Comment'> | null {
  if (part !== 'workspace') return null;
  const node: AlbumNode | undefined = document.nodes.get(path.split('/')[1] as NodeId);
  return node?.type === 'Comment' ? node : null;
}

/** What a comment asks for is done by whoever does it, and everybody in the album says so. */
function isResolving({ path }: Operation): boolean {
  return path.endsWith('/props/done');
}

/**
 * Somebody else's comment goes with its spread, an answer with what it answers, and they come back when that is undone.
 * `undo`: how the unit is taken back.
 */
function isSweptAlong(document: AlbumDocument, undo: Patch, comment: NodeOf<'Comment'>): boolean {
  const parent = comment.parent!;
  if (!document.nodes.has(comment.id)) return !document.nodes.has(parent);
  const isNew = (id: NodeId) =>
    undo.some(
      (operation) => 'removed' in operation && operation.part === 'workspace' && operation.path === `nodes/${id}`,
    );
  return isNew(comment.id) && isNew(parent);
}
