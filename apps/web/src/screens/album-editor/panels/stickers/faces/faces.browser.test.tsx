import { applyPatch, type AlbumDocument, type Face, type Patch, type StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { useLocation, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answer, aStage, Staged } from '../../../../../app/testing.tsx';
import { EditorContext } from '../../../session/editor-context.ts';
import { aSession } from '../../../testing.tsx';
import { FacesReview } from './FacesReview.tsx';

const face = (more: Partial<Face> = {}): Face => ({
  x: 0.4,
  y: 0.3,
  width: 0.16,
  height: 0.2,
  left_eye: { x: 0.45, y: 0.37 },
  right_eye: { x: 0.51, y: 0.38 },
  confidence: 0.93,
  ...more,
});
const beside = face({ x: 0.1, left_eye: { x: 0.15, y: 0.37 }, right_eye: { x: 0.21, y: 0.37 } });

/** Everybody with a picture, by the faces in it; ids are s1, s2 …, pictures have the same. */
function album(people: Record<string, { face: Face | null; other_faces?: Face[] }>): AlbumDocument {
  const builder = anAlbum().section('Team', { id: 'team' }).spread();
  for (const name of Object.keys(people)) builder.cell({ sticker: name });
  const document = builder.build();
  const patch = Object.values(people).flatMap((faces, at): Patch => {
    const id = `s${at + 1}`;
    return [
      {
        part: 'images',
        path: id,
        value: { id, model: 'sticker', details: { width: 1000, height: 1000, ...faces } } as never,
      },
      { part: 'stickers', path: `${id}/image`, value: id },
    ];
  });
  applyPatch(document, patch);
  return document;
}

const team = () =>
  album({
    Ada: { face: face() },
    Ben: { face: face({ confidence: 0.41 }) },
    Cleo: { face: face({ confidence: 0.8 }), other_faces: [beside] },
    Dana: { face: null, other_faces: [] },
  });

async function open(document: AlbumDocument, answers: Record<string, Answer | (() => Answer)> = {}) {
  const stage = await aStage(answers);
  const session = await aSession(stage, document);
  const element = (
    <EditorContext value={session}>
      <Opened />
    </EditorContext>
  );
  const routes = [{ path: '/album/:albumId/:key/:childKey?/:childChildKey?', element }];
  await render(<Staged services={stage.services} at="/album/album/stickers/faces/team" routes={routes} />);
  return { session, stage, crop: (id: string) => document.stickers.get(id as StickerId)!.cscale };
}

function Opened() {
  const { childKey } = useParams();
  const { pathname } = useLocation();
  return (
    <main>
      <output>{pathname}</output>
      {childKey === 'faces' ? <FacesReview /> : null}
    </main>
  );
}

const cards = () => page.getByRole('listitem');
const names = () =>
  cards()
    .elements()
    .map((card) => card.querySelector('strong')?.textContent);
/** By the keyboard: the toast of another test may lie over it. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
}
const toggleOf = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });

test('the least sure comes first, and only sure faces are set, as one step', async () => {
  const { session, crop } = await open(team());
  await expect.element(page.getByRole('heading', { name: '4 Gesichter auf eine Höhe bringen' })).toBeVisible();
  expect(names()).toEqual(['Ben', 'Cleo', 'Ada', 'Dana']);
  await expect.element(cards().nth(0).getByText('Kein Gesicht sicher erkannt')).toBeVisible();
  await expect.element(cards().nth(3).getByText('Kein Gesicht gefunden')).toBeVisible();
  await expect.element(toggleOf('Dana')).toBeDisabled();
  await page.getByRole('button', { name: '1 Gesicht ausrichten' }).click();
  await expect.element(page.getByText('1 Gesicht ausgerichtet')).toBeVisible();
  expect(['s1', 's2', 's3', 's4'].map((id) => crop(id) > 1)).toEqual([true, false, false, false]);
  expect(session.history.undoLabel()).toBe('steps.align_faces');
  session.history.undo();
  expect(crop('s1')).toBe(1);
});

test('Space sets and leaves, Enter opens the crop, arrows go from card to card, and choices are kept meanwhile', async () => {
  await open(team());
  (toggleOf('Ben').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(toggleOf('Ben')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: '2 Gesichter ausrichten' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(toggleOf('Cleo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('/album/album/stickers/s3')).toBeVisible();
});

test('of two faces one is chosen, and is the one that is framed', async () => {
  const { crop } = await open(team());
  await expect.element(cards().nth(1).getByText('Zwei Gesichter im Bild: wähle eines')).toBeVisible();
  await page.getByRole('button', { name: 'Gesicht 2 von 2 nehmen' }).click();
  await expect.element(toggleOf('Cleo')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '2 Gesichter ausrichten' }).click();
  await expect.poll(() => crop('s3')).toBeGreaterThan(1);
});

test('crops set by hand are counted and left alone; larger heads and level eyes hold for all', async () => {
  const document = team();
  applyPatch(document, [{ part: 'stickers', path: 's2/cscale', value: 1.4 }]);
  const { crop } = await open(document);
  await press(page.getByRole('button', { name: 'Von Hand gesetzt 1' }));
  expect(names()).toEqual(['Ben']);
  await expect.element(toggleOf('Ben')).toBeDisabled();
  await press(page.getByRole('button', { name: 'Alle 3' }));
  expect(names()).toEqual(['Cleo', 'Ada', 'Dana']);
  const slider = page.getByRole('slider', { name: 'Kopfgröße' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('60 %')).toBeVisible();
  await press(page.getByRole('switch', { name: 'Augenlinie' }));
  await page.getByRole('button', { name: '1 Gesicht ausrichten' }).click();
  await expect.poll(() => crop('s1')).toBeCloseTo(3, 1);
  expect(document.stickers.get('s1' as StickerId)!.crotation).toBe(0);
  expect(crop('s2')).toBe(1.4);
});

test('of photos that were taken close up it is said why heads begin larger, until another size is chosen', async () => {
  await open(album({ Ada: { face: face({ height: 0.5 }) } }));
  const why = page.getByText(/nah aufgenommen/);
  await expect.element(why).toBeVisible();
  (page.getByRole('slider', { name: 'Kopfgröße' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(why).not.toBeInTheDocument();
});

test('pictures nobody has looked at are looked at; what fails can be tried again', async () => {
  const document = album({ Ada: { face: null }, Ben: { face: null } });
  let fails = true;
  const answer = (): Answer => (fails ? { status: 503, body: {} } : { body: { images: [], failed: [] } });
  const { stage } = await open(document, { 'POST /v1/albums/album/face_detection': answer });
  await expect.element(page.getByText('Das Foto ließ sich nicht lesen').first()).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect.element(page.getByText('Noch nicht angesehen').first()).toBeVisible();
  expect(stage.calls).toHaveLength(2);
});

test('nothing in it keeps anybody out', async () => {
  await open(team());
  await expect.element(cards().nth(3)).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
