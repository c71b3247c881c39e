/**
 * `node scripts/complete-lock.mjs`, after `npm install`: completes package-lock.json. With `--check`, only says whether it
 * is complete.
 *
 * A registry mirror may lack the builds of tools for other platforms (`@oxlint/binding-darwin-arm64` …). npm then leaves
 * them out of the lock file, and `npm ci` refuses a lock file that lacks optional packages. So they are entered with
 * the version that their parent names and the platforms that their name tells; where they are wanted they are fetched,
 * everywhere else npm skips them by platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, stop } from './installed.mjs';

const PLATFORMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock.packages);
if (missing.length > 0 && process.argv.includes('--check'))
  stop(`package-lock.json lacks ${missing.length} optional packages: run node scripts/complete-lock.mjs`);
for (const { path, name, version, dev } of missing) lock.packages[path] = entryOf(name, version, dev);
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${missing.length} optional packages entered\n`);

/** Optional dependencies of any package in the lock file that cannot be found from where that package lies. */
function missingOptionals(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(packages, parent, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, name, version, dev })),
  );
}

function isFound(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    if (!at.includes('node_modules/')) at = '';
  }
}

function entryOf(name, version, dev) {
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} is asked for as ${version}, which is no exact version`);
  const words = name.split(/[/-]/);
  const os = PLATFORMS.find((platform) => words.includes(platform));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`The name of ${name} does not tell its platform`);
  const ending = words.at(-1);
  const libc = ending.startsWith('gnu') ? 'glibc' : ending.startsWith('musl') ? 'musl' : undefined;
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev: true }),
    ...(os === 'linux' && libc && { libc: [libc] }),
    optional: true,
    os: [os],
  };
}
