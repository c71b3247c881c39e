import { cellOfSticker, type NodeId, type StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { chooseDesign, photoFrame } from '@figurina/drawing';
import axe from 'axe-core';
import { useLocation, useParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers, Staged } from '../../../../../app/testing.tsx';
import { EditorContext } from '../../../session/editor-context.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import { imageVariant } from '../../../session/painting/image-variant.ts';
import { aSession } from '../../../testing.tsx';
import { StickerPart } from './StickerPart.tsx';

const album = () =>
  anAlbum()
    .section('Erste Elf', { id: 'team' })
    .spread()
    .cell({ id: 'cell', sticker: 'Ben Kowalski', photo: [800, 1100] })
    .cell({ x: 120, sticker: 'Luis Fontana' })
    .sticker('Ada Lovelace', { id: 'ada' })
    .section('Trainerteam', { id: 'staff' })
    .spread()
    .build();
const ben = 's1' as StickerId;

interface Opening extends NonNullable<Parameters<typeof aSession>[2]> {
  document?: ReturnType<typeof album>;
  isMobile?: boolean;
  answers?: Answers;
  /** Filled with what the server is asked. */
  calls?: string[];
}

async function open(
  at: string,
  { document = album(), isMobile = false, answers = {}, calls, ...options }: Opening = {},
) {
  const stage = await aStage(answers, 'de', (call) => void calls?.push(call));
  const session = await aSession(stage, document, options);
  session.viewportChanged({ width: 1000, height: 700 });
  await render(
    <Staged
      services={stage.services}
      at={at}
      routes={[
        {
          path: '/album/:albumId/:key/:childKey?/:childChildKey?',
          element: (
            <EditorContext value={session}>
              <Opened isMobile={isMobile} />
            </EditorContext>
          ),
        },
      ]}
    />,
  );
  return session;
}

function Opened({ isMobile }: { isMobile: boolean }) {
  const { childKey } = useParams();
  const { pathname } = useLocation();
  return (
    <main>
      <output>{pathname}</output>
      {childKey ? <StickerPart isMobile={isMobile} /> : null}
    </main>
  );
}

const sticker = ({ store }: EditorSession, id: string = ben) => store.document.stickers.get(id as StickerId)!;
const field = (name: string) => page.getByRole('textbox', { name });

test('every key of a name is saved, and one go of typing is one step of undo', async () => {
  const session = await open('/album/album/stickers/s1');
  await expect.element(page.getByRole('dialog', { name: 'Ben Kowalski' })).toBeVisible();
  await expect.element(page.getByText('Platziert auf Seite 2')).toBeVisible();
  await userEvent.fill(field('Name'), '');
  await userEvent.type(field('Name'), 'Benno K');
  expect(sticker(session).name).toBe('Benno K');
  expect(session.history.undoLabel()).toBe('steps.sticker_name');
  await userEvent.tab();
  session.undo();
  expect(sticker(session).name).toBe('Ben Kowalski');
  await expect.element(field('Name')).toHaveValue('Ben Kowalski');
  session.end();
});

test('an empty name is refused with a word, and the old one stays', async () => {
  const session = await open('/album/album/stickers/s1');
  await userEvent.clear(field('Name'));
  await expect.element(page.getByText('Name muss ausgefüllt werden')).toBeVisible();
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(sticker(session).name).toBe('Ben Kowalski');
  await expect.element(field('Name')).toHaveAttribute('maxlength', '30');
  await expect.element(field('Position')).toHaveAttribute('maxlength', '30');
  session.end();
});

test('chapter, double and designs are one step each', async () => {
  const session = await open('/album/album/stickers/s1');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kapitel' }), 'Trainerteam');
  expect(sticker(session).sectionId).toBe('staff');
  await userEvent.click(page.getByRole('switch', { name: 'Doppelsticker, zählt als 1 und 2' }));
  expect(sticker(session).doubleSticker).toBe(true);
  await userEvent.click(page.getByRole('radio', { name: 'Gold' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Aufbau des Felds' }), 'Dreieck');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Beschriftung des Felds' }), 'Ohne Text');
  expect(sticker(session)).toMatchObject({ stickerLayout: 'gold', cellLayout: 'triangle:textless' });
  await userEvent.click(page.getByRole('radio', { name: 'Klassisch' }));
  expect(sticker(session).stickerLayout).toBe('plain');
  for (const _ of [1, 2, 3, 4, 5, 6]) session.undo();
  expect(sticker(session)).toMatchObject({ sectionId: 'team', doubleSticker: false, stickerLayout: 'default' });
  expect(session.history.undoLabel()).toBe(null);
  session.end();
});

test('goes through all stickers by key and by button, in the order of the list', async () => {
  const session = await open('/album/album/stickers/s1');
  await expect.element(page.getByText('2 von 3')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(page.getByRole('dialog', { name: 'Ada Lovelace' })).toBeVisible();
  await expect.element(page.getByText('Noch nicht platziert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Voriger Sticker' })).toBeDisabled();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await userEvent.click(page.getByRole('button', { name: 'Weiter zu Luis Fontana' }));
  await expect.element(page.getByRole('dialog', { name: 'Luis Fontana' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('/album/album/stickers', { exact: true })).toBeVisible();
  session.end();
});

test('a click on the cell of another one brings that one into the form', async () => {
  const session = await open('/album/album/stickers/s1');
  await expect.element(page.getByRole('dialog', { name: 'Ben Kowalski' })).toBeVisible();
  const other = cellOfSticker(session.store.document, 's2' as StickerId)!;
  session.selection.select([other.id]);
  await expect.element(page.getByRole('dialog', { name: 'Luis Fontana' })).toBeVisible();
  await expect.element(page.getByText('3 von 3')).toBeVisible();
  session.end();
});

test('the picture moves by a third of a millimetre a pixel, turns by 90 degrees, zooms and fills again', async () => {
  const session = await open('/album/album/stickers/s1');
  const stage = page.getByRole('application', { name: 'Bildausschnitt' });
  await expect.element(stage).toBeVisible();
  const area = stage.element();
  const { left, top } = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({ pointerId: 1, clientX: left + x, clientY: top + y, bubbles: true });
  area.setPointerCapture = () => {};
  session.run('steps.crop', [{ part: 'stickers', path: 's1/cscale', value: 2 }]);
  area.dispatchEvent(new PointerEvent('pointerdown', { ...at(100, 100), button: 0 }));
  area.dispatchEvent(new PointerEvent('pointermove', at(130, 100)));
  expect(sticker(session).cx).toBe(0);
  area.dispatchEvent(new PointerEvent('pointerup', at(130, 100)));
  const { width } = photoFrame(chooseDesign('default', 'default'), false);
  expect(sticker(session).cx * width).toBeCloseTo(30 * 0.33, 3);
  await userEvent.click(page.getByRole('button', { name: 'Um 90 Grad drehen' }));
  expect(sticker(session).crotation).toBe(90);
  area.focus();
  await userEvent.keyboard('r');
  expect(sticker(session).crotation).toBe(180);
  const before = sticker(session).cscale;
  await userEvent.keyboard('+');
  expect(sticker(session).cscale).toBeGreaterThan(before);
  await userEvent.click(page.getByRole('button', { name: 'Bild füllt den Sticker' }));
  expect(sticker(session)).toMatchObject({ cx: 0, cy: 0, crotation: 0 });
  await expect.element(page.getByText('Kein Gesicht gefunden')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Gesicht' })).toBeDisabled();
  session.end();
});

test('shows the large size of a picture', async () => {
  const asked = new Set<string>();
  const session = await open('/album/album/stickers/s1', {
    imageUrl(_, pixels) {
      asked.add(imageVariant(pixels));
      return 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==';
    },
  });
  await expect.element(page.getByRole('application', { name: 'Bildausschnitt' })).toBeVisible();
  expect(asked).toContain('large');
  session.end();
});

test('a picture too small for print is a warning', async () => {
  const document = anAlbum()
    .section()
    .sticker('Ada', { id: 'ada', photo: [100, 140] })
    .build();
  const session = await open('/album/album/stickers/ada', { document });
  await expect.element(page.getByRole('img', { name: 'Niedrige Auflösung' })).toBeVisible();
  await expect.element(page.getByText(/Niedrige Auflösung, nur scharf bis/)).toBeVisible();
  session.end();
});

test('the form asks for photos, and a drawing that comes all the same is refused by name', async () => {
  const told: unknown[] = [];
  const session = await open('/album/album/stickers/s1');
  session.onNotify((key, values) => told.push([key, values]));
  const asked = new Promise<HTMLInputElement>((resolve) => {
    const { click } = HTMLInputElement.prototype;
    HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
      HTMLInputElement.prototype.click = click;
      resolve(this);
    };
  });
  await userEvent.click(page.getByRole('button', { name: 'Anderes Foto' }));
  const chooser = await asked;
  expect(chooser.accept).toMatch(/^image\/jpeg,image\/png,/);
  expect(chooser.accept).not.toMatch(/svg|gif/);
  const files = new DataTransfer();
  files.items.add(
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9)], 'logo.svg', { type: 'image/svg+xml' }),
  );
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change'));
  await vi.waitFor(() =>
    expect(told).toEqual([
      ['files.refused', { faults: '„logo.svg“ ist keines der Formate JPEG, PNG, WebP, AVIF, HEIC' }],
    ]),
  );
  expect(sticker(session).image).not.toBeNull();
  session.end();
});

test('deleting warns first, and leads on to the next one', async () => {
  const session = await open('/album/album/stickers/s1');
  await userEvent.click(page.getByRole('button', { name: 'Sticker löschen' }));
  await expect.element(page.getByText('„Ben Kowalski“ wirklich löschen?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Sticker löschen' }).last());
  await expect.element(page.getByRole('dialog', { name: 'Luis Fontana' })).toBeVisible();
  expect(session.store.document.stickers.has(ben)).toBe(false);
  expect(session.store.document.nodes.get('cell' as NodeId)!.props).toMatchObject({ stickerId: null });
  session.end();
});

test('the owner erases a person after reading what goes', async () => {
  const call = 'POST /v1/albums/album/sticker_people/s1/erasure';
  const answers: Answers = { [call]: { status: 503, body: { title: 'x', status: 503, code: 'unavailable' } } };
  const calls: string[] = [];
  const session = await open('/album/album/stickers/s1', { answers, calls });
  const link = page.getByRole('button', { name: 'Person endgültig entfernen' });
  await userEvent.click(link);
  const question = page.getByRole('dialog', { name: 'Ben Kowalski endgültig entfernen?' });
  await expect.element(question.getByText('frühere Stände im Verlauf und im Papierkorb')).toBeVisible();
  expect((await axe.run(question.element())).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }).last());
  await expect.element(question).not.toBeInTheDocument();
  expect(calls).not.toContain(call);

  await userEvent.click(link);
  await userEvent.click(question.getByRole('button', { name: 'Endgültig entfernen' }));
  await expect.element(question.getByRole('alert')).toBeVisible();
  answers[call] = { status: 204 };
  await userEvent.click(question.getByRole('button', { name: 'Endgültig entfernen' }));
  await expect.element(page.getByText('Die Person ist aus dem Album entfernt.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(calls.filter((one) => one === call)).toHaveLength(2);
  session.end();
});

test('who designs with the owner deletes stickers, and erases nobody', async () => {
  const session = await open('/album/album/stickers/s1', { role: 'editor' });
  await expect.element(page.getByRole('button', { name: 'Sticker löschen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Person endgültig entfernen' })).not.toBeInTheDocument();
  session.end();
});

test('a new sticker without a name is none; without a chapter it goes into “Unbenanntes Team”', async () => {
  const session = await open('/album/album/stickers/new', { document: anAlbum().build() });
  await userEvent.type(field('Name'), '   ');
  await userEvent.click(page.getByRole('button', { name: 'Sticker anlegen' }));
  await expect.element(page.getByText('Name muss ausgefüllt werden')).toBeVisible();
  expect(session.store.document.stickers.size).toBe(0);
  await userEvent.fill(field('Name'), ' Ada ');
  await userEvent.click(page.getByRole('button', { name: 'Sticker anlegen' }));
  await expect.element(page.getByRole('dialog', { name: 'Ada' })).toBeVisible();
  const [made] = session.store.document.stickers.values();
  expect(session.store.document.nodes.get(made!.sectionId as NodeId)!.props.name).toBe('Unbenanntes Team');
  session.end();
});

test('in a locked album everything is there to be read', async () => {
  const session = await open('/album/album/stickers/s1', { role: 'editor' });
  session.meta.set({ ...session.meta.get(), locked: true });
  await expect.element(field('Name')).toBeDisabled();
  await expect.element(page.getByRole('switch')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Anderes Foto' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Sticker löschen' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Nächster Sticker' })).toBeEnabled();
  session.end();
});

test('a colleague who edits the same sticker is named, and the field ringed that they are in', async () => {
  const session = await open('/album/album/stickers/s1');
  const user = {
    id: 'c2',
    user_id: 'u2',
    color: '#7048a8',
    email: 'tim@example.org',
    name: 'Tim Nowak',
    picture: null,
  };
  const nothing = { selection: [], spread_id: null, pointer: null, gesture: null };
  session.presence.users([user]);
  session.presence.peer({ ...nothing, typing_in: 's1', user });
  await expect.element(page.getByText('Tim Nowak bearbeitet diesen Sticker gerade auch.')).toBeVisible();
  const ringed = () => document.querySelector<HTMLElement>('[data-field][style*="outline"]')?.dataset['field'];
  expect(ringed()).toBeUndefined();
  session.presence.peer({ ...nothing, typing_in: 's1', field: 'position', user });
  await expect.poll(ringed).toBe('position');
  session.presence.peer({ ...nothing, typing_in: null, user });
  await expect.element(page.getByText(/Tim Nowak bearbeitet/)).not.toBeInTheDocument();
  session.end();
});

test('has no fault of accessibility, as a popup and as a page', async () => {
  for (const isMobile of [false, true]) {
    const session = await open('/album/album/stickers/s1', { isMobile });
    await expect.element(page.getByRole('dialog').last()).toBeVisible();
    const { violations } = await axe.run(page.getByRole('dialog').last().element());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    session.end();
  }
});
