import type { AuditState } from './audit.tables.ts';

export interface Difference {
  readonly before: AuditState;
  readonly after: AuditState;
}

/** Of two states of a thing what became another; null where nothing did. */
export function differing(before: AuditState, after: AuditState): Difference | null {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const of = (state: AuditState): AuditState => Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
  return names.length === 0 ? null : { before: of(before), after: of(after) };
}
