#!/usr/bin/env node
/**
 * `figurina`: starts the server in this folder. `figurina backup`, `restore`, `restore-drill`, `export`, `token`, `prepare`: the
 * commands beside it. Runs on any Node from 20 on, and starts the one that came with the package.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const COMMANDS = ['backup', 'restore', 'restore-drill', 'export', 'token', 'prepare'];
const [command, ...rest] = process.argv.slice(2);
if (command && !COMMANDS.includes(command)) {
  process.stderr.write(`Usage: figurina [${COMMANDS.join(' | ')}] [arguments]\n`);
  process.exit(1);
}
const program = command ? `src/cli/${command}.ts` : 'src/main.ts';
// What its children and threads are started with, too: they are files of this package as well.
const modules = `--import=${new URL('./modules.mjs', import.meta.url).href}`;
const child = spawn(
  node(),
  ['--disable-warning=ExperimentalWarning', join(root, 'apps', 'server', program), ...(command ? rest : [])],
  {
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      MALLOC_MMAP_THRESHOLD_: '131072',
      ...process.env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, modules].filter(Boolean).join(' '),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});

function node() {
  const own = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  if (existsSync(own)) return own;
  // Where npm was not allowed to put it there.
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write('The Node of this package is missing: allow its install script, or use Node 24 or newer.\n');
  return process.exit(1);
}
