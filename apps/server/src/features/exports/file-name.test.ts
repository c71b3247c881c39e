import { expect, test } from 'vitest';
import { exportFileName } from './file-name.ts';

test.each([
  [{ preset: 'custom', mode: 'pages', range: '' }, 'a1-v12-custom-pages.pdf'],
  [{ preset: 'current_spread', mode: 'spreads', range: ' 1 - 3, 5' }, 'a1-v12-current_spread-spreads-1-3+5.pdf'],
  [{ preset: 'custom', mode: 'pages', range: '1"\r\n;2' }, 'a1-v12-custom-pages-12.pdf'],
] as const)('of %o is %s', (params, name) => {
  expect(exportFileName({ albumId: 'a1', version: 12, params, extension: 'pdf' })).toBe(name);
});
