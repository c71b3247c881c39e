/** Builds the web app when one of its sources changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, ROOT, projectEnvironment } from './installed.mjs';

const SOURCES = [
  'apps/web',
  'packages/album',
  'packages/contract',
  'packages/drawing',
  'packages/editor',
  'packages/locales',
  'packages/ui',
  'content',
  'package-lock.json',
];
const STAMP = join(ROOT, '.cache', 'web-build');
const WEB = join(ROOT, 'apps', 'web');

/** True when the built app belongs to the present sources. */
export function isWebBuilt() {
  return (
    existsSync(join(WEB, 'dist', 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash()
  );
}

/** Answers whether it is built now; what the build prints is shown only when it fails. */
export function buildWeb(node) {
  if (!existsSync(join(WEB, 'vite.config.ts'))) return true;
  const hash = sourcesHash();
  const build = spawnSync(node, [join(BIN, 'vite'), 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: projectEnvironment(),
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}${build.stderr}\n`);
    return false;
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STAMP, hash);
  return true;
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) if (existsSync(join(ROOT, source))) addToHash(hash, join(ROOT, source));
  return hash.digest('hex');
}

function addToHash(hash, path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || /\.test\.tsx?$/.test(entry.name)) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) addToHash(hash, inside);
    else hash.update(inside.slice(ROOT.length)).update(readFileSync(inside));
  }
}
