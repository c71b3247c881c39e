/** Runs checks as child processes, two at a time, and counts what passed and failed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, projectEnvironment } from './installed.mjs';

/**
 * A step: `name`, `command` with `args`, and optionally `count(report)`, which reads the counts of a test runner from
 * the report it wrote (`args` and `env` may be functions of that file). A step without counts counts as one check.
 * Lines of its output that begin with `note: ` are shown even when it passes.
 */
export async function runSteps(steps, atOnce) {
  const reports = mkdtempSync(join(tmpdir(), 'figurina-steps-'));
  const results = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, reports));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  rmSync(reports, { recursive: true, force: true });
  return results;
}

async function runStep(step, reports) {
  const report = join(reports, `${step.name.replace(/\W+/g, '-')}.json`);
  const args = typeof step.args === 'function' ? step.args(report) : step.args;
  const started = Date.now();
  const { code, output } = await run(step.command, args, step.env?.(report));
  const { passed, failed } = tally(step, code, report);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const mark = failed === 0 ? '✓' : '✗';
  const counts = step.count ? ` ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  process.stdout.write(`${mark} ${step.name}${counts} (${seconds} s)\n`);
  for (const [note] of output.matchAll(/^note: .*$/gm)) process.stdout.write(`  ${note}\n`);
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
  return { passed, failed };
}

/** A runner that crashed, or ended badly without naming a failed test, is itself one failure. */
function tally(step, code, report) {
  if (!step.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = step.count(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...projectEnvironment(), FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function sum(results) {
  return results.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
