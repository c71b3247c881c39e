/**
 * `npm run pack [-- FOLDER]`: the product as one npm package, `figurina-VERSION.tgz`, that starts by `npx figurina` on a machine
 * without this repository. `--unpacked FOLDER` leaves its files there instead, for an image.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT, projectNode, stop } from './installed.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';
import { WORKSPACES, files, packageJson, shrinkwrap } from '../deploy/packed/package.mjs';

const [first, second] = process.argv.slice(2);
const unpacked = first === '--unpacked' ? resolve(second ?? '.') : undefined;
const node = projectNode();
// The types are stripped by the project's own Node.
if (process.execPath !== node && !process.env.PACK_WITHIN) {
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', import.meta.filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PACK_WITHIN: 'true' },
  });
  process.exit(status ?? 1);
}
if (!isWebBuilt() && !buildWeb(node)) stop('The web app could not be built: see above.');

const stage = unpacked ?? join(ROOT, '.cache', 'pack');
if (!unpacked) rmSync(stage, { recursive: true, force: true });
const { stripTypeScriptTypes } = await import('node:module');
let count = 0;
for (const folder of [...WORKSPACES, 'content', 'apps/web/dist'])
  for (const path of files(ROOT, folder)) {
    const to = join(stage, path);
    mkdirSync(dirname(to), { recursive: true });
    const isCode = path.endsWith('.ts') && !path.endsWith('.d.ts');
    if (isCode) writeFileSync(to, stripTypeScriptTypes(readFileSync(join(ROOT, path), 'utf8')));
    else copyFileSync(join(ROOT, path), to);
    count += 1;
  }
mkdirSync(join(stage, 'bin'), { recursive: true });
for (const name of ['figurina.mjs', 'modules.mjs'])
  copyFileSync(join(ROOT, 'deploy', 'packed', name), join(stage, 'bin', name));
for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) copyFileSync(join(ROOT, name), join(stage, name));
const own = packageJson(ROOT);
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
writeFileSync(join(stage, 'npm-shrinkwrap.json'), `${JSON.stringify(shrinkwrap(ROOT, own), null, 2)}\n`);
if (unpacked) {
  process.stdout.write(`${count} files in ${stage}\n`);
} else {
  const target = resolve(first ?? '.');
  mkdirSync(target, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: stage, encoding: 'utf8' });
  if (packed.status !== 0) stop(`npm pack failed: ${packed.stderr}`);
  process.stdout.write(`${join(target, packed.stdout.trim().split('\n').at(-1))}\n`);
}
