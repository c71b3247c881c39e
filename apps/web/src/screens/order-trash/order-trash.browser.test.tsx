import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../app/testing.tsx';
import { anOrder } from '../../orders/testing.ts';
import { OrderTrashScreen } from './OrderTrashScreen.tsx';

test('a deleted order is restored; one whose voucher somebody else has by now says so and stays', async () => {
  const order = {
    id: 'o1',
    name: 'F-20417',
    title: 'SV Blau-Weiß 09',
    customer: 'SV Blau-Weiß 09 e. V.',
    amount_gross_human: '2.033,71 EUR',
    deleted_at: '2027-05-06T08:00:00.000Z',
    deleted_by: 'ramona@figurina.example',
    kept_until: '2027-06-05T08:00:00.000Z',
  };
  let tries = 0;
  const { services } = await aStage({
    'GET /v1/orders/trash': () => ({ body: { orders: [order] } }),
    'POST /v1/orders/o1/restore': () => {
      tries += 1;
      const taken = { type: 'x', title: 'Nein', status: 409, code: 'voucher_taken' };
      return tries === 1 ? { status: 409, body: taken } : { body: { order: anOrder() } };
    },
  });
  await services.language.load(['order_desk']);
  const routes = [
    {
      path: '/orders/trash',
      element: (
        <main>
          <OrderTrashScreen />
        </main>
      ),
    },
    { path: '/orders/:id', element: <h1>Die Bestellung</h1> },
  ];
  await render(<Staged services={services} routes={routes} at="/orders/trash" />);
  const restore = page.getByRole('button', { name: 'F-20417 wiederherstellen' });
  await expect.element(page.getByText('von ramona@figurina.example')).toBeVisible();
  expect((await axe.run('main')).violations.map(({ id }) => id)).toEqual([]);
  await restore.click();
  await expect.element(page.getByText('Dieser Code wurde schon eingelöst.')).toBeVisible();
  await restore.click();
  await expect.element(page.getByRole('heading', { name: 'Die Bestellung' })).toBeVisible();
});
