import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { administratorToken } from './support/administrator.ts';
import { call } from './support/api.ts';
import { mailsTo, readyToOrder } from './support/customer.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text);
}

/** More stops than any step has on the way to what is wanted. */
const MOST_STOPS = 60;

async function pressByKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${String(target)}`);
}

test('a club orders its album with the mouse, and once more by the keys alone', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, email } = await newPerson(browser, 'Mara König');
  const id = await readyToOrder(page, email, 'SV Erstausgabe');
  const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  const total = page
    .getByRole('region', { name: 'Zusammenfassung' })
    .getByText(/^[\d.]+,\d\d\sEUR$/)
    .last();

  await test.step('she looks at it, chooses and sees what it costs', async () => {
    await page.goto(`/album/${id}/checkout`);
    await expect(page.getByRole('img', { name: /^Seite 1 von/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Weiter zum Produkt' }).click();
    await page.getByRole('textbox', { name: 'Alben' }).fill('60');
    await page.getByRole('checkbox', { name: /^Prüfung durch Figurina/ }).check();
    await expect(page.getByText(/^60 Alben/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click();
  });

  await test.step('she says where to, and orders', async () => {
    await expect(order).toBeDisabled();
    await fillIn(page, {
      Verein: 'SV Erstausgabe e. V.',
      Vorname: 'Mara',
      Nachname: 'König',
      Telefon: '0171 2345678',
      'Straße und Hausnummer': 'Am Waldstadion 12',
      PLZ: '50933',
      Ort: 'Köln',
    });
    await page.getByRole('checkbox', { name: /^Ich erlaube Figurina/ }).check();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Köln');
    await page.getByRole('checkbox', { name: /^Ich erlaube Figurina/ }).check();
    await expect(total).toBeVisible();
    await order.dblclick();
    await page.waitForURL(/\/orders\/[\w-]+\?new=1$/);
  });

  await test.step('it is there once, at its first station, with its mail', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: 'Bestellt' }).first()).toBeVisible();
    const { orders } = await call<{ orders: [{ name: string; album: { title: string } }] }>(page, 'GET', '/v1/orders');
    expect(orders).toMatchObject([{ album: { title: 'SV Erstausgabe' } }]);
    await expect
      .poll(async () =>
        (await mailsTo(page, email)).some(({ subject, text }) => `${subject} ${text}`.includes(orders[0].name)),
      )
      .toBe(true);
  });

  await test.step('her invoice opens without signing in, and its PDF carries the e-invoice', async () => {
    const { pathname } = new URL(page.url());
    const made = await fetch(new URL(`/v1${pathname}/invoice`, page.url()), {
      method: 'POST',
      headers: { authorization: `Bearer ${await administratorToken()}` },
    });
    const { invoice } = (await made.json()) as { invoice: { number: string; hosted_invoice_url: string } };
    const stranger = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await stranger.goto(invoice.hosted_invoice_url);
    await expect(stranger.getByRole('heading', { name: new RegExp(invoice.number) })).toBeVisible();
    await expectAccessible(stranger);
    const pdf = await stranger.getByRole('link', { name: /PDF/ }).first().getAttribute('href');
    const file = await stranger.request.get(new URL(pdf!, stranger.url()).href);
    expect((await file.body()).toString('latin1')).toContain('factur-x.xml');
    await stranger.context().close();
  });

  await test.step('again, without a mouse: her address is there already', async () => {
    await page.goto(`/album/${id}/checkout`);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Weiter zum Produkt' }));
    await page.getByRole('heading', { name: 'Wie viele, und wie verpackt?' }).waitFor();
    await pressByKeyboard(page, page.getByRole('slider', { name: 'Alben' }), 'ArrowRight');
    await expect(page.getByText(/^51 Alben/)).toBeVisible();
    await pressByKeyboard(page, page.getByRole('button', { name: 'Weiter zum Kontakt' }));
    await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Köln');
    await pressByKeyboard(page, page.getByRole('checkbox', { name: /^Ich erlaube Figurina/ }), 'Space');
    await pressByKeyboard(page, order);
    await page.waitForURL(/\/orders\/[\w-]+\?new=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a dialog of the order opens and closes by the keys, and the focus is back', async () => {
    const cancel = page.getByRole('button', { name: 'Stornieren' });
    await pressByKeyboard(page, cancel);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Bestellung behalten' }).last()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
  });
});

test('on a phone, in Polish and in złoty', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, email } = await newPerson(browser, 'Ola Nowak', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const id = await readyToOrder(page, email, 'KS Jutro');
  await page.evaluate(() => localStorage.setItem('figurina.language', 'pl'));
  await page.goto(`/album/${id}/checkout`);
  await page.getByRole('button', { name: 'Dalej do produktu' }).tap();
  // The arrow leads to the step before.
  await page.getByRole('link', { name: 'Wstecz: Podgląd' }).tap();
  await page.getByRole('button', { name: 'Dalej do produktu' }).tap();
  await page.getByRole('button', { name: /^Razem z VAT/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Podsumowanie' });
  await expect(sheet.getByText(/zł$/).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Zamknij' }).tap();
  await page.getByRole('button', { name: 'Dalej do kontaktu' }).tap();
  await fillIn(page, {
    Klub: 'KS Jutro',
    Imię: 'Ola',
    Nazwisko: 'Nowak',
    Telefon: '601 234 567',
    'Ulica i numer': 'Polna 7',
    'Kod pocztowy': '00-625',
    Miejscowość: 'Warszawa',
  });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('checkbox', { name: /^Zezwalam Figurinie/ }).tap();
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).tap();
  await page.waitForURL(/\/orders\/[\w-]+\?new=1$/);
  const { orders } = await call<{ orders: [{ name: string }] }>(page, 'GET', '/v1/orders');
  await expect
    .poll(async () =>
      (await mailsTo(page, email)).some(({ subject, text }) => `${subject} ${text}`.includes(orders[0].name)),
    )
    .toBe(true);
});
