/**
 * `npm run prove:packed`: packs the product, installs the package into an empty folder and starts it there by its one command.
 * `npm run prove:image`: does what the Dockerfile does on a bare Debian (debootstrap), then starts it there as a user who may write
 * nothing but the data, from a root that is read-only. Both: health, an album, a page printed, a backup, a drill, a clean stop.
 * Minutes of work. The image needs Linux, root and debootstrap; `--root FOLDER` takes a bare Debian that is there already.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, stop } from '../scripts/installed.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
const place = mkdtempSync(join(tmpdir(), 'figurina-prove-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
const port = await freePort();
const settings = {
  PORT: String(port),
  LOG_LEVEL: 'warn',
  BACKUP_EVERY: 'off',
  DRAW_COVERS: 'false',
  PREPARE_CONTENT: 'false',
};

if (positionals[0] === 'packed') await prove(packed());
else if (positionals[0] === 'image') await prove(image());
else stop('Usage: node deploy/prove.mjs packed | image [--root FOLDER]');

/** Answers how to run the program: its command without arguments starts the server. */
function packed() {
  const [tarball] = run('node', ['scripts/pack.mjs', place], ROOT).trim().split('\n').slice(-1);
  const folder = join(place, 'empty');
  mkdirSync(folder);
  said(`packed, ${megabytes(tarball)} MB`);
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball], folder);
  said(`installed, ${readdirSync(join(folder, 'node_modules')).length} folders`);
  const env = { PATH: process.env.PATH, HOME: folder, ...settings };
  const command = join(folder, 'node_modules', '.bin', 'figurina');
  return {
    command,
    args: [],
    options: { cwd: folder, env },
    out: join(folder, 'proof.pdf'),
    seen: join(folder, 'proof.pdf'),
  };
}

function image() {
  const root = values.root ?? join(place, 'root');
  if (!existsSync(join(root, 'bin', 'sh'))) {
    run('debootstrap', ['--variant=minbase', 'bookworm', root], ROOT);
    said('bare root');
  }
  rmSync(join(root, 'app'), { recursive: true, force: true });
  mkdirSync(join(root, 'app'));
  // The folder has the same name inside: what is unpacked there knows its own place.
  rmSync('/app', { force: true });
  run('ln', ['-sfn', join(root, 'app'), '/app'], ROOT);
  try {
    run('sh', ['deploy/image/build.sh', '/app'], ROOT);
  } finally {
    rmSync('/app', { force: true });
  }
  said(`built, ${run('du', ['-sm', join(root, 'app')], ROOT).split('\t')[0]} MB`);
  const scripts = join(root, 'usr', 'local', 'lib', 'figurina');
  for (const name of ['root.sh', 'start.sh']) cpSync(join(ROOT, 'deploy', 'image', name), join(scripts, name));
  if (!existsSync(join(root, 'data'))) run('chroot', [root, '/usr/local/lib/figurina/root.sh'], ROOT);
  const data = join(place, 'data');
  mkdirSync(data);
  run('chown', ['10001:10001', data], ROOT);
  // As a container does it: the root cannot be written, /tmp is gone with the process, /data stays.
  const within = `mount --rbind "$1" "$1" && mount -o remount,ro,bind "$1" && mount -t tmpfs -o mode=1777 tmpfs "$1/tmp" &&
    mount --bind "$2" "$1/data" && mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && root="$1" && shift 2 &&
    exec chroot --userspec=10001:10001 "$root" /usr/local/lib/figurina/start.sh "$@"`;
  return {
    command: 'unshare',
    args: ['--mount', '--propagation', 'private', 'sh', '-c', within, 'sh', root, data],
    options: { cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOST: '127.0.0.1', HOME: '/tmp', ...settings } },
    out: '/data/proof.pdf',
    seen: join(data, 'proof.pdf'),
  };
}

async function prove({ command, args, options, out, seen }) {
  const cli = (...more) => {
    const ran = spawnSync(command, [...args, ...more], { ...options, encoding: 'utf8' });
    if (ran.status !== 0) stop(`${more[0]} failed: ${ran.stdout}${ran.stderr}`);
    return ran.stdout.trim();
  };
  const began = Date.now();
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)));
  try {
    await Promise.race([answers('/readyz'), ended.then((how) => stop(`The server ended (${how})`))]);
    said(`ready after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    const page = await (await fetch(`http://127.0.0.1:${port}/start`)).text();
    if (!page.includes('<div id="root"')) stop('The web app is not served');
    const headers = { authorization: `Bearer ${cli('token', '--email', 'admin@figurina.localhost', '--admin')}` };
    const album = await until(async () => {
      const answer = await fetch(`http://localhost:${port}/v1/albums`, { headers });
      return (await answer.json()).albums?.[0]?.id;
    });
    said(`signed in, album ${album}`);
    cli('export', '--album', album, '--out', out, '--mode', 'pages', '--range', '1-2');
    said(`printed two pages, ${megabytes(seen)} MB`);
    said(cli('backup').split('/').at(-1));
    said(cli('restore-drill', '--max-age', '1h').split('\n').slice(1).join('; '));
  } finally {
    server.kill('SIGTERM');
  }
  const how = await ended;
  if (how !== 0) stop(`The server ended with ${how}`);
  said('stopped');
}

async function answers(path) {
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    return answer?.ok;
  });
}

async function until(ask) {
  for (;;) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function run(command, args, cwd) {
  const ran = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 });
  if (ran.status !== 0) stop(`${command} ${args.join(' ')}: ${ran.error?.message ?? ''}${ran.stdout}${ran.stderr}`);
  return ran.stdout;
}

function said(words) {
  process.stdout.write(`${words}\n`);
}

function megabytes(file) {
  return (statSync(file).size / 1e6).toFixed(1);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
