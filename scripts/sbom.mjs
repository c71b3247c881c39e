/**
 * `npm run sbom [-- FILE]`: what a release is made of, as CycloneDX (JSON), from the lock file: without what only its makers need.
 * To a file, or to standard output.
 */
import { writeFileSync } from 'node:fs';
import { ROOT, stop } from './installed.mjs';
import { npm } from './npm-json.mjs';

const bill = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'], ROOT);
if (bill?.bomFormat !== 'CycloneDX') stop('npm made no bill of materials');
const text = `${JSON.stringify(bill, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  process.stdout.write(`${bill.components.length} components in ${file}\n`);
}
