import type { RetentionRule, Status } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { StatusScreen } from './StatusScreen.tsx';

const STATUS = 'GET /v1/status';
const RETENTION = 'GET /v1/retention';
const NOTHING = { rules: [], erasures: { waiting: 0, next_due_at: null, done: 0, last_done_at: null } };
const aStatus = (more: Partial<Status> = {}) => {
  const status: Status = {
    at: '2027-05-03T10:00:00Z',
    version: '0.1.0',
    node: '24.21.0',
    since: '2027-05-01T08:00:00Z',
    parts: [
      {
        part: 'database',
        state: 'ok',
        facts: { kind: 'postgres', version: '18.1', bytes: 1_230_000_000, milliseconds: 3 },
      },
      { part: 'redis', state: 'off', facts: {} },
      { part: 'files', state: 'ok', facts: { kind: 'bucket', milliseconds: 1200 } },
      { part: 'mail', state: 'bad', facts: {} },
      { part: 'jobs', state: 'warn', facts: { waiting: 12, active: 2, failed: 3, age_seconds: 1800 } },
      { part: 'disk', state: 'ok', facts: { free_bytes: 42e9, bytes: 100e9 } },
      { part: 'backup', state: 'ok', facts: { age_seconds: 7200 } },
    ],
    page_errors: [],
    ...more,
  };
  return { body: { status } };
};
const BROKEN: Status['page_errors'][number] = {
  name: 'TypeError',
  message: 'Cannot read … of undefined',
  screen: '/album/:id/stickers',
  frames: ['assets/StickersPanel-Dkj3Obqe.js:10:23456'],
  count: 4,
  first_at: '2027-05-01T10:00:00Z',
  last_at: '2027-05-03T09:00:00Z',
};

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { width = 1440, locale = 'de' as 'de' | 'pl' } = {}) {
  await page.viewport(width, 900);
  const stage = await aStage({ [RETENTION]: { body: NOTHING }, ...answers }, locale);
  await stage.services.language.load(['status']);
  const element = (
    <main>
      <StatusScreen />
    </main>
  );
  const screen = await render(<Staged services={stage.services} routes={[{ path: '*', element }]} at="/status" />);
  unmount = () => screen.unmount();
  return stage;
}

test('each part says in words how it is, and what broke in browsers stands beneath', async () => {
  const { answers } = await open({ [STATUS]: { status: 500, body: { code: 'internal', status: 500, title: 'x' } } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers[STATUS] = aStatus({ page_errors: [BROKEN] });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  const parts = page.getByRole('list', { name: 'Teile des Systems' });
  await expect.element(parts).toBeVisible();
  for (const words of [
    ['Datenbank', 'In Ordnung', 'PostgreSQL 18.1', '1,23 GB belegt'],
    ['Redis', 'Nicht eingerichtet', 'Das übernimmt die Datenbank'],
    ['Mailserver', 'Gestört'],
    ['Hintergrundaufgaben', 'Bitte ansehen', 'Wartend: 12', 'Gescheitert: 3', 'Älteste fällig: vor 30 Minuten'],
    ['Sicherung', 'Neueste Sicherung: vor 2 Stunden'],
  ]) {
    const part = parts.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words[0]! }) });
    for (const word of words) await expect.element(part.getByText(word)).toBeVisible();
  }
  await expect.element(page.getByText('4-mal auf /album/:id/stickers, zuletzt vor 1 Stunde')).toBeVisible();
});

test('the status is readable on a phone, too', async () => {
  const deep = { ...BROKEN, frames: [`assets/${'StickersPanel-'.repeat(8)}Dkj3Obqe.js:10:23456`] };
  await open(
    { [STATUS]: aStatus({ page_errors: [deep, { ...BROKEN, name: 'RangeError', count: 1 }] }) },
    { width: 390, locale: 'pl' },
  );
  await expect.element(page.getByRole('heading', { name: 'Stan systemu' })).toBeVisible();
  await page.getByText('Miejsce w programie').first().click();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('what goes by itself says how long it is kept, what the nights took, and which accounts are to go', async () => {
  const rules: RetentionRule[] = [
    {
      rule: 'mail_log',
      kept_days: 30,
      waiting: 4,
      last: { at: '2027-05-03T03:35:00Z', erased: 12 },
      erased: 1240,
    },
    { rule: 'person_exports', kept_days: 7, waiting: 0, last: null, erased: 0 },
    { rule: 'orders', kept_days: 3653, waiting: 0, last: null, erased: 0 },
    { rule: 'audit_log', kept_days: null, waiting: 0, last: null, erased: 0 },
  ];
  const erasures = { waiting: 2, next_due_at: '2027-05-08T10:00:00Z', done: 1, last_done_at: '2027-04-30T10:00:00Z' };
  await open({ [STATUS]: aStatus(), [RETENTION]: { body: { rules, erasures } } });
  const rows = page.getByRole('region', { name: 'Was von selbst gelöscht wird' }).getByRole('list').first();
  const words = (title: string) => () => {
    const row = rows
      .getByRole('listitem')
      .elements()
      .find((one) => one.querySelector('h3')?.textContent === title);
    return [...(row?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  };
  await expect
    .poll(words('Verzeichnis der E-Mails'))
    .toEqual(['Bleibt 30 Tage', 'Zuletzt vor 6 Stunden: 12 gelöscht', 'Letzte 30 Tage: 1.240', 'Fällig: 4']);
  expect(words('Kopien von Daten')()).toEqual(['Bleibt 7 Tage', 'Noch nie gelaufen', 'Letzte 30 Tage: 0']);
  expect(words('Bestellungen und Rechnungen')()[0]).toBe('Bleibt 10 Jahre');
  expect(words('Protokoll')()).toEqual(['Bleibt für immer']);
  expect(words('Gelöschte Konten')().slice(0, 3)).toEqual(['Vorgemerkt: 2', 'Das nächste am 8.5.2027', 'Gelöscht: 1']);
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
});
