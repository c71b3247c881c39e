import type { ImageId, NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiProblem } from '../../../../api/problem.ts';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { PendingPictures } from './PendingPictures.tsx';
import { StickerQuestionDialog } from './StickerQuestionDialog.tsx';
import { UploadTray } from '../../shell/UploadTray.tsx';

const spread = 'spread' as NodeId;
const cell = 'cell' as NodeId;
const album = () =>
  anAlbum()
    .section('Erste Mannschaft')
    .spread({ id: 'spread' })
    .cell({ id: 'cell' })
    .picture({ id: 'picture' })
    .image({ id: 'photo', filename: 'Sommerfest.jpg' }, [800, 600])
    .build();

async function photo(name: string, width = 80, height = 60): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function open(upload: Parameters<typeof aSession>[2] = {}) {
  const stage = await aStage({});
  const session = await aSession(stage, album(), upload);
  const told: string[] = [];
  const text = session.t as (key: string, values?: object) => string;
  session.onNotify((key, values) => told.push(text(key, values)));
  session.viewportChanged({ width: 900, height: 600 });
  await render(
    <InEditor stage={stage} session={session}>
      <PendingPictures />
      <StickerQuestionDialog />
      <UploadTray />
    </InEditor>,
  );
  return { session, told };
}
const elements = ({ store }: EditorSession) =>
  store.document.childIds(spread).map((id) => store.document.nodes.get(id)!);
const placed = (session: EditorSession) => elements(session).map(({ type }) => type);
const boxes = (session: EditorSession) =>
  elements(session).map(({ props }) => 'width' in props && [props.x, props.width]);

test('a dropped picture is shown at once, sent, and then lies on the page as one step of undo', async () => {
  const sent = Promise.withResolvers<ImageId>();
  const { session } = await open({
    upload: (_file, { model, onProgress }) => {
      expect(model).toBe('background');
      onProgress(0.5);
      return sent.promise;
    },
  });
  const dropped = session.files.dropOnSpread([await photo('Sommerfest.png', 800, 600)], spread, { x: 100, y: 80 });
  const bar = page.getByRole('progressbar', { name: '„Sommerfest.png“ wird hochgeladen' }).first();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  expect(placed(session)).toEqual(['StickerCell', 'Image']);
  sent.resolve('photo' as ImageId);
  await dropped;
  await expect.element(bar).not.toBeInTheDocument();
  expect(placed(session)).toEqual(['StickerCell', 'Image', 'Image']);
  expect(session.history.undoLabel()).toBe('steps.insert.Image');
  // 800 pixels are sharp on 101.6 mm, with their middle at the point.
  expect(boxes(session).at(-1)).toEqual([49.2, 101.6]);
  session.end();
});

test('pictures that were dropped together lie side by side, are selected together, and take the selection from nobody', async () => {
  const lines = [1, 2, 3].map(() => Promise.withResolvers<ImageId>());
  let asked = 0;
  const { session } = await open({ upload: () => lines[asked++]!.promise });
  const both = session.files.dropOnSpread(
    [await photo('eins.png', 800, 600), await photo('zwei.png', 800, 600)],
    spread,
    {
      x: 150,
      y: 80,
    },
  );
  await expect.poll(() => asked).toBe(2);
  lines[0]!.resolve('photo' as ImageId);
  lines[1]!.resolve('photo' as ImageId);
  await both;
  const { ids } = session.selection.get();
  expect(ids).toHaveLength(2);
  expect(boxes(session).slice(-2)).toEqual([
    [48.4, 101.6],
    [150, 101.6],
  ]);
  const late = session.files.dropOnSpread([await photo('drei.png')], spread, { x: 100, y: 80 });
  await expect.poll(() => asked).toBe(3);
  session.selection.select([ids[0]!]);
  lines[2]!.resolve('photo' as ImageId);
  await late;
  expect(session.selection.get().ids).toEqual([ids[0]]);
  session.end();
});

test('a picture that cannot be sent leaves the page, is named, and can be sent again; the others are not stopped by it', async () => {
  let line = false;
  const { session } = await open({
    upload: async ({ name }) =>
      name === 'gut.png' || line ? ('photo' as ImageId) : Promise.reject(new Error('no line')),
  });
  const files = [await photo('kaputt.png'), await photo('gut.png')];
  await session.files.dropOnSpread(files, spread, { x: 100, y: 80 });
  const failed = '„kaputt.png“ konnte nicht hochgeladen werden. Ein Fehler ist aufgetreten. Bitte versuche es erneut.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
  await expect.element(page.getByRole('heading', { name: '1 Bild kam nicht an' })).toBeVisible();
  expect(document.querySelectorAll('.pending-picture')).toHaveLength(0);
  expect(placed(session)).toEqual(['StickerCell', 'Image', 'Image']);
  expect((await axe.run(document.querySelector('.upload-tray')!)).violations).toEqual([]);
  line = true;
  await userEvent.click(page.getByRole('button', { name: 'Erneut versuchen: „kaputt.png“' }));
  await expect.poll(() => placed(session)).toEqual(['StickerCell', 'Image', 'Image', 'Image']);
  await expect.element(page.getByRole('region', { name: 'Bilder unterwegs' })).not.toBeInTheDocument();
  session.end();
});

test('what the server refuses for its content is not offered again', async () => {
  const { session } = await open({
    upload: async () => Promise.reject(new ApiProblem({ code: 'image_unreadable', status: 422, title: 'Unreadable' })),
  });
  await session.files.dropOnSpread([await photo('halb.png')], spread, { x: 100, y: 80 });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      '„halb.png“ konnte nicht hochgeladen werden. Das Bild lässt sich nicht lesen. Ist die Datei vollständig?',
    );
  await expect.element(page.getByRole('button', { name: /Erneut versuchen/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '„halb.png“ aus der Liste nehmen' }));
  expect(session.files.pending.get()).toEqual([]);
  session.end();
});

test('all are shown at once, four are sent at a time; each and all of them can be cancelled', async () => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const { session } = await open({
    upload: ({ name }, { signal }) => {
      asked.push(name);
      signal.addEventListener('abort', () => aborted.push(name));
      return new Promise(() => {});
    },
  });
  const files = await Promise.all(['1', '2', '3', '4', '5', '6'].map(async (name) => photo(`${name}.png`)));
  void session.files.dropOnSpread(files, spread, { x: 100, y: 80 });
  await expect.element(page.getByRole('heading', { name: '0 von 6 Bildern sind da' })).toBeVisible();
  expect(document.querySelectorAll('.pending-picture')).toHaveLength(6);
  expect(asked).toEqual(['1.png', '2.png', '3.png', '4.png']);
  const tray = page.getByRole('region', { name: 'Bilder unterwegs' });
  await userEvent.click(tray.getByRole('button', { name: 'Hochladen von „5.png“ abbrechen' }));
  await expect.element(tray.getByText('5.png')).not.toBeInTheDocument();
  await userEvent.click(tray.getByRole('button', { name: 'Alle abbrechen' }));
  await expect.element(tray).not.toBeInTheDocument();
  expect(aborted).toEqual(['1.png', '2.png', '3.png', '4.png']);
  expect(asked).toHaveLength(4);
  expect(placed(session)).toEqual(['StickerCell', 'Image']);
  session.end();
});

test('more than 15 are refused whole; wrong ones are named in one notice', async () => {
  let sent = 0;
  const { session, told } = await open({
    upload: async () => {
      sent++;
      return 'photo' as ImageId;
    },
  });
  const one = await photo('gut.png');
  await session.files.dropOnSpread(
    Array.from({ length: 16 }, () => one),
    spread,
    { x: 100, y: 80 },
  );
  expect(told).toEqual(['Höchstens 15 Bilder auf einmal. Es wurde nichts hochgeladen.']);
  expect(sent).toBe(0);
  const list = new File(['x'.repeat(200)], 'Liste.pdf', { type: 'application/pdf' });
  const tiny = new File(['x'], 'winzig.png', { type: 'image/png' });
  await session.files.dropOnSpread([list, one, tiny], spread, { x: 100, y: 80 });
  expect(told[1]).toBe(
    'Nicht hochgeladen: „Liste.pdf“ ist keines der Formate JPEG, PNG, SVG, WebP, AVIF, GIF, HEIC, „winzig.png“ ist kleiner als 100 Byte.',
  );
  expect(sent).toBe(1);
  session.end();
});

test('a cell takes one picture only, after a question', async () => {
  const { session, told } = await open({ upload: async () => 'photo' as ImageId });
  const files = [await photo('Ada_Lovelace.png'), await photo('b.png')];
  session.files.dropOnCell(files, cell);
  expect(told).toEqual(['In ein Stickerfeld passt nur ein Bild.']);
  session.files.dropOnCell(files.slice(0, 1), cell);
  await userEvent.click(page.getByRole('button', { name: 'Abbrechen' }).first());
  expect(session.store.document.stickers.size).toBe(0);
  session.files.dropOnCell(files.slice(0, 1), cell);
  await expect
    .element(page.getByText(/wird im Kapitel „Erste Mannschaft“ zum neuen Sticker „Ada Lovelace“/))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Sticker anlegen' }));
  await expect
    .poll(() => [...session.store.document.stickers.values()].map(({ name }) => name))
    .toEqual(['Ada Lovelace']);
  session.end();
});

test('a picture of the page goes into the cell it was dragged to, and comes back with undo', async () => {
  const { session } = await open();
  expect(session.files.offerSticker('picture' as NodeId, cell)).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Sticker anlegen' }));
  expect(placed(session)).toEqual(['StickerCell']);
  expect(session.store.document.stickers.size).toBe(1);
  session.undo();
  expect(placed(session)).toEqual(['StickerCell', 'Image']);
  expect(session.store.document.stickers.size).toBe(0);
  session.end();
});

test('a picture larger than print needs is taken, with a word', async () => {
  const { session, told } = await open({ upload: async () => 'photo' as ImageId });
  await session.files.dropOnSpread([await photo('Panorama.png', 6001, 40)], spread, { x: 100, y: 80 });
  expect(told).toEqual(['„Panorama.png“ ist größer, als der Druck braucht, und wurde verkleinert.']);
  expect(placed(session)).toEqual(['StickerCell', 'Image', 'Image']);
  session.end();
});
