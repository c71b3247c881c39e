/**
 * Überdruck: a zine from the school's two-ink copier. Everything is printed twice and never quite in register; an empty
 * cell has had its first ink, the sticker is the second.
 */
import {
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
} from '../builder.ts';

const INK = 2;
const PINK = 3;
const BLUE = 4;
const YELLOW = 5;
const PAPER = 6;
const HEX = { ink: '#231a6b', pink: '#ff4d7a', blue: '#2b46c0', yellow: '#ffd84a', paper: '#f4f0e4' };
const OVER = { blend: 'multiply' };

/** A screen of dots, black on white: `tone` from 0 to 1 is how large they are. Dots of one size are one path. */
function screenOfDots(width: number, height: number, step: number, tone: (u: number, v: number) => number): string {
  const bySize = new Map<string, string>();
  const rowHeight = step * 0.866;
  for (let row = 0; row * rowHeight < height + step; row++)
    for (let column = -1; column * step < width + step; column++) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      const y = row * rowHeight;
      const size = Math.round(Math.min(1, tone(x / width, y / height)) * 9) / 9;
      if (size <= 0.05) continue;
      const stroke = (size * step * 1.06).toFixed(2);
      bySize.set(stroke, `${bySize.get(stroke) ?? ''}M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}h0`);
    }
  return [...bySize].map(([stroke, path]) => `<path stroke-width="${stroke}" d="${path}"/>`).join('');
}
const dots = (width: number, height: number, step: number, tone: (u: number, v: number) => number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff"/><g stroke="#000" stroke-linecap="round">${screenOfDots(width, height, step, tone)}</g>`,
  );

/** A head with a lot of hair. The first plate is the ground and the shade, the second one the drawing. */
const FACE = 'M54 84C54 58 70 47 90 47C110 47 126 58 126 84C126 112 112 134 90 134C68 134 54 112 54 84Z';
const NECK = 'M76 122H104V146C104 158 76 158 76 146Z';
const BODY = 'M14 196C18 166 42 154 76 148C80 158 100 158 104 148C138 154 162 166 166 196Z';
const CURLS = [
  [50, 98, 17], [44, 80, 19], [48, 58, 21], [62, 40, 22], [82, 30, 23], [104, 31, 22], [122, 43, 21], [134, 62, 20],
  [137, 82, 18], [131, 100, 16], [90, 44, 20],
] as const; // prettier-ignore
const circle = ([x, y, r]: readonly [number, number, number]): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const smile =
  '<path d="M72 110C80 121 100 121 108 110Z"/><path d="M76 112H104V114C96 117 84 117 76 114Z" fill="#fff"/>';
const plate = (inner: string, under = ''): { svg: string; width: number; height: number } =>
  svg(180, 196, `<rect width="180" height="196" fill="#fff"/>${under}${inner}`, 1.3);
const shade = `<clipPath id="f"><path d="${FACE}"/><path d="${NECK}"/></clipPath><g clip-path="url(#f)" stroke="#000" stroke-linecap="round">${screenOfDots(180, 196, 4, (u, v) => Math.max((u - 0.44) * 2.4, v > 0.64 && v < 0.74 ? 0.72 : 0))}</g>`;

/** Rows of heads and shoulders for a group's photo: hair differs, nobody looks the same way. */
function crowd(): string {
  const person = (x: number, y: number, at: number): string => {
    const hair = [
      `<path d="M-17-2C-19-26 19-26 17-2L13-6C6-12-6-12-13-6Z"/>`,
      `<circle cy="-22" r="8"/><path d="M-17 0C-19-24 19-24 17 0C14-12 4-14-4-13C-10-12-14-8-17 0Z"/>`,
      `<path d="M-18 20C-22-30 22-30 18 20L12 20C14 0 12-10 0-12C-12-10-14 0-12 20Z"/>`,
      `<circle cx="-13" cy="-10" r="9"/><circle cx="-4" cy="-17" r="9"/><circle cx="7" cy="-16" r="9"/><circle cx="14" cy="-8" r="8"/>`,
    ][at % 4];
    return `<g transform="translate(${x} ${y})"><path d="M-31 80C-30 36-22 27-8 24H8C22 27 30 36 31 80Z" stroke="#fff" stroke-width="2"/><path d="M-14-4C-14-22 14-22 14-4C14 12 8 24 0 24C-8 24-14 12-14-4Z" fill="#fff" stroke="#000" stroke-width="2"/><g stroke="#fff" stroke-width="1.6">${hair}</g><path d="M-6 10q6 ${at % 3 === 0 ? 1 : 6} 12 0" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/><circle cx="-5" cy="-1" r="1.7"/><circle cx="5" cy="-1" r="1.7"/></g>`;
  };
  return [58, 96, 138]
    .map((y, row) =>
      Array.from({ length: 8 }, (_, column) => {
        const x = 12 + column * 58 + (row % 2) * 46;
        return x > 420 ? '' : person(x, y + ((column * 7 + row * 3) % 5) - 2, column + row * 3);
      }).join(''),
    )
    .join('');
}

const drawings = {
  'druck-face-1': plate(
    `<path d="${FACE}" fill="#fff"/><path d="${NECK}" fill="#fff"/>${shade}<circle cx="66" cy="104" r="8"/><circle cx="114" cy="104" r="8"/>`,
    '<rect width="180" height="196"/>',
  ),
  'druck-face-2': plate(
    `<clipPath id="b"><path d="${BODY}"/></clipPath><g clip-path="url(#b)">${[0, 1, 2, 3].map((i) => `<rect y="${150 + i * 13}" width="180" height="6.5"/>`).join('')}</g>${CURLS.map(circle).join('')}<path d="${FACE}" fill="#fff"/><circle cx="70" cy="52" r="13"/><circle cx="88" cy="48" r="14"/><circle cx="108" cy="52" r="13"/><circle cx="120" cy="62" r="9"/><circle cx="58" cy="63" r="9"/><g fill="none" stroke="#000" stroke-width="3"><circle cx="73" cy="88" r="13"/><circle cx="107" cy="88" r="13"/><path d="M86 86q4-3 8 0M60 86L52 83M120 86L128 83"/><path d="M91 92q6 10-2 11" stroke-width="2.2" stroke-linecap="round"/></g><circle cx="74" cy="89" r="4"/><circle cx="106" cy="89" r="4"/><path d="M62 71q10-6 20-1M98 70q10-5 20 1" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round"/>${smile}<circle cx="126" cy="112" r="5"/><circle cx="54" cy="112" r="5"/>`,
  ),
  'druck-bun-1': plate(
    `<path d="${FACE}" fill="#fff"/><path d="${NECK}" fill="#fff"/>${shade}<circle cx="66" cy="106" r="8"/><circle cx="114" cy="106" r="8"/>`,
    '<rect width="180" height="196"/>',
  ),
  'druck-bun-2': plate(
    `<path d="${BODY}"/><path d="M72 138Q90 150 108 138L110 156Q90 166 70 156Z"/><g fill="#fff">${[30, 52, 74, 96, 118, 140].flatMap((x, column) => [168, 184].map((y) => circle([x + 5, y + (column % 2) * 8, 3.4]))).join('')}</g><circle cx="90" cy="22" r="19"/><path d="M50 100C42 60 56 37 90 37C124 37 138 60 130 100L125 98C126 80 120 68 108 60C92 72 68 74 57 82L55 98Z"/><g fill="none" stroke="#000" stroke-linecap="round" stroke-width="3.4"><path d="M64 80q8-5 17-1M99 79q9-4 17 1"/><path d="M66 92q7 5 14 0M100 92q7 5 14 0"/><path d="M91 90q7 12-2 13" stroke-width="2.2"/></g>${smile}<g fill="none" stroke="#000" stroke-width="3"><circle cx="52" cy="118" r="8"/><circle cx="128" cy="118" r="8"/></g>`,
  ),
  'druck-crowd': svg(424, 190, `<rect width="424" height="190" fill="#fff"/>${crowd()}`),
  'druck-rise': dots(234, 84, 5.6, (_u, v) => v * 1.08 - 0.05),
  'druck-fade': dots(200, 110, 5.6, (u, v) => 1.02 - v * 0.95 - (1 - u) * 0.2),
  'druck-moon': dots(120, 120, 5, (u, v) => 1 - Math.hypot(u - 0.5, v - 0.5) * 1.9),
};

/** A drawing printed in one ink of the palette: black becomes the ink, white lets through what is there. */
const printed = (x: number, y: number, width: number, height: number, drawing: string, ink: number): ContentNode =>
  node('Group', { name: 'Druckgang', x, y, ...OVER }, [
    rect(0, 0, width, height, ink),
    picture(0, 0, width, height, drawing, { blend: 'screen' }),
  ]);

const texts: Record<string, Localised> = {
  'cover.heads': named(
    '{total-stickers} Köpfe, zwei Farben,\nkein Toner',
    '{total-stickers} heads, two inks,\nno toner',
    '{total-stickers} têtes, deux encres,\nplus de toner',
    '{total-stickers} teste, due colori,\ntoner finito',
    '{total-stickers} głów, dwa kolory,\nzero tonera',
  ),
  'welcome.title': named('Papierstau', 'Paper jam', 'Bourrage', 'Carta inceppata', 'Zacięcie'),
  'welcome.text': {
    de: 'Dieses Heft kam nachts um halb drei aus dem Kopierer im Keller, erst in Rosa, dann in Blau. Die zweite Farbe hat nie ganz getroffen. Wir auch nicht immer. Jedes Feld wartet auf seinen zweiten Druckgang: den Sticker.',
    en: 'This zine came out of the copier in the basement at half past two at night, first in pink, then in blue. The second ink never quite hit the mark. Neither did we, always. Every cell waits for its second run: the sticker.',
    fr: 'Ce fanzine est sorti du copieur de la cave à deux heures et demie du matin, d’abord en rose, puis en bleu. La seconde encre n’est jamais tombée juste. Nous non plus, parfois. Chaque case attend son second passage : la vignette.',
    it: 'Questa fanzine è uscita dalla fotocopiatrice in cantina alle due e mezza di notte, prima in rosa, poi in blu. Il secondo colore non è mai caduto al posto giusto. Noi nemmeno, ogni tanto. Ogni casella aspetta il secondo passaggio: la figurina.',
    pl: 'Ten zin wyszedł z kopiarki w piwnicy o wpół do trzeciej w nocy, najpierw na różowo, potem na niebiesko. Drugi kolor nigdy nie trafił w punkt. My też nie zawsze. Każde pole czeka na drugi przebieg: na naklejkę.',
  },
  'contents.title': named('Auflage', 'Print run', 'Tirage', 'Tiratura', 'Nakład'),
  'opener.line': named(
    'Sie hatten uns neun Jahre lang.\nJetzt kleben wir sie ein.',
    'They had us for nine years.\nNow we stick them in.',
    'Ils nous ont eus neuf ans.\nMaintenant, on les colle.',
    'Ci hanno avuti nove anni.\nOra li incolliamo noi.',
    'Mieli nas dziewięć lat.\nTeraz my ich wklejamy.',
  ),
  'opener.list': {
    de: 'Häufigste Sätze:\n1. „Das ist Stoff der Sieben.“\n2. „Ich kann warten.“\n3. „Wer hat mein Ladekabel?“',
    en: 'Said most often:\n1. “You had this in year seven.”\n2. “I can wait.”\n3. “Who has my charger?”',
    fr: 'Le plus entendu :\n1. « C’est le cours de cinquième. »\n2. « J’ai tout mon temps. »\n3. « Qui a mon chargeur ? »',
    it: 'Le frasi più sentite:\n1. «È roba di seconda media.»\n2. «Posso aspettare.»\n3. «Chi ha il mio cavetto?»',
    pl: 'Najczęściej słyszane:\n1. „To było w siódmej klasie”.\n2. „Mam czas, poczekam”.\n3. „Kto ma moją ładowarkę?”',
  },
  'excuse.line': {
    de: 'Zwei Farben.\nTausend Ausreden.',
    en: 'Two inks.\nA thousand excuses.',
    fr: 'Deux encres.\nMille excuses.',
    it: 'Due colori.\nMille scuse.',
    pl: 'Dwa kolory.\nTysiąc wymówek.',
  },
  'excuse.list': {
    de: 'Ausreden des Jahres:\n1. Drucker kaputt\n2. Bus, Regen, Hund\n3. „War das heute?“',
    en: 'Excuses of the year:\n1. Printer broken\n2. Bus, rain, dog\n3. “Was that today?”',
    fr: 'Excuses de l’année :\n1. Imprimante en panne\n2. Bus, pluie, chien\n3. « C’était aujourd’hui ? »',
    it: 'Scuse dell’anno:\n1. Stampante rotta\n2. Bus, pioggia, cane\n3. «Ma era oggi?»',
    pl: 'Wymówki roku:\n1. Zepsuta drukarka\n2. Autobus, deszcz, pies\n3. „To było dziś?”',
  },
  'opener.photo': named(
    'Hier passt ein Porträt hin, das niemand freigegeben hat.',
    'Room for a portrait that nobody approved.',
    'Place à un portrait que personne n’a validé.',
    'Qui ci sta un ritratto che nessuno ha approvato.',
    'Miejsce na portret, którego nikt nie autoryzował.',
  ),
  'team.note': {
    de: 'Tür bitte leise schließen. Kopierer links. Kaffee nur mit Strichliste, auch für die Schulleitung.',
    en: 'Close the door quietly. Copier on the left. Coffee only with a tally mark, heads included.',
    fr: 'Fermer la porte sans bruit. Copieur à gauche. Café contre une coche sur la liste, direction comprise.',
    it: 'Chiudere piano la porta. Fotocopiatrice a sinistra. Caffè solo segnandolo, anche per la preside.',
    pl: 'Drzwi zamykać cicho. Ksero po lewej. Kawa tylko z kreską na liście, także dla dyrekcji.',
  },
  'team.quote': named(
    '„Ruhe\nda\nhinten!“',
    '“Quiet\nat the\nback!”',
    '« Silence\nau fond ! »',
    '«Silenzio\nlaggiù\nin fondo!»',
    '„Cisza\nz tyłu!”',
  ),
  'team.quote.source': named(
    'alle, täglich, seit der Fünften',
    'everybody, daily, since year five',
    'tous, chaque jour, depuis la sixième',
    'tutti, ogni giorno, dalla prima',
    'wszyscy, codziennie, od piątej klasy',
  ),
  'wait.quote': {
    de: '„Nur noch\nfünf\nMinuten!“',
    en: '“Only five\nmore\nminutes!”',
    fr: '« Encore\ncinq\nminutes ! »',
    it: '«Ancora\ncinque\nminuti!»',
    pl: '„Jeszcze\npięć\nminut!”',
  },
  'wait.quote.source': {
    de: 'alle, vor jedem Gong',
    en: 'everybody, before every bell',
    fr: 'tous, avant chaque sonnerie',
    it: 'tutti, prima di ogni campanella',
    pl: 'wszyscy, przed każdym dzwonkiem',
  },
  'marks.quote': {
    de: '„Zählt das\nfür die\nNote?“',
    en: '“Will this\nbe in\nthe test?”',
    fr: '« C’est\nnoté,\nça ? »',
    it: '«Ma questo\nfa\nmedia?»',
    pl: '„A to\nbędzie na\nocenę?”',
  },
  'marks.quote.source': {
    de: 'vorletzte Reihe, jede Stunde',
    en: 'last row but one, every lesson',
    fr: 'avant-dernier rang, à chaque cours',
    it: 'penultima fila, ogni ora',
    pl: 'przedostatnia ławka, co lekcję',
  },
  'jam.note': {
    de: 'Papierstau in Fach drei: Klappe auf, ziehen, schimpfen, Klappe zu. Wer hilft, kommt auf Seite eins.',
    en: 'Paper jam in tray three: open, pull, mutter, close. Whoever helps gets page one.',
    fr: 'Bourrage au bac trois : ouvrir, tirer, pester, refermer. Qui aide passe en première page.',
    it: 'Carta inceppata nel cassetto tre: aprire, tirare, brontolare, chiudere. Chi aiuta va in prima pagina.',
    pl: 'Zacięcie w podajniku trzecim: otworzyć, pociągnąć, pomarudzić, zamknąć. Kto pomoże, trafi na pierwszą stronę.',
  },
  'break.note': {
    de: 'Aushang: Die Pause dauert fünfzehn Minuten, die Schlange am Kiosk zwanzig. Bitte selbst ausrechnen.',
    en: 'Notice: break takes fifteen minutes, the queue at the kiosk twenty. Please do the maths.',
    fr: 'Avis : la récré dure quinze minutes, la file de la cafète vingt. Faites le calcul.',
    it: 'Avviso: l’intervallo dura quindici minuti, la fila al bar venti. Fate voi i conti.',
    pl: 'Ogłoszenie: przerwa trwa piętnaście minut, kolejka do sklepiku dwadzieścia. Proszę policzyć.',
  },
  'hits.title': named('Hitliste', 'Top four', 'Palmarès', 'Classifica', 'Lista hitów'),
  'hits.text': {
    de: '1. Projektwoche\n2. Hitzefrei\n3. Feueralarm\n4. Pizza in Bio',
    en: '1. Project week\n2. Snow day\n3. Fire drill\n4. Pizza in lab',
    fr: '1. Voyage à Rome\n2. Jour de neige\n3. Alerte incendie\n4. Pizza au labo',
    it: '1. Gita a Praga\n2. Autogestione\n3. Prova incendio\n4. Pizza in lab',
    pl: '1. Zielona szkoła\n2. Brak kartkówki\n3. Próbny alarm\n4. Pizza na bio',
  },
  'photo.caption': named(
    'Alle drauf, keiner in der Mitte, einer blinzelt.',
    'Everyone in it, nobody centred, one blinking.',
    'Tout le monde y est, personne au centre, et l’un cligne.',
    'Ci siamo tutti, nessuno al centro, uno ha gli occhi chiusi.',
    'Są wszyscy, nikt pośrodku, jedna osoba mruga.',
  ),
  'photo.title': named('Alle auf einmal', 'All at once', 'Tous d’un coup', 'Tutti insieme', 'Wszyscy naraz'),
  'quotes.title': named(
    'Gesagt ist\ngesagt',
    'On the\nrecord',
    'C’est dit,\nc’est dit',
    'Detto\ne fatto',
    'Słowo się\nrzekło',
  ),
  'quotes.one': {
    de: '„Ich hab es gelernt.\nNur nicht dieses Thema.“',
    en: '“I did revise.\nJust not this topic.”',
    fr: '« J’avais révisé.\nMais pas ce chapitre. »',
    it: '«Avevo studiato.\nSolo non questo capitolo.»',
    pl: '„Uczyłam się.\nTylko nie tego tematu”.',
  },
  'quotes.two': {
    de: '„Die Uhr da vorn\nlügt seit 2019.“',
    en: '“That clock has\nlied since 2019.”',
    fr: '« Cette horloge\nment depuis 2019. »',
    it: '«Quell’orologio\nmente dal 2019.»',
    pl: '„Ten zegar kłamie\nod 2019 roku”.',
  },
  'quotes.three': {
    de: '„Montags zählt nicht.“',
    en: '“Mondays don’t count.”',
    fr: '« Le lundi ne compte pas. »',
    it: '«Il lunedì non vale.»',
    pl: '„Poniedziałek się nie liczy”.',
  },
  'quotes.who': named('Wer hat’s gesagt?', 'Who said it?', 'Qui l’a dit ?', 'Chi l’ha detto?', 'Kto to powiedział?'),
  'thanks.title': named('Gedruckt mit', 'Printed with', 'Imprimé avec', 'Stampato con', 'Wydrukowane z'),
  'thanks.text': {
    de: 'Danke an das Sekretariat für den Schlüssel zum Kopierraum, an den Hausmeister fürs Nichthinsehen und an alle, die Papier nachgelegt haben.',
    en: 'Thanks to the office for the key to the copy room, to the caretaker for looking away and to everybody who put paper in.',
    fr: 'Merci au secrétariat pour la clé du local copie, au gardien pour son regard ailleurs et à tous ceux qui ont remis du papier.',
    it: 'Grazie alla segreteria per la chiave della sala copie, al bidello per aver guardato altrove e a chi ha ricaricato la carta.',
    pl: 'Dziękujemy sekretariatowi za klucz do ksero, woźnemu za niepatrzenie i wszystkim, którzy dokładali papier.',
  },
  'sponsors.slot': named(
    'Hier wirbt\nCopyshop Klammeraffe',
    'Your copy shop\nround the corner',
    'Ici, la papeterie\ndu coin',
    'Qui la copisteria\nall’angolo',
    'Tu punkt ksero\nzza rogu',
  ),
  'sponsors.slot.2': {
    de: 'Kiosk Pausenbrot\nam Schultor',
    en: 'Break Time Kiosk\nat the gate',
    fr: 'Le snack\ndu portail',
    it: 'Il bar davanti\nal cancello',
    pl: 'Sklepik Dzwonek\nprzy bramie',
  },
  'sponsors.slot.3': {
    de: 'Fahrschule\nZweiter Gang',
    en: 'Second Gear\nDriving School',
    fr: 'Auto-école\nSeconde',
    it: 'Autoscuola\nSeconda Marcia',
    pl: 'Nauka jazdy\nDrugi Bieg',
  },
  'sponsors.slot.4': {
    de: 'Eisdiele\nHitzefrei',
    en: 'Snow Day\nIce Cream',
    fr: 'Glacier\nJour de Neige',
    it: 'Gelateria\nAutogestione',
    pl: 'Lodziarnia\nPo Lekcjach',
  },
  'back.line': named(
    'Letzte Seite.\nToner leer.',
    'Last page.\nOut of toner.',
    'Dernière page.\nPlus d’encre.',
    'Ultima pagina.\nToner finito.',
    'Ostatnia strona.\nKoniec tonera.',
  ),
  'chapter.one': named('Die Zwölf', 'Year twelve', 'Terminale', 'La quinta', 'Klasa dwunasta'),
  'chapter.two': named('Kollegium', 'Teachers', 'Les profs', 'Docenti', 'Nauczyciele'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

/** The 24 places, row by row: grid of four with the paper fed a little crooked. */
const PLACES: readonly (readonly [number, number])[] = [
  [10, 62], [66, 65], [120, 62], [174, 65.5], [240, 62], [295, 66], [349, 62], [403, 65],
  [12.5, 138], [66.5, 141], [120.5, 137], [174.5, 140.5], [242, 141], [296, 137.5], [350, 141], [403, 138],
  [10, 213], [64.5, 215.5], [119, 213], [174, 215.5], [240, 213], [294.5, 214.5], [349, 213], [402, 214.5],
]; // prettier-ignore
const PLATES = [BLUE, YELLOW, BLUE, YELLOW, YELLOW, BLUE, BLUE];
/** The plate of the ink that is still to come, beside its place: never twice the same way. */
const misregistered = ([x, y]: readonly [number, number], at: number, width = 50): ContentNode =>
  rect(
    x + (at % 2 === 0 ? 1.6 : -1.6),
    y + (at % 3 === 0 ? -1.6 : 1.6),
    width,
    70,
    pick(PLATES, at % PLATES.length),
    OVER,
  );
/** Some places have had their first ink flat. */
const inked = (at: number): { fill?: number } => (at % 7 === 2 ? { fill: YELLOW } : at % 9 === 6 ? { fill: BLUE } : {});
function placed(from: readonly number[]): ContentNode[] {
  return [
    ...from.map((at) => misregistered(pick(PLACES, at), at)),
    ...from.map((at) => cell(pick(PLACES, at)[0], pick(PLACES, at)[1], false, inked(at))),
  ];
}
const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

const title = { font: 'title' };
const typed = { font: 'paragraph', color: INK };
/** Words printed in both inks. */
function twice(
  x: number,
  y: number,
  width: number,
  content: string,
  style: { scale: number; lines?: number; valign?: string },
): ContentNode[] {
  const { lines = 1 } = style;
  return [
    text(x, y, width, 72, content, { ...title, ...FITTED, ...style, lines, color: PINK, ...OVER, name: 'Titel' }),
    text(x + 2.4, y + 1.7, width, 72, content, {
      ...title,
      ...FITTED,
      ...style,
      lines,
      color: BLUE,
      ...OVER,
      name: 'Titel',
    }),
  ];
}
const pageNumbers = (): ContentNode[] => [
  rect(6, 285.8, 14, 7.4, PAPER),
  rect(440, 285.8, 14, 7.4, PAPER),
  ...folios(10, 432, 287.3, 12, { font: 'title', color: INK }),
];
type Note = 'team.note' | 'jam.note' | 'break.note';
const head = (note: Note = 'team.note'): ContentNode[] => [
  ...twice(8, 12, 214, '{section}', { scale: 1.7 }),
  text(240, 15, 168, 16, `@${note}`, { ...typed, lineHeight: 120, lines: 3 }),
];
/** Paper pasted over the print, for words that want quiet. */
const slip = (x: number, y: number, width: number, height: number, turn: number): ContentNode =>
  rect(x, y, width, height, PAPER, { rotation: turn });

/** The ground of a team's spread: sun over the fold, a block at the foot, a strip at the edge, dots. */
const ground = (): ContentNode[] => [
  disc(232, 62, 92, YELLOW, OVER),
  rect(-4, 196, 234, 105, PINK, OVER),
  rect(410, -10, 46, 220, PINK, { rotation: 6, ...OVER }),
  printed(230, 218, 234, 84, 'druck-rise', BLUE),
];
const groundTwo = (): ContentNode[] => [
  disc(96, 208, 84, YELLOW, OVER),
  rect(230, 118, 234, 90, PINK, OVER),
  printed(-4, 218, 234, 84, 'druck-rise', BLUE),
];
const quote = (x: number, y: number, said: 'team' | 'wait' | 'marks' = 'team'): ContentNode[] => [
  text(x, y + 2, 100, 48, `@${said}.quote`, { ...title, color: INK, lines: 3, autosize: false }),
  text(x + 1, y + 58, 100, 12, `@${said}.quote.source`, typed),
];
const hits = (x: number, y: number): ContentNode[] => [
  rect(x - 1, y, 54, 70, PAPER),
  text(x + 3, y + 6, 46, 18, '@hits.title', { ...title, color: BLUE }),
  text(x + 3, y + 17, 46, 11, '@hits.text', { ...typed, lineHeight: 150, lines: 4 }),
];

function openerOne(): ContentNode {
  return spread('Auftakt', PAPER, [
    rect(198, 58, 266, 243, YELLOW),
    printed(240, 60, 222, 241, 'druck-bun-1', PINK),
    printed(247, 62, 222, 241, 'druck-bun-2', BLUE),
    waiting(198, 58, 266, 243),
    printed(334, -4, 130, 71.5, 'druck-fade', YELLOW),
    rect(-4, -4, 234, 305, PINK, OVER),
    printed(110, -4, 120, 120, 'druck-moon', YELLOW),
    text(14, 14, 190, 24, '@excuse.line', { ...title, color: INK, lines: 2 }),
    slip(12, 76, 140, 50, -4.5),
    text(20, 88, 128, 16, '@excuse.list', { ...typed, rotation: -4.5, lineHeight: 120, lines: 4 }),
    text(9, 178, 184, 72, '{section}', {
      ...title,
      color: INK,
      scale: 2,
      lines: 2,
      ...FITTED,
      valign: 'bottom',
      name: 'Titel',
    }),
    text(240, 16, 92, 14, '@opener.photo', { name: HINT, ...typed, lineHeight: 120, lines: 3 }),
    text(432, 287.3, 18, 12, '{page-number}', { font: 'title', color: PAPER, align: 'right', name: 'Folio' }),
  ]);
}
function openerTwo(): ContentNode {
  return spread('Auftakt, gespiegelt', PAPER, [
    disc(342, 112, 112, YELLOW, OVER),
    rect(-4, -4, 222, 305, BLUE),
    rect(-4, 30, 214, 271, PINK),
    printed(4, 74, 208, 227, 'druck-face-2', BLUE),
    waiting(-4, 30, 214, 271),
    text(10, 40, 190, 14, '@opener.photo', { name: HINT, ...typed }),
    rect(196, 226, 268, 75, PINK, OVER),
    printed(-4, 217, 234, 84, 'druck-rise', BLUE),
    ...twice(238, 76, 212, '{section}', { scale: 2, lines: 2, valign: 'middle' }),
    text(240, 24, 200, 24, '@opener.line', { ...title, color: INK, lines: 2 }),
    slip(296, 204, 148, 44, 4),
    text(305, 211, 130, 16, '@opener.list', { ...typed, rotation: 4, lineHeight: 120, lines: 4 }),
    text(432, 287.5, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right', name: 'Folio' }),
  ]);
}

const team = (
  label: string,
  under: ContentNode[],
  places: readonly number[],
  extras: ContentNode[] = [],
  note: Note = 'team.note',
): ContentNode => spread(label, PAPER, [...under, ...head(note), ...extras, ...placed(places), ...pageNumbers()]);
const without = (...left: number[]): number[] => upTo(24).filter((at) => !left.includes(at));
/** A frame without a tint: until a photo is in, the drawing below it is seen. */
const waiting = (x: number, y: number, width: number, height: number): ContentNode =>
  picture(x, y, width, height, null, { gradientMap: [INK, PAPER], name: 'Foto' });
/** The class as the copier sees it, cut off at the foot. */
function classDrawn(x: number, y: number, width: number, height: number): ContentNode[] {
  const drawn = (width * 190) / 424;
  return [
    rect(x, y, width, height, YELLOW),
    disc(x + width / 2, y + height * 0.5, Math.min(width, height) * 0.28, PINK, OVER),
    printed(x, y + height - drawn, width, drawn, 'druck-crowd', BLUE),
  ];
}
const photo = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x + 3, y + 3, width, height, PINK, OVER),
  ...classDrawn(x, y, width, height),
  waiting(x, y, width, height),
  text(x + 8, y + 9, width - 16, 14, '@opener.photo', { name: HINT, ...typed, lines: width < 120 ? 3 : 1 }),
];
const team24 = (): ContentNode => team('Alle 24', ground(), upTo(24));
const team20 = (): ContentNode =>
  team('Zwanzig und ein Spruch', ground(), without(11, 18, 19, 21), [...quote(120, 213), ...hits(295, 213)]);
const team17 = (): ContentNode =>
  team(
    'Siebzehn und ein Foto',
    groundTwo(),
    without(3, 10, 11, 4, 5, 12, 13),
    [...hits(174, 65), ...quote(122, 137, 'wait'), ...photo(242, 64, 101, 143)],
    'jam.note',
  );
const team12 = (): ContentNode =>
  team(
    'Zwölf und ein Foto',
    ground(),
    [0, 1, 2, 3, 8, 9, 10, 11, 20, 21, 22, 23],
    photo(242, 62, 206, 142),
    'break.note',
  );
const team8 = (): ContentNode =>
  team(
    'Acht und ein Foto',
    groundTwo(),
    [2, 3, 10, 11, 4, 5, 6, 7],
    [...photo(14, 62, 98, 148), ...quote(242, 141, 'marks')],
    'break.note',
  );
const team4 = (): ContentNode =>
  team('Vier und ein Foto', groundTwo(), [4, 5, 12, 13], [...photo(14, 62, 206, 212), ...quote(352, 118)], 'jam.note');
const team2 = (): ContentNode =>
  team('Zwei und ein Foto', ground(), [2, 11], [...photo(242, 62, 200, 148), ...quote(12, 213, 'wait')], 'break.note');

const DOUBLES: readonly (readonly [number, number])[] = [[12, 62], [118, 65], [243, 65], [350, 62]]; // prettier-ignore
const doubles = (): ContentNode =>
  spread('Doppel', PAPER, [
    ...groundTwo(),
    ...head(),
    ...DOUBLES.map((place, at) => misregistered(place, at, 100)),
    ...DOUBLES.map(([x, y]) => cell(x, y, true)),
    ...placed([8, 9, 10, 11, 14, 15]),
    ...quote(242, 141, 'marks'),
    ...pageNumbers(),
  ]);
const groupPhoto = (): ContentNode =>
  spread('Gruppenfoto', PAPER, [
    disc(400, 70, 80, YELLOW, OVER),
    rect(24, 62, 424, 190, PINK, OVER),
    rect(16, 70, 424, 190, BLUE, OVER),
    rect(20, 66, 424, 190, PAPER),
    printed(20, 66, 424, 190, 'druck-crowd', PINK),
    printed(23, 68, 421, 188, 'druck-crowd', BLUE),
    waiting(20, 66, 424, 190),
    text(30, 74, 190, 14, '@opener.photo', { name: HINT, ...typed }),
    ...twice(16, 10, 203, '@photo.title', { scale: 1.6 }),
    text(20, 266, 200, 16, '@photo.caption', typed),
    ...pageNumbers(),
  ]);
const quotesWall = (): ContentNode =>
  spread('Zitate', PAPER, [
    rect(-4, -4, 234, 305, PINK, OVER),
    disc(232, 236, 86, YELLOW, OVER),
    printed(110, -4, 120, 120, 'druck-moon', YELLOW),
    printed(230, 218, 234, 84, 'druck-rise', BLUE),
    text(10, 16, 212, 72, '@quotes.title', { ...title, color: INK, scale: 1.35, lines: 2 }),
    slip(16, 112, 196, 58, -3),
    text(24, 122, 184, 28, '@quotes.one', { ...title, color: BLUE, rotation: -3, lines: 2 }),
    rule(25, 158.5, 120, INK, 0.5, { rotation: -3, dash: 'dotted' }),
    rect(246, 18, 196, 66, YELLOW, { rotation: 2.5, ...OVER }),
    text(256, 27, 178, 28, '@quotes.two', { ...title, color: INK, rotation: 2.5, lines: 2 }),
    rule(252, 70, 120, INK, 0.5, { rotation: 2.5, dash: 'dotted' }),
    rect(258, 106, 188, 44, BLUE, { rotation: -2, ...OVER }),
    text(266, 113, 172, 28, '@quotes.three', { ...title, color: PAPER, rotation: -2 }),
    rule(267, 139, 120, PAPER, 0.5, { rotation: -2, dash: 'dotted' }),
    slip(244, 166, 200, 66, 0),
    text(252, 172, 184, 18, '@quotes.who', { ...title, color: BLUE }),
    ...[192, 204, 216, 228].map((y) => rule(252, y, 184, INK, 0.4, { dash: 'dotted' })),
    ...pageNumbers(),
  ]);

const pictures = (): ContentNode =>
  spread('Drei Bilder', PAPER, [
    ...groundTwo(),
    ...head('jam.note'),
    ...photo(14, 62, 206, 212),
    ...photo(242, 62, 98, 100),
    ...photo(350, 62, 98, 100),
    ...photo(242, 172, 206, 102),
    ...pageNumbers(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'druck-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: openerOne(),
  },
  {
    id: 'druck-opener-blue',
    name: named('Auftakt in Blau', 'Opener in blue', 'Ouverture en bleu', 'Apertura in blu', 'Otwarcie na niebiesko'),
    role: 'opener',
    spread: openerTwo(),
  },
  {
    id: 'druck-24',
    name: named('Volle Auflage', 'Full run', 'Tirage complet', 'Tiratura piena', 'Pełny nakład'),
    role: 'team',
    spread: team24(),
  },
  {
    id: 'druck-20',
    name: named(
      'Zwanzig mit Hitliste',
      'Twenty with top four',
      'Vingt et palmarès',
      'Venti e classifica',
      'Dwadzieścia i lista',
    ),
    role: 'team',
    spread: team20(),
  },
  {
    id: 'druck-17',
    name: named(
      'Siebzehn und ein Foto',
      'Seventeen and a photo',
      'Dix-sept et une photo',
      'Diciassette e una foto',
      'Siedemnaście i zdjęcie',
    ),
    role: 'team',
    spread: team17(),
  },
  {
    id: 'druck-12',
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
    id: 'druck-8',
    name: named('Acht und ein Foto', 'Eight and a photo', 'Huit et une photo', 'Otto e una foto', 'Osiem i zdjęcie'),
    role: 'team',
    spread: team8(),
  },
  {
    id: 'druck-4',
    name: named(
      'Vier und ein Foto',
      'Four and a photo',
      'Quatre et une photo',
      'Quattro e una foto',
      'Cztery i zdjęcie',
    ),
    role: 'team',
    spread: team4(),
  },
  {
    id: 'druck-2',
    name: named('Zwei und ein Foto', 'Two and a photo', 'Deux et une photo', 'Due e una foto', 'Dwa i zdjęcie'),
    role: 'team',
    spread: team2(),
  },
  {
    id: 'druck-doubles',
    name: named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'druck-photo',
    name: named('Gruppenfoto', 'Group photo', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: groupPhoto(),
  },
  {
    id: 'druck-quotes',
    name: named('Zitate', 'Quotes', 'Citations', 'Citazioni', 'Cytaty'),
    role: 'text',
    spread: quotesWall(),
  },
  {
    id: 'druck-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
];

/** What the copier held back: sheets that came out one over the other. */
const jam = (): ContentNode[] => [
  rect(16, 214, 62, 88, PINK, { rotation: -14, ...OVER }),
  rect(58, 206, 62, 88, YELLOW, { rotation: 9, ...OVER }),
  rect(104, 216, 62, 88, BLUE, { rotation: -6, ...OVER }),
  rect(150, 204, 62, 88, PINK, { rotation: 17, ...OVER }),
  printed(-4, 217, 234, 84, 'druck-rise', BLUE),
];
const sponsors = (): ContentNode[] =>
  [0, 1, 2, 3].flatMap((index) => {
    const x = 246 + (index % 2) * 102;
    const y = 24 + Math.floor(index / 2) * 96;
    const fill = pick([YELLOW, PINK, PINK, YELLOW], index);
    return [
      rect(x + 3, y + 3, 94, 84, BLUE, OVER),
      rect(x, y, 94, 84, fill),
      text(x + 7, y + 8, 80, 18, `@sponsors.slot${pick(['', '.2', '.3', '.4'], index)}`, {
        ...title,
        color: INK,
        lines: 2,
      }),
    ];
  });

export const blueprint: BlueprintContent = {
  id: 'school-ueberdruck',
  blueprint_category: 'school',
  title: named('Überdruck', 'Overprint', 'Surimpression', 'Sovrastampa', 'Nadruk'),
  description: {
    de: 'Ein Heft aus dem Schulkopierer: Rosa und Blau übereinander, nie ganz passgenau. Für Abschlussklassen mit Humor.',
    en: 'A zine from the school copier: pink and blue on top of each other, never quite in register. For leavers with humour.',
    fr: 'Un fanzine sorti du copieur : rose et bleu superposés, jamais tout à fait calés. Pour des promos qui ont de l’humour.',
    it: 'Una fanzine dalla fotocopiatrice: rosa e blu sovrapposti, mai del tutto a registro. Per maturandi spiritosi.',
    pl: 'Zin ze szkolnej kopiarki: róż i błękit nałożone na siebie, nigdy całkiem równo. Dla absolwentów z humorem.',
  },
  palette: [HEX.ink, HEX.pink, HEX.blue, HEX.yellow, HEX.paper],
  fonts: {
    title: { family: 'Bricolage Grotesque', bold: true },
    sub_title: { family: 'Special Elite', bold: false },
    paragraph: { family: 'Special Elite', bold: false },
  },
  design: 'tilted',
  portrait: [2, 4, 3, 6],
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(PAPER, [
          disc(288, 108, 54, YELLOW, OVER),
          printed(266, 62, 180, 196, 'druck-face-1', PINK),
          printed(272, 67, 180, 196, 'druck-face-2', BLUE),
          ...twice(238, 9, 214, '{album-title}', { scale: 1.75 }),
          disc(422, 246, 30, YELLOW),
          text(392, 233, 60, 72, '{total-stickers}', {
            ...title,
            ...FITTED,
            color: INK,
            scale: 1.1,
            rotation: -5.5,
            align: 'center',
            name: 'Anzahl',
          }),
          text(240, 266, 150, 16, '@cover.heads', { ...typed, lineHeight: 120, lines: 2 }),
          text(240, 282, 104, 12, '{release-date}', typed),
        ]),
        spread('Papierstau', PAPER, [
          disc(40, 60, 96, YELLOW, OVER),
          ...jam(),
          ...twice(10, 40, 204, '@welcome.title', { scale: 1.8 }),
          slip(12, 96, 206, 84, -2),
          text(21, 105, 188, 18, '@welcome.text', { ...typed, lineHeight: 120, lines: 8, rotation: -2 }),
          rect(238, -4, 226, 305, PINK, OVER),
          rect(230, 12, 226, 300, PINK, { opacity: 0.25, ...OVER }),
          text(248, 22, 200, 72, '@contents.title', { ...title, color: INK, scale: 1.2 }),
          node('Text', {
            x: 250,
            y: 74,
            width: 194,
            height: 106,
            size: 24,
            lineHeight: 150,
            font: 'title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          printed(344, 182, 108, 117.6, 'druck-bun-2', BLUE),
          text(432, 287.3, 18, 12, '{page-number}', { font: 'title', color: PAPER, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [openerOne(), team20(), doubles()]),
    section('@chapter.two', [openerTwo(), team17()]),
    section(
      '@section.back',
      [
        groupPhoto(),
        quotesWall(),
        spread('Danke', PAPER, [
          disc(60, 236, 90, YELLOW, OVER),
          printed(230, 218, 234, 84, 'druck-rise', PINK),
          ...twice(10, 14, 206, '@thanks.title', { scale: 1.35 }),
          text(14, 62, 190, 16, '@thanks.text', { ...typed, lineHeight: 150, lines: 5 }),
          ...photo(14, 122, 200, 146),
          ...sponsors(),
          ...pageNumbers(),
        ]),
        spread('Rückseite', PINK, [
          rect(-4, -4, 238, 305, PINK),
          disc(96, 150, 84, YELLOW, OVER),
          printed(-4, 146, 238, 107, 'druck-crowd', BLUE),
          rect(-4, 252, 238, 49, BLUE),
          text(12, 18, 206, 72, '@back.line', { ...title, color: INK, lines: 4 }),
          text(12, 272, 160, 16, '{album-title}', { ...typed, color: PAPER }),
        ]),
      ],
      true,
    ),
  ],
};
