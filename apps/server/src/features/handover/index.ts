export { createHandover, type Handover } from './handover.ts';
export type { HandoverParts } from './handover-parts.ts';
