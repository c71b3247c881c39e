/** Somebody who writes programs wherever people write words. */
import { expect, type Page } from '@playwright/test';
import { call } from './api.ts';
import { openAlbum } from './canvas.ts';
import { confirmAddress, eventDate, placeOrder, type PlacedOrder } from './customer.ts';
import { photo } from './files.ts';
import { EVERYTHING, HOSTILE } from './hostile.ts';
import { invited } from './join.ts';
import type { Person } from './people.ts';

export const TITLE = `Heft ${HOSTILE.picture} ${HOSTILE.style}`;
export const NAME = `Mallory ${HOSTILE.script} ${HOSTILE.drawing}`;
export const STICKER = HOSTILE.picture;
export const CHAPTER = HOSTILE.link;
export const COMPANY = `${HOSTILE.script} ${HOSTILE.picture}`;

/** An album whose every text is a program, in which Ben designs, too. */
export async function hostileAlbum(mallory: Person, ben: Person): Promise<string> {
  const { page, email } = mallory;
  const { blueprints } = await call<{ blueprints: { id: string }[] }>(page, 'GET', '/v1/blueprints?language=de');
  const people = [STICKER, HOSTILE.drawing, HOSTILE.address, HOSTILE.formula].map((name) => ({
    name,
    position: HOSTILE.drawing,
    chapter: CHAPTER,
  }));
  const organization = {
    name: EVERYTHING.slice(0, 200),
    size: '1-150',
    contactName: NAME,
    phone: HOSTILE.picture,
    contactRole: 'lead',
  };
  const { album } = await call<{ album: { id: string } }>(page, 'POST', '/v1/albums', {
    album: {
      title: TITLE,
      language: 'de',
      blueprint_id: blueprints[0]?.id,
      release_date: eventDate,
      people,
      organization,
    },
  });
  await confirmAddress(page, email);
  await invited(page, ben, album.id);
  return album.id;
}

/** As their own script would place it. */
export async function orderHostile({ page, email }: Person, albumId: string): Promise<PlacedOrder> {
  return placeOrder(page, albumId, {
    organization: COMPANY,
    first_name: HOSTILE.picture,
    last_name: HOSTILE.drawing,
    address1: HOSTILE.link,
    city: HOSTILE.drawing,
    email,
    comment: EVERYTHING,
  });
}

/** On a spread of the album, to Ben. */
export async function commentTo({ page }: Person, id: string): Promise<void> {
  const { area } = await openAlbum(page, id);
  await area.focus();
  await page.keyboard.press('c');
  const { x, y, width, height } = (await area.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  const words = page.getByRole('textbox', { name: 'Text des Kommentars' });
  await words.fill(`${EVERYTHING} `);
  await words.press('End');
  await words.pressSequentially('@Be');
  await page.getByRole('option', { name: 'Ben Brandt' }).click({ timeout: 60_000 });
  await words.press('Control+Enter');
}

/** Through the form of the sticker link, which is open. */
export async function handInHostile(page: Page): Promise<void> {
  const commit = (name: string) => page.getByRole('button', { name }).click();
  await commit('Los geht’s');
  await page.getByLabel('Vorname').fill(HOSTILE.formula);
  await page.getByLabel('Nachname').fill(HOSTILE.picture);
  await commit('Weiter');
  await page.getByText('Weiß ich nicht').click();
  await commit('Weiter');
  const file = { name: `${HOSTILE.script.replace('/', '')}.jpg`, mimeType: 'image/jpeg', buffer: await photo('#a33') };
  await page.getByLabel('Aus der Galerie').setInputFiles(file);
  await commit('Weiter');
  await page.getByRole('checkbox').last().check();
  await commit('Foto abschicken');
  await expect(page.getByRole('heading', { name: /^Geschafft/ })).toBeVisible();
}

/** In the preview, which is open. */
export async function reportHostile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sticker finden' }).click();
  await page.getByLabel('Name oder Nummer').fill('1');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Gefundener Sticker' });
  await expect(card).toContainText(STICKER);
  await card.getByRole('button', { name: 'Fehler melden' }).click();
  await page.getByLabel('Was stimmt nicht?').fill(`Nein ${HOSTILE.picture}`);
  await page.getByRole('button', { name: 'Abschicken' }).click();
  await expect(page.getByText('Deine Meldung ist angekommen')).toBeVisible();
}
