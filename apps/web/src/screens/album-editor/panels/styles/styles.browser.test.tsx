import { changeStickerTemplate, exactInks, paletteOf, recolorAlbum } from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { CustomColorSelector } from './CustomColorSelector.tsx';
import { FontFamilies } from './FontFamilies.tsx';
import { StickerTemplateList } from './StickerTemplateList.tsx';
import { StylePreviewBar } from '../../stage/StylePreviewBar.tsx';
import { StylesPanel } from './StylesPanel.tsx';

async function anEditor(
  part: ReactNode,
  album: AlbumBuilder = anAlbum().section().spread(),
  options: Parameters<typeof aSession>[2] = {},
): Promise<EditorSession> {
  await page.viewport(1200, 900);
  const stage = await aStage({});
  const session = await aSession(stage, album.build(), options);
  await render(
    <InEditor stage={stage} session={session} at="/album/album/styles">
      {part}
      <StylePreviewBar />
    </InEditor>,
  );
  return session;
}
const choice = (name: string) => page.getByRole('radio', { name, exact: true });
const group = (name: string) => page.getByRole('radiogroup', { name });
const bar = () => page.getByRole('group', { name: /^Vorschau/ });
const shownColor = (session: EditorSession) => session.reader.get().palette.get().get('3');

test('a palette is tried on without a record, and taken by a click in one step of undo', async () => {
  const session = await anEditor(<StylesPanel />);
  await userEvent.hover(choice('Rasen'));
  await expect.element(bar().getByText(/Rasen auf allen 4 Seiten$/)).toBeVisible();
  expect(shownColor(session)).toBe('#1f7a45');
  expect(session.store.document.colors.get('3')).toBe('#e63946');
  expect(session.history.undoLabel()).toBeNull();

  await userEvent.click(choice('Rasen'));
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(choice('Rasen')).toBeChecked();
  expect(session.store.document.colors.get('3')).toBe('#1f7a45');
  expect(session.announcer.get()).toBe('Übernommen: Rasen');
  session.undo();
  expect(shownColor(session)).toBe('#e63946');
  expect(session.history.undoLabel()).toBeNull();
  session.end();
});

test('the bar takes what is tried on, or gives it up', async () => {
  const session = await anEditor(<StylesPanel />);
  await userEvent.hover(choice('Kirsche'));
  await userEvent.click(bar().getByRole('button', { name: 'Zurück' }));
  await expect.element(bar()).not.toBeInTheDocument();
  expect(shownColor(session)).toBe('#e63946');
  await userEvent.hover(choice('Kirsche'));
  await userEvent.click(bar().getByRole('button', { name: 'Übernehmen' }));
  expect(session.store.document.colors.get('3')).toBe('#a3123a');
  session.end();
});

test('by keyboard: arrows walk over the sets and try them on, Enter takes one', async () => {
  const session = await anEditor(<StylesPanel />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(choice('Blau-Weiß')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(choice('Salbei')).toHaveFocus();
  await expect.element(bar().getByText(/Salbei auf allen/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(session.store.document.colors.get('3')).toBe('#4c6656');
  session.end();
});

test('a colour of its own by hex value; what cannot be read is said and mended', async () => {
  const session = await anEditor(<CustomColorSelector />);
  const hex = page.getByRole('textbox', { name: 'Farbwert' });
  await userEvent.click(choice('Hauptfarbe'));
  await userEvent.fill(hex, '#ffe95c');
  await userEvent.keyboard('{Enter}');
  expect(session.store.document.colors.get('3')).toBe('#ffe95c');
  await expect.element(page.getByText(/schwer zu lesen/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Lesbar machen' }));
  await expect.element(page.getByText('5 Farben, Text immer lesbar')).toBeVisible();
  session.end();
});

test('the inks of a colour are named in percent, in one step of undo; what no press can print is said', async () => {
  const session = await anEditor(<CustomColorSelector />);
  const ink = (name: string) => page.getByRole('textbox', { name: `${name} in Prozent` });
  const inks = () => exactInks(session.store.document);
  await userEvent.click(choice('Hauptfarbe'));
  await userEvent.fill(ink('Magenta'), '100');
  await userEvent.fill(ink('Gelb'), '101');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Gib ganze Zahlen von 0 bis 100 ein.')).toBeVisible();
  await userEvent.fill(ink('Gelb'), '85');
  await userEvent.fill(ink('Cyan'), '90');
  await userEvent.fill(ink('Schwarz'), '80');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/höchstens 300 %/)).toBeVisible();
  expect(inks()).toEqual([]);
  await userEvent.fill(ink('Cyan'), '');
  await userEvent.fill(ink('Schwarz'), '10');
  // Who leaves the fields has said it.
  await userEvent.click(choice('Hauptfarbe'));
  expect(inks()).toEqual([{ color: '#e63946', cmyk: [0, 100, 85, 10] }]);
  await expect.element(ink('Cyan')).toHaveValue('0');
  // Where the shop takes a fifth ink, it has a name; one that no plate can have is refused.
  const spot = page.getByRole('textbox', { name: 'Sonderfarbe' });
  await userEvent.fill(spot, 'Magenta');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/wie ihn der Farbfächer nennt/)).toBeVisible();
  await userEvent.fill(spot, 'PANTONE 186 C');
  await userEvent.keyboard('{Enter}');
  expect(inks()).toMatchObject([{ color: '#e63946', spot: 'PANTONE 186 C' }]);
  session.undo();
  expect(inks()).toMatchObject([{ color: '#e63946' }]);
  expect(inks()[0]).not.toHaveProperty('spot');
  await userEvent.click(choice('Zweite Farbe'));
  await expect.element(ink('Magenta')).toHaveValue('');
  await userEvent.click(choice('Hauptfarbe'));
  await userEvent.click(page.getByRole('button', { name: 'Werte entfernen' }));
  expect(inks()).toEqual([]);
  session.undo();
  expect(inks()).toHaveLength(1);
  session.undo();
  expect(inks()).toEqual([]);
  session.end();
});

test('the palette that a blueprint ships is not called hard to read where its designer sets no text', async () => {
  const shipped = new Map(Object.entries(paletteOf(['#0e3b3c', '#ee7f66', '#e3b341', '#b7ccc3', '#efeae0'])));
  const session = await anEditor(<CustomColorSelector />, undefined, { shippedColors: shipped });
  session.run('steps.recolor', (now) => recolorAlbum(now, { colors: Object.fromEntries(shipped) }));
  await expect.element(page.getByText('5 Farben, Text immer lesbar')).toBeVisible();
  await expect.element(page.getByText(/schwer zu lesen/)).not.toBeInTheDocument();
  await userEvent.click(choice('Tinte'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Farbwert' }), '#dfd8c8');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/schwer zu lesen/)).toBeVisible();
  session.end();
});

test('a palette comes out of a picture of a crest; a file that is none is refused in words', async () => {
  const session = await anEditor(<CustomColorSelector />);
  const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(field, new File(['nothing'], 'kaputt.png', { type: 'image/png' }));
  await expect.element(page.getByText(/keine Farben lesen/)).toBeVisible();
  const crest = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#1d5fa6"/><rect width="30" height="90" fill="#ffcc00"/></svg>`;
  await userEvent.upload(field, new File([crest], 'wappen.svg', { type: 'image/svg+xml' }));
  await userEvent.click(page.getByRole('button', { name: 'Farben aus wappen.svg übernehmen' }));
  expect(session.store.document.colors.get('3')).toBe('#1d5fa6');
  expect(session.history.undoLabel()).toBe('steps.recolor');
  session.end();
});

test('one font for one role, found by search', async () => {
  const session = await anEditor(<FontFamilies role="title" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Schrift suchen' }), 'merri');
  await userEvent.click(choice('Merriweather'));
  expect(session.store.document.fonts.get('title')).toEqual({ family: 'Merriweather', bold: true });
  expect(session.store.document.fonts.get('paragraph')?.family).toBe('Rubik');
  await userEvent.fill(page.getByRole('textbox', { name: 'Schrift suchen' }), 'xyz');
  await expect.element(page.getByText('Keine Schrift heißt so.')).toBeVisible();
  session.end();
});

test('fonts that the album is set in beside its roles come before all others', async () => {
  const session = await anEditor(
    <FontFamilies role="title" />,
    anAlbum().section().spread().text('Ruf', { font: 'Merriweather' }).text('Titel', { font: 'title' }),
  );
  const own = page.getByRole('radiogroup', { name: 'Schriften des Albums' });
  await expect
    .poll(() =>
      own
        .getByRole('radio')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Merriweather']);
  await userEvent.click(own.getByRole('radio'));
  expect(session.store.document.fonts.get('title')?.family).toBe('Merriweather');
  session.end();
});

test('designs of stickers with the own people, what they say, and empty places', async () => {
  const album = anAlbum()
    .section()
    .sticker('Ada', { photo: [300, 400] })
    .spread();
  const session = await anEditor(<StickerTemplateList />, album);
  await expect.element(page.getByText('Ada').first()).toBeVisible();
  await userEvent.click(choice('Gold'));
  await userEvent.click(group('Was auf dem Sticker steht').getByRole('radio', { name: 'Ohne Nummer' }));
  expect(session.store.document.settings.id).toBe('gold:numberless');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(session.store.document.settings).toMatchObject({ id: 'gold:numberless', cell_id: '', blank_enabled: false });
  session.undo();
  session.undo();
  session.undo();
  expect(session.store.document.settings).toMatchObject({ id: 'default', cell_id: '', blank_enabled: true });

  // Photos in inks of the palette; what another program set is a choice, too, until one is made.
  const portraits = group('Farben der Fotos');
  await expect.element(portraits.getByRole('radio', { name: 'Original' })).toBeChecked();
  await userEvent.click(portraits.getByRole('radio', { name: 'Tinte und Hauptfarbe' }));
  expect(session.store.document.settings.portrait).toEqual([2, 3, 6]);
  session.run('steps.sticker_design', (now) => changeStickerTemplate(now, { settings: { portrait: [4, 5] } }));
  await expect.element(portraits.getByRole('radio', { name: 'Wie in der Vorlage' })).toBeChecked();
  await userEvent.click(portraits.getByRole('radio', { name: 'Grau' }));
  await expect.element(portraits.getByRole('radio', { name: 'Wie in der Vorlage' })).not.toBeInTheDocument();
  session.undo();
  expect(session.store.document.settings.portrait).toEqual([4, 5]);
  session.end();
});

test('cells look like the stickers until they are given a design of their own', async () => {
  const session = await anEditor(<StickerTemplateList />);
  const settings = () => session.store.document.settings;
  await userEvent.click(choice('Dreieck'));
  await expect.element(choice('Feld: Wie die Sticker')).toBeChecked();
  await userEvent.hover(choice('Feld: Gold'));
  await expect.element(bar().getByText(/Feld: Gold auf allen/)).toBeVisible();
  expect(settings().cell_id).toBe('');
  await userEvent.click(choice('Feld: Gold'));
  expect(settings()).toMatchObject({ id: 'triangle', cell_id: 'gold' });
  await userEvent.click(group('Was im Feld steht').getByRole('radio', { name: 'Ohne Text' }));
  expect(settings()).toMatchObject({ id: 'triangle', cell_id: 'gold:textless' });
  await userEvent.click(choice('Feld: Klassisch'));
  expect(settings().cell_id).toBe('default:textless');
  await userEvent.click(choice('Feld: Wie die Sticker'));
  expect(settings()).toMatchObject({ id: 'triangle', cell_id: '' });
  session.undo();
  expect(settings().cell_id).toBe('default:textless');
  session.end();
});

test('a locked album is only looked at', async () => {
  const session = await anEditor(<StylesPanel />);
  session.meta.set({ ...session.meta.get(), locked: true });
  await expect.element(choice('Rasen')).toBeDisabled();
  await expect.element(choice('Gold')).toBeDisabled();
  session.end();
});

test('the cover lies unfolded, and its spine takes words and a colour where it is thick enough', async () => {
  const session = await anEditor(<StylesPanel />, anAlbum().section().spreads(41));
  const cover = page.getByRole('region', { name: 'Umschlag' });
  await expect.element(cover.getByText('Der Rücken ist 5,6 mm dick.')).toBeVisible();
  const drawing = cover.getByRole('img', { name: /^Der Umschlag aufgeklappt/ }).element();
  expect(drawing.querySelector('[data-spine]')?.textContent).toBe('SV Blau-Weiß 09');
  const field = cover.getByRole('textbox', { name: 'Text auf dem Rücken' });
  await userEvent.fill(field, ' Saison 27 ');
  await userEvent.keyboard('{Enter}');
  const root = () => session.store.document.nodes.get(session.store.document.rootId)?.props;
  expect(root()).toMatchObject({ spineText: 'Saison 27', fill: null });
  await expect.poll(() => cover.element().querySelector('[data-spine]')?.textContent).toBe('Saison 27');
  await userEvent.click(cover.getByRole('button', { name: 'Palettenfarbe 2' }));
  expect(root()).toMatchObject({ fill: 3 });
  await userEvent.click(cover.getByRole('button', { name: 'Wie die Vorderseite' }));
  expect(root()).toMatchObject({ fill: null });
  session.undo();
  session.undo();
  session.undo();
  expect(root()).toMatchObject({ spineText: null, fill: null });
  session.end();
});
