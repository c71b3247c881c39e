/** Choreo: the fan curve as printing technique. Held-up cards build arrows and stripes in the club's colours. */
import {
  HINT,
  FITTED,
  cell,
  cells,
  folios,
  frontCover,
  node,
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

const NIGHT = 2;
const CLUB = 3;
const AMBER = 4;
const GREY = 5;
const BONE = 6;
const HEX = { night: '#11151c', club: '#ca231d', amber: '#f4a61d', grey: '#868a8c', bone: '#f1e8d6' };

/** Cards held up by hand: slightly turned, slightly uneven, one in seventy missing. */
function cards(
  width: number,
  height: number,
  columns: number,
  rows: number,
  seed: number,
  colour: (u: number, v: number) => string | null,
): string {
  const random = stream(seed);
  const w = width / columns;
  const h = height / rows;
  let drawn = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const fill = colour(column / columns, row / rows);
      const [light, turn, missing] = [random(), random(), random()];
      if (!fill || missing > 0.985) continue;
      const x = column * w;
      const y = row * h;
      drawn += `<rect x="${(x + w * 0.04).toFixed(2)}" y="${(y + h * 0.04).toFixed(2)}" width="${(w * 0.93).toFixed(2)}" height="${(h * 0.93).toFixed(2)}" fill="${shade(fill, Math.round((light - 0.5) * 26))}" transform="rotate(${((turn - 0.5) * 7).toFixed(1)} ${(x + w / 2).toFixed(1)} ${(y + h / 2).toFixed(1)})"/>`;
    }
  return drawn;
}

function shade(hex: string, by: number): string {
  const channel = (at: number): string =>
    Math.max(0, Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) + by))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A chevron that points down: the V of every victory. */
const chevron = (u: number, v: number): boolean => Math.abs(Math.abs(u - 0.5) - (0.38 - v * 0.42)) < 0.14 && v < 0.86;

const drawings = {
  'choreo-cover': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.night}"/>${cards(238, 305, 26, 29, 11, (u, v) => (v > 0.87 ? HEX.night : chevron(u, v) ? HEX.bone : HEX.club))}`,
  ),
  'choreo-diagonal': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.club}"/>${cards(238, 305, 26, 29, 5, (u, v) => (u + v * 0.55 < 0.62 ? HEX.bone : u + v * 0.55 < 0.8 ? HEX.night : HEX.club))}`,
  ),
  'choreo-stripes': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.night}"/>${cards(238, 305, 26, 29, 23, (u, v) => (Math.floor((u + v) * 6) % 2 === 0 ? HEX.club : HEX.night))}`,
  ),
  'choreo-band': svg(
    468,
    56,
    cards(468, 56, 88, 11, 9, (u, v) => ((u * 88 + v * 11 * 1.4) % 44 < 22 ? HEX.club : HEX.night)),
  ),
  'choreo-back': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.club}"/>${cards(238, 305, 26, 29, 31, (u, v) => (chevron(u, v * 0.9) ? HEX.night : HEX.club))}`,
  ),
};

const texts: Record<string, Localised> = {
  'cover.line': {
    de: 'Das Stickeralbum der Saison',
    en: 'The sticker album of the season',
    fr: "L'album de vignettes de la saison",
    it: "L'album di figurine della stagione",
    pl: 'Album z naklejkami na ten sezon',
  },
  'cover.numbers': {
    de: 'Nr. 1 bis {total-stickers}',
    en: 'No. 1 to {total-stickers}',
    fr: 'N° 1 à {total-stickers}',
    it: 'N. da 1 a {total-stickers}',
    pl: 'Nr od 1 do {total-stickers}',
  },
  'inside.chant': {
    de: 'Wer klebt,\nder bleibt.',
    en: 'You stick\nwith us.',
    fr: 'Qui colle\ndu groupe\nne lâche pas.',
    it: 'Chi si attacca\nnon molla più.',
    pl: 'Kto klei,\nten z nami.',
  },
  'inside.note': {
    de: 'Dieses Heft gehört:\n\n\nTauschen erlaubt, Knicken verboten. Doppelte gibt man erst her, wenn man bis drei gezählt hat.',
    en: 'This book belongs to:\n\n\nSwapping allowed, folding forbidden. Count to three before you give away a double.',
    fr: 'Ce cahier appartient à :\n\n\nÉchanger est permis, plier est interdit. On compte jusqu’à trois avant de donner un double.',
    it: 'Questo album è di:\n\n\nScambiare si può, piegare no. Prima di dare via un doppione si conta fino a tre.',
    pl: 'Ten album należy do:\n\n\nWymieniać wolno, zaginać nie. Zanim oddasz podwójną, policz do trzech.',
  },
  'welcome.title': {
    de: 'Anpfiff',
    en: 'Kick-off',
    fr: 'Coup d’envoi',
    it: 'Fischio d’inizio',
    pl: 'Pierwszy gwizdek',
  },
  'welcome.text': {
    de: 'Ein Verein besteht aus Leuten, die samstags um acht das Tor aufschließen. Hier kleben sie alle: die mit den Toren, die mit den Kuchen und der eine, der immer die Bälle sucht.',
    en: 'A club is made of people who unlock the gate at eight on a Saturday. They are all in here: those with the goals, those with the cakes and the one who always looks for the balls.',
    fr: 'Un club, ce sont des gens qui ouvrent le portail à huit heures le samedi. Ils sont tous là : ceux des buts, ceux des gâteaux et celui qui cherche toujours les ballons.',
    it: 'Una società è fatta di persone che il sabato aprono il cancello alle otto. Ci sono tutti: quelli dei gol, quelli delle torte e quello che cerca sempre i palloni.',
    pl: 'Klub to ludzie, którzy w sobotę o ósmej otwierają bramę. Są tu wszyscy: ci od goli, ci od ciasta i ten, co zawsze szuka piłek.',
  },
  'contents.title': { de: 'Aufstellung', en: 'Line-up', fr: 'Composition', it: 'Formazione', pl: 'Skład' },
  'opener.quote': {
    de: '„Wir gehen jedes Spiel ins Netz.“',
    en: '“Every match, we hit the net.”',
    fr: '« À chaque match, au fond des filets. »',
    it: '«Ogni partita, in fondo alla rete.»',
    pl: '„W każdym meczu trafiamy do siatki”',
  },
  'opener.photo': {
    de: 'Hier steht euer bestes Mannschaftsfoto.',
    en: 'Your best team photo goes here.',
    fr: 'Ici, votre plus belle photo d’équipe.',
    it: 'Qui va la vostra foto di squadra più bella.',
    pl: 'Tu wstawcie najlepsze zdjęcie drużyny.',
  },
  'team.line': {
    de: 'Tor, Abwehr, Mittelfeld, Sturm und alle, die mitfahren',
    en: 'Goal, defence, midfield, attack and all who come along',
    fr: 'But, défense, milieu, attaque et tous ceux qui suivent',
    it: 'Porta, difesa, centrocampo, attacco e chi viene in trasferta',
    pl: 'Bramka, obrona, pomoc, atak i wszyscy, którzy jadą z nami',
  },
  'chant.title': {
    de: 'Die Kurve singt',
    en: 'The stand sings',
    fr: 'Le virage chante',
    it: 'La curva canta',
    pl: 'Trybuna śpiewa',
  },
  'chant.text': {
    de: 'Rot wie die Kräne am Kai,\nschwarz wie der Morgen um drei,\nwir sind dabei, wir sind dabei!',
    en: 'Red as the cranes on the quay,\nblack as the morning at three,\nhere we will be, here we will be!',
    fr: 'Rouges comme les grues du quai,\nnoirs comme la nuit à trois heures,\non est là, on est là !',
    it: 'Rossi come le gru sul molo,\nneri come l’alba alle tre,\nnoi siamo qui, noi siamo qui!',
    pl: 'Czerwoni jak dźwigi w porcie,\nczarni jak noc o trzeciej,\njesteśmy tu, jesteśmy tu!',
  },
  'photo.caption': {
    de: 'Letzter Spieltag, kurz nach dem Abpfiff',
    en: 'Last match day, just after the whistle',
    fr: 'Dernière journée, juste après le sifflet',
    it: 'Ultima giornata, subito dopo il fischio finale',
    pl: 'Ostatnia kolejka, zaraz po gwizdku',
  },
  'thanks.title': {
    de: 'Ohne euch kein Spiel',
    en: 'No game without you',
    fr: 'Sans vous, pas de match',
    it: 'Senza di voi non si gioca',
    pl: 'Bez was nie ma meczu',
  },
  'thanks.text': {
    de: 'Danke an alle, die Trikots waschen, Linien ziehen, Bratwurst wenden und Kassen führen. Und an die Nachbarn, für die Geduld mit der Stadionmusik.',
    en: 'Thanks to all who wash shirts, mark lines, turn sausages and keep the books. And to the neighbours for their patience with the music.',
    fr: 'Merci à tous ceux qui lavent les maillots, tracent les lignes, retournent les saucisses et tiennent les comptes. Et aux voisins, pour leur patience avec la musique.',
    it: 'Grazie a chi lava le maglie, traccia le linee, gira le salsicce e tiene i conti. E ai vicini, per la pazienza con la musica.',
    pl: 'Dziękujemy wszystkim, którzy piorą koszulki, malują linie, obracają kiełbaski i prowadzą kasę. I sąsiadom za cierpliwość do muzyki.',
  },
  'season.title': {
    de: 'Saison in Bildern',
    en: 'Season in pictures',
    fr: 'La saison en images',
    it: 'Stagione in foto',
    pl: 'Sezon w zdjęciach',
  },
  'season.text': {
    de: 'Drei Bilder, auf denen niemand zur Seite schaut. Es hat auch nur elf Monate gedauert.',
    en: 'Three pictures in which nobody looks away. It only took eleven months.',
    fr: 'Trois photos où personne ne regarde ailleurs. Il n’a fallu que onze mois.',
    it: 'Tre foto in cui nessuno guarda altrove. Ci sono voluti solo undici mesi.',
    pl: 'Trzy zdjęcia, na których nikt nie patrzy w bok. Zajęło to tylko jedenaście miesięcy.',
  },
  'sponsors.title': { de: 'Bande', en: 'Hoardings', fr: 'Panneaux', it: 'Bordocampo', pl: 'Bandy' },
  'sponsors.slot': {
    de: 'Hier wirbt\nBäckerei Ofenwarm',
    en: 'Your local\nbakery here',
    fr: 'Ici, votre\nboulangerie',
    it: 'Qui il vostro\nfornaio',
    pl: 'Tu wasza\npiekarnia',
  },
  'back.line': {
    de: 'Nach dem Album ist vor dem Album.',
    en: 'After the album is before the album.',
    fr: 'Un album fini, un autre commence.',
    it: 'Finito un album, ne comincia un altro.',
    pl: 'Po albumie jest przed albumem.',
  },
  'chapter.first': {
    de: 'Erste Mannschaft',
    en: 'First team',
    fr: 'Équipe première',
    it: 'Prima squadra',
    pl: 'Pierwsza drużyna',
  },
  'chapter.youth': { de: 'Jugend', en: 'Youth', fr: 'Jeunes', it: 'Giovanili', pl: 'Młodzież' },
  'section.front': { de: 'Vorne', en: 'Front', fr: 'Début', it: 'Inizio', pl: 'Początek' },
  'section.back': { de: 'Hinten', en: 'Back', fr: 'Fin', it: 'Fine', pl: 'Koniec' },
};

const GRID4 = [9, 63, 117, 171, 239, 293, 347, 401];
const title = { font: 'title', uppercase: true, bold: null };

const pageNumbers = (): ContentNode[] => [
  rect(-4, 281, 22, 20, NIGHT),
  rect(442, 281, 22, 20, NIGHT),
  ...folios(6, 436, 285.5, 14, { font: 'sub_title', color: BONE }),
];
const head = (): ContentNode[] => [
  text(9, 9, 215, 72, '{section}', { ...title, color: NIGHT, ...FITTED, name: 'Titel' }),
  text(10, 39, 212, 16, '@team.line', { font: 'sub_title', color: CLUB }),
];
const band = (): ContentNode => picture(-4, 245, 468, 56, 'choreo-band', { name: 'Choreografie' });
const chant = (x: number, y: number): ContentNode[] => [
  rect(x, y, 104, 70, NIGHT),
  text(x + 6, y + 7, 92, 26, '@chant.title', { ...title, color: AMBER }),
  text(x + 6, y + 24, 92, 14, '@chant.text', { font: 'sub_title', color: BONE, lineHeight: 120, lines: 3 }),
];

function opener(mirrored: boolean): ContentNode {
  const art = mirrored ? 230 : -4;
  const photo = mirrored ? -4 : 230;
  const bandX = mirrored ? 176 : -20;
  return spread('Auftakt', CLUB, [
    picture(art, -4, mirrored ? 234 : 238, 305, mirrored ? 'choreo-stripes' : 'choreo-diagonal', {
      name: 'Choreografie',
    }),
    picture(photo, -4, 234, 305, null, { fill: GREY, gradientMap: ['#11151c', '#ff8266'], name: 'Foto' }),
    text(photo + 30, 130, 170, 18, '@opener.photo', { name: HINT, font: 'sub_title', color: BONE, align: 'center' }),
    rect(bandX, 186, 304, 46, NIGHT, { rotation: -5.5 }),
    rect(bandX + (mirrored ? 84 : 0), 224, 220, 20, AMBER, { rotation: -5.5 }),
    text(mirrored ? 242 : 14, mirrored ? 196 : 193, mirrored ? 214 : 208, 72, '{section}', {
      ...title,
      color: BONE,
      rotation: -5.5,
      ...FITTED,
      name: 'Titel',
    }),
    text(bandX + (mirrored ? 94 : 36), 228.5, 180, 24, '@opener.quote', {
      font: 'sub_title',
      color: NIGHT,
      rotation: -5.5,
    }),
    ...pageNumbers(),
  ]);
}

const team24 = (): ContentNode =>
  spread('Mannschaft 24', BONE, [band(), ...head(), ...cells(GRID4, [54, 131, 208]), ...pageNumbers()]);
const team21 = (): ContentNode =>
  spread('Mannschaft 21', BONE, [
    band(),
    ...head(),
    ...cells(GRID4, [54, 131]),
    ...cells(GRID4.slice(0, 5), [208]),
    ...chant(347, 208),
    ...pageNumbers(),
  ]);
const team16 = (): ContentNode =>
  spread('Mannschaft 16', BONE, [band(), ...head(), ...cells(GRID4, [68, 152]), ...pageNumbers()]);
const team12 = (): ContentNode =>
  spread('Mannschaft 12', BONE, [
    band(),
    ...head(),
    ...cells(GRID4.slice(0, 4), [54, 131]),
    ...cells(GRID4.slice(4), [131]),
    picture(239, 12, 212, 106, null, { fill: GREY, name: 'Foto' }),
    text(239, 121, 212, 12, '@photo.caption', { font: 'sub_title', color: NIGHT }),
    ...pageNumbers(),
  ]);
const team8 = (): ContentNode =>
  spread('Panorama 8', BONE, [
    picture(-4, -4, 468, 156, null, { fill: GREY, name: 'Foto' }),
    band(),
    rect(-20, 136, 250, 34, NIGHT, { rotation: -2.5 }),
    text(12, 141, 210, 48, '{section}', { ...title, color: BONE, rotation: -2.5, ...FITTED, name: 'Titel' }),
    ...cells(GRID4, [186]),
    ...pageNumbers(),
  ]);
const team4 = (): ContentNode =>
  spread('Vier und ein Foto', BONE, [
    band(),
    ...head(),
    ...cells(GRID4.slice(0, 4), [100]),
    text(10, 182, 212, 16, '@team.line', { font: 'sub_title', color: NIGHT }),
    picture(239, 12, 212, 212, null, { fill: GREY, name: 'Foto' }),
    text(239, 228, 212, 12, '@photo.caption', { font: 'sub_title', color: NIGHT }),
    ...pageNumbers(),
  ]);
const doubles = (): ContentNode =>
  spread('Doppel', BONE, [
    band(),
    ...head(),
    cell(11, 54, true),
    cell(119, 54, true),
    cell(241, 54, true),
    cell(349, 54, true),
    ...cells(GRID4, [131]),
    ...pageNumbers(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'choreo-opener',
    name: { de: 'Auftakt', en: 'Opener', fr: 'Ouverture', it: 'Apertura', pl: 'Otwarcie' },
    role: 'opener',
    spread: opener(false),
  },
  {
    id: 'choreo-opener-mirrored',
    name: {
      de: 'Auftakt, gespiegelt',
      en: 'Opener, mirrored',
      fr: 'Ouverture inversée',
      it: 'Apertura speculare',
      pl: 'Otwarcie odwrócone',
    },
    role: 'opener',
    spread: opener(true),
  },
  {
    id: 'choreo-team-24',
    name: { de: 'Mannschaft', en: 'Team', fr: 'Équipe', it: 'Squadra', pl: 'Drużyna' },
    role: 'team',
    spread: team24(),
  },
  {
    id: 'choreo-team-21',
    name: {
      de: 'Mannschaft mit Gesang',
      en: 'Team with chant',
      fr: 'Équipe et chant',
      it: 'Squadra con coro',
      pl: 'Drużyna z przyśpiewką',
    },
    role: 'team',
    spread: team21(),
  },
  {
    id: 'choreo-team-16',
    name: { de: 'Zwei Reihen', en: 'Two rows', fr: 'Deux rangs', it: 'Due file', pl: 'Dwa rzędy' },
    role: 'team',
    spread: team16(),
  },
  {
    id: 'choreo-team-12',
    name: {
      de: 'Mannschaft mit Foto',
      en: 'Team with photo',
      fr: 'Équipe et photo',
      it: 'Squadra con foto',
      pl: 'Drużyna ze zdjęciem',
    },
    role: 'team',
    spread: team12(),
  },
  {
    id: 'choreo-team-8',
    name: { de: 'Panorama', en: 'Panorama', fr: 'Panorama', it: 'Panorama', pl: 'Panorama' },
    role: 'team',
    spread: team8(),
  },
  {
    id: 'choreo-team-4',
    name: {
      de: 'Vier und ein Foto',
      en: 'Four and a photo',
      fr: 'Quatre et une photo',
      it: 'Quattro e una foto',
      pl: 'Cztery i zdjęcie',
    },
    role: 'team',
    spread: team4(),
  },
  {
    id: 'choreo-doubles',
    name: { de: 'Doppel', en: 'Doubles', fr: 'Doubles', it: 'Doppie', pl: 'Podwójne' },
    role: 'team',
    spread: doubles(),
  },
];

const sponsors = (): ContentNode[] =>
  [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const x = 244 + (index % 2) * 104;
    const y = 70 + Math.floor(index / 2) * 58;
    return [
      rect(x, y, 98, 50, index % 3 === 0 ? CLUB : NIGHT),
      text(x + 4, y + 15, 90, 20, '@sponsors.slot', { font: 'sub_title', color: BONE, align: 'center', lines: 2 }),
    ];
  });

export const blueprint: BlueprintContent = {
  id: 'sports-choreo',
  blueprint_category: 'sports',
  title: { de: 'Choreo', en: 'Choreo', fr: 'Tifo', it: 'Coreografia', pl: 'Choreo' },
  description: {
    de: 'Hochgehaltene Karten bauen Pfeile und Streifen in euren Farben. Für Vereine, die laut sind.',
    en: 'Held-up cards build arrows and stripes in your colours. For clubs that are loud.',
    fr: 'Des cartons levés dessinent flèches et bandes à vos couleurs. Pour les clubs qui font du bruit.',
    it: 'Cartoncini alzati disegnano frecce e strisce nei vostri colori. Per società che si fanno sentire.',
    pl: 'Uniesione kartony tworzą strzałki i pasy w waszych barwach. Dla klubów, które słychać.',
  },
  palette: [HEX.night, HEX.club, HEX.amber, HEX.grey, HEX.bone],
  fonts: {
    title: { family: 'Anton', bold: false },
    sub_title: { family: 'Barlow Condensed', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'triangle',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(NIGHT, [
          picture(226, -4, 238, 305, 'choreo-cover', { name: 'Choreografie' }),
          rect(226, 245, 238, 56, NIGHT),
          text(241, 250.5, 212, 72, '{album-title}', { ...title, color: BONE, scale: 1, ...FITTED, name: 'Titel' }),
          rule(242, 281.5, 206, CLUB, 0.7),
          text(242, 284.5, 120, 16, '@cover.line', { font: 'sub_title', color: BONE }),
          text(358, 284.5, 90, 16, '@cover.numbers', { font: 'sub_title', color: AMBER, align: 'right' }),
        ]),
        spread('Anpfiff', BONE, [
          rect(-4, -4, 234, 305, NIGHT),
          text(14, 26, 206, 72, '@inside.chant', { ...title, color: BONE, lines: 3 }),
          rect(14, 216, 66, 3, CLUB),
          text(14, 228, 180, 14, '@inside.note', { font: 'paragraph', color: BONE, lineHeight: 120, lines: 6 }),
          text(246, 22, 200, 72, '@welcome.title', { ...title, color: NIGHT }),
          text(246, 54, 180, 14, '@welcome.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
          rule(246, 112, 200, CLUB, 1.5),
          text(246, 118, 200, 28, '@contents.title', { ...title, color: CLUB }),
          node('Text', {
            x: 246,
            y: 136,
            width: 200,
            height: 130,
            size: 16,
            lineHeight: 150,
            font: 'sub_title',
            color: NIGHT,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(428, 284, 18, 14, '{page-number}', { font: 'sub_title', color: NIGHT, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.first', [opener(false), team21()]),
    section('@chapter.youth', [opener(true), team12()]),
    section(
      '@section.back',
      [
        spread('Saison in Bildern', NIGHT, [
          picture(-4, -4, 234, 186, null, { fill: GREY, name: 'Foto' }),
          picture(236, -4, 228, 120, null, { fill: GREY, name: 'Foto' }),
          picture(236, 122, 228, 179, null, { fill: GREY, name: 'Foto' }),
          rect(-20, 196, 250, 40, CLUB, { rotation: -2.5 }),
          text(14, 203, 210, 48, '@season.title', { ...title, color: BONE, rotation: -2.5 }),
          text(14, 246, 200, 14, '@season.text', { font: 'paragraph', color: BONE, lineHeight: 150, lines: 3 }),
          ...pageNumbers(),
        ]),
        spread('Danke', BONE, [
          band(),
          text(14, 22, 206, 48, '@thanks.title', { ...title, color: NIGHT, lines: 2 }),
          text(14, 66, 190, 14, '@thanks.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
          picture(14, 120, 206, 112, null, { fill: GREY, name: 'Foto' }),
          text(244, 22, 200, 48, '@sponsors.title', { ...title, color: CLUB }),
          ...sponsors(),
          ...pageNumbers(),
        ]),
        spread('Rückseite', CLUB, [
          picture(-4, -4, 238, 305, 'choreo-back', { name: 'Choreografie' }),
          rect(-4, 245, 238, 56, NIGHT),
          text(12, 254, 206, 28, '@back.line', { ...title, color: BONE }),
          text(12, 272, 206, 16, '{album-title}', { font: 'sub_title', color: AMBER }),
        ]),
      ],
      true,
    ),
  ],
};
