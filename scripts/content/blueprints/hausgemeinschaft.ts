/** Hausgemeinschaft: every spread is a street of houses. Cells are dark windows, a sticker turns the light on. */
import {
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
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';
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

const drawings = {
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
  'haus-tree': svg(28, 36, tree(HEX.sage), 3),
  'haus-tree-ochre': svg(28, 36, tree(HEX.ochre), 4),
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

const texts: Record<string, Localised> = {
  'cover.line': named(
    'Ein Haus. {total-stickers} Gesichter.\nUnd eine Katze.',
    'One house. {total-stickers} faces.\nAnd a cat.',
    'Une maison. {total-stickers} visages.\nEt un chat.',
    'Una casa. {total-stickers} facce.\nE un gatto.',
    'Jeden dom. {total-stickers} twarzy.\nI kot.',
  ),
  'welcome.title': named('Bitte klingeln', 'Please ring', 'Sonnez, entrez', 'Suonate pure', 'Proszę dzwonić'),
  'welcome.text': {
    de: 'Hinter jeder Tür wohnt jemand, den man sonst nur im Treppenhaus trifft. In diesem Heft gehen die Lichter an, Fenster für Fenster. Wer doppelt klebt, klingelt nebenan und tauscht.',
    en: 'Behind every door lives somebody you only ever meet on the stairs. In this book the lights come on, window by window. If you have a double, ring next door and swap.',
    fr: 'Derrière chaque porte vit quelqu’un que l’on ne croise que dans l’escalier. Dans ce cahier, les lumières s’allument, fenêtre après fenêtre. Un double ? Sonnez à côté et échangez.',
    it: 'Dietro ogni porta abita qualcuno che si incontra solo per le scale. In questo album le luci si accendono, finestra dopo finestra. Un doppione? Suonate accanto e scambiate.',
    pl: 'Za każdymi drzwiami mieszka ktoś, kogo spotyka się tylko na schodach. W tym albumie zapalają się światła, okno po oknie. Masz podwójną? Zadzwoń obok i wymień.',
  },
  'contents.title': named('Klingelschild', 'Doorbells', 'Sonnettes', 'Citofono', 'Domofon'),
  'contents.note': named(
    'Freie Klingeln gehören denen, die noch einziehen.',
    'Empty bells are for those who have yet to move in.',
    'Les sonnettes libres attendent ceux qui vont emménager.',
    'I campanelli liberi sono per chi deve ancora arrivare.',
    'Wolne dzwonki czekają na tych, którzy się wprowadzą.',
  ),
  'opener.line': named(
    'Gebaut 1912. Zweimal gestrichen. Nie langweilig.',
    'Built in 1912. Painted twice. Never dull.',
    'Bâti en 1912. Repeint deux fois. Jamais ennuyeux.',
    'Costruita nel 1912. Ridipinta due volte. Mai noiosa.',
    'Rok budowy 1912. Dwa razy malowany. Nigdy nudny.',
  ),
  'opener.text': {
    de: 'Hier wird gegrillt, geliehen, gegossen und manchmal sehr früh Trompete geübt. Das Päckchen nimmt immer der zweite Stock an.',
    en: 'Here we grill, lend, water plants and sometimes practise the trumpet rather early. Parcels always go to the second floor.',
    fr: 'Ici on grille, on prête, on arrose et on travaille parfois la trompette de très bonne heure. Les colis, c’est au deuxième.',
    it: 'Qui si griglia, si presta, si annaffia e a volte si studia la tromba molto presto. I pacchi li ritira sempre il secondo piano.',
    pl: 'Tu się grilluje, pożycza, podlewa, a czasem bardzo wcześnie ćwiczy na trąbce. Paczki zawsze odbiera drugie piętro.',
  },
  'evening.line': named(
    'Abends sieht man, wer zu Hause ist.',
    'In the evening you can see who is home.',
    'Le soir, on voit qui est à la maison.',
    'La sera si vede chi è in casa.',
    'Wieczorem widać, kto jest w domu.',
  ),
  'evening.text': {
    de: 'Nach acht riecht es nach Zwiebeln, um neun läuft irgendwo Fußball, um zehn sucht jemand die Katze. Sie war die ganze Zeit da.',
    en: 'After eight it smells of onions, at nine there is football somewhere, at ten somebody looks for the cat. It was there all along.',
    fr: 'Après huit heures, ça sent l’oignon, à neuf heures il y a du foot quelque part, à dix heures quelqu’un cherche le chat. Il était là.',
    it: 'Dopo le otto profuma di cipolla, alle nove da qualche parte c’è la partita, alle dieci qualcuno cerca il gatto. Era lì.',
    pl: 'Po ósmej pachnie cebulą, o dziewiątej gdzieś leci mecz, o dziesiątej ktoś szuka kota. Kot był tu cały czas.',
  },
  'shop.bakery': named(
    'Bäckerei Süßmilch',
    'Miller’s Bakery',
    'Boulangerie Dupain',
    'Panificio Dolcetti',
    'Piekarnia Bułeczka',
  ),
  'shop.bikes': named('Rad & Tat', 'Spoke & Co.', 'Vélo & Cie', 'Bici & Amici', 'Rower i Ster'),
  'garden.title': named('Unterm Ahorn', 'Under the maple', 'Sous l’érable', 'Sotto l’acero', 'Pod klonem'),
  'garden.text': {
    de: 'Die Bank steht schief, seit 1987 der Umzugswagen kam. Seitdem sitzen immer zwei darauf und keiner steht auf.',
    en: 'The bench has leant since the removal van of 1987. There have been two people on it ever since, and neither gets up.',
    fr: 'Le banc penche depuis le camion de déménagement de 1987. Depuis, deux personnes y sont assises et aucune ne se lève.',
    it: 'La panchina pende dal trasloco del 1987. Da allora ci siedono sempre in due e nessuno si alza.',
    pl: 'Ławka jest krzywa od przeprowadzki w 1987 roku. Od tamtej pory zawsze siedzą na niej dwie osoby i żadna nie wstaje.',
  },
  'photo.hint': named(
    'Hier hängt euer Bild vom Hoffest.',
    'Your picture of the street party goes here.',
    'Ici, votre photo de la fête de la cour.',
    'Qui va la foto della festa in cortile.',
    'Tu wisi wasze zdjęcie z podwórkowej zabawy.',
  ),
  'board.title': named('Schwarzes Brett', 'Notice board', 'Petites annonces', 'Bacheca', 'Tablica ogłoszeń'),
  'board.one': {
    de: 'Leiter gesucht.\nWer hat sie? Seit März 2019.\n(Erdgeschoss)',
    en: 'Ladder wanted.\nWho has it? Since March 2019.\n(Ground floor)',
    fr: 'Cherche échelle.\nQui l’a ? Depuis mars 2019.\n(Rez-de-chaussée)',
    it: 'Cercasi scala.\nChi ce l’ha? Dal marzo 2019.\n(Piano terra)',
    pl: 'Szukam drabiny.\nKto ją ma? Od marca 2019.\n(Parter)',
  },
  'board.two': {
    de: 'Zucchini zu verschenken.\nBitte. Wirklich.\n(Dachgarten)',
    en: 'Courgettes to give away.\nPlease. Really.\n(Roof garden)',
    fr: 'Courgettes à donner.\nS’il vous plaît. Vraiment.\n(Toit-terrasse)',
    it: 'Regalo zucchine.\nPer favore. Davvero.\n(Terrazza)',
    pl: 'Oddam cukinie.\nProszę. Naprawdę.\n(Ogród na dachu)',
  },
  'board.three': {
    de: 'Die Katze hat schon gefrühstückt. Sie behauptet das Gegenteil.\n(Alle Stockwerke)',
    en: 'The cat has had breakfast. She claims otherwise.\n(All floors)',
    fr: 'Le chat a déjà déjeuné. Il prétend le contraire.\n(Tous les étages)',
    it: 'Il gatto ha già fatto colazione. Lui sostiene di no.\n(Tutti i piani)',
    pl: 'Kot już jadł śniadanie. Sam twierdzi, że nie.\n(Wszystkie piętra)',
  },
  'party.title': named(
    'Das Hoffest',
    'The street party',
    'La fête de la cour',
    'La festa in cortile',
    'Zabawa na podwórku',
  ),
  'party.text': {
    de: 'Samstag ab drei, Ende offen. Jeder bringt einen Stuhl mit, den siebten bringt immer jemand zu viel.',
    en: 'Saturday from three, open end. Everyone brings a chair, and somebody always brings one too many.',
    fr: 'Samedi à partir de trois heures, sans heure de fin. Chacun apporte une chaise, et il y en a toujours une de trop.',
    it: 'Sabato dalle tre, fine libera. Ognuno porta una sedia, e qualcuno ne porta sempre una di troppo.',
    pl: 'Sobota od trzeciej, koniec otwarty. Każdy przynosi krzesło i zawsze jest o jedno za dużo.',
  },
  'thanks.title': named(
    'Danke, Nachbarn',
    'Thanks, neighbours',
    'Merci, voisins',
    'Grazie, vicini',
    'Dziękujemy, sąsiedzi',
  ),
  'thanks.text': {
    de: 'Diese Läden im Haus haben das Album möglich gemacht. Wer dort einkauft, grüßt bitte vom ganzen Treppenhaus.',
    en: 'These shops on our ground floor made the album possible. When you buy there, say hello from the whole staircase.',
    fr: 'Ces commerces du rez-de-chaussée ont rendu l’album possible. En y passant, saluez-les de la part de tout l’escalier.',
    it: 'Queste botteghe al piano terra hanno reso possibile l’album. Quando ci andate, salutate da parte di tutta la scala.',
    pl: 'Te sklepy z parteru umożliwiły powstanie albumu. Robiąc zakupy, pozdrówcie od całej klatki schodowej.',
  },
  'thanks.slot': named('Ihr Laden', 'Your shop', 'Votre boutique', 'La tua bottega', 'Twój sklep'),
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

/** As wide as a house; at the edge of the paper it runs on into the bleed. */
function front(x: number, wall: House['wall']): ContentNode[] {
  const [left, right] = [x === 0 ? -4 : x, x === 345 ? 464 : x + 115];
  return wall(left, EAVE, right - left, STREET - EAVE);
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
    ...FITTED,
    height: 18,
    name: 'Titel',
  });
const rooftopCat = (x: number, y: number): ContentNode => picture(x, y, 15, 15, 'haus-cat', { name: 'Katze' });

/** The cat, until the picture is there. */
const waiting = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x, y, width, height, PLASTER),
  picture(x + width / 2 - 15, y + height / 2 - 15, 30, 30, 'haus-cat', { name: 'Katze' }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
/** Framed pictures on the wall of the stairs. */
const framed = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x - 4, y - 4, width + 8, height + 8, NIGHT),
  ...waiting(x, y, width, height),
];
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
    ...shop(132, 'haus-awning-sage', '@shop.bakery'),
    ...door(277, OCHRE),
    trees(304),
    ...shop(352, 'haus-awning', '@shop.bikes'),
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
    ...shop(132, 'haus-awning', '@shop.bakery'),
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
    ...waiting(243, 73, 206, 154),
    text(256, 172, 180, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: NIGHT, align: 'center' }),
    text(240, 36, 160, 16, '@party.text', { font: 'paragraph', color: NIGHT, lineHeight: 120, lines: 4 }),
    picture(330, 233, 24, 36, 'haus-tree', { name: 'Baum' }),
    rooftopCat(380, 254),
    ...door(47, OCHRE),
    ...shop(132, 'haus-awning', '@shop.bikes'),
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
    ).flatMap(([x, y, width, height, rotation, words]) => [
      rect(x, y, width, height, PLASTER, { rotation }),
      disc(x + width / 2, y + 5, 2.2, BRICK),
      text(x + 8, y + 12, width - 16, 20, words, {
        font: 'paragraph',
        color: NIGHT,
        lineHeight: 120,
        rotation,
        autosize: false,
        fit: true,
        height: height - 17,
      }),
    ]),
    ...house(230, BRICK_HOUSE, pick(FURNISHED, 2)),
    picture(352, 150, 92, 118.3, 'haus-tree-ochre', { name: 'Baum' }),
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
    ...shop(132, 'haus-awning', '@shop.bikes'),
    ...door(277, OCHRE),
    trees(304),
    ...pages(),
  ]);

/** The porter's lodge: one, two or three windows and a picture beside them. */
const lodge = (): ContentNode =>
  spread('Das kleine Haus', SKY, [
    ...street(),
    ...waiting(-4, -4, 238, 273),
    text(20, 158, 190, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: NIGHT, align: 'center' }),
    disc(420, 62, 24, OCHRE),
    text(250, 24, 150, 48, '{section}', { ...serif, color: NIGHT, ...FITTED, height: 20, name: 'Titel' }),
    text(250.5, 48, 120, 12, '@opener.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
    ...chimney(414, 112, 40, NIGHT),
    ...gable(242, 208, 178, 74, BRICK),
    ...flat(PLASTER)(250, 177, 192, 92),
    ...[259, 321, 383].flatMap((x, index) =>
      window({ x, y: 186, frame: BRICK, inside: (['curtain-sage', null, 'cat-window'] as const)[index] ?? null }),
    ),
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

/** By day: the row of houses under a wide sky. */
const opener = (): ContentNode =>
  spread('Auftakt', SKY, [
    disc(400, 66, 35, OCHRE),
    text(12, 14, 212, 72, '{section}', { ...serif, color: NIGHT, scale: 1.5, ...FITTED, height: 27, name: 'Titel' }),
    text(14.5, 60, 190, 20, '@opener.line', { ...serif, color: BRICK, lineHeight: 120, lines: 2 }),
    text(15, 84, 130, 14, '@opener.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
    ...(
      [
        { x: 14, width: 62, height: 62, wall: PLASTER, roof: 'gable', color: BRICK, panes: 'low' },
        { x: 82, width: 52, height: 100, wall: OCHRE, roof: 'mansard', color: NIGHT, panes: 'high' },
        { x: 141, width: 68, height: 74, wall: BRICK, roof: 'stepped', color: OCHRE, panes: 'wide' },
        { x: 215, width: 60, height: 98, wall: PLASTER, roof: 'gable', color: NIGHT, panes: 'high' },
        { x: 281, width: 56, height: 80, wall: 'sage', roof: 'mansard', color: BRICK, panes: 'wide' },
        { x: 343, width: 64, height: 110, wall: OCHRE, roof: 'gable', color: BRICK, panes: 'high' },
        { x: 413, width: 60, height: 66, wall: PLASTER, roof: 'gable', color: NIGHT, panes: 'low' },
      ] as const
    ).flatMap((one) => far(one, STREET)),
    picture(165, 154.8, 16, 16, 'haus-cat', { name: 'Katze' }),
    ...street(),
    ...pages(),
  ]);

/** By night: one house near by, where the lights are on. */
const evening = (): ContentNode =>
  spread('Auftakt am Abend', NIGHT, [
    rect(-4, -4, 468, 280, { type: 'linear', colors: [NIGHT, NIGHT, BRICK], direction: 180 }, { opacity: 0.55 }),
    disc(196, 38, 17, PLASTER),
    ...stepped(18, 158, 74, 60, BRICK),
    rect(18, 73, 158, 196, BRICK),
    picture(22, 110, 150, 160, 'haus-bricks', { name: 'Ziegel' }),
    ...[34, 82, 130].flatMap((x, column) =>
      [88, 140, 192].map((y, row) =>
        rect(
          x,
          y,
          32,
          40,
          pick([OCHRE, NIGHT, PLASTER, NIGHT, OCHRE, OCHRE, PLASTER, OCHRE, NIGHT], row * 3 + column),
          {
            stroke: PLASTER,
            strokeWidth: 1.6,
          },
        ),
      ),
    ),
    rect(81, 244, 34, 30, PLASTER),
    rect(83.5, 246.5, 29, 28, NIGHT),
    rect(87, 250, 9.5, 12, OCHRE),
    rect(99.5, 250, 9.5, 12, OCHRE),
    ...far({ x: 186, width: 62, height: 90, wall: OCHRE, roof: 'mansard', color: BRICK, panes: 'wide' }, STREET),
    ...far({ x: 254, width: 74, height: 66, wall: PLASTER, roof: 'gable', color: BRICK, panes: 'low' }, STREET),
    ...far({ x: 334, width: 58, height: 96, wall: 'sage', roof: 'mansard', color: OCHRE, panes: 'high' }, STREET),
    ...far({ x: 398, width: 70, height: 72, wall: BRICK, roof: 'gable', color: OCHRE, panes: 'wide' }, STREET),
    text(240, 26, 208, 72, '{section}', { ...serif, color: PLASTER, scale: 1.5, ...FITTED, height: 27, name: 'Titel' }),
    text(242.5, 72, 180, 20, '@evening.line', { ...serif, color: OCHRE, lineHeight: 120, lines: 2 }),
    text(243, 92, 130, 14, '@evening.text', { font: 'paragraph', color: PLASTER, lineHeight: 150, lines: 5 }),
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
    picture(244, 48, 202, 138, null, { fill: OCHRE, name: 'Gruppenfoto' }),
    text(258, 134, 174, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: NIGHT, align: 'center' }),
    ...[14, 118].flatMap((x) => [
      rect(x, 112, 96, 74, PLASTER),
      picture(x + 36, 137, 24, 24, 'haus-cat', { name: 'Katze' }),
      picture(x, 112, 96, 74, null, { name: 'Foto' }),
    ]),
    ...street(),
    ...[40, 204, 252, 416].map((x) => rect(x, 226, 5, 44, NIGHT)),
    rect(14, 222, 202, 14, PLASTER),
    rect(244, 222, 202, 14, PLASTER),
    ...[14, 244].flatMap((x) => Array.from({ length: 8 }, (_, index) => rect(x + 8 + index * 25, 222, 11, 14, BRICK))),
    picture(15, 192.2, 200, 30, 'haus-buffet', { name: 'Buffet' }),
    picture(245, 192.2, 200, 30, 'haus-buffet', { name: 'Buffet', flip: 'horizontal' }),
    rooftopCat(222, 254),
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
    text(240, 28, 190, 14, '@thanks.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 4 }),
    ...[10, 120, 240, 350].flatMap((x, index) => {
      const wall = pick([BRICK, NIGHT, OCHRE, NIGHT], index);
      return [
        rect(x, 88, 100, 181, wall),
        rect(x, 88, 100, 26, wall === NIGHT ? BRICK : NIGHT),
        text(x + 5, 95.5, 90, 24, pick(['@shop.bakery', '@thanks.slot', '@shop.bikes', '@thanks.slot'], index), {
          ...serif,
          color: PLASTER,
          align: 'center',
          ...FITTED,
        }),
        picture(x + 10, 132, 80, 76, null, { fill: SKY, stroke: PLASTER, strokeWidth: 2, name: 'Logo' }),
        picture(x + 10, 120, 80, 12, index % 2 ? 'haus-awning-sage' : 'haus-awning', { name: 'Markise' }),
        rect(x + 14, 222, 24, 47, PLASTER),
        rect(x + 17, 225, 18, 28, SKY),
        rect(x + 46, 222, 40, 30, PLASTER),
        rect(x + 49, 225, 34, 24, OCHRE),
      ];
    }),
    ...street(),
    rooftopCat(224, 254),
    ...pages(),
  ]);

const pictures = (): ContentNode =>
  spread('Drei Bilder', SKY, [
    text(14, 14, 206, 48, '{section}', { ...serif, color: NIGHT, ...FITTED, height: 20, name: 'Titel' }),
    ...framed(18, 48, 200, 204),
    ...framed(244, 48, 198, 92),
    ...framed(244, 160, 198, 92),
    ...street(),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  { id: 'haus-opener', name: named('Tag', 'Day', 'Jour', 'Giorno', 'Dzień'), role: 'opener', spread: opener() },
  {
    id: 'haus-evening',
    name: named('Abend', 'Evening', 'Soir', 'Sera', 'Wieczór'),
    role: 'opener',
    spread: evening(),
  },
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
    id: 'haus-3',
    name: named('Das kleine Haus', 'The little house', 'La petite maison', 'La casetta', 'Mały domek'),
    role: 'team',
    spread: lodge(),
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
    id: 'haus-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
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
          rect(244, 58, 202, 190, NIGHT, { borderRadius: 4 }),
          ...Array.from({ length: 10 }, (_, index) =>
            rect(270, 68.4 + index * 17.3, 166, 13.2, PLASTER, { borderRadius: 1.5 }),
          ),
          ...Array.from({ length: 10 }, (_, index) => disc(258, 75 + index * 17.3, 4.6, index < 2 ? OCHRE : BRICK)),
          node('Text', {
            x: 275,
            y: 66.4,
            width: 156,
            height: 174,
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
          text(246, 256, 180, 12, '@contents.note', { font: 'paragraph', color: NIGHT, lineHeight: 120, lines: 2 }),
          text(428, 284, 18, 14, '{page-number}', { font: 'sub_title', color: NIGHT, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(), street24(), notices()]),
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
          picture(96, 229, 20, 20, 'haus-cat', { name: 'Katze' }),
          text(14, 22, 150, 36, '@back.line', { ...serif, color: PLASTER, lines: 2, lineHeight: 120 }),
          text(14.5, 60, 130, 14, '{album-title}', { font: 'sub_title', color: OCHRE }),
        ]),
      ],
      true,
    ),
  ],
};
