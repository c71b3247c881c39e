/** Customers of the shop: what they need before they order, and what is mailed to them. */
import { expect, type Page } from '@playwright/test';
import { administratorToken } from './administrator.ts';
import { call } from './api.ts';

const DAY_MS = 86_400_000;
export const eventDate = new Date(Date.now() + 200 * DAY_MS).toISOString().slice(0, 10);

/** What was mailed to somebody, the newest first, as the administrator reads it in the outbox. */
export async function mailsTo(page: Page, email: string): Promise<{ subject: string; text: string }[]> {
  const headers = { authorization: `Bearer ${await administratorToken()}` };
  const get = async (path: string) => (await fetch(new URL(path, page.url()), { headers })).json();
  const { mails } = (await get('/v1/mails')) as { mails: { id: string; to: string }[] };
  const own = mails.filter(({ to }) => to === email);
  return Promise.all(
    own.map(async ({ id }) => ((await get(`/v1/mails/${id}`)) as { mail: { subject: string; text: string } }).mail),
  );
}

/** An album with people in it, and an address that is confirmed: what ordering needs. */
export async function readyToOrder(page: Page, email: string, title: string): Promise<string> {
  const { blueprints } = await call<{ blueprints: { id: string; blueprint_category: string }[] }>(
    page,
    'GET',
    '/v1/blueprints?language=de',
  );
  const blueprint = blueprints.find(({ blueprint_category: category }) => category === 'sports');
  const people = ['Ada Abt', 'Bo Brandt', 'Cem Can', 'Dora Denk', 'Emil Ernst'].map((name) => ({
    name,
    position: '',
    chapter: 'Team',
  }));
  const { album } = await call<{ album: { id: string } }>(page, 'POST', '/v1/albums', {
    album: { title, language: 'de', blueprint_id: blueprint?.id, release_date: eventDate, people },
  });
  await confirmAddress(page, email);
  return album.id;
}

/** By the link that was mailed at the sign-up. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const link = (await mailsTo(page, email)).flatMap(({ text }) => /http\S+\/activate\S*/.exec(text) ?? [])[0];
  await page.goto(link ?? '/');
  await expect
    .poll(
      async () =>
        (await call<{ user: { email_confirmed: boolean } }>(page, 'GET', '/v1/users/me')).user.email_confirmed,
    )
    .toBe(true);
}

export interface PlacedOrder {
  readonly id: string;
  readonly name: string;
}

/** 60 albums with packs and a look by the staff, placed as their own script would. `said`: who they say they are. */
export async function placeOrder(
  page: Page,
  albumId: string,
  said: Readonly<Record<string, string>>,
): Promise<PlacedOrder> {
  const { order } = await call<{ order: PlacedOrder }>(page, 'POST', '/v1/orders', {
    order: {
      album_id: albumId,
      no_albums: 60,
      sticker_packaging_type: 'stickerpack',
      order_features: ['design_check'],
      release_date: eventDate,
      zip_code: '50933',
      country_code: 'DE',
      phone: '00491712345678',
      print_access_consent: true,
      ...said,
    },
  });
  return order;
}
