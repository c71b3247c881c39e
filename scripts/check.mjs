/** `npm run check`: everything that is quick. Prints one line a check, the output of those that fail, and a count. */
import { checkSteps } from './check-steps.mjs';
import { projectNode } from './installed.mjs';
import { runSteps, sum } from './steps.mjs';

const { passed, failed } = sum(await runSteps(checkSteps(projectNode()), 2));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
