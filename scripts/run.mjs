/** `node scripts/run.mjs FILE args`: runs a TypeScript program of the project under its own Node, from any Node from 20 on. */
import { resolve } from 'node:path';
import { projectNode, stop } from './installed.mjs';
import { runInForeground } from './program.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) stop('Usage: node scripts/run.mjs FILE [arguments]');
process.exitCode = await runInForeground(
  projectNode(),
  ['--disable-warning=ExperimentalWarning', resolve(file), ...args],
  // Relative paths in the arguments are those of the person who typed them.
  { cwd: process.env.INIT_CWD ?? process.cwd() },
);
