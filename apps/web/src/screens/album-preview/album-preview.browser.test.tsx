import { SCHEMA_VERSION } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { AlbumPreviewScreen } from './AlbumPreviewScreen.tsx';
import { openPreview } from './open-preview.ts';

const preview = (version: number, name = 'Ada Kowalska') => ({
  id: 'a1',
  title: 'SV Blau-Weiß 09',
  release_date: '2027-06-12',
  language: 'de',
  ...anAlbum().section('Team').spread().cell({ sticker: name }).parts(),
  schema_version: SCHEMA_VERSION,
  version,
  image_token: 'x',
});
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ALBUM = 'GET /v1/public/album_previews/t1';

async function open(answers: Answers = {}, sent?: (body: unknown) => void) {
  await page.viewport(1280, 800);
  const stage = await aStage(
    {
      [ALBUM]: { body: { album: preview(1) } },
      [`${ALBUM}/version`]: { body: { version: 1 } },
      'GET /v1/config': { body: { config: { legal_pages: ['imprint', 'privacy'] } } },
      ...answers,
    },
    'de',
    (call, body) => call.startsWith('POST') && sent?.(body),
  );
  await stage.services.language.load(['book']);
  const routes = [
    {
      path: '/album/:albumId/preview/:token',
      loader: openPreview(stage.services),
      element: <AlbumPreviewScreen />,
    },
    { path: '/start', element: <h1>Start</h1> },
  ];
  await render(<Staged services={stage.services} routes={routes} at="/album/a1/preview/t1" />);
  return stage;
}
const stickers = page.getByRole('listitem').filter({ hasText: /^Sticker 1/ });

test('the foot has the operator’s own pages, and the way to an album of one’s own', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'SV Blau-Weiß 09' })).toBeVisible();
  await expect.element(page.getByText('Anlass am 12.6.2027')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Eigenes Album gestalten' }))
    .toHaveAttribute('href', '/album/new');
  expect(document.title).toBe('SV Blau-Weiß 09: Vorschau');
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('the picture that came with the document is there until the first page has its own', async () => {
  const sent = document.createElement('div');
  sent.id = 'first-page';
  sent.innerHTML = `<img alt="" src="${PIXEL}" />`;
  document.body.append(sent);
  const decoded = Promise.withResolvers<void>();
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded.promise);
  try {
    await open();
    await expect.element(page.getByRole('heading', { name: 'SV Blau-Weiß 09' })).toBeVisible();
    const shown = () => document.querySelector('[data-page="1"] > img');
    await expect.poll(() => shown()?.getAttribute('src')).toBe(PIXEL);
    decoded.resolve();
    await expect.poll(shown).toBeNull();
  } finally {
    decode.mockRestore();
    sent.remove();
  }
});

test('that the album changed is said, and one click shows it', async () => {
  const { answers } = await open({ [`${ALBUM}/version`]: { body: { version: 2 } } });
  await expect.element(page.getByRole('img', { name: /^Seite 1 von/ })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(stickers).toHaveTextContent('Sticker 1: Ada Kowalska');
  // They come back to the tab.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Das Album wurde inzwischen geändert.')).toBeVisible();
  answers[ALBUM] = { body: { album: preview(2, 'Adah Kowalska') } };
  await userEvent.click(page.getByRole('button', { name: 'Neu laden' }));
  // Where one was.
  await expect.element(stickers).toHaveTextContent('Sticker 1: Adah Kowalska');
  await expect.element(page.getByText('Das Album wurde inzwischen geändert.')).not.toBeInTheDocument();
});

test('a mistake is sent, and what keeps it from being sent is said in the form', async () => {
  const sent: unknown[] = [];
  const { answers } = await open(
    {
      [`POST /v1/public/album_previews/t1/reports`]: { status: 429, body: { code: 'too_many_requests', status: 429 } },
    },
    (body) => sent.push(body),
  );
  await userEvent.click(page.getByRole('button', { name: 'Sticker finden' }));
  await userEvent.click(page.getByRole('button', { name: /Ada Kowalska/ }));
  await userEvent.click(page.getByRole('button', { name: 'Fehler melden' }));
  const dialog = page.getByRole('dialog', { name: 'Fehler auf dem Sticker „Ada Kowalska“' });
  const send = dialog.getByRole('button', { name: 'Abschicken' });
  await expect.element(send).toBeDisabled();
  await userEvent.fill(dialog.getByLabelText(/^Was stimmt nicht/), 'Ich heiße Adah.');
  await userEvent.click(send);
  await expect.element(dialog.getByLabelText(/^Was stimmt nicht/)).toBeInvalid();
  answers['POST /v1/public/album_previews/t1/reports'] = { status: 204 };
  await userEvent.click(send);
  await expect.element(page.getByText('Danke! Deine Meldung ist angekommen.')).toBeVisible();
  expect(sent.at(-1)).toEqual({ report: { sticker_id: 's1', message: 'Ich heiße Adah.' } });
});

test('a preview that is gone leads the signed-in to their start page', async () => {
  await open({ [ALBUM]: { status: 404, body: { code: 'preview_gone', status: 404 } } });
  await expect.element(page.getByRole('heading', { name: 'Start' })).toBeVisible();
});
