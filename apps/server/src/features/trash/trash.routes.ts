import { type Actor, bringBack, isBack, type Removal, type RemovedThing } from '@figurina/album';
import { emptyTrash, LIMITS, listTrash, restoreFromTrash } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { peopleOf } from '../history/index.ts';
import type { TrashParts } from './trash-parts.ts';
import * as queries from './trash.queries.ts';
import { withoutPictures } from './without-pictures.ts';

const SHOWN = 200;
const DAY_MS = 86_400_000;

export function serveTrash(http: FastifyInstance, parts: TrashParts): void {
  const { db, access, documents, pictures, listChanged } = parts;

  route(http, listTrash, async ({ params, caller }) => {
    const actor = await access(params.id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const [entries, current] = await Promise.all([
      queries.listEntries(db, params.id, SHOWN),
      documents.readDocument(params.id),
    ]);
    if (!current) return refuse('not_found');
    const left = entries
      .map((entry) => ({ ...entry, things: entry.things.filter((thing) => !isBack(current.document, [thing])) }))
      .filter(({ things }) => things.length > 0);
    return {
      entries: left.map(({ id, removed_by, removed_at, things }) => ({
        id,
        removed_by,
        removed_at: removed_at.toISOString(),
        expires_at: new Date(removed_at.getTime() + LIMITS.trashDays * DAY_MS).toISOString(),
        things,
      })),
      people: await peopleOf(
        db,
        left.map(({ removed_by }) => removed_by),
      ),
    };
  });

  route(http, restoreFromTrash, async ({ params, body, caller }) => {
    const entry = await queries.findEntry(db, params.id, params.entry);
    const chosen = chosenOf(entry?.things ?? [], body.things);
    const isFilling = chosen.length > 0 && chosen.every(({ kind }) => kind === 'sticker');
    const actor = await access(params.id, caller, isFilling ? 'restoreStickers' : 'restore');
    if (isRefusal(actor)) return actor;
    if (!entry || chosen.length === 0) return refuse('not_found');
    return bring(actor, params.id, await whatIsLeft(entry), { chosen, clientId: body.client_id });
  });

  route(http, emptyTrash, async ({ params, caller }) => {
    const actor = await access(params.id, caller, 'emptyTrash');
    if (isRefusal(actor)) return actor;
    await queries.deleteEntries(db, params.id);
    listChanged(params.id, 'trash');
    return undefined;
  });

  /** Pictures whose files have gone for good do not come back. */
  async function whatIsLeft({ things, records }: queries.Entry): Promise<Removal> {
    const removal: Removal = { things, records: JSON.parse(records) as Removal['records'] };
    const own = removal.records.flatMap(({ part, path }) => (part === 'images' && !path.includes('/') ? [path] : []));
    const there = await pictures.existing(own);
    return withoutPictures(removal, new Set(own.filter((id) => !there.has(id))));
  }

  async function bring(
    actor: Actor,
    albumId: string,
    removal: Removal,
    { chosen, clientId }: { chosen: readonly RemovedThing[]; clientId: string | undefined },
  ) {
    const keys = new Set(chosen.map(({ key }) => key));
    let homeless: readonly string[] = [];
    const done = await documents.applyMutation({
      albumId,
      actor,
      units: (document) => {
        const back = bringBack(document, removal, keys);
        homeless = back.homeless;
        return back.patch;
      },
      ...(clientId !== undefined && { clientId }),
    });
    if (!done.ok) return done;
    if (done.refused[0]) return refuse(done.refused[0].code);
    if (!done.mutationId && homeless.length > 0) return refuse('trash_place_gone');
    listChanged(albumId, 'trash');
    return { mutation_id: done.mutationId, version: done.version };
  }
}

function chosenOf(things: readonly RemovedThing[], keys: readonly string[] | undefined): RemovedThing[] {
  return things.filter(({ key }) => !keys || keys.includes(key));
}
