/**
 * Saison 74: the first album of the club, as if it had been printed in 1974. Five stripes run through the book, up one
 * margin, under the rows and down the other; an empty cell is a sun that waits to be covered by a face.
 */
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
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';

const BROWN = 2;
const ORANGE = 3;
const MUSTARD = 4;
const OLIVE = 5;
const CREAM = 6;
const HEX = { brown: '#3b2116', orange: '#de6b1f', mustard: '#e3a92b', olive: '#6c7034', cream: '#f3e2c0' };
/** The margin that presses of the time left white. */
const BORDER = '#fcf4e3';
const STRIPES = [BROWN, ORANGE, MUSTARD, OLIVE, BROWN];

/** Figures of thick strokes, in the two inks that a club could pay for. */
const figure = (inner: string): string =>
  `<g stroke="${HEX.brown}" fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
const head = (x: number, y: number): string =>
  `<g stroke="none" fill="${HEX.brown}"><circle cx="${x}" cy="${y}" r="13"/><path d="M${x - 16} ${y + 14}C${x - 22} ${y - 22} ${x + 18} ${y - 24} ${x + 14} ${y - 4}L${x + 2} ${y + 2}L${x - 2} ${y + 18}Z"/></g>`;
const ball = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="${HEX.cream}" stroke-width="2.6"/><path d="M${x - 4} ${y - 5}l8-1l4 6l-6 6l-7-3z" fill="${HEX.brown}" stroke-width="1"/><path d="M${x - 4} ${y - 5}l-4-4M${x + 4} ${y - 6}l4-4M${x + 8} ${y}l4 1M${x + 2} ${y + 6}l1 5M${x - 5} ${y + 3}l-5 3" stroke-width="1.8"/>`;
const kicker = figure(
  `${ball(196, 120)}<path d="M88 74L78 120" stroke-width="34"/><path d="M94 60L128 66L146 44" stroke-width="12"/><path d="M72 62L44 84L24 74" stroke-width="12"/><path d="M72 130L60 168L38 204" stroke-width="17"/><path d="M84 130L122 136L166 124" stroke-width="17"/><path d="M62 166L52 184M124 136L144 130" stroke="${HEX.cream}" stroke-width="17" stroke-linecap="butt"/><path d="M38 204L58 208M166 124L174 108" stroke-width="13"/><path d="M80 56L70 118M94 60L86 120" stroke="${HEX.cream}" stroke-width="4"/><path d="M88 44L90 66" stroke-width="13"/>${head(92, 32)}`,
);
const keeper = figure(
  `${ball(196, 24)}<path d="M108 84L70 112" stroke-width="32"/><path d="M116 78L150 56L180 34" stroke-width="12"/><path d="M112 88L152 78L184 44" stroke-width="12"/><path d="M64 114L38 146L14 142" stroke-width="16"/><path d="M70 120L58 160L30 178" stroke-width="16"/><path d="M40 142L26 146M56 160L42 170" stroke="${HEX.cream}" stroke-width="16" stroke-linecap="butt"/><path d="M112 74L72 102" stroke="${HEX.cream}" stroke-width="4"/><circle cx="182" cy="36" r="9" fill="${HEX.cream}" stroke-width="4"/>${head(126, 62)}`,
);
/** The team photo of the time: a row that stands, a row that crouches, the ball in the middle. */
const person = (x: number, y: number, at: number): string => {
  const hair = [
    '<path d="M-15 24C-21-16 21-16 15 24L9 18V6Q0-2-9 6V18Z"/>',
    '<path d="M-10 4Q0-4 10 4Q24 14 20-4A21 21 0 0 0-20-4Q-24 14-10 4Z"/>',
    '<path d="M-13 10C-15-12 15-12 13 10Q10-1 0 0Q-10-1-13 10Z"/>',
  ][at % 3];
  const moustache = at % 3 === 2 ? '<path d="M-7 15q7-6 14 0l-1 2.4q-6-4-12 0z"/>' : '';
  return `<g transform="translate(${x} ${y})" fill="${HEX.brown}"><path d="M-26 96V48Q-26 27-9 25H9Q26 27 26 48V96Z" stroke="${HEX.mustard}" stroke-width="2.4"/><path d="M-9 28V96M9 28V96" stroke="${HEX.cream}" stroke-width="3.4"/><path d="M-5 16H5V27Q0 31-5 27Z" fill="${HEX.cream}"/><circle cy="8" r="12" fill="${HEX.cream}"/>${hair}${moustache}<circle cx="-4.4" cy="8" r="1.5"/><circle cx="4.4" cy="8" r="1.5"/></g>`;
};
const eleven = (width: number): ReturnType<typeof svg> => {
  const row = (count: number, y: number, first: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = (width / count) * (index + 0.5);
      return person(x, y, index + first);
    }).join('');
  const many = Math.round(width / 58);
  return svg(width, 130, row(many, 24, 0) + row(many - 1, 60, 2));
};

const drawings = {
  'saison-kick': svg(214, 222, kicker),
  'saison-keeper': svg(214, 196, keeper),
  'saison-team': eleven(420),
  'saison-dots': svg(
    234,
    150,
    `<g stroke="${HEX.brown}" stroke-linecap="round">${Array.from({ length: 24 }, (_, row) => `<path stroke-width="${(0.5 + row * 0.16).toFixed(2)}" d="${Array.from({ length: 38 }, (_, column) => `M${(column * 6.4 + (row % 2) * 3.2).toFixed(1)} ${(row * 6.2 + 3).toFixed(1)}h0`).join('')}"/>`).join('')}</g>`,
  ),
};

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'cover.line': named(
    'Das erste Sammelalbum des Vereins.\nNur ein paar Jahre zu spät.',
    'The club’s first sticker album.\nOnly a few years late.',
    'Le premier album du club.\nAvec quelques années de retard.',
    'Il primo album della società.\nCon qualche anno di ritardo.',
    'Pierwszy album klubu.\nSpóźniony tylko o kilka lat.',
  ),
  'cover.count': named(
    '{total-stickers} Bilder\nin Farbe',
    '{total-stickers} pictures\nin colour',
    '{total-stickers} images\nen couleurs',
    '{total-stickers} figurine\na colori',
    'Obrazków: {total-stickers},\nw kolorze',
  ),
  'welcome.title': named('Liebe Sammler!', 'Dear collectors!', 'Chers amis !', 'Cari amici!', 'Drodzy zbieracze!'),
  'welcome.text': {
    de: 'Seit 1974 liegt im Vereinsheim eine Schublade mit Fotos, Koteletten und einer Kasse, die nie gestimmt hat. Daraus ist dieses Album geworden. Wo eine Sonne scheint, fehlt noch ein Gesicht. Bitte mit Spucke sparsam umgehen: Die Bilder kleben von selbst.',
    en: 'Since 1974 a drawer in the club house has held photos, sideburns and a till that never balanced. It has become this album. Where the sun shines, a face is missing. No need to lick: these pictures stick by themselves.',
    fr: 'Depuis 1974, un tiroir du club-house garde des photos, des rouflaquettes et une caisse qui n’a jamais été juste. Il est devenu cet album. Là où brille un soleil, il manque un visage. Inutile de lécher : les images collent toutes seules.',
    it: 'Dal 1974 un cassetto della sede custodisce foto, basettoni e una cassa che non è mai tornata. È diventato questo album. Dove splende un sole manca ancora una faccia. Non serve leccare: le figurine si attaccano da sole.',
    pl: 'Od 1974 roku w szufladzie klubu leżą zdjęcia, bokobrody i kasa, która nigdy się nie zgadzała. Powstał z nich ten album. Gdzie świeci słońce, brakuje jeszcze twarzy. Nie trzeba lizać: obrazki kleją się same.',
  },
  'contents.title': named('Aufstellung', 'Line-up', 'Composition', 'Formazione', 'Skład'),
  'opener.line': {
    de: 'Lange Haare, kurze Hosen, ein Ball für alle. Verloren wurde selten, gefeiert immer.',
    en: 'Long hair, short shorts, one ball for everyone. They rarely lost and always celebrated.',
    fr: 'Cheveux longs, shorts courts, un ballon pour tous. On perdait rarement, on fêtait toujours.',
    it: 'Capelli lunghi, calzoncini corti, un pallone per tutti. Si perdeva di rado, si festeggiava sempre.',
    pl: 'Długie włosy, krótkie spodenki, jedna piłka dla wszystkich. Rzadko przegrywali, zawsze świętowali.',
  },
  'opener.second': {
    de: 'Der Ball ist rund, die Stollen sind kurz, und im Tor steht, wer zuletzt gekommen ist.',
    en: 'The ball is round, the studs are short, and whoever turned up last goes in goal.',
    fr: 'Le ballon est rond, les crampons sont courts, et le dernier arrivé va dans les buts.',
    it: 'Il pallone è rotondo, i tacchetti sono corti, e in porta ci va chi è arrivato ultimo.',
    pl: 'Piłka jest okrągła, korki są krótkie, a na bramce staje ten, kto przyszedł ostatni.',
  },
  'opener.fact.title': named('Damals', 'Back then', 'À l’époque', 'Allora', 'Wtedy'),
  'opener.fact.text': {
    de: 'Bratwurst 80 Pfennig\nEintritt 1 Mark\nTrikot: Wolle, nass 3 kg\nTrainer: der mit dem Auto',
    en: 'Sausage 20 pence\nEntry 10 pence\nShirt: wool, 3 kg when wet\nCoach: the one with a car',
    fr: 'Saucisse 1 franc\nEntrée 2 francs\nMaillot : laine, 3 kg mouillé\nEntraîneur : celui qui a une auto',
    it: 'Panino 100 lire\nIngresso 300 lire\nMaglia: lana, 3 kg bagnata\nMister: quello con la macchina',
    pl: 'Kiełbasa 8 złotych\nWstęp 5 złotych\nKoszulka: wełna, mokra 3 kg\nTrener: ten, co miał malucha',
  },
  'photo.hint': named(
    'Hier steht das Foto aus der Schublade.',
    'The photo from the drawer goes here.',
    'Ici, la photo sortie du tiroir.',
    'Qui la foto dal cassetto.',
    'Tu zdjęcie z szuflady.',
  ),
  'team.line': named(
    'Bilder mittig aufkleben,\ndanach 90 Minuten nicht grätschen.',
    'Stick pictures in the middle,\nthen no tackling for 90 minutes.',
    'Coller bien au centre,\npuis 90 minutes sans tacler.',
    'Incollare al centro,\npoi 90 minuti senza entrate.',
    'Wklejać na środku,\npotem 90 minut bez wślizgów.',
  ),
  'then.title': named('Damals', 'Then', 'Hier', 'Ieri', 'Wtedy'),
  'now.title': named('Heute', 'Now', 'Aujourd’hui', 'Oggi', 'Dziś'),
  'then.text': {
    de: 'Links das alte Foto, rechts der Sticker von heute. Wer sich nicht verändert hat, zahlt eine Runde.',
    en: 'Old photo on the left, today’s sticker on the right. Whoever has not changed buys a round.',
    fr: 'À gauche l’ancienne photo, à droite la vignette d’aujourd’hui. Qui n’a pas changé paie sa tournée.',
    it: 'A sinistra la foto vecchia, a destra la figurina di oggi. Chi non è cambiato offre da bere.',
    pl: 'Z lewej stare zdjęcie, z prawej dzisiejsza naklejka. Kto się nie zmienił, stawia kolejkę.',
  },
  'table.title': named(
    'Ewige Tabelle',
    'All-time table',
    'Classement éternel',
    'Classifica eterna',
    'Tabela wszech czasów',
  ),
  'table.head': named(
    'Wer war dabei? Bitte selbst eintragen.',
    'Who was there? Write yourself in.',
    'Qui était là ? Inscrivez-vous.',
    'Chi c’era? Scrivetevi.',
    'Kto tam był? Proszę się wpisać.',
  ),
  'table.columns': named(
    'Name, Tore, Runden',
    'Name, goals, rounds',
    'Nom, buts, tournées',
    'Nome, gol, giri',
    'Imię, gole, kolejki',
  ),
  'honours.title': named('Ehrentafel', 'Honours', 'Palmarès', 'Albo d’oro', 'Osiągnięcia'),
  'honours.one': named('Kreis-\npokal', 'County\ncup', 'Coupe\ndu canton', 'Coppa\nprovinciale', 'Puchar\npowiatu'),
  'honours.two': named('Sommer-\nfest', 'Summer\nfête', 'Fête\nd’été', 'Festa\nd’estate', 'Letni\nfestyn'),
  'honours.three': named(
    'Nie\nabgestiegen',
    'Never\nrelegated',
    'Jamais\nrelégués',
    'Mai\nretrocessi',
    'Nigdy\nnie spadli',
  ),
  'thanks.title': named('Es danken', 'With thanks to', 'Merci à', 'Si ringrazia', 'Dziękujemy'),
  'thanks.text': {
    de: 'Dank an den Platzwart für jeden Strich, an die Frauen und Männer am Grill und an den Kassier, der 1974 bis heute nachrechnet.',
    en: 'Thanks to the groundsman for every line, to the women and men at the grill and to the treasurer, who is still checking 1974.',
    fr: 'Merci au gardien du stade pour chaque ligne, à celles et ceux du barbecue et au trésorier, qui recompte encore 1974.',
    it: 'Grazie al custode per ogni riga, a chi sta alla griglia e al cassiere, che sta ancora ricontrollando il 1974.',
    pl: 'Dziękujemy gospodarzowi boiska za każdą linię, ekipie od grilla i skarbnikowi, który do dziś sprawdza rok 1974.',
  },
  'sponsors.one': named(
    'Radio Funke\nalle Kanäle',
    'Spark’s Radio\nall channels',
    'Radio Étincelle\ntous canaux',
    'Radio Scintilla\ntutti i canali',
    'Radio Iskra\nwszystkie kanały',
  ),
  'sponsors.two': named(
    'Gasthof Linde\nSaal, Kegelbahn',
    'The Lime Tree\nskittles, darts',
    'Café du Tilleul\nquilles',
    'Osteria al Tiglio\nbocce',
    'Gospoda Lipa\nkręgle',
  ),
  'sponsors.three': named(
    'Friseur Locke\nauch Herren',
    'Curl’s Barber\nladies too',
    'Coiffure Boucle\nhommes aussi',
    'Salone Riccio\nanche uomini',
    'Fryzjer Loczek\ntakże męski',
  ),
  'sponsors.four': named(
    'Autohaus Kraft\nmit Choke',
    'Power Motors\nwith choke',
    'Garage Vitesse\navec starter',
    'Auto Forza\ncon starter',
    'Auto Moc\nze ssaniem',
  ),
  'photo.title': named('Die Mannschaft', 'The team', 'L’équipe', 'La squadra', 'Drużyna'),
  'photo.caption': named(
    'Stehend: die Langen. Hockend: die Schnellen. Es fehlt: der Fotograf.',
    'Standing: the tall ones. Crouching: the fast ones. Missing: the photographer.',
    'Debout : les grands. Accroupis : les rapides. Absent : le photographe.',
    'In piedi: gli alti. Accosciati: i veloci. Manca: il fotografo.',
    'Stoją: wysocy. Kucają: szybcy. Nieobecny: fotograf.',
  ),
  'back.line': named(
    'Fortsetzung\nnach der Pause.',
    'Continued after\nhalf-time.',
    'La suite après\nla mi-temps.',
    'Continua dopo\nl’intervallo.',
    'Ciąg dalszy\npo przerwie.',
  ),
  'chapter.one': named('Die Legenden', 'The legends', 'Les légendes', 'Le leggende', 'Legendy'),
  'chapter.two': named('Die Erben', 'The heirs', 'Les héritiers', 'Gli eredi', 'Następcy'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const slab = { font: 'title' };
/** Five stripes side by side along a box, turning at its corners; what lies beyond the page is the rest of the way. */
const stripes = (x: number, y: number, width: number, height: number, colors = STRIPES): ContentNode[] =>
  colors.map((color, at) =>
    frame(x + at * 7, y + at * 7, width - at * 14, height - at * 14, color, 7.1, { borderRadius: 50 - at * 7 }),
  );
/** Up one margin, under the rows, down the other. */
const band = (): ContentNode[] => stripes(12, -80, 436, 369);
const border = (): ContentNode => frame(-4, -4, 468, 305, BORDER, 12);
const pagesOn = (color: number | string): ContentNode[] => folios(12, 430, 282, 12, { ...slab, color });
const pages = (): ContentNode[] => pagesOn(BROWN);
const header = (x = 52, width = 166): ContentNode[] => [
  text(x, 15, width, 48, '{section}', { ...slab, ...FITTED, color: BROWN, lines: 1, name: 'Titel' }),
  text(x === 52 ? 242 : 252, 19, 166, 18, '@team.line', { font: 'sub_title', color: BROWN, lineHeight: 120, lines: 2 }),
];
type Place = readonly [number, number];
/** The blank of a picture: a sun, until a face covers it. */
const blanks = (places: readonly Place[], sun = MUSTARD, width = 50): ContentNode[] => [
  ...places.map(([x, y]) => rect(x - 1.5, y - 1.5, width + 3, 73, CREAM, { stroke: BROWN, strokeWidth: 0.5 })),
  ...places.map(([x, y]) => disc(x + width / 2, y + 28.5, 22, sun)),
  ...places.map(([x, y]) => cell(x, y, width > 50, { fill: CREAM, fillOpacity: 0 })),
];
const COLUMNS = [52, 110, 168, 242, 300, 358];
const ROWS = [43, 118.5, 194];
const grid = (columns: readonly number[], rows: readonly number[]): Place[] =>
  rows.flatMap((y) => columns.map((x): Place => [x, y]));
/** A frame without a tint: until a photo is in, the eleven of the time is seen. */
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  const tall = Math.min((width * 130) / 420, height - 12);
  return [
    rect(x, y, width, height, BORDER),
    rect(x + 3, y + 3, width - 6, height - 6, MUSTARD),
    ...(height > 100 ? [disc(x + width * 0.68, y + height * 0.45, width * 0.2, ORANGE)] : []),
    picture(x + 3, y + height - 3 - tall, width - 6, tall, 'saison-team', { name: 'Elf' }),
    text(x + 10, y + 8, width - 20, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: BROWN }),
    picture(x + 3, y + 3, width - 6, height - 6, null, { gradientMap: [BROWN, CREAM], name: 'Foto' }),
  ];
}
const sheet = (label: string, places: readonly Place[], extras: ContentNode[] = [], sun = MUSTARD): ContentNode =>
  spread(label, CREAM, [...band(), border(), ...header(), ...extras, ...blanks(places, sun), ...pages()]);
const team18 = (): ContentNode => sheet('Achtzehn', grid(COLUMNS, ROWS));
const team15 = (): ContentNode =>
  sheet(
    'Fünfzehn und ein Foto',
    [
      ...grid(COLUMNS, ROWS.slice(0, 1)),
      ...grid(COLUMNS.slice(0, 3), ROWS.slice(1, 2)),
      ...grid(COLUMNS, ROWS.slice(2)),
    ],
    photo(242, 118.5, 166, 70),
    ORANGE,
  );
const team12 = (): ContentNode =>
  sheet('Zwölf und ein Foto', [...grid(COLUMNS.slice(0, 3), ROWS), ...grid(COLUMNS.slice(3), ROWS.slice(2))], photo(242, 43, 166, 145.5)); // prettier-ignore
const team9 = (): ContentNode =>
  sheet('Neun und ein Foto', grid(COLUMNS.slice(0, 3), ROWS), photo(242, 43, 166, 200), ORANGE);
const team5 = (): ContentNode =>
  sheet('Fünf und ein Foto', [[52, 43], [168, 43], [110, 118.5], [52, 194], [168, 194]], photo(242, 43, 166, 200)); // prettier-ignore
const team2 = (): ContentNode =>
  sheet('Zwei und ein Foto', [[81, 100], [139, 100]], photo(242, 43, 166, 200), ORANGE); // prettier-ignore
const WIDE = [13, 67, 121, 175, 235, 289, 343, 397];
const team24 = (): ContentNode =>
  spread('Vierundzwanzig', CREAM, [
    ...stripes(-60, -80, 580, 369),
    border(),
    ...header(14, 206),
    ...blanks(grid(WIDE, [44, 119.5, 195])),
    ...pagesOn(CREAM),
  ]);
/** The old photo beside the sticker of today. */
const thenAndNow = (): ContentNode =>
  spread('Damals und heute', CREAM, [
    ...band(),
    border(),
    text(52, 15, 80, 48, '@then.title', { ...slab, ...FITTED, color: BROWN }),
    text(138, 15, 80, 48, '@now.title', { ...slab, ...FITTED, color: OLIVE }),
    text(242, 17, 166, 18, '@then.text', { font: 'sub_title', color: BROWN, lineHeight: 120, lines: 3 }),
    ...[52, 242].flatMap((x) =>
      ROWS.flatMap((y) => [
        rect(x, y, 104, 70, BORDER, { stroke: BROWN, strokeWidth: 0.5 }),
        rect(x + 4, y + 4, 96, 62, MUSTARD),
        picture(x + 4, y + 36.3, 96, 29.7, 'saison-team', { name: 'Elf' }),
        picture(x + 4, y + 4, 96, 62, null, { gradientMap: [BROWN, CREAM], name: 'Foto' }),
      ]),
    ),
    ...blanks(grid([166, 356], ROWS), ORANGE),
    ...pages(),
  ]);
const doubles = (): ContentNode =>
  spread('Doppel', CREAM, [
    ...band(),
    border(),
    ...header(),
    ...blanks(grid([52, 242], ROWS), MUSTARD, 100),
    ...blanks(grid([160, 350], ROWS), ORANGE),
    ...pages(),
  ]);

const fact = (x: number, y: number): ContentNode[] => [
  rect(x, y, 124, 66, BORDER),
  frame(x + 3, y + 3, 118, 60, BROWN, 0.6),
  text(x + 10, y + 9, 104, 24, '@opener.fact.title', { ...slab, color: BROWN }),
  text(x + 10, y + 22, 106, 16, '@opener.fact.text', { font: 'paragraph', color: BROWN, lineHeight: 150, lines: 4 }),
];
/** A sleeve's stripes come in from the left and carry the player. */
function openerKick(): ContentNode {
  return spread('Auftakt', MUSTARD, [
    disc(330, 116, 92, ORANGE),
    picture(230, 151, 234, 150, 'saison-dots', { opacity: 0.3, name: 'Raster' }),
    ...stripes(-80, 196, 330, 200, [BROWN, CREAM, BROWN, CREAM, BROWN]),
    picture(232, 40, 214, 222, 'saison-kick', { name: 'Schuss' }),
    border(),
    text(18, 22, 200, 72, '{section}', { ...slab, ...FITTED, color: BROWN, scale: 1.5, lines: 2, name: 'Titel' }),
    ...fact(94, 127),
    text(20, 104, 186, 20, '@opener.line', { font: 'sub_title', color: BROWN, lineHeight: 120, lines: 3 }),
    // Not on the dots.
    rect(424, 279, 28, 10, MUSTARD),
    ...pages(),
  ]);
}
function openerPhoto(): ContentNode {
  return spread('Auftakt mit Foto', OLIVE, [
    ...stripes(250, -60, 300, 330, [BROWN, CREAM, BROWN, CREAM, BROWN]),
    disc(116, 150, 92, MUSTARD),
    picture(12, 62, 206, 188.7, 'saison-keeper', { name: 'Parade' }),
    rect(290, 60, 158, 170, BORDER),
    rect(294, 64, 150, 150, MUSTARD),
    disc(369, 128, 46, ORANGE),
    picture(294, 167.6, 150, 46.4, 'saison-team', { name: 'Elf' }),
    picture(294, 64, 150, 150, null, { gradientMap: [BROWN, CREAM], name: 'Foto' }),
    text(300, 218, 140, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: BROWN }),
    border(),
    rect(12, 212, 216, 66, BROWN),
    text(20, 220.5, 200, 72, '{section}', { ...slab, ...FITTED, color: CREAM, scale: 1.4, name: 'Titel' }),
    text(20, 263, 196, 14, '@opener.second', { font: 'sub_title', color: CREAM, lineHeight: 100, lines: 2 }),
    ...pagesOn(BORDER),
  ]);
}
const groupPhoto = (): ContentNode =>
  spread('Mannschaftsfoto', CREAM, [
    ...stripes(-60, -80, 580, 369),
    border(),
    text(20, 15, 200, 48, '@photo.title', { ...slab, ...FITTED, color: BROWN }),
    rect(20, 44, 420, 200, BORDER, { stroke: BROWN, strokeWidth: 0.5 }),
    rect(25, 49, 410, 190, MUSTARD),
    disc(330, 118, 60, ORANGE),
    picture(25, 112, 410, 127, 'saison-team', { name: 'Elf' }),
    text(34, 56, 186, 14, '@photo.hint', { name: HINT, font: 'sub_title', color: BROWN }),
    picture(25, 49, 410, 190, null, { gradientMap: [BROWN, CREAM], name: 'Foto' }),
    rect(240, 18, 200, 20, CREAM),
    text(242, 19, 198, 16, '@photo.caption', { font: 'sub_title', color: BROWN, lineHeight: 120, lines: 2 }),
    ...pagesOn(CREAM),
  ]);
/** A pennant: a field that ends in a point. */
const pennant = (x: number, y: number, color: number, words: string, on: number): ContentNode[] => [
  rect(x + 7.33, y + 53.33, 35.36, 35.36, color, { rotation: 45 }),
  rect(x, y, 50, 71, color),
  rect(x, y + 5, 50, 4, on),
  disc(x + 25, y + 62, 10, on),
  text(x + 3, y + 20, 44, 24, words, { ...slab, color: on, align: 'center', lines: 2, ...FITTED }),
];
const table = (): ContentNode =>
  spread('Ewige Tabelle', CREAM, [
    rect(-4, -4, 234, 305, OLIVE),
    ...stripes(-60, 210, 284, 200, [BROWN, CREAM, BROWN, CREAM, BROWN]),
    border(),
    text(20, 18, 198, 72, '@honours.title', { ...slab, ...FITTED, color: CREAM }),
    ...pennant(22, 70, CREAM, '@honours.one', BROWN),
    ...pennant(88, 94, MUSTARD, '@honours.two', BROWN),
    ...pennant(154, 70, BROWN, '@honours.three', CREAM),
    text(242, 18, 204, 48, '@table.title', { ...slab, ...FITTED, color: BROWN }),
    text(243, 40, 200, 16, '@table.head', { font: 'sub_title', color: BROWN }),
    rect(242, 54, 204, 12, BROWN),
    text(262, 57.4, 180, 16, '@table.columns', { font: 'sub_title', color: CREAM }),
    ...Array.from({ length: 11 }, (_, at) => [
      ...(at % 2 === 1 ? [rect(242, 66 + at * 19, 204, 19, MUSTARD, { opacity: 0.35 })] : []),
      text(244, 71.5 + at * 19, 16, 24, String(at + 1), { ...slab, color: BROWN, name: 'Platz' }),
    ]).flat(),
    rule(242, 275, 204, BROWN, 0.6),
    ...pagesOn(CREAM).slice(0, 1),
    ...pages().slice(1),
  ]);

const pictures = (): ContentNode =>
  spread('Aus der Schublade', CREAM, [
    ...band(),
    border(),
    ...photo(52, 18, 166, 108),
    ...photo(52, 136, 166, 108),
    ...photo(242, 18, 166, 226),
    ...pages(),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', CREAM, [
    ...band(),
    border(),
    ...swapLists({
      at: [54, 242],
      y: 18,
      width: 164,
      lines: 9,
      heading: { ...slab, color: BROWN },
      note: { font: 'sub_title', color: BROWN },
      color: BROWN,
    }),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'saison-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: openerKick(),
  },
  {
    id: 'saison-opener-photo',
    name: named(
      'Auftakt mit Foto',
      'Opener with photo',
      'Ouverture avec photo',
      'Apertura con foto',
      'Otwarcie ze zdjęciem',
    ),
    role: 'opener',
    spread: openerPhoto(),
  },
  {
    id: 'saison-24',
    name: named('Großer Kader', 'Large squad', 'Grand effectif', 'Rosa grande', 'Duży skład'),
    role: 'team',
    spread: team24(),
  },
  { id: 'saison-18', name: named('Kader', 'Squad', 'Effectif', 'Rosa', 'Skład'), role: 'team', spread: team18() },
  {
    id: 'saison-15',
    name: named('Kader mit Foto', 'Squad with photo', 'Effectif et photo', 'Rosa con foto', 'Skład ze zdjęciem'),
    role: 'team',
    spread: team15(),
  },
  {
    id: 'saison-12',
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
    id: 'saison-9',
    name: named('Neun und ein Foto', 'Nine and a photo', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie'),
    role: 'team',
    spread: team9(),
  },
  {
    id: 'saison-5',
    name: named('Fünf und ein Foto', 'Five and a photo', 'Cinq et une photo', 'Cinque e una foto', 'Pięć i zdjęcie'),
    role: 'team',
    spread: team5(),
  },
  {
    id: 'saison-2',
    name: named('Zwei und ein Foto', 'Two and a photo', 'Deux et une photo', 'Due e una foto', 'Dwa i zdjęcie'),
    role: 'team',
    spread: team2(),
  },
  {
    id: 'saison-then',
    name: named('Damals und heute', 'Then and now', 'Hier et aujourd’hui', 'Ieri e oggi', 'Wtedy i dziś'),
    role: 'team',
    spread: thenAndNow(),
  },
  {
    id: 'saison-doubles',
    name: named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'saison-photo',
    name: named('Mannschaftsfoto', 'Team photo', 'Photo d’équipe', 'Foto di squadra', 'Zdjęcie drużyny'),
    role: 'picture',
    spread: groupPhoto(),
  },
  {
    id: 'saison-table',
    name: named('Ewige Tabelle', 'All-time table', 'Classement', 'Classifica', 'Tabela'),
    role: 'text',
    spread: table(),
  },
  ...extraLayouts('saison', pictures(), swaps()),
];

/** Boards along the pitch, lettered as they were. */
const advert = (x: number, y: number, words: string, color: number, on: number): ContentNode[] => [
  rect(x, y, 80, 96, color, { borderRadius: 8 }),
  frame(x + 3, y + 3, 74, 90, on, 1, { borderRadius: 6 }),
  ...[66, 73, 80].map((at) => rect(x + 4, y + at, 72, 3, on)),
  text(x + 7, y + 22, 66, 24, words, { ...slab, ...FITTED, color: on, align: 'center', lines: 4 }),
];

export const blueprint: BlueprintContent = {
  id: 'sports-saison-74',
  blueprint_category: 'sports',
  title: named('Saison 74', 'Season 74', 'Saison 74', 'Stagione 74', 'Sezon 74'),
  description: {
    de: 'Wie das erste Album des Vereins, gedruckt 1974: Streifen, Sonne, Ehrentafel. Damals und heute nebeneinander.',
    en: 'Like the club’s first album, printed in 1974: stripes, sun and honours. Then and now side by side.',
    fr: 'Comme le premier album du club, imprimé en 1974 : bandes, soleil et palmarès. Hier et aujourd’hui côte à côte.',
    it: 'Come il primo album della società, stampato nel 1974: strisce, sole e albo d’oro. Ieri e oggi fianco a fianco.',
    pl: 'Jak pierwszy album klubu z 1974 roku: pasy, słońce i tablica osiągnięć. Wtedy i dziś obok siebie.',
  },
  palette: [HEX.brown, HEX.orange, HEX.mustard, HEX.olive, HEX.cream],
  fonts: {
    title: { family: 'Alfa Slab One', bold: false },
    sub_title: { family: 'League Spartan', bold: true },
    paragraph: { family: 'Archivo', bold: false },
  },
  design: 'default',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(CREAM, [
          ...stripes(246, 150, 300, 240),
          disc(356, 150, 74, ORANGE),
          picture(254, 76, 196, 203.3, 'saison-kick', { name: 'Schuss' }),
          frame(226, -4, 238, 305, BORDER, 12),
          text(244, 16, 202, 72, '{album-title}', { ...slab, ...FITTED, color: BROWN, scale: 1.5, name: 'Titel' }),
          text(246, 56, 130, 16, '@cover.line', { font: 'sub_title', color: BROWN, lineHeight: 120, lines: 2 }),
          disc(424, 96, 22, OLIVE),
          text(406, 88, 36, 16, '@cover.count', { font: 'sub_title', color: BORDER, align: 'center', lines: 2 }),
        ]),
        spread('Liebe Sammler', CREAM, [
          rect(-4, -4, 234, 305, ORANGE),
          disc(115, 300, 128, MUSTARD),
          ...stripes(242, 150, 300, 240),
          rect(20, 70, 198, 94, BORDER),
          picture(52, 178, 116, 106.2, 'saison-keeper', { name: 'Parade' }),
          border(),
          text(20, 22, 200, 72, '@welcome.title', { ...slab, ...FITTED, color: BROWN, scale: 1.2 }),
          text(28, 77, 182, 24, '@welcome.text', { font: 'paragraph', color: BROWN, lineHeight: 120, lines: 9 }),
          text(246, 24, 194, 72, '@contents.title', { ...slab, ...FITTED, color: BROWN }),
          node('Text', {
            x: 248,
            y: 66,
            width: 192,
            height: 80,
            size: 24,
            lineHeight: 150,
            font: 'sub_title',
            color: BROWN,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          disc(360, 238, 38, ORANGE),
          picture(314, 192, 90, 93.4, 'saison-kick', { name: 'Schuss' }),
          text(430, 282, 18, 12, '{page-number}', { ...slab, color: BROWN, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [openerKick(), team18(), thenAndNow()]),
    section('@chapter.two', [openerPhoto(), team15(), doubles(), team9()]),
    section(
      '@section.back',
      [
        groupPhoto(),
        table(),
        spread('Dank', CREAM, [
          ...band(),
          border(),
          text(52, 17, 166, 72, '@thanks.title', { ...slab, ...FITTED, color: BROWN }),
          text(53, 50, 160, 18, '@thanks.text', { font: 'paragraph', color: BROWN, lineHeight: 150, lines: 5 }),
          ...photo(52, 112, 166, 130),
          ...advert(242, 17, '@sponsors.one', BROWN, CREAM),
          ...advert(328, 17, '@sponsors.two', MUSTARD, BROWN),
          ...advert(242, 121, '@sponsors.three', ORANGE, BROWN),
          ...advert(328, 121, '@sponsors.four', BROWN, CREAM),
          ...pages(),
        ]),
        spread('Rückseite', CREAM, [
          ...stripes(-90, 150, 300, 240),
          disc(106, 150, 74, MUSTARD),
          picture(14, 88, 200, 183.2, 'saison-keeper', { name: 'Parade' }),
          frame(-4, -4, 238, 305, BORDER, 12),
          text(16, 18, 200, 48, '@back.line', { ...slab, color: BROWN, lines: 2 }),
          text(18, 276, 120, 12, '{album-title}', { font: 'sub_title', color: BROWN }),
        ]),
      ],
      true,
    ),
  ],
};
