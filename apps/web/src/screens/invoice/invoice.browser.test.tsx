import type { PublicInvoice } from '@figurina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../app/testing.tsx';
import { InvoiceScreen } from './InvoiceScreen.tsx';

const LOOK = 'GET /v1/public/invoices/t0k3n';
const INVOICE: PublicInvoice = {
  number: 'R-2027-0007',
  status: 'open',
  specimen: false,
  issued_on: '2027-05-03',
  due_on: '2027-05-17',
  order_name: 'F-20001',
  language: 'de',
  currency: 'EUR',
  tax_rate: 1900,
  amount: 17090,
  tax_value: 3247,
  amount_gross: 20337,
  amount_human: '170,90 EUR',
  tax_value_human: '32,47 EUR',
  amount_gross_human: '203,37 EUR',
  line_items: [
    {
      title: 'Stickertüten',
      quantity: 5400,
      amount_human: '170,90 EUR',
    },
  ],
  notes: [],
  cancels: null,
  is_credit: false,
  part: null,
  credited: [],
  amount_left_human: '203,37 EUR',
  cancelled_by: null,
  seller: {
    name: 'Figurina GmbH',
    lines: ['Hafenweg 3'],
  },
  transfer: {
    holder: 'Figurina GmbH',
    iban: 'DE02120300000000202051',
    bic: null,
    reference: 'R-2027-0007',
    qr: 'BCD\n002',
  },
  pdf_url: '/v1/public/invoices/t0k3n/invoice.pdf',
  xml_url: '/v1/public/invoices/t0k3n/factur-x.xml',
};

async function open(body: unknown, status = 200) {
  const stage = await aStage({ [LOOK]: { status, body } }, 'de');
  await stage.services.language.load(['invoice']);
  const routes = [{ path: '/invoice/:token', element: <InvoiceScreen /> }];
  await render(<Staged services={stage.services} routes={routes} at="/invoice/t0k3n" />);
  return stage;
}

test('what is to be paid stands with its lines, where it goes, a code, and the files', async () => {
  await open({ invoice: INVOICE });
  await expect.element(page.getByRole('heading', { name: 'Rechnung R-2027-0007' })).toBeVisible();
  await expect.element(page.getByText('Offen')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '5.400' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'MwSt. 19 % 32,47 EUR' })).toBeVisible();
  await expect.element(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'IBAN kopieren' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Code für die Überweisung' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Als PDF laden' })).toHaveAttribute('href', INVOICE.pdf_url);
  await expect.element(page.getByRole('link', { name: 'E-Rechnung (XML)' })).toHaveAttribute('href', INVOICE.xml_url);
});

test('a specimen says what it is, a paid and a cancelled one ask for nothing', async () => {
  await open({ invoice: { ...INVOICE, specimen: true } });
  await expect.element(page.getByText('Muster – keine Rechnung')).toBeVisible();
  await open({ invoice: { ...INVOICE, status: 'paid', transfer: null } });
  await expect.element(page.getByText('Danke, deine Zahlung ist da.')).toBeVisible();
  await open({ invoice: { ...INVOICE, status: 'void', transfer: null, cancelled_by: 'R-2027-0008' } });
  await expect.element(page.getByText('durch R-2027-0008 aufgehoben', { exact: false })).toBeVisible();
  const settled = { ...INVOICE, status: 'paid' as const, transfer: null };
  await open({ invoice: { ...settled, cancelled_by: 'R-2027-0008' } });
  await expect.element(page.getByText('durch R-2027-0008 korrigiert', { exact: false })).toBeVisible();
  await open({ invoice: { ...settled, number: 'R-2027-0008', is_credit: true, cancels: 'R-2027-0007' } });
  await expect.element(page.getByRole('heading', { name: 'Rechnungskorrektur R-2027-0008' })).toBeVisible();
  // A part was given back: what is left is what is transferred.
  const credited = [{ number: 'R-2027-0008', amount_gross_human: '3,37 EUR' }];
  await open({ invoice: { ...INVOICE, credited, amount_left_human: '200,00 EUR' } });
  await expect.element(page.getByRole('row', { name: 'Rechnungskorrektur R-2027-0008 − 3,37 EUR' })).toBeVisible();
  const owed = page.getByRole('region', { name: 'So bezahlst du' }).last();
  await expect.element(owed.getByText('200,00 EUR')).toBeVisible();
  const part = { is_credit: true, part: 'reduced' as const, cancels: 'R-2027-0007' };
  await open({ invoice: { ...settled, ...part, number: 'R-2027-0008' } });
  await expect.element(page.getByText('Um diesen Betrag zahlst du weniger.', { exact: false })).toBeVisible();
});

test('a link without an invoice says so', async () => {
  await open({ code: 'invoice_gone', status: 404 }, 404);
  await expect.element(page.getByRole('heading', { name: 'Zu diesem Link gibt es keine Rechnung.' })).toBeVisible();
});
