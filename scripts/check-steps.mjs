/** The quick checks: format, lint, types, import rules, unused exports, catalogues, unit tests. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, ROOT } from './installed.mjs';

/** Programs in Go: they end before it pays to collect their garbage as often as a server does. */
const IN_GO = { GOGC: '400' };

export function checkSteps(node) {
  const tool = (name, command, ...args) => ({ name, command: node, args: [join(BIN, command), ...args] });
  const inGo = (...step) => ({ ...tool(...step), env: () => IN_GO });
  return [
    vitest(node, 'unit tests', ['unit']),
    inGo('lint', 'oxlint', '--type-aware'),
    // Two steps run at once as it is; several checkers of one project would each look at the types that they share.
    ...typescriptProjects().map((project) => inGo(`types ${project}`, 'tsc', '-p', project, '--singleThreaded')),
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

function typescriptProjects() {
  const members = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/tsconfig.json`),
  );
  return [...members.filter((path) => existsSync(join(ROOT, path))), 'tsconfig.tests.json'];
}

export function folders(...names) {
  return names.filter((name) => existsSync(join(ROOT, name)));
}
