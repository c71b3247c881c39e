/**
 * `npm run vulnerabilities`: asks the registry whether holes are known in what the lock file names. Fails on one that is high or
 * critical in what a release is made of; a registry that does not answer such questions is told in one line.
 */
import { ROOT } from './installed.mjs';
import { npm } from './npm-json.mjs';

const WORST = new Set(['high', 'critical']);

const asked = npm(['audit', '--package-lock-only', '--omit', 'dev'], ROOT);
if (!asked?.vulnerabilities)
  process.stdout.write('The registry does not say which holes are known; nothing was looked up\n');
else {
  const found = Object.values(asked.vulnerabilities);
  for (const { name, severity, range } of found) process.stdout.write(`${severity}: ${name} ${range}\n`);
  process.stdout.write(`${found.length} packages with known holes\n`);
  process.exitCode = found.some(({ severity }) => WORST.has(severity)) ? 1 : 0;
}
