/**
 * Hallenboden: every club gym has this floor. The tangle of court lines is the layout, each sport owns the colour of its
 * line, and an empty cell is a position taped onto the floor. Its words and drawings lie in `../hallenboden`.
 */
import {
  coloured,
  IN_BLUE,
  IN_RED,
  HINT,
  named,
  FITTED,
  cell,
  disc,
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
import { drawings, FRAMES, HEX, TAPED, wallsOf, type FrameSize } from '../hallenboden/drawings.ts';
import { QUESTIONS, WORDS } from '../hallenboden/words.ts';
import { writingLines } from '../sports-words.ts';

const BLACK = 2;
const BLUE = 3;
const RED = 4;
const FLOOR = 5;
const WHITE = 6;

const title = { font: 'title', uppercase: true };
const plain = { font: 'sub_title', color: BLACK };
const reversed = { font: 'sub_title', color: WHITE };
const across = (y: number, color: number, width = 5): ContentNode => rect(-4, y - width / 2, 468, width, color);
const upright = (x: number, color: number, width = 5): ContentNode => rect(x - width / 2, -4, width, 305, color);
const ring = (cx: number, cy: number, r: number, color: number, width = 5): ContentNode =>
  disc(cx, cy, r, null, { stroke: color, strokeWidth: width });
/** Neither begins before the words above it end. */
const uprightBelow = (x: number, color: number, width = 5): ContentNode => rect(x - width / 2, 74, width, 227, color);
const wood = (): ContentNode => picture(-4, -4, 468, 305, 'halle-planks', { name: 'Parkett' });
const pages = (): ContentNode[] => [
  rect(6, 281, 24, 10, BLACK),
  rect(430, 281, 24, 10, BLACK),
  ...[9, 433].map((x) => text(x, 283, 18, 14, '{page-number}', { ...reversed, align: 'center', name: 'Folio' })),
];

type Sport = 'handball' | 'volley' | 'basket' | 'shuttle' | 'gym';
const court = (sport: Sport, color: number): ContentNode[] => [
  wood(),
  picture(-4, -4, 468, 305, `halle-${sport}-${color === RED ? 'red' : 'blue'}`, { name: 'Linien' }),
];
/** Quieter than the names below. */
const head = (): ContentNode[] => [
  text(12, 10, 212, 46, '{section}', { ...title, ...FITTED, color: BLACK, name: 'Titel' }),
  text(250, 13, 198, 18, '@team.line', { ...plain, lineHeight: 110, lines: 2, align: 'right' }),
];

type Place = readonly [number, number];
/** Swept floor around what is taped or hung: the lines of the courts end before it. A stroke, for no layout is told by it. */
const swept = (x: number, y: number, width: number, height: number): ContentNode =>
  frame(x - 5, y - 5, width + 10, height + 10, FLOOR, 6.4, { name: 'Freier Boden' });
/** Positions taped onto the floor. */
const taped = (places: readonly Place[], color: number, width = 50): ContentNode[] => [
  ...places.map(([x, y]) => swept(x, y, width, 70)),
  ...places.flatMap(([x, y]) => [rect(x - 2, y - 2, width + 4, 74, color), cell(x, y, width > 50, { fill: TAPED })]),
];
const tapedDoubles = (places: readonly Place[], color: number): ContentNode[] => taped(places, color, 100);
const formation = (
  label: string,
  sport: Sport,
  color: number,
  places: readonly Place[],
  extras: ContentNode[] = [],
): ContentNode =>
  spread(label, FLOOR, [...court(sport, color), ...head(), ...extras, ...taped(places, color), ...pages()]);

/** A frame: a wall of the hall until a photo is in, with a word for whoever has none yet. */
function photo(x: number, y: number, size: FrameSize, color: number, first = 0): ContentNode[] {
  const [width, height] = FRAMES[size];
  return [
    swept(x, y, width, height),
    rect(x - 2, y - 2, width + 4, height + 4, color),
    picture(x, y, width, height, wallsOf(size, first), { name: 'Hallenwand' }),
    text(x + 8, y + 8, Math.min(width - 16, 186), 14, '@photo.hint', { ...plain, name: HINT }),
    picture(x, y, width, height, null, { name: 'Foto' }),
  ];
}

const columns = (xs: readonly number[], ys: readonly number[]): Place[] =>
  ys.flatMap((y) => xs.map((x): Place => [x, y]));
const ROWS = [47, 124, 201] as const;
const EIGHT_WIDE = [8, 62, 116, 170, 240, 294, 348, 402] as const;
/** A five as on a die, and its mirror image. */
const FIVE: readonly Place[] = [[20, 47], [156, 47], [88, 124], [20, 201], [156, 201]]; // prettier-ignore
const mirrored = (places: readonly Place[]): Place[] => places.map(([x, y]) => [410 - x, y]);
/** In reading order, row after row over both pages. */
const read = (places: readonly Place[]): Place[] => places.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
const FOURTEEN: readonly Place[] = [
  [66, 47], [166, 47], [244, 47], [344, 47],
  [12, 124], [92, 124], [166, 124], [244, 124], [318, 124], [398, 124],
  [66, 201], [166, 201], [244, 201], [344, 201],
]; // prettier-ignore
const SIX_LEFT = columns([40, 138], ROWS);

interface Team {
  id: string;
  name: Localised;
  first: number;
  make: (color: number) => ContentNode;
}
/** Dense ones first; what a layout is called says what is seen in it. */
const TEAMS: readonly Team[] = [
  {
    id: 'halle-24',
    name: named('Großer Kader', 'Large squad', 'Grand effectif', 'Rosa grande', 'Duży skład'),
    first: BLUE,
    make: (color) => formation('Kader 24', 'handball', color, columns(EIGHT_WIDE, ROWS)),
  },
  {
    id: 'halle-20',
    name: named('Zwanzig', 'Twenty', 'Vingt', 'Venti', 'Dwudziestka'),
    first: RED,
    make: (color) =>
      formation(
        'Kader 20',
        'basket',
        color,
        columns(EIGHT_WIDE, ROWS).filter((_, at) => ![9, 14, 17, 22].includes(at)),
      ),
  },
  {
    id: 'halle-18',
    name: named('Achtzehn', 'Eighteen', 'Dix-huit', 'Diciotto', 'Osiemnastka'),
    first: BLUE,
    make: (color) => formation('Kader 18', 'volley', color, columns([14, 88, 162, 248, 322, 396], ROWS)),
  },
  {
    id: 'halle-16',
    name: named('Sechzehn', 'Sixteen', 'Seize', 'Sedici', 'Szesnastka'),
    first: RED,
    make: (color) =>
      formation(
        'Kader 16',
        'gym',
        color,
        columns([14, 88, 162, 248, 322, 396], ROWS).filter((_, at) => ![7, 10].includes(at)),
      ),
  },
  {
    id: 'halle-14',
    name: named('Aufstellung', 'Line-up', 'Placement', 'Formazione', 'Ustawienie'),
    first: BLUE,
    make: (color) => formation('Aufstellung 14', 'handball', color, FOURTEEN),
  },
  {
    id: 'halle-12',
    name: named('Sechs gegen sechs', 'Six a side', 'Six contre six', 'Sei contro sei', 'Sześć na sześć'),
    first: RED,
    make: (color) => formation('Sechs gegen sechs', 'volley', color, read([...SIX_LEFT, ...mirrored(SIX_LEFT)])),
  },
  {
    id: 'halle-10',
    name: named('Fünf gegen fünf', 'Five a side', 'Cinq contre cinq', 'Cinque contro cinque', 'Pięć na pięć'),
    first: BLUE,
    make: (color) => formation('Fünf gegen fünf', 'basket', color, read([...FIVE, ...mirrored(FIVE)])),
  },
  {
    id: 'halle-9',
    name: named('Neun und ein Foto', 'Nine and a photo', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie'),
    first: RED,
    make: (color) =>
      formation('Neun und ein Foto', 'handball', color, columns([14, 88, 162], ROWS), photo(244, 60, 'square', color)),
  },
  {
    id: 'halle-8',
    name: named('Vier gegen vier', 'Four a side', 'Quatre contre quatre', 'Quattro contro quattro', 'Cztery na cztery'),
    first: BLUE,
    make: (color) => formation('Vier gegen vier', 'shuttle', color, columns([52, 138, 272, 358], [76, 180])),
  },
  {
    id: 'halle-7',
    name: named(
      'Sieben und ein Foto',
      'Seven and a photo',
      'Sept et une photo',
      'Sette e una foto',
      'Siedem i zdjęcie',
    ),
    first: BLUE,
    make: (color) =>
      formation(
        'Sieben und ein Foto',
        'handball',
        color,
        FOURTEEN.filter(([x]) => x < 230),
        photo(244, 60, 'square', color, 1),
      ),
  },
  {
    id: 'halle-6',
    name: named('Sechs und ein Foto', 'Six and a photo', 'Six et une photo', 'Sei e una foto', 'Sześć i zdjęcie'),
    first: RED,
    make: (color) =>
      formation('Sechs und ein Foto', 'volley', color, mirrored(SIX_LEFT).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]), photo(14, 60, 'square', color)), // prettier-ignore
  },
  {
    id: 'halle-5',
    name: named('Fünf und ein Foto', 'Five and a photo', 'Cinq et une photo', 'Cinque e una foto', 'Pięć i zdjęcie'),
    first: BLUE,
    make: (color) => formation('Fünf und ein Foto', 'basket', color, FIVE, photo(244, 60, 'square', color, 2)),
  },
  {
    id: 'halle-4',
    name: named(
      'Vier und ein Foto',
      'Four and a photo',
      'Quatre et une photo',
      'Quattro e una foto',
      'Cztery i zdjęcie',
    ),
    first: RED,
    make: (color) =>
      formation(
        'Vier und ein Foto',
        'shuttle',
        color,
        columns([272, 358], [76, 180]),
        photo(14, 60, 'square', color, 1),
      ),
  },
  {
    id: 'halle-3',
    name: named('Drei und ein Foto', 'Three and a photo', 'Trois et une photo', 'Tre e una foto', 'Trzy i zdjęcie'),
    first: BLUE,
    make: (color) =>
      formation('Drei und ein Foto', 'handball', color, [[66, 47], [146, 124], [66, 201]], photo(244, 60, 'square', color, 3)), // prettier-ignore
  },
  {
    id: 'halle-3b',
    name: named('Drei in einer Reihe', 'Three in a row', 'Trois en rang', 'Tre in fila', 'Troje w rzędzie'),
    first: BLUE,
    make: (color) =>
      formation('Drei in einer Reihe', 'basket', color, columns([244, 320, 396], [60]), [
        ...photo(14, 60, 'square', color, 5),
        picture(280, 148, 118, 118, 'halle-thing-basketball', { name: 'Ball' }),
      ]),
  },
  {
    id: 'halle-2',
    name: named('Zwei auf der Bank', 'Two on the bench', 'Deux sur le banc', 'Due in panchina', 'Dwoje na ławce'),
    first: RED,
    make: (color) =>
      formation('Zwei auf der Bank', 'gym', color, [[272, 124], [358, 124]], photo(14, 60, 'square', color, 2)), // prettier-ignore
  },
  {
    id: 'halle-1',
    name: named('Eins und ein Foto', 'One and a photo', 'Un et une photo', 'Uno e una foto', 'Jeden i zdjęcie'),
    first: BLUE,
    make: (color) =>
      formation('Eine Person', 'basket', color, [[88, 124]], photo(244, 60, 'square', color, 1)), // prettier-ignore
  },
  {
    id: 'halle-doubles',
    name: named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'),
    first: RED,
    make: (color) =>
      formation('Doppel', 'shuttle', color, [[170, 47], [402, 47], [62, 124], [170, 124], [240, 124], [348, 124], [170, 201], [402, 201]], tapedDoubles([[8, 47], [240, 47], [8, 201], [240, 201]], color)), // prettier-ignore
  },
];
/** Sizes that come often, in the colour of either sport: a chapter keeps that of its opener. */
const IN_BOTH = ['halle-24', 'halle-18', 'halle-14', 'halle-12', 'halle-9', 'halle-6'];
const teamLayouts = ({ id, name, make, first }: Team): BlueprintContent['layouts'] => {
  const layout = { id, name, role: 'team' as const, spread: make(first) };
  if (!IN_BOTH.includes(id)) return [layout];
  const second = {
    id: `${id}-${first === RED ? 'blue' : 'red'}`,
    name: coloured(name, first === RED ? IN_BLUE : IN_RED),
    role: 'team' as const,
    spread: make(first === RED ? BLUE : RED),
  };
  return [layout, second];
};
const team = (id: string, color: number): ContentNode => TEAMS.find((one) => one.id === id)!.make(color);

interface Opener {
  /** The area that is filled, and lines of other sports around it. */
  field: ContentNode[];
  /** Left edge and width of the words in the field. */
  words: readonly [x: number, y: number, width: number];
  thing: string;
  /** Left edge of what stands on the other page. */
  beside: number;
  turn?: number;
}
const WORDED: readonly Opener[] = [
  {
    field: [uprightBelow(302, RED), uprightBelow(348, BLACK), ring(350, 170, 72, BLACK), rect(-4, 20, 84, 258, BLUE), disc(76, 149, 129, BLUE), across(262, RED)], // prettier-ignore
    words: [16, 72, 172],
    thing: 'handball',
    beside: 290,
  },
  {
    field: [uprightBelow(60, BLUE), ring(104, 170, 78, BLACK), rect(246, 22, 218, 254, RED), frame(254, 30, 230, 238, WHITE, 4), rect(330, 30, 4, 36, WHITE), rect(330, 232, 4, 36, WHITE), across(286, BLACK)], // prettier-ignore
    words: [272, 76, 172],
    thing: 'volleyball',
    beside: 44,
  },
  {
    field: [uprightBelow(250, BLACK), ring(350, 170, 76, WHITE), rect(-4, 58, 150, 184, BLUE), disc(142, 150, 92, BLUE), rect(8, 58, 3, 184, WHITE), across(262, RED)], // prettier-ignore
    words: [16, 86, 172],
    thing: 'basketball',
    beside: 290,
  },
  {
    field: [uprightBelow(112, BLACK), across(74, BLUE), disc(348, 150, 104, RED), ring(348, 150, 97, WHITE, 3), across(280, BLUE)], // prettier-ignore
    words: [280, 102, 144],
    thing: 'whistle',
    beside: 50,
  },
  {
    field: [uprightBelow(400, RED), across(250, BLACK), rect(14, 20, 204, 258, BLUE), frame(22, 28, 188, 242, WHITE, 3), rect(22, 50, 188, 3, WHITE), rect(22, 246, 188, 3, WHITE)], // prettier-ignore
    words: [34, 76, 164],
    thing: 'shuttle',
    beside: 290,
    turn: 18,
  },
  {
    field: [across(72, BLACK), uprightBelow(40, WHITE), rect(246, -4, 190, 305, RED), rect(246, 22, 190, 3, WHITE), rect(246, 264, 190, 3, WHITE), across(250, BLUE)], // prettier-ignore
    words: [262, 62, 160],
    thing: 'box',
    beside: 50,
  },
];
/** The court of a sport filled with its colour, and what that sport is played with. */
const opener = (at: number): ContentNode => {
  const { field, words, thing, beside, turn = 0 } = pick(WORDED, at);
  const [x, y, width] = words;
  const key = `@opener.${at + 1}`;
  return spread(`Auftakt ${at + 1}`, FLOOR, [
    wood(),
    ...field,
    text(x + 1, y, width, 22, `${key}.kicker`, reversed),
    text(x, y + 16, width, 72, '{section}', { ...title, ...FITTED, color: WHITE, scale: 2, lines: 1, name: 'Titel' }),
    text(x + 1, y + 80, width - 8, 24, `${key}.text`, { ...reversed, ...FITTED, lineHeight: 120, lines: 4 }),
    picture(beside, 110, 120, 120, `halle-thing-${thing}`, { name: 'Gerät', ...(turn > 0 && { rotation: turn }) }),
    text(beside - 20, 20, 168, 60, `${key}.head`, { ...title, ...FITTED, color: BLACK, lines: 2, lineHeight: 105 }),
    ...pages(),
  ]);
};

const groupPhoto = (): ContentNode =>
  spread('Mannschaftsfoto', FLOOR, [
    wood(),
    across(52, RED),
    upright(60, BLUE),
    upright(400, BLACK),
    ring(400, 52, 60, BLACK),
    text(72, 12, 148, 72, '@photo.title', { ...title, ...FITTED, color: BLACK, scale: 1.1 }),
    ...photo(22, 76, 'group', WHITE),
    ...pages(),
  ]);
/** Two spreads that differ, for as many photos as there are. */
const twoPhotos = (): ContentNode =>
  spread('Zwei Bilder', FLOOR, [...court('shuttle', RED), ...photo(14, 60, 'square', RED, 1), ...photo(244, 60, 'square', RED, 2), ...pages()]); // prettier-ignore
const pictures = (): ContentNode =>
  spread('Bilder aus der Halle', FLOOR, [
    ...court('gym', BLUE),
    ...photo(14, 26, 'wide', BLUE, 2),
    ...photo(14, 158, 'wide', BLUE, 1),
    ...photo(244, 48, 'square', BLUE),
    ...pages(),
  ]);
const times = (): ContentNode =>
  spread('Hallenzeiten', FLOOR, [
    wood(),
    upright(448, RED),
    across(262, BLUE),
    ring(392, 230, 44, WHITE),
    picture(362, 200, 60, 60, 'halle-thing-volleyball', { name: 'Ball' }),
    rect(-4, 24, 222, 234, WHITE),
    rect(-4, 24, 222, 44, BLACK),
    text(14, 34, 190, 72, '@times.title', { ...title, ...FITTED, color: WHITE, scale: 1.2 }),
    rule(-4, 68, 222, RED, 3),
    text(16, 80, 30, 30, '@times.days', { ...plain, ...FITTED, lineHeight: 215, height: 172 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => rule(50, 97 + at * 22.75, 154, BLACK, 0.35)),
    node('Group', { x: 0, y: 0, name: 'Zeiten' }, [
      rect(8, 74, 204, 180, WHITE),
      text(16, 80, 188, 30, '@times.text', { ...plain, ...FITTED, lineHeight: 215, height: 172 }),
    ]),
    text(250, 22, 188, 72, '@rules.title', { ...title, ...FITTED, color: BLACK, scale: 1.2, lines: 2 }),
    text(252, 96, 184, 22, '@rules.text', { ...plain, ...FITTED, lineHeight: 190, height: 98 }),
    ...pages(),
  ]);
/** Two boards to write on. */
const swaps = (): ContentNode =>
  spread('Tauschbrett', FLOOR, [
    wood(),
    across(148, RED),
    ...[12, 242].flatMap((x, index) => [rect(x, 16, 206, 258, WHITE), rect(x, 16, 206, 26, pick([RED, BLUE], index))]),
    ...swapLists({ at: [22, 252], y: 24, width: 186, lines: 10, heading: { ...title, color: WHITE }, note: plain, color: BLACK }), // prettier-ignore
    ...pages(),
  ]);
/** Two sheets of a clipboard, ruled for eight matches. */
const scores = (): ContentNode =>
  spread('Spielbericht', FLOOR, [
    ...court('handball', BLUE),
    ...[14, 244].flatMap((x) => [
      rect(x, 20, 202, 252, WHITE),
      rect(x + 76, 12, 50, 16, BLACK, { borderRadius: 20 }),
      ...[0, 1, 2, 3].flatMap((at) => {
        const y = 66 + at * 52;
        return [
          text(x + 10, y, 44, 11, '@hand.date', plain),
          text(x + 58, y, 84, 11, '@hand.opponent', plain),
          text(x + 150, y, 42, 11, '@hand.score', plain),
          ...[10, 58, 150].map((dx, which) => rule(x + dx, y + 15, pick([40, 84, 42], which), BLACK, 0.35)),
          text(x + 10, y + 20, 182, 11, '@hand.memory', plain),
          rule(x + 10, y + 36, 182, BLACK, 0.35),
          rule(x + 10, y + 42, 182, pick([BLUE, RED], at % 2), 1.6),
        ];
      }),
    ]),
    text(24, 36, 182, 40, '@score.title', { ...title, ...FITTED, color: BLACK }),
    text(254, 36, 182, 40, '@score.title', { ...title, ...FITTED, color: BLACK }),
    ...pages(),
  ]);
const signatures = (): ContentNode =>
  spread('Unterschriften', FLOOR, [
    wood(),
    uprightBelow(112, BLACK),
    across(96, RED),
    rect(14, 62, 432, 210, BLUE),
    rect(19, 67, 422, 200, WHITE),
    rect(228.5, 67, 3, 200, BLUE),
    text(14, 14, 204, 72, '@signed.title', { ...title, ...FITTED, color: BLACK, scale: 1.1 }),
    text(270, 26, 176, 20, '@signed.text', { ...plain, ...FITTED, lines: 2, lineHeight: 110, align: 'right' }),
    ...[34, 130, 246, 342].flatMap((x) => writingLines(x, 100, 84, 6, 30, BLACK)),
    ...pages(),
  ]);
/** Half a court on either page, wiped clean. */
const tactics = (): ContentNode =>
  spread('Taktiktafel', FLOOR, [
    wood(),
    across(148, BLUE),
    ...[14, 244].flatMap((x, index) => [
      rect(x, 62, 202, 210, WHITE),
      frame(x + 5, 67, 192, 200, pick([RED, BLUE], index), 3),
      ring(x + 101, 165, 26, BLACK, 1.6),
      rule(x + 6, 165, 190, BLACK, 1.6),
      frame(x + 56, 67, 90, 36, pick([RED, BLUE], index), 1.6),
      frame(x + 56, 231, 90, 36, pick([RED, BLUE], index), 1.6),
    ]),
    text(14, 14, 200, 60, '@tactics.title', { ...title, ...FITTED, color: BLACK }),
    text(14, 44, 200, 18, '@tactics.attack', plain),
    text(244, 44, 200, 18, '@tactics.defence', plain),
    text(244, 14, 200, 18, '@tactics.text', { ...plain, ...FITTED, lines: 2, lineHeight: 110 }),
    ...pages(),
  ]);
const cup = (): ContentNode =>
  spread('Turnierbaum', FLOOR, [
    wood(),
    across(52, RED),
    rect(-4, 56, 468, 214, WHITE),
    text(14, 12, 210, 60, '@cup.title', { ...title, ...FITTED, color: BLACK }),
    text(250, 14, 196, 18, '@cup.text', { ...plain, ...FITTED, lines: 2, lineHeight: 110, align: 'right' }),
    picture(16, 46, 196, 200, 'halle-draw', { name: 'Turnierbaum' }),
    picture(248, 46, 196, 200, 'halle-draw', { flip: 'horizontal', name: 'Turnierbaum' }),
    rect(14, 224, 202, 40, RED),
    text(22, 228, 186, 18, '@cup.winner', { ...reversed, ...FITTED }),
    rect(22, 238, 186, 20, WHITE),
    ...pages(),
  ]);
const records = (): ContentNode =>
  spread('Rekorde', FLOOR, [
    ...court('basket', RED),
    ...[14, 244].flatMap((x, page) => [
      rect(x, 62, 202, 210, WHITE),
      rect(x, 62, 202, 8, page === 0 ? RED : BLUE),
      ...[1, 2, 3, 4].flatMap((at) => {
        const y = 78 + (at - 1) * 48;
        return [
          text(x + 12, y, 178, 18, `@hand.record.${page * 4 + at}`, { ...plain, ...FITTED }),
          ...writingLines(x + 12, y + 28, 178, 1, 0, BLACK),
        ];
      }),
    ]),
    text(14, 14, 204, 72, '@records.title', { ...title, ...FITTED, color: BLACK, scale: 1.1 }),
    ...pages(),
  ]);
const dots = (): ContentNode =>
  spread('Kästchen', FLOOR, [
    wood(),
    uprightBelow(116, RED),
    across(160, BLUE),
    rect(14, 62, 202, 210, WHITE),
    rect(244, 62, 202, 210, WHITE),
    picture(20.5, 67, 189, 199.5, 'halle-dots', { name: 'Punkte' }),
    picture(250.5, 67, 189, 199.5, 'halle-dots', { name: 'Punkte' }),
    text(14, 14, 200, 60, '@dots.title', { ...title, ...FITTED, color: BLACK }),
    text(244, 12, 202, 16, '@dots.text', { ...plain, ...FITTED, lineHeight: 115, height: 46 }),
    ...pages(),
  ]);
const plan = (): ContentNode =>
  spread('Hallenplan', FLOOR, [
    wood(),
    ring(70, 214, 60, BLACK),
    across(214, WHITE),
    text(14, 22, 122, 60, '@plan.title', { ...title, ...FITTED, color: BLACK, lines: 2 }),
    text(14, 74, 116, 18, '@plan.text', { ...plain, ...FITTED, lineHeight: 125, height: 56 }),
    picture(26, 162, 88, 88, 'halle-thing-whistle', { name: 'Pfeife' }),
    rect(146, 20, 302, 252, BLUE),
    rect(150, 24, 294, 244, WHITE),
    picture(150, 25.2, 294, 241.5, 'halle-grid', { opacity: 0.35, name: 'Raster' }),
    ...pages(),
  ]);
/** Only where somebody told of it. */
const match = (): ContentNode =>
  node('Group', { x: 0, y: 0, name: 'Unvergessen' }, [
    rect(250, 200, 188, 58, RED),
    text(258, 206, 172, 22, '@match.title', { ...title, color: WHITE }),
    text(258, 218, 172, 16, '@match.text', { ...reversed, ...FITTED, lineHeight: 120, height: 36 }),
  ]);

const layouts: BlueprintContent['layouts'] = [
  ...WORDED.map((_, at): BlueprintContent['layouts'][number] => {
    const name = named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie');
    const numbered = (words: string): string => (at === 0 ? words : `${words} ${at + 1}`);
    return {
      id: at === 0 ? 'halle-opener' : `halle-opener-${at + 1}`,
      name: named(numbered(name.de), numbered(name.en), numbered(name.fr), numbered(name.it), numbered(name.pl)),
      role: 'opener',
      spread: opener(at),
    };
  }),
  ...TEAMS.flatMap(teamLayouts),
  {
    id: 'halle-scores',
    name: named('Spielbericht', 'Match report', 'Feuille de match', 'Referto', 'Protokół'),
    role: 'text',
    spread: scores(),
  },
  {
    id: 'halle-two-photos',
    name: named('Zwei Bilder', 'Two pictures', 'Deux images', 'Due foto', 'Dwa zdjęcia'),
    role: 'picture',
    spread: twoPhotos(),
  },
  {
    id: 'halle-signed',
    name: named('Unterschriften', 'Signatures', 'Signatures', 'Autografi', 'Podpisy'),
    role: 'text',
    spread: signatures(),
  },
  {
    id: 'halle-records',
    name: named('Rekorde', 'Records', 'Records', 'Record', 'Rekordy'),
    role: 'text',
    spread: records(),
  },
  ...extraLayouts('halle', pictures(), swaps()),
  {
    id: 'halle-cup',
    name: named('Turnierbaum', 'Knock-out draw', 'Tableau final', 'Tabellone', 'Drabinka'),
    role: 'text',
    spread: cup(),
  },
  {
    id: 'halle-tactics',
    name: named('Taktiktafel', 'Tactics board', 'Tableau tactique', 'Lavagna tattica', 'Tablica taktyczna'),
    role: 'text',
    spread: tactics(),
  },
  {
    id: 'halle-dots',
    name: named('Käsekästchen', 'Dots and boxes', 'Pipopipette', 'Punti e quadrati', 'Kropki i kwadraty'),
    role: 'text',
    spread: dots(),
  },
  {
    id: 'halle-plan',
    name: named('Hallenplan', 'Plan of the hall', 'Plan de la salle', 'Pianta della palestra', 'Plan hali'),
    role: 'text',
    spread: plan(),
  },
  {
    id: 'halle-photo',
    name: named('Mannschaftsfoto', 'Team photo', 'Photo d’équipe', 'Foto di squadra', 'Zdjęcie drużyny'),
    role: 'picture',
    spread: groupPhoto(),
  },
  {
    id: 'halle-times',
    name: named('Hallenzeiten', 'Hall times', 'Créneaux', 'Orari', 'Godziny sali'),
    role: 'text',
    spread: times(),
  },
];

export const blueprint: BlueprintContent = {
  id: 'sports-hallenboden',
  blueprint_category: 'sports',
  title: named('Hallenboden', 'Hall floor', 'Parquet', 'Parquet', 'Parkiet'),
  description: {
    de: 'Der Hallenboden mit allen Linien: Jede Sportart hat ihre Farbe, jede Person ihre Position auf dem Feld.',
    en: 'The gym floor with all its lines: every sport has its colour, every person a position on the court.',
    fr: 'Le parquet du gymnase et toutes ses lignes : à chaque sport sa couleur, à chacun sa position.',
    it: 'Il parquet della palestra con tutte le linee: ogni sport ha il suo colore, ognuno la sua posizione.',
    pl: 'Parkiet hali ze wszystkimi liniami: każdy sport ma swój kolor, każda osoba swoją pozycję.',
  },
  palette: [HEX.black, HEX.blue, HEX.red, HEX.floor, HEX.white],
  fonts: {
    title: { family: 'Big Shoulders', bold: true },
    sub_title: { family: 'Barlow Condensed', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'accented',
  texts: WORDS,
  questions: QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(FLOOR, [
          picture(226, -4, 468, 305, 'halle-planks', { name: 'Parkett' }),
          disc(290, 252, 88, null, { stroke: BLACK, strokeWidth: 5 }),
          rect(226, 249.5, 238, 5, BLACK),
          disc(300, 130, 190, null, { stroke: RED, strokeWidth: 6 }),
          rect(440, -4, 5, 305, BLUE),
          rect(226, 40, 238, 5, BLUE),
          rect(226, 194, 238, 5, WHITE),
          disc(442.5, 196.5, 46, null, { stroke: WHITE, strokeWidth: 5 }),
          rect(240, -4, 5, 305, WHITE),
          text(252, 54, 184, 72, '{album-title}', { ...title, ...FITTED, color: BLACK, scale: 2.15, name: 'Titel' }),
          text(253, 114, 180, 26, '@cover.line', { ...plain, ...FITTED, lineHeight: 115, lines: 3 }),
          rect(252, 262, 116, 16, BLACK),
          text(257, 266, 106, 18, '@cover.band', { ...reversed, ...FITTED }),
        ]),
        spread('Schuhe aus', FLOOR, [
          wood(),
          rect(117.5, 172, 5, 129, BLACK),
          across(262, RED),
          ring(120, 262, 74, WHITE),
          text(12, 20, 206, 72, '@welcome.title', { ...title, ...FITTED, color: BLACK, scale: 1.8 }),
          rect(12, 80, 206, 70, BLACK),
          text(20, 86, 190, 22, '@welcome.text', { ...reversed, ...FITTED, lineHeight: 145, height: 58, valign: 'middle' }), // prettier-ignore
          rect(12, 160, 206, 40, WHITE),
          text(20, 165, 190, 14, '@hand.owner', plain),
          rule(20, 192, 190, BLACK, 0.5),
          rect(230, -4, 234, 305, BLUE),
          frame(252, 14, 192, 252, WHITE, 4),
          disc(348, 266, 52, null, { stroke: WHITE, strokeWidth: 4 }),
          rect(230, 266, 234, 35, BLUE),
          picture(300, 170, 96, 96, 'halle-thing-volleyball', { name: 'Ball' }),
          text(262, 22, 170, 72, '@contents.title', { ...title, ...FITTED, color: WHITE, scale: 1.5 }),
          node('Text', {
            x: 264,
            y: 76,
            width: 168,
            height: 88,
            size: 32,
            lineHeight: 150,
            font: 'sub_title',
            color: WHITE,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          rect(430, 281, 24, 10, BLACK),
          text(433, 283, 18, 14, '{page-number}', { ...reversed, align: 'center', name: 'Folio' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(0), team('halle-14', BLUE), team('halle-12', BLUE), team('halle-10', BLUE)]),
    section('@chapter.two', [opener(1), team('halle-18', RED), team('halle-7', RED), team('halle-doubles', RED)]),
    section(
      '@section.back',
      [
        times(),
        spread('Danke', FLOOR, [
          wood(),
          rect(117.5, 176, 5, 125, BLUE),
          across(262, BLACK),
          ring(120, 262, 60, RED),
          text(12, 20, 206, 72, '@thanks.title', { ...title, ...FITTED, color: BLACK, scale: 1.2, lines: 2 }),
          rect(12, 94, 206, 82, BLACK),
          text(20, 101, 190, 22, '@thanks.text', { ...reversed, ...FITTED, lineHeight: 145, height: 68, valign: 'middle' }), // prettier-ignore
          rect(242, 42, 206, 204, BLACK),
          picture(244, 44, 202, 200, 'halle-square-bars', { name: 'Hallenwand' }),
          node('Group', { x: 0, y: 0, name: 'Förderer' }, [
            rect(266, 58, 158, 84, RED),
            text(274, 64, 142, 22, '@sponsors.title', { ...title, ...FITTED, color: WHITE }),
            text(274, 78, 142, 20, '@sponsors.text', { ...reversed, ...FITTED, lineHeight: 130, height: 58 }),
          ]),
          match(),
          ...pages(),
        ]),
        spread('Rückseite', FLOOR, [
          wood(),
          rect(-4, 249.5, 238, 5, BLACK),
          disc(166, 252, 88, null, { stroke: BLACK, strokeWidth: 5 }),
          rect(30, -4, 5, 305, BLUE),
          rect(-4, 204, 238, 5, WHITE),
          disc(32.5, 206.5, 40, null, { stroke: WHITE, strokeWidth: 5 }),
          rect(-4, 40, 238, 5, RED),
          text(46, 56, 172, 72, '@back.line', { ...title, ...FITTED, color: BLACK, scale: 1.3, lines: 3 }),
          rect(46, 262, 116, 16, BLACK),
          text(51, 266, 106, 18, '{album-title}', { ...reversed, ...FITTED }),
        ]),
      ],
      true,
    ),
  ],
};
