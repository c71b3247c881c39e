/** Heftumschlag: every class is an exercise book; the colour of its cover tells the subject. */
import {
  HINT,
  named,
  FITTED,
  cell,
  cells,
  folios,
  frame,
  frontCover,
  node,
  picture,
  rect,
  rule,
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const INK = 2;
const GREEN = 3;
const RED = 4;
const YELLOW = 5;
const SHEET = 6;
const HEX = { ink: '#20304f', green: '#2f7d5b', red: '#c8322b', yellow: '#f0b92f', sheet: '#fbfaf4', line: '#a9c4dc' };

const ruled = Array.from(
  { length: 40 },
  (_, index) => `<path d="M0 ${(20 + index * 7).toFixed(2)}H468" stroke="${HEX.line}" stroke-width=".25"/>`,
).join('');
const drawings = {
  'heft-ruled': svg(
    468,
    305,
    `${ruled}<path d="M26 0V305M442 0V305" stroke="${HEX.red}" stroke-width=".3" opacity=".75"/>`,
  ),
  'heft-squares': svg(
    468,
    305,
    `${Array.from({ length: 94 }, (_, i) => `<path d="M${i * 5} 0V305" stroke="${HEX.line}" stroke-width=".2"/>`).join('')}${Array.from({ length: 61 }, (_, i) => `<path d="M0 ${i * 5}H468" stroke="${HEX.line}" stroke-width=".2"/>`).join('')}`,
  ),
  'heft-blot': svg(
    40,
    32,
    `<path d="M14 6C20 1 27 4 28 10C34 11 37 17 32 21C29 24 27 28 20 27C14 31 7 27 8 21C3 18 5 10 10 10C11 8 12 7 14 6Z" fill="${HEX.ink}"/><circle cx="36" cy="27" r="1.6" fill="${HEX.ink}"/><circle cx="4" cy="29" r="1" fill="${HEX.ink}"/>`,
  ),
  'heft-staples': svg(4, 60, `<path d="M2 2V14M2 46V58" stroke="#9aa3a8" stroke-width="1" stroke-linecap="round"/>`),
  'heft-tick': svg(
    30,
    24,
    `<path d="M3 14C6 16 9 19 11 22C15 13 20 6 28 2" fill="none" stroke="${HEX.red}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
};

const texts: Record<string, Localised> = {
  'label.kind': named('Sammelheft', 'Exercise book', 'Cahier', 'Quaderno', 'Zeszyt'),
  'label.line': named(
    'Gehört uns allen.',
    'Belongs to us all.',
    'Il est à nous tous.',
    'È di tutti noi.',
    'Należy do nas wszystkich.',
  ),
  'welcome.title': named('Erste Stunde', 'First lesson', 'Première heure', 'Prima ora', 'Pierwsza lekcja'),
  'welcome.text': {
    de: 'In diesem Heft wird nicht abgeschrieben, sondern eingeklebt. Jede Klasse hat ihre Seiten, jedes Kind seine Nummer. Wer fertig ist, hilft der Nachbarin. Wer doppelt hat, tauscht in der großen Pause.',
    en: 'In this book nobody copies, everybody sticks. Every class has its pages, every child a number. If you are done, help your neighbour. If you have doubles, swap at break.',
    fr: 'Dans ce cahier, on ne copie pas, on colle. Chaque classe a ses pages, chaque enfant son numéro. Qui a fini aide son voisin. Qui a des doubles échange à la récré.',
    it: 'In questo quaderno non si copia, si incolla. Ogni classe ha le sue pagine, ogni bambino il suo numero. Chi ha finito aiuta il vicino. Chi ha doppioni scambia all’intervallo.',
    pl: 'W tym zeszycie się nie ściąga, tylko wkleja. Każda klasa ma swoje strony, każde dziecko swój numer. Kto skończył, pomaga sąsiadce. Kto ma podwójne, wymienia na przerwie.',
  },
  'welcome.note': named('Schön geschrieben!', 'Neatly done!', 'Bien écrit !', 'Ben scritto!', 'Ładnie napisane!'),
  'contents.title': named('Inhalt', 'Contents', 'Sommaire', 'Indice', 'Spis treści'),
  'opener.title': named('Diktat', 'Dictation', 'Dictée', 'Dettato', 'Dyktando'),
  'opener.text': {
    de: 'Wir sind vierundzwanzig Kinder, eine Lehrerin und ein Hamster namens Herr Müller. Montags wird gesungen, freitags gerechnet, dazwischen gelacht. Wer lacht, darf noch mal.',
    en: 'We are twenty-four children, one teacher and a hamster called Mr Miller. On Mondays we sing, on Fridays we count, in between we laugh. Whoever laughs may go again.',
    fr: 'Nous sommes vingt-quatre enfants, une maîtresse et un hamster nommé Monsieur Meunier. Le lundi on chante, le vendredi on compte, entre les deux on rit. Qui rit recommence.',
    it: 'Siamo ventiquattro bambini, una maestra e un criceto di nome signor Rossi. Il lunedì si canta, il venerdì si conta, in mezzo si ride. Chi ride ci riprova.',
    pl: 'Jest nas dwadzieścioro czworo dzieci, jedna pani i chomik zwany Panem Młynarzem. W poniedziałki śpiewamy, w piątki liczymy, a pomiędzy się śmiejemy. Kto się śmieje, próbuje jeszcze raz.',
  },
  'opener.mark': named(
    '0 Fehler, 1 Klecks',
    '0 mistakes, 1 blot',
    '0 faute, 1 tache',
    '0 errori, 1 macchia',
    '0 błędów, 1 kleks',
  ),
  'team.note': named(
    'bitte sauber einkleben',
    'stick in neatly, please',
    'à coller proprement',
    'incollare con cura',
    'wklejać starannie',
  ),
  'photo.hint': named(
    'Hier steht euer Klassenfoto.',
    'Your class photo goes here.',
    'Ici, votre photo de classe.',
    'Qui la foto di classe.',
    'Tu zdjęcie waszej klasy.',
  ),
  'signatures.title': named('Wer war dabei?', 'Who was there?', 'Qui était là ?', 'Chi c’era?', 'Kto tu był?'),
  'signatures.note': named(
    'Unterschriften, gern mit Tintenklecks',
    'Signatures, ink blots welcome',
    'Signatures, taches bienvenues',
    'Firme, anche con macchie',
    'Podpisy, kleksy mile widziane',
  ),
  'report.title': named('Zeugnis', 'Report', 'Bulletin', 'Pagella', 'Świadectwo'),
  'report.text': {
    de: 'Stillsitzen\nAbwarten\nWitze erzählen\nPausenbrot teilen\nZusammenhalten',
    en: 'Sitting still\nTaking turns\nTelling jokes\nSharing lunch\nSticking together',
    fr: 'Rester assis\nAttendre son tour\nRaconter des blagues\nPartager le goûter\nSe serrer les coudes',
    it: 'Stare fermi\nAspettare il turno\nRaccontare barzellette\nDividere la merenda\nRestare uniti',
    pl: 'Siedzenie cicho\nCzekanie na swoją kolej\nOpowiadanie dowcipów\nDzielenie się kanapką\nTrzymanie się razem',
  },
  'report.marks': named('4\n3-\n1\n1\n1+', 'D\nC-\nA\nA\nA+', '8\n9\n18\n19\n20', '5\n6-\n9\n9\n10', '2\n3-\n5\n5\n6'),
  'back.line': named('Ende der Stunde.', 'Class dismissed.', 'Fin du cours.', 'Fine della lezione.', 'Koniec lekcji.'),
  'chapter.one': named('Klasse 3a', 'Class 3a', 'Classe de CE2', 'Classe 3a', 'Klasa 3a'),
  'chapter.two': named('Klasse 3b', 'Class 3b', 'Classe de CM1', 'Classe 3b', 'Klasa 3b'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const LEFT = [34, 92, 150];
const RIGHT = [260, 318, 376];
const ROWS = [44, 124, 204];
const slab = { font: 'title' };
const hand = { font: 'sub_title', color: RED };

/** A book cover on one page: colour, darker back, worn corner, label with the given lines. */
function bookCover(x: number, colour: number, lines: ContentNode[], spineLeft = true): ContentNode[] {
  const page = x === 0 ? { x: -4, width: 234 } : { x: 230, width: 234 };
  const strip = spineLeft ? x : x + 216;
  return [
    rect(page.x, -4, page.width, 305, colour),
    rect(strip, -4, 14, 305, INK, { opacity: 0.22 }),
    rect(x + 55, 52, 120, 56, SHEET, { borderRadius: 4 }),
    frame(x + 57.5, 54.5, 115, 51, INK, 0.8, { borderRadius: 3 }),
    frame(x + 59.5, 56.5, 111, 47, INK, 0.25, { borderRadius: 2 }),
    ...lines,
  ];
}
const label = (x: number, first: string, second: string): ContentNode[] => [
  text(x + 62, 60, 106, 11, first, { font: 'paragraph', color: INK, align: 'center' }),
  text(x + 62, 68, 106, 24, second, { ...slab, color: INK, align: 'center', lines: 1, ...FITTED, name: 'Titel' }),
  rule(x + 70, 92, 90, INK, 0.25),
  text(x + 62, 94.5, 106, 12, '@label.line', { ...hand, align: 'center' }),
];
const ruledSheet = (): ContentNode => picture(-4, -4, 468, 305, 'heft-ruled', { name: 'Lineatur' });
const pages = (): ContentNode[] => folios(8, 434, 284, 12, { font: 'paragraph', color: INK });
const head = (): ContentNode[] => [
  text(34, 15, 170, 36, '{section}', { ...slab, color: INK, ...FITTED, name: 'Titel' }),
  text(260, 20, 166, 16, '@team.note', hand),
];

function opener(colour: number): ContentNode {
  return spread('Auftakt', SHEET, [
    ruledSheet(),
    ...bookCover(0, colour, label(0, '@label.kind', '{section}'), false),
    text(262, 18, 160, 36, '@opener.title', { ...slab, color: INK }),
    text(262, 43, 164, 20, '@opener.text', { ...slab, color: INK, lineHeight: 100, lines: 9 }),
    picture(262, 150, 34, 27, 'heft-tick', { name: 'Haken' }),
    text(300, 156, 120, 26, '@opener.mark', hand),
    picture(388, 214, 44, 35, 'heft-blot', { name: 'Klecks' }),
    text(434, 284, 18, 12, '{page-number}', { font: 'paragraph', color: INK, align: 'right' }),
  ]);
}
const sheetSpread = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, SHEET, [ruledSheet(), ...head(), ...children, ...pages()]);
const photo = (x: number, y: number, width: number, height: number): ContentNode[] => [
  picture(x, y, width, height, null, { fill: HEX.line, name: 'Foto' }),
  text(x + 6, y + height / 2 - 3, width - 12, 16, '@photo.hint', {
    name: HINT,
    font: 'sub_title',
    color: INK,
    align: 'center',
  }),
];
const team18 = (): ContentNode => sheetSpread('Klasse 18', cells([...LEFT, ...RIGHT], ROWS));
const team15 = (): ContentNode =>
  sheetSpread('Klasse 15', [
    ...cells([...LEFT, ...RIGHT], ROWS.slice(0, 2)),
    ...cells(LEFT, ROWS.slice(2)),
    ...photo(260, 204, 166, 70),
  ]);
const team12 = (): ContentNode =>
  sheetSpread('Klasse 12', [
    ...photo(260, 44, 166, 70),
    ...cells(LEFT, [44]),
    ...cells([...LEFT, ...RIGHT].slice(0, 3), [124]),
    ...cells(RIGHT, [124]),
    ...cells(LEFT, [204]),
    picture(330, 220, 44, 35, 'heft-blot', { name: 'Klecks' }),
  ]);
const team24 = (): ContentNode => sheetSpread('Klasse 24', cells([12, 66, 120, 174, 238, 292, 346, 400], ROWS));
const team6 = (): ContentNode =>
  sheetSpread('Sechs und ein Foto', [
    ...cells(LEFT, ROWS.slice(0, 2)),
    ...photo(260, 44, 166, 150),
    text(34, 214, 160, 26, '@team.note', hand),
  ]);
const doubles = (): ContentNode =>
  sheetSpread('Doppel', [
    cell(34, 44, true),
    cell(34, 124, true),
    cell(34, 204, true),
    cell(260, 44, true),
    cell(260, 124, true),
    cell(260, 204, true),
    ...cells([150], ROWS),
    ...cells([376], ROWS),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'heft-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: opener(YELLOW),
  },
  {
    id: 'heft-opener-green',
    name: named('Auftakt in Grün', 'Opener in green', 'Ouverture verte', 'Apertura verde', 'Otwarcie zielone'),
    role: 'opener',
    spread: opener(GREEN),
  },
  {
    id: 'heft-24',
    name: named('Große Klasse', 'Large class', 'Grande classe', 'Classe grande', 'Duża klasa'),
    role: 'team',
    spread: team24(),
  },
  { id: 'heft-18', name: named('Klasse', 'Class', 'Classe', 'Classe', 'Klasa'), role: 'team', spread: team18() },
  {
    id: 'heft-15',
    name: named('Klasse mit Foto', 'Class with photo', 'Classe et photo', 'Classe con foto', 'Klasa ze zdjęciem'),
    role: 'team',
    spread: team15(),
  },
  {
    id: 'heft-12',
    name: named(
      'Zwölf und ein Foto',
      'Twelve and a photo',
      'Douze et une photo',
      'Dodici e una foto',
      'Dwanaście i zdjęcie',
    ),
    role: 'team',
    spread: team12(),
  },
  {
    id: 'heft-6',
    name: named('Sechs und ein Foto', 'Six and a photo', 'Six et une photo', 'Sei e una foto', 'Sześć i zdjęcie'),
    role: 'team',
    spread: team6(),
  },
  {
    id: 'heft-doubles',
    name: named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'),
    role: 'team',
    spread: doubles(),
  },
];

export const blueprint: BlueprintContent = {
  id: 'school-heftumschlag',
  blueprint_category: 'school',
  title: named('Heftumschlag', 'Exercise book', 'Cahier d’école', 'Quaderno', 'Zeszyt'),
  description: {
    de: 'Jede Klasse ist ein Schulheft, die Farbe des Umschlags sagt, welches. Mit Lineatur, Klecks und Zeugnis.',
    en: 'Every class is an exercise book, its cover colour says which. With ruled lines, an ink blot and a report.',
    fr: 'Chaque classe est un cahier, la couleur de sa couverture dit lequel. Avec lignes, tache d’encre et bulletin.',
    it: 'Ogni classe è un quaderno, il colore della copertina dice quale. Con righe, macchia d’inchiostro e pagella.',
    pl: 'Każda klasa to zeszyt, a kolor okładki mówi który. W linie, z kleksem i świadectwem.',
  },
  palette: [HEX.ink, HEX.green, HEX.red, HEX.yellow, HEX.sheet],
  fonts: {
    title: { family: 'Roboto Slab', bold: true },
    sub_title: { family: 'Caveat', bold: true },
    paragraph: { family: 'Roboto Slab', bold: false },
  },
  design: 'accented',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(GREEN, [
          ...bookCover(230, GREEN, label(230, '@label.kind', '{album-title}')),
          picture(226, 118, 4, 60, 'heft-staples', { name: 'Klammern' }),
        ]),
        spread('Erste Stunde', SHEET, [
          picture(-4, -4, 468, 305, 'heft-squares', { name: 'Karo' }),
          rect(-4, -4, 234, 305, GREEN),
          rect(12, 12, 206, 273, SHEET, { borderRadius: 3 }),
          text(30, 36, 170, 36, '@welcome.title', { ...slab, color: INK }),
          text(30, 62, 168, 14, '@welcome.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 8 }),
          text(30, 150, 150, 28, '@welcome.note', hand),
          picture(30, 168, 40, 32, 'heft-tick', { name: 'Haken' }),
          rect(246, 20, 196, 240, SHEET, { opacity: 0.92 }),
          text(256, 28, 170, 36, '@contents.title', { ...slab, color: INK }),
          node('Text', {
            x: 256,
            y: 54,
            width: 176,
            height: 196,
            size: 14,
            lineHeight: 150,
            font: 'paragraph',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(434, 284, 18, 12, '{page-number}', { font: 'paragraph', color: INK, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(YELLOW), team15()]),
    section('@chapter.two', [opener(GREEN), team18()]),
    section(
      '@section.back',
      [
        spread('Zeugnis', SHEET, [
          ruledSheet(),
          text(34, 15, 180, 36, '@signatures.title', { ...slab, color: INK }),
          text(34, 36, 180, 18, '@signatures.note', hand),
          rect(252, 30, 184, 214, SHEET),
          frame(252, 30, 184, 214, INK, 0.8),
          frame(255, 33, 178, 208, INK, 0.25),
          text(262, 42, 164, 36, '@report.title', { ...slab, color: INK, align: 'center' }),
          rule(282, 62, 124, INK, 0.25),
          text(270, 76, 120, 16, '@report.text', { font: 'paragraph', color: INK, lineHeight: 200, lines: 5 }),
          text(392, 76, 30, 16, '@report.marks', { ...hand, size: 18, lineHeight: 178, align: 'right', lines: 5 }),
          picture(366, 196, 44, 35, 'heft-blot', { name: 'Klecks' }),
          ...pages(),
        ]),
        spread('Rückseite', GREEN, [
          rect(-4, -4, 234, 305, GREEN),
          rect(216, -4, 14, 305, INK, { opacity: 0.22 }),
          text(20, 262, 180, 24, '@back.line', { ...slab, color: SHEET }),
          text(20, 274, 180, 12, '{album-title}', { font: 'paragraph', color: SHEET }),
        ]),
      ],
      true,
    ),
  ],
};
