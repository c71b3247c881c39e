import {
  changeAlbum,
  copyAlbum,
  createAlbum,
  deleteAlbum,
  listAlbums,
  listOrganizations,
  readAlbum,
  readAlbumHead,
  type RequestOf,
  type StickerLinkSettings,
} from '@figurina/contract';
import { may, type Actor, type FontEntry, type Patch } from '@figurina/album';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, nameOf } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Prepared } from '../../platform/http/prepared.ts';
import { route } from '../../platform/http/route.ts';
import { albumSummary, packedDocument, preparedAnswer, type Reading } from './album-answers.ts';
import { changeRefusal } from './albums.policy.ts';
import * as queries from './albums.queries.ts';
import type { AlbumAccess } from './album-access.ts';
import type { AlbumTrash } from './album-trash.ts';
import type { AlbumsParts } from './albums-parts.ts';
import { makeCopy } from './copy-album.ts';
import { serveCover } from './cover.routes.ts';
import type { Covers } from './covers.ts';
import { makeAlbum } from './create-album.ts';
import { serveTrashedAlbums } from './trashed-albums.routes.ts';
import { lockByHand } from './lock-by-hand.ts';
import type { ReadHead } from './read-head.ts';

/** Each is a whole album; nobody needs more of them by hand. */
const COPIES_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

interface AlbumRoutesParts extends AlbumsParts {
  covers: Covers;
  readonly access: AlbumAccess;
  readonly trash: AlbumTrash;
  readonly readHead: ReadHead;
}

export function serveAlbums(http: FastifyInstance, parts: AlbumRoutesParts): void {
  const { db, clock, counters, documents, members, blueprints, pictures, covers, access, announce, changeStickerLink } =
    parts;
  const { trash, hasOpenOrder } = parts;

  type Known = Awaited<ReturnType<AlbumsParts['blueprints']['known']>>;

  function reading(
    head: queries.AlbumHead,
    { role, sections = null }: Pick<Actor, 'role' | 'sections'>,
    caller: Caller,
    { known, request }: { known: Known; request: FastifyRequest },
  ): Reading {
    return {
      role,
      sections,
      blueprintTitle: known.title(head.blueprint_id, localeOf(request)),
      coverUrl: covers.url(head, pictures.imageToken(head.id, caller)),
    };
  }

  async function read(
    id: string,
    place: Pick<Actor, 'role' | 'sections'>,
    caller: Caller,
    request: FastifyRequest,
  ): Promise<Prepared | Refusal> {
    const [head, current] = await Promise.all([queries.findAlbum(db, id), documents.derivedOf(id, packedDocument)]);
    if (!head || !current) return refuse('not_found');
    // The repairs after the reading, which is what puts things right.
    const [known, repairs, document, previewPath] = await Promise.all([
      blueprints.known([head.blueprint_id]),
      documents.repairsOf(id),
      current.value,
      may(place, 'readPreviewLink') ? parts.previewPath(id) : null,
    ]);
    const reads = reading(head, place, caller, { known, request });
    const imageToken = pictures.imageToken(id, caller);
    return preparedAnswer(document, repairs, head, current.version, reads, { imageToken, previewPath });
  }

  route(http, listAlbums, async ({ caller, request }) => {
    const own = new Map((await members.albumsOf(caller)).map(({ albumId, role }) => [albumId, role]));
    // Blueprints that were albums are every administrator's to edit.
    const templates = caller.admin ? await queries.listBlueprintIds(db) : [];
    const heads = await queries.listAlbums(db, [...new Set([...own.keys(), ...templates])]);
    const known = await blueprints.known(heads.map((head) => head.blueprint_id));
    return {
      albums: heads.flatMap((head) => {
        const role = caller.admin ? 'admin' : own.get(head.id);
        return role ? albumSummary(head, reading(head, { role }, caller, { known, request })) : [];
      }),
    };
  });

  route(http, listOrganizations, async ({ caller }) => ({
    organizations: await queries.listOrganizations(db, caller.id),
  }));

  route(http, createAlbum, async ({ body, caller, request }) => {
    const id = await makeAlbum(parts, body, caller);
    if (isRefusal(id)) return id;
    const actor = await access(id, caller, 'read');
    return isRefusal(actor) ? actor : read(id, actor, caller, request);
  });

  route(http, readAlbum, async ({ params, caller, request }) => {
    const actor = await access(params.id, caller, 'read');
    return isRefusal(actor) ? actor : read(params.id, actor, caller, request);
  });

  async function readHead(id: string, actor: Actor, caller: Caller, request: FastifyRequest) {
    const head = await parts.readHead(id, actor, caller, localeOf(request));
    return isRefusal(head) ? head : { album: head };
  }

  route(http, readAlbumHead, async ({ params, caller, request }) => {
    const actor = await access(params.id, caller, 'read');
    return isRefusal(actor) ? actor : readHead(params.id, actor, caller, request);
  });

  route(http, changeAlbum, async ({ params: { id }, body: { album }, caller, request }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const denied = changeRefusal(actor, album);
    if (denied) return refuse(denied);
    const { fonts, locked, lock_cause, lock_reason, ...settings } = album;
    const { head, link } = splitSettings(settings);
    if (head.title === '') return refuse('album_title_required');
    if (fonts) {
      const answer = await documents.applyMutation({ albumId: id, actor, units: [fontPatch(fonts)] });
      if (!answer.ok) return answer;
      if (answer.refused[0]) return refuse(answer.refused[0].code === 'album_locked' ? 'album_locked' : 'wrong_shape');
    }
    if (Object.values(link).some((value) => value !== undefined)) {
      const refused = await changeStickerLink(id, link);
      if (refused) return refused;
    }
    if (locked !== undefined) {
      const refused = await lockByHand(parts, id, { locked, lock_cause, lock_reason }, nameOf(caller));
      if (refused) return refused;
    }
    const isChanged = Object.values(head).some((value) => value !== undefined);
    if (isChanged) await queries.updateAlbum(db, id, head, clock.now());
    if (isChanged || locked !== undefined) announce(id);
    return readHead(id, actor, caller, request);
  });

  route(http, copyAlbum, async ({ params: { id }, caller, request }) => {
    const actor = await access(id, caller, 'copy');
    if (isRefusal(actor)) return actor;
    const [count = 0] = await counters.add([`album copies ${caller.id}`], HOUR_MS);
    if (count > COPIES_AN_HOUR) return refuse('too_many_requests');
    const [head, current] = await Promise.all([queries.findAlbum(db, id), documents.readDocument(id)]);
    if (!head || !current) return refuse('not_found');
    const original = { head, document: current.document };
    const copyId = await makeCopy(parts, original, { ownerId: caller.id, locale: localeOf(request) });
    const [copy, owner] = await Promise.all([queries.findAlbum(db, copyId), access(copyId, caller, 'read')]);
    if (!copy || isRefusal(owner)) return refuse('not_found');
    const known = await blueprints.known([copy.blueprint_id]);
    return { album: albumSummary(copy, reading(copy, owner, caller, { known, request })) };
  });

  route(http, deleteAlbum, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'delete');
    if (isRefusal(actor)) return actor;
    if (await hasOpenOrder(id)) return refuse('album_has_order');
    await trash.put(id);
    // Ordered in between: who orders holds the album, and finds none once it lies there.
    if (!(await hasOpenOrder(id))) return undefined;
    await trash.restore(id);
    return refuse('album_has_order');
  });

  serveCover(http, parts);
  serveTrashedAlbums(http, { ...parts, ...trash });
}

type Settings = Omit<RequestOf<typeof changeAlbum>['body']['album'], 'fonts' | 'locked' | 'lock_cause' | 'lock_reason'>;

/** The album's own, and those of its sticker link. */
function splitSettings(settings: Settings): { head: queries.AlbumChange; link: Partial<StickerLinkSettings> } {
  const ofLink = (name: string) => name.startsWith('sticker_upload_');
  const entries = Object.entries(settings);
  return {
    head: Object.fromEntries(entries.filter(([name]) => !ofLink(name))),
    link: Object.fromEntries(entries.filter(([name]) => ofLink(name))),
  };
}

function fontPatch(fonts: Partial<Record<string, FontEntry>>): Patch {
  return Object.entries(fonts).flatMap(([role, font]) =>
    font ? [{ part: 'fonts', path: role, value: { ...font } }] : [],
  );
}
