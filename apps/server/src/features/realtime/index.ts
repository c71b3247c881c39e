export { createRealtime, type Realtime } from './realtime.ts';
export type { ServerMutation, ServerMutationAnswer } from './documents/apply-server-mutation.ts';
export { listChanges } from './realtime.queries.ts';
