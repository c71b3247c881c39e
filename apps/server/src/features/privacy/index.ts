export { findDone as findErased } from './erasing/erasures.queries.ts';
export { createPrivacy, type Privacy } from './privacy.ts';
export { retentionReport } from './retention/retain.ts';
export { retentionRules } from './retention/rules.ts';
