import { expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../document/album.ts';
import { MIGRATIONS } from './migrate.ts';

it('migrations are numbered without gaps up to the schema version', () => {
  expect(MIGRATIONS.map(({ to }) => to)).toEqual(Array.from({ length: SCHEMA_VERSION }, (_, at) => at + 1));
});
