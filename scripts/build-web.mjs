/** `node scripts/build-web.mjs`: builds the web app if its sources changed. */
import { projectNode } from './installed.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

const node = projectNode();
process.exitCode = isWebBuilt() || buildWeb(node) ? 0 : 1;
