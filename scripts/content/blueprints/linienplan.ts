/** Linienplan: the firm as a transit network. Chapters are lines, people are stations, an empty cell is the next stop. */
import {
  inTurn,
  besideEachOther,
  coloured,
  IN_BLUE,
  HINT,
  named,
  FITTED,
  cell,
  disc,
  folios,
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
  type Wordings,
} from '../builder.ts';
import { questions } from '../business-questions.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';

const INK = 2;
const RED = 3;
const BLUE = 4;
const YELLOW = 5;
const PAPER = 6;
const WHITE = '#ffffff';
const HEX = { ink: '#14212b', red: '#c53c23', blue: '#1670b7', yellow: '#f3b71b', paper: '#f3f0e8' };

const pointer = (turn: number): string =>
  `<g transform="rotate(${turn} 10 10)" fill="none" stroke="${HEX.paper}" stroke-width="2.600" stroke-linecap="square" stroke-linejoin="miter"><path d="M10 17V4M4 9.500L10 3.500L16 9.500"/></g>`;
/** Somebody in a window, cut off at its sill. */
const passenger = (x: number, sill: number, size: number, coat: string = HEX.red): string =>
  `<circle cx="${x}" cy="${sill - size * 1.55}" r="${size * 0.62}" fill="${HEX.ink}"/><path fill="${coat}" d="M${x - size} ${sill}v${-size * 0.15}q0${-size * 0.7} ${size}${-size * 0.7}t${size} ${size * 0.7}v${size * 0.15}z"/>`;
const block = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const wheels = (xs: readonly number[], y: number): string =>
  xs.map((x) => dot(x, y, 6, HEX.ink) + dot(x, y, 2.2, HEX.paper)).join('');
const COATS = [HEX.red, HEX.yellow, HEX.blue, HEX.yellow, HEX.red];
/** What comes in while a photo is still missing: high ones 100 x 150, wide ones 260 x 90, all on their ground line. */
const comingIn = {
  'linie-front': svg(
    100,
    150,
    `${block(4, 2, 92, 118, HEX.paper, 16)}${block(22, 9, 56, 12, HEX.ink, 2)}${[30, 40, 50, 60, 70].map((x) => dot(x, 15, 2.2, HEX.yellow)).join('')}${block(12, 27, 76, 46, '#ffffff', 4)}${passenger(50, 73, 17, HEX.yellow)}${block(4, 82, 92, 7, HEX.ink)}${dot(20, 104, 8, HEX.yellow)}${dot(80, 104, 8, HEX.yellow)}${block(34, 120, 32, 9, HEX.ink)}<path d="M20 122H28L12 150H2ZM72 122H80L98 150H88Z" fill="${HEX.ink}"/>`,
    2,
  ),
  'linie-platform': svg(
    100,
    150,
    `${block(47, 40, 6, 102, HEX.ink)}${dot(50, 30, 28, HEX.ink)}${dot(50, 30, 24, '#ffffff')}${Array.from({ length: 12 }, (_, hour) => `<path d="M50 9V${hour % 3 ? 12 : 15}" stroke="${HEX.ink}" stroke-width="${hour % 3 ? 1.2 : 2.6}" transform="rotate(${hour * 30} 50 30)"/>`).join('')}<path d="M50 33V17" stroke="${HEX.ink}" stroke-width="3.400" transform="rotate(60 50 30)"/><path d="M50 34V12" stroke="${HEX.ink}" stroke-width="2.600" transform="rotate(300 50 30)"/>${dot(50, 30, 2.8, HEX.yellow)}${block(20, 72, 60, 16, HEX.paper, 3)}${block(26, 77, 30, 6, HEX.ink)}<path d="M66 75L74 80L66 85Z" fill="${HEX.ink}"/>${block(14, 112, 72, 6, HEX.paper)}${block(20, 118, 5, 24, HEX.paper)}${block(75, 118, 5, 24, HEX.paper)}${block(0, 142, 100, 8, HEX.ink)}`,
    2,
  ),
  'linie-gondola': svg(
    100,
    150,
    `<path d="M0 30L100 4" stroke="${HEX.ink}" stroke-width="2.400"/>${block(44, 10, 12, 10, HEX.ink, 3)}<path d="M50 18V46" stroke="${HEX.ink}" stroke-width="4"/>${block(12, 44, 76, 70, HEX.paper, 12)}${block(20, 54, 26, 32, '#ffffff', 3)}${block(54, 54, 26, 32, '#ffffff', 3)}${passenger(33, 86, 10, HEX.yellow)}${passenger(67, 86, 11.5, HEX.yellow)}${block(12, 94, 76, 6, HEX.ink)}<path d="M0 150L26 124L44 138L70 118L100 150Z" fill="${HEX.ink}"/>`,
    2,
  ),
  'linie-signal': svg(
    100,
    150,
    `${block(46, 80, 8, 62, HEX.ink)}${block(24, 4, 52, 96, HEX.paper, 10)}${dot(50, 26, 12, HEX.ink)}${dot(50, 52, 12, HEX.yellow)}${dot(50, 78, 12, HEX.ink)}${block(54, 108, 30, 16, HEX.paper, 2)}${block(58, 113, 22, 6, HEX.ink)}${block(20, 142, 60, 8, HEX.ink)}`,
    2,
  ),
  'linie-stairs': svg(
    100,
    150,
    `<path d="M6 91.68L94 28.32" stroke="${HEX.paper}" stroke-width="5" stroke-linecap="round"/>${[8, 34, 60, 86].map((x) => block(x, 98 - x * 0.72, 3, 30, HEX.paper)).join('')}<path d="M0 150V126H15V112H37V98H52V84H73V70H86V56H100V150Z" fill="${HEX.ink}"/>${passenger(25, 112, 15, HEX.yellow)}${passenger(66, 84, 16, HEX.paper)}`,
    2,
  ),
  'linie-machine': svg(
    100,
    150,
    `${block(18, 14, 64, 126, HEX.paper, 6)}${block(18, 14, 64, 14, HEX.yellow, 6)}${block(26, 36, 48, 30, HEX.ink, 3)}${block(31, 42, 26, 4, HEX.yellow, 1)}${block(31, 50, 18, 4, HEX.paper, 1)}${[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => dot(32 + column * 10, 76 + row * 9, 3, '#ffffff'))).join('')}${block(62, 72, 12, 22, HEX.ink, 2)}${block(28, 104, 44, 14, HEX.ink, 2)}${block(38, 108, 22, 20, '#ffffff', 1)}${block(42, 113, 14, 2, HEX.ink)}${block(42, 118, 9, 2, HEX.ink)}${block(10, 140, 80, 10, HEX.ink)}`,
    2,
  ),
  'linie-shelter': svg(
    100,
    150,
    `${block(14, 50, 72, 56, '#ffffff', 2)}${block(2, 38, 96, 10, HEX.ink, 3)}${block(10, 46, 5, 98, HEX.ink)}${block(85, 46, 5, 98, HEX.ink)}${passenger(36, 118, 15, HEX.yellow)}${passenger(64, 118, 13, HEX.paper)}${block(18, 116, 64, 6, HEX.ink)}${block(26, 122, 4, 20, HEX.ink)}${block(70, 122, 4, 20, HEX.ink)}${block(48, 24, 4, 14, HEX.ink)}${dot(50, 15, 13, HEX.yellow)}${dot(50, 15, 6, HEX.ink)}${block(0, 142, 100, 8, HEX.ink)}`,
    2,
  ),
  'linie-coach': svg(
    260,
    90,
    `${block(0, 2, 260, 68, HEX.paper, 14)}${[12, 50, 176, 214].map((x) => block(x, 14, 32, 28, '#ffffff', 2)).join('')}${[90, 130].map((x) => block(x, 12, 15, 58, HEX.ink, 2) + block(x + 17, 12, 15, 58, HEX.ink, 2)).join('')}${[28, 66, 192, 230].map((x, index) => passenger(x, 42, pick([9, 10.5, 9.5, 8.5], index), pick(COATS, index))).join('')}${block(0, 50, 88, 5, HEX.ink)}${block(166, 50, 94, 5, HEX.ink)}${wheels([34, 58, 202, 226], 77)}${block(0, 84, 260, 4, HEX.ink)}`,
    2,
  ),
  'linie-bus': svg(
    260,
    90,
    `${block(30, 2, 176, 68, HEX.paper, 9)}${[40, 74, 108, 142].map((x) => block(x, 12, 29, 26, '#ffffff', 2)).join('')}${block(176, 12, 24, 58, HEX.ink, 3)}${[54, 88, 122, 156].map((x, index) => passenger(x, 38, pick([9, 8, 10, 9], index), pick(COATS, index + 1))).join('')}${block(30, 46, 140, 6, HEX.ink)}${wheels([64, 150], 74)}${block(234, 12, 4, 72, HEX.ink)}${dot(236, 16, 12, HEX.ink)}${dot(236, 16, 9, HEX.paper)}${block(0, 84, 260, 4, HEX.ink)}`,
    2,
  ),
  'linie-ferry': svg(
    260,
    90,
    `<path d="M22 50H238L218 78H44Z" fill="${HEX.ink}"/>${block(60, 24, 130, 26, HEX.paper, 3)}${block(92, 8, 62, 16, HEX.paper, 3)}${block(164, 2, 16, 22, HEX.yellow)}${[70, 94, 118, 142, 166].map((x) => dot(x + 5, 37, 7, '#ffffff')).join('')}${[75, 123, 171].map((x, index) => passenger(x, 42, 5, pick(COATS, index))).join('')}${block(100, 12, 46, 7, HEX.ink)}<path d="M0 82q16-8 32 0t32 0t32 0t32 0t32 0t32 0t32 0t36 0V90H0Z" fill="${HEX.paper}"/>`,
    2,
  ),
  'linie-cab': svg(134, 92, `${passenger(42, 92, 27, HEX.yellow)}${passenger(92, 92, 31, HEX.paper)}`, 2),
  'linie-crew': svg(
    134,
    92,
    `${passenger(67, 92, 36, HEX.yellow)}<path d="M44 22Q67 6 90 22V30H44Z" fill="${HEX.paper}"/>`,
    2,
  ),
  'linie-three': svg(
    134,
    92,
    `${passenger(28, 92, 22, HEX.paper)}${passenger(104, 92, 22, HEX.paper)}${passenger(66, 92, 30, HEX.yellow)}`,
    2,
  ),
};
const HIGH = ['linie-front', 'linie-platform', 'linie-gondola', 'linie-signal', 'linie-stairs', 'linie-machine', 'linie-shelter']; // prettier-ignore
const WIDE = ['linie-coach', 'linie-bus', 'linie-ferry'];
/** A place: the pale sign of the station in the colour of its line, and over it the stop on the line, two joined for a double. */
const sign = (width: number, line: string, stop: number): { svg: string; width: number; height: number } => {
  const joined = width > 60 ? 64.4 : 8.4;
  const ring = `<rect x="${(width + 2 - joined) / 2}" y="1.800" width="${joined}" height="8.400" rx="4.200" fill="#ffffff" stroke="${HEX.ink}" stroke-width="1.500"/>`;
  return svg(
    width + 2,
    72 + stop,
    `${stop ? ring : ''}<g transform="translate(0 ${stop})"><rect x=".7" y=".7" width="${width + 0.6}" height="70.600" fill="${line}" fill-opacity=".16" stroke="${line}" stroke-width=".6"/><rect x="5" y="8.500" width="${width - 8}" height="42" rx="21" fill="#ffffff" stroke="${HEX.ink}" stroke-width="2.800"/></g>`,
    2,
  );
};
/** How far a stop on the line stands over its place. */
const OVER = 15;
const hanging = (rows: readonly number[], color: string): { svg: string; width: number; height: number } =>
  svg(
    414,
    301,
    `<g fill="none" stroke="${color}" stroke-width="4.400" stroke-linejoin="round">${rows.map((y, index) => `<path d="M22 ${index === rows.length - 1 ? `0V${y - 26}` : y - 26}L42 ${y - 6}H414"/>`).join('')}</g>`,
  );
const ticket = (color: string): { svg: string; width: number; height: number } =>
  svg(
    204,
    52,
    `<path d="M4 1H200Q203 1 203 4V17A9 9 0 0 0 203 35V48Q203 51 200 51H4Q1 51 1 48V35A9 9 0 0 0 1 17V4Q1 1 4 1Z" fill="${HEX.paper}" stroke="${HEX.ink}" stroke-width=".8"/><path d="M1.400 17V4Q1.400 1.400 4 1.400H44V50.600H4Q1.400 50.600 1.400 48V35A9 9 0 0 0 1.400 17Z" fill="${color}"/><path d="M150 4V48" stroke="${HEX.ink}" stroke-width=".8" stroke-dasharray="2 2"/><g transform="translate(14 16)">${pointer(90)}</g>`,
    1.5,
  );

const drawings = {
  ...comingIn,
  'linie-stop-red': sign(50, HEX.red, OVER),
  'linie-stop-blue': sign(50, HEX.blue, OVER),
  'linie-double-red': sign(100, HEX.red, OVER),
  'linie-double-blue': sign(100, HEX.blue, OVER),
  'linie-sign-red': sign(50, HEX.red, 0),
  'linie-sign-blue': sign(50, HEX.blue, 0),
  ...Object.fromEntries(
    [
      [44, 131, 218],
      [131, 218],
    ].flatMap((rows) =>
      (['red', 'blue'] as const).map((line) => [`linie-rows-${rows.join('-')}-${line}`, hanging(rows, HEX[line])]),
    ),
  ),
  'linie-halts': svg(
    12,
    212,
    Array.from(
      { length: 11 },
      (_, line) =>
        `<circle cx="6" cy="${6 + line * 20}" r="4.200" fill="#ffffff" stroke="${HEX.ink}" stroke-width="1.500"/>`,
    ).join(''),
  ),
  'linie-ticket-red': ticket(HEX.red),
  'linie-ticket-blue': ticket(HEX.blue),
  /** Stops to draw a line between. */
  'linie-dots': svg(
    208,
    208,
    Array.from({ length: 81 }, (_, index) =>
      dot(8 + (index % 9) * 24, 8 + Math.floor(index / 9) * 24, 1.3, HEX.ink),
    ).join(''),
    1.2,
  ),
  'linie-arrow-up': svg(20, 20, pointer(0), 1.5),
  'linie-arrow-right': svg(20, 20, pointer(90), 1.5),
  'linie-arrow-down': svg(20, 20, pointer(135), 1.5),
  'linie-clock': svg(
    40,
    40,
    `<circle cx="20" cy="20" r="18.500" fill="#fff" stroke="${HEX.ink}" stroke-width="2.400"/>${Array.from({ length: 12 }, (_, hour) => `<path d="M20 4.500V${hour % 3 ? 7.5 : 10}" stroke="${HEX.ink}" stroke-width="${hour % 3 ? 1 : 2}" transform="rotate(${hour * 30} 20 20)"/>`).join('')}<path d="M20 22V11" stroke="${HEX.ink}" stroke-width="2.600" transform="rotate(345 20 20)"/><path d="M20 23V6.500" stroke="${HEX.ink}" stroke-width="1.800" transform="rotate(180 20 20)"/><circle cx="20" cy="20" r="1.800" fill="${HEX.red}"/>`,
  ),
  /** Under a whole train: one drawing, which stays where a seat is free. */
  'linie-bogies': svg(
    420,
    9,
    [0, 72, 146, 230, 304, 376]
      .map(
        (x) =>
          `<g transform="translate(${x} 0)"><path d="M3 0H41V3H3Z" fill="${HEX.ink}"/><circle cx="11" cy="4.500" r="4.300" fill="${HEX.ink}"/><circle cx="33" cy="4.500" r="4.300" fill="${HEX.ink}"/><circle cx="11" cy="4.500" r="1.600" fill="${HEX.paper}"/><circle cx="33" cy="4.500" r="1.600" fill="${HEX.paper}"/></g>`,
      )
      .join(''),
  ),
};

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': named(
    '{total-stickers} Haltestellen.\nAlle steigen ein.',
    '{total-stickers} stops.\nAll aboard.',
    '{total-stickers} arrêts.\nEn voiture !',
    '{total-stickers} fermate.\nTutti in carrozza.',
    'Przystanków: {total-stickers}.\nWsiadamy wszyscy.',
  ),
  'welcome.title': named('Bitte einsteigen', 'All aboard', 'En voiture !', 'Si parte', 'Proszę wsiadać'),
  'welcome.text': {
    de: 'Unser Netz hat keine Räder und keine Schienen, nur Leute. Jeder Mensch ist eine Haltestelle, jedes Kapitel eine Linie.\nWer klebt, fährt mit. Wer Doppelte hat, steigt um.',
    en: 'Our network has no wheels and no rails, only people. Every person is a stop, every chapter a line.\nIf you stick, you ride. If you have a double, you change.',
    fr: 'Notre réseau n’a ni roues ni rails, seulement des gens. Chaque personne est un arrêt, chaque chapitre une ligne.\nQui colle voyage. Qui a un double change de ligne.',
    it: 'La nostra rete non ha ruote né binari, solo persone. Ogni persona è una fermata, ogni capitolo una linea.\nChi attacca viaggia. Chi ha un doppione cambia linea.',
    pl: 'Nasza sieć nie ma kół ani szyn, są tylko ludzie. Każdy człowiek to przystanek, każdy rozdział to linia.\nKto klei, ten jedzie. Kto ma podwójną, ten się przesiada.',
  },
  'welcome.signed': [
    named('Euer Fahrdienst: {answer-signed}', 'Your crew: {answer-signed}', 'Votre équipage : {answer-signed}', 'Il vostro equipaggio: {answer-signed}', 'Wasza obsługa: {answer-signed}'), // prettier-ignore
  ],
  'contents.title': named('Abfahrt', 'Departures', 'Départs', 'Partenze', 'Odjazdy'),
  'contents.note': named(
    'Weitere Halte nach Bedarf. Bitte winken.',
    'Further stops on request. Please wave.',
    'Autres arrêts à la demande. Faites signe.',
    'Altre fermate a richiesta. Fate un cenno.',
    'Dalsze przystanki na żądanie. Proszę machać.',
  ),
  'opener.track': named('Gleis', 'Platform', 'Quai', 'Binario', 'Peron'),
  'o1.text': named(
    'Diese Linie fährt, sobald die erste Tüte offen ist.',
    'This line runs as soon as the first packet is open.',
    'Cette ligne démarre dès la première pochette ouverte.',
    'Questa linea parte appena si apre la prima bustina.',
    'Ta linia rusza, gdy otworzysz pierwszą saszetkę.',
  ),
  'o2.text': named(
    'Verspätungen werden angesagt,\nAusreden auch.',
    'Delays are announced,\nand so are the excuses.',
    'Les retards sont annoncés,\nles excuses aussi.',
    'I ritardi vengono annunciati,\nle scuse pure.',
    'Opóźnienia zapowiadamy,\nwymówki też.',
  ),
  'o3.text': named(
    'Im Tunnel bitte nicht aufhören:\nAm anderen Ende warten Leute.',
    'Please keep going in the tunnel:\nthere are people at the other end.',
    'Dans le tunnel, on continue :\nau bout, il y a du monde.',
    'In galleria non fermatevi:\ndall’altra parte c’è gente.',
    'W tunelu proszę się nie zatrzymywać:\nna drugim końcu czekają ludzie.',
  ),
  'o4.text': named(
    'Hin und zurück in einem Heft, Sitzplatz für alle.',
    'There and back in one album, with a seat for everybody.',
    'Aller-retour dans un seul album, place assise pour tout le monde.',
    'Andata e ritorno in un album, posto a sedere per tutti.',
    'Tam i z powrotem w jednym albumie, miejsce siedzące dla każdego.',
  ),
  'o5.text': named(
    'Gleiswechsel kommen vor,\nGesichter bleiben.',
    'Platforms may change,\nfaces stay.',
    'Les quais changent,\nles visages restent.',
    'I binari cambiano,\nle facce restano.',
    'Perony się zmieniają,\ntwarze zostają.',
  ),
  'o6.text': named(
    'Wer ans Fenster möchte, klebt sich einfach hin.',
    'If you want a window seat, just stick yourself there.',
    'Envie d’une place côté fenêtre ? Il suffit de s’y coller.',
    'Chi vuole il finestrino ci si attacca e basta.',
    'Kto chce siedzieć przy oknie, ten się tam wkleja.',
  ),
  'opener.quote': [
    named('„{answer-saying}“', '“{answer-saying}”', '« {answer-saying} »', '«{answer-saying}»', '„{answer-saying}”'),
    named('Ziel der Reise: {answer-next}', 'Where we are heading: {answer-next}', 'Notre cap : {answer-next}', 'La nostra meta: {answer-next}', 'Cel podróży: {answer-next}'), // prettier-ignore
    named(
      'In diesem Netz steigt niemand allein um.',
      'Nobody changes trains alone on this network.',
      'Sur ce réseau, personne ne change de train en solitaire.',
      'In questa rete nessuno cambia treno da solo.',
      'W tej sieci nikt nie przesiada się w pojedynkę.',
    ),
    named(
      'Gültig ist jeder Fahrschein mit Gesicht.',
      'Every ticket with a face on it is valid.',
      'Tout billet avec un visage est valable.',
      'Vale ogni biglietto con una faccia.',
      'Ważny jest każdy bilet z twarzą.',
    ),
    named(
      'Die schönsten Anschlüsse sind die ungeplanten.',
      'The best connections are the unplanned ones.',
      'Les meilleures correspondances sont imprévues.',
      'Le coincidenze migliori sono quelle impreviste.',
      'Najlepsze są przesiadki nieplanowane.',
    ),
  ],
  'board.times': named(
    'jetzt\ngleich\nbald\nspäter\nam Ende',
    'now\nnext\nsoon\nlater\nfinally',
    'là\nensuite\nbientôt\nplus tard\nenfin',
    'ora\nfra poco\npresto\ndopo\ninfine',
    'teraz\nzaraz\nwkrótce\npóźniej\nna końcu',
  ),
  'board.rows': named(
    'Tüte öffnen\nEinkleben\nTauschen\nNachfragen\nKomplett',
    'Open a packet\nStick\nSwap\nAsk around\nComplete',
    'Ouvrir\nColler\nÉchanger\nDemander\nComplet',
    'Aprire\nAttaccare\nScambiare\nChiedere\nCompleto',
    'Otwieranie\nKlejenie\nWymiana\nPytanie\nKomplet',
  ),
  'board.state': named(
    'pünktlich\npünktlich\nfährt oft\nauf Zuruf\nJubel',
    'on time\non time\nfrequent\non request\ncheers',
    'à l’heure\nà l’heure\nfréquent\nsur appel\nbravos',
    'in orario\nin orario\nfrequente\na richiesta\napplausi',
    'o czasie\no czasie\nczęsto\nna żądanie\nwiwaty',
  ),
  'stop.1': named('Tüte auf', 'Packet open', 'Pochette', 'Bustina', 'Saszetka'),
  'stop.2': named('Eingeklebt', 'Stuck in', 'Collée', 'Attaccata', 'Wklejona'),
  'stop.3': named('Doppelt', 'A double', 'En double', 'Doppione', 'Podwójna'),
  'stop.4': named('Getauscht', 'Swapped', 'Échangée', 'Scambiata', 'Wymieniona'),
  'stop.5': named('Komplett', 'Complete', 'Complet', 'Completo', 'Komplet'),
  'team.line': [
    named('Nächster Halt: Mensch', 'Next stop: a person', 'Prochain arrêt : humain', 'Prossima fermata: gente', 'Następny przystanek: ludzie'), // prettier-ignore
    named('Bitte alle zusteigen', 'Everybody on, please', 'Tout le monde à bord', 'Salite tutti a bordo', 'Proszę wsiadać wszyscy'), // prettier-ignore
    named('Hier hält jeder Zug', 'All trains stop here', 'Tous les trains s’arrêtent ici', 'Qui fermano tutti i treni', 'Tu staje każdy pociąg'), // prettier-ignore
    named('Kein Halt ohne Gesicht', 'No stop without a face', 'Pas d’arrêt sans visage', 'Nessuna fermata senza volto', 'Każdy przystanek ma twarz'), // prettier-ignore
    named('Türen öffnen von innen', 'Doors open from inside', 'Les portes s’ouvrent de l’intérieur', 'Le porte si aprono da dentro', 'Drzwi otwierają się od środka'), // prettier-ignore
    named('Fahrt frei für alle', 'Clear track for everybody', 'Voie libre pour tout le monde', 'Via libera per tutti', 'Wolna droga dla wszystkich'), // prettier-ignore
    named('Mitfahren heißt mitkleben', 'To ride is to stick', 'Voyager, c’est coller', 'Viaggiare è attaccare', 'Kto jedzie, ten klei'), // prettier-ignore
    named('Umsteigen auf eigene Freude', 'Change here for fun', 'Changer ici pour le plaisir', 'Si cambia per piacere', 'Przesiadka dla przyjemności'), // prettier-ignore
  ],
  'row.one': named('Einstieg', 'Get on', 'Montée', 'Salita', 'Wsiadanie'),
  'row.one.note': [
    named('auf allen Seiten', 'on all sides', 'de tous côtés', 'da ogni lato', 'z każdej strony'),
    named('vorn und hinten', 'front and rear', 'à l’avant, à l’arrière', 'davanti e dietro', 'z przodu i z tyłu'),
    named('Gesicht genügt', 'a face will do', 'un visage suffit', 'basta la faccia', 'wystarczy twarz'),
    named('auch ohne Koffer', 'no luggage needed', 'même sans valise', 'anche senza valigia', 'także bez walizki'),
    named('mit guter Laune', 'in good spirits', 'de bonne humeur', 'di buon umore', 'w dobrym humorze'),
    named('nach Nummern', 'in numerical order', 'par ordre de numéro', 'in ordine di numero', 'według numerów'),
  ],
  'row.two': named('Umstieg', 'Change', 'Changement', 'Cambio', 'Przesiadka'),
  'row.two.note': [
    named('mit Doppelten', 'with doubles', 'avec vos doubles', 'con i doppioni', 'z podwójnymi'),
    named('in der Pause', 'during the break', 'pendant la pause', 'durante la pausa', 'w czasie przerwy'),
    named('eins gegen eins', 'one for one', 'une contre une', 'una contro una', 'jedna za jedną'),
    named('von Hand zu Hand', 'from hand to hand', 'de main en main', 'di mano in mano', 'z rąk do rąk'),
    named('am selben Tisch', 'at the same table', 'à la même table', 'allo stesso tavolo', 'przy tym samym stole'),
    named('ohne Wartezeit', 'without waiting', 'sans attente', 'senza attesa', 'bez czekania'),
  ],
  'row.three': named('Ausstieg', 'Get off', 'Descente', 'Discesa', 'Wysiadanie'),
  'row.three.note': [
    named('erst am Schluss', 'only at the end', 'seulement à la fin', 'solo alla fine', 'dopiero na końcu'),
    named('nur ungern', 'with regret', 'à regret', 'a malincuore', 'z żalem'),
    named('mit vollem Heft', 'with a full album', 'l’album au complet', 'ad album pieno', 'z pełnym albumem'),
    named('unter Beifall', 'to applause', 'sous les bravos', 'tra gli applausi', 'wśród braw'),
    named('wenn alles klebt', 'when all is stuck', 'quand tout est collé', 'a lavoro finito', 'gdy wszystko wklejone'),
    named('wenn es sein muss', 'if you really must', 's’il le faut vraiment', 'se proprio si deve', 'jeśli już trzeba'),
  ],
  'change.title': named('Anschluss', 'Connections', 'Correspondance', 'Coincidenza', 'Połączenia'),
  'change.text': [
    named('Mittags: {answer-lunch}', 'At lunchtime: {answer-lunch}', 'À midi : {answer-lunch}', 'A pranzo: {answer-lunch}', 'W porze obiadu: {answer-lunch}'), // prettier-ignore
    named('Neu auf der Strecke: {answer-newest}', 'New on the line: {answer-newest}', 'Du nouveau sur la ligne : {answer-newest}', 'Novità sulla linea: {answer-newest}', 'Nowość na trasie: {answer-newest}'), // prettier-ignore
    named('Mit an Bord: {answer-pet}', 'Also on board: {answer-pet}', 'À bord aussi : {answer-pet}', 'A bordo anche: {answer-pet}', 'Na pokładzie też: {answer-pet}'), // prettier-ignore
    named('Doppelte wechseln hier den Zug.', 'Doubles change trains here.', 'Les doubles changent de train ici.', 'I doppioni cambiano treno qui.', 'Podwójne przesiadają się tutaj.'), // prettier-ignore
    named('Zu allen anderen Linien, eine Seite weiter.', 'To all other lines, just one page on.', 'Vers toutes les autres lignes, une page plus loin.', 'Per tutte le altre linee, una pagina più in là.', 'Do wszystkich innych linii, stronę dalej.'), // prettier-ignore
    named('Wer umsteigt, trifft mehr Leute.', 'Changing trains means meeting people.', 'Changer de ligne, c’est rencontrer du monde.', 'Chi cambia linea incontra più persone.', 'Kto się przesiada, poznaje więcej ludzi.'), // prettier-ignore
    named('Der Tausch wartet, die Bahn auch.', 'The swap can wait, and so can the train.', 'L’échange attend, le train aussi.', 'Lo scambio aspetta, e anche il treno.', 'Wymiana poczeka i pociąg też.'), // prettier-ignore
    named('Nur ein Sticker bis zum nächsten Gespräch.', 'One sticker away from the next chat.', 'À une vignette de la prochaine conversation.', 'A una figurina dalla prossima chiacchierata.', 'O jedną naklejkę od kolejnej rozmowy.'), // prettier-ignore
  ],
  'end.title': named('Endhalt', 'Terminus', 'Terminus', 'Capolinea', 'Pętla'),
  'end.text': [
    named('Dienstälteste Haltestelle: {answer-longest}', 'Longest-serving stop: {answer-longest}', 'L’arrêt le plus fidèle : {answer-longest}', 'La fermata storica: {answer-longest}', 'Przystanek z najdłuższym stażem: {answer-longest}'), // prettier-ignore
    named('Das Netz reicht bis: {answer-sites}', 'The network reaches: {answer-sites}', 'Le réseau va jusqu’à : {answer-sites}', 'La rete arriva a: {answer-sites}', 'Sieć sięga do: {answer-sites}'), // prettier-ignore
    named('Unvergessene Fahrt: {answer-party}', 'An unforgotten ride: {answer-party}', 'Un voyage inoubliable : {answer-party}', 'Un viaggio indimenticabile: {answer-party}', 'Niezapomniana jazda: {answer-party}'), // prettier-ignore
    named('Wer hier ankommt, darf umblättern.', 'Having arrived, you may turn the page.', 'Arrivé ici, on peut tourner la page.', 'Chi arriva qui può voltare pagina.', 'Kto tu dojechał, może odwrócić stronę.'), // prettier-ignore
    named('Ausstieg in Leserichtung rechts.', 'Exit in reading direction, on the right.', 'Descente à droite, dans le sens de la lecture.', 'Uscita a destra, nel senso di lettura.', 'Wysiadanie z prawej, w kierunku czytania.'), // prettier-ignore
    named('Bitte keine Sticker im Zug vergessen.', 'Please take all your stickers with you.', 'N’oubliez pas de vignette dans le train.', 'Non dimenticate figurine sul treno.', 'Proszę nie zostawiać naklejek w pociągu.'), // prettier-ignore
    named('Der Zug wendet, die Freude bleibt.', 'The train turns round, the fun stays.', 'Le train repart, le plaisir reste.', 'Il treno riparte, il piacere resta.', 'Pociąg zawraca, radość zostaje.'), // prettier-ignore
    named('Hier endet nur die Zeile.', 'Only the row ends here.', 'Seule la rangée finit ici.', 'Qui finisce solo la fila.', 'Tu kończy się tylko rząd.'), // prettier-ignore
  ],
  'branch.text': [
    named('Kurze Strecke,\nimmer ein Platz am Fenster.', 'A short line,\nalways a window seat.', 'Petite ligne,\ntoujours côté fenêtre.', 'Tratta breve,\nsempre un posto al finestrino.', 'Krótka trasa,\nzawsze miejsce przy oknie.'), // prettier-ignore
    named('Eine Nebenstrecke\nmit Hauptpersonen.', 'A branch line\nfor leading parts.', 'Une ligne secondaire\npour premiers rôles.', 'Una linea secondaria\nper protagonisti.', 'Boczna linia\nz głównymi rolami.'), // prettier-ignore
    named('Wenige Halte,\numso mehr Aussicht.', 'Few stops,\nall the more view.', 'Peu d’arrêts,\nmais quelle vue.', 'Poche fermate,\nma più panorama.', 'Mało przystanków,\nza to więcej widoków.'), // prettier-ignore
  ],
  'photo.hint': named(
    'Platz für ein Foto vom Betriebsausflug.',
    'Room for a photo of the works outing.',
    'Une photo de la sortie d’équipe irait bien ici.',
    'Spazio per una foto della gita aziendale.',
    'Miejsce na zdjęcie z firmowej wycieczki.',
  ),
  'photo.caption': [
    named('Unvergessene Fahrt: {answer-party}', 'An unforgotten ride: {answer-party}', 'Un voyage inoubliable : {answer-party}', 'Un viaggio indimenticabile: {answer-party}', 'Niezapomniana jazda: {answer-party}'), // prettier-ignore
    named('Alle Linien\ntreffen sich hier.', 'All lines\nmeet here.', 'Toutes les lignes\nse croisent ici.', 'Tutte le linee\nsi incontrano qui.', 'Wszystkie linie\nspotykają się tutaj.'), // prettier-ignore
  ],
  'photo.title': named('Das ganze Netz', 'The whole network', 'Tout le réseau', 'Tutta la rete', 'Cała sieć'),
  'time.title': named(
    'Streckengeschichte',
    'History of the line',
    'Au fil de la ligne',
    'Storia della linea',
    'Historia trasy',
  ),
  'time.note': named(
    'Die Halte kennt, wer schon lange mitfährt. Fragen und eintragen.',
    'Those who have ridden longest know the stops. Ask them and fill in.',
    'Les plus anciens passagers connaissent les arrêts. À demander, puis à écrire.',
    'Chi viaggia da più tempo conosce le fermate. Chiedere e scrivere.',
    'Przystanki znają ci, którzy jadą najdłużej. Zapytać i wpisać.',
  ),
  'time.start': [
    named(
      'Seit {answer-founded}',
      'Since {answer-founded}',
      'Depuis {answer-founded}',
      'Dal {answer-founded}',
      'Od {answer-founded}',
    ),
    named('Anfang', 'The start', 'Début', 'Inizio', 'Początek'),
  ],
  'time.start.text': [
    named('Am Steuer: {answer-founders}', 'At the wheel: {answer-founders}', 'Aux commandes : {answer-founders}', 'Alla guida: {answer-founders}', 'Za sterami: {answer-founders}'), // prettier-ignore
  ],
  'time.end': named('Heute', 'Today', 'Aujourd’hui', 'Oggi', 'Dziś'),
  'time.end.text': named(
    'Ein Album voller Leute.',
    'An album full of people.',
    'Un album plein de monde.',
    'Un album pieno di persone.',
    'Album pełen ludzi.',
  ),
  'ticket.title': named('Fahrkarten', 'Tickets', 'Billets', 'Biglietti', 'Bilety'),
  'ticket.note': named(
    'Gültig mit Unterschrift, auch in der Gegenrichtung.',
    'Valid when signed, in both directions.',
    'Valables avec signature, dans les deux sens.',
    'Validi con firma, in entrambe le direzioni.',
    'Ważne z podpisem, w obie strony.',
  ),
  'ticket.name': named('Fahrgast', 'Passenger', 'Passager', 'Passeggero', 'Pasażer'),
  'ticket.wish': named('Nach', 'To', 'Vers', 'Per', 'Do'),
  'map.title': named('Neubaustrecke', 'New line', 'Ligne nouvelle', 'Nuova linea', 'Nowa linia'),
  'map.note': named(
    'Den eigenen Weg zur Arbeit einzeichnen. Umwege zählen doppelt.',
    'Draw your own way to work. Detours count double.',
    'Dessiner son propre trajet. Les détours comptent double.',
    'Disegnare il proprio tragitto. Le deviazioni valgono doppio.',
    'Narysuj własną drogę do pracy. Objazdy liczą się podwójnie.',
  ),
  'seen.title': named(
    'Auf der Fahrt gesehen',
    'Seen on the way',
    'Vu en chemin',
    'Visto lungo il tragitto',
    'Widziane po drodze',
  ),
  'seen.note': named('Ankreuzen, sobald entdeckt.', 'Tick when spotted.', 'À cocher dès que vu.', 'Spuntare appena visto.', 'Odhacz, gdy zobaczysz.'), // prettier-ignore
  'seen.1': named('Jemand hält die Tür auf', 'Somebody holding a door', 'Quelqu’un tient la porte', 'Qualcuno tiene la porta', 'Ktoś przytrzymuje drzwi'), // prettier-ignore
  'seen.2': named('Zwei mit der gleichen Tasse', 'Two identical mugs', 'Deux tasses identiques', 'Due tazze uguali', 'Dwa takie same kubki'), // prettier-ignore
  'seen.3': named('Eine Pflanze mit Namen', 'A plant with a name', 'Une plante qui a un nom', 'Una pianta con un nome', 'Roślina z imieniem'), // prettier-ignore
  'seen.4': named('Ein Zettel, älter als ein Jahr', 'A note more than a year old', 'Un mot vieux d’un an', 'Un biglietto di oltre un anno', 'Karteczka sprzed ponad roku'), // prettier-ignore
  'seen.5': named('Jemand singt leise', 'Somebody humming', 'Quelqu’un qui fredonne', 'Qualcuno che canticchia', 'Ktoś nuci pod nosem'), // prettier-ignore
  'seen.6': named('Der letzte Keks', 'The last biscuit', 'Le dernier biscuit', 'L’ultimo biscotto', 'Ostatnie ciastko'), // prettier-ignore
  'seen.7': named('Ein Stapel mit System', 'A pile with a system', 'Une pile organisée', 'Una pila con un criterio', 'Stos z systemem'), // prettier-ignore
  'seen.8': named('Bunte Socken', 'Colourful socks', 'Des chaussettes colorées', 'Calzini colorati', 'Kolorowe skarpetki'), // prettier-ignore
  'seen.9': named('Ein guter Tausch', 'A good swap', 'Un bel échange', 'Un bello scambio', 'Udana wymiana'), // prettier-ignore
  'seen.10': named('Jemand sagt danke', 'Somebody saying thank you', 'Quelqu’un qui dit merci', 'Qualcuno che ringrazia', 'Ktoś mówi dziękuję'), // prettier-ignore
  'lost.title': named('Fundbüro', 'Lost property', 'Objets trouvés', 'Oggetti smarriti', 'Biuro rzeczy znalezionych'), // prettier-ignore
  'lost.note': named(
    'Gesucht, gefunden oder doppelt abgegeben.',
    'Wanted, found or handed in twice.',
    'Recherchés, trouvés ou déposés en double.',
    'Cercati, trovati o consegnati due volte.',
    'Zgubione, znalezione albo oddane podwójnie.',
  ),
  'lost.what': named('Was', 'What', 'Quoi', 'Che cosa', 'Co'),
  'lost.whose': named('Gehört wohl', 'Belongs to', 'À qui', 'Di chi', 'Czyje'),
  'ride.line': [
    named('„{answer-saying}“', '“{answer-saying}”', '« {answer-saying} »', '«{answer-saying}»', '„{answer-saying}”'),
    named('Was wir tun: {answer-made}', 'What we do: {answer-made}', 'Notre métier : {answer-made}', 'Che cosa facciamo: {answer-made}', 'Co robimy: {answer-made}'), // prettier-ignore
    named(
      'Der Weg ist das Ziel. Der Sticker auch.',
      'The journey is the destination. So is the sticker.',
      'Le chemin compte autant que le but. La vignette aussi.',
      'La meta è il viaggio. E anche la figurina.',
      'Droga jest celem. Naklejka też.',
    ),
  ],
  'thanks.title': named('Gute Verbindungen', 'Good connections', 'Bonnes correspondances', 'Buone coincidenze', 'Dobre połączenia'), // prettier-ignore
  'thanks.text': [
    named('Danke fürs Mitfahren: {answer-thanks}', 'Thank you for riding with us: {answer-thanks}', 'Merci d’avoir voyagé avec nous : {answer-thanks}', 'Grazie di aver viaggiato con noi: {answer-thanks}', 'Dziękujemy za wspólną jazdę: {answer-thanks}'), // prettier-ignore
    named(
      'Danke allen, die mitgefahren sind.\nDie Schilder sind für Namen, die man so schnell nicht vergisst.',
      'Thank you to everybody who rode with us.\nThe signs are for names that won’t be forgotten.',
      'Merci à celles et ceux qui ont fait la route avec nous.\nLes panneaux attendent les noms qu’on n’oublie pas.',
      'Grazie a chi ha viaggiato con noi.\nI cartelli sono per i nomi che non si dimenticano.',
      'Dziękujemy wszystkim za wspólną jazdę.\nTablice są na nazwiska, których się nie zapomina.',
    ),
  ],
  'back.line': named(
    'Dieser Zug\nendet hier.',
    'This train\nterminates here.',
    'Terminus,\ntout le monde\ndescend.',
    'Il treno termina\nqui la corsa.',
    'Pociąg kończy\ntu swój bieg.',
  ),
  'chapter.one': named('Erste Linie', 'First line', 'Première ligne', 'Prima linea', 'Pierwsza linia'),
  'chapter.two': named('Zweite Linie', 'Second line', 'Deuxième ligne', 'Seconda linea', 'Druga linia'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const bold = { font: 'title' };
const plain = { font: 'paragraph', color: INK };

type Point = readonly [x: number, y: number];
const onLine = (points: readonly Point[]): readonly Point[] => points;
/** A line through points: straight stretches, round where they bend. */
function track(points: readonly Point[], thick: number, color: number): ContentNode[] {
  const stretches = points.slice(1).map(([x, y], index): ContentNode => {
    const [fromX, fromY] = pick(points, index);
    const length = Math.hypot(x - fromX, y - fromY);
    const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
    return rect((x + fromX) / 2 - length / 2, (y + fromY) / 2 - thick / 2, length, thick, color, {
      rotation: turn,
    });
  });
  const bends = points.slice(1, -1).map(([x, y]) => disc(x, y, thick / 2, color));
  return [...stretches, ...bends];
}
const station = (cx: number, cy: number, r = 4.2, ring = 1.5): ContentNode =>
  disc(cx, cy, r, WHITE, { stroke: INK, strokeWidth: ring });

const nameOf = (line: number): string => (line === RED ? 'red' : 'blue');
/** The next stop: a big station sign with the number in it, until somebody is there. */
function stop(x: number, y: number, line: number, double = false): ContentNode[] {
  const name = `linie-${double ? 'double' : 'stop'}-${nameOf(line)}`;
  return [
    picture(x - 1, y - 1 - OVER, double ? 102 : 52, 72 + OVER, name),
    cell(x, y, double, { fill: PAPER, fillOpacity: 0 }),
  ];
}

const LEFT = [58, 114, 170];
const RIGHT = [240, 296, 352];
const ALL = [...LEFT, ...RIGHT];
const ROWS = [44, 131, 218];
const pages = (color = INK): ContentNode[] => folios(9, 433, 284, 12, { font: 'title', color });
const head = (): ContentNode[] => [
  text(57.5, 8.5, 165, 36, '{section}', { ...bold, color: INK, ...FITTED, height: 14, name: 'Titel' }),
  text(302, 13, 100, 14, '@team.line', { ...plain, align: 'right' }),
];
/** The trunk on the left, and a branch to each of the given rows of cells; their ends tell the colour of the layout. */
const branches = (rows: readonly number[], line: number): ContentNode[] => [
  picture(-4, -4, 414, 301, `linie-rows-${rows.join('-')}-${nameOf(line)}`, { name: 'Linie' }),
  ...rows.map((y) => rect(409, y - 16, 2.8, 12, line)),
];
const ROW_LABELS = ['one', 'two', 'three'];
const rowLabels = (ys: readonly number[]): ContentNode[] =>
  ys.flatMap((y, index) => {
    const key = `@row.${pick(ROW_LABELS, index)}`;
    return [
      text(23, y + 1, 33, 14, key, { ...bold, color: INK, lineHeight: 100 }),
      text(23, y + 8.5, 33, 11, `${key}.note`, { ...plain, lineHeight: 120, lines: 3 }),
    ];
  });
/** Gone as a whole where its words are used up. */
const aside = (y: number, title: string, note: string, line: number): ContentNode =>
  node('Group', { name: 'Anschluss' }, [
    rect(414, y, 0.9, 40, line),
    node('Group', {}, [
      text(418, y - 0.5, 36, 14, title, { ...bold, color: INK, ...FITTED }),
      text(418, y + 8, 35, 11, note, { ...plain, lineHeight: 120, lines: 6 }),
    ]),
  ]);
const stops = (xs: readonly number[], ys: readonly number[], line: number): ContentNode[] =>
  ys.flatMap((y) => xs.flatMap((x) => stop(x, y, line)));
/** The finished drawing and the words for the makers lie under the frame: a photo covers them. */
function photo(x: number, y: number, width: number, height: number, tint = BLUE, first = 0): ContentNode[] {
  const [left, right] = [Math.max(x, 0), Math.min(x + width, 460)];
  const [top, bottom] = [Math.max(y, 0), Math.min(y + height, 297)];
  // One on each page where the frame lies over the fold.
  const rooms =
    left < 222 && right > 238
      ? [[left, 226 - left] as const, [234, right - 234] as const]
      : [[left, right - left] as const];
  return [
    rect(x, y, width, height, tint),
    ...rooms.map(([at, room], index) => {
      const tall = height > room * 0.75;
      const ratio = tall ? 1.5 : 90 / 260;
      const wide = Math.min(room * (tall ? 0.7 : 0.88), ((bottom - top) * (tall ? 0.74 : 0.82)) / ratio);
      const images = rooms.length > 1 ? besideEachOther(tall ? HIGH : WIDE, index) : inTurn(tall ? HIGH : WIDE, first);
      return picture(
        at + (room - wide) / 2,
        bottom - wide * ratio - (bottom === 297 ? 0 : 3),
        wide,
        wide * ratio,
        images,
        {
          name: 'Zeichnung',
        },
      );
    }),
    text(left + 8, top + 8, (left < 222 ? Math.min(222, right) : right) - left - 16, 14, '@photo.hint', {
      name: HINT,
      font: 'title',
      color: tint === YELLOW ? INK : PAPER,
    }),
    picture(x, y, width, height, null, { ...(tint === YELLOW && { gradientMap: [INK, PAPER] }), name: 'Foto' }),
  ];
}

interface OpenerLook {
  readonly key: string;
  readonly line: number;
  readonly mirrored?: boolean;
  readonly first: number;
}
const quoted = (x: number, y: number, width: number, color: number): ContentNode =>
  node('Group', { name: 'Durchsage' }, [
    node('Group', {}, [
      text(x + 4.5, y - 1, width, 16, '@opener.quote', {
        font: 'paragraph',
        italic: true,
        color,
        lineHeight: 150,
        lines: 3,
      }),
    ]),
  ]);
const folio = (left: boolean, color: number): ContentNode =>
  text(left ? 9 : 433, 284, 18, 12, '{page-number}', {
    font: 'title',
    color,
    ...(!left && { align: 'right' }),
    name: 'Folio',
  });
/** One page in the colour of the line, its number as that of a platform; the line runs on over the fold, from stop to stop. */
function opener({ key, line, mirrored = false, first }: OpenerLook): ContentNode {
  const [full, white] = mirrored ? [230, 0] : [0, 230];
  return spread('Auftakt', PAPER, [
    rect(mirrored ? 230 : -4, -4, 234, 305, line),
    text(full + 13, 15, 206, 72, '{section}', { ...bold, color: PAPER, ...FITTED, height: 27, name: 'Titel' }),
    text(full + 14.5, 46, 200, 18, `@${key}.text`, { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
    text(full + 14.5, 74, 60, 14, '@opener.track', { ...bold, color: PAPER }),
    text(full + 7, 62, 217.9, 72, '{page-number}', { ...bold, color: PAPER, scale: 6.2, ...FITTED, name: 'Gleis' }),
    rect(mirrored ? 226 : -4, 210, mirrored ? 238 : 234, 14, PAPER),
    quoted(full + 13, 236, 190, PAPER),
    ...photo(white + (mirrored ? 15 : 16), 14, 199, 124, YELLOW, first),
    rect(mirrored ? 18 : 230, 210, 212, 14, line),
    disc(mirrored ? 18 : 442, 217, 7, line),
    ...[1, 2, 3, 4, 5].flatMap((index) => {
      const x = white - 5.5 + index * 37.5;
      return [
        station(x, 217, 8, 2.8),
        // Turned about its middle: so laid that the first letter stands over the station.
        text(x - 27 + 20.2, 203 - 18.8 - 4, 54, 20, `@stop.${index}`, { ...bold, color: INK, rotation: -45 }),
      ];
    }),
    picture(white + (mirrored ? 17 : 172), 242, 40, 40, 'linie-clock', { name: 'Uhr' }),
    text(white + (mirrored ? 70 : 26), 256, 130, 18, '@team.line', { ...plain, font: 'title' }),
    folio(true, mirrored ? INK : PAPER),
    folio(false, mirrored ? PAPER : INK),
  ]);
}

/** The other way to begin: the board of departures, and the train that has come in. Its windscreen is the photo. */
function board({ key, line, mirrored = false, first }: OpenerLook): ContentNode {
  const row = { font: 'sub_title', lineHeight: 150, lines: 5 };
  const [at, train] = mirrored ? [230, 0] : [0, 230];
  return spread('Abfahrtstafel', PAPER, [
    text(at + 13, 15, 206, 72, '{section}', { ...bold, color: INK, ...FITTED, height: 27, name: 'Titel' }),
    text(at + 14.5, 46, 200, 18, `@${key}.text`, { font: 'paragraph', color: INK, lineHeight: 120, lines: 2 }),
    rect(at + 14, 72, 202, 76, INK, { borderRadius: 3 }),
    text(at + 24, 79, 150, 14, '@contents.title', { ...bold, color: YELLOW }),
    text(at + 24, 90, 46, 20, '@board.times', { ...row, color: YELLOW }),
    text(at + 72, 90, 78, 20, '@board.rows', { ...row, color: PAPER }),
    text(at + 148, 90, 60, 20, '@board.state', { ...row, color: PAPER, align: 'right' }),
    text(at + 14.5, 162, 60, 14, '@opener.track', { ...bold, color: INK }),
    text(at + 8, 160, 108, 72, '{page-number}', { ...bold, color: line, scale: 3.6, ...FITTED, name: 'Gleis' }),
    quoted(at + 126, 172, 86, INK),
    rect(mirrored ? 226 : -4, 252, 238, 14, line),
    ...[60, 105, 150, 195].map((x) => station(at + x - (mirrored ? 20 : 0), 259, 8, 2.8)),
    rect(mirrored ? -4 : 230, -4, 234, 305, line),
    ...track([[train + 74, 262], [train + 38, 305]], 7, INK), // prettier-ignore
    ...track([[train + 160, 262], [train + 196, 305]], 7, INK), // prettier-ignore
    rect(train + 62, 246, 110, 16, INK, { borderRadius: 3 }),
    rect(train + 32, 34, 170, 216, PAPER, { borderRadius: 26 }),
    rect(train + 56, 46, 122, 18, INK, { borderRadius: 2 }),
    text(train + 60, 50.5, 114, 26, '{section}', { ...bold, color: YELLOW, align: 'center', ...FITTED, height: 9.4 }),
    rect(train + 46, 74, 142, 100, INK, { borderRadius: 6 }),
    rect(train + 50, 78, 134, 92, line),
    picture(train + 50, 78, 134, 92, ['linie-cab', 'linie-crew', 'linie-three'].slice(first).concat('linie-cab'), {
      name: 'Führerstand',
    }),
    text(train + 56, 82, 122, 14, '@photo.hint', { name: HINT, font: 'title', color: PAPER }),
    picture(train + 50, 78, 134, 92, null, { gradientMap: [INK, PAPER], name: 'Foto' }),
    rect(train + 32, 186, 170, 9, line),
    disc(train + 58, 218, 11, YELLOW, { stroke: INK, strokeWidth: 2.4 }),
    disc(train + 176, 218, 11, YELLOW, { stroke: INK, strokeWidth: 2.4 }),
    folio(true, mirrored ? PAPER : INK),
    folio(false, mirrored ? INK : PAPER),
  ]);
}

/** Under the ground: the number stands in the round of the tunnel, and the line comes out of it. */
function tunnel({ key, line, mirrored = false, first }: OpenerLook): ContentNode {
  const [at, other] = mirrored ? [230, 0] : [0, 230];
  return spread('Tunnel', INK, [
    rect(-4, 226, 468, 14, line),
    disc(at + 115, 142, 96, line),
    disc(at + 115, 142, 82, PAPER),
    text(at + 50, 104, 130, 72, '{page-number}', {
      ...bold,
      color: INK,
      scale: 3.4,
      align: 'center',
      ...FITTED,
      name: 'Gleis',
    }),
    text(at + 75, 84, 80, 14, '@opener.track', { ...bold, color: INK, align: 'center' }),
    text(other + 14, 15, 200, 72, '{section}', { ...bold, color: PAPER, ...FITTED, height: 27, name: 'Titel' }),
    text(other + 15, 46, 196, 18, `@${key}.text`, { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
    ...photo(other + 16, 78, 198, 124, line, first),
    ...[40, 90, 140, 190].map((x) => station(other + x, 233, 8, 2.8)),
    quoted(other + 13, 256, 196, PAPER),
    folio(true, PAPER),
    folio(false, PAPER),
  ]);
}
const FIRST: OpenerLook = { key: 'o1', line: RED, first: 0 };
const SECOND: OpenerLook = { key: 'o2', line: BLUE, first: 0 };
const OPENERS: readonly (readonly [name: Localised, spread: ContentNode])[] = [
  [named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'), opener(FIRST)],
  [named('Abfahrtstafel', 'Departure board', 'Tableau des départs', 'Tabellone', 'Tablica odjazdów'), board(SECOND)],
  [named('Tunnel', 'Tunnel', 'Tunnel', 'Galleria', 'Tunel'), tunnel({ key: 'o3', line: RED, first: 1 })],
  [
    named(
      'Auftakt, Gegenrichtung',
      'Opener, other way',
      'Ouverture, sens inverse',
      'Apertura, ritorno',
      'Otwarcie, powrót',
    ),
    opener({ key: 'o4', line: BLUE, mirrored: true, first: 2 }),
  ],
  [
    named('Anderer Bahnsteig', 'Other platform', 'L’autre quai', 'L’altro binario', 'Drugi peron'),
    board({ key: 'o5', line: RED, mirrored: true, first: 1 }),
  ],
  [
    named('Tunnel, Gegenrichtung', 'Tunnel, other way', 'Tunnel, sens inverse', 'Galleria, ritorno', 'Tunel, powrót'),
    tunnel({ key: 'o6', line: BLUE, mirrored: true, first: 0 }),
  ],
];

/** Rows that hang from the trunk; the words at their ends stand where nobody is. */
const rows = (
  label: string,
  xs: readonly number[],
  ys: readonly number[],
  line: number,
  more: ContentNode[],
): ContentNode =>
  spread(label, PAPER, [
    ...branches(ys, line),
    ...head(),
    ...more,
    ...rowLabels(ys),
    aside(ys[0]!, '@change.title', '@change.text', line),
    aside(ys.at(-1)!, '@end.title', '@end.text', line),
    ...stops(xs, ys, line),
    ...pages(),
  ]);
const team18 = (line: number): ContentNode => rows('Eine Linie', ALL, ROWS, line, []);
/** The rows run into a high picture at the edge. */
const team15 = (line: number): ContentNode =>
  spread('Linie mit Aussicht', PAPER, [
    ...branches(ROWS, line),
    text(57.5, 8.5, 165, 36, '{section}', { ...bold, color: INK, ...FITTED, height: 14, name: 'Titel' }),
    text(239.5, 13, 106, 14, '@team.line', plain),
    ...photo(354, -4, 110, 305, line, 1),
    ...rowLabels(ROWS),
    ...stops(ALL.slice(0, 5), ROWS, line),
    folio(true, INK),
  ]);
const team12 = (line: number): ContentNode =>
  rows('Linie mit Bild', ALL, ROWS.slice(1), line, photo(58, 28, 344, 82, line, 2));
/** A page of stops opposite a picture. */
const team9 = (line: number): ContentNode =>
  spread('Drei kurze Reihen', PAPER, [
    ...photo(230, -4, 234, 305, line, 1),
    ...track([[18, -4], [18, 188], [38, 208], [230, 208]], 4.4, line), // prettier-ignore
    ...[14, 101].flatMap((y) => track([[18, y], [38, y + 20], [230, y + 20]], 4.4, line)), // prettier-ignore
    text(57.5, 8.5, 165, 36, '{section}', { ...bold, color: INK, ...FITTED, height: 14, name: 'Titel' }),
    ...rowLabels(ROWS),
    ...stops(LEFT, ROWS, line),
    folio(true, INK),
  ]);
/** A branch line: stops on the right page, a picture on the left one. */
const branch = (xs: readonly number[], line: number, first: number): ContentNode =>
  spread('Nebenstrecke', PAPER, [
    ...photo(-4, -4, 234, 305, line, first),
    // Outside the last stop: it turns where no sign hangs.
    ...track([[440, -4], [440, 184], [416, 208], [230, 208]], 4.4, line), // prettier-ignore
    ...track([[440, 97], [416, 121], [230, 121]], 4.4, line), // prettier-ignore
    station(440, 40),
    text(239, 22, 170, 48, '{section}', { ...bold, color: INK, ...FITTED, height: 40, name: 'Titel' }),
    text(240, 66, 150, 22, '@branch.text', { ...plain, lineHeight: 120, autosize: false, fit: true, height: 36 }),
    ...stops(xs, [131, 218], line),
    folio(false, INK),
  ]);
/** Three in one row on the left page, a train under them, and the picture on the right. */
const shuttle = (line: number): ContentNode =>
  spread('Pendelzug', PAPER, [
    ...photo(230, -4, 234, 305, line, 3),
    ...track([[18, -4], [18, 101], [38, 121], [230, 121]], 4.4, line), // prettier-ignore
    ...track([[18, 101], [18, 256], [38, 276], [230, 276]], 4.4, line), // prettier-ignore
    text(57.5, 14, 165, 48, '{section}', { ...bold, color: INK, ...FITTED, height: 40, name: 'Titel' }),
    text(58, 58, 160, 22, '@branch.text', { ...plain, lineHeight: 120, autosize: false, fit: true, height: 46 }),
    rect(58, 209, 162, 58, line),
    picture(64, 212, 150, 51.9, 'linie-coach', { name: 'Zug' }),
    ...stops(LEFT, [131], line),
    folio(true, INK),
  ]);
/** The end of the line, for as many as get out there. */
const terminus = (count: number, line: number): ContentNode => {
  const ys = ROWS.slice(0, count);
  const end = ys.at(-1)! + 42;
  return spread('Endstation', PAPER, [
    ...photo(-4, -4, 234, 305, line, count),
    ...track([[340, -4], [340, end]], 4.4, line), // prettier-ignore
    rect(334, end - 2, 12, 2.8, line),
    ...ys.map((y) => station(340, y + 28.5, 6, 2)),
    text(246, 40, 80, 48, '{section}', { ...bold, color: INK, ...FITTED, height: 40, name: 'Titel' }),
    text(246.5, 104, 82, 22, '@branch.text', { ...plain, lineHeight: 120, autosize: false, fit: true, height: 62 }),
    node('Group', { name: 'Endhalt' }, [
      text(246.5, 212, 82, 16, '@end.text', { ...plain, lineHeight: 120, autosize: false, fit: true, height: 56 }),
    ]),
    ...ys.flatMap((y) => [
      picture(365, y - 1, 52, 72, `linie-sign-${nameOf(line)}`),
      cell(366, y, false, { fill: PAPER, fillOpacity: 0 }),
    ]),
    folio(false, INK),
  ]);
};
const doubles = (line: number): ContentNode =>
  spread('Zweierstationen', PAPER, [
    ...branches(ROWS, line),
    ...head(),
    ...rowLabels(ROWS),
    ...ROWS.flatMap((y, row) =>
      row === 1
        ? [...stop(61, y, line, true), ...stop(170, y, line), ...stop(240, y, line), ...stop(299, y, line, true)]
        : [...stop(58, y, line), ...stop(117, y, line, true), ...stop(243, y, line, true), ...stop(352, y, line)],
    ),
    ...pages(),
  ]);

/** Three trains with a seat by the window for everybody. */
const COACH = [12, 65, 118, 171, 239, 292, 345, 398];
const TRAINS = [30, 116, 202];
const express = (line: number): ContentNode =>
  spread('Drei Züge', PAPER, [
    text(11.5, 6.5, 200, 36, '{section}', { ...bold, color: INK, ...FITTED, height: 14, name: 'Titel' }),
    text(330, 11, 118, 14, '@team.line', { ...plain, align: 'right' }),
    ...TRAINS.flatMap((y, row) => [
      rect(-4, y + 80.5, 468, 1, INK),
      picture(20, y + 73, 420, 9, 'linie-bogies', { name: 'Drehgestelle' }),
      rect(row === 1 ? 5 : -24, y - 5, row === 1 ? 479 : 479, 79, line, { borderRadius: 12, name: 'Zug' }),
      rect(-24, y + 57, 508, 2.4, PAPER, { opacity: 0.9 }),
      rect(229, y - 5, 2, 79, INK, { opacity: 0.35 }),
    ]),
    ...TRAINS.flatMap((y) =>
      COACH.flatMap((x) => [rect(x, y, 50, 57, PAPER), cell(x, y, false, { fill: PAPER, fillOpacity: 0 })]),
    ),
    ...folios(9, 433, 286.5, 12, { font: 'title', color: INK }),
  ]);

/** The history of the firm as a line: its beginning if the makers told it, and stops to be written in by hand. */
const timeline = (line: number): ContentNode => {
  const halts = [[34, 222, 18, 238], [107, 185, 96, 208], [180, 148, 168, 168], [268, 148, 254, 168], [338, 106, 338, 128], [422, 64, 396, 82]] as const; // prettier-ignore
  return spread('Streckengeschichte', PAPER, [
    text(20, 18, 200, 48, '@time.title', { ...bold, color: INK, autosize: false, fit: true, height: 20 }),
    text(20.5, 42, 170, 14, '@time.note', { ...plain, lineHeight: 150, lines: 3 }),
    ...track([[-4, 222], [70, 222], [144, 148], [296, 148], [380, 64], [464, 64]], 11, line), // prettier-ignore
    ...halts.map(([cx, cy]) => station(cx, cy, 8, 2.8)),
    text(18, 238, 64, 28, '@time.start', { ...bold, color: INK, autosize: false, fit: true, height: 12 }),
    text(18.5, 251, 64, 12, '@time.start.text', { ...plain, lineHeight: 120, lines: 4 }),
    ...halts
      .slice(1, 5)
      .flatMap(([, , x, y]) => [
        rule(x, y + 8, 34, line, 1),
        ...[18, 27, 36].map((down) => rule(x, y + down, 58, INK, 0.35)),
      ]),
    text(396, 82, 56, 28, '@time.end', { ...bold, color: INK }),
    text(396.5, 95, 54, 12, '@time.end.text', { ...plain, lineHeight: 120, lines: 3 }),
    ...photo(20, 78, 104, 62, line, 1),
    ...photo(346, 190, 100, 84, line, 2),
    ...pages(),
  ]);
};

/** Everybody on one picture, and the line runs round it. */
const everybody = (): ContentNode =>
  spread('Das ganze Netz', INK, [
    ...track(
      [
        [-4, 258],
        [60, 258],
        [84, 234],
        [84, 44],
        [108, 20],
        [464, 20],
      ],
      11,
      YELLOW,
    ),
    ...track(
      [
        [-4, 276],
        [352, 276],
        [376, 252],
        [376, 40],
        [420, -4],
      ],
      11,
      RED,
    ),
    ...photo(102, 38, 256, 196, BLUE, 0),
    ...onLine([
      [84, 80],
      [84, 140],
      [84, 200],
      [170, 20],
      [290, 20],
      [376, 90],
      [376, 200],
      [150, 276],
      [300, 276],
    ]).map(([x, y]) => station(x, y, 8, 2.8)),
    text(392, 50, 60, 36, '@photo.title', { ...bold, color: PAPER, autosize: false, fit: true, height: 52 }),
    text(392.5, 108, 58, 14, '@photo.caption', { font: 'paragraph', color: PAPER, lineHeight: 150, lines: 8 }),
    ...folios(9, 433, 286, 12, { font: 'title', color: PAPER }),
  ]);

/** Signs over the platform, for the names that count. */
const connections = (): ContentNode =>
  spread('Gute Verbindungen', PAPER, [
    text(13, 16, 206, 72, '@thanks.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
    text(246, 16, 200, 14, '@thanks.text', { ...plain, lineHeight: 120, autosize: false, fit: true, height: 34 }),
    rect(-4, 53, 468, 2.4, INK),
    ...[44, 181, 276, 413].map((x) => rect(x, 54, 3, 12, INK)),
    ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
      const x = index < 3 ? 14 : 246;
      const y = 64 + (index % 3) * 70;
      const badge = pick([RED, BLUE, YELLOW, BLUE, YELLOW, RED], index);
      const arrow = pick(['up', 'right', 'down', 'right', 'up', 'down'], index);
      return [
        rect(x, y, 200, 60, INK, { borderRadius: 3 }),
        rect(x + 8, y + 10, 40, 40, badge, { borderRadius: 3 }),
        rect(x + 56, y + 6, 138, 48, PAPER, { borderRadius: 2 }),
        ...[22, 44].map((down) => rule(x + 62, y + down, 126, INK, 0.35)),
        picture(x + 14, y + 16, 28, 28, `linie-arrow-${arrow}`, { name: 'Pfeil' }),
        ...(index % 3 < 2 ? [rect(x + 30, y + 60, 3, 10, INK), rect(x + 167, y + 60, 3, 10, INK)] : []),
      ];
    }),
    ...pages(),
  ]);

/** Tickets that hold as soon as somebody has signed them. */
const tickets = (): ContentNode =>
  spread('Fahrkarten', PAPER, [
    rect(-4, -4, 468, 54, YELLOW),
    text(13, 12, 206, 72, '@ticket.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
    text(246, 20, 190, 14, '@ticket.note', { ...plain, lineHeight: 150, lines: 2 }),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((index) => {
      const [x, y] = [index < 4 ? 13 : 243, 60 + (index % 4) * 56];
      return [
        picture(x, y, 204, 52, `linie-ticket-${index % 2 ? 'blue' : 'red'}`, { name: 'Fahrkarte' }),
        text(x + 50, y + 6, 40, 10, '@ticket.name', { ...plain, lineHeight: 100 }),
        rule(x + 50, y + 22, 94, INK, 0.35),
        text(x + 50, y + 28, 40, 10, '@ticket.wish', { ...plain, lineHeight: 100 }),
        rule(x + 50, y + 44, 94, INK, 0.35),
      ];
    }),
    rect(243, 228, 204, 52, BLUE, { borderRadius: 3 }),
    picture(283, 231, 124, 42.9, 'linie-coach', { name: 'Zug' }),
    ...pages(),
  ]);
/** A map without its line. */
const map = (): ContentNode =>
  spread('Neubaustrecke', PAPER, [
    rect(-4, -4, 234, 305, BLUE),
    text(13, 15, 206, 72, '@map.title', { ...bold, color: PAPER, autosize: false, fit: true, height: 27 }),
    text(14.5, 48, 190, 16, '@map.note', { font: 'paragraph', color: PAPER, lineHeight: 150, lines: 3 }),
    ...track([[-4, 262], [60, 262], [116, 206], [116, 130], [150, 96], [234, 96]], 11, YELLOW), // prettier-ignore
    ...track([[-4, 130], [70, 130], [160, 220], [234, 220]], 11, PAPER), // prettier-ignore
    ...[[30, 262], [116, 176], [190, 96], [50, 130], [200, 220]].map(([x, y]) => station(x!, y!, 8, 2.8)), // prettier-ignore
    picture(243, 24, 208, 208, 'linie-dots', { name: 'Halte' }),
    ...[RED, BLUE, YELLOW].flatMap((color, index) => [
      rect(246, 244 + index * 13, 26, 4.4, color),
      rule(280, 248.4 + index * 13, 140, INK, 0.35),
    ]),
    folio(true, PAPER),
    folio(false, INK),
  ]);
/** Ten things to look out for. */
const seen = (): ContentNode =>
  spread('Auf der Fahrt gesehen', PAPER, [
    text(13, 15, 206, 72, '@seen.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
    text(246, 24, 190, 14, '@seen.note', { ...plain, lineHeight: 150, lines: 2 }),
    ...[24, 256].flatMap((x, page) => [
      ...track([[x, 52], [x, 301]], 7, page ? BLUE : RED), // prettier-ignore
      ...[1, 2, 3, 4, 5].flatMap((row) => [
        station(x, 34 + row * 44, 8, 2.8),
        text(x + 18, 34 + row * 44 - 14, 176, 26, `@seen.${page * 5 + row}`, {
          ...bold,
          color: INK,
          autosize: false,
          fit: true,
          height: 28,
          valign: 'middle',
        }),
      ]),
    ]),
    folio(true, INK),
    folio(false, INK),
  ]);
const lost = (): ContentNode =>
  spread('Fundbüro', PAPER, [
    rect(230, -4, 234, 305, YELLOW),
    text(13, 15, 206, 72, '@lost.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
    text(246, 24, 190, 14, '@lost.note', { ...plain, lineHeight: 150, lines: 2 }),
    ...[13, 243].flatMap((x) => [
      rect(x, 56, 204, 12, INK),
      text(x + 4, 59, 90, 14, '@lost.what', { ...bold, color: PAPER }),
      text(x + 116, 59, 84, 14, '@lost.whose', { ...bold, color: PAPER }),
      ...Array.from({ length: 9 }, (_, index) => rule(x, 91 + index * 21, 204, INK, 0.35)),
      rect(x + 112, 68, 0.35, 191, INK),
    ]),
    ...pages(),
  ]);
/** A train as long as the spread. */
const ride = (): ContentNode =>
  spread('Unterwegs', BLUE, [
    text(13, 22, 207, 72, '@ride.line', { ...bold, color: PAPER, autosize: false, fit: true, height: 104 }),
    ...track([[230, 150], [300, 150], [372, 78], [464, 78]], 11, YELLOW), // prettier-ignore
    ...[[262, 150], [336, 114], [416, 78]].map(([x, y]) => station(x!, y!, 8, 2.8)), // prettier-ignore
    picture(-20, 186, 246, 85.2, 'linie-coach', { name: 'Zug' }),
    picture(234, 186, 246, 85.2, 'linie-coach', { name: 'Zug', flip: 'horizontal' }),
    rect(-4, 265.5, 468, 36, INK),
    folio(true, PAPER),
    folio(false, PAPER),
  ]);

/** On the red line and on the blue one: a chapter keeps the line of its opener. */
const inBoth = (id: string, name: Localised, make: (line: number) => ContentNode): BlueprintContent['layouts'] => [
  { id, name, role: 'team', spread: make(RED) },
  { id: `${id}-blue`, name: coloured(name, IN_BLUE), role: 'team', spread: make(BLUE) },
];

/** Pictures along the line. */
const pictures = (): ContentNode =>
  spread('Bilder an der Strecke', PAPER, [
    ...track(
      [
        [-4, 148.5],
        [464, 148.5],
      ],
      11,
      BLUE,
    ),
    ...photo(20, 22, 194, 106, RED, 0),
    ...photo(20, 170, 92, 104, BLUE, 0),
    ...photo(122, 170, 92, 104, RED, 1),
    ...photo(246, 22, 92, 106, RED, 2),
    ...photo(348, 22, 92, 106, BLUE, 1),
    ...photo(246, 170, 194, 104, BLUE, 2),
    ...[66, 117, 168, 292, 343, 394].map((x) => station(x, 148.5, 8, 2.8)),
    ...pages(),
  ]);
/** Two lines to change between: what one has twice, and what is missing. */
const swaps = (): ContentNode =>
  spread('Umsteigeliste', PAPER, [
    ...[24, 254].flatMap((x, index) => [
      ...track(
        [
          [x, -4],
          [x, 272],
        ],
        7,
        index === 0 ? RED : BLUE,
      ),
      rect(x - 10, 270, 20, 3.6, index === 0 ? RED : BLUE),
      picture(x - 6, 51, 12, 212, 'linie-halts', { name: 'Halte' }),
    ]),
    ...swapLists({ at: [40, 270], y: 20, width: 174, lines: 11, heading: bold, note: plain, color: INK }),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  ...OPENERS.map(([name, opening], index) => ({
    id: `linie-opener-${index + 1}`,
    name,
    role: 'opener' as const,
    spread: opening,
  })),
  ...inBoth('linie-24', named('Drei Züge', 'Three trains', 'Trois trains', 'Tre treni', 'Trzy pociągi'), express),
  ...inBoth('linie-18', named('Eine Linie', 'One line', 'Une ligne', 'Una linea', 'Jedna linia'), team18),
  ...inBoth(
    'linie-15',
    named('Linie mit Aussicht', 'Line with a view', 'Ligne avec vue', 'Linea con vista', 'Linia z widokiem'),
    team15,
  ),
  ...inBoth(
    'linie-12',
    named('Linie mit Bild', 'Line with photo', 'Ligne et photo', 'Linea con foto', 'Linia ze zdjęciem'),
    team12,
  ),
  ...inBoth(
    'linie-9',
    named('Drei kurze Reihen', 'Three short rows', 'Trois rangées', 'Tre file corte', 'Trzy krótkie rzędy'),
    team9,
  ),
  ...inBoth('linie-6', named('Nebenstrecke', 'Branch line', 'Embranchement', 'Diramazione', 'Linia boczna'), (line) =>
    branch(RIGHT, line, 0),
  ),
  ...inBoth('linie-4', named('Kleine Strecke', 'Small line', 'Petite ligne', 'Piccola linea', 'Mała linia'), (line) =>
    branch([268, 324], line, 2),
  ),
  ...inBoth('linie-3', named('Endstation', 'Terminus', 'Terminus', 'Capolinea', 'Pętla'), (line) => terminus(3, line)),
  ...inBoth('linie-3b', named('Pendelzug', 'Shuttle', 'Navette', 'Navetta', 'Wahadło'), shuttle),
  {
    id: 'linie-2',
    name: named('Zwei Halte', 'Two stops', 'Deux arrêts', 'Due fermate', 'Dwa przystanki'),
    role: 'team',
    spread: terminus(2, RED),
  },
  {
    id: 'linie-1',
    name: named('Ein Halt', 'One stop', 'Un arrêt', 'Una fermata', 'Jeden przystanek'),
    role: 'team',
    spread: terminus(1, BLUE),
  },
  ...inBoth(
    'linie-doubles',
    named('Zweierstationen', 'Double stations', 'Stations doubles', 'Stazioni doppie', 'Stacje podwójne'),
    doubles,
  ),
  {
    id: 'linie-timeline',
    name: named(
      'Streckengeschichte',
      'History of the line',
      'Au fil de la ligne',
      'Storia della linea',
      'Historia trasy',
    ),
    role: 'text',
    spread: timeline(RED),
  },
  {
    id: 'linie-tickets',
    name: named('Fahrkarten', 'Tickets', 'Billets', 'Biglietti', 'Bilety'),
    role: 'text',
    spread: tickets(),
  },
  {
    id: 'linie-ride',
    name: named('Unterwegs', 'On the way', 'En route', 'In viaggio', 'W drodze'),
    role: 'picture',
    spread: ride(),
  },
  {
    id: 'linie-map',
    name: named('Neubaustrecke', 'New line', 'Ligne nouvelle', 'Nuova linea', 'Nowa linia'),
    role: 'text',
    spread: map(),
  },
  {
    id: 'linie-seen',
    name: named(
      'Auf der Fahrt gesehen',
      'Seen on the way',
      'Vu en chemin',
      'Visto lungo il tragitto',
      'Widziane po drodze',
    ),
    role: 'text',
    spread: seen(),
  },
  {
    id: 'linie-lost',
    name: named('Fundbüro', 'Lost property', 'Objets trouvés', 'Oggetti smarriti', 'Biuro rzeczy znalezionych'),
    role: 'text',
    spread: lost(),
  },
  {
    id: 'linie-everybody',
    name: named('Das ganze Netz', 'The whole network', 'Tout le réseau', 'Tutta la rete', 'Cała sieć'),
    role: 'picture',
    spread: everybody(),
  },
  ...extraLayouts('linie', pictures(), swaps()),
];

const onCover = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x + 230, y]);
const NETWORK: readonly (readonly [number, readonly Point[]])[] = [
  [
    YELLOW,
    [
      [40, 96],
      [40, 124],
      [91, 175],
      [147, 175],
      [197, 225],
      [234, 225],
    ],
  ],
  [
    BLUE,
    [
      [234, 108],
      [160, 108],
      [117.5, 150.5],
      [117.5, 203],
      [59, 261.5],
      [-4, 261.5],
    ],
  ],
  [
    RED,
    [
      [188, -4],
      [188, 97],
      [131, 154],
      [131, 215],
      [70, 276],
      [-4, 276],
    ],
  ],
  [
    PAPER,
    [
      [89, 301],
      [89, 244],
      [174, 159],
      [234, 159],
    ],
  ],
];

export const blueprint: BlueprintContent = {
  id: 'business-linienplan',
  blueprint_category: 'business',
  title: named('Linienplan', 'Line map', 'Plan de lignes', 'Mappa delle linee', 'Plan linii'),
  description: {
    de: 'Die Firma als Liniennetz: Abteilungen sind Linien, Menschen Haltestellen, ein freies Feld der nächste Halt.',
    en: 'The firm as a transit network: departments are lines, people are stops, an empty space is the next one.',
    fr: 'L’entreprise en réseau : les services sont des lignes, les gens des arrêts, une case vide le prochain.',
    it: 'L’azienda come rete: i reparti sono linee, le persone fermate, uno spazio vuoto la prossima.',
    pl: 'Firma jako sieć linii: działy to linie, ludzie to przystanki, puste pole to następny.',
  },
  palette: [HEX.ink, HEX.red, HEX.blue, HEX.yellow, HEX.paper],
  fonts: {
    title: { family: 'Fira Sans', bold: true },
    sub_title: { family: 'Fira Sans', bold: true },
    paragraph: { family: 'Fira Sans', bold: false },
  },
  design: 'default',
  texts,
  questions: questions([
    'founded',
    'founders',
    'made',
    'longest',
    'newest',
    'saying',
    'lunch',
    'pet',
    'sites',
    'party',
    'next',
    'thanks',
    'signed',
  ]),
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(INK, [
          ...NETWORK.flatMap(([color, points]) => track(onCover(points), 11, color)),
          ...onLine([
            [40, 96],
            [188, 64],
            [172, 108],
            [131, 192],
            [89, 268],
            [208, 225],
            [196, 159],
            [44, 261.5],
          ]).map(([x, y]) => station(230 + x, y, 5.2, 1.8)),
          rect(230 + 111, 168.5, 27, 13, WHITE, { stroke: INK, strokeWidth: 2.2, borderRadius: 6.5 }),
          text(243, 14, 160, 72, '{album-title}', { ...bold, color: PAPER, ...FITTED, height: 52, name: 'Titel' }),
          text(245, 71, 120, 16, '@cover.line', { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
          rect(396, 268, 50, 13, PAPER),
          text(398, 271.4, 46, 18, '1 – {total-stickers}', { ...bold, color: INK, align: 'center', ...FITTED }),
        ]),
        spread('Bitte einsteigen', PAPER, [
          rect(-4, -4, 234, 305, BLUE),
          ...track(
            [
              [-4, 176],
              [90, 176],
              [144, 122],
              [144, -4],
            ],
            11,
            PAPER,
          ),
          ...track(
            [
              [176, -4],
              [176, 130],
              [116, 190],
              [-4, 190],
            ],
            11,
            YELLOW,
          ),
          station(60, 183, 11.5, 2.8),
          station(144, 60, 8, 2.8),
          station(176, 90, 8, 2.8),
          text(13, 208, 200, 48, '@welcome.title', { ...bold, color: PAPER, autosize: false, fit: true, height: 20 }),
          text(14.5, 231, 196, 14, '@welcome.text', { font: 'paragraph', color: PAPER, lineHeight: 150, lines: 6 }),
          text(14.5, 276, 196, 14, '@welcome.signed', { font: 'sub_title', color: PAPER }),
          text(276, 20, 170, 72, '@contents.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
          ...track(
            [
              [256, -4],
              [256, 192],
            ],
            7,
            RED,
          ),
          ...Array.from({ length: 7 }, (_, index) => station(256, 70.8 + index * 17, 5.4, 1.9)),
          rect(246, 190, 20, 3.6, RED),
          rect(277, 196, 168, 58, BLUE),
          picture(287, 199, 148, 51.2, 'linie-ferry', { name: 'Fähre' }),
          node('Text', {
            x: 277,
            y: 62.3,
            width: 168,
            height: 121,
            size: 20,
            lineHeight: 241,
            font: 'sub_title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(277, 262, 150, 12, '@contents.note', { ...plain, lineHeight: 120, lines: 2 }),
          text(428, 284, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(FIRST), team18(RED), timeline(RED)]),
    section('@chapter.two', [board(SECOND), team12(BLUE), branch(RIGHT, BLUE, 0)]),
    section(
      '@section.back',
      [
        everybody(),
        connections(),
        spread('Rückseite', INK, [
          ...track(
            [
              [-4, 159],
              [60, 159],
              [112, 211],
              [112, 240],
            ],
            11,
            PAPER,
          ),
          ...track(
            [
              [-4, 108],
              [98, 108],
              [126, 136],
              [126, 240],
            ],
            11,
            BLUE,
          ),
          ...track(
            [
              [-4, 212],
              [40, 212],
              [56, 228],
              [56, 240],
            ],
            11,
            YELLOW,
          ),
          rect(94, 238, 50, 5, RED),
          rect(40, 238, 32, 5, RED),
          station(112, 222, 5.2, 1.8),
          station(126, 190, 5.2, 1.8),
          text(13, 20, 200, 48, '@back.line', { ...bold, color: PAPER, lines: 3 }),
          text(14, 272, 180, 14, '{album-title}', { font: 'paragraph', color: PAPER }),
        ]),
      ],
      true,
    ),
  ],
};
