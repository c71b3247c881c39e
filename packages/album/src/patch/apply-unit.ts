import type { AlbumDocument } from '../document/album.ts';
import { documentTables } from '../document/create-document.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { checkTouched, type Invariant } from '../document/integrity.ts';
import type { AlbumNode, NodeOf } from '../document/nodes/node.ts';
import { type Actor, may, mayEditComment } from '../permissions.ts';
import { CONTENT_RULES, isContentRule } from '../rules/content-rules.ts';
import { commentTrace, designTrace, NO_PROOFS, type Proofs, type Traces } from '../rules/proofs.ts';
import { mayDoAll, operationRefusal, ROLE_RULES } from '../rules/roles/role-refusal.ts';
import {
  firstSpreads,
  sizeFault,
  sizesOf,
  STRUCTURE_RULES,
  type StructureRule,
  structureFault,
  structureOf,
  touchesStructure,
} from '../rules/structure-rules.ts';
import { applyOperation } from './apply-patch.ts';
import { checkOperation } from './check-operation.ts';
import type { Operation, Patch } from './patch.ts';
import { fullPath, type TouchedRecord, touchedRecords } from './path.ts';

export const UNIT_REFUSALS = [
  ...ROLE_RULES,
  'comment_of_other',
  'wrong_shape',
  'node_gone',
  'parent_gone',
  'cycle',
  'invariant_broken',
  'text_changed',
  ...CONTENT_RULES,
  ...STRUCTURE_RULES,
] as const;
export type UnitRefusal = (typeof UNIT_REFUSALS)[number];

export type UnitResult =
  | {
      readonly ok: true;
      /** Takes the unit back. */
      readonly inverse: Patch;
      readonly touched: readonly TouchedRecord[];
      /** What its author may take back later, and nobody could do without having done this. */
      readonly traces: Traces;
    }
  | {
      readonly ok: false;
      readonly code: UnitRefusal;
      /** All full paths of the unit: what its author has to put back. */
      readonly paths: readonly string[];
      /** The full path that was refused, for logs and tests. */
      readonly at: string;
      readonly invariant?: Invariant | StructureRule;
    };

/**
 * Applies the patch of one command, which comes from outside, whole or not at all: the actor's rights path by path,
 * shapes, records that are gone, the text it was made from, then the invariants and what may not be done to chapters and covers, judged
 * once after the unit. On a refusal the document is as it was. `proofs`: what the actor did before and may take back.
 */
export function applyUnit(document: AlbumDocument, unit: Patch, actor: Actor, proofs: Proofs = NO_PROOFS): UnitResult {
  if (!may(actor, 'read')) return refusal(unit, 'forbidden', unit[0] ? fullPath(unit[0]) : '');
  const isJudged = !mayDoAll(actor);
  const tables = documentTables(document);
  const sizes = sizesOf(document);
  const structure = touchesStructure(document, unit) ? structureOf(document) : null;
  const undo: Operation[] = [];
  const takeBack = () => {
    for (const operation of undo.toReversed()) applyOperation(tables, operation);
  };
  const foreign: NodeOf<'Comment'>[] = [];
  const found = new Map<NodeId, NodeOf<'Comment'>>();
  const designs: Traces['designs'] = [];
  for (const operation of unit) {
    const before = commentAt(document, operation);
    const denied = isJudged ? operationRefusal(document, operation, actor, proofs) : null;
    const fault = denied ?? checkOperation(document, operation);
    if (fault) {
      takeBack();
      return refusal(unit, fault, fullPath(operation));
    }
    const design = isJudged ? designTrace(document, operation) : null;
    if (design) designs.push(design);
    const inverse = applyOperation(tables, operation);
    if (inverse) undo.push(inverse);
    const after = commentAt(document, operation);
    if (before && !found.has(before.id)) found.set(before.id, before);
    if (before && !isResolving(operation) && !mayEditComment(actor, before.props)) foreign.push(before);
    if (after && !mayBeBy(after, before ?? found.get(after.id), actor, proofs)) {
      takeBack();
      return refusal(unit, 'comment_of_other', fullPath(operation));
    }
  }
  const stranger = foreign.find((comment) => !isSweptAlong(document, comment));
  if (stranger) {
    takeBack();
    return refusal(unit, 'comment_of_other', `workspace:nodes/${stranger.id}`);
  }
  const violation = checkTouched(document, unit);
  if (violation) {
    takeBack();
    return { ...refusal(unit, codeOf(violation.invariant), violation.at), invariant: violation.invariant };
  }
  const wrong = structure && structureFault(document, structure, proofs.takenBack);
  const rule = wrong ? wrong.rule : sizeFault(document, sizes) ? 'album_full' : null;
  if (rule) {
    takeBack();
    return { ...refusal(unit, rule, wrong ? `workspace:nodes/${wrong.id}` : ''), invariant: rule };
  }
  const swept = [...found.values()].filter(({ id, props }) => !document.nodes.has(id) && props.userId !== actor.userId);
  const traces = {
    comments: swept.map(commentTrace),
    first_spreads: structure ? firstSpreads(document, structure) : [],
    designs: designs.filter(({ id }) => !document.stickers.has(id as StickerId)),
  };
  return { ok: true, inverse: undo.reverse(), touched: touchedRecords(unit), traces };
}

function refusal(unit: Patch, code: UnitRefusal, at: string) {
  return { ok: false, code, paths: unit.map(fullPath), at } as const;
}

const CODES: Partial<Record<Invariant, UnitRefusal>> = {
  parent_exists: 'parent_gone',
  no_cycle: 'cycle',
  static_ends: 'section_static',
};

function codeOf(invariant: Invariant): UnitRefusal {
  return CODES[invariant] ?? (isContentRule(invariant) ? invariant : 'invariant_broken');
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

/** Who writes a comment is its author, for good; one that was taken along comes back as it was. */
function mayBeBy(
  comment: NodeOf<'Comment'>,
  before: NodeOf<'Comment'> | undefined,
  actor: Actor,
  proofs: Proofs,
): boolean {
  const { userId } = comment.props;
  return (before ? before.props.userId : actor.userId) === userId || proofs.proves(comment);
}

/** Somebody else's comment goes with its spread, an answer with what it answers, and they come back when that is undone. */
function isSweptAlong(document: AlbumDocument, comment: NodeOf<'Comment'>): boolean {
  return !document.nodes.has(comment.id) && !document.nodes.has(comment.parent!);
}
