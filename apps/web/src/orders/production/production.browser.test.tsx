import type { Handover } from '@figurina/contract';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../app/testing.tsx';
import { anOrder } from '../testing.ts';
import { Production } from './Production.tsx';

const AT = '/v1/orders/o1';
const FILES = [
  { name: '01_cover.pdf', bytes: 1_843_211, pages: 2 },
  { name: 'packs.csv', bytes: 900, pages: null },
];
const NOTHING: Handover = {
  copy: { state: 'approved', version: 412, hash: 'abcdef0123456789', approved_at: '2027-05-06T16:03:00.000Z' },
  artifact: {
    state: 'none',
    progress: 0,
    file_name: null,
    file_bytes: null,
    sha256: null,
    files: [],
    copy_hash: null,
    error: null,
    rules: [],
    created_at: null,
  },
  transfers: [],
  may: { make: true, transfer: false },
};
type Transfer = Handover['transfers'][number];
type Part = { [Key in Exclude<keyof Handover, 'transfers'>]?: Partial<Handover[Key]> } & {
  readonly transfers?: readonly Partial<Transfer>[];
};
const TRANSFER: Handover['transfers'][number] = {
  house: 'main',
  products: ['album', 'stickerpack'],
  state: 'none',
  progress: 0,
  target: 'druck.example',
  attempts: 0,
  error: null,
  completed_at: null,
};
const handover = (part: Part = {}): Handover => ({
  copy: { ...NOTHING.copy, ...part.copy },
  artifact: { ...NOTHING.artifact, ...part.artifact },
  transfers: (part.transfers ?? [{}]).map((transfer) => ({ ...TRANSFER, ...transfer })),
  may: { ...NOTHING.may, ...part.may },
});
const READY: Part = { artifact: { state: 'ready', progress: 1, files: FILES }, may: { make: true, transfer: true } };

async function open(first: Part = {}) {
  const now = { handover: handover(first) };
  const answer = () => ({ body: { handover: now.handover } });
  const sent: [string, unknown][] = [];
  const stage = await aStage(
    {
      [`GET ${AT}/handover`]: answer,
      [`POST ${AT}/esveco_artifact`]: answer,
      [`POST ${AT}/transfer`]: { status: 202, body: { order: anOrder() } },
    },
    'de',
    (call, body) => call.startsWith('POST') && sent.push([call, body]),
  );
  const page = (
    <main>
      <h1>F-20417</h1>
      <Production order={anOrder()} />
    </main>
  );
  const routes = [{ path: '/', element: page }];
  await render(<Staged services={stage.services} routes={routes} at="/" />);
  const become = (part: Part) => void (now.handover = handover(part));
  return { ...stage, sent, become };
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('print data are made, followed to their end, and sent to the print shop once', async () => {
  const { sent, become } = await open();
  await expect.element(page.getByText(/freigegebene Stand, Version 412 vom 6. Mai/)).toBeVisible();
  await expect.element(button('Laden')).toBeDisabled();
  await expect.element(button('An die Druckerei senden')).toBeDisabled();
  become({ artifact: { state: 'working', progress: 0.62 }, may: { make: false } });
  await button('Druckdaten erzeugen').click();
  await expect.element(page.getByText('62 %')).toBeVisible();
  await expect.element(button('Druckdaten erzeugen')).toBeDisabled();
  await expect.element(button('Laden, ab 100 %')).toBeDisabled();
  // It is asked again by itself.
  become(READY);
  await expect.element(button('Laden')).toBeEnabled();
  for (const { name } of FILES) await expect.element(page.getByText(name)).toBeVisible();
  expect(await faults()).toEqual([]);
  become({ ...READY, transfers: [{ state: 'sending', progress: 0.4 }], may: { transfer: false } });
  await button('An die Druckerei senden').click();
  await expect.element(page.getByText('Wird an druck.example gesendet.')).toBeVisible();
  expect(button('An die Druckerei senden').query()).toBeNull();
  become({
    ...READY,
    transfers: [{ state: 'completed', completed_at: '2027-05-07T08:00:00.000Z' }],
    may: { transfer: false },
  });
  await expect.element(page.getByText(/Liegt seit 7. Mai.* bei druck.example/)).toBeVisible();
  expect(sent).toEqual([
    [`POST ${AT}/esveco_artifact`, undefined],
    [`POST ${AT}/transfer`, { id: 'o1' }],
  ]);
});

test('what stands in the way is said: a withdrawn photo, a failed check, a changed order, no print shop', async () => {
  const cases: [Part, string | RegExp][] = [
    [
      { copy: { state: 'withdrawn', version: null }, may: { make: false } },
      /Ein Foto im freigegebenen Stand wurde zurückgezogen/,
    ],
    [{ artifact: { state: 'failed', error: 'Zu viel Farbe.', rules: ['P20'] } }, 'Zu viel Farbe.'],
    [{ artifact: { state: 'outdated' } }, /Die Bestellung hat sich geändert/],
    [{ transfers: [] }, /keine Druckerei eingerichtet/],
    [
      { ...READY, transfers: [{ state: 'failed', error: 'Die Druckerei war nicht erreichbar.' }] },
      /kam nichts an\. Die Druckerei war nicht/,
    ],
    [
      {
        ...READY,
        transfers: [
          { state: 'completed', completed_at: '2027-05-07T08:00:00.000Z' },
          { house: 'stickers', target: 'sticker.example', state: 'failed', error: 'Die Verbindung ist abgerissen.' },
        ],
      },
      /Sticker: Bei sticker\.example kam nichts an\. Die Verbindung ist abgerissen\./,
    ],
  ];
  const { services, become } = await open({ copy: { state: 'missing', version: null, hash: null } });
  await expect.element(page.getByText(/Das Album ist noch nicht freigegeben/)).toBeVisible();
  for (const [part, words] of cases) {
    become(part);
    await services.queries.invalidateQueries({ queryKey: ['handover'] });
    await expect.element(page.getByText(words)).toBeVisible();
    expect(await faults()).toEqual([]);
  }
});
