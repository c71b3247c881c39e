/** The quick checks: format, lint, types, import rules, unused exports, catalogues, unit tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, ROOT } from './installed.mjs';

/**
 * Of programs in Go: they end before it pays to collect their garbage, up to a limit of memory, and the other processor
 * has the unit tests. Lint asks the checker that has found out the types of a file already (an eighth less work).
 */
const IN_GO = { GOGC: 'off', GOMEMLIMIT: '4GiB', GOMAXPROCS: '1', OXLINT_TSGOLINT_CHECKER_SCHEDULING: 'affinity' };

export function checkSteps(node) {
  const tool = (name, command, ...args) => ({ name, command: node, args: [join(BIN, command), ...args] });
  const inGo = (...step) => ({ ...tool(...step), env: () => IN_GO });
  return [
    vitest(node, 'unit tests', ['unit']),
    // Of each file by the nearest tsconfig.json that includes it. What lint knows of types is not found out a second time.
    inGo('lint and types', 'oxlint', '--type-aware', '--type-check'),
    tool('format', 'oxfmt', '--check'),
    tool(
      'import rules',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      ...folders('content', 'e2e', 'bench'),
    ),
    { name: 'lock file', command: node, args: ['scripts/complete-lock.mjs', '--check'] },
    { name: 'licences and pins', command: node, args: ['scripts/licences.mjs', '--check'] },
    tool('unused exports', 'knip', '--no-config-hints'),
  ];
}

/** Vitest projects in one run, with the counts of its JSON report. */
export function vitest(node, name, projects) {
  return {
    name,
    command: node,
    args: (report) => [
      join(BIN, 'vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
      '--passWithNoTests',
    ],
    count: ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      // A file that could not even be loaded has no failed test of its own.
      failed: numFailedTests || numFailedTestSuites,
    }),
  };
}

export function folders(...names) {
  return names.filter((name) => existsSync(join(ROOT, name)));
}
