import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The render page must be there: `npm test` builds it, a single test file may be the first to need it. */
export function buildRenderPage(): void {
  const script = join(import.meta.dirname, '../../../../scripts/build-web.mjs');
  const build = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
}
