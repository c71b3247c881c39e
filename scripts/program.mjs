/** Runs a program of the project in the foreground: signals go to it, its exit code comes back. */
import { spawn } from 'node:child_process';
import { ROOT, projectEnvironment } from './installed.mjs';

/** Resolves with the exit code. The program ends with us: it gets a channel that closes when this process dies. */
export function runInForeground(node, args, { env = {}, cwd = ROOT } = {}) {
  const program = spawn(node, args, {
    cwd,
    env: { ...projectEnvironment(), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // Ctrl-C reaches the whole group; a second one within the program's graceful stop does no harm.
      program.kill(signal);
    });
  if (process.env.npm_lifecycle_event) stopWithNpm(program);
  return new Promise((resolve) => {
    program.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    program.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** npm passes signals on to the shell it started us with, and the shell keeps them to itself: it just ends. */
function stopWithNpm(program) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    program.kill('SIGTERM');
  }, 250);
  watch.unref();
}
