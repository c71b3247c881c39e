import type { AuditEntry } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { AuditLogScreen } from './AuditLogScreen.tsx';

const LOG = 'GET /v1/audit_log';

const anEntry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'e1',
  at: '2027-05-03T10:00:00Z',
  by: { id: 'u1', email: 'mara@figurina.example' },
  action: 'order.change',
  deed: 'Bestellung geändert',
  order: { id: 'o1', name: 'F-20001' },
  subject: 'o1',
  before: { email: 'old@example.com', phone: '' },
  after: { email: 'new@example.com', phone: '0170' },
  changes: [
    { field: 'E-Mail-Adresse', before: 'old@example.com', after: 'new@example.com' },
    { field: 'Telefon', before: null, after: '0170' },
  ],
  ...part,
});
const aPage = (entries: AuditEntry[], total_pages = 1) => ({
  body: { entries, pagination: { current_page: 1, total_pages } },
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { width = 1440, locale = 'de' as 'de' | 'pl', at = '/audit-log' } = {}) {
  await page.viewport(width, 900);
  const stage = await aStage(answers, locale);
  await stage.services.language.load(['audit']);
  const element = (
    <main>
      <AuditLogScreen />
    </main>
  );
  const routes = [
    { path: '/audit-log', element },
    { path: '*', element: <p>Anderswo</p> },
  ];
  const screen = await render(<Staged services={stage.services} routes={routes} at={at} />);
  unmount = () => screen.unmount();
  return stage;
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('what was done stands with what it changed, of one order, one person and one deed', async () => {
  const { calls, answers } = await open({ [LOG]: aPage([anEntry()], 3) }, { at: '/audit-log?query=F-20001&page=2' });
  await expect.element(page.getByRole('cell', { name: 'Bestellung geändert F-20001' })).toBeVisible();
  expect(calls.at(-1)).toBe('GET /v1/audit_log?page=2&per=25&order=F-20001');
  const change = page.getByRole('definition').first();
  await expect.element(change).toHaveTextContent('Vorher: old@example.com Nachher: new@example.com');
  await expect.element(page.getByRole('link', { name: 'F-20001' })).toHaveAttribute('href', '/orders/o1');

  await page.getByRole('combobox', { name: 'Was getan wurde' }).selectOptions('invoice.credit');
  await expect.poll(() => calls.at(-1)).toBe('GET /v1/audit_log?page=1&per=25&action=invoice.credit&order=F-20001');
  answers[LOG] = aPage([]);
  await page.getByRole('searchbox', { name: 'Person (E-Mail-Adresse)' }).fill('kasimir@figurina.example');
  await expect.element(page.getByText('Nichts gefunden')).toBeVisible();
  expect(calls.at(-1)).toContain('by=kasimir%40figurina.example');
  answers[LOG] = aPage([anEntry()]);
  await press('Alle anzeigen');
  await expect.element(page.getByRole('cell', { name: 'Bestellung geändert F-20001' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Person (E-Mail-Adresse)' })).toHaveValue('');
});

test('a failure can be tried again; a log without entries says so', async () => {
  const { answers } = await open({ [LOG]: { status: 500, body: { code: 'internal', status: 500, title: 'x' } } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers[LOG] = aPage([]);
  await press('Erneut versuchen');
  await expect.element(page.getByRole('heading', { name: 'Noch nichts passiert' })).toBeVisible();
});

test('the log is readable on a phone, too', async () => {
  await open(
    { [LOG]: aPage([anEntry(), anEntry({ id: 'e2', by: null, order: null, changes: [] })]) },
    { width: 390, locale: 'pl' },
  );
  await expect.element(page.getByText('mara@figurina.example')).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a long name of who did it leaves what changed its room', async () => {
  const email = `${'vertretung.'.repeat(5)}kassenwart@freiwillige-feuerwehr-schwaebisch-gmuend-herlikofen.example.org`;
  const changes = [{ field: 'E-Mail-Adresse', before: 'old@example.com', after: email }];
  for (const width of [1440, 1024]) {
    await open({ [LOG]: aPage([anEntry({ by: { id: 'u1', email }, changes })]) }, { width });
    const change = page.getByRole('definition').first();
    await expect.element(change).toBeVisible();
    expect(change.element().clientWidth).toBeGreaterThan(220);
    await unmount?.();
    unmount = null;
  }
});
