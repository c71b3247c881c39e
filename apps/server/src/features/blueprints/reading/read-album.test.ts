import { ALBUM_LANGUAGES, type AlbumLanguage, layoutSchema, withTemplateMark } from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { readAlbum, type ReadingRule } from './read-album.ts';
import { refusedWordsIn } from './refused-words.ts';

const NOTHING = { figures: new Set<string>(), isGround: () => false, isCarried: () => false };
/** A chapter that nothing is wrong with. */
const fine = () => anAlbum().section('Team').spread().cell({ sticker: 'Ada' }).text('Alle da', { color: 1 });
const chapter = (words: string, image = 'moon') =>
  anAlbum().section('A').spread().text(words).picture({ image }).section('B').spread();

function found(album: AlbumBuilder, rule: ReadingRule, language: AlbumLanguage = 'de', more = {}): string[] {
  const refused = refusedWordsIn(language);
  const read = { document: album.build(), language, layouts: [], answers: [], refused, excused: NOTHING, ...more };
  return readAlbum(read)
    .filter((finding) => finding.rule === rule)
    .map(({ spread, words }) => `${spread}: ${words}`);
}

test('nothing is found in an album that is in order', () => {
  const layouts = [] as const;
  const read = {
    document: fine().build(),
    language: 'de',
    layouts,
    answers: [],
    refused: refusedWordsIn('de'),
  } as const;
  expect(readAlbum({ ...read, excused: NOTHING })).toEqual([]);
});

test('a small album draws no motif large on two spreads with stickers, on two in a row, or on three', () => {
  const shown = (image: string) => ({ image, width: 120, height: 100 });
  const peopled = (album: AlbumBuilder, image: string) => album.spread().cell({ sticker: image }).picture(shown(image));
  const between = (album: AlbumBuilder) => album.spread();
  const first = peopled(anAlbum().section('Team'), 'moon-tall');
  expect(found(peopled(between(first), 'moon-wide'), 'motif')).toEqual(['4: moon, as spread 2']);
  const apart = (times: number) =>
    Array.from({ length: times }).reduce<AlbumBuilder>(
      (album) => between(album.spread().picture(shown('sun'))),
      anAlbum().section('Team'),
    );
  expect(found(apart(2), 'motif')).toEqual([]);
  expect(found(apart(3), 'motif')).toEqual(['6: sun, as spread 4']);
  const inARow = anAlbum().section('Team').spread().picture(shown('sun')).spread().picture(shown('sun'));
  expect(found(inARow, 'motif')).toEqual(['3: sun, as spread 2']);
  expect(
    found(inARow, 'motif', 'de', { excused: { ...NOTHING, isCarried: (image: string) => image === 'sun' } }),
  ).toEqual([]);
  const ornament = { image: 'sun', width: 60, height: 60 };
  const small = anAlbum().section('Team').spread().picture(ornament).spread().picture(ornament);
  expect(found(small, 'motif')).toEqual([]);
});

test('what is cut out of shapes is a motif, too', () => {
  const goose = (album: AlbumBuilder, x: number, body = 92) =>
    [
      { width: body, height: 54 },
      { width: 18, height: 92 },
      { width: 28, height: 28 },
      { width: 16, height: 7 },
    ].reduce<AlbumBuilder>((left, size, y) => left.element('Rectangle', { x: x + 60, y: 100 + y, ...size }), album);
  const flock = (album: AlbumBuilder, body?: number) =>
    [0, 100, 200].reduce<AlbumBuilder>(
      (left, x) => goose(left, x, body),
      album.spread().cell({ sticker: `At ${body}` }),
    );
  const farm = flock(anAlbum().section('Team'));
  // Two spreads in between, on which they do not stand: what is everywhere is the look of an album.
  const two = flock(farm.spread().spread());
  expect(found(two, 'motif')).toEqual(['5: shapes, as spread 2']);
});

test('a hint on paper is refused by its name, its words, an open question and a frame half over it; a wholly covered one is none', () => {
  const words = anAlbum().section('Team').spread();
  const named = words
    .text('Bitte lächeln', { name: 'Foto-Hinweis' })
    .text('Hier steht euer Foto')
    .text('{answer-club} rennt');
  expect(found(named, 'hint')).toEqual(['2: Bitte lächeln', '2: Hier steht euer Foto', '2: {answer-club} rennt']);
  const said = 'Hier steht ihr um 15 Uhr';
  const template = withTemplateMark('Text', { text: said }, () => false)['template'] as string;
  const under = (x: number) =>
    fine().text(said, { template, x, y: 5, width: 50 }).picture({ image: null, width: 100, height: 60 });
  expect(found(under(60), 'hint')).toEqual([`2: ${said}`]);
  expect([...found(under(20), 'hint'), ...found(under(20), 'figure')]).toEqual([]);
});

test('a sentence is not said twice, also with other signs or another automatic text; a label may be', () => {
  const album = fine().text('Wir singen bis {page-number} immer weiter. Tor!').spread().text('Tor!');
  expect(found(album.text('Wir singen bis {section} immer weiter!'), 'twice')).toEqual([
    '3: Wir singen bis {section} immer weiter!',
  ]);
});

test('no opener is like another one: by its words, or by its drawing while others are left', () => {
  expect(found(chapter('Vier Worte sind genug').text('Vier Worte sind genug'), 'openers')).toHaveLength(1);
  const drawn = chapter('Los', 'sun').text('Los').picture({ image: 'sun' });
  const opener = layoutSchema.parse({ id: 'opener', role: 'opener', stickers: 0, slots: [] });
  expect(found(drawn, 'openers', 'de', { layouts: [opener, opener] })).toEqual(['3: sun']);
  expect(found(drawn, 'openers', 'de', { layouts: [opener] })).toEqual([]);
});

test('no spread has the words and drawings of another one, whoever is on it', () => {
  const spread = (album: AlbumBuilder, name: string) =>
    album.spread().cell({ sticker: name }).text('Wer hier klebt, bleibt.').picture({ image: 'sun' });
  expect(found(spread(spread(anAlbum().section(), 'Ada'), 'Bo'), 'alike')).toEqual(['3: as spread 2']);
});

test('what looks like a place for a sticker is one', () => {
  const album = anAlbum().section().spread();
  for (const x of [10, 70, 130]) album.rectangle({ x: x - 5, y: 90, width: 60, height: 12 });
  album.cell({ x: 10, y: 20, sticker: 'Ada' }).cell({ x: 70, y: 20, sticker: 'Bo' });
  expect(found(album, 'place')).toEqual(['2: rectangle 60 × 12 at 125, 90']);
  album.rectangle({ x: 300, y: 20, width: 50, height: 70 }).cell({ x: 180, y: 200 });
  expect(found(album, 'place')).toEqual([
    '2: 1 cells without a sticker',
    '2: rectangle 60 × 12 at 125, 90',
    '2: rectangle 50 × 70 at 300, 20',
  ]);
});

test('a drawing of several places is refused where nobody was dealt to one of them', () => {
  const cells = [10, 70, 130].map((x) => ({ kind: 'single', x, y: 20, width: 50, height: 70 }));
  const shelf = { kind: 'shape', type: 'Image', x: 0, y: 10, width: 200, height: 90, props: { image: 'shelf' } };
  const layouts = [layoutSchema.parse({ id: 'shelf', role: 'team', stickers: 3, slots: [shelf, ...cells] })];
  const album = anAlbum().section().spread({ layout: 'shelf' });
  album.picture({ image: 'shelf', x: 0, y: 10, width: 200, height: 90 });
  album.cell({ x: 10, y: 20, sticker: 'Ada' }).cell({ x: 70, y: 20, sticker: 'Bo' });
  expect(found(album, 'drawn', 'de', { layouts })).toEqual(['2: picture shelf']);
  const excused = { ...NOTHING, isGround: (image: string) => image === 'shelf' };
  expect(found(album, 'drawn', 'de', { layouts, excused })).toEqual([]);
});

test('nobody stands alone on a spread whose chapter has more', () => {
  const album = anAlbum().section().spread().cell({ sticker: 'Ada' }).cell({ sticker: 'Bo' }).spread();
  expect(found(album.cell({ sticker: 'Cy' }), 'lonely')).toEqual(['3: 1 of 3']);
  expect(found(fine(), 'lonely')).toEqual([]);
});

test('a chapter does not end with the few that were left over', () => {
  const dealt = (...shares: readonly number[]) =>
    shares.reduce((album, share, at) => {
      const spread = album.spread();
      for (let one = 0; one < share; one++) spread.cell({ sticker: `${at} ${one}` });
      return spread;
    }, anAlbum().section());
  expect(found(dealt(14, 3), 'uneven')).toEqual(['3: 14, 3']);
  expect([...found(dealt(9, 8), 'uneven'), ...found(dealt(18, 4), 'uneven')]).toEqual([]);
});

test('pages for the main person or a pair are not filled by a list', () => {
  const slots = [{ kind: 'single', x: 10, y: 20, width: 50, height: 70 }];
  const layouts = [layoutSchema.parse({ id: 'head', role: 'team', stickers: 1, slots, by_hand: true })];
  const album = anAlbum().section().spread({ layout: 'head' });
  expect(found(album, 'hand', 'de', { layouts })).toEqual([]);
  expect(found(album.cell({ sticker: 'Ada' }), 'hand', 'de', { layouts })).toEqual(['2: head']);
});

test('words lie beside a photo, not under it, and on a line, not behind it', () => {
  const frame = { image: null, x: 10, y: 10, width: 100, height: 60 };
  const words = (y: number) => anAlbum().section().spread().text('Am See', { x: 20, y, width: 50, height: 8 });
  expect(found(words(66).picture(frame), 'covered')).toEqual(['2: Am See']);
  expect(found(words(72).picture(frame), 'covered')).toEqual([]);
  const ruled = (y: number) => words(100).rectangle({ x: 10, y, width: 90, height: 0.5 });
  expect(found(ruled(103.5), 'crossed')).toEqual(['2: Am See']);
  expect(found(ruled(107.5), 'crossed')).toEqual([]);
});

test('a title does not break within a word', () => {
  const title = { size: 72, width: 80, height: 30, autosize: false };
  expect(found(fine().text('Jugendmannschaft', title), 'broken')).toEqual(['2: Jugendmannschaft']);
  expect(found(fine().text('B-Jugend', title), 'broken')).toEqual([]);
});

test('a frame has a finished drawing under it, and no tint over that', () => {
  const frame = { image: null, x: 10, y: 10, width: 100, height: 60 };
  const drawing = { x: 30, y: 20, width: 60, height: 40, image: 'choir' };
  expect(found(fine().picture(drawing).picture(frame), 'frame')).toEqual([]);
  expect(found(fine().picture(frame), 'frame')).toEqual(['2: 100 × 60 at 10, 10']);
  expect(
    found(
      fine()
        .picture(drawing)
        .picture({ ...frame, fill: 3 }),
      'frame',
    ),
  ).toHaveLength(1);
});

test('no sheet is empty, and small albums carry stickers on most of theirs', () => {
  expect(found(fine().spread().text('Team'), 'bare')).toEqual(['3: ']);
  const album = fine().sticker('Bo').sticker('Cy').sticker('Di').sticker('Ed').sticker('Flo').sticker('Gus');
  expect(found(album.spreads(5), 'few')).toEqual(['1: 1 of 6, not 3']);
});

test('small print is refused by what it is: read, coloured or reversed, running', () => {
  const column = Array.from({ length: 40 }, () => 'Wort').join(' ');
  const album = fine()
    .text('Fuß', { size: 10, scale: 0.7 })
    .text('Rot', { size: 8.5, color: '#cc2222' })
    .text('Weiß', { size: 8.5, color: '#ffffff' })
    .text(column, { size: 9, width: 60 })
    .text('Schwarz', { size: 8 })
    .element('Text', { text: { paragraphs: [{ content: [{ text: 'Lauf', size: 6 }] }] } });
  expect(found(album, 'size').map((line) => line.slice(3, 15).split(':')[0])).toEqual([
    '7 pt, not 8',
    '8.5 pt, not ',
    '8.5 pt, not ',
    '9 pt, not 9.',
    '6 pt, not 8',
  ]);
  const fitted = { size: 24, width: 30, height: 10, lineHeight: 100, autosize: false, fit: true };
  const club = 'Spielgemeinschaft der Donaudampfschifffahrtsgesellschaft';
  expect(found(fine().text('Team', fitted).text(club, fitted), 'size')).toHaveLength(1);
});

test('figures are values of the album, answers, or excused; years, hours, prices and scores never are', () => {
  const album = fine()
    .text('Nr. 1 bis {total-stickers}')
    .text('1. Immer rennen')
    .text('Gegründet 1911')
    .text('Ab 15 Uhr')
    .text('Wir gewannen 3:1')
    .text('Wurst 2 €')
    .text('17 Matten')
    .text('Seit 1999-echt');
  const excused = { ...NOTHING, figures: new Set(['1911', '17']) };
  expect(found(album, 'figure', 'de', { excused, answers: ['1999-echt'] })).toEqual([
    '2: Gegründet 1911',
    '2: Ab 15 Uhr',
    '2: Wir gewannen 3:1',
    '2: Wurst 2 €',
  ]);
  expect(found(fine().text('17 Matten'), 'figure')).toEqual(['2: 17 Matten']);
});

test('phrases of the lists are refused in every language, whole words only', () => {
  expect(found(fine().text('Danke an den Kassier und den Kassierer'), 'phrase')).toEqual(['2: kassier']);
  expect(found(fine().text('Nur unser Kassierer zählt'), 'phrase')).toEqual([]);
  expect(found(fine().text('All times are\nwishes'), 'phrase', 'en')).toEqual(['2: all times are wishes']);
  for (const language of ['fr', 'it', 'pl'] as const) expect(refusedWordsIn(language).phrases).not.toEqual([]);
});

test('nothing names one kind of people over whoever a list has put there', () => {
  expect(found(fine().text('Unsere Mannschaft'), 'unfit')).toEqual(['2: Unsere Mannschaft']);
  expect(found(fine().spread().text('Die Mannschaft'), 'unfit')).toEqual([]);
  for (const language of ALBUM_LANGUAGES) expect(refusedWordsIn(language).groups).not.toEqual([]);
});

test('an album says du or Sie, not both', () => {
  const album = fine().text('Hier klebst du dein Bild').text('Sie tanzen gern');
  expect(found(album, 'address')).toEqual([]);
  expect(found(album.text('Bitte kleben Sie gerade'), 'address')).toEqual(['2: Bitte kleben Sie gerade']);
});

test('typewriter signs are refused', () => {
  const album = fine()
    .text('Das "Tor"')
    .text('Gleich ...')
    .text('Viel  Platz')
    .text('Hin - her')
    .text('„Tor“ – gleich …');
  expect(found(album, 'typing')).toEqual(['2: Das "Tor"', '2: Gleich ...', '2: Viel  Platz', '2: Hin - her']);
});
