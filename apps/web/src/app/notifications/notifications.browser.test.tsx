import type { Notification } from '@figurina/contract';
import { LOCALES, type Locale } from '@figurina/locales';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage, Staged } from '../testing.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const told = (part: Partial<Notification> & { id: string }): Notification => ({
  kind: 'comment',
  album: { id: 'a1', title: 'SV Blau-Weiß 09' },
  by: { name: 'Theo Laurent', picture: null },
  path: '/album/a1?comment=c1',
  excerpt: '',
  // An hour ago it may have been yesterday.
  created_at: hoursAgo(0),
  read: false,
  ...part,
});
const LIST = [
  told({ id: '9', kind: 'mention', excerpt: 'Frag Mara, ob das Logo hier größer sein soll oder ob es so bleibt' }),
  told({ id: '8', kind: 'locked', by: null, path: '/album/a1', created_at: hoursAgo(30) }),
  told({
    id: '7',
    kind: 'removed',
    album: { id: 'a2', title: 'Abi 2027' },
    path: null,
    created_at: hoursAgo(300),
    read: true,
  }),
];
const UNREAD = { all: 2, albums: { a1: 2 } };

async function open(answers: Answers = {}, { albumId, locale = 'de' }: { albumId?: string; locale?: Locale } = {}) {
  await page.viewport(1200, 800);
  const sent: unknown[] = [];
  const stage = await aStage(
    {
      'GET /v1/notifications/unread': { body: { unread: UNREAD } },
      'GET /v1/notifications': { body: { notifications: LIST, next: null } },
      'GET /v1/albums/a1/notification_preference': { body: { notification_preference: { level: 'all' } } },
      ...answers,
    },
    locale,
    (call, body) => body && sent.push({ call, body }),
  );
  const element = (
    <header>
      <NotificationBell {...(albumId !== undefined && { albumId })} />
    </header>
  );
  await render(<Staged services={stage.services} routes={[{ path: '*', element }]} at="/album/a1/stickers" />);
  return { ...stage, sent };
}
const bell = (name: RegExp = /^Mitteilungen/) => page.getByRole('button', { name });
const panel = () => page.getByRole('dialog', { name: 'Mitteilungen' });

test('says how much is unread, and shows it by day with the way to each', async () => {
  await open();
  await expect.element(bell()).toHaveAccessibleName('Mitteilungen, 2 ungelesen');
  await bell().click();
  await expect.element(panel().getByRole('heading', { name: 'Heute' })).toBeVisible();
  const link = panel().getByRole('link', { name: /Theo Laurent nennt dich/ });
  // Beside the panel that is open in the album.
  await expect.element(link).toHaveAttribute('href', '/album/a1/stickers?comment=c1');
  await expect.element(panel().getByText(/Das Album ist gesperrt/)).toBeVisible();
  // An album that one is not in any more cannot be looked at.
  await expect.element(panel().getByRole('link', { name: /aus dem Album genommen/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();
});

test('is read one by one, or all of it up to what one sees', async () => {
  const { sent, answers } = await open({
    'PATCH /v1/notifications': { body: { unread: { all: 1, albums: { a1: 1 } } } },
  });
  await bell().click();
  answers['GET /v1/notifications/unread'] = { body: { unread: { all: 1, albums: { a1: 1 } } } };
  await panel().getByRole('button', { name: 'Als gelesen markieren' }).first().click();
  await expect.element(bell()).toHaveAccessibleName('Mitteilungen, 1 ungelesen');
  await panel().getByRole('button', { name: 'Alle gelesen' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { call: 'PATCH /v1/notifications', body: { read: true, which: { ids: ['9'] } } },
      { call: 'PATCH /v1/notifications', body: { read: true, which: { until: '9' } } },
    ]);
});

test('in an album it shows that one first, and lets one choose what one hears of it', async () => {
  const { calls, sent, answers } = await open(
    { 'PATCH /v1/albums/a1/notification_preference': { body: { notification_preference: { level: 'mentions' } } } },
    { albumId: 'a1' },
  );
  await bell().click();
  await expect.element(panel().getByRole('button', { name: 'Dieses Album 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toContain('GET /v1/notifications?album_id=a1');
  await panel().getByRole('button', { name: 'Alle Alben 2' }).click();
  await expect.element(panel().getByText(/Abi 2027/)).toBeVisible();
  await panel().getByRole('button', { name: 'Was du hören möchtest' }).click();
  await panel().getByRole('radio', { name: 'Nur was an dich geht' }).click();
  expect(sent).toEqual([
    {
      call: 'PATCH /v1/albums/a1/notification_preference',
      body: { notification_preference: { level: 'mentions' } },
    },
  ]);
  answers['PATCH /v1/albums/a1/notification_preference'] = { status: 500, body: { code: 'internal', status: 500 } };
  await panel().getByRole('radio', { name: 'Nichts' }).click();
  // What was not kept is not shown as if it were.
  await expect.element(panel().getByRole('radio', { name: 'Nur was an dich geht' })).toBeChecked();
});

test('says when there is nothing, and offers another try when it cannot be read', async () => {
  const { answers } = await open({
    'GET /v1/notifications/unread': { body: { unread: { all: 0, albums: {} } } },
    'GET /v1/notifications': { status: 500, body: { code: 'internal', status: 500 } },
  });
  await expect.element(bell()).toHaveAccessibleName('Mitteilungen');
  await bell().click();
  await expect.element(panel().getByRole('alert')).toBeVisible();
  answers['GET /v1/notifications'] = { body: { notifications: [], next: null } };
  await panel()
    .getByRole('button', { name: /versuchen|laden/ })
    .click();
  await expect.element(panel().getByText(/Noch nichts Neues/)).toBeVisible();
});

const PLACES = LOCALES.flatMap((locale) => [[locale, 1200, 800] as const, [locale, 390, 844] as const]);
test.each(PLACES)(
  'has no fault of accessibility in %s at %i pixels, and nothing is cut',
  async (locale, width, height) => {
    const { services } = await open({}, { albumId: 'a1', locale });
    await page.viewport(width, height);
    await services.language.load(['notifications']);
    const { t } = services.language.i18n();
    await page.getByRole('button', { name: t('notifications.bell_unread', { count: '2' }) }).click();
    const dialog = page.getByRole('dialog', { name: t('notifications.title') });
    await expect.element(dialog.getByRole('link').first()).toBeVisible();
    expect((await axe.run(dialog.element())).violations).toEqual([]);
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
    await dialog.getByRole('button', { name: t('notifications.settings') }).click();
    await expect.element(dialog.getByRole('radio').first()).toBeVisible();
    expect((await axe.run(dialog.element())).violations).toEqual([]);
  },
);
