/** `npm start`: installs what is missing, builds the web app if its sources changed, runs the server until Ctrl-C. */
import { join } from 'node:path';
import { ROOT, projectNode, stop } from './installed.mjs';
import { runInForeground } from './program.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) stop(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`);
const node = projectNode();
if (!isWebBuilt()) {
  process.stderr.write('Building the web app …\n');
  if (!buildWeb(node)) stop('The web app could not be built: see above.');
}
// Somebody who watches wants to see the address, not every request.
const LOG_LEVEL = process.env.LOG_LEVEL || (process.stderr.isTTY ? 'warn' : 'info');
process.exitCode = await runInForeground(
  node,
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps', 'server', 'src', 'main.ts')],
  { env: { LOG_LEVEL } },
);
