/** A new migration runs while people work and while the version before it still serves. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { faultsOfMigration, type MigrationModule } from '../../testing/migrations/faults-of-migration.ts';
import { migrationNames } from './migrate.ts';

/** Those up to here were made while nothing ran on several servers. */
const LAST_BEFORE = '0203-pinned-previews';
const FOLDER = join(import.meta.dirname, '../../../migrations');

const migrationOf = (...statements: string[]): MigrationModule => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

describe('of our own migrations', async () => {
  const names = (await migrationNames()).filter((name) => name > LAST_BEFORE);

  test.each(names)('%s stands in nobody’s way', async (name) => {
    const migration = (await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href)) as MigrationModule;
    expect(await faultsOfMigration(migration)).toEqual([]);
  });
});

test.each([
  'drop table partners',
  'alter table partners drop column name',
  'alter table albums rename column title to name',
  'alter table albums rename to books',
  'alter table partners alter column name type varchar(9)',
  'alter table partners add column kind text not null',
  'alter table partners add column note text, add column kind text not null',
  'alter table images alter column name set not null',
  'alter table images add constraint named check (length(name) > 0)',
  'alter table orders add foreign key (album_id) references albums (id)',
  'alter table images add constraint one_name unique (name)',
  'create index images_name on images (name)',
  'create unique index on images (name)',
  'alter table albums add column token uuid default gen_random_uuid()',
  `update albums set title = 'x' where title = ''`,
  'delete from album_mutations',
  'lock table partners',
  'truncate partners',
])('%s is refused', async (statement) => {
  expect(await faultsOfMigration(migrationOf(statement))).toHaveLength(1);
});

test.each([
  'create table fresh (id text primary key, name text not null)',
  'alter table albums add column colour text',
  `alter table albums add column colour text not null default 'red', add column size integer`,
  'alter table orders add constraint of_album foreign key (album_id) references albums (id) not valid',
  'create index partners_name on partners (name)',
  `update partners set name = 'x'`,
  'alter table albums drop constraint old',
])('%s is not', async (statement) => {
  expect(await faultsOfMigration(migrationOf(statement))).toEqual([]);
});

test('what it made itself it may do as it likes, and what nobody uses any more it may take away', async () => {
  const making = migrationOf(
    'create table images2 (id text)',
    'create index on images2 (id)',
    'alter table images2 drop column id',
  );
  expect(await faultsOfMigration(making)).toEqual([]);
  const taking = { ...migrationOf('drop table partners'), unusedSince: 'the migration 0300' };
  expect(await faultsOfMigration(taking)).toEqual([]);
});
