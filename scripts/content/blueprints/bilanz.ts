/** Bilanz: an annual report of faces. Stickers stand on each other as the bars of a chart; an empty cell is a bar that grows. */
import {
  inTurn,
  same,
  HINT,
  named,
  FITTED,
  cell,
  disc,
  frontCover,
  node,
  pick,
  picture,
  rect,
  round,
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

const PETROL = 2;
const CORAL = 3;
const MUSTARD = 4;
const MINT = 5;
const PAPER = 6;
const HEX = { petrol: '#0e3b3c', coral: '#ee7f66', mustard: '#e3b341', mint: '#b7ccc3', paper: '#efeae0' };

/** As long as is wanted: `more` is what its back has over that of a short one. */
const dachshund = (coat: string, eye: string, more = 0): string => {
  const at = (x: number): number => x + more;
  return `<path d="M6 17C4 12 8 6 13 6C15 3 19 3 20 7C22 9 24 13 27 14H${at(47)}C${at(51)} 14 ${at(53)} 13 ${at(55)} 9C${at(56)} 6 ${at(60)} 5 ${at(61)} 7C${at(59)} 9 ${at(59)} 12 ${at(58)} 15C${at(57)} 17 ${at(56)} 20 ${at(54)} 21V31H${at(49)}V25H${at(46)}V31H${at(41)}V23H27V31H22V25H19V31H14V22C11 21 10 19 9 18C7 19 4 19 3 17C3 16 4.500 16 6 17Z" fill="${coat}"/><path d="M15 6C20 5 22 9 21 15C20 18 16 18 15.500 15C15.200 12 13.500 9 15 6Z" fill="${HEX.coral}"/><circle cx="11" cy="10.500" r="1" fill="${eye}"/>`;
};

/** Somebody who is a bar: shoulders as wide as it, and a head on top. */
const figure = (x: number, wide: number, top: number, base: number, coat: string, head: string): string => {
  const r = wide * 0.34;
  const shoulder = wide * 0.42;
  return `<circle cx="${round(x + wide / 2)}" cy="${round(top + r)}" r="${round(r)}" fill="${head}"/><path fill="${coat}" d="M${round(x)} ${base}V${round(top + r * 2.2 + shoulder)}q0 ${round(-shoulder)} ${round(shoulder)} ${round(-shoulder)}h${round(wide - 2 * shoulder)}q${round(shoulder)} 0 ${round(shoulder)} ${round(shoulder)}V${base}z"/>`;
};
const block = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;
const cup = (x: number, y: number, coat: string): string =>
  `<path d="M${x} ${y}H${x + 40}L${x + 36} ${y + 22}Q${x + 35} ${y + 24} ${x + 32} ${y + 24}H${x + 8}Q${x + 5} ${y + 24} ${x + 4} ${y + 22}Z" fill="${coat}"/><path d="M${x + 38} ${y + 4}Q${x + 52} ${y + 4} ${x + 49} ${y + 12}Q${x + 46} ${y + 19} ${x + 36} ${y + 18}" fill="none" stroke="${coat}" stroke-width="3.400"/>`;
const leaf = (turn: number, long: number, coat: string): string =>
  `<path transform="translate(50 96) rotate(${turn})" d="M0 0C-13 ${-long * 0.3} -13 ${-long * 0.75} 0 ${-long}C13 ${-long * 0.75} 13 ${-long * 0.3} 0 0Z" fill="${coat}"/><path transform="translate(50 96) rotate(${turn})" d="M0 0V${-long * 0.82}" stroke="${HEX.paper}" stroke-width="1.200"/>`;
const windows = (x: number, y: number, columns: number, rows: number, fill: string): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    block(x + (index % columns) * 9, y + Math.floor(index / columns) * 12, 5, 7, fill),
  ).join('');
/** A slice from one hour to another, in twelfths of the round. */
const slice = (cx: number, cy: number, r: number, from: number, to: number): string => {
  const at = (hour: number): string => {
    const angle = (hour / 12) * Math.PI * 2 - Math.PI / 2;
    return `${(cx + Math.cos(angle) * r).toFixed(2)} ${(cy + Math.sin(angle) * r).toFixed(2)}`;
  };
  return `M${cx} ${cy}L${at(from)}A${r} ${r} 0 ${to - from > 6 ? 1 : 0} 1 ${at(to)}Z`;
};

/** What stands in a frame until the photo is in: high ones 100 x 142, wide ones 200 x 120, all on their ground line. */
const standing = {
  'bilanz-plant': svg(
    100,
    142,
    `${leaf(-58, 58, HEX.petrol)}${leaf(58, 58, HEX.petrol)}${leaf(-30, 78, HEX.coral)}${leaf(30, 78, HEX.coral)}${leaf(0, 92, HEX.petrol)}<path d="M26 96H74L68 142H32Z" fill="${HEX.mustard}"/>${block(22, 90, 56, 12, HEX.petrol)}`,
    2.2,
  ),
  'bilanz-cups': svg(
    100,
    142,
    `<path d="M36 22q-5-5 0-10t0-9M50 22q-5-5 0-10t0-9" fill="none" stroke="${HEX.petrol}" stroke-width="2.400"/>${cup(24, 24, HEX.coral)}${cup(28, 49, HEX.petrol)}${cup(22, 74, HEX.mustard)}${cup(27, 99, HEX.paper)}<path d="M10 124H90L82 134H18Z" fill="${HEX.petrol}"/>${block(0, 134, 100, 8, HEX.coral)}`,
    2.2,
  ),
  'bilanz-binders': svg(
    100,
    142,
    `<g transform="translate(18 7)">${dachshund(HEX.petrol, HEX.paper)}</g>${block(14, 38, 74, 24, HEX.coral)}${block(6, 62, 82, 24, HEX.paper)}${block(12, 86, 80, 28, HEX.mustard)}${block(4, 114, 92, 28, HEX.petrol)}${block(22, 44, 26, 12, HEX.paper)}${block(16, 68, 30, 12, HEX.mustard)}${block(22, 93, 28, 14, HEX.paper)}${block(14, 121, 30, 14, HEX.mint)}${[
      [78, 50],
      [77, 74],
      [81, 100],
      [84, 128],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="none" stroke="${HEX.petrol}" stroke-width="1.800"/>`)
      .join('')}<circle cx="84" cy="128" r="4" fill="none" stroke="${HEX.paper}" stroke-width="1.800"/>`,
    2.2,
  ),
  'bilanz-somebody': svg(
    100,
    142,
    `${figure(14, 72, 6, 142, HEX.coral, HEX.petrol)}${block(42, 96, 38, 46, HEX.paper)}${block(47, 122, 6, 16, HEX.mustard)}${block(57, 112, 6, 26, HEX.coral)}${block(67, 102, 6, 36, HEX.petrol)}`,
    2.2,
  ),
  'bilanz-stand': svg(
    100,
    142,
    `<path d="M26 24L50 34L74 24" fill="none" stroke="${HEX.petrol}" stroke-width="4"/>${block(47, 16, 6, 118, HEX.petrol)}<circle cx="50" cy="14" r="6" fill="${HEX.mustard}"/><path d="M26 24C12 32 8 66 6 112H46C47 74 42 34 26 24Z" fill="${HEX.coral}"/><path d="M26 34V112" stroke="${HEX.petrol}" stroke-width="1.6"/><circle cx="31" cy="66" r="1.8" fill="${HEX.petrol}"/><circle cx="31" cy="84" r="1.8" fill="${HEX.petrol}"/>${block(70, 24, 9, 62, HEX.mustard)}${block(70, 78, 9, 3, HEX.petrol)}${block(70, 70, 9, 3, HEX.petrol)}<path d="M62 20Q62 6 74 6Q86 6 86 20Z" fill="${HEX.paper}"/><path d="M56 20H92" stroke="${HEX.petrol}" stroke-width="3.4" stroke-linecap="round"/><path d="M22 134H78L86 142H14Z" fill="${HEX.petrol}"/>`,
    2.2,
  ),
  'bilanz-lamp': svg(
    100,
    142,
    `<path d="M22 4H58L72 46H8Z" fill="${HEX.mustard}"/><path d="M8 46H72" stroke="${HEX.petrol}" stroke-width="2.4"/>${block(38, 46, 5, 88, HEX.petrol)}<path d="M54 46V62" stroke="${HEX.petrol}" stroke-width="1.4"/><circle cx="54" cy="64" r="2.4" fill="${HEX.coral}"/><path d="M20 134H62L68 142H14Z" fill="${HEX.petrol}"/><g transform="translate(44 110) scale(.86)">${dachshund(HEX.coral, HEX.petrol)}</g>`,
    2.2,
  ),
  'bilanz-figures': svg(
    200,
    120,
    [
      [62, HEX.mustard, HEX.petrol],
      [44, HEX.coral, HEX.petrol],
      [54, HEX.petrol, HEX.coral],
      [24, HEX.mustard, HEX.petrol],
      [36, HEX.petrol, HEX.mustard],
      [4, HEX.coral, HEX.petrol],
    ]
      .map(([top, coat, head], index) => figure(4 + index * 33, 28, Number(top), 120, String(coat), String(head)))
      .join(''),
    2,
  ),
  'bilanz-skyline': svg(
    200,
    120,
    `<circle cx="46" cy="34" r="24" fill="${HEX.coral}"/>${block(4, 76, 34, 44, HEX.mustard)}${block(42, 54, 30, 66, HEX.petrol)}${block(76, 66, 36, 54, HEX.paper)}${block(116, 30, 34, 90, HEX.coral)}${block(154, 6, 42, 114, HEX.petrol)}${windows(10, 84, 3, 3, HEX.petrol)}${windows(48, 62, 2, 4, HEX.mustard)}${windows(82, 74, 3, 3, HEX.petrol)}${windows(122, 40, 3, 6, HEX.petrol)}${windows(161, 16, 4, 8, HEX.mustard)}`,
    2,
  ),
  'bilanz-cake': svg(
    200,
    120,
    `<path d="${slice(100, 50, 46, 2, 12)}" fill="${HEX.coral}"/><path d="${slice(100, 50, 46, 5, 8)}" fill="${HEX.mustard}"/><path d="${slice(100, 50, 46, 8, 10)}" fill="${HEX.petrol}"/><path transform="translate(9 -5)" d="${slice(100, 50, 46, 0, 2)}" fill="${HEX.paper}"/><circle cx="100" cy="50" r="9" fill="${HEX.petrol}"/><path d="M44 100H156L148 108H52Z" fill="${HEX.petrol}"/>${block(92, 108, 16, 6, HEX.petrol)}${block(60, 112, 80, 8, HEX.petrol)}`,
    2,
  ),
  'bilanz-walk': svg(
    200,
    120,
    `<path d="M6 96L46 62L84 76L128 34L162 46L194 8" fill="none" stroke="${HEX.coral}" stroke-width="4"/>${[
      [46, 62],
      [84, 76],
      [128, 34],
      [162, 46],
      [194, 8],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${Math.min(Number(x), 193)}" cy="${Math.max(Number(y), 8)}" r="5.500" fill="${HEX.mustard}"/>`,
      )
      .join('')}<g transform="translate(24 82) scale(1.200)">${dachshund(HEX.petrol, HEX.paper, 62)}</g>`,
    2,
  ),
};
const HIGH = ['bilanz-plant', 'bilanz-cups', 'bilanz-binders', 'bilanz-somebody', 'bilanz-stand', 'bilanz-lamp'];
const WIDE = ['bilanz-figures', 'bilanz-skyline', 'bilanz-cake', 'bilanz-walk'];

const drawings = {
  ...standing,
  'bilanz-dachshund': svg(64, 34, dachshund(HEX.petrol, HEX.paper)),
  'bilanz-dachshund-pale': svg(64, 34, dachshund(HEX.paper, HEX.petrol)),
  'bilanz-dachshund-long': svg(228, 34, dachshund(HEX.petrol, HEX.paper, 162), 2),
  /** A storey of a bar, with the hairline of the place on it; wide ones are for doubles. */
  ...Object.fromEntries(
    (['petrol', 'coral', 'mustard', 'mint'] as const).flatMap((color) =>
      ([53, 106] as const).map((width) => [
        `bilanz-${width > 53 ? 'wide-' : ''}${color}`,
        svg(
          width,
          73,
          `${block(0, 0, width, 73, HEX[color])}<rect x="${width > 53 ? 4 : 2.5}" y="2.500" width="${width > 53 ? 98 : 48}" height="55" fill="none" stroke="${color === 'petrol' ? HEX.paper : HEX.petrol}" stroke-width=".35"/>`,
          2,
        ),
      ]),
    ),
  ),
  ...Object.fromEntries(
    (['coral', 'mustard', 'mint'] as const).map((color) => [
      `bilanz-field-${color}`,
      svg(234, 281.4, block(0, 0, 234, 281.4, HEX[color]), 2),
    ]),
  ),
  'bilanz-sign-stop': svg(
    116,
    138,
    `<path d="M2 20Q2 0 22 0Q42 0 42 20L29 92H15Z" fill="${HEX.petrol}"/><circle cx="22" cy="117" r="21" fill="${HEX.petrol}"/>`,
  ),
  'bilanz-sign-share': svg(
    116,
    138,
    `<g fill="none" stroke="${HEX.petrol}" stroke-width="18"><circle cx="28" cy="34" r="19"/><circle cx="88" cy="104" r="19"/></g><path d="M86 4H106L30 134H10Z" fill="${HEX.petrol}"/>`,
  ),
  'bilanz-sign-count': svg(
    116,
    138,
    `<g fill="${HEX.petrol}">${block(22, 4, 18, 130, HEX.petrol)}${block(68, 4, 18, 130, HEX.petrol)}${block(0, 36, 108, 18, HEX.petrol)}${block(0, 84, 108, 18, HEX.petrol)}</g>`,
  ),
  'bilanz-sign-more': svg(
    116,
    138,
    `<g fill="${HEX.petrol}"><circle cx="18" cy="119" r="17"/><circle cx="58" cy="119" r="17"/><circle cx="98" cy="119" r="17"/></g>`,
  ),
  /** How many stand on each other, in heads. */
  ...Object.fromEntries(
    [1, 2, 3].map((heads) => [
      `bilanz-scale-${heads}`,
      svg(
        8,
        4,
        Array.from(
          { length: heads },
          (_, index) => `<circle cx="${1.2 + index * 2.6}" cy="2.600" r="1" fill="${HEX.petrol}"/>`,
        ).join(''),
        2,
      ),
    ]),
  ),
  'bilanz-pie': svg(
    180,
    180,
    `<path d="${slice(90, 90, 86, 0, 3)}" fill="${HEX.coral}"/><path d="${slice(90, 90, 86, 3, 5)}" fill="${HEX.mustard}"/><path d="${slice(90, 90, 86, 5, 9)}" fill="${HEX.petrol}"/><path d="${slice(90, 90, 86, 9, 11)}" fill="${HEX.paper}"/><path transform="translate(-3 -10)" d="${slice(90, 90, 80, 11, 12)}" fill="${HEX.petrol}"/>`,
    1.3,
  ),
  'bilanz-slices': svg(
    170,
    170,
    `<g fill="none" stroke="${HEX.petrol}" stroke-width=".5"><circle cx="85" cy="85" r="84"/>${Array.from({ length: 12 }, (_, hour) => `<path d="${slice(85, 85, 84, hour, hour + 1)}"/>`).join('')}</g><circle cx="85" cy="85" r="3" fill="${HEX.petrol}"/>`,
    1.2,
  ),
  'bilanz-seal': svg(
    48,
    48,
    `<g transform="translate(24 24)"><path d="${Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * Math.PI * 2;
      const radius = index % 2 ? 21.4 : 23.4;
      return `${index ? 'L' : 'M'}${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
    }).join(
      '',
    )}Z" fill="${HEX.coral}"/><circle r="17.500" fill="none" stroke="${HEX.petrol}" stroke-width=".8"/><path d="M-9 1L-3 7.500L10 -7" fill="none" stroke="${HEX.petrol}" stroke-width="3.600"/></g>`,
  ),
};

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': named(
    '{total-stickers} Menschen,\nniemand abgeschrieben.',
    '{total-stickers} people,\nnobody written off.',
    '{total-stickers} personnes,\naucune perte à signaler.',
    '{total-stickers} persone,\nnessuna svalutata.',
    'Osób: {total-stickers},\nodpisów: żadnych.',
  ),
  'welcome.title': named(
    'Liebe Beteiligte,',
    'Dear stickholders,',
    'Chères parties prenantes,',
    'Cara assemblea,',
    'Szanowne Zgromadzenie,',
  ),
  'welcome.text': {
    de: 'dieser Geschäftsbericht kommt ohne Kleingedrucktes aus. Unser größter Wert steht auf den folgenden Seiten, hat einen Namen und will eingeklebt werden. Gerundet wird nicht, getauscht sehr gern. Wer am Ende kein freies Feld mehr hat, hält die Mehrheit.',
    en: 'This annual report needs no small print. Our greatest asset is on the following pages, has a name and wants to be stuck in. We do not round, but we love to swap. If you have no empty space left at the end, you may call yourself a major stickholder.',
    fr: 'Ce rapport annuel se passe de petits caractères. Notre plus grande richesse est dans les pages qui suivent : elle a un nom et ne demande qu’à être collée. On n’arrondit pas, mais on échange volontiers. Plus une seule case vide ? La majorité est à vous.',
    it: 'questa relazione annuale non ha clausole in piccolo. Il nostro bene più prezioso è nelle pagine che seguono, ha un nome e va incollato. Non si arrotonda, si scambia volentieri. Chi alla fine non ha più caselle vuote può dirsi azionista di maggioranza.',
    pl: 'ten raport roczny obywa się bez drobnego druku. Nasz największy majątek jest na kolejnych stronach, ma imię i czeka na wklejenie. Nie zaokrąglamy, za to chętnie się wymieniamy. Kto na końcu nie ma już pustych pól, ma pakiet większościowy.',
  },
  'welcome.signed': [
    same('{answer-signed}'),
    named('Der Vorstand: wir alle', 'The board: all of us', 'Le conseil : nous tous', 'Il consiglio: tutti noi', 'Zarząd: my wszyscy'), // prettier-ignore
  ],
  'contents.title': named('Inhalt', 'Contents', 'Sommaire', 'Indice', 'Spis treści'),
  'contents.note': named(
    'Freie Zeilen sind für Nachträge da.',
    'The free lines are for late entries.',
    'Les lignes libres attendent vos ajouts.',
    'Le righe libere sono per le aggiunte.',
    'Wolne wiersze są na dopiski.',
  ),
  'o1.figure': [same('{answer-founded}'), same('&')],
  'o1.line': [
    named(
      'Seit {answer-founded} wächst diese Kurve.',
      'This curve has been growing since {answer-founded}.',
      'Cette courbe grimpe depuis {answer-founded}.',
      'Questa curva cresce dal {answer-founded}.',
      'Ta krzywa rośnie od roku {answer-founded}.',
    ),
    named(
      'Du und ich und alle\nauf den nächsten Seiten.',
      'You and me and everyone\non the next pages.',
      'Toi et moi et tout le monde\ndans les pages suivantes.',
      'Io, te e tutti quelli\ndelle prossime pagine.',
      'Ty i ja, i wszyscy\nz kolejnych stron.',
    ),
  ],
  'o1.text': {
    de: 'Ein Geschäftsbericht braucht Zahlen.\nDieser hier hat Gesichter, und jedes davon zählt.',
    en: 'An annual report needs figures.\nThis one has faces, and every one of them counts.',
    fr: 'Un rapport annuel a besoin de chiffres.\nCelui-ci a des visages, et chacun compte.',
    it: 'Una relazione annuale ha bisogno di cifre.\nQuesta ha volti, e ognuno conta.',
    pl: 'Raport roczny potrzebuje liczb.\nTen ma twarze i każda z nich się liczy.',
  },
  'o2.line': [
    named(
      '{answer-cups} Tassen am Tag: Ohne die läuft hier nichts.',
      '{answer-cups} cups a day: nothing runs without them.',
      '{answer-cups} tasses par jour : sans elles, rien ne tourne.',
      '{answer-cups} tazze al giorno: senza, non gira niente.',
      '{answer-cups} kaw dziennie: bez nich nic tu nie ruszy.',
    ),
    named(
      'Mit jedem Sticker wächst die Säule.',
      'Every sticker makes the bar grow.',
      'Chaque vignette fait grandir la barre.',
      'Ogni figurina fa crescere la barra.',
      'Z każdą naklejką słupek rośnie.',
    ),
  ],
  'o2.text': {
    de: 'Wer ein Feld füllt, mehrt den Bestand. Wer tauscht, macht gleich zwei Leute reicher.',
    en: 'Fill a space and the assets grow. Swap, and two people are richer at once.',
    fr: 'Remplir une case augmente le capital. Échanger enrichit deux personnes d’un coup.',
    it: 'Chi riempie una casella aumenta il patrimonio. Chi scambia arricchisce due persone in un colpo.',
    pl: 'Kto wypełnia pole, pomnaża majątek. Kto się wymienia, wzbogaca od razu dwie osoby.',
  },
  'o3.line': [
    named(
      'Am längsten dabei: {answer-longest}',
      'Here longest of all: {answer-longest}',
      'Là depuis toujours ou presque : {answer-longest}',
      'Da più tempo con noi: {answer-longest}',
      'Najdłużej z nami: {answer-longest}',
    ),
    named(
      'Die Rechnung geht\nnur mit allen auf.',
      'The sum only works\nwith everybody.',
      'Le compte n’est bon\nqu’avec tout le monde.',
      'Il conto torna solo con tutti.',
      'Rachunek zgadza się\ntylko ze wszystkimi.',
    ),
  ],
  'o3.text': {
    de: 'Fehlt ein Gesicht, stimmt die Summe nicht. Also weitersammeln, bis unter dem Strich niemand fehlt.',
    en: 'If one face is missing, the total is wrong. So keep collecting until the bottom line is complete.',
    fr: 'S’il manque un visage, le total est faux. On continue donc jusqu’à ce que le compte y soit.',
    it: 'Se manca un volto, il totale è sbagliato. Si continua a raccogliere finché il conto non è completo.',
    pl: 'Gdy brakuje jednej twarzy, suma się nie zgadza. Zbieramy więc dalej, aż pod kreską będą wszyscy.',
  },
  'o4.figure': [same('{answer-languages}'), same('%')],
  'o4.line': [
    named(
      'Sprachen. Beim Kaffee wird aus {answer-languages} eine.',
      'languages. Over coffee, all {answer-languages} become one.',
      'langues. À la pause-café, les {answer-languages} n’en font qu’une.',
      'lingue. Davanti al caffè le {answer-languages} diventano una.',
      'to liczba naszych języków. Przy kawie z {answer-languages} robi się jeden.',
    ),
    named(
      'Jeder Anteil hat hier einen Namen.',
      'Every share in here has a name.',
      'Ici, chaque part porte un nom.',
      'Qui ogni quota ha un nome.',
      'Tu każdy udział ma imię.',
    ),
  ],
  'o4.text': {
    de: 'Gerechnet wird in ganzen Stickern. Brüche gibt es nur beim Kuchen.',
    en: 'We count in whole stickers. Fractions are for cake.',
    fr: 'On compte en vignettes entières. Les fractions, c’est pour le gâteau.',
    it: 'Si conta in figurine intere. Le frazioni sono per la torta.',
    pl: 'Liczymy w całych naklejkach. Ułamki są tylko przy torcie.',
  },
  'o5.line': [
    named(
      'Jüngster Zugang: {answer-newest}',
      'Latest addition: {answer-newest}',
      'Dernière arrivée au bilan : {answer-newest}',
      'Ultimo ingresso: {answer-newest}',
      'Najnowszy nabytek: {answer-newest}',
    ),
    named(
      'Wer doppelt hat, hat doppelt Glück.',
      'Twice the sticker, twice the luck.',
      'Un double, c’est deux fois de la chance.',
      'Chi ha un doppione ha doppia fortuna.',
      'Podwójna naklejka to podwójne szczęście.',
    ),
  ],
  'o5.text': {
    de: 'Ein Sticker zu viel ist keine Altlast, sondern die Anzahlung auf den nächsten Tausch.',
    en: 'One sticker too many is no liability. It is a down payment on the next swap.',
    fr: 'Une vignette en trop n’est pas une dette, mais un acompte sur le prochain échange.',
    it: 'Una figurina di troppo non è una passività, ma un acconto sul prossimo scambio.',
    pl: 'Jedna naklejka za dużo to nie strata, lecz zaliczka na następną wymianę.',
  },
  'o6.figure': same('?'),
  'o6.line': [
    named(
      'Täglich zu hören: „{answer-saying}“',
      'Heard every day: “{answer-saying}”',
      'Entendu tous les jours : « {answer-saying} »',
      'Si sente ogni giorno: «{answer-saying}»',
      'Słychać codziennie: „{answer-saying}”',
    ),
    named(
      'Wen kennst du hier noch nicht?',
      'Who in here don’t you know yet?',
      'Qui ne connais-tu pas encore ?',
      'Chi non conosci ancora, qui?',
      'Kogo tu jeszcze nie znasz?',
    ),
  ],
  'o6.text': {
    de: 'Freie Felder sind die schönsten Aussichten: Hinter jedem steht jemand, den es noch zu treffen gilt.',
    en: 'Empty spaces are the best prospects: behind each of them is somebody still to meet.',
    fr: 'Les cases vides sont les meilleures perspectives : derrière chacune, une personne à rencontrer.',
    it: 'Le caselle vuote sono le prospettive migliori: dietro ognuna c’è qualcuno da incontrare.',
    pl: 'Puste pola to najlepsze perspektywy: za każdym kryje się ktoś, kogo jeszcze spotkacie.',
  },
  'few.line': [
    named(
      'Klein, aber im Plus.',
      'Small, but in the black.',
      'En petit comité,\nmais bénéficiaire.',
      'In pochi, ma in attivo.',
      'W małym gronie,\nale na plusie.',
    ),
    named(
      'Auch kleine Säulen\nstehen fest.',
      'Small bars stand\nfirm, too.',
      'Les petites barres\ntiennent bon.',
      'Anche le barre piccole\nstanno salde.',
      'Małe słupki\nteż stoją mocno.',
    ),
    named(
      'Wenige Namen,\nkein Durchschnitt.',
      'A few names do not\nmake an average.',
      'Quelques noms\nne font pas une moyenne.',
      'Pochi nomi\nnon fanno una media.',
      'Kilka imion\nto jeszcze nie średnia.',
    ),
    named(
      'Kurze Wege,\nhohe Werte.',
      'Short distances,\nhigh values.',
      'Circuits courts,\nvaleurs hautes.',
      'Distanze brevi,\nvalori alti.',
      'Krótka droga,\nwysokie wartości.',
    ),
  ],
  'chart.text': [
    named(
      'Gemessen in Gesichtern: Jede Säule ist so hoch wie die Zahl ihrer Leute.',
      'Measured in faces: a bar is as high as the people standing on it.',
      'Unité de mesure : le visage. Une barre monte aussi haut que les gens qui s’y tiennent.',
      'Misurato in volti: una barra è alta quanto le persone che ci stanno sopra.',
      'Mierzone w twarzach: słupek jest tak wysoki, ilu jest w nim ludzi.',
    ),
    named(
      'Was haben die Leute einer Säule gemeinsam? Die Linie darunter ist für die Antwort.',
      'What do the people of a bar have in common? The line below is for the answer.',
      'Qu’ont en commun les gens d’une même barre ? La ligne du dessous attend la réponse.',
      'Che cosa hanno in comune le persone di una barra? La riga sotto è per la risposta.',
      'Co łączy ludzi z jednego słupka? Linia pod spodem jest na odpowiedź.',
    ),
    named(
      'Gerundet wird hier nicht. Menschen gibt es nur ganz.',
      'No rounding here. People only come whole.',
      'Ici, on n’arrondit pas. Les gens n’existent qu’en entier.',
      'Qui non si arrotonda. Le persone esistono solo intere.',
      'Tu się nie zaokrągla. Ludzie występują tylko w całości.',
    ),
    named(
      'Ein freies Feld ist kein Verlust, sondern ein Grund, jemanden anzusprechen.',
      'An empty space is not a loss but a reason to talk to somebody.',
      'Une case vide n’est pas une perte, c’est une raison d’aborder quelqu’un.',
      'Una casella vuota non è una perdita, ma un motivo per rivolgersi a qualcuno.',
      'Puste pole to nie strata, lecz powód, żeby kogoś zagadnąć.',
    ),
    named(
      'Die Höhe ist Zufall, das Fundament nicht.',
      'The height is chance, the foundation is not.',
      'La hauteur est un hasard, les fondations non.',
      'L’altezza è un caso, le fondamenta no.',
      'Wysokość to przypadek, fundament nie.',
    ),
    named(
      'Doppelte werden nicht abgeschrieben, sondern getauscht.',
      'Doubles are not written off, they are swapped.',
      'Les doubles ne s’amortissent pas, ils s’échangent.',
      'I doppioni non si ammortizzano, si scambiano.',
      'Podwójnych się nie amortyzuje, podwójne się wymienia.',
    ),
    named(
      'Kleine Säulen tragen genauso gut wie große.',
      'Small bars carry just as well as tall ones.',
      'Les petites barres portent aussi bien que les grandes.',
      'Le barre piccole reggono bene come quelle alte.',
      'Małe słupki niosą tak samo dobrze jak duże.',
    ),
    named(
      'Wer hier fehlt, klebt vielleicht schon in einem anderen Heft. Fragen lohnt sich.',
      'Whoever is missing may be stuck in somebody else’s album. It pays to ask.',
      'Qui manque ici est peut-être collé dans un autre album. Il suffit de demander.',
      'Chi manca qui forse è già in un altro album. Vale la pena chiedere.',
      'Kogo tu brakuje, ten może już tkwi w innym albumie. Warto zapytać.',
    ),
  ],
  'chart.peak': [
    named(
      'Jüngster Zugang: {answer-newest}',
      'Latest addition: {answer-newest}',
      'Dernière arrivée au bilan : {answer-newest}',
      'Ultimo ingresso: {answer-newest}',
      'Najnowszy nabytek: {answer-newest}',
    ),
    named(
      'Ohne Gehaltsliste dabei: {answer-pet}',
      'Not on the payroll: {answer-pet}',
      'Hors masse salariale : {answer-pet}',
      'Fuori busta paga: {answer-pet}',
      'Poza listą płac: {answer-pet}',
    ),
    named(
      'Standorte: {answer-sites}',
      'Locations: {answer-sites}',
      'Implantations : {answer-sites}',
      'Sedi: {answer-sites}',
      'Lokalizacje: {answer-sites}',
    ),
    named(
      'Am längsten dabei: {answer-longest}',
      'Here longest of all: {answer-longest}',
      'Là depuis toujours ou presque : {answer-longest}',
      'Da più tempo con noi: {answer-longest}',
      'Najdłużej z nami: {answer-longest}',
    ),
    named(
      'Unvergessen: {answer-party}',
      'Unforgotten: {answer-party}',
      'Inoubliable : {answer-party}',
      'Indimenticabile: {answer-party}',
      'Niezapomniane: {answer-party}',
    ),
  ],
  'photo.hint': named(
    'Platz für ein Foto vom Sommerfest.',
    'Room for a photo of the summer party.',
    'Une photo de la fête d’été irait bien ici.',
    'Spazio per una foto della festa d’estate.',
    'Miejsce na zdjęcie z letniego festynu.',
  ),
  'portrait.hint': named(
    'Platz für ein Porträt.',
    'Room for a portrait.',
    'Un portrait irait bien ici.',
    'Spazio per un ritratto.',
    'Miejsce na portret.',
  ),
  'sheet.title': named('Inventur', 'Stocktaking', 'Inventaire', 'Inventario', 'Inwentaryzacja'),
  'sheet.assets': named('Aktiva', 'Assets', 'Actif', 'Attivo', 'Aktywa'),
  'sheet.debts': named('Passiva', 'Liabilities', 'Passif', 'Passivo', 'Pasywa'),
  'sheet.assets.names': named(
    'Tassen mit Namen\nPflanzen, lebend\nGute Ideen\nKuchen je Woche\nWitze, gut\nLieblingsplätze',
    'Mugs with names\nPlants, alive\nGood ideas\nCakes a week\nJokes, good\nFavourite spots',
    'Tasses à prénom\nPlantes vivantes\nBonnes idées\nGâteaux par semaine\nBlagues, bonnes\nCoins préférés',
    'Tazze con il nome\nPiante, vive\nBuone idee\nTorte a settimana\nBattute, buone\nPosti preferiti',
    'Kubki z imieniem\nRośliny, żywe\nDobre pomysły\nCiasta na tydzień\nDowcipy, dobre\nUlubione miejsca',
  ),
  'sheet.debts.names': named(
    'Schirme, herrenlos\nKugelschreiber, leer\nKabel, rätselhaft\nWitze, andere\nKeks, letzter\nDosen ohne Deckel',
    'Umbrellas, ownerless\nPens, empty\nCables, mysterious\nJokes, other\nBiscuits, last one\nBoxes without lids',
    'Parapluies orphelins\nStylos vides\nCâbles mystérieux\nBlagues, autres\nBiscuits, derniers\nBoîtes sans couvercle',
    'Ombrelli abbandonati\nPenne, scariche\nCavi misteriosi\nBattute, altre\nBiscotti, ultimi\nScatole senza coperchio',
    'Parasole, bezpańskie\nDługopisy, puste\nKable, tajemnicze\nDowcipy, inne\nCiastka, ostatnie\nPudełka bez pokrywek',
  ),
  'sheet.sum': named('Unterm Strich:', 'The bottom line:', 'Au total :', 'Totale:', 'Pod kreską:'),
  'sheet.note': named(
    'Gezählt wird von Hand, am besten zu zweit.',
    'Counted by hand, ideally in pairs.',
    'On compte à la main, de préférence à deux.',
    'Si conta a mano, meglio se in due.',
    'Liczymy ręcznie, najlepiej we dwoje.',
  ),
  'group.title': named('Konsolidiert', 'Consolidated', 'Consolidé', 'Consolidato', 'Skonsolidowani'),
  'group.caption': [
    named(
      'Unvergessen: {answer-party}',
      'Unforgotten: {answer-party}',
      'Inoubliable : {answer-party}',
      'Indimenticabile: {answer-party}',
      'Niezapomniane: {answer-party}',
    ),
    named(
      'Alle auf einer Grundlinie.',
      'Everybody on one base line.',
      'Tous sur une même ligne.',
      'Tutti sulla stessa linea.',
      'Wszyscy na jednej linii.',
    ),
  ],
  'signatures.title': named('Gezeichnet', 'Signed', 'Signé', 'Firmato', 'Podpisano'),
  'signatures.text': named(
    'Sticker haften von selbst. Alle anderen unterschreiben hier.',
    'Stickers stick by themselves. Everybody else signs here.',
    'Les vignettes collent toutes seules. Les autres signent ici.',
    'Le figurine si attaccano da sole. Gli altri firmano qui.',
    'Naklejki trzymają się same. Reszta podpisuje się tutaj.',
  ),
  'pie.title': named('Tortendiagramm', 'Pie chart', 'Camembert', 'Grafico a torta', 'Wykres kołowy'),
  'pie.text': named(
    'Womit vergeht hier der Tag? Stücke ausmalen, Legende schreiben, vergleichen.',
    'Where does the day go? Colour in the slices, write the key, compare.',
    'À quoi passe-t-on la journée ? Colorier les parts, remplir la légende, comparer.',
    'Come passa la giornata? Colorare gli spicchi, scrivere la legenda, confrontare.',
    'Na czym mija dzień? Pokolorować kawałki, opisać legendę i porównać.',
  ),
  'mood.title': named('Stimmungskurven', 'Mood curves', 'Courbes d’humeur', 'Curve d’umore', 'Krzywe nastroju'),
  'mood.text': named(
    'Eine Woche, vier Leute, vier Linien. Kaffeepausen bitte markieren.',
    'One week, four people, four lines. Coffee breaks may be marked.',
    'Une semaine, quatre personnes, quatre lignes. Les pauses-café se marquent d’un point.',
    'Una settimana, quattro persone, quattro linee. Le pause caffè si segnano con un punto.',
    'Jeden tydzień, cztery osoby, cztery linie. Przerwy na kawę zaznaczamy kropką.',
  ),
  'mood.1': named('Mo', 'Mon', 'Lun', 'Lun', 'Pn'),
  'mood.2': named('Di', 'Tue', 'Mar', 'Mar', 'Wt'),
  'mood.3': named('Mi', 'Wed', 'Mer', 'Mer', 'Śr'),
  'mood.4': named('Do', 'Thu', 'Jeu', 'Gio', 'Cz'),
  'mood.5': named('Fr', 'Fri', 'Ven', 'Ven', 'Pt'),
  'mood.name': named('Name', 'Name', 'Nom', 'Nome', 'Imię'),
  'records.title': named('Bestwerte', 'Record figures', 'Meilleurs scores', 'Valori record', 'Rekordy'),
  'records.text': named(
    'Wer hält was? Mit Bleistift eintragen: Rekorde sind zum Brechen da.',
    'Who holds what? Use a pencil: records are there to be broken.',
    'Qui détient quoi ? Au crayon, car un record est fait pour être battu.',
    'Chi detiene cosa? A matita: i record si possono battere.',
    'Kto ma który? Ołówkiem, bo rekordy są po to, by je bić.',
  ),
  'records.1': named(
    'Kürzester Weg',
    'Shortest commute',
    'Trajet le plus court',
    'Tragitto più corto',
    'Najbliżej do pracy',
  ),
  'records.2': named('Älteste Tasse', 'Oldest mug', 'Plus vieille tasse', 'Tazza più vecchia', 'Najstarszy kubek'),
  'records.3': named(
    'Schnellste Antwort',
    'Fastest reply',
    'Réponse la plus rapide',
    'Risposta più rapida',
    'Najszybsza odpowiedź',
  ),
  'records.4': named(
    'Herzlichstes Lachen',
    'Heartiest laugh',
    'Rire le plus franc',
    'Risata più bella',
    'Najserdeczniejszy śmiech',
  ),
  'records.5': named(
    'Bestes Pausenbrot',
    'Best packed lunch',
    'Meilleur casse-croûte',
    'Miglior pranzo al sacco',
    'Najlepsza kanapka',
  ),
  'records.6': named(
    'Schönste Handschrift',
    'Finest handwriting',
    'Plus belle écriture',
    'Calligrafia più bella',
    'Najładniejsze pismo',
  ),
  'records.7': named(
    'Weitester Weg',
    'Longest commute',
    'Trajet le plus long',
    'Tragitto più lungo',
    'Najdalej do pracy',
  ),
  'quote.line': [
    named('„{answer-saying}“', '“{answer-saying}”', '« {answer-saying} »', '«{answer-saying}»', '„{answer-saying}”'),
    named(
      'Das Längste an diesem Bericht ist der Dackel.',
      'The longest thing in this report is the dachshund.',
      'Le plus long, dans ce rapport, c’est le teckel.',
      'La cosa più lunga di questa relazione è il bassotto.',
      'Najdłuższy w tym raporcie jest jamnik.',
    ),
  ],
  'quote.note': [
    named(
      'Auch dabei: {answer-pet}',
      'Also with us: {answer-pet}',
      'Avec nous aussi : {answer-pet}',
      'Con noi anche: {answer-pet}',
      'Jest też z nami: {answer-pet}',
    ),
    named(
      'Er wächst mit seinen Aufgaben.',
      'It grows with its tasks.',
      'Il s’étire selon les besoins.',
      'Si allunga secondo il bisogno.',
      'Rośnie wraz z zadaniami.',
    ),
  ],
  'notes.title': named('Anhang', 'Notes', 'Annexe', 'Note', 'Noty'),
  'notes.text': [
    named(
      'Unser Dank gilt: {answer-thanks}',
      'Our thanks go to: {answer-thanks}',
      'Nos remerciements vont à : {answer-thanks}',
      'Il nostro grazie: {answer-thanks}',
      'Dziękujemy: {answer-thanks}',
    ),
    named(
      'Danke an alle, die Fotos herausgesucht, Namen geprüft und Geduld bewiesen haben.',
      'Thank you to everybody who found photos, checked names and showed patience.',
      'Merci à toutes les personnes qui ont cherché des photos, vérifié des noms et pris patience.',
      'Grazie a chi ha cercato foto, controllato nomi e avuto pazienza.',
      'Dziękujemy wszystkim, którzy szukali zdjęć, sprawdzali nazwiska i mieli cierpliwość.',
    ),
  ],
  'notes.more': [
    named(
      'Stolz in diesem Jahr: {answer-proud}',
      'Proud of this year: {answer-proud}',
      'Notre fierté cette année : {answer-proud}',
      'Il nostro orgoglio di quest’anno: {answer-proud}',
      'Duma tego roku: {answer-proud}',
    ),
    named(
      'Die Linien gehören allen, die noch etwas anzumerken haben.',
      'The lines belong to anybody with something to add.',
      'Les lignes sont pour celles et ceux qui ont encore quelque chose à dire.',
      'Le righe sono per chi ha ancora qualcosa da aggiungere.',
      'Linie są dla każdego, kto ma jeszcze coś do dodania.',
    ),
  ],
  'back.line': named('Ergebnis:\npositiv.', 'Result:\npositive.', 'Résultat :\npositif.', 'Risultato:\npositivo.', 'Wynik:\ndodatni.'), // prettier-ignore
  'back.note': [
    named('Ausblick: {answer-next}', 'Outlook: {answer-next}', 'Perspectives : {answer-next}', 'Prospettive: {answer-next}', 'Perspektywy: {answer-next}'), // prettier-ignore
    named(
      'Geprüft und für klebrig befunden.',
      'Audited and found to be sticky.',
      'Vérifié et déclaré collant.',
      'Verificato e trovato appiccicoso.',
      'Sprawdzono. Klei się.',
    ),
  ],
  'chapter.one': named('Die Belegschaft', 'The people', 'L’équipe', 'Le persone', 'Załoga'),
  'chapter.two': named('Noch mehr Köpfe', 'Even more heads', 'D’autres têtes', 'Altre teste', 'Kolejne głowy'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const serif = { font: 'title' };
/** What is read, in black ink alone: petrol is four inks, which never meet quite exactly. */
const BLACK = 1;
const reading = { font: 'paragraph', color: BLACK, lineHeight: 150 };
/** Words that must stand in the height they have. */
const boxed = (height: number) => ({ autosize: false, fit: true, height });

const COLUMNS = [12, 65, 118, 171, 239, 292, 345, 398];
const BASE = 277;
const STEP = 73;
const WIDTH = 53;

/** One is mint, two are mustard, three coral: a bar deepens with its height, on every page alike. */
const BAR_COLORS = [MINT, MINT, MUSTARD, CORAL];
/** A storey of a bar for every sticker, and a line under it to write on what its people have in common. */
function bar(column: number, height: number, color: number = pick(BAR_COLORS, height)): ContentNode[] {
  const x = pick(COLUMNS, column);
  return [
    ...Array.from({ length: height }, (_, index) => storey(x, BASE - (height - index) * STEP, color)).flat(),
    ...label(x, WIDTH),
  ];
}
const STOREYS = { [PETROL]: 'petrol', [CORAL]: 'coral', [MUSTARD]: 'mustard', [MINT]: 'mint' } as Record<
  number,
  string
>;
/** The frame of a place is a hairline until somebody stands there. */
function storey(x: number, y: number, color: number, double = false): ContentNode[] {
  const [width, room] = double ? [100, 2 * WIDTH] : [50, WIDTH];
  return [
    picture(x, y, room, STEP, `bilanz-${double ? 'wide-' : ''}${STOREYS[color]}`),
    cell(x + (room - width) / 2, y + 1.5, double, { fill: color, fillOpacity: 0 }),
  ];
}
/** Page numbers stand at the outer ends of the same row. */
function label(x: number, room: number): ContentNode[] {
  const left = x + (x < 20 ? 11 : 1.5);
  const right = x + room - (x + room > 440 ? 14 : 1.5);
  return [rule(left, 285.6, right - left, PETROL, 0.3)];
}
/** Two columns wide: a double stands in the middle. */
function wideBar(column: number, height: number, color: number): ContentNode[] {
  const x = pick(COLUMNS, column);
  return [
    ...Array.from({ length: height }, (_, index) => storey(x, BASE - (height - index) * STEP, color, true)).flat(),
    ...label(x, 2 * WIDTH),
  ];
}

/** Lines of the scale, counted in heads, and the base line. */
function axes(color = PETROL): ContentNode[] {
  return [
    ...[1, 2, 3].map((step) => rule(-4, BASE - step * STEP, 468, color, 0.3, { opacity: 0.55, name: 'Skala' })),
    ...[1, 2, 3].map((step) => picture(3, BASE - step * STEP - 4.4, 8, 4, `bilanz-scale-${step}`, { name: 'Skala' })),
    rule(-4, BASE + 0.4, 468, color, 0.8, { name: 'Grundlinie' }),
  ];
}
/** Wide, so that it is no sign of a cell over it, which would go with its sticker. */
const folio = (side: 'left' | 'right', color: number): ContentNode =>
  text(side === 'left' ? 12 : 368, 281.4, 80, 11, '{page-number}', {
    font: 'sub_title',
    color,
    align: side,
    name: 'Folio',
  });
const pages = (color = PETROL): ContentNode[] => [folio('left', color), folio('right', color)];
const title = (x: number, width: number, y = 12): ContentNode =>
  text(x, y, width, 48, '{section}', { ...serif, color: PETROL, ...FITTED, height: 18, name: 'Titel' });
const heading = (words: string, width = 206): ContentNode =>
  text(11, 14, width, 72, words, { ...serif, color: PETROL, ...boxed(27) });
const says = (x: number, y: number, width: number, lines = 3): ContentNode =>
  text(x, y, width, 12, '@chart.text', { ...reading, lines });
/** What the makers told of themselves; without it there is no dot either. */
const peak = (x: number, y: number): ContentNode =>
  node('Group', { name: 'Anmerkung' }, [
    disc(x, y + 2.4, 1.4, CORAL),
    text(x + 4, y, 98, 12, '@chart.peak', { ...reading, lineHeight: 120, lines: 2 }),
  ]);

/** The finished drawing and the words for the makers lie under the frame: a photo covers them. */
function photo(
  x: number,
  y: number,
  width: number,
  height: number,
  look: { readonly ground?: number; readonly hint?: string; readonly portrait?: boolean; readonly first?: number } = {},
): ContentNode[] {
  const { ground = MINT, portrait = false, first = 0 } = look;
  const hint = look.hint ?? (portrait ? '@portrait.hint' : '@photo.hint');
  const [left, right] = [Math.max(x, 0), Math.min(x + width, 460)];
  const alone = portrait || height > (right - left) * 1.2;
  const ratio = alone ? 1.42 : 0.6;
  const wide = Math.min((right - left) * (alone ? 0.84 : 0.86), (height * 0.86) / ratio);
  return [
    rect(x, y, width, height, ground),
    picture(
      (left + right - wide) / 2,
      y + height - wide * ratio,
      wide,
      wide * ratio,
      inTurn(alone ? HIGH : WIDE, first),
      {
        name: 'Zeichnung',
      },
    ),
    text(left + 8, Math.max(y, 4) + 8, (left < 222 ? Math.min(222, right) : right) - left - 16, 14, hint, {
      name: HINT,
      font: 'sub_title',
      color: PETROL,
      lineHeight: 120,
      lines: 2,
    }),
    picture(x, y, width, height, null, {
      ...(portrait && { gradientMap: [PETROL, PAPER] }),
      name: portrait ? 'Porträt' : 'Foto',
    }),
  ];
}

/** How high the eight bars are for so many people: two pages from ten on, before that the right one. */
const HEIGHTS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 0, 0, 0, 0, 1, 0, 2],
  4: [0, 0, 0, 0, 0, 1, 1, 2],
  5: [0, 0, 0, 0, 0, 1, 2, 2],
  6: [0, 0, 0, 0, 0, 1, 2, 3],
  7: [0, 0, 0, 0, 1, 1, 2, 3],
  8: [0, 0, 0, 0, 1, 2, 2, 3],
  9: [0, 0, 0, 0, 1, 2, 3, 3],
  11: [1, 1, 1, 1, 1, 2, 2, 2],
  13: [1, 1, 1, 2, 1, 2, 2, 3],
  14: [1, 1, 2, 1, 2, 2, 2, 3],
  15: [1, 2, 1, 2, 1, 2, 3, 3],
  16: [1, 1, 2, 1, 2, 3, 3, 3],
  18: [1, 2, 3, 3, 3, 3, 2, 1],
  20: [2, 3, 3, 3, 3, 3, 2, 1],
};
/** A chart of one sticker a person. */
const bars = (heights: readonly number[]): ContentNode[] =>
  heights.flatMap((height, column) => (height > 0 ? bar(column, height) : []));
const chart = (count: number): ContentNode =>
  spread('Säulen', PAPER, [
    ...axes(),
    title(11, 212),
    says(12.5, 34, count > 16 ? 98 : 128),
    peak(count === 18 ? 345 : 239, count === 18 ? 20 : 40),
    ...bars(pick([HEIGHTS[count]!], 0)),
    ...pages(),
  ]);
const FULL = Array.from({ length: 8 }, () => pick(BAR_COLORS, 3));
const chart24 = (): ContentNode =>
  spread('Vollbeschäftigung', PAPER, [
    ...axes(),
    title(11, 212, 18),
    says(240, 22, 200),
    // One piece each: where a storey stays free, nothing floats over it.
    ...FULL.map((color, column) =>
      rect(pick(COLUMNS, column), BASE - 3 * STEP, WIDTH, 3 * STEP, color, { name: 'Säule' }),
    ),
    ...FULL.flatMap((color, column) => bar(column, 3, color)),
    ...pages(),
  ]);
/** A picture where two bars would be, as high as the highest. */
const chartWithPhoto = (count: number, heights: readonly number[]): ContentNode =>
  spread('Säulen und ein Bild', PAPER, [
    ...axes(),
    title(11, 212),
    says(12.5, 34, 128),
    peak(239, 40),
    ...photo(292, 58, 106, 219, { first: count }),
    ...bars(heights),
    ...pages(),
  ]);
/** A page for the picture, a page for the chart. */
const chartBeside = (count: number): ContentNode =>
  spread('Ein Bild und Säulen', PAPER, [
    ...axes(),
    ...photo(-4, -4, 234, 281.4, { first: count }),
    folio('left', PETROL),
    title(239, 208),
    text(240.5, 34, count > 8 ? 98 : 104, 12, '@chart.text', { ...reading, lines: 3 }),
    ...bars(HEIGHTS[count]!),
    folio('right', PETROL),
  ]);
const SIGNS = ['bilanz-sign-stop', 'bilanz-sign-share', 'bilanz-sign-count', 'bilanz-sign-more'];
const FIELDS = ['coral', 'mustard', 'mint'];
/** For a very small chapter: one bar beside a picture, and a sign as large as a page, on a ground that changes. */
const few = (count: number): ContentNode =>
  spread('Eine Säule', PAPER, [
    ...axes(),
    picture(
      -4,
      -4,
      234,
      281.4,
      inTurn(
        FIELDS.map((color) => `bilanz-field-${color}`),
        count,
      ),
      { name: 'Fläche' },
    ),
    picture(13, 20, 116, 138, inTurn(SIGNS, count), { name: 'Zeichen' }),
    text(12, 172, 204, 48, '@few.line', { ...serif, color: PETROL, ...boxed(38) }),
    text(12.5, 222, 190, 14, '@chart.text', { ...reading, lines: 4 }),
    title(239, 208),
    peak(240, 40),
    ...photo(239, 58, 106, 219, { first: count }),
    ...bar(6, count),
    ...pages(),
  ]);
const doubles = (): ContentNode =>
  spread('Doppelte Buchführung', PAPER, [
    ...axes(),
    title(11, 212),
    says(12.5, 34, 104),
    peak(345, 20),
    ...bar(0, 1),
    ...bar(1, 2),
    ...wideBar(2, 2, MUSTARD),
    ...wideBar(4, 3, CORAL),
    ...bar(6, 2),
    ...bar(7, 3),
    ...pages(),
  ]);

interface OpenerLook {
  readonly key: string;
  readonly ground: number;
  readonly figure: number;
  readonly words: number;
  readonly edge: number;
  readonly mirrored?: boolean;
  readonly first: number;
  /** Drawn of bars; without it the figure is a text. */
  readonly sign?: '+' | '=' | '×';
}
const scale = (color: number, x = -4, width = 468): ContentNode[] =>
  [50, 99, 148, 197, 246].map((y) => rule(x, y, width, color, 0.5, { opacity: 0.4, name: 'Skala' }));

/** Hairlines of the title's font are too thin for a sign as large as this. */
function figureOf(
  { key, figure: color, sign }: OpenerLook,
  x: number,
  y: number,
  width: number,
  size: number,
): ContentNode[] {
  if (!sign)
    return [text(x, y, width, 72, `@${key}.figure`, { ...serif, color, scale: size, ...FITTED, name: 'Zahl' })];
  const [long, thick] = [size * 21, size * 4.4];
  const [left, middle] = [x + 6, y + size * 11];
  const lying = (at: number, rotation = 0): ContentNode =>
    rect(left, at - thick / 2, long, thick, color, { rotation, name: 'Zeichen' });
  if (sign === '=') return [lying(middle - thick), lying(middle + thick)];
  const turn = sign === '×' ? 45 : 0;
  return [lying(middle, turn), lying(middle, turn + 90)];
}

/** One sign or one figure: a portrait stands as a bar at the edge, the sign on a line of the scale. */
const opener = (look: OpenerLook): ContentNode => {
  const { key, ground, words, edge, mirrored, first } = look;
  const at = mirrored ? 230 : 0;
  return spread('Auftakt', ground, [
    ...scale(words),
    text(at + 19, 22, 198, 36, '{section}', { ...serif, color: words, ...FITTED, height: 24, name: 'Titel' }),
    ...figureOf(look, at + 11, 54, 206, 4.6),
    text(at + 19, 160, 198, 36, `@${key}.line`, { ...serif, color: words, ...boxed(32) }),
    text(at + 20, 205, 150, 14, `@${key}.text`, { ...reading, color: words, lines: 4 }),
    rect(mirrored ? -4 : 276, 99, 188, 202, edge),
    ...photo(mirrored ? 21 : 297, 99, 142, 202, { portrait: true, first }),
    folio(mirrored ? 'right' : 'left', words),
    folio(mirrored ? 'left' : 'right', edge === PETROL ? PAPER : PETROL),
  ]);
};
/** Bars rise from one edge, or fall to the other, and the portrait is the highest. */
const rising = (look: OpenerLook): ContentNode => {
  const { key, ground, words, edge, mirrored, first } = look;
  const flip = (x: number, width: number): number => (mirrored ? 460 - x - width : x);
  const second = edge === MUSTARD ? MINT : MUSTARD;
  const at = mirrored ? 14 : 350;
  return spread('Auftakt in Säulen', ground, [
    ...scale(words),
    ...[edge, second, edge, second].map((fill, index) =>
      rect(
        flip(index * 58 - (index ? 0 : 4), index ? 58 : 62),
        246 - index * 49,
        index ? 58 : 62,
        55 + index * 49,
        fill,
      ),
    ),
    ...photo(flip(232, 108), 50, 108, 251, { portrait: true, first, ground: ground === MINT ? PAPER : MINT }),
    text(mirrored ? 246 : 13, 18, 200, 72, '{section}', {
      ...serif,
      color: words,
      ...FITTED,
      height: mirrored ? 27 : 50,
      name: 'Titel',
    }),
    ...figureOf(look, at - 4, 52, 104, 3.4),
    text(at, 152, 96, 26, `@${key}.line`, { ...serif, color: words, ...boxed(44) }),
    text(at + 0.5, 203, 94, 14, `@${key}.text`, { ...reading, color: words, lineHeight: 120, ...boxed(40) }),
    folio(mirrored ? 'left' : 'right', words),
    folio(mirrored ? 'right' : 'left', PETROL),
  ]);
};
/** The whole cake: the sign stands beside it, a slice of it is being served. */
const served = ({ key, ground, figure: color, words }: OpenerLook): ContentNode =>
  spread('Auftakt in Stücken', ground, [
    ...scale(words, -4, 234),
    picture(252, 58, 190, 190, 'bilanz-pie', { name: 'Torte' }),
    text(19, 22, 198, 36, '{section}', { ...serif, color: words, ...FITTED, height: 24, name: 'Titel' }),
    text(11, 54, 206, 72, `@${key}.figure`, { ...serif, color, scale: 4.6, ...FITTED, name: 'Zahl' }),
    text(19, 160, 198, 36, `@${key}.line`, { ...serif, color: words, ...boxed(32) }),
    text(20, 205, 150, 14, `@${key}.text`, { ...reading, color: words, lines: 4 }),
    folio('left', words),
    folio('right', words),
  ]);
const FIRST: OpenerLook = { key: 'o1', ground: PETROL, figure: MUSTARD, words: PAPER, edge: CORAL, first: 3 };
const SECOND: OpenerLook = { key: 'o2', sign: '+', ground: CORAL, figure: PETROL, words: PETROL, edge: MINT, first: 0 };
const OPENERS: readonly (readonly [name: Localised, spread: ContentNode])[] = [
  [
    named('Auftakt bei Nacht', 'Opener by night', 'Ouverture de nuit', 'Apertura notturna', 'Otwarcie nocne'),
    opener(FIRST),
  ],
  [
    named('Auftakt in Säulen', 'Opener in bars', 'Ouverture en barres', 'Apertura a barre', 'Otwarcie ze słupkami'),
    rising(SECOND),
  ],
  [
    named('Auftakt in Senf', 'Opener in mustard', 'Ouverture moutarde', 'Apertura senape', 'Otwarcie musztardowe'),
    opener({
      key: 'o3',
      sign: '=',
      ground: MUSTARD,
      figure: PETROL,
      words: PETROL,
      edge: PETROL,
      mirrored: true,
      first: 2,
    }),
  ],
  [
    named('Auftakt mit Torte', 'Opener with cake', 'Ouverture au gâteau', 'Apertura con torta', 'Otwarcie z tortem'),
    served({ key: 'o4', ground: MINT, figure: PETROL, words: PETROL, edge: MINT, first: 0 }),
  ],
  [
    named('Auftakt, fallend', 'Opener, falling', 'Ouverture en pente', 'Apertura in discesa', 'Otwarcie ze spadkiem'),
    rising({
      key: 'o5',
      sign: '×',
      ground: PETROL,
      figure: CORAL,
      words: PAPER,
      edge: MINT,
      mirrored: true,
      first: 1,
    }),
  ],
  [
    named('Auftakt auf Papier', 'Opener on paper', 'Ouverture sur papier', 'Apertura su carta', 'Otwarcie na papierze'),
    opener({ key: 'o6', ground: PAPER, figure: CORAL, words: PETROL, edge: MUSTARD, first: 1 }),
  ],
];

/** Two columns of an account to be counted by hand, in things that are not money. */
const account = (x: number, heading: string, names: string): ContentNode[] => [
  rect(x, 70, 202, 16, PETROL),
  text(x + 6, 72.3, 190, 26, heading, { ...serif, color: PAPER }),
  rect(x + 154, 90, 0.3, 155, PETROL),
  ...Array.from({ length: 6 }, (_, index) => rule(x, 109.3 + index * 22.6, 202, PETROL, 0.3)),
  text(x + 6, 92, 144, 22, names, { font: 'paragraph', color: BLACK, lineHeight: 291, lines: 6 }),
  rule(x, 245.4, 202, PETROL, 1),
];
const sheet = (): ContentNode =>
  spread('Inventur', PAPER, [
    heading('@sheet.title'),
    text(246, 26, 190, 14, '@sheet.note', { ...reading, lines: 2 }),
    ...account(12, '@sheet.assets', '@sheet.assets.names'),
    ...account(246, '@sheet.debts', '@sheet.debts.names'),
    text(246, 254, 70, 18, '@sheet.sum', { font: 'sub_title', color: PETROL, lineHeight: 120 }),
    rule(320, 262, 128, PETROL, 0.3),
    picture(12, 245.4, 60, 31.9, 'bilanz-dachshund', { name: 'Dackel' }),
    rule(-4, BASE + 0.4, 468, PETROL, 0.8, { name: 'Grundlinie' }),
    ...pages(),
  ]);

const group = (): ContentNode =>
  spread('Konsolidiert', MINT, [
    ...axes(),
    heading('@group.title'),
    text(239, 24, 190, 14, '@group.caption', { ...reading, lines: 2 }),
    rect(12, 204, 53, 73, MUSTARD),
    rect(398, 131, 53, 146, CORAL),
    ...photo(65, 58, 333, 219, { ground: PAPER }),
    ...pages(),
  ]);

/** Bars full of lines: to be signed on, or written into. */
const written = (x: number, width: number, height: number, color: number): ContentNode[] => [
  rect(x, BASE - height, width, height, color),
  ...Array.from({ length: Math.floor((height - 4) / 14.6) }, (_, index) =>
    rule(
      x + 4,
      BASE - height + 14.6 * (index + 1),
      width - 8,
      color === PETROL ? PAPER : PETROL,
      color === PETROL ? 0.5 : 0.3,
    ),
  ),
];
const signatures = (): ContentNode =>
  spread('Gezeichnet', PAPER, [
    ...axes(),
    heading('@signatures.title'),
    text(12.5, 44, 150, 14, '@signatures.text', { ...reading, lines: 2 }),
    ...(
      [
        [12, STEP, MINT],
        [118, 2 * STEP, MUSTARD],
        [239, STEP, MINT],
        [345, 3 * STEP, CORAL],
      ] as const
    ).flatMap(([x, height, color]) => written(x, 104, height, color)),
    picture(258, 172.1, 60, 31.9, 'bilanz-dachshund', { name: 'Dackel', flip: 'horizontal' }),
    ...pages(),
  ]);
const cake = (): ContentNode =>
  spread('Tortendiagramm', PAPER, [
    rect(-4, -4, 234, 305, MUSTARD),
    heading('@pie.title'),
    disc(115, 162, 92, PAPER),
    picture(30, 77, 170, 170, 'bilanz-slices', { name: 'Torte' }),
    text(246, 24, 190, 14, '@pie.text', { ...reading, lines: 3 }),
    ...Array.from({ length: 9 }, (_, index) => [
      rect(246, 66 + index * 22, 11, 11, null, { stroke: PETROL, strokeWidth: 0.6 }),
      rule(264, 77 + index * 22, 184, PETROL, 0.3),
    ]).flat(),
    folio('left', PETROL),
    folio('right', PETROL),
  ]);
/** Four empty systems of axes for the week. */
const mood = (): ContentNode =>
  spread('Stimmungskurven', PAPER, [
    heading('@mood.title'),
    text(246, 24, 190, 14, '@mood.text', { ...reading, lines: 3 }),
    ...(
      [
        [12, 62, MINT],
        [12, 172, MUSTARD],
        [246, 62, CORAL],
        [246, 172, MINT],
      ] as const
    ).flatMap(([x, y, color]) => [
      rect(x, y, 202, 78, color),
      ...[1, 2, 3, 4].map((day) => rect(x + day * 40.4, y, 0.3, 78, PETROL, { opacity: 0.5 })),
      rule(x, y + 39, 202, PETROL, 0.3, { dash: 'dashed' }),
      rule(x, y + 78, 202, PETROL, 0.8),
      ...[1, 2, 3, 4, 5].map((day) =>
        text(x + (day - 1) * 40.4, y + 80.5, 40.4, 11, `@mood.${day}`, {
          font: 'sub_title',
          color: PETROL,
          align: 'center',
        }),
      ),
      text(x, y + 92, 20, 11, '@mood.name', { font: 'paragraph', color: BLACK }),
      rule(x + 18, y + 96, 184, PETROL, 0.3),
    ]),
    ...pages(),
  ]);
const records = (): ContentNode =>
  spread('Bestwerte', MINT, [
    heading('@records.title'),
    text(246, 24, 190, 14, '@records.text', { ...reading, lines: 3 }),
    ...[CORAL, MUSTARD, PAPER, CORAL, MUSTARD, PAPER, CORAL].flatMap((color, index) => {
      const [y, end] = [62 + index * 30.4, 98 + index * 16];
      return [
        rect(-4, y, end + 4, 24, color),
        text(12, y + 6.4, 86, 20, `@records.${index + 1}`, { ...serif, color: PETROL, ...boxed(12), valign: 'middle' }),
        rule(end + 4, y + 20, 444 - end, PETROL, 0.3),
      ];
    }),
    ...pages(),
  ]);
/** The longest bar lies down. */
const quote = (): ContentNode =>
  spread('Der Dackel', CORAL, [
    ...scale(PETROL, 230, 234),
    text(12, 20, 208, 72, '@quote.line', { ...serif, color: PETROL, ...boxed(104) }),
    text(246, 214, 190, 18, '@quote.note', { font: 'paragraph', color: BLACK, lineHeight: 150, lines: 2 }),
    picture(24, 215.4, 412, 61.4, 'bilanz-dachshund-long', { name: 'Dackel' }),
    rule(-4, BASE + 0.4, 468, PETROL, 0.8, { name: 'Grundlinie' }),
    ...pages(),
  ]);

/** Thanks, and lines for whoever has something to add. */
const notes = (): ContentNode =>
  spread('Anhang', PAPER, [
    rect(-4, -4, 234, 305, PETROL),
    text(11, 14, 206, 72, '@notes.title', { ...serif, color: PAPER, ...boxed(27) }),
    text(12.5, 60, 190, 18, '@notes.text', { ...reading, color: PAPER, lines: 8 }),
    rect(12, 204, 53, 73, CORAL),
    rect(65, 167.5, 53, 109.5, MUSTARD),
    rule(-4, BASE + 0.4, 234, MINT, 0.8, { name: 'Grundlinie' }),
    picture(130, 245.2, 60, 31.9, 'bilanz-dachshund-pale', { name: 'Dackel' }),
    text(246, 22, 200, 14, '@notes.more', { ...reading, ...boxed(46) }),
    ...Array.from({ length: 12 }, (_, index) => rule(246, 74 + index * 17, 202, PETROL, 0.3)),
    folio('left', PAPER),
    folio('right', PETROL),
  ]);

/** Pictures that stand on the base line as bars do. */
const pictures = (): ContentNode =>
  spread('Bilder als Säulen', PAPER, [
    ...axes(),
    title(11, 200),
    ...photo(12, BASE - STEP, 102, STEP, { first: 1 }),
    ...photo(116, BASE - 2 * STEP, 102, 2 * STEP, { first: 0 }),
    ...photo(239, BASE - 3 * STEP, 102, 3 * STEP, { first: 1 }),
    ...photo(343, BASE - 2 * STEP, 105, 2 * STEP, { first: 2 }),
    ...pages(),
  ]);
/** An account of what one has twice, and of what one is owed. */
const swaps = (): ContentNode =>
  spread('Offene Posten', MINT, [
    ...swapLists({
      at: [12, 246],
      y: 18,
      width: 202,
      lines: 11,
      heading: { ...serif, color: PETROL },
      note: reading,
      color: PETROL,
    }),
    ...[12, 246].map((x) => rule(x, 45, 202, PETROL, 1)),
    ...pages(),
  ]);

const faces = (count: number): Localised =>
  named(`${count} Gesichter`, `${count} faces`, `${count} visages`, `${count} volti`, `Twarze: ${count}`);
const withPhoto = (name: Localised): Localised =>
  named(
    `${name.de}, ein Bild`,
    `${name.en}, one photo`,
    `${name.fr}, une photo`,
    `${name.it}, una foto`,
    `${name.pl}, zdjęcie`,
  );
const layouts: BlueprintContent['layouts'] = [
  ...OPENERS.map(([name, opening], index) => ({
    id: `bilanz-opener-${index + 1}`,
    name,
    role: 'opener' as const,
    spread: opening,
  })),
  {
    id: 'bilanz-24',
    name: named('Vollbeschäftigung', 'Full employment', 'Plein emploi', 'Piena occupazione', 'Pełne zatrudnienie'),
    role: 'team',
    spread: chart24(),
  },
  ...[20, 18, 16, 15, 14, 13, 11].map((count) => ({
    id: `bilanz-${count}`,
    name: faces(count),
    role: 'team' as const,
    spread: chart(count),
  })),
  ...(
    [
      [12, [1, 2, 2, 3, 1, 0, 0, 3]],
      [10, [1, 1, 2, 2, 1, 0, 0, 3]],
    ] as const
  ).map(([count, heights]) => ({
    id: `bilanz-${count}`,
    name: withPhoto(faces(count)),
    role: 'text' as const,
    spread: chartWithPhoto(count, heights),
  })),
  ...[9, 8, 7, 6, 5, 4].map((count) => ({
    id: `bilanz-${count}`,
    name: withPhoto(faces(count)),
    role: count === 8 ? ('text' as const) : ('team' as const),
    spread: chartBeside(count),
  })),
  {
    id: 'bilanz-3',
    name: named('Drei in einer Säule', 'Three in one bar', 'Trois en une barre', 'Tre in una barra', 'Troje w słupku'),
    role: 'text',
    spread: few(3),
  },
  {
    id: 'bilanz-3b',
    name: named(
      'Drei in zwei Säulen',
      'Three in two bars',
      'Trois en deux barres',
      'Tre in due barre',
      'Troje w dwóch słupkach',
    ),
    role: 'text',
    spread: chartBeside(3),
  },
  {
    id: 'bilanz-2',
    name: named('Zwei in einer Säule', 'Two in one bar', 'Deux en une barre', 'Due in una barra', 'Dwoje w słupku'),
    role: 'team',
    spread: few(2),
  },
  {
    id: 'bilanz-1',
    name: named('Eine Säule', 'One bar', 'Une barre', 'Una barra', 'Jeden słupek'),
    role: 'team',
    spread: few(1),
  },
  {
    id: 'bilanz-doubles',
    name: named('Doppelte Buchführung', 'Double entry', 'Partie double', 'Partita doppia', 'Podwójny zapis'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'bilanz-sheet',
    name: named('Inventur', 'Stocktaking', 'Inventaire', 'Inventario', 'Inwentaryzacja'),
    role: 'text',
    spread: sheet(),
  },
  {
    id: 'bilanz-signatures',
    name: named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy'),
    role: 'text',
    spread: signatures(),
  },
  {
    id: 'bilanz-quote',
    name: named('Der Dackel', 'The dachshund', 'Le teckel', 'Il bassotto', 'Jamnik'),
    role: 'picture',
    spread: quote(),
  },
  {
    id: 'bilanz-cake',
    name: named('Tortendiagramm', 'Pie chart', 'Camembert', 'Grafico a torta', 'Wykres kołowy'),
    role: 'text',
    spread: cake(),
  },
  {
    id: 'bilanz-mood',
    name: named('Stimmungskurven', 'Mood curves', 'Courbes d’humeur', 'Curve d’umore', 'Krzywe nastroju'),
    role: 'text',
    spread: mood(),
  },
  {
    id: 'bilanz-records',
    name: named('Bestwerte', 'Record figures', 'Meilleurs scores', 'Valori record', 'Rekordy'),
    role: 'text',
    spread: records(),
  },
  {
    id: 'bilanz-group',
    name: named('Konsolidiert', 'Consolidated', 'Consolidé', 'Consolidato', 'Skonsolidowani'),
    role: 'picture',
    spread: group(),
  },
  ...extraLayouts('bilanz', pictures(), swaps()),
];

/** From left to right: where a bar of the cover stands, where it ends, and its colour. */
const COVER = [
  [237, 259, MINT],
  [273.5, 225, MUSTARD],
  [310, 187, MINT],
  [346.5, 147, CORAL],
  [383, 101, MUSTARD],
  [419.5, 35, PETROL],
] as const;

export const blueprint: BlueprintContent = {
  id: 'business-bilanz',
  blueprint_category: 'business',
  title: named('Bilanz', 'Balance', 'Bilan', 'Bilancio', 'Bilans'),
  description: {
    de: 'Ein Geschäftsbericht aus Gesichtern: Sticker stehen als Säulen eines Diagramms, jedes freie Feld lässt es wachsen. Für Firmen mit Humor.',
    en: 'An annual report of faces: stickers stand as the bars of a chart, every empty space lets it grow. For firms with a sense of humour.',
    fr: 'Un rapport annuel en visages : les vignettes forment les barres d’un graphique, chaque case vide le fait grandir. Pour entreprises qui ont de l’humour.',
    it: 'Una relazione annuale di volti: le figurine sono le barre di un grafico, ogni spazio vuoto lo fa crescere. Per aziende con senso dell’umorismo.',
    pl: 'Raport roczny z twarzy: naklejki to słupki wykresu, a każde puste pole pozwala mu rosnąć. Dla firm z poczuciem humoru.',
  },
  palette: [HEX.petrol, HEX.coral, HEX.mustard, HEX.mint, HEX.paper],
  fonts: {
    title: { family: 'DM Serif Display', bold: false },
    sub_title: { family: 'Source Sans 3', bold: true },
    paragraph: { family: 'Source Sans 3', bold: false },
  },
  design: 'default',
  texts,
  questions: questions([
    'founded',
    'languages',
    'cups',
    'longest',
    'newest',
    'saying',
    'pet',
    'sites',
    'party',
    'proud',
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
        frontCover(PAPER, [
          ...[50, 99, 148, 197, 246].map((y) => rule(226, y, 238, PETROL, 0.4, { opacity: 0.5, name: 'Skala' })),
          ...COVER.map(([x, top, color]) => rect(x, top, 32, 305 - top, color, { name: 'Säule' })),
          text(241, 10, 172, 72, '{album-title}', { ...serif, color: PETROL, scale: 1.5, ...FITTED, name: 'Titel' }),
          text(243, 56, 130, 18, '@cover.line', { font: 'paragraph', color: PETROL, lineHeight: 120, lines: 2 }),
          text(243, 76, 100, 14, '{release-date}', { font: 'sub_title', color: PETROL }),
        ]),
        spread('Vorwort', PAPER, [
          rect(-4, -4, 234, 305, MINT),
          ...[50, 99, 148, 197, 246].map((y) => rule(-4, y, 234, PETROL, 0.3, { opacity: 0.3, name: 'Skala' })),
          text(15, 66, 204, 48, '@welcome.title', { ...serif, color: PETROL, autosize: false, fit: true, height: 36 }),
          text(16.5, 103, 198, 18, '@welcome.text', { ...reading, lineHeight: 120, ...boxed(42) }),
          text(16.5, 168, 120, 18, '@welcome.signed', { font: 'sub_title', color: PETROL }),
          picture(158, 176, 40, 40, 'bilanz-seal', { name: 'Siegel', rotation: -9 }),
          ...(
            [
              [16, 14, PAPER],
              [51, 22, MUSTARD],
              [86, 34, PAPER],
              [121, 48, CORAL],
              [156, 64, PETROL],
            ] as const
          ).map(([x, height, color]) => rect(x, 286 - height, 32, 20 + height, color)),
          text(246, 22, 190, 72, '@contents.title', {
            ...serif,
            color: PETROL,
            autosize: false,
            fit: true,
            height: 27,
          }),
          ...Array.from({ length: 8 }, (_, index) => rule(246, 66 + index * 17, 202, PETROL, index % 7 ? 0.3 : 0.8)),
          node('Text', {
            x: 248,
            y: 65.7,
            width: 198,
            height: 121,
            size: 20,
            lineHeight: 241,
            font: 'sub_title',
            color: PETROL,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(248, 191, 190, 12, '@contents.note', { ...reading, lineHeight: 120, lines: 2 }),
          picture(292, 204, 118, 70.8, 'bilanz-walk', { name: 'Zeichnung' }),
          rule(246, 275.2, 202, PETROL, 0.8, { name: 'Grundlinie' }),
          folio('right', PETROL),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(FIRST), chart(16), sheet()]),
    section('@chapter.two', [rising(SECOND), chart(18), chartWithPhoto(12, [1, 2, 2, 3, 1, 0, 0, 3])]),
    section(
      '@section.back',
      [
        group(),
        notes(),
        spread('Rückseite', PETROL, [
          ...[50, 99, 148, 197, 246].map((y) => rule(-4, y, 238, MINT, 0.4, { opacity: 0.45, name: 'Skala' })),
          rect(150, 99, 32, 202, CORAL),
          rect(186.5, 50, 32, 251, MUSTARD),
          rect(113.5, 148, 32, 153, MINT),
          text(13, 11, 160, 48, '@back.line', { ...serif, color: PAPER, lines: 2 }),
          text(14, 62, 130, 14, '@back.note', { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
          picture(14, 214, 60, 31.9, 'bilanz-dachshund-pale', { name: 'Dackel' }),
          text(14, 276, 96, 14, '{album-title}', { font: 'sub_title', color: MINT }),
        ]),
      ],
      true,
    ),
  ],
};
