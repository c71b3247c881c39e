import { readFileSync } from 'node:fs';
import { totpCode } from '../apps/server/src/testing/totp-code.ts';
import { expectAccessible } from './support/accessible.ts';
import { newPerson, PASSWORD } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('secures the account with an app, and comes in again with a recovery code, since this one’s code was used', async ({
  browser,
}) => {
  const { page, email } = await newPerson(browser, 'Nora Sicher', { path: '/profile' });
  const section = page.getByRole('region', { name: 'Anmeldung mit Code' });
  await section.getByRole('button', { name: 'Einrichten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dein Passwort').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const address = await dialog.getByRole('link', { name: 'In der App öffnen' }).getAttribute('href');
  await expectAccessible(page);
  const code = totpCode(address!);
  await dialog.getByLabel('Code aus der App').fill(code);
  await page.keyboard.press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Als Datei speichern' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(12);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(section.getByText('10 Wiederherstellungscodes sind übrig.')).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/profile');
  await phone.getByLabel('E-Mail', { exact: true }).fill(email);
  await phone.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Noch ein Code' })).toBeVisible();
  await phone.keyboard.type(code);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toHaveText('Dieser Code stimmt nicht oder wurde schon benutzt.');
  await expectAccessible(phone);
  await phone.keyboard.type(lines.at(-1)!);
  await phone.keyboard.press('Enter');
  await phone.waitForURL((url) => url.pathname === '/profile');
  await expect(phone.getByText('9 Wiederherstellungscodes sind übrig.')).toBeVisible();
});
