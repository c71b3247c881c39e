import { expect, test, type Browser, type Page } from '@playwright/test';
import { administratorLink } from './support/administrator.ts';
import { call } from './support/api.ts';
import { EVERYTHING, HOSTILE, watch, type Watch } from './support/hostile.ts';
import {
  CHAPTER,
  commentTo,
  COMPANY,
  handInHostile,
  hostileAlbum,
  NAME,
  orderHostile,
  reportHostile,
  STICKER,
  TITLE,
} from './support/mallory.ts';
import { newPerson } from './support/people.ts';

interface Watched {
  readonly page: Page;
  readonly seen: Watch;
}

/** Opens an address and has these words there, as words. */
async function reads({ page, seen }: Watched, path: string, ...words: string[]): Promise<void> {
  await page.goto(path);
  for (const one of words) await expect(page.getByText(one).first(), path).toBeVisible();
  await seen.expectQuiet(page);
}

async function staff(browser: Browser): Promise<Watched> {
  const context = await browser.newContext();
  const seen = await watch(context);
  const page = await context.newPage();
  await page.goto(await administratorLink());
  await expect(page.getByRole('heading', { name: 'Meine Alben' })).toBeVisible();
  return { page, seen };
}

test('whoever looks would notice it', async ({ page }) => {
  const seen = await watch(page.context());
  await page.goto('/');
  await seen.expectQuiet(page);
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), HOSTILE.picture);
  await expect(seen.expectQuiet(page)).rejects.toThrow('onerror');
  await page.locator('body > img').evaluate((element) => element.remove());
  await expect(async () => expect(seen.expectQuiet(page)).rejects.toThrow('policy script-src-attr')).toPass();
});

test('whatever Mallory writes, everybody else reads words', async ({ browser }) => {
  test.setTimeout(240_000);
  const mallory = await newPerson(browser, NAME);
  const ben = await newPerson(browser, 'Ben Brandt');
  const bens: Watched = { page: ben.page, seen: await watch(ben.page.context()) };
  const id = await hostileAlbum(mallory, ben);
  const context = await browser.newContext();
  const stranger: Watched = { seen: await watch(context), page: await context.newPage() };
  const office = await staff(browser);
  const email = `probe.${Date.now()}@example.org`;

  await test.step('a colleague reads title, chapter, names, comment and notification', async () => {
    await call(mallory.page, 'PATCH', `/v1/albums/${id}`, {
      album: { sticker_upload_enabled: true, sticker_upload_content: EVERYTHING },
    });
    await commentTo(mallory, id);
    await reads(bens, '/start?tab=shared', TITLE);
    await reads(bens, `/album/${id}/stickers`, CHAPTER, STICKER);
    await expect(bens.page.getByRole('button', { name: 'Mitteilungen, 1 ungelesen' })).toBeVisible();
    await bens.page.getByRole('button', { name: /^Mitteilungen/ }).click();
    await bens.page.getByRole('link', { name: /nennt dich/ }).click();
    await expect(bens.page.getByRole('dialog', { name: 'Kommentar' })).toContainText(HOSTILE.picture);
    await bens.seen.expectQuiet(bens.page);
  });

  await test.step('a stranger sees the form of the link, and hands in a photo with such names', async () => {
    const { sticker_link: link } = await call<{ sticker_link: { sticker_uploads_path: string } }>(
      mallory.page,
      'GET',
      `/v1/albums/${id}/sticker_link`,
    );
    await reads(stranger, link.sticker_uploads_path, HOSTILE.picture);
    await handInHostile(stranger.page);
    await stranger.seen.expectQuiet(stranger.page);
    await reads(bens, `/album/${id}/stickerlink/cockpit`, HOSTILE.formula);
    const { csv } = await call<{ csv: string }>(mallory.page, 'GET', `/v1/albums/${id}/sticker_consents`);
    expect(csv).toContain('HYPERLINK');
    expect(csv).not.toMatch(/(^|[;,]"?)=/m);
  });

  await test.step('strangers read the preview, an invitation and a proof', async () => {
    const { album } = await call<{ album: { album_preview_path: string } }>(mallory.page, 'GET', `/v1/albums/${id}`);
    await reads(stranger, album.album_preview_path, TITLE);
    await expect(stranger.page.getByRole('img', { name: /^Seite 1 von/ })).toBeVisible();
    await reportHostile(stranger.page);
    await stranger.seen.expectQuiet(stranger.page);
    await reads(bens, `/album/${id}/stickers`, `Nein ${HOSTILE.picture}`);
    await call(mallory.page, 'POST', `/v1/albums/${id}/invitations`, { email });
    const people = [{ email, name: HOSTILE.picture }];
    await call(mallory.page, 'POST', `/v1/albums/${id}/proof_rounds`, { proof_round: { people, message: EVERYTHING } });
    await expect.poll(async () => (await mailsTo(office.page, [email])).length).toBe(2);
    const texts = await Promise.all(
      (await mailsTo(office.page, [email])).map(
        async ({ id: mail }) =>
          (await call<{ mail: { text: string } }>(office.page, 'GET', `/v1/mails/${mail}`)).mail.text,
      ),
    );
    const links = texts.map((text) => /http\S+\/(proof|invitations)\/\S+/.exec(text)?.[0]);
    expect(links).toHaveLength(2);
    for (const link of links) await reads(stranger, link!, HOSTILE.picture);
  });

  await test.step('staff read order, board, customer and mails', async () => {
    const { id: orderId, name } = await orderHostile(mallory, id);
    await reads(office, `/orders/${orderId}`, COMPANY, HOSTILE.link);
    await reads(office, `/dashboard?query=${name}`, COMPANY);
    await reads(office, '/customers', NAME);
    await office.page.getByRole('link', { name: NAME }).first().click();
    await expect(office.page.getByText(TITLE).first()).toBeVisible();
    await office.seen.expectQuiet(office.page);
    await call(office.page, 'POST', `/v1/albums/${id}/reviews`, {
      review: { kind: 'remarks', content: 'Bitte ansehen', version: 0 },
    });
    await call(mallory.page, 'POST', `/v1/albums/${id}/reviews`, {
      review: { kind: 'feedback', content: EVERYTHING, version: 0 },
    });
    await reads(office, `/album/${id}/review`, HOSTILE.picture);
    await readMails(office, [mallory.email, ben.email, email]);
  });
});

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

async function mailsTo(staffs: Page, to: readonly string[]): Promise<Mail[]> {
  const { mails } = await call<{ mails: Mail[] }>(staffs, 'GET', '/v1/mails');
  return mails.filter((mail) => to.includes(mail.to));
}

/** In the outbox, as they look in a mail program that shows all of them. */
async function readMails({ page, seen }: Watched, to: readonly string[]): Promise<void> {
  const mails = await mailsTo(page, to);
  expect(mails.length).toBeGreaterThan(5);
  await page.goto('/mails');
  for (const { id, subject } of mails) {
    const row = page.locator(`a[href^="/mails/${id}"]`);
    await row.click();
    // Several have one subject: the one before may still stand there.
    await expect(row).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article').getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
    await seen.expectQuiet(page);
  }
}
