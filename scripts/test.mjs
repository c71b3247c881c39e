/**
 * `npm test`: sets up, then the quick checks, the API tests against every database there is, component tests and
 * end-to-end tests in a browser. Its last line is always `N passed, N failed`.
 */
import { join } from 'node:path';
import { checkSteps, folders, vitest } from './check-steps.mjs';
import { BIN, projectNode } from './installed.mjs';
import { runSteps, sum } from './steps.mjs';

const node = projectNode();
const results = await runSteps(checkSteps(node), 2);
// One after the other from here on: browsers and databases would take each other's time.
const webBuild = { name: 'web build', command: node, args: ['scripts/build-web.mjs'] };
results.push(
  ...(await runSteps(
    [
      webBuild,
      vitest(node, 'API, component and print tests', ['content', 'api*', 'browser*', 'print', 'program']),
      ...endToEnd(),
    ],
    1,
  )),
);
const { passed, failed } = sum(results);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function endToEnd() {
  if (folders('e2e').length === 0) return [];
  return [
    {
      name: 'end-to-end tests',
      command: node,
      args: [join(BIN, 'playwright'), 'test', '--reporter=line,json'],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    },
  ];
}
