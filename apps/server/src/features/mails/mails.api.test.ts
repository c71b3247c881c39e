import { listMails, readMail } from '@figurina/contract';
import { LOCALES } from '@figurina/locales';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { activation } from './templates/activation.ts';
import { addressKnown } from './templates/address-known.ts';
import { commentDigest } from './templates/comment-digest.ts';
import { handover } from './templates/handover.ts';
import { invitation } from './templates/invitation.ts';
import { news, NEWS_KINDS } from './templates/news.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordReset } from './templates/password-reset.ts';
import { signInLink } from './templates/sign-in-link.ts';
import { writeMail } from './write-mail.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await testUser(server, 'chefin@verein.de', { admin: true });
});
afterAll(() => server.stop());

test('administrators read the outbox, newest first, 25 a page; nobody else does', async () => {
  const mail = (n: number) => ({
    id: newId(),
    recipient: `n${n}@verein.de`,
    subject: `Mail ${n}`,
    text: 'Hallo',
    html: '<p>Hallo</p>',
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  });
  const mails = Array.from({ length: 27 }, (_, n) => mail(n));
  await server.database.db.insertInto('mails').values(mails).execute();

  const first = await ask(admin, listMails, { query: {} });
  expect(first.pagination).toEqual({ current_page: 1, total_pages: 2 });
  expect(first.mails.map(({ subject }) => subject)).toEqual(Array.from({ length: 25 }, (_, n) => `Mail ${26 - n}`));
  const second = await ask(admin, listMails, { query: { page: 2 } });
  expect(second.mails.map(({ to }) => to)).toEqual(['n1@verein.de', 'n0@verein.de']);
  const one = await ask(admin, readMail, { params: { id: mails[3]!.id } });
  expect(one.mail).toMatchObject({ subject: 'Mail 3', html: '<p>Hallo</p>', text: 'Hallo' });

  const user = await testUser(server, 'lena@verein.de');
  expect(await refusal(user, listMails, { query: {} })).toBe('forbidden');
  expect(await refusal(user, readMail, { params: { id: mails[3]!.id } })).toBe('forbidden');
  expect(await refusal(server.url, listMails, { query: {} })).toBe('unauthorized');
  expect(await refusal(admin, readMail, { params: { id: 'none' } })).toBe('not_found');
  expect(await refusal(admin, listMails, { query: { page: 0 } })).toBe('invalid_request');
});

test.each(LOCALES)('mails in %s say the same as text and as HTML, and what is put in stays text', async (locale) => {
  const link = `${server.url}/oidc/new-password/abc?lang=${locale}`;
  const stop = `${server.url}/no-mails/abc?lang=${locale}`;
  const email = 'ola@klub.pl';
  const by = { locale, baseUrl: server.config.baseUrl };
  const inviting = {
    album: '<b>Łódź</b>',
    inviter: 'Ola & Jan',
    role: 'filler',
    message: '<b>Komm!</b>',
    link,
    expiresAt: new Date(2026, 5, 3),
  } as const;
  const naming = { album: 'Łódź', author: 'Ola & Jan', words: '<b>Logo</b>?', link };
  const written = [
    await writeMail(invitation, inviting, { ...by, stop }),
    await writeMail(handover, { album: 'Łódź', owner: 'Ola & Jan', link }, { ...by, stop }),
    await writeMail(commentDigest, { album: 'Łódź', count: 5, words: 'Ola: eins\nJan: zwei', link }, { ...by, stop }),
    await writeMail(passwordReset, { email, link, minutes: 60 }, by),
    await writeMail(passwordChanged, { email, link }, by),
    await writeMail(activation, { email, link, days: 7 }, by),
    await writeMail(addressKnown, { email, link }, by),
    await writeMail(signInLink, { email, link, minutes: 60 }, by),
  ];
  const told = await Promise.all(NEWS_KINDS.map((kind) => writeMail(news(kind), naming, { ...by, stop })));
  for (const { subject, html, text } of [...written, ...told]) {
    const { document } = new JSDOM(html).window;
    expect(document.documentElement.lang).toBe(locale);
    expect(subject).not.toMatch(/[{}]/);
    expect(document.body.querySelectorAll('b, script, img')).toHaveLength(0);
    for (const paragraph of document.querySelectorAll('h1, p')) {
      const words = paragraph.textContent.replaceAll(/\s+/g, ' ').trim();
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(document.querySelector('a')?.getAttribute('href')).toBe(link);
    expect(text).toContain(link);
  }
  expect(written[0]?.subject).toContain('<b>Łódź</b>');
  expect(written[0]?.text).toContain('3.6.2026');
  expect(told.every(({ text }) => text.includes(stop))).toBe(true);
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(NEWS_KINDS.length);
  expect(written.map(({ text }) => text.includes(stop))).toEqual([true, true, true, false, false, false, false, false]);
});
