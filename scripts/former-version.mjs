/** A former version of the project, whole, installed and built, in a folder beside this one: for servers of two versions side by side. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, stop } from './installed.mjs';

/** `ref`: a commit, tag or branch. Answers the path of its folder, which is kept under `.cache` for the next time. */
export function formerVersion(ref) {
  const commit = run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], ROOT).trim();
  const folder = join(ROOT, '.cache', 'former-versions', commit);
  if (!existsSync(folder)) {
    process.stderr.write(`Taking ${ref} out, installing and building it (once, some minutes) …\n`);
    run('git', ['worktree', 'prune'], ROOT);
    run('git', ['worktree', 'add', '--detach', folder, commit], ROOT);
  }
  // Does nothing when that was done.
  run(process.execPath, [join('scripts', 'build-web.mjs')], folder);
  return folder;
}

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) stop(`${program} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}
