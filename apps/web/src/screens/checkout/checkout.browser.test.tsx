import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCheckout, CHECKOUT, openCheckout } from './testing.tsx';

beforeEach(() => sessionStorage.clear());

const summary = page.getByRole('region', { name: 'Zusammenfassung' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const next = page.getByRole('button', { name: /^Weiter zum/ });

async function faultsOf(): Promise<string[]> {
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('the first step shows the album, its facts and whom to look at again, and leads on', async () => {
  await openCheckout();
  await expect.element(heading('Alles, wie es sein soll?')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Sticker zeigen' })).toBeChecked();
  await expect.element(page.getByText('Jonas Meyer klingt fast wie Jonas Meier')).toBeVisible();
  await expect.element(page.getByText('2 Sticker ohne Foto')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Jonas Meyer: Zeigen' }).first())
    .toHaveAttribute('href', '/album/a1/stickers/s2');
  await expect.element(page.getByText('40 Seiten, 172 Sticker, Rücken 2,6 mm')).toBeVisible();
  expect(document.title).toBe('SV Blau-Weiß 09: Vorschau vor der Bestellung');
  expect(await faultsOf()).toEqual([]);
  await next.click();
  await expect.element(heading('Wie viele, und wie verpackt?')).toHaveFocus();
  await page.getByRole('link', { name: 'Vorschau' }).click();
  await expect.element(heading('Alles, wie es sein soll?')).toBeVisible();
});

test('a step that is not allowed yet leads back, and says what is missing', async () => {
  const { answers } = await openCheckout(
    {
      'GET /v1/albums/a1/head': { status: 404, body: { code: 'not_found', status: 404 } },
      [CHECKOUT]: { body: { checkout: aCheckout({ order_by_date: null }) } },
    },
    { step: 'contact' },
  );
  await expect.element(heading('Wie viele, und wie verpackt?')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await expect.element(page.getByText('Das Datum eures Fests fehlt.')).toBeVisible();
  const date = page.getByRole('textbox', { name: 'Euer Fest ist am' });
  await date.fill('1.2.2020');
  await userEvent.tab();
  await expect.element(page.getByText('Das Datum des Fests ist schon vorbei')).toBeVisible();
  await expect.element(next).toBeDisabled();
  answers[CHECKOUT] = { body: { checkout: aCheckout({ delivery_tight: true }) } };
  await date.fill('21.5.2099');
  await userEvent.tab();
  await expect.element(next).toBeEnabled();
  await expect.element(page.getByText(/^Das könnte knapp werden\. Bitte melde dich vor der Bestellung:/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'hilfe@example.org' }))
    .toHaveAttribute('href', 'mailto:hilfe@example.org');
});

test('a day that none can be counted back from is as good as none, the album’s and a typed one', async () => {
  const head = { release_date: '9999-12-31', blueprint_category: 'sports', organization: null };
  const { calls } = await openCheckout({ 'GET /v1/albums/a1/head': { body: { album: head } } }, { step: 'product' });
  const date = page.getByRole('textbox', { name: 'Euer Fest ist am' });
  await expect.element(date).toHaveValue('');
  await expect.element(page.getByText('Das Datum eures Fests fehlt.')).toBeVisible();
  await date.fill('31.12.9999');
  await userEvent.tab();
  await expect.element(page.getByText('Datum des Fests fehlt', { exact: true })).toBeVisible();
  await expect.element(next).toBeDisabled();
  await date.fill('12.6.2099');
  await userEvent.tab();
  await expect.element(next).toBeEnabled();
  await expect.poll(() => calls.at(-1)).toContain('release_date=2099-06-12');
  expect(calls.filter((call) => call.includes('9999'))).toEqual([]);
});

test('what the album lacks stands in place of the summary, each with the way to it', async () => {
  const wrong = { node_id: null, sticker_id: null, spread: null };
  await openCheckout(
    {
      [CHECKOUT]: {
        body: {
          checkout: aCheckout({
            errors: ['Auf Seite 4 ist ein Bild zu klein.', 'Ein Sticker hat keinen Namen.'],
            error_details: [
              { ...wrong, code: 'P24', message: 'Auf Seite 4 ist ein Bild zu klein.', spread: 2 },
              { ...wrong, code: 'sticker_without_name', message: 'Ein Sticker hat keinen Namen.', sticker_id: 's9' },
            ],
          }),
        },
      },
    },
    { step: 'contact' },
  );
  await expect.element(heading('Wie viele, und wie verpackt?')).toBeVisible();
  const errors = page.getByRole('alert');
  await expect.element(errors).toMatchTextContent(/noch 2 Dinge zu tun/);
  await expect.element(errors.getByRole('link').first()).toHaveAttribute('href', '/album/a1?page=4');
  await expect.element(errors.getByRole('link').last()).toHaveAttribute('href', '/album/a1/stickers/s9');
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(next).toBeDisabled();
});

test('numbers, packaging, packs and extras are asked for together, and the figures are the server’s', async () => {
  const { calls, answers } = await openCheckout({}, { step: 'product' });
  await expect.element(page.getByText('112 von 172 Stickern')).toBeVisible();
  await expect.element(page.getByText('172/172')).toBeVisible();
  await expect.element(page.getByText('etwa 8 doppelte je Person')).toBeVisible();
  expect(await faultsOf()).toEqual([]);
  const count = page.getByRole('textbox', { name: 'Alben' });
  await count.fill('5');
  await expect.element(page.getByText('10 bis 200 für Sport').last()).toBeVisible();
  const sixty = aCheckout({ no_albums: 60, amount_gross_human: '1.000,00 EUR', available_features: [] });
  // What is asked on the way there is answered as before.
  answers[CHECKOUT] = () => ({ body: { checkout: calls.at(-1)!.includes('no_albums=60') ? sixty : aCheckout() } });
  await page.getByRole('checkbox', { name: /Tüten mit eurem Motiv/ }).click();
  await count.fill('60');
  await expect.element(summary).toMatchTextContent('1.000,00 EUR');
  expect(calls.some((call) => call.includes('no_albums=5&'))).toBe(false);
  await expect
    .poll(() => calls.findLast((call) => call.includes('order_features')))
    .toContain('country_code=DE&no_albums=60&order_features%5B%5D=custom_stickerpack&release_date=2099-06-12');
  await expect
    .element(page.getByText('„Tüten mit eurem Motiv“ gibt es so nicht mehr.', { exact: false }))
    .toBeVisible();
  page.getByRole('slider', { name: 'Tüten pro Person' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => calls.at(-1)).toContain('packs_per_album=46');
  answers[CHECKOUT] = {
    body: {
      checkout: aCheckout({
        packaging: { type: 'stickerbox_single_variety', unavailable: [], per_box: 63 },
        pack_plan: null,
      }),
    },
  };
  await page.getByRole('radio', { name: /Sortierte Boxen/ }).click();
  await expect.element(page.getByText('Je Motiv 63 Stück')).toBeVisible();
  expect(calls.at(-1)).toContain('sticker_packaging_type=stickerbox_single_variety');
});

test('packs that cannot be filled say why, and boxes are taken', async () => {
  const message = 'Für Tüten braucht es mindestens vier verschiedene Motive.';
  await openCheckout(
    {
      [CHECKOUT]: {
        body: {
          checkout: aCheckout({
            packaging: {
              type: 'stickerbox_single_variety',
              unavailable: [{ type: 'stickerpack', code: 'too_few_motifs', message }],
              per_box: 125,
            },
            pack_plan: null,
          }),
        },
      },
    },
    { step: 'product' },
  );
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Stickertüten/ })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /Sortierte Boxen/ })).toBeChecked();
  await expect.element(page.getByText('Tütenplan')).not.toBeInTheDocument();
});

test('a voucher is tried, stays typed where it does not count, and can be taken away', async () => {
  const { answers, calls } = await openCheckout({}, { step: 'product' });
  const code = summary.getByRole('textbox', { name: 'Gutscheincode' });
  const ok = summary.getByRole('button', { name: 'OK' });
  await expect.element(ok).toBeDisabled();
  const voucher = (status: 'valid' | 'below_minimum_amount', error_message: string | null) => ({
    body: { checkout: aCheckout({ voucher: { code: 'SOMMER27', status, error_message } }) },
  });
  let isTried = false;
  const message = 'Der Code gilt erst ab 2.000,00 EUR netto.';
  answers[CHECKOUT] = () => {
    isTried = calls.at(-1)!.includes('voucher_code=');
    return isTried ? voucher('below_minimum_amount', message) : { body: { checkout: aCheckout() } };
  };
  await code.fill('SOMMER27');
  await ok.click();
  await expect.element(code).toHaveAccessibleDescription(message);
  await expect.element(code).toHaveValue('SOMMER27');
  // The price goes on without it, and the code is not asked about again.
  await expect.poll(() => calls.at(-1)?.includes('voucher_code')).toBe(false);
  answers[CHECKOUT] = voucher('valid', null);
  await ok.click();
  await expect.element(summary.getByText('Code SOMMER27 ist eingelöst.').first()).toBeVisible();
  // The focus stays at the code, also by keys alone.
  const remove = summary.getByRole('button', { name: 'Code SOMMER27 entfernen' });
  await expect.element(remove).toHaveFocus();
  answers[CHECKOUT] = { body: { checkout: aCheckout() } };
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveFocus();
});

test('a checkout that cannot be loaded says so with the way back, and one that fails later keeps its figures', async () => {
  const broken = { status: 500, body: { code: 'internal', status: 500 } };
  const { answers } = await openCheckout({ [CHECKOUT]: broken }, { step: 'product' });
  await expect.element(heading('Die Bestellung lässt sich gerade nicht öffnen')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Zurück zum Album' }).last())
    .toHaveAttribute('href', '/album/a1');
  answers[CHECKOUT] = { body: { checkout: aCheckout() } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(summary).toMatchTextContent('1.944,46 EUR');
  answers[CHECKOUT] = broken;
  await page.getByRole('checkbox', { name: /Prüfung durch Figurina/ }).click();
  await expect.element(summary.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await expect.element(summary).toMatchTextContent('1.944,46 EUR');
  expect(summary.element().querySelector('[data-stale]')).not.toBeNull();
});

test('on a phone the total stands above the button and opens the summary; schools see net first', async () => {
  await openCheckout(
    { [CHECKOUT]: { body: { checkout: aCheckout({ amounts_first: 'net' }) } } },
    { step: 'product', width: 390 },
  );
  await page.getByRole('button', { name: /^Gesamt inkl\. MwSt\./ }).click();
  const sheet = page.getByRole('dialog', { name: 'Zusammenfassung' });
  await expect.element(sheet).toMatchTextContent(/Preis inkl\. Versand \(netto\)1\.634,00 EUR.*MwSt\. 19 %/);
  await expect.element(sheet).toMatchTextContent(/480,00 EURbrutto 571,20 EUR/);
  expect(await faultsOf()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
