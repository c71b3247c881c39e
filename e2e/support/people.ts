/** People with a browser of their own, who sign up as everybody does: on the provider's pages. */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

export const PASSWORD = 'Kleber haftet auf Papier';

export interface Person {
  readonly page: Page;
  readonly name: string;
  readonly email: string;
}

let count = 0;

/** An address that nobody has yet, on this server and in this run. */
function newEmail(name: string): string {
  return `${name.toLowerCase().match(/\w+/g)?.join('.')}.${process.pid}.${Date.now()}.${count++}@example.org`;
}

/** Opens `path` in a browser of its own and signs up on the way there. */
export async function newPerson(
  browser: Browser,
  name: string,
  { path = '/start', ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // Why a screen broke, for whoever reads what a test has seen.
  page.on('console', (said) => {
    if (/caught the following error/i.test(said.text())) console.error(said.text());
  });
  return { page, name, email: await signUp(page, name, path) };
}

/** From any address behind the sign-in to that address, with a new account. Answers its e-mail address. */
export async function signUp(page: Page, name: string, path = '/start'): Promise<string> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const email = await fillSignUp(page, name);
  await page.waitForURL((url) => url.pathname === path);
  return email;
}

/** On the sign-up page, wherever it goes on to. Answers the e-mail address. */
export async function fillSignUp(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  return email;
}
