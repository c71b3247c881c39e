/**
 * `npm run dev`: the web app from its sources with hot reloading at the usual address, and behind it the server, which
 * starts anew whenever one of its files changes.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { BIN, ROOT, projectEnvironment, projectNode, stop } from './installed.mjs';

const node = projectNode();
const port = process.env.PORT || '3000';
const host = process.env.HOST || '127.0.0.1';
const behind = await freePort();
const baseUrl = process.env.BASE_URL || `http://localhost:${port}`;
const main = join(ROOT, 'apps', 'server', 'src', 'main.ts');
const programs = [
  run(['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', main], ROOT, {
    PORT: String(behind),
    HOST: '127.0.0.1',
    BASE_URL: baseUrl,
  }),
  run([join(BIN, 'vite'), '--host', host, '--port', port, '--strictPort'], join(ROOT, 'apps', 'web'), {
    API_URL: `http://127.0.0.1:${behind}`,
  }),
];

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
for (const program of programs) program.once('exit', (code) => end(code ?? 1));

/** When one ends, so does the other; waits for both. */
async function end(code) {
  if (ending) return;
  ending = true;
  const running = programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((program) => new Promise((resolve) => program.once('exit', resolve)));
  for (const program of running) program.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
}

function run(args, cwd, env) {
  const program = spawn(node, args, { cwd, env: { ...projectEnvironment(), ...env }, stdio: 'inherit' });
  program.on('error', (error) => stop(error.message));
  return program;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return free;
}
