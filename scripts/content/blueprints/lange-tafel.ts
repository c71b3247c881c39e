/** Lange Tafel: one endless table runs through the book; the guests sit on both sides. */
import {
  HINT,
  named,
  FITTED,
  cell,
  cells,
  disc,
  folios,
  frame,
  frontCover,
  node,
  picture,
  rect,
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const INK = 2;
const TOMATO = 3;
const BLUSH = 6;
const LINEN = '#fcf7ec';
const HEX = {
  ink: '#2a1b18',
  tomato: '#cc3d26',
  lemon: '#f2c53d',
  olive: '#66713a',
  blush: '#f5d5c8',
  silver: '#b9afa2',
};

const leaf = (x: number, y: number, turn: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C14-5 28-4 44 0" fill="none" stroke="${HEX.olive}"/>${[6, 13, 20, 27, 34].map((q) => `<path d="M${q} -1.6C${q + 1}-9 ${q + 8}-11 ${q + 12}-11C${q + 12}-6 ${q + 7}-2 ${q}-1.6ZM${q + 2}-1C${q + 4} 6 ${q + 10} 8 ${q + 14} 8C${q + 13} 3 ${q + 9}-1 ${q + 2}-1Z" fill="${HEX.olive}"/>`).join('')}</g>`;
const lemon = (x: number, y: number, turn: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-13 0C-11-9 9-10 12-1C14-1 15 0 15 1C14 2 13 2 12 2C9 10-10 9-13 0Z" fill="${HEX.lemon}"/><path d="M-9-3C-5-8 3-8 6-5" stroke="#fff" stroke-width="1.2" fill="none" opacity=".7" stroke-linecap="round"/></g>`;
const slice = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="9" fill="${HEX.lemon}"/><circle r="7.6" fill="#fff6d6"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M0-1L2.3-6A6.6 6.6 0 0 0-2.3-6Z" fill="${HEX.lemon}" transform="rotate(${i * 45})"/>`).join('')}</g>`;
const glass = (x: number, y: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="6.4" fill="#fff"/><circle cx="${x}" cy="${y}" r="4.6" fill="${fill}"/><path d="M${x - 3} ${y - 2}a4 4 0 0 1 3-1.8" stroke="#fff" stroke-width=".8" fill="none"/>`;

const drawings = {
  'tafel-fork': svg(
    6,
    32,
    `<g transform="translate(3 16)" fill="${HEX.silver}"><rect x="-.7" y="-2" width="1.4" height="18" rx=".7"/><path d="M-2.4-14h1v8h.7v-8h1.4v8h.7v-8h1v9q0 4-2.4 4q-2.4 0-2.4-4Z"/></g>`,
  ),
  'tafel-knife': svg(
    6,
    32,
    `<g transform="translate(3 16)" fill="${HEX.silver}"><rect x="-.8" y="0" width="1.6" height="16" rx=".8"/><path d="M-.8 0V-14C2-13 2.2-4 1.4 0Z"/></g>`,
  ),
  'tafel-lemons': svg(
    100,
    44,
    leaf(18, 24, -8, 1.3) +
      lemon(66, 18, 20, 1) +
      lemon(82, 26, -24, 0.85) +
      slice(38, 33, 0.85) +
      glass(10, 12, HEX.lemon) +
      glass(93, 10, HEX.tomato),
  ),
  'tafel-branch': svg(74, 30, leaf(4, 14, 10, 1.1) + lemon(52, 18, 26, 0.9) + lemon(66, 14, -18, 0.7)),
  'tafel-slice': svg(30, 20, slice(20, 10, 0.95) + glass(7, 10, HEX.tomato)),
};

const texts: Record<string, Localised> = {
  'cover.line': {
    de: 'Eine lange Tafel,\nviele Gäste, ein Album.',
    en: 'One long table,\nmany guests, one album.',
    fr: 'Une longue table,\nbeaucoup d’invités, un album.',
    it: 'Una lunga tavolata,\ntanti ospiti, un album.',
    pl: 'Jeden długi stół,\nwielu gości, jeden album.',
  },
  'welcome.title': { de: 'Nehmt Platz', en: 'Take a seat', fr: 'Prenez place', it: 'Accomodatevi', pl: 'Siadajcie' },
  'welcome.text': {
    de: 'Wer hier klebt, sitzt richtig: neben der Tante, die Alt singt, gegenüber vom Trauzeugen, der die Ringe fast vergessen hätte. Füllt die Plätze, tauscht die Doppelten und bleibt bis zum letzten Lied.',
    en: 'Everyone in here has the right seat: next to the aunt who sings alto, opposite the best man who nearly forgot the rings. Fill the places, swap your doubles and stay until the last song.',
    fr: 'Ici, chacun est bien placé : à côté de la tante qui chante alto, en face du témoin qui a failli oublier les alliances. Remplissez les places, échangez les doubles et restez jusqu’à la dernière chanson.',
    it: 'Qui ognuno ha il posto giusto: accanto alla zia contralto, di fronte al testimone che stava per scordare le fedi. Riempite i posti, scambiate i doppioni e restate fino all’ultima canzone.',
    pl: 'Tu każdy siedzi jak trzeba: obok cioci, która śpiewa altem, naprzeciw świadka, który prawie zapomniał obrączek. Wypełnijcie miejsca, wymieniajcie podwójne i zostańcie do ostatniej piosenki.',
  },
  'contents.title': {
    de: 'Sitzordnung',
    en: 'Seating plan',
    fr: 'Plan de table',
    it: 'Disposizione',
    pl: 'Usadzenie gości',
  },
  'opener.text': {
    de: 'Sie kommen mit dem Zug um 11.04 Uhr, bringen Franzbrötchen mit und bleiben garantiert bis zum letzten Lied.',
    en: 'They arrive on the 11.04 train, bring cinnamon rolls and are sure to stay until the last song.',
    fr: 'Ils arrivent par le train de 11 h 04, apportent des brioches et restent, c’est sûr, jusqu’à la dernière chanson.',
    it: 'Arrivano con il treno delle 11.04, portano le brioche e restano di certo fino all’ultima canzone.',
    pl: 'Przyjeżdżają pociągiem o 11.04, przywożą drożdżówki i na pewno zostaną do ostatniej piosenki.',
  },
  'menu.title': { de: 'Menükarte', en: 'Menu', fr: 'Menu', it: 'Menù', pl: 'Menu' },
  'menu.text': {
    de: 'Zitronenrisotto, Erbsen, Minze\n\nDorade vom Grill, Fenchel, junge Kartoffeln\n\nAuberginen aus dem Ofen, Tomate, Ricotta\n\nOlivenölkuchen von Oma Hilde',
    en: 'Lemon risotto, peas, mint\n\nGrilled sea bream, fennel, new potatoes\n\nBaked aubergines, tomato, ricotta\n\nGrandma Hilda’s olive oil cake',
    fr: 'Risotto au citron, petits pois, menthe\n\nDorade grillée, fenouil, pommes nouvelles\n\nAubergines au four, tomate, ricotta\n\nGâteau à l’huile d’olive de mamie',
    it: 'Risotto al limone, piselli, menta\n\nOrata alla griglia, finocchi, patate novelle\n\nMelanzane al forno, pomodoro, ricotta\n\nTorta all’olio d’oliva di nonna Ilda',
    pl: 'Risotto cytrynowe, groszek, mięta\n\nDorada z grilla, koper włoski, młode ziemniaki\n\nPieczone bakłażany, pomidor, ricotta\n\nCiasto na oliwie babci Hildy',
  },
  'table.line': {
    de: 'Bitte Platz nehmen: Gesicht über oder unter dem Teller.',
    en: 'Please be seated: faces above or below the plate.',
    fr: 'Prenez place : le visage au-dessus ou au-dessous de l’assiette.',
    it: 'Accomodatevi: il viso sopra o sotto il piatto.',
    pl: 'Prosimy siadać: twarz nad talerzem albo pod nim.',
  },
  'quote.text': {
    de: '„Auf die Langsamen,\ndie Lauten\nund die Lieben.“',
    en: '“To the slow ones,\nthe loud ones\nand the loved ones.”',
    fr: '« Aux lents,\naux bruyants\net aux aimés. »',
    it: '«Ai lenti,\nai rumorosi\ne ai cari.»',
    pl: '„Za powolnych,\ngłośnych\ni kochanych”',
  },
  'quote.source': {
    de: 'Aus der Rede des Brautvaters, Minute 34',
    en: 'The bride’s father, minute 34',
    fr: 'Le père de la mariée, minute 34',
    it: 'Il padre della sposa, minuto 34',
    pl: 'Ojciec panny młodej, minuta 34',
  },
  'thanks.title': { de: 'Danke', en: 'Thank you', fr: 'Merci', it: 'Grazie', pl: 'Dziękujemy' },
  'thanks.text': {
    de: 'Fürs Kommen, fürs Singen, fürs Abwaschen. Und dass ihr alle so tut, als wäre das mit der Torte nie passiert.',
    en: 'For coming, for singing, for washing up. And for pretending that the thing with the cake never happened.',
    fr: 'D’être venus, d’avoir chanté, d’avoir fait la vaisselle. Et de faire comme si l’histoire du gâteau n’était jamais arrivée.',
    it: 'Di essere venuti, di aver cantato, di aver lavato i piatti. E di fingere che la storia della torta non sia mai successa.',
    pl: 'Za przyjazd, za śpiew, za zmywanie. I za to, że wszyscy udajecie, jakby historia z tortem nigdy się nie wydarzyła.',
  },
  'guests.title': {
    de: 'Was ihr uns wünscht',
    en: 'What you wish us',
    fr: 'Vos vœux',
    it: 'I vostri auguri',
    pl: 'Wasze życzenia',
  },
  'photo.hint': {
    de: 'Hier steht euer Lieblingsbild.',
    en: 'Your favourite picture goes here.',
    fr: 'Ici, votre photo préférée.',
    it: 'Qui la vostra foto preferita.',
    pl: 'Tu wasze ulubione zdjęcie.',
  },
  'back.line': {
    de: 'Bis zum letzten Lied.',
    en: 'Until the last song.',
    fr: 'Jusqu’à la dernière chanson.',
    it: 'Fino all’ultima canzone.',
    pl: 'Do ostatniej piosenki.',
  },
  'chapter.one': { de: 'Tisch eins', en: 'Table one', fr: 'Table un', it: 'Tavolo uno', pl: 'Stół pierwszy' },
  'chapter.two': { de: 'Tisch zwei', en: 'Table two', fr: 'Table deux', it: 'Tavolo due', pl: 'Stół drugi' },
  'section.front': { de: 'Vorne', en: 'Front', fr: 'Début', it: 'Inizio', pl: 'Początek' },
  'section.back': { de: 'Hinten', en: 'Back', fr: 'Fin', it: 'Fine', pl: 'Koniec' },
};

const SEATS = [12, 66, 120, 174, 236, 290, 344, 398];
const seats = (columns: readonly number[]): number[] => SEATS.filter((_, index) => columns.includes(index));
const serif = { font: 'title' };

/** A tablecloth across the spread with three stripes along each side. */
function clothAcross(y: number, height: number): ContentNode[] {
  const stripes = [5, 11.4, 17.8].flatMap((at) => [
    rect(-4, y + at, 468, 3.2, TOMATO),
    rect(-4, y + height - at - 3.2, 468, 3.2, TOMATO),
  ]);
  return [rect(-4, y, 468, height, LINEN), ...stripes];
}
function clothDown(x: number, width: number): ContentNode[] {
  const stripes = [5, 11.4, 17.8].flatMap((at) => [
    rect(x + at, -4, 3.2, 305, TOMATO),
    rect(x + width - at - 3.2, -4, 3.2, 305, TOMATO),
  ]);
  return [rect(x, -4, width, 305, LINEN), ...stripes];
}
function setting(x: number, y: number, scale: number): ContentNode {
  return node('Group', { name: 'Gedeck', x, y, scale }, [
    disc(0, 0, 17, '#ffffff'),
    disc(0, 0, 16, null, { stroke: TOMATO, strokeWidth: 0.7 }),
    disc(0, 0, 11, null, { stroke: HEX.silver, strokeWidth: 0.25 }),
    picture(-24, -16, 6, 32, 'tafel-fork'),
    picture(18, -16, 6, 32, 'tafel-knife'),
  ]);
}
const pages = (): ContentNode[] => folios(12, 430, 286, 11, { font: 'sub_title', color: INK });

function opener(mirrored: boolean): ContentNode {
  const words = mirrored ? 246 : 16;
  const card = mirrored ? 50 : 292;
  return spread('Auftakt', TOMATO, [
    ...clothAcross(200, 101),
    ...[60, 140, 320, 400].map((x) => setting(x, 250, 1.2)),
    picture(192, 232, 82, 36, 'tafel-lemons', { name: 'Zitronen' }),
    text(words, 40, 204, 72, '{section}', { ...serif, color: LINEN, ...FITTED, name: 'Titel' }),
    text(words + 1, 112, 176, 18, '@opener.text', { font: 'paragraph', color: LINEN, lineHeight: 120, lines: 4 }),
    rect(card, 30, 128, 148, LINEN),
    frame(card + 4, 34, 120, 140, TOMATO, 0.5),
    text(card + 14, 44, 100, 28, '@menu.title', { ...serif, color: TOMATO }),
    text(card + 14, 64, 100, 14, '@menu.text', { ...serif, color: INK, lineHeight: 120, lines: 11 }),
  ]);
}

/** Seats above and below the table; `below` names the columns that are taken there. */
function table(above: readonly number[], below: readonly number[], extras: ContentNode[]): ContentNode {
  return spread('Tafel', BLUSH, [
    ...clothAcross(101, 95),
    ...SEATS.map((x) => setting(x + 25, 131, 0.92)),
    ...SEATS.filter((_, index) => index !== 4 && index !== 5).map((x) => setting(x + 25, 168, 0.92)),
    picture(234, 148, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
    text(12, 6.5, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    text(240, 14, 200, 11, '@table.line', { font: 'paragraph', color: INK }),
    ...cells(seats(above), [28]),
    ...cells(seats(below), [207]),
    ...extras,
    ...pages(),
  ]);
}
const quote = (): ContentNode[] => [
  text(240, 211, 100, 28, '@quote.text', { ...serif, italic: true, color: INK, lines: 3 }),
  text(240, 252, 96, 11, '@quote.source', { font: 'sub_title', color: INK }),
];
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const table16 = (): ContentNode => table(EIGHT, EIGHT, []);
const table14 = (): ContentNode => table(EIGHT, [0, 1, 2, 3, 6, 7], quote());
const table8 = (): ContentNode =>
  table(
    EIGHT,
    [],
    [
      picture(12, 207, 216, 70, null, { fill: LINEN, name: 'Foto' }),
      text(16, 238, 208, 12, '@photo.hint', { name: HINT, font: 'paragraph', color: INK, align: 'center' }),
      ...quote(),
    ],
  );
const table12 = (): ContentNode =>
  table(
    EIGHT,
    [0, 1, 2, 3],
    [
      picture(236, 207, 212, 70, null, { fill: LINEN, name: 'Foto' }),
      text(240, 238, 204, 12, '@photo.hint', { name: HINT, font: 'paragraph', color: INK, align: 'center' }),
    ],
  );
const table4 = (): ContentNode =>
  table(
    [0, 1, 2, 3],
    [],
    [
      picture(236, 24, 212, 74, null, { fill: LINEN, name: 'Foto' }),
      text(240, 58, 204, 12, '@photo.hint', { name: HINT, font: 'paragraph', color: INK, align: 'center' }),
      ...quote(),
    ],
  );
const pairs = (): ContentNode =>
  spread('Paare', BLUSH, [
    ...clothAcross(101, 95),
    ...SEATS.map((x) => setting(x + 25, 148, 1)),
    text(12, 6.5, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    cell(14, 28, true),
    cell(122, 28, true),
    cell(238, 28, true),
    cell(346, 28, true),
    ...cells(SEATS, [207]),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'tafel-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: opener(false),
  },
  {
    id: 'tafel-opener-mirrored',
    name: named(
      'Auftakt, gespiegelt',
      'Opener, mirrored',
      'Ouverture inversée',
      'Apertura speculare',
      'Otwarcie odwrócone',
    ),
    role: 'opener',
    spread: opener(true),
  },
  {
    id: 'tafel-16',
    name: named('Volle Tafel', 'Full table', 'Table complète', 'Tavolata completa', 'Pełny stół'),
    role: 'team',
    spread: table16(),
  },
  {
    id: 'tafel-14',
    name: named(
      'Tafel mit Spruch',
      'Table with quote',
      'Table et citation',
      'Tavolata con citazione',
      'Stół z cytatem',
    ),
    role: 'team',
    spread: table14(),
  },
  {
    id: 'tafel-12',
    name: named('Tafel mit Foto', 'Table with photo', 'Table et photo', 'Tavolata con foto', 'Stół ze zdjęciem'),
    role: 'team',
    spread: table12(),
  },
  {
    id: 'tafel-8',
    name: named('Halbe Tafel', 'Half table', 'Demi-table', 'Mezza tavolata', 'Pół stołu'),
    role: 'team',
    spread: table8(),
  },
  {
    id: 'tafel-4',
    name: named('Kleiner Tisch', 'Small table', 'Petite table', 'Tavolino', 'Mały stolik'),
    role: 'team',
    spread: table4(),
  },
  { id: 'tafel-pairs', name: named('Paare', 'Pairs', 'Couples', 'Coppie', 'Pary'), role: 'team', spread: pairs() },
];

/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * 12.7, width, height: 0.3, stroke: TOMATO, strokeWidth: 0.3, dash: 'dotted' }),
  );

export const blueprint: BlueprintContent = {
  id: 'wedding-lange-tafel',
  blueprint_category: 'wedding',
  title: named('Lange Tafel', 'Long table', 'Grande tablée', 'Lunga tavolata', 'Długi stół'),
  description: {
    de: 'Eine endlose Tafel läuft durchs ganze Buch, die Gäste sitzen auf beiden Seiten. Zitronen, Leinen, viel Rot.',
    en: 'One endless table runs through the whole book, the guests sit on both sides. Lemons, linen, plenty of red.',
    fr: 'Une table sans fin traverse le livre, les invités de chaque côté. Citrons, lin et beaucoup de rouge.',
    it: 'Una tavola infinita attraversa il libro, gli ospiti siedono ai due lati. Limoni, lino e tanto rosso.',
    pl: 'Nieskończony stół biegnie przez całą książkę, goście siedzą po obu stronach. Cytryny, len i dużo czerwieni.',
  },
  palette: [HEX.ink, HEX.tomato, HEX.lemon, HEX.olive, HEX.blush],
  fonts: {
    title: { family: 'DM Serif Display', bold: false },
    sub_title: { family: 'Work Sans', bold: true },
    paragraph: { family: 'Work Sans', bold: false },
  },
  design: 'tilted',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(BLUSH, [
          ...clothDown(348, 96),
          ...[32, 112, 192, 272].map((y) => setting(396, y, 1.28)),
          picture(360, 54, 74, 30, 'tafel-branch', { name: 'Zweig' }),
          picture(376, 143, 34, 22, 'tafel-slice', { name: 'Zitrone' }),
          picture(358, 216, 78, 32, 'tafel-branch', { name: 'Zweig', flip: 'horizontal' }),
          text(242, 28, 102, 48, '{album-title}', { ...serif, color: INK, lines: 4, ...FITTED, name: 'Titel' }),
          rect(242, 248, 1, 36, TOMATO),
          text(248, 247.5, 96, 16, '@cover.line', { font: 'paragraph', color: INK, lineHeight: 120, lines: 2 }),
          text(248, 278, 96, 12, '{release-date}', { font: 'sub_title', color: INK }),
        ]),
        spread('Nehmt Platz', BLUSH, [
          rect(-4, -4, 234, 305, TOMATO),
          picture(40, 60, 150, 66, 'tafel-lemons', { name: 'Zitronen' }),
          text(20, 150, 190, 48, '@welcome.title', { ...serif, color: LINEN }),
          text(20, 178, 180, 14, '@welcome.text', { font: 'paragraph', color: LINEN, lineHeight: 150, lines: 6 }),
          text(250, 30, 190, 48, '@contents.title', { ...serif, color: TOMATO }),
          node('Text', {
            x: 250,
            y: 64,
            width: 190,
            height: 180,
            size: 18,
            lineHeight: 150,
            font: 'title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(430, 286, 18, 11, '{page-number}', { font: 'sub_title', color: INK, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(false), table14()]),
    section('@chapter.two', [opener(true), table16()]),
    section(
      '@section.back',
      [
        spread('Gästebuch', BLUSH, [
          text(20, 26, 190, 72, '@thanks.title', { ...serif, color: TOMATO }),
          text(20, 62, 170, 16, '@thanks.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 4 }),
          picture(20, 110, 190, 140, null, { fill: LINEN, name: 'Foto' }),
          text(30, 176, 170, 14, '@photo.hint', { name: HINT, font: 'paragraph', color: INK, align: 'center' }),
          text(250, 30, 190, 36, '@guests.title', { ...serif, color: INK }),
          ...lines(250, 190, 66, 16),
          ...pages(),
        ]),
        spread('Rückseite', TOMATO, [
          ...clothDown(67, 96),
          ...[72, 226].map((y) => setting(115, y, 1.28)),
          picture(65, 130, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
          text(12, 272, 206, 16, '@back.line', { ...serif, color: TOMATO, align: 'center', fill: LINEN }),
        ]),
      ],
      true,
    ),
  ],
};
