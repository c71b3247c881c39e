/** How people come into an album of somebody else. */
import type { MemberRole } from '@figurina/album';
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

/** By the open link of the album, which is another one for every role. */
export async function join(owner: Page, album: string, guest: Person, role: MemberRole): Promise<void> {
  const { joining } = await call<{ joining: { join_link: { link: string } } }>(
    owner,
    'POST',
    `/v1/albums/${album}/join_link`,
    { role, days: 1, limit: null },
  );
  const [, token] = /invitations\/([^/]+)/.exec(joining.join_link.link)!;
  await call(guest.page, 'POST', `/v1/invitations/${token}/confirm`);
}

export async function becomes(owner: Page, album: string, guest: Person, role: MemberRole): Promise<void> {
  await call(owner, 'PATCH', `/v1/associations/${await membershipOf(owner, album, guest)}`, { role });
}

export async function membershipOf(owner: Page, album: string, { email }: Person): Promise<string> {
  const { associations } = await call<{ associations: { id: string; user: { email: string } }[] }>(
    owner,
    'GET',
    `/v1/albums/${album}/associations`,
  );
  return associations.find(({ user }) => user.email === email)!.id;
}
