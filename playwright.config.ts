import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './packages/press/src/chromium.ts';

const { executablePath, args, env } = await chromiumLaunch();

/** End-to-end tests: what a person does, in a real browser, against the real server (`e2e/start-server.ts` starts it). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/start-server.ts',
  // A browser and the server fill two processors. Where there are more, two browsers share them.
  workers: availableParallelism() > 2 ? 2 : 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env['E2E_BASE_URL'],
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'de-DE',
    // The camera is where it goes at once: places can be read from the page.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, env },
    // Recording takes as much work as the test: `TRACE=1 npx playwright test FILE` looks closer at one that fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
