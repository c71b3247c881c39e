import type { Locale } from '@figurina/locales';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askConsent, isAskedOn, openConsentSettings } from './ask-consent.ts';
import type { ConsentHost } from './consent-host.ts';
import { decide, readDecision } from './decision.ts';

const ANALYTICS = { url: 'https://zahlen.example/v1', write_key: 'k' };
const host = (part: Partial<ConsentHost['config']> = {}, locale: Locale = 'de'): ConsentHost => ({
  locale,
  config: { analytics: ANALYTICS, legal_pages: ['imprint', 'privacy', 'terms'], ...part },
});

let end: (() => void) | undefined;
let main: HTMLElement;
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
  document.documentElement.lang = 'de';
  main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<h1>Seite</h1><input aria-label="Name"><button>Bestellen</button>';
});
afterEach(() => {
  end?.();
  end = undefined;
  main.remove();
  document.querySelector('.consent-settings')?.parentElement?.remove();
});

const question = () => page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' });
const settings = () => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
/** Once it has come in: what is half there has half the contrast. */
const faults = async () => {
  await Promise.all(document.getAnimations().map(async ({ finished }) => finished));
  return (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

test('asks with two answers of the same weight, and remembers the one that is given', async () => {
  end = askConsent(host());
  await expect.element(question()).toBeVisible();
  const [decline, accept] = ['Ablehnen', 'Annehmen'].map((name) => question().getByRole('button', { name }).element());
  const look = (element: Element | undefined) => {
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element!);
    const { width, height } = element!.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
  };
  expect(look(decline)).toEqual(look(accept));
  await expect.element(question().getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/imprint');
  await expect.element(question().getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/privacy');
  expect(await faults()).toEqual([]);
  await question().getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(readDecision()).toEqual({ targeting: false });
});

test('escape puts the question away and decides nothing; whoever types is not interrupted', async () => {
  main.querySelector('input')!.focus();
  end = askConsent(host());
  await expect.element(question()).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  // The first stop of the keyboard's way through the page.
  main.querySelector('input')!.blur();
  (question().element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(question().getByRole('button', { name: 'Ablehnen' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  expect(readDecision()).toBeNull();
});

test('on a phone it leaves the lower half of the page alone', async () => {
  await page.viewport(390, 844);
  for (const locale of ['de', 'pl', 'fr'] as const) {
    end = askConsent(host({}, locale));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const { bottom, left, right } = page.getByRole('dialog').element().getBoundingClientRect();
    expect(bottom).toBeLessThan(844 * 0.62);
    expect([left, right]).toEqual([8, 382]);
    end();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test('the settings open at any time, begin with what was decided, and change nothing until they are saved', async () => {
  decide({ targeting: true });
  await openConsentSettings(host());
  const allowed = settings().getByRole('switch', { name: 'Auswertung' });
  await expect.element(allowed).toBeChecked();
  await expect.element(settings().getByText('Immer an')).toBeVisible();
  expect(await faults()).toEqual([]);
  await allowed.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(settings()).not.toBeInTheDocument();
  expect(readDecision()).toEqual({ targeting: true });

  await openConsentSettings(host());
  await settings().getByRole('switch', { name: 'Auswertung' }).click();
  await settings().getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect.element(settings()).not.toBeInTheDocument();
  expect(readDecision()).toEqual({ targeting: false });
});

test('an answer in the settings is the answer to the question too', async () => {
  end = askConsent(host());
  await question().getByRole('button', { name: 'Einstellungen' }).click();
  await expect.element(settings().getByRole('switch', { name: 'Auswertung' })).not.toBeChecked();
  await settings().getByRole('button', { name: 'Annehmen' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(readDecision()).toEqual({ targeting: true });
});

test('where nothing is told to anybody, nobody is asked, and the settings say so', async () => {
  const none = askConsent(host({ analytics: null }));
  await openConsentSettings(host({ analytics: null }));
  await expect.element(settings().getByText(/^Hier wird nicht ausgewertet/)).toBeVisible();
  await expect.element(settings().getByRole('switch')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  // Asked after that, and there is one question alone.
  end = askConsent(host());
  await expect.element(question()).toBeVisible();
  expect(question().elements()).toHaveLength(1);
  none();
});

test('pages that are only drawn are not asked on, and a decision is asked for anew after half a year or another question', () => {
  expect(['/render/a1', '/blueprint_preview', '/', '/start', '/rendering'].map(isAskedOn)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  const day = 24 * 3600 * 1000;
  decide({ targeting: true }, 0);
  expect(readDecision(181 * day)).toEqual({ targeting: true });
  expect(readDecision(183 * day)).toBeNull();
  decide({ targeting: true });
  const kept = JSON.parse(localStorage.getItem('figurina.consent')!) as { revision: number };
  localStorage.setItem('figurina.consent', JSON.stringify({ ...kept, revision: kept.revision - 1 }));
  expect(readDecision()).toBeNull();
  localStorage.setItem('figurina.consent', '{');
  expect(readDecision()).toBeNull();
});
