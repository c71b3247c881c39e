import { type Actor, type AlbumDocument, applyUnit } from '@figurina/album';
import type { Unit, UnitRefused } from '@figurina/contract';

export interface Judgement {
  /** They are in the document now. */
  readonly accepted: readonly Unit[];
  readonly refused: readonly UnitRefused[];
}

/** Applies units one after the other; one that is refused leaves the others be. */
export function judgeUnits(document: AlbumDocument, units: readonly Unit[], actor: Actor): Judgement {
  const accepted: Unit[] = [];
  const refused: UnitRefused[] = [];
  for (const unit of units) {
    const result = applyUnit(document, unit.operations, actor);
    if (result.ok) accepted.push(unit);
    else refused.push({ unit_id: unit.id, code: result.code });
  }
  return { accepted, refused };
}
