/** Hausgemeinschaft: every spread is a street of houses. Cells are dark windows, a sticker turns the light on. */
import {
  HINT,
  named,
  round,
  rule,
  same,
  FITTED,
  cell,
  disc,
  frame,
  frontCover,
  node,
  pick,
  picture,
  rect,
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
  type Question,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { person } from '../people.ts';

const NIGHT = 2;
const BRICK = 3;
const OCHRE = 4;
const SKY = 5;
const PLASTER = 6;
const HEX = {
  night: '#1f2d3a',
  brick: '#b4472f',
  ochre: '#e0a63c',
  sage: '#7f9a7c',
  sky: '#bcd7db',
  plaster: '#f8f0df',
  lamp: '#ffe6a6',
};

/** Two drapes tied back at the sides: the number stands between them. */
const curtain = (cloth: string, fold: string): string => {
  const drape = `<path d="M0 0H25C19 5 9 9 7.800 20C7.200 29 4 36 4 39C4 41 8 45 9 57H0Z" fill="${cloth}"/><path d="M3 0C3.500 18 1.500 30 1.800 38C1.500 44 2 50 2 57M9 0C6.500 12 4.200 26 3.200 38C3.500 44 5.500 50 6 57M17 0C11 5 6.500 10 5.800 26" fill="none" stroke="${fold}" stroke-width=".5"/><rect y="37.500" width="5" height="3" rx="1" fill="${fold}"/>`;
  return `${drape}<g transform="translate(50 0) scale(-1 1)">${drape}</g>`;
};
const leaves = (x: number, y: number, size: number, fill: string): string =>
  [-62, -34, -8, 18, 46, 70]
    .map(
      (turn, index) =>
        `<path d="M0 0C-${size * 0.28} -${size * 0.4} -${size * 0.2} -${size * 0.8} 0 -${size}C${size * 0.2} -${size * 0.8} ${size * 0.28} -${size * 0.4} 0 0Z" fill="${fill}" opacity="${index % 2 ? 1 : 0.82}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('');
const cat = (fill: string): string =>
  `<path d="M6 22C5 15 7 11 10 9L9.500 3L13 6C14.500 5.600 16 5.600 17 6L20.500 3L20 9C21 11 20.500 13 19.500 14C22 17 22 20 21.500 22ZM6.500 22C2 22 1 18 2 14C2.500 11.500 1.500 10 1 8.500C3 9 4.500 11.500 4 14.500C3.500 17 4 19 6.500 19Z" fill="${fill}"/>`;
const tree = (crown: string): string =>
  `<path d="M12.500 22H15.500L16.500 36H11.500Z" fill="${HEX.brick}"/><circle cx="14" cy="12" r="9" fill="${crown}"/><circle cx="8" cy="18" r="6.500" fill="${crown}"/><circle cx="20" cy="18" r="6.500" fill="${crown}"/>`;

function bricks(width: number, height: number, count: number, seed: number): string {
  const random = stream(seed);
  let drawn = '';
  for (let index = 0; index < count; index++) {
    const row = Math.floor(random() * (height / 4.4));
    const column = Math.floor(random() * (width / 9.2));
    drawn += `<rect x="${(column * 9.2 + (row % 2) * 4.6).toFixed(1)}" y="${(row * 4.4).toFixed(1)}" width="8" height="3" opacity="${random() < 0.5 ? 0.09 : 0.16}"/>`;
  }
  return drawn;
}

/** Panes of a house in the distance; those whose number is in `lit` have somebody at home. */
function panes(columns: number, rows: number, lit: readonly number[]): string {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * 12, Math.floor(index / columns) * 14];
    return `<rect x="${x}" y="${y}" width="7" height="9" fill="${lit.includes(index) ? HEX.lamp : HEX.night}"/>`;
  }).join('');
}

const crosses = Array.from({ length: 9 }, (_, index) => {
  const [x, y] = [(index % 3) * 30, Math.floor(index / 3) * 39];
  return `<path d="M${x + 14} ${y}V${y + 33}M${x} ${y + 12}H${x + 28}" stroke="${HEX.plaster}" stroke-width="1"/><rect x="${x - 1.6}" y="${y + 32.4}" width="31.200" height="2.200" fill="${HEX.plaster}"/>`;
}).join('');

/** The one who is at home: a drawn person, cut by the window. */
const atHome = (index: number): string => {
  const inner = person(index)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return `<svg width="28" height="33" viewBox="0 12 100 117.860" preserveAspectRatio="xMidYMin slice">${inner}</svg>`;
};

const awning = (one: string, other: string): string =>
  Array.from(
    { length: 10 },
    (_, index) =>
      `<path d="M${index * 8} 0H${index * 8 + 8}V8A4 4 0 0 1 ${index * 8} 8Z" fill="${index % 2 ? other : one}"/>`,
  ).join('');

const bunting = Array.from({ length: 24 }, (_, index) => {
  const x = 6 + index * 19;
  const y = 4 + 11 * Math.sin((((index * 19) % 152) / 152) * Math.PI);
  const fill = [HEX.brick, HEX.ochre, HEX.plaster, HEX.sage][index % 4];
  return `<path d="M${x} ${y.toFixed(1)}h12l-6 13Z" fill="${fill}"/>`;
}).join('');
const lines = [0, 1, 2]
  .map(
    (index) =>
      `<path d="M${index * 152} 3Q${index * 152 + 76} 28 ${index * 152 + 152} 3" fill="none" stroke="${HEX.night}" stroke-width=".7"/>`,
  )
  .join('');

const bowl = `<path d="M0 8H22C21 15 16 17 11 17C6 17 1 15 0 8Z" fill="${HEX.sky}"/><circle cx="6" cy="7" r="3.500" fill="${HEX.brick}"/><circle cx="11.500" cy="5.500" r="3.800" fill="${HEX.ochre}"/><circle cx="16.500" cy="7" r="3.200" fill="${HEX.sage}"/><path d="M0 8H22V9.500H0Z" fill="${HEX.night}" opacity=".25"/>`;
const bottle = `<path d="M3 0H6V6C6 8 9 9 9 13V27H0V13C0 9 3 8 3 6Z" fill="${HEX.sage}"/><rect y="15" width="9" height="7" fill="${HEX.plaster}"/>`;
const cake = `<path d="M0 12H26V22H0Z" fill="${HEX.ochre}"/><path d="M0 12C2 7 24 7 26 12C24 15 21 15 19.500 13C18 16 15 16 13 13C11 16 8 16 6.500 13C5 15 2 15 0 12Z" fill="${HEX.plaster}"/><circle cx="13" cy="7" r="2.400" fill="${HEX.brick}"/><rect x="-3" y="22" width="32" height="1.800" fill="${HEX.night}"/>`;

/** What hangs in a frame until the photo is there: scenes from the yard, drawn to its shape. */
const SCENES = {
  laundry: (w: number, h: number): string => {
    const shirt = (x: number, fill: string): string =>
      `<path d="M${x + 10} 0L${x} 10L${x + 7} 17L${x + 11} 13V44H${x + 37}V13L${x + 41} 17L${x + 48} 10L${x + 38} 0Q${x + 24} 9 ${x + 10} 0Z" fill="${fill}"/>`;
    const sock = (x: number, fill: string): string =>
      `<path d="M${x} 0H${x + 10}V20C${x + 10} 24 ${x + 20} 23 ${x + 20} 29C${x + 20} 33 ${x + 4} 34 ${x} 29Z" fill="${fill}"/>`;
    const trousers = (x: number, fill: string): string =>
      `<path d="M${x} 0H${x + 32}L${x + 35} 52H${x + 20}L${x + 16} 18L${x + 12} 52H${x - 3}Z" fill="${fill}"/>`;
    const line = `<path d="M-14 0H238" stroke="${HEX.night}" stroke-width="1.200"/>${shirt(4, HEX.brick)}${sock(62, HEX.ochre)}${sock(86, HEX.ochre)}${trousers(122, HEX.night)}${shirt(168, HEX.plaster)}`;
    const other = `<path d="M-14 0H238" stroke="${HEX.night}" stroke-width="1.200"/>${trousers(14, HEX.ochre)}${shirt(60, HEX.sage)}${sock(120, HEX.brick)}${sock(144, HEX.brick)}${shirt(172, HEX.night)}`;
    const scale = round((w * 0.9) / 224);
    return `<rect width="${w}" height="${h}" fill="${HEX.sky}"/><circle cx="${round(w * 0.82)}" cy="${round(h * 0.16)}" r="${round(Math.min(w, h) * 0.09)}" fill="${HEX.ochre}"/><g transform="translate(${round(w * 0.05)} ${round(h * 0.2)}) scale(${scale})">${line}</g>${h / w > 0.55 ? `<g transform="translate(${round(w * 0.05)} ${round(h * 0.6)}) scale(${scale})">${other}</g>` : ''}`;
  },
  roofs: (w: number, h: number): string => {
    const unit = w / 4;
    const gables = [0, 1, 2, 3].map((at) => {
      const [x, top] = [at * unit, h * (at % 2 ? 0.5 : 0.62)];
      const fill = [HEX.brick, HEX.sage, HEX.ochre, HEX.plaster][at];
      return `<path d="M${round(x)} ${h}V${round(top)}L${round(x + unit / 2)} ${round(top - unit * 0.45)}L${round(x + unit)} ${round(top)}V${h}Z" fill="${fill}"/><rect x="${round(x + unit * 0.38)}" y="${round(top + unit * 0.06)}" width="${round(unit * 0.24)}" height="${round(unit * 0.3)}" fill="${at % 2 ? HEX.lamp : HEX.night}"/>`;
    });
    const size = round(unit / 40);
    return `<rect width="${w}" height="${h}" fill="${HEX.night}"/><circle cx="${round(w * 0.64)}" cy="${round(h * 0.24)}" r="${round(Math.min(w, h) * 0.13)}" fill="${HEX.plaster}"/>${gables.join('')}<g transform="translate(${round(unit * 2.5 - 12 * size)} ${round(h * 0.62 - unit * 0.45 - 21 * size)}) scale(${size})">${cat(HEX.brick)}</g>`;
  },
  pots: (w: number, h: number): string => {
    const scale = round(Math.min(w / 190, h / 76));
    const left = round((w - 170 * scale) / 2);
    const sill = round(h * 0.8);
    const pot = (x: number, fill: string): string =>
      `<path d="M${x} -22H${x + 26}L${x + 22} 0H${x + 4}Z" fill="${fill}"/>`;
    // In a picture that is higher than the sill needs there is a shelf above.
    const shelf = round(h * 0.4);
    const board =
      h / w > 0.65
        ? `<rect x="${round(w * 0.12)}" y="${shelf}" width="${round(w * 0.76)}" height="${round(4 * scale)}" fill="${HEX.plaster}"/><g transform="translate(${left} ${shelf}) scale(${scale})">${leaves(52, -20, 24, HEX.night)}${pot(39, HEX.brick)}${leaves(88, -14, 14, HEX.sage)}${pot(75, HEX.night)}${leaves(124, -20, 28, HEX.sage)}${pot(111, HEX.brick)}</g>`
        : '';
    return `<rect width="${w}" height="${h}" fill="${HEX.ochre}"/>${board}<rect y="${sill}" width="${w}" height="${round(h - sill)}" fill="${HEX.plaster}"/><g transform="translate(${left} ${sill}) scale(${scale})">${leaves(25, -20, 26, HEX.sage)}${pot(12, HEX.brick)}${leaves(147, -20, 20, HEX.night)}${pot(134, HEX.brick)}<g transform="translate(60 -46) scale(2.100)">${cat(HEX.night)}</g></g>`;
  },
  bike: (w: number, h: number): string => {
    const scale = round(Math.min(w / 180, h / 110));
    const [x, y] = [round((w - 180 * scale) / 2), round(h * 0.5 - 50 * scale)];
    const wheel = (cx: number): string =>
      `<circle cx="${cx}" cy="72" r="25" fill="none" stroke="${HEX.night}" stroke-width="4"/><circle cx="${cx}" cy="72" r="3" fill="${HEX.night}"/>`;
    return `<rect width="${w}" height="${h}" fill="${HEX.brick}"/><rect y="${round(y + 97 * scale)}" width="${w}" height="${round(h - y - 97 * scale)}" fill="${HEX.night}"/><g transform="translate(${x} ${y}) scale(${scale})">${wheel(44)}${wheel(134)}<path d="M44 72L70 34H122L90 72H44M70 34L90 72M122 34L134 72M122 34L118 20H132M64 26H80M70 34L68 27" fill="none" stroke="${HEX.plaster}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/><path d="M130 22H154V40H130Z" fill="${HEX.ochre}"/><path d="M130 28H154M130 34H154M138 22V40M146 22V40" stroke="${HEX.brick}" stroke-width="1"/></g>`;
  },
} as const;
const SHAPES = { wide: [210, 150], tall: [224, 256], half: [206, 96], square: [210, 206] } as const;
const SCENE_NAMES = ['laundry', 'roofs', 'pots', 'bike'] as const;
const scenes = Object.fromEntries(
  SCENE_NAMES.flatMap((name) =>
    Object.entries(SHAPES).map(
      ([shape, [w, h]]) => [`haus-${name}-${shape}`, svg(w, h, SCENES[name](w, h), 2)] as const,
    ),
  ),
);
/** A wall of windows with cats in some of them, to be counted. */
const CATS = [1, 4, 9, 11, 17, 18, 26, 30, 33, 37, 44];
const catWall = Array.from({ length: 48 }, (_, at) => {
  const [x, y] = [8 + (at % 12) * 36 + (at % 12 > 5 ? 8 : 0), 6 + Math.floor(at / 12) * 50];
  const light = (at * 7) % 5 < 2;
  const inside = CATS.includes(at)
    ? `<g transform="translate(${x + 2.5} ${y + 13}) scale(.95)">${cat(light ? HEX.night : HEX.ochre)}</g>`
    : '';
  const plant = at % 7 === 3 && inside === '' ? leaves(x + 14, y + 35, 9, HEX.sage) : '';
  return `<rect x="${x}" y="${y}" width="28" height="36" fill="${light ? HEX.lamp : HEX.night}" stroke="${HEX.plaster}" stroke-width="1.600"/>${inside}${plant}`;
}).join('');

const drawings = {
  ...scenes,
  'haus-cat-wall': svg(444, 202, catWall),
  'haus-sill': svg(202, 70, SCENES.pots(202, 70), 2),
  'haus-facade': svg(
    442,
    230,
    `<g fill="none" stroke="${HEX.night}" stroke-width="1.200" stroke-dasharray="4 3"><path d="M10 228V70L70 20L130 70V228ZM150 228V50H210V228ZM240 228V90L300 34L360 90V228ZM376 228V60C376 20 436 20 436 60V228Z"/></g>`,
  ),
  'haus-curtain-sky': svg(50, 57, curtain(HEX.sky, '#93b7bd')),
  'haus-curtain-sage': svg(50, 57, curtain(HEX.sage, '#5f7a5d')),
  'haus-curtain-brick': svg(50, 57, curtain(HEX.brick, '#8d3421')),
  'haus-blind': svg(
    50,
    57,
    `<path d="M0 0H50V10H0Z" fill="${HEX.plaster}"/>${[2.5, 5, 7.5].map((y) => `<path d="M0 ${y}H50" stroke="#d9cdb2" stroke-width=".5"/>`).join('')}<path d="M0 10H50V12H0Z" fill="#d9cdb2"/><path d="M25 12V15" stroke="#d9cdb2" stroke-width=".5"/><circle cx="25" cy="15.600" r=".9" fill="${HEX.ochre}"/>`,
  ),
  'haus-plant': svg(
    50,
    57,
    `${leaves(10, 50, 11, HEX.sage)}${leaves(41, 51, 9, HEX.sage)}<path d="M5.500 49.500H14.500L13.500 57H6.500Z" fill="${HEX.brick}"/><path d="M37.500 50.500H44.500L43.500 57H38.500Z" fill="${HEX.ochre}"/>`,
  ),
  'haus-cat-window': svg(
    50,
    57,
    `<g transform="translate(30 40.500) scale(.75)">${cat(HEX.plaster)}</g><path d="M0 0H50V6C46 10 42 10 39 6.500C36 10 31 10 28 6.500C25 10 20 10 17 6.500C14 10 9 10 6 6.500C4 9 1 9 0 7Z" fill="${HEX.ochre}"/>`,
  ),
  'haus-cat': svg(24, 24, cat(HEX.night), 1.3),
  'haus-cat-light': svg(24, 24, cat(HEX.ochre), 1.3),
  'haus-tree': svg(28, 36, tree(HEX.sage), 3),
  'haus-tree-ochre': svg(28, 36, tree(HEX.ochre), 4),
  // Drawn large: how often small ones stand in the street counts for nothing there.
  'haus-maple': svg(28, 36, tree(HEX.ochre), 4),
  'haus-lime': svg(28, 36, tree(HEX.sage), 4),
  'haus-awning': svg(80, 12, awning(HEX.brick, HEX.plaster)),
  'haus-awning-sage': svg(80, 12, awning(HEX.sage, HEX.plaster)),
  'haus-panes-wide': svg(31, 37, panes(3, 3, [0, 5]), 1.7),
  'haus-panes-high': svg(31, 51, panes(3, 4, [1, 6, 8]), 1.7),
  'haus-panes-low': svg(31, 23, panes(3, 2, [4]), 1.7),
  'haus-crosses': svg(91.2, 113, `<g transform="translate(1.6 0)">${crosses}</g>`),
  'haus-bricks': svg(100, 150, bricks(100, 150, 54, 7), 2.2),
  'haus-at-home': { ...svg(28, 33, atHome(14)), own_colors: true as const },
  'haus-bunting': svg(460, 36, `${lines}${bunting}`),
  'haus-buffet': svg(
    200,
    30,
    `<g transform="translate(4 11)">${bowl}</g><g transform="translate(40 1)">${bottle}</g><g transform="translate(66 5)">${cake}</g><g transform="translate(112 1)">${bottle}</g><g transform="translate(124 1)">${bottle}</g><g transform="translate(150 11)">${bowl}</g>`,
  ),
};

const questions: readonly Question[] = [
  {
    id: 'house',
    kind: 'line',
    label: named(
      'Wie heißt euer Haus, eure Straße, euer Dorf?',
      'What is your house, street or village called?',
      'Comment s’appelle votre immeuble, votre rue, votre village ?',
      'Come si chiama la vostra casa, via o paese?',
      'Jak nazywa się wasz dom, wasza ulica lub wieś?',
    ),
    example: named('Ahornweg 7', '7 Maple Lane', '7, rue de l’Érable', 'Via degli Aceri 7', 'Klonowa 7'),
  },
  {
    id: 'built',
    kind: 'number',
    label: named(
      'Seit welchem Jahr steht es?',
      'In which year was it built?',
      'De quelle année date-t-il ?',
      'In che anno è stata costruita?',
      'Z którego roku pochodzi?',
    ),
    example: same('1912'),
  },
  {
    id: 'parcels',
    kind: 'line',
    label: named(
      'Wer nimmt immer die Päckchen an?',
      'Who always takes in the parcels?',
      'Qui réceptionne toujours les colis ?',
      'Chi ritira sempre i pacchi?',
      'Kto zawsze odbiera paczki?',
    ),
    example: named(
      'der zweite Stock links',
      'second floor, left',
      'le deuxième gauche',
      'il secondo piano a sinistra',
      'drugie piętro, na lewo',
    ),
  },
  {
    id: 'party',
    kind: 'line',
    label: named(
      'Wann und wo feiert ihr zusammen?',
      'When and where do you celebrate together?',
      'Quand et où faites-vous la fête ensemble ?',
      'Quando e dove festeggiate insieme?',
      'Kiedy i gdzie razem świętujecie?',
    ),
    example: named(
      'am letzten Samstag im Juni im Hof',
      'on the last Saturday in June in the yard',
      'le dernier samedi de juin, dans la cour',
      'l’ultimo sabato di giugno in cortile',
      'w ostatnią sobotę czerwca na podwórku',
    ),
  },
  {
    id: 'wanted',
    kind: 'line',
    label: named(
      'Was wird bei euch gerade gesucht?',
      'What is somebody looking for right now?',
      'Que cherche-t-on chez vous en ce moment ?',
      'Che cosa si cerca da voi in questo momento?',
      'Czego się u was teraz szuka?',
    ),
    example: named(
      'eine Leiter, wieder mal',
      'a ladder, once again',
      'une échelle, encore une fois',
      'una scala, di nuovo',
      'drabiny, jak zwykle',
    ),
  },
  {
    id: 'spare',
    kind: 'line',
    label: named(
      'Was habt ihr immer zu viel?',
      'What do you always have too much of?',
      'Qu’avez-vous toujours en trop ?',
      'Che cosa avete sempre di troppo?',
      'Czego macie zawsze za dużo?',
    ),
    example: named('Zucchini', 'courgettes', 'des courgettes', 'zucchine', 'cukinii'),
  },
  {
    id: 'bench',
    kind: 'line',
    label: named(
      'Wo trifft man euch?',
      'Where are you to be found?',
      'Où vous croise-t-on ?',
      'Dove vi si incontra?',
      'Gdzie można was spotkać?',
    ),
    example: named(
      'auf der Bank unterm Ahorn',
      'on the bench under the maple',
      'sur le banc sous l’érable',
      'sulla panchina sotto l’acero',
      'na ławce pod klonem',
    ),
  },
  {
    id: 'pet',
    kind: 'line',
    label: named(
      'Wie heißt das Tier, das alle kennen?',
      'What is the animal called that everybody knows?',
      'Comment s’appelle l’animal que tout le monde connaît ?',
      'Come si chiama l’animale che tutti conoscono?',
      'Jak wabi się zwierzę, które znają wszyscy?',
    ),
    example: named('Kater Günther', 'Gunther the cat', 'Gontran le chat', 'il gatto Gualtiero', 'kot Gienek'),
  },
  {
    id: 'rule',
    kind: 'lines',
    label: named(
      'Welche Regeln gelten wirklich? Eine je Zeile.',
      'Which rules really count? One a line.',
      'Quelles règles comptent vraiment ? Une par ligne.',
      'Quali regole contano davvero? Una per riga.',
      'Które zasady naprawdę obowiązują? Jedna w wierszu.',
    ),
    example: named(
      'Trompete nicht vor neun.\nWer backt, bringt ein Stück hoch.',
      'No trumpet before nine.\nWhoever bakes brings a slice upstairs.',
      'Pas de trompette avant neuf heures.\nQui fait un gâteau en monte une part.',
      'Niente tromba prima delle nove.\nChi fa una torta ne porta una fetta su.',
      'Trąbka nie przed dziewiątą.\nKto piecze, przynosi kawałek na górę.',
    ),
  },
  {
    id: 'thanks',
    kind: 'lines',
    label: named(
      'Wem wollt ihr danken?',
      'Whom do you want to thank?',
      'Qui voulez-vous remercier ?',
      'Chi volete ringraziare?',
      'Komu chcecie podziękować?',
    ),
    example: named(
      'der Bäckerei unten, dem Hausmeister und allen, die Blumen gießen',
      'the bakery downstairs, the caretaker and all who water plants',
      'la boulangerie d’en bas, le gardien et celles et ceux qui arrosent les plantes',
      'il forno di sotto, il custode e chi annaffia le piante',
      'piekarni na dole, dozorcy i wszystkim, którzy podlewają kwiaty',
    ),
  },
];
const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': [
    named(
      '{answer-house}.\nUnd eine Katze.',
      '{answer-house}.\nAnd a cat.',
      '{answer-house}.\nEt un chat.',
      '{answer-house}.\nE un gatto.',
      '{answer-house}.\nI kot.',
    ),
    named(
      'Eine Straße. {total-stickers} Gesichter.\nUnd eine Katze.',
      'One street. {total-stickers} faces.\nAnd a cat.',
      'Une rue. {total-stickers} visages.\nEt un chat.',
      'Una via. {total-stickers} facce.\nE un gatto.',
      'Jedna ulica. Twarze: {total-stickers}.\nI kot.',
    ),
  ],
  'welcome.title': named('Bitte klingeln', 'Please ring', 'Sonnez, entrez', 'Suonate pure', 'Proszę dzwonić'),
  'welcome.text': named(
    'Hinter jeder Tür wohnt jemand, den man sonst nur im Treppenhaus trifft. In diesem Heft gehen die Lichter an, Fenster für Fenster. Wer etwas doppelt hat, klingelt nebenan und tauscht.',
    'Behind every door lives somebody you only ever meet on the stairs. In this book the lights come on, window by window. If you have a double, ring next door and swap.',
    'Derrière chaque porte vit quelqu’un que l’on ne croise que dans l’escalier. Dans ce cahier, les lumières s’allument, fenêtre après fenêtre. Un double ? Sonnez à côté et échangez.',
    'Dietro ogni porta abita qualcuno che si incontra solo per le scale. In questo album le luci si accendono, finestra dopo finestra. Un doppione? Suonate accanto e scambiate.',
    'Za każdymi drzwiami mieszka ktoś, kogo spotyka się tylko na schodach. W tym albumie zapalają się światła, okno po oknie. Macie podwójną? Zadzwońcie obok i wymieńcie.',
  ),
  'contents.title': named('Klingelschild', 'Doorbells', 'Sonnettes', 'Citofono', 'Domofon'),
  'contents.note': named(
    'Freie Klingeln gehören denen, die noch einziehen.',
    'Empty bells are for those who have yet to move in.',
    'Les sonnettes libres attendent ceux qui vont emménager.',
    'I campanelli liberi sono per chi deve ancora arrivare.',
    'Wolne dzwonki czekają na tych, którzy się wprowadzą.',
  ),
  'opener.line': [
    named(
      'Gebaut {answer-built}, nie langweilig.',
      'Built in {answer-built}, never dull.',
      'Bâti en {answer-built}, jamais ennuyeux.',
      'Costruita nel {answer-built}, mai noiosa.',
      'Rok budowy {answer-built}, nigdy nudno.',
    ),
    named(
      'Von außen sieht man nie, wer da ist.',
      'From outside you never see who is in.',
      'De dehors, on ne voit jamais qui est là.',
      'Da fuori non si vede mai chi c’è.',
      'Z zewnątrz nigdy nie widać, kto jest w środku.',
    ),
  ],
  'opener.text': [
    named(
      'Päckchen nimmt an: {answer-parcels}. Sticker nehmen alle an, Doppelte auch.',
      'Parcels go to {answer-parcels}. Stickers go to everybody, doubles too.',
      'Les colis : {answer-parcels}. Les vignettes : tout le monde, même les doubles.',
      'I pacchi: {answer-parcels}. Le figurine: tutti, anche i doppioni.',
      'Paczki odbiera: {answer-parcels}. Naklejki odbierają wszyscy, podwójne też.',
    ),
    named(
      'Erst kommen die Nummern, dann die Namen, zuletzt die Gesichter. Wer eines kennt, klebt es ans Fenster.',
      'First come the numbers, then the names, last the faces. If you know one, stick it in the window.',
      'D’abord les numéros, puis les noms, enfin les visages. Qui en connaît un le colle à sa fenêtre.',
      'Prima i numeri, poi i nomi, infine le facce. Chi ne conosce una la incolla alla finestra.',
      'Najpierw numery, potem imiona, na końcu twarze. Kto którąś zna, wkleja ją w okno.',
    ),
  ],
  'evening.line': named(
    'Abends sieht man, wer zu Hause ist.',
    'In the evening you can see who is home.',
    'Le soir, on voit qui est à la maison.',
    'La sera si vede chi è in casa.',
    'Wieczorem widać, kto jest w domu.',
  ),
  'evening.text': named(
    'Mit jedem Sticker geht ein Licht an. Wenn alle an sind, darf die Katze schlafen gehen. Sie sitzt fast überall.',
    'With every sticker a light comes on. When all are lit, the cat may go to sleep. It sits almost everywhere.',
    'À chaque vignette, une lumière s’allume. Quand tout brille, le chat peut dormir. Il se cache presque partout.',
    'A ogni figurina si accende una luce. Quando brillano tutte, il gatto può dormire. Si nasconde quasi dappertutto.',
    'Z każdą naklejką zapala się światło. Gdy świecą wszystkie, kot może iść spać. Siedzi prawie wszędzie.',
  ),
  'morning.line': named(
    'Morgens riecht es nach Kaffee und Kleber.',
    'Mornings smell of coffee and glue.',
    'Le matin, ça sent le café et la colle.',
    'La mattina profuma di caffè e di colla.',
    'Rano pachnie kawą i klejem.',
  ),
  'morning.text': named(
    'Die ersten Rollläden gehen hoch, die ersten Tüten auf. Wer früh tauscht, hat den ganzen Tag die Nachbarschaft im Heft.',
    'The first blinds go up, the first packets open. Swap early and the neighbours are in your book all day.',
    'Les premiers volets se lèvent, les premières pochettes s’ouvrent. Qui échange tôt a les voisins dans son cahier toute la journée.',
    'Si alzano le prime tapparelle, si aprono le prime bustine. Chi scambia presto ha i vicini nell’album tutto il giorno.',
    'Podnoszą się pierwsze rolety, otwierają pierwsze saszetki. Kto wcześnie wymienia, ten przez cały dzień ma sąsiadów w albumie.',
  ),
  'night.line': named(
    'Nachts zählt man Fenster statt Schafe.',
    'At night you count windows, not sheep.',
    'La nuit, on compte les fenêtres.',
    'Di notte si contano le finestre.',
    'Nocą liczy się okna, nie barany.',
  ),
  'night.text': named(
    'Dunkel sind nur die, bei denen noch ein Sticker fehlt. Taschenlampe nicht nötig, ein Doppelter genügt.',
    'Dark are only those where a sticker is missing. No torch needed, a double will do.',
    'Seules restent noires celles où manque une vignette. Pas besoin de lampe, un double suffit.',
    'Buie sono solo quelle a cui manca una figurina. Non serve la torcia, basta un doppione.',
    'Ciemne są tylko te, w których brak naklejki. Latarka zbędna, wystarczy podwójna.',
  ),
  'autumn.line': named(
    'Im Herbst rückt man zusammen.',
    'In autumn we move closer together.',
    'En automne, on se serre un peu.',
    'D’autunno ci si stringe.',
    'Jesienią siedzimy bliżej siebie.',
  ),
  'autumn.text': named(
    'Wand an Wand wohnt man schnell, Seite an Seite klebt man langsam. Beides hält erstaunlich lange.',
    'Living wall to wall is quickly done, sticking side by side takes time. Both last surprisingly long.',
    'On loge vite mur contre mur, on colle lentement côte à côte. Les deux tiennent étonnamment longtemps.',
    'Muro a muro si abita in fretta, fianco a fianco si incolla piano. Entrambe le cose durano a lungo.',
    'Ściana w ścianę mieszka się szybko, bok w bok wkleja się powoli. Jedno i drugie trzyma zadziwiająco długo.',
  ),
  'summer.line': named(
    'Im Sommer steht alles offen.',
    'In summer everything stands open.',
    'L’été, tout reste ouvert.',
    'D’estate è tutto aperto.',
    'Latem wszystko stoi otworem.',
  ),
  'summer.text': [
    named(
      'Man trifft uns: {answer-bench}. Wer ein Heft dabeihat, darf sich setzen.',
      'We are to be found {answer-bench}. Bring your book and sit down.',
      'On nous trouve {answer-bench}. Avec un album, on a le droit de s’asseoir.',
      'Ci trovate {answer-bench}. Chi ha l’album può sedersi.',
      'Spotkacie nas {answer-bench}. Kto ma album, może usiąść.',
    ),
    named(
      'Von Balkon zu Balkon tauscht es sich am besten: Nummer rufen, Sticker falten verboten, fangen erlaubt.',
      'Swapping works best from balcony to balcony: call a number, do not fold, catching is allowed.',
      'De balcon à balcon, l’échange est facile : crier le numéro, ne pas plier, attraper au vol.',
      'Da balcone a balcone si scambia meglio: si grida il numero, vietato piegare, permesso afferrare.',
      'Z balkonu na balkon wymienia się najlepiej: zawołać numer, nie zginać, łapać wolno.',
    ),
  ],
  'shop.one': named('Tauschladen', 'Swap shop', 'Troc & Cie', 'Scambi & Co.', 'Wymiennik'),
  'shop.two': named('Alles doppelt', 'Doubles', 'Doubles', 'Doppioni', 'Wszystko podwójnie'),
  'shop.3': named('Wäsche', 'Laundry', 'Laverie', 'Lavanderia', 'Pralnia'),
  'shop.4': named('Blumen', 'Flowers', 'Fleurs', 'Fiori', 'Kwiaty'),
  'shop.5': named('Dächer', 'Roofs', 'Toits', 'Tetti', 'Dachy'),
  'shop.6': named('Räder', 'Bicycles', 'Vélos', 'Biciclette', 'Rowery'),
  'garden.title': named('Vor der Tür', 'Outside the door', 'Devant la porte', 'Davanti alla porta', 'Przed domem'),
  'garden.text': [
    named(
      'Die Bank hat Platz für zwei und ein Heft. Wer steht, blättert.',
      'The bench has room for two and a book. Whoever stands turns the pages.',
      'Le banc a de la place pour deux et un album. Qui reste debout tourne les pages.',
      'La panchina ha posto per due e un album. Chi sta in piedi volta le pagine.',
      'Na ławce mieszczą się dwie osoby i album. Kto stoi, ten przewraca kartki.',
    ),
    named(
      'Unterm Baum wird getauscht, bis man die Nummern nicht mehr lesen kann.',
      'Under the tree we swap until the numbers can no longer be read.',
      'Sous l’arbre, on échange jusqu’à ne plus lire les numéros.',
      'Sotto l’albero si scambia finché non si leggono più i numeri.',
      'Pod drzewem wymieniamy się, aż nie widać już numerów.',
    ),
    named(
      'Was der Wind mitnimmt, klebt später am Nachbarhaus.',
      'What the wind takes sticks to the house next door.',
      'Ce que le vent emporte se colle à la maison d’à côté.',
      'Quel che il vento porta via si attacca alla casa accanto.',
      'Co porwie wiatr, przyklei się do domu obok.',
    ),
    named(
      'Hier darf man sitzen, ohne geklingelt zu haben.',
      'You may sit here without having rung.',
      'Ici, on peut s’asseoir sans avoir sonné.',
      'Qui ci si siede anche senza suonare.',
      'Tu wolno siedzieć bez dzwonienia.',
    ),
    named(
      'Die Blätter fallen gratis, die Sticker muss man tauschen.',
      'Leaves fall for free, stickers must be swapped.',
      'Les feuilles tombent gratis, les vignettes s’échangent.',
      'Le foglie cadono gratis, le figurine si scambiano.',
      'Liście spadają za darmo, naklejki trzeba wymienić.',
    ),
    named(
      'Gießen, grüßen, weiterblättern.',
      'Water, wave, turn the page.',
      'Arroser, saluer, tourner la page.',
      'Annaffiare, salutare, voltare pagina.',
      'Podlać, pozdrowić, przewrócić kartkę.',
    ),
  ],
  'yard.text': [
    named(
      'Ein Haus ist erst fertig, wenn in jedem Fenster jemand steht.',
      'A house is only finished when somebody stands in every window.',
      'Une maison n’est finie que quand quelqu’un est à chaque fenêtre.',
      'Una casa è finita solo quando c’è qualcuno a ogni finestra.',
      'Dom jest gotowy dopiero, gdy w każdym oknie ktoś stoi.',
    ),
    named(
      'Plakate klebt man außen, Nachbarn innen.',
      'Posters go outside, neighbours inside.',
      'Les affiches se collent dehors, les voisins dedans.',
      'I manifesti si incollano fuori, i vicini dentro.',
      'Plakaty klei się na zewnątrz, sąsiadów w środku.',
    ),
    named(
      'Wer hier vorbeikommt, ist morgen vielleicht mit im Bild.',
      'Whoever walks past may be in the picture tomorrow.',
      'Qui passe ici sera peut-être sur la photo demain.',
      'Chi passa di qui domani forse è in foto.',
      'Kto tędy przechodzi, jutro może być na zdjęciu.',
    ),
    named(
      'Große Bilder brauchen zwei Pfosten.',
      'Big pictures need two posts.',
      'Les grandes images veulent deux poteaux.',
      'Le grandi foto vogliono due pali.',
      'Duże zdjęcia potrzebują dwóch słupków.',
    ),
  ],
  'lodge.text': [
    named(
      'Auch ein kleines Haus hat eine volle Klingelreihe.',
      'Even a small house has a full row of bells.',
      'Même une petite maison a toutes ses sonnettes.',
      'Anche una casa piccola ha tutti i campanelli.',
      'Nawet mały dom ma pełen rząd dzwonków.',
    ),
    named(
      'Wenige Fenster, dafür immer Licht.',
      'Few windows, but always a light.',
      'Peu de fenêtres, mais toujours de la lumière.',
      'Poche finestre, ma sempre accese.',
      'Mało okien, ale zawsze jasno.',
    ),
    named(
      'Hier kennt man sich am Schritt auf der Treppe.',
      'Here you know each other by the step on the stairs.',
      'Ici, on se reconnaît au pas dans l’escalier.',
      'Qui ci si riconosce dal passo sulle scale.',
      'Tu poznajemy się po krokach na schodach.',
    ),
    named(
      'Klein genug, um alle Namen zu wissen.',
      'Small enough to know every name.',
      'Assez petite pour savoir tous les noms.',
      'Abbastanza piccola da sapere tutti i nomi.',
      'Dość mały, by znać wszystkie imiona.',
    ),
  ],
  'photo.hint': named(
    'Ein Bild von euch, vielleicht vom letzten Fest',
    'A picture of you, perhaps from the last party',
    'Une photo de vous, peut-être de la dernière fête',
    'Una foto di voi, magari dell’ultima festa',
    'Wasze zdjęcie, może z ostatniej zabawy',
  ),
  'board.title': named('Schwarzes Brett', 'Notice board', 'Petites annonces', 'Bacheca', 'Tablica ogłoszeń'),
  'board.one': [
    named(
      'Gesucht:\n{answer-wanted}',
      'Wanted:\n{answer-wanted}',
      'Cherche :\n{answer-wanted}',
      'Cercasi:\n{answer-wanted}',
      'Szukamy:\n{answer-wanted}',
    ),
    named('Gesucht:', 'Wanted:', 'Cherche :', 'Cercasi:', 'Szukamy:'),
  ],
  'board.two': [
    named(
      'Zu verschenken:\n{answer-spare}',
      'To give away:\n{answer-spare}',
      'À donner :\n{answer-spare}',
      'Regalo:\n{answer-spare}',
      'Oddamy:\n{answer-spare}',
    ),
    named('Zu verschenken:', 'To give away:', 'À donner :', 'Regalo:', 'Oddamy:'),
  ],
  'board.three': [
    named(
      '{answer-pet} hat schon gefrühstückt und behauptet das Gegenteil.',
      '{answer-pet} has had breakfast and claims otherwise.',
      '{answer-pet} a déjà eu son petit-déjeuner et prétend le contraire.',
      '{answer-pet} ha già fatto colazione e sostiene di no.',
      '{answer-pet} jest po śniadaniu i twierdzi, że nie.',
    ),
    named(
      'Tausche Doppelte gegen Kuchen. Bitte zweimal klingeln.',
      'Will swap doubles for cake. Please ring twice.',
      'Échange doubles contre gâteau. Sonner deux fois.',
      'Scambio doppioni con torta. Suonare due volte.',
      'Wymienię podwójne na ciasto. Proszę dzwonić dwa razy.',
    ),
    named(
      'Nummer gefunden, Gesicht noch nicht. Wer weiß mehr?',
      'Number found, face still missing. Who knows more?',
      'Numéro trouvé, visage encore non. Qui en sait plus ?',
      'Trovato il numero, non la faccia. Chi sa di più?',
      'Numer znaleziony, twarz jeszcze nie. Kto wie więcej?',
    ),
    named(
      'Die Katze sitzt auf dieser Seite. Finderlohn: ein Gruß.',
      'The cat is on this page. Reward: a hello.',
      'Le chat est sur cette page. Récompense : un bonjour.',
      'Il gatto è in questa pagina. Ricompensa: un saluto.',
      'Kot siedzi na tej stronie. Nagroda: pozdrowienie.',
    ),
    named(
      'Wer Lärm macht, lädt ein. Wer einlädt, darf Lärm machen.',
      'Make noise, invite us. Invite us, make noise.',
      'Qui fait du bruit invite. Qui invite peut faire du bruit.',
      'Chi fa rumore invita. Chi invita può far rumore.',
      'Kto hałasuje, ten zaprasza. Kto zaprasza, może hałasować.',
    ),
    named('Nicht vergessen:', 'Don’t forget:', 'À ne pas oublier :', 'Da non scordare:', 'Nie zapomnieć:'),
  ],
  'party.title': named('Alle an einen Tisch', 'All at one table', 'Tous à table', 'Tutti a tavola', 'Wszyscy do stołu'),
  'party.text': [
    named(
      'Das nächste Mal {answer-party}. Jeder Stuhl zählt.',
      'Next time {answer-party}. Every chair counts.',
      'La prochaine fois {answer-party}. Chaque chaise compte.',
      'La prossima volta {answer-party}. Ogni sedia conta.',
      'Następnym razem {answer-party}. Każde krzesło się liczy.',
    ),
    named(
      'Einen Stuhl mitbringen, ein Heft und die Doppelten. Der Rest steht schon auf dem Tisch.',
      'Bring a chair, your book and your doubles. The rest is on the table already.',
      'Apportez une chaise, un album et les doubles. Le reste est déjà sur la table.',
      'Portate una sedia, l’album e i doppioni. Il resto è già sul tavolo.',
      'Weźcie krzesło, album i podwójne. Reszta stoi już na stole.',
    ),
  ],
  'bells.title': named('Bitte unterschreiben', 'Please sign', 'Signez ici', 'Firmate qui', 'Proszę podpisać'),
  'bells.text': named(
    'Ein Klingelknopf für jede Unterschrift',
    'One bell for every signature',
    'Une sonnette par signature',
    'Un campanello per firma',
    'Jeden dzwonek na każdy podpis',
  ),
  'lend.title': named('Verliehen', 'Lent out', 'Prêté', 'In prestito', 'Pożyczone'),
  'lend.text': named(
    'Damit die Leiter wieder nach Hause findet',
    'So that the ladder finds its way home',
    'Pour que l’échelle retrouve le chemin',
    'Perché la scala ritrovi la strada di casa',
    'Żeby drabina trafiła z powrotem do domu',
  ),
  'lend.1': named('Was', 'What', 'Quoi', 'Che cosa', 'Co'),
  'lend.2': named('An wen', 'To whom', 'À qui', 'A chi', 'Komu'),
  'lend.3': named('Zurück am', 'Back on', 'Rendu le', 'Reso il', 'Zwrot dnia'),
  'draw.title': named('Bauplatz', 'Building plot', 'Terrain à bâtir', 'Terreno libero', 'Plac budowy'),
  'draw.text': named(
    'Zeichnet, wo ihr gern wohnen würdet. Ein Fenster bitte für die Katze.',
    'Draw where you would like to live. One window for the cat, please.',
    'Dessinez où vous aimeriez vivre. Une fenêtre pour le chat, merci.',
    'Disegnate dove vorreste abitare. Una finestra per il gatto, grazie.',
    'Narysujcie, gdzie chcielibyście mieszkać. Jedno okno dla kota, proszę.',
  ),
  'cats.title': named('Katzenzählung', 'Cat census', 'Recensement des chats', 'Censimento dei gatti', 'Spis kotów'),
  'cats.text': named(
    'Wie viele sind es? Die Lösung schnurrt.',
    'How many are there? The answer purrs.',
    'Combien sont-ils ? La réponse ronronne.',
    'Quanti sono? La risposta fa le fusa.',
    'Ile ich jest? Odpowiedź mruczy.',
  ),
  'rules.title': named('Hausordnung', 'House rules', 'Règlement', 'Regolamento', 'Regulamin'),
  'rules.text': [
    same('{answer-rule}'),
    named(
      'Was im Haus wirklich gilt, steht selten am Eingang. Hier ist Platz dafür.',
      'What really counts in a house is seldom written by the door. Here is room for it.',
      'Ce qui compte vraiment dans un immeuble est rarement écrit à l’entrée. Ici, il y a la place.',
      'Quello che conta davvero in una casa di rado sta scritto all’ingresso. Qui c’è posto.',
      'To, co naprawdę obowiązuje w domu, rzadko wisi przy wejściu. Tu jest na to miejsce.',
    ),
  ],
  'stairs.title': named('Im Treppenhaus', 'On the stairs', 'Dans l’escalier', 'Sulle scale', 'Na schodach'),
  'stairs.1': named('Zuletzt getroffen', 'Last met', 'Dernière rencontre', 'Ultimo incontro', 'Ostatnie spotkanie'),
  'stairs.2': named('Gegrüßt von', 'Greeted by', 'Salué par', 'Salutato da', 'Pozdrowienia od'),
  'stairs.3': named('Getauscht mit', 'Swapped with', 'Échangé avec', 'Scambiate con', 'Wymiana z kim'),
  'stairs.4': named('Bald einladen', 'To be invited', 'À inviter bientôt', 'Da invitare presto', 'Zaprosić wkrótce'),
  'thanks.title': named(
    'Danke, Nachbarschaft',
    'Thanks, neighbours',
    'Merci au voisinage',
    'Grazie al vicinato',
    'Dziękujemy, sąsiedzi',
  ),
  'thanks.text': [
    named(
      'Danke: {answer-thanks}.',
      'Our thanks to {answer-thanks}.',
      'Merci : {answer-thanks}.',
      'Grazie: {answer-thanks}.',
      'Dziękujemy: {answer-thanks}.',
    ),
    named(
      'Danke an alle, die Päckchen annehmen, Blumen gießen, Schnee schieben und grüßen, auch wenn es früh ist.',
      'Thanks to all who take in parcels, water plants, clear the snow and say hello, however early it is.',
      'Merci à celles et ceux qui prennent les colis, arrosent les plantes, déneigent et disent bonjour, même tôt le matin.',
      'Grazie a chi ritira i pacchi, annaffia le piante, spala la neve e saluta anche di buon’ora.',
      'Dziękujemy wszystkim, którzy odbierają paczki, podlewają kwiaty, odgarniają śnieg i pozdrawiają nawet skoro świt.',
    ),
  ],
  'back.line': named(
    'Licht aus. Morgen wieder.',
    'Lights out. Same again tomorrow.',
    'Extinction des feux.\nÀ demain.',
    'Luci spente. A domani.',
    'Gasimy światło. Do jutra.',
  ),
  'chapter.one': named('Vorderhaus', 'Street side', 'Côté rue', 'Lato strada', 'Od ulicy'),
  'chapter.two': named('Hinterhof', 'Courtyard', 'Côté cour', 'Cortile', 'Podwórko'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const serif = { font: 'title' };
const DEGREE = 180 / Math.PI;

/** A roof of two boards: what is thick of them lies behind the wall that is drawn after. */
function gable(x: number, width: number, eave: number, height: number, color: number): ContentNode[] {
  const half = width / 2;
  const length = Math.hypot(half, height);
  const angle = Math.atan2(height, half);
  const thick = height * Math.cos(angle) + 0.6;
  const [dx, dy] = [(thick / 2) * Math.sin(angle), (thick / 2) * Math.cos(angle)];
  const board = (middle: number, turn: number): ContentNode =>
    rect(middle - length / 2, eave - height / 2 + dy - thick / 2, length, thick, color, { rotation: turn });
  return [board(x + width / 4 + dx, -angle * DEGREE), board(x + width * 0.75 - dx, angle * DEGREE)];
}
function mansard(x: number, width: number, eave: number, height: number, inset: number, color: number): ContentNode[] {
  const length = Math.hypot(inset, height);
  const angle = Math.atan2(height, inset);
  const thick = inset * Math.sin(angle) + 0.6;
  const [dx, dy] = [(thick / 2) * Math.sin(angle), (thick / 2) * Math.cos(angle)];
  const board = (middle: number, turn: number): ContentNode =>
    rect(middle - length / 2, eave - height / 2 + dy - thick / 2, length, thick, color, { rotation: turn });
  return [
    board(x + inset / 2 + dx, -angle * DEGREE),
    board(x + width - inset / 2 - dx, angle * DEGREE),
    rect(x + inset - 0.2, eave - height, width - 2 * inset + 0.4, height + 1, color),
  ];
}
function stepped(x: number, width: number, eave: number, height: number, color: number): ContentNode[] {
  const steps = 4;
  return Array.from({ length: steps }, (_, index) => {
    const inset = (width / 2 - 16) * (index / (steps - 1));
    return rect(x + inset, eave - (height * (index + 1)) / steps, width - 2 * inset, height / steps + 1, color);
  });
}
const chimney = (x: number, y: number, height: number, color: number): ContentNode[] => [
  rect(x, y, 9, height, color),
  rect(x - 1.5, y - 3, 12, 4, color),
];
/** Sage is mixed from the palette, so that it is recoloured with it. */
const sage = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x, y, width, height, SKY),
  rect(x, y, width, height, OCHRE, { opacity: 0.35 }),
  rect(x, y, width, height, NIGHT, { opacity: 0.25 }),
];

type Inside = 'curtain-sky' | 'curtain-sage' | 'curtain-brick' | 'blind' | 'plant' | 'cat-window' | null;
interface Window {
  x: number;
  y: number;
  wide?: boolean;
  frame: number;
  inside: Inside;
}
/** A dark window with what hangs in it; the cell over it is seen through until the sticker is in. */
function window({ x, y, wide, frame: color, inside }: Window): ContentNode[] {
  const width = wide ? 100 : 50;
  const hung = inside === null ? [] : [picture(wide ? x + 48 : x, y, 50, 57, `haus-${inside}`, { name: 'Fenster' })];
  return [
    rect(x - 1.3, y - 1.3, width + 2.6, 72.6, NIGHT, { stroke: color, strokeWidth: 1.3 }),
    ...hung,
    cell(x, y, wide, { fill: NIGHT, fillOpacity: 0 }),
  ];
}

const EAVE = 40;
const STREET = 269;
const FLOORS = [44, 119.5, 195];
type Roof = (x: number) => ContentNode[];
interface House {
  wall: (x: number, y: number, width: number, height: number) => ContentNode[];
  frame: number;
  roof: Roof;
}
const flat =
  (color: number): House['wall'] =>
  (x, y, width, height) => [rect(x, y, width, height, color)];
const BRICK_HOUSE: House = {
  wall: flat(BRICK),
  frame: PLASTER,
  roof: (x) => [...chimney(x + 78, 14, 24, BRICK), ...gable(x, 115, EAVE, 32, NIGHT)],
};
const PLASTER_HOUSE: House = {
  wall: flat(PLASTER),
  frame: BRICK,
  roof: (x) => mansard(x, 115, EAVE, 26, 11, NIGHT),
};
const SAGE_HOUSE: House = {
  wall: sage,
  frame: PLASTER,
  roof: (x) => stepped(x, 115, EAVE, 33, BRICK),
};
const OCHRE_HOUSE: House = {
  wall: flat(OCHRE),
  frame: PLASTER,
  roof: (x) => [...chimney(x + 18, 8, 30, NIGHT), ...gable(x, 115, EAVE, 31, BRICK)],
};

/** Which windows have something in them, so that no two houses are furnished alike. */
const FURNISHED: readonly (readonly Inside[])[] = [
  [null, 'curtain-sky', 'plant', null, 'curtain-sage', null],
  ['curtain-sage', null, null, 'blind', null, 'curtain-sky'],
  ['blind', null, 'curtain-brick', null, 'plant', 'cat-window'],
  [null, 'curtain-brick', 'curtain-sky', null, null, 'blind'],
];

/** The foot of every wall, down to the kerb: doors and shops are in it. */
const KERB = 288;
const walls = (wall: House['wall'], x: number, y: number, width: number): ContentNode[] => [
  ...wall(x, y, width, KERB - y),
  rect(x, STREET, width, KERB - STREET, NIGHT, { opacity: 0.3 }),
];
/** As wide as a house; at the edge of the paper it runs on into the bleed. */
function front(x: number, wall: House['wall']): ContentNode[] {
  const [left, right] = [x === 0 ? -4 : x, x === 345 ? 464 : x + 115];
  return walls(wall, left, EAVE, right - left);
}

function house(x: number, { wall, frame: color, roof }: House, furnished: readonly Inside[]): ContentNode[] {
  return [
    ...roof(x),
    ...front(x, wall),
    ...FLOORS.flatMap((y, floor) =>
      [5, 60].flatMap((dx, side) =>
        window({ x: x + dx, y, frame: color, inside: furnished[floor * 2 + side] ?? null }),
      ),
    ),
  ];
}
const door = (x: number, color: number): ContentNode[] => [
  rect(x - 1.5, 268, 23, 20, PLASTER),
  rect(x, 269.5, 20, 18.5, color),
  rect(x + 2.5, 272, 6.5, 8, color === OCHRE ? NIGHT : OCHRE),
  rect(x + 11, 272, 6.5, 8, color === OCHRE ? NIGHT : OCHRE),
];
const shop = (x: number, image: string, sign: string): ContentNode[] => [
  rect(x - 3, STREET, 86, KERB - STREET, NIGHT),
  picture(x, STREET, 80, 12, image, { name: 'Markise' }),
  text(x + 1, 281.6, 78, 16, sign, { ...serif, color: PLASTER }),
];
const trees = (x: number): ContentNode => picture(x, 268.5, 15.4, 19.8, 'haus-tree', { name: 'Baum' });
const ochreTree = (x: number): ContentNode => picture(x, 268.5, 15.4, 19.8, 'haus-tree-ochre', { name: 'Baum' });

/** The page numbers are house numbers: enamel plates at the kerb. */
const pages = (): ContentNode[] =>
  [8, 436].flatMap((x) => [
    rect(x, 284, 16, 9, PLASTER, { borderRadius: 1.5 }),
    text(x, 285.6, 16, 14, '{page-number}', { font: 'sub_title', color: NIGHT, align: 'center', name: 'Hausnummer' }),
  ]);
const street = (): ContentNode[] => [rect(-4, STREET, 468, 32, NIGHT), rect(-4, 288, 468, 13, SKY, { opacity: 0.16 })];
const sign = (x: number): ContentNode =>
  text(x + 13, 17.5, 89, 36, '{section}', {
    ...serif,
    color: PLASTER,
    align: 'center',
    valign: 'middle',
    lineHeight: 112,
    ...FITTED,
    height: 19,
    name: 'Titel',
  });
const rooftopCat = (x: number, y: number): ContentNode => picture(x, y, 15, 15, 'haus-cat', { name: 'Katze' });

/** A scene from the yard, until the picture is there; the next frame begins with another one. */
const waiting = (
  x: number,
  y: number,
  width: number,
  height: number,
  shape: keyof typeof SHAPES,
  first = 0,
): ContentNode[] => [
  picture(
    x + 0.4,
    y + 0.4,
    width - 0.8,
    height - 0.8,
    SCENE_NAMES.map((_, at) => `haus-${pick(SCENE_NAMES, (at + first) % SCENE_NAMES.length)}-${shape}`),
    { name: 'Bild' },
  ),
  text(Math.max(x, 0) + 8, y + height - 22, Math.min(width, 220) - 20, 14, '@photo.hint', {
    name: HINT,
    font: 'sub_title',
    color: NIGHT,
    fill: PLASTER,
    align: 'center',
  }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
/** Framed pictures on the wall of the stairs. */
const framed = (
  x: number,
  y: number,
  width: number,
  height: number,
  shape: keyof typeof SHAPES,
  first = 0,
): ContentNode[] => [rect(x - 4, y - 4, width + 8, height + 8, NIGHT), ...waiting(x, y, width, height, shape, first)];
const street24 = (): ContentNode =>
  spread('Vier Häuser', SKY, [
    ...street(),
    ...house(0, BRICK_HOUSE, pick(FURNISHED, 0)),
    ...house(115, PLASTER_HOUSE, pick(FURNISHED, 1)),
    sign(115),
    ...house(230, SAGE_HOUSE, pick(FURNISHED, 2)),
    rooftopCat(242.6, 9.7),
    ...house(345, OCHRE_HOUSE, pick(FURNISHED, 3)),
    trees(28),
    ...door(47, BRICK),
    ochreTree(74),
    ...shop(132, 'haus-awning-sage', '@shop.one'),
    ...door(277, OCHRE),
    trees(304),
    ...shop(352, 'haus-awning', '@shop.two'),
    ...pages(),
  ]);

/** Three houses and the garden: a bench under the maple. */
const street18 = (): ContentNode =>
  spread('Drei Häuser', SKY, [
    ...street(),
    ...house(0, OCHRE_HOUSE, pick(FURNISHED, 2)),
    ...house(115, PLASTER_HOUSE, pick(FURNISHED, 0)),
    sign(115),
    ...house(230, BRICK_HOUSE, pick(FURNISHED, 3)),
    disc(424, 44, 24, OCHRE),
    picture(350, 168, 78, 100.3, 'haus-tree', { name: 'Baum' }),
    rooftopCat(428, 254),
    ...[356, 388].map((x) => rect(x, 258, 3, 11, NIGHT)),
    rect(348, 254, 52, 4, BRICK),
    text(353, 80, 100, 36, '@garden.title', { ...serif, color: NIGHT, autosize: false, fit: true, height: 27 }),
    text(354, 110, 96, 14, '@garden.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 7 }),
    ...door(47, BRICK),
    ...shop(132, 'haus-awning', '@shop.one'),
    ...door(277, OCHRE),
    trees(254),
    ...pages(),
  ]);

/** Two houses, and on the other page a hoarding with the picture of the yard. */
const street12 = (): ContentNode =>
  spread('Zwei Häuser und ein Bild', SKY, [
    ...street(),
    ...house(0, SAGE_HOUSE, pick(FURNISHED, 1)),
    ...house(115, PLASTER_HOUSE, pick(FURNISHED, 3)),
    sign(115),
    disc(426, 38, 20, OCHRE),
    ...[262, 420].map((x) => rect(x, 226, 5, 44, NIGHT)),
    rect(240, 70, 212, 160, NIGHT),
    ...waiting(243, 73, 206, 154, 'wide', 1),
    text(240, 36, 160, 16, '@yard.text', { font: 'paragraph', color: NIGHT, lineHeight: 120, lines: 4 }),
    picture(330, 233, 24, 36, 'haus-tree', { name: 'Baum' }),
    rooftopCat(380, 254),
    ...door(47, OCHRE),
    ...shop(132, 'haus-awning', '@shop.two'),
    ...pages(),
  ]);

/** Six windows and the notice board: a breather. */
const notices = (): ContentNode =>
  spread('Ein Haus und das Brett', SKY, [
    ...street(),
    text(14, 24, 200, 48, '@board.title', { ...serif, color: NIGHT, autosize: false, fit: true, height: 22 }),
    rect(14, 62, 202, 190, OCHRE),
    frame(14, 62, 202, 190, NIGHT, 3),
    ...(
      [
        [26, 76, 84, 80, -2.5, '@board.one'],
        [120, 84, 84, 74, 2, '@board.two'],
        [44, 170, 142, 66, -1, '@board.three'],
      ] as const
    ).map(([x, y, width, height, rotation, words]) =>
      node('Group', { name: 'Zettel', x, y, rotation }, [
        rect(0, 0, width, height, PLASTER),
        disc(width / 2, 5, 2.2, BRICK),
        text(8, 12, width - 16, 20, words, {
          font: 'paragraph',
          color: NIGHT,
          lineHeight: 120,
          autosize: false,
          fit: true,
          height: height - 42,
        }),
        ...ruled(8, height - 22, width - 16, 2, 13),
      ]),
    ),
    ...house(230, BRICK_HOUSE, pick(FURNISHED, 2)),
    picture(352, 150, 92, 118.3, ['haus-maple', 'haus-lime'], { name: 'Baum' }),
    disc(420, 44, 24, PLASTER),
    rooftopCat(362, 254),
    ...door(277, OCHRE),
    ...pages(),
  ]);

/** Balconies: doubles, each as wide as its house. */
const balconies = (): ContentNode =>
  spread('Doppelfenster', SKY, [
    ...street(),
    ...([OCHRE_HOUSE, PLASTER_HOUSE, BRICK_HOUSE, SAGE_HOUSE] as const).flatMap(
      ({ wall, frame: color, roof }, index) => {
        const x = index * 115;
        return [
          ...roof(x),
          ...front(x, wall),
          ...FLOORS.flatMap((y, floor) =>
            floor === 1
              ? [5, 60].flatMap((dx, side) =>
                  window({ x: x + dx, y, frame: color, inside: FURNISHED[index]?.[side + 2] ?? null }),
                )
              : window({ x: x + 7.5, y, wide: true, frame: color, inside: (index + floor) % 3 === 0 ? 'plant' : null }),
          ),
        ];
      },
    ),
    sign(115),
    ...door(47, BRICK),
    ochreTree(74),
    ...shop(132, 'haus-awning', '@shop.two'),
    ...door(277, OCHRE),
    trees(304),
    ...pages(),
  ]);

/** What tells one small house from another. */
interface LodgeLook {
  readonly sky: number | string;
  readonly wall: House['wall'];
  readonly frame: number;
  readonly light: ContentNode;
  readonly roof: readonly ContentNode[];
  /** Where the cat sits on it. */
  readonly cat: readonly [x: number, y: number];
}
const LODGE: LodgeLook = {
  sky: SKY,
  wall: flat(PLASTER),
  frame: BRICK,
  light: disc(420, 62, 24, OCHRE),
  roof: [...chimney(414, 112, 50, NIGHT), ...gable(242, 208, 178, 74, BRICK)],
  cat: [338, 91],
};
/** Three little gables in a row. */
const ROW_OF_GABLES: LodgeLook = {
  sky: PLASTER,
  wall: flat(BRICK),
  frame: PLASTER,
  light: disc(432, 34, 15, OCHRE),
  roof: [250, 314, 378].flatMap((x) => gable(x, 64, 178, 28, NIGHT)),
  cat: [338, 136.6],
};
/** A flat roof with a railing, and somebody's plants behind it. */
const FLAT_ROOF: LodgeLook = {
  sky: OCHRE,
  wall: sage,
  frame: NIGHT,
  light: disc(420, 62, 24, PLASTER),
  roof: [
    ...[264, 292, 402].map((x) => disc(x, 152, 12, NIGHT)),
    ...[258, 286, 396].map((x) => rect(x, 160, 12, 10, BRICK)),
    rect(244, 169, 204, 9, NIGHT),
    rect(244, 156, 204, 2, NIGHT),
    ...Array.from({ length: 11 }, (_, at) => rect(246 + at * 19.8, 157, 2, 13, NIGHT)),
  ],
  cat: [330, 142],
};
/** The porter's lodge: one, two or three windows and a picture beside them. */
const lodge = (
  count: 1 | 2 | 3,
  { sky, wall, frame: around, light, roof, cat: at }: LodgeLook,
  first: number = count,
): ContentNode =>
  spread('Das kleine Haus', sky, [
    ...street(),
    // What waits is drawn a little smaller than its frame: it still has to reach the fold and the street.
    ...waiting(-4, -4, 234.4, 274, 'tall', first),
    light,
    text(250, 24, 150, 48, '{section}', {
      ...serif,
      color: NIGHT,
      lineHeight: 112,
      ...FITTED,
      height: 21,
      name: 'Titel',
    }),
    text(250.5, 48, 130, 14, '@lodge.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 4 }),
    ...roof,
    ...walls(wall, 250, 177, 192),
    ...door(count === 1 ? 396 : count === 2 ? 404 : 336, around === NIGHT ? BRICK : NIGHT),
    ...pick([[321], [259, 330], [259, 321, 383]], count - 1).flatMap((x, index) =>
      window({ x, y: 186, frame: around, inside: pick(['curtain-sage', null, 'cat-window'], index) }),
    ),
    rooftopCat(...at),
    ...pages(),
  ]);
/** Three above each other in a tower, and the picture on the other page. */
const tower3 = (): ContentNode =>
  spread('Ein Turm', SKY, [
    ...street(),
    disc(46, 62, 24, OCHRE),
    picture(20, 170, 77.8, 100, ['haus-lime', 'haus-maple'], { name: 'Baum' }),
    ...tower(140, flat(BRICK), PLASTER, NIGHT, ['curtain-sky', 'plant', null]),
    ...door(160, OCHRE),
    heading(244, 196),
    text(244.5, 70, 190, 14, '@lodge.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 2 }),
    ...framed(250, 98, 192, 140, 'wide', 1),
    rooftopCat(104, 254),
    ...pages(),
  ]);
/** The same element, so much lower or higher. */
const lifted = (one: ContentNode, dy: number): ContentNode => ({
  ...one,
  props: { ...one.props, y: Number(one.props['y']) + dy },
});

/** Houses of so many floors and columns, from `x` on: what is left over of four houses. */
function cottage(x: number, { wall, frame: color, roof }: House, furnished: readonly Inside[]): ContentNode[] {
  const drop = 75.5;
  return [
    ...roof(x).map((one) => lifted(one, drop)),
    ...walls(wall, x, EAVE + drop, 115),
    ...FLOORS.slice(1).flatMap((y, floor) =>
      [5, 60].flatMap((dx, side) =>
        window({ x: x + dx, y, frame: color, inside: furnished[floor * 2 + side] ?? null }),
      ),
    ),
  ];
}
/** A tower: one window a floor. */
function tower(
  x: number,
  wall: House['wall'],
  frameColor: number,
  roofColor: number,
  inside: readonly Inside[],
): ContentNode[] {
  return [
    ...gable(x - 3, 66, EAVE, 30, roofColor),
    ...walls(wall, x, EAVE, 60),
    ...FLOORS.flatMap((y, floor) => window({ x: x + 5, y, frame: frameColor, inside: inside[floor] ?? null })),
  ];
}
const heading = (x: number, width: number): ContentNode =>
  text(x, 24, width, 48, '{section}', {
    ...serif,
    color: NIGHT,
    lineHeight: 112,
    ...FITTED,
    lines: 1.9,
    name: 'Titel',
  });
const cottages4 = (): ContentNode =>
  spread('Ein Häuschen', SKY, [
    ...street(),
    heading(14, 190),
    disc(196, 92, 17, OCHRE),
    ...cottage(30, OCHRE_HOUSE, pick(FURNISHED, 1)),
    picture(156, 190, 61, 78.4, 'haus-tree', { name: 'Baum' }),
    rooftopCat(150, 254),
    ...door(77, BRICK),
    ...framed(250, 40, 192, 200, 'square', 2),
    ...pages(),
  ]);
const cottages8 = (): ContentNode =>
  spread('Zwei Häuschen', SKY, [
    ...street(),
    heading(14, 200),
    ...cottage(0, SAGE_HOUSE, pick(FURNISHED, 3)),
    ...cottage(115, BRICK_HOUSE, pick(FURNISHED, 0)),
    disc(430, 36, 20, PLASTER),
    text(244, 28, 160, 16, '@yard.text', { font: 'paragraph', color: NIGHT, lineHeight: 120, lines: 3 }),
    ...[262, 420].map((x) => rect(x, 226, 5, 44, NIGHT)),
    rect(240, 70, 212, 160, NIGHT),
    ...waiting(243, 73, 206, 154, 'wide', 2),
    ...door(47, OCHRE),
    ...door(162, NIGHT),
    rooftopCat(340, 254),
    ...pages(),
  ]);
const tower9 = (): ContentNode =>
  spread('Haus und Turm', SKY, [
    ...street(),
    ...house(0, OCHRE_HOUSE, pick(FURNISHED, 2)),
    ...tower(140, flat(BRICK), PLASTER, NIGHT, ['plant', null, 'curtain-sky']),
    trees(118),
    heading(244, 190),
    disc(438, 84, 14, OCHRE),
    text(244, 72, 150, 14, '@garden.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 4 }),
    ...framed(248, 112, 190, 130, 'wide', 3),
    rooftopCat(330, 254),
    ...door(47, BRICK),
    ...door(160, OCHRE),
    ...pages(),
  ]);
const tower15 = (): ContentNode =>
  spread('Zwei Häuser und ein Turm', SKY, [
    ...street(),
    ...house(0, SAGE_HOUSE, pick(FURNISHED, 0)),
    ...house(115, PLASTER_HOUSE, pick(FURNISHED, 2)),
    sign(115),
    ...tower(250, flat(OCHRE), PLASTER, BRICK, ['curtain-brick', null, 'plant']),
    disc(424, 44, 24, OCHRE),
    picture(330, 150, 92, 118.3, ['haus-lime', 'haus-maple'], { name: 'Baum' }),
    text(330, 84, 116, 36, '@garden.title', { ...serif, color: NIGHT, autosize: false, fit: true, height: 14 }),
    text(330.5, 102, 112, 14, '@garden.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
    rooftopCat(410, 254),
    ...door(47, OCHRE),
    ...shop(132, 'haus-awning', '@shop.two'),
    ...door(270, NIGHT),
    ...pages(),
  ]);

interface Far {
  x: number;
  width: number;
  height: number;
  wall: number | 'sage';
  roof: 'gable' | 'mansard' | 'stepped';
  color: number;
  panes: 'wide' | 'high' | 'low';
}
const PANES = { wide: 37, high: 51, low: 23 };
/** A house of the row in the distance, standing on `ground`. */
function far({ x, width, height, wall, roof, color, panes: kind }: Far, ground: number, scale = 1): ContentNode[] {
  const [w, h] = [width * scale, height * scale];
  const top = ground - h;
  const roofs = {
    gable: () => gable(x - 2, w + 4, top + 1, w * 0.42, color),
    mansard: () => mansard(x - 2, w + 4, top + 1, w * 0.34, w * 0.14, color),
    stepped: () => stepped(x, w, top + 1, w * 0.36, color),
  };
  const paneWidth = w * 0.66;
  const paneHeight = (paneWidth / 31) * PANES[kind];
  return [
    ...roofs[roof](),
    ...(wall === 'sage' ? sage(x, top, w, h) : [rect(x, top, w, h, wall)]),
    picture(x + (w - paneWidth) / 2, top + w * 0.2, paneWidth, paneHeight, `haus-panes-${kind}`, { name: 'Fenster' }),
  ];
}

interface Light {
  readonly key: 'opener' | 'morning' | 'night' | 'autumn' | 'summer';
  readonly sky: number;
  readonly ink: number;
  readonly line: number;
  /** Where the words stand. */
  readonly words: number;
  readonly sun: readonly [x: number, y: number, r: number, color: number];
  /** How many of the row are seen, how large, and with which one it begins. */
  readonly scale: number;
  readonly first: number;
  readonly cat: readonly [x: number, y: number];
}
const ROW: readonly Far[] = [
  { x: 14, width: 62, height: 62, wall: PLASTER, roof: 'gable', color: BRICK, panes: 'low' },
  { x: 82, width: 52, height: 100, wall: OCHRE, roof: 'mansard', color: NIGHT, panes: 'high' },
  { x: 141, width: 68, height: 74, wall: BRICK, roof: 'stepped', color: OCHRE, panes: 'wide' },
  { x: 215, width: 60, height: 98, wall: PLASTER, roof: 'gable', color: NIGHT, panes: 'high' },
  { x: 281, width: 56, height: 80, wall: 'sage', roof: 'mansard', color: BRICK, panes: 'wide' },
  { x: 343, width: 64, height: 110, wall: OCHRE, roof: 'gable', color: BRICK, panes: 'high' },
  { x: 413, width: 60, height: 66, wall: PLASTER, roof: 'gable', color: NIGHT, panes: 'low' },
];
/** The row of houses under a wide sky, at all hours. */
function row({ key, sky, ink, line, words, sun, scale, first, cat: at }: Light): ContentNode {
  let x = 14;
  const houses = ROW.flatMap((_, index) => {
    const one = pick(ROW, (index + first) % ROW.length);
    // No house in the colour of its sky.
    const wall = one.wall === sky ? BRICK : one.wall;
    const placed = { ...one, x, wall, color: one.color === sky || one.color === wall ? PLASTER : one.color };
    x += one.width * scale + 6;
    return placed.x + one.width * scale < 476 ? far(placed, STREET, scale) : [];
  });
  return spread('Auftakt', sky, [
    disc(...sun),
    text(words, 14, 206, 72, '{section}', {
      ...serif,
      color: ink,
      scale: 1.5,
      lineHeight: 112,
      ...FITTED,
      height: 27,
      name: 'Titel',
    }),
    text(words + 2.5, 60, 190, 20, `@${key}.line`, { ...serif, color: line, lineHeight: 120, lines: 2 }),
    text(words + 3, 84, 170, 14, `@${key}.text`, { font: 'paragraph', color: ink, lineHeight: 150, lines: 4 }),
    ...houses,
    picture(...at, 16, 16, sky === NIGHT ? 'haus-cat-light' : 'haus-cat', { name: 'Katze' }),
    ...street(),
    ...pages(),
  ]);
}
const LIGHT: readonly Light[] = [
  {
    key: 'opener',
    sky: SKY,
    ink: NIGHT,
    line: BRICK,
    words: 12,
    sun: [400, 66, 35, OCHRE],
    scale: 1,
    first: 0,
    cat: [165, 154.8],
  },
  {
    key: 'morning',
    sky: OCHRE,
    ink: NIGHT,
    line: NIGHT,
    words: 244,
    sun: [96, 96, 62, PLASTER],
    scale: 1.25,
    first: 3,
    cat: [330, 253],
  },
  {
    key: 'night',
    sky: NIGHT,
    ink: PLASTER,
    line: OCHRE,
    words: 12,
    sun: [396, 52, 26, PLASTER],
    scale: 1,
    first: 5,
    cat: [214, 253],
  },
  {
    key: 'autumn',
    sky: BRICK,
    ink: PLASTER,
    line: PLASTER,
    words: 244,
    sun: [60, 60, 30, OCHRE],
    scale: 1.5,
    first: 1,
    cat: [12, 253],
  },
  {
    key: 'summer',
    sky: PLASTER,
    ink: NIGHT,
    line: BRICK,
    words: 12,
    sun: [330, 70, 52, OCHRE],
    scale: 0.85,
    first: 2,
    cat: [438, 253],
  },
];
const day = (index: number): ContentNode => row(pick(LIGHT, index));

/** The bars of a window that is part of a drawing: nobody is stuck in it. */
const bars = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x + width / 2 - 0.6, y, 1.2, height, PLASTER),
  rect(x, y + height * 0.36, width, 1.2, PLASTER),
];

/** By night: one house near by, where the lights are on. */
const evening = (): ContentNode =>
  spread('Auftakt am Abend', NIGHT, [
    rect(-4, -4, 468, 280, { type: 'linear', colors: [NIGHT, NIGHT, BRICK], direction: 180 }, { opacity: 0.55 }),
    disc(196, 38, 17, PLASTER),
    ...stepped(18, 158, 74, 60, BRICK),
    rect(18, 73, 158, 196, BRICK),
    picture(22, 110, 150, 160, 'haus-bricks', { name: 'Ziegel' }),
    ...[34, 82, 130].flatMap((x, column) =>
      [88, 140, 192].flatMap((y, row) => {
        const light = pick([OCHRE, NIGHT, PLASTER, NIGHT, OCHRE, OCHRE, PLASTER, OCHRE, NIGHT], row * 3 + column);
        return [
          rect(x, y, 32, 40, light === PLASTER ? '#ffe6a6' : light, { stroke: PLASTER, strokeWidth: 1.6 }),
          ...bars(x, y, 32, 40),
        ];
      }),
    ),
    rect(81, 244, 34, 30, PLASTER),
    rect(83.5, 246.5, 29, 28, NIGHT),
    rect(87, 250, 9.5, 12, OCHRE),
    rect(99.5, 250, 9.5, 12, OCHRE),
    ...far({ x: 186, width: 62, height: 90, wall: OCHRE, roof: 'mansard', color: BRICK, panes: 'wide' }, STREET),
    ...far({ x: 254, width: 74, height: 66, wall: PLASTER, roof: 'gable', color: BRICK, panes: 'low' }, STREET),
    ...far({ x: 334, width: 58, height: 96, wall: 'sage', roof: 'mansard', color: OCHRE, panes: 'high' }, STREET),
    ...far({ x: 398, width: 70, height: 72, wall: BRICK, roof: 'gable', color: OCHRE, panes: 'wide' }, STREET),
    text(240, 26, 208, 72, '{section}', {
      ...serif,
      color: PLASTER,
      scale: 1.5,
      lineHeight: 112,
      ...FITTED,
      height: 27,
      name: 'Titel',
    }),
    text(242.5, 72, 180, 20, '@evening.line', { ...serif, color: OCHRE, lineHeight: 120, lines: 2 }),
    text(243, 92, 160, 14, '@evening.text', { font: 'paragraph', color: PLASTER, lineHeight: 150, lines: 5 }),
    ...street(),
    ...pages(),
  ]);

/** The group photo: the long table in the yard. */
const party = (): ContentNode =>
  spread('Hoffest', SKY, [
    picture(0, -3, 460, 36, 'haus-bunting', { name: 'Wimpel' }),
    text(14, 46, 200, 48, '@party.title', { ...serif, color: NIGHT, autosize: false, fit: true, height: 19 }),
    text(14.5, 72, 188, 14, '@party.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
    rect(240, 44, 210, 146, PLASTER),
    ...waiting(244, 48, 202, 138, 'wide'),
    ...[14, 118].flatMap((x, index) => [
      rect(x, 112, 96, 74, PLASTER),
      ...waiting(x + 2, 114, 92, 70, 'wide', 2 + index),
    ]),
    ...street(),
    ...[40, 204, 252, 416].map((x) => rect(x, 226, 5, 44, NIGHT)),
    rect(14, 222, 202, 14, PLASTER),
    rect(244, 222, 202, 14, PLASTER),
    ...[14, 244].flatMap((x) => Array.from({ length: 8 }, (_, index) => rect(x + 8 + index * 25, 222, 11, 14, BRICK))),
    picture(15, 192.2, 200, 30, 'haus-buffet', { name: 'Buffet' }),
    picture(245, 192.2, 200, 30, 'haus-buffet', { name: 'Buffet', flip: 'horizontal' }),
    rooftopCat(180, 254),
    ...pages(),
  ]);

/** Shop fronts for those who made it possible. */
const shops = (): ContentNode =>
  spread('Danke', PLASTER, [
    text(14, 24, 206, 48, '@thanks.title', {
      ...serif,
      color: NIGHT,
      lines: 2,
      autosize: false,
      fit: true,
      height: 36,
    }),
    text(240, 28, 196, 14, '@thanks.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 7, ...FITTED }),
    ...[10, 120, 240, 350].flatMap((x, index) => {
      const wall = pick([BRICK, NIGHT, OCHRE, NIGHT], index);
      return [
        rect(x, 88, 100, 181, wall),
        rect(x, 88, 100, 26, wall === NIGHT ? BRICK : NIGHT),
        text(x + 5, 95.5, 90, 24, `@shop.${index + 3}`, {
          ...serif,
          color: PLASTER,
          align: 'center',
          ...FITTED,
        }),
        // What hangs in the window is what the sign says.
        picture(x + 10, 132, 80, 76, `haus-${pick(['laundry', 'pots', 'roofs', 'bike'], index)}-square`, {
          name: 'Bild',
        }),
        text(x + 18, 186, 64, 14, '@photo.hint', {
          name: HINT,
          font: 'sub_title',
          color: NIGHT,
          fill: PLASTER,
          align: 'center',
        }),
        picture(x + 10, 132, 80, 76, null, { name: 'Foto' }),
        frame(x + 10, 132, 80, 76, PLASTER, 2),
        picture(x + 10, 120, 80, 12, index % 2 ? 'haus-awning-sage' : 'haus-awning', { name: 'Markise' }),
        rect(x + 14, 222, 24, 47, PLASTER),
        rect(x + 17, 225, 18, 28, SKY),
        rect(x + 46, 222, 40, 30, PLASTER),
        rect(x + 49, 225, 34, 24, wall === OCHRE ? BRICK : OCHRE),
        ...bars(x + 49, 225, 34, 24),
      ];
    }),
    ...street(),
    rooftopCat(190, 73.4),
    ...pages(),
  ]);

const pictures = (): ContentNode =>
  spread('Drei Bilder', SKY, [
    text(14, 14, 206, 48, '{section}', {
      ...serif,
      color: NIGHT,
      lineHeight: 112,
      ...FITTED,
      height: 21,
      name: 'Titel',
    }),
    ...framed(18, 48, 200, 204, 'square'),
    ...framed(244, 48, 198, 92, 'half', 2),
    ...framed(244, 160, 198, 92, 'half', 3),
    ...street(),
    rooftopCat(206, 254),
    ...pages(),
  ]);

/** A spread to be written on: what it is called, and what it is for. */
const sheet = (name: string, key: string, ground: number, children: ContentNode[]): ContentNode =>
  spread(name, ground, [
    text(14, 16, 206, 48, `@${key}.title`, { ...serif, color: NIGHT, ...FITTED, height: 20 }),
    text(244, 22, 200, 14, `@${key}.text`, { font: 'sub_title', color: NIGHT, lineHeight: 120, lines: 2, ...FITTED }),
    ...street(),
    ...children,
    ...pages(),
  ]);
const ruled = (x: number, y: number, width: number, count: number, step: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => rule(x, y + step * index, width, NIGHT, 0.35));
const bells = (): ContentNode =>
  sheet('Unterschriften', 'bells', SKY, [
    ...[14, 244].flatMap((x) => [
      rect(x, 46, 202, 200, NIGHT, { borderRadius: 4 }),
      ...Array.from({ length: 10 }, (_, index) => [
        disc(x + 14, 60 + index * 19.2, 4.6, pick([OCHRE, BRICK, SKY], index % 3)),
        rect(x + 26, 53 + index * 19.2, 168, 14, PLASTER, { borderRadius: 1.5 }),
      ]).flat(),
    ]),
    rooftopCat(206, 254),
  ]);
const lend = (): ContentNode =>
  sheet('Verliehen', 'lend', PLASTER, [
    ...[14, 244].flatMap((x) => [
      ...[1, 2, 3].map((index) =>
        text(x + (index - 1) * 70, 48, 64, 16, `@lend.${index}`, { font: 'sub_title', color: BRICK, ...FITTED }),
      ),
      ...[0, 1, 2].flatMap((column) => ruled(x + column * 70, 72, 62, 12, 16)),
    ]),
    picture(208, 254, 15, 15, 'haus-cat', { name: 'Katze' }),
  ]);
const plot = (): ContentNode =>
  sheet('Bauplatz', 'draw', SKY, [picture(9, 40, 442, 230, 'haus-facade', { name: 'Umrisse' }), rooftopCat(206, 254)]);
const census = (): ContentNode =>
  sheet('Katzenzählung', 'cats', OCHRE, [
    rect(-4, 46, 468, 224, BRICK),
    picture(8, 56, 444, 202, 'haus-cat-wall', { name: 'Fenster voller Katzen' }),
  ]);
const rules = (): ContentNode =>
  spread('Hausordnung', OCHRE, [
    ...street(),
    rect(18, 26, 194, 226, PLASTER),
    frame(18, 26, 194, 226, NIGHT, 3),
    text(30, 38, 170, 48, '@rules.title', { ...serif, color: NIGHT, ...FITTED, height: 20 }),
    text(30, 64, 170, 16, '@rules.text', { font: 'paragraph', color: NIGHT, lineHeight: 140, lines: 6, ...FITTED }),
    ...ruled(30, 134, 170, 8, 14),
    text(246, 38, 196, 48, '@stairs.title', { ...serif, color: NIGHT, ...FITTED, height: 20 }),
    ...[1, 2, 3, 4].flatMap((index) => [
      text(246, 26 + index * 44, 196, 16, `@stairs.${index}`, { font: 'sub_title', color: NIGHT }),
      ...ruled(246, 46 + index * 44, 196, 2, 14),
    ]),
    rooftopCat(206, 254),
    ...pages(),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', PLASTER, [
    rect(230, -4, 234, 305, SKY),
    ...swapLists({
      at: [14, 246],
      y: 16,
      width: 200,
      lines: 9,
      heading: { ...serif, color: NIGHT },
      note: { font: 'paragraph', color: NIGHT },
      color: NIGHT,
    }),
    ...street(),
    rooftopCat(330, 254),
    ...pages(),
  ]);
const wide = (): ContentNode =>
  spread('Zwei große Bilder', BRICK, [
    ...[14, 244].flatMap((x, index) => framed(x, 24, 202, 216, 'square', 1 + 2 * index)),
    ...street(),
    rooftopCat(206, 254),
    ...pages(),
  ]);

const LODGES: readonly Localised[] = [
  named('Ein Fenster', 'One window', 'Une fenêtre', 'Una finestra', 'Jedno okno'),
  named('Zwei Fenster', 'Two windows', 'Deux fenêtres', 'Due finestre', 'Dwa okna'),
  named('Das kleine Haus', 'The little house', 'La petite maison', 'La casetta piccola', 'Mały domek'),
];
const layouts: BlueprintContent['layouts'] = [
  { id: 'haus-opener', name: named('Tag', 'Day', 'Jour', 'Giorno', 'Dzień'), role: 'opener', spread: day(0) },
  {
    id: 'haus-evening',
    name: named('Abend', 'Evening', 'Soir', 'Sera', 'Wieczór'),
    role: 'opener',
    spread: evening(),
  },
  { id: 'haus-morning', name: named('Morgen', 'Morning', 'Matin', 'Mattina', 'Ranek'), role: 'opener', spread: day(1) },
  { id: 'haus-night', name: named('Nacht', 'Night', 'Nuit', 'Notte', 'Noc'), role: 'opener', spread: day(2) },
  {
    id: 'haus-autumn',
    name: named('Herbst', 'Autumn', 'Automne', 'Autunno', 'Jesień'),
    role: 'opener',
    spread: day(3),
  },
  { id: 'haus-summer', name: named('Sommer', 'Summer', 'Été', 'Estate', 'Lato'), role: 'opener', spread: day(4) },
  {
    id: 'haus-24',
    name: named('Vier Häuser', 'Four houses', 'Quatre maisons', 'Quattro case', 'Cztery domy'),
    role: 'team',
    spread: street24(),
  },
  {
    id: 'haus-18',
    name: named(
      'Drei Häuser und ein Garten',
      'Three houses and a garden',
      'Trois maisons et un jardin',
      'Tre case e un giardino',
      'Trzy domy i ogród',
    ),
    role: 'team',
    spread: street18(),
  },
  {
    id: 'haus-12',
    name: named(
      'Zwei Häuser und ein Bild',
      'Two houses and a picture',
      'Deux maisons et une photo',
      'Due case e una foto',
      'Dwa domy i zdjęcie',
    ),
    role: 'team',
    spread: street12(),
  },
  {
    id: 'haus-6',
    name: named('Schwarzes Brett', 'Notice board', 'Petites annonces', 'Bacheca', 'Tablica ogłoszeń'),
    role: 'text',
    spread: notices(),
  },
  {
    id: 'haus-15',
    name: named(
      'Zwei Häuser und ein Turm',
      'Two houses and a tower',
      'Deux maisons et une tour',
      'Due case e una torre',
      'Dwa domy i wieża',
    ),
    role: 'team',
    spread: tower15(),
  },
  {
    id: 'haus-9',
    name: named('Haus und Turm', 'House and tower', 'Maison et tour', 'Casa e torre', 'Dom i wieża'),
    role: 'team',
    spread: tower9(),
  },
  {
    id: 'haus-8',
    name: named('Zwei Häuschen', 'Two cottages', 'Deux maisonnettes', 'Due casette', 'Dwa domki'),
    role: 'team',
    spread: cottages8(),
  },
  {
    id: 'haus-4',
    name: named('Ein Häuschen', 'One cottage', 'Une maisonnette', 'Una casetta', 'Jeden domek'),
    role: 'team',
    spread: cottages4(),
  },
  ...([3, 2, 1] as const).map((count): BlueprintContent['layouts'][number] => ({
    id: `haus-${count}`,
    name: pick(LODGES, count - 1),
    role: 'team',
    spread: lodge(count, count === 2 ? FLAT_ROOF : LODGE),
  })),
  {
    id: 'haus-3-tower',
    name: named('Drei im Turm', 'Three in a tower', 'Trois dans la tour', 'Tre nella torre', 'Troje w wieży'),
    role: 'team',
    spread: tower3(),
  },
  {
    id: 'haus-3-gables',
    name: named('Drei Giebel', 'Three gables', 'Trois pignons', 'Tre frontoni', 'Trzy szczyty'),
    role: 'team',
    spread: lodge(3, ROW_OF_GABLES),
  },
  {
    id: 'haus-2-gables',
    name: named(
      'Zwei unter Giebeln',
      'Two under gables',
      'Deux sous pignons',
      'Due sotto i frontoni',
      'Dwoje pod szczytami',
    ),
    role: 'team',
    // In the colour of the other house for two: they take turns.
    spread: lodge(2, { ...ROW_OF_GABLES, wall: sage }, 1),
  },
  {
    id: 'haus-doubles',
    name: named('Doppelfenster', 'Wide windows', 'Grandes fenêtres', 'Finestre doppie', 'Szerokie okna'),
    role: 'team',
    spread: balconies(),
  },
  {
    id: 'haus-party',
    name: named('Hoffest', 'Street party', 'Fête de la cour', 'Festa in cortile', 'Zabawa na podwórku'),
    role: 'picture',
    spread: party(),
  },
  {
    id: 'haus-cats',
    name: named('Katzenzählung', 'Cat census', 'Recensement des chats', 'Censimento dei gatti', 'Spis kotów'),
    role: 'text',
    spread: census(),
  },
  {
    id: 'haus-wide',
    name: named('Zwei Bilder', 'Two pictures', 'Deux photos', 'Due foto', 'Dwa zdjęcia'),
    role: 'picture',
    spread: wide(),
  },
  {
    id: 'haus-bells',
    name: named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy'),
    role: 'text',
    spread: bells(),
  },
  {
    id: 'haus-draw',
    name: named('Bauplatz', 'Building plot', 'Terrain à bâtir', 'Terreno libero', 'Plac budowy'),
    role: 'text',
    spread: plot(),
  },
  {
    id: 'haus-rules',
    name: named('Hausordnung', 'House rules', 'Règlement', 'Regolamento', 'Regulamin'),
    role: 'text',
    spread: rules(),
  },
  {
    id: 'haus-lend',
    name: named('Verliehen', 'Lent out', 'Prêté', 'In prestito', 'Pożyczone'),
    role: 'text',
    spread: lend(),
  },
  ...extraLayouts('haus', pictures(), swaps()),
];

/** The two houses of the cover, from `left`: nine windows each, and somebody is at home. */
const LIGHTS = [NIGHT, OCHRE, PLASTER, PLASTER, NIGHT, OCHRE, OCHRE, NIGHT, NIGHT];
function coverHouse(x: number, top: number, lights: readonly number[]): ContentNode[] {
  return [
    ...lights.map((light, index) =>
      rect(x + 8.4 + (index % 3) * 30, top + 9 + Math.floor(index / 3) * 39, 28, 33, light, {
        stroke: PLASTER,
        strokeWidth: 1.4,
      }),
    ),
    picture(x + 6.8, top + 9, 91.2, 113, 'haus-crosses', { name: 'Sprossen' }),
  ];
}
const coverDoor = (x: number, y: number): ContentNode[] => [
  rect(x, y, 28, 60, PLASTER),
  rect(x + 2, y + 2, 24, 60, NIGHT),
  rect(x + 5, y + 6, 8, 15, OCHRE),
  rect(x + 15, y + 6, 8, 15, OCHRE),
];

export const blueprint: BlueprintContent = {
  id: 'community-hausgemeinschaft',
  blueprint_category: 'community',
  title: named('Hausgemeinschaft', 'Good neighbours', 'Entre voisins', 'Vicini di casa', 'Dobrzy sąsiedzi'),
  description: {
    de: 'Jede Doppelseite ist eine Häuserzeile, jedes Feld ein dunkles Fenster. Wer einklebt, macht Licht. Für Nachbarschaften, Viertel und Dörfer.',
    en: 'Every spread is a row of houses, every space a dark window. A sticker turns the light on. For neighbourhoods, quarters and villages.',
    fr: 'Chaque double page est une rangée de maisons, chaque case une fenêtre éteinte. Une vignette et la lumière s’allume. Pour immeubles, quartiers et villages.',
    it: 'Ogni doppia pagina è una fila di case, ogni spazio una finestra buia. Una figurina accende la luce. Per condomini, quartieri e paesi.',
    pl: 'Każda rozkładówka to rząd domów, każde pole to ciemne okno. Naklejka zapala światło. Dla sąsiadów, osiedli i wsi.',
  },
  palette: [HEX.night, HEX.brick, HEX.ochre, HEX.sky, HEX.plaster],
  fonts: {
    title: { family: 'Abril Fatface', bold: false },
    sub_title: { family: 'Work Sans', bold: true },
    paragraph: { family: 'Work Sans', bold: false },
  },
  design: 'default',
  texts,
  questions,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover({ type: 'linear', colors: [NIGHT, NIGHT, BRICK, OCHRE], direction: 180 }, [
          disc(356, 96, 15, PLASTER),
          ...gable(236, 110, 138, 40, NIGHT),
          ...sage(241, 137, 100, 164),
          picture(241, 140, 100, 150, 'haus-bricks', { name: 'Ziegel' }),
          ...coverHouse(238.6, 138, LIGHTS),
          ...coverDoor(277, 261),
          ...stepped(350, 100, 118, 34, BRICK),
          rect(350, 117, 100, 184, BRICK),
          picture(350, 120, 100, 150, 'haus-bricks', { name: 'Ziegel', flip: 'horizontal' }),
          ...coverHouse(347.6, 120, [NIGHT, OCHRE, PLASTER, OCHRE, OCHRE, NIGHT, NIGHT, PLASTER, OCHRE]),
          picture(386, 168, 28, 33, 'haus-at-home', { name: 'Zu Hause' }),
          frame(386, 168, 28, 33, PLASTER, 1.4),
          ...coverDoor(386, 247),
          picture(352, 93, 17, 17, 'haus-cat', { name: 'Katze' }),
          text(240.5, 14, 210, 72, '{album-title}', { ...serif, color: PLASTER, height: 52, ...FITTED, name: 'Titel' }),
          text(242, 67, 90, 14, '@cover.line', { font: 'sub_title', color: OCHRE, lineHeight: 120, lines: 2 }),
        ]),
        spread('Bitte klingeln', PLASTER, [
          rect(-4, -4, 234, 305, BRICK),
          picture(6, 10, 218, 260, 'haus-bricks', { name: 'Ziegel' }),
          rect(18, 22, 190, 98, PLASTER),
          text(27, 31, 172, 48, '@welcome.title', { ...serif, color: NIGHT, autosize: false, fit: true, height: 20 }),
          text(28, 56, 172, 16, '@welcome.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 7 }),
          rect(68, 142, 90, 140, PLASTER),
          rect(73, 147, 80, 140, NIGHT),
          rect(81, 156, 28, 44, OCHRE),
          rect(117, 156, 28, 44, OCHRE),
          rect(81, 208, 28, 62, SKY, { opacity: 0.18 }),
          rect(117, 208, 28, 62, SKY, { opacity: 0.18 }),
          disc(113, 222, 3, OCHRE),
          rect(-4, 277, 234, 24, NIGHT),
          rect(56, 274, 114, 6, PLASTER),
          picture(14, 215, 48, 61.7, 'haus-tree', { name: 'Baum' }),
          picture(166, 247, 30, 30, 'haus-cat', { name: 'Katze' }),
          text(246, 26, 190, 48, '@contents.title', { ...serif, color: NIGHT, autosize: false, fit: true, height: 20 }),
          rect(244, 58, 202, 135, NIGHT, { borderRadius: 4 }),
          ...Array.from({ length: 7 }, (_, index) =>
            rect(270, 68.4 + index * 17.3, 166, 13.2, PLASTER, { borderRadius: 1.5 }),
          ),
          ...Array.from({ length: 7 }, (_, index) => disc(258, 75 + index * 17.3, 4.6, index < 2 ? OCHRE : BRICK)),
          node('Text', {
            x: 275,
            y: 66.4,
            width: 156,
            height: 122,
            size: 18,
            lineHeight: 272,
            font: 'sub_title',
            color: NIGHT,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          picture(244, 198, 202, 70, 'haus-sill', { name: 'Fensterbank' }),
          text(246, 272, 178, 12, '@contents.note', { font: 'paragraph', color: NIGHT, lineHeight: 120, lines: 2 }),
          text(428, 284, 18, 14, '{page-number}', { font: 'sub_title', color: NIGHT, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [day(0), street24(), notices()]),
    section('@chapter.two', [evening(), street18(), street12()]),
    section(
      '@section.back',
      [
        party(),
        shops(),
        spread('Rückseite', NIGHT, [
          disc(186, 52, 20, PLASTER),
          ...gable(28, 150, 150, 64, BRICK),
          rect(38, 149, 130, 152, OCHRE),
          rect(38, 149, 130, 152, NIGHT, { opacity: 0.78 }),
          ...[0, 1, 2, 3, 4, 5].map((index) =>
            rect(54 + (index % 3) * 36, 164 + Math.floor(index / 3) * 50, 26, 36, index === 4 ? OCHRE : NIGHT, {
              stroke: index === 4 ? PLASTER : SKY,
              strokeWidth: 1.2,
              opacity: index === 4 ? 1 : 0.7,
            }),
          ),
          ...[0, 1, 2, 3, 4, 5].flatMap((index) =>
            bars(54 + (index % 3) * 36, 164 + Math.floor(index / 3) * 50, 26, 36),
          ),
          picture(96, 229, 20, 20, 'haus-cat', { name: 'Katze' }),
          text(14, 22, 150, 36, '@back.line', { ...serif, color: PLASTER, lines: 2, lineHeight: 120 }),
          text(14.5, 60, 130, 14, '{album-title}', { font: 'sub_title', color: OCHRE }),
        ]),
      ],
      true,
    ),
  ],
};
