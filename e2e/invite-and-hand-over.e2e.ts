import type { Browser, Page } from '@playwright/test';
import { administratorToken } from './support/administrator.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, createAlbum } from './support/api.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

interface Association {
  id: string;
  user: { email: string };
}

const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Einstellungen', exact: true });
const rowOf = (page: Page, text: string) => settingsOf(page).getByRole('listitem').filter({ hasText: text });

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Konto von/ }).click();
  await page.getByRole('menuitem', { name: 'Einstellungen', exact: true }).click();
  await settingsOf(page)
    .getByRole('tab', { name: /^Personen/ })
    .click();
}

/** The links in the mails to somebody, the newest first, as the administrator reads them in the outbox. */
async function mailedLinks(url: string, email: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await administratorToken()}` };
  const get = async (path: string) => (await fetch(new URL(path, url), { headers })).json();
  const { mails } = (await get('/v1/mails')) as { mails: { id: string; to: string }[] };
  const texts = await Promise.all(
    mails
      .filter(({ to }) => to === email)
      .map(async ({ id }) => (await get(`/v1/mails/${id}`)) as { mail: { text: string } }),
  );
  return texts.flatMap(({ mail }) => /http\S+\/invitations\/\S+/.exec(mail.text) ?? []);
}

async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('an owner invites, thinks again, changes roles and removes; members cannot; the album changes hands', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { page: anna } = await newPerson(browser, 'Anna Albers');
  const id = await createAlbum(anna, { title: 'FC Zu Zweit', category: 'sports' });
  const benEmail = `ben.${process.pid}.${Date.now()}@example.org`;
  const ben = await stranger(browser);
  await anna.goto(`/album/${id}/stickers`);

  await test.step('an invitation is sent, withdrawn, restored and sent again', async () => {
    await openPeople(anna);
    await expect(anna).toHaveURL(new RegExp(`/album/${id}/settings/users$`));
    const settings = settingsOf(anna);
    await settings.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(benEmail);
    await settings.getByRole('button', { name: 'Einladen' }).click();
    // The pictures of the template, made at their first use, have all connections of the browser until then.
    await expect(rowOf(anna, benEmail)).toContainText('noch 30 Tage', { timeout: 60_000 });
    await settings.getByRole('button', { name: `Einladung an ${benEmail} zurückziehen` }).click();
    await expect(settings.getByText('Keine Einladung ist offen.')).toBeVisible();
    await settings.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(rowOf(anna, benEmail)).toBeVisible();
    await settings.getByRole('button', { name: `Einladung an ${benEmail}`, exact: true }).click();
    await settings.getByRole('menuitem', { name: 'Erneut senden' }).click();
    await expect(settings.getByText(/ist noch einmal unterwegs/)).toBeVisible();
    await expectAccessible(anna);
  });

  await test.step('the link before is dead; the new one leads through the sign-up, which knows the address', async () => {
    const [link = '', before = ''] = await mailedLinks(anna.url(), benEmail);
    await ben.goto(before);
    await expect(ben.getByText('Diese Einladung gilt nicht mehr.')).toBeVisible();
    await ben.goto(link);
    await expect(ben.getByRole('heading', { name: 'Bau mit am Album „FC Zu Zweit“' })).toBeVisible();
    await ben.getByRole('link', { name: 'Einladung annehmen' }).click();
    await expect(ben.getByLabel('E-Mail', { exact: true })).toHaveValue(benEmail);
    await ben.getByLabel('Name', { exact: true }).fill('Ben Brandt');
    const password = ben.getByLabel('Passwort', { exact: true });
    await password.fill('kurz');
    await ben.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(password).toHaveJSProperty('validationMessage', 'Das Passwort braucht mindestens 10 Zeichen.');
    await password.fill('Kleber haftet auf Papier');
    await ben.getByRole('button', { name: 'Konto anlegen' }).click();
    await ben.waitForURL(`**/album/${id}/**`);
    // Without a look away: the list that is open follows.
    await expect(rowOf(anna, 'Ben Brandt')).toContainText('Gestaltet mit');
    await expect(settingsOf(anna).getByText('Keine Einladung ist offen.')).toBeVisible();
  });

  await test.step('a member sees the members and no more, and the server refuses them the rest', async () => {
    await openPeople(ben);
    await expect(rowOf(ben, 'Anna Albers')).toContainText('Owner');
    await expect(settingsOf(ben).getByRole('button', { name: 'Einladen' })).toBeHidden();
    await expect(settingsOf(ben).getByRole('heading', { name: 'Eingeladen' })).toBeHidden();
    const { associations } = await call<{ associations: Association[] }>(ben, 'GET', `/v1/albums/${id}/associations`);
    const [hers = '', his = ''] = associations.map((association) => association.id);
    const tried: [string, string, unknown][] = [
      ['GET', `/v1/albums/${id}/invitations`, undefined],
      ['POST', `/v1/albums/${id}/invitations`, { email: 'x@example.org' }],
      ['PATCH', `/v1/associations/${his}`, { role: 'editor' }],
      ['DELETE', `/v1/associations/${hers}`, undefined],
      ['POST', `/v1/albums/${id}/join_link`, { role: 'editor', days: 7, limit: null }],
      ['POST', `/v1/albums/${id}/ownership_offer`, { association_id: his }],
    ];
    for (const [method, path, body] of tried)
      await expect(call(ben, method, path, body), path).rejects.toThrow(/: 403 /);
  });

  await test.step('a role that is changed is another one on the other’s screen', async () => {
    await settingsOf(anna)
      .getByRole('button', { name: /^Ben Brandt/ })
      .click();
    await settingsOf(anna)
      .getByRole('menuitemradio', { name: /^Kommentiert/ })
      .click();
    await expect(rowOf(ben, 'Ben Brandt')).toContainText('Kommentiert');
  });

  await test.step('the album is handed over when the other accepts', async () => {
    await settingsOf(anna)
      .getByRole('button', { name: /^Ben Brandt/ })
      .click();
    await settingsOf(anna).getByRole('menuitem', { name: 'Album übergeben …' }).click();
    await anna
      .getByRole('dialog', { name: 'Das Album an Ben Brandt übergeben?' })
      .getByRole('button', { name: 'Anbieten' })
      .click();
    await settingsOf(ben).getByRole('button', { name: 'Album übernehmen' }).click();
    await expect(settingsOf(ben).getByText('Das Album gehört jetzt dir.')).toBeVisible();
    await expect(settingsOf(ben).getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
    await expect(rowOf(anna, 'Ben Brandt')).toContainText('Owner');
    await expect(settingsOf(anna).getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeHidden();
  });

  await test.step('who came by the open link and is removed does not come back by it', async () => {
    await settingsOf(ben)
      .getByRole('switch', { name: /^Offener Link/ })
      .click();
    await settingsOf(ben).getByRole('button', { name: 'Link erstellen' }).click();
    const link = await settingsOf(ben)
      .getByRole('textbox', { name: /^Füllt Sticker/ })
      .inputValue();
    const { page: cara } = await newPerson(browser, 'Cara Conrad');
    await cara.goto(link);
    await cara.getByRole('link', { name: 'Einladung annehmen' }).click();
    await cara.waitForURL(`**/album/${id}/**`);
    await settingsOf(ben)
      .getByRole('button', { name: /^Cara Conrad/ })
      .click();
    await settingsOf(ben).getByRole('menuitem', { name: 'Entfernen …' }).click();
    await ben
      .getByRole('dialog', { name: 'Cara Conrad aus dem Album entfernen?' })
      .getByRole('button', { name: 'Entfernen' })
      .click();
    await expect(settingsOf(ben).getByText('Cara Conrad ist nicht mehr im Album.')).toBeVisible();
    await expect(call(cara, 'GET', `/v1/albums/${id}`)).rejects.toThrow(/: 404 /);
    await cara.goto(link);
    await cara.getByRole('link', { name: 'Einladung annehmen' }).click();
    await expect(cara.getByText('Diese Einladung gilt nicht mehr.')).toBeVisible();
  });

  await test.step('a member leaves for the start page, and the others see it', async () => {
    await settingsOf(anna).getByRole('button', { name: 'Album verlassen …' }).click();
    await anna
      .getByRole('dialog', { name: 'Dieses Album verlassen?' })
      .getByRole('button', { name: 'Verlassen' })
      .click();
    await anna.waitForURL('**/start');
    await expect(anna.getByText('Du bist nicht mehr im Album „FC Zu Zweit“.')).toBeVisible();
    await expect(anna.getByRole('link', { name: /FC Zu Zweit/ })).toBeHidden();
    await expect(rowOf(ben, 'Anna Albers')).toBeHidden();
  });
});
