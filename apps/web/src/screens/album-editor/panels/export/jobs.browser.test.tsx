import { anAlbum } from '@figurina/album/testing';
import { renderParamsSchema, type RenderJob, type RenderParams } from '@figurina/contract';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { JobsPanel } from './JobsPanel.tsx';
import { PlatesHost } from './plates/PlatesHost.tsx';

test('who orders an export is shown the address of its print page, with its token', async () => {
  const url = 'https://figurina.example/render/album?token=abc';
  const ordered: Partial<RenderParams>[] = [];
  const stage = await aStage(
    {
      'GET /v1/render_jobs': { body: { render_jobs: [] } },
      'POST /v1/exports/render_jobs': { body: { render_job: {}, meta: { token: 'abc', render_url: url } } },
    },
    'de',
    (call, body) => {
      if (call.startsWith('POST')) ordered.push((body as { render_job: { params: RenderParams } }).render_job.params);
    },
  );
  const session = await aSession(stage, anAlbum().section('Team').spread({}).build());
  await render(
    <InEditor stage={stage} session={session} at="/album/album/jobs">
      <JobsPanel />
    </InEditor>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Adresse der Druckseite' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Export starten' }));
  await expect.element(page.getByRole('textbox', { name: 'Adresse der Druckseite' })).toHaveValue(url);
  await expect.element(page.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', url);

  // Packs say for how many albums they are, and which of them are printed.
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Voreinstellung' }), 'Stickertüten, 300 dpi');
  await userEvent.fill(page.getByRole('textbox', { name: 'Für wie viele Alben' }), '120');
  await userEvent.fill(page.getByRole('textbox', { name: 'Tüten', exact: true }), '1 - 40');
  await userEvent.click(page.getByRole('button', { name: 'Export starten' }));
  await expect.poll(() => ordered).toHaveLength(2);
  expect(ordered[1]).toMatchObject({ mode: 'stickerpack', albums: 120, range: '1-40' });
});

test('before an export it is told what is still the template’s, and leads there', async () => {
  const stage = await aStage({ 'GET /v1/render_jobs': { body: { render_jobs: [] } } });
  const album = anAlbum().section('Team').spread({}).picture({ id: 'frame', image: null, template: true }).build();
  const session = await aSession(stage, album);
  session.viewportChanged({ width: 1000, height: 700 });
  await render(
    <InEditor stage={stage} session={session} at="/album/album/jobs">
      <JobsPanel />
    </InEditor>,
  );
  const hint = page.getByText('1 Stelle stammt noch aus der Vorlage und wird so gedruckt.');
  await expect.element(hint).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Ansehen', exact: true }));
  expect(session.selection.get().ids).toEqual(['frame']);
  await userEvent.click(page.getByRole('button', { name: 'Im ganzen Album alles so lassen' }));
  await expect.element(hint).not.toBeInTheDocument();
  session.undo();
  await expect.element(hint).toBeVisible();
  session.end();
});

test('the plates of a print file are looked at page by page, and its limit is told', async () => {
  const job: RenderJob = {
    id: 'job',
    state: 'finished',
    progress: 1,
    file_url: '/v1/render_jobs/job/file',
    file_name: 'album.pdf',
    file_bytes: 1000,
    error: null,
    ink_picture_url: null,
    copy_hash: null,
    order_id: null,
    error_places: [],
    checks: [],
    findings: [],
    album_version: 1,
    created_at: '2026-01-02T03:04:05Z',
    params: renderParamsSchema.parse({ album_id: 'album', printProfile: 'default', includeCover: false }),
  };
  const proof = { ...job, id: 'proof', params: { ...job.params, printProfile: '', includeBleed: false } };
  const box = { x: 8, y: 8, width: 464, height: 301 };
  const sheet = {
    width: 480,
    height: 317,
    bleed: box,
    trim: { x: 10, y: 10, width: 460, height: 297 },
    has_cut: false,
    stickers: [],
  };
  const names = ['cyan', 'magenta', 'yellow', 'black', 'spot', 'over', 'proof'];
  const spot = { name: 'PANTONE 186 C', color: '#c8102e' };
  const pageOf = (page: number, over_share: number) => ({
    body: {
      over_share,
      plates: names.map((name) => ({ name, url: `/v1/render_jobs/job/plates/${page}/${name}.png` })),
    },
  });
  const titles = { de: 'Offset', en: 'Sheetfed', fr: '', it: '', pl: '' };
  let isDown = true;
  const paper = await blankPaper();
  const pictures = [1, 2].flatMap((page) =>
    names.map((name) => [`GET /v1/render_jobs/job/plates/${page}/${name}.png`, { file: paper }]),
  );
  const stage = await aStage({
    'GET /v1/render_jobs': { body: { render_jobs: [job, proof] } },
    'GET /v1/render_jobs/job/plates': () =>
      isDown
        ? { status: 500, body: {} }
        : { body: { ink_limit: 300, profile: titles, pages: [sheet, { ...sheet, has_cut: true }], spot } },
    'GET /v1/render_jobs/job/plates/1': pageOf(1, 0),
    'GET /v1/render_jobs/job/plates/2': pageOf(2, 0.021),
    ...(Object.fromEntries(pictures) as object),
  });
  // The upper half of the first page was filled after the file was made.
  const album = anAlbum()
    .section('Team')
    .spread({})
    .rectangle({ x: 0, y: 0, width: 460, height: 148.5, fill: '#d02030' })
    .spread({})
    .build();
  const session = await aSession(stage, album);
  let setRoom!: (hasRoom: boolean) => void;
  function PanelWithRoom() {
    const [hasRoom, set] = useState(true);
    setRoom = set;
    return hasRoom ? <JobsPanel /> : null;
  }
  await render(
    <InEditor stage={stage} session={session} at="/album/album/jobs">
      <PanelWithRoom />
      <PlatesHost />
    </InEditor>,
  );
  // A proof has none.
  await userEvent.click(page.getByRole('button', { name: 'Platten ansehen' }));
  const dialog = page.getByRole('dialog', { name: 'Druckplatten' });
  const again = dialog.getByRole('button', { name: 'Erneut versuchen' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await userEvent.click(again);
  const shownOf = (sheet: number) =>
    dialog.getByRole('img', { name: `Seite ${sheet}, wie die gewählten Farben sie drucken` });
  await expect.element(shownOf(1)).toBeVisible();
  await expect.element(dialog.getByText('Nirgends liegen mehr als 300 % Farbe übereinander.')).toBeVisible();
  const layers = () => [...document.querySelectorAll<HTMLElement>('.plate-layer')].map((one) => one.dataset['plate']);
  await expect.poll(layers).toEqual(['cyan', 'magenta', 'yellow', 'black', 'spot']);
  await expect.element(dialog.getByRole('button', { name: 'Schnitt' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Magenta' }));
  await userEvent.click(dialog.getByRole('button', { name: 'PANTONE 186 C' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zu viel Farbe' }));
  await expect.poll(layers).toEqual(['cyan', 'yellow', 'black', 'over-dark', 'over']);
  expect(document.querySelectorAll('.plate-boxes rect')).toHaveLength(3);
  await userEvent.click(dialog.getByRole('button', { name: 'Rahmen' }));
  expect(document.querySelectorAll('.plate-boxes rect')).toHaveLength(0);
  await userEvent.keyboard('{PageDown}');
  await expect.element(dialog.getByText('Seite 2 von 2')).toBeVisible();
  await expect
    .element(dialog.getByText('Auf 2,1 % der Fläche liegen mehr als 300 % Farbe übereinander.'))
    .toBeVisible();
  // What was chosen stays chosen.
  await expect.element(dialog.getByRole('button', { name: 'Magenta' })).toHaveAttribute('aria-pressed', 'false');
  await expect.element(dialog.getByRole('button', { name: 'Nächste Seite' })).toBeDisabled();
  await expect
    .element(dialog.getByText('Gezeichnet aus der fertigen Datei für „Offset“.', { exact: false }))
    .toBeVisible();
  const view = (name: string) => dialog.getByText(name, { exact: true }).first();
  // In place of the inks: where the print is not what the editor shows now.
  await userEvent.click(view('Unterschiede'));
  await expect.element(dialog.getByText('Gedruckt sieht die Seite aus wie jetzt im Editor.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Vorherige Seite' }));
  await expect.element(dialog.getByText(/^50(,\d)?\s% der Seite sehen gedruckt anders aus/)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Seite 1 mit den Unterschieden in Rot' })).toBeVisible();
  await userEvent.click(view('Nebeneinander'));
  await expect.element(dialog.getByRole('img', { name: 'Seite 1, wie sie jetzt im Editor ist' })).toBeVisible();
  await expect.element(shownOf(1)).toBeVisible();
  // Here all of it is at once, when what was chosen has taken on its colour.
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect((await axe.run(document.querySelector('dialog')!)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(view('Platten'));
  await userEvent.click(dialog.getByRole('button', { name: 'Nächste Seite' }));
  // A window that becomes too narrow for the panel takes the panel, not what was opened from it.
  setRoom(false);
  await expect.element(page.getByRole('button', { name: 'Platten ansehen' })).not.toBeInTheDocument();
  await expect.element(shownOf(2)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  session.end();
});

async function blankPaper(): Promise<Blob> {
  const canvas = new OffscreenCanvas(48, 32);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 48, 32);
  return canvas.convertToBlob();
}

test('an export that failed names what and where, and leads there while it is in the album', async () => {
  const job: RenderJob = {
    id: 'job',
    state: 'error',
    progress: 0,
    file_url: null,
    file_name: null,
    file_bytes: null,
    error: 'Ein Bild fehlt.',
    error_places: [
      { message: 'Foto von Mia Berg, Seite 14', node_id: 'cell', sticker_id: 's1' },
      { message: 'Bild „alt.jpg“', node_id: 'gone', sticker_id: null },
    ],
    ink_picture_url: null,
    copy_hash: null,
    order_id: null,
    checks: [],
    findings: [],
    album_version: 1,
    created_at: '2026-01-02T03:04:05Z',
    params: renderParamsSchema.parse({ album_id: 'album' }),
  };
  const stage = await aStage({ 'GET /v1/render_jobs': { body: { render_jobs: [job] } } });
  const album = anAlbum().section('Team').spread({}).cell({ id: 'cell', sticker: 'Mia Berg' }).build();
  const session = await aSession(stage, album);
  session.viewportChanged({ width: 1000, height: 700 });
  await render(
    <InEditor stage={stage} session={session} at="/album/album/jobs">
      <JobsPanel />
    </InEditor>,
  );
  await expect.element(page.getByText('Bild „alt.jpg“')).toBeVisible();
  await expect.element(page.getByText('Foto von Mia Berg, Seite 14')).toBeVisible();
  // Only what is still there can be shown.
  await userEvent.click(page.getByRole('button', { name: 'Zeigen', exact: true }));
  expect(session.selection.get().ids).toEqual(['cell']);
  session.end();
});
