/** How long the staff's lists take with the orders of years, on PostgreSQL: each tab, search and page, asked one after the other. */
import { findPostgres, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { makeListIndexes } from '../../apps/server/src/features/dashboard/list-indexes.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { startStand } from '../stand/stand.ts';
import { quantile } from '../statistics.ts';
import { type Amounts, seedDashboard } from '../../apps/server/src/testing/seed-dashboard.ts';

export interface DashboardFigures extends Amounts {
  readonly asked: Readonly<Record<string, { readonly p50_ms: number; readonly p95_ms: number }>>;
}

const QUERIES = ['F-20', 'koln', 'lodz', 'mara m', 'person4711@', '00000', 'nobody at all', 'z'];
const LAST = 1_000_000;

/** Null where there is no PostgreSQL on the machine. */
export async function measureDashboard(quick: boolean): Promise<DashboardFigures | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const amounts = quick ? { orders: 10_000, albums: 30_000 } : { orders: 100_000, albums: 300_000 };
  const postgres = await startPostgres(programs);
  try {
    const stand = await startStand(null, undefined, { DATABASE_URL: postgres.url });
    try {
      const read = readConfig({ DATABASE_URL: postgres.url });
      if (!read.ok) throw new Error(read.problems.join('\n'));
      const opened = await openDatabase(read.config);
      if (!opened.ok) throw new Error(opened.code);
      try {
        await seedDashboard(opened.database.db, amounts, stand.owner.id);
        await makeListIndexes({ db: opened.database.db, config: read.config });
      } finally {
        await opened.database.close();
      }
      const { token } = await stand.staff();
      const asked: Record<string, { p50_ms: number; p95_ms: number }> = {};
      for (const [name, path] of requests()) asked[name] = await times(stand.url + path, token, quick ? 10 : 30);
      return { ...amounts, asked };
    } finally {
      await stand.close();
    }
  } finally {
    await postgres.stop();
  }
}

function requests(): [string, string][] {
  const orders = ['show_all', 'pending_review', 'pending_transfer', 'pending_shipment', 'shipped'].map((scope) => [
    `orders, ${scope}`,
    `/v1/orders/dashboard?scope=${scope}`,
  ]);
  const albums = ['show_all', 'updated_today', 'with_order'].map((scope) => [
    `albums, ${scope}`,
    `/v1/albums/dashboard?scope=${scope}`,
  ]);
  const searches = (['orders', 'albums'] as const).flatMap((of) =>
    QUERIES.map((query) => [`${of}, "${query}"`, `/v1/${of}/dashboard?query=${encodeURIComponent(query)}`]),
  );
  const pages = (['orders', 'albums'] as const).flatMap((of) =>
    [2, of === 'orders' ? 2500 : 7500, LAST].flatMap((page) =>
      ['release_date', 'created_at'].map((sort) => [
        `${of}, page ${page === LAST ? 'last' : page} by ${sort}`,
        `/v1/${of}/dashboard?page=${page}&sort_by=${sort}&sort_order=desc`,
      ]),
    ),
  );
  return [...orders, ...albums, ...searches, ...pages, ['today', '/v1/orders/dashboard/today']] as [string, string][];
}

async function times(url: string, token: string, count: number): Promise<{ p50_ms: number; p95_ms: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const taken: number[] = [];
  // The first finds nothing prepared.
  for (let at = -2; at < count; at++) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
    if (at >= 0) taken.push(performance.now() - began);
  }
  return { p50_ms: quantile(taken, 0.5), p95_ms: quantile(taken, 0.95) };
}
