/**
 * `npm run licences`: every package that the lock file names by its licence. Fails on a licence that nobody has looked at, on a
 * dependency that is not pinned exactly, and on an install script that nobody allowed or refused. `--check` lists nothing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './installed.mjs';

/** May be used and passed on with the product; the fonts' (OFL) as they are, the libraries' (LGPL, MPL) as files of their own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);
/** Of packages that name none in their package.json: as their own LICENSE or README says. */
const FOUND = new Map([
  ['combine-errors', 'MIT'],
  ['png-js', 'MIT'],
]);
/** An exact version, also under another name. */
const PINNED = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const lock = read('package-lock.json').packages;
const root = read('package.json');
const installed = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const licences = Map.groupBy(installed, ([path, entry]) => licenceOf(path, entry));
const faults = [
  ...[...licences.keys()]
    .filter((words) => !isAllowed(words))
    .flatMap((words) => licences.get(words).map(([path]) => `${nameOf(path)} has the licence ${words}`)),
  ...unpinned(),
  ...installed
    .filter(([path, { hasInstallScript }]) => hasInstallScript && root.allowScripts[nameOf(path)] === undefined)
    .map(
      ([path]) => `${nameOf(path)} runs a script when it is installed, which allowScripts neither allows nor refuses`,
    ),
  ...installed
    .filter(([, { resolved, integrity, optional }]) => resolved !== undefined || (!integrity && !optional))
    .map(
      ([path, { resolved }]) =>
        `${nameOf(path)} ${resolved ? 'names a download address' : 'has no checksum'} in the lock file`,
    ),
];
if (!process.argv.includes('--check'))
  for (const [words, packages] of [...licences].toSorted(([, a], [, b]) => b.length - a.length))
    process.stdout.write(
      `${words} (${packages.length}): ${packages.map(([path, { version }]) => `${nameOf(path)} ${version}`).join(', ')}\n\n`,
    );
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${installed.length} packages, ${licences.size} licences, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Of a build for another platform, which the lock file names without: that of the package that wants it. */
function licenceOf(path, { license }) {
  if (typeof license === 'string') return license;
  const own = join(ROOT, path, 'package.json');
  if (existsSync(own)) return written(JSON.parse(readFileSync(own, 'utf8'))) ?? FOUND.get(nameOf(path)) ?? 'none';
  const name = nameOf(path);
  const parent = installed.find(([, { optionalDependencies }]) => optionalDependencies?.[name]);
  return parent ? licenceOf(...parent) : 'none';
}

/** Old packages name theirs in a list. */
function written({ license, licenses }) {
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** `A OR B` needs one of both, `A AND B` both. */
function isAllowed(words) {
  return words
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}

function unpinned() {
  return ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: ROOT })].flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !PINNED.test(version))
      .map(([name, version]) => `${file} asks for ${name} ${version}, which is no exact version`);
  });
}
