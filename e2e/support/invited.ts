import type { Page } from '@playwright/test';
import { administratorToken } from './administrator.ts';
import { call } from './api.ts';
import type { Person } from './people.ts';

/** The link in the newest mail to somebody, as the administrator reads it in the outbox. */
export async function mailedLink(url: string, email: string): Promise<string> {
  const headers = { authorization: `Bearer ${await administratorToken()}` };
  const get = async (path: string) => (await fetch(new URL(path, url), { headers })).json();
  const { mails } = (await get('/v1/mails')) as { mails: { id: string; to: string }[] };
  const id = mails.find(({ to }) => to === email)?.id;
  const { mail } = (await get(`/v1/mails/${id}`)) as { mail: { text: string } };
  return /http\S+\/invitations\/\S+/.exec(mail.text)?.[0] ?? '';
}

/** Has somebody in the album, without looking at how one gets there. */
export async function invited(owner: Page, guest: Person, album: string): Promise<void> {
  await call(owner, 'POST', `/v1/albums/${album}/invitations`, { email: guest.email });
  const token = new URL(await mailedLink(owner.url(), guest.email)).pathname.split('/')[2];
  await call(guest.page, 'POST', `/v1/invitations/${token}/confirm`);
}
