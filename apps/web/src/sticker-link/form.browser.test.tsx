/** @jsxImportSource preact */
import type { PublicStickerLink } from '@figurina/contract';
import { createI18n, type Locale } from '@figurina/locales';
import axe from 'axe-core';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextsContext } from './form-context.ts';
import { Page } from './parts/Page.tsx';
import { createPublicApi } from './public-api.ts';
import { PublicPage } from './PublicPage.tsx';
import './sticker-link.css';

const LINK: PublicStickerLink = {
  title: 'SV Blau-Weiß 09',
  content: 'Schick uns ein Foto.',
  white_label: false,
  surprise: false,
  require_position: false,
  closes_on: null,
  language: 'de',
  sections: [{ id: 's1', name: 'Erste Elf' }],
  look: { colors: {}, fonts: {}, sticker_template_settings: {} },
  person: null,
  consent: { version: '1', language: 'de', text: 'Ich stimme zu.' },
  image: { max_bytes: 64_000_000, max_pixels: 100_000_000 },
  legal: { imprint: false, privacy: true, cookies: false },
};

let root: HTMLElement;
beforeEach(async () => {
  await page.viewport(414, 896);
  localStorage.clear();
  history.replaceState(null, '');
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

/** The page in front of a server that answers as told. */
async function open(
  answer: Response | Promise<Response>,
  { locale = 'de', kind = 'form' }: { locale?: Locale; kind?: 'form' | 'withdrawal' } = {},
) {
  const fetching = async (): Promise<Response> => (await answer).clone();
  const api = createPublicApi({ fetch: fetching, origin: location.origin, language: () => locale });
  const i18n = await createI18n(locale, ['contribute']);
  render(
    <TextsContext.Provider value={i18n}>
      <PublicPage address={{ kind, token: 'token' }} api={api} reading={null} />
    </TextsContext.Provider>,
    root,
  );
}
const openLink = (link: Partial<PublicStickerLink> = {}, locale?: Locale) =>
  open(Response.json({ sticker_link: { ...LINK, ...link } }), { locale });
const refused = (status: number, code: string) => Response.json({ type: 'x', title: 'Nein', status, code }, { status });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const violations = async () => (await axe.run(root)).violations.map(({ id }) => id);

test('a name is needed: next is disabled without, and an empty field says so', async () => {
  await openLink();
  await expect.element(button('Los geht’s')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Los geht’s').click();
  await expect.element(heading('Wie heißt du?')).toHaveFocus();
  await expect.element(button('Weiter')).toBeDisabled();
  await page.getByLabelText('Vorname').click();
  await page.getByLabelText(/^Nachname/).click();
  await expect.element(page.getByText('Name muss ausgefüllt werden')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Vorname').fill('Mira');
  await expect.element(page.getByText('4 von 30 Zeichen')).toBeVisible();
  await expect.element(button('Weiter')).toBeEnabled();
});

test('a name that does not fit on a sticker is shown as it will stand there', async () => {
  await openLink();
  await button('Los geht’s').click();
  await page.getByLabelText('Vorname').fill('Maximiliane');
  await page.getByLabelText(/^Nachname/).fill('Freiherrin von Hohenstein');
  await expect.element(page.getByText('Gekürzt, damit es passt: „Maximiliane F. v. Hohenstein“')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText(/^Nachname/).fill('Hohenstein');
  await expect.element(page.getByText(/Gekürzt/)).not.toBeInTheDocument();
});

test('while the link is asked for, a word says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await open(promise);
  await expect.element(page.getByText('Einen Moment …')).toBeVisible();
  expect(await violations()).toEqual([]);
  resolve(Response.json({ sticker_link: LINK }));
  await expect.element(heading('Werde ein Sticker')).toBeVisible();
  await expect.element(page.getByText('Einen Moment …')).not.toBeInTheDocument();
});

test('the position is asked for where the album requires it', async () => {
  await openLink({ require_position: true });
  await button('Los geht’s').click();
  await page.getByLabelText('Vorname').fill('Mira');
  await expect.element(button('Weiter')).toBeDisabled();
  await page.getByLabelText('Position').fill('Tor');
  await expect.element(button('Weiter')).toBeEnabled();
});

test('what was typed survives a reload; back goes a step back; without a photo nothing goes on', async () => {
  await openLink();
  await button('Los geht’s').click();
  await page.getByLabelText('Vorname').fill('Mira');
  await button('Weiter').click();
  await page.getByText('Erste Elf').click();
  await button('Weiter').click();
  await expect.element(heading('Dein Foto')).toBeVisible();
  await expect.element(button('Weiter')).not.toBeInTheDocument();
  render(null, root);
  await openLink();
  await expect.element(heading('Dein Foto')).toBeVisible();
  await button('Zurück').click();
  await expect.element(page.getByRole('radio', { name: 'Erste Elf' })).toBeChecked();
  history.back();
  await expect.element(heading('Wie heißt du?')).toBeVisible();
  await expect.element(page.getByLabelText('Vorname')).toHaveValue('Mira');
});

test('surprise mode gives nothing away', async () => {
  await openLink({ surprise: true, title: null, look: null });
  await expect.element(heading('Schick uns ein Foto von dir')).toBeVisible();
  await button('Los geht’s').click();
  await expect.element(heading('Wie heißt du?')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/sticker|album|figurina/i);
  expect(document.title).not.toMatch(/sticker|album|figurina/i);
});

test('the white label leaves out the product', async () => {
  await openLink();
  await expect.element(page.getByText('Gemacht mit Figurina')).toBeVisible();
  render(null, root);
  await openLink({ white_label: true });
  await expect.element(heading('Werde ein Sticker')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/figurina/i);
});

test('a personal link says whose it is, what is asked, and has the name filled in', async () => {
  const person = { name: 'Mira Öztürk', position: 'Tor', section_id: 's1', double: false };
  await openLink({ person: { ...person, state: 'needs_retake', retake_reason: 'Zu dunkel.' } });
  await expect.element(page.getByText('Dieser Link gehört Mira Öztürk.')).toBeVisible();
  await expect.element(page.getByText('Bitte schick ein neues Foto. Zu dunkel.')).toBeVisible();
  await button('Los geht’s').click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Mira Öztürk');
  expect(page.getByLabelText(/^Nachname/).elements()).toEqual([]);
  await expect.element(page.getByLabelText(/^Position/)).toHaveValue('Tor');
});

/** Opens the form at the photo, or behind it. */
async function openAt(step: string, answers: object = {}) {
  localStorage.setItem('figurina.sticker-link.token', JSON.stringify({ step, clientId: 'c', answers }));
  await openLink();
}
async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 400);
  canvas.getContext('2d')!.fillRect(0, 0, 150, 400);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'IMG_1.jpg');
}
const FILM = new File([new Uint8Array(500)], 'film.mp4', { type: 'video/mp4' });

test('a file that is no photo is refused in place', async () => {
  await openAt('photo');
  await userEvent.upload(page.getByLabelText('Aus der Galerie'), FILM);
  await expect.element(page.getByText(/kein Foto, das wir öffnen können/)).toBeVisible();
  await expect.element(button('Weiter')).not.toBeInTheDocument();
});

test('a photo that is there stays when another file is refused, and when it cannot be sent', async () => {
  await openAt('photo', { name: 'Mira', consent: { agreed: true } });
  await userEvent.upload(page.getByLabelText('Aus der Galerie'), await aPhoto());
  await expect.element(heading('Passt das so?')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Galerie'), FILM);
  await expect.element(page.getByText(/kein Foto, das wir öffnen können.*Dein bisheriges Foto bleibt/)).toBeVisible();
  await button('Weiter').click();
  // This server takes no uploads.
  await button('Foto abschicken').click();
  await expect.element(page.getByText(/^Ein Fehler ist aufgetreten/)).toBeVisible();
  await button('Ein anderes Foto nehmen').click();
  await expect.element(heading('Passt das so?')).toBeVisible();
  await expect.element(button('Weiter')).toBeEnabled();
});

test.each([
  [410, 'sticker_link_closed'],
  [404, 'sticker_link_gone'],
])('an album that takes no photos (%i %s) says whom to ask', async (status, code) => {
  await open(refused(status, code));
  await expect.element(heading('Hier werden gerade keine Fotos gesammelt')).toBeVisible();
  await expect.element(page.getByText(/Frag am besten die Person/)).toBeVisible();
});

test('another failure can be tried again', async () => {
  await open(refused(500, 'internal'));
  await expect.element(page.getByText('Ein Fehler ist aufgetreten. Bitte versuche es erneut.')).toBeVisible();
  await expect.element(button('Noch einmal versuchen')).toBeEnabled();
});

test('a withdrawal that was made before says so', async () => {
  await open(refused(404, 'withdrawal_gone'), { kind: 'withdrawal' });
  await expect.element(heading('Dieses Foto gibt es nicht mehr')).toBeVisible();
});

test('a withdrawal says whose photo it takes back, and asks', async () => {
  const withdrawal = { name: 'Mira', created_at: '2026-11-01T10:00:00.000Z', withdrawn_at: null };
  await open(Response.json({ withdrawal }), { kind: 'withdrawal' });
  await expect.element(page.getByText('Eingereicht für Mira.')).toBeVisible();
  await expect.element(button('Ja, Foto löschen')).toBeEnabled();
  expect(await violations()).toEqual([]);
});

test('a heading sets a long name smaller, so that it stays whole on a narrow phone', async () => {
  const i18n = await createI18n('de', ['contribute']);
  await page.viewport(320, 640);
  const name = 'Wolfeschlegelsteinhausen';
  render(
    <TextsContext.Provider value={i18n}>
      <Page title={`Geschafft, ${name}!`} />
    </TextsContext.Provider>,
    root,
  );
  const text = heading(`Geschafft, ${name}!`).element().firstChild!;
  const word = document.createRange();
  word.setStart(text, text.textContent!.indexOf(name));
  word.setEnd(text, text.textContent!.length);
  expect(word.getClientRects()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('it speaks Polish too', async () => {
  await openLink({}, 'pl');
  await expect.element(heading('Zostań naklejką')).toBeVisible();
});
