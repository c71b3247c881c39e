import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { wholeWorkers } from './apps/web/whole-workers.ts';
import { apiProjects, hasPostgres } from './apps/server/src/testing/api-projects.ts';
import { hasGlewlwyd } from './apps/server/src/testing/glewlwyd.ts';
import { hasRedis } from './apps/server/src/testing/redis-server.ts';
import { compileCatalogues } from './packages/locales/scripts/compile.ts';
import { chromiumLaunch } from './packages/press/src/chromium.ts';

compileCatalogues();
const { executablePath, args, env } = await chromiumLaunch();
const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

/** Said once a run, however often this file is read. */
function note(engine: string, words: string): void {
  const said = `NOTED_${engine}`;
  if (!process.env[said]) process.stderr.write(`note: ${words}\n`);
  process.env[said] = 'true';
}
if (!hasPostgres()) note('POSTGRES', 'no PostgreSQL on this machine, the API tests run on the embedded database only');
if (!hasGlewlwyd()) note('GLEWLWYD', 'no glewlwyd on this machine, a second OpenID provider is not tried');
if (!hasRedis()) note('REDIS', 'no Redis on this machine, what servers tell each other over it is not tested');

/**
 * Named here, so that all of them are bundled at once and share one React; scanned anew on every run, since a package
 * that an older cache does not know would be bundled in the middle of a test, with a second React.
 */
const optimizeDeps = {
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
};
const components = ['{packages,apps}/**/*.browser.test.{ts,tsx}'];
/**
 * What is about the page itself, its fonts and what is painted; the page of the link, which has styles of its own; and what
 * begins before anything was copied.
 */
const ownPage = [
  'packages/**/*.browser.test.{ts,tsx}',
  'apps/web/src/sticker-link/**/*.browser.test.tsx',
  'apps/web/src/screens/album-editor/session/painting/*.browser.test.ts',
  'apps/web/src/screens/album-editor/actions/arranging.browser.test.tsx',
];

/** Whole blueprints in every language, made into albums: tests of the content, not of a unit. */
const content = [
  'apps/server/src/features/blueprints/{content,first-drafts,different-grids}.test.ts',
  'apps/server/src/cli/read-albums.test.ts',
];
/** Libraries of other languages that compute for long: pictures, faces, passwords, invoices. */
const native = [
  'apps/server/src/features/{faces/face-detector,image-edits/effects/effects,invoices/documents/documents}.test.ts',
  'apps/server/src/features/identity/accounts/passwords.test.ts',
  'packages/press/src/finish/finish.test.ts',
];

function component<Settings extends object>(name: string, settings: Settings) {
  return {
    plugins: [wholeWorkers()],
    optimizeDeps,
    test: {
      name,
      setupFiles: ['./vitest.browser.setup.ts'],
      // Long enough for a machine that has other things to do: nothing here waits for time to pass.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The first start of a day bundles the libraries first.
        connectTimeout: 240_000,
        provider: playwright({ launchOptions: { executablePath, args, env } }),
        instances: [{ browser: 'chromium' as const }],
      },
      ...settings,
    },
  };
}

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
      exclude: [...ignored, ...content, ...native, '**/*.{api,print,program}.test.ts', '**/*.browser.test.{ts,tsx}'],
      // A second one would load the album and its drawing a second time, while lint has the other processor.
      maxWorkers: 1,
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
  { test: { name: 'content', include: content, isolate: false, maxWorkers: 2, testTimeout: 60_000 } },
  // They start programs of their own: the browser that prints, the process that draws.
  {
    test: {
      name: 'program',
      include: ['{packages,apps}/**/*.program.test.ts', ...native],
      exclude: ignored,
      isolate: false,
      // As many as of the API tests, beside which they run.
      maxWorkers: 2,
      testTimeout: 90_000,
    },
  },
  ...apiProjects(ignored),
  // One page for all files: to load the app's modules for each anew took several times as long as their tests.
  component('browser', {
    isolate: false,
    include: components,
    exclude: [...ignored, ...ownPage],
    sequence: { groupOrder: 1 },
  }),
  // After the others: of two pages at once one would wait for its turn to paint.
  component('browser-own-page', { isolate: true, include: ownPage, exclude: ignored, sequence: { groupOrder: 2 } }),
];

/** One second, the default, is too short for a machine that has other things to do. */
const expectations = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: { projects: projects.map(({ test, ...project }) => ({ ...project, test: { expect: expectations, ...test } })) },
});
