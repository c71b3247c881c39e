/** Vitest's global set-up of the project `api-postgres`: a PostgreSQL server with a migrated template database, and a Redis where there is one. */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { prepareTables } from './prepare-tables.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';
import { startRedis } from './redis-server.ts';

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const name = `figurina_template_${process.pid}`;
  await administer(server.url, `create database ${name}`);
  const url = withDatabase(server.url, name);
  const opened = await openDatabase({ dataDir: '', database: { url, pool: 2, shortLived: true } });
  if (!opened.ok) throw new Error('unreachable: PostgreSQL has no lock');
  await prepareTables(opened.database);
  await opened.database.close();
  const copied = `template ${name}${await cheapest(server.url)}`;
  project.provide('databaseTemplate', { kind: 'postgres', url: server.url, copied });
  const redis = await startRedis();
  project.provide('redisUrl', redis?.url ?? '');
  return async () => {
    await redis?.stop();
    await administer(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
}

async function testServer(): Promise<Pick<PostgresServer, 'url' | 'stop'>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL: set TEST_DATABASE_URL');
  return startPostgres(programs);
}

/** A third of the work of the usual way, which PostgreSQL has since version 15; before, it had this one alone. */
async function cheapest(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  return Number(rows[0]!.server_version_num) < 150_000 ? '' : ' strategy file_copy';
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
