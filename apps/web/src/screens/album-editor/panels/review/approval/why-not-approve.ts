import type { ReviewState } from '@figurina/contract';
import type { KeyedFinding } from './use-preflight.ts';

export interface ApprovalFacts {
  readonly state: Pick<ReviewState, 'lock' | 'may_approve'>;
  /** Null while they are worked out. */
  readonly findings: readonly Pick<KeyedFinding, 'severity' | 'key'>[] | null;
  readonly accepted: ReadonlySet<string>;
  readonly unseen: number;
  readonly names: boolean;
  readonly final: boolean;
}

export type WhyNot = 'approval' | 'review' | 'staff' | 'role' | 'checking' | 'errors' | 'unseen' | 'warnings' | 'boxes';

/** Why the album cannot be approved now: the first thing to be done about it. Null when it can. */
export function whyNotApprove(facts: ApprovalFacts): { why: WhyNot; count: number } | null {
  const { state, findings, accepted, unseen, names, final } = facts;
  if (state.lock) return { why: state.lock.cause, count: 0 };
  if (!state.may_approve) return { why: 'role', count: 0 };
  if (!findings) return { why: 'checking', count: 0 };
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return { why: 'errors', count: errors };
  if (unseen > 0) return { why: 'unseen', count: unseen };
  const open = findings.filter(({ key }) => !accepted.has(key)).length;
  if (open > 0) return { why: 'warnings', count: open };
  return names && final ? null : { why: 'boxes', count: 0 };
}
