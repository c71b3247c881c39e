import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipWith, packJson } from './packed-json.ts';

test('what was packed once is one gzip file with every end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.array(fc.string(), { minLength: 1 }),
      async (beginning, ends) => {
        const packed = await packJson(beginning);
        for (const end of ends) expect(gunzipSync(gzipWith(packed, end)).toString()).toBe(beginning + end);
      },
    ),
    { numRuns: 30 },
  );
});
