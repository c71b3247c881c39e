/**
 * Hallenboden: every club gym has this floor. The tangle of court lines is the layout, each sport owns the colour of its
 * line, and an empty cell is a position taped onto the floor.
 */
import {
  coloured,
  IN_BLUE,
  IN_RED,
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
  rule,
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';

const BLACK = 2;
const BLUE = 3;
const RED = 4;
const FLOOR = 5;
const WHITE = 6;
const HEX = { black: '#1b1917', blue: '#1d4e9e', red: '#cf3327', floor: '#ddb07a', white: '#fff9ee' };
/** What is taped off is cleaner than the rest of the floor. */
const TAPED = '#f3e0c1';

/** Boards 9 high in lengths of their own, some lighter, some darker: only the light of the floor, none of its colour. */
function planks(): string {
  const random = stream(29);
  const tones: Record<string, string> = { light: '', dark: '', deep: '' };
  let seams = '';
  for (let y = 0; y < 305; y += 9) {
    seams += `M0 ${y}H468`;
    let x = -random() * 60;
    while (x < 468) {
      const length = 46 + Math.round(random() * 58);
      const tone = pick(['light', 'dark', 'plain', 'deep', 'plain'], Math.floor(random() * 5));
      if (tone in tones) tones[tone] += `M${x.toFixed(0)} ${y}h${length}v9h-${length}z`;
      x += length;
      seams += `M${x.toFixed(0)} ${y}v9`;
    }
  }
  return `<path d="${tones['light']}" fill="#fff" opacity=".09"/><path d="${tones['dark']}" fill="#5a3410" opacity=".07"/><path d="${tones['deep']}" fill="#5a3410" opacity=".12"/><path d="${seams}" stroke="#5a3410" stroke-width=".25" opacity=".32" fill="none"/>`;
}
/** Limbs as thick strokes: a throw from the air. */
const thrower = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round" fill="none"><g stroke="${HEX.black}"><path d="M64 62L58 104" stroke-width="30"/><path d="M50 108L26 126L30 154" stroke-width="15"/><path d="M64 110L84 134L112 138" stroke-width="15"/><path d="M52 56L24 44L14 66" stroke-width="12"/><path d="M76 54L98 34L96 12" stroke-width="12"/></g><circle cx="62" cy="28" r="14" fill="${HEX.black}"/><circle cx="94" cy="0" r="12" fill="${HEX.white}" stroke="${HEX.black}" stroke-width="3"/><path d="M86-6q8 6 17 3M90 10q1-10 12-13" stroke="${HEX.black}" stroke-width="2"/><path d="M58 62V92" stroke="${HEX.white}" stroke-width="4"/></g>`;
/** A team in a row, arms folded, the goalkeeper a head taller. */
const lineUp = Array.from({ length: 8 }, (_, index) => {
  const tall = pick([0, 6, -3, 9, 2, -4, 5, 0], index);
  return `<g transform="translate(${30 + index * 51} ${18 - tall})"><circle cx="0" cy="16" r="12" fill="${HEX.black}"/><path d="M-23 110V50Q-23 34-8 33H8Q23 34 23 50V110H-23Z" fill="${HEX.black}"/><path d="M-23 58H23" stroke="${HEX.white}" stroke-width="5"/></g>`;
}).join('');
/** The free-throw line: an arc of dashes, from the goal at the left edge. */
const dashes = (width: number, height: number, path: string): ReturnType<typeof svg> =>
  svg(
    width,
    height,
    `<path d="${path}" fill="none" stroke="${HEX.white}" stroke-width="4.6" stroke-dasharray="15 9.5"/>`,
  );

const drawings = {
  'halle-planks': svg(468, 305, planks()),
  'halle-dashes': dashes(170, 305, 'M128 44C148 78 158 116 158 152.5C158 190 148 226 128 288'),
  'halle-dashes-back': dashes(170, 305, 'M42 44C22 78 12 116 12 152.5C12 190 22 226 42 288'),
  'halle-throw': svg(130, 181, thrower(2, 17, 1)),
  'halle-team': svg(418, 110, lineUp),
  'halle-bars': svg(
    212,
    96,
    `<g fill="none" stroke="${HEX.black}" stroke-linecap="round"><path d="${[6, 56, 106, 156, 206].map((x) => `M${x} 2V94`).join('')}" stroke-width="4"/><path d="${[10, 20, 30, 40, 50, 60, 70, 80, 90].map((y) => `M8 ${y}H204`).join('')}" stroke-width="2.4"/></g>`,
    2,
  ),
};

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'cover.line': named(
    'Handball, Volleyball, Turnen und die\nRückenschule vom Donnerstag',
    'Handball, volleyball, gymnastics and\nThursday’s back class',
    'Handball, volley, gymnastique et\nle cours de dos du jeudi',
    'Pallamano, pallavolo, ginnastica e\nla schiena del giovedì',
    'Piłka ręczna, siatkówka, gimnastyka\ni zdrowy kręgosłup w czwartki',
  ),
  'cover.band': named(
    'Album mit {total-stickers} Stickern',
    '{total-stickers} stickers',
    '{total-stickers} vignettes',
    '{total-stickers} figurine',
    'Naklejek: {total-stickers}',
  ),
  'welcome.title': named('Schuhe aus', 'Shoes off', 'En chaussettes', 'Via le scarpe', 'Buty zmienić'),
  'welcome.text': {
    de: 'Nur mit heller Sohle aufs Parkett. Jede Sportart hat hier ihre Linie, und jede Linie ihre Leute. Wo noch ein Feld abgeklebt ist, fehlt jemand: Sticker drauf, und die Mannschaft steht.',
    en: 'Light soles only on this floor. Every sport has its line here, and every line its people. Where a box is taped off, somebody is missing: sticker on, and the team is complete.',
    fr: 'Semelles claires obligatoires. Ici, chaque sport a sa ligne, et chaque ligne ses gens. Là où une case est scotchée, il manque quelqu’un : une vignette, et l’équipe est au complet.',
    it: 'In campo solo con suole chiare. Qui ogni sport ha la sua linea e ogni linea la sua gente. Dove c’è un riquadro di nastro manca qualcuno: una figurina e la squadra è al completo.',
    pl: 'Na parkiet tylko w jasnych podeszwach. Każdy sport ma tu swoją linię, a każda linia swoich ludzi. Gdzie pole jest oklejone taśmą, kogoś brakuje: naklejka i drużyna w komplecie.',
  },
  'contents.title': named('Linien', 'Lines', 'Lignes', 'Linee', 'Linie'),
  'opener.kicker': named(
    'Diese Linie gehört uns',
    'This line is ours',
    'Cette ligne est à nous',
    'Questa linea è nostra',
    'Ta linia jest nasza',
  ),
  'opener.title': named(
    'Zwölf Teams,\nein Kreis',
    'Twelve teams,\none circle',
    'Douze équipes,\nun seul cercle',
    'Dodici squadre,\nun cerchio',
    'Tuzin drużyn,\njeden krąg',
  ),
  'opener.text': {
    de: 'Montag bis Freitag, 16 bis 22 Uhr. Wer zuletzt geht, macht das Licht aus und zählt die Bälle.',
    en: 'Monday to Friday, four to ten. Last one out turns off the light and counts the balls.',
    fr: 'Du lundi au vendredi, de 16 h à 22 h. Le dernier éteint la lumière et compte les ballons.',
    it: 'Da lunedì a venerdì, dalle 16 alle 22. L’ultimo spegne la luce e conta i palloni.',
    pl: 'Od poniedziałku do piątku, 16 do 22. Kto wychodzi ostatni, gasi światło i liczy piłki.',
  },
  'opener.second.title': named(
    'Erst dehnen,\ndann prahlen',
    'Stretch first,\nboast later',
    'On s’étire,\npuis on frime',
    'Ti scaldi,\npoi ti vanti',
    'Rozgrzewka,\npotem gadanie',
  ),
  'opener.second.text': {
    de: 'Angabe, Annahme, Abwasch. Wer die Decke trifft, holt die Leiter.',
    en: 'Serve, receive, wash up. Whoever hits the ceiling fetches the ladder.',
    fr: 'Service, réception, vaisselle. Qui envoie le ballon au plafond va chercher l’échelle.',
    it: 'Battuta, ricezione, pulizie. Chi manda il pallone al soffitto va a prendere la scala.',
    pl: 'Zagrywka, przyjęcie, zmywanie. Kto posłał piłkę pod sufit, idzie po drabinę.',
  },
  'board.left': named(
    'Kabine 1\nKabine 2\nKabine 3\nGeräteraum\nFundkiste',
    'Dressing room 1\nDressing room 2\nDressing room 3\nStore room\nLost property',
    'Vestiaire 1\nVestiaire 2\nVestiaire 3\nLocal matériel\nObjets trouvés',
    'Spogliatoio 1\nSpogliatoio 2\nSpogliatoio 3\nMagazzino\nOggetti persi',
    'Szatnia 1\nSzatnia 2\nSzatnia 3\nMagazynek\nZguby',
  ),
  'board.right': named(
    'Heim\nGast\nSchiri\n17 Matten\n31 Socken',
    'Home\nAway\nReferee\n17 mats\n31 socks',
    'Locaux\nVisiteurs\nArbitres\n17 tapis\n31 chaussettes',
    'Casa\nOspiti\nArbitri\n17 tappeti\n31 calzini',
    'My\nGoście\nSędzia\n17 mat\n31 skarpet',
  ),
  'team.line': {
    de: 'Aufstellung wie im Angriff: Tor links, Kreis rechts.\nDer Rest ergibt sich.',
    en: 'Line-up as in attack: goal left, pivot right.\nThe rest follows.',
    fr: 'Placement d’attaque : but à gauche, pivot à droite.\nLe reste suit.',
    it: 'Schierati come in attacco: porta a sinistra, pivot a destra.\nIl resto viene da sé.',
    pl: 'Ustawienie jak w ataku: bramka z lewej, koło z prawej.\nReszta sama się ułoży.',
  },
  'photo.hint': named(
    'Mannschaftsfoto. Bälle nach vorn, Harz von den Fingern.',
    'Team photo. Balls to the front, resin off your fingers.',
    'Photo d’équipe. Ballons devant, résine hors des doigts.',
    'Foto di squadra. Palloni davanti, mani senza pece.',
    'Zdjęcie drużyny. Piłki do przodu, klej z palców.',
  ),
  'photo.title': named(
    'Alle auf dem Feld',
    'All on court',
    'Tous sur le terrain',
    'Tutti in campo',
    'Wszyscy na boisku',
  ),
  'times.title': named('Hallenzeiten', 'Hall times', 'Créneaux', 'Orari', 'Godziny sali'),
  'times.left': named(
    'Mo 16.00\nDi 17.30\nMi 18.00\nDo 19.00\nFr 20.00\nSa 10.00',
    'Mon 16.00\nTue 17.30\nWed 18.00\nThu 19.00\nFri 20.00\nSat 10.00',
    'Lun 16 h\nMar 17 h 30\nMer 18 h\nJeu 19 h\nVen 20 h\nSam 10 h',
    'Lun 16.00\nMar 17.30\nMer 18.00\nGio 19.00\nVen 20.00\nSab 10.00',
    'Pn 16.00\nWt 17.30\nŚr 18.00\nCz 19.00\nPt 20.00\nSb 10.00',
  ),
  'times.right': named(
    'Minis\nJugend B\nDamen 1\nRücken\nHerren\nTurnier',
    'Minis\nUnder 16\nWomen 1\nBack class\nMen\nCup',
    'Minis\nJeunes\nDames 1\nDos\nHommes\nTournoi',
    'Mini\nGiovani\nDonne 1\nSchiena\nUomini\nTorneo',
    'Skrzaty\nJuniorzy\nPanie 1\nPlecy\nPanowie\nTurniej',
  ),
  'rules.title': named(
    'Hallen-\nordnung',
    'House\nrules',
    'Règles\nde la salle',
    'Regole\ndi palestra',
    'Regulamin\nsali',
  ),
  'rules.text': {
    de: '1. Tor ist, wenn der Hausmeister nickt.\n2. Die große Matte trägt man zu viert.\n3. Wer die Uhr verstellt, wischt.\n4. Im Geräteraum wird nicht geküsst.\n5. Nach dem Spiel ist Abbau.',
    en: '1. It is a goal when the caretaker nods.\n2. The big mat takes four to carry.\n3. Touch the clock and you mop.\n4. No kissing in the store room.\n5. After the match we clear up.',
    fr: '1. But si le gardien de la salle acquiesce.\n2. Le gros tapis se porte à quatre.\n3. Qui touche l’horloge passe la serpillière.\n4. On ne s’embrasse pas au local matériel.\n5. Après le match, on range.',
    it: '1. È gol se il custode annuisce.\n2. Il materassone si porta in quattro.\n3. Chi tocca l’orologio lava per terra.\n4. In magazzino non ci si bacia.\n5. Dopo la partita si smonta.',
    pl: '1. Gol jest, gdy woźny kiwnie głową.\n2. Duży materac nosimy we czworo.\n3. Kto rusza zegar, ten myje podłogę.\n4. W magazynku się nie całujemy.\n5. Po meczu sprzątamy.',
  },
  'thanks.title': named(
    'Ohne euch\nkein Anpfiff',
    'No whistle\nwithout you',
    'Sans vous,\npas de match',
    'Senza voi\nniente partita',
    'Bez was\nnie gramy',
  ),
  'thanks.text': {
    de: 'Danke an Zeitnahme, Kuchentheke, Fahrdienst und an den Mann mit dem Wischmopp, der jedes Spiel entscheidet. Und an alle, die in der Kälte die Tür aufhalten.',
    en: 'Thanks to timekeepers, cake stall, drivers and the man with the mop who decides every match. And to all who hold the door in the cold.',
    fr: 'Merci à la table de marque, au stand de gâteaux, aux conducteurs et à l’homme à la serpillière, qui décide de chaque match. Et à ceux qui tiennent la porte dans le froid.',
    it: 'Grazie ai cronometristi, al banco delle torte, agli autisti e all’uomo con lo straccio, che decide ogni partita. E a chi tiene la porta aperta al freddo.',
    pl: 'Dziękujemy stolikowi, bufetowi z ciastem, kierowcom i panu z mopem, który rozstrzyga każdy mecz. I wszystkim, którzy na mrozie trzymają drzwi.',
  },
  'sponsors.one': named(
    'Elektro\nLichtblick',
    'Bright Spark\nElectrics',
    'Électricité\nL’Éclaircie',
    'Elettricista\nSchiarita',
    'Elektryk\nJasny Punkt',
  ),
  'sponsors.two': named(
    'Sanitär\nAbpraller',
    'Rebound\nPlumbing',
    'Plomberie\nLe Rebond',
    'Idraulica\nRimbalzo',
    'Hydraulik\nDobitka',
  ),
  'sponsors.three': named(
    'Bäckerei\nSiebenmeter',
    'Seven Metres\nBakery',
    'Boulangerie\nSept-Mètres',
    'Panificio\nSette Metri',
    'Piekarnia\nSiedem Metrów',
  ),
  'sponsors.four': named(
    'Orthopädie\nKnie & Kollegen',
    'Knee & Sons\nOrthopaedics',
    'Orthopédie\nGenou & Fils',
    'Ortopedia\nGinocchio & Figli',
    'Ortopedia\nKolano i Syn',
  ),
  'back.line': named(
    'Licht aus,\nBälle gezählt.',
    'Lights out,\nballs counted.',
    'Lumières éteintes,\nballons comptés.',
    'Luci spente,\npalloni contati.',
    'Światło zgaszone,\npiłki policzone.',
  ),
  'chapter.one': named('Handball', 'Handball', 'Handball', 'Pallamano', 'Piłka ręczna'),
  'chapter.two': named('Volleyball', 'Volleyball', 'Volley', 'Pallavolo', 'Siatkówka'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const title = { font: 'title', uppercase: true };
const across = (y: number, color: number, width = 5): ContentNode => rect(-4, y - width / 2, 468, width, color);
const upright = (x: number, color: number, width = 5): ContentNode => rect(x - width / 2, -4, width, 305, color);
const ring = (cx: number, cy: number, r: number, color: number, width = 5): ContentNode =>
  disc(cx, cy, r, null, { stroke: color, strokeWidth: width });
const wood = (): ContentNode => picture(-4, -4, 468, 305, 'halle-planks', { name: 'Parkett' });
const pages = (): ContentNode[] => [
  rect(6, 279, 24, 11, BLACK),
  rect(430, 279, 24, 11, BLACK),
  ...[9, 433].map((x) =>
    text(x, 281.6, 18, 14, '{page-number}', { font: 'sub_title', color: WHITE, align: 'center', name: 'Folio' }),
  ),
];
/** Half a court on each page: the goal area in the colour of the sport, the free-throw line, the middle on the fold. */
const court = (color: number, other: number): ContentNode[] => [
  wood(),
  across(38, other),
  across(284, other),
  rect(118, 40.5, 4, 241, BLACK),
  rect(338, 40.5, 4, 241, BLACK),
  picture(-4, -4, 170, 305, 'halle-dashes', { name: 'Freiwurflinie' }),
  picture(294, -4, 170, 305, 'halle-dashes-back', { name: 'Freiwurflinie' }),
  frame(-60, 44, 158, 236, color, 6, { borderRadius: 50 }),
  frame(362, 44, 158, 236, color, 6, { borderRadius: 50 }),
  rect(227.5, 40.5, 5, 241, WHITE),
  ring(230, 158, 44, BLACK, 4),
];
const head = (): ContentNode[] => [
  text(12, 6, 210, 72, '{section}', { ...title, ...FITTED, color: BLACK, scale: 1.1, name: 'Titel' }),
  text(290, 9, 162, 18, '@team.line', { font: 'sub_title', color: BLACK, lineHeight: 120, lines: 3 }),
];
type Place = readonly [number, number];
/** A position taped onto the floor. */
const taped = (places: readonly Place[], color: number): ContentNode[] => [
  ...places.flatMap(([x, y]) => [rect(x - 2, y - 2, 54, 74, color), rect(x, y, 50, 70, TAPED)]),
  ...places.map(([x, y]) => cell(x, y, false, { fill: TAPED })),
];
const formation = (label: string, color: number, places: readonly Place[], extras: ContentNode[] = []): ContentNode =>
  spread(label, FLOOR, [
    ...court(color, color === RED ? BLUE : RED),
    ...head(),
    ...extras,
    ...taped(places, color),
    ...pages(),
  ]);
const FOURTEEN: readonly Place[] = [
  [66, 48], [166, 48], [244, 48], [346, 48],
  [12, 125], [95, 125], [166, 125], [244, 125], [315, 125], [398, 125],
  [66, 204], [166, 204], [244, 204], [346, 204],
]; // prettier-ignore
/** A frame without a tint: until a photo is in, the team drawn on the floor is seen. */
const waiting = (x: number, y: number, width: number, height: number): ContentNode =>
  picture(x, y, width, height, null, { name: 'Foto' });
function photo(x: number, y: number, width: number, height: number, color: number): ContentNode[] {
  const tall = (width * 110) / 418;
  const bars = (width * 96) / 212;
  return [
    rect(x - 2, y - 2, width + 4, height + 4, color),
    rect(x, y, width, height, TAPED),
    ...(height > 100
      ? Array.from({ length: Math.max(1, Math.floor(height / bars)) }, (_, index) =>
          picture(x, y + height - (index + 1) * bars, width, bars, 'halle-bars', { opacity: 0.16 }),
        )
      : []),
    picture(x, y + height - tall, width, tall, 'halle-team', { name: 'Aufstellung' }),
    text(x + 8, y + 8, width - 16, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: BLACK }),
    waiting(x, y, width, height),
  ];
}
const team14 = (color: number): ContentNode => formation('Aufstellung 14', color, FOURTEEN);
const team10 = (color: number): ContentNode =>
  formation('Aufstellung 10', color, [0, 1, 4, 5, 6, 9, 10, 11, 12, 13].map((at) => pick(FOURTEEN, at)), photo(244, 48, 152, 72, color)); // prettier-ignore
const team7 = (color: number): ContentNode =>
  formation('Sieben und ein Foto', color, [0, 1, 4, 5, 6, 10, 11].map((at) => pick(FOURTEEN, at)), photo(244, 62, 202, 196, color)); // prettier-ignore
const team4 = (color: number): ContentNode =>
  formation('Vier und ein Foto', color, [[66, 48], [12, 125], [95, 125], [66, 204]], photo(244, 62, 202, 196, color)); // prettier-ignore
const team2 = (color: number): ContentNode =>
  formation('Trainerbank', color, [[95, 125], [166, 125]], photo(244, 62, 202, 196, color)); // prettier-ignore
const SQUAD_X = [8, 62, 116, 171, 239, 294, 348, 402];
const squad = (label: string, color: number, left: number, extras: ContentNode[] = []): ContentNode =>
  formation(
    label,
    color,
    [50, 127, 204].flatMap((y, row) =>
      SQUAD_X.filter((_, column) => row * 8 + column !== left && (left !== 20 || row < 2 || column < 4)).map(
        (x): Place => [x, y],
      ),
    ),
    extras,
  );
const team24 = (color: number): ContentNode => squad('Kader 24', color, -1);
const team20 = (color: number): ContentNode => squad('Kader 20', color, 20, photo(239, 204, 213, 70, color));
const DOUBLES: readonly Place[] = [[12, 48], [244, 48], [12, 204], [244, 204]]; // prettier-ignore
const doubles = (color: number): ContentNode =>
  spread('Doppel', FLOOR, [
    ...court(color, color === RED ? BLUE : RED),
    ...head(),
    ...DOUBLES.flatMap(([x, y]) => [rect(x - 2, y - 2, 104, 74, color), rect(x, y, 100, 70, TAPED)]),
    ...DOUBLES.map(([x, y]) => cell(x, y, true, { fill: TAPED })),
    ...taped([[170, 48], [402, 48], [66, 126], [166, 126], [244, 126], [346, 126], [170, 204], [402, 204]], color), // prettier-ignore
    ...pages(),
  ]);

const board = (x: number, y: number): ContentNode[] => [
  rect(x, y, 132, 66, BLACK),
  text(x + 7, y + 7, 80, 20, '@board.left', { font: 'sub_title', color: WHITE, lineHeight: 150, lines: 5 }),
  text(x + 80, y + 7, 45, 20, '@board.right', {
    font: 'sub_title',
    color: WHITE,
    lineHeight: 150,
    lines: 5,
    align: 'right',
  }),
];
function openerGoal(): ContentNode {
  return spread('Auftakt', FLOOR, [
    wood(),
    upright(302, RED),
    upright(348, BLACK),
    ring(348, 108, 66, BLACK),
    rect(-4, 20, 84, 258, BLUE),
    disc(76, 149, 129, BLUE),
    picture(86, -4, 170, 305, 'halle-dashes', { name: 'Freiwurflinie' }),
    across(262, RED),
    text(16, 66, 170, 24, '@opener.kicker', { font: 'sub_title', color: WHITE }),
    text(14, 82, 176, 72, '{section}', { ...title, ...FITTED, color: WHITE, scale: 2.6, lines: 1, name: 'Titel' }),
    text(16, 160, 150, 22, '@opener.text', { font: 'sub_title', color: WHITE, lineHeight: 120, lines: 4 }),
    picture(290, 40, 112, 156, 'halle-throw', { name: 'Wurf' }),
    text(366, 14, 86, 36, '@opener.title', { ...title, ...FITTED, color: BLACK, lines: 2 }),
    ...board(318, 196),
    ...pages(),
  ]);
}
function openerField(): ContentNode {
  return spread('Auftakt mit Foto', FLOOR, [
    wood(),
    upright(60, BLUE),
    ring(60, 230, 50, BLACK),
    rect(176, 30, 288, 236, RED),
    frame(182, 36, 290, 224, WHITE, 4),
    upright(230, WHITE, 4),
    rect(328, 36, 4, 224, WHITE),
    across(282, BLACK),
    rect(14, 40, 154, 196, BLUE),
    rect(18, 44, 146, 188, TAPED),
    picture(32, 60, 122, 169.9, 'halle-throw', { name: 'Wurf' }),
    text(24, 50, 134, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: BLACK }),
    waiting(18, 44, 146, 188),
    text(242, 58, 204, 24, '@opener.kicker', { font: 'sub_title', color: WHITE }),
    rect(326, 40, 8, 118, RED),
    text(240, 74, 208, 72, '{section}', { ...title, ...FITTED, color: WHITE, scale: 2.8, name: 'Titel' }),
    text(242, 172, 80, 22, '@opener.second.text', { font: 'sub_title', color: WHITE, lineHeight: 120, lines: 8 }),
    text(342, 172, 106, 48, '@opener.second.title', { ...title, ...FITTED, color: WHITE, lines: 3 }),
    ...pages(),
  ]);
}
const groupPhoto = (): ContentNode =>
  spread('Mannschaftsfoto', FLOOR, [
    wood(),
    across(52, RED),
    upright(60, BLUE),
    upright(400, BLACK),
    ring(400, 52, 60, BLACK),
    text(72, 10, 150, 72, '@photo.title', { ...title, ...FITTED, color: BLACK, scale: 1.3 }),
    rect(18, 66, 424, 200, WHITE),
    rect(22, 70, 416, 192, TAPED),
    picture(22, 72, 416, 188.4, 'halle-bars', { opacity: 0.16, name: 'Sprossenwand' }),
    picture(22, 152.5, 416, 109.5, 'halle-team', { name: 'Aufstellung' }),
    text(32, 78, 188, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: BLACK }),
    waiting(22, 70, 416, 192),
    ...pages(),
  ]);
const times = (): ContentNode =>
  spread('Hallenzeiten', FLOOR, [
    wood(),
    upright(448, RED),
    across(262, BLUE),
    ring(348, 262, 70, WHITE),
    rect(-4, 24, 220, 216, BLACK),
    text(14, 34, 190, 72, '@times.title', { ...title, ...FITTED, color: WHITE, scale: 1.4 }),
    rule(16, 76, 186, RED, 3),
    text(16, 86, 88, 36, '@times.left', { font: 'sub_title', color: WHITE, lineHeight: 150, lines: 6 }),
    text(108, 86, 94, 36, '@times.right', { ...title, color: WHITE, lineHeight: 150, lines: 6, align: 'right' }),
    text(244, 20, 200, 72, '@rules.title', { ...title, ...FITTED, color: BLACK, scale: 1.4, lines: 2 }),
    text(246, 104, 196, 22, '@rules.text', { font: 'sub_title', color: BLACK, lineHeight: 200, lines: 5 }),
    ...pages(),
  ]);

/** In the colour of either sport: a chapter keeps that of its opener. */
const inBoth = (
  id: string,
  name: Localised,
  make: (color: number) => ContentNode,
  first: number,
): BlueprintContent['layouts'] => [
  { id, name, role: 'team', spread: make(first) },
  {
    id: `${id}-${first === RED ? 'blue' : 'red'}`,
    name: coloured(name, first === RED ? IN_BLUE : IN_RED),
    role: 'team',
    spread: make(first === RED ? BLUE : RED),
  },
];

const pictures = (): ContentNode =>
  spread('Bilder aus der Halle', FLOOR, [
    wood(),
    across(148, RED),
    upright(330, BLACK),
    ring(230, 148, 70, WHITE),
    upright(230, WHITE),
    ...photo(16, 20, 190, 112, BLUE),
    ...photo(16, 164, 190, 100, RED),
    ...photo(254, 20, 190, 244, BLUE),
    ...pages(),
  ]);
/** Two boards to write on. */
const swaps = (): ContentNode =>
  spread('Tauschbrett', FLOOR, [
    wood(),
    across(148, RED),
    rect(12, 16, 206, 256, BLACK),
    rect(242, 16, 206, 256, BLUE),
    ...swapLists({
      at: [22, 252],
      y: 24,
      width: 186,
      lines: 10,
      heading: { ...title, color: WHITE },
      note: { font: 'sub_title', color: WHITE },
      color: WHITE,
    }),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'halle-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: openerGoal(),
  },
  {
    id: 'halle-opener-photo',
    name: named(
      'Auftakt mit Foto',
      'Opener with photo',
      'Ouverture avec photo',
      'Apertura con foto',
      'Otwarcie ze zdjęciem',
    ),
    role: 'opener',
    spread: openerField(),
  },
  ...inBoth(
    'halle-24',
    named('Großer Kader', 'Large squad', 'Grand effectif', 'Rosa grande', 'Duży skład'),
    team24,
    BLUE,
  ),
  ...inBoth(
    'halle-20',
    named('Kader mit Foto', 'Squad with photo', 'Effectif et photo', 'Rosa con foto', 'Skład ze zdjęciem'),
    team20,
    RED,
  ),
  ...inBoth('halle-14', named('Aufstellung', 'Line-up', 'Placement', 'Formazione', 'Ustawienie'), team14, BLUE),
  ...inBoth(
    'halle-10',
    named(
      'Aufstellung mit Foto',
      'Line-up with photo',
      'Placement et photo',
      'Formazione e foto',
      'Ustawienie i zdjęcie',
    ),
    team10,
    RED,
  ),
  ...inBoth(
    'halle-7',
    named('Sieben und ein Foto', 'Seven and a photo', 'Sept et une photo', 'Sette e una foto', 'Siedem i zdjęcie'),
    team7,
    BLUE,
  ),
  ...inBoth(
    'halle-4',
    named('Vier und ein Foto', 'Four and a photo', 'Quatre et une photo', 'Quattro e una foto', 'Cztery i zdjęcie'),
    team4,
    RED,
  ),
  ...inBoth('halle-2', named('Trainerbank', 'The bench', 'Le banc', 'La panchina', 'Ławka trenerów'), team2, BLUE),
  ...inBoth('halle-doubles', named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'), doubles, RED),
  {
    id: 'halle-photo',
    name: named('Mannschaftsfoto', 'Team photo', 'Photo d’équipe', 'Foto di squadra', 'Zdjęcie drużyny'),
    role: 'picture',
    spread: groupPhoto(),
  },
  {
    id: 'halle-times',
    name: named('Hallenzeiten', 'Hall times', 'Créneaux', 'Orari', 'Godziny sali'),
    role: 'text',
    spread: times(),
  },
  ...extraLayouts('halle', pictures(), swaps()),
];

const sponsors = (): ContentNode[] =>
  ['one', 'two', 'three', 'four'].flatMap((which, index) => {
    const x = 246 + (index % 2) * 102;
    const y = 42 + Math.floor(index / 2) * 116;
    return [
      rect(x, y, 96, 56, pick([BLUE, WHITE, WHITE, RED], index)),
      text(x + 6, y + 8, 84, 24, `@sponsors.${which}`, {
        font: 'sub_title',
        color: [WHITE, BLACK, BLACK, WHITE][index],
        ...FITTED,
        valign: 'middle',
        height: 40,
      }),
    ];
  });

export const blueprint: BlueprintContent = {
  id: 'sports-hallenboden',
  blueprint_category: 'sports',
  title: named('Hallenboden', 'Hall floor', 'Parquet', 'Parquet', 'Parkiet'),
  description: {
    de: 'Der Hallenboden mit allen Linien: Jede Sportart hat ihre Farbe, jede Person ihre Position auf dem Feld.',
    en: 'The gym floor with all its lines: every sport has its colour, every person a position on the court.',
    fr: 'Le parquet du gymnase et toutes ses lignes : à chaque sport sa couleur, à chacun sa position.',
    it: 'Il parquet della palestra con tutte le linee: ogni sport ha il suo colore, ognuno la sua posizione.',
    pl: 'Parkiet hali ze wszystkimi liniami: każdy sport ma swój kolor, każda osoba swoją pozycję.',
  },
  palette: [HEX.black, HEX.blue, HEX.red, HEX.floor, HEX.white],
  fonts: {
    title: { family: 'Big Shoulders', bold: true },
    sub_title: { family: 'Barlow Condensed', bold: true },
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
        frontCover(FLOOR, [
          picture(226, -4, 468, 305, 'halle-planks', { name: 'Parkett' }),
          disc(290, 252, 88, null, { stroke: BLACK, strokeWidth: 5 }),
          rect(226, 249.5, 238, 5, BLACK),
          disc(300, 130, 190, null, { stroke: RED, strokeWidth: 6 }),
          rect(440, -4, 5, 305, BLUE),
          rect(226, 40, 238, 5, BLUE),
          rect(226, 194, 238, 5, WHITE),
          disc(442.5, 196.5, 46, null, { stroke: WHITE, strokeWidth: 5 }),
          rect(240, -4, 5, 305, WHITE),
          text(252, 54, 184, 72, '{album-title}', { ...title, ...FITTED, color: BLACK, scale: 2.15, name: 'Titel' }),
          text(253, 122, 170, 24, '@cover.line', { font: 'sub_title', color: BLACK, lineHeight: 120, lines: 2 }),
          rect(252, 262, 116, 16, BLACK),
          text(257, 266, 108, 18, '@cover.band', { font: 'sub_title', color: WHITE }),
        ]),
        spread('Schuhe aus', FLOOR, [
          wood(),
          rect(117.5, 172, 5, 129, BLACK),
          across(262, RED),
          ring(120, 262, 74, WHITE),
          text(12, 20, 206, 72, '@welcome.title', { ...title, ...FITTED, color: BLACK, scale: 2.2 }),
          rect(12, 96, 206, 76, BLACK),
          text(20, 103, 190, 24, '@welcome.text', {
            font: 'sub_title',
            color: WHITE,
            lineHeight: 150,
            ...FITTED,
            height: 62,
            valign: 'middle',
          }),
          rect(230, -4, 234, 305, BLUE),
          frame(252, 14, 192, 252, WHITE, 4),
          disc(348, 266, 52, null, { stroke: WHITE, strokeWidth: 4 }),
          rect(230, 266, 234, 35, BLUE),
          text(262, 22, 170, 72, '@contents.title', { ...title, ...FITTED, color: WHITE, scale: 1.8 }),
          node('Text', {
            x: 264,
            y: 80,
            width: 168,
            height: 120,
            size: 28,
            lineHeight: 150,
            font: 'sub_title',
            color: WHITE,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          rect(430, 279, 24, 11, BLACK),
          text(433, 281.6, 18, 14, '{page-number}', { font: 'sub_title', color: WHITE, align: 'center' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [openerGoal(), team14(BLUE), team10(BLUE)]),
    section('@chapter.two', [openerField(), team20(RED), team7(RED), doubles(RED)]),
    section(
      '@section.back',
      [
        groupPhoto(),
        times(),
        spread('Danke', FLOOR, [
          wood(),
          rect(117.5, 176, 5, 125, BLUE),
          across(262, BLACK),
          ring(120, 262, 60, RED),
          text(12, 18, 206, 72, '@thanks.title', { ...title, ...FITTED, color: BLACK, scale: 1.4, lines: 2 }),
          rect(12, 100, 206, 76, BLACK),
          text(20, 107, 190, 24, '@thanks.text', {
            font: 'sub_title',
            color: WHITE,
            lineHeight: 150,
            ...FITTED,
            height: 62,
            valign: 'middle',
          }),
          picture(238, 22, 212, 96, 'halle-bars', { name: 'Sprossenwand' }),
          picture(238, 138, 212, 96, 'halle-bars', { name: 'Sprossenwand' }),
          ...sponsors(),
          ...pages(),
        ]),
        spread('Rückseite', FLOOR, [
          wood(),
          rect(-4, 249.5, 238, 5, BLACK),
          disc(166, 252, 88, null, { stroke: BLACK, strokeWidth: 5 }),
          rect(30, -4, 5, 305, BLUE),
          rect(-4, 204, 238, 5, WHITE),
          disc(32.5, 206.5, 40, null, { stroke: WHITE, strokeWidth: 5 }),
          rect(-4, 40, 238, 5, RED),
          text(46, 56, 172, 72, '@back.line', { ...title, ...FITTED, color: BLACK, scale: 1.3, lines: 3 }),
          rect(46, 262, 116, 16, BLACK),
          text(51, 266, 108, 18, '{album-title}', { font: 'sub_title', color: WHITE }),
        ]),
      ],
      true,
    ),
  ],
};
