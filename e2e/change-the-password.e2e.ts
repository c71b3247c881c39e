import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newPerson, PASSWORD } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

const NEW = 'Papier haftet am Kleber';

test('changes the password at the desk: the phone is signed out, and comes in with the new one', async ({
  browser,
}) => {
  const { page, email } = await newPerson(browser, 'Nora Neu', { path: '/profile' });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/profile');
  await signIn(phone, email, PASSWORD);
  await expect(phone.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem')).toHaveCount(2);

  const section = page.getByRole('region', { name: 'Passwort', exact: true });
  await section.getByRole('button', { name: 'Passwort ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bisheriges Passwort').fill(PASSWORD);
  await dialog.getByLabel('Neues Passwort').fill('zu kurz');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Dieses Passwort ist zu kurz.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Neues Passwort').fill(NEW);
  await page.keyboard.press('Enter');
  await expect(section.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  // It signed in a while ago: right after a sign-in the app does not send anybody round again.
  await phone.evaluate(() => localStorage.setItem('figurina.signed_in_at', '0'));
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await signIn(phone, email, PASSWORD);
  await expect(phone.getByRole('alert')).toHaveText('E-Mail oder Passwort stimmt nicht.');
  await signIn(phone, email, NEW);
  await expect(phone.getByRole('heading', { name: 'Profil' })).toBeVisible();
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}
