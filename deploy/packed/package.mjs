/**
 * What the package carries: the server as it runs, the built web app, the content; and what it needs beside them, each in the
 * version of package-lock.json. Plain JavaScript: it runs before anything is installed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Workspaces that the server runs on. */
export const WORKSPACES = [
  'apps/server',
  'packages/album',
  'packages/commerce',
  'packages/contract',
  'packages/locales',
  'packages/press',
];

const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The package's own description. */
export function packageJson(root) {
  const { version, description, license } = read(root, 'package.json');
  const dependencies = {};
  for (const workspace of WORKSPACES)
    for (const [name, wanted] of Object.entries(read(root, workspace, 'package.json').dependencies ?? {}))
      if (!name.startsWith('@figurina/')) {
        if (dependencies[name] && dependencies[name] !== wanted)
          throw new Error(`Two versions of ${name}: ${dependencies[name]} and ${wanted}`);
        dependencies[name] = wanted;
      }
  // The Node that it runs on, whatever the machine has.
  dependencies.node = read(root, 'package.json').devDependencies.node;
  return {
    name: 'figurina',
    version,
    description,
    license,
    type: 'module',
    bin: { figurina: 'bin/figurina.mjs' },
    dependencies: Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    engines: { node: '>=20' },
    allowScripts: { node: true, ssh2: false, 'cpu-features': false },
  };
}

/** The part of package-lock.json that these dependencies reach, so that every machine installs the same. */
export function shrinkwrap(root, own) {
  const { packages } = read(root, 'package-lock.json');
  const kept = new Map();
  /** Where Node finds a package that one at `from` imports; undefined where it is not in the lock. */
  const found = (name, from) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
      if (packages[path]) return path;
      if (!at) return undefined;
    }
  };
  const add = (path, to) => {
    const there = kept.get(to);
    if (there) {
      if (there.version !== packages[path].version) throw new Error(`Two versions of ${to}`);
      return;
    }
    const { dev: _dev, devOptional, ...entry } = packages[path];
    kept.set(to, { ...entry, ...(devOptional && { optional: true }) });
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const where = found(name, path);
      const mayLack = name in optionalDependencies || peerDependenciesMeta[name]?.optional;
      if (where) {
        if (!peerDependenciesMeta[name]?.optional) add(where, placed(where, path, to));
      } else if (!mayLack) throw new Error(`${name}, which ${path} needs, is not in package-lock.json`);
    }
  };
  for (const workspace of WORKSPACES)
    for (const name of Object.keys(read(root, workspace, 'package.json').dependencies ?? {}))
      if (!name.startsWith('@figurina/')) add(found(name, workspace), `node_modules/${name}`);
  add('node_modules/node', 'node_modules/node');
  const sorted = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { name, version, license, dependencies, bin, engines } = own;
  const head = { name, version, license, dependencies, bin, engines };
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': head, ...Object.fromEntries(sorted) } };
}

/** Beneath a package as it lies beneath that one in the lock, else at the top. */
function placed(where, from, to) {
  if (where.startsWith(`${from}/`)) return to + where.slice(from.length);
  const nested = where.lastIndexOf('/node_modules/');
  if (nested < 0 || WORKSPACES.some((workspace) => where.startsWith(`${workspace}/`)))
    return where.slice(where.lastIndexOf('node_modules/'));
  return where;
}

/** Of a workspace: no tests, nothing that only they use. */
export function* files(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['node_modules', 'testing', '.cache'].includes(entry.name)) yield* files(root, path);
    } else if (!/(\.test\.tsx?|\.map|^tsconfig\.json)$/.test(entry.name)) yield path;
  }
}
