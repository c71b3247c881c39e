import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { observeProcess, registry } from './metrics.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const rules = readFileSync(join(ROOT, 'deploy/prometheus/alerts.yaml'), 'utf8');
const page = readFileSync(join(ROOT, 'docs/alerts.md'), 'utf8');

test('every metric that a rule or its page names is measured', () => {
  observeProcess({ version: '0', role: 'all', database: 'embedded' });
  const measured = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const named = [...`${rules}${page}`.matchAll(/\b(?:figurina|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((name) => !measured.has(name) && !measured.has(name.replace(/_(count|sum|bucket)$/, '')))).toEqual(
    [],
  );
});

test('every alert has words on what to do, and no words are about none', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect([...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
});
