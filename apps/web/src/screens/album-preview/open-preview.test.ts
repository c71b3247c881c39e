import { afterEach, expect, test, vi } from 'vitest';
import type { Services } from '../../app/services.ts';
import type { EarlyPreview } from '../../early-preview/early-preview.ts';
import { openPreview } from './open-preview.ts';

const replace = vi.fn<(address: string) => void>();
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockClear();
});

interface Opening {
  cause?: unknown;
  album?: string;
  token?: string | null;
  early?: EarlyPreview;
}

/** How a preview opens: `cause` is what the call ends with instead of an album. */
async function open({ cause, album = 'a1', token = null, early }: Opening) {
  vi.stubGlobal('window', { location: { replace }, figurinaPreview: early });
  const readPublic = async () => (cause === undefined ? { album: { id: album } } : Promise.reject(cause));
  const language = { i18n: () => ({ locale: 'pl' }) };
  const services = { api: { preview: { readPublic } }, session: { accessToken: async () => token }, language };
  const request = new Request('https://figurina.example/album/a1/preview/t1');
  const args = { params: { albumId: 'a1', token: 't1' }, request };
  const opened = openPreview(services as unknown as Services)(args as never);
  return Promise.race([opened, new Promise((resolve) => setTimeout(resolve, 20, 'left'))]);
}

test('the album of the link opens', async () => {
  expect(await open({})).toEqual({ id: 'a1' });
});

test('an album that was sent for before the app was there is taken, once, when it came', async () => {
  const early = (album: string, status = 200) => ({
    token: 't1',
    answer: Promise.resolve(Response.json({ album: { id: album, early: true } }, { status })),
  });
  expect(await open({ early: early('a1') })).toEqual({ id: 'a1', early: true });
  expect(window.figurinaPreview).toBeUndefined();
  expect(await open({ early: { ...early('a1'), token: 'another' } })).toEqual({ id: 'a1' });
  expect(await open({ early: early('a1', 429) })).toEqual({ id: 'a1' });
  expect(await open({ early: { token: 't1', answer: Promise.reject(new TypeError('Failed to fetch')) } })).toEqual({
    id: 'a1',
  });
});

test.each([
  ['a link that is gone', { cause: { code: 'preview_gone' } }, 'preview_gone'],
  ['a made-up address', { cause: { code: 'invalid_request' } }, 'preview_gone'],
  ['a link of another album', { album: 'a2' }, 'preview_gone'],
  ['no answer', { cause: new TypeError('Failed to fetch') }, 'preview_failed'],
  ['an outage', { cause: { code: 'unavailable' } }, 'preview_failed'],
])('%s leads to the front door in the language of the app, with a word', async (_what, given, notice) => {
  expect(await open(given)).toBe('left');
  expect(replace.mock.calls).toEqual([[`/?notice=${notice}&lang=pl`]]);
});

test('whoever is signed in is led to the start page', async () => {
  const answer = (await open({ cause: { code: 'preview_gone' }, token: 'token' })) as Response;
  expect(answer.headers.get('location')).toBe('/start?notice=preview_gone');
});
