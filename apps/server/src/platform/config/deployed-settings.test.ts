/** What is written for operators names the settings that there are, in values that are taken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from './config.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Of other programs, and of the C library. */
const OTHERS = /^(POSTGRES_|MINIO_|MALLOC_)/;

/** `NAME: value` and `NAME=value`, also within a line. */
function named(path: string): Record<string, string> {
  const text = read(path).replaceAll(/^\s*#.*$/gm, '');
  const found = [
    ...text.matchAll(/(?<![\w-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:: |=)'?([^\s'},]*(?: <[^>]+>)?)/g),
    ...text.matchAll(/name: ([A-Z][A-Z0-9_]+), value: ([^\s},]+)/g),
    ...(path.includes('kubernetes') ? read(path).matchAll(/from-literal=([A-Z0-9_]+)=()/g) : []),
  ];
  return Object.fromEntries(found.flatMap(([, name = '', value = '']) => (OTHERS.test(name) ? [] : [[name, value]])));
}

test.each([
  'deploy/compose.yaml',
  'deploy/kubernetes/figurina.yaml',
  'deploy/systemd/figurina.env',
  'deploy/systemd/figurina-web.service',
  'deploy/systemd/figurina-worker.service',
])('%s names settings that there are, and values that are taken', (path) => {
  const settings = named(path);
  expect(Object.keys(settings).length).toBeGreaterThan(2);
  expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  // What a secret holds is the operator's.
  const secrets = path.includes('kubernetes')
    ? { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x', METRICS_TOKEN: 'x'.repeat(16) }
    : {};
  expect(readConfig({ ...settings, ...secrets })).toMatchObject({ ok: true });
});

test('every setting is described in docs/operating.md, and no other', () => {
  const table = read('docs/operating.md').split('## The embedded database')[0]!;
  const described = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));
  expect(described.toSorted()).toEqual([...SETTING_NAMES].toSorted());
});
