import { expect, test } from 'vitest';
import { within } from '../observation/origin.ts';
import { createLog, loggedUrl } from './log.ts';

test('secrets in an address do not reach the log', () => {
  expect(loggedUrl('/v1/public/affiliate_conversions?url_token=abc')).toBe(
    '/v1/public/affiliate_conversions?url_token=[redacted]',
  );
  expect(loggedUrl('/render/a1?mode=pages&token=abc.def&dpi=300')).toBe(
    '/render/a1?mode=pages&token=[redacted]&dpi=300',
  );
  expect(loggedUrl('/cb?code=xyz&state=1')).toBe('/cb?code=[redacted]&state=[redacted]');
  expect(loggedUrl('/albums?page=2')).toBe('/albums?page=2');
});

test('links that let somebody in do not reach the log', () => {
  expect(loggedUrl('/oidc/link/abc')).toBe('/oidc/link/[redacted]');
  expect(loggedUrl('/oidc/new-password/abc?lang=de')).toBe('/oidc/new-password/[redacted]?lang=de');
  expect(loggedUrl('/oidc/sign-in/abc')).toBe('/oidc/sign-in/[redacted]');
  expect(loggedUrl('/no-mails/abc?lang=de')).toBe('/no-mails/[redacted]?lang=de');
  expect(loggedUrl('/invoice/abc')).toBe('/invoice/[redacted]');
  expect(loggedUrl('/v1/public/invitations/abc')).toBe('/v1/public/invitations/[redacted]');
  expect(loggedUrl('/v1/invitations/abc/confirm')).toBe('/v1/invitations/[redacted]/confirm');
  expect(loggedUrl('/v1/public/sticker_uploads/abc')).toBe('/v1/public/sticker_uploads/[redacted]');
  expect(loggedUrl('/album/a1/preview/abc')).toBe('/album/a1/preview/[redacted]');
  expect(loggedUrl('/v1/albums/a1/invitations')).toBe('/v1/albums/a1/invitations');
  expect(loggedUrl('/album/a1/stickers')).toBe('/album/a1/stickers');
});

test('an error is logged without the addresses it names, and every line with the ids of what it comes from', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const err = new Error('550 <oma.hilde@gast.example>: no such user', { cause: new Error('of mia@verein.de') });
  within({ request: 'r1', job: 'j1' }, () => log.error({ err }, 'job failed'));
  expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: 'r1', jobId: 'j1', err: { message: '550 <[address]>: no such user' } });
  expect(lines[0]).not.toMatch(/hilde|verein/);
});
