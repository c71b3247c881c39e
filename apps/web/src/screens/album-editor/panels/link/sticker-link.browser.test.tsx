import axe from 'axe-core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../app/testing.tsx';
import { aLink, anAlbumOfPeople, aPerson, peopleAnswer } from '../stickers/collect/testing/answers.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { StickerLinkPanel } from './StickerLinkPanel.tsx';
import { StickerLinkStage } from './StickerLinkStage.tsx';

async function aTab(link = aLink(), answers: Answers = {}) {
  await page.viewport(1440, 900);
  let saved = link;
  const sent: [string, unknown][] = [];
  const stage = await aStage(
    {
      'GET /v1/albums/album/sticker_link': () => ({
        body: { sticker_link: saved, custom_domains: ['mein-sticker.example', 'foto.example'] },
      }),
      'GET /v1/albums/album/sticker_people': { body: peopleAnswer([aPerson({ email: 'greta@example.org' })]) },
      'GET /v1/albums/album/sticker_link/sheets/poster': {
        body: { sheet: { html: '<h1>Werde ein Sticker!</h1>', width: 794, height: 1123 } },
      },
      'PATCH /v1/albums/album': { body: { album: {} } },
      ...answers,
    },
    'de',
    (call, body) => {
      sent.push([call, body]);
      if (call === 'PATCH /v1/albums/album' && !answers[call])
        saved = { ...saved, ...(body as { album: object }).album };
    },
  );
  const session = await aSession(stage, anAlbumOfPeople());
  function Tabs() {
    const [shown, setShown] = useState(true);
    return (
      <main style={{ display: 'flex' }}>
        <button type="button" onClick={() => setShown(!shown)}>
          Anderer Tab
        </button>
        <aside style={{ width: 372 }}>{shown ? <StickerLinkPanel /> : null}</aside>
        <StickerLinkStage />
      </main>
    );
  }
  await render(
    <InEditor stage={stage} session={session} at="/album/album/stickerlink">
      <Tabs />
    </InEditor>,
  );
  return { session, sent };
}
const message = () => page.getByRole('textbox', { name: /Persönliche Nachricht/ });
const toggle = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
const save = () => page.getByRole('button', { name: 'Speichern' });

test('edits are saved by a button that is there while there are any; then the link can be viewed', async () => {
  const { sent } = await aTab();
  await expect.element(page.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', aLink().url);
  await expect.element(save()).not.toBeInTheDocument();
  await userEvent.fill(message(), 'Bis Freitag bitte!');
  await userEvent.click(toggle('Nach der Position fragen'));
  await userEvent.click(save());
  await expect.element(page.getByRole('link', { name: 'Ansehen' })).toBeVisible();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent.find(([call]) => call.startsWith('PATCH'))?.[1]).toEqual({
    album: { sticker_upload_content: 'Bis Freitag bitte!', sticker_upload_require_position: true },
  });
});

test('the message is required, edits outlive the tab, and a failed save says so and keeps them', async () => {
  await aTab(aLink(), {
    'PATCH /v1/albums/album': { status: 500, body: { type: 'x', title: 'x', status: 500, code: 'internal' } },
  });
  await userEvent.fill(message(), ' ');
  await expect.element(page.getByText('Die Nachricht muss ausgefüllt werden')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await userEvent.fill(message(), 'Neu');
  await userEvent.click(page.getByRole('button', { name: 'Anderer Tab' }));
  await expect.element(message()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Anderer Tab' }));
  await expect.element(message()).toHaveValue('Neu');
  // The notice of having left goes when one is back.
  await expect.poll(() => document.querySelector('.fig-toast')).toBeNull();
  await userEvent.click(save());
  await expect.element(page.getByText('Ein Fehler ist aufgetreten. Bitte versuche es erneut.')).toBeVisible();
  await expect.element(message()).toHaveValue('Neu');
});

test('while it is off, position and neutral address rest; a domain is chosen only under a neutral address', async () => {
  await aTab(aLink({ sticker_upload_enabled: false, open: false }));
  await expect.element(toggle('Nach der Position fragen')).toBeDisabled();
  await expect.element(toggle('Neutrale Adresse')).toBeDisabled();
  await expect.element(page.getByRole('heading', { name: 'Schalte den Link ein' })).toBeVisible();
  await expect.element(page.getByLabelText('Domain')).not.toBeInTheDocument();
  await userEvent.click(toggle('Aktiv'));
  await userEvent.click(toggle('Neutrale Adresse'));
  await expect.element(page.getByLabelText('Domain')).toHaveValue('mein-sticker.example');
});

test('a link that is switched on and not saved is saved before it is copied', async () => {
  const copied: [string, boolean][] = [];
  const { sent } = await aTab(aLink({ sticker_upload_enabled: false, open: false }));
  const isSaved = () => sent.some(([call]) => call.startsWith('PATCH'));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push([text, isSaved()]);
  });
  const copy = page.getByRole('button', { name: 'Link kopieren' });
  await expect.element(copy).toBeDisabled();
  await expect.element(page.getByText('Der Link ist ausgeschaltet', { exact: false })).toBeVisible();
  await userEvent.click(toggle('Aktiv'));
  await userEvent.click(copy);
  await expect.element(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(copied).toEqual([[aLink().url, true]]);
  await expect.element(save()).not.toBeInTheDocument();
});

test('the empty area has the button that it speaks of', async () => {
  const { sent } = await aTab(aLink({ sticker_upload_enabled: false, open: false }));
  await userEvent.click(page.getByRole('button', { name: 'Link einschalten' }));
  await expect.element(page.getByText('Aushang drucken')).toBeVisible();
  expect(sent.find(([call]) => call.startsWith('PATCH'))?.[1]).toEqual({ album: { sticker_upload_enabled: true } });
});

test('who leaves the tab with unsaved settings is told, and can save them from there', async () => {
  const { sent } = await aTab();
  await userEvent.fill(message(), 'Bis Freitag bitte!');
  await userEvent.click(page.getByRole('button', { name: 'Anderer Tab' }));
  await expect.element(page.getByText('noch nicht gespeichert', { exact: false })).toBeVisible();
  await userEvent.click(save());
  await expect
    .poll(() => sent.find(([call]) => call.startsWith('PATCH'))?.[1])
    .toEqual({
      album: { sticker_upload_content: 'Bis Freitag bitte!' },
    });
});

test('a new link asks first', async () => {
  const fresh = aLink({ url: 'https://fotos.example/s/NEU' });
  const { sent } = await aTab(aLink(), {
    'PATCH /v1/albums/album/rotate_sticker_uploads_token': { body: { sticker_link: fresh } },
  });
  await userEvent.click(page.getByRole('button', { name: 'Link neu erzeugen' }));
  expect(sent.some(([call]) => call.startsWith('PATCH'))).toBe(false);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Link neu erzeugen' }));
  await expect.element(page.getByText('fotos.example/s/NEU')).toBeVisible();
});

test('the poster as it will be printed, and ways to hand the link on, without an axe violation', async () => {
  await aTab();
  await expect.element(page.getByTitle('Aushang A4')).toBeVisible();
  await expect.element(page.getByText('Aushang drucken')).toBeVisible();
  await expect.element(page.getByText('E-Mail an 1 Person')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'QR-Code als SVG laden' })).toBeVisible();
  await expect.element(page.getByText('0 von 1 Fotos sind da')).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
