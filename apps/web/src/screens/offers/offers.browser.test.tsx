import type { Offer } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { OffersScreen } from './OffersScreen.tsx';

const LIST = 'GET /v1/offers';
const MAKE = 'POST /v1/offers';
const PRICE = 'POST /v1/offer_prices';

const anOffer = (part: Partial<Offer> = {}): Offer => ({
  id: 'o1',
  name: 'A-2027-0001',
  customer: 'SV Blau-Weiß\nAm Ring 1',
  email: '',
  language: 'de',
  category: 'sports',
  country_code: 'DE',
  no_albums: 120,
  sticker_packaging_type: 'stickerpack',
  packs_per_album: 45,
  order_features: [],
  pages: 40,
  singles: 172,
  doubles: 0,
  valid_until: '2027-06-30',
  note: '',
  currency: 'EUR',
  amount: 170_900,
  tax_value: 32_471,
  amount_gross: 203_371,
  amount_human: '1.709,00 EUR',
  amount_gross_human: '2.033,71 EUR',
  state: 'open',
  url: 'http://localhost/offer/t0k3n',
  pdf_url: 'http://localhost/v1/public/offers/t0k3n/offer.pdf',
  withdrawn: false,
  order_name: null,
  created_at: '2027-05-03T10:00:00Z',
  ...part,
});
const aPage = (offers: Offer[]) => ({ body: { offers, pagination: { current_page: 1, total_pages: 1 } } });
const aPrice = {
  body: {
    offer_price: {
      line_items: [{ product: 'album', text: '50 Alben', amount: 31_600, amount_human: '316,00 EUR' }],
      packs_per_album: 26,
      amount_human: '637,99 EUR',
      tax_value_human: '121,22 EUR',
      amount_gross_human: '759,21 EUR',
    },
  },
};

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { width = 1440, locale = 'de' as 'de' | 'pl' } = {}) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const stage = await aStage(answers, locale, (call, body) => body !== undefined && sent.push([call, body]));
  await stage.services.language.load(['offers']);
  const routes = [
    {
      path: '/offers',
      element: (
        <main>
          <OffersScreen />
        </main>
      ),
    },
  ];
  const screen = await render(<Staged services={stage.services} routes={routes} at="/offers" />);
  unmount = () => screen.unmount();
  return { ...stage, sent };
}
const dialog = () => page.getByRole('dialog');
const price = () => dialog().getByRole('region', { name: 'Preis nach der Liste von heute' });

test('a quote is priced while it is filled in, asks for what is missing, and is made', async () => {
  const { sent, answers } = await open({ [LIST]: aPage([]), [PRICE]: aPrice });
  await page.getByRole('button', { name: 'Neues Angebot' }).click();
  await expect.element(price().getByText('759,21 EUR')).toBeVisible();
  await expect.element(price().getByText('26 Tüten je Album')).toBeVisible();
  await dialog().getByRole('textbox', { name: 'Seiten mit Umschlag' }).fill('33');
  await expect.element(price().getByText('Der Preis erscheint', { exact: false })).toBeVisible();
  await dialog().getByRole('button', { name: 'Angebot erstellen' }).click();
  await expect.element(dialog().getByText('Für wen ist das Angebot?')).toBeVisible();
  await expect.element(dialog().getByText('Eine gerade Zahl von 4 bis 400')).toBeVisible();
  expect(sent.filter(([call]) => call === MAKE)).toEqual([]);

  await dialog().getByRole('textbox', { name: 'Empfänger' }).fill('Verein\nRing 1');
  await dialog().getByRole('textbox', { name: 'Seiten mit Umschlag' }).fill('40');
  await dialog().getByRole('checkbox', { name: 'Tüten mit eurem Motiv' }).click();
  const errors = [{ pointer: '/offer/order_features', code: 'x', detail: 'Nicht alle Extras gibt es.' }];
  answers[MAKE] = { status: 422, body: { code: 'offer_wrong', status: 422, title: 'x', errors } };
  await dialog().getByRole('button', { name: 'Angebot erstellen' }).click();
  await expect.element(dialog().getByText('Nicht alle Extras gibt es.')).toBeVisible();
  await dialog().getByRole('checkbox', { name: 'Tüten mit eurem Motiv' }).click();
  answers[MAKE] = { status: 201, body: { offer: anOffer() } };
  answers[LIST] = aPage([anOffer()]);
  await dialog().getByRole('button', { name: 'Angebot erstellen' }).click();
  await expect.element(page.getByText('Angebot A-2027-0001 ist erstellt.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'A-2027-0001' })).toHaveAttribute('href', anOffer().url);
  expect(sent.filter(([call]) => call === MAKE).at(-1)).toMatchObject([
    MAKE,
    {
      offer: {
        customer: 'Verein\nRing 1',
        language: 'de',
        no_albums: 50,
        pages: 40,
        order_features: [],
        packs_per_album: null,
      },
    },
  ]);
});

test('why there is no price is said where the price would be', async () => {
  const refused = { status: 422, body: { code: 'packaging_unavailable', status: 422, title: 'x' } };
  await open({ [LIST]: aPage([]), [PRICE]: refused });
  await page.getByRole('button', { name: 'Neues Angebot' }).click();
  await expect.element(price().getByText('So lassen sich die Sticker', { exact: false })).toBeVisible();
});

test('is withdrawn and given again; one that was ordered is not', async () => {
  const CHANGE = 'PATCH /v1/offers/o1';
  const ordered = anOffer({ id: 'o2', name: 'A-2027-0002', state: 'ordered', order_name: 'F-20001' });
  const { sent, answers } = await open({
    [LIST]: aPage([anOffer(), ordered]),
    [CHANGE]: { body: { offer: anOffer({ withdrawn: true, state: 'withdrawn' }) } },
  });
  await expect.element(page.getByText('bestellt: F-20001')).toBeVisible();
  await page.getByRole('button', { name: 'Aktionen für A-2027-0002' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Angebot ansehen' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Zurückziehen' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Aktionen für A-2027-0001' }).click();
  answers[LIST] = aPage([anOffer({ withdrawn: true, state: 'withdrawn' }), ordered]);
  await page.getByRole('menuitem', { name: 'Zurückziehen' }).click();
  await expect.element(page.getByText('A-2027-0001 ist zurückgezogen.')).toBeVisible();
  await page.getByRole('button', { name: 'Aktionen für A-2027-0001' }).click();
  await page.getByRole('menuitem', { name: 'Wieder anbieten' }).click();
  await expect
    .poll(() => sent.map(([, body]) => body))
    .toEqual([{ offer: { withdrawn: true } }, { offer: { withdrawn: false } }]);
});

test.for([
  [390, 'pl', 'Nowa oferta'],
  [1440, 'de', 'Neues Angebot'],
] as const)('list and form are named and readable, at %i pixels in %s', async ([width, locale, create]) => {
  await open({ [LIST]: aPage([anOffer()]), [PRICE]: aPrice }, { width, locale });
  await expect.element(page.getByRole('link', { name: 'A-2027-0001' })).toBeVisible();
  const faults = async () =>
    (await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: create }).click();
  await expect.element(dialog().getByText('759,21 EUR')).toBeVisible();
  expect(await faults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
