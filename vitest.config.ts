import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './apps/server/src/testing/postgres-server.ts';
import { compileCatalogues } from './packages/locales/scripts/compile.ts';
import { chromiumLaunch } from './packages/press/src/chromium.ts';

compileCatalogues();
const { executablePath, args, env } = await chromiumLaunch();
const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

const api = {
  include: ['apps/server/**/*.api.test.ts'],
  exclude: ignored,
  // Generous for a busy machine: nothing here waits for time to pass.
  testTimeout: 90_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
  isolate: false,
};
/** What is about files: of the database it uses what other tests use on every one. */
const aboutFiles = [
  'apps/server/src/features/exports/{print,worker}.api.test.ts',
  'apps/server/src/features/images/hostile-{uploads,drawings}.api.test.ts',
  'apps/server/src/full-disk.api.test.ts',
];
/**
 * What is about programs, pictures or passwords: of the database it uses what other tests use on every one. Where a
 * server is named (`TEST_DATABASE_URL`) and in `npm run test:long` it runs on PostgreSQL, too.
 */
const aboutOther = [
  'apps/server/src/features/images/{images,images-in-a-bucket}.api.test.ts',
  'apps/server/src/{consent,main,shop-permissions}.api.test.ts',
  'apps/server/src/cli/token.api.test.ts',
  'apps/server/src/features/identity/{confirmed-address,sign-in,tokens}.api.test.ts',
  'apps/server/src/features/{blueprints/blueprints,faces/faces,front-door/front-door,image-edits/image-edits,stock/stock}.api.test.ts',
  'apps/server/src/features/albums/{draw-covers,due-covers,covers}.api.test.ts',
  'apps/server/src/features/sticker-link/poster/*.api.test.ts',
  'apps/server/src/features/orders/{bag-artwork,delivery-note}/*.api.test.ts',
  'apps/server/src/features/realtime/model.api.test.ts',
  'apps/server/src/platform/{http,mail}/*.api.test.ts',
];
const everywhere = process.env['TEST_DATABASE_URL'] !== undefined || process.env['TEST_LONG'] !== undefined;

/** Said once a run, however often this file is read. */
function note(engine: string, words: string): void {
  const said = `NOTED_${engine}`;
  if (!process.env[said]) process.stderr.write(`note: ${words}\n`);
  process.env[said] = 'true';
}
if (!findPostgres() && !process.env['TEST_DATABASE_URL'])
  note('POSTGRES', 'no PostgreSQL on this machine, the API tests run on the embedded database only');
if (!process.env['REDIS_URL']) note('REDIS', 'no REDIS_URL, what servers tell each other over Redis is not tested');

const projects = [
  {
    test: {
      name: 'unit',
      setupFiles: ['./vitest.setup.ts'],
      // One module cache for all files: loading the album and its drawing again for each took more time than the tests.
      isolate: false,
      // Long enough for a machine that has other things to do: nothing here waits for time to pass.
      testTimeout: 60_000,
      include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      exclude: [...ignored, '**/*.{api,print,program}.test.ts', '**/*.browser.test.{ts,tsx}'],
    },
  },
  // The built web app is printed and the files are read back.
  {
    test: {
      name: 'print',
      include: ['apps/web/src/**/*.print.test.ts'],
      exclude: ignored,
      testTimeout: 60_000,
    },
  },
  // They start programs of their own: the browser that prints, the process that draws.
  {
    test: {
      name: 'program',
      include: ['{packages,apps}/**/*.program.test.ts'],
      exclude: ignored,
      isolate: false,
      // As many as of the API tests, beside which they run.
      maxWorkers: 2,
      testTimeout: 90_000,
    },
  },
  { test: { ...api, name: 'api', globalSetup: './apps/server/src/testing/prepare-embedded.ts' } },
  ...(findPostgres() || process.env['TEST_DATABASE_URL']
    ? [
        {
          test: {
            ...api,
            name: 'api-postgres',
            exclude: [...ignored, ...aboutFiles, ...(everywhere ? [] : aboutOther)],
            globalSetup: './apps/server/src/testing/prepare-postgres.ts',
          },
        },
      ]
    : []),
  {
    // Named here, so that all of them are bundled at once and share one React; scanned anew on every run, since a package
    // that an older cache does not know would be bundled in the middle of a test, with a second React.
    optimizeDeps: {
      force: true,
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'vitest-browser-react',
        'preact',
        'preact/hooks',
        'preact/jsx-dev-runtime',
      ],
    },
    test: {
      name: 'browser',
      include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
      exclude: ignored,
      // Long enough for a machine that has other things to do: nothing here waits for time to pass.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Before the page answers, the libraries are bundled.
        connectTimeout: 180_000,
        provider: playwright({ launchOptions: { executablePath, args, env } }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  },
];

/** One second, the default, is too short for a machine that has other things to do. */
const expectations = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: { projects: projects.map(({ test, ...project }) => ({ ...project, test: { expect: expectations, ...test } })) },
});
