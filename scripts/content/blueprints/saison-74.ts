/**
 * Saison 74: the first album of the club, as if it had been printed in 1974. Five stripes run through the book, up one
 * margin, under the rows and down the other; an empty cell is a sun that waits to be covered by a face. Its words and
 * drawings lie in `../saison`.
 */
import {
  HINT,
  named,
  FITTED,
  cell,
  disc,
  folios,
  frame,
  frontCover,
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
import { drawings, FRAMES, HEX, scenesIn, type FrameSize } from '../saison/drawings.ts';
import { QUESTIONS, WORDS } from '../saison/words.ts';
import { writingLines } from '../sports-words.ts';

/** What is read, in black ink alone: brown is four inks, which never meet quite exactly. */
const BLACK = 1;
const BROWN = 2;
const ORANGE = 3;
const MUSTARD = 4;
const OLIVE = 5;
const CREAM = 6;
/** The margin that presses of the time left white. */
const BORDER = '#fcf4e3';
const STRIPES = [BROWN, ORANGE, MUSTARD, OLIVE, BROWN];
const TWO_INKS = [BROWN, CREAM, BROWN, CREAM, BROWN];
const sub = (color: number | string) => ({ font: 'sub_title', color });

const slab = { font: 'title' };
/** Five stripes side by side along a box, turning at its corners; what lies beyond the page is the rest of the way. */
const stripes = (
  x: number,
  y: number,
  width: number,
  height: number,
  colors = STRIPES,
  { turn = 50, thick = 7 } = {},
): ContentNode[] =>
  colors.map((color, at) =>
    frame(x + at * thick, y + at * thick, width - at * thick * 2, height - at * thick * 2, color, thick + 0.1, {
      borderRadius: turn - at * thick,
    }),
  );
/** Up one margin, under the rows, down the other, narrow and tight enough for the last places of a row. */
const band = (colors = STRIPES): ContentNode[] => stripes(12, -80, 436, 369, colors, { turn: 36, thick: 6 });
const TURNED = [OLIVE, BROWN, ORANGE, MUSTARD, OLIVE];
const border = (): ContentNode => frame(-4, -4, 468, 305, BORDER, 12);
const pagesOn = (color: number | string): ContentNode[] => folios(12, 430, 282, 12, { ...slab, color });
const pages = (): ContentNode[] => pagesOn(BROWN);
const header = (x = 52, width = 166): ContentNode[] => [
  text(x, 13, width, 44, '{section}', { ...slab, lineHeight: 112, ...FITTED, color: BROWN, lines: 1.1, name: 'Titel' }),
  text(x === 52 ? 242 : 252, 15, x === 52 ? 166 : 186, 18, '@team.line', { ...sub(BLACK), ...FITTED, lineHeight: 115, lines: 2 }), // prettier-ignore
];
type Place = readonly [number, number];
/** The blank of a picture: a sun, until a face covers it. */
const blanks = (places: readonly Place[], sun = MUSTARD, width = 50): ContentNode[] => [
  ...places.map(([x, y]) => rect(x - 1.5, y - 1.5, width + 3, 73, CREAM, { stroke: BROWN, strokeWidth: 0.5 })),
  ...places.map(([x, y]) => disc(x + width / 2, y + 28.5, 22, sun)),
  ...places.map(([x, y]) => cell(x, y, width > 50, { fill: CREAM, fillOpacity: 0 })),
];
const COLUMNS = [52, 110, 168, 242, 300, 358];
/** They end where the stripes below begin. */
const ROWS = [38, 112, 186];
const grid = (columns: readonly number[], rows: readonly number[]): Place[] =>
  rows.flatMap((y) => columns.map((x): Place => [x, y]));
/** A frame in its white margin: a scene in two inks until a photo is in, with a word for whoever has none yet. */
function photo(x: number, y: number, size: FrameSize, first = 0): ContentNode[] {
  const [width, height] = FRAMES[size];
  return [
    rect(x, y, width, height, BORDER),
    picture(x + 3, y + 3, width - 6, height - 6, scenesIn(size, first), { name: 'Szene' }),
    text(x + 10, y + 8, Math.min(width - 20, 180), 12, '@photo.hint', { ...sub(BROWN), name: HINT }),
    picture(x + 3, y + 3, width - 6, height - 6, null, { gradientMap: [BROWN, CREAM], name: 'Foto' }),
  ];
}
interface Look {
  extras?: ContentNode[];
  sun?: number;
  colors?: number[];
}
const sheet = (label: string, places: readonly Place[], { extras = [], sun = MUSTARD, colors = STRIPES }: Look = {}) =>
  spread(label, CREAM, [...band(colors), border(), ...header(), ...extras, ...blanks(places, sun), ...pages()]);
const LEFT = COLUMNS.slice(0, 3);
const RIGHT = COLUMNS.slice(3);
const WIDE = [13, 67, 121, 175, 235, 289, 343, 397];

interface Team {
  id: string;
  name: Localised;
  by_hand?: true;
  spread: ContentNode;
}
/** The old photo beside the sticker of today: for those of whom there is one. */
const thenAndNow = (): ContentNode =>
  spread('Damals und heute', CREAM, [
    ...band(),
    border(),
    text(52, 15, 80, 44, '@then.title', { ...slab, ...FITTED, color: BROWN }),
    text(138, 15, 80, 44, '@now.title', { ...slab, ...FITTED, color: OLIVE }),
    text(242, 13, 166, 16, '@then.text', { ...sub(BLACK), ...FITTED, lineHeight: 110, lines: 3 }),
    ...[52, 242].flatMap((x, page) => ROWS.flatMap((y, row) => photo(x, y, 'small', (page + row) % 3))),
    ...blanks(grid([166, 356], ROWS), ORANGE),
    ...pages(),
  ]);
const TEAMS: readonly Team[] = [
  {
    id: 'saison-24',
    name: named('Großer Kader', 'Large squad', 'Grand effectif', 'Rosa grande', 'Duży skład'),
    spread: spread('Vierundzwanzig', CREAM, [
      ...stripes(-60, -80, 580, 369, STRIPES, { thick: 6 }),
      border(),
      ...header(14, 206),
      ...blanks(grid(WIDE, ROWS)),
      ...pagesOn(CREAM),
    ]),
  },
  { id: 'saison-18', name: named('Kader', 'Squad', 'Effectif', 'Rosa', 'Skład'), spread: sheet('Achtzehn', grid(COLUMNS, ROWS)) }, // prettier-ignore
  {
    id: 'saison-15',
    name: named('Kader mit Foto', 'Squad with photo', 'Effectif et photo', 'Rosa con foto', 'Skład ze zdjęciem'),
    spread: sheet('Fünfzehn und ein Foto', [...grid(COLUMNS, ROWS.slice(0, 1)), ...grid(LEFT, ROWS.slice(1, 2)), ...grid(COLUMNS, ROWS.slice(2))], { extras: photo(242, 112, 'strip'), sun: ORANGE, colors: TURNED }), // prettier-ignore
  },
  {
    id: 'saison-12',
    name: named('Zwölf und ein Foto', 'Twelve and a photo', 'Douze et une photo', 'Dodici e una foto', 'Dwanaście i zdjęcie'), // prettier-ignore
    spread: sheet('Zwölf und ein Foto', [...grid(LEFT, ROWS), ...grid(RIGHT, ROWS.slice(2))], { extras: photo(242, 37.5, 'mid') }), // prettier-ignore
  },
  {
    id: 'saison-9',
    name: named('Neun und ein Foto', 'Nine and a photo', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie'),
    spread: sheet('Neun und ein Foto', grid(LEFT, ROWS), { extras: photo(242, 46, 'tall', 1), sun: ORANGE }),
  },
  {
    id: 'saison-8',
    name: named('Acht und zwei Fotos', 'Eight and two photos', 'Huit et deux photos', 'Otto e due foto', 'Osiem i dwa zdjęcia'), // prettier-ignore
    spread: sheet('Acht und zwei Fotos', [...grid([74, 146], ROWS.slice(0, 2)), ...grid([264, 336], ROWS.slice(0, 2))], { extras: [...photo(52, 186, 'strip', 1), ...photo(242, 186, 'strip', 2)], colors: TURNED }), // prettier-ignore
  },
  {
    id: 'saison-7',
    name: named(
      'Sieben und ein Foto',
      'Seven and a photo',
      'Sept et une photo',
      'Sette e una foto',
      'Siedem i zdjęcie',
    ),
    spread: sheet('Sieben und ein Foto', [...grid(COLUMNS.slice(3), ROWS.slice(0, 1)), [271, 112], [329, 112], ...grid([271, 329], ROWS.slice(2))], { extras: photo(52, 46, 'tall', 2), sun: ORANGE, colors: TURNED }), // prettier-ignore
  },
  {
    id: 'saison-6',
    name: named('Sechs und ein Foto', 'Six and a photo', 'Six et une photo', 'Sei e una foto', 'Sześć i zdjęcie'),
    spread: sheet('Sechs und ein Foto', grid([260, 340], ROWS), { extras: photo(52, 46, 'tall') }),
  },
  {
    id: 'saison-5',
    name: named('Fünf und ein Foto', 'Five and a photo', 'Cinq et une photo', 'Cinque e una foto', 'Pięć i zdjęcie'),
    spread: sheet('Fünf und ein Foto', [[52, 38], [168, 38], [110, 112], [52, 186], [168, 186]], { extras: photo(242, 46, 'tall', 1), colors: TURNED }), // prettier-ignore
  },
  {
    id: 'saison-4',
    name: named(
      'Vier und ein Foto',
      'Four and a photo',
      'Quatre et une photo',
      'Quattro e una foto',
      'Cztery i zdjęcie',
    ),
    spread: sheet('Vier und ein Foto', grid([260, 340], [70, 152]), { extras: photo(52, 46, 'tall', 2), sun: ORANGE }),
  },
  {
    id: 'saison-3',
    name: named('Drei und ein Foto', 'Three and a photo', 'Trois et une photo', 'Tre e una foto', 'Trzy i zdjęcie'),
    spread: sheet('Drei und ein Foto', grid(LEFT, ROWS.slice(0, 1)), { extras: [...photo(52, 130, 'wide', 5), ...photo(242, 46, 'tall')] }), // prettier-ignore
  },
  {
    id: 'saison-3b',
    name: named('Drei Stufen und ein Foto', 'Three steps and a photo', 'Trois marches et une photo', 'Tre gradini e una foto', 'Trzy stopnie i zdjęcie'), // prettier-ignore
    spread: sheet('Drei Stufen und ein Foto', [[242, 38], [298, 110], [354, 182]], { extras: [...photo(52, 46, 'tall', 4), picture(352, 44, 58, 58, 'saison-ball', { name: 'Ball' }), picture(240, 198, 62, 51.9, 'saison-boot', { name: 'Schuh' })], colors: TURNED }), // prettier-ignore
  },
  {
    id: 'saison-2',
    name: named('Zwei und ein Foto', 'Two and a photo', 'Deux et une photo', 'Due e una foto', 'Dwa i zdjęcie'),
    spread: sheet('Zwei und ein Foto', [[81, 76], [139, 76]], { extras: [...photo(52, 176, 'strip', 6), ...photo(242, 46, 'tall', 1)], sun: ORANGE, colors: TURNED }), // prettier-ignore
  },
  {
    id: 'saison-1',
    name: named('Eins und ein Foto', 'One and a photo', 'Un et une photo', 'Uno e una foto', 'Jeden i zdjęcie'),
    spread: sheet('Eins und ein Foto', [[300, 100]], { extras: photo(52, 46, 'tall', 2) }),
  },
  {
    id: 'saison-then',
    name: named('Damals und heute', 'Then and now', 'Hier et aujourd’hui', 'Ieri e oggi', 'Wtedy i dziś'),
    by_hand: true,
    spread: thenAndNow(),
  },
  {
    id: 'saison-doubles',
    name: named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'),
    spread: spread('Doppel', CREAM, [
      ...band(TURNED),
      border(),
      ...header(),
      ...blanks(grid([52, 242], ROWS), MUSTARD, 100),
      ...blanks(grid([160, 350], ROWS), ORANGE),
      ...pages(),
    ]),
  },
];
const teamOf = (id: string): ContentNode => TEAMS.find((one) => one.id === id)!.spread;

interface Opener {
  ground: number;
  sun: number;
  thing: string;
  /** Of the drawing; its middle is that of the sun. */
  size: readonly [number, number];
  isPhoto: boolean;
}
const OPENERS: readonly Opener[] = [
  { ground: MUSTARD, sun: ORANGE, thing: 'kick', size: [214, 222], isPhoto: false },
  { ground: OLIVE, sun: MUSTARD, thing: 'keeper', size: [206, 188.7], isPhoto: true },
  { ground: ORANGE, sun: MUSTARD, thing: 'ball', size: [170, 170], isPhoto: false },
  { ground: BROWN, sun: ORANGE, thing: 'pennant', size: [168, 191.5], isPhoto: true },
  { ground: CREAM, sun: OLIVE, thing: 'cup', size: [176, 188.3], isPhoto: false },
  { ground: MUSTARD, sun: CREAM, thing: 'boot', size: [200, 167.3], isPhoto: true },
];
/** Every second pair is the other way round. */
const opener = (at: number): ContentNode => {
  const { ground, sun, thing, size, isPhoto } = pick(OPENERS, at);
  const isMirrored = at === 2 || at === 3;
  const across = (x: number, width: number): number => (isMirrored ? 460 - x - width : x);
  const [width, height] = size;
  const drawn = (middle: number, y: number): ContentNode =>
    picture(across(middle - width / 2, width), y - height / 2, width, height, `saison-${thing}`, { name: 'Zeichnung' });
  const ink = ground === BROWN || ground === OLIVE ? CREAM : BROWN;
  const bars = ground === BROWN ? [CREAM, ORANGE, CREAM, ORANGE, CREAM] : TWO_INKS;
  const title = { ...slab, ...FITTED, name: 'Titel' };
  if (isPhoto) {
    const square = across(290, 158);
    return spread(`Auftakt ${at + 1}`, ground, [
      ...stripes(across(250, 300), -60, 300, 330, bars),
      disc(across(24, 184) + 92, 124, 92, sun),
      drawn(116, 124),
      ...photo(square, 64, 'square', (at + 1) % 3),
      border(),
      rect(across(12, 216), 210, 216, 68, BROWN, ground === BROWN ? { stroke: CREAM, strokeWidth: 0.6 } : {}),
      text(across(20, 200), 217, 200, 72, '{section}', { ...title, lineHeight: 108, color: CREAM, scale: 1.4 }),
      text(across(20, 200), 258, 200, 18, `@opener.${at + 1}.line`, { ...sub(CREAM), ...FITTED, lineHeight: 110, lines: 2 }), // prettier-ignore
      ...pagesOn(ink),
    ]);
  }
  return spread(`Auftakt ${at + 1}`, ground, [
    disc(across(238, 184) + 92, 140, 92, sun),
    ...(at === 0 ? [picture(230, 151, 234, 150, 'saison-dots', { opacity: 0.3, name: 'Raster' })] : []),
    ...stripes(across(-80, 330), 196, 330, 200, bars),
    drawn(336, 148),
    border(),
    text(across(18, 204), 22, 204, 72, '{section}', { ...title, lineHeight: 108, color: ink, scale: 1.5, lines: 1.5 }),
    text(across(20, 200), 104, 200, 24, `@opener.${at + 1}.line`, {
      ...sub(ink),
      ...FITTED,
      lineHeight: 115,
      lines: 3,
    }),
    node('Group', { x: 0, y: 0, name: 'Früher' }, [
      rect(across(94, 124), 142, 124, 50, BORDER),
      frame(across(97, 118), 145, 118, 44, BROWN, 0.6),
      text(across(103, 106), 149, 106, 20, `@fact.${at + 1}.title`, { ...slab, ...FITTED, color: BROWN }),
      text(across(103, 106), 161, 106, 18, `@fact.${at + 1}.text`, { ...sub(BLACK), ...FITTED, lineHeight: 115, height: 26 }), // prettier-ignore
    ]),
    // Not on the dots.
    ...(at === 0 ? [rect(424, 279, 28, 10, ground)] : []),
    ...pagesOn(ink),
  ]);
};

const titled = (key: string, color = BROWN): ContentNode => text(52, 16, 166, 44, key, { ...slab, ...FITTED, color });
const groupPhoto = (): ContentNode =>
  spread('Mannschaftsfoto', CREAM, [
    ...stripes(-60, -80, 580, 369),
    border(),
    text(20, 15, 200, 48, '@photo.title', { ...slab, ...FITTED, color: BROWN }),
    text(242, 19, 198, 18, '@photo.caption', { ...sub(BLACK), ...FITTED, lineHeight: 115, lines: 2 }),
    rect(19.5, 43.5, 421, 197, BORDER, { stroke: BROWN, strokeWidth: 0.5 }),
    ...photo(20, 44, 'group'),
    ...pagesOn(CREAM),
  ]);
/** Honours on an olive wall; beside it a table that is written by hand. */
const table = (): ContentNode =>
  spread('Ewige Tabelle', CREAM, [
    rect(-4, -4, 234, 305, OLIVE),
    ...stripes(-60, 210, 284, 200, TWO_INKS),
    disc(115, 130, 84, MUSTARD),
    picture(36, 46, 158, 169, 'saison-cup', { name: 'Pokal' }),
    border(),
    text(20, 18, 198, 60, '@honours.title', { ...slab, ...FITTED, color: CREAM }),
    node('Group', { x: 0, y: 0, name: 'Erfolge' }, [
      rect(28, 150, 174, 108, BORDER, { stroke: BROWN, strokeWidth: 0.6 }),
      text(36, 158, 158, 24, '@honours.text', { ...slab, ...FITTED, color: BROWN, lineHeight: 130, height: 92 }),
    ]),
    text(242, 18, 204, 48, '@table.title', { ...slab, ...FITTED, color: BROWN }),
    text(243, 40, 200, 16, '@table.head', { ...sub(BLACK), ...FITTED }),
    rect(242, 54, 204, 12, BROWN),
    text(248, 57, 130, 16, '@table.name', sub(CREAM)),
    text(392, 57, 50, 16, '@table.goals', { ...sub(CREAM), align: 'right' }),
    ...[0, 1, 2, 3, 4, 5].map((at) => rect(242, 66 + at * 38, 204, 19, MUSTARD, { opacity: 0.3 })),
    rule(242, 275, 204, BROWN, 0.6),
    ...pagesOn(CREAM).slice(0, 1),
    ...pages().slice(1),
  ]);
const pictures = (): ContentNode =>
  spread('Aus der Schublade', CREAM, [
    ...band(TURNED),
    border(),
    ...photo(52, 18, 'wide', 1),
    ...photo(52, 136, 'wide', 2),
    ...photo(242, 32, 'tall'),
    ...pages(),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', CREAM, [
    ...band(),
    border(),
    ...swapLists({ at: [54, 242], y: 18, width: 164, lines: 9, heading: { ...slab, color: BROWN }, note: sub(BLACK), color: BROWN }), // prettier-ignore
    ...pages(),
  ]);
const signed = (): ContentNode =>
  spread('Autogramme', CREAM, [
    ...band(TURNED),
    border(),
    titled('@signed.title'),
    text(242, 22, 166, 20, '@signed.text', { ...sub(BLACK), ...FITTED }),
    ...[52, 242].flatMap((x) =>
      [0, 1, 2, 3, 4, 5].flatMap((at) => [
        rect(x, 46 + at * 34, 166, 28, BORDER, { stroke: BROWN, strokeWidth: 0.5 }),
        disc(x + 14, 60 + at * 34, 8, pick([MUSTARD, ORANGE], at % 2)),
        rule(x + 28, 67 + at * 34, 130, BROWN, 0.35),
      ]),
    ),
    ...pages(),
  ]);
const forms = (): ContentNode =>
  spread('Damals und heute, von Hand', CREAM, [
    ...band(),
    border(),
    titled('@then.title'),
    text(242, 16, 166, 44, '@now.title', { ...slab, ...FITTED, color: BROWN }),
    ...[1, 2, 3, 4, 5].flatMap((at) => {
      const y = 44 + (at - 1) * 36;
      return [52, 242].flatMap((x) => [
        text(x, y, 166, 16, `@forms.${at}`, sub(BLACK)),
        ...writingLines(x, y + 17, 166, 2, 11, BROWN),
      ]);
    }),
    text(52, 228, 166, 14, '@forms.text', { ...sub(BLACK), ...FITTED, lineHeight: 115, lines: 2 }),
    ...pages(),
  ]);
const kit = (): ContentNode =>
  spread('Trikotentwurf', CREAM, [
    ...band(TURNED),
    border(),
    titled('@kit.title'),
    text(242, 20, 166, 18, '@kit.text', { ...sub(BLACK), ...FITTED, lineHeight: 115, lines: 2 }),
    picture(45, 52, 180, 180, 'saison-shirt', { name: 'Trikot' }),
    picture(235, 52, 180, 180, 'saison-shirt', { name: 'Trikot' }),
    ...pages(),
  ]);
const penalty = (): ContentNode =>
  spread('Elfmeterschießen', CREAM, [
    ...band(),
    border(),
    titled('@penalty.title'),
    text(242, 16, 166, 14, '@penalty.text', { ...sub(BLACK), ...FITTED, lineHeight: 115, height: 34 }),
    ...[52, 242].flatMap((x, page) => [
      picture(x, 62, 166, 116.2, 'saison-goal', { name: 'Tor' }),
      rule(x, 176, 166, BROWN, 1.6),
      ...writingLines(x, 206, 60, 1, 0, BROWN),
      ...[0, 1, 2, 3, 4].map((at) => disc(x + 78 + at * 20, 201, 8, BORDER, { stroke: pick([ORANGE, OLIVE], page), strokeWidth: 1 })), // prettier-ignore
      ...writingLines(x, 236, 60, 1, 0, BROWN),
      ...[0, 1, 2, 3, 4].map((at) => disc(x + 78 + at * 20, 231, 8, BORDER, { stroke: BROWN, strokeWidth: 1 })),
    ]),
    ...pages(),
  ]);
const records = (): ContentNode =>
  spread('Bestleistungen', CREAM, [
    ...band(),
    border(),
    titled('@records.title'),
    ...[52, 242].flatMap((x, page) =>
      [1, 2, 3, 4].flatMap((at) => {
        const y = 46 + (at - 1) * 50;
        return [
          rect(x, y, 166, 44, BORDER, { stroke: BROWN, strokeWidth: 0.5 }),
          text(x + 8, y + 7, 150, 16, `@hand.record.${page * 4 + at}`, { ...sub(BLACK), ...FITTED }),
          rule(x + 8, y + 35, 150, BROWN, 0.35),
        ];
      }),
    ),
    ...pages(),
  ]);
const matches = (): ContentNode =>
  spread('Spieltage', CREAM, [
    ...band(TURNED),
    border(),
    titled('@matches.title'),
    ...[52, 242].flatMap((x) =>
      [0, 1, 2, 3].flatMap((at) => {
        const y = 46 + at * 50;
        return [
          rect(x, y, 166, 44, pick([MUSTARD, ORANGE, MUSTARD, ORANGE], at)),
          rect(x + 3, y + 3, 160, 38, BORDER),
          text(x + 8, y + 7, 40, 11, '@hand.date', sub(BLACK)),
          text(x + 54, y + 7, 60, 11, '@hand.opponent', sub(BLACK)),
          text(x + 124, y + 7, 34, 11, '@hand.score', sub(BLACK)),
          ...[[8, 40], [54, 62], [124, 34]].map(([dx, w]) => rule(x + dx!, y + 22, w!, BROWN, 0.35)), // prettier-ignore
          rule(x + 8, y + 35, 150, BROWN, 0.35),
        ];
      }),
    ),
    ...pages(),
  ]);

const filler = (id: string, role: 'text' | 'picture', name: Localised, made: ContentNode) => ({ id, name, role, spread: made }); // prettier-ignore
const layouts: BlueprintContent['layouts'] = [
  ...OPENERS.map((_, at): BlueprintContent['layouts'][number] => {
    const name = named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie');
    const numbered = (words: string): string => (at === 0 ? words : `${words} ${at + 1}`);
    return {
      id: at === 0 ? 'saison-opener' : `saison-opener-${at + 1}`,
      name: named(numbered(name.de), numbered(name.en), numbered(name.fr), numbered(name.it), numbered(name.pl)),
      role: 'opener',
      spread: opener(at),
    };
  }),
  ...TEAMS.map((one) => ({ ...one, role: 'team' as const })),
  filler('saison-kit', 'text', named('Trikotentwurf', 'Kit design', 'Maillots', 'Maglie', 'Koszulki'), kit()),
  filler('saison-photo', 'picture', named('Mannschaftsfoto', 'Team photo', 'Photo d’équipe', 'Foto di squadra', 'Zdjęcie drużyny'), groupPhoto()), // prettier-ignore
  filler('saison-signed', 'text', named('Autogramme', 'Autographs', 'Autographes', 'Autografi', 'Autografy'), signed()),
  filler('saison-forms', 'text', named('Damals und heute, von Hand', 'Then and now, by hand', 'Hier et aujourd’hui, à la main', 'Ieri e oggi, a mano', 'Wtedy i dziś, ręcznie'), forms()), // prettier-ignore
  ...extraLayouts('saison', pictures(), swaps()),
  filler('saison-matches', 'text', named('Spieltage', 'Match days', 'Journées', 'Giornate', 'Kolejki'), matches()),
  filler('saison-penalty', 'text', named('Elfmeterschießen', 'Penalties', 'Tirs au but', 'Rigori', 'Rzuty karne'), penalty()), // prettier-ignore
  filler('saison-records', 'text', named('Bestleistungen', 'Bests', 'Records', 'Primati', 'Rekordy'), records()),
  filler('saison-table', 'text', named('Ewige Tabelle', 'All-time table', 'Classement', 'Classifica', 'Tabela'), table()), // prettier-ignore
];

export const blueprint: BlueprintContent = {
  id: 'sports-saison-74',
  blueprint_category: 'sports',
  title: named('Saison 74', 'Season 74', 'Saison 74', 'Stagione 74', 'Sezon 74'),
  description: {
    de: 'Wie das erste Album des Vereins, gedruckt 1974: Streifen, Sonne, Ehrentafel. Damals und heute nebeneinander.',
    en: 'Like the club’s first album, printed in 1974: stripes, sun and honours. Then and now side by side.',
    fr: 'Comme le premier album du club, imprimé en 1974 : bandes, soleil et palmarès. Hier et aujourd’hui côte à côte.',
    it: 'Come il primo album della società, stampato nel 1974: strisce, sole e albo d’oro. Ieri e oggi fianco a fianco.',
    pl: 'Jak pierwszy album klubu z 1974 roku: pasy, słońce i tablica osiągnięć. Wtedy i dziś obok siebie.',
  },
  palette: [HEX.brown, HEX.orange, HEX.mustard, HEX.olive, HEX.cream],
  fonts: {
    title: { family: 'Alfa Slab One', bold: false },
    sub_title: { family: 'League Spartan', bold: true },
    paragraph: { family: 'Archivo', bold: false },
  },
  design: 'default',
  texts: WORDS,
  questions: QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(CREAM, [
          ...stripes(246, 150, 300, 240),
          disc(356, 150, 74, ORANGE),
          picture(254, 76, 196, 203.3, 'saison-kick', { name: 'Schuss' }),
          frame(226, -4, 238, 305, BORDER, 12),
          text(244, 16, 202, 72, '{album-title}', { ...slab, ...FITTED, color: BROWN, scale: 1.5, name: 'Titel' }),
          text(246, 54, 130, 18, '@cover.line', { ...sub(BROWN), ...FITTED, lineHeight: 115, lines: 2 }),
          disc(424, 96, 22, OLIVE),
          text(406, 89, 36, 16, '@cover.count', { ...sub(BORDER), ...FITTED, align: 'center', lines: 2 }),
        ]),
        spread('Zum Geleit', CREAM, [
          rect(-4, -4, 234, 305, ORANGE),
          disc(115, 300, 128, MUSTARD),
          ...stripes(242, 150, 300, 240),
          rect(20, 70, 198, 94, BORDER),
          rect(20, 172, 198, 34, BORDER),
          text(28, 177, 182, 14, '@hand.owner', sub(BLACK)),
          rule(28, 199, 182, BROWN, 0.5),
          picture(76, 212, 78, 71.4, 'saison-keeper', { name: 'Parade' }),
          border(),
          text(20, 22, 200, 72, '@welcome.title', { ...slab, ...FITTED, color: BROWN, scale: 1.2 }),
          text(28, 77, 182, 24, '@welcome.text', {
            font: 'paragraph',
            color: BLACK,
            ...FITTED,
            lineHeight: 125,
            height: 80,
          }),
          text(246, 24, 194, 72, '@contents.title', { ...slab, ...FITTED, color: BROWN }),
          node('Text', {
            x: 248,
            y: 66,
            width: 192,
            height: 76,
            size: 30,
            lineHeight: 150,
            font: 'sub_title',
            color: BROWN,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          disc(360, 238, 38, ORANGE),
          picture(314, 192, 90, 93.4, 'saison-kick', { name: 'Schuss' }),
          text(430, 282, 18, 12, '{page-number}', { ...slab, color: BROWN, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(0), teamOf('saison-18'), teamOf('saison-12'), teamOf('saison-9')]),
    section('@chapter.two', [opener(1), teamOf('saison-15'), teamOf('saison-doubles'), teamOf('saison-6')]),
    section(
      '@section.back',
      [
        table(),
        spread('Dank', CREAM, [
          ...band(),
          border(),
          titled('@thanks.title'),
          text(53, 44, 160, 22, '@thanks.text', {
            font: 'paragraph',
            color: BLACK,
            ...FITTED,
            lineHeight: 130,
            height: 76,
          }),
          ...photo(52, 134, 'wide', 3),
          ...photo(242, 42, 'tall', 1),
          node('Group', { x: 0, y: 0, name: 'Erzählt' }, [
            rect(52, 134, 166, 108, ORANGE),
            text(60, 140, 150, 28, '@story.title', { ...slab, ...FITTED, color: BROWN }),
            text(60, 158, 150, 22, '@story.text', { ...sub(BLACK), ...FITTED, lineHeight: 120, height: 76 }),
          ]),
          node('Group', { x: 0, y: 0, name: 'Förderer' }, [
            rect(242, 42, 166, 204, BROWN, { borderRadius: 8 }),
            frame(246, 46, 158, 196, CREAM, 1, { borderRadius: 6 }),
            text(254, 56, 142, 28, '@sponsors.title', { ...slab, ...FITTED, color: MUSTARD, lines: 2 }),
            text(254, 86, 142, 28, '@sponsors.text', {
              ...slab,
              ...FITTED,
              color: CREAM,
              lineHeight: 130,
              height: 150,
            }),
          ]),
          ...pages(),
        ]),
        spread('Rückseite', CREAM, [
          ...stripes(-90, 150, 300, 240),
          disc(106, 150, 74, MUSTARD),
          picture(14, 88, 200, 183.2, 'saison-keeper', { name: 'Parade' }),
          frame(-4, -4, 238, 305, BORDER, 12),
          text(16, 18, 200, 48, '@back.line', { ...slab, color: BROWN, lines: 2 }),
          text(18, 276, 120, 12, '{album-title}', { font: 'sub_title', color: BROWN }),
        ]),
      ],
      true,
    ),
  ],
};
