export { createRealtime, type Realtime } from './realtime.ts';
export { colorOf } from './socket/colors.ts';
export type { Removed } from './documents/documents.ts';
export type { ServerMutation, ServerMutationAnswer } from './documents/apply-server-mutation.ts';
export { listChanges } from './realtime.queries.ts';
