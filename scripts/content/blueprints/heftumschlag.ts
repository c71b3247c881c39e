/** Heftumschlag: every class is an exercise book; the colour of its cover tells the subject. */
import {
  HINT,
  named,
  same,
  FITTED,
  cell,
  cells,
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
const GREEN = 3;
const RED = 4;
const YELLOW = 5;
const SHEET = 6;
const HEX = { ink: '#20304f', green: '#2f7d5b', red: '#c8322b', yellow: '#f0b92f', sheet: '#fbfaf4', line: '#a9c4dc' };

const ruled = Array.from(
  { length: 40 },
  (_, index) => `<path d="M0 ${(20 + index * 7).toFixed(2)}H468" stroke="${HEX.line}" stroke-width=".25"/>`,
).join('');
/** The way of the class outing, drawn in ink: school, bridge, wood, lake, ice cream, bus stop. */
const tree = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y}v${r * 1.1}" stroke="${HEX.ink}" stroke-width="1.4"/><path d="M${x - r} ${y}C${x - r * 1.3} ${y - r} ${x - r * 0.6} ${y - r * 1.9} ${x} ${y - r * 1.8}C${x + r * 0.8} ${y - r * 1.9} ${x + r * 1.3} ${y - r * 0.9} ${x + r} ${y}C${x + r * 0.5} ${y + r * 0.4} ${x - r * 0.5} ${y + r * 0.4} ${x - r} ${y}Z" fill="${HEX.green}"/>`;
const pen = `fill="none" stroke="${HEX.ink}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"`;
const outing = [
  `<path d="M196 128C206 112 250 108 276 116C300 122 298 142 276 148C250 156 204 152 196 128Z" fill="${HEX.line}"/><path d="M216 128q5-4 10 0t10 0M244 138q5-4 10 0t10 0M226 142q4-3 8 0" ${pen}/>`,
  `<path d="M84 190C96 160 92 130 104 108C112 92 106 60 116 0" fill="none" stroke="${HEX.line}" stroke-width="9"/>`,
  `<path d="M84 118C94 102 112 100 124 112M84 124C94 108 112 106 124 118M90 112v7M98 107v7M106 105v7M114 107v7M120 110v6" ${pen}/>`,
  `<path d="M18 148V120L38 104L58 120V148ZM32 148V132H44V148M34 112h8M38 104V92L48 96L38 100" fill="${HEX.sheet}" stroke="${HEX.ink}" stroke-width="1.2" stroke-linejoin="round"/>`,
  tree(150, 54, 12) + tree(172, 42, 14) + tree(194, 56, 11) + tree(164, 70, 10) + tree(212, 46, 12) + tree(186, 74, 9),
  tree(326, 150, 8) + tree(344, 144, 10) + tree(66, 44, 9) + tree(52, 54, 7),
  `<path d="M334 66L344 98L354 66Z" fill="${HEX.yellow}" stroke="${HEX.ink}" stroke-width="1.2" stroke-linejoin="round"/><circle cx="338" cy="60" r="7" fill="${HEX.sheet}" stroke="${HEX.ink}" stroke-width="1.2"/><circle cx="350" cy="60" r="7" fill="${HEX.red}" stroke="${HEX.ink}" stroke-width="1.2"/><circle cx="344" cy="50" r="7" fill="${HEX.green}" stroke="${HEX.ink}" stroke-width="1.2"/>`,
  `<path d="M392 160V122M384 122h16v12h-16Z" fill="${HEX.yellow}" stroke="${HEX.ink}" stroke-width="1.2" stroke-linejoin="round"/>`,
  `<path d="M244 34c-8 0-10-10-2-12c0-8 12-10 15-3c7-4 14 3 10 8c6 1 5 8-1 7Z" fill="${HEX.sheet}" stroke="${HEX.ink}" stroke-width="1.2"/><path d="M246 40l-3 7M254 40l-3 7M262 40l-3 7" ${pen}/>`,
  `<path d="M40 152C56 166 76 120 104 112C130 106 120 92 146 84C186 90 178 100 204 108C232 98 292 100 306 118C318 132 322 108 342 104C362 106 372 140 388 158" fill="none" stroke="${HEX.red}" stroke-width="1.8" stroke-dasharray="1 5" stroke-linecap="round"/>`,
].join('');
interface Pupil {
  readonly x: number;
  readonly tall: number;
  readonly hair: string;
  /** Of a dress; none for trousers. */
  readonly dress?: string;
}
/** Somebody as a child draws them: a round head, a line or a dress, hands like forks. */
function pupil({ x, tall, hair, dress }: Pupil): string {
  const [foot, top] = [90, 90 - tall];
  const [neck, hip] = [top + 16, foot - tall * 0.34];
  const hand = (side: 1 | -1): string => {
    const [hx, hy] = [x + side * 15, neck + 7];
    return `M${x} ${neck + 5}L${hx} ${hy}M${hx} ${hy}L${hx + side * 4} ${hy - 3}M${hx} ${hy}L${hx + side * 4.5} ${hy + 0.5}M${hx} ${hy}L${hx + side * 3.5} ${hy + 3.5}`;
  };
  const body = dress
    ? `<path d="M${x} ${neck}L${x + 10} ${hip + 4}H${x - 10}Z" fill="${dress}" stroke-linejoin="round"/>`
    : `<path d="M${x} ${neck}V${hip}"/>`;
  return `<g fill="none" stroke="${HEX.ink}" stroke-width="1.300" stroke-linecap="round">${body}<path d="${hand(1)}${hand(-1)}M${x - (dress ? 4 : 0)} ${hip + (dress ? 4 : 0)}L${x - 6} ${foot}H${x - 10}M${x + (dress ? 4 : 0)} ${hip + (dress ? 4 : 0)}L${x + 6} ${foot}H${x + 10}"/><circle cx="${x}" cy="${top + 8}" r="8" fill="#fff"/><path d="M${x - 4} ${top + 11}Q${x} ${top + 15} ${x + 4} ${top + 11}"/><path d="M${x - 3} ${top + 6}V${top + 7}M${x + 3} ${top + 6}V${top + 7}" stroke-width="1.700"/>${hair.replaceAll(/X(-?[\d.]+) Y(-?[\d.]+)/g, (_, dx: string, dy: string) => `${x + Number(dx)} ${top + Number(dy)}`)}</g>`;
}
const PIGTAILS = `<path d="MX-8 Y6QX-14 Y6 X-13 Y13MX8 Y6QX14 Y6 X13 Y13MX-7 Y4QX0 Y-3 X7 Y4"/>`;
const SPIKES = `<path d="MX-7 Y4LX-6 Y-3LX-3 Y1LX0 Y-4LX3 Y1LX6 Y-3LX7 Y4"/>`;
const CURLS = `<path d="MX-8 Y7QX-12 Y3 X-7 Y2QX-8 Y-3 X-3 Y-1QX0 Y-5 X3 Y-1QX8 Y-3 X7 Y2QX12 Y3 X8 Y7"/>`;
const BUN = `<path d="MX-8 Y6QX0 Y-6 X8 Y6MX-3 Y-1QX0 Y-8 X3 Y-1"/>`;
const PUPILS: readonly Pupil[] = [
  { x: 22, tall: 50, hair: PIGTAILS, dress: HEX.red },
  { x: 54, tall: 44, hair: SPIKES },
  { x: 86, tall: 68, hair: BUN, dress: HEX.green },
  { x: 118, tall: 46, hair: CURLS },
  { x: 150, tall: 54, hair: PIGTAILS, dress: HEX.yellow },
];

const drawings = {
  'heft-class': svg(
    170,
    96,
    `<g fill="none" stroke="${HEX.ink}" stroke-width="1.300" stroke-linecap="round"><path d="M2 91Q40 89 84 91T168 90"/><circle cx="152" cy="17" r="8" fill="${HEX.yellow}"/><path d="M152 5V2M164 17H167M160.500 8.500L163 6M143.500 8.500L141 6M160.500 25.500L163 28M143.500 25.500L141 28M140 17H137"/></g>${PUPILS.map(pupil).join('')}`,
    1.5,
  ),
  'heft-map': svg(420, 190, outing),
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
    2,
  ),
  'heft-ruler': svg(
    190,
    26,
    `<rect width="190" height="26" rx="2" fill="${HEX.yellow}"/><path d="${Array.from({ length: 91 }, (_, i) => `M${5 + i * 2} 0v${i % 5 === 0 ? (i % 10 === 0 ? 11 : 8) : 5}`).join('')}" stroke="${HEX.ink}" stroke-width=".5"/><circle cx="181" cy="19" r="3" fill="${HEX.sheet}"/>`,
  ),
  'heft-pencil': svg(
    150,
    12,
    `<path d="M0 6L18 0V12Z" fill="#e8c9a0"/><path d="M0 6L6 4V8Z" fill="${HEX.ink}"/><path d="M18 0H132V12H18Z" fill="${HEX.green}"/><path d="M18 4H132V8H18Z" fill="#fff" opacity=".22"/><path d="M132 0h6v12h-6Z" fill="#9aa3a8"/><path d="M138 0h8a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-8Z" fill="${HEX.red}"/>`,
  ),
  'heft-box': svg(
    50,
    70,
    `<rect width="50" height="70" fill="#fff"/><path d="${Array.from({ length: 9 }, (_, i) => `M${i * 5 + 5} 0V70`).join('')}${Array.from({ length: 13 }, (_, i) => `M0 ${i * 5 + 5}H50`).join('')}" stroke="${HEX.line}" stroke-width=".25"/>`,
  ),
  'heft-box-wide': svg(
    100,
    70,
    `<rect width="100" height="70" fill="#fff"/><path d="${Array.from({ length: 19 }, (_, i) => `M${i * 5 + 5} 0V70`).join('')}${Array.from({ length: 13 }, (_, i) => `M0 ${i * 5 + 5}H100`).join('')}" stroke="${HEX.line}" stroke-width=".25"/>`,
  ),
  'heft-staples': svg(4, 60, `<path d="M2 2V14M2 46V58" stroke="#9aa3a8" stroke-width="1" stroke-linecap="round"/>`),
  'heft-tick': svg(
    30,
    24,
    `<path d="M3 14C6 16 9 19 11 22C15 13 20 6 28 2" fill="none" stroke="${HEX.red}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    2,
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
  'welcome.fields': named(
    'Name:\nKlasse:\nJahr:',
    'Name:\nClass:\nYear:',
    'Nom :\nClasse :\nAnnée :',
    'Nome:\nClasse:\nAnno:',
    'Imię:\nKlasa:\nRok:',
  ),
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
  'break.text': {
    de: 'Gestern haben wir die Pause geübt. Erst stellt man sich an, dann tauscht man, dann ist sie vorbei. Morgen üben wir weiter, Punkt.',
    en: 'Yesterday we practised break time. First you queue, then you swap, then it is over. Tomorrow we shall practise again, full stop.',
    fr: 'Hier, nous avons révisé la récréation. On se met en rang, on échange, et c’est fini. Demain, nous réviserons encore, point final.',
    it: 'Ieri abbiamo ripassato l’intervallo. Prima ci si mette in fila, poi si scambia, poi è finito. Domani si ripassa ancora, punto.',
    pl: 'Wczoraj ćwiczyliśmy przerwę. Najpierw kolejka, potem wymiana, potem koniec. Jutro ćwiczymy dalej, kropka.',
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
  'team.more': named(
    'Und wer gehört noch dazu?',
    'And who else belongs here?',
    'Et qui d’autre en fait partie ?',
    'E chi altro fa parte di noi?',
    'A kto jeszcze do nas należy?',
  ),
  'photo.hint': named(
    'Hier steht euer Klassenfoto.',
    'Your class photo goes here.',
    'Ici, votre photo de classe.',
    'Qui la foto di classe.',
    'Tu zdjęcie waszej klasy.',
  ),
  'sums.title': named('Kopfrechnen', 'Mental arithmetic', 'Calcul mental', 'Calcolo a mente', 'Rachunki w pamięci'),
  'sums.text': {
    de: '24 Kinder + 1 Hamster = 25\n25 − 1 Zahnarzt = 24\n24 : 2 Fensterplätze = Streit\n24 × 1 Eis = gerettet\n24 + 48 Eltern = zu laut',
    en: '24 children + 1 hamster = 25\n25 − 1 dentist = 24\n24 ÷ 2 window seats = trouble\n24 × 1 ice cream = saved\n24 + 48 parents = too loud',
    fr: '24 enfants + 1 hamster = 25\n25 − 1 dentiste = 24\n24 : 2 fenêtres = dispute\n24 × 1 glace = sauvés\n24 + 48 parents = trop fort',
    it: '24 bambini + 1 criceto = 25\n25 − 1 dentista = 24\n24 : 2 finestre = litigio\n24 × 1 gelato = salvi\n24 + 48 genitori = chiasso',
    pl: '24 dzieci + 1 chomik = 25\n25 − 1 dentysta = 24\n24 : 2 okna = kłótnia\n24 × 1 lody = spokój\n24 + 48 rodziców = hałas',
  },
  'sums.mark': named(
    'Gut! Streit bitte noch mal kürzen.',
    'Good! Please simplify the trouble.',
    'Bien ! Dispute à simplifier.',
    'Bene! Litigio da semplificare.',
    'Dobrze! Kłótnię proszę skrócić.',
  ),
  'pictures.note': named(
    'Beweise, in beliebiger Reihenfolge',
    'Evidence, in any order',
    'Preuves, dans le désordre',
    'Prove, in ordine sparso',
    'Dowody, w dowolnej kolejności',
  ),
  'plan.title': named('Stundenplan', 'Timetable', 'Emploi du temps', 'Orario', 'Plan lekcji'),
  'plan.note': named(
    'gilt, bis jemand Geburtstag hat',
    'valid until somebody has a birthday',
    'valable jusqu’au prochain anniversaire',
    'valido fino al prossimo compleanno',
    'obowiązuje do najbliższych urodzin',
  ),
  'plan.hours': same('1\n2\n3\n4\n5\n6'),
  'plan.mon': named(
    'Mo\nDeutsch\nDeutsch\nMathe\nMusik\nSport\nSport',
    'Mon\nEnglish\nEnglish\nMaths\nMusic\nPE\nPE',
    'Lun\nLecture\nFrançais\nCalcul\nMusique\nSport\nSport',
    'Lun\nItaliano\nItaliano\nMate\nMusica\nMotoria\nMotoria',
    'Pon\nPolski\nPolski\nMatma\nMuzyka\nWF\nWF',
  ),
  'plan.tue': named(
    'Di\nMathe\nWitze\nDeutsch\nKunst\nKunst\nAufräumen',
    'Tue\nMaths\nJokes\nEnglish\nArt\nArt\nTidying',
    'Mar\nCalcul\nBlagues\nDictée\nArts\nArts\nRanger',
    'Mar\nMate\nScherzi\nItaliano\nArte\nArte\nRiordino',
    'Wt\nMatma\nDowcipy\nPolski\nPlastyka\nPlastyka\nPorządki',
  ),
  'plan.wed': named(
    'Mi\nDeutsch\nMathe\nHamster\nEnglisch\nSchwimmen\nHaare',
    'Wed\nEnglish\nMaths\nHamster\nFrench\nSwimming\nHair',
    'Mer\nFrançais\nCalcul\nHamster\nAnglais\nPiscine\nSéchoir',
    'Mer\nItaliano\nMate\nCriceto\nInglese\nPiscina\nCapelli',
    'Śr\nPolski\nMatma\nChomik\nAngielski\nBasen\nSuszarka',
  ),
  'plan.thu': named(
    'Do\nMathe\nDeutsch\nSachkunde\nWald\nWald\nSchlamm',
    'Thu\nMaths\nEnglish\nScience\nWoods\nWoods\nMud',
    'Jeu\nCalcul\nFrançais\nSciences\nForêt\nForêt\nBoue',
    'Gio\nMate\nItaliano\nScienze\nBosco\nBosco\nFango',
    'Czw\nMatma\nPolski\nPrzyroda\nLas\nLas\nBłoto',
  ),
  'plan.fri': named(
    'Fr\nSingen\nTauschen\nRechnen\nVorlesen\nLachen\nFrei',
    'Fri\nSinging\nSwapping\nSums\nStories\nLaughing\nHome',
    'Ven\nChant\nÉchanges\nCalcul\nContes\nRires\nLibre',
    'Ven\nCanto\nScambi\nConti\nFiabe\nRisate\nLiberi',
    'Pt\nŚpiew\nWymiana\nRachunki\nBajki\nŚmiech\nWolne',
  ),
  'plan.break': named(
    'Große Pause: 9.40 Uhr.\nTauschbörse am Klettergerüst',
    'Break: 9.40.\nSwap shop by the climbing frame',
    'Récré : 9 h 40.\nBourse d’échange près du toboggan',
    'Intervallo: 9.40.\nScambi davanti allo scivolo',
    'Duża przerwa: 9.40.\nGiełda wymiany przy drabinkach',
  ),
  'board.title': named('Hausaufgabe', 'Homework', 'Devoirs', 'Compiti', 'Praca domowa'),
  'board.text': {
    de: '1. Drei Doppelte tauschen\n2. Einen Witz auswendig lernen\n3. Herrn Müller füttern\n4. Nicht alles zugeben',
    en: '1. Swap three doubles\n2. Learn one joke by heart\n3. Feed Mr Miller\n4. Do not admit everything',
    fr: '1. Échanger trois doubles\n2. Apprendre une blague\n3. Nourrir Monsieur Meunier\n4. Ne pas tout avouer',
    it: '1. Scambiare tre doppioni\n2. Imparare una barzelletta\n3. Dare da mangiare al criceto\n4. Non confessare tutto',
    pl: '1. Wymienić trzy podwójne\n2. Nauczyć się dowcipu\n3. Nakarmić Pana Młynarza\n4. Nie przyznawać się do wszystkiego',
  },
  'board.note': named('Bitte stehen lassen!', 'Do not wipe!', 'Ne pas effacer !', 'Non cancellare!', 'Nie ścierać!'),
  'slips.title': named('Entschuldigt', 'Excused', 'Excusés', 'Giustificati', 'Usprawiedliwieni'),
  'slips.note': named(
    'Alle Zettel sind echt. Fast alle.',
    'All notes are real. Nearly all.',
    'Tous les mots sont vrais. Presque.',
    'Tutti i biglietti sono veri. Quasi.',
    'Wszystkie kartki są prawdziwe. Prawie.',
  ),
  'slip.one': {
    de: 'Paul kommt später. Der Hund hat den linken Schuh, und er gibt ihn nicht her.',
    en: 'Paul will be late. The dog has his left shoe and will not give it back.',
    fr: 'Paul sera en retard. Le chien a sa chaussure gauche et ne la rend pas.',
    it: 'Paolo arriva tardi. Il cane ha la scarpa sinistra e non la molla.',
    pl: 'Paweł się spóźni. Pies ma jego lewy but i nie chce oddać.',
  },
  'slip.two': {
    de: 'Bitte entschuldigen Sie Lina für gestern. Sie war krank, aber nur vormittags.',
    en: 'Please excuse Lina for yesterday. She was ill, but only in the morning.',
    fr: 'Veuillez excuser Lina pour hier. Elle était malade, mais seulement le matin.',
    it: 'Scusate Lina per ieri. Era malata, ma solo al mattino.',
    pl: 'Proszę usprawiedliwić Linę za wczoraj. Była chora, ale tylko rano.',
  },
  'slip.three': {
    de: 'Emil darf nicht schwimmen. Er hat heute Geburtstag und neue Haare.',
    en: 'Emil must not swim. It is his birthday and his hair is new.',
    fr: 'Émile ne peut pas nager. C’est son anniversaire et sa coiffure est neuve.',
    it: 'Emilio non può nuotare. È il suo compleanno e ha i capelli nuovi.',
    pl: 'Emil nie może pływać. Ma dziś urodziny i nową fryzurę.',
  },
  'slip.four': {
    de: 'Das Buch ist weg. Wir haben überall gesucht. Es war dann in der Schule.',
    en: 'The book is gone. We have looked everywhere. It was at school.',
    fr: 'Le livre a disparu. On a cherché partout. Il était à l’école.',
    it: 'Il libro è sparito. Lo abbiamo cercato ovunque. Era a scuola.',
    pl: 'Książka zginęła. Szukaliśmy wszędzie. Była w szkole.',
  },
  'slip.five': {
    de: 'Mila braucht heute zwei Pausenbrote. Eins davon gehört dem Hamster.',
    en: 'Mila needs two sandwiches today. One of them is for the hamster.',
    fr: 'Mila a deux goûters aujourd’hui. L’un des deux est pour le hamster.',
    it: 'Oggi Mila ha due merende. Una è per il criceto.',
    pl: 'Mila ma dziś dwie kanapki. Jedna z nich jest dla chomika.',
  },
  'slip.six': {
    de: 'Ich habe diesen Zettel nicht selbst geschrieben. Meine Mutter',
    en: 'I did not write this note myself. My mother',
    fr: 'Ce n’est pas moi qui ai écrit ce mot. Ma mère',
    it: 'Questo biglietto non l’ho scritto io. Mia madre',
    pl: 'Tej kartki nie napisałem sam. Moja mama',
  },
  'slip.place': named(
    'Und eurer? Bitte hier einkleben.',
    'And yours? Stick it in here.',
    'Et le vôtre ? À coller ici.',
    'E il vostro? Incollatelo qui.',
    'A wasza? Wklejcie ją tutaj.',
  ),
  'class.title': named('Bitte lächeln', 'Say cheese', 'Souriez', 'Sorridete', 'Uśmiech, proszę'),
  'class.note': named(
    'Aufnahme 14. Auf den ersten dreizehn fehlte immer jemand.',
    'Take 14. Somebody was missing in the first thirteen.',
    'Prise 14. Sur les treize premières, il manquait quelqu’un.',
    'Scatto 14. Nei primi tredici mancava sempre qualcuno.',
    'Ujęcie 14. Na pierwszych trzynastu zawsze kogoś brakowało.',
  ),
  'class.rows': named(
    'Hinten:\nMitte:\nVorn:',
    'Back:\nMiddle:\nFront:',
    'Au fond :\nAu milieu :\nDevant :',
    'Dietro:\nIn mezzo:\nDavanti:',
    'Z tyłu:\nW środku:\nZ przodu:',
  ),
  'map.title': named('Wandertag', 'Class outing', 'Sortie de classe', 'Gita scolastica', 'Wycieczka'),
  'map.note': named(
    'Elf Kilometer, drei Pflaster, eine Eisdiele',
    'Eleven kilometres, three plasters, one ice cream parlour',
    'Onze kilomètres, trois pansements, un glacier',
    'Undici chilometri, tre cerotti, una gelateria',
    'Jedenaście kilometrów, trzy plastry, jedna lodziarnia',
  ),
  'map.one': named(
    '8.15: vierundzwanzig',
    '8.15: twenty-four',
    '8 h 15 : vingt-quatre',
    '8.15: ventiquattro',
    '8.15: dwudziestu czterech',
  ),
  'map.two': named(
    '9.30: dreiund-\nzwanzig',
    '9.30: twenty-\nthree',
    '9 h 30 :\nvingt-trois',
    '9.30:\nventitré',
    '9.30:\nbez jednego',
  ),
  'map.three': named(
    '9.45: wieder alle. Er saß im Baum.',
    '9.45: all again. He was up a tree.',
    '9 h 45 : complets. Il était dans l’arbre.',
    '9.45: di nuovo tutti. Era su un albero.',
    '9.45: znów komplet. Siedział na drzewie.',
  ),
  'map.four': named(
    '11.00: ein Paar nasse Schuhe',
    '11.00: one pair of wet shoes',
    '11 h : une paire de chaussures mouillées',
    '11.00: un paio di scarpe bagnate',
    '11.00: jedna para mokrych butów',
  ),
  'map.five': named(
    '12.30: sechsund-\nzwanzig Kugeln',
    '12.30: twenty-six\nscoops',
    '12 h 30 :\nvingt-six boules',
    '12.30: ventisei\npalline',
    '12.30: dwadzieścia\nsześć gałek',
  ),
  'map.six': named(
    '14.00: Wem gehören\ndie anderen zwei?',
    '14.00: whose are\nthe other two?',
    '14 h : à qui sont\nles deux autres ?',
    '14.00: di chi sono\ngli altri due?',
    '14.00: czyich jest\ntych dwoje?',
  ),
  'letter.title': named('Liebe Eltern,', 'Dear parents,', 'Chers parents,', 'Cari genitori,', 'Drodzy Rodzice,'),
  'letter.text': {
    de: 'danke für 214 Kuchen, 38 Begleitungen und eine geliehene Waschmaschine. Eure Kinder haben in diesem Jahr gelernt, wie man teilt, streitet, sich verträgt und Kleber von Fenstern löst. Das meiste davon haben sie sich gegenseitig beigebracht.',
    en: 'thank you for 214 cakes, 38 helping hands and one borrowed washing machine. This year your children have learnt how to share, to quarrel, to make up and to get glue off windows. Most of it they have taught each other.',
    fr: 'merci pour 214 gâteaux, 38 accompagnateurs et une machine à laver prêtée. Cette année, vos enfants ont appris à partager, à se disputer, à se réconcilier et à décoller la colle des vitres. Ils se le sont appris surtout entre eux.',
    it: 'grazie per 214 torte, 38 accompagnatori e una lavatrice in prestito. Quest’anno i vostri figli hanno imparato a dividere, a litigare, a fare pace e a staccare la colla dai vetri. Quasi tutto se lo sono insegnato a vicenda.',
    pl: 'dziękujemy za 214 ciast, 38 opiekunów i jedną pożyczoną pralkę. W tym roku dzieci nauczyły się dzielić, kłócić, godzić i zmywać klej z szyb. Większości nauczyły się od siebie nawzajem.',
  },
  'letter.sign': named(
    'Euer Lehrerzimmer',
    'Your staff room',
    'Votre salle des maîtres',
    'La vostra sala insegnanti',
    'Wasz pokój nauczycielski',
  ),
  'letter.tear': named(
    'Bitte abtrennen und am Freitag mitgeben:',
    'Please cut off and return on Friday:',
    'À découper et à rendre vendredi :',
    'Da staccare e riportare venerdì:',
    'Proszę odciąć i oddać w piątek:',
  ),
  'letter.slip': named(
    'Wir haben alle Seiten gesehen.\nWir haben dabei gelacht.\nWir backen auch nächstes Jahr.',
    'We have seen every page.\nWe have laughed while doing so.\nWe shall bake again next year.',
    'Nous avons vu toutes les pages.\nNous avons ri.\nNous referons des gâteaux l’an prochain.',
    'Abbiamo visto tutte le pagine.\nAbbiamo riso.\nFaremo torte anche l’anno prossimo.',
    'Obejrzeliśmy wszystkie strony.\nŚmialiśmy się przy tym.\nZa rok też upieczemy.',
  ),
  'sponsors.title': named('Dankeschön', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'sponsors.slot': named(
    'Buchhandlung Eselsohr',
    'Dog-ear bookshop',
    'Librairie La Corne',
    'Libreria Orecchietta',
    'Księgarnia Ośle Ucho',
  ),
  'sponsors.slot.2': {
    de: 'Eisdiele Große Pause',
    en: 'Long Break ice cream',
    fr: 'Glacier La Récré',
    it: 'Gelateria Intervallo',
    pl: 'Lodziarnia Przerwa',
  },
  'sponsors.slot.3': {
    de: 'Fahrradladen Klingel',
    en: 'Ding-Dong bicycles',
    fr: 'Cycles La Sonnette',
    it: 'Biciclette Campanello',
    pl: 'Rowery Dzwonek',
  },
  'sponsors.line': named(
    'hat dieses Heft gestiftet',
    'paid for this book',
    'a offert ce cahier',
    'ha offerto questo quaderno',
    'sponsor tego zeszytu',
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
function bookCover(x: number, colour: number, lines: ContentNode[], side: 'left' | 'right' | 'front'): ContentNode[] {
  // The front cover lies alone: its back runs on into the bleed.
  const over = side === 'front' ? 4 : 0;
  const page = x === 0 ? { x: -4, width: 234 } : { x: 230 - over, width: 234 + over };
  const strip = side === 'left' ? x + 216 : x;
  return [
    rect(page.x, -4, page.width, 305, colour),
    rect(strip - over, -4, 14 + over, 305, INK, { opacity: 0.22 }),
    rect(x + 55, 52, 120, 56, SHEET, { borderRadius: 4 }),
    frame(x + 57.5, 54.5, 115, 51, INK, 0.8, { borderRadius: 3 }),
    frame(x + 59.5, 56.5, 111, 47, INK, 0.25, { borderRadius: 2 }),
    ...lines,
  ];
}
const label = (x: number, first: string, second: string): ContentNode[] => [
  text(x + 62, 60, 106, 11, first, { font: 'paragraph', color: INK, align: 'center' }),
  text(x + 62, 68, 106, 36, second, { ...slab, color: INK, align: 'center', lines: 1, ...FITTED, name: 'Titel' }),
  rule(x + 70, 92, 90, INK, 0.25),
  text(x + 62, 93.5, 106, 16, '@label.line', { ...hand, align: 'center' }),
];
const ruledSheet = (): ContentNode => picture(-4, -4, 468, 305, 'heft-ruled', { name: 'Lineatur' });
const pages = (): ContentNode[] => folios(8, 434, 284, 12, { font: 'paragraph', color: INK });
const head = (): ContentNode[] => [
  text(34, 15, 170, 36, '{section}', { ...slab, color: INK, ...FITTED, name: 'Titel' }),
  text(260, 17, 166, 24, '@team.note', hand),
];

function opener(colour: number, words: 'opener' | 'break' = 'opener'): ContentNode {
  return spread('Auftakt', SHEET, [
    ruledSheet(),
    ...bookCover(0, colour, label(0, '@label.kind', '{section}'), 'left'),
    text(262, 18, 160, 36, '@opener.title', { ...slab, color: INK }),
    text(262, 43, 168, 24, `@${words}.text`, { ...slab, color: INK, lineHeight: 167, lines: 8 }),
    picture(262, 172, 34, 27, 'heft-tick', { name: 'Haken' }),
    text(300, 178, 120, 28, '@opener.mark', hand),
    picture(384, 196, 44, 35, 'heft-blot', { name: 'Klecks' }),
    picture(262, 246, 150, 12, 'heft-pencil', { name: 'Bleistift', rotation: 4 }),
    text(434, 284, 18, 12, '{page-number}', { font: 'paragraph', color: INK, align: 'right' }),
  ]);
}
/** Squared paper waits in every place: a sum that nobody has done yet. */
const boxes = (xs: readonly number[], ys: readonly number[]): ContentNode[] => [
  ...ys.flatMap((y) => xs.map((x) => picture(x, y, 50, 70, 'heft-box', { name: 'Rechenkasten' }))),
  ...cells(xs, ys, { fill: SHEET, fillOpacity: 0 }),
];
const wideBox = (x: number, y: number): ContentNode[] => [
  picture(x, y, 100, 70, 'heft-box-wide', { name: 'Rechenkasten' }),
  cell(x, y, true, { fill: SHEET, fillOpacity: 0 }),
];
const sheetSpread = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, SHEET, [ruledSheet(), ...head(), ...children, ...pages()]);
/** What a child has drawn of the class, one on each page, until the photo is in. */
function waiting(x: number, y: number, width: number, height: number): ContentNode[] {
  const parts = x < 222 && x + width > 238 ? [[x, 222], [238, x + width]] as const : [[x, x + width]] as const; // prettier-ignore
  return [
    rect(x, y, width, height, HEX.line),
    ...parts.map(([from, to]) => {
      const wide = Math.min(to - from - 12, ((height - 18) * 170) / 96);
      return picture(
        (from + to - wide) / 2,
        y + height - (wide * 96) / 170 - 3,
        wide,
        (wide * 96) / 170,
        'heft-class',
        {
          name: 'Kinderbild',
        },
      );
    }),
    picture(x, y, width, height, null, { name: 'Foto' }),
  ];
}
const photo = (x: number, y: number, width: number, height: number): ContentNode[] => [
  ...waiting(x, y, width, height),
  text(x + 6, y + 3.5, (x < 222 && x + width > 238 ? 222 - x : width) - 12, 18, '@photo.hint', {
    name: HINT,
    font: 'sub_title',
    color: INK,
  }),
];
const team18 = (): ContentNode => sheetSpread('Klasse 18', boxes([...LEFT, ...RIGHT], ROWS));
const team15 = (): ContentNode =>
  sheetSpread('Klasse 15', [
    ...boxes([...LEFT, ...RIGHT], ROWS.slice(0, 2)),
    ...boxes(LEFT, ROWS.slice(2)),
    ...photo(260, 204, 166, 70),
  ]);
const team12 = (): ContentNode =>
  sheetSpread('Klasse 12', [
    ...photo(260, 44, 166, 70),
    ...boxes(LEFT, [44]),
    ...boxes([...LEFT, ...RIGHT].slice(0, 3), [124]),
    ...boxes(RIGHT, [124]),
    ...boxes(LEFT, [204]),
    picture(330, 220, 44, 35, 'heft-blot', { name: 'Klecks' }),
  ]);
const team24 = (): ContentNode => sheetSpread('Klasse 24', boxes([12, 66, 120, 174, 238, 292, 346, 400], ROWS));
const team6 = (): ContentNode =>
  sheetSpread('Sechs und ein Foto', [
    ...boxes(LEFT, ROWS.slice(0, 2)),
    ...photo(260, 44, 166, 230),
    text(34, 207, 166, 24, '@team.more', { font: 'sub_title', color: INK }),
    ...[234, 248, 262].map((y) => rule(34, y, 166, INK, 0.25)),
  ]);
const doubles = (): ContentNode =>
  sheetSpread('Doppel', [
    ...wideBox(34, 44),
    ...wideBox(34, 124),
    ...wideBox(34, 204),
    ...wideBox(260, 44),
    ...wideBox(260, 124),
    ...wideBox(260, 204),
    ...boxes([150], ROWS),
    ...boxes([376], ROWS),
  ]);

const tape = (x: number, y: number, rotation: number): ContentNode =>
  rect(x, y, 30, 9, YELLOW, { opacity: 0.55, rotation, name: 'Klebestreifen' });
const print = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x - 4, y - 4, width + 8, height + 8, '#ffffff'),
  frame(x - 4, y - 4, width + 8, height + 8, INK, 0.25),
  ...photo(x, y, width, height),
];
/** Squared paper: here people count. */
function openerSums(colour: number): ContentNode {
  return spread('Auftakt mit Rechnung', SHEET, [
    picture(-4, -4, 468, 305, 'heft-squares', { name: 'Karo' }),
    ...bookCover(230, colour, label(230, '@label.kind', '{section}'), 'right'),
    text(34, 18, 180, 36, '@sums.title', { ...slab, color: INK, ...FITTED }),
    text(34, 46, 188, 26, '@sums.text', { ...slab, color: INK, lineHeight: 180, lines: 5 }),
    rule(34, 136, 164, RED, 0.8),
    rule(34, 138.5, 164, RED, 0.8),
    picture(34, 150, 34, 27, 'heft-tick', { name: 'Haken' }),
    text(74, 152, 146, 28, '@sums.mark', { ...hand, lines: 2 }),
    picture(28, 222, 190, 26, 'heft-ruler', { name: 'Lineal', rotation: -3 }),
    text(8, 284, 18, 12, '{page-number}', { font: 'paragraph', color: INK }),
  ]);
}
const pictures = (): ContentNode =>
  spread('Drei Bilder', SHEET, [
    ruledSheet(),
    text(34, 15, 180, 36, '{section}', { ...slab, color: INK, ...FITTED, name: 'Titel' }),
    text(260, 17, 166, 24, '@pictures.note', hand),
    ...print(38, 52, 172, 200),
    ...print(264, 52, 156, 90),
    ...print(264, 162, 156, 90),
    tape(108, 43, -3),
    tape(328, 43, 4),
    tape(328, 153, -4),
    ...pages(),
  ]);
const classPhoto = (): ContentNode =>
  spread('Klassenfoto', SHEET, [
    ruledSheet(),
    text(34, 15, 180, 36, '@class.title', { ...slab, color: INK, ...FITTED }),
    text(260, 12, 172, 24, '@class.note', { ...hand, lines: 2 }),
    ...print(38, 52, 384, 160),
    tape(30, 48, -38),
    tape(400, 48, 38),
    text(38, 226, 44, 24, '@class.rows', { font: 'sub_title', color: INK, lineHeight: 167, lines: 3 }),
    ...[237, 251, 265].map((y) => rule(84, y, 338, INK, 0.25)),
    ...pages(),
  ]);
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];
/** How high a lesson is. */
const LESSON = 16.93;
const timetable = (): ContentNode =>
  spread('Stundenplan', SHEET, [
    picture(-4, -4, 468, 305, 'heft-squares', { name: 'Karo' }),
    text(16, 14, 208, 36, '@plan.title', { ...slab, color: INK, ...FITTED }),
    text(16, 34, 208, 24, '@plan.note', hand),
    rect(16, 56, 204, 7 * LESSON, '#ffffff'),
    rect(16, 56, 204, LESSON, GREEN, { opacity: 0.25 }),
    ...[2, 3, 4, 5, 6].map((row) => rule(16, 56 + row * LESSON, 204, INK, 0.25)),
    ...[28, 66.4, 104.8, 143.2, 181.6].map((x) => rect(x, 56, 0.25, 7 * LESSON, INK)),
    frame(16, 56, 204, 7 * LESSON, INK, 0.8),
    text(16, 56 + LESSON, 12, 24, '@plan.hours', { ...hand, lineHeight: 200, align: 'center', lines: 6 }),
    ...DAYS.map((day, index) =>
      text(30.4 + index * 38.4, 56, 35.6, 24, `@plan.${day}`, {
        font: 'sub_title',
        color: INK,
        lineHeight: 200,
        lines: 7,
      }),
    ),
    node('Group', { name: 'Zettel', x: 24, y: 204, rotation: -2 }, [
      rect(0, 0, 188, 46, YELLOW),
      text(10, 9, 168, 28, '@plan.break', { font: 'sub_title', color: INK, lineHeight: 120, lines: 2 }),
    ]),
    rect(246, 26, 196, 174, YELLOW, { borderRadius: 2 }),
    rect(251, 31, 186, 164, GREEN),
    text(262, 42, 164, 48, '@board.title', { ...slab, color: SHEET, ...FITTED }),
    text(262, 72, 168, 28, '@board.text', { font: 'sub_title', color: SHEET, lineHeight: 200, lines: 5 }),
    rect(262, 196, 22, 4, SHEET),
    rect(290, 197, 10, 3, '#ffffff'),
    text(262, 214, 170, 36, '@board.note', hand),
    ...pages(),
  ]);
const SLIPS = [
  { key: 'one', x: 28, y: 56, turn: -2 },
  { key: 'two', x: 126, y: 60, turn: 2.4 },
  { key: 'three', x: 30, y: 158, turn: 1.6 },
  { key: 'four', x: 128, y: 166, turn: -2.2 },
  { key: 'five', x: 250, y: 54, turn: 2 },
  { key: 'six', x: 346, y: 62, turn: -1.8 },
];
const slip = (key: string, x: number, y: number, turn: number): ContentNode =>
  node('Group', { name: 'Zettel', x, y, rotation: turn }, [
    rect(0, 0, 88, 84, '#ffffff'),
    frame(0, 0, 88, 84, INK, 0.25),
    rect(0, 0, 88, 11, YELLOW),
    text(7, 19, 75, 26, `@slip.${key}`, { font: 'sub_title', color: INK, lineHeight: 120, lines: 5 }),
  ]);
const slips = (): ContentNode =>
  spread('Entschuldigungen', SHEET, [
    ruledSheet(),
    text(34, 15, 180, 36, '@slips.title', { ...slab, color: INK, ...FITTED }),
    text(260, 17, 176, 24, '@slips.note', hand),
    ...SLIPS.map(({ key, x, y, turn }) => slip(key, x, y, turn)),
    rect(250, 158, 180, 96, '#ffffff'),
    frame(250, 158, 180, 96, RED, 0.5),
    text(258, 165, 164, 26, '@slip.place', hand),
    ...pages(),
  ]);
const outingMap = (): ContentNode =>
  spread('Wandertag', SHEET, [
    picture(-4, -4, 468, 305, 'heft-squares', { name: 'Karo' }),
    text(16, 16, 200, 36, '@map.title', { ...slab, color: INK, ...FITTED }),
    text(16, 34, 208, 24, '@map.note', hand),
    picture(20, 62, 420, 190, 'heft-map', { name: 'Karte' }),
    text(22, 223, 90, 24, '@map.one', { font: 'sub_title', color: INK, lines: 2 }),
    text(150, 184, 74, 24, '@map.two', { font: 'sub_title', color: INK, lines: 2 }),
    text(142, 60, 82, 24, '@map.three', { font: 'sub_title', color: INK, lines: 2 }),
    text(238, 214, 96, 24, '@map.four', { font: 'sub_title', color: INK, lines: 2 }),
    text(384, 112, 62, 24, '@map.five', { font: 'sub_title', color: INK, lines: 2 }),
    text(366, 230, 78, 24, '@map.six', { ...hand, lines: 2 }),
    ...pages(),
  ]);
const letter = (): ContentNode =>
  spread('Elternbrief', SHEET, [
    ruledSheet(),
    rect(30, 22, 186, 246, '#ffffff'),
    frame(30, 22, 186, 246, INK, 0.25),
    text(42, 34, 162, 28, '@letter.title', { ...slab, color: INK }),
    text(42, 52, 164, 18, '@letter.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 9 }),
    text(42, 158, 162, 36, '@letter.sign', { font: 'sub_title', color: GREEN }),
    node('Line', { x: 30, y: 190, width: 186, height: 0.4, stroke: INK, strokeWidth: 0.4, dash: 'dashed' }),
    text(42, 196, 164, 24, '@letter.tear', hand),
    ...[0, 1, 2].map((at) => frame(42, 213.5 + at * 14.11, 7, 7, INK, 0.5)),
    text(54, 210, 156, 24, '@letter.slip', { font: 'sub_title', color: INK, lineHeight: 167, lines: 3 }),
    text(260, 15, 166, 36, '@sponsors.title', { ...slab, color: INK }),
    ...[44, 122, 200].flatMap((y, index) => [
      rect(260, y, 166, 64, pick([GREEN, YELLOW, RED], index)),
      rect(272, y + 9, 142, 46, SHEET, { borderRadius: 4 }),
      frame(274, y + 11, 138, 42, INK, 0.5, { borderRadius: 3 }),
      text(278, y + 17, 130, 24, `@sponsors.slot${pick(['', '.2', '.3'], index)}`, {
        ...slab,
        color: INK,
        align: 'center',
        ...FITTED,
      }),
      rule(290, y + 32, 106, INK, 0.25),
      text(278, y + 34, 130, 24, '@sponsors.line', { ...hand, align: 'center' }),
    ]),
    ...pages(),
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
    spread: opener(GREEN, 'break'),
  },
  {
    id: 'heft-opener-sums',
    name: named(
      'Auftakt mit Rechnung',
      'Opener with sums',
      'Ouverture en calculs',
      'Apertura con i conti',
      'Otwarcie z rachunkami',
    ),
    role: 'opener',
    spread: openerSums(GREEN),
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
  {
    id: 'heft-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
  {
    id: 'heft-photo',
    name: named('Klassenfoto', 'Class photo', 'Photo de classe', 'Foto di classe', 'Zdjęcie klasy'),
    role: 'picture',
    spread: classPhoto(),
  },
  {
    id: 'heft-timetable',
    name: named('Stundenplan', 'Timetable', 'Emploi du temps', 'Orario', 'Plan lekcji'),
    role: 'text',
    spread: timetable(),
  },
  {
    id: 'heft-slips',
    name: named('Entschuldigungen', 'Absence notes', 'Mots d’excuse', 'Giustificazioni', 'Usprawiedliwienia'),
    role: 'text',
    spread: slips(),
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
          ...bookCover(230, GREEN, label(230, '@label.kind', '{album-title}'), 'front'),
          picture(226, 118, 4, 60, 'heft-staples', { name: 'Klammern' }),
        ]),
        spread('Erste Stunde', SHEET, [
          picture(-4, -4, 468, 305, 'heft-squares', { name: 'Karo' }),
          rect(-4, -4, 234, 305, GREEN),
          rect(12, 12, 206, 273, SHEET, { borderRadius: 3 }),
          text(30, 32, 170, 48, '@welcome.title', { ...slab, color: INK, ...FITTED }),
          text(30, 62, 168, 18, '@welcome.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 8 }),
          picture(26, 158, 40, 32, 'heft-tick', { name: 'Haken' }),
          text(70, 164, 130, 36, '@welcome.note', hand),
          text(30, 213, 44, 16, '@welcome.fields', { font: 'paragraph', color: INK, lineHeight: 250, lines: 3 }),
          ...[224, 238, 252].map((y) => rule(78, y, 120, INK, 0.25)),
          rect(246, 20, 196, 240, SHEET, { opacity: 0.92 }),
          text(256, 28, 170, 36, '@contents.title', { ...slab, color: INK }),
          node('Text', {
            x: 256,
            y: 54,
            width: 176,
            height: 196,
            size: 18,
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
    section('@chapter.one', [opener(YELLOW), team15(), timetable()]),
    section('@chapter.two', [openerSums(GREEN), team18(), slips()]),
    section(
      '@section.back',
      [
        classPhoto(),
        outingMap(),
        letter(),
        spread('Zeugnis', SHEET, [
          ruledSheet(),
          text(34, 15, 180, 36, '@signatures.title', { ...slab, color: INK }),
          text(34, 34, 180, 24, '@signatures.note', hand),
          rect(252, 30, 184, 214, SHEET),
          frame(252, 30, 184, 214, INK, 0.8),
          frame(255, 33, 178, 208, INK, 0.25),
          text(262, 42, 164, 36, '@report.title', { ...slab, color: INK, align: 'center' }),
          rule(282, 62, 124, INK, 0.25),
          text(268, 74, 124, 20, '@report.text', { font: 'paragraph', color: INK, lineHeight: 300, lines: 5 }),
          text(392, 74, 30, 28, '@report.marks', { ...hand, lineHeight: 214, align: 'right', lines: 5 }),
          picture(282, 192, 44, 35, 'heft-blot', { name: 'Klecks' }),
          ...pages(),
        ]),
        spread('Rückseite', GREEN, [
          rect(-4, -4, 238, 305, GREEN),
          rect(216, -4, 18, 305, INK, { opacity: 0.22 }),
          text(20, 262, 180, 24, '@back.line', { ...slab, color: SHEET }),
          text(20, 274, 180, 12, '{album-title}', { font: 'paragraph', color: SHEET }),
        ]),
      ],
      true,
    ),
  ],
};
