/** Partitur: a score for choirs and bands. Stickers hang on stems and beams; an empty cell is the bar that is still to come. */
import {
  HINT,
  named,
  same,
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
  type Question,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { answerOrLines } from '../written-lines.ts';

const INK = 2;
const RED = 3;
const PETROL = 4;
const GOLD = 5;
const CREAM = 6;
const HEX = { ink: '#191716', red: '#c33b21', petrol: '#1c6a66', gold: '#d9a036', cream: '#f5f0e2' };
const GREY = '#d9d1bd';
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
  `<rect width="142" height="186" fill="${ground}"/><circle cx="71" cy="88" r="64" fill="${light}"/>${singer(look)}<g fill="${HEX.cream}"><g transform="translate(0 8)"><ellipse cx="116" cy="52" rx="7" ry="5" transform="rotate(-20 116 52)"/><path d="M120.500 50V22H123V50ZM120.500 22C124 30 131 30 129 40C128 34 124 33 121 32Z"/></g><g transform="translate(0 12)"><ellipse cx="24" cy="40" rx="5.500" ry="4" transform="rotate(-20 24 40)"/><path d="M27.400 39V17H29.400V39ZM27.400 17C30 23 36 23 34 31C33 26 30 26 28 25Z"/></g></g>`;
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

/** Three who sing, close by. */
const trio = (ground: string, looks: readonly number[]): string =>
  `<rect width="236" height="130" fill="${ground}"/>${looks
    .map((look, at) => {
      const one = pick(CHOIR, look);
      const suit = one.suit === ground ? HEX.ink : one.suit;
      return `<g transform="translate(${4 + at * 76} ${at === 1 ? 8 : 18}) scale(.54)">${singer({ ...one, suit })}</g>`;
    })
    .join('')}`;
/** What bands play: a trumpet and a drum before a round light. */
const trumpet = (): string =>
  `<rect width="142" height="186" fill="${HEX.ink}"/><circle cx="71" cy="92" r="60" fill="${HEX.red}"/><g transform="translate(2.5 7.4) scale(.92) rotate(-24 71 92)"><path d="M112 92C128 88 134 76 138 60V124C134 108 128 96 112 92Z" fill="${HEX.gold}"/><path d="M4 88H118V96H4Z" fill="${HEX.gold}"/><path d="M2 84H10V100H2Z" fill="${HEX.gold}"/><rect x="34" y="92" width="62" height="26" rx="13" fill="none" stroke="${HEX.gold}" stroke-width="7"/><path d="M46 72H54V120H46ZM61 72H69V120H61ZM76 72H84V120H76Z" fill="${HEX.cream}"/><path d="M43 66H57V72H43ZM58 66H72V72H58ZM73 66H87V72H73Z" fill="${HEX.gold}"/></g>`;
const drum = (): string =>
  `<rect width="142" height="186" fill="${HEX.cream}"/><circle cx="71" cy="92" r="64" fill="${HEX.gold}"/><path d="M22 92H120V150C120 166 22 166 22 150Z" fill="${HEX.red}"/><path d="M22 92L38 158L54 96L71 162L88 96L104 158L120 92" fill="none" stroke="${HEX.cream}" stroke-width="3"/><ellipse cx="71" cy="92" rx="51" ry="17" fill="${HEX.ink}"/><ellipse cx="71" cy="90" rx="46" ry="13.500" fill="${HEX.cream}"/><path d="M78 88L124 36M60 90L20 30" stroke="${HEX.petrol}" stroke-width="6" stroke-linecap="round"/><circle cx="76" cy="90" r="5" fill="${HEX.petrol}"/><circle cx="62" cy="92" r="5" fill="${HEX.petrol}"/>`;

const drawings = {
  'partitur-soloist-1': svg(142, 186, soloist(HEX.gold, HEX.petrol, { hair: 'quiff', suit: HEX.ink, bow: HEX.red }), 2),
  'partitur-soloist-2': svg(142, 186, soloist(HEX.petrol, HEX.gold, { hair: 'bun', suit: HEX.red, bow: HEX.gold }), 2),
  'partitur-soloist-3': svg(142, 186, soloist(HEX.red, HEX.gold, { hair: 'bob', suit: HEX.petrol, bow: HEX.cream }), 2),
  'partitur-soloist-4': svg(142, 186, soloist(HEX.gold, HEX.red, { hair: 'bald', suit: HEX.petrol, bow: HEX.gold }), 2),
  'partitur-trumpet': svg(142, 186, trumpet(), 2),
  'partitur-drum': svg(142, 186, drum(), 2),
  'partitur-trio-1': svg(236, 130, trio(HEX.gold, [0, 1, 2]), 2),
  'partitur-trio-2': svg(236, 130, trio(HEX.petrol, [3, 2, 1]), 2),
  'partitur-trio-3': svg(236, 130, trio(HEX.red, [1, 0, 3]), 2),
  'partitur-row': svg(468, 140, `<rect width="468" height="140" fill="${HEX.petrol}"/>${row()}`, 2),
  'partitur-choir': svg(404, 180, `<rect width="404" height="180" fill="${HEX.gold}"/>${choir()}`, 2),
  'partitur-fermata': svg(
    86,
    44,
    `<path d="M2 42A41 41 0 0 1 84 42A41 36 0 0 0 2 42Z" fill="${HEX.gold}"/><circle cx="43" cy="35" r="7" fill="${HEX.gold}"/>`,
  ),
  'partitur-clef-light': svg(
    40,
    60,
    `<circle cx="12" cy="20" r="6" fill="${HEX.cream}"/><path d="M6.5 17C8 7 16 3 22 5C32 8 32 24 26 36C22 44 14 52 4 57C14 48 20 40 22 30C24 19 23 9 17 8C12 7 9 11 8.500 16Z" fill="${HEX.cream}"/><circle cx="35" cy="13" r="2.800" fill="${HEX.cream}"/><circle cx="35" cy="27" r="2.800" fill="${HEX.cream}"/>`,
    3,
  ),
  'partitur-flag': svg(26, 72, `<path d="M0 0C3 14 25 18 21 42C19 32 10 25 0 24Z" fill="${HEX.gold}"/>`),
  'partitur-sharp': svg(
    80,
    120,
    `<path d="M20 6H29V120H20ZM51 0H60V114H51Z" fill="${HEX.ink}"/><path d="M2 46L78 28V44L2 62ZM2 88L78 70V86L2 104Z" fill="${HEX.ink}"/>`,
  ),
  'partitur-hairpin': svg(
    200,
    80,
    `<path d="M0 40L200 2M0 40L200 78" fill="none" stroke="${HEX.gold}" stroke-width="5"/>`,
  ),
  'partitur-paper': svg(
    440,
    212,
    [0, 55, 110, 165]
      .map(
        (y) =>
          `<path d="M0 ${y}V${y + 36}M440 ${y}V${y + 36}${[0, 9, 18, 27, 36].map((line) => `M0 ${y + line}H206M234 ${y + line}H440`).join('')}M206 ${y}V${y + 36}M234 ${y}V${y + 36}" fill="none" stroke="${HEX.ink}" stroke-width=".5"/>`,
      )
      .join(''),
  ),
  'partitur-clef': svg(
    40,
    60,
    `<circle cx="12" cy="20" r="6" fill="${HEX.ink}"/><path d="M6.5 17C8 7 16 3 22 5C32 8 32 24 26 36C22 44 14 52 4 57C14 48 20 40 22 30C24 19 23 9 17 8C12 7 9 11 8.500 16Z" fill="${HEX.ink}"/><circle cx="35" cy="13" r="2.800" fill="${HEX.ink}"/><circle cx="35" cy="27" r="2.800" fill="${HEX.ink}"/>`,
  ),
  'partitur-baton': svg(
    150,
    130,
    `<path d="M10 112L143 6L146 9.500L20 120Z" fill="${HEX.cream}"/><ellipse cx="14" cy="116" rx="15" ry="10" fill="${HEX.gold}" transform="rotate(-40 14 116)"/><path d="M60 20C84 4 110 6 128 20M74 36C90 26 106 26 118 34" fill="none" stroke="${HEX.gold}" stroke-width="2.600" stroke-linecap="round"/>`,
  ),
};

const questions: readonly Question[] = [
  {
    id: 'ensemble',
    kind: 'line',
    label: named(
      'Wie heißt ihr?',
      'What are you called?',
      'Comment vous appelez-vous ?',
      'Come vi chiamate?',
      'Jak się nazywacie?',
    ),
    example: named(
      'Stadtkapelle Wiesental',
      'Meadow Vale Singers',
      'Harmonie de Valprairie',
      'Banda di Valprato',
      'Chór Dolina',
    ),
  },
  {
    id: 'founded',
    kind: 'number',
    label: named(
      'Seit welchem Jahr macht ihr zusammen Musik?',
      'Since which year have you made music together?',
      'Depuis quelle année faites-vous de la musique ensemble ?',
      'Da che anno fate musica insieme?',
      'Od którego roku razem muzykujecie?',
    ),
    example: same('1921'),
  },
  {
    id: 'rehearsal',
    kind: 'line',
    label: named(
      'Wann und wo ist Probe?',
      'When and where do you rehearse?',
      'Quand et où répétez-vous ?',
      'Quando e dove provate?',
      'Kiedy i gdzie macie próby?',
    ),
    example: named(
      'dienstags im Gemeindesaal',
      'Tuesdays in the parish hall',
      'le mardi à la salle des fêtes',
      'il martedì in sala civica',
      'we wtorki w domu kultury',
    ),
  },
  {
    id: 'conductor',
    kind: 'line',
    label: named('Wer dirigiert?', 'Who conducts?', 'Qui dirige ?', 'Chi dirige?', 'Kto dyryguje?'),
    example: named(
      'Miriam Lößnitz',
      'Miriam MacAllister',
      'Mireille Lefèvre',
      'Miriam D’Aloisio',
      'Małgorzata Żółkiewska',
    ),
  },
  {
    id: 'programme',
    kind: 'lines',
    label: named(
      'Was steht auf eurem Programm? Ein Stück je Zeile.',
      'What is on your programme? One piece a line.',
      'Qu’y a-t-il à votre programme ? Une pièce par ligne.',
      'Che cosa c’è in programma? Un brano per riga.',
      'Co macie w programie? Jeden utwór w wierszu.',
    ),
    example: named(
      'Der Mond ist aufgegangen\nMoon River\nDie Forelle',
      'Shenandoah\nMoon River\nThe Trout',
      'À la claire fontaine\nMoon River\nLa Truite',
      'Bella ciao\nMoon River\nLa trota',
      'Prząśniczka\nMoon River\nPstrąg',
    ),
  },
  {
    id: 'song',
    kind: 'lines',
    label: named(
      'Welches Lied könnt ihr alle auswendig? Die ersten Zeilen.',
      'Which song do you all know by heart? Its first lines.',
      'Quelle chanson savez-vous tous par cœur ? Les premiers vers.',
      'Quale canzone sapete tutti a memoria? I primi versi.',
      'Którą pieśń znacie wszyscy na pamięć? Pierwsze wersy.',
    ),
    example: named(
      'Kein schöner Land in dieser Zeit\nals hier das unsre weit und breit',
      'Should auld acquaintance be forgot\nand never brought to mind',
      'À la claire fontaine\nm’en allant promener',
      'Va’, pensiero, sull’ali dorate,\nva’, ti posa sui clivi, sui colli',
      'Płynie Wisła, płynie\npo polskiej krainie',
    ),
  },
  {
    id: 'concert',
    kind: 'line',
    label: named(
      'Wann ist euer nächstes Konzert?',
      'When is your next concert?',
      'Quand est votre prochain concert ?',
      'Quando è il prossimo concerto?',
      'Kiedy jest wasz następny koncert?',
    ),
    example: named(
      'am dritten Advent in der Kirche',
      'on the third Sunday of Advent in church',
      'le troisième dimanche de l’Avent, à l’église',
      'la terza domenica d’Avvento in chiesa',
      'w trzecią niedzielę adwentu w kościele',
    ),
  },
  {
    id: 'warm-up',
    kind: 'line',
    label: named(
      'Womit wärmt ihr euch auf?',
      'How do you warm up?',
      'Comment vous échauffez-vous ?',
      'Come vi riscaldate?',
      'Jak się rozgrzewacie?',
    ),
    example: named(
      'Lippenflattern und Kniebeugen',
      'lip trills and knee bends',
      'des « brrr » et des flexions',
      'vocalizzi e piegamenti',
      'parskanie i przysiady',
    ),
  },
  {
    id: 'interval',
    kind: 'line',
    label: named(
      'Was gibt es in der Pause?',
      'What is served in the interval?',
      'Que sert-on à l’entracte ?',
      'Che cosa c’è nell’intervallo?',
      'Co jest na przerwie?',
    ),
    example: named('Schmalzbrot', 'sandwiches', 'des tartines', 'panini', 'kanapki'),
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
      'dem Klavierhaus, der Gemeinde und allen, die Stühle stellen',
      'the piano shop, the parish and all who set out chairs',
      'le magasin de pianos, la commune et celles et ceux qui rangent les chaises',
      'il negozio di pianoforti, il Comune e chi sistema le sedie',
      'salonowi pianin, gminie i wszystkim, którzy ustawiają krzesła',
    ),
  },
  {
    id: 'join',
    kind: 'line',
    label: named(
      'Wo meldet sich, wer mitmachen will?',
      'Where do people turn who want to join?',
      'À qui s’adresser pour vous rejoindre ?',
      'A chi si rivolge chi vuole unirsi a voi?',
      'Gdzie zgłasza się ten, kto chce dołączyć?',
    ),
    example: named(
      'stadtkapelle-wiesental.de',
      'meadowvalesingers.org',
      'harmonie-valprairie.fr',
      'bandavalprato.it',
      'chordolina.pl',
    ),
  },
];

/** What one to four voices are called. */
const FEW: readonly Localised[] = [
  named('Solo', 'Solo', 'Solo', 'Assolo', 'Solo'),
  named('Duett', 'Duet', 'Duo', 'Duetto', 'Duet'),
  named('Terzett', 'Trio', 'Trio', 'Terzetto', 'Tercet'),
  named('Quartett', 'Quartet', 'Quatuor', 'Quartetto', 'Kwartet'),
];

const texts: Record<string, Wordings> = {
  ...Object.fromEntries(FEW.map((name, at) => [`few.${at + 1}`, name])),
  ...EXTRA_TEXTS,
  'cover.line': [
    same('{answer-ensemble}'),
    named(
      'So viele Stimmen, ein Album',
      'So many voices, one album',
      'Tant de voix, un seul album',
      'Tante voci, un solo album',
      'Tyle głosów, jeden album',
    ),
  ],
  'welcome.title': named('Ouvertüre', 'Overture', 'Ouverture', 'Ouverture', 'Uwertura'),
  'welcome.text': named(
    'Jeder leere Takt wartet auf jemanden. Wer klebt, setzt ein, an welcher Stelle auch immer; zuletzt kommen die, die noch in der Tüte stecken. Was doppelt klingt, wird getauscht.',
    'Every empty bar is waiting for someone. Stick them in and they begin, wherever their place is; last come those still in the packet. What sounds twice is swapped.',
    'Chaque mesure vide attend quelqu’un. On colle, et la voix entre, où que soit sa place ; en dernier viennent ceux qui dorment encore dans la pochette. Ce qui sonne deux fois s’échange.',
    'Ogni battuta vuota aspetta qualcuno. Chi si attacca, attacca, ovunque sia il suo posto; per ultimi arrivano quelli ancora nella bustina. Quel che suona due volte si scambia.',
    'Każdy pusty takt na kogoś czeka. Kto wklejony, ten wchodzi, gdziekolwiek jest jego miejsce; na końcu ci, którzy jeszcze tkwią w saszetce. Co brzmi podwójnie, to na wymianę.',
  ),
  'welcome.name': [
    named(
      '{answer-ensemble}, seit {answer-founded}',
      '{answer-ensemble}, since {answer-founded}',
      '{answer-ensemble}, depuis {answer-founded}',
      '{answer-ensemble}, dal {answer-founded}',
      '{answer-ensemble}, od {answer-founded}',
    ),
    same('{answer-ensemble}'),
  ],
  'contents.title': named('Programm', 'Programme', 'Programme', 'Programma', 'Program'),
  'contents.line': named(
    'Applaus bitte erst zwischen den Seiten.',
    'Please applaud only between pages.',
    'Prière d’applaudir entre les pages.',
    'Si prega di applaudire solo tra le pagine.',
    'Prosimy bić brawo dopiero między stronami.',
  ),
  'owner.line': named(
    'Diese Stimme gehört',
    'This part belongs to',
    'Cette partie appartient à',
    'Questa parte è di',
    'Ten głos należy do',
  ),
  'opener.1.tempo': named(
    'Allegro, meistens forte',
    'Allegro, mostly forte',
    'Allegro, le plus souvent forte',
    'Allegro, quasi sempre forte',
    'Allegro, przeważnie forte',
  ),
  'opener.1.text': [
    named(
      'Probe: {answer-rehearsal}. Am Pult: {answer-conductor}.',
      'Rehearsal: {answer-rehearsal}. On the rostrum: {answer-conductor}.',
      'Répétition : {answer-rehearsal}. Au pupitre : {answer-conductor}.',
      'Prove: {answer-rehearsal}. Sul podio: {answer-conductor}.',
      'Próba: {answer-rehearsal}. Przy pulpicie: {answer-conductor}.',
    ),
    named(
      'Besetzung: alle, die auf den nächsten Seiten eine Nummer haben, dazu ein Stapel Doppelte und jemand, der die Seiten wendet.',
      'Scored for all who have a number on the pages ahead, a pile of doubles and somebody to turn the pages.',
      'Effectif : tous les numéros des pages suivantes, une pile de doubles et quelqu’un pour tourner les pages.',
      'Organico: tutti i numeri delle prossime pagine, una pila di doppioni e chi volta le pagine.',
      'Obsada: wszyscy, którzy mają numer na następnych stronach, stosik podwójnych i ktoś do przewracania kartek.',
    ),
  ],
  'opener.2.tempo': named(
    'Andante, dann einkleben',
    'Andante, then stick them in',
    'Andante, puis coller',
    'Andante, poi incollare',
    'Andante, potem wklejać',
  ),
  'opener.2.text': [
    named(
      'Zum Aufwärmen: {answer-warm-up}. Danach die Nummern.',
      'To warm up: {answer-warm-up}. Then the numbers.',
      'Pour s’échauffer : {answer-warm-up}. Ensuite, les numéros.',
      'Per scaldarsi: {answer-warm-up}. Poi i numeri.',
      'Na rozgrzewkę: {answer-warm-up}. Potem numery.',
    ),
    named(
      'Einsatz, sobald die Tüte offen ist. Wer zu spät kommt, wird leise dazugeklebt und tut, als wäre nichts.',
      'Entry as soon as the packet is open. Latecomers are stuck in quietly, as if nothing had happened.',
      'Entrée dès que la pochette est ouverte. Les retardataires se collent doucement, l’air de rien.',
      'Si attacca appena la bustina è aperta. I ritardatari si incollano piano, come se niente fosse.',
      'Wejście, gdy tylko saszetka jest otwarta. Spóźnialskich wkleja się cicho, jakby nic się nie stało.',
    ),
  ],
  'opener.3.tempo': named(
    'Grave, aber nicht traurig',
    'Grave, but not sad',
    'Grave, mais pas triste',
    'Grave, ma non triste',
    'Grave, lecz nie smutno',
  ),
  'opener.3.text': named(
    'Der Schlüssel steht am Anfang jeder Zeile. Die Nummern stehen darunter, und beides zusammen passt immer.',
    'The clef stands at the beginning of every line. The numbers stand below, and the two always go together.',
    'La clé se trouve au début de chaque ligne. Les numéros sont dessous, et le tout s’accorde toujours.',
    'La chiave sta all’inizio di ogni rigo. I numeri stanno sotto, e insieme vanno sempre d’accordo.',
    'Klucz stoi na początku każdej pięciolinii. Numery stoją pod nim i jedno zawsze pasuje do drugiego.',
  ),
  'opener.4.tempo': named(
    'Vivace, einen Halbton höher',
    'Vivace, a semitone higher',
    'Vivace, un demi-ton plus haut',
    'Vivace, un semitono più su',
    'Vivace, pół tonu wyżej',
  ),
  'opener.4.text': named(
    'Das Kreuz hebt die Stimmung um eine halbe Stufe. Ein eingeklebtes Gesicht um eine ganze.',
    'A sharp lifts the mood by half a step. A face stuck in lifts it by a whole one.',
    'Le dièse élève l’humeur d’un demi-ton. Un visage collé, d’un ton entier.',
    'Il diesis alza l’umore di mezzo tono. Una faccia incollata, di un tono intero.',
    'Krzyżyk podnosi nastrój o pół tonu. Wklejona twarz o cały.',
  ),
  'opener.5.tempo': named(
    'Crescendo bis zur letzten Nummer',
    'Crescendo to the last number',
    'Crescendo jusqu’au dernier numéro',
    'Crescendo fino all’ultimo numero',
    'Crescendo aż do ostatniego numeru',
  ),
  'opener.5.text': named(
    'Ganz leise fängt es an, mit einem einzigen Sticker. Am Ende der Seite hört man es durch die Wand.',
    'It begins softly, with a single sticker. By the end of the page you hear it through the wall.',
    'Cela commence tout bas, avec une seule vignette. En bas de la page, on l’entend à travers le mur.',
    'Comincia pianissimo, con una sola figurina. In fondo alla pagina si sente attraverso il muro.',
    'Zaczyna się cicho, od jednej naklejki. Na końcu strony słychać to przez ścianę.',
  ),
  'opener.6.tempo': named(
    'Da capo, so oft es geht',
    'Da capo, as often as you like',
    'Da capo, à volonté',
    'Da capo, a piacere',
    'Da capo, do woli',
  ),
  'opener.6.text': named(
    'Wiederholungen sind erlaubt, Doppelte auch. Man spielt sie einfach jemandem in die Hand.',
    'Repeats are allowed, and so are doubles. Simply play them into somebody’s hand.',
    'Les reprises sont permises, les doubles aussi. Il suffit de les glisser dans une autre main.',
    'Le ripetizioni sono permesse, i doppioni anche. Basta passarli in un’altra mano.',
    'Powtórki są dozwolone, podwójne też. Wystarczy podać je komuś do ręki.',
  ),
  'opener.solo': named('Solo', 'Solo', 'Solo', 'Solo', 'Solo'),
  'team.line': [
    named(
      'Eine fehlende Stimme hört man am lautesten.',
      'A missing voice is the loudest of all.',
      'Une voix qui manque s’entend plus que les autres.',
      'Una voce che manca si sente più delle altre.',
      'Brak jednego głosu słychać najbardziej.',
    ),
    named(
      'Eine Pause ist auch Musik, nur leiser.',
      'A rest is music, too, only quieter.',
      'Un silence est aussi de la musique, en plus discret.',
      'Anche una pausa è musica, solo più piano.',
      'Pauza to też muzyka, tylko cichsza.',
    ),
    named(
      'Wer hier klebt, hat seinen Einsatz.',
      'Whoever is stuck in here has their cue.',
      'Qui est collé ici a son entrée.',
      'Chi è incollato qui ha il suo attacco.',
      'Kto tu wklejony, ten ma swoje wejście.',
    ),
    named(
      'Auch leise Töne brauchen einen festen Platz.',
      'Quiet notes need a firm place, too.',
      'Les notes douces aussi veulent leur place.',
      'Anche le note piano vogliono un posto.',
      'Ciche dźwięki też potrzebują miejsca.',
    ),
    named(
      'Nach jeder Note kommt jemand.',
      'After every note comes somebody.',
      'Après chaque note, il y a quelqu’un.',
      'Dopo ogni nota arriva qualcuno.',
      'Po każdej nucie ktoś przychodzi.',
    ),
    named(
      'Gerade geklebt klingt es am besten.',
      'Stuck in straight, it sounds best.',
      'Collé droit, cela sonne mieux.',
      'Incollato dritto, suona meglio.',
      'Wklejone prosto brzmi najlepiej.',
    ),
    named(
      'Doppelte sind Oktaven: weitergeben.',
      'Doubles are octaves: pass them on.',
      'Les doubles sont des octaves : à faire passer.',
      'I doppioni sono ottave: da passare.',
      'Podwójne to oktawy: podaj dalej.',
    ),
    named(
      'Wer fehlt, steht noch in der Tonleiter.',
      'Who is missing still stands on the scale.',
      'Qui manque est encore sur la gamme.',
      'Chi manca è ancora sulla scala.',
      'Kogo brak, ten stoi jeszcze na gamie.',
    ),
  ],
  'team.tempo': named(
    'Allegro con brio',
    'Allegro con brio',
    'Allegro con brio',
    'Allegro con brio',
    'Allegro con brio',
  ),
  'photo.hint': named(
    'Ein Bild von euch, gern von der Generalprobe',
    'A picture of you, from the dress rehearsal perhaps',
    'Une photo de vous, pourquoi pas de la générale',
    'Una foto di voi, magari della prova generale',
    'Wasze zdjęcie, choćby z próby generalnej',
  ),
  'tutti.title': named('Tutti', 'Tutti', 'Tutti', 'Tutti', 'Tutti'),
  'tutti.text': named(
    'Alle auf einem Bild. Da capo bei geschlossenen Augen.',
    'Everyone in one picture. Da capo if eyes are shut.',
    'Tout le monde sur une photo. Da capo si quelqu’un ferme les yeux.',
    'Tutti in una foto. Da capo, se qualcuno chiude gli occhi.',
    'Wszyscy na zdjęciu. Zamknięte oczy? Da capo.',
  ),
  'encore.title': named('Zugabe', 'Encore', 'Bis', 'Bis', 'Bis'),
  'encore.lyrics': [
    same('{answer-song}'),
    named(
      'Wir singen, bis der Hausmeister klopft,\nwir singen, bis der Wasserhahn tropft,\nund wird es im Treppenhaus endlich still,\nsummt jemand, der einfach noch bleiben will.',
      'We sing till the caretaker knocks on the door,\nwe sing till the kettle is boiling no more,\nand when they have switched off the light on the stair,\nthere’s someone still humming a verse in the air.',
      'On chante jusqu’à ce que le gardien vienne,\non chante, on chante à perdre haleine,\net quand la lumière s’éteint, tout en bas,\nquelqu’un la fredonne encore, pas à pas.',
      'Cantiamo finché non ci bussa il custode,\ncantiamo finché anche il muro ci ode,\ne quando è già spenta la luce alle scale,\nqualcuno la canta ancora, e non male.',
      'Śpiewamy, aż woźny zastuka do drzwi,\nśpiewamy, aż nawet ten woźny już śpi,\na kiedy na schodach już ciemno i cicho,\nktoś nuci raz jeszcze, bo nie śpi wszak licho.',
    ),
  ],
  'encore.list.title': named('Es erklingt', 'You will hear', 'Vous entendrez', 'Ascolterete', 'Usłyszycie'),
  'encore.list': [same('{answer-programme}')],
  'compose.title': named('Eigene Werke', 'Works of your own', 'Œuvres à vous', 'Opere vostre', 'Własne utwory'),
  'compose.text': named(
    'Fünf Linien reichen für alles, was je gesungen wurde.',
    'Five lines are enough for everything ever sung.',
    'Cinq lignes suffisent à tout ce qui se chante.',
    'Cinque righe bastano per tutto ciò che si canta.',
    'Pięć linii wystarczy na wszystko, co się śpiewa.',
  ),
  'concert.title': named('Konzertabend', 'Concert night', 'Soir de concert', 'Sera di concerto', 'Wieczór koncertowy'),
  'concert.text': [
    named(
      'Als Nächstes: {answer-concert}',
      'Coming next: {answer-concert}',
      'Bientôt : {answer-concert}',
      'Prossimamente: {answer-concert}',
      'Wkrótce: {answer-concert}',
    ),
    named(
      'Nach dem Schlussakkord auszufüllen, solange es noch nachklingt.',
      'To be filled in after the final chord, while it still rings.',
      'À remplir après l’accord final, tant qu’il résonne encore.',
      'Da compilare dopo l’accordo finale, finché risuona.',
      'Do wypełnienia po ostatnim akordzie, póki jeszcze brzmi.',
    ),
  ],
  'concert.1': named('Datum', 'Date', 'Date', 'Data', 'Data'),
  'concert.2': named('Ort', 'Place', 'Lieu', 'Luogo', 'Miejsce'),
  'concert.3': named(
    'Schönster Moment',
    'Finest moment',
    'Plus beau moment',
    'Momento più bello',
    'Najpiękniejsza chwila',
  ),
  'concert.4': named('Zugaben', 'Encores', 'Bis', 'Bis', 'Bisy'),
  'concert.5': named(
    'Applaus, in Minuten',
    'Applause, in minutes',
    'Applaudissements, en minutes',
    'Applausi, in minuti',
    'Oklaski, w minutach',
  ),
  'concert.6': named(
    'Verlorene Notenblätter',
    'Lost sheet music',
    'Partitions perdues',
    'Spartiti perduti',
    'Zgubione nuty',
  ),
  'concert.7': named('Gehustet haben', 'Those who coughed', 'Ont toussé', 'Hanno tossito', 'Kasłali'),
  'concert.8': named('Zuletzt gegangen', 'Last to leave', 'Partis en dernier', 'Ultimi ad andare', 'Wyszli ostatni'),
  'loud.title': named('Lautstärke', 'Volume', 'Nuances', 'Dinamica', 'Głośność'),
  'loud.text': named(
    'Wer singt oder spielt wie? Namen eintragen, ganz ohne Streit.',
    'Who sings or plays how? Write down names, without a quarrel.',
    'Qui chante ou joue comment ? Écrire les noms, sans dispute.',
    'Chi canta o suona come? Scrivere i nomi, senza litigare.',
    'Kto śpiewa lub gra jak? Wpisać imiona, bez kłótni.',
  ),
  'hum.title': named(
    'Wer summt was?',
    'Who hums what?',
    'Qui fredonne quoi ?',
    'Chi canticchia che cosa?',
    'Kto nuci co?',
  ),
  'hum.text': named(
    'Reihum summen, die anderen raten. Mit geschlossenem Mund zählt doppelt.',
    'Hum in turn, the others guess. With your mouth shut it counts double.',
    'Chacun fredonne, les autres devinent. Bouche fermée compte double.',
    'A turno si canticchia, gli altri indovinano. A bocca chiusa vale doppio.',
    'Nucimy po kolei, reszta zgaduje. Z zamkniętymi ustami liczy się podwójnie.',
  ),
  'hum.who': named('Gesummt', 'Hummed by', 'Fredonné par', 'Canticchiato da', 'Nuci'),
  'hum.song': named('Lied', 'Song', 'Chanson', 'Canzone', 'Piosenka'),
  'hum.guess': named('Erraten von', 'Guessed by', 'Deviné par', 'Indovinato da', 'Zgaduje'),
  'signed.title': named('Besetzung', 'Line-up', 'Distribution', 'Organico', 'Obsada'),
  'signed.text': named(
    'Wer drin ist, setzt seinen Namen auf die Linie.',
    'Whoever is in it puts their name on the line.',
    'Qui est dedans pose son nom sur la ligne.',
    'Chi c’è dentro mette il nome sulla riga.',
    'Kto jest w środku, wpisuje się na linii.',
  ),
  'thanks.title': named('Ostinato', 'Ostinato', 'Ostinato', 'Ostinato', 'Ostinato'),
  'thanks.text': [
    named(
      'Danke: {answer-thanks}.',
      'Our thanks to {answer-thanks}.',
      'Merci : {answer-thanks}.',
      'Grazie: {answer-thanks}.',
      'Dziękujemy: {answer-thanks}.',
    ),
    named(
      'Manche Stimmen laufen immer mit und fallen nie auf: Danke an alle, die Stühle stellen, Noten sortieren, Kuchen backen und jede Probe durch die Wand mithören.',
      'Some parts run all the way through and are never noticed: thanks to all who set out chairs, sort the music, bake cakes and hear every rehearsal through the wall.',
      'Certaines voix accompagnent tout sans qu’on les remarque : merci à celles et ceux qui rangent les chaises, trient les partitions, font les gâteaux et suivent chaque répétition à travers le mur.',
      'Certe voci accompagnano sempre e non si notano mai: grazie a chi sistema le sedie, riordina le parti, fa le torte e segue ogni prova attraverso il muro.',
      'Niektóre głosy towarzyszą zawsze i nikt ich nie zauważa: dziękujemy tym, którzy ustawiają krzesła, układają nuty, pieką ciasta i słuchają każdej próby przez ścianę.',
    ),
  ],
  'back.title': named('Fine.', 'Fine.', 'Fine.', 'Fine.', 'Fine.'),
  'back.line': [
    named(
      'Noch eine Stimme frei: {answer-join}',
      'One part still free: {answer-join}',
      'Il reste une voix : {answer-join}',
      'C’è ancora una voce libera: {answer-join}',
      'Jeden głos wciąż wolny: {answer-join}',
    ),
    named(
      'Bitte die Stühle wieder hochstellen.',
      'Please put the chairs back up.',
      'Merci de remonter les chaises.',
      'Si prega di rimettere a posto le sedie.',
      'Prosimy odstawić krzesła.',
    ),
  ],
  'interval.line': [
    named(
      'In der Pause: {answer-interval}',
      'In the interval: {answer-interval}',
      'À l’entracte : {answer-interval}',
      'Nell’intervallo: {answer-interval}',
      'W przerwie: {answer-interval}',
    ),
  ],
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
  /** The colour of the stems, if it is another one. */
  rail?: number;
}
/** So far does a stem run on behind its sticker: it is taken for the sticker's own, and leaves with it. */
const RAIL = 50;
const PLAIN: Stave = { colour: RED, stem: 6, thickness: 8 };
/** Beams take turns in these; a stem has the colour of the rail that it becomes. */
const BEAMS = [PETROL, RED, GOLD] as const;

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
    ...notes.map(([x, y]) => {
      const head = Math.max(top(x), top(x + stem));
      return rect(x, head, stem, y - head + (stave === PLAIN || stave.rail ? RAIL : 1), stave.rail ?? colour);
    }),
    rect(cx - length / 2, cy - thickness / 2, length, thickness, colour, {
      rotation: (angle * 180) / Math.PI,
    }),
  ];
}
/** A group of stickers under one beam. */
const group = (notes: readonly [Note, ...Note[]], from: number, to: number): ContentNode[] => [
  ...beam(notes, from, to, {
    ...PLAIN,
    colour: pick(BEAMS, (notes.length + Math.round((notes[0][0] + notes[0][1]) / 60)) % BEAMS.length),
    rail: RED,
  }),
  ...notes.map(([x, y]) => cell(x, y, false, { fill: REST })),
];
/** Two doubles under one beam. */
const duet = (first: Note, second: Note, from: number, to: number): ContentNode[] => [
  ...beam([first, second], from, to),
  ...[first, second].map(([x, y]) => cell(x, y, true, { fill: REST })),
];
/** A note by itself: only a stem. */
const single = (x: number, y: number, top: number): ContentNode[] => [
  picture(x + 6, top, 26, 72, 'partitur-flag', { name: 'Fähnchen' }),
  rect(x, top, 6, y - top + RAIL, RED),
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
/** The one at the page's edge: it runs over the trim, and enough of it stays. */
const lastBar = (y: number): ContentNode[] => [rect(453.2, y, 1.2, 70, INK), rect(456.4, y, 8, 70, INK)];
/** The bar line at the fold and the final bar, in both systems. */
const bothSystems = (): ContentNode[] => [
  rect(228.8, 62, 1.4, 70, INK),
  rect(228.8, 201, 1.4, 70, INK),
  ...lastBar(62),
  ...lastBar(201),
];
const pages = (left: number, right = left): ContentNode[] => [
  ...folios(9, 433, 286, 11, { font: 'sub_title', color: left }).slice(0, 1),
  ...folios(9, 433, 286, 11, { font: 'sub_title', color: right }).slice(1),
];
const title = (): ContentNode => text(9, 9, 100, 36, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' });
/** Title, time signature and dynamics of a left page. */
const signature = (dynamic: string): ContentNode[] => [
  title(),
  text(9, 24, 50, 12, '@team.line', { ...voice, color: INK, lineHeight: 120, lines: 4 }),
  // Common time: its sign is a letter, and no figure that could be a sticker's.
  text(9, 62, 54, 72, 'C', { ...fat, color: INK, scale: 2.5, name: 'Takt' }),
  text(10, 164, 50, 72, dynamic, { ...voice, bold: true, color: PETROL, name: 'Dynamik' }),
];
const score = (name: string, children: ContentNode[]): ContentNode =>
  spread(name, CREAM, [
    ...staff(62, INK),
    ...staff(201, INK),
    rect(-4, 62, 7.6, 70, INK),
    rect(-4, 201, 7.6, 70, INK),
    ...children,
    ...pages(INK),
  ]);
const PORTRAITS = [
  'partitur-soloist-1',
  'partitur-trumpet',
  'partitur-soloist-2',
  'partitur-drum',
  'partitur-soloist-3',
  'partitur-soloist-4',
] as const;
const TRIOS = ['partitur-trio-1', 'partitur-trio-2', 'partitur-trio-3'] as const;
const WIDE = ['partitur-row', 'partitur-choir'] as const;
const from = (list: readonly string[], first: number): string[] =>
  list.map((_, index) => pick(list, (index + first) % list.length));
/** A frame, and who sings there until the photo is in. */
function waiting(
  x: number,
  y: number,
  width: number,
  height: number,
  images: readonly string[],
  more: Record<string, unknown> = {},
): ContentNode[] {
  return [
    picture(x, y, width, height, images, { name: 'Bild' }),
    text(Math.max(x, 0) + 10, y + height - 20, Math.min(width, 200) - 24, 12, '@photo.hint', {
      ...voice,
      name: HINT,
      color: INK,
      fill: CREAM,
      align: 'center',
    }),
    picture(x, y, width, height, null, { ...more, name: 'Foto' }),
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
      ],
      172,
      158,
    ),
    ...single(402, 206, 166),
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
        [292, 205],
        [346, 198],
      ],
      171,
      159,
    ),
    ...single(400, 206, 166),
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
    ...waiting(240, 22, 224, 122, from(TRIOS, 0)),
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
    ...lastBar(201),
  ]);
const team24 = (): ContentNode =>
  spread('Tutti 24', CREAM, [
    ...[54, 137, 220].flatMap((y) => staff(y, INK, 14)),
    text(10, 8.5, 210, 36, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' }),
    text(238, 13, 212, 14, '@team.line', { ...voice, color: INK, align: 'right' }),
    // A beam over two notes belongs to the first of them; without the second it is its flag.
    ...[47, 130, 213].flatMap((y, line) =>
      [10, 118, 238, 346].flatMap((x, pair) => [
        rect(x, y - 10, 60, 5, pick(BEAMS, (line + pair) % BEAMS.length)),
        ...[x, x + 54].flatMap((at) => [rect(at, y - 10, 6, 11, RED), cell(at, y, false, { fill: REST })]),
      ]),
    ),
    ...pages(INK),
  ]);
const team8 = (): ContentNode =>
  spread('Generalprobe', CREAM, [
    ...waiting(-4, -4, 468, 140, WIDE),
    ...staff(201, INK),
    rect(-4, 201, 7.6, 70, INK),
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
        [346, 208],
      ],
      164,
      174,
    ),
    ...single(400, 202, 166),
    ...lastBar(201),
    ...pages(INK),
  ]);
const team6 = (): ContentNode =>
  spread('Sextett', CREAM, [
    ...waiting(-4, -4, 234, 305, from(PORTRAITS, 4)),
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
      ],
      160,
      168,
    ),
    ...single(388, 204, 164),
    ...lastBar(201),
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
    ...lastBar(201),
  ]);
/** Four, three, two or one beside a soloist. */
const few = (count: 1 | 2 | 3 | 4): ContentNode => {
  const notes: Record<typeof count, ContentNode[]> = {
    1: single(318, 116, 66),
    2: [
      ...group(
        [
          [270, 116],
          [356, 104],
        ],
        72,
        58,
      ),
    ],
    3: [
      ...group(
        [
          [250, 120],
          [318, 110],
        ],
        74,
        62,
      ),
      ...single(386, 104, 58),
    ],
    4: [
      ...group(
        [
          [236, 120],
          [290, 112],
          [344, 104],
        ],
        76,
        60,
      ),
      ...single(398, 110, 62),
    ],
  };
  return spread('Solo', CREAM, [
    rect(-4, -4, 234, 305, INK),
    ...waiting(18, 24, 194, 200, from(PORTRAITS, 1 + count), { gradientMap: [HEX.ink, HEX.cream] }),
    text(18, 236, 194, 36, '{section}', { ...fat, color: CREAM, ...FITTED, name: 'Titel' }),
    ...staff(106, INK, 17.5, 230, 234),
    text(252, 24, 180, 48, `@few.${count}`, { ...voice, color: INK }),
    ...notes[count],
    text(252, 214, 180, 14, '@team.line', { ...words, color: INK, lineHeight: 150, lines: 2 }),
    ...[242, 254, 266].map((y) => rule(252, y, 180, INK, 0.35)),
    ...lastBar(106),
    ...pages(CREAM, INK),
  ]);
};
/** Two above and one below, and a picture as large as its page. */
const terzetto = (): ContentNode =>
  spread('Terzett', CREAM, [
    ...staff(62, INK, 17.5, -4, 234),
    ...staff(201, INK, 17.5, -4, 234),
    rect(-4, 62, 7.6, 70, INK),
    rect(-4, 201, 7.6, 70, INK),
    title(),
    text(120, 13, 100, 14, '@team.line', {
      ...voice,
      color: INK,
      align: 'right',
      lines: 2,
      lineHeight: 120,
      ...FITTED,
    }),
    ...group(
      [
        [34, 66],
        [142, 54],
      ],
      44,
      31,
    ),
    ...single(88, 206, 166),
    text(14, 146, 200, 36, '@few.3', { ...voice, color: INK, ...FITTED }),
    ...waiting(230, -4, 234, 305, from(PORTRAITS, 5)),
    ...pages(INK).slice(0, 1),
  ]);
const team12 = (): ContentNode =>
  score('Register 12', [
    ...signature('mf'),
    ...group(
      [
        [64, 64],
        [118, 56],
        [172, 50],
      ],
      40,
      28,
    ),
    ...group(
      [
        [256, 58],
        [320, 64],
      ],
      34,
      42,
    ),
    ...single(384, 56, 32),
    ...group(
      [
        [64, 200],
        [118, 206],
        [172, 212],
      ],
      162,
      172,
    ),
    ...group(
      [
        [256, 210],
        [320, 202],
      ],
      172,
      160,
    ),
    ...single(384, 206, 164),
    ...bothSystems(),
  ]);

interface Start {
  readonly id: 1 | 2 | 3 | 4 | 5 | 6;
  /** Where the sign of the chapter stands, and on which ground. */
  readonly side: 'left' | 'right';
  readonly ground: number;
  readonly ink: number;
  readonly accent: number;
  readonly first: number;
}
/** The sign that a chapter begins with, on its page. */
function sign(id: Start['id'], at: number, accent: number): ContentNode[] {
  switch (id) {
    case 1:
      return [
        head(at + 46, 206, 22, accent),
        rect(at + 66, 76, 8, 126, accent),
        picture(at + 110, 64, 86, 44, 'partitur-fermata', { name: 'Fermate' }),
      ];
    case 2:
      return [
        ...beam(
          [
            [at + 66, 204],
            [at + 150, 180],
          ],
          96,
          72,
          { colour: accent, stem: 8, thickness: 22 },
        ),
        head(at + 46, 206, 22, accent),
        head(at + 130, 182, 22, accent),
      ];
    case 3:
      return [picture(at + 52, 51, 106, 159, 'partitur-clef-light', { name: 'Schlüssel' })];
    case 4:
      return [picture(at + 60, 72, 96, 144, 'partitur-sharp', { name: 'Kreuz' })];
    case 5:
      return [
        picture(at + 14, 100, 140, 80, 'partitur-hairpin', { name: 'Gabel' }),
        text(at + 146, 108, 70, 72, 'ff', { ...voice, bold: true, color: accent, scale: 2, name: 'Dynamik' }),
      ];
    case 6:
      return [
        rect(at + 150, 70, 14, 136, accent),
        rect(at + 138, 70, 4, 136, accent),
        disc(at + 118, 121, 8, accent),
        disc(at + 118, 155, 8, accent),
        rect(at + 40, 70, 14, 136, accent),
        rect(at + 62, 70, 4, 136, accent),
        disc(at + 86, 121, 8, accent),
        disc(at + 86, 155, 8, accent),
      ];
  }
}
function opener({ id, side, ground, ink, accent, first }: Start): ContentNode {
  const [dark, light] = side === 'right' ? [230, 0] : [0, 230];
  const lines = ground === INK ? '#6b665c' : ink;
  return spread('Auftakt', CREAM, [
    ...staff(70, GREY, 34),
    rect(dark === 0 ? -4 : 230, -4, 234, 305, ground),
    ...staff(70, lines, 34, dark === 0 ? -4 : 230, 234),
    text(dark + 14, 14, 202, 72, '{section}', {
      ...fat,
      color: ink,
      ...FITTED,
      lineHeight: 112,
      lines: 1.7,
      name: 'Titel',
    }),
    ...sign(id, dark, accent),
    text(dark + 14, 232, 202, 18, `@opener.${id}.tempo`, { ...voice, color: ground === INK ? GOLD : ink }),
    text(dark + 14, 245, 202, 14, `@opener.${id}.text`, { ...words, color: ink, lineHeight: 150, lines: 4 }),
    text(light + 56, 17, 150, 36, '@opener.solo', { ...voice, color: INK }),
    rect(light + 44, 20, 9, 210, RED),
    ...waiting(light + 53, 44, 142, 186, from(PORTRAITS, first), { gradientMap: [HEX.ink, HEX.cream] }),
    ...pages(side === 'left' ? ink : INK, side === 'left' ? INK : ink),
  ]);
}
const STARTS: readonly Start[] = [
  { id: 1, side: 'left', ground: INK, ink: CREAM, accent: RED, first: 0 },
  { id: 2, side: 'right', ground: PETROL, ink: CREAM, accent: GOLD, first: 1 },
  { id: 3, side: 'left', ground: RED, ink: CREAM, accent: CREAM, first: 2 },
  { id: 4, side: 'right', ground: GOLD, ink: INK, accent: INK, first: 3 },
  { id: 5, side: 'left', ground: INK, ink: CREAM, accent: GOLD, first: 4 },
  { id: 6, side: 'right', ground: PETROL, ink: CREAM, accent: CREAM, first: 5 },
];
const open = (index: number): ContentNode => opener(pick(STARTS, index));

const tutti = (): ContentNode =>
  spread('Tutti', INK, [
    ...staff(62, '#6b665c'),
    // Both end at the picture, and none runs through the words below it.
    ...staff(150, '#6b665c'),
    ...waiting(28, 44, 404, 180, from(WIDE, 1)),
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
    ...answerOrLines({
      x: 250,
      y: 56,
      width: 190,
      size: 18,
      key: '@encore.list',
      ground: CREAM,
      color: INK,
      lines: 6,
      step: 13,
      style: words,
    }),
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
    ...pages(CREAM, INK),
  ]);

const pictures = (): ContentNode =>
  score('Drei Bilder', [
    text(9, 9, 212, 48, '{section}', { ...fat, color: INK, ...FITTED, name: 'Titel' }),
    ...waiting(20, 44, 200, 236, from(PORTRAITS, 2)),
    ...waiting(240, 44, 200, 112, from(TRIOS, 1)),
    ...waiting(240, 168, 200, 112, from(TRIOS, 2)),
  ]);

/** A spread to be written on: what it is called, and what it is for. */
const sheet = (name: string, key: string, ground: number, children: ContentNode[]): ContentNode => {
  const ink = ground === PETROL || ground === INK || ground === RED ? CREAM : INK;
  return spread(name, ground, [
    text(12, 12, 206, 48, `@${key}.title`, { ...fat, color: ink, ...FITTED }),
    text(242, 18, 206, 14, `@${key}.text`, { ...voice, color: ink, align: 'right', lineHeight: 120, lines: 2 }),
    rule(12, 38, 206, ground === RED ? CREAM : RED, 1.5),
    rule(242, 38, 206, ground === RED ? CREAM : RED, 1.5),
    ...children,
    ...pages(ink),
  ]);
};
const lines = (x: number, y: number, width: number, count: number, step: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => rule(x, y + step * index, width, INK, 0.35));
const compose = (): ContentNode =>
  sheet('Eigene Werke', 'compose', CREAM, [
    picture(10, 56, 440, 212, 'partitur-paper', { name: 'Notenpapier' }),
    ...[56, 111, 166, 221].map((y) => picture(14, y - 2, 22, 33, 'partitur-clef', { name: 'Schlüssel' })),
  ]);
const concert = (): ContentNode =>
  sheet('Konzertabend', 'concert', CREAM, [
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((index) => {
      const x = index > 4 ? 242 : 12;
      const y = 54 + ((index - 1) % 4) * 54;
      return [
        text(x, y, 206, 16, `@concert.${index}`, { font: 'sub_title', color: RED }),
        ...lines(x, y + 22, 206, 2, 16),
      ];
    }),
    text(242, 270, 206, 14, '@interval.line', { ...voice, color: INK, ...FITTED }),
  ]);
const loud = (): ContentNode =>
  sheet(
    'Lautstärke',
    'loud',
    PETROL,
    ['pp', 'p', 'mp', 'mf', 'f', 'ff'].flatMap((dynamic, index) => {
      const x = 12 + index * 70 + (index > 2 ? 20 : 0);
      return [
        text(x, 62 - index * 2, 66, pick([36, 36, 48, 48, 72, 72], index), dynamic, {
          ...voice,
          bold: true,
          color: GOLD,
          name: 'Dynamik',
        }),
        // Light, where a pen writes.
        rect(x, 100, 66, 172, CREAM),
        ...lines(x + 4, 116, 58, 10, 16),
      ];
    }),
  );
const hum = (): ContentNode =>
  sheet(
    'Summen',
    'hum',
    GOLD,
    [12, 242].flatMap((x) => [
      ...['who', 'song', 'guess'].map((key, index) =>
        text(x + index * 70, 50, 66, 14, `@hum.${key}`, { font: 'sub_title', color: INK, ...FITTED }),
      ),
      ...[0, 1, 2].flatMap((column) => lines(x + column * 70, 76, 64, 13, 16)),
    ]),
  );
const signed = (): ContentNode =>
  sheet(
    'Besetzung',
    'signed',
    CREAM,
    [64, 150, 236].flatMap((y) => staff(y, INK, 12)),
  );
const swaps = (): ContentNode =>
  spread('Tauschliste', CREAM, [
    rect(230, -4, 234, 305, GOLD),
    ...swapLists({
      at: [14, 246],
      y: 16,
      width: 200,
      lines: 11,
      heading: { ...fat, color: INK },
      note: { ...voice, color: INK },
      color: INK,
    }),
    ...pages(INK),
  ]);
const wide = (): ContentNode =>
  spread('Ein Bild', RED, [...waiting(-4, -4, 468, 212, WIDE), ...staff(226, CREAM, 12, -4, 468), ...pages(CREAM)]);

const SIGNS: readonly Localised[] = [
  named('Fermate', 'Fermata', 'Point d’orgue', 'Corona', 'Fermata'),
  named('Zwei Achtel', 'Two quavers', 'Deux croches', 'Due crome', 'Dwie ósemki'),
  named('Bassschlüssel', 'Bass clef', 'Clé de fa', 'Chiave di basso', 'Klucz basowy'),
  named('Kreuz', 'Sharp', 'Dièse', 'Diesis', 'Krzyżyk'),
  named('Crescendo', 'Crescendo', 'Crescendo', 'Crescendo', 'Crescendo'),
  named('Wiederholung', 'Repeat', 'Reprise', 'Ritornello', 'Powtórka'),
];
const layouts: BlueprintContent['layouts'] = [
  ...STARTS.map(({ id }, index): BlueprintContent['layouts'][number] => ({
    id: `partitur-opener-${id}`,
    name: pick(SIGNS, index),
    role: 'opener',
    spread: open(index),
  })),
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
    id: 'partitur-12',
    name: named('Zwölf Stimmen', 'Twelve voices', 'Douze voix', 'Dodici voci', 'Dwanaście głosów'),
    role: 'team',
    spread: team12(),
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
  ...([4, 3, 2, 1] as const).map((count): BlueprintContent['layouts'][number] => ({
    id: `partitur-${count}`,
    name: pick(FEW, count - 1),
    role: 'team',
    spread: few(count),
  })),
  {
    id: 'partitur-trio',
    name: named('Terzett', 'Trio', 'Trio', 'Terzetto', 'Tercet'),
    role: 'team',
    spread: terzetto(),
  },
  {
    id: 'partitur-tutti',
    name: named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: tutti(),
  },
  { id: 'partitur-encore', name: named('Zugabe', 'Encore', 'Bis', 'Bis', 'Bis'), role: 'text', spread: encore() },
  {
    id: 'partitur-concert',
    name: named('Konzertabend', 'Concert night', 'Soir de concert', 'Sera di concerto', 'Wieczór koncertowy'),
    role: 'text',
    spread: concert(),
  },
  {
    id: 'partitur-wide',
    name: named('Ein Bild', 'One picture', 'Une photo', 'Una foto', 'Jedno zdjęcie'),
    role: 'picture',
    spread: wide(),
  },
  {
    id: 'partitur-loud',
    name: named('Lautstärke', 'Volume', 'Nuances', 'Dinamica', 'Głośność'),
    role: 'text',
    spread: loud(),
  },
  {
    id: 'partitur-compose',
    name: named('Eigene Werke', 'Works of your own', 'Œuvres à vous', 'Opere vostre', 'Własne utwory'),
    role: 'text',
    spread: compose(),
  },
  {
    id: 'partitur-hum',
    name: named('Summen', 'Humming', 'Fredonner', 'Canticchiare', 'Nucenie'),
    role: 'text',
    spread: hum(),
  },
  {
    id: 'partitur-signed',
    name: named('Besetzung', 'Line-up', 'Distribution', 'Organico', 'Obsada'),
    role: 'text',
    spread: signed(),
  },
  ...extraLayouts('partitur', pictures(), swaps()),
];

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
  questions,
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
          text(20, 262, 190, 16, '@welcome.name', { font: 'sub_title', color: GOLD, ...FITTED }),
          rect(16, 271, 198, 17, CREAM),
          text(20, 277, 62, 14, '@owner.line', { ...voice, color: INK, ...FITTED }),
          rule(86, 283, 122, INK, 0.5),
          ...staff(56, INK, 17.5, 230, 234),
          picture(246, 53.5, 40, 60, 'partitur-clef', { name: 'Schlüssel' }),
          ...beam(
            [
              [346, 105],
              [390, 89],
              [434, 75],
            ],
            42,
            24,
            { colour: RED, stem: 5, thickness: 10 },
          ),
          head(338, 108, 10, RED),
          head(382, 92, 10, RED),
          head(426, 78, 10, RED),
          text(250, 158, 190, 48, '@contents.title', { ...fat, color: INK }),
          text(250, 179, 190, 14, '@contents.line', { ...voice, color: INK }),
          rule(250, 192, 190, RED, 1.5),
          node('Text', {
            x: 250,
            y: 199,
            width: 190,
            height: 82,
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
        ]),
      ],
      true,
    ),
    section('@chapter.one', [open(0), team14(), team10()]),
    section('@chapter.two', [open(1), team16(), tutti()]),
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
          ...waiting(16, 140, 198, 130, from(TRIOS, 1)),
          text(246, 24, 200, 48, '@signed.title', { ...fat, color: INK, ...FITTED }),
          text(246, 46, 200, 14, '@signed.text', { ...voice, color: INK }),
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
