import { anAlbum } from '@figurina/album/testing';
import { renderParamsSchema, type RenderJob, type RenderParams } from '@figurina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { JobsPanel } from './JobsPanel.tsx';

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
