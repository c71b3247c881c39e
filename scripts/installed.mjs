/**
 * Makes sure that what package-lock.json names is installed, and finds the Node 24 that npm installed with it. Plain
 * JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Path of the project's own Node, after `npm ci` where something is missing or of another version; texts are compiled. */
export function projectNode() {
  if (!isInstalled()) {
    process.stderr.write('Installing what package-lock.json names (once, about a minute) …\n');
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (npm.error || npm.status !== 0) stop('npm ci failed: see above.');
  }
  const node = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node))
    stop(
      'The project’s own Node is missing: npm must be allowed to run install scripts (npm config delete ignore-scripts).',
    );
  compileCatalogues(node);
  return node;
}

/** The texts become modules with typed keys, which are not committed. */
function compileCatalogues(node) {
  const program = join(ROOT, 'packages', 'locales', 'scripts', 'compile.ts');
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', program], { stdio: ['ignore', 2, 2] });
  if (status !== 0) stop('The texts could not be compiled: see above.');
}

/**
 * glibc keeps an arena a thread, and what pictures leave in them: with two arenas that give back what is free, an hour of
 * uploads leaves a third of it. Other systems do not know these names.
 */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Environment in which the project's programs come first, and in which they need not be compiled at every start. */
export function projectEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node-compile'),
    ...FRUGAL,
    ...process.env,
    PATH: `${BIN}${separator}${process.env.PATH ?? ''}`,
  };
}

/** Compares the lock file with npm's note of what it installed; optional packages differ by platform and are left out. */
function isInstalled() {
  const note = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      optional || link || !path.includes('node_modules/') || installed[path]?.version === version,
  );
}

export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
