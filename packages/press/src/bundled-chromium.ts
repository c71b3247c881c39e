import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the package with the browser has its archives, and where they are unpacked. */
export function bundledChromium(): { bin: string; cache: string; version: string } {
  const require = createRequire(import.meta.url);
  const packageRoot = dirname(dirname(require.resolve('@sparticuz/chromium')));
  const { version } = require(join(packageRoot, 'package.json')) as { version: string };
  const cache = join(dirname(dirname(dirname(packageRoot))), '.cache', 'figurina');
  return { bin: join(packageRoot, 'bin'), cache, version };
}
