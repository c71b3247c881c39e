/** The API tests as Vitest projects: on the embedded database, and on PostgreSQL where there is one. */
import { findPostgres } from './postgres-server.ts';

const api = {
  include: ['apps/server/**/*.api.test.ts'],
  // Generous for a busy machine: nothing here waits for time to pass.
  testTimeout: 90_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
  isolate: false,
};
/** What is about files and programs: of the database it uses what other tests use on every one. */
const aboutFiles = [
  'apps/server/src/features/exports/{print,worker}.api.test.ts',
  'apps/server/src/features/images/hostile-{uploads,drawings}.api.test.ts',
  'apps/server/src/{full-disk,main}.api.test.ts',
];
/** What is about the database itself: transactions, locks, losing it, what one server tells another. */
const aboutDatabases = [
  'apps/server/src/{kill,lost-database}.api.test.ts',
  'apps/server/src/platform/{backup,db,jobs}/**/*.api.test.ts',
  'apps/server/src/features/realtime/{kill,several-servers,two-editors,realtime,documents/documents}.api.test.ts',
  'apps/server/src/features/{albums/albums,checkout/checkout-codes,exports/exports,handover/handover,history/history,invoices/invoices}.api.test.ts',
  'apps/server/src/features/orders/{orders-killed,placing/orders-placing,orders-placing}.api.test.ts',
  'apps/server/src/features/{trash,vouchers}/*.api.test.ts',
];
/** A command of its own: it takes minutes. */
const CLUSTER = 'apps/server/src/cluster.api.test.ts';
const everywhere = () => process.env['TEST_DATABASE_URL'] !== undefined || process.env['TEST_LONG'] !== undefined;

export function hasPostgres(): boolean {
  return findPostgres() !== undefined || process.env['TEST_DATABASE_URL'] !== undefined;
}

export function apiProjects(given: readonly string[]) {
  const ignored = process.env['CLUSTER'] === undefined ? [...given, CLUSTER] : given;
  const embedded = {
    ...api,
    exclude: [...ignored],
    name: 'api',
    globalSetup: './apps/server/src/testing/prepare-embedded.ts',
  };
  if (!hasPostgres()) return [{ test: embedded }];
  // What runs on PostgreSQL in the same run is not done again, but for what is about databases.
  const once = [...aboutFiles, ...aboutDatabases];
  return [
    { test: { ...embedded, include: everywhere() ? api.include : once } },
    {
      test: {
        ...api,
        name: 'api-postgres',
        exclude: [...ignored, ...aboutFiles],
        globalSetup: './apps/server/src/testing/prepare-postgres.ts',
      },
    },
  ];
}
