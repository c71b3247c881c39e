import {
  type Actor,
  type AlbumDocument,
  applyUnit,
  hasTraces,
  joinTraces,
  Proofs,
  type Removal,
  removalIn,
  type Traces,
  type UnitRefusal,
} from '@figurina/album';
import type { Unit, UnitRefused } from '@figurina/contract';

export interface Judgement {
  /** They are in the document now. */
  readonly accepted: readonly Unit[];
  readonly refused: readonly UnitRefused[];
  /** What their author may take back later; null when that is nothing out of the ordinary. */
  readonly traces: Traces | null;
  /** What they deleted. */
  readonly removals: readonly Removal[];
}

/** Refused to everybody but who takes back what they did themselves. */
const NEEDS_PROOF: ReadonlySet<UnitRefusal> = new Set(['comment_of_other', 'last_spread_of_section', 'role_forbids']);

/**
 * Applies units one after the other; one that is refused leaves the others be. `past`: the traces that the log has of
 * this person, asked for only when a unit needs them.
 */
export async function judgeUnits(
  document: AlbumDocument,
  units: readonly Unit[],
  actor: Actor,
  past: () => Promise<readonly Traces[]>,
): Promise<Judgement> {
  const accepted: Unit[] = [];
  const refused: UnitRefused[] = [];
  const left: Traces[] = [];
  const removals: Removal[] = [];
  let proofs: Proofs | undefined;
  for (const unit of units) {
    let result = applyUnit(document, unit.operations, actor, proofs);
    if (!result.ok && !proofs && NEEDS_PROOF.has(result.code)) {
      proofs = new Proofs();
      for (const traces of [...(await past()), ...left]) proofs.add(traces);
      result = applyUnit(document, unit.operations, actor, proofs);
    }
    if (!result.ok) {
      refused.push({ unit_id: unit.id, code: result.code });
      continue;
    }
    accepted.push(unit);
    const removal = removalIn(document, result.inverse);
    if (removal) removals.push(removal);
    if (!hasTraces(result.traces)) continue;
    left.push(result.traces);
    proofs?.add(result.traces);
  }
  return { accepted, refused, traces: left.length > 0 ? joinTraces(left) : null, removals };
}
