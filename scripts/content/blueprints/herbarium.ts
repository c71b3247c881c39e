/** Herbarium: guests as pressed plants under a botanist's labels; two families are grafted onto each other. */
import {
  HINT,
  named,
  FITTED,
  cell,
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
import { plants, twig } from '../plants.ts';

const INK = 2;
const RUST = 3;
const SAGE = 4;
const STRAW = 5;
const SHEET = 6;
const HEX = { ink: '#22301f', rust: '#a4472b', sage: '#8e9c78', straw: '#d9be7c', sheet: '#f2ebdb' };
const LABEL = '#fbf8ef';
const DUOTONE = [HEX.ink, HEX.sheet];

const grown = plants(HEX);
/** A strip of gummed paper that holds a specimen, about its middle. */
const strip = (x: number, y: number, turn: number): string =>
  `<rect x="-11" y="-2.5" width="22" height="5" fill="${HEX.straw}" opacity=".85" transform="translate(${x} ${y}) rotate(${turn})"/>`;
/** Where a sticker is mounted: paper, a strip half of which stays seen, and a label with two lines to write on. */
const mount = (x: number, width: number, label: boolean): string =>
  `<rect x="${x}" y="4" width="${width}" height="70" fill="${LABEL}" stroke="${HEX.ink}" stroke-width=".25"/>${strip(x + width / 2 - 1, 4, x % 4 ? -5.5 : 5.5)}${
    label
      ? `<rect x="${x}" y="76" width="${width}" height="16" fill="${LABEL}"/><rect x="${x + 1}" y="77" width="${width - 2}" height="14" fill="none" stroke="${HEX.ink}" stroke-width=".25"/><path d="M${x + 15} 82.5H${x + width - 3}M${x + 15} 88.5H${x + width - 3}" stroke="${HEX.ink}" stroke-width=".25" stroke-dasharray=".4 .8"/>`
      : ''
  }`;

const graftLeft = twig(
  {
    stem: [
      [20, 300],
      [60, 240],
      [112, 220],
      [116, 150],
    ],
    leaf: 'oak',
    pairs: 5,
    from: 0.1,
    to: 0.66,
    size: [36, 26],
    alternate: 0.5,
    width: 3.2,
    seed: 13,
  },
  HEX.ink,
  HEX.sheet,
);
const graftRight = twig(
  {
    stem: [
      [222, 306],
      [180, 246],
      [122, 224],
      [120, 150],
    ],
    leaf: 'lance',
    pairs: 7,
    from: 0.1,
    to: 0.66,
    size: [38, 28],
    alternate: 0.2,
    width: 3.2,
    seed: 17,
  },
  HEX.sage,
  HEX.sheet,
);
const graftTop = [
  twig(
    {
      stem: [
        [118, 156],
        [112, 110],
        [76, 96],
        [52, 44],
      ],
      leaf: 'oak',
      pairs: 4,
      from: 0.22,
      size: [30, 22],
      alternate: 0.5,
      width: 2.4,
      seed: 29,
    },
    HEX.ink,
    HEX.sheet,
  ),
  twig(
    {
      stem: [
        [118, 156],
        [124, 112],
        [160, 92],
        [182, 34],
      ],
      leaf: 'lance',
      pairs: 7,
      from: 0.2,
      size: [34, 22],
      alternate: 0.2,
      width: 2.4,
      seed: 31,
    },
    HEX.sage,
    HEX.sheet,
  ),
  twig(
    {
      stem: [
        [118, 156],
        [117, 120],
        [121, 92],
        [118, 70],
      ],
      leaf: 'ovate',
      pairs: 2,
      from: 0.5,
      size: [18, 16],
      alternate: 0.5,
      width: 2,
      seed: 5,
    },
    HEX.rust,
    HEX.sheet,
  ),
].join('');
const bandage = [0, 1, 2, 3, 4, 5, 6]
  .map(
    (turn) =>
      `<path d="M110.5 ${148 + turn * 3.2}Q118 ${151 + turn * 3.2} 125.5 ${147.5 + turn * 3.2}" fill="none" stroke="${HEX.rust}" stroke-width="1.9" stroke-linecap="round"/>`,
  )
  .join('');

/** A family tree whose twigs end under the cells of `treeCells`. */
const TREE: readonly (readonly [x: number, y: number])[] = [
  [92, 26],
  [150, 26],
  [254, 26],
  [312, 26],
  [14, 106],
  [72, 112],
  [150, 112],
  [254, 112],
  [338, 112],
  [396, 106],
  [36, 204],
  [110, 204],
  [298, 204],
  [372, 204],
];
const branches = TREE.map(([x, y]) => {
  const [cx, cy] = [x + 29, y + 76];
  const from = y < 100 ? 176 : y < 200 ? 206 : 262;
  return `<path d="M234 ${from}C${234 + (cx - 234) * 0.35} ${from - 10} ${234 + (cx - 234) * 0.75} ${cy + 22} ${cx} ${cy}" stroke-width="${y < 100 ? 2.2 : 2.8}"/>`;
}).join('');
const leavesOnTree = TREE.map(
  ([x, y], index) =>
    `<g transform="translate(${x + 29} ${y + 77}) rotate(${index % 2 ? 24 : -24}) scale(1)"><path d="M0 0C-6-1-9 3-8.5 9C-3 9 0 5 0 0Z" fill="${index % 3 === 0 ? HEX.sage : HEX.ink}"/><path d="M0 0C6-1 9 3 8.5 9C3 9 0 5 0 0Z" fill="${index % 3 === 1 ? HEX.sage : HEX.ink}"/></g>`,
).join('');

/** At twice its size: openers show it as high as the page. */
const plant = (name: keyof typeof grown): { svg: string; width: number; height: number } =>
  svg(120, 300, `<g transform="scale(2)">${grown[name]}</g>`);
const GROWN = ['fern', 'oak', 'olive', 'clover', 'lavender', 'poppy', 'eucalyptus', 'rose', 'ginkgo', 'hop'] as const;
const drawings = {
  ...Object.fromEntries(GROWN.map((one) => [`herbarium-${one}`, plant(one)])),
  'herbarium-graft': svg(238, 305, graftLeft + graftRight + graftTop + bandage),
  'herbarium-mount-3': svg(170, 94, [2, 60, 118].map((x) => mount(x, 50, true)).join('')),
  'herbarium-plain-3': svg(170, 76, [2, 60, 118].map((x) => mount(x, 50, false)).join('')),
  'herbarium-plain-4': svg(216, 76, [2, 56, 110, 164].map((x) => mount(x, 50, false)).join('')),
  'herbarium-double': svg(104, 94, mount(2, 100, true)),
  'herbarium-single': svg(54, 94, mount(2, 50, true)),
  'herbarium-tree': svg(
    468,
    305,
    `<g fill="none" stroke="${HEX.ink}" stroke-linecap="round">${branches}</g><path d="M224 305C229 262 229 216 232 170H236C239 216 239 262 244 305Z" fill="${HEX.ink}"/><path d="M232 300C233 260 233 220 234 186" stroke="${HEX.sheet}" stroke-width=".5" fill="none" opacity=".6"/>${leavesOnTree}`,
  ),
  'herbarium-stamp': svg(
    44,
    44,
    `<g fill="none" stroke="${HEX.rust}" transform="rotate(-12 22 22)"><circle cx="22" cy="22" r="20" stroke-width="1"/><circle cx="22" cy="22" r="18.2" stroke-width=".4"/><path d="M22 32V16" stroke-width=".9"/></g><g transform="rotate(-12 22 22)" fill="${HEX.rust}"><path d="M22 24C14 23 11 18 12 12C18 13 22 17 22 24Z"/><path d="M22 20C29 19 32 15 31.5 9.500C26 10.5 22 14 22 20Z"/></g>`,
  ),
  'herbarium-strips': svg(40, 12, `<rect x="2" y="2.5" width="36" height="7" fill="${HEX.straw}" opacity=".85"/>`),
};

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'cover.kind': named('Herbarium', 'Herbarium', 'Herbier', 'Erbario', 'Zielnik'),
  'cover.line': {
    de: '{total-stickers} Gewächse, frisch gepflückt',
    en: '{total-stickers} species, freshly picked',
    fr: '{total-stickers} espèces, fraîchement cueillies',
    it: '{total-stickers} specie, appena colte',
    pl: 'Okazów: {total-stickers}, świeżo zebrane',
  },
  'welcome.title': named('Anleitung', 'Instructions', 'Mode d’emploi', 'Istruzioni', 'Instrukcja'),
  'welcome.text': {
    de: 'Man finde einen Gast, am besten in der Nähe des Buffets. Man klebe ihn unter die Papierstreifen, wo bisher nur ein Abdruck zu sehen war. Man notiere Fundort und Tauschpartner. Tanten nicht knicken.',
    en: 'Find a guest, preferably near the buffet. Mount them under the paper strips, where so far there is only an imprint. Note where they were found and who swapped them. Do not fold aunts.',
    fr: 'Trouver un invité, de préférence près du buffet. Le coller sous les bandes de papier, là où ne se voit encore qu’une empreinte. Noter le lieu de récolte et avec qui on l’a échangé. Ne pas plier les tantes.',
    it: 'Trovare un ospite, meglio se vicino al buffet. Fissarlo sotto le strisce di carta, dove finora si vede solo un’impronta. Annotare il luogo e con chi è stato scambiato. Non piegare le zie.',
    pl: 'Znaleźć gościa, najlepiej w pobliżu bufetu. Wkleić go pod papierowe paski, gdzie dotąd widać tylko odcisk. Zapisać miejsce znalezienia i z kim go wymieniono. Cioć nie zaginać.',
  },
  'contents.title': named(
    'Bestimmungsschlüssel',
    'Field key',
    'Clé des familles',
    'Chiave delle famiglie',
    'Klucz do oznaczania',
  ),
  'contents.text': {
    de: 'Blätter gezackt: Seite links. Blätter ganzrandig: Seite rechts. Tanzt: überall.',
    en: 'Leaves lobed: one family. Leaves smooth: the other. Dancing: both.',
    fr: 'Feuilles lobées : une famille. Feuilles lisses : l’autre. Danse : les deux.',
    it: 'Foglie lobate: una famiglia. Foglie lisce: l’altra. Balla: entrambe.',
    pl: 'Liście wcinane: jedna rodzina. Liście gładkie: druga. Tańczy: obie.',
  },
  'opener.legend.a': {
    de: '1  Wurzel: Großeltern, sehr tief\n2  Stamm: kommt zu jedem Fest\n3  Ast: seit 1998 in Übersee\n4  Blatt: errötet beim ersten Sekt',
    en: '1  Root: grandparents, very deep\n2  Stem: comes to every party\n3  Branch: overseas since 1998\n4  Leaf: turns red at the first fizz',
    fr: '1  Racine : les grands-parents\n2  Tronc : de toutes les fêtes\n3  Branche : outre-mer depuis 1998\n4  Feuille : rougit au premier verre',
    it: '1  Radice: i nonni, profondissima\n2  Tronco: viene a ogni festa\n3  Ramo: oltremare dal 1998\n4  Foglia: arrossisce al primo brindisi',
    pl: '1  Korzeń: dziadkowie, głęboki\n2  Pień: bywa na każdej zabawie\n3  Gałąź: za oceanem od 1998\n4  Liść: rumieni się od szampana',
  },
  'opener.legend.b': {
    de: '5  Knospe: noch unter der Tischdecke\n6  Blüte: vor allem ab 22 Uhr\n7  Frucht: nimmt immer Nachschlag\n8  Dorn: meint es nicht so',
    en: '5  Bud: still under the tablecloth\n6  Blossom: mostly after 10 pm\n7  Fruit: always takes seconds\n8  Thorn: does not mean it',
    fr: '5  Bouton : encore sous la nappe\n6  Fleur : surtout après 22 h\n7  Fruit : se ressert toujours\n8  Épine : ne le pense pas',
    it: '5  Bocciolo: ancora sotto il tavolo\n6  Fiore: soprattutto dopo le 22\n7  Frutto: fa sempre il bis\n8  Spina: non lo pensa davvero',
    pl: '5  Pąk: jeszcze pod obrusem\n6  Kwiat: głównie po 22.00\n7  Owoc: zawsze bierze dokładkę\n8  Cierń: wcale tak nie myśli',
  },
  'opener.legend.c': {
    de: '1  Keimling: tanzt seit 14 Uhr\n2  Ranke: umarmt alle zweimal\n3  Samen: trägt Reis in der Tasche\n4  Knolle: rührt sich nicht vom Buffet',
    en: '1  Seedling: dancing since two\n2  Tendril: hugs everyone twice\n3  Seed: pockets full of rice\n4  Bulb: will not leave the buffet',
    fr: '1  Germe : danse depuis 14 h\n2  Vrille : embrasse deux fois\n3  Graine : du riz plein les poches\n4  Bulbe : ne quitte pas le buffet',
    it: '1  Germoglio: balla dalle 14\n2  Viticcio: abbraccia due volte\n3  Seme: riso nelle tasche\n4  Bulbo: non lascia il buffet',
    pl: '1  Kiełek: tańczy od 14.00\n2  Wąs: ściska każdego dwa razy\n3  Nasiono: ryż w kieszeniach\n4  Cebulka: nie odchodzi od bufetu',
  },
  'opener.legend.d': {
    de: '5  Rinde: hart, kann aber Gedichte\n6  Harz: weint schon beim Einzug\n7  Laub: raschelt während der Rede\n8  Moos: schläft auf jeder Bank',
    en: '5  Bark: tough, but knows poems\n6  Resin: weeps at the entrance\n7  Foliage: rustles during speeches\n8  Moss: sleeps on any bench',
    fr: '5  Écorce : dure, mais sait des vers\n6  Résine : pleure dès l’entrée\n7  Feuillage : bruisse aux discours\n8  Mousse : dort sur tous les bancs',
    it: '5  Corteccia: dura, ma sa poesie\n6  Resina: piange già all’ingresso\n7  Fogliame: fruscia ai discorsi\n8  Muschio: dorme su ogni panca',
    pl: '5  Kora: twarda, ale zna wiersze\n6  Żywica: płacze już na wejściu\n7  Liście: szeleszczą przy mowach\n8  Mech: śpi na każdej ławce',
  },
  'pair.text': {
    de: 'Kommt nur paarweise vor. Umtopfen zwecklos: Wo das eine Wurzeln schlägt, blüht das andere.',
    en: 'Found in pairs only. No use repotting: where one takes root, the other blooms.',
    fr: 'Ne pousse qu’à deux. Inutile de rempoter : là où l’un prend racine, l’autre fleurit.',
    it: 'Cresce solo in coppia. Inutile rinvasare: dove uno mette radici, l’altro fiorisce.',
    pl: 'Rośnie tylko w parze. Nie ma co przesadzać: gdzie jedno zapuści korzenie, drugie kwitnie.',
  },
  'opener.habitat': {
    de: 'Standort: sonnig, in der Nähe des Kuchens',
    en: 'Habitat: sunny, close to the cake',
    fr: 'Habitat : ensoleillé, près du gâteau',
    it: 'Habitat: al sole, vicino alla torta',
    pl: 'Siedlisko: słoneczne, blisko tortu',
  },
  label: {
    de: 'Fundort\nTausch',
    en: 'Found\nSwapped',
    fr: 'Récolte\nÉchange',
    it: 'Luogo\nScambio',
    pl: 'Miejsce\nWymiana',
  },
  'team.line': {
    de: 'Leicht zu erkennen, schwer zu pressen',
    en: 'Easy to identify, hard to press',
    fr: 'Facile à reconnaître, difficile à presser',
    it: 'Facile da riconoscere, difficile da pressare',
    pl: 'Łatwi do rozpoznania, trudni do zasuszenia',
  },
  'tree.line': named(
    'Leicht zu erkennen,\nschwer zu pressen',
    'Easy to identify,\nhard to press',
    'Facile à reconnaître,\ndifficile à presser',
    'Facile da riconoscere,\ndifficile da pressare',
    'Łatwi do rozpoznania,\ntrudni do zasuszenia',
  ),
  'tree.title': named(
    'Gewachsen, nicht gekauft',
    'Grown, not bought',
    'Cultivé, pas acheté',
    'Cresciuti, non comprati',
    'Wyrośli, nie kupieni',
  ),
  'field.title': named('Feldaufnahme', 'In the field', 'Sur le terrain', 'Sul campo', 'W terenie'),
  'field.text': {
    de: 'Alle in voller Blüte. Aufgenommen kurz vor dem Regen.',
    en: 'All in full bloom. Taken shortly before the rain.',
    fr: 'Tous en pleine floraison. Juste avant la pluie.',
    it: 'Tutti in piena fioritura. Poco prima della pioggia.',
    pl: 'Wszyscy w pełnym rozkwicie. Tuż przed deszczem.',
  },
  'seeds.title': named('Saatgut', 'Seed list', 'Semences', 'Semi', 'Nasiona'),
  'seeds.text': {
    de: 'Erbse: als Suppe, mit Minze\nKartoffel: jung, in Butter\nBohne: grün, noch mit Biss\nWeizen: als Brot, viel davon\nTraube: gepresst, gekühlt\nMohn: im Kuchen, letzte Reihe',
    en: 'Pea: as a soup, with mint\nPotato: new, in butter\nBean: green, with a bite\nWheat: as bread, lots of it\nGrape: pressed, chilled\nPoppy: in the cake, back row',
    fr: 'Pois : en soupe, à la menthe\nPomme de terre : nouvelle, au beurre\nHaricot : vert, encore croquant\nBlé : en pain, beaucoup\nRaisin : pressé, au frais\nPavot : dans le gâteau du fond',
    it: 'Pisello: in zuppa, con la menta\nPatata: novella, al burro\nFagiolino: verde, al dente\nGrano: in pane, tanto\nUva: spremuta, fresca\nPapavero: nella torta, in fondo',
    pl: 'Groszek: w zupie, z miętą\nZiemniak: młody, z masłem\nFasolka: zielona, chrupka\nPszenica: jako chleb, dużo\nWinogrono: tłoczone, schłodzone\nMak: w cieście, z tyłu',
  },
  'press.title': named('Hier pressen', 'Press here', 'À presser ici', 'Pressare qui', 'Tu zasuszyć'),
  'press.text': {
    de: 'Platz für alles, was vom Strauß herunterfällt',
    en: 'Room for whatever falls off the bouquet',
    fr: 'Place pour tout ce qui tombe du bouquet',
    it: 'Spazio per tutto ciò che cade dal bouquet',
    pl: 'Miejsce na wszystko, co spadnie z bukietu',
  },
  'thanks.title': named('Danke', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'thanks.text': {
    de: 'Ihr habt gegossen, gestützt und uns im Winter ins Haus geholt. Dass aus uns etwas geworden ist, liegt am Boden, auf dem wir stehen.',
    en: 'You watered us, staked us and took us in for the winter. If anything has become of us, it is thanks to the ground we stand on.',
    fr: 'Vous nous avez arrosés, tuteurés et rentrés l’hiver. Si nous avons poussé, c’est grâce à la terre où nous sommes plantés.',
    it: 'Ci avete annaffiati, sostenuti e riparati d’inverno. Se siamo cresciuti, è merito della terra in cui siamo piantati.',
    pl: 'Podlewaliście nas, podpieraliście i zabieraliście na zimę do domu. Jeśli coś z nas wyrosło, to dzięki ziemi, na której stoimy.',
  },
  'photo.hint': {
    de: 'Hier kommt euer Bild unter die Streifen.',
    en: 'Your picture goes under the strips.',
    fr: 'Ici, votre photo sous les bandes.',
    it: 'Qui la vostra foto, sotto le strisce.',
    pl: 'Tu wasze zdjęcie pod paskami.',
  },
  'back.line': {
    de: 'Kühl, trocken und in guter Gesellschaft aufbewahren.',
    en: 'Store cool, dry and in good company.',
    fr: 'Conserver au frais, au sec et en bonne compagnie.',
    it: 'Conservare al fresco, all’asciutto e in buona compagnia.',
    pl: 'Przechowywać w chłodzie, sucho i w dobrym towarzystwie.',
  },
  'chapter.one': named(
    'Eichengewächse',
    'The oak family',
    'Famille du chêne',
    'Famiglia della quercia',
    'Rodzina dębu',
  ),
  'chapter.two': named(
    'Ölbaumgewächse',
    'The olive family',
    'Famille de l’olivier',
    'Famiglia dell’olivo',
    'Rodzina oliwki',
  ),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const serif = { font: 'title', italic: true };
const typed = { font: 'paragraph' };
const roman = { font: 'sub_title', lineHeight: 150 };
const LEFT = [44, 102, 160] as const;
const RIGHT = [250, 308, 366] as const;
const NARROW_LEFT = [8, 62, 116, 170] as const;
const NARROW_RIGHT = [240, 294, 348, 402] as const;
/** The sheet shows through, and on it what the plant has left. */
const BARE = { fill: SHEET, fillOpacity: 0 };

const print = (plantName: string, x: number, y: number): ContentNode =>
  picture(x + 13.8, y + 1, 22.4, 56, `herbarium-${plantName}`, { opacity: 0.34 });
const PRINTS = ['fern', 'olive', 'clover', 'oak', 'eucalyptus', 'hop', 'ginkgo', 'lavender', 'rose', 'poppy'] as const;
const printAt = (index: number): string => PRINTS.at(index % PRINTS.length) ?? 'fern';
const places = (...given: readonly (readonly [x: number, y: number])[]): typeof given => given;
/** Cells with the print under each; the mounts are drawn by the row. */
const specimens = (xs: readonly number[], y: number, first: number): ContentNode[] =>
  xs.flatMap((x, index) => [print(printAt(first + index * 3), x, y), cell(x, y, false, BARE)]);
const label = (x: number, y: number): ContentNode =>
  text(x + 2.5, y + 73.3, 14, 8, '@label', { ...typed, color: INK, lineHeight: 200, lines: 2 });
/** A row of three with their labels. */
const row = (xs: readonly [number, ...number[]], y: number, first: number): ContentNode[] => [
  picture(xs[0] - 2, y - 4, 170, 94, 'herbarium-mount-3', { name: 'Montage' }),
  ...specimens(xs, y, first),
  ...xs.map((x) => label(x, y)),
];
const plainRow = (xs: readonly [number, ...number[]], y: number, first: number): ContentNode[] => [
  picture(xs[0] - 2, y - 4, xs.length === 3 ? 170 : 216, 76, `herbarium-plain-${xs.length}`, { name: 'Montage' }),
  ...specimens(xs, y, first),
];
const pages = (): ContentNode[] => folios(9, 433, 285, 11, { ...typed, color: INK });
const heading = (x = 44): ContentNode[] => [
  text(x, 14, 166, 36, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
  text(x, 30, 170, 11, '@team.line', { ...typed, color: RUST }),
];
const margins = (left: string, right: string): ContentNode[] => [
  picture(2, 60, 36, 90, `herbarium-${left}`, { name: 'Pflanze' }),
  picture(422, 60, 36, 90, `herbarium-${right}`, { name: 'Pflanze', flip: 'horizontal' }),
];
/** The faint prints of plants, until the photo is in. */
const FADED = ['fern', 'oak', 'clover', 'olive'];
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  const over = x < 222 && x + width > 238;
  const many = over ? 4 : width < height ? 2 : 3;
  const high = Math.min(height * 0.68, (width / many) * 1.7);
  const top = y + Math.max(10, (height - 18 - high) / 2);
  return [
    rect(x, y, width, height, LABEL),
    ...FADED.slice(0, many).map((plant, index) =>
      picture(x + ((index + 0.5) * width) / many - high * 0.2, top, high * 0.4, high, `herbarium-${plant}`, {
        opacity: 0.2,
        name: 'Abdruck',
      }),
    ),
    text(x + 10, y + height - 12, (over ? 222 - x : width) - 20, 14, '@photo.hint', {
      ...serif,
      font: 'sub_title',
      name: HINT,
      color: INK,
      align: 'center',
    }),
    picture(x, y, width, height, null, { stroke: INK, strokeWidth: 0.25, gradientMap: DUOTONE, name: 'Foto' }),
    picture(x - 12, y - 3, 40, 12, 'herbarium-strips', { rotation: -42, name: 'Streifen' }),
    picture(x + width - 28, y - 3, 40, 12, 'herbarium-strips', { rotation: 42, name: 'Streifen' }),
  ];
}

function opener(mirrored: boolean, plantName: string, ground: number): ContentNode {
  const [tall, side] = [mirrored ? 230 : 0, mirrored ? 0 : 230];
  return spread('Auftakt', SHEET, [
    rect(mirrored ? 230 : -4, -4, 234, 305, ground),
    rect(tall + 12, 12, 206, 273, SHEET),
    picture(tall + 60, 18, 105, 262, `herbarium-${plantName}`, { name: 'Pflanze' }),
    picture(tall + 20, 232, 44, 44, 'herbarium-stamp', { name: 'Stempel' }),
    text(side + 20, 30, 196, 72, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
    rule(side + 20, 62, 190, INK, 0.35),
    text(side + 20, 67, 190, 12, '@opener.habitat', { ...typed, color: RUST }),
    ...photo(side + 20, 88, 190, 118),
    text(side + 20, 220, 92, 14, mirrored ? '@opener.legend.c' : '@opener.legend.a', {
      ...roman,
      color: INK,
      lines: 4,
    }),
    text(side + 118, 220, 92, 14, mirrored ? '@opener.legend.d' : '@opener.legend.b', {
      ...roman,
      color: INK,
      lines: 4,
    }),
    ...pages().slice(mirrored ? 0 : 1, mirrored ? 1 : 2),
  ]);
}

const sheet = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, SHEET, [...heading(), ...children, ...pages()]);
const team12 = (): ContentNode =>
  sheet('Herbarbogen 12', [
    ...margins('fern', 'poppy'),
    picture(2, 178, 36, 90, 'herbarium-clover', { name: 'Pflanze' }),
    picture(422, 178, 36, 90, 'herbarium-lavender', { name: 'Pflanze' }),
    ...[60, 178].flatMap((y, index) => [...row(LEFT, y, index * 2), ...row(RIGHT, y, index * 2 + 5)]),
  ]);
const team9 = (): ContentNode =>
  sheet('Herbarbogen 9', [
    ...margins('eucalyptus', 'rose'),
    picture(2, 178, 36, 90, 'herbarium-olive', { name: 'Pflanze' }),
    ...row(LEFT, 60, 1),
    ...row(LEFT, 178, 4),
    ...photo(250, 60, 166, 88),
    ...row(RIGHT, 178, 6),
  ]);
const team6 = (): ContentNode =>
  sheet('Herbarbogen 6', [
    ...photo(20, 60, 196, 206),
    picture(422, 60, 36, 90, 'herbarium-ginkgo', { name: 'Pflanze' }),
    picture(422, 178, 36, 90, 'herbarium-fern', { name: 'Pflanze' }),
    ...row(RIGHT, 60, 0),
    ...row(RIGHT, 178, 4),
  ]);
const team18 = (): ContentNode =>
  sheet('Herbarbogen 18', [
    ...margins('hop', 'eucalyptus'),
    picture(2, 178, 36, 90, 'herbarium-oak', { name: 'Pflanze' }),
    picture(422, 178, 36, 90, 'herbarium-olive', { name: 'Pflanze' }),
    ...[46, 125, 204].flatMap((y, index) => [...plainRow(LEFT, y, index * 2), ...plainRow(RIGHT, y, index * 2 + 5)]),
  ]);
const team24 = (): ContentNode =>
  spread('Herbarbogen 24', SHEET, [
    ...heading(8),
    picture(400, 4, 16, 40, 'herbarium-clover', { name: 'Pflanze' }),
    picture(420, 4, 16, 40, 'herbarium-fern', { name: 'Pflanze' }),
    ...[46, 125, 204].flatMap((y, index) => [
      ...plainRow(NARROW_LEFT, y, index * 3),
      ...plainRow(NARROW_RIGHT, y, index * 3 + 4),
    ]),
    ...pages(),
  ]);
const doubles = (): ContentNode =>
  sheet('Veredelt', [
    ...margins('oak', 'olive'),
    ...places([44, 60], [250, 60], [102, 178], [308, 178]).flatMap(([x, y]) => [
      picture(x - 2, y - 4, 104, 94, 'herbarium-double', { name: 'Montage' }),
      print('oak', x + 2, y),
      print('olive', x + 46, y),
      cell(x, y, true, BARE),
      label(x, y),
    ]),
    ...places([160, 60], [366, 60], [44, 178], [250, 178]).flatMap(([x, y], index) => [
      picture(x - 2, y - 4, 54, 94, 'herbarium-single', { name: 'Montage' }),
      ...specimens([x], y, index * 3),
      label(x, y),
    ]),
  ]);
const team2 = (): ContentNode =>
  spread('Brautpaar', SHEET, [
    rect(-4, -4, 234, 305, SAGE),
    rect(12, 12, 206, 273, SHEET),
    picture(60, 18, 105, 262, 'herbarium-rose', { name: 'Pflanze' }),
    text(250, 30, 196, 72, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
    rule(250, 62, 190, INK, 0.35),
    text(250, 67, 190, 12, '@opener.habitat', { ...typed, color: RUST }),
    ...places([280, 104], [354, 104]).flatMap(([x, y], index) => [
      picture(x - 2, y - 4, 54, 94, 'herbarium-single', { name: 'Montage' }),
      ...specimens([x], y, index * 3 + 1),
      label(x, y),
    ]),
    text(250, 220, 176, 18, '@pair.text', { ...roman, color: INK, lines: 3 }),
    ...pages().slice(1),
  ]);
const tree = (): ContentNode =>
  spread('Stammbaum', SHEET, [
    picture(-4, -4, 468, 305, 'herbarium-tree', { name: 'Stammbaum' }),
    text(9, 12, 78, 36, '@tree.title', { ...serif, color: INK, lines: 3 }),
    ...TREE.flatMap(([x, y], index) => [
      rect(x, y, 50, 70, LABEL, { stroke: INK, strokeWidth: 0.25 }),
      ...specimens([x], y, index),
    ]),
    text(372, 12, 79, 11, '@tree.line', { ...typed, color: RUST, align: 'right', lineHeight: 150, lines: 3 }),
    ...pages(),
  ]);
const field = (): ContentNode =>
  spread('Feldaufnahme', SHEET, [
    rect(-4, -4, 468, 305, SAGE),
    rect(12, 12, 436, 232, SHEET),
    ...photo(24, 24, 412, 208),
    text(20, 252, 200, 48, '@field.title', { ...serif, color: INK }),
    text(240, 258, 210, 14, '@field.text', { ...typed, color: INK, align: 'right', lineHeight: 150, lines: 2 }),
    ...pages(),
  ]);
const press = (): ContentNode =>
  spread('Saatgut', SHEET, [
    rect(-4, -4, 234, 305, STRAW),
    rect(12, 12, 206, 273, SHEET),
    text(26, 26, 178, 72, '@seeds.title', { ...serif, color: INK, ...FITTED }),
    rule(26, 58, 178, INK, 0.35),
    text(26, 66, 178, 18, '@seeds.text', { ...roman, color: INK, lines: 7 }),
    picture(30, 158, 48, 120, 'herbarium-poppy', { name: 'Pflanze' }),
    picture(90, 158, 48, 120, 'herbarium-clover', { name: 'Pflanze' }),
    picture(150, 158, 48, 120, 'herbarium-hop', { name: 'Pflanze' }),
    text(250, 26, 196, 36, '@press.title', { ...serif, color: INK }),
    text(250, 43, 196, 11, '@press.text', { ...typed, color: RUST }),
    ...[62, 168].flatMap((y) =>
      [250, 350].flatMap((x) => [
        rect(x, y, 90, 78, LABEL),
        frame(x, y, 90, 78, INK, 0.25),
        picture(x - 10, y - 2, 40, 12, 'herbarium-strips', { rotation: -42, name: 'Streifen' }),
        rule(x, y + 92, 90, INK, 0.25),
        text(x, y + 82, 40, 8, '@label', { ...typed, color: INK, lineHeight: 150, lines: 1 }),
      ]),
    ),
    ...pages().slice(1),
  ]);

const pictures = (): ContentNode =>
  spread('Funde', SHEET, [
    ...photo(20, 24, 190, 112),
    ...photo(20, 162, 190, 112),
    ...photo(250, 24, 190, 140),
    ...['poppy', 'clover', 'rose'].map((one, index) =>
      picture(262 + index * 64, 182, 38, 95, `herbarium-${one}`, { name: 'Pflanze' }),
    ),
    ...pages(),
  ]);
/** Seeds to be exchanged. */
const swaps = (): ContentNode =>
  spread('Samentausch', SHEET, [
    rect(-4, -4, 468, 305, SAGE),
    rect(12, 12, 206, 273, SHEET),
    rect(242, 12, 206, 273, SHEET),
    ...swapLists({
      at: [26, 256],
      y: 26,
      width: 178,
      lines: 11,
      heading: { ...serif, color: INK },
      note: { ...typed, color: RUST },
      color: INK,
    }),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'herbarium-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: opener(false, 'oak', SAGE),
  },
  {
    id: 'herbarium-opener-mirrored',
    name: named(
      'Auftakt, gespiegelt',
      'Opener, mirrored',
      'Ouverture inversée',
      'Apertura speculare',
      'Otwarcie odwrócone',
    ),
    role: 'opener',
    spread: opener(true, 'olive', STRAW),
  },
  {
    id: 'herbarium-24',
    name: named('Volle Mappe', 'Full folder', 'Chemise pleine', 'Cartella piena', 'Pełna teczka'),
    role: 'team',
    spread: team24(),
  },
  {
    id: 'herbarium-18',
    name: named('Drei Reihen', 'Three rows', 'Trois rangs', 'Tre file', 'Trzy rzędy'),
    role: 'team',
    spread: team18(),
  },
  {
    id: 'herbarium-tree-14',
    name: named('Stammbaum', 'Family tree', 'Arbre généalogique', 'Albero genealogico', 'Drzewo genealogiczne'),
    role: 'team',
    spread: tree(),
  },
  {
    id: 'herbarium-12',
    name: named('Herbarbogen', 'Herbarium sheet', 'Planche', 'Tavola', 'Arkusz'),
    role: 'team',
    spread: team12(),
  },
  {
    id: 'herbarium-9',
    name: named('Bogen mit Foto', 'Sheet with photo', 'Planche et photo', 'Tavola con foto', 'Arkusz ze zdjęciem'),
    role: 'team',
    spread: team9(),
  },
  {
    id: 'herbarium-doubles',
    name: named('Veredelt', 'Grafted pairs', 'Greffes', 'Innesti', 'Szczepione pary'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'herbarium-6',
    name: named('Kleiner Bogen', 'Small sheet', 'Petite planche', 'Tavola piccola', 'Mały arkusz'),
    role: 'team',
    spread: team6(),
  },
  {
    id: 'herbarium-2',
    name: named('Brautpaar', 'The couple', 'Les mariés', 'Gli sposi', 'Para młoda'),
    role: 'team',
    spread: team2(),
  },
  {
    id: 'herbarium-field',
    name: named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: field(),
  },
  {
    id: 'herbarium-press',
    name: named('Menü und Blüten', 'Menu and flowers', 'Menu et fleurs', 'Menù e fiori', 'Menu i kwiaty'),
    role: 'text',
    spread: press(),
  },
  ...extraLayouts('herbarium', pictures(), swaps()),
];

export const blueprint: BlueprintContent = {
  id: 'wedding-herbarium',
  blueprint_category: 'wedding',
  title: named('Herbarium', 'Herbarium', 'Herbier', 'Erbario', 'Zielnik'),
  description: {
    de: 'Gäste wie gepresste Pflanzen, mit Papierstreifen und Etikett. Zwei Familien, zusammengewachsen.',
    en: 'Guests like pressed plants, with paper strips and labels. Two families, grown together.',
    fr: 'Des invités comme des plantes pressées, avec bandes et étiquettes. Deux familles greffées.',
    it: 'Ospiti come piante pressate, con strisce ed etichette. Due famiglie cresciute insieme.',
    pl: 'Goście jak zasuszone rośliny, z paskami i etykietą. Dwie rodziny, które się zrosły.',
  },
  palette: [HEX.ink, HEX.rust, HEX.sage, HEX.straw, HEX.sheet],
  fonts: {
    title: { family: 'EB Garamond', bold: false },
    sub_title: { family: 'EB Garamond', bold: false },
    paragraph: { family: 'Special Elite', bold: false },
  },
  design: 'default',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(SHEET, [
          picture(226, -4, 238, 305, 'herbarium-graft', { name: 'Veredelung' }),
          rect(334, 222, 114, 62, LABEL),
          frame(334, 222, 114, 62, INK, 0.5),
          frame(336, 224, 110, 58, INK, 0.25),
          text(341, 227, 100, 11, '@cover.kind', { ...typed, color: RUST, align: 'center' }),
          text(341, 233, 100, 48, '{album-title}', {
            ...serif,
            color: INK,
            align: 'center',
            valign: 'middle',
            lines: 1.9,
            ...FITTED,
            name: 'Titel',
          }),
          rule(345, 267, 92, INK, 0.25),
          text(341, 269.5, 100, 10, '@cover.line', { ...typed, color: INK, align: 'center' }),
          text(341, 275, 100, 10, '{release-date}', { ...typed, color: INK, align: 'center' }),
        ]),
        spread('Anleitung', SHEET, [
          rect(-4, -4, 234, 305, SAGE),
          rect(12, 12, 206, 273, SHEET),
          picture(152, 24, 56, 140, 'herbarium-rose', { name: 'Pflanze' }),
          picture(24, 24, 44, 44, 'herbarium-stamp', { name: 'Stempel' }),
          text(26, 150, 180, 72, '@welcome.title', { ...serif, color: INK, ...FITTED }),
          rule(26, 180, 178, INK, 0.35),
          text(26, 188, 178, 18, '@welcome.text', { ...roman, color: INK, lines: 7 }),
          text(250, 26, 190, 48, '@contents.title', { ...serif, color: INK, ...FITTED }),
          rule(250, 49, 190, INK, 0.35),
          text(250, 54, 190, 11, '@contents.text', { ...typed, color: RUST, lineHeight: 150, lines: 2 }),
          node('Text', {
            x: 250,
            y: 76,
            width: 190,
            height: 90,
            size: 20,
            lineHeight: 150,
            font: 'sub_title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          ...['lavender', 'ginkgo', 'eucalyptus'].map((one, index) =>
            picture(256 + index * 64, 162, 46, 115, `herbarium-${one}`, { name: 'Pflanze' }),
          ),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(false, 'oak', SAGE), team12(), tree()]),
    section('@chapter.two', [opener(true, 'olive', STRAW), team9(), field()]),
    section(
      '@section.back',
      [
        press(),
        spread('Danke', SHEET, [
          rect(230, -4, 234, 305, SAGE),
          text(20, 26, 190, 72, '@thanks.title', { ...serif, color: INK }),
          rule(20, 58, 190, INK, 0.35),
          text(20, 66, 184, 18, '@thanks.text', { ...roman, color: INK, lines: 5 }),
          picture(24, 140, 54, 135, 'herbarium-oak', { name: 'Pflanze' }),
          picture(88, 140, 54, 135, 'herbarium-fern', { name: 'Pflanze' }),
          picture(152, 140, 54, 135, 'herbarium-olive', { name: 'Pflanze' }),
          rect(242, 12, 206, 273, SHEET),
          ...photo(260, 34, 170, 226),
          ...pages().slice(0, 1),
        ]),
        spread('Rückseite', SAGE, [
          rect(12, 12, 206, 273, SHEET),
          picture(79, 40, 72, 180, 'herbarium-clover', { name: 'Pflanze' }),
          text(24, 234, 182, 22, '@back.line', { ...serif, color: INK, align: 'center', lineHeight: 120, lines: 2 }),
          text(24, 266, 182, 10, '{album-title}', { ...typed, color: RUST, align: 'center' }),
        ]),
      ],
      true,
    ),
  ],
};
