import type { AlbumDocument, Operation } from '@figurina/album';
import { HOUSE_USER, type AppliedMutation } from '@figurina/contract';
import { namedThings } from './notices.ts';
import { recordNameOf } from './pending.ts';
import type { SyncCore } from './sync-core.ts';

/** What the server does for a person, in the words of undo. */
const SERVER_STEP = 'steps.restore';

/** Takes in a mutation of somebody else, or one's own that came before its acknowledgement. */
export function takeMutation(core: SyncCore, mutation: AppliedMutation): void {
  const operations = mutation.units.flatMap((unit) => unit.operations);
  const isOwn = mutation.client_id === core.clientId;
  // A restore: nobody sent it from here.
  if (isOwn && core.pending.head()?.mutation.id !== mutation.id)
    core.history.took(SERVER_STEP, core.store.takesBack(operations));
  if (isOwn) core.ownWrites.wrote(operations, mutation.version);
  else if (mutation.user !== HOUSE_USER) {
    tellLosses(core, mutation);
    core.history.othersWrote(operations);
    rememberNames(core, operations);
  }
  core.replica.applyServer(operations);
}

/** Takes in a fresh copy; pending changes stay on top of it. */
export function takeCopy(core: SyncCore, fresh: AlbumDocument): void {
  core.history.othersWrote(core.replica.replaceServer(fresh));
}

/** What is deleted under a pending change will be refused by then: its name is kept for the notice. */
function rememberNames({ pending, replica, goneThings }: SyncCore, operations: readonly Operation[]): void {
  const doomed = operations.filter(
    (operation) => 'removed' in operation && pending.operationsOn(recordNameOf(operation) ?? '').length > 0,
  );
  for (const thing of namedThings([replica.server], doomed)) goneThings.set(thing.id, thing);
}

function tellLosses({ ownWrites, replica, notify }: SyncCore, mutation: AppliedMutation): void {
  const { overwritten, removed } = ownWrites.losses(mutation);
  const by = mutation.user;
  if (overwritten.length > 0) notify({ kind: 'overwritten', by, things: namedThings([replica.server], overwritten) });
  if (removed.length > 0) notify({ kind: 'removed', by, things: namedThings([replica.server], removed) });
}
