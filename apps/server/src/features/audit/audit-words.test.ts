import { expect, test } from 'vitest';
import { auditWords } from './audit-words.ts';

test('days and moments are written as they are read, by the clock of the house', async () => {
  const { changes } = await auditWords('en');
  const after = { expires_at: '2027-02-26T23:30:00.000Z', valid_until: '2027-01-31', note: 'until 2027-01-31' };
  const told = changes({ before: null, after, currency: null });
  expect(told.map((change) => change.after)).toEqual(['27.2.2027', '31.1.2027', 'until 2027-01-31']);
});
