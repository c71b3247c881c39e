import { type ImageId, type NodeId, recolorAlbum } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { StockPhoto } from '@figurina/contract';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage, Staged } from '../../../../app/testing.tsx';
import { PendingPictures } from '../../stage/drops/PendingPictures.tsx';
import { StickerQuestionDialog } from '../../stage/drops/StickerQuestionDialog.tsx';
import { EditorContext } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession } from '../../testing.tsx';
import { BackgroundPanel } from './BackgroundPanel.tsx';

const spread = 'spread' as NodeId;
/** The colours that the blueprint's drawing was drawn in. */
const DRAWN = ['#101010', '#202020', '#303030', '#404040', '#505050'];
const album = (more = 0) => {
  const built = anAlbum()
    .section('Erste Mannschaft')
    .spread({ id: 'spread' })
    .image({ id: 'i1', filename: 'Sommerfest.jpg' }, [900, 600])
    .image({ id: 'i2', filename: 'Tribüne.jpg' }, [900, 600])
    .image({ id: 'i3', filename: 'Vorlage.svg', blueprint_image: true, palette: DRAWN })
    .picture({ id: 'shown', image: 'i1' });
  for (let at = 0; at < more; at++) built.image({ id: `m${String(at).padStart(3, '0')}`, filename: `Bild ${at}.jpg` });
  return built.build();
};

async function open(
  at: string,
  { answers = {}, more, ...options }: Parameters<typeof aSession>[2] & { answers?: Answers; more?: number } = {},
) {
  await page.viewport(1200, 800);
  const stage = await aStage(answers);
  const session = await aSession(stage, album(more), options);
  session.viewportChanged({ width: 900, height: 600 });
  session.goToSpread(session.facts.layout.get().indexOf(spread));
  const element = (
    <EditorContext value={session}>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700, width: 320 }}>
        <BackgroundPanel />
      </main>
      <PendingPictures />
      <StickerQuestionDialog />
    </EditorContext>
  );
  const routes = [{ path: '/album/:albumId/:key?/:childKey?', element }];
  await render(<Staged services={stage.services} routes={routes} at={`/album/album/background${at}`} />);
  return { session, stage };
}
const picturesOn = ({ store }: EditorSession) =>
  store.document
    .childIds(spread)
    .map((id) => store.document.nodes.get(id)!)
    .flatMap((node) => (node.type === 'Image' ? [[node.props.image, node.props.width]] : []));
const tile = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const menu = async (file: string, entry: string) => {
  await userEvent.click(page.getByRole('button', { name: `Möglichkeiten für „${file}“` }));
  await userEvent.click(page.getByRole('menuitem', { name: entry }));
};

test('own pictures are listed with their uses, searched, and those in use can be hidden', async () => {
  const { session } = await open('');
  await expect.element(tile('Sommerfest.jpg, 1 Mal verwendet')).toBeVisible();
  await expect.element(tile('Tribüne.jpg, nicht verwendet')).toBeVisible();
  expect(document.body.textContent).not.toContain('Vorlage.svg');
  await expect.element(page.getByText('2 Bilder', { exact: true })).toBeVisible();
  expect((await axe.run(document.querySelector('main')!)).violations).toEqual([]);
  await userEvent.fill(page.getByRole('searchbox'), 'tribune');
  await expect.element(page.getByText('1 Bild', { exact: true })).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'xyz');
  await expect.element(page.getByText('Kein Bild heißt „xyz“.')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), '');
  await userEvent.click(page.getByRole('switch', { name: 'Verwendete ausblenden' }));
  await expect.element(tile('Sommerfest.jpg, 1 Mal verwendet')).not.toBeInTheDocument();
  session.end();
});

test('a press puts a picture onto the page, the menu makes it the background', async () => {
  const { session } = await open('/images');
  await userEvent.click(tile('Tribüne.jpg, nicht verwendet'));
  expect(picturesOn(session)).toEqual([
    ['i1', 100],
    ['i2', 114.3],
  ]);
  await expect.element(tile('Tribüne.jpg, 1 Mal verwendet')).toBeVisible();
  await menu('Tribüne.jpg', 'Als Hintergrund der Seite');
  expect(session.history.undoLabel()).toBe('steps.picture_background');
  expect(picturesOn(session)[0]?.[0]).toBe('i2');
  expect(picturesOn(session)).toHaveLength(3);
  session.end();
});

test('a picture that is not used goes at once, one in use after a question, and both come back', async () => {
  const { session } = await open('/images');
  const images = () => [...session.store.document.images.keys()];
  await menu('Tribüne.jpg', 'Bild löschen');
  expect(images()).toEqual(['i1', 'i3']);
  await menu('Sommerfest.jpg', 'Bild löschen');
  await expect.element(page.getByText(/Das Bild wird an 1 Stelle verwendet/)).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Bild löschen' }));
  await expect.poll(images).toEqual(['i3']);
  expect(picturesOn(session)).toEqual([[null, 100]]);
  await expect.element(page.getByRole('heading', { name: 'Noch keine Bilder' })).toBeVisible();
  session.undo();
  session.undo();
  expect(images().sort()).toEqual(['i1', 'i2', 'i3']);
  expect(picturesOn(session)).toEqual([['i1', 100]]);
  session.end();
});

test('an album that is locked meanwhile offers nothing that would change it', async () => {
  const { session } = await open('');
  const upload = page.getByRole('button', { name: 'Bilder hochladen' });
  await expect.element(upload).toBeVisible();
  session.meta.set({ ...session.meta.get(), locked: true });
  await expect.element(upload).not.toBeInTheDocument();
  session.end();
});

test('administrators see hidden pictures too, drawings in the colours of the album', async () => {
  const { session } = await open('/images', { role: 'admin' });
  await userEvent.click(page.getByRole('switch', { name: 'Auch verborgene Bilder zeigen' }));
  await expect.element(tile('Vorlage.svg, nicht verwendet')).toBeVisible();
  await expect.element(page.getByText('3 Bilder', { exact: true })).toBeVisible();
  const drawing = () => tile('Vorlage.svg, nicht verwendet').element().querySelector('img')!.src;
  const before = drawing();
  expect(before).toContain('palette=');
  session.run('steps.colors', (document) => recolorAlbum(document, { colors: { 3: '#0a5c36' } }));
  await expect.poll(drawing).not.toBe(before);
  expect(drawing()).toContain('0a5c36');
  session.end();
});

test('a long list is there where one looks', async () => {
  const { session } = await open('/images', { more: 400 });
  await expect.element(page.getByText('402 Bilder', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('.picture-button').length).toBeLessThan(80);
  session.end();
});

const photo = (at: number): StockPhoto => ({
  id: `pexels-${at}`,
  pexels_id: at,
  title: `Rasen ${at}`,
  photographer: 'Jo Foto',
  photographer_url: null,
  width: 900,
  height: 600,
  color: '#77aa99',
  src: { tiny: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
});
const answer = (page: number, total = 20) => ({
  body: {
    stock_photos: Array.from({ length: page === 1 ? Math.min(16, total) : total - 16 }, (_, at) =>
      photo((page - 1) * 16 + at),
    ),
    source: 'pexels',
    total_count: total,
    pagination: { current_page: page, total_pages: Math.ceil(total / 16) },
  },
});

test('stock photos are searched from three characters on, name their photographer, and more come at the end', async () => {
  let asked = 0;
  const { session, stage } = await open('/stock', {
    answers: { 'GET /v1/stock_photos': () => answer(++asked) },
  });
  await userEvent.fill(page.getByRole('searchbox'), 'ra');
  await expect.element(page.getByText('Ab drei Zeichen geht die Suche los.')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'rasen');
  await expect.element(tile('Rasen 0, von Jo Foto')).toBeVisible();
  expect((await axe.run(document.querySelector('main')!)).violations).toEqual([]);
  document.querySelector('.panel-body')!.scrollTo(0, 10_000);
  await expect.element(tile('Rasen 19, von Jo Foto')).toBeInTheDocument();
  expect(stage.calls).toEqual(['GET /v1/stock_photos?query=rasen&page=1', 'GET /v1/stock_photos?query=rasen&page=2']);
  await expect.element(page.getByText('Fotos von Pexels')).toBeInTheDocument();
  session.end();
});

test('a stock photo is copied into the album, and its number at Pexels is kept', async () => {
  const sent = Promise.withResolvers<ImageId>();
  const { session } = await open('/stock', {
    answers: { 'GET /v1/stock_photos': answer(1, 1) },
    takeStock: (id) => {
      expect(id).toBe('pexels-0');
      return sent.promise;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Sport' }));
  await userEvent.click(tile('Rasen 0, von Jo Foto'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  sent.resolve('i2' as ImageId);
  await expect.poll(() => picturesOn(session).map(([image]) => image)).toEqual(['i1', 'i2']);
  const [, added] = session.store.document.childIds(spread).map((id) => session.store.document.nodes.get(id)!);
  expect(added?.props).toMatchObject({ pexelsId: 0 });
  session.end();
});

test('an archive that does not answer says so and is asked again; nothing found says so too', async () => {
  let works = false;
  const down = { status: 503, body: { type: 'about:blank', title: 'Weg', status: 503, code: 'unavailable' } };
  const { session } = await open('/stock', {
    answers: { 'GET /v1/stock_photos': () => (works ? answer(1, 0) : down) },
  });
  await userEvent.click(page.getByRole('button', { name: 'Schule' }));
  await expect.element(page.getByText('Das Bildarchiv antwortet gerade nicht.')).toBeVisible();
  works = true;
  await userEvent.click(page.getByRole('button', { name: 'Erneut versuchen' }));
  await expect.element(page.getByText('Zu „Schule“ gibt es nichts. Versuch es mit einem anderen Wort.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Vielleicht passt eines dieser Themen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hochzeit' })).toBeVisible();
  session.end();
});
