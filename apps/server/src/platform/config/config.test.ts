import { expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';

function config(environment: Record<string, string> = {}): Config {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
}

function problems(environment: Record<string, string>): string[] {
  const read = readConfig(environment);
  return read.ok ? [] : read.problems;
}

test('without any setting: this machine only, everything embedded, a backup a day', () => {
  expect(config()).toMatchObject({
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    database: { url: undefined },
    oidc: undefined,
    s3: undefined,
    mail: { smtpUrl: undefined },
    backup: { everyMs: 86_400_000, keep: 7 },
    trustProxy: false,
  });
  expect(config({ PORT: '', DATABASE_URL: '' })).toEqual(config());
});

test('the address that people use follows from host and port, unless it is named', () => {
  expect(config({ HOST: '0.0.0.0', PORT: '80' }).baseUrl).toBe('http://localhost:80');
  expect(config({ HOST: '192.0.2.7' }).baseUrl).toBe('http://192.0.2.7:3000');
  expect(config({ HOST: '2001:db8::1' }).baseUrl).toBe('http://[2001:db8::1]:3000');
  expect(config({ BASE_URL: 'https://albums.example.org/' }).baseUrl).toBe('https://albums.example.org');
});

test('a PostgreSQL server is backed up by us only when asked for', () => {
  const DATABASE_URL = 'postgres://u:p@db/figurina';
  expect(config({ DATABASE_URL }).backup.everyMs).toBe(0);
  expect(config({ DATABASE_URL, BACKUP_EVERY: '6h' }).backup.everyMs).toBe(21_600_000);
  expect(config({ BACKUP_EVERY: 'off' }).backup.everyMs).toBe(0);
});

test.each([
  [{ PORT: '70000' }, 'PORT="70000" must be at most 65535'],
  [{ PORT: '80.5' }, 'PORT="80.5" must be a whole number'],
  [{ BASE_URL: 'ftp://x' }, 'BASE_URL=… must be an address like https://example.org'],
  [{ BASE_URL: 'https://example.org/albums' }, 'BASE_URL=… must have no path'],
  [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY="daily" must be a time like 90m, 6h or 1d, or off'],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY="perhaps" must be true or false'],
  [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL="me" must be an e-mail address'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL="1" must be at least 2'],
  [{ S3_BUCKET: 'albums' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it'],
])('%o is refused in one line that names it', (environment, line) => {
  expect(problems(environment)).toEqual([line]);
});

test('every wrong setting is named, and none that may hold a password is repeated', () => {
  const lines = problems({ SMTP_URL: 'imap://me:hunter2@mail', REDIS_URL: 'hunter2', LOG_LEVEL: 'loud' });
  for (const name of ['SMTP_URL', 'REDIS_URL', 'LOG_LEVEL'])
    expect(lines.filter((line) => line.startsWith(`${name}=`))).toHaveLength(1);
  expect(lines.join()).not.toContain('hunter2');
});

test('passwords are kept cheaply where nobody else comes, and nowhere else', () => {
  expect(config({}).passwordLogN).toBe(15);
  expect(config({ PASSWORD_LOG_N: '4' }).passwordLogN).toBe(4);
  const served = { BASE_URL: 'https://album.example.org' };
  expect(problems({ ...served, PASSWORD_LOG_N: '14' })).toEqual([expect.stringContaining('PASSWORD_LOG_N')]);
  expect(config({ ...served, PASSWORD_LOG_N: '16' }).passwordLogN).toBe(16);
});

test('metrics are shown to this machine alone, or by a token', () => {
  expect(config({ METRICS_PORT: '9464' }).metrics).toMatchObject({ host: '127.0.0.1', token: undefined });
  const outside = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(problems(outside)).toEqual([expect.stringContaining('METRICS_TOKEN')]);
  expect(config({ ...outside, METRICS_TOKEN: 'sixteen letters!' }).metrics?.host).toBe('0.0.0.0');
  expect(
    config({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'a=b=,c=d' }).traces,
  ).toEqual({
    endpoint: 'http://c:4318',
    headers: { a: 'b=', c: 'd' },
    service: 'figurina',
    share: 1,
  });
  expect(problems({ OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' }).join()).not.toContain('hunter2');
});
