/**
 * Choreo: the fan curve as printing technique. Held-up cards build arrows, stripes and signs in the club's colours. Its
 * words and drawings lie in `../choreo`.
 */
import { BAND_NAMES, drawings, FRAMES, HEX, shownIn, type FrameSize } from '../choreo/drawings.ts';
import { QUESTIONS, WORDS } from '../choreo/words.ts';
import {
  HINT,
  FITTED,
  cell,
  cells,
  folios,
  frontCover,
  named,
  node,
  pick,
  picture,
  rect,
  rule,
  section,
  spread,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';
import { extraLayouts, swapLists } from '../extra-spreads.ts';
import { writingLines } from '../sports-words.ts';

const NIGHT = 2;
const CLUB = 3;
const AMBER = 4;
const BONE = 6;
/** A card that is not held up yet. */
const CARD = '#e0d5bf';
const WHITE = '#fffaf0';

const title = { font: 'title', uppercase: true, bold: null };
const sub = (color: number) => ({ font: 'sub_title', color });
const body = (color: number) => ({ font: 'paragraph', color, lineHeight: 145 });

/** A frame: the stand shows a sign until a photo is in, with a word for whoever has none yet. */
function photo(x: number, y: number, size: FrameSize, first = 0, more: Record<string, unknown> = {}): ContentNode[] {
  const [width, height] = FRAMES[size];
  return [
    picture(x, y, width, height, shownIn(size, first), { name: 'Choreografie' }),
    text(Math.max(x, 0) + 10, Math.max(y, 0) + 10, 180, 14, '@photo.hint', { ...sub(BONE), name: HINT }),
    picture(x, y, width, height, null, { name: 'Foto', ...more }),
  ];
}
const places = (xs: readonly number[], ys: readonly number[]): ContentNode[] => cells(xs, ys, { fill: CARD });
const EIGHT = [9, 63, 117, 171, 239, 293, 347, 401];
const LEFT = EIGHT.slice(0, 4);
const SIX_WIDE = [9, 90, 171, 239, 320, 401];

const pageNumbers = (): ContentNode[] => [
  rect(-4, 281, 22, 20, NIGHT),
  rect(442, 281, 22, 20, NIGHT),
  ...folios(6, 436, 285.5, 14, sub(BONE)),
];
const head = (): ContentNode[] => [
  text(9, 9, 215, 60, '{section}', { ...title, color: NIGHT, ...FITTED, name: 'Titel' }),
  text(10, 36, 212, 18, '@team.line', { ...sub(CLUB), ...FITTED }),
];
const band = (first = 0): ContentNode =>
  picture(-4, 245, 468, 56, [...BAND_NAMES.slice(first), ...BAND_NAMES.slice(0, first)], { name: 'Choreografie' });
/** Goes with its song: when all were sung, the cards are seen. As wide as a sheet where there is room for it. */
const chant = (x: number, y: number, width = 104): ContentNode => {
  const isWide = width > 150;
  return node('Group', { x: 0, y: 0, name: 'Gesang' }, [
    rect(x, y, width, isWide ? 62 : 70, NIGHT),
    text(x + 6, y + 7, width - 12, 26, '@chant.title', { ...title, color: AMBER, ...FITTED }),
    text(x + 6, y + (isWide ? 23 : 20), width - 12, isWide ? 36 : 24, '@chant.text', { ...sub(BONE), lineHeight: 108, height: isWide ? 33 : 46, ...FITTED }), // prettier-ignore
  ]);
};
const team = (label: string, children: ContentNode[], first = 0): ContentNode =>
  spread(label, BONE, [band(first), ...head(), ...children, ...pageNumbers()]);

interface Team {
  id: string;
  name: Localised;
  spread: ContentNode;
}
const steps = (xs: readonly number[], top: number, rise: number): ContentNode[] =>
  xs.map((x, at) => cell(x, top + at * rise, false, { fill: CARD }));
const TEAMS: readonly Team[] = [
  {
    id: 'choreo-team-24',
    name: named('Mannschaft', 'Team', 'Équipe', 'Squadra', 'Drużyna'),
    spread: team('Mannschaft 24', places(EIGHT, [54, 131, 208])),
  },
  {
    id: 'choreo-team-21',
    name: named('Mannschaft mit Gesang', 'Team with chant', 'Équipe et chant', 'Squadra con coro', 'Drużyna z przyśpiewką'), // prettier-ignore
    spread: team(
      'Mannschaft 21',
      [...places(EIGHT, [54, 131]), ...places(EIGHT.slice(0, 5), [208]), chant(347, 208)],
      1,
    ),
  },
  {
    id: 'choreo-team-18',
    name: named('Drei Reihen', 'Three rows', 'Trois rangs', 'Tre file', 'Trzy rzędy'),
    spread: team('Mannschaft 18', places(SIX_WIDE, [54, 131, 208]), 2),
  },
  {
    id: 'choreo-team-16',
    name: named('Zwei Reihen', 'Two rows', 'Deux rangs', 'Due file', 'Dwa rzędy'),
    spread: team('Mannschaft 16', places(EIGHT, [68, 152])),
  },
  {
    id: 'choreo-team-14',
    name: named('Das große V', 'The big V', 'Le grand V', 'La grande V', 'Duże V'),
    spread: team(
      'Mannschaft 14',
      [
        ...steps(LEFT, 54, 26),
        ...steps(EIGHT.slice(4), 132, -26),
        ...steps(LEFT.slice(0, 3), 131, 26),
        ...steps(EIGHT.slice(5), 183, -26),
      ],
      1,
    ),
  },
  {
    id: 'choreo-team-12',
    name: named('Zwölf und ein Foto', 'Twelve and a photo', 'Douze et une photo', 'Dodici e una foto', 'Dwanaście i zdjęcie'), // prettier-ignore
    spread: team('Mannschaft 12', [
      ...places(LEFT, [54, 131]),
      ...places(EIGHT.slice(4), [131]),
      ...photo(239, 18, 'wide'),
    ]),
  },
  {
    id: 'choreo-team-9',
    name: named('Neun und ein Foto', 'Nine and a photo', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie'),
    spread: team('Mannschaft 9', [...places([9, 90, 171], [54, 131, 208]), ...photo(239, 54, 'square')], 2),
  },
  {
    id: 'choreo-team-8',
    name: same4('Panorama'),
    spread: spread('Panorama 8', BONE, [
      ...photo(-4, -4, 'panorama'),
      band(1),
      rect(-20, 136, 250, 34, NIGHT, { rotation: -2.5 }),
      text(12, 141, 210, 48, '{section}', { ...title, color: BONE, rotation: -2.5, ...FITTED, name: 'Titel' }),
      ...places(EIGHT, [186]),
      ...pageNumbers(),
    ]),
  },
  {
    id: 'choreo-team-7',
    name: named(
      'Sieben und ein Foto',
      'Seven and a photo',
      'Sept et une photo',
      'Sette e una foto',
      'Siedem i zdjęcie',
    ),
    spread: team('Mannschaft 7', [...places([36, 117], [54, 131]), ...places([9, 90, 171], [208]), ...photo(239, 54, 'square', 2)], 1), // prettier-ignore
  },
  {
    id: 'choreo-team-6',
    name: named('Sechs und ein Foto', 'Six and a photo', 'Six et une photo', 'Sei e una foto', 'Sześć i zdjęcie'),
    spread: team('Mannschaft 6', [...photo(9, 54, 'square', 1), ...places([239, 320, 401], [78, 164])]),
  },
  {
    id: 'choreo-team-5',
    name: named('Fünf und ein Foto', 'Five and a photo', 'Cinq et une photo', 'Cinque e una foto', 'Pięć i zdjęcie'),
    spread: team('Mannschaft 5', [...places([9, 90, 171], [70]), ...places([49, 130], [154]), ...photo(239, 54, 'square', 1)], 2), // prettier-ignore
  },
  {
    id: 'choreo-team-4',
    name: named(
      'Vier und ein Foto',
      'Four and a photo',
      'Quatre et une photo',
      'Quattro e una foto',
      'Cztery i zdjęcie',
    ),
    spread: team('Vier und ein Foto', [...places(LEFT, [70]), chant(9, 160, 212), ...photo(239, 54, 'square', 1)]),
  },
  {
    id: 'choreo-team-3',
    name: named('Drei und ein Foto', 'Three and a photo', 'Trois et une photo', 'Tre e una foto', 'Trzy i zdjęcie'),
    spread: team(
      'Drei und ein Foto',
      [...photo(9, 54, 'square', 2), ...places([239, 320, 401], [70]), chant(239, 160, 212)],
      1,
    ),
  },
  {
    id: 'choreo-team-3b',
    name: named('Drei Stufen und ein Foto', 'Three steps and a photo', 'Trois marches et une photo', 'Tre gradini e una foto', 'Trzy stopnie i zdjęcie'), // prettier-ignore
    spread: team(
      'Drei Stufen und ein Foto',
      [...steps([9, 72, 135], 62, 50), ...photo(239, 20, 'wide', 1), chant(239, 142, 212)],
      2,
    ),
  },
  {
    id: 'choreo-team-2',
    name: named('Zwei und ein Foto', 'Two and a photo', 'Deux et une photo', 'Due e una foto', 'Dwoje i zdjęcie'),
    spread: team(
      'Zwei und ein Foto',
      [...places([9, 90], [70]), chant(9, 160, 212), ...photo(239, 54, 'square', 1)],
      2,
    ),
  },
  {
    id: 'choreo-team-1',
    name: named('Eins und ein Foto', 'One and a photo', 'Un et une photo', 'Uno e una foto', 'Jeden i zdjęcie'),
    spread: team('Eins und ein Foto', [...photo(9, 54, 'square'), ...places([401], [70]), chant(239, 160, 212)]),
  },
  {
    id: 'choreo-doubles',
    name: named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'),
    spread: team('Doppel', [...[11, 119, 241, 349].map((x) => cell(x, 54, true, { fill: CARD })), ...places(EIGHT, [131])], 1), // prettier-ignore
  },
];
function same4(word: string): Localised {
  return named(word, word, word, word, word);
}
const teamOf = (id: string): ContentNode => TEAMS.find((one) => one.id === id)!.spread;

interface Opener {
  art: string;
  /** Where the strip with the title crosses, and what of it is dark. */
  y: number;
  turn: number;
  strip: number;
}
const OPENERS: readonly Opener[] = [
  { art: 'diagonal', y: 186, turn: -5.5, strip: NIGHT },
  { art: 'stripes', y: 186, turn: -5.5, strip: CLUB },
  { art: 'arrows', y: 96, turn: 4, strip: NIGHT },
  { art: 'rings', y: 206, turn: 4, strip: NIGHT },
  { art: 'rays', y: 120, turn: -5.5, strip: CLUB },
  { art: 'blocks', y: 150, turn: 0, strip: NIGHT },
];
/** A choreography on one page, on the other the photo of those who come; every second one is the other way round. */
function opener(at: number): ContentNode {
  const { art, y, turn, strip } = pick(OPENERS, at);
  const mirrored = at % 2 === 1;
  const bandX = mirrored ? 176 : -20;
  const words = mirrored ? 242 : 14;
  const tilt = turn === 0 ? {} : { rotation: turn };
  return spread(`Auftakt ${at + 1}`, CLUB, [
    picture(mirrored ? 230 : -4, -4, 234, 305, `choreo-${art}`, { name: 'Choreografie' }),
    picture(mirrored ? -4 : 230, -4, 234, 305, shownIn('page', at), { name: 'Choreografie' }),
    text(mirrored ? 14 : 270, 14, 176, 16, '@photo.hint', { name: HINT, ...sub(BONE), align: mirrored ? 'left' : 'right' }), // prettier-ignore
    picture(mirrored ? -4 : 230, -4, 234, 305, null, { gradientMap: ['#11151c', '#ff8266'], name: 'Foto' }),
    rect(bandX, y, 304, 46, strip, tilt),
    text(words, y + 8, 208, 72, '{section}', { ...title, color: BONE, ...tilt, ...FITTED, name: 'Titel' }),
    node('Group', { x: 0, y: 0, name: 'Spruch' }, [
      rect(bandX + (mirrored ? 60 : 0), y + 44, 244, 20, AMBER, tilt),
      text(words, y + 49, 200, 22, `@opener.${at + 1}.quote`, { ...sub(NIGHT), ...tilt, ...FITTED }),
    ]),
    ...pageNumbers(),
  ]);
}

const teamPhoto = (): ContentNode =>
  spread('Mannschaftsfoto', NIGHT, [
    picture(-4, -26, 468, 56, [...BAND_NAMES].reverse(), { name: 'Choreografie' }),
    band(),
    ...photo(14, 40, 'group', 2),
    rect(-20, 206, 250, 40, CLUB, { rotation: -2.5 }),
    text(14, 213, 204, 48, '@photo.title', { ...title, color: BONE, rotation: -2.5, ...FITTED }),
    ...pageNumbers(),
  ]);
const pictures = (): ContentNode =>
  spread('Drei Bilder', BONE, [
    band(2),
    ...photo(9, 20, 'wide', 1),
    ...photo(9, 132, 'wide', 2),
    ...photo(239, 20, 'square', 2),
    text(240, 206, 208, 22, '@pictures.line', { ...sub(CLUB), ...FITTED, lines: 2, lineHeight: 115 }),
    ...pageNumbers(),
  ]);
const songs = (): ContentNode =>
  spread('Liederzettel', BONE, [
    picture(-4, -4, 234, 305, 'choreo-page-megaphone', { name: 'Choreografie' }),
    node('Group', { x: 0, y: 0, name: 'Gesang' }, [
      rect(14, 190, 202, 82, NIGHT),
      text(24, 198, 182, 24, '@songs.chant', { ...sub(BONE), ...FITTED, lineHeight: 125, height: 66 }),
    ]),
    text(244, 20, 206, 60, '@songs.title', { ...title, color: NIGHT, ...FITTED }),
    text(246, 46, 200, 18, '@songs.text', { ...sub(CLUB), ...FITTED, lines: 2, lineHeight: 115 }),
    ...writingLines(246, 84, 200, 13, 15, NIGHT),
    ...pageNumbers(),
  ]);
const COLUMNS = [
  [246, 118],
  [372, 32],
  [412, 36],
] as const;
const table = (): ContentNode =>
  spread('Tabelle', BONE, [
    picture(-4, -4, 234, 305, 'choreo-page-ball', { name: 'Choreografie' }),
    node('Group', { x: 0, y: 0, name: 'Zahl' }, [
      rect(14, 176, 202, 96, NIGHT),
      text(22, 182, 186, 72, '@table.number', { ...title, color: BONE, scale: 2, ...FITTED }),
      text(22, 246, 186, 24, '@table.counted', { ...sub(AMBER), ...FITTED }),
    ]),
    text(244, 20, 206, 60, '@table.title', { ...title, color: NIGHT, ...FITTED }),
    rect(244, 54, 206, 3, CLUB),
    ...['team', 'played', 'points'].flatMap((which, at) => {
      const [x, width] = pick(COLUMNS, at);
      return [text(x, 62, width, 12, `@table.${which}`, sub(CLUB)), ...writingLines(x, 90, width, 11, 17, NIGHT)];
    }),
    ...pageNumbers(),
  ]);
const trophies = (): ContentNode =>
  spread('Vitrine', BONE, [
    picture(230, -4, 234, 305, 'choreo-page-cup', { name: 'Choreografie' }),
    text(12, 20, 206, 72, '@trophies.title', { ...title, color: NIGHT, scale: 1.2, ...FITTED }),
    rect(14, 62, 202, 3, CLUB),
    text(14, 72, 202, 22, '@trophies.text', { ...sub(NIGHT), ...FITTED, lineHeight: 250, height: 162 }),
    text(14, 242, 202, 18, '@trophies.note', { ...sub(CLUB), ...FITTED, lines: 2, lineHeight: 115 }),
    ...pageNumbers(),
  ]);
const trips = (): ContentNode =>
  spread('Auswärtsfahrten', BONE, [
    band(1),
    text(14, 16, 200, 60, '@trips.title', { ...title, color: NIGHT, ...FITTED }),
    text(244, 20, 204, 22, '@trips.farthest', { ...sub(CLUB), ...FITTED, lines: 2, lineHeight: 115 }),
    ...[14, 244].flatMap((x) =>
      [0, 1, 2, 3].flatMap((at) => {
        const y = 56 + at * 46;
        return [
          rect(x, y, 202, 42, WHITE),
          rect(x, y, 4, 42, at % 2 === 0 ? CLUB : NIGHT),
          text(x + 10, y + 5, 60, 11, '@hand.date', sub(NIGHT)),
          text(x + 66, y + 5, 60, 11, '@trips.where', sub(NIGHT)),
          text(x + 10, y + 23, 60, 11, '@trips.who', sub(NIGHT)),
          rule(x + 10, y + 19, 48, NIGHT, 0.35),
          rule(x + 66, y + 19, 128, NIGHT, 0.35),
          rule(x + 10, y + 37, 184, NIGHT, 0.35),
        ];
      }),
    ),
    ...pageNumbers(),
  ]);
const own = (): ContentNode =>
  spread('Eure Choreo', BONE, [
    text(14, 14, 200, 60, '@own.title', { ...title, color: NIGHT, ...FITTED }),
    text(244, 17, 204, 18, '@own.text', { ...sub(CLUB), ...FITTED, lines: 2, lineHeight: 115 }),
    rect(14, 52, 201.4, 212, WHITE),
    rect(244.6, 52, 201.4, 212, WHITE),
    picture(14, 52, 201.4, 212, 'choreo-blank', { name: 'Karten' }),
    picture(244.6, 52, 201.4, 212, 'choreo-blank', { name: 'Karten' }),
    ...pageNumbers(),
  ]);
const four = (): ContentNode =>
  spread('Vier am Stück', BONE, [
    band(2),
    text(14, 14, 200, 60, '@four.title', { ...title, color: NIGHT, ...FITTED }),
    text(244, 14, 204, 16, '@four.text', { ...sub(CLUB), ...FITTED, lineHeight: 115, height: 34 }),
    rect(14, 58, 200.2, 171.6, WHITE),
    rect(245.8, 58, 200.2, 171.6, WHITE),
    picture(14, 58, 200.2, 171.6, 'choreo-four', { name: 'Spielfeld' }),
    picture(245.8, 58, 200.2, 171.6, 'choreo-four', { name: 'Spielfeld' }),
    ...pageNumbers(),
  ]);
/** Scarves that hang in rows, one line each. */
const signed = (): ContentNode =>
  spread('Mit Unterschrift', NIGHT, [
    text(14, 14, 200, 60, '@signed.title', { ...title, color: BONE, ...FITTED }),
    text(244, 22, 204, 22, '@signed.text', { ...sub(AMBER), ...FITTED }),
    ...[14, 244].flatMap((x) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((at) => {
        const y = 48 + at * 32;
        return [
          rect(x, y, 202, 24, WHITE),
          rect(x, y, 14, 24, CLUB),
          rect(x + 188, y, 14, 24, CLUB),
          rule(x + 24, y + 18, 154, NIGHT, 0.35),
        ];
      }),
    ),
    ...pageNumbers(),
  ]);
const records = (): ContentNode =>
  spread('Kurvenrekorde', BONE, [
    band(),
    text(14, 14, 202, 60, '@records.title', { ...title, color: NIGHT, ...FITTED }),
    ...[14, 244].flatMap((x, page) =>
      [1, 2, 3, 4].flatMap((at) => {
        const y = 52 + (at - 1) * 46;
        return [
          rect(x, y, 202, 3, CLUB),
          text(x, y + 7, 202, 20, `@hand.record.${page * 4 + at}`, { ...sub(NIGHT), ...FITTED }),
          ...writingLines(x, y + 34, 202, 1, 0, NIGHT),
        ];
      }),
    ),
    ...pageNumbers(),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', BONE, [
    rect(-4, -4, 468, 46, NIGHT),
    ...swapLists({ at: [14, 244], y: 16, width: 202, lines: 11, heading: { ...title, color: BONE }, note: { ...sub(AMBER), size: 14 }, color: NIGHT }), // prettier-ignore
    ...pageNumbers(),
  ]);

const filler = (id: string, role: 'text' | 'picture', name: Localised, made: ContentNode) => ({ id, name, role, spread: made }); // prettier-ignore
const layouts: BlueprintContent['layouts'] = [
  ...OPENERS.map((_, at): BlueprintContent['layouts'][number] => {
    const name = named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie');
    const numbered = (words: string): string => (at === 0 ? words : `${words} ${at + 1}`);
    return {
      id: at === 0 ? 'choreo-opener' : `choreo-opener-${at + 1}`,
      name: named(numbered(name.de), numbered(name.en), numbered(name.fr), numbered(name.it), numbered(name.pl)),
      role: 'opener',
      spread: opener(at),
    };
  }),
  ...TEAMS.map((one) => ({ ...one, role: 'team' as const })),
  filler('choreo-own', 'text', named('Eure Choreo', 'Your display', 'Votre tifo', 'La vostra coreografia', 'Wasza choreografia'), own()), // prettier-ignore
  filler('choreo-photo', 'picture', named('Mannschaftsfoto', 'Team photo', 'Photo d’équipe', 'Foto di squadra', 'Zdjęcie drużyny'), teamPhoto()), // prettier-ignore
  filler('choreo-twelfth', 'text', named('Liederzettel', 'Song sheet', 'Carnet de chants', 'Canzoniere', 'Śpiewnik'), songs()), // prettier-ignore
  filler('choreo-signed', 'text', named('Unterschriften', 'Signatures', 'Dédicaces', 'Firme', 'Podpisy'), signed()),
  ...extraLayouts('choreo', pictures(), swaps()),
  filler(
    'choreo-trips',
    'text',
    named('Auswärtsfahrten', 'Away days', 'Déplacements', 'Trasferte', 'Wyjazdy'),
    trips(),
  ),
  filler('choreo-records', 'text', named('Rekorde', 'Records', 'Records', 'Record', 'Rekordy'), records()),
  filler('choreo-four', 'text', named('Vier am Stück', 'Four in a row', 'Quatre à la file', 'Quattro in fila', 'Cztery w rzędzie'), four()), // prettier-ignore
  filler('choreo-table', 'text', named('Tabelle', 'League table', 'Classement', 'Classifica', 'Tabela'), table()),
  filler('choreo-trophies', 'text', named('Vitrine', 'Trophies', 'Trophées', 'Bacheca', 'Gablota'), trophies()),
];

export const blueprint: BlueprintContent = {
  id: 'sports-choreo',
  blueprint_category: 'sports',
  title: named('Choreo', 'Choreo', 'Tifo', 'Coreografia', 'Choreo'),
  description: {
    de: 'Hochgehaltene Karten bauen Pfeile, Streifen und Zeichen in euren Farben. Für Vereine, die laut sind.',
    en: 'Held-up cards build arrows, stripes and signs in your colours. For clubs that are loud.',
    fr: 'Des cartons levés dessinent flèches, bandes et signes à vos couleurs. Pour les clubs qui font du bruit.',
    it: 'Cartoncini alzati disegnano frecce, strisce e segni nei vostri colori. Per società che si fanno sentire.',
    pl: 'Uniesione kartony tworzą strzałki, pasy i znaki w waszych barwach. Dla klubów, które słychać.',
  },
  palette: [HEX.night, HEX.club, HEX.amber, HEX.grey, HEX.bone],
  fonts: {
    title: { family: 'Anton', bold: false },
    sub_title: { family: 'Barlow Condensed', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'triangle',
  texts: WORDS,
  questions: QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(NIGHT, [
          picture(226, -4, 238, 305, 'choreo-cover', { name: 'Choreografie' }),
          rect(226, 245, 238, 56, NIGHT),
          text(241, 250.5, 212, 72, '{album-title}', { ...title, color: BONE, scale: 1, ...FITTED, name: 'Titel' }),
          rule(242, 281.5, 206, CLUB, 0.7),
          text(242, 284.5, 130, 16, '@cover.line', { ...sub(BONE), ...FITTED }),
          text(378, 284.5, 70, 16, '@cover.numbers', { ...sub(AMBER), ...FITTED, align: 'right' }),
        ]),
        spread('Anpfiff', BONE, [
          rect(-4, -4, 234, 305, NIGHT),
          band(),
          picture(230, 213, 234, 88.5, 'choreo-inside', { name: 'Choreografie' }),
          text(12, 22, 210, 72, '@inside.chant', { ...title, color: BONE, scale: 1.6, lines: 3, ...FITTED }),
          rect(14, 146, 66, 3, CLUB),
          text(14, 154, 200, 16, '@inside.note', { ...body(BONE), ...FITTED, lineHeight: 125, lines: 3 }),
          text(14, 178, 200, 18, '@inside.club', { ...sub(AMBER), ...FITTED, lineHeight: 115, lines: 2 }),
          rect(14, 200, 202, 36, WHITE),
          text(22, 205, 186, 14, '@hand.owner', sub(NIGHT)),
          rule(22, 229, 186, NIGHT, 0.5),
          text(245, 22, 202, 72, '@welcome.title', { ...title, color: NIGHT, scale: 1.4, ...FITTED }),
          text(246, 62, 200, 20, '@welcome.text', { ...body(NIGHT), ...FITTED, lineHeight: 130, height: 52 }),
          rule(246, 118, 200, CLUB, 1.5),
          text(246, 124, 200, 28, '@contents.title', { ...title, color: CLUB, ...FITTED }),
          node('Text', {
            x: 246,
            y: 142,
            width: 200,
            height: 66,
            size: 30,
            lineHeight: 150,
            font: 'sub_title',
            color: NIGHT,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          rect(442, 281, 22, 20, NIGHT),
          text(436, 285.5, 18, 14, '{page-number}', { ...sub(BONE), align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.first', [opener(0), teamOf('choreo-team-21'), teamOf('choreo-team-14'), teamPhoto()]),
    section('@chapter.youth', [opener(1), teamOf('choreo-team-12'), teamOf('choreo-team-9'), songs()]),
    section(
      '@section.back',
      [
        spread('Saison in Bildern', NIGHT, [
          ...photo(10, 14, 'square', 2),
          ...photo(238, 14, 'wide'),
          ...photo(238, 132, 'wide', 3),
          rect(-20, 206, 250, 40, CLUB, { rotation: -2.5 }),
          text(14, 213, 206, 48, '@season.title', { ...title, color: BONE, rotation: -2.5, ...FITTED }),
          text(24, 252, 190, 16, '@season.text', { ...sub(BONE), ...FITTED, lineHeight: 120, lines: 3 }),
          ...pageNumbers(),
        ]),
        spread('Danke', BONE, [
          rect(-4, 245, 234, 56, CLUB),
          text(14, 22, 206, 60, '@thanks.title', { ...title, color: NIGHT, ...FITTED, lines: 2 }),
          text(14, 84, 200, 32, '@thanks.text', { ...body(NIGHT), ...FITTED, lineHeight: 130, height: 150 }),
          picture(230, -4, 234, 305, 'choreo-page-twelve', { name: 'Choreografie' }),
          node('Group', { x: 0, y: 0, name: 'Bande' }, [
            rect(244, 196, 202, 76, NIGHT),
            text(254, 203, 182, 26, '@sponsors.title', { ...title, color: AMBER, ...FITTED }),
            text(254, 219, 182, 20, '@sponsors.text', { ...sub(BONE), ...FITTED, lineHeight: 125, height: 48 }),
          ]),
          ...pageNumbers(),
        ]),
        spread('Rückseite', CLUB, [
          picture(-4, -4, 238, 305, 'choreo-back', { name: 'Choreografie' }),
          rect(-4, 245, 238, 56, NIGHT),
          text(12, 254, 206, 28, '@back.line', { ...title, color: BONE, ...FITTED }),
          text(12, 272, 206, 16, '{album-title}', { ...sub(AMBER), ...FITTED }),
        ]),
      ],
      true,
    ),
  ],
};
