import { createI18n, LOCALES } from '@figurina/locales';
import { anAlbum } from '@figurina/album/testing';
import type { StickerLink, StickerPerson } from '@figurina/contract';
import { describe, expect, it } from 'vitest';
import { createMakeSheet } from './make-sheet.ts';
import { posterColors } from './poster.ts';
import { qrCode } from './qr-code.ts';

const LINK = {
  url: 'https://fotos.example/s/Vq3fT9xKc0Lr7pWmZ2aEhg',
  sticker_upload_surprise: false,
  sticker_upload_closes_on: '2027-04-30',
} as StickerLink;
const album = anAlbum()
  .section('Erste <Elf>')
  .sticker('Theo Laurent', { photo: [300, 400] })
  .sticker('Mira Öztürk', { photo: [300, 400] })
  .sticker('Emil Kern', { photo: [300, 400] })
  .sticker('Greta Lindqvist')
  .spread()
  .build();
const people = [...album.stickers.values()].map(
  ({ id, name, sectionId, image }): StickerPerson =>
    ({
      sticker_id: id,
      name,
      section_id: sectionId,
      state: image ? 'accepted' : 'no_photo',
      url: `${LINK.url}${id}`,
    }) as StickerPerson,
);
const sheets = (link: Partial<StickerLink> = {}) =>
  createMakeSheet({
    read: async () => ({ document: album, people, link: { ...LINK, ...link } }),
    album: async () => ({ title: 'SV Blau-Weiß & Freunde', language: 'de' }),
  });

describe('the poster', () => {
  it('carries the album, drawn people, the whole link and the closing date', async () => {
    const page = (await sheets()('a', 'poster'))!;
    expect(page).toMatchObject({ width: 794, height: 1123 });
    for (const words of [
      'Werde ein Sticker!',
      'SV Blau-Weiß &amp; Freunde',
      'data:image/svg+xml',
      'bis 30. April',
      `aria-label="${LINK.url}"`,
    ])
      expect(page.html).toContain(words);
    expect(page.html.slice(page.html.indexOf('</style>'))).not.toMatch(/Mira|Öztürk/);
  });

  it('gives nothing away in surprise mode', async () => {
    for (const sheet of ['poster', 'picture', 'cards'] as const) {
      const { html: whole } = (await sheets({ sticker_upload_surprise: true })('a', sheet))!;
      // Without the fonts, in whose letters anything can be read.
      const html = whole.slice(whole.indexOf('</style>'));
      expect(html).not.toMatch(/sticker!|album|blau|elf/i);
      expect(html).not.toContain('Mira');
    }
    expect(posterColors(album, true)).not.toEqual(posterColors(album, false));
  });

  it('needs nothing from the network', async () => {
    const { html } = (await sheets()('a', 'picture'))!;
    expect(
      [...html.matchAll(/(?:src=|url\()["']?([^"')]{0,12})/g)].every(([, address]) => address!.startsWith('data:')),
    ).toBe(true);
  });

  it('says when there is no such album', async () => {
    const make = createMakeSheet({
      read: async () => undefined,
      album: async () => undefined,
    });
    expect(await make('a', 'poster')).toBeUndefined();
  });
});

describe('cards', () => {
  it('are for those whose photo is missing, or for those asked for, with their own link', async () => {
    const { html } = (await sheets()('a', 'cards'))!;
    expect(html).toContain('SV Blau-Weiß &amp; Freunde');
    expect(html).toContain('Greta Lindqvist');
    expect(html).not.toContain('Theo');
    expect(html).toContain('Erste &lt;Elf&gt;');
    expect(html).toContain(`aria-label="${people[3]!.url}"`);
    const chosen = (await sheets()('a', 'cards', [people[0]!.sticker_id]))!.html;
    expect(chosen).toContain('Theo Laurent');
    expect(chosen).not.toContain('Greta');
  });
});

it('puts ten cards on a page', async () => {
  const make = createMakeSheet({
    read: async () => ({
      document: album,
      link: LINK,
      people: Array.from({ length: 11 }, (_, at) => ({ ...people[3]!, sticker_id: `p${at}` })),
    }),
    album: async () => ({ title: 'x', language: 'de' }),
  });
  expect((await make('a', 'cards'))!.html.match(/class="page"/g)).toHaveLength(2);
});

it('has its words in every language', async () => {
  for (const locale of LOCALES) {
    const { t } = await createI18n(locale, ['poster']);
    expect(t('poster.until', { date: 'X' })).toContain('X');
  }
});

it('a QR code is a square of rows with white around it', () => {
  const { text } = qrCode('https://fotos.example/s/abc');
  const [, side] = /viewBox="0 0 (\d+) (\d+)"/.exec(text)!;
  expect((Number(side) - 4 - 21) % 4).toBe(0);
  expect(text).toMatch(/d="M2 2h7v1h-7z/);
});
