import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { Review, ReviewState } from '@figurina/contract';
import { formatDateTime } from '@figurina/locales';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const LIST = 'GET /v1/albums/album/reviews';
const SEND = 'POST /v1/albums/album/reviews';
const at = '2027-05-05T10:00:00.000Z';

const OPEN: ReviewState = { lock: null, may_send_feedback: true, may_approve: true, editors_may_approve: false };
const locked = (cause: 'review' | 'approval' | 'staff'): ReviewState => ({
  ...OPEN,
  lock: { cause, reason: null, by: 'Ramona Seidel', at },
});
const remarks: Review = {
  id: 'r1',
  kind: 'remarks',
  content: 'Fast fertig, zwei Dinge noch:',
  by: { name: 'Ramona Seidel', staff: true },
  created_at: at,
  version: 3,
  points: [
    { id: 'p1', content: 'Seite 14: Bild 22 ist zu klein', done: true, done_by: 'Mara König' },
    { id: 'p2', content: 'Seite 8: Gesicht sitzt im Falz', done: false, done_by: null },
  ],
  replies: [],
  approval: null,
};
const approval: Review = {
  ...remarks,
  id: 'r2',
  kind: 'approval',
  content: '',
  by: { name: 'Mara König', staff: false },
  points: [],
  approval: { hash: 'ab12cd34ef56ab12', accepted_warnings: [{ key: 'a', by: 'Mara König' }], invalid: false },
};

/** Can be bound; a sticker without a photo and one at the fold are what is to be accepted. */
const printable = () =>
  anAlbum()
    .section('Team')
    .spreads(8)
    .spread({ id: 'last' })
    .cell({ sticker: 'Ada', x: 20, y: 20 })
    .rectangle({ id: 'box', x: 100, y: 100 });

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
  localStorage.clear();
});

async function open(
  state: ReviewState,
  {
    reviews = [],
    answers = {},
    role = 'owner',
    width = 420,
    album = printable().build(),
    locale = 'de' as const,
  }: {
    reviews?: Review[];
    answers?: Answers;
    role?: 'owner' | 'editor' | 'admin';
    width?: number;
    album?: ReturnType<ReturnType<typeof printable>['build']>;
    locale?: 'de' | 'pl';
  } = {},
) {
  await page.viewport(width, 1100);
  const sent: unknown[] = [];
  const known = { [LIST]: { body: { reviews, review_state: state } }, ...answers };
  const stage = await aStage(known, locale, (call, body) => call.startsWith('P') && sent.push(body));
  const session = await aSession(stage, album, { role });
  session.meta.set({ ...session.meta.get(), hasOrder: true, locked: state.lock !== null });
  // Nothing is pending here, and there is no server to ask.
  session.sync.flush = async () => true;
  session.viewportChanged({ width: 900, height: 700 });
  const screen = await render(
    <InEditor stage={stage} session={session}>
      <main
        className="editor-panel"
        style={{ position: 'static', display: 'flex', flexDirection: 'column', width, height: 1100 }}
      >
        <ReviewPanel />
      </main>
    </InEditor>,
  );
  unmount = async () => {
    await screen.unmount();
    session.end();
  };
  return { session, stage, sent };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const approve = () => button('Zum Druck freigeben');
/** What the editor says by itself, beside the answers of the panel. */
const heard = (session: Awaited<ReturnType<typeof open>>['session']): string[] => {
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  return told;
};

test('what is to be done can be ticked, and says who did it', async () => {
  const { sent } = await open(locked('review'), {
    reviews: [remarks],
    answers: { 'PATCH /v1/albums/album/review_points/p2': { body: { point: remarks.points[1] } } },
  });
  await expect.element(page.getByRole('heading', { name: 'Rückmeldung von Figurina' })).toBeVisible();
  await expect.element(page.getByText('1 von 2 erledigt')).toBeVisible();
  await expect.element(page.getByText('erledigt von Mara König')).toBeVisible();
  await box('Seite 8: Gesicht sitzt im Falz').click();
  await expect.poll(() => sent).toEqual([{ point: { done: true } }]);
});

test('a reply goes to the review that it answers', async () => {
  const { sent } = await open(OPEN, {
    reviews: [remarks],
    answers: { 'POST /v1/albums/album/reviews/r1/replies': { status: 201, body: { reply: {} } } },
  });
  await button('Antworten').click();
  await page.getByRole('textbox', { name: 'Antwort an Ramona Seidel' }).fill('Machen wir');
  await button('Antwort senden').click();
  await expect.poll(() => sent).toEqual([{ reply: { content: 'Machen wir' } }]);
});

test.for([
  [OPEN, 'Geht, sobald das Album zur Prüfung gesperrt ist.'],
  [locked('approval'), 'Das Album ist freigegeben. Wieder öffnen kann es nur unser Team.'],
  [locked('staff'), 'Unser Team hat das Album gesperrt. Eine Rückmeldung wird gerade nicht erwartet.'],
  [{ ...locked('review'), may_send_feedback: false }, 'Mit deiner Rolle im Album geht das nicht.'],
] as const)('feedback that cannot be sent says why under its button: %s', async ([state, why]) => {
  await open(state);
  await page.getByRole('textbox', { name: 'Deine Rückmeldung' }).fill('Passt alles');
  const send = button('Rückmeldung senden');
  await expect.element(send).toBeDisabled();
  await expect.element(send).toHaveAccessibleDescription(why);
});

test('feedback is kept on the device until it is sent, and unlocks the album', async () => {
  const first = await open(locked('review'), { reviews: [remarks] });
  await page.getByRole('textbox', { name: 'Deine Rückmeldung' }).fill('Bild 22 ist getauscht');
  first.session.end();
  await unmount?.();
  const album = { id: 'album', title: 'SV', release_date: null, language: 'de', locked: false, has_order: true };
  const { session, sent } = await open(locked('review'), {
    reviews: [remarks],
    answers: { [SEND]: { status: 201, body: { album: { ...album, role: 'owner' }, review: remarks } } },
  });
  const told = heard(session);
  await expect.element(page.getByRole('textbox', { name: 'Deine Rückmeldung' })).toHaveValue('Bild 22 ist getauscht');
  await button('Rückmeldung senden').click();
  await expect.element(page.getByText('Rückmeldung gesendet. Das Album ist wieder offen.')).toBeVisible();
  expect(sent).toEqual([{ review: { kind: 'feedback', content: 'Bild 22 ist getauscht', version: 1 } }]);
  expect(session.meta.get().locked).toBe(false);
  expect(told).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Deine Rückmeldung' })).toHaveValue('');
});

test('an approval names its consequences, wants every warning accepted and both boxes, and asks a last time', async () => {
  const album = { id: 'album', title: 'SV', release_date: null, language: 'de', locked: true, has_order: true };
  const { sent, session } = await open(OPEN, {
    answers: { [SEND]: { status: 201, body: { album: { ...album, role: 'owner' }, review: approval } } },
  });
  const told = heard(session);
  await expect.element(page.getByText('Das Album wird gesperrt. Endgültig.')).toBeVisible();
  await expect.element(page.getByText('1 Sticker und 20 Seiten')).toBeVisible();
  await expect.element(approve()).toHaveAccessibleDescription('Eine Warnung ist noch anzunehmen.');
  await box('Seite 18-19, Ada: Sticker ohne Foto').click();
  await expect.element(approve()).toHaveAccessibleDescription('Kreuze zuerst beide Kästchen an.');
  await box('Ich habe alle Namen gelesen').click();
  await expect.element(approve()).toBeDisabled();
  await box('Ich weiß, dass danach nichts mehr geändert werden kann').click();
  await approve().click();
  const dialog = page.getByRole('dialog', { name: '„SV Blau-Weiß 09“ zum Druck freigeben?' });
  await expect.element(dialog.getByRole('button', { name: 'Noch nicht' })).toHaveFocus();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Endgültig freigeben' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    review: { kind: 'approval', version: 1, accepted_warnings: [expect.stringMatching(/^sticker_without_photo:/)] },
  });
  await expect.poll(() => session.meta.get().locked).toBe(true);
  await expect.element(page.getByText('Freigegeben. So wird das Album gedruckt.')).toBeVisible();
  expect(told).toEqual([]);
});

test('errors stand in the way of an approval and lead to their place', async () => {
  const { session } = await open(OPEN, {
    album: anAlbum().section('Team').spreads(2).spread().cell({ sticker: '', id: 'bad' }).build(),
  });
  await expect.element(approve()).toHaveAccessibleDescription('Behebe zuerst die 2 Fehler.');
  await page.getByRole('list', { name: '2 Fehler' }).getByRole('button', { name: 'Zeigen' }).click();
  expect(session.selection.get().ids).toEqual(['bad']);
});

test('what others change meanwhile is told, and is to be seen before one approves', async () => {
  const { session, stage } = await open(OPEN, { album: printable().build() });
  await box(/Sticker ohne Foto/).click();
  await box('Ich habe alle Namen gelesen').click();
  session.store.receive([{ part: 'workspace', path: 'nodes/box/props/x', value: 120 }]);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Eine Änderung von anderen, seit du hier schaust.')).toBeVisible();
  await expect.element(approve()).toHaveAccessibleDescription('Sieh dir zuerst an, was andere geändert haben.');
  await button('Gesehen').click();
  await expect.element(box('Ich habe alle Namen gelesen')).not.toBeChecked();
  await box('Ich habe alle Namen gelesen').click();
  await box(/Ich weiß/).click();
  stage.answers[SEND] = { status: 409, body: { code: 'conflict', status: 409, title: 'Konflikt', changes: 3 } };
  await approve().click();
  await button('Endgültig freigeben').click();
  await expect.element(alert.getByText('3 Änderungen von anderen, seit du hier schaust.')).toBeVisible();
});

test('comments of others do not stand in the way', async () => {
  const { session } = await open(OPEN);
  await expect.element(box(/Sticker ohne Foto/)).toBeVisible();
  const props = { text: 'Schön', userId: 'you', createdAt: at };
  const value = { id: 'talk', type: 'Comment', parent: 'last' as NodeId, order: 'zV', props };
  session.store.receive([{ part: 'workspace', path: 'nodes/talk', value }]);
  expect(session.store.document.nodes.has('talk' as NodeId)).toBe(true);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an approved album says when, by whom and which copy, and how it is opened again', async () => {
  await open(locked('approval'), { reviews: [approval] });
  const card = page.getByRole('region', { name: 'Druckfreigabe' });
  await expect
    .element(card.getByText(`Freigegeben am ${formatDateTime(at)} von Mara König. So wird gedruckt.`))
    .toBeVisible();
  await expect.element(card.getByText('Eine Warnung angenommen von Mara König', { exact: false })).toBeVisible();
  await expect.element(card.getByText('Prüfsumme ab12cd34ef56', { exact: false })).toBeVisible();
  await expect.element(approve()).not.toBeInTheDocument();
  await expect
    .element(card.getByText('Bis der Druck beginnt, kann es das Album wieder öffnen.', { exact: false }))
    .toBeVisible();
});

test('only the owner says whether editors may approve; an editor reads why it is not theirs', async () => {
  const { sent } = await open(OPEN, { answers: { 'PATCH /v1/albums/album': { body: { album: {} } } } });
  await page.getByRole('switch', { name: 'Wer mitgestaltet, darf auch freigeben' }).click();
  await expect.poll(() => sent).toEqual([{ album: { editors_may_approve: true } }]);
  await unmount?.();
  await open({ ...OPEN, may_approve: false }, { role: 'editor' });
  await expect
    .element(approve())
    .toHaveAccessibleDescription('Freigeben darf, wem das Album gehört, und wem es erlaubt wurde.');
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

test('staff send remarks as a checklist, and open an approved album with a reason alone', async () => {
  const album = { id: 'album', title: 'SV', release_date: null, language: 'de', locked: true, has_order: true };
  const answer = { album: { ...album, role: 'admin' }, review: remarks };
  const { sent } = await open(OPEN, { role: 'admin', answers: { [SEND]: { status: 201, body: answer } } });
  await page.getByRole('textbox', { name: 'Was dir auffällt' }).fill('Zwei Dinge');
  await page.getByRole('textbox', { name: 'Punkte, einer je Zeile' }).fill('Seite 14\n\n Seite 8 ');
  await button('Senden und zur Prüfung sperren').click();
  await expect
    .poll(() => sent)
    .toEqual([{ review: { kind: 'remarks', content: 'Zwei Dinge', points: ['Seite 14', 'Seite 8'], version: 1 } }]);
  await unmount?.();
  const again = await open(locked('approval'), {
    role: 'admin',
    reviews: [approval],
    answers: { 'PATCH /v1/albums/album': { body: { album: { ...album, locked: false, role: 'admin' } } } },
  });
  const reopen = button('Freigegebenes Album wieder öffnen');
  await expect.element(reopen).toBeDisabled();
  await page.getByRole('textbox', { name: 'Grund' }).fill('Ein Name');
  await reopen.click();
  await expect.poll(() => again.sent).toEqual([{ album: { locked: false, lock_reason: 'Ein Name' } }]);
});

test('a list that does not come says so, and is asked for again', async () => {
  const { stage } = await open(OPEN, { answers: { [LIST]: { status: 500, body: { code: 'internal', status: 500 } } } });
  stage.answers[LIST] = { body: { reviews: [], review_state: OPEN } };
  await button('Erneut versuchen').click();
  await expect.element(page.getByText('Noch keine Rückmeldung.', { exact: false })).toBeVisible();
});

test('all of it is named and readable', async () => {
  await open(locked('review'), {
    reviews: [remarks, { ...approval, kind: 'reopening', content: 'Ein Name', approval: null }],
  });
  await expect.element(page.getByRole('heading', { name: 'Wieder geöffnet' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
