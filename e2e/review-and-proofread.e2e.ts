import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { administratorToken } from './support/administrator.ts';
import { call, createAlbum } from './support/api.ts';
import { openAlbum } from './support/canvas.ts';
import { markOrdered } from './support/ordered.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

/** The newest link in a mail to somebody, as the administrator reads it in the outbox. */
async function mailedLink(url: string, email: string, link: RegExp): Promise<string> {
  const headers = { authorization: `Bearer ${await administratorToken()}` };
  const get = async (path: string) => (await fetch(new URL(path, url), { headers })).json();
  const { mails } = (await get('/v1/mails')) as { mails: { id: string; to: string }[] };
  const id = mails.find(({ to }) => to === email)?.id;
  const { mail } = (await get(`/v1/mails/${id}`)) as { mail: { text: string } };
  return link.exec(mail.text)?.[0] ?? '';
}

/** Anna's ordered album, in which Ben designs, too. */
async function orderedAlbum(browser: Browser) {
  const anna = await newPerson(browser, 'Anna Albers');
  const ben = await newPerson(browser, 'Ben Brandt');
  const id = await createAlbum(anna.page, { title: 'SV Freigabe', category: 'sports', names: ['Emil Ernst'] });
  await call(anna.page, 'POST', `/v1/albums/${id}/invitations`, { email: ben.email });
  const invitation = await mailedLink(anna.page.url(), ben.email, /http\S+\/invitations\/\S+/);
  await call(ben.page, 'POST', `/v1/invitations/${/invitations\/([\w-]+)/.exec(invitation)![1]}/confirm`);
  await markOrdered(id);
  return { id, anna, ben };
}

test('an approval waits for what somebody else has just changed, then locks the album for everybody', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { id, anna, ben } = await orderedAlbum(browser);
  const { page } = anna;
  await openAlbum(ben.page, id);
  await page.goto(`/album/${id}/review`);
  const card = page.getByRole('region', { name: 'Druckfreigabe' });
  const approve = card.getByRole('button', { name: 'Zum Druck freigeben' });
  await expect(approve).toBeDisabled();
  await expectAccessible(page);

  // What is to be accepted is worked out anew after a change, also one that comes by the socket after the refusal.
  const ready = async (): Promise<void> =>
    expect(async () => {
      const seen = card.getByRole('button', { name: 'Gesehen' });
      if (await seen.isVisible()) await seen.click();
      const all = card.getByRole('checkbox', { name: /^Alle \d+ annehmen$/ });
      if (await all.isVisible()) await all.check();
      await card.getByRole('checkbox', { name: 'Ich habe alle Namen gelesen' }).check();
      await card.getByRole('checkbox', { name: /^Ich weiß/ }).check();
      await expect(approve).toBeEnabled({ timeout: 2000 });
    }).toPass();
  const confirm = async (): Promise<void> => {
    await approve.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Endgültig freigeben' }).click();
  };

  await test.step('Ben’s change reaches the server in front of her approval: it is refused, and she reads why', async () => {
    await ready();
    let isFirst = true;
    await page.route(`**/v1/albums/${id}/reviews`, async (route) => {
      if (route.request().method() === 'POST' && isFirst) {
        isFirst = false;
        const fonts = { title: { family: 'Anton', bold: false } };
        await call(ben.page, 'PATCH', `/v1/albums/${id}`, { album: { fonts } });
      }
      await route.continue();
    });
    await confirm();
    await expect(card.getByRole('alert')).toContainText('Änderung von anderen, seit du hier schaust');
    await expect(approve).toBeDisabled();
    await expect(page.getByText('Offen', { exact: true })).toBeVisible();
  });

  await test.step('she looks, and approves what she has seen', async () => {
    await expect(card.getByRole('button', { name: 'Gesehen' })).toBeVisible();
    await ready();
    await confirm();
    await expect(card.getByText(/^Freigegeben am .* von Anna Albers/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Ben is told at once, and what he still sends is refused', async () => {
    await expect(ben.page.getByText('Gesperrt', { exact: true })).toBeVisible();
    const late = call(ben.page, 'PATCH', `/v1/albums/${id}`, { album: { title: 'Zu spät' } });
    await expect(late).rejects.toThrow('album_locked');
  });
});

test('a stranger proofreads on a phone, and the makers see it as it happens', async ({ browser }) => {
  test.setTimeout(240_000);
  const anna = await newPerson(browser, 'Anna Albers');
  const id = await createAlbum(anna.page, { title: 'Unser Jahr', category: 'sports' });
  const email = `opa.${Date.now()}@example.org`;
  await openAlbum(anna.page, id);
  // The pictures of the template are made when they are first asked for, and a browser waits for so many at once.
  await anna.page.waitForLoadState('networkidle');

  await test.step('she asks from the menu of the album', async () => {
    await anna.page.getByRole('button', { name: 'Albummenü' }).click();
    await anna.page.getByRole('menuitem', { name: 'Gegenlesen lassen' }).click();
    const dialog = anna.page.getByRole('dialog', { name: 'Gegenlesen' });
    await dialog.getByRole('textbox', { name: 'E-Mail-Adressen' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Ein paar Worte dazu' }).fill('Stimmen alle Namen?');
    await dialog.getByRole('button', { name: 'An eine Person schicken' }).click();
    await expect(dialog.getByText('noch nicht angesehen')).toBeVisible();
  });

  const link = await mailedLink(anna.page.url(), email, /http\S+\/proof\/[\w-]+/);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const dialog = anna.page.getByRole('dialog', { name: 'Gegenlesen' });

  await test.step('he opens the link without an account and answers spread by spread', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Album „Unser Jahr“ gegenlesen' })).toBeVisible();
    await expect(phone.getByText('Stimmen alle Namen?')).toBeVisible();
    await expectAccessible(phone);
    const spread = (pages: string) =>
      phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: `Seite ${pages}`, exact: true }) });
    await spread('1').getByRole('button', { name: 'Passt so' }).tap();
    await spread('2–3').getByRole('button', { name: 'Noch einmal zeigen' }).tap();
    await spread('2–3').getByRole('textbox').fill('Das Datum stimmt nicht');
    await spread('2–3').getByRole('button', { name: 'Speichern' }).tap();
    await expect(phone.getByText(/^2 von \d+ beantwortet$/)).toBeVisible();
  });

  await test.step('she sees it without loading anew', async () => {
    await expect(dialog.getByText(/^2 von \d+ beantwortet$/)).toBeVisible();
    await expect(dialog.getByText('Das Datum stimmt nicht')).toBeVisible();
  });

  await test.step('he is done, the round is closed, and the link shows nothing any more', async () => {
    await phone.getByRole('button', { name: 'Fertig' }).tap();
    await phone.getByRole('button', { name: 'Der Rest passt, fertig' }).tap();
    await expect(dialog.getByText('1 von 1 sind fertig')).toBeVisible();
    await expectAccessible(anna.page);
    await dialog.getByRole('button', { name: 'Runde abschließen' }).click();
    await expect(dialog.getByRole('button', { name: 'Runde abschließen' })).toBeHidden();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Diese Runde ist abgeschlossen.' })).toBeVisible();
  });
});
