/** Linienplan: the firm as a transit network. Chapters are lines, people are stations, an empty cell is the next stop. */
import {
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
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';
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
const passenger = (x: number, sill: number, size: number): string =>
  `<circle cx="${x}" cy="${sill - size * 1.55}" r="${size * 0.62}"/><path d="M${x - size} ${sill}v${-size * 0.15}q0${-size * 0.7} ${size}${-size * 0.7}t${size} ${size * 0.7}v${size * 0.15}z"/>`;
const hole = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${height}h${width}v${-height}z`;
/** What comes in while a photo is still missing: from the front for tall frames, from the side for wide ones. */
const comingIn = {
  'linie-front': svg(
    100,
    176,
    `<g fill="${HEX.paper}"><path d="M14 0H86Q100 0 100 16V118Q100 132 86 132H14Q0 132 0 118V16Q0 0 14 0Z${hole(26, 8, 48, 10)}${hole(10, 26, 80, 44)}${hole(0, 80, 100, 4)}M13 100a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM71 100a8 8 0 1 0 16 0a8 8 0 1 0-16 0z" fill-rule="evenodd"/>${passenger(50, 70, 16)}<path d="M32 134H68V142H32ZM20 134H26L9 176H1ZM74 134H80L99 176H91Z"/></g>`,
    2,
  ),
  'linie-coach': svg(
    260,
    84,
    `<g fill="${HEX.paper}"><path d="M16 0H244Q260 0 260 16V60Q260 66 254 66H6Q0 66 0 60V16Q0 0 16 0Z${[10, 48, 115, 182, 220].map((x) => hole(x, 12, 30, 27)).join('')}${[88, 155].map((x) => hole(x, 10, 8.5, 48) + hole(x + 11, 10, 8.5, 48)).join('')}${hole(10, 46, 68, 4)}${hole(182, 46, 68, 4)}" fill-rule="evenodd"/>${[25, 63, 130, 197, 235].map((x, index) => passenger(x, 39, pick([10, 8.5, 10, 9, 8], index))).join('')}<path d="M26 68H64V71H26ZM196 68H234V71H196Z"/>${[34, 56, 204, 226].map((x) => `<circle cx="${x}" cy="74" r="6"/>`).join('')}<path d="M0 81H260V83H0Z"/></g>`,
    2,
  ),
  'linie-cab': svg(134, 92, `<g fill="${HEX.paper}">${passenger(42, 92, 27)}${passenger(92, 92, 31)}</g>`, 2),
};
const drawings = {
  ...comingIn,
  'linie-arrow-up': svg(20, 20, pointer(0), 1.5),
  'linie-arrow-right': svg(20, 20, pointer(90), 1.5),
  'linie-arrow-down': svg(20, 20, pointer(135), 1.5),
  'linie-clock': svg(
    40,
    40,
    `<circle cx="20" cy="20" r="18.500" fill="#fff" stroke="${HEX.ink}" stroke-width="2.400"/>${Array.from({ length: 12 }, (_, hour) => `<path d="M20 4.500V${hour % 3 ? 7.5 : 10}" stroke="${HEX.ink}" stroke-width="${hour % 3 ? 1 : 2}" transform="rotate(${hour * 30} 20 20)"/>`).join('')}<path d="M20 22V11" stroke="${HEX.ink}" stroke-width="2.600" transform="rotate(345 20 20)"/><path d="M20 23V6.500" stroke="${HEX.ink}" stroke-width="1.800" transform="rotate(180 20 20)"/><circle cx="20" cy="20" r="1.800" fill="${HEX.red}"/>`,
  ),
  'linie-bogie': svg(
    44,
    9,
    `<path d="M3 0H41V3H3Z" fill="${HEX.ink}"/><circle cx="11" cy="4.500" r="4.300" fill="${HEX.ink}"/><circle cx="33" cy="4.500" r="4.300" fill="${HEX.ink}"/><circle cx="11" cy="4.500" r="1.600" fill="${HEX.paper}"/><circle cx="33" cy="4.500" r="1.600" fill="${HEX.paper}"/>`,
  ),
};

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'cover.line': named(
    '{total-stickers} Haltestellen.\nAlle steigen ein.',
    '{total-stickers} stops.\nAll aboard.',
    '{total-stickers} arrêts.\nEn voiture !',
    '{total-stickers} fermate.\nTutti in carrozza.',
    'Przystanków: {total-stickers}.\nWsiadamy wszyscy.',
  ),
  'welcome.title': named('Bitte einsteigen', 'All aboard', 'Montez !', 'Si parte', 'Proszę wsiadać'),
  'welcome.text': {
    de: 'Unser Netz hat keine Räder und keine Schienen, nur Leute. Jede Abteilung ist eine Linie, jeder Mensch eine Haltestelle.\nWer klebt, fährt mit. Wer doppelt hat, steigt um.',
    en: 'Our network has no wheels and no rails, only people. Every department is a line, every person a stop.\nIf you stick, you ride. If you have a double, you change.',
    fr: 'Notre réseau n’a ni roues ni rails, seulement des gens. Chaque service est une ligne, chaque personne un arrêt.\nQui colle voyage. Qui a un double change de ligne.',
    it: 'La nostra rete non ha ruote né binari, solo persone. Ogni reparto è una linea, ogni persona una fermata.\nChi attacca viaggia. Chi ha un doppione cambia linea.',
    pl: 'Nasza sieć nie ma kół ani szyn, są tylko ludzie. Każdy dział to linia, każdy człowiek to przystanek.\nKto klei, ten jedzie. Kto ma podwójną, ten się przesiada.',
  },
  'contents.title': named('Abfahrt', 'Departures', 'Départs', 'Partenze', 'Odjazdy'),
  'contents.note': named(
    'Weitere Halte nach Bedarf. Bitte winken.',
    'Further stops on request. Please wave.',
    'Autres arrêts à la demande. Faites signe.',
    'Altre fermate a richiesta. Fate un cenno.',
    'Dalsze przystanki na żądanie. Proszę machać.',
  ),
  'opener.track': named('Gleis', 'Platform', 'Quai', 'Binario', 'Peron'),
  'opener.text': {
    de: 'Fährt täglich, hält oft,\nund der Kaffee ist schon an Bord.',
    en: 'Runs daily, stops often,\nand the coffee is already on board.',
    fr: 'Circule tous les jours, s’arrête souvent,\net le café est déjà à bord.',
    it: 'Passa ogni giorno, ferma spesso,\ne il caffè è già a bordo.',
    pl: 'Kursuje codziennie, często staje,\na kawa jest już na pokładzie.',
  },
  'branch.text': named(
    'Kurze Strecke, lange Pausen,\nimmer ein Platz am Fenster.',
    'Short line, long breaks,\nalways a window seat.',
    'Petite ligne, longues pauses,\ntoujours une place côté fenêtre.',
    'Tratta breve, pause lunghe,\nsempre un posto al finestrino.',
    'Krótka trasa, długie przerwy,\nzawsze miejsce przy oknie.',
  ),
  'opener.quote': {
    de: '„Wer bei uns anruft, landet nicht in der Schleife, sondern bei einem Menschen mit Namen.“',
    en: '“Call us and you won’t end up in a queue, but with a human being who has a name.”',
    fr: '« Chez nous, on ne tombe pas sur un répondeur, mais sur quelqu’un qui a un nom. »',
    it: '«Chi ci chiama non finisce in attesa, ma da una persona con un nome.»',
    pl: '„Kto do nas dzwoni, nie trafia do kolejki, tylko do człowieka z imieniem”.',
  },
  'board.text': named(
    'Verspätungen werden angesagt,\nAusreden auch.',
    'Delays are announced,\nand so are the excuses.',
    'Les retards sont annoncés,\nles excuses aussi.',
    'I ritardi vengono annunciati,\nle scuse pure.',
    'Opóźnienia zapowiadamy,\nwymówki też.',
  ),
  'board.times': named(
    '7.00\n9.00\n11.30\n14.00\n16.00',
    '7.00\n9.00\n11.30\n14.00\n16.00',
    '7 h\n9 h\n11 h 30\n14 h\n16 h',
    '7.00\n9.00\n11.30\n14.00\n16.00',
    '7.00\n9.00\n11.30\n14.00\n16.00',
  ),
  'board.rows': named(
    'Erster Kaffee\nBesprechung\nKantine\nNachbesprechung\nFeierabend',
    'First coffee\nMeeting\nCanteen\nFollow-up meeting\nHome time',
    'Premier café\nRéunion\nCantine\nAutre réunion\nFin de journée',
    'Primo caffè\nRiunione\nMensa\nAltra riunione\nFine turno',
    'Pierwsza kawa\nNarada\nStołówka\nKolejna narada\nFajrant',
  ),
  'board.state': named(
    'pünktlich\n+ 20 min\npünktlich\nfällt aus\n− 5 min',
    'on time\n+ 20 min\non time\ncancelled\n− 5 min',
    'à l’heure\n+ 20 min\nà l’heure\nannulée\n− 5 min',
    'in orario\n+ 20 min\nin orario\nannullata\n− 5 min',
    'o czasie\n+ 20 min\no czasie\nodwołana\n− 5 min',
  ),
  'board.quote': named(
    '„Ich steige nur kurz um, hat sie gesagt. Das war vor zwölf Jahren.“',
    '“I’m only changing here, she said. That was twelve years ago.”',
    '« Je ne fais que changer, disait-elle. C’était il y a douze ans. »',
    '«Faccio solo un cambio, ha detto. Sono passati dodici anni.»',
    '„Ja się tylko przesiadam, mówiła. To było dwanaście lat temu”.',
  ),
  'stop.one': named('Empfang', 'Reception', 'Accueil', 'Reception', 'Recepcja'),
  'stop.two': named('Kaffeeküche', 'Coffee corner', 'Coin café', 'Angolo caffè', 'Kącik kawowy'),
  'stop.three': named('Kopierer (Stau)', 'Copier (jammed)', 'Copieur (bourré)', 'Fotocopiatrice', 'Ksero (zator)'),
  'stop.four': named('Kantine', 'Canteen', 'Cantine', 'Mensa', 'Stołówka'),
  'stop.five': named('Feierabend', 'Home time', 'Fin de journée', 'Fine turno', 'Fajrant'),
  'team.line': named(
    'Nächster Halt: Mensch',
    'Next stop: a human being',
    'Prochain arrêt : un être humain',
    'Prossima fermata: una persona',
    'Następny przystanek: człowiek',
  ),
  'row.one': named('Frühschicht', 'Early shift', 'Le matin', 'Primo turno', 'Ranna zmiana'),
  'row.one.note': named('Kaffee zuerst', 'Coffee first', 'Café d’abord', 'Prima il caffè', 'Najpierw kawa'),
  'row.two': named('Mitte', 'Middle', 'La journée', 'Centro', 'Środek'),
  'row.two.note': named('Durchwahl 100', 'Extension 100', 'Poste 100', 'Interno 100', 'Wewnętrzny 100'),
  'row.three': named('Spätschicht', 'Late shift', 'Le soir', 'Turno serale', 'Druga zmiana'),
  'row.three.note': named(
    'macht das Licht aus',
    'turns out the lights',
    'éteint la lumière',
    'spegne la luce',
    'gasi światło',
  ),
  'change.title': named('Umstieg', 'Change here', 'Changement', 'Si cambia', 'Przesiadka'),
  'change.text': named(
    'Linie 1 Lager\nLinie 2 Fuhrpark\nLinie 5 Verwaltung',
    'Line 1 Warehouse\nLine 2 Vehicle fleet\nLine 5 Offices',
    'Ligne 1 Entrepôt\nLigne 2 Véhicules\nLigne 5 Bureaux',
    'Linea 1 Magazzino\nLinea 2 Veicoli\nLinea 5 Uffici',
    'Linia 1 Magazyn\nLinia 2 Pojazdy\nLinia 5 Biura',
  ),
  'end.title': named('Endstation', 'Terminus', 'Terminus', 'Capolinea', 'Pętla'),
  'end.text': named(
    'Kantine, 11.30 Uhr.\nDonnerstag ist Schnitzel.',
    'Canteen, 11.30.\nThursday is pie day.',
    'Cantine, 11 h 30.\nJeudi, c’est frites.',
    'Mensa, ore 11.30.\nGiovedì gnocchi.',
    'Stołówka, 11.30.\nW czwartki schabowy.',
  ),
  'photo.hint': named(
    'Hier steht euer Bild vom Betriebsausflug.',
    'Your picture of the works outing goes here.',
    'Ici, la photo de votre sortie d’équipe.',
    'Qui la foto della gita aziendale.',
    'Tu zdjęcie z waszej firmowej wycieczki.',
  ),
  'photo.caption': named(
    'Alle an Bord. Zwei haben sich in die erste Klasse gesetzt.',
    'All on board. Two of them sat down in first class.',
    'Tous à bord. Deux se sont assis en première classe.',
    'Tutti a bordo. Due si sono seduti in prima classe.',
    'Wszyscy na pokładzie. Dwoje usiadło w pierwszej klasie.',
  ),
  'photo.title': named('Das ganze Netz', 'The whole network', 'Tout le réseau', 'Tutta la rete', 'Cała sieć'),
  'time.title': named(
    'Streckengeschichte',
    'Down the line',
    'Au fil de la ligne',
    'Storia della linea',
    'Historia trasy',
  ),
  'time.1': named('1989', '1989', '1989', '1989', '1989'),
  'time.1.text': named(
    'Zwei Leute, ein Lieferwagen, kein Navi.',
    'Two people, one van, no sat nav.',
    'Deux personnes, une camionnette, pas de GPS.',
    'Due persone, un furgone, niente navigatore.',
    'Dwie osoby, jedna furgonetka, zero nawigacji.',
  ),
  'time.2': named('1996', '1996', '1996', '1996', '1996'),
  'time.2.text': named(
    'Das Faxgerät zieht ein. Es piept noch heute.',
    'The fax machine moves in. It still beeps.',
    'Le fax arrive. Il bipe encore aujourd’hui.',
    'Arriva il fax. Suona ancora oggi.',
    'Przybywa faks. Piszczy do dziś.',
  ),
  'time.3': named('2004', '2004', '2004', '2004', '2004'),
  'time.3.text': named(
    'Neue Halle. Endlich trifft man sich im Trockenen.',
    'New building. At last we meet in the dry.',
    'Nouveau hall. Enfin, on se retrouve au sec.',
    'Nuovo capannone. Finalmente all’asciutto.',
    'Nowa hala. Wreszcie spotykamy się pod dachem.',
  ),
  'time.4': named('2013', '2013', '2013', '2013', '2013'),
  'time.4.text': named(
    'Hundertste Kollegin. Es gab Torte für neunzig.',
    'Colleague number one hundred. Cake for ninety.',
    'La centième collègue. Du gâteau pour 90.',
    'La centesima collega. Torta per novanta.',
    'Setna koleżanka. Tortu starczyło dla 90.',
  ),
  'time.5': named('2020', '2020', '2020', '2020', '2020'),
  'time.5.text': named(
    'Alle fahren von zu Hause. Ton an, bitte.',
    'Everyone rides from home. Unmute, please.',
    'Chacun voyage de chez soi. Le micro, svp.',
    'Tutti viaggiano da casa. Microfono acceso.',
    'Wszyscy jadą z domu. Proszę włączyć mikrofon.',
  ),
  'time.6': named('Heute', 'Today', 'Aujourd’hui', 'Oggi', 'Dziś'),
  'time.6.text': named(
    'Ein Album voller Leute. Kein Faxgerät darin.',
    'An album full of people. No fax machine in it.',
    'Un album plein de monde. Sans fax dedans.',
    'Un album pieno di persone. Senza fax.',
    'Album pełen ludzi. Bez faksu.',
  ),
  'thanks.title': named('Anschluss an', 'Connections to', 'Correspondances', 'Coincidenze', 'Połączenia z'),
  'thanks.text': {
    de: 'Ohne diese Partner wäre hier Schienenersatzverkehr. Danke fürs Mitfahren und für die guten Anschlüsse.',
    en: 'Without these partners there would be a replacement bus. Thank you for riding with us and for the good connections.',
    fr: 'Sans ces partenaires, il y aurait un bus de remplacement. Merci de voyager avec nous et pour les bonnes correspondances.',
    it: 'Senza questi partner ci sarebbe il bus sostitutivo. Grazie di viaggiare con noi e per le buone coincidenze.',
    pl: 'Bez tych partnerów jechałaby komunikacja zastępcza. Dziękujemy za wspólną jazdę i dobre połączenia.',
  },
  'thanks.slot': named('Ihr Firmenname', 'Your company', 'Votre société', 'La tua azienda', 'Twoja firma'),
  'back.line': named(
    'Dieser Zug\nendet hier.',
    'This train\nterminates here.',
    'Terminus,\ntout le monde\ndescend.',
    'Il treno termina\nqui la corsa.',
    'Pociąg kończy\ntu swój bieg.',
  ),
  'chapter.one': named('Linie 1 Büro', 'Line 1 Office', 'Ligne 1 Bureau', 'Linea 1 Ufficio', 'Linia 1 Biuro'),
  'chapter.two': named('Linie 2 Halle', 'Line 2 Works', 'Ligne 2 Atelier', 'Linea 2 Officina', 'Linia 2 Hala'),
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

/** The next stop: a big station sign with the number in it, until somebody is there. */
function stop(x: number, y: number, line: number, double = false): ContentNode[] {
  const width = double ? 100 : 50;
  const sign = double ? 94 : 42;
  return [
    rect(x - 0.6, y - 0.6, width + 1.2, 71.2, line, { fillOpacity: 0.16, stroke: line, strokeWidth: 0.6 }),
    rect(x + (width - sign) / 2, y + 7.5, sign, 42, WHITE, {
      stroke: INK,
      strokeWidth: 2.8,
      borderRadius: 21,
    }),
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
/** The trunk on the left, and a branch to each of the given rows of cells. */
function branches(rows: readonly number[], line: number): ContentNode[] {
  const last = rows.at(-1)!;
  return [
    ...track(
      [
        [18, -4],
        [18, last - 30],
        [38, last - 10],
        [410, last - 10],
      ],
      4.4,
      line,
    ),
    ...rows.slice(0, -1).flatMap((y) =>
      track(
        [
          [18, y - 30],
          [38, y - 10],
          [410, y - 10],
        ],
        4.4,
        line,
      ),
    ),
    ...rows.map((y) => rect(409, y - 16, 2.8, 12, line)),
  ];
}
const rowLabel = (y: number, title: string, note: string): ContentNode[] => [
  text(23, y + 1, 33, 14, title, { ...bold, color: INK, lineHeight: 100 }),
  text(23, y + 8.5, 32, 9, note, { ...plain, lineHeight: 120 }),
];
const aside = (y: number, height: number, title: string, note: string, line: number): ContentNode[] => [
  rect(414, y, 0.9, height, line),
  text(418, y - 0.5, 36, 14, title, { ...bold, color: INK }),
  text(418, y + 8, 36, 10, note, { ...plain, lineHeight: 150, lines: 3 }),
];
const stations = (xs: readonly number[], ys: readonly number[]): ContentNode[] =>
  ys.flatMap((y) => xs.map((x) => station(x + 25, y - 10)));
const stops = (xs: readonly number[], ys: readonly number[], line: number): ContentNode[] =>
  ys.flatMap((y) => xs.flatMap((x) => stop(x, y, line)));
/** A train that comes in, one on each page where the frame lies over the fold. */
function train(x: number, y: number, width: number, height: number): ContentNode[] {
  const pages = x < 222 && x + width > 238 ? [[x, 226 - x] as const, [234, x + width - 234] as const] : [[x, width] as const]; // prettier-ignore
  const tall = height > 120;
  return pages.map(([from, room]) => {
    const wide = tall
      ? Math.min(room * 0.62, (height * 0.66) / 1.76)
      : Math.min(room * 0.88, (height - 24) * (260 / 84));
    const high = tall ? wide * 1.76 : (wide * 84) / 260;
    return picture(
      from + (room - wide) / 2,
      y + height - high - (tall ? 0 : 4),
      wide,
      high,
      tall ? 'linie-front' : 'linie-coach',
      {
        opacity: 0.3,
        name: 'Zug',
      },
    );
  });
}
/** The words and the train lie under the frame: a photo covers them. */
const photo = (x: number, y: number, width: number, height: number, tint = BLUE, says = true): ContentNode[] => [
  rect(x, y, width, height, tint),
  ...train(x, y, width, height),
  ...(says
    ? [
        text(
          Math.max(x, 0) + 10,
          Math.max(y, 6) + 8,
          (x < 222 ? Math.min(222, x + width) : x + width) - Math.max(x, 0) - 20,
          14,
          '@photo.hint',
          {
            name: HINT,
            font: 'title',
            color: PAPER,
          },
        ),
      ]
    : []),
  picture(x, y, width, height, null, { ...(tint === INK && { gradientMap: [INK, PAPER] }), name: 'Foto' }),
];

function opener(line: number): ContentNode {
  const words = [
    ['@stop.one', 262],
    ['@stop.two', 299.5],
    ['@stop.three', 337],
    ['@stop.four', 374.5],
    ['@stop.five', 412],
  ] as const;
  return spread('Auftakt', PAPER, [
    rect(-4, -4, 234, 305, line),
    text(13, 15, 206, 72, '{section}', { ...bold, color: PAPER, ...FITTED, height: 27, name: 'Titel' }),
    text(14.5, 46, 200, 18, '@opener.text', { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
    text(14.5, 74, 60, 14, '@opener.track', { ...bold, color: PAPER }),
    text(7, 62, 217.9, 72, '{page-number}', {
      ...bold,
      color: PAPER,
      scale: 6.2,
      ...FITTED,
      name: 'Gleis',
    }),
    rect(-4, 210, 234, 14, PAPER),
    rect(15, 240, 0.9, 36, PAPER),
    text(19.5, 239, 150, 14, '@opener.quote', {
      font: 'paragraph',
      italic: true,
      color: PAPER,
      lineHeight: 150,
      lines: 3,
    }),
    ...photo(246, 14, 199, 112, INK),
    rect(230, 210, 212, 14, line),
    disc(442, 217, 7, line),
    ...words.flatMap(([words, x]) => [
      station(x, 217, 8, 2.8),
      // Turned about its middle: so laid that the first letter stands over the station.
      text(x - 27 + 20.2, 203 - 18.8 - 4, 54, 20, words, { ...bold, color: INK, rotation: -45 }),
    ]),
    picture(405, 240, 40, 40, 'linie-clock', { name: 'Uhr' }),
    text(256, 240, 130, 14, '@team.line', { ...plain, font: 'title' }),
    text(256, 249, 130, 12, '@change.text', { ...plain, lineHeight: 150, lines: 3 }),
    text(9, 284, 18, 12, '{page-number}', { font: 'title', color: PAPER, name: 'Folio' }),
    text(433, 284, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right', name: 'Folio' }),
  ]);
}

/** The other way to begin: the board of departures, and the train that has come in. Its windscreen is the photo. */
function board(line: number): ContentNode {
  const row = { font: 'sub_title', lineHeight: 150, lines: 5 };
  return spread('Abfahrtstafel', PAPER, [
    text(13, 15, 206, 72, '{section}', { ...bold, color: INK, ...FITTED, height: 27, name: 'Titel' }),
    text(14.5, 46, 200, 18, '@board.text', { font: 'paragraph', color: INK, lineHeight: 120, lines: 2 }),
    rect(14, 72, 202, 76, INK, { borderRadius: 3 }),
    text(24, 79, 150, 14, '@contents.title', { ...bold, color: YELLOW }),
    text(24, 90, 36, 20, '@board.times', { ...row, color: YELLOW }),
    text(62, 90, 96, 20, '@board.rows', { ...row, color: PAPER }),
    text(158, 90, 48, 20, '@board.state', { ...row, color: PAPER, align: 'right' }),
    text(14.5, 162, 60, 14, '@opener.track', { ...bold, color: INK }),
    text(8, 160, 108, 72, '{page-number}', { ...bold, color: line, scale: 3.6, ...FITTED, name: 'Gleis' }),
    rect(128, 172, 0.9, 36, line),
    text(132.5, 171, 84, 14, '@board.quote', {
      font: 'paragraph',
      italic: true,
      color: INK,
      lineHeight: 150,
      lines: 4,
    }),
    rect(-4, 252, 238, 14, line),
    ...[60, 105, 150, 195].map((x) => station(x, 259, 8, 2.8)),
    rect(230, -4, 234, 305, line),
    ...track([[304, 262], [268, 305]], 7, INK), // prettier-ignore
    ...track([[390, 262], [426, 305]], 7, INK), // prettier-ignore
    rect(292, 246, 110, 16, INK, { borderRadius: 3 }),
    rect(262, 34, 170, 216, PAPER, { borderRadius: 26 }),
    rect(286, 46, 122, 18, INK, { borderRadius: 2 }),
    text(290, 50.5, 114, 26, '{section}', { ...bold, color: YELLOW, align: 'center', ...FITTED, height: 9.4 }),
    rect(276, 74, 142, 100, INK, { borderRadius: 6 }),
    picture(280, 78, 134, 92, 'linie-cab', { opacity: 0.3, name: 'Führerstand' }),
    text(286, 82, 122, 14, '@photo.hint', { name: HINT, font: 'title', color: PAPER }),
    picture(280, 78, 134, 92, null, { gradientMap: [INK, PAPER], name: 'Foto' }),
    rect(262, 186, 170, 9, line),
    disc(288, 218, 11, YELLOW, { stroke: INK, strokeWidth: 2.4 }),
    disc(406, 218, 11, YELLOW, { stroke: INK, strokeWidth: 2.4 }),
    text(9, 284, 18, 12, '{page-number}', { font: 'title', color: INK, name: 'Folio' }),
    text(433, 284, 18, 12, '{page-number}', { font: 'title', color: PAPER, align: 'right', name: 'Folio' }),
  ]);
}

const team18 = (line: number): ContentNode =>
  spread('Eine Linie', PAPER, [
    ...branches(ROWS, line),
    ...stations(ALL, ROWS),
    ...head(),
    ...rowLabel(44, '@row.one', '@row.one.note'),
    ...rowLabel(131, '@row.two', '@row.two.note'),
    ...rowLabel(218, '@row.three', '@row.three.note'),
    ...aside(44, 32, '@change.title', '@change.text', line),
    ...aside(218, 32, '@end.title', '@end.text', line),
    ...stops(ALL, ROWS, line),
    ...pages(),
  ]);
const team12 = (line: number): ContentNode =>
  spread('Linie mit Bild', PAPER, [
    ...branches(ROWS.slice(1), line),
    ...stations(ALL, ROWS.slice(1)),
    ...head(),
    ...photo(58, 28, 344, 82, line),
    ...rowLabel(131, '@row.one', '@row.one.note'),
    ...rowLabel(218, '@row.three', '@row.three.note'),
    ...aside(131, 32, '@change.title', '@change.text', line),
    ...aside(218, 32, '@end.title', '@end.text', line),
    ...stops(ALL, ROWS.slice(1), line),
    ...pages(),
  ]);
const team6 = (line: number): ContentNode =>
  spread('Nebenstrecke', PAPER, [
    ...photo(-4, -4, 234, 305, line),
    ...track(
      [
        [464, 40],
        [440, 40],
        [412, 68],
        [412, 180],
        [384, 208],
        [230, 208],
      ],
      4.4,
      line,
    ),
    ...track(
      [
        [412, 93],
        [384, 121],
        [230, 121],
      ],
      4.4,
      line,
    ),
    ...stations(RIGHT, [131, 218]),
    station(440, 40),
    text(239, 22, 170, 48, '{section}', { ...bold, color: INK, ...FITTED, height: 40, name: 'Titel' }),
    text(240, 66, 150, 14, '@branch.text', { ...plain, lineHeight: 150, lines: 3 }),
    ...stops(RIGHT, [131, 218], line),
    text(433, 284, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right', name: 'Folio' }),
  ]);
const team3 = (line: number): ContentNode =>
  spread('Endstation', PAPER, [
    ...photo(-4, -4, 234, 305, line),
    ...track(
      [
        [340, -4],
        [340, 260],
      ],
      4.4,
      line,
    ),
    rect(334, 258, 12, 2.8, line),
    ...ROWS.map((y) => station(340, y + 28.5, 6, 2)),
    text(246, 40, 80, 48, '{section}', { ...bold, color: INK, ...FITTED, height: 40, name: 'Titel' }),
    text(246.5, 132, 80, 14, '@branch.text', { ...plain, lineHeight: 150, lines: 5 }),
    text(246.5, 219, 80, 14, '@end.title', { ...bold, color: INK }),
    text(246.5, 227, 80, 12, '@end.text', { ...plain, lineHeight: 150, lines: 3 }),
    ...stops([366], ROWS, line),
    text(433, 284, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right', name: 'Folio' }),
  ]);
const doubles = (line: number): ContentNode =>
  spread('Zweierstationen', PAPER, [
    ...branches(ROWS, line),
    ...ROWS.flatMap((y, row) => (row === 1 ? [195, 265] : [83, 377]).map((x) => station(x, y - 10))),
    ...ROWS.flatMap((y, row) =>
      (row === 1 ? [83, 321] : [139, 265]).map((x) =>
        rect(x - 4.2, y - 14.2, 64.4, 8.4, WHITE, {
          stroke: INK,
          strokeWidth: 1.5,
          borderRadius: 4.2,
          name: 'Umstieg',
        }),
      ),
    ),
    ...head(),
    ...rowLabel(44, '@row.one', '@row.one.note'),
    ...rowLabel(131, '@row.two', '@row.two.note'),
    ...rowLabel(218, '@row.three', '@row.three.note'),
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
      ...[20, 92, 166, 250, 324, 396].map((x) => picture(x, y + 73, 44, 9, 'linie-bogie', { name: 'Drehgestell' })),
      rect(row === 1 ? 5 : -24, y - 5, row === 1 ? 479 : 479, 79, line, { borderRadius: 12, name: 'Zug' }),
      rect(-24, y + 57, 508, 2.4, PAPER, { opacity: 0.9 }),
      rect(229, y - 5, 2, 79, INK, { opacity: 0.35 }),
    ]),
    ...TRAINS.flatMap((y) =>
      COACH.flatMap((x) => [rect(x, y, 50, 57, PAPER), cell(x, y, false, { fill: PAPER, fillOpacity: 0 })]),
    ),
    ...pages(),
  ]);

/** The history of the firm as a line with its stops. */
const timeline = (line: number): ContentNode =>
  spread('Streckengeschichte', PAPER, [
    text(20, 22, 200, 48, '@time.title', { ...bold, color: INK, autosize: false, fit: true, height: 20 }),
    ...track(
      [
        [-4, 222],
        [70, 222],
        [144, 148],
        [296, 148],
        [380, 64],
        [464, 64],
      ],
      11,
      line,
    ),
    ...(
      [
        [34, 222, 18, 236],
        [107, 185, 92, 208],
        [180, 148, 165, 164],
        [268, 148, 250, 164],
        [338, 106, 336, 128],
        [422, 64, 396, 80],
      ] as const
    ).flatMap(([cx, cy, x, y], index) => [
      station(cx, cy, 8, 2.8),
      text(x, y, 60, 28, `@time.${index + 1}`, { ...bold, color: INK }),
      text(x + 0.5, y + 12, 54, 12, `@time.${index + 1}.text`, { ...plain, lineHeight: 120, lines: 4 }),
    ]),
    ...photo(20, 52, 104, 84, line),
    ...photo(346, 176, 100, 92, line, false),
    ...pages(),
  ]);

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
    ...photo(102, 38, 256, 196, BLUE),
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

/** Signs over the platform, for partners and sponsors. */
const connections = (): ContentNode =>
  spread('Anschluss an', PAPER, [
    text(13, 20, 206, 72, '@thanks.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
    text(246, 23, 190, 14, '@thanks.text', { ...plain, lineHeight: 150, lines: 4 }),
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
        picture(x + 58, y + 10, 60, 40, null, { fill: PAPER, name: 'Logo' }),
        text(x + 124, y + 14, 70, 20, '@thanks.slot', {
          ...bold,
          color: PAPER,
          autosize: false,
          fit: true,
          height: 32,
          valign: 'middle',
        }),
        picture(x + 14, y + 16, 28, 28, `linie-arrow-${arrow}`, { name: 'Pfeil' }),
        ...(index % 3 < 2 ? [rect(x + 30, y + 60, 3, 10, INK), rect(x + 167, y + 60, 3, 10, INK)] : []),
      ];
    }),
    ...pages(),
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
    ...photo(20, 22, 194, 106, RED),
    ...photo(20, 170, 92, 104, BLUE, false),
    ...photo(122, 170, 92, 104, INK, false),
    ...photo(246, 22, 92, 106, INK, false),
    ...photo(348, 22, 92, 106, BLUE, false),
    ...photo(246, 170, 194, 104, RED, false),
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
      ...Array.from({ length: 11 }, (_, line) => station(x, 57 + line * 20, 4.2, 1.5)),
    ]),
    ...swapLists({ at: [40, 270], y: 20, width: 174, lines: 11, heading: bold, note: plain, color: INK }),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'linie-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: opener(RED),
  },
  {
    id: 'linie-opener-blue',
    name: named('Abfahrtstafel', 'Departure board', 'Tableau des départs', 'Tabellone', 'Tablica odjazdów'),
    role: 'opener',
    spread: board(BLUE),
  },
  ...inBoth('linie-24', named('Drei Züge', 'Three trains', 'Trois trains', 'Tre treni', 'Trzy pociągi'), express),
  ...inBoth('linie-18', named('Eine Linie', 'One line', 'Une ligne', 'Una linea', 'Jedna linia'), team18),
  ...inBoth(
    'linie-12',
    named('Linie mit Bild', 'Line with photo', 'Ligne et photo', 'Linea con foto', 'Linia ze zdjęciem'),
    team12,
  ),
  ...inBoth('linie-6', named('Nebenstrecke', 'Branch line', 'Embranchement', 'Diramazione', 'Linia boczna'), team6),
  ...inBoth('linie-3', named('Endstation', 'Terminus', 'Terminus', 'Capolinea', 'Pętla'), team3),
  ...inBoth(
    'linie-doubles',
    named('Zweierstationen', 'Double stations', 'Stations doubles', 'Stazioni doppie', 'Stacje podwójne'),
    doubles,
  ),
  {
    id: 'linie-timeline',
    name: named('Streckengeschichte', 'Down the line', 'Au fil de la ligne', 'Storia della linea', 'Historia trasy'),
    role: 'text',
    spread: timeline(RED),
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
          text(245, 68, 120, 16, '@cover.line', { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
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
          text(14.5, 231, 186, 14, '@welcome.text', { font: 'paragraph', color: PAPER, lineHeight: 150, lines: 6 }),
          text(276, 20, 170, 72, '@contents.title', { ...bold, color: INK, autosize: false, fit: true, height: 27 }),
          ...track(
            [
              [256, -4],
              [256, 244],
            ],
            7,
            RED,
          ),
          ...Array.from({ length: 10 }, (_, index) => station(256, 70.8 + index * 17, 5.4, 1.9)),
          rect(246, 242, 20, 3.6, RED),
          node('Text', {
            x: 277,
            y: 62.3,
            width: 168,
            height: 172,
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
          text(277, 241, 168, 12, '@contents.note', { ...plain, lineHeight: 120, lines: 2 }),
          text(428, 284, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(RED), team18(RED), timeline(RED)]),
    section('@chapter.two', [board(BLUE), team12(BLUE), team6(BLUE)]),
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
              [-4, 225],
              [40, 225],
              [53, 238],
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
