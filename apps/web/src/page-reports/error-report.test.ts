import { pageReportSchema, plainMessage } from '@figurina/contract';
import { expect, test } from 'vitest';
import { errorReport } from './error-report.ts';

test('an error is told without what it quotes, and where in our own files', () => {
  const error = new TypeError(`Cannot read "Mia Muster" of mia@verein.de at https://x.de/album/1?token=t (album 018f-77)`);
  error.stack = `TypeError: Mia Muster\n at f (https://a.example/assets/index-B2.js:10:2345)\n at g (chrome-extension://x/y.js:1:1)`;
  const report = errorReport(error, '/album/018f7a-1b2c/stickers/aB3/very/deep');
  expect(report).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'Cannot read … of … at … (album #)',
    screen: '/album/:id/stickers/:id',
    frames: ['assets/index-B2.js:10:2345'],
  });
  expect(pageReportSchema.safeParse(report).success).toBe(true);
  expect(pageReportSchema.safeParse(errorReport('Mia 0170 123', '/')).success).toBe(true);
  expect(plainMessage(plainMessage(error.message))).toBe(plainMessage(error.message));
});

test('a line that drops and what was given up are no errors of the app', () => {
  expect(errorReport(new TypeError('Failed to fetch'), '/')).toBeNull();
  expect(errorReport(new DOMException('gone', 'AbortError'), '/')).toBeNull();
});
