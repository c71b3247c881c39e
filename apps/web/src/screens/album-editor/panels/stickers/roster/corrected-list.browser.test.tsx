import { anAlbum, CORRECTED_LIST, FIRST_LIST, RENAMED } from '@figurina/album/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../../app/testing.tsx';
import { forgetList, keptList } from '../../../../../roster/kept-list.ts';
import { aSession, InEditor } from '../../../testing.tsx';
import { RosterImport } from './RosterImport.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
  await forgetList('album');
});

/** Photos stand for those that came with the first list. */
const [HEAD, ...ROWS] = FIRST_LIST;
const people = (rows: readonly (readonly string[])[]) =>
  [HEAD!, ...rows].map((row) => row.slice(0, 4).join('\t')).join('\n');

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
}

async function open() {
  const stage = await aStage({});
  const album = anAlbum();
  for (const [group, rows] of Map.groupBy(ROWS, (row) => row[3]!)) {
    album.section(group);
    for (const [first, last, position] of rows) {
      album.sticker(`${first} ${last}`, { position: position!, photo: [1000, 1400] });
    }
  }
  const document = album.build();
  const session = await aSession(stage, document);
  const shown = () =>
    render(
      <InEditor stage={stage} session={session}>
        <RosterImport />
      </InEditor>,
    );
  return { session, shown };
}

test('a corrected list ends with the right 51 people, photos kept, in one undo step, and changes nothing the next time', async () => {
  const { session, shown } = await open();
  const { stickers } = session.store.document;
  const photoOf = new Map([...stickers.values()].map(({ name, image }) => [name, image]));
  const first = await shown();
  paste(people(CORRECTED_LIST.slice(1)));
  await expect.element(page.getByRole('button', { name: 'Unsicher 4' })).toBeVisible();
  await expect.element(page.getByText('„Stand: 12.11.2026“ ist keine Person')).toBeVisible();
  // Who was in the album is shown with the photo that is there.
  expect(
    page
      .getByRole('row', { name: /Katrin/ })
      .getByRole('img')
      .elements(),
  ).toHaveLength(1);

  // Half the answers, then a reload: they are there, and so is the list.
  await userEvent.click(page.getByRole('button', { name: 'Dieselbe' }).first());
  await expect.element(page.getByRole('button', { name: 'Unsicher 3' })).toBeVisible();
  await expect.poll(async () => (await keptList('album'))?.decisions.people.size).toBe(1);
  await first.unmount();
  await shown();
  await expect.element(page.getByRole('button', { name: 'Unsicher 3' })).toBeVisible();
  for (const left of [2, 1, 0]) {
    await userEvent.click(page.getByRole('button', { name: 'Dieselbe' }).first());
    await expect.element(page.getByRole('button', { name: `Unsicher ${left}` })).toBeVisible();
  }

  await userEvent.click(page.getByRole('button', { name: 'Nicht in der Liste 2' }));
  for (const name of ['Kurt Ehrenpreis', 'Pia Morgenroth']) {
    const choice = page.getByRole('group', { name: `Was wird aus ${name}?` });
    await expect.element(choice.getByRole('button', { name: 'Behalten' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(choice.getByRole('button', { name: 'Entfernen' }));
  }
  await expect.element(page.getByText(/^2 Leute werden entfernt/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '7 Leute übernehmen' }));
  await expect.element(page.getByText('3 neu. 4 geändert. 2 entfernt. Jetzt sind 51 Leute im Album.')).toBeVisible();

  const wanted = CORRECTED_LIST.slice(1, 52).map(([given, last]) => `${given} ${last}`);
  expect([...stickers.values()].map(({ name }) => name).sort()).toEqual(wanted.sort());
  const named = new Map([...stickers.values()].map((sticker) => [sticker.name, sticker.image]));
  for (const [was, is] of Object.entries(RENAMED)) expect(named.get(is)).toBe(photoOf.get(was));

  paste(people(CORRECTED_LIST.slice(1)));
  await expect.element(page.getByRole('button', { name: 'Unverändert 51' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled();

  session.undo();
  expect(new Map([...stickers.values()].map(({ name, image }) => [name, image]))).toEqual(photoOf);
  session.end();
});

test('the columns of a list are understood as they were the last time, and the one that is missing is named', async () => {
  const { session, shown } = await open();
  const first = await shown();
  const rows = ROWS.slice(0, 12).map(([given, last, , group]) => [`${given} ${last}`, group, '7'].join('\t'));
  const list = ['Name\tWohin\tTrikot', ...rows].join('\n');
  paste(list);
  const column = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name} `) });
  await userEvent.selectOptions(column('Name'), 'Auslassen');
  await expect.element(page.getByText(/Wahrscheinlich ist die Spalte „Name, erster Teil“/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '„Name“ als Name, erster Teil' }));
  await userEvent.selectOptions(column('Wohin'), 'Kapitel');
  await userEvent.selectOptions(column('Trikot'), 'Auslassen');
  await expect.element(page.getByRole('button', { name: 'Unverändert 12' })).toBeVisible();
  await first.unmount();
  await forgetList('album');
  await shown();
  paste(list);
  await expect.element(page.getByRole('button', { name: 'Unverändert 12' })).toBeVisible();
  await expect.element(column('Wohin')).toHaveValue('chapter');
  session.end();
});

test('the rows are one tab stop: arrows walk through them, and an answer keeps the focus in its row', async () => {
  const { session, shown } = await open();
  await shown();
  paste(people(CORRECTED_LIST.slice(1)));
  await userEvent.click(page.getByRole('button', { name: 'Unsicher 4' }));
  const stops = () => document.querySelectorAll('.roster-table tbody [tabindex="0"]');
  await expect.poll(() => stops().length).toBe(1);
  const fields = page.getByRole('textbox', { name: /^Name in Zeile/ }).elements();
  (fields[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(fields[1]);
  await userEvent.keyboard('{ArrowUp}{End}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Dieselbe');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement === fields[0]).toBe(true);
  await userEvent.tab();
  expect(document.activeElement?.closest('tbody')).toBeNull();
  session.end();
});

test('a row that is new can be somebody who is not in the list, and what was said is taken back', async () => {
  const { session, shown } = await open();
  await shown();
  paste(people([...ROWS.slice(0, 8), ['Wendelin', 'Zaunkönig', 'Tor', 'Vorstand']]));
  await expect.element(page.getByRole('button', { name: 'Neu 1' })).toBeVisible();
  const is = page.getByRole('combobox', { name: 'Wendelin Zaunkönig ist schon im Album als' });
  await userEvent.selectOptions(is, 'Hartmut Quandt');
  await expect.element(page.getByRole('button', { name: 'Neu 0' })).toBeVisible();
  await expect.element(page.getByText('Name: Hartmut Quandt → Wendelin Zaunkönig')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Zurücknehmen' }));
  await expect.element(page.getByRole('button', { name: 'Neu 1' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Wendelin Zaunkönig auslassen' }));
  await expect.element(page.getByRole('button', { name: 'Ausgelassen 1' })).toBeVisible();
  session.end();
});
