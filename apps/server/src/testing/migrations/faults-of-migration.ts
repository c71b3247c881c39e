/**
 * What a migration does that a running installation does not bear: the version before it goes on serving while its
 * successors start one by one, and nobody may wait because a large table is locked for as long as it is read or rewritten.
 */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { LARGE_TABLES } from '../plans/scans.ts';

export interface MigrationModule {
  up(db: Kysely<unknown>): Promise<void>;
  /** Why what it takes away is used by no running version any more: since which migration, or release. */
  readonly unusedSince?: string;
}

type Rule = readonly [fault: string, found: RegExp, only?: 'large' | 'unless unused'];

/** Each with the table as its group. Statements are in lower case, with single blanks. */
const RULES: readonly Rule[] = [
  [
    'takes away what the running version reads: in a later release, with `unusedSince`',
    /^drop table (?:if exists )?([\w.]+)/,
    'unless unused',
  ],
  [
    'takes away what the running version reads: in a later release, with `unusedSince`',
    /^alter table (\w+) .*\bdrop column\b/,
    'unless unused',
  ],
  [
    'gives another name to what the running version reads: add the new one, fill it, drop the old one later',
    /^alter table (\w+) .*\brename\b/,
  ],
  [
    'changes a type: that rewrites the table and breaks the running version; add a column',
    /^alter table (\w+) .*\balter (?:column )?\w+ (?:set data )?type\b/,
  ],
  [
    'adds a column that the running version does not fill: give it a default, or let it be null',
    /^alter table (\w+) .*\badd (?:column )?(?!constraint)(?:if not exists )?\w+ (?:(?!\bdefault\b|, add\b).)*\bnot null\b(?!(?:(?!, add\b).)*\bdefault\b)/,
  ],
  [
    'reads a large table under a lock that nobody passes: add the check as `not valid`, validate it later',
    /^alter table (\w+) .*\bset not null\b/,
    'large',
  ],
  [
    'reads a large table under a lock: add the constraint as `not valid`, validate it in a later migration',
    /^alter table (\w+) .*\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/,
    'large',
  ],
  [
    'makes an index of a large table under a lock: put it among the indexes that are made beside the work',
    /^alter table (\w+) .*\badd (?:constraint \w+ )?(?:unique|primary key)\b(?!.*\busing index\b)/,
    'large',
  ],
  [
    'makes an index of a large table under a lock: put it among the indexes that are made beside the work',
    /^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (\w+)/,
    'large',
  ],
  [
    'writes a column anew in every row of a large table: such a default is no constant',
    /^alter table (\w+) .*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b/,
    'large',
  ],
  [
    'changes the rows of a large table in one transaction: have a job do it, some at a time',
    /^(?:update|delete from) (?:only )?(\w+)/,
    'large',
  ],
  ['locks a whole table', /^(?:lock (?:table )?|truncate (?:table )?|cluster |vacuum full )(\w+)/],
];

/** In words, each with its statement; none for one that may run while people work. */
export async function faultsOfMigration({ up, unusedSince }: MigrationModule): Promise<string[]> {
  const fresh = new Set<string>();
  const faults: string[] = [];
  for (const statement of await statementsOf(up)) {
    const made = /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1];
    if (made) fresh.add(made);
    for (const [fault, found, only] of RULES) {
      const table = found.exec(statement)?.[1];
      if (table === undefined || fresh.has(table)) continue;
      if (only === 'large' && !LARGE_TABLES.has(table)) continue;
      if (only === 'unless unused' && unusedSince) continue;
      faults.push(`${fault} (${statement.slice(0, 100)})`);
    }
  }
  return faults;
}

/** What it says to a database that answers nothing. */
async function statementsOf(up: MigrationModule['up']): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await up(db);
  return statements
    .flatMap((text) => text.split(';'))
    .map((text) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').replaceAll('"', '').trim().toLowerCase())
    .filter((text) => text !== '');
}
