/** Many connections on the one session of the embedded database; a PostgreSQL server has to pass too. */
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../testing/test-database.ts';

let own: OpenTestDatabase;
beforeAll(async () => {
  own = await openTestDatabase();
  await own.database.pool.query('create table numbers (n int primary key, owner int)');
});
afterEach(() => own.database.pool.query('truncate numbers'));
afterAll(() => own.remove());

type Step = 'read' | 'write' | 'fail' | 'commit' | 'roll back';

async function run(pool: pg.Pool, step: Step, n: number): Promise<boolean> {
  switch (step) {
    case 'read': {
      const { rows } = await pool.query('select $1::int as n, $2::text as t', [n, `t${n}`]);
      return rows.length === 1 && rows[0].n === n && rows[0].t === `t${n}`;
    }
    case 'write': {
      const { rows } = await pool.query('insert into numbers values ($1, 0) returning n', [n]);
      return rows[0].n === n;
    }
    case 'fail':
      return pool.query('select 1 / ($1::int - $1::int)', [n]).then(
        () => false,
        (error: Error) => error.message === 'division by zero',
      );
    case 'commit':
    case 'roll back': {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('insert into numbers values ($1, 1)', [n]);
        const { rows } = await client.query('select owner from numbers where n = $1', [n]);
        await client.query(step === 'commit' ? 'commit' : 'rollback');
        return rows[0].owner === 1;
      } finally {
        client.release();
      }
    }
  }
}

test('whatever runs at once, each gets its own answer, and exactly what was committed is there', async () => {
  const step = fc.constantFrom<Step>('read', 'write', 'fail', 'commit', 'roll back');
  const { pool } = own.database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 120 }), async (steps) => {
      await pool.query('truncate numbers');
      const answers = await Promise.all(steps.map((one, n) => run(pool, one, n)));
      expect(answers.every(Boolean)).toBe(true);
      const { rows } = await pool.query<{ n: number }>('select n from numbers order by n');
      const kept = steps.flatMap((one, n) => (one === 'write' || one === 'commit' ? [n] : []));
      expect(rows.map(({ n }) => n)).toEqual(kept);
    }),
    { numRuns: 15 },
  );
});

test('what a vanished connection began is rolled back, and the others go on', async () => {
  const lost = new pg.Client(own.database.connectionString);
  lost.on('error', () => undefined);
  await lost.connect();
  await lost.query('begin');
  await lost.query('insert into numbers values (1, 1)');
  const waiting = own.database.pool.query('insert into numbers values (1, 2) returning owner');
  (lost as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect((await waiting).rows).toEqual([{ owner: 2 }]);
});

test('a failed transaction stays failed until it is rolled back, and harms nobody else', async () => {
  const client = await own.database.pool.connect();
  await client.query('begin');
  await expect(client.query('select nothing')).rejects.toThrow('does not exist');
  await expect(client.query('select 1')).rejects.toThrow('transaction is aborted');
  const other = own.database.pool.query('select 2 as two');
  await client.query('rollback');
  client.release();
  expect((await other).rows).toEqual([{ two: 2 }]);
});

test('notifications reach other connections when their transaction commits', async () => {
  const listener = new pg.Client(own.database.connectionString);
  await listener.connect();
  const heard: string[] = [];
  const second = Promise.withResolvers<void>();
  listener.on('notification', ({ payload }) => {
    heard.push(payload ?? '');
    if (payload === 'second') second.resolve();
  });
  await listener.query('listen albums');
  const client = await own.database.pool.connect();
  await client.query("begin; notify albums, 'undone'");
  await client.query('rollback');
  await client.query("begin; notify albums, 'first'; commit; notify albums, 'second'");
  client.release();
  await second.promise;
  await listener.end();
  expect(heard).toEqual(['first', 'second']);
});

test('rows of megabytes come and go', async () => {
  const text = 'ü'.repeat(4_000_000);
  const { rows } = await own.database.pool.query('select $1::text as text, length($1) as length', [text]);
  expect(rows[0].length).toBe(4_000_000);
  expect(rows[0].text === text).toBe(true);
  const many = await own.database.pool.query('select repeat(n::text, 100) as t from generate_series(1, 20000) n');
  expect(many.rows).toHaveLength(20_000);
});
