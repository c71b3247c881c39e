/**
 * `npm run check:invoices`: invoices of every kind against the official rules of EN 16931, by Saxon on Java, where both and the
 * rules are on this machine; else one line says what is not. `SAXON_JAR`: Debian's libsaxonhe-java; `EN16931_XSLT`:
 * `cii/xslt/EN16931-CII-validation.xslt` of the public repository ConnectingEurope/eInvoicing-EN16931.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleXmls } from './samples.ts';

const { SAXON_JAR: saxon = '/usr/share/java/Saxon-HE.jar', EN16931_XSLT: rules = '' } = process.env;
const say = (words: string): void => void process.stdout.write(`${words}\n`);

const missing = [
  ...(spawnSync('java', ['-version']).status === 0 ? [] : ['java']),
  ...(existsSync(saxon) ? [] : [`SAXON_JAR (${saxon})`]),
  ...(rules && existsSync(rules) ? [] : ['EN16931_XSLT']),
];
if (missing.length > 0) say(`The official rules of EN 16931 are not checked: ${missing.join(', ')} missing here.`);
else await check();

async function check(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'figurina-invoices-'));
  const [from, to] = [join(folder, 'xml'), join(folder, 'reports')];
  for (const one of [from, to]) mkdirSync(one);
  for (const [name, xml] of await sampleXmls()) writeFileSync(join(from, `${name}.xml`), xml);
  const run = spawnSync('java', ['-cp', saxon, 'net.sf.saxon.Transform', `-s:${from}`, `-o:${to}`, `-xsl:${rules}`], {
    encoding: 'utf8',
  });
  const reports = readdirSync(to);
  const faults = reports.flatMap((name) => faultsIn(name, readFileSync(join(to, name), 'utf8')));
  rmSync(folder, { recursive: true });
  if (run.status !== 0 || reports.length === 0) throw new Error(`Saxon failed: ${run.stderr}`);
  for (const fault of faults) say(fault);
  say(`${reports.length} invoices against the official rules: ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function faultsIn(name: string, report: string): string[] {
  const failed = report.matchAll(/<svrl:failed-assert[^]*?<svrl:text>([^]*?)<\/svrl:text>/g);
  return [...failed].map(([, words = '']) => `${name}: ${words.replace(/\s+/g, ' ').trim()}`);
}
