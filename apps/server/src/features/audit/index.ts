export { type Audit, createAudit } from './audit.ts';
export { differing } from './differing.ts';
