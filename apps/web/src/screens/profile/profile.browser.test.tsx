import type { OwnData, SecondFactor, SignIn } from '@figurina/contract';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellLayout } from '../../app/ShellLayout.tsx';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { anOrderSummary } from '../../orders/testing.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const OWN: OwnData = {
  person_export: null,
  erasure: null,
  grace_days: 7,
  has_password: true,
  shared_albums: [{ id: 'a1', title: 'Mannschaft', members: [{ id: 'sam', name: 'Sam' }] }],
  albums: 2,
  open_orders: 0,
  kept_orders: 1,
};

const HERE: SignIn = {
  id: 'here',
  browser: 'firefox',
  system: 'windows',
  begun_at: '2027-04-02T08:12:00Z',
  last_used_at: '2027-05-01T09:00:00Z',
  current: true,
};

const OFF: SecondFactor = { available: true, since: null, recovery_codes: 0 };

async function open(answers: Answers, heard?: (call: string, body: unknown) => void) {
  const made: Answers = {
    'GET /v1/users/me': { body: { user: aUser() } },
    'GET /v1/order_signals': { body: { signals: [] } },
    'GET /v1/orders': { body: { orders: [], pagination: { total_pages: 0, current_page: 1 } } },
    'GET /v1/users/me/data': { body: { own_data: OWN } },
    'GET /v1/users/me/sign_ins': { body: { sign_ins: [HERE] } },
    'GET /v1/users/me/second_factor': { body: { second_factor: OFF } },
    ...answers,
  };
  const stage = await aStage(made, 'de', heard);
  await stage.services.language.load(['order_pages', 'profile']);
  const routes = [{ element: <ShellLayout />, children: [{ path: '/profile/*', element: <ProfileScreen /> }] }];
  await render(<Staged services={stage.services} routes={routes} at="/profile" />);
  return stage;
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('the profile says who one is, sends the link that confirms the address, and shows the last three orders', async () => {
  const orders = ['F-20417', 'F-20416', 'F-20415'].map((name) => anOrderSummary({ id: name, name }));
  const { calls } = await open({
    'GET /v1/orders': { body: { orders, pagination: { total_pages: 4, current_page: 1 } } },
    'POST /v1/users/activation_mail': { status: 204 },
  });
  const account = page.getByRole('region', { name: 'Konto' });
  await expect.element(account.getByText('Mara König')).toBeVisible();
  await expect.element(account.getByText('mara@example.org')).toBeVisible();
  await expect.element(account.getByText('Noch nicht bestätigt')).toBeVisible();
  await account.getByRole('button', { name: 'Bestätigungslink schicken' }).click();
  await expect.element(account.getByText('Der Link ist unterwegs zu mara@example.org.')).toBeVisible();
  await expect.element(page.getByRole('article').nth(2)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute('href', '/orders');
  expect(calls).toContain('GET /v1/orders?page=1&per=3');
  expect(document.title).toBe('Profil');
  expect(await faults()).toEqual([]);
  await account.getByRole('combobox', { name: 'Sprache' }).selectOptions('pl');
  await expect.element(page.getByRole('heading', { name: 'Ostatnie zamówienia' })).toBeVisible();
});

test('who signs in elsewhere is told where name and address come from', async () => {
  await open({
    'GET /v1/users/me': { body: { user: aUser({ email_confirmed: true }) } },
    'GET /v1/config': { body: { config: { provider: 'outside', legal_pages: [] } } },
  });
  await expect.element(page.getByText(/kommen von deinem Anmeldedienst/)).toBeVisible();
  await expect.element(page.getByText('Bestätigt', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Noch nichts bestellt/)).toBeVisible();
});

test('a copy is asked for, and the account goes only by words, address, password and what becomes of shared albums', async () => {
  const erased: unknown[] = [];
  const user = aUser({ email_confirmed: true });
  const erasure = { requested_at: '2027-05-01T10:00:00Z', due_at: '2027-05-08T10:00:00Z', by_staff: false };
  const { answers, calls } = await open(
    {
      'GET /v1/users/me': { body: { user } },
      'POST /v1/users/me/exports': { status: 202, body: { person_export: {} } },
      'POST /v1/users/me/erasure': { status: 422, body: { code: 'password_wrong', status: 422, title: 'x' } },
      'DELETE /v1/users/me/erasure': { status: 204 },
    },
    (call, body) => {
      if (call === 'POST /v1/users/me/erasure') erased.push(body);
    },
  );
  const waiting = {
    id: 'e',
    state: 'waiting',
    bytes: null,
    created_at: erasure.requested_at,
    expires_at: null,
  } as const;
  const data = page.getByRole('region', { name: 'Deine Daten' });
  await expect.element(data.getByRole('button', { name: 'Kopie anfordern' })).toBeEnabled();
  answers['GET /v1/users/me/data'] = { body: { own_data: { ...OWN, person_export: waiting } } };
  await data.getByRole('button', { name: 'Kopie anfordern' }).click();
  await expect.element(data.getByText('Der Link kommt per Mail.', { exact: false })).toBeVisible();
  await expect.element(data.getByRole('button', { name: 'Kopie anfordern' })).toBeDisabled();

  await data.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 Alben, in denen nur du bist', { exact: false })).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Löschung beginnen' });
  await dialog.getByLabelText('Deine E-Mail-Adresse zur Bestätigung').fill(user.email);
  await dialog.getByLabelText('Dein Passwort').fill('geheim');
  await dialog.getByRole('checkbox').click();
  await expect.element(submit).toBeDisabled();
  await dialog.getByRole('combobox', { name: /Mannschaft/ }).selectOptions('sam');
  expect(await faults()).toEqual([]);
  await submit.click();
  await expect.element(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  answers['POST /v1/users/me/erasure'] = { status: 201, body: { erasure } };
  answers['GET /v1/users/me/data'] = { body: { own_data: { ...OWN, erasure } } };
  await submit.click();
  await expect.element(data.getByText('Am 8.5.2027 wird dein Konto gelöscht.')).toBeVisible();
  expect(erased.at(-1)).toEqual({ email: user.email, password: 'geheim', handovers: { a1: 'sam' } });
  answers['GET /v1/users/me/data'] = { body: { own_data: OWN } };
  await data.getByRole('button', { name: 'Konto behalten' }).click();
  await expect.element(data.getByRole('button', { name: 'Konto löschen' })).toBeVisible();
  expect(calls).toContain('DELETE /v1/users/me/erasure');
});

test('somebody sees where they are signed in, and signs out one of them, then all others', async () => {
  const phone: SignIn = { ...HERE, id: 'phone', browser: 'safari', system: 'ios', current: false };
  const odd: SignIn = { ...HERE, id: 'odd', browser: null, system: null, current: false };
  const tablet: SignIn = { ...phone, id: 'tablet', system: 'ipados' };
  const { answers, calls } = await open({
    'GET /v1/users/me/sign_ins': { body: { sign_ins: [HERE, phone, tablet, odd] } },
    'DELETE /v1/users/me/sign_ins/odd': { status: 204 },
    'DELETE /v1/users/me/sign_ins': { status: 204 },
  });
  const list = page.getByRole('region', { name: 'Angemeldete Geräte' });
  const here = list.getByRole('listitem').first();
  await expect.element(here.getByRole('heading', { name: 'Firefox auf Windows' })).toBeVisible();
  await expect.element(here.getByText('Angemeldet am 2.4.2027, zuletzt benutzt am 1.5.2027')).toBeVisible();
  await expect.element(here.getByText('Dieses Gerät')).toBeVisible();
  expect(here.getByRole('button').elements()).toEqual([]);
  await expect.element(list.getByText('Safari auf iPhone')).toBeVisible();
  expect(await faults()).toEqual([]);

  answers['GET /v1/users/me/sign_ins'] = { body: { sign_ins: [HERE, phone, tablet] } };
  await list.getByRole('button', { name: 'Unbekanntes Gerät abmelden' }).click();
  await expect.element(list.getByText('Unbekanntes Gerät')).not.toBeInTheDocument();
  answers['DELETE /v1/users/me/sign_ins'] = { status: 503, body: { title: 'x', status: 503, code: 'unavailable' } };
  await list.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect.element(list.getByRole('alert')).toBeVisible();
  answers['DELETE /v1/users/me/sign_ins'] = { status: 204 };
  answers['GET /v1/users/me/sign_ins'] = { body: { sign_ins: [HERE] } };
  await list.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect.element(list.getByRole('button')).not.toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /v1/users/me/sign_ins/odd',
    'DELETE /v1/users/me/sign_ins',
    'DELETE /v1/users/me/sign_ins',
  ]);
});

const refused = (code: string) => ({ status: 422, body: { code, status: 422, title: 'x' } });

test('a second factor is set up with password, app and first code; its recovery codes are shown once', async () => {
  const FACTOR = 'POST /v1/users/me/second_factor';
  const codes = ['abcdef-ghjkmn-pqrstu-vwxyz2', '234567-89abcd-efghjk-mnpqrs'];
  const setup = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Figurina:mara?secret=JBSWY3DPEHPK3PXP' };
  const { answers } = await open({
    [FACTOR]: refused('password_wrong'),
    [`${FACTOR}/confirmation`]: refused('second_factor_wrong'),
  });
  const section = page.getByRole('region', { name: 'Anmeldung mit Code' });
  await section.getByRole('button', { name: 'Einrichten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Dein Passwort').fill('geheim');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  answers[FACTOR] = { status: 201, body: { setup } };
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(dialog.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(dialog.getByLabelText('Code aus der App')).toHaveFocus();
  await dialog.getByLabelText('Code aus der App').fill('123 456');
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await expect.element(dialog.getByText(/Geht die Uhr deines Handys richtig/)).toBeVisible();
  expect(await faults()).toEqual([]);
  answers[`${FACTOR}/confirmation`] = { body: { recovery_codes: codes } };
  answers['GET /v1/users/me/second_factor'] = {
    body: { second_factor: { available: true, since: '2027-05-01T10:00:00Z', recovery_codes: 10 } },
  };
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await expect.element(dialog.getByText(codes[1]!)).toBeVisible();
  expect(await faults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect
    .element(section.getByText('Eingeschaltet am 1.5.2027 · 10 Wiederherstellungscodes sind übrig.'))
    .toBeVisible();
  expect(document.body.textContent).not.toContain(codes[1]);
});

test('new recovery codes and the end of it ask for the password; who has none is led to one', async () => {
  const on = { available: true, since: '2027-05-01T10:00:00Z', recovery_codes: 1 };
  const { answers } = await open({
    'GET /v1/users/me/second_factor': { body: { second_factor: on } },
    'POST /v1/users/me/second_factor/recovery_codes': { status: 201, body: { recovery_codes: ['neu'] } },
    'POST /v1/users/me/second_factor/end': refused('too_many_requests'),
  });
  const section = page.getByRole('region', { name: 'Anmeldung mit Code' });
  const dialog = page.getByRole('dialog');
  await expect.element(section.getByText(/Ein Wiederherstellungscode ist übrig/)).toBeVisible();
  await section.getByRole('button', { name: 'Neue Wiederherstellungscodes' }).click();
  await dialog.getByLabelText('Dein Passwort').fill('geheim');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(dialog.getByText(/Die alten gelten nicht mehr/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await section.getByRole('button', { name: 'Ausschalten' }).click();
  await dialog.getByLabelText('Dein Passwort').fill('geheim');
  await dialog.getByRole('button', { name: 'Ausschalten' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answers['POST /v1/users/me/second_factor/end'] = { status: 204 };
  answers['GET /v1/users/me/second_factor'] = { body: { second_factor: { ...OFF, available: false } } };
  await dialog.getByRole('button', { name: 'Ausschalten' }).click();
  await expect
    .element(section.getByRole('link', { name: 'Passwort festlegen' }))
    .toHaveAttribute('href', '/oidc/forgotten');
});

test('who knows their password changes it; what is wrong with either is said beside it', async () => {
  const CHANGE = 'PATCH /v1/users/me/password';
  const sent: unknown[] = [];
  const { answers, calls } = await open({ [CHANGE]: refused('password_wrong') }, (call, body) => {
    if (call === CHANGE) sent.push(body);
  });
  const section = page.getByRole('region', { name: 'Passwort', exact: true });
  await section.getByRole('button', { name: 'Passwort ändern' }).click();
  const dialog = page.getByRole('dialog');
  const [before, wanted] = [dialog.getByLabelText('Bisheriges Passwort'), dialog.getByLabelText('Neues Passwort')];
  const save = dialog.getByRole('button', { name: 'Passwort speichern' });
  await expect.element(before).toHaveFocus();
  await before.fill('geheim');
  await expect.element(save).toBeDisabled();
  await wanted.fill('sechs Tore');
  await save.click();
  await expect.element(before).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
  answers[CHANGE] = refused('password_easy');
  await save.click();
  await expect.element(wanted).toHaveAccessibleDescription(/zu leicht zu erraten\. Mindestens 10 Zeichen/);
  expect(await faults()).toEqual([]);
  answers[CHANGE] = refused('too_many_requests');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answers[CHANGE] = { status: 204 };
  await save.click();
  await expect.element(section.getByText(/Alle anderen Geräte sind abgemeldet/)).toBeVisible();
  expect(dialog.elements()).toEqual([]);
  expect(sent.at(-1)).toEqual({ password: 'geheim', new_password: 'sechs Tore' });
  expect(calls.filter((call) => call === 'GET /v1/users/me/sign_ins')).toHaveLength(2);
  await section.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect.element(before).toHaveValue('');
});

test('who has no password is led to one', async () => {
  await open({ 'GET /v1/users/me/data': { body: { own_data: { ...OWN, has_password: false } } } });
  const section = page.getByRole('region', { name: 'Passwort', exact: true });
  await expect
    .element(section.getByRole('link', { name: 'Passwort festlegen' }))
    .toHaveAttribute('href', '/oidc/forgotten');
  expect(section.getByRole('button').elements()).toEqual([]);
});
