/** Bilanz: an annual report of faces. Stickers stand on each other as the bars of a chart; an empty cell is a bar that grows. */
import {
  same,
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
  round,
  rule,
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';

const PETROL = 2;
const CORAL = 3;
const MUSTARD = 4;
const MINT = 5;
const PAPER = 6;
const HEX = { petrol: '#0e3b3c', coral: '#ee7f66', mustard: '#e3b341', mint: '#b7ccc3', paper: '#efeae0' };

const dachshund = (coat: string, eye: string): string =>
  `<path d="M6 17C4 12 8 6 13 6C15 3 19 3 20 7C22 9 24 13 27 14H47C51 14 53 13 55 9C56 6 60 5 61 7C59 9 59 12 58 15C57 18 56 20 54 21V31H49V25H46V31H41V23H27V31H22V25H19V31H14V22C11 21 10 19 9 18C7 19 4 19 3 17C3 16 4.500 16 6 17Z" fill="${coat}"/><path d="M15 6C20 5 22 9 21 15C20 18 16 18 15.500 15C15.200 12 13.500 9 15 6Z" fill="${HEX.coral}"/><circle cx="11" cy="10.500" r="1" fill="${eye}"/>`;

/** A figure that is a bar: shoulders as wide as it, and a head on top. */
const figure = (x: number, wide: number, top: number, base: number): string => {
  const head = wide * 0.36;
  const shoulder = wide * 0.42;
  return `<circle cx="${round(x + wide / 2)}" cy="${round(top + head)}" r="${round(head)}"/><path d="M${round(x)} ${base}V${round(top + head * 2.3 + shoulder)}q0 ${round(-shoulder)} ${round(shoulder)} ${round(-shoulder)}h${round(wide - 2 * shoulder)}q${round(shoulder)} 0 ${round(shoulder)} ${round(shoulder)}V${base}z"/>`;
};
/** Who stands in an empty frame until the photo is in. */
const standing = {
  'bilanz-figure': svg(100, 142, `<g fill="${HEX.petrol}">${figure(15, 70, 10, 142)}</g>`, 1.5),
  'bilanz-figures': svg(
    300,
    150,
    `<g fill="${HEX.petrol}">${[72, 50, 62, 28, 40, 6].map((top, index) => figure(6 + index * 49, 43, top, 150)).join('')}</g>`,
    1.2,
  ),
};
const drawings = {
  ...standing,
  'bilanz-dachshund': svg(64, 34, dachshund(HEX.petrol, HEX.paper)),
  'bilanz-dachshund-pale': svg(64, 34, dachshund(HEX.paper, HEX.petrol)),
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

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'cover.line': named(
    '{total-stickers} Menschen, kein einziger\nabgeschrieben.',
    '{total-stickers} people, not one of them\nwritten off.',
    '{total-stickers} personnes, aucune\nperte à signaler.',
    '{total-stickers} persone, nessuna\nsvalutata.',
    'Osób: {total-stickers}, żadnej\nnie odpisano na straty.',
  ),
  'welcome.title': named(
    'Sehr geehrte Klebende,',
    'Dear stickholders,',
    'Chers collectionneurs,',
    'Cari collezionisti,',
    'Szanowni Zbieracze,',
  ),
  'welcome.text': {
    de: 'das vergangene Jahr verlief erfreulich. Die Belegschaft hält zusammen, der Kaffee hielt bis 14 Uhr, und der Dackel der Buchhaltung wurde entfristet. Unser größter Wert steht auf den folgenden Seiten und will eingeklebt werden.',
    en: 'The past year was a pleasing one. The staff held together, the coffee held until two, and the accountants’ dachshund was made permanent. Our greatest asset is on the following pages and wants to be stuck in.',
    fr: 'L’exercice écoulé fut réjouissant. L’équipe a tenu bon, le café jusqu’à 14 heures, et le teckel de la comptabilité est passé en CDI. Notre plus grande richesse est dans les pages qui suivent. Il ne reste qu’à la coller.',
    it: 'l’anno trascorso è stato soddisfacente. Il gruppo ha tenuto, il caffè è durato fino alle 14 e il bassotto della contabilità è stato assunto. Il nostro bene più prezioso è nelle pagine che seguono e va incollato.',
    pl: 'miniony rok był udany. Załoga trzyma się razem, kawa starczała do 14.00, a jamnik z księgowości dostał umowę na stałe. Nasz największy majątek jest na kolejnych stronach i czeka na wklejenie.',
  },
  'welcome.signed': named(
    'Der Vorstand (alle)',
    'The board (all of us)',
    'La direction (nous tous)',
    'La direzione (tutti noi)',
    'Zarząd (czyli wszyscy)',
  ),
  'contents.title': named('Inhalt', 'Contents', 'Sommaire', 'Indice', 'Spis treści'),
  'contents.note': named(
    'Angaben in Gesichtern, gerundet wird nicht.',
    'All figures in faces. We do not round.',
    'Chiffres en visages, sans arrondi.',
    'Valori in volti, senza arrotondamenti.',
    'Wartości w twarzach. Nie zaokrąglamy.',
  ),
  'opener.figure': same('34'),
  'opener.line': named(
    'Jahre ist Katharina im Haus.',
    'years Catherine has been here.',
    'ans de maison pour Catherine.',
    'anni in azienda: Caterina.',
    'lata Katarzyna jest z nami.',
  ),
  'opener.text': {
    de: 'Als sie anfing, stand hier eine Fräse und ein Kaffeeautomat. Die Fräse läuft noch. Wer seitdem dabei ist, zeigt die nächste Seite.',
    en: 'When she started there was one mill and one coffee machine. The mill still runs. Who has joined since is on the next page.',
    fr: 'À ses débuts, il y avait ici une fraiseuse et une machine à café. La fraiseuse tourne encore. La suite en page suivante.',
    it: 'Quando iniziò c’erano una fresa e una macchina del caffè. La fresa va ancora. Chi è arrivato dopo è alla pagina seguente.',
    pl: 'Kiedy zaczynała, stała tu frezarka i automat z kawą. Frezarka działa do dziś. Kto dołączył od tamtej pory, pokazuje następna strona.',
  },
  'opener.list': named(
    '41 Kolleginnen und Kollegen\n11 Sprachen in der Frühschicht\n6 Auszubildende\n1 Dackel (Teilzeit)',
    '41 colleagues\n11 languages on the early shift\n6 apprentices\n1 dachshund (part-time)',
    '41 collègues\n11 langues le matin\n6 apprentis\n1 teckel (à temps partiel)',
    '41 colleghi\n11 lingue al primo turno\n6 apprendisti\n1 bassotto (part-time)',
    '41 koleżanek i kolegów\n11 języków na rannej zmianie\n6 praktykantów\n1 jamnik (na pół etatu)',
  ),
  'second.figure': same('11'),
  'second.line': named(
    'Sprachen spricht die Frühschicht.',
    'languages on the early shift.',
    'langues parlées\nle matin.',
    'lingue parlate al mattino.',
    'języków na rannej zmianie.',
  ),
  'second.text': {
    de: 'Geflucht wird nur in einer, und die versteht jeder. Übersetzt wird am Kaffeeautomaten, kostenlos, ab sechs Uhr früh.',
    en: 'There is only one for swearing, and everybody understands it. Translations at the coffee machine, free, from six in the morning.',
    fr: 'On ne jure que dans une seule, et tout le monde la comprend. Traductions à la machine à café, gratuites, dès six heures.',
    it: 'Si impreca solo in una, e la capiscono tutti. Traduzioni alla macchina del caffè, gratis, dalle sei del mattino.',
    pl: 'Przeklina się tylko w jednym i każdy go rozumie. Tłumaczenia przy automacie z kawą, za darmo, od szóstej rano.',
  },
  'third.figure': same('52'),
  'third.line': named(
    'Montage im Jahr. Alle überlebt.',
    'Mondays a year. All survived.',
    'lundis par an. Tous surmontés.',
    'lunedì l’anno. Tutti superati.',
    'poniedziałki w roku. Przeżyte.',
  ),
  'third.text': {
    de: 'Für den nächsten sind Rückstellungen gebildet: zwei Kannen Kaffee, ein Schokoriegel und ein kurzer Witz je Person.',
    en: 'Provisions have been made for the next one: two pots of coffee, a chocolate bar and one short joke per person.',
    fr: 'Le prochain est provisionné : deux cafetières, une barre chocolatée et une courte blague par personne.',
    it: 'Per il prossimo ci sono accantonamenti: due caffettiere, una barretta di cioccolato e una battuta a testa.',
    pl: 'Na następny są rezerwy: dwa dzbanki kawy, batonik i jeden krótki dowcip na osobę.',
  },
  'third.list': named(
    '0 davon ohne Kaffee\n3 davon im Schnee\n1 mit Feueralarm (Übung)\n1 mit Torte (keine Übung)',
    '0 of them without coffee\n3 of them in snow\n1 with a fire alarm (drill)\n1 with a cake (no drill)',
    '0 sans café\n3 sous la neige\n1 avec alerte (exercice)\n1 avec gâteau (pour de vrai)',
    '0 senza caffè\n3 con la neve\n1 con allarme (esercitazione)\n1 con torta (per davvero)',
    '0 bez kawy\n3 w śniegu\n1 z alarmem (ćwiczenia)\n1 z tortem (naprawdę)',
  ),
  'few.figure': same('7'),
  'few.line': named(
    'Geburtstage im Mai. Kuchen ist gebucht.',
    'birthdays in May. The cake is booked.',
    'anniversaires en mai. Le gâteau est provisionné.',
    'compleanni a maggio. La torta è a bilancio.',
    'urodzin w maju. Tort zaksięgowany.',
  ),
  'few.text': {
    de: 'Abgeschrieben wird hier niemand. Kerzen werden linear verteilt, Sahne nach Bedarf, Gesang ohne Gewähr.',
    en: 'Nobody is written off here. Candles are spread evenly, cream as required, singing without warranty.',
    fr: 'Ici, personne n’est amorti. Bougies réparties de façon linéaire, crème selon les besoins, chant sans garantie.',
    it: 'Qui nessuno viene ammortizzato. Candeline in quote costanti, panna secondo bisogno, canto senza garanzia.',
    pl: 'Nikogo się tu nie amortyzuje. Świeczki rozkładamy liniowo, śmietanę według potrzeb, śpiew bez gwarancji.',
  },
  'chart.text': {
    de: 'Jede Säule ist ein Eintrittsjahr, jede Karte eine Person. Eingeklebt wird von unten nach oben, wie im Leben.',
    en: 'Every bar is a year of joining, every card a person. Stick them in from the bottom up, as in life.',
    fr: 'Chaque barre est une année d’arrivée, chaque carte une personne. On colle de bas en haut, comme dans la vie.',
    it: 'Ogni barra è un anno di ingresso, ogni figurina una persona. Si incolla dal basso in alto, come nella vita.',
    pl: 'Każdy słupek to rok przyjęcia, każda karta to osoba. Kleimy od dołu do góry, jak w życiu.',
  },
  'chart.peak': named(
    'Höchststand: drei neue Gesichter\nund endlich ein zweiter Wasserkocher.',
    'All-time high: three new faces\nand at last a second kettle.',
    'Record : trois nouveaux visages\net enfin une deuxième bouilloire.',
    'Massimo storico: tre volti nuovi\ne finalmente un secondo bollitore.',
    'Rekord: trzy nowe twarze\ni wreszcie drugi czajnik.',
  ),
  ...Object.fromEntries(
    ['1993', '1999', '2004', '2009', '2014', '2018', '2022', '2026'].map((year, index) => [
      `year.${index + 1}`,
      same(year),
    ]),
  ),
  'chart.peak.one': named(
    'Kleine Säule, große Ausschläge.',
    'A small bar with big swings.',
    'Petite barre, grands effets.',
    'Barra piccola, grande effetto.',
    'Mały słupek, duże wahania.',
  ),
  'photo.hint': named(
    'Hier steht euer Foto vom Sommerfest.',
    'Your summer party photo goes here.',
    'Ici, la photo de votre fête d’été.',
    'Qui la foto della festa d’estate.',
    'Tu zdjęcie z waszego festynu.',
  ),
  'portrait.hint': named(
    'Hier steht, wer am längsten da ist.',
    'Whoever has been here longest stands here.',
    'Ici, le ou la plus ancien(ne).',
    'Qui chi c’è da più tempo.',
    'Tu ten, kto jest tu najdłużej.',
  ),
  'sheet.title': named(
    'Aktiva und Passiva',
    'Assets and liabilities',
    'Actif et passif',
    'Attivo e passivo',
    'Aktywa i pasywa',
  ),
  'sheet.assets': named('Aktiva', 'Assets', 'Actif', 'Attivo', 'Aktywa'),
  'sheet.debts': named('Passiva', 'Liabilities', 'Passif', 'Passivo', 'Pasywa'),
  'sheet.assets.names': named(
    'Sprachen\nAuszubildende\nGrill, groß\nKuchen je Woche\nWitze, gut\nDackel',
    'Languages\nApprentices\nBarbecue, large\nCakes a week\nJokes, good\nDachshund',
    'Langues\nApprentis\nBarbecue, grand\nGâteaux par semaine\nBlagues, bonnes\nTeckel',
    'Lingue\nApprendisti\nGriglia, grande\nTorte a settimana\nBattute, buone\nBassotto',
    'Języki\nUczniowie\nGrill, duży\nCiasta na tydzień\nDowcipy, dobre\nJamnik',
  ),
  'sheet.assets.values': named(
    '11\n6\n1\n3,5\n14\n1',
    '11\n6\n1\n3.5\n14\n1',
    '11\n6\n1\n3,5\n14\n1',
    '11\n6\n1\n3,5\n14\n1',
    '11\n6\n1\n3,5\n14\n1',
  ),
  'sheet.debts.names': named(
    'Offene Marmeladengläser\nRegenschirme, fremd\nMontage\nWitze, andere\nGeliehene Leitern\nFahrstuhl, steht',
    'Open jam jars\nUmbrellas, not ours\nMondays\nJokes, other\nBorrowed ladders\nLift, stuck',
    'Pots de confiture ouverts\nParapluies oubliés\nLundis\nBlagues, autres\nÉchelles empruntées\nAscenseur, en panne',
    'Vasetti aperti\nOmbrelli altrui\nLunedì\nBattute, altre\nScale in prestito\nAscensore, fermo',
    'Otwarte słoiki dżemu\nCudze parasole\nPoniedziałki\nDowcipy, inne\nPożyczone drabiny\nWinda, stoi',
  ),
  'sheet.debts.values': same('4\n9\n52\n61\n2\n1'),
  'sheet.sum': named(
    'Summe: mehr, als auf dem Papier steht.',
    'Total: more than there is on paper.',
    'Total : plus que sur le papier.',
    'Totale: più di quanto dica la carta.',
    'Suma: więcej, niż jest na papierze.',
  ),
  'group.title': named('Konsolidiert', 'Consolidated', 'Consolidé', 'Consolidato', 'Skonsolidowani'),
  'group.caption': named(
    'Alle auf einer Grundlinie. Stichtag 12. Juni, nach der Bratwurst.',
    'All on one base line. As at 12 June, after the sausages.',
    'Tous sur une même ligne. Au 12 juin, après les grillades.',
    'Tutti sulla stessa linea. Al 12 giugno, dopo la grigliata.',
    'Wszyscy na jednej linii. Stan na 12 czerwca, po kiełbaskach.',
  ),
  'notes.title': named('Anhang', 'Notes', 'Annexe', 'Note', 'Noty'),
  'notes.text': {
    de: 'Diese Partner haben das Album möglich gemacht. Die Höhe der Säulen sagt nichts über die Höhe der Beträge, nur über unsere Freude.',
    en: 'These partners made the album possible. The height of the bars says nothing about the amounts, only about our delight.',
    fr: 'Ces partenaires ont rendu l’album possible. La hauteur des barres ne dit rien des montants, seulement de notre joie.',
    it: 'Questi partner hanno reso possibile l’album. L’altezza delle barre non dice nulla sugli importi, solo sulla nostra gioia.',
    pl: 'Ci partnerzy umożliwili powstanie albumu. Wysokość słupków nie mówi nic o kwotach, tylko o naszej radości.',
  },
  'notes.slot': named('Ihr Name', 'Your name', 'Votre nom', 'Il tuo nome', 'Twoja firma'),
  'back.line': named(
    'Ergebnis:\npositiv.',
    'Result:\npositive.',
    'Résultat :\npositif.',
    'Risultato:\npositivo.',
    'Wynik:\ndodatni.',
  ),
  'back.note': named(
    'Geprüft und für klebrig befunden.',
    'Audited and found to be sticky.',
    'Vérifié et déclaré collant.',
    'Verificato e trovato appiccicoso.',
    'Sprawdzono. Klei się.',
  ),
  'chapter.one': named(
    'Wer wann dazukam',
    'Who joined when',
    'Qui est arrivé quand',
    'Chi arrivò quando',
    'Kto kiedy dołączył',
  ),
  'chapter.two': named('Die Frühschicht', 'The early shift', 'L’équipe du matin', 'Il primo turno', 'Ranna zmiana'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const serif = { font: 'title' };
const reading = { font: 'paragraph', color: PETROL, lineHeight: 150 };

const COLUMNS = [12, 65, 118, 171, 239, 292, 345, 398];
const BASE = 277;
const STEP = 73;
const WIDTH = 53;

/** Mint, mustard, coral: a bar deepens with its height. */
const BAR_COLORS = [MINT, MINT, MUSTARD, CORAL];
/** A bar of stickers: the frame of every place is a hairline until somebody stands there. */
function bar(column: number, height: number, color: number = pick(BAR_COLORS, height)): ContentNode[] {
  const x = pick(COLUMNS, column);
  return [
    rect(x, BASE - height * STEP, WIDTH, height * STEP, color, { name: 'Säule' }),
    ...Array.from({ length: height }, (_, index) => place(x + 1.5, BASE - (height - index) * STEP + 1.5, color)).flat(),
  ];
}
function place(x: number, y: number, color: number, double = false): ContentNode[] {
  const line = color === PETROL ? PAPER : PETROL;
  return [
    rect(x + 1, y + 1, double ? 98 : 48, 55, null, { stroke: line, strokeWidth: 0.35 }),
    cell(x, y, double, { fill: color, fillOpacity: 0 }),
  ];
}
/** Two columns wide: a double stands in the middle. */
function wideBar(column: number, height: number, color: number): ContentNode[] {
  const x = pick(COLUMNS, column);
  return [
    rect(x, BASE - height * STEP, 2 * WIDTH, height * STEP, color, { name: 'Säule' }),
    ...Array.from({ length: height }, (_, index) =>
      place(x + 3, BASE - (height - index) * STEP + 1.5, color, true),
    ).flat(),
  ];
}

/** Lines of the scale, the base line, and the years under it. */
function axes(color = PETROL): ContentNode[] {
  return [
    ...[1, 2, 3].map((step) => rule(-4, BASE - step * STEP, 468, color, 0.3, { opacity: 0.55, name: 'Skala' })),
    ...[1, 2, 3].map((step) =>
      text(4.5, BASE - step * STEP - 4.6, 6, 9, String(step), { font: 'paragraph', color, name: 'Skala' }),
    ),
    rule(-4, BASE + 0.4, 468, color, 0.8, { name: 'Grundlinie' }),
  ];
}
const years = (columns: readonly number[]): ContentNode[] =>
  columns.map((column) =>
    text(pick(COLUMNS, column), 279.3, WIDTH, 14, `@year.${column + 1}`, { font: 'sub_title', color: PETROL }),
  );
const pages = (color = PETROL): ContentNode[] => folios(12, 433, 287.5, 11, { font: 'sub_title', color });
const title = (x: number, width: number, y = 12): ContentNode =>
  text(x, y, width, 48, '{section}', { ...serif, color: PETROL, ...FITTED, height: 18, name: 'Titel' });
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** A chart of one sticker a person; the last bar of three is the record, in petrol. */
function chart(
  label: string,
  heights: readonly number[],
  words: ContentNode[],
  colors?: readonly number[],
): ContentNode {
  const record = heights.lastIndexOf(3);
  const colorOf = (column: number): number =>
    colors?.[column] ?? (column === record ? PETROL : pick(BAR_COLORS, pick(heights, column)));
  return spread(label, PAPER, [
    ...axes(),
    ...words,
    ...heights.flatMap((height, column) => (height > 0 ? bar(column, height, colorOf(column)) : [])),
    ...years(EIGHT.filter((column) => pick(heights, column) > 0)),
    ...pages(),
  ]);
}
const peak = (x: number, y: number): ContentNode[] => [
  disc(x, y + 2.4, 1.4, CORAL),
  text(x + 4, y, 88, 12, '@chart.peak', { ...reading, lineHeight: 120, lines: 2 }),
];

const chart16 = (): ContentNode =>
  chart(
    'Zuwachs',
    [1, 1, 2, 1, 2, 3, 3, 3],
    [title(11, 212), text(12.5, 34, 128, 12, '@chart.text', { ...reading, lines: 3 }), ...peak(347, 40)],
  );
const chart18 = (): ContentNode =>
  chart(
    'Mittelwert',
    [1, 2, 3, 3, 3, 3, 2, 1],
    [title(11, 212), text(12.5, 34, 104, 12, '@chart.text', { ...reading, lines: 3 }), ...peak(347, 20)],
  );
const chart24 = (): ContentNode =>
  chart(
    'Vollbeschäftigung',
    [3, 3, 3, 3, 3, 3, 3, 3],
    [title(11, 212, 18), text(239, 22, 200, 12, '@chart.text', { ...reading, lines: 3 })],
    [MINT, MINT, MUSTARD, MUSTARD, CORAL, CORAL, PETROL, PETROL],
  );
/** The words and the figures lie under the frame: a photo covers them. */
function photo(
  x: number,
  y: number,
  width: number,
  height: number,
  look: { readonly ground?: number; readonly hint?: string | null; readonly portrait?: boolean } = {},
): ContentNode[] {
  const { ground = MINT, hint = '@photo.hint', portrait = false } = look;
  const alone = portrait || height > width * 1.6;
  const high = Math.min(height * 0.72, alone ? width * 1.42 : width / 2);
  const wide = alone ? high / 1.42 : high * 2;
  const from = Math.max(x, 0);
  return [
    rect(x, y, width, height, ground),
    picture(x + (width - wide) / 2, y + height - high, wide, high, alone ? 'bilanz-figure' : 'bilanz-figures', {
      opacity: 0.16,
      name: 'Figur',
    }),
    ...(hint
      ? [
          text(from + 8, Math.max(y, 4) + 8, (x < 222 ? Math.min(222, x + width) : x + width) - from - 16, 14, hint, {
            name: HINT,
            font: 'sub_title',
            color: PETROL,
            lineHeight: 120,
            lines: 2,
          }),
        ]
      : []),
    picture(x, y, width, height, null, {
      ...(portrait && { gradientMap: [PETROL, PAPER] }),
      name: portrait ? 'Porträt' : 'Foto',
    }),
  ];
}
const chart12 = (): ContentNode =>
  spread('Säulen und ein Bild', PAPER, [
    ...axes(),
    title(11, 212),
    text(12.5, 34, 104, 12, '@chart.text', { ...reading, lines: 3 }),
    ...[1, 2, 2, 3].flatMap((height, column) => bar(column, height)),
    ...photo(292, 58, 106, 219),
    ...bar(4, 1),
    ...bar(7, 3, PETROL),
    ...peak(239, 40),
    ...years([0, 1, 2, 3, 4, 7]),
    ...pages(),
  ]);
const chart6 = (): ContentNode =>
  spread('Ein Bild und drei Säulen', PAPER, [
    ...photo(-4, -4, 234, 281),
    ...axes(),
    title(239, 212),
    text(240.5, 34, 100, 12, '@chart.text', { ...reading, lines: 4 }),
    ...bar(5, 1),
    ...bar(6, 2),
    ...bar(7, 3, PETROL),
    ...years([5, 6, 7]),
    ...pages(),
  ]);
const chart3 = (): ContentNode =>
  spread('Eine Säule', PAPER, [
    ...axes(),
    text(8, 36, 200, 72, '@few.figure', { ...serif, color: CORAL, scale: 4, ...FITTED }),
    text(12, 146, 200, 36, '@few.line', { ...serif, color: PETROL, autosize: false, fit: true, height: 26 }),
    text(12.5, 212, 150, 12, '@few.text', { ...reading, lines: 4 }),
    title(239, 150),
    ...photo(239, 58, 106, 219),
    ...bar(6, 3, CORAL),
    text(406, 63, 46, 12, '@chart.peak.one', { ...reading, lineHeight: 120, lines: 6 }),
    ...years([6]),
    ...pages(),
  ]);
const doubles = (): ContentNode =>
  spread('Doppelte Buchführung', PAPER, [
    ...axes(),
    title(11, 212),
    text(12.5, 34, 104, 12, '@chart.text', { ...reading, lines: 3 }),
    ...bar(0, 1),
    ...bar(1, 2),
    ...wideBar(2, 2, MUSTARD),
    ...wideBar(4, 3, CORAL),
    ...bar(6, 2),
    ...bar(7, 3, PETROL),
    ...years([0, 1, 2, 4, 6, 7]),
    ...pages(),
  ]);

interface OpenerLook {
  readonly key: string;
  readonly ground: number;
  readonly figure: number;
  readonly words: number;
  readonly quiet: number;
  readonly edge: number;
}
const BY_NIGHT: OpenerLook = {
  key: 'opener',
  ground: PETROL,
  figure: MUSTARD,
  words: PAPER,
  quiet: MINT,
  edge: CORAL,
};
const IN_MUSTARD: OpenerLook = {
  key: 'third',
  ground: MUSTARD,
  figure: PETROL,
  words: PETROL,
  quiet: PETROL,
  edge: PETROL,
};

/** One person, one number: the portrait stands as a bar at the edge, the figure on a line of the scale. */
const opener = ({ key, ground, figure, words, quiet, edge }: OpenerLook): ContentNode =>
  spread('Auftakt', ground, [
    ...[50, 99, 148, 197, 246].map((y) => rule(-4, y, 468, quiet, 0.5, { opacity: 0.45, name: 'Skala' })),
    text(19, 24, 200, 36, '{section}', { ...serif, color: words, ...FITTED, height: 14, name: 'Titel' }),
    text(11, 52, 212, 72, `@${key}.figure`, { ...serif, color: figure, scale: 4.6, ...FITTED, name: 'Zahl' }),
    text(19, 160, 204, 36, `@${key}.line`, { ...serif, color: words, autosize: false, fit: true, height: 28 }),
    text(20, 203, 92, 12, `@${key}.text`, { ...reading, color: words, lines: 6 }),
    text(122, 203, 92, 12, `@${key}.list`, { ...reading, color: quiet, lines: 4 }),
    rect(276, 99, 188, 202, edge),
    ...photo(297, 99, 142, 202, { hint: '@portrait.hint', portrait: true }),
    text(20, 284, 18, 11, '{page-number}', { font: 'sub_title', color: quiet, name: 'Folio' }),
  ]);
/** The mirror of it by day: bars rise from the left, and the figure stands on the highest. */
const second = (): ContentNode =>
  spread('Auftakt in Säulen', CORAL, [
    ...[50, 99, 148, 197, 246].map((y) => rule(-4, y, 468, PETROL, 0.5, { opacity: 0.3, name: 'Skala' })),
    rect(0 - 4, 246, 62, 55, MINT),
    rect(58, 197, 58, 104, MUSTARD),
    rect(116, 148, 58, 153, MINT),
    rect(174, 99, 58, 202, MUSTARD),
    ...photo(232, 50, 108, 251, { portrait: true }),
    text(13, 20, 200, 72, '{section}', { ...serif, color: PETROL, ...FITTED, height: 50, name: 'Titel' }),
    text(346, 52, 108, 72, '@second.figure', { ...serif, color: PETROL, scale: 3.4, ...FITTED, name: 'Zahl' }),
    text(352, 152, 100, 26, '@second.line', { ...serif, color: PETROL, autosize: false, fit: true, height: 40 }),
    text(352.5, 203, 92, 12, '@second.text', { ...reading, lines: 7 }),
    text(433, 284, 18, 11, '{page-number}', { font: 'sub_title', color: PETROL, align: 'right', name: 'Folio' }),
  ]);

/** Two columns of an account, in things that are not money. */
const account = (x: number, heading: string, key: string): ContentNode[] => [
  rect(x, 70, 202, 16, PETROL),
  text(x + 6, 72.3, 190, 26, heading, { ...serif, color: PAPER }),
  ...Array.from({ length: 6 }, (_, index) => rule(x, 109.3 + index * 22.6, 202, PETROL, 0.3)),
  text(x + 6, 92, 150, 22, `@sheet.${key}.names`, { font: 'paragraph', color: PETROL, lineHeight: 291, lines: 6 }),
  text(x + 150, 92, 46, 22, `@sheet.${key}.values`, {
    font: 'sub_title',
    color: PETROL,
    align: 'right',
    lineHeight: 291,
    lines: 6,
  }),
];
const sheet = (): ContentNode =>
  spread('Aktiva und Passiva', PAPER, [
    text(11, 18, 212, 48, '@sheet.title', { ...serif, color: PETROL, autosize: false, fit: true, height: 36 }),
    ...account(12, '@sheet.assets', 'assets'),
    ...account(246, '@sheet.debts', 'debts'),
    rule(12, 245.4, 202, PETROL, 1),
    rule(246, 245.4, 202, PETROL, 1),
    text(246, 251, 170, 16, '@sheet.sum', { font: 'sub_title', color: PETROL, lineHeight: 120 }),
    picture(12, 248, 60, 31.9, 'bilanz-dachshund', { name: 'Dackel' }),
    rule(-4, BASE + 0.4, 468, PETROL, 0.8, { name: 'Grundlinie' }),
    ...pages(),
  ]);

const group = (): ContentNode =>
  spread('Konsolidiert', MINT, [
    ...axes(),
    text(11, 14, 200, 72, '@group.title', { ...serif, color: PETROL, autosize: false, fit: true, height: 27 }),
    text(239, 24, 190, 14, '@group.caption', { ...reading, lines: 2 }),
    rect(12, 204, 53, 73, MUSTARD),
    rect(398, 131, 53, 146, CORAL),
    ...photo(65, 58, 333, 219, { ground: PAPER }),
    ...pages(),
  ]);

/** Those who gave something stand as bars, too. */
const notes = (): ContentNode =>
  spread('Anhang', PAPER, [
    ...axes(),
    text(11, 14, 200, 72, '@notes.title', { ...serif, color: PETROL, autosize: false, fit: true, height: 27 }),
    text(12.5, 64, 92, 12, '@notes.text', { ...reading, lines: 6 }),
    ...(
      [
        [12, 73, MINT],
        [122, 146, MUSTARD],
        [239, 219, CORAL],
        [345, 146, PETROL],
      ] as const
    ).flatMap(([x, height, color]) => [
      rect(x, BASE - height, 100, height, color),
      picture(x + 8, BASE - height + 8, 84, 46, null, { fill: PAPER, name: 'Logo' }),
      text(x + 8, BASE - height + 58, 84, 20, '@notes.slot', {
        ...serif,
        color: color === PETROL ? PAPER : PETROL,
        ...FITTED,
      }),
    ]),
    picture(380, 99.2, 60, 31.9, 'bilanz-dachshund', { name: 'Dackel', flip: 'horizontal' }),
    ...pages(),
  ]);

/** Pictures that stand on the base line as bars do. */
const pictures = (): ContentNode =>
  spread('Bilder als Säulen', PAPER, [
    ...axes(),
    title(11, 200),
    ...photo(12, BASE - STEP, 102, STEP),
    ...photo(116, BASE - 2 * STEP, 102, 2 * STEP, { hint: null }),
    ...photo(239, BASE - 3 * STEP, 102, 3 * STEP, { hint: null }),
    ...photo(343, BASE - 2 * STEP, 105, 2 * STEP, { hint: null }),
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

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'bilanz-opener',
    name: named(
      'Auftakt mit Zahl',
      'Opener with figure',
      'Ouverture chiffrée',
      'Apertura con cifra',
      'Otwarcie z liczbą',
    ),
    role: 'opener',
    spread: opener(BY_NIGHT),
  },
  {
    id: 'bilanz-opener-bars',
    name: named(
      'Auftakt in Säulen',
      'Opener in bars',
      'Ouverture en barres',
      'Apertura a barre',
      'Otwarcie ze słupkami',
    ),
    role: 'opener',
    spread: second(),
  },
  {
    id: 'bilanz-opener-mustard',
    name: named(
      'Auftakt in Senf',
      'Opener in mustard',
      'Ouverture moutarde',
      'Apertura senape',
      'Otwarcie musztardowe',
    ),
    role: 'opener',
    spread: opener(IN_MUSTARD),
  },
  {
    id: 'bilanz-24',
    name: named('Vollbeschäftigung', 'Full employment', 'Plein emploi', 'Piena occupazione', 'Pełne zatrudnienie'),
    role: 'team',
    spread: chart24(),
  },
  {
    id: 'bilanz-18',
    name: named('Mittelwert', 'Average', 'Moyenne', 'Media', 'Średnia'),
    role: 'team',
    spread: chart18(),
  },
  {
    id: 'bilanz-16',
    name: named('Zuwachs', 'Growth', 'Croissance', 'Crescita', 'Wzrost'),
    role: 'team',
    spread: chart16(),
  },
  {
    id: 'bilanz-12',
    name: named('Säulen und ein Bild', 'Bars and a photo', 'Barres et photo', 'Barre e una foto', 'Słupki i zdjęcie'),
    role: 'team',
    spread: chart12(),
  },
  {
    id: 'bilanz-6',
    name: named('Drei Säulen', 'Three bars', 'Trois barres', 'Tre barre', 'Trzy słupki'),
    role: 'team',
    spread: chart6(),
  },
  {
    id: 'bilanz-3',
    name: named('Eine Säule', 'One bar', 'Une barre', 'Una barra', 'Jeden słupek'),
    role: 'text',
    spread: chart3(),
  },
  {
    id: 'bilanz-doubles',
    name: named('Doppelte Buchführung', 'Double entry', 'Partie double', 'Partita doppia', 'Podwójny zapis'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'bilanz-sheet',
    name: named(
      'Aktiva und Passiva',
      'Assets and liabilities',
      'Actif et passif',
      'Attivo e passivo',
      'Aktywa i pasywa',
    ),
    role: 'text',
    spread: sheet(),
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
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(PAPER, [
          ...[50, 99, 148, 197, 246].map((y) => rule(226, y, 238, PETROL, 0.4, { opacity: 0.5, name: 'Skala' })),
          ...COVER.map(([x, top, color]) => rect(x, top, 32, 305 - top, color, { name: 'Säule' })),
          ...COVER.map(([x, , color], index) =>
            text(x + 3, 286, 26, 12, `@year.${index < 5 ? index + 1 : 8}`, {
              font: 'sub_title',
              color: color === PETROL ? PAPER : PETROL,
            }),
          ),
          text(241, 10, 172, 72, '{album-title}', { ...serif, color: PETROL, scale: 1.5, ...FITTED, name: 'Titel' }),
          text(243, 56, 130, 18, '@cover.line', { font: 'paragraph', color: PETROL, lineHeight: 120, lines: 2 }),
          text(243, 76, 100, 14, '{release-date}', { font: 'sub_title', color: PETROL }),
        ]),
        spread('Vorwort', PAPER, [
          rect(-4, -4, 234, 305, MINT),
          ...[50, 99, 148, 197, 246].map((y) => rule(-4, y, 234, PETROL, 0.3, { opacity: 0.3, name: 'Skala' })),
          text(15, 60, 204, 48, '@welcome.title', { ...serif, color: PETROL, autosize: false, fit: true, height: 36 }),
          text(16.5, 103, 170, 16, '@welcome.text', { ...reading, lines: 8 }),
          text(16.5, 180, 120, 16, '@welcome.signed', { font: 'sub_title', color: PETROL }),
          picture(150, 159, 44, 44, 'bilanz-seal', { name: 'Siegel', rotation: -9 }),
          ...(
            [
              [16, 14, PAPER],
              [51, 22, MUSTARD],
              [86, 34, PAPER],
              [121, 48, CORAL],
              [156, 66, PETROL],
            ] as const
          ).map(([x, height, color]) => rect(x, 286 - height, 32, 20 + height, color)),
          text(246, 22, 190, 72, '@contents.title', {
            ...serif,
            color: PETROL,
            autosize: false,
            fit: true,
            height: 27,
          }),
          ...Array.from({ length: 11 }, (_, index) => rule(246, 66 + index * 17, 202, PETROL, index % 10 ? 0.3 : 0.8)),
          node('Text', {
            x: 248,
            y: 65.7,
            width: 198,
            height: 172,
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
          text(248, 243, 190, 12, '@contents.note', { ...reading, lineHeight: 120, lines: 2 }),
          text(433, 287.5, 18, 11, '{page-number}', { font: 'sub_title', color: PETROL, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(BY_NIGHT), chart16(), sheet()]),
    section('@chapter.two', [second(), chart18(), chart12()]),
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
          text(13, 20, 160, 48, '@back.line', { ...serif, color: PAPER, lines: 2 }),
          text(14, 62, 130, 14, '@back.note', { font: 'paragraph', color: PAPER, lineHeight: 120, lines: 2 }),
          picture(14, 214, 60, 31.9, 'bilanz-dachshund-pale', { name: 'Dackel' }),
          text(14, 276, 96, 14, '{album-title}', { font: 'sub_title', color: MINT }),
        ]),
      ],
      true,
    ),
  ],
};
