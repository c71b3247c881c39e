import { type AlbumDocument, type Operation, readPath } from '@figurina/album';
import { HOUSE_USER, type AppliedMutation } from '@figurina/contract';
import { recordOf } from '../store/change.ts';
import { namedThings } from './notices.ts';
import { sayTheSame } from './own-writes.ts';
import { recordNameOf } from './pending.ts';
import { createComebackFold } from './comebacks.ts';
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
  if (isOwn) takeOwn(core, mutation);
  else if (mutation.user !== HOUSE_USER) {
    tellLosses(core, mutation);
    core.history.othersWrote(
      operations.filter((operation) => !isRemovalOfNothing(core.replica.server, operation)),
      core.pending.isAhead,
    );
    core.pending.rewrite(createComebackFold(core.pending, operations));
    rememberNames(core, operations);
  }
  core.replica.applyServer(operations);
}

/** The server has taken a mutation of one's own; what others wrote before it is known by now. */
export function takeOwn(
  { pending, history, ownWrites, replica }: SyncCore,
  { id, version, units }: AppliedMutation,
): void {
  const operations = units.flatMap((unit) => unit.operations);
  const serials = pending.taken(id);
  const gone = operations.filter((operation) => isRemovalOfNothing(replica.server, operation));
  if (gone.length > 0) history.wereGone(serials, gone);
  ownWrites.wrote(operations, version);
}

function isRemovalOfNothing(server: AlbumDocument, operation: Operation): boolean {
  const place = 'removed' in operation ? readPath(operation.part, operation.path) : null;
  return place?.field === null && recordOf(server, place) === undefined;
}

/** Takes in a fresh copy; pending changes stay on top of it. */
export function takeCopy(core: SyncCore, fresh: AlbumDocument): void {
  const changed = core.replica.replaceServer(fresh);
  // What looks like one's own, on its way, is it: the answer was lost.
  core.history.othersWrote(
    changed.filter((operation) => !isLikeOwn(core, operation)),
    core.pending.isAhead,
  );
}

function isLikeOwn({ pending }: SyncCore, operation: Operation): boolean {
  const own = pending.operationsOn(recordNameOf(operation) ?? '').filter(({ path }) => path === operation.path);
  return own.some((one) => sayTheSame(one, operation));
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
