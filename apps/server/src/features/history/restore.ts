import { type Actor, restorePatch, type RestoreScope } from '@figurina/album';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { HistoryParts } from './history-parts.ts';
import type { Point } from './history.queries.ts';
import type { PointsInBackground } from './make-points.ts';
import type { Points } from './points.ts';

export interface Restored {
  readonly mutation_id: string | null;
  readonly version: number;
}

export type Restore = (
  wish: { readonly point: Point; readonly scope: RestoreScope; readonly clientId: string | undefined },
  actor: Actor,
) => Promise<Restored | Refusal>;

type RestoreParts = Pick<HistoryParts, 'documents' | 'listChanged' | 'tell'> & {
  readonly points: Pick<Points, 'read'>;
  readonly send: PointsInBackground['send'];
};

/** One unit made of the difference, judged as everybody's, by the rights of who restores; a point is made of what was before. */
export function createRestore({ documents, points, listChanged, tell, send }: RestoreParts): Restore {
  return async ({ point, scope, clientId }, actor) => {
    const albumId = point.album_id;
    const then = await points.read(point);
    const hasPart = scope.kind === 'album' || restorePatch(then, then, scope, newId) !== null;
    if (!hasPart) return refuse('history_part_missing');
    const done = await documents.applyMutation({
      albumId,
      actor,
      units: (document) => restorePatch(document, then, scope, newId)!,
      ...(clientId !== undefined && { clientId }),
    });
    if (!done.ok) return done;
    if (done.refused[0]) return refuse(done.refused[0].code);
    if (done.mutationId) {
      const restored = { made_at: point.made_at.toISOString(), name: point.name, scope };
      await send({ albumId, version: done.version - 1, kind: 'restore', by: actor.userId, restored });
      listChanged(albumId, 'history');
      tell({ albumId, kind: 'restored', by: actor.userId, to: 'everybody', at: '/history' });
    }
    return { mutation_id: done.mutationId, version: done.version };
  };
}
