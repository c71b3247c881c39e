import { anAlbum } from '@figurina/album/testing';
import type { AlbumRole } from '@figurina/album';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { PreviewLinkSettings } from '../settings/preview/PreviewLinkSettings.tsx';
import { ShareButton } from './ShareButton.tsx';
import { ShareSheet } from './ShareSheet.tsx';

const link = {
  album_preview_path: '/album/album/preview/geheim',
  url: 'https://figurina.example/album/album/preview/geheim',
  enabled: true,
  share_cover: false,
  views: 3,
  viewed_at: '2026-03-14T10:00:00.000Z',
  pinned_version: null,
};
const POINTS = 'GET /v1/albums/album/versions';
const point = { id: 'p1', name: 'Für die Eltern', made_at: '2026-03-12T10:00:00.000Z' };
const points = {
  points: [{ ...point, version: 4, kind: 'named', changeable: true, made_by: null, work: [], restored: null }],
  next: null,
  since: [],
  people: [],
};
const LINK = 'GET /v1/albums/album/preview_link';
const CHANGE = 'PATCH /v1/albums/album/preview_link';

async function open(shown: ReactElement, { role = 'owner', more = {} }: { role?: AlbumRole; more?: Answers } = {}) {
  const heard: unknown[] = [];
  const answers: Answers = { [LINK]: { body: { preview_link: link } }, ...more };
  const stage = await aStage(answers, 'de', (call, body) => call.startsWith('PATCH') && heard.push([call, body]));
  const session = await aSession(stage, anAlbum().section('Team').spread().build(), { role });
  await render(
    <InEditor stage={stage} session={session}>
      <main>
        <h1>Album</h1>
        {shown}
      </main>
    </InEditor>,
  );
  return { heard, answers: stage.answers, calls: stage.calls, session };
}
const way = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('the sheet says of each way what whoever gets it may do, and hands the preview on', async () => {
  await open(<ShareButton />);
  await userEvent.click(page.getByRole('button', { name: 'Teilen' }));
  await expect
    .element(way('Leute einladen').getByRole('button', { name: 'Einladen und Rollen vergeben' }))
    .toBeVisible();
  const preview = way('Vorschau zum Durchblättern');
  await expect.element(preview.getByText(/blättert ohne Konto/)).toBeVisible();
  await expect.element(preview.getByLabelText('Adresse der Vorschau')).toHaveValue(link.url);
  await expect.element(preview.getByRole('link', { name: 'Öffnen' })).toHaveAttribute('href', link.url);
  await userEvent.click(preview.getByRole('button', { name: 'QR-Code' }));
  await expect.element(preview.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await expect
    .element(way('Fotos für Sticker sammeln').getByRole('link'))
    .toHaveAttribute('href', '/album/album/stickerlink');
  expect(await faults()).toEqual([]);
});

test('a round of proofs begins in the sheet, which makes room for it', async () => {
  const { session } = await open(<ShareButton />);
  await userEvent.click(page.getByRole('button', { name: 'Teilen' }));
  await userEvent.click(way('Korrekturrunde').getByRole('button', { name: 'Gegenlesen lassen' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(session.windows.get()).toEqual({ kind: 'proof' });
});

test('what is not one’s own to decide is said, and a reader has no preview to hand on', async () => {
  await open(<ShareSheet opened onClose={() => undefined} />, { role: 'editor' });
  await expect.element(way('Leute einladen').getByText('Einladen darf nur, wem das Album gehört.')).toBeVisible();
  await expect.element(way('Vorschau zum Durchblättern').getByText(/darf nur, wem das Album gehört/)).toBeVisible();
  await expect.element(way('Korrekturrunde').getByRole('button', { name: 'Gegenlesen lassen' })).toBeVisible();
});

test('a reader is not shown the preview link, and it is not asked for', async () => {
  const { calls } = await open(<ShareSheet opened onClose={() => undefined} />, { role: 'reader' });
  await expect.element(page.getByRole('heading', { name: 'Leute einladen' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Vorschau zum Durchblättern' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Korrekturrunde' })).not.toBeInTheDocument();
  expect(calls).not.toContain('GET /v1/albums/album/preview_link');
});

test('switched off it is said in the sheet; whoever owns the album switches it on there', async () => {
  const off = { ...link, enabled: false };
  const { heard } = await open(<ShareSheet opened onClose={() => undefined} />, {
    more: {
      [LINK]: { body: { preview_link: off } },
      [CHANGE]: { body: { preview_link: link } },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Einschalten' }));
  await expect.element(page.getByLabelText('Adresse der Vorschau')).toHaveValue(link.url);
  expect(heard).toEqual([['PATCH /v1/albums/album/preview_link', { preview_link: { enabled: true } }]]);
});

test('a link that cannot be had is asked for again by hand', async () => {
  const { answers } = await open(<ShareSheet opened onClose={() => undefined} />, {
    more: {
      [LINK]: { status: 503, body: { code: 'unavailable', status: 503 } },
    },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers[LINK] = { body: { preview_link: link } };
  await userEvent.click(page.getByRole('button', { name: 'Erneut versuchen' }));
  await expect.element(page.getByLabelText('Adresse der Vorschau')).toHaveValue(link.url);
});

const inSettings = (
  <>
    <h2>Einstellungen</h2>
    <PreviewLinkSettings />
  </>
);

test('in the settings the owner switches it, decides what it and messengers show, and makes a new one after being asked', async () => {
  const next = { ...link, url: 'https://figurina.example/album/album/preview/neu' };
  const { heard, answers } = await open(inSettings, {
    more: {
      [POINTS]: { body: points },
      [CHANGE]: { body: { preview_link: { ...link, share_cover: true } } },
      'PATCH /v1/albums/album/rotate_album_preview_url_token': {
        body: { album_preview_path: '/album/album/preview/neu' },
      },
    },
  });
  await expect.element(page.getByText(/^3-mal geöffnet/)).toBeVisible();
  await userEvent.click(page.getByRole('switch', { name: /^Titelbild beim Teilen zeigen/ }));
  await expect.element(page.getByRole('switch', { name: /^Titelbild beim Teilen zeigen/ })).toBeChecked();
  const shows = page.getByRole('combobox', { name: 'Wer den Link hat, sieht' });
  await expect.element(shows).toHaveDisplayValue('Das Album, wie es gerade ist');
  answers[CHANGE] = { body: { preview_link: { ...link, share_cover: true, pinned_version: point } } };
  await userEvent.selectOptions(shows, 'p1');
  await expect.element(shows).toHaveDisplayValue(/^Für die Eltern, 12\./);
  await expect.element(page.getByText(/bleibt der Link bei diesem Stand/)).toBeVisible();
  answers[LINK] = { body: { preview_link: next } };
  await userEvent.click(page.getByRole('button', { name: 'Neuen Link erzeugen' }));
  const asked = page.getByRole('dialog', { name: 'Neuer Vorschaulink?' });
  await expect.element(asked.getByText(/Der alte Link geht sofort nicht mehr/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Neuen Link erzeugen' }));
  await expect.element(page.getByLabelText('Adresse der Vorschau')).toHaveValue(next.url);
  expect(heard[1]).toEqual([CHANGE, { preview_link: { pinned_version_id: 'p1' } }]);
  expect(heard.map((one) => (one as unknown[])[0])).toEqual([
    'PATCH /v1/albums/album/preview_link',
    'PATCH /v1/albums/album/preview_link',
    'PATCH /v1/albums/album/rotate_album_preview_url_token',
  ]);
  expect(await faults()).toEqual([]);
});

test('who may not decide about it hands it on all the same', async () => {
  await open(<PreviewLinkSettings />, { role: 'commenter' });
  await expect.element(page.getByRole('switch', { name: /^Vorschaulink/ })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Link kopieren' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Neuen Link erzeugen' })).not.toBeInTheDocument();
});
