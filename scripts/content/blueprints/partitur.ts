/** Partitur: a score for choirs and bands. Stickers hang on stems and beams; an empty cell is the bar that is still to come. */
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
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const INK = 2;
const RED = 3;
const PETROL = 4;
const GOLD = 5;
const CREAM = 6;
const HEX = { ink: '#191716', red: '#c33b21', petrol: '#1c6a66', gold: '#d9a036', cream: '#f5f0e2' };
const GREY = '#d9d1bd';
/** Notes on the paper of an empty frame. */
const SHADE = '#c3b99f';
/** The bar that is still to come. */
const REST = '#e7dfcb';

interface Singer {
  readonly hair: 'quiff' | 'bun' | 'bob' | 'bald';
  /** Of the suit, and of the bow or collar on it. */
  readonly suit: string;
  readonly bow: string;
}
const SKIN = HEX.cream;
const HALF = '#000';
/** Somebody who sings, eyes shut, in a hundred and forty-two by a hundred and eighty-six. */
function singer({ hair, suit, bow }: Singer): string {
  const ink = HEX.ink;
  const behind = {
    quiff: '',
    bald: '',
    bun: `<circle cx="71" cy="43" r="17" fill="${ink}"/>`,
    bob: `<path d="M35 82C35 34 107 34 107 82V122H35Z" fill="${ink}"/>`,
  };
  const front = {
    quiff: `<path d="M43 86C34 44 62 32 84 40C104 40 106 66 99 88C97 74 92 68 84 66C70 68 56 62 50 70C46 74 45 80 43 86Z" fill="${ink}"/>`,
    bun: `<path d="M44 88C38 44 104 44 98 88C94 68 84 62 71 62S48 68 44 88Z" fill="${ink}"/><circle cx="43" cy="107" r="3.500" fill="${suit}"/><circle cx="99" cy="107" r="3.500" fill="${suit}"/>`,
    bob: `<path d="M42 88C38 46 104 46 100 88C90 82 74 76 66 64C60 76 50 82 42 88Z" fill="${ink}"/>`,
    bald: `<path d="M45 96C44 130 98 130 97 96C92 104 84 100 71 100S50 104 45 96Z" fill="${ink}"/>`,
  };
  return [
    behind[hair],
    `<path d="M4 400V190C4 150 38 140 56 135H86C104 140 138 150 138 190V400Z" fill="${suit}"/><path d="M56 135L71 164L86 135Z" fill="${SKIN}"/>`,
    `<path d="M60 112H82V134C82 143 60 143 60 134Z" fill="${SKIN}"/><path d="M60 118H82V126C74 131 66 130 60 124Z" fill="${HALF}" opacity=".14"/>`,
    `<rect x="45" y="54" width="52" height="72" rx="26" fill="${SKIN}"/><path d="M71 54A26 26 0 0 1 97 80V100A26 26 0 0 1 71 126Z" fill="${HALF}" opacity=".08"/>`,
    front[hair],
    `<g fill="none" stroke="${ink}" stroke-width="2.400" stroke-linecap="round"><path d="M53 88C55 92 62 92 64 88M78 88C80 92 87 92 89 88M52 79C55 75 62 75 65 77M77 77C80 75 87 75 90 79"/></g><path d="M71 88L68 98H73" fill="none" stroke="${HALF}" opacity=".3" stroke-width="1.600"/>`,
    `<ellipse cx="71" cy="110" rx="7.500" ry="9" fill="${hair === 'bald' ? HEX.red : ink}"/><path d="M65.500 114C68 119 74 119 76.500 114C74 110.500 68 110.500 65.500 114Z" fill="${hair === 'bald' ? ink : HEX.red}"/>`,
    `<path d="M71 147L55 139V155ZM71 147L87 139V155Z" fill="${bow}"/><circle cx="71" cy="147" r="3.400" fill="${bow}"/>`,
  ].join('');
}
/** A soloist before a round light, with two notes that have just left. */
const soloist = (ground: string, light: string, look: Singer): string =>
  `<rect width="142" height="186" fill="${ground}"/><circle cx="71" cy="88" r="64" fill="${light}"/>${singer(look)}<g fill="${HEX.cream}"><ellipse cx="116" cy="52" rx="7" ry="5" transform="rotate(-20 116 52)"/><path d="M120.500 50V22H123V50ZM120.500 22C124 30 131 30 129 40C128 34 124 33 121 32Z"/><ellipse cx="24" cy="40" rx="5.500" ry="4" transform="rotate(-20 24 40)"/><path d="M27.400 39V17H29.400V39ZM27.400 17C30 23 36 23 34 31C33 26 30 26 28 25Z"/></g>`;
const CHOIR: readonly Singer[] = [
  { hair: 'quiff', suit: HEX.petrol, bow: HEX.gold },
  { hair: 'bun', suit: HEX.red, bow: HEX.gold },
  { hair: 'bald', suit: HEX.petrol, bow: HEX.gold },
  { hair: 'bob', suit: HEX.red, bow: HEX.cream },
];
/** Three rows of a choir on both pages; nobody stands on the fold, which lies 202 from the left. */
const choir = (): string =>
  [
    { y: 6, xs: [20, 64, 108, 232, 276, 320] },
    { y: 46, xs: [-2, 42, 86, 130, 212, 256, 300, 344] },
    { y: 90, xs: [20, 64, 108, 232, 276, 320] },
  ]
    .flatMap(({ y, xs }, row) =>
      xs.map(
        (x, at) =>
          `<g transform="translate(${x} ${y}) scale(.5)">${singer(pick(CHOIR, (at * 3 + row) % CHOIR.length))}</g>`,
      ),
    )
    .join('');

/** One row, close by; again nobody on the fold, which lies 234 from the left. */
const row = (): string =>
  [8, 70, 132, 248, 310, 372]
    .map((x, at) => {
      const look = pick(CHOIR, (at * 3) % CHOIR.length);
      // On petrol, suits are of another colour.
      return `<g transform="translate(${x} ${at % 2 === 0 ? 14 : 22}) scale(.64)">${singer({ ...look, suit: look.suit === HEX.petrol ? HEX.ink : HEX.red })}</g>`;
    })
    .join('');

const drawings = {
  'partitur-soloist-1': svg(142, 186, soloist(HEX.gold, HEX.petrol, { hair: 'quiff', suit: HEX.ink, bow: HEX.red })),
  'partitur-soloist-2': svg(142, 186, soloist(HEX.petrol, HEX.gold, { hair: 'bun', suit: HEX.red, bow: HEX.gold })),
  'partitur-soloist-3': svg(142, 186, soloist(HEX.red, HEX.gold, { hair: 'bob', suit: HEX.petrol, bow: HEX.cream })),
  'partitur-row': svg(468, 140, `<rect width="468" height="140" fill="${HEX.petrol}"/>${row()}`),
  'partitur-choir': svg(404, 180, `<rect width="404" height="180" fill="${HEX.gold}"/>${choir()}`),
  'partitur-fermata': svg(
    86,
    44,
    `<path d="M2 42A41 41 0 0 1 84 42A41 36 0 0 0 2 42Z" fill="${HEX.gold}"/><circle cx="43" cy="35" r="7" fill="${HEX.gold}"/>`,
  ),
  'partitur-clef': svg(
    40,
    60,
    `<circle cx="12" cy="20" r="6" fill="${HEX.ink}"/><path d="M6.5 17C8 7 16 3 22 5C32 8 32 24 26 36C22 44 14 52 4 57C14 48 20 40 22 30C24 19 23 9 17 8C12 7 9 11 8.500 16Z" fill="${HEX.ink}"/><circle cx="35" cy="13" r="2.800" fill="${HEX.ink}"/><circle cx="35" cy="27" r="2.800" fill="${HEX.ink}"/>`,
  ),
  'partitur-baton': svg(
    150,
    130,
    `<path d="M10 112L143 6L146 9.500L20 120Z" fill="${HEX.cream}"/><path d="M2 119C0 110 8 102 17 104L26 111C30 119 22 127 13 125Z" fill="${HEX.gold}"/><path d="M60 20C84 4 110 6 128 20M74 36C90 26 106 26 118 34" fill="none" stroke="${HEX.gold}" stroke-width="2.600" stroke-linecap="round"/>`,
  ),
};

const texts: Record<string, Localised> = {
  'cover.line': {
    de: 'So viele Stimmen, ein Album',
    en: 'So many voices, one album',
    fr: 'Tant de voix, un seul album',
    it: 'Tante voci, un solo album',
    pl: 'Tyle głosów, jeden album',
  },
  'welcome.title': named('Ouvertüre', 'Overture', 'Ouverture', 'Ouverture', 'Uwertura'),
  'welcome.text': {
    de: 'Jeder leere Takt wartet auf jemanden. Wer klebt, setzt ein: erst die Zuverlässigen, dann die mit der Gabel vom Buffet, zuletzt der Bass, der noch einen Parkplatz sucht.',
    en: 'Every empty bar is waiting for someone. Stick them in and they begin: first the reliable ones, then those still holding a buffet fork, last the bass who is looking for a parking space.',
    fr: 'Chaque mesure vide attend quelqu’un. On colle, et la voix entre : d’abord les ponctuels, puis ceux qui reviennent du buffet, enfin la basse qui cherche encore à se garer.',
    it: 'Ogni battuta vuota aspetta qualcuno. Chi si attacca, attacca: prima i puntuali, poi quelli con la forchetta del buffet, per ultimo il basso che cerca ancora parcheggio.',
    pl: 'Każdy pusty takt na kogoś czeka. Kto wklejony, ten wchodzi: najpierw punktualni, potem ci z widelcem z bufetu, na końcu bas, który jeszcze szuka miejsca do parkowania.',
  },
  'contents.title': named('Programm', 'Programme', 'Programme', 'Programma', 'Program'),
  'contents.line': {
    de: 'Applaus bitte erst zwischen den Seiten.',
    en: 'Please applaud only between pages.',
    fr: 'Prière d’applaudir entre les pages.',
    it: 'Si prega di applaudire solo tra le pagine.',
    pl: 'Prosimy bić brawo dopiero między stronami.',
  },
  'opener.tempo': {
    de: 'Allegro, meistens forte',
    en: 'Allegro, mostly forte',
    fr: 'Allegro, le plus souvent forte',
    it: 'Allegro, quasi sempre forte',
    pl: 'Allegro, przeważnie forte',
  },
  'opener.text': {
    de: 'Besetzung: alle, die dienstags um halb acht da sind, dazu zwei Notenständer und der Schlüssel zum Probenraum.',
    en: 'Scored for all who turn up on Tuesdays at half past seven, two music stands and the key to the rehearsal room.',
    fr: 'Effectif : tous ceux qui viennent le mardi à dix-neuf heures trente, deux pupitres et la clé de la salle.',
    it: 'Organico: chi c’è il martedì alle sette e mezza, due leggii e la chiave della sala prove.',
    pl: 'Obsada: wszyscy, którzy są we wtorek o wpół do ósmej, dwa pulpity i klucz do sali prób.',
  },
  'slow.tempo': {
    de: 'Andante, dann Kuchen',
    en: 'Andante, then cake',
    fr: 'Andante, puis gâteau',
    it: 'Andante, poi torta',
    pl: 'Andante, potem ciasto',
  },
  'slow.text': {
    de: 'Einsatz nach der Pause, sobald alle wieder da sind. Wer zu spät kommt, singt leise mit und tut, als wäre nichts.',
    en: 'Entry after the interval, as soon as everyone is back. Latecomers join in quietly, as if nothing had happened.',
    fr: 'Entrée après la pause, dès que tout le monde est là. Les retardataires chantent doucement, l’air de rien.',
    it: 'Si attacca dopo la pausa, appena sono tornati tutti. Chi arriva tardi canta piano e fa finta di niente.',
    pl: 'Wejście po przerwie, gdy wszyscy wrócą. Spóźnialscy śpiewają cicho i udają, że nic się nie stało.',
  },
  'slow.caption': {
    de: 'Hält jeden Ton, bis der Nachbar klingelt.',
    en: 'Holds every note until the neighbour rings.',
    fr: 'Tient chaque note jusqu’à ce que le voisin sonne.',
    it: 'Tiene ogni nota finché il vicino non suona alla porta.',
    pl: 'Trzyma każdy dźwięk, aż sąsiad zadzwoni do drzwi.',
  },
  'opener.solo': named('Solo', 'Solo', 'Solo', 'Solo', 'Solo'),
  'opener.caption': {
    de: 'Seit 1979 dabei. Das tiefe B hat drei Kirchenfenster überlebt.',
    en: 'With us since 1979. Three church windows have outlived the low B flat.',
    fr: 'Parmi nous depuis 1979. Trois vitraux ont survécu à son si bémol grave.',
    it: 'Con noi dal 1979. Tre vetrate sono sopravvissute al suo si bemolle.',
    pl: 'Z nami od 1979 roku. Niskie B przetrwały trzy kościelne witraże.',
  },
  'team.line': {
    de: 'Die zweite Stimme ist die, die man vermisst.',
    en: 'The second voice is the one you miss.',
    fr: 'La deuxième voix est celle qui manque.',
    it: 'La seconda voce è quella che manca.',
    pl: 'Drugiego głosu brakuje najbardziej.',
  },
  'team.tempo': named(
    'Allegro con brio',
    'Allegro con brio',
    'Allegro con brio',
    'Allegro con brio',
    'Allegro con brio',
  ),
  'photo.hint': {
    de: 'Hier steht euer Foto von der Generalprobe.',
    en: 'Your photo from the dress rehearsal goes here.',
    fr: 'Ici, votre photo de la générale.',
    it: 'Qui la vostra foto della prova generale.',
    pl: 'Tu wasze zdjęcie z próby generalnej.',
  },
  'tutti.title': named('Tutti', 'Tutti', 'Tutti', 'Tutti', 'Tutti'),
  'tutti.text': {
    de: 'Alle auf einem Bild, und niemand hat die Augen zu. Da capo war nicht nötig.',
    en: 'Everyone in one picture and nobody’s eyes are shut. No da capo was needed.',
    fr: 'Tous sur une seule photo, et personne n’a fermé les yeux. Sans da capo.',
    it: 'Tutti in una foto e nessuno con gli occhi chiusi. Senza da capo.',
    pl: 'Wszyscy na jednym zdjęciu i nikt nie zamknął oczu. Obyło się bez da capo.',
  },
  'encore.title': named('Zugabe', 'Encore', 'Bis', 'Bis', 'Bis'),
  'encore.lyrics': {
    de: 'Wir singen, bis der Hausmeister klopft,\nwir singen, bis der Wasserhahn tropft,\nund wenn er das Licht schon gelöscht hat,\nsingt einer noch leise im Treppenhaus nach.',
    en: 'We sing till the caretaker knocks on the door,\nwe sing till the kettle is boiling no more,\nand when he has switched off the light on the stair,\nthere’s someone still humming a verse in the air.',
    fr: 'On chante jusqu’à ce que le gardien vienne,\non chante à perdre le souffle et l’haleine,\net quand la lumière s’éteint, tout en bas,\nquelqu’un la fredonne encore, pas à pas.',
    it: 'Cantiamo finché non ci bussa il custode,\ncantiamo finché anche il muro ci ode,\ne quando ha già spento la luce di scale,\nqualcuno la canta ancora, e non male.',
    pl: 'Śpiewamy, aż woźny zastuka do drzwi,\nśpiewamy, aż nawet ten woźny już śpi,\na kiedy na schodach już światło zgaszone,\nktoś nuci pod nosem raz jeszcze refren.',
  },
  'encore.list.title': named('Es erklingt', 'You will hear', 'Vous entendrez', 'Ascolterete', 'Usłyszycie'),
  'encore.list': {
    de: 'Marsch der verlorenen Notenblätter\nWalzer für zwei linke Füße\nPause mit Schmalzbrot\nKantate auf den neuen Boiler\nHusten in drei Sätzen\nDas, was alle kennen',
    en: 'March of the Missing Sheet Music\nWaltz for Two Left Feet\nInterval with sandwiches\nCantata for the New Boiler\nCoughing in Three Movements\nThe one that everybody knows',
    fr: 'Marche des partitions perdues\nValse pour deux pieds gauches\nEntracte et tartines\nCantate pour la chaudière neuve\nToux en trois mouvements\nCelle que tout le monde connaît',
    it: 'Marcia degli spartiti perduti\nValzer per due piedi sinistri\nIntervallo con panini\nCantata per la caldaia nuova\nTosse in tre movimenti\nQuella che sanno tutti',
    pl: 'Marsz zaginionych nut\nWalc na dwie lewe nogi\nPrzerwa na kanapki\nKantata na nowy bojler\nKaszel w trzech częściach\nTo, co znają wszyscy',
  },
  'thanks.title': named('Ostinato', 'Ostinato', 'Ostinato', 'Ostinato', 'Ostinato'),
  'thanks.text': {
    de: 'Manche Stimmen laufen immer mit und fallen nie auf: Danke an alle, die Stühle stellen, Noten kopieren, Kuchen backen und uns dienstags bis zehn ertragen.',
    en: 'Some parts run all the way through and are never noticed: thanks to all who set out chairs, copy music, bake cakes and put up with us until ten on Tuesdays.',
    fr: 'Certaines voix accompagnent tout sans qu’on les remarque : merci à ceux qui rangent les chaises, copient les partitions, font les gâteaux et nous supportent le mardi jusqu’à dix heures.',
    it: 'Certe voci accompagnano sempre e non si notano mai: grazie a chi sistema le sedie, copia le parti, fa le torte e ci sopporta il martedì fino alle dieci.',
    pl: 'Niektóre głosy towarzyszą zawsze i nikt ich nie zauważa: dziękujemy tym, którzy ustawiają krzesła, kopiują nuty, pieką ciasta i znoszą nas we wtorki do dziesiątej.',
  },
  'sponsors.slot': {
    de: 'Klavierhaus\nStimmig',
    en: 'Well-tuned\nPianos',
    fr: 'Pianos\nBien-Accordé',
    it: 'Pianoforti\nAccordati',
    pl: 'Salon\nPianin',
  },
  'sponsors.slot.2': {
    de: 'Notenladen\nda capo',
    en: 'Da Capo\nSheet Music',
    fr: 'Partitions\nDa Capo',
    it: 'Edizioni\nDa Capo',
    pl: 'Nuty\nDa Capo',
  },
  'sponsors.slot.3': {
    de: 'Gasthaus\nZum Bass',
    en: 'The Low\nNote Inn',
    fr: 'Auberge\ndu Contre-ut',
    it: 'Trattoria\nal Diapason',
    pl: 'Gospoda\nPod Basem',
  },
  'back.title': named('Fine.', 'Fine.', 'Fine.', 'Fine.', 'Fine.'),
  'back.line': {
    de: 'Bitte die Stühle wieder hochstellen.',
    en: 'Please put the chairs back up.',
    fr: 'Merci de remonter les chaises.',
    it: 'Si prega di rimettere a posto le sedie.',
    pl: 'Prosimy odstawić krzesła.',
  },
  'chapter.one': named('Hohe Stimmen', 'High voices', 'Voix aiguës', 'Voci acute', 'Głosy wysokie'),
  'chapter.two': named('Tiefe Stimmen', 'Low voices', 'Voix graves', 'Voci gravi', 'Głosy niskie'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const fat = { font: 'title' };
const voice = { font: 'sub_title', italic: true, bold: false };
const words = { font: 'paragraph' };

/** Five lines: two frames, whose sides lie beyond the trim or on the fold, and a rule. */
const staff = (y: number, colour: number | string, step = 17.5, x = -4, width = 468, thick = 0.55): ContentNode[] => [
  frame(x, y - thick / 2, width, 4 * step + thick, colour, thick),
  frame(x, y + step - thick / 2, width, 2 * step + thick, colour, thick),
  rule(x, y + 2 * step, width, colour, thick),
];

type Note = readonly [x: number, y: number];
interface Stave {
  colour: number;
  stem: number;
  thickness: number;
}
const PLAIN: Stave = { colour: RED, stem: 6, thickness: 8 };

/**
 * Stems from the notes up to a beam whose upper edge runs straight from `from` to `to`. A note is the place where its
 * stem ends: x is the stem's left edge, as a sticker's rail is its own.
 */
function beam(notes: readonly [Note, ...Note[]], from: number, to: number, stave = PLAIN): ContentNode[] {
  const { colour, stem, thickness } = stave;
  const [start, end] = [notes[0][0], (notes.at(-1) ?? notes[0])[0] + stem];
  const slope = (to - from) / (end - start);
  const angle = Math.atan(slope);
  const top = (x: number): number => from + slope * (x - start);
  const overhang = thickness * Math.sin(Math.abs(angle));
  const length = (end - start - overhang) / Math.cos(angle);
  const across = [Math.cos(angle), Math.sin(angle)] as const;
  const down = [-Math.sin(angle), Math.cos(angle)] as const;
  const sign = slope <= 0 ? 1 : -1;
  const corner = slope <= 0 ? ([start, from] as const) : ([end, to] as const);
  const cx = corner[0] + (sign * across[0] * length) / 2 + (down[0] * thickness) / 2;
  const cy = corner[1] + (sign * across[1] * length) / 2 + (down[1] * thickness) / 2;
  return [
    rect(cx - length / 2, cy - thickness / 2, length, thickness, colour, {
      rotation: (angle * 180) / Math.PI,
    }),
    ...notes.map(([x, y]) => {
      const head = Math.max(top(x), top(x + stem));
      return rect(x, head, stem, y - head + 1, colour);
    }),
  ];
}
/** A group of stickers under one beam. */
const group = (notes: readonly [Note, ...Note[]], from: number, to: number): ContentNode[] => [
  ...beam(notes, from, to),
  ...notes.map(([x, y]) => cell(x, y, false, { fill: REST })),
];
/** Two doubles under one beam. */
const duet = (first: Note, second: Note, from: number, to: number): ContentNode[] => [
  ...beam([first, second], from, to),
  ...[first, second].map(([x, y]) => cell(x, y, true, { fill: REST })),
];
/** A note by itself: only a stem. */
const single = (x: number, y: number, top: number): ContentNode[] => [
  rect(x, top, 6, y - top + 1, RED),
  cell(x, y, false, { fill: REST }),
];
/** A note head of its own, with its middle at x, y. */
const head = (x: number, y: number, radius: number, colour: number | string): ContentNode =>
  node('Circle', {
    x: x - radius * 1.35,
    y: y - radius,
    width: radius * 2.7,
    height: radius * 2,
    fill: colour,
    rotation: -20,
    name: 'Notenkopf',
  });

const finalBar = (x: number, y: number, height: number): ContentNode[] => [
  rect(x, y, 1.4, height, INK),
  rect(x + 4, y, 5, height, INK),
];
/** The bar line at the fold and the final bar, in both systems. */
const bothSystems = (): ContentNode[] => [
  rect(228.8, 62, 1.4, 70, INK),
  rect(228.8, 201, 1.4, 70, INK),
  ...finalBar(455, 62, 70),
  ...finalBar(455, 201, 70),
];
const pages = (color: number): ContentNode[] => folios(9, 433, 286, 11, { font: 'sub_title', color });
const title = (): ContentNode => text(9, 9, 100, 36, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' });
/** Title, time signature and dynamics of a left page. */
const signature = (dynamic: string): ContentNode[] => [
  title(),
  text(9, 24, 50, 12, '@team.line', { ...voice, color: INK, lineHeight: 120, lines: 4 }),
  text(13, 48.6, 50, 72, '2', { ...fat, color: INK, scale: 1.7, name: 'Takt' }),
  text(13, 84.4, 50, 72, '4', { ...fat, color: INK, scale: 1.7, name: 'Takt' }),
  text(10, 164, 50, 72, dynamic, { ...voice, bold: true, color: PETROL, name: 'Dynamik' }),
];
const score = (name: string, children: ContentNode[]): ContentNode =>
  spread(name, CREAM, [
    ...staff(62, INK),
    ...staff(201, INK),
    rect(-4, 62, 5, 70, INK),
    rect(-4, 201, 5, 70, INK),
    ...children,
    ...pages(INK),
  ]);
/** A bar with one note held, until the photo is in. */
function waiting(
  x: number,
  y: number,
  width: number,
  height: number,
  more: Record<string, unknown> = {},
): ContentNode[] {
  const step = Math.min(height / 8, 20);
  const top = y + height / 2 - 1.5 * step;
  const middle = x < 230 && x + width > 238 ? 340 : x + width / 2;
  return [
    rect(x, y, width, height, GREY),
    ...[0, 1, 2, 3, 4].map((line) => rule(x, top + line * step, width, SHADE, 0.55)),
    head(middle, top + 3 * step, step * 0.66, SHADE),
    rect(middle + step * 0.66, top - step, step * 0.22, step * 3.8, SHADE),
    picture(x, y, width, height, null, { ...more, name: 'Foto' }),
  ];
}
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  return [
    ...waiting(x, y, width, height),
    text(x + 8, y + height - 12, width - 16, 12, '@photo.hint', {
      ...voice,
      name: HINT,
      color: INK,
      align: 'center',
    }),
  ];
}

const team14 = (): ContentNode =>
  score('Register 14', [
    ...signature('ff'),
    text(240, 12, 150, 14, '@team.tempo', { ...voice, color: INK }),
    ...group(
      [
        [64, 66],
        [118, 59],
        [172, 52],
      ],
      40,
      29,
    ),
    ...group(
      [
        [240, 62],
        [294, 55],
        [348, 48],
      ],
      36,
      25,
    ),
    ...single(402, 60, 34),
    ...group(
      [
        [64, 211],
        [118, 203],
      ],
      171,
      163,
    ),
    ...single(172, 207, 168),
    ...group(
      [
        [240, 214],
        [294, 206],
        [348, 198],
        [402, 206],
      ],
      172,
      158,
    ),
    ...bothSystems(),
  ]);
const team16 = (): ContentNode =>
  score('Doppelchor 16', [
    title(),
    text(240, 13, 211, 14, '@team.line', { ...voice, color: INK, align: 'right' }),
    ...group(
      [
        [10, 66],
        [64, 58],
      ],
      42,
      34,
    ),
    ...group(
      [
        [118, 52],
        [172, 60],
      ],
      29,
      37,
    ),
    ...group(
      [
        [238, 64],
        [292, 56],
        [346, 50],
        [400, 58],
      ],
      40,
      30,
    ),
    ...group(
      [
        [10, 206],
        [64, 198],
        [118, 206],
        [172, 214],
      ],
      160,
      170,
    ),
    ...group(
      [
        [238, 212],
        [292, 204],
      ],
      171,
      163,
    ),
    ...group(
      [
        [346, 198],
        [400, 206],
      ],
      158,
      166,
    ),
    ...bothSystems(),
  ]);
const team10 = (): ContentNode =>
  score('Register 10', [
    ...signature('mf'),
    ...group(
      [
        [64, 66],
        [118, 59],
        [172, 52],
      ],
      40,
      29,
    ),
    ...photo(240, 22, 224, 122),
    ...group(
      [
        [64, 202],
        [118, 209],
        [172, 214],
      ],
      163,
      172,
    ),
    ...group(
      [
        [240, 212],
        [294, 205],
        [348, 198],
      ],
      170,
      160,
    ),
    ...single(402, 204, 165),
    rect(228.8, 201, 1.4, 70, INK),
    ...finalBar(455, 201, 70),
  ]);
const team24 = (): ContentNode =>
  spread('Tutti 24', CREAM, [
    ...[54, 137, 220].flatMap((y) => staff(y, INK, 14)),
    text(10, 8.5, 210, 36, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' }),
    text(238, 13, 212, 14, '@team.line', { ...voice, color: INK, align: 'right' }),
    ...[47, 130, 213].flatMap((y) =>
      [10, 238].flatMap((x) => [
        rect(x, y - 10, 168, 5, RED),
        ...[0, 1, 2, 3].map((index) => rect(x + 54 * index, y - 10, 6, 11, RED)),
        ...[0, 1, 2, 3].map((index) => cell(x + 54 * index, y, false, { fill: REST })),
      ]),
    ),
    ...pages(INK),
  ]);
const team8 = (): ContentNode =>
  spread('Generalprobe', CREAM, [
    picture(-4, -4, 468, 140, 'partitur-row', { name: 'Bild' }),
    picture(-4, -4, 468, 140, null, { name: 'Foto' }),
    ...staff(201, INK),
    rect(-4, 201, 5, 70, INK),
    text(9, 144, 130, 36, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' }),
    ...group(
      [
        [10, 214],
        [64, 206],
        [118, 200],
        [172, 194],
      ],
      186,
      166,
    ),
    ...group(
      [
        [238, 196],
        [292, 202],
      ],
      164,
      172,
    ),
    ...group(
      [
        [346, 206],
        [400, 200],
      ],
      178,
      168,
    ),
    ...finalBar(455, 201, 70),
    ...pages(INK),
  ]);
const team6 = (): ContentNode =>
  spread('Sextett', CREAM, [
    picture(-4, -4, 234, 305, 'partitur-soloist-3', { name: 'Bild' }),
    picture(-4, -4, 234, 305, null, { name: 'Foto' }),
    ...staff(62, INK, 17.5, 230, 234),
    ...staff(201, INK, 17.5, 230, 234),
    text(240, 9, 210, 36, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' }),
    ...group(
      [
        [252, 66],
        [320, 59],
        [388, 52],
      ],
      42,
      29,
    ),
    ...group(
      [
        [252, 202],
        [320, 210],
        [388, 204],
      ],
      160,
      168,
    ),
    ...finalBar(455, 201, 70),
    ...pages(INK).slice(1),
  ]);
const duets = (): ContentNode =>
  score('Duette', [
    title(),
    text(240, 13, 211, 14, '@team.line', { ...voice, color: INK, align: 'right' }),
    ...duet([10, 66], [118, 56], 42, 32),
    ...duet([240, 62], [348, 54], 38, 30),
    ...duet([10, 202], [118, 210], 161, 170),
    ...duet([240, 210], [348, 200], 170, 160),
    ...finalBar(455, 201, 70),
  ]);
const team2 = (): ContentNode =>
  spread('Solo', CREAM, [
    rect(-4, -4, 234, 305, INK),
    ...waiting(18, 24, 194, 200, { gradientMap: [HEX.ink, HEX.cream] }),
    text(18, 236, 194, 36, '{section}', { ...fat, color: CREAM, ...FITTED, name: 'Titel' }),
    text(18, 254, 194, 12, '@opener.caption', { ...voice, color: GOLD, lineHeight: 120, lines: 2 }),
    ...staff(92, INK, 17.5, 230, 234),
    text(252, 24, 180, 48, '@opener.solo', { ...voice, color: INK }),
    ...group(
      [
        [280, 116],
        [356, 102],
      ],
      68,
      54,
    ),
    text(252, 214, 180, 14, '@team.line', { ...words, color: INK, lineHeight: 150, lines: 2 }),
    ...pages(INK).slice(1),
  ]);

function opener(mirrored: boolean): ContentNode {
  const [dark, light] = mirrored ? [230, 0] : [0, 230];
  const mark = mirrored ? 'slow' : 'opener';
  return spread('Auftakt', CREAM, [
    ...staff(70, GREY, 34),
    rect(mirrored ? 230 : -4, -4, 234, 305, INK),
    ...staff(70, '#6b665c', 34, mirrored ? 230 : -4, 234),
    text(dark + 14, 14, 202, 72, '{section}', { ...fat, color: CREAM, ...FITTED, name: 'Titel' }),
    head(dark + 46, 206, 22, RED),
    rect(dark + 66, 76, 8, 126, RED),
    picture(dark + 110, 64, 86, 44, 'partitur-fermata', { name: 'Fermate' }),
    text(dark + 14, 240, 200, 18, `@${mark}.tempo`, { ...voice, color: GOLD }),
    text(dark + 14, 253, 200, 12, `@${mark}.text`, { ...words, color: CREAM, lineHeight: 150, lines: 3 }),
    text(light + 56, 17, 150, 36, '@opener.solo', { ...voice, color: INK }),
    rect(light + 44, 20, 9, 210, RED),
    picture(light + 53, 44, 142, 186, `partitur-soloist-${mirrored ? 2 : 1}`, { name: 'Bild' }),
    picture(light + 53, 44, 142, 186, null, { gradientMap: [HEX.ink, HEX.cream], name: 'Foto' }),
    text(light + 44, 240, 160, 12, `@${mark}.caption`, { ...words, color: INK, lineHeight: 150, lines: 2 }),
    ...folios(9, 433, 286, 11, { font: 'sub_title', color: INK }).slice(mirrored ? 0 : 1, mirrored ? 1 : 2),
  ]);
}

const tutti = (): ContentNode =>
  spread('Tutti', INK, [
    ...staff(62, '#6b665c'),
    ...staff(201, '#6b665c'),
    picture(28, 44, 404, 180, 'partitur-choir', { name: 'Bild' }),
    picture(28, 44, 404, 180, null, { name: 'Foto' }),
    ...beam(
      [
        [28, 60],
        [422, 60],
      ],
      34,
      8,
      { colour: RED, stem: 10, thickness: 14 },
    ),
    text(28, 240, 190, 72, '@tutti.title', { ...voice, bold: true, color: CREAM }),
    text(242, 242, 190, 18, '@tutti.text', { ...words, color: CREAM, lineHeight: 150, lines: 3 }),
    ...pages(CREAM),
  ]);
const encore = (): ContentNode =>
  spread('Zugabe', CREAM, [
    rect(-4, -4, 234, 305, PETROL),
    text(16, 14, 200, 72, '@encore.title', { ...fat, color: CREAM, ...FITTED }),
    ...staff(78, CREAM, 10, -4, 234),
    ...beam(
      [
        [48, 109],
        [84, 101],
        [120, 93],
      ],
      60,
      52,
      { colour: GOLD, stem: 4, thickness: 7 },
    ),
    head(43, 112, 7, GOLD),
    head(79, 104, 7, GOLD),
    head(115, 96, 7, GOLD),
    rect(172, 60, 4, 38, GOLD),
    head(167, 100, 7, GOLD),
    text(16, 134, 204, 22, '@encore.lyrics', { ...voice, color: CREAM, ...FITTED, lineHeight: 200, lines: 4.1 }),
    ...staff(234, CREAM, 10, -4, 234),
    ...beam(
      [
        [48, 259],
        [84, 267],
        [120, 251],
      ],
      214,
      210,
      { colour: GOLD, stem: 4, thickness: 7 },
    ),
    head(43, 262, 7, GOLD),
    head(79, 270, 7, GOLD),
    head(115, 254, 7, GOLD),
    rect(172, 216, 4, 46, GOLD),
    head(167, 264, 7, GOLD),
    text(250, 24, 190, 36, '@encore.list.title', { ...fat, color: INK }),
    rule(250, 48, 190, RED, 1.5),
    text(250, 58, 190, 18, '@encore.list', { ...words, color: INK, lineHeight: 200, lines: 6 }),
    ...staff(216, INK, 10, 230, 234),
    ...beam(
      [
        [268, 243],
        [304, 237],
        [340, 231],
      ],
      188,
      178,
      { colour: RED, stem: 4, thickness: 7 },
    ),
    head(263, 246, 7, RED),
    head(299, 240, 7, RED),
    head(335, 234, 7, RED),
    ...finalBar(430, 216, 40),
    ...pages(INK).slice(1),
  ]);

const pictures = (): ContentNode =>
  score('Drei Bilder', [
    text(9, 9, 212, 48, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' }),
    ...photo(20, 44, 200, 236),
    ...photo(240, 44, 200, 112),
    ...photo(240, 168, 200, 112),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'partitur-opener',
    name: named('Auftakt', 'Upbeat', 'Levée', 'Levare', 'Przedtakt'),
    role: 'opener',
    spread: opener(false),
  },
  {
    id: 'partitur-opener-mirrored',
    name: named('Auftakt, gespiegelt', 'Upbeat, mirrored', 'Levée inversée', 'Levare speculare', 'Przedtakt odwrócony'),
    role: 'opener',
    spread: opener(true),
  },
  { id: 'partitur-24', name: named('Tutti', 'Tutti', 'Tutti', 'Tutti', 'Tutti'), role: 'team', spread: team24() },
  {
    id: 'partitur-16',
    name: named('Doppelchor', 'Double choir', 'Double chœur', 'Doppio coro', 'Podwójny chór'),
    role: 'team',
    spread: team16(),
  },
  {
    id: 'partitur-14',
    name: named('Register', 'Section', 'Pupitre', 'Sezione', 'Sekcja'),
    role: 'team',
    spread: team14(),
  },
  {
    id: 'partitur-10',
    name: named(
      'Register mit Foto',
      'Section with photo',
      'Pupitre et photo',
      'Sezione con foto',
      'Sekcja ze zdjęciem',
    ),
    role: 'team',
    spread: team10(),
  },
  { id: 'partitur-duets', name: named('Duette', 'Duets', 'Duos', 'Duetti', 'Duety'), role: 'team', spread: duets() },
  {
    id: 'partitur-8',
    name: named('Generalprobe', 'Dress rehearsal', 'Générale', 'Prova generale', 'Próba generalna'),
    role: 'team',
    spread: team8(),
  },
  {
    id: 'partitur-6',
    name: named('Sextett', 'Sextet', 'Sextuor', 'Sestetto', 'Sekstet'),
    role: 'team',
    spread: team6(),
  },
  {
    id: 'partitur-2',
    name: named('Solo zu zweit', 'Two soloists', 'Deux solistes', 'Due solisti', 'Dwoje solistów'),
    role: 'team',
    spread: team2(),
  },
  {
    id: 'partitur-tutti',
    name: named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: tutti(),
  },
  { id: 'partitur-encore', name: named('Zugabe', 'Encore', 'Bis', 'Bis', 'Bis'), role: 'text', spread: encore() },
  {
    id: 'partitur-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
];

/** Helpers as the accompaniment that runs on: name plates under short beams. */
const sponsors = (): ContentNode[] =>
  [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const x = 242 + (index % 3) * 70;
    const y = index < 3 ? 88 : 208;
    return [
      ...(index % 3 === 0
        ? beam(
            [
              [x, y],
              [x + 70, y],
              [x + 140, y],
            ],
            y - 34,
            y - 46,
          )
        : []),
      rect(x, y, 64, 62, RED),
      rect(x + 6, y, 58, 62, '#ffffff'),
      text(x + 9, y + 22, 52, 14, `@sponsors.slot${pick(['', '.2', '.3'], index % 3)}`, {
        font: 'sub_title',
        color: INK,
        align: 'center',
        lineHeight: 120,
        lines: 2,
      }),
    ];
  });

export const blueprint: BlueprintContent = {
  id: 'community-partitur',
  blueprint_category: 'community',
  title: named('Partitur', 'Score', 'Partition', 'Partitura', 'Partytura'),
  description: {
    de: 'Für Chöre und Kapellen: Die Sticker hängen an Hälsen und Balken, jedes Register ist ein System.',
    en: 'For choirs and bands: stickers hang on stems and beams, every section is a system.',
    fr: 'Pour chœurs et fanfares : les vignettes pendent aux hampes, chaque pupitre est une portée.',
    it: 'Per cori e bande: le figurine pendono da gambi e travature, ogni sezione è un sistema.',
    pl: 'Dla chórów i orkiestr: naklejki wiszą na laskach i belkach, każda sekcja to system.',
  },
  palette: [HEX.ink, HEX.red, HEX.petrol, HEX.gold, HEX.cream],
  fonts: {
    title: { family: 'Abril Fatface', bold: false },
    sub_title: { family: 'Libre Baskerville', bold: true },
    paragraph: { family: 'Libre Baskerville', bold: false },
  },
  design: 'accented',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(RED, [
          ...staff(118, INK, 27, 226, 238, 1.3),
          ...beam(
            [
              [294, 208],
              [361, 186],
              [425, 168],
            ],
            112,
            70,
            { colour: INK, stem: 7, thickness: 18 },
          ),
          head(281.6, 212, 15, INK),
          head(348.6, 190, 15, INK),
          disc(404, 168, 28, INK),
          disc(404, 168, 23, GOLD),
          text(382, 158.5, 44, 48, '{total-stickers}', {
            font: 'sub_title',
            color: INK,
            align: 'center',
            ...FITTED,
            name: 'Zahl',
          }),
          text(241, 14, 208, 72, '{album-title}', {
            ...fat,
            color: CREAM,
            scale: 1.4,
            lines: 2,
            ...FITTED,
            name: 'Titel',
          }),
          text(242, 260, 200, 16, '@cover.line', { font: 'sub_title', color: CREAM }),
          text(242, 272, 120, 12, '{release-date}', { ...words, color: CREAM }),
        ]),
        spread('Ouvertüre', CREAM, [
          rect(-4, -4, 234, 305, INK),
          picture(58, 22, 150, 130, 'partitur-baton', { name: 'Taktstock' }),
          text(20, 158, 196, 72, '@welcome.title', { ...fat, color: CREAM, ...FITTED }),
          text(20, 194, 190, 16, '@welcome.text', { ...words, color: CREAM, lineHeight: 150, lines: 7 }),
          text(250, 24, 190, 48, '@contents.title', { ...fat, color: INK }),
          text(250, 45, 190, 14, '@contents.line', { ...voice, color: INK }),
          rule(250, 58, 190, RED, 1.5),
          node('Text', {
            x: 250,
            y: 66,
            width: 190,
            height: 120,
            size: 18,
            lineHeight: 200,
            font: 'sub_title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          ...staff(204, INK, 17.5, 230, 234),
          picture(246, 207, 40, 60, 'partitur-clef', { name: 'Schlüssel' }),
          ...beam(
            [
              [346, 253],
              [390, 237],
              [434, 223],
            ],
            190,
            172,
            { colour: RED, stem: 5, thickness: 10 },
          ),
          head(338, 256, 10, RED),
          head(382, 240, 10, RED),
          head(426, 226, 10, RED),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(false), team14(), team10()]),
    section('@chapter.two', [opener(true), team16(), tutti()]),
    section(
      '@section.back',
      [
        encore(),
        spread('Dank', CREAM, [
          ...staff(84, INK),
          ...staff(204, INK),
          rect(-4, -4, 234, 305, GOLD),
          text(16, 24, 200, 72, '@thanks.title', { ...fat, color: INK, ...FITTED }),
          text(16, 58, 198, 16, '@thanks.text', { ...words, color: INK, lineHeight: 150, lines: 6 }),
          ...photo(16, 134, 198, 140),
          ...sponsors(),
          ...pages(INK),
        ]),
        spread('Rückseite', RED, [
          ...staff(90, INK, 27, -4, 238, 1.3),
          rect(158, 90, 4, 108, INK),
          rect(172, 90, 16, 108, INK),
          disc(138, 130.5, 6, INK),
          disc(138, 157.5, 6, INK),
          text(18, 216, 190, 72, '@back.title', { ...fat, color: CREAM }),
          text(18, 250, 190, 14, '@back.line', { ...voice, color: CREAM }),
          text(18, 274, 190, 12, '{album-title}', { font: 'sub_title', color: CREAM }),
        ]),
      ],
      true,
    ),
  ],
};
