import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { administratorLink } from './support/administrator.ts';
import { mailsTo, placeOrder, readyToOrder } from './support/customer.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

const TABS = ['Prüfung offen', 'Übergabe offen', 'Versand offen', 'Versendet'] as const;
type Tab = (typeof TABS)[number];

/** Somebody of the staff, in a browser of their own. */
async function colleague(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(await administratorLink(email));
  await page.waitForURL((url) => url.pathname === '/start');
  return page;
}

test('three people bring an order from its approval to the door', async ({ browser }) => {
  test.setTimeout(420_000);
  const mara = await newPerson(browser, 'Mara König');
  const albumId = await readyToOrder(mara.page, mara.email, 'SV Haustür');
  const order = await placeOrder(mara.page, albumId, {
    organization: 'SV Haustür e. V.',
    first_name: 'Mara',
    last_name: 'König',
    address1: 'Am Waldstadion 12',
    city: 'Köln',
    email: mara.email,
  });
  const checker = await colleague(browser, 'pruefung@example.org');
  const shipper = await colleague(browser, 'versand@example.org');

  /** In this tab and in no other; and what the tiles count, where other tests place no orders. */
  const standsIn = async (page: Page, tab: Tab): Promise<void> => {
    await page.goto(`/dashboard?query=${order.name}`);
    const tiles = page.getByRole('navigation', { name: 'Bestellungen' });
    for (const one of TABS) {
      const tile = tiles.getByRole('link', { name: one });
      if (one !== TABS[0]) await expect(tile).toContainText(new RegExp(`^${one === tab ? 1 : 0}${one}`));
      await tile.click();
      await expect(page.getByText(one === tab ? '1 Eintrag' : 'Nichts gefunden').first()).toBeVisible();
    }
  };
  /** The staff's form: one event, with what it needs. */
  const say = async (page: Page, event: string, typed: Record<string, string> = {}): Promise<void> => {
    await page.goto(`/orders/${order.id}`);
    const panel = page.getByRole('region', { name: 'Nächstes Ereignis' });
    await panel.getByRole('radio', { name: event }).check();
    for (const [label, text] of Object.entries(typed)) await panel.getByRole('textbox', { name: label }).fill(text);
    await panel.getByRole('button', { name: 'Eintragen' }).click();
    await expect(page.getByText(`„${event}“ ist eingetragen.`)).toBeVisible();
  };
  /** Her page after she has loaded it anew, and her mail where this event has one. */
  const maraReads = async (station: string, mail: RegExp | null): Promise<void> => {
    await mara.page.goto(`/orders/${order.id}`);
    const reached = mara.page.locator('[aria-current="step"]');
    await expect(reached).toContainText(station);
    if (!mail) return;
    await expect
      .poll(async () => (await mailsTo(mara.page, mara.email)).map(({ subject, text }) => `${subject}\n${text}`))
      .toContainEqual(expect.stringMatching(mail));
  };

  await test.step('her order waits for the staff', async () => {
    await maraReads('Bestellt', new RegExp(order.name));
    await standsIn(checker, 'Prüfung offen');
  });

  await test.step('she approves what is to be printed', async () => {
    await mara.page.goto(`/album/${albumId}/review`);
    const card = mara.page.getByRole('region', { name: 'Druckfreigabe' });
    await card.getByRole('checkbox', { name: /^Alle \d+ annehmen$/ }).check();
    await card.getByRole('checkbox', { name: 'Ich habe alle Namen gelesen' }).check();
    await card.getByRole('checkbox', { name: /^Ich weiß/ }).check();
    await card.getByRole('button', { name: 'Zum Druck freigeben' }).click();
    await mara.page.getByRole('dialog').getByRole('button', { name: 'Endgültig freigeben' }).click();
    await expect(card.getByText(/^Freigegeben am .* von Mara König/)).toBeVisible();
    await standsIn(checker, 'Prüfung offen');
  });

  await test.step('the staff have checked it: its print data are made by themselves', async () => {
    await say(checker, 'Freigegeben');
    await maraReads('Freigegeben', /ist freigegeben/);
    await standsIn(checker, 'Übergabe offen');
    await checker.goto(`/orders/${order.id}`);
    const production = checker.getByRole('region', { name: 'Druckdaten' });
    await expect(production.getByText('Die Druckdaten sind fertig und haben alle Prüfungen bestanden.')).toBeVisible({
      timeout: 240_000,
    });
    await expectAccessible(checker);
  });

  await test.step('they are sent to the print shop, whole and with the order as the last', async () => {
    const production = checker.getByRole('region', { name: 'Druckdaten' });
    await production.getByRole('button', { name: 'An die Druckerei senden' }).click();
    await expect(production.getByText(/^Liegt seit /)).toBeVisible({ timeout: 60_000 });
    const shop = process.env['E2E_PRINT_SHOP']!;
    const [folder] = (await readdir(shop)).filter((one) => one.includes(order.name));
    const files = await readdir(join(shop, folder!));
    expect(files.filter((file) => !file.endsWith('.zip'))).toEqual(['order.json']);
    const told = JSON.parse(await readFile(join(shop, folder!, 'order.json'), 'utf8')) as { order: { name: string } };
    expect(told.order.name).toBe(order.name);
    await standsIn(shipper, 'Versand offen');
  });

  await test.step('somebody else starts the print and ships it; she follows it to the door', async () => {
    await say(shipper, 'Im Druck');
    await maraReads('Im Druck', null);
    await say(shipper, 'Alben gedruckt', { 'DHL-Sendungsnummer': 'JD014600003456789012' });
    await standsIn(shipper, 'Versand offen');
    await say(shipper, 'Sendung angemeldet', {
      'Link zur Sendungsverfolgung': 'https://www.dhl.de/sendung/JD014600003456789012',
    });
    await maraReads('Versendet', /JD014600003456789012/);
    await standsIn(shipper, 'Versendet');
  });

  await test.step('nothing more can happen to it, and she says that it is there', async () => {
    await shipper.goto(`/orders/${order.id}`);
    await expect(shipper.getByText('Es können keine weiteren Ereignisse angelegt werden.')).toBeVisible();
    await mara.page.getByRole('button', { name: 'Ist da' }).click();
    await expect(mara.page.locator('[aria-current="step"]')).toContainText('Zugestellt');
    await expectAccessible(mara.page);
  });

  await test.step('the staff read what she was mailed, as her mail program shows it', async () => {
    await shipper.goto('/mails');
    const first = shipper.getByRole('navigation', { name: 'Postausgang' }).getByRole('link', { name: mara.email });
    const subject = await first.first().getByRole('strong').innerText();
    await first.first().focus();
    await shipper.keyboard.press('Enter');
    await expect(shipper.getByRole('article').getByRole('heading', { name: subject })).toBeVisible();
    await expect(shipper.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await expectAccessible(shipper);
  });
});
