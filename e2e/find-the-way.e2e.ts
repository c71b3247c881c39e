import { expectAccessible } from './support/accessible.ts';
import { administratorLink } from './support/administrator.ts';
import { call, createAlbum } from './support/api.ts';
import { newPerson, signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('addresses lead where they should, and the page says where one is', async ({ page }) => {
  await signUp(page, 'Wanda Weg', '/album/new/confirm');
  await test.step('without a draft the last step of the wizard leads to its first', async () => {
    await expect(page).toHaveURL(/\/album\/new\/blueprints$/);
    await expect(page).toHaveTitle(/Welches Album wird es\?/);
  });
  await test.step('an unknown address leads to the start page', async () => {
    await page.goto('/gibt/es/nicht');
    await expect(page).toHaveURL(/\/start$/);
    await expect(page).toHaveTitle(/Meine Alben/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Deine Stickeralben/);
  });
  const id = await createAlbum(page, { title: 'Wegweiser', category: 'wedding' });
  await test.step('the bare address of an album and unknown tabs lead to its first tab', async () => {
    for (const path of [`/album/${id}`, `/album/${id}/zauberei`, `/album/${id}/jobs`]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/album/${id}/onboarding$`));
      await expect(page).toHaveTitle(/Wegweiser/);
    }
    await expect(page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link')).toHaveText([
      'Start',
      'Sticker',
      'Link',
      'Bilder',
      'Layouts',
      'Stil',
    ]);
  });
  await test.step('somebody else’s or a deleted album says that there is nothing', async () => {
    await page.goto('/album/00000000-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Oh nein' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('what is for administrators is not there for others', async () => {
    await page.goto('/mails');
    await expect(page.getByRole('heading', { name: 'Oh nein :(' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(page).toHaveURL(/\/start$/);
  });
});

test('administrators have the outbox and the exports', async ({ page }) => {
  await page.goto(await administratorLink());
  await expect(page.getByRole('heading', { name: 'Meine Alben' })).toBeVisible();
  await page.getByRole('link', { name: 'Postausgang' }).click();
  await expect(page.getByRole('heading', { name: 'Postausgang' })).toBeVisible();
  await expect(page).toHaveTitle(/Postausgang/);
  await expectAccessible(page);
  const id = await createAlbum(page, { title: 'Verwaltetes', category: 'school' });
  await page.goto(`/album/${id}/jobs`);
  await expect(page.getByRole('complementary', { name: 'Export' })).toBeVisible();
  await expectAccessible(page);
});

test('own and shared albums on the start page, and deleting one', async ({ page, browser }) => {
  const email = await signUp(page, 'Olga Ohnesorg');
  const own = await createAlbum(page, { title: 'Meins', category: 'school' });
  await createAlbum(page, { title: 'Weg damit', category: 'wedding' });
  const other = await newPerson(browser, 'Gabi Geber');
  const shared = await createAlbum(other.page, { title: 'Geteilt', category: 'sports' });
  await call(other.page, 'POST', `/v1/albums/${shared}/invitations`, { email });
  await page.reload();

  await expect(page.getByRole('link', { name: 'Meins' })).toHaveAttribute('href', `/album/${own}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: '„Weg damit“ löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Weg damit' });
  await expect(question.getByText('Bist du sicher, dass du dieses Album löschen möchtest?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: '„Weg damit“ löschen' }).click();
  await question.getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page.getByText('„Weg damit“ liegt jetzt 30 Tage im Papierkorb.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Weg damit' })).toHaveCount(0);

  await page.getByRole('tab', { name: /Geteilte Alben/ }).click();
  await expect(page).toHaveURL(/tab=shared/);
  await expect(page.getByRole('heading', { name: 'Noch nichts geteilt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: /Geteilte Alben/ })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone: the tabs are below, panels fill the screen, a second tap closes them', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Pia Phone', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expectAccessible(page);
  const id = await createAlbum(page, { title: 'Unterwegs', category: 'sports' });
  const bar = page.getByRole('navigation', { name: 'Bereiche' });
  const warning = page.getByRole('dialog', { name: 'Am Rechner geht mehr' });
  await test.step('collecting photos is nothing that a computer does better', async () => {
    await page.goto(`/album/${id}/stickerlink/cockpit`);
    await expect(page.getByRole('heading', { name: 'Sammelstand' })).toBeFocused();
    await expect(warning).toHaveCount(0);
  });
  await test.step('the first visit says that a computer has more room, and sends the way there', async () => {
    await page.goto(`/album/${id}`);
    await warning.getByRole('button', { name: 'Link an mich mailen' }).tap();
    await expect(warning.getByRole('status')).toContainText('ist unterwegs');
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Auf dem Handy weitermachen' }).tap();
    await expect(warning).toHaveCount(0);
  });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/album/${id}$`));
  expect((await bar.boundingBox())!.y).toBeGreaterThan(700);
  await expect(page.getByRole('region', { name: 'Albumseiten' })).toBeVisible();
  await expectAccessible(page);
  // Page 1 is in the middle of the canvas: its element has a sheet, which no panel has above it.
  const sheet = page.getByRole('region', { name: 'Werkzeuge für die Auswahl' });
  await page.touchscreen.tap(195, 300);
  await expect(sheet).toBeVisible();
  await bar.getByRole('link', { name: 'Sticker' }).tap();
  const panel = page.getByRole('complementary', { name: 'Sticker' });
  await expect(panel).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/stickers$/);
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Sticker' }).tap();
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a phone the tabs of the start page stay in one row, and the chosen one in sight, in all languages', async ({
  browser,
}) => {
  const { page } = await newPerson(browser, 'Theo Tab', { viewport: { width: 360, height: 800 }, hasTouch: true });
  const tabs = page.getByRole('tab');
  const places = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
  for (const width of [360, 390])
    for (const language of ['de', 'en', 'fr', 'it', 'pl']) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((wanted) => localStorage.setItem('figurina.language', wanted), language);
      await page.goto('/start?tab=trash');
      await expect(tabs.first()).toContainText('0');
      await expect.poll(async () => (await places())[2]!.right).toBeLessThanOrEqual(width);
      expect(new Set((await places()).map(({ top }) => top)).size).toBe(1);
      await tabs.first().tap();
      await expect.poll(async () => (await places())[0]!.left).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  await expectAccessible(page);
});
