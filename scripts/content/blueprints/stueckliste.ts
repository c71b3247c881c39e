/** Stückliste: the firm as an exploded drawing. People are parts with a position; an empty cell is the part that is missing. */
import {
  same,
  HINT,
  named,
  FITTED,
  cell,
  frame,
  frontCover,
  node,
  pick,
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
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { person } from '../people.ts';

const GRAPHITE = 2;
const ORANGE = 3;
const STEEL = 4;
const TRACING = 6;
const HEX = { graphite: '#20313a', orange: '#e8571e', steel: '#8fa3a5', brass: '#b99a4b', tracing: '#e9ede6' };

/** Figures as a draughtsman writes them, in one stroke, 4 x 6. */
const FIGURES = [
  'M0 1.500Q0 0 2 0Q4 0 4 1.500V4.500Q4 6 2 6Q0 6 0 4.500Z',
  'M.8 1.200L2.400 0V6',
  'M0 1.500Q0 0 2 0Q4 0 4 1.600Q4 2.600 0 6H4',
  'M0 0H4L1.800 2.400Q4 2.400 4 4.200Q4 6 2 6Q.4 6 0 5',
  'M3 6V0L0 4.200H4',
  'M4 0H.4L.2 2.600Q1 2.200 2 2.200Q4 2.200 4 4.100Q4 6 2 6Q.6 6 0 5.200',
  'M3.600 .4Q.2 .6 0 4Q0 6 2 6Q4 6 4 4.200Q4 2.500 2 2.500Q.4 2.500 .1 3.800',
  'M0 0H4L1.400 6',
  'M2 2.800Q.3 2.600 .3 1.400Q.3 0 2 0Q3.700 0 3.700 1.400Q3.700 2.600 2 2.800Q0 3 0 4.400Q0 6 2 6Q4 6 4 4.400Q4 3 2 2.800Z',
  'M.4 5.600Q3.800 5.400 4 2Q4 0 2 0Q0 0 0 1.800Q0 3.500 2 3.500Q3.600 3.500 3.900 2.200',
];
const figures = (value: number, cx: number, cy: number, size: number, color: string): string => {
  const digits = String(value).split('').map(Number);
  const width = (digits.length * 5.6 - 1.6) * size;
  return digits
    .map(
      (digit, index) =>
        `<path d="${FIGURES[digit]}" transform="translate(${(cx - width / 2 + index * 5.6 * size).toFixed(2)} ${(cy - 3 * size).toFixed(2)}) scale(${size})" fill="none" stroke="${color}" stroke-width="${(0.62 / Math.max(0.8, size)).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
};
/** A position: the balloon, its leader, and the dot on the part. */
const balloon = (
  value: number,
  cx: number,
  cy: number,
  x: number,
  y: number,
  color: string,
  ground: string,
): string => {
  const angle = Math.atan2(y - cy, x - cx);
  return `<path d="M${(cx + Math.cos(angle) * 5.5).toFixed(2)} ${(cy + Math.sin(angle) * 5.5).toFixed(2)}L${x} ${y}" stroke="${color}" stroke-width=".35"/><circle cx="${x}" cy="${y}" r=".9" fill="${color}"/><circle cx="${cx}" cy="${cy}" r="5.500" fill="${ground}" stroke="${color}" stroke-width=".5"/>${figures(value, cx, cy, 0.72, color)}`;
};

interface Pencil {
  line: string;
  fill: string;
  accent: string;
}
const part = (inner: string, y: number, { line, fill }: Pencil): string =>
  `<g transform="translate(0 ${y})" fill="${fill}" stroke="${line}" stroke-width=".7" stroke-linejoin="round">${inner}</g>`;

/** The product: an espresso pot, seven parts on one axis, each given with where it lies. */
const pot = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, accent } = pencil;
  const parts = [
    `<path d="M-4 12V8C-8 7-8 0 0 0C8 0 8 7 4 8V12Z" fill="${line}"/>`,
    `<path d="M-30 16L-26 7L-9 0H9L26 7L30 16Z"/><path d="M-12 16L-9 0M12 16L9 0M-30 16H30" fill="none"/>`,
    `<path d="M29 8C50 2 56 10 53 24L48 50L42 49L45 26C46 17 42 15 28 19Z" fill="${line}"/><path d="M-32 0H32L25 58H-25L-29 22L-42 8L-40 4L-32 4Z"/><path d="M-13 0L-10 58M13 0L10 58M-29 22L-32 4" fill="none"/><path d="M-26 54H26" fill="none"/>`,
    `<ellipse cx="0" cy="4" rx="24" ry="4" fill="${accent}"/><ellipse cx="0" cy="4" rx="15" ry="2.200" fill="${pencil.fill}"/>`,
    `<path d="M-22 3V6C-22 9 22 9 22 6V3"/><ellipse cx="0" cy="3" rx="22" ry="3"/>${[-14, -7, 0, 7, 14].map((x) => `<circle cx="${x}" cy="3" r=".7" fill="${line}" stroke="none"/>`).join('')}`,
    `<path d="M-24 4L-20 20L-4 25V44H4V25L20 20L24 4Z"/><ellipse cx="0" cy="4" rx="24" ry="3.600"/><ellipse cx="0" cy="4" rx="20" ry="2.600" fill="none"/>`,
    `<path d="M-25 0H25V6H-25Z"/><path d="M-25 6H25L33 50H-33Z"/><path d="M-10 6L-13 50M10 6L13 50" fill="none"/><path d="M21 22H31L33 25V31L31 34H23Z" fill="${accent}"/><circle cx="29" cy="28" r="1.600" fill="${pencil.fill}"/>`,
  ];
  return parts
    .map((inner, index) => {
      const y = pick(at, index);
      return y === null ? '' : part(inner, y, pencil);
    })
    .join('');
};
const axis = (from: number, to: number, color: string): string =>
  `<path d="M0 ${from}V${to}" stroke="${color}" stroke-width=".35" stroke-dasharray="9 2 1.500 2"/>`;
const APART = [0, 18, 42, 108, 124, 140, 192];
const POT_HEIGHT = 242;

/** The other product: a desk chair. */
const chair = (pencil: Pencil): string => {
  const { line, accent } = pencil;
  return [
    part(
      `<path d="M-26 0C-20-5 20-5 26 0L23 54C14 60-14 60-23 54Z"/><path d="M-19 8H19M-18 18H18M-17 28H17M-16 38H16" fill="none"/>`,
      6,
      pencil,
    ),
    part(`<path d="M-4 0H4V16H12V22H-4Z" fill="${line}"/>`, 72, pencil),
    part(
      `<path d="M-36 4C-30-3 30-3 36 4L38 14C30 19-30 19-38 14Z" fill="${accent}"/><path d="M-38 14C-30 19 30 19 38 14" fill="none"/>`,
      104,
      pencil,
    ),
    part(`<path d="M-16 0H16L12 9H30V12H10L6 14H-6Z" fill="${line}"/>`, 132, pencil),
    part(`<path d="M-4 0H4V18H-4Z"/><path d="M-7 18H7V42H-7Z"/><path d="M-7 24H7" fill="none"/>`, 156, pencil),
    part(
      `<path d="M-8 0H8L10 8L52 18V23L8 17V21H-8V17L-52 23V18L-10 8Z"/><path d="M0 8V21" fill="none"/>`,
      208,
      pencil,
    ),
    ...[-50, 0, 50].map((x) =>
      part(
        `<path d="M${x - 1} 0H${x + 1}V4H${x - 1}Z" fill="${line}"/><circle cx="${x}" cy="9" r="5.400" fill="${line}"/><circle cx="${x}" cy="9" r="1.800"/>`,
        x === 0 ? 236 : 238,
        pencil,
      ),
    ),
  ].join('');
};

/** A third one, for the sheets inside a chapter: a desk lamp. */
const lamp = (pencil: Pencil): string => {
  const { line, fill, accent } = pencil;
  return [
    part(
      '<path d="M-9 0H9L12 8L36 36H-36L-12 8Z"/><path d="M-12 8H12" fill="none"/><ellipse cx="0" cy="36" rx="36" ry="5"/><ellipse cx="0" cy="36" rx="30" ry="3.400" fill="none"/>',
      0,
      pencil,
    ),
    part(
      `<path d="M-6 22C-14 14-10 0 0 0C10 0 14 14 6 22V26H-6Z" fill="${accent}"/><path d="M-6 22H6M-3 22L-4 13L0 16L4 13L3 22" fill="none"/><path d="M-6 26H6V34L3 37H-3L-6 34ZM-6 29H6M-6 32H6"/>`,
      54,
      pencil,
    ),
    part(`<path d="M-9 0H9V5H-9ZM-7 5H7L5 20H-5Z" fill="${line}"/>`, 103, pencil),
    part(
      `<path d="M-4 0H4V34H-4Z"/><circle cx="0" cy="3" r="1.400" fill="${line}"/><circle cx="0" cy="31" r="1.400" fill="${line}"/>`,
      132,
      pencil,
    ),
    part(
      `<circle cx="0" cy="9" r="9"/><circle cx="0" cy="9" r="4.500" fill="${accent}"/><path d="M9 6H17V12H9Z" fill="${line}"/>`,
      174,
      pencil,
    ),
    part(
      `<path d="M-36 16C-34 4 34 4 36 16V22H-36Z"/><path d="M-4 0H4V8H-4Z"/><path d="M-36 16H36" fill="none"/><circle cx="0" cy="19" r="1.200" fill="${fill}"/><path d="M36 20C52 20 46 8 60 8H66" fill="none" stroke-width="1.200"/><path d="M66 4H76V12H66ZM76 6H82M76 10H82" fill="${line}"/>`,
      202,
      pencil,
    ),
  ].join('');
};

/** Where a part is missing: corner marks, centre lines, and the phantom of whoever belongs there. Round a cell of 50 or 100 x 70. */
const missing = (width: number): string => {
  const [w, h] = [width + 8, 78];
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    `<path d="M${x + dx * 6} ${y}H${x}V${y + dy * 6}" fill="none" stroke="${HEX.graphite}" stroke-width=".5"/>`;
  const bust = (x: number): string =>
    `<g transform="translate(${x} 6)" fill="none" stroke="${HEX.graphite}" stroke-width=".4" stroke-dasharray="3.200 1.400 .6 1.400"><path d="M-14 24C-14 2 14 2 14 24C14 36 7 44 0 44C-7 44-14 36-14 24ZM-20.500 55C-19 49-13 46-7 44V41.500M20.500 55C19 49 13 46 7 44V41.500"/></g>`;
  const middle = 4 + 6 + (width - 6) / 2;
  const busts = width > 60 ? [middle - 24, middle + 24] : [middle];
  return [
    corner(2, 2, 1, 1),
    corner(w - 2, 2, -1, 1),
    corner(2, h - 2, 1, -1),
    corner(w - 2, h - 2, -1, -1),
    ...busts.map(bust),
    `<path d="M${middle} 0V62M0 32.500H${w}" stroke="${HEX.orange}" stroke-width=".3" stroke-dasharray="7 1.600 1 1.600"/>`,
  ].join('');
};

/** Dimension lines over the columns, as wide as they are. */
const dimension = (x: number, width: number, y: number, value: number, color: string): string =>
  `<path d="M${x} ${y + 3}V${y - 3}M${x + width} ${y + 3}V${y - 3}M${x} ${y}H${x + width / 2 - 6}M${x + width / 2 + 6} ${y}H${x + width}" stroke="${color}" stroke-width=".3"/><path d="M${x} ${y}l4-.9v1.800ZM${x + width} ${y}l-4-.9v1.800Z" fill="${color}"/>${figures(value, x + width / 2, y, 0.5, color)}`;

/** The phantoms of a team, in rows as for a photo. */
function team(columns: number, rows: number): { svg: string; width: number; height: number } {
  const bust = (x: number, y: number): string =>
    `<path transform="translate(${x} ${y})" d="M-14 24C-14 2 14 2 14 24C14 36 7 44 0 44C-7 44-14 36-14 24ZM-24 70V62Q-23 50-7 46V42M24 70V62Q23 50 7 46V42"/>`;
  const width = columns * 54;
  const height = 6 + rows * 40 + 32;
  const busts = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - (row % 2) }, (_, column) =>
      bust(27 + (row % 2) * 27 + column * 54, 4 + row * 40),
    ).join(''),
  ).join('');
  const axes = Array.from({ length: columns }, (_, column) => `M${27 + column * 54} 0V${height}`).join('');
  return svg(
    width,
    height,
    `<path d="${axes}M0 28H${width}" fill="none" stroke="${HEX.tracing}" stroke-width=".4" stroke-dasharray="7 1.600 1 1.600" opacity=".6"/><g fill="none" stroke="${HEX.graphite}" stroke-width=".7" stroke-dasharray="3.200 1.400 .6 1.400">${busts}</g>`,
    1.4,
  );
}

const face = (index: number): string => {
  const inner = person(index)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return `<clipPath id="c"><circle cx="15" cy="15" r="14.500"/></clipPath><g clip-path="url(#c)"><g transform="translate(0 -4.500) scale(.3)">${inner}</g></g><circle cx="15" cy="15" r="14.500" fill="none" stroke="${HEX.graphite}" stroke-width=".9"/>`;
};

const DAY: Pencil = { line: HEX.graphite, fill: '#fbfcf9', accent: HEX.brass };
const ON_ORANGE: Pencil = { line: HEX.graphite, fill: HEX.tracing, accent: HEX.brass };
const DARK: Pencil = { line: HEX.tracing, fill: '#2c414b', accent: HEX.orange };

/** Position, middle of the balloon, and the point of the pot it is about. */
const POT_PARTS = [
  [1, 50, 4, 6, 5],
  [2, -62, 22, -22, 28],
  [3, 82, 62, 50, 68],
  [4, -62, 108, -18, 112],
  [5, 62, 122, 16, 128],
  [6, -62, 150, -17, 156],
  [7, 74, 214, 31, 222],
] as const;
/** The pot pulled apart, with a balloon at every part. */
const explodedPot = (look: Parameters<typeof pot>[1], line: string, ground: string, along: string) =>
  svg(
    190,
    POT_HEIGHT + 4,
    `<g transform="translate(95 2)">${axis(-2, POT_HEIGHT + 2, along)}${pot(APART, look)}${POT_PARTS.map(([value, cx, cy, x, y]) => balloon(value, cx, cy, x, y, line, ground)).join('')}</g>`,
  );

const drawings = {
  'stueck-cover': explodedPot(ON_ORANGE, HEX.graphite, HEX.tracing, HEX.graphite),
  'stueck-pot-dark': explodedPot(DARK, HEX.tracing, HEX.graphite, HEX.steel),
  'stueck-chair-dark': svg(
    190,
    258,
    `<g transform="translate(95 2)">${axis(-2, 254, HEX.steel)}${chair(DARK)}${(
      [
        [1, -62, 16, -20, 26],
        [2, 52, 72, 9, 90],
        [3, -72, 100, -34, 112],
        [4, 66, 132, 26, 142],
        [5, -52, 172, -5, 180],
        [6, 76, 196, 44, 225],
        [7, -82, 230, -52, 246],
      ] as const
    )
      .map(([value, cx, cy, x, y]) => balloon(value, cx, cy, x, y, HEX.tracing, HEX.graphite))
      .join('')}</g>`,
  ),
  'stueck-lamp-dark': svg(
    190,
    246,
    `<g transform="translate(95 8)">${axis(-6, 232, HEX.steel)}${lamp(DARK)}${(
      [
        [1, 58, 8, 20, 20],
        [2, -58, 64, -8, 72],
        [3, 52, 104, 6, 112],
        [4, -52, 142, -4, 150],
        [5, 58, 166, 8, 180],
        [6, -66, 200, -30, 214],
        [7, 80, 186, 71, 207],
      ] as const
    )
      .map(([value, cx, cy, x, y]) => balloon(value, cx, cy, x, y, HEX.tracing, HEX.graphite))
      .join('')}</g>`,
  ),
  'stueck-pot': svg(120, 134, `<g transform="translate(54 2)">${pot([0, 10, 26, null, null, null, 83], DAY)}</g>`, 1.2),
  'stueck-missing': svg(58, 78, missing(50)),
  'stueck-missing-double': svg(108, 78, missing(100)),
  'stueck-face': { ...svg(30, 30, face(22)), own_colors: true as const },
  'stueck-screw': svg(
    64,
    176,
    `${axis(0, 176, HEX.steel).replaceAll('M0 ', 'M32 ')}<path d="M24 26V116L32 128L40 116V26Z" fill="${DARK.fill}" stroke="${HEX.tracing}" stroke-width=".9" stroke-linejoin="round"/><path d="${Array.from({ length: 12 }, (_, index) => `M22.500 ${41 + index * 6.4}L41.500 ${37 + index * 6.4}`).join('')}" stroke="${HEX.tracing}" stroke-width="1.500" stroke-linecap="round"/><path d="M12 10a3 3 0 0 1 3-3H49a3 3 0 0 1 3 3V26H12Z" fill="${HEX.orange}" stroke="${HEX.tracing}" stroke-width=".9"/><path d="M29 7H35V15H29Z" fill="${HEX.graphite}"/><path d="M12 144H52V162H12ZM24 144V162M40 144V162" fill="${DARK.fill}" stroke="${HEX.tracing}" stroke-width=".9" stroke-linejoin="round"/>`,
    2,
  ),
  'stueck-team': team(4, 2),
  'stueck-pair': team(2, 1),
  'stueck-dimensions': svg(
    460,
    10,
    [54, 112, 170, 240, 298, 356].map((x) => dimension(x, 50, 5, 50, HEX.graphite)).join('') +
      dimension(406, 49, 5, 49, HEX.graphite) +
      dimension(5, 49, 5, 49, HEX.graphite),
  ),
  'stueck-positions': svg(
    12,
    172,
    Array.from(
      { length: 10 },
      (_, index) =>
        `<circle cx="6" cy="${8 + index * 17}" r="5.500" fill="none" stroke="${HEX.graphite}" stroke-width=".5"/>${figures(index + 1, 6, 8 + index * 17, index === 9 ? 0.56 : 0.72, HEX.graphite)}`,
    ).join(''),
  ),
  'stueck-list': svg(
    12,
    106,
    Array.from(
      { length: 7 },
      (_, index) =>
        `<circle cx="6" cy="${7 + index * 15.24}" r="5.200" fill="none" stroke="${HEX.graphite}" stroke-width=".5"/>${figures(index + 1, 6, 7 + index * 15.24, 0.7, HEX.graphite)}`,
    ).join(''),
  ),
  'stueck-stamp': svg(
    60,
    60,
    `<g transform="rotate(-12 30 30)" fill="none" stroke="${HEX.orange}"><circle cx="30" cy="30" r="26" stroke-width="2"/><circle cx="30" cy="30" r="21" stroke-width=".8"/><path d="M17 31L26 40L44 19" stroke-width="4.500"/></g>`,
  ),
};

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'block.kind': named('Zeichnung', 'Drawing', 'Dessin', 'Disegno', 'Rysunek'),
  'block.sheet': named('Blätter', 'Sheets', 'Feuilles', 'Fogli', 'Arkusze'),
  'block.scale': named('Maßstab', 'Scale', 'Échelle', 'Scala', 'Skala'),
  'block.one': same('1 : 1'),
  'block.checked': named('Geprüft', 'Checked', 'Vérifié', 'Verificato', 'Sprawdził'),
  'block.by': named('alle', 'all of us', 'tout le monde', 'tutti', 'wszyscy'),
  'cover.line': named(
    '{total-stickers} Teile, alle Originale.\nAnleitung nicht nötig.',
    '{total-stickers} parts, all original.\nNo instructions needed.',
    '{total-stickers} pièces, toutes d’origine.\nSans notice.',
    '{total-stickers} pezzi, tutti originali.\nNiente istruzioni.',
    '{total-stickers} części, same oryginały.\nInstrukcja zbędna.',
  ),
  'welcome.title': named(
    'Vor dem Zusammenbau',
    'Before assembly',
    'Avant le montage',
    'Prima del montaggio',
    'Przed montażem',
  ),
  'welcome.text': {
    de: 'Bitte zuerst alle Teile auf den Tisch legen und prüfen, ob jemand fehlt. Kein Teil ist baugleich mit einem anderen. Nicht mit Gewalt einsetzen, sondern mit Kaffee. Übrig bleibende Teile sind Doppelte und werden getauscht.',
    en: 'First lay all the parts on the table and check whether anybody is missing. No part is identical to another. Do not use force, use coffee. Any parts left over are doubles and are to be swapped.',
    fr: 'Posez d’abord toutes les pièces sur la table et vérifiez qu’il ne manque personne. Aucune pièce n’est identique à une autre. Ne forcez pas, prenez un café. Les pièces restantes sont des doubles et s’échangent.',
    it: 'Prima mettete tutti i pezzi sul tavolo e controllate che non manchi nessuno. Nessun pezzo è uguale a un altro. Non forzate: meglio un caffè. I pezzi che avanzano sono doppioni e si scambiano.',
    pl: 'Najpierw połóżcie wszystkie części na stole i sprawdźcie, czy nikogo nie brakuje. Żadna część nie jest taka sama jak inna. Nie montować na siłę, lecz przy kawie. Części, które zostaną, to podwójne do wymiany.',
  },
  'contents.title': named('Stückliste', 'Parts list', 'Nomenclature', 'Distinta base', 'Lista części'),
  'contents.note': named(
    'Freie Positionen: Stelle ausgeschrieben.',
    'Free positions: we are hiring.',
    'Positions libres : nous recrutons.',
    'Posizioni libere: stiamo assumendo.',
    'Wolne pozycje: trwa rekrutacja.',
  ),
  'opener.kind': named('Baugruppe', 'Assembly', 'Sous-ensemble', 'Gruppo', 'Zespół'),
  'opener.text': {
    de: 'Läuft seit 1987 im Dauerbetrieb. Verschleiß gering, Geräusch freundlich, Wartung täglich um zehn bei Kuchen.',
    en: 'In continuous operation since 1987. Little wear, friendly noise, serviced daily at ten with cake.',
    fr: 'En service continu depuis 1987. Peu d’usure, bruit aimable, entretien chaque jour à dix heures avec gâteau.',
    it: 'In servizio continuo dal 1987. Usura minima, rumore gentile, manutenzione ogni giorno alle dieci con torta.',
    pl: 'Pracuje bez przerwy od 1987 roku. Małe zużycie, przyjazny hałas, przegląd codziennie o dziesiątej przy cieście.',
  },
  'opener.second': {
    de: 'Trägt seit Jahren ohne Murren. Höhe verstellbar, Haltung einstellbar, Rollen nur in Richtung Kantine.',
    en: 'Has carried us for years without complaint. Height adjustable, attitude too; castors only roll towards the canteen.',
    fr: 'Nous porte depuis des années sans broncher. Hauteur réglable, humeur aussi ; les roulettes ne vont que vers la cantine.',
    it: 'Regge da anni senza lamentarsi. Altezza regolabile, umore pure; le rotelle vanno solo verso la mensa.',
    pl: 'Od lat nosi nas bez narzekania. Wysokość regulowana, nastrój też; kółka jadą tylko w stronę stołówki.',
  },
  'list.one': named(
    'Griff, immer cool\nDeckel drauf, wenn nötig\nKanne, hält alle zusammen\nDichtung, verschwiegen\nSieb, merkt jeden Fehler\nTrichter, bringt es auf den Punkt\nKessel, steht gern unter Dampf',
    'Knob, always cool\nLid, on when needed\nJug, holds everyone together\nSeal, discreet\nFilter, catches every error\nFunnel, comes to the point\nBoiler, happy under pressure',
    'Bouton, toujours calme\nCouvercle, au besoin\nVerseuse, réunit tout le monde\nJoint, discret\nFiltre, voit chaque erreur\nEntonnoir, va droit au but\nChaudière, aime la pression',
    'Pomello, sempre calmo\nCoperchio, se serve\nBricco, tiene insieme tutti\nGuarnizione, discreta\nFiltro, vede ogni errore\nImbuto, va dritto al punto\nCaldaia, ama la pressione',
    'Gałka, zawsze spokojna\nPokrywka, w razie potrzeby\nDzbanek, trzyma wszystkich razem\nUszczelka, dyskretna\nSitko, wyłapie każdy błąd\nLejek, trafia w sedno\nZbiornik, lubi być pod parą',
  ),
  'list.two': named(
    'Lehne, gibt Rückhalt\nWinkel, hat Charakter\nSitz, hat Ausdauer\nMechanik, knarzt montags\nFeder, nimmt es leicht\nFußkreuz, steht fest\nRollen, sind schon beim Kuchen',
    'Back, always behind you\nBracket, has character\nSeat, has stamina\nMechanism, creaks on Mondays\nSpring, takes it lightly\nBase, stands firm\nCastors, already at the cake',
    'Dossier, vous soutient\nÉquerre, a du caractère\nAssise, a de l’endurance\nMécanisme, grince le lundi\nVérin, prend tout à la légère\nPiétement, tient bon\nRoulettes, déjà au gâteau',
    'Schienale, dà sostegno\nStaffa, ha carattere\nSedile, ha resistenza\nMeccanismo, cigola il lunedì\nMolla, la prende alla leggera\nBase, sta salda\nRotelle, già dalla torta',
    'Oparcie, daje wsparcie\nKątownik, ma charakter\nSiedzisko, wytrwałe\nMechanizm, w poniedziałki skrzypi\nSprężyna, znosi to lekko\nPodstawa, stoi mocno\nKółka, już są przy cieście',
  ),
  'team.note': named(
    'Fehlteile sind gestrichelt. Bitte einkleben, bis nichts mehr gestrichelt ist.',
    'Missing parts are dashed. Keep sticking until none are left.',
    'Les pièces manquantes sont en pointillé. Collez jusqu’à la dernière.',
    'I pezzi mancanti sono tratteggiati. Attaccate fino all’ultimo.',
    'Brakujące części są kreskowane. Klejcie, aż znikną kreski.',
  ),
  'team.text': named(
    'Passt, sitzt, wackelt kaum. Bei Fragen hilft das Teil nebenan.',
    'Fits, holds, hardly wobbles. If in doubt, ask the part next to you.',
    'Ça s’emboîte, ça tient, ça bouge à peine. En cas de doute, voyez la pièce d’à côté.',
    'Combacia, tiene, balla appena. In caso di dubbi, chiedete al pezzo accanto.',
    'Pasuje, trzyma, prawie się nie chwieje. W razie pytań pomoże część obok.',
  ),
  'team.foot': named(
    'Alle Maße in Kaffeepausen. Handskizzen gelten.\nÄnderungen bitte freundlich melden.',
    'All dimensions in coffee breaks. Hand sketches count.\nPlease report changes kindly.',
    'Toutes les cotes en pauses-café. Les croquis comptent.\nModifications à signaler avec le sourire.',
    'Tutte le misure in pause caffè. Gli schizzi valgono.\nSi prega di segnalare le modifiche con gentilezza.',
    'Wszystkie wymiary w przerwach na kawę. Szkice odręczne się liczą.\nO zmianach prosimy informować uprzejmie.',
  ),
  'team.torque': named(
    'Anzugsmoment: handfest, aber herzlich.',
    'Torque: firm, but warm.',
    'Couple de serrage : ferme mais cordial.',
    'Coppia: salda ma cordiale.',
    'Moment dokręcania: mocno, ale serdecznie.',
  ),
  'photo.hint': named(
    'Hier steht euer Bild aus der Werkstatt.',
    'Your picture from the workshop goes here.',
    'Ici, votre photo de l’atelier.',
    'Qui la foto dell’officina.',
    'Tu zdjęcie z waszego warsztatu.',
  ),
  'tolerance.title': named(
    'Allgemeintoleranzen',
    'General tolerances',
    'Tolérances générales',
    'Tolleranze generali',
    'Tolerancje ogólne',
  ),
  'tolerance.names': named(
    'Kaffee, Beginn\nMontag, Laune\nMittag, Länge\nWitze, Niveau\nMusik in der Halle\nFeierabend',
    'Coffee, start\nMonday, mood\nLunch, length\nJokes, standard\nMusic in the hall\nHome time',
    'Café, début\nLundi, humeur\nDéjeuner, durée\nBlagues, niveau\nMusique à l’atelier\nFin de journée',
    'Caffè, inizio\nLunedì, umore\nPranzo, durata\nBattute, livello\nMusica in officina\nFine turno',
    'Kawa, początek\nPoniedziałek, humor\nObiad, długość\nDowcipy, poziom\nMuzyka na hali\nFajrant',
  ),
  'tolerance.values': named(
    '± 0 min\n− 3 bis 0\n+ 10 min\n± 2 Etagen\nnach Gehör\n+ 0 min',
    '± 0 min\n− 3 to 0\n+ 10 min\n± 2 floors\nby ear\n+ 0 min',
    '± 0 min\n− 3 à 0\n+ 10 min\n± 2 étages\nà l’oreille\n+ 0 min',
    '± 0 min\nda − 3 a 0\n+ 10 min\n± 2 piani\na orecchio\n+ 0 min',
    '± 0 min\nod − 3 do 0\n+ 10 min\n± 2 piętra\nna słuch\n+ 0 min',
  ),
  'tolerance.note': named(
    'Nicht tolerierte Maße: schlechte Laune nach dem zweiten Kaffee.',
    'Not tolerated: a bad mood after the second coffee.',
    'Non toléré : la mauvaise humeur après le deuxième café.',
    'Non tollerato: il malumore dopo il secondo caffè.',
    'Niedopuszczalne: zły humor po drugiej kawie.',
  ),
  'group.title': named(
    'Gesamtzeichnung',
    'General arrangement',
    'Plan d’ensemble',
    'Disegno d’insieme',
    'Rysunek zestawieniowy',
  ),
  'group.caption': named(
    'Alle Teile montiert, Probelauf bestanden. Links hinten fehlt einer, der hat das Foto gemacht.',
    'All parts fitted, test run passed. One is missing at the back left: he took the picture.',
    'Toutes les pièces montées, essai réussi. Il en manque une au fond à gauche : elle tenait l’appareil.',
    'Tutti i pezzi montati, collaudo superato. In fondo a sinistra manca uno: ha fatto la foto.',
    'Wszystkie części zmontowane, próba zaliczona. Z tyłu po lewej brakuje jednej: robiła zdjęcie.',
  ),
  'thanks.title': named(
    'Prüfzeugnis',
    'Test certificate',
    'Certificat d’essai',
    'Certificato di collaudo',
    'Świadectwo kontroli',
  ),
  'thanks.text': {
    de: 'Hiermit wird bestätigt, dass diese Belegschaft ohne Übermaß, mit gutem Spiel und ganz ohne Ersatzteile läuft. Danke allen, die geschraubt, gefeilt und mitgelacht haben.',
    en: 'This is to certify that this staff runs true, with good play and without any spare parts. Thanks to all who tightened, filed and laughed along.',
    fr: 'Il est certifié que cette équipe tourne rond, avec un bon jeu et sans pièce de rechange. Merci à tous ceux qui ont vissé, limé et ri avec nous.',
    it: 'Si certifica che questo gruppo gira bene, con buon gioco e senza pezzi di ricambio. Grazie a chi ha avvitato, limato e riso con noi.',
    pl: 'Zaświadcza się, że ta załoga pracuje równo, z dobrym luzem i bez części zamiennych. Dziękujemy wszystkim, którzy skręcali, piłowali i śmiali się z nami.',
  },
  'thanks.sign': named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy'),
  'thanks.suppliers': named('Zulieferer', 'Suppliers', 'Fournisseurs', 'Fornitori', 'Dostawcy'),
  'thanks.slot': named('Ihr Firmenname', 'Your company', 'Votre société', 'La tua azienda', 'Twoja firma'),
  'back.line': named(
    'Eine Schraube\nbleibt immer übrig.',
    'There is always\none screw left.',
    'Il reste toujours\nune vis.',
    'Avanza sempre\nuna vite.',
    'Zawsze zostaje\njedna śrubka.',
  ),
  'chapter.one': named('Werkstatt', 'Workshop', 'Atelier', 'Officina', 'Warsztat'),
  'chapter.two': named('Büro', 'Office', 'Bureau', 'Ufficio', 'Biuro'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const strong = { font: 'title', color: GRAPHITE };
const reading = { font: 'paragraph', color: GRAPHITE, lineHeight: 150 };

const border = (color = GRAPHITE): ContentNode => frame(5, 5, 450, 287, color, 0.5, { name: 'Blattrand' });
/** The title block of the sheet: the chapter, and what a drawing says of itself. The page number is the sheet's. */
function block(fill: number | null = null, title = '{section}'): ContentNode[] {
  const [x, y] = [275, 268];
  const field = (at: number, label: string, value: string): ContentNode[] => [
    text(x + at + 2.5, y + 2.4, 26, 8, label, { font: 'paragraph', color: GRAPHITE }),
    text(x + at + 2.5, y + 6.6, 26, 10, value, { font: 'sub_title', color: GRAPHITE }),
  ];
  return [
    frame(x, y, 180, 24, GRAPHITE, 0.5, { fill, name: 'Schriftfeld' }),
    ...[92, 122].map((at) => rect(x + at, y, 0.25, 24, GRAPHITE)),
    rect(x + 92, y + 12, 60, 0.25, GRAPHITE),
    rect(x + 152, y, 28, 24, ORANGE),
    text(x + 4, y + 3, 86, 8, '@block.kind', { font: 'paragraph', color: GRAPHITE }),
    text(x + 4, y + 7, 86, 36, title, { ...strong, ...FITTED, height: 14, valign: 'middle', name: 'Titel' }),
    ...field(92, '@block.scale', '@block.one'),
    ...field(122, '@block.checked', '@block.by'),
    text(x + 94.5, y + 14.4, 54, 8, '@block.sheet', { font: 'paragraph', color: GRAPHITE }),
    text(x + 94.5, y + 18, 54, 10, '{total-pages}', { font: 'sub_title', color: GRAPHITE }),
    text(x + 152, y + 6, 28, 36, '{page-number}', { font: 'title', color: GRAPHITE, align: 'center', name: 'Blatt' }),
  ];
}
/** The left page has its number in a smaller field, at the same height. */
const leftNumber = (): ContentNode[] => [
  rect(5, 268, 28, 24, ORANGE),
  text(5, 274, 28, 36, '{page-number}', { font: 'title', color: GRAPHITE, align: 'center', name: 'Blatt' }),
];

const LEFT = [54, 112, 170];
const RIGHT = [240, 298, 356];
const ALL = [...LEFT, ...RIGHT];
const ROWS = [26, 103, 180];
function fehlteil(x: number, y: number, double = false): ContentNode[] {
  const width = double ? 108 : 58;
  return [
    picture(x - 4, y - 4, width, 78, double ? 'stueck-missing-double' : 'stueck-missing', { name: 'Fehlteil' }),
    cell(x, y, double, { fill: TRACING, fillOpacity: 0 }),
  ];
}
const parts = (xs: readonly number[], ys: readonly number[]): ContentNode[] =>
  ys.flatMap((y) => xs.flatMap((x) => fehlteil(x, y)));
const dimensions = (): ContentNode => picture(0, 10, 460, 10, 'stueck-dimensions', { name: 'Maße' });
const margin = (x: number, y: number, words: string): ContentNode[] => [
  rect(x, y, 12, 0.8, ORANGE),
  text(x, y + 4, 36, 11, words, { ...reading, lineHeight: 120, lines: 6 }),
];
/** The words and the phantoms lie under the frame: a photo covers them. */
function photo(x: number, y: number, width: number, height: number, says = true): ContentNode[] {
  const [image, ratio] =
    height > 90 && width > 120 ? (['stueck-team', 216 / 118] as const) : (['stueck-pair', 108 / 78] as const);
  // On either page where the frame lies over the fold.
  const parts = x < 222 && x + width > 238 ? [[x, 224 - x] as const, [236, x + width - 236] as const] : [[x, width] as const]; // prettier-ignore
  const wide = Math.min((height - 18) * ratio, ...parts.map(([, room]) => room * 0.86));
  return [
    rect(x, y, width, height, STEEL, { stroke: GRAPHITE, strokeWidth: 0.5 }),
    ...parts.map(([from, room]) =>
      picture(from + (room - wide) / 2, y + height - wide / ratio, wide, wide / ratio, image, { name: 'Phantom' }),
    ),
    ...(says
      ? [
          text(x + 8, y + 7, (x < 222 ? Math.min(222, x + width) : x + width) - x - 16, 14, '@photo.hint', {
            name: HINT,
            font: 'sub_title',
            color: GRAPHITE,
          }),
        ]
      : []),
    picture(x, y, width, height, null, { stroke: GRAPHITE, strokeWidth: 0.5, name: 'Foto' }),
  ];
}

const team18 = (): ContentNode =>
  spread('Blatt mit achtzehn Teilen', TRACING, [
    border(),
    dimensions(),
    ...margin(11, 30, '@team.note'),
    ...margin(413, 184, '@team.torque'),
    text(54, 271, 170, 11, '@team.foot', { ...reading, lines: 3 }),
    ...leftNumber(),
    ...block(),
    ...parts(ALL, ROWS),
  ]);
const team24 = (): ContentNode =>
  spread('Blatt mit vierundzwanzig Teilen', TRACING, [
    border(),
    text(54, 271, 170, 11, '@team.note', { ...reading, lines: 3 }),
    ...leftNumber(),
    ...block(),
    ...parts(
      [11, 65, 119, 173, 237, 291, 345, 399],
      [22, 103, 184].map((y) => y - 4),
    ),
  ]);
const team12 = (): ContentNode =>
  spread('Zwölf Teile und ein Bild', TRACING, [
    border(),
    ...margin(11, 107, '@team.note'),
    ...margin(413, 184, '@team.torque'),
    ...photo(54, 14, 352, 80),
    text(54, 271, 170, 11, '@team.foot', { ...reading, lines: 3 }),
    ...leftNumber(),
    ...block(),
    ...parts(ALL, ROWS.slice(1)),
  ]);
const team9 = (): ContentNode =>
  spread('Neun Teile und eine Zeichnung', TRACING, [
    rect(-4, -4, 234, 305, GRAPHITE),
    border(STEEL),
    picture(20, 14, 190, 246, 'stueck-lamp-dark', { name: 'Explosion' }),
    ...leftNumber(),
    ...block(),
    ...margin(413, 30, '@team.note'),
    ...parts(RIGHT, ROWS),
  ]);
const team6 = (): ContentNode =>
  spread('Sechs Teile und ein Bild', TRACING, [
    border(),
    ...photo(14, 14, 206, 245),
    text(240, 20, 200, 48, '{section}', { ...strong, ...FITTED, height: 20, name: 'Titel' }),
    text(240.5, 46, 150, 14, '@team.text', { ...reading, lines: 4 }),
    ...margin(413, 107, '@team.note'),
    ...leftNumber(),
    ...block(),
    ...parts(RIGHT, ROWS.slice(1)),
  ]);
const team3 = (): ContentNode =>
  spread('Drei Teile', TRACING, [
    border(),
    ...photo(14, 14, 206, 245),
    text(240, 20, 106, 48, '{section}', { ...strong, ...FITTED, height: 40, name: 'Titel' }),
    text(240.5, 66, 100, 14, '@team.text', { ...reading, lines: 6 }),
    picture(236, 128, 112, 125, 'stueck-pot', { name: 'Kanne' }),
    ...margin(413, 107, '@team.note'),
    ...leftNumber(),
    ...block(),
    ...parts([356], ROWS),
  ]);
const doubles = (): ContentNode =>
  spread('Doppelteile', TRACING, [
    border(),
    ...margin(11, 30, '@team.note'),
    ...margin(413, 184, '@team.torque'),
    text(54, 271, 170, 11, '@team.foot', { ...reading, lines: 3 }),
    ...leftNumber(),
    ...block(),
    ...ROWS.flatMap((y, row) =>
      row === 1
        ? [...fehlteil(54, y), ...fehlteil(116, y, true), ...fehlteil(244, y, true), ...fehlteil(356, y)]
        : [...fehlteil(58, y, true), ...fehlteil(170, y), ...fehlteil(240, y), ...fehlteil(302, y, true)],
    ),
  ]);

/** The assembly pulled apart on the dark page, and the list of its parts beside it. */
const opener = (drawing: string, list: string, words: string): ContentNode =>
  spread('Auftakt', TRACING, [
    rect(-4, -4, 234, 305, GRAPHITE),
    border(STEEL),
    picture(20, 12, 190, drawing === 'stueck-pot-dark' ? 246 : 258, drawing, { name: 'Explosion' }),
    text(243, 18, 100, 14, '@opener.kind', { font: 'sub_title', color: GRAPHITE }),
    text(240.5, 25, 206, 72, '{section}', { ...strong, ...FITTED, scale: 1.35, height: 27, name: 'Titel' }),
    text(243, 68, 150, 14, words, { ...reading, lines: 4 }),
    rect(243, 108, 206, 1.2, ORANGE),
    ...Array.from({ length: 8 }, (_, index) => rule(243, 117 + index * 15.24, 206, GRAPHITE, 0.25)),
    picture(244, 117.6, 12, 106, 'stueck-list', { name: 'Positionen' }),
    text(262, 117.2, 186, 18, list, { font: 'paragraph', color: GRAPHITE, lineHeight: 240, lines: 7 }),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);

const tolerances = (): ContentNode =>
  spread('Toleranzen', TRACING, [
    border(),
    text(14, 20, 206, 48, '@tolerance.title', { ...strong, autosize: false, fit: true, height: 20 }),
    rect(15, 46, 205, 1.2, ORANGE),
    ...Array.from({ length: 7 }, (_, index) => rule(15, 58 + index * 20.32, 205, GRAPHITE, 0.25)),
    text(17, 58, 130, 20, '@tolerance.names', { font: 'paragraph', color: GRAPHITE, lineHeight: 288, lines: 6 }),
    text(140, 58, 78, 20, '@tolerance.values', {
      font: 'sub_title',
      color: GRAPHITE,
      align: 'right',
      lineHeight: 288,
      lines: 6,
    }),
    text(17, 188, 150, 14, '@tolerance.note', { ...reading, lines: 2 }),
    ...photo(240, 14, 206, 160),
    picture(294, 182, 76, 84.9, 'stueck-pot', { name: 'Kanne' }),
    picture(40, 206, 52, 52, 'stueck-stamp', { name: 'Stempel' }),
    ...leftNumber(),
    ...block(),
  ]);

const group = (): ContentNode =>
  spread('Gesamtzeichnung', TRACING, [
    border(),
    text(14, 14, 208, 48, '@group.title', { ...strong, autosize: false, fit: true, height: 20 }),
    ...photo(54, 42, 352, 214),
    ...margin(413, 46, '@group.caption'),
    ...[42, 256].map((y) => rule(14, y, 36, GRAPHITE, 0.3)),
    rect(24, 42, 0.3, 214, GRAPHITE),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);

/** The last sheet: to be signed by all, and the suppliers as a table. */
const certificate = (): ContentNode =>
  spread('Prüfzeugnis', TRACING, [
    border(),
    text(14, 20, 206, 72, '@thanks.title', { ...strong, autosize: false, fit: true, height: 27 }),
    rect(15, 52, 205, 1.2, ORANGE),
    text(15.5, 60, 190, 14, '@thanks.text', { ...reading, lines: 5 }),
    text(15.5, 108, 120, 14, '@thanks.sign', { font: 'sub_title', color: GRAPHITE }),
    ...Array.from({ length: 12 }, (_, index) =>
      rule(15 + (index % 2) * 105, 132 + Math.floor(index / 2) * 23, 100, GRAPHITE, 0.35, { dash: 'dashed' }),
    ),
    picture(158, 78, 54, 54, 'stueck-stamp', { name: 'Stempel' }),
    text(243, 27, 150, 26, '@thanks.suppliers', { ...strong }),
    rect(243, 52, 205, 1.2, ORANGE),
    ...Array.from({ length: 6 }, (_, index) => {
      const [x, y] = [243 + (index % 2) * 105, 60 + Math.floor(index / 2) * 68];
      return [
        picture(x, y, 100, 46, null, { fill: '#fbfcf9', stroke: GRAPHITE, strokeWidth: 0.5, name: 'Logo' }),
        text(x, y + 49, 100, 14, '@thanks.slot', { font: 'sub_title', color: GRAPHITE }),
      ];
    }).flat(),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);

const pictures = (): ContentNode =>
  spread('Teilansichten', TRACING, [
    border(),
    ...photo(14, 14, 206, 146),
    ...photo(14, 168, 99, 92, false),
    ...photo(121, 168, 99, 92, false),
    ...photo(240, 14, 99, 92, false),
    ...photo(347, 14, 99, 92, false),
    ...photo(240, 114, 206, 146, false),
    ...leftNumber(),
    ...block(),
  ]);
/** Parts to be exchanged. */
const swaps = (): ContentNode =>
  spread('Tauschteile', TRACING, [
    border(),
    ...swapLists({ at: [15, 243], y: 14, width: 205, lines: 10, heading: strong, note: reading, color: GRAPHITE }),
    ...[15, 243].map((x) => rect(x, 45, 205, 1.2, ORANGE)),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'stueck-opener',
    name: named('Auftakt Kanne', 'Opener pot', 'Ouverture cafetière', 'Apertura moka', 'Otwarcie kawiarka'),
    role: 'opener',
    spread: opener('stueck-pot-dark', '@list.one', '@opener.text'),
  },
  {
    id: 'stueck-opener-chair',
    name: named('Auftakt Stuhl', 'Opener chair', 'Ouverture chaise', 'Apertura sedia', 'Otwarcie krzesło'),
    role: 'opener',
    spread: opener('stueck-chair-dark', '@list.two', '@opener.second'),
  },
  {
    id: 'stueck-24',
    name: named('24 Teile', '24 parts', '24 pièces', '24 pezzi', '24 części'),
    role: 'team',
    spread: team24(),
  },
  {
    id: 'stueck-18',
    name: named('18 Teile', '18 parts', '18 pièces', '18 pezzi', '18 części'),
    role: 'team',
    spread: team18(),
  },
  {
    id: 'stueck-12',
    name: named(
      '12 Teile und ein Bild',
      '12 parts and a photo',
      '12 pièces et photo',
      '12 pezzi e foto',
      '12 części i zdjęcie',
    ),
    role: 'team',
    spread: team12(),
  },
  {
    id: 'stueck-9',
    name: named(
      '9 Teile und Zeichnung',
      '9 parts and drawing',
      '9 pièces et dessin',
      '9 pezzi e disegno',
      '9 części i rysunek',
    ),
    role: 'text',
    spread: team9(),
  },
  {
    id: 'stueck-6',
    name: named(
      '6 Teile und ein Bild',
      '6 parts and a photo',
      '6 pièces et photo',
      '6 pezzi e foto',
      '6 części i zdjęcie',
    ),
    role: 'team',
    spread: team6(),
  },
  {
    id: 'stueck-3',
    name: named('3 Teile', '3 parts', '3 pièces', '3 pezzi', '3 części'),
    role: 'team',
    spread: team3(),
  },
  {
    id: 'stueck-doubles',
    name: named('Doppelteile', 'Double parts', 'Pièces doubles', 'Pezzi doppi', 'Części podwójne'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'stueck-tolerances',
    name: named('Toleranzen', 'Tolerances', 'Tolérances', 'Tolleranze', 'Tolerancje'),
    role: 'text',
    spread: tolerances(),
  },
  {
    id: 'stueck-group',
    name: named(
      'Gesamtzeichnung',
      'General arrangement',
      'Plan d’ensemble',
      'Disegno d’insieme',
      'Rysunek zestawieniowy',
    ),
    role: 'picture',
    spread: group(),
  },
  ...extraLayouts('stueck', pictures(), swaps()),
];

export const blueprint: BlueprintContent = {
  id: 'business-stueckliste',
  blueprint_category: 'business',
  title: named('Stückliste', 'Parts list', 'Vue éclatée', 'Esploso', 'Lista części'),
  description: {
    de: 'Der Betrieb als Explosionszeichnung: Menschen sind Teile mit Position, gestrichelt ist, wer noch fehlt. Für Werkstätten und alle, die etwas bauen.',
    en: 'The firm as an exploded drawing: people are parts with a position, whoever is missing is dashed. For workshops and all who build things.',
    fr: 'L’entreprise en vue éclatée : les gens sont des pièces numérotées, qui manque est en pointillé. Pour ateliers et bâtisseurs.',
    it: 'L’azienda come disegno esploso: le persone sono pezzi numerati, chi manca è tratteggiato. Per officine e per chi costruisce.',
    pl: 'Firma jako rysunek rozstrzelony: ludzie to części z pozycją, kogo brakuje, ten jest kreskowany. Dla warsztatów i wszystkich, którzy coś budują.',
  },
  palette: [HEX.graphite, HEX.orange, HEX.steel, HEX.brass, HEX.tracing],
  fonts: {
    title: { family: 'Barlow Condensed', bold: true },
    sub_title: { family: 'Barlow', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'accented',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(ORANGE, [
          frame(237, 7, 216, 283, GRAPHITE, 0.5, { name: 'Blattrand' }),
          picture(258, 12, 166, 214.9, 'stueck-cover', { name: 'Explosion' }),
          picture(326, 62, 30, 30, 'stueck-face', { name: 'Gesicht' }),
          rect(237, 232, 216, 58, TRACING, { stroke: GRAPHITE, strokeWidth: 0.5, name: 'Schriftfeld' }),
          rule(237, 268, 216, GRAPHITE, 0.25),
          rect(387, 268, 0.25, 22, GRAPHITE),
          text(242.5, 236, 206, 72, '{album-title}', {
            ...strong,
            ...FITTED,
            height: 30,
            valign: 'middle',
            name: 'Titel',
          }),
          text(243.5, 272, 140, 14, '@cover.line', { font: 'paragraph', color: GRAPHITE, lineHeight: 120, lines: 2 }),
          text(392, 272, 56, 8, '@contents.title', { font: 'paragraph', color: GRAPHITE }),
          text(392, 277, 56, 18, '1 – {total-stickers}', { font: 'sub_title', color: GRAPHITE, ...FITTED }),
        ]),
        spread('Vor dem Zusammenbau', TRACING, [
          rect(-4, -4, 234, 305, ORANGE),
          border(),
          picture(52, 124, 132, 147.4, 'stueck-pot', { name: 'Kanne' }),
          rect(14, 18, 202, 98, TRACING, { stroke: GRAPHITE, strokeWidth: 0.5 }),
          text(20, 25, 190, 48, '@welcome.title', { ...strong, autosize: false, fit: true, height: 20 }),
          text(21, 48, 186, 16, '@welcome.text', { ...reading, lines: 7 }),
          text(240, 18, 206, 72, '@contents.title', { ...strong, autosize: false, fit: true, height: 27 }),
          rect(243, 54, 206, 1.2, ORANGE),
          ...Array.from({ length: 11 }, (_, index) => rule(243, 66 + index * 17, 206, GRAPHITE, 0.25)),
          picture(246, 66.5, 12, 172, 'stueck-positions', { name: 'Positionen' }),
          node('Text', {
            x: 264,
            y: 66,
            width: 184,
            height: 172,
            size: 20,
            lineHeight: 241,
            font: 'sub_title',
            color: GRAPHITE,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(243, 243, 190, 11, '@contents.note', { ...reading, lines: 1 }),
          ...block(null, '{album-title}'),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener('stueck-pot-dark', '@list.one', '@opener.text'), team18(), tolerances()]),
    section('@chapter.two', [opener('stueck-chair-dark', '@list.two', '@opener.second'), team12(), team6()]),
    section(
      '@section.back',
      [
        group(),
        certificate(),
        spread('Rückseite', GRAPHITE, [
          frame(7, 7, 216, 283, STEEL, 0.5, { name: 'Blattrand' }),
          text(18, 22, 190, 48, '@back.line', { font: 'title', color: TRACING, lines: 2 }),
          picture(83, 84, 64, 176, 'stueck-screw', { name: 'Schraube' }),
          text(18, 274, 190, 14, '{album-title}', { font: 'sub_title', color: TRACING }),
        ]),
      ],
      true,
    ),
  ],
};
