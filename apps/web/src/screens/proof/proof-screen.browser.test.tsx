import { toParts, type AlbumParts } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { ProofDecision, PublicProof } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { ProofScreen } from './ProofScreen.tsx';

const READ = 'GET /v1/public/proofs/t0k3n';
const SAY = 'PATCH /v1/public/proofs/t0k3n';

const album = (): AlbumParts =>
  toParts(
    anAlbum()
      .section('Team')
      .spread({ id: 'one' })
      .text('Unsere Familien', { x: 20, y: 20 })
      .spread({ id: 'two' })
      .build(),
  );
const spreads = (changed: string[] = []) =>
  [
    ['front', '1'],
    ['one', '2–3'],
    ['two', '4–5'],
    ['back', '6'],
  ].map(([id, pages]) => ({ id: id!, pages: pages!, changed: changed.includes(id!) }));
const said = (spread_id: string, part: Partial<ProofDecision> = {}): ProofDecision => ({
  spread_id,
  answer: 'ok',
  comment: '',
  carried: false,
  ...part,
});
const aProof = (part: Partial<PublicProof> = {}): PublicProof => ({
  title: 'Lena & Tomasz',
  release_date: '2027-08-14',
  language: 'de',
  name: 'Opa',
  asked_by: 'Lena Hofmann',
  message: 'Schaust du auf die Namen?',
  deadline: '2027-06-01',
  number: 1,
  done: false,
  spreads: spreads(),
  decisions: [],
  ...album(),
  schema_version: 1,
  image_token: 't',
  ...part,
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(
  proof: PublicProof | null,
  answers: Answers = {},
  { width = 390, locale = 'de' as 'de' | 'pl' } = {},
) {
  await page.viewport(width, 844);
  const sent: unknown[] = [];
  const known = { ...(proof && { [READ]: { body: { proof } } }), ...answers };
  const stage = await aStage(known, locale, (call, body) => call === SAY && sent.push(body));
  await stage.services.language.load(['proof']);
  stage.answers[SAY] ??= () => {
    const body = sent.at(-1) as { decisions?: ProofDecision[]; done?: boolean };
    const before = proof?.decisions ?? [];
    const next = (body.decisions ?? []).map((decision) => said(decision.spread_id, decision));
    const all = [...before.filter((one) => next.every(({ spread_id }) => spread_id !== one.spread_id)), ...next];
    if (proof) proof.decisions = all;
    return { body: { decisions: all, done: body.done ?? false } };
  };
  const routes = [{ path: '/proof/:token', element: <ProofScreen /> }];
  const screen = await render(<Staged services={stage.services} routes={routes} at="/proof/t0k3n" />);
  unmount = () => screen.unmount();
  return { ...stage, sent };
}

const card = (pages: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Seite ${pages}` }) });
const answer = (pages: string, name: string) => card(pages).getByRole('button', { name, exact: true });
const status = () => page.getByRole('contentinfo');

test('who asks and what for stands above the spreads; one click says that one is fine, another takes it back', async () => {
  const { sent } = await open(aProof());
  await expect.element(page.getByRole('heading', { name: 'Album „Lena & Tomasz“ gegenlesen' })).toBeVisible();
  await expect.element(page.getByText('Schaust du auf die Namen?')).toBeVisible();
  await expect.element(page.getByText('Bitte antworte bis zum 1.6.2027.')).toBeVisible();
  await expect.element(status().getByText('0 von 4 beantwortet')).toBeVisible();
  await answer('2–3', 'Passt so').click();
  await expect.element(answer('2–3', 'Passt so')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(status().getByText('1 von 4 beantwortet')).toBeVisible();
  await answer('2–3', 'Passt so').click();
  await expect
    .poll(() => sent)
    .toEqual([
      { decisions: [{ spread_id: 'one', answer: 'ok', comment: '' }] },
      { decisions: [{ spread_id: 'one', answer: null, comment: '' }] },
    ]);
});

test('who wants a change says which before the answer is sent', async () => {
  const { sent } = await open(aProof());
  await answer('4–5', 'Noch einmal zeigen').click();
  const words = card('4–5').getByRole('textbox', { name: 'Was soll geändert werden?' });
  await expect.element(words).toHaveFocus();
  await expect.element(card('4–5').getByRole('button', { name: 'Speichern' })).toBeDisabled();
  expect(sent).toEqual([]);
  await words.fill('Das Datum fehlt');
  await card('4–5').getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ decisions: [{ spread_id: 'two', answer: 'again', comment: 'Das Datum fehlt' }] }]);
  await expect.element(card('4–5').getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
});

test('a comment is no answer: it is said so, counts for nothing, and is not passed over at the end', async () => {
  const { sent } = await open(aProof());
  await card('2–3').getByRole('button', { name: 'Kommentar schreiben' }).click();
  await card('2–3').getByRole('textbox', { name: 'Kommentar' }).fill('Hübsch');
  await card('2–3').getByRole('button', { name: 'Speichern' }).click();
  await expect.element(card('2–3').getByText('nur kommentiert')).toBeVisible();
  await expect.element(status().getByText('0 von 4 beantwortet')).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fertig gelesen?' });
  await expect.element(dialog.getByText('4 Doppelseiten sind noch ohne Antwort.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('Zu einer davon hast du etwas geschrieben.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Der Rest passt, fertig' }).click();
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      decisions: ['front', 'two', 'back'].map((spread_id) => ({ spread_id, answer: 'ok', comment: '' })),
      done: true,
    });
  await expect.element(status().getByText('Danke, deine Antwort ist da', { exact: false })).toBeVisible();
});

test('the next round opens on what has changed; the rest holds and can still be looked at', async () => {
  await open(
    aProof({
      number: 2,
      spreads: spreads(['two']),
      decisions: [said('front', { carried: true }), said('one', { carried: true }), said('back', { carried: true })],
    }),
  );
  await expect.element(page.getByText('Runde 2, neu: 1 von 4 Doppelseiten.', { exact: false })).toBeVisible();
  await expect.element(card('4–5').getByText('neu')).toBeVisible();
  await expect.element(card('2–3')).not.toBeInTheDocument();
  await expect.element(status().getByText('3 von 4 beantwortet')).toBeVisible();
  await page.getByRole('button', { name: /^Alle/ }).click();
  await expect.element(card('2–3').getByText('gilt noch vom letzten Mal')).toBeVisible();
});

test('an answer that does not arrive is taken back with a word', async () => {
  await open(aProof(), { [SAY]: { status: 410, body: { code: 'proof_round_closed', status: 410, title: 'x' } } });
  await answer('2–3', 'Passt so').click();
  await expect.element(page.getByText('Diese Runde ist abgeschlossen.')).toBeVisible();
  await expect.element(answer('2–3', 'Passt so')).toHaveAttribute('aria-pressed', 'false');
});

test.for([
  ['proof_gone', 404, 'Dieser Link gilt nicht mehr.'],
  ['proof_round_closed', 410, 'Diese Runde ist abgeschlossen.'],
] as const)('a link that is over says so, and whom to ask: %s', async ([code, state, words]) => {
  await open(null, { [READ]: { status: state, body: { code, status: state, title: 'x' } } });
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
});

test('the spreads are drawn as they are printed, each named by its pages', async () => {
  await open(aProof());
  const picture = page.getByRole('img', { name: 'Seite 2–3' });
  await expect.element(picture).toBeInTheDocument();
  picture.element().scrollIntoView();
  await expect.poll(() => picture.element().textContent).toContain('Unsere Familien');
});

test.for([
  [390, 'de'],
  [1440, 'pl'],
] as const)('all of it is named and readable, at %i pixels in %s', async ([width, locale]) => {
  await open(
    aProof({
      number: 2,
      spreads: spreads(['one', 'two']),
      decisions: [said('two', { answer: 'again', comment: 'Hm' })],
    }),
    {},
    { width, locale },
  );
  await expect.element(page.getByRole('list').first()).toBeInTheDocument();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
