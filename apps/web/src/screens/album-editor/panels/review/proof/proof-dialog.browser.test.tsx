import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { ProofPerson, ProofRound } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../../app/testing.tsx';
import { aSession, InEditor } from '../../../testing.tsx';
import { ProofHost } from './ProofHost.tsx';

const LIST = 'GET /v1/albums/album/proof_rounds';
const START = 'POST /v1/albums/album/proof_rounds';
const at = '2027-05-05T10:00:00.000Z';

const person = (id: string, part: Partial<ProofPerson> = {}): ProofPerson => ({
  id,
  name: id,
  email: `${id}@familie.de`,
  opened: false,
  done_at: null,
  reminded_at: null,
  withdrawn: false,
  decisions: [],
  ...part,
});
const spreads = [
  { id: 'one', pages: '2–3', changed: false },
  { id: 'two', pages: '4–5', changed: false },
];
const running: ProofRound = {
  id: 'r1',
  number: 1,
  message: '',
  deadline: '2027-06-01',
  started_by: 'Mara König',
  created_at: at,
  closed_at: null,
  spreads,
  people: [
    person('Opa', {
      opened: true,
      done_at: at,
      decisions: [
        { spread_id: 'one', answer: 'ok', comment: '', carried: false },
        { spread_id: 'two', answer: 'again', comment: 'Das Datum fehlt', carried: false },
      ],
    }),
    person('Tante', {
      opened: true,
      decisions: [{ spread_id: 'one', answer: null, comment: 'Hübsch', carried: false }],
    }),
    person('Kai'),
    person('Weg', { withdrawn: true }),
  ],
};

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(rounds: ProofRound[], changed_since: number | null, answers: Answers = {}, width = 1024) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const known = {
    [LIST]: { body: { proof_rounds: rounds, changed_since } },
    'GET /v1/albums/album/associations': {
      body: {
        associations: ['me', 'jakub'].map((sub) => ({
          id: sub,
          owner: sub === 'me',
          user: { sub, email: `${sub}@verein.de`, nickname: sub, picture: null },
        })),
      },
    },
    'GET /v1/users/me': { body: { user: { sub: 'me' } } },
    ...answers,
  };
  const stage = await aStage(known, 'de', (call, body) => !call.startsWith('GET') && sent.push([call, body]));
  const session = await aSession(stage, anAlbum().section('Team').spread({ id: 'one' }).spread({ id: 'two' }).build());
  session.sync.flush = async () => true;
  session.viewportChanged({ width: 900, height: 700 });
  const screen = await render(
    <InEditor stage={stage} session={session}>
      <main>
        <ProofHost />
      </main>
    </InEditor>,
  );
  unmount = async () => {
    await screen.unmount();
    session.end();
  };
  session.windows.open({ kind: 'proof' });
  return { session, stage, sent };
}
const dialog = () => page.getByRole('dialog', { name: 'Gegenlesen' });

test('the first round asks whom, by when and with which words; people of the album are a click', async () => {
  const answer = { proof_round: { ...running, people: [running.people[0]] }, not_sent: ['kai@x.de'] };
  const { sent } = await open([], null, { [START]: { status: 201, body: answer } });
  const send = dialog().getByRole('button', { name: 'Zum Gegenlesen schicken' });
  await expect.element(send).toBeDisabled();
  await dialog().getByText('jakub', { exact: true }).click();
  const addresses = dialog().getByRole('textbox', { name: 'E-Mail-Adressen' });
  await expect.element(addresses).toHaveValue('jakub@verein.de');
  await addresses.fill('jakub@verein.de\nOpa <Opa@familie.de>, kai@x.de');
  await dialog().getByRole('textbox', { name: 'Ein paar Worte dazu' }).fill('Namen!');
  await dialog().getByLabelText('Antwort bis').fill('2027-06-01');
  await dialog().getByRole('button', { name: 'An 3 Personen schicken' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      [
        START,
        {
          proof_round: {
            people: [{ email: 'jakub@verein.de' }, { email: 'opa@familie.de' }, { email: 'kai@x.de' }],
            message: 'Namen!',
            deadline: '2027-06-01',
          },
        },
      ],
    ]);
  await expect.element(page.getByText('Ohne Mail geblieben: kai@x.de')).toBeVisible();
});

test('a round says who is how far, and a comment does not count as an answer', async () => {
  await open([running], 1);
  await expect.element(dialog().getByText('1 von 3 sind fertig')).toBeVisible();
  const people = dialog().getByRole('list', { name: 'Wer gegenliest' });
  await expect.element(people.getByRole('listitem').nth(0).getByText('fertig am 5.5.2027')).toBeVisible();
  await expect.element(people.getByRole('listitem').nth(1).getByText('0 von 2 beantwortet')).toBeVisible();
  await expect.element(people.getByRole('listitem').nth(2).getByText('noch nicht angesehen')).toBeVisible();
  expect(people.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(dialog().getByText('1 von 2 Doppelseiten hat sich seit dieser Runde geändert.')).toBeVisible();
});

test('what is left to do is listed by page and leads there', async () => {
  const { session } = await open([running], 0);
  const wishes = dialog().getByRole('list', { name: '2 Anmerkungen' });
  await expect.element(wishes.getByText('Das Datum fehlt')).toBeVisible();
  await wishes.getByRole('button', { name: 'Zeigen' }).nth(1).click();
  expect(session.windows.get()).toBeNull();
  const { spreadIds } = session.facts.layout.get();
  await expect.poll(() => spreadIds[session.currentSpread.get()]).toBe('two' as NodeId);
});

test('those who are waited for are reminded, taken out, and the round is closed', async () => {
  const { sent } = await open([running], 0, {
    [`${START}/r1/reminders`]: { body: { sent: 2, proof_round: running } },
    'PATCH /v1/albums/album/proof_rounds/r1': { body: { proof_round: running } },
    'DELETE /v1/albums/album/proof_rounds/r1/people/Kai': { body: { proof_round: running } },
  });
  await dialog().getByRole('button', { name: '2 Personen erinnern' }).click();
  await expect.element(page.getByText('2 Erinnerungen sind unterwegs.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Kai herausnehmen' }).click();
  await dialog().getByRole('button', { name: 'Runde abschließen' }).click();
  await expect
    .poll(() => sent.map(([call]) => call))
    .toEqual([
      `${START}/r1/reminders`,
      'DELETE /v1/albums/album/proof_rounds/r1/people/Kai',
      'PATCH /v1/albums/album/proof_rounds/r1',
    ]);
});

test('the next round begins with the people of the one before, and says what is asked anew', async () => {
  await open([{ ...running, closed_at: at }], 1);
  await dialog().getByRole('button', { name: 'Nächste Runde starten' }).click();
  await expect
    .element(dialog().getByText('Runde 2, seit dem letzten Mal anders: 1 von 2 Doppelseiten.', { exact: false }))
    .toBeVisible();
  await expect
    .element(dialog().getByRole('textbox', { name: 'E-Mail-Adressen' }))
    .toHaveValue('Opa@familie.de\nTante@familie.de\nKai@familie.de');
});

test.for([1024, 390])('all of it is named and readable, at %i pixels', async (width) => {
  await open([running, { ...running, id: 'r0', number: 0, closed_at: at }], 1, {}, width);
  await expect.element(dialog().getByText('1 von 3 sind fertig').first()).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
