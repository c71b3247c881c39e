import type { Batch, BatchBoard } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage, Staged } from '../../app/testing.tsx';
import { TogetherScreen } from './TogetherScreen.tsx';

const LIST = 'GET /v1/albums/a1/batches';
const MAKE = 'POST /v1/albums/a1/batches';
const MOVE = 'POST /v1/albums/a1/batches/b1/moves';
const KINDS = [
  { kind: 'group', least: 10, available: true },
  { kind: 'topup', least: 1, available: false },
  { kind: 'preorder', least: 1, available: true },
] as const;
const aBatch = (part: Partial<Batch> = {}): Batch => ({
  id: 'b1',
  kind: 'group',
  state: 'open',
  note: '',
  minimum: 10,
  close_at: null,
  deadline: '2027-05-20',
  url: 'https://figurina.example/join/t1',
  orders: 12,
  albums: 14,
  packs: 300,
  stickers: 0,
  waiting: 1,
  run_id: null,
  moves: ['close', 'confirm', 'expire'],
  created_at: '2027-05-03T10:00:00Z',
  decided_at: null,
  ...part,
});
const aGuest = (part: Partial<BatchBoard['guests'][number]>): BatchBoard['guests'][number] => ({
  id: 'g1',
  name: 'Ida Brandt',
  for_name: '',
  state: 'confirmed',
  albums: 1,
  packs: 20,
  stickers: 0,
  created_at: '2027-05-03T10:00:00Z',
  ...part,
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, width = 1440) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const stage = await aStage(answers, 'de', (call, body) => {
    if (call.startsWith('POST')) sent.push([call, body]);
  });
  await stage.services.language.load(['together']);
  const routes = [{ path: '/album/:albumId/together', element: <TogetherScreen /> }];
  ({ unmount } = await render(<Staged services={stage.services} routes={routes} at="/album/a1/together" />));
  return sent;
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('a link is made with what its kind asks for; what does not fit stands at its field', async () => {
  let tries = 0;
  const sent = await open({
    [LIST]: { body: { batches: [], kinds: KINDS } },
    [MAKE]: () =>
      (tries += 1) === 1
        ? {
            status: 422,
            body: {
              type: 'x',
              title: 'Nein',
              status: 422,
              code: 'batch_wrong',
              errors: [
                { pointer: '/batch/print_access_consent', code: 'wrong', detail: 'Ohne diese Erlaubnis nicht.' },
              ],
            },
          }
        : { status: 201, body: { batch: aBatch() } },
  });
  await page.getByRole('button', { name: 'Neuer Bestell-Link' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: 'Nachbestellung' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Vorbestellung' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Mindestzahl Bestellungen' })).toHaveValue('1');
  const create = dialog.getByRole('button', { name: 'Link erstellen' });
  await expect.element(create).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Letzter Bestelltag' }).fill('20.5.2027');
  await create.click();
  await expect.element(dialog.getByText('Ohne diese Erlaubnis nicht.')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).toHaveFocus();
  // The calendar fades away.
  await expect.element(page.getByRole('button', { name: 'Voriger Monat' })).not.toBeInTheDocument();
  expect(await faults()).toEqual([]);
  await dialog.getByRole('checkbox').click();
  await create.click();
  await expect.element(page.getByText('Der Link ist da. Jetzt weitergeben!')).toBeVisible();
  expect(sent.at(-1)).toEqual([
    MAKE,
    {
      batch: {
        kind: 'preorder',
        note: '',
        minimum: 1,
        close_at: null,
        deadline: '2027-05-20',
        print_access_consent: true,
      },
    },
  ]);
});

test('its maker sees on a phone who has ordered and who is missing, and has it printed after being asked', async () => {
  let batch = aBatch();
  const former = aBatch({ id: 'b2', state: 'expired', orders: 2, moves: [] });
  const sent = await open(
    {
      [LIST]: () => ({ body: { batches: [batch, former], kinds: KINDS } }),
      'GET /v1/albums/a1/batches/b1': () => ({
        body: {
          batch,
          guests: [
            aGuest({ id: 'g1', for_name: 'Ben' }),
            aGuest({ id: 'g2', state: 'placed' }),
            aGuest({ id: 'g3', state: 'withdrawn' }),
          ],
          people: [
            { sticker_id: 's1', name: 'Ben', ordered: true },
            { sticker_id: 's2', name: 'Cem Can', ordered: false },
          ],
        },
      }),
      [MOVE]: () => {
        batch = aBatch({ state: 'confirmed', moves: [], run_id: 'o1' });
        return { body: { batch } };
      },
    },
    390,
  );
  await expect.element(page.getByText('12 Bestellungen von mindestens 10')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Bestell-Link' })).toHaveValue(batch.url);
  await page.getByText('Wer hat bestellt?').first().click();
  await expect.element(page.getByRole('heading', { name: '2 Bestellungen' })).toBeVisible();
  await expect.element(page.getByText('zurückgezogen', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 fehlt noch' })).toBeVisible();
  await expect.element(page.getByText('Cem Can')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'In den Druck geben' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'In den Druck geben' }).click();
  await expect.element(page.getByRole('link', { name: 'Zur Druckbestellung' })).toHaveAttribute('href', '/orders/o1');
  expect(sent).toEqual([[MOVE, { move: 'confirm' }]]);
  await expect.element(page.getByRole('button', { name: 'Absagen' })).not.toBeInTheDocument();
});
