import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../app/testing.tsx';
import { OrderTrashScreen } from './OrderTrashScreen.tsx';

const LIST = 'GET /v1/orders/trash';
const RESTORE = 'POST /v1/orders/o1/restore';

const deleted = {
  id: 'o1',
  name: 'F-20001',
  title: 'SV Lengfurt',
  customer: 'SV Lengfurt e. V.',
  amount_gross_human: '2.033,71 EUR',
  deleted_at: '2027-05-03T10:00:00Z',
  deleted_by: 'mara@figurina.example',
  kept_until: '2027-06-02T10:00:00Z',
};

test('a deleted order comes back at a press, once; what fails is told, and the trash is empty then', async () => {
  await page.viewport(390, 900);
  const refused = { status: 409, body: { code: 'voucher_taken', status: 409, title: 'Der Gutschein ist vergeben.' } };
  const stage = await aStage({ [LIST]: { body: { orders: [deleted] } }, [RESTORE]: refused }, 'de');
  await stage.services.language.load(['order_trash']);
  const element = (
    <main>
      <OrderTrashScreen />
    </main>
  );
  const screen = await render(
    <Staged services={stage.services} routes={[{ path: '*', element }]} at="/orders/trash" />,
  );
  const restore = page.getByRole('button', { name: 'F-20001 wiederherstellen' });
  await expect.element(restore).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);

  await restore.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(restore).toBeEnabled();
  stage.answers[RESTORE] = { body: { order: {} } };
  stage.answers[LIST] = { body: { orders: [] } };
  await restore.click();
  await expect.element(page.getByText('F-20001 ist wiederhergestellt.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Der Papierkorb ist leer' })).toBeVisible();
  expect(stage.calls.filter((call) => call === RESTORE)).toHaveLength(2);
  await screen.unmount();
});
