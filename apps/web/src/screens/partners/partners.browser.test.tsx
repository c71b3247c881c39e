import type { Affiliate, Partner } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { AffiliateScreen } from './affiliate/AffiliateScreen.tsx';
import { PartnersScreen } from './PartnersScreen.tsx';

const LIST = 'GET /v1/partners';
const MAKE = 'POST /v1/partners';
const READ = 'GET /v1/public/affiliate_conversions';

const aPartner = (part: Partial<Partner> = {}): Partner => ({
  id: 'p1',
  name: 'Foto Nord',
  email: 'nord@foto.example',
  url_source: 'foto-nord',
  active: true,
  albums: 12,
  orders: 3,
  created_at: '2027-05-03T10:00:00Z',
  ...part,
});
const aPage = (partners: Partner[]) => ({
  body: { partners, pagination: { current_page: 1, total_pages: 1 } },
});
const months = (may: number, april: number) => ({
  total_count: may + april,
  monthly: [
    { month: '2027-05', count: may },
    { month: '2027-04', count: april },
  ],
});
const affiliate: Affiliate = {
  album_conversions: months(7, 0),
  order_conversions: months(2, 0),
  url_source: 'foto-nord',
};
const CONFIG = { body: { config: { legal_pages: [], support_email: 'hallo@figurina.example' } } };

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { at = '/partners', width = 1440, locale = 'de' as 'de' | 'pl' } = {}) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const stage = await aStage({ 'GET /v1/config': CONFIG, ...answers }, locale, (call, body) => {
    if (/^(POST|PATCH)/.test(call)) sent.push([call, body]);
  });
  await stage.services.language.load(['partners', 'affiliate']);
  const staff = (
    <main>
      <PartnersScreen />
    </main>
  );
  const routes = [
    { path: '/partners', element: staff },
    { path: '/affiliate', element: <AffiliateScreen /> },
  ];
  const screen = await render(<Staged services={stage.services} routes={routes} at={at} />);
  unmount = () => screen.unmount();
  return { ...stage, sent };
}
const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const faults = async (width: number) => {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
};

test('a partner is made, what is refused stands at its field, and the link is shown once', async () => {
  const errors = [{ pointer: '/partner/url_source', code: 'x', detail: 'Dieses Kürzel hat schon ein Partner.' }];
  const { answers, sent } = await open({
    [LIST]: aPage([]),
    [MAKE]: { status: 422, body: { code: 'partner_wrong', status: 422, title: 'x', errors } },
  });
  await press('Neuer Partner');
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Foto Nord');
  await dialog().getByRole('textbox', { name: 'E-Mail' }).fill('nord@foto.example');
  await dialog().getByRole('textbox', { name: 'Kürzel im Link' }).fill('foto');
  await dialog().getByRole('button', { name: 'Partner anlegen' }).click();
  await expect.element(dialog().getByText('Dieses Kürzel hat schon ein Partner.')).toBeVisible();
  await expect.element(dialog().getByRole('textbox', { name: 'Kürzel im Link' })).toHaveFocus();
  const url = 'https://figurina.example/affiliate?token=geheim';
  answers[MAKE] = { status: 201, body: { partner: aPartner(), url } };
  answers[LIST] = aPage([aPartner()]);
  await dialog().getByRole('textbox', { name: 'Kürzel im Link' }).fill('foto-nord');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Link zur Partnerseite' })).toHaveValue(url);
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await expect.element(page.getByText('foto-nord', { exact: true })).toBeVisible();
  expect(document.body.innerHTML).not.toContain('geheim');
  expect(sent.at(-1)).toEqual([
    MAKE,
    { partner: { name: 'Foto Nord', email: 'nord@foto.example', url_source: 'foto-nord' } },
  ]);
});

test('another link is asked for first, and a partner is stopped, changed and let go on from the menu', async () => {
  const CHANGE = 'PATCH /v1/partners/p1';
  const { answers, sent } = await open({
    [LIST]: aPage([aPartner()]),
    'POST /v1/partners/p1/token': { status: 201, body: { partner: aPartner(), url: 'https://x.example/neu' } },
    [CHANGE]: { body: { partner: aPartner({ active: false }) } },
  });
  const menu = async (entry: string) => {
    await press('Aktionen für Foto Nord');
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await menu('Neuer Link');
  expect(sent).toEqual([]);
  await dialog().getByRole('button', { name: 'Neuer Link' }).click();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('https://x.example/neu');
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  answers[LIST] = aPage([aPartner({ active: false })]);
  await menu('Beenden');
  await expect.element(page.getByText('beendet', { exact: true })).toBeVisible();
  await menu('Bearbeiten');
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Foto Süd');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Erfolgreich gespeichert.')).toBeVisible();
  expect(sent.slice(1)).toEqual([
    [CHANGE, { partner: { active: false } }],
    [CHANGE, { partner: { name: 'Foto Süd', email: 'nord@foto.example' } }],
  ]);
});

test('a partner sees totals, months and the link for either audience; what fails can be tried again', async () => {
  const { answers, calls } = await open(
    { [READ]: { status: 500, body: { code: 'internal', status: 500, title: 'x' } } },
    { at: '/affiliate?token=t1', width: 390 },
  );
  await expect
    .element(page.getByText('Fehler beim Laden deines Partneraccounts. Bitte versuche es später erneut.'))
    .toBeVisible();
  answers[READ] = { body: { affiliate } };
  await press('Erneut versuchen');
  const albums = page.getByRole('table', { name: 'Alben je Monat' });
  await expect.element(albums.getByRole('row').nth(1)).toHaveTextContent('Mai 20277');
  await expect.element(albums.getByRole('row').nth(2)).toHaveTextContent('April 20270');
  expect(calls).toContain(`${READ}?url_token=t1`);
  const link = page.getByRole('textbox', { name: 'Dein Empfehlungslink' });
  const to = (category: string) =>
    `${location.origin}/album/new?category=${category}&utm_source=foto-nord&utm_medium=affiliate&entrypoint=affiliate`;
  await expect.element(link).toHaveValue(to('wedding'));
  await page.getByText('Unternehmen', { exact: true }).click();
  await expect.element(link).toHaveValue(to('business'));
  await faults(390);
});

test('who has no account reads how to become a partner and whom to write to; a link that opens none says so', async () => {
  const none = { status: 404, body: { code: 'partner_gone', status: 404, title: 'x' } };
  await open({ [READ]: none }, { at: '/affiliate' });
  await expect.element(page.getByRole('heading', { name: 'Werde Partner von Figurina' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Partner werden' }))
    .toHaveAttribute('href', 'mailto:hallo@figurina.example?subject=Partneraccount');
  await unmount?.();
  await open({ [READ]: none }, { at: '/affiliate?token=alt' });
  await expect
    .element(page.getByRole('heading', { name: 'Zu diesem Link gibt es keinen Partneraccount.' }))
    .toBeVisible();
  await expect.element(page.getByText('hallo@figurina.example', { exact: false })).toBeVisible();
});

test('the list is named and readable on a phone in Polish', async () => {
  await open({ [LIST]: aPage([aPartner(), aPartner({ id: 'p2', active: false })]) }, { width: 390, locale: 'pl' });
  await expect.element(page.getByText('foto-nord').first()).toBeVisible();
  await faults(390);
});
