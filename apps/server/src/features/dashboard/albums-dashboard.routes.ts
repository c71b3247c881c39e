import { type DashboardAlbum, listAlbumErrors, listAlbumsDashboard } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { checkoutTexts, errorInWords } from '../checkout/index.ts';
import { albumIdentifier } from '../orders/index.ts';
import * as queries from './albums-dashboard.queries.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { midnightOf } from './midnight.ts';
import { countUpTo, idsOfPage } from './paged-ids.queries.ts';
import { capped, pageWith, pagination } from './page-of.ts';
import { countKept } from './running-counts.ts';

export function serveAlbumsDashboard(http: FastifyInstance, parts: DashboardParts): void {
  const { db, clock, blueprints, covers, pictures, readAlbum } = parts;

  route(http, listAlbumsDashboard, async ({ query: { scope, query, page, per, ...sorted }, caller, request }) => {
    const looked = { scope, query: query.trim(), midnight: midnightOf(clock.now()) };
    const counts = countAll(looked.midnight);
    const counting =
      looked.query === ''
        ? counts.then((meta) => ({ total: meta[scope], isMore: false }))
        : countUpTo(db, queries.wantedAlbums(db, looked).select('id')).then(capped);
    const paging = pageWith({ page, per }, counting, async (part) => {
      const ids = await idsOfPage(queries.wantedAlbums(db, looked).select('id'), sorted, part);
      return albumRows(ids, { caller, locale: localeOf(request) });
    });
    const [meta, { rows, counted, part }] = await Promise.all([counts, paging]);
    return { albums: rows, meta, pagination: pagination(counted, part) };
  });

  async function countAll(midnight: Date) {
    const [kept, updated_today] = await Promise.all([countKept(db), queries.countUpdated(db, midnight)]);
    return { ...kept, updated_today };
  }

  /** In the order of the ids. */
  async function albumRows(
    ids: readonly string[],
    { caller, locale }: { caller: Pick<Caller, 'id' | 'admin'>; locale: Locale },
  ): Promise<DashboardAlbum[]> {
    const rows = new Map((await queries.readAlbumRows(db, ids)).map((row) => [row.id, row]));
    const known = await blueprints.known([...rows.values()].map(({ blueprint_id }) => blueprint_id));
    return ids.flatMap((id): DashboardAlbum | [] => {
      const row = rows.get(id);
      if (!row) return [];
      return {
        id,
        title: row.title,
        identifier: albumIdentifier(id),
        language: row.language,
        category: row.blueprint_category,
        release_date: row.release_date,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        cover_preview_url: covers.url(row, pictures.imageToken(id, caller)),
        blueprint_title: known.title(row.blueprint_id, locale),
        blueprint_category: row.blueprint_category,
        total_sticker_sorts: row.statistics.stickers_count,
        owner: row.owner,
      };
    });
  }

  route(http, listAlbumErrors, async ({ query: { ids }, request }) => {
    const rows = await queries.readAlbumRows(db, ids);
    const t = await checkoutTexts(localeOf(request));
    const errors: Record<string, string[]> = {};
    // One after the other: a whole document each, unless it was read lately.
    for (const { id, version } of rows) {
      const reading = await readAlbum(id, version);
      if (reading) errors[id] = reading.errors.map((error) => errorInWords(error, t).message);
    }
    return { errors };
  });
}
