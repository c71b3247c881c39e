import type { StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { blobUrls, type ImageEditEvents } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage, type TestStage } from '../../../../../app/testing.tsx';
import { ImageEditHost } from './ImageEditHost.tsx';
import type { EditorSession } from '../../../session/editor-session.ts';
import { aSession, InEditor } from '../../../testing.tsx';
import ImageEditDialog from './ImageEditDialog.tsx';

/** The other end of the stream. */
class Stream extends EventTarget {
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
  tell<Name extends keyof ImageEditEvents>(event: Name, data: ImageEditEvents[Name]): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

const CROP = { cx: 0.1, cy: 0, cscale: 1.5, crotation: 0 };
const options = (prompt: boolean) => ({
  body: { image_edit_options: { prompt, effects: ['even_light', 'black_and_white', 'duotone'] } },
});
const started = { status: 201, body: { job_id: 'job', stream_token: 'geheim' } };

interface Scene {
  stage: TestStage;
  session: EditorSession;
  streams: Stream[];
  opened: string[];
  sent: unknown[];
}
let scene: Scene;
afterEach(() => scene.session.end());

async function open(answers: Answers = {}, { prompt = false, edited = false } = {}): Promise<Scene> {
  await page.viewport(1200, 900);
  const sent: unknown[] = [];
  const stage = await aStage(
    {
      'GET /v1/image_edits/options': options(prompt),
      'POST /v1/images/i1/image_edits': started,
      'DELETE /v1/image_edits/job': { status: 204 },
      'DELETE /v1/images/new': { status: 204 },
      ...answers,
    },
    'de',
    (_call, body) => body !== undefined && sent.push(body),
  );
  const album = anAlbum()
    .section('Team')
    .sticker('Ada', { photo: [300, 400], ...CROP })
    .image({ id: 'old', model: 'sticker' }, [300, 400])
    .image({ id: 'new', model: 'sticker', original_image_id: 'i1' }, [300, 400]);
  if (edited) album.image({ id: 'i1', model: 'sticker', original_image_id: 'old' }, [300, 400]);
  const session = await aSession(stage, album.build());
  const streams: Stream[] = [];
  const opened: string[] = [];
  const openStream = (url: string): Stream => {
    opened.push(url);
    const stream = new Stream();
    streams.push(stream);
    return stream;
  };
  await render(
    <InEditor stage={stage} session={session}>
      <ImageEditDialog stickerId={'s1' as StickerId} openStream={openStream as never} />
    </InEditor>,
  );
  scene = { stage, session, streams, opened, sent };
  return scene;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const status = () => page.getByRole('status');
const stickerImage = () => scene.session.store.document.stickers.get('s1' as StickerId);

async function begun(): Promise<Stream> {
  await userEvent.click(button(/^Duoton/));
  await expect.poll(() => scene.streams.length).toBe(1);
  return scene.streams[0]!;
}

async function finished(): Promise<Stream> {
  const stream = await begun();
  const image = { ...scene.session.store.document.images.get('new' as never)!, blob: blobUrls('new', 'a.jpg') };
  stream.tell('done', { image });
  await expect.element(button('Übernehmen')).toBeVisible();
  return stream;
}

test('without an image service there is no prompt; an effect says how far it is and keeps the rest shut meanwhile', async () => {
  const { opened, sent } = await open();
  await expect.element(button(/^Duoton/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  const stream = await begun();
  expect(sent).toEqual([{ effect: 'duotone', album_id: 'album' }]);
  expect(opened).toEqual(['/v1/image_edits/job/stream?token=geheim']);
  await expect.element(status()).toHaveTextContent('Wartet, bis Platz ist …');
  await expect.element(button(/^Schwarz-Weiß/)).toBeDisabled();
  await expect.element(button('Abbrechen')).toHaveFocus();
  stream.tell('progress', { step: 'request_accepted' });
  await expect.element(status()).toHaveTextContent('Der Effekt wird in Druckqualität gerechnet …');
  stream.tell('partial', { b64: 'UklGRg==' });
  await expect.poll(() => document.querySelector<HTMLImageElement>('.edit-after')?.src).toContain('base64,UklGRg==');
});

test('what was made is put on the sticker in one step of undo, with its crop', async () => {
  await open();
  const stream = await finished();
  expect(stream.readyState).toBe(2);
  await expect.element(button('Übernehmen')).toHaveFocus();
  const slider = page.getByRole('slider', { name: 'Vorher und nachher vergleichen' });
  await slider.fill('80');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '80 % nachher');
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(button('Übernehmen'));
  await expect.poll(() => stickerImage()).toMatchObject({ image: 'new', ...CROP });
  expect(scene.session.announcer.get()).toBe('Das bearbeitete Foto ist auf dem Sticker.');
  scene.session.undo();
  expect(stickerImage()).toMatchObject({ image: 'i1', ...CROP });
  expect(scene.session.history.undoLabel()).toBeNull();
});

test('what is discarded is deleted, and the photo is as it was', async () => {
  const { stage } = await open();
  await finished();
  await userEvent.click(button('Verwerfen'));
  await expect.poll(() => stage.calls).toContain('DELETE /v1/images/new');
  await expect.element(button(/^Duoton/)).toHaveFocus();
  expect(stickerImage()).toMatchObject({ image: 'i1' });
  expect(scene.session.history.undoLabel()).toBeNull();
});

test('an edit that is cancelled is told to the server, and everything can be used again', async () => {
  const { stage } = await open();
  const stream = await begun();
  await userEvent.click(button('Abbrechen'));
  await expect.poll(() => stage.calls).toContain('DELETE /v1/image_edits/job');
  expect(stream.readyState).toBe(2);
  await expect.element(button(/^Schwarz-Weiß/)).toBeEnabled();
});

test('errors stand in the words of the server, of the connection, of the start', async () => {
  await open();
  (await begun()).tell('error', { message: 'Der Hintergrund ist nicht einfarbig genug.' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Der Hintergrund ist nicht einfarbig genug.');
  await userEvent.click(button(/^Duoton/));
  await expect.poll(() => scene.streams.length).toBe(2);
  scene.streams[1]!.tell('error', { message: '' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bearbeitung fehlgeschlagen');
  await userEvent.click(button(/^Duoton/));
  await expect.poll(() => scene.streams.length).toBe(3);
  // One broken connection is nothing yet.
  scene.streams[2]!.dispatchEvent(new Event('error'));
  await expect.element(status()).toHaveTextContent('Wartet, bis Platz ist …');
  scene.streams[2]!.readyState = 2;
  scene.streams[2]!.dispatchEvent(new Event('error'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Verbindungsfehler');
  scene.stage.answers['POST /v1/images/i1/image_edits'] = { status: 500, body: {} };
  await userEvent.click(button(/^Duoton/));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bearbeitung konnte nicht gestartet werden');
});

test('with an image service one asks in words, one’s own or suggested ones', async () => {
  const { sent } = await open({}, { prompt: true });
  const field = page.getByRole('textbox', { name: 'Was soll sich ändern?' });
  await expect.element(button('Bearbeiten')).toBeDisabled();
  await userEvent.click(button('Ruhiger Hintergrund'));
  await expect
    .element(field)
    .toHaveValue('Ersetze den Hintergrund durch eine ruhige, einfarbige helle Fläche. Die Person bleibt unverändert.');
  await field.fill('  Trikot in Rot ');
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent).toEqual([{ prompt: 'Trikot in Rot', album_id: 'album' }]);
  scene.streams[0]!.tell('progress', { step: 'request_sent' });
  await expect.element(status()).toHaveTextContent('Das Foto ist beim Bilddienst …');
  await expect.element(field).toBeDisabled();
});

test('an edited photo leads back to the original', async () => {
  await open({}, { edited: true });
  await userEvent.click(button('Zurück zum Original'));
  expect(stickerImage()).toMatchObject({ image: 'old', ...CROP });
  expect(scene.session.history.undoLabel()).not.toBeNull();
});

test('it opens as a window of the editor, fits a phone, and Esc closes it', async () => {
  await page.viewport(390, 780);
  const stage = await aStage({ 'GET /v1/image_edits/options': options(true) });
  const album = anAlbum()
    .section('Team')
    .sticker('Ada', { photo: [300, 400] });
  const session = await aSession(stage, album.build());
  scene = { stage, session, streams: [], opened: [], sent: [] };
  await render(
    <InEditor stage={stage} session={session}>
      <ImageEditHost />
    </InEditor>,
  );
  session.windows.open({ kind: 'image_edit', stickerId: 's1' as StickerId });
  await expect.element(button(/^Duoton/)).toBeInTheDocument();
  const dialog = document.querySelector('dialog')!;
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  expect(dialog.getBoundingClientRect()).toMatchObject({ left: 0, right: 390 });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
