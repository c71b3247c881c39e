/** Herbarium: guests as pressed plants under a botanist's labels; two families are grafted onto each other. */
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
  inTurn,
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
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { answerOrLines } from '../written-lines.ts';
import { plants, twig, type Plant } from '../plants.ts';
import { WEDDING_QUESTIONS } from '../wedding-questions.ts';

const INK = 2;
const RUST = 3;
const SAGE = 4;
const STRAW = 5;
const SHEET = 6;
const HEX = { ink: '#22301f', rust: '#a4472b', sage: '#8e9c78', straw: '#d9be7c', sheet: '#f2ebdb' };
const LABEL = '#fbf8ef';
const DUOTONE = [HEX.ink, HEX.sheet];

const grown = plants(HEX);
/** On dark grounds. */
const pale = plants({ ...HEX, ink: HEX.sheet, sage: HEX.straw, sheet: HEX.ink });
const onRust = plants({ ...HEX, ink: HEX.sheet, rust: HEX.straw, sage: HEX.sheet, sheet: HEX.rust });
const onSage = plants({ ...HEX, sage: HEX.sheet, sheet: HEX.sage });
/** A strip of gummed paper that holds a specimen, about its middle. */
const strip = (x: number, y: number, turn: number): string =>
  `<rect x="-11" y="-2.5" width="22" height="5" fill="${HEX.straw}" opacity=".85" transform="translate(${x} ${y}) rotate(${turn})"/>`;
/** Where found, and with whom swapped: signs that need no words, so that the label can be written on large. */
const PIN = `<path d="M0 3.200C-2.300.4-2.600-.4-2.600-1.200A2.600 2.600 0 0 1 2.600-1.200C2.600-.4 2.300.4 0 3.200Z" fill="${HEX.rust}"/><circle cy="-1.200" r=".9" fill="${LABEL}"/>`;
const ARROWS = `<path d="M-2.800-1H2.400M1-2.400L2.600-1L1 .400M2.800 1.400H-2.400M-1 0L-2.600 1.400L-1 2.800" fill="none" stroke="${HEX.rust}" stroke-width=".7" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Where a sticker is mounted: paper, a strip half of which stays seen, and a label with two lines to write on. */
const mount = (width: number, turn: number, label: boolean): string =>
  `<rect x="2" y="4" width="${width}" height="70" fill="${LABEL}" stroke="${HEX.ink}" stroke-width=".25"/>${strip(1 + width / 2, 4, turn)}${
    label
      ? `<rect x="2" y="77.5" width="${width}" height="22" fill="${LABEL}"/><rect x="3" y="78.5" width="${width - 2}" height="20" fill="none" stroke="${HEX.ink}" stroke-width=".25"/><g transform="translate(8.500 84)">${PIN}</g><g transform="translate(8.500 92.500)">${ARROWS}</g><path d="M13.500 87H${width - 2}M13.500 95.500H${width - 2}" stroke="${HEX.ink}" stroke-width=".3" stroke-dasharray=".4 .8"/>`
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
const plant = (inks: typeof grown, name: Plant): { svg: string; width: number; height: number } =>
  svg(120, 300, `<g transform="scale(2)">${inks[name]}</g>`);
const GROWN = [
  'fern',
  'oak',
  'olive',
  'clover',
  'lavender',
  'poppy',
  'eucalyptus',
  'rose',
  'ginkgo',
  'hop',
  'ivy',
  'rye',
] as const;
const PALE = ['fern', 'lavender', 'ginkgo'] as const;

/** Plants that stand side by side, as high as they grow; frames of other proportions cut nothing but ground away. */
const meadow = (inks: typeof grown, width: number, height: number, names: readonly Plant[]): string =>
  names
    .map((name, index) => {
      const scale = (height * (0.72 + 0.16 * Math.sin(index * 2.1))) / 150;
      const x = width * (0.08 + (0.84 * (index + 0.5)) / names.length) - 30 * scale;
      return `<g transform="translate(${round(x)} ${round(height * 0.92 - 150 * scale)}) scale(${round(scale)})">${inks[name]}</g>`;
    })
    .join('');
/** Plants bound together at their roots. */
function bunch(
  inks: typeof grown,
  [x, y]: readonly [number, number],
  high: number,
  names: readonly Plant[],
  [turn, step]: readonly [number, number],
): string {
  const scale = round(high / 150);
  const stems = names.map((name, index) => {
    const degrees = turn + (index - (names.length - 1) / 2) * step;
    return `<g transform="translate(${x} ${y}) rotate(${round(degrees)}) scale(${scale}) translate(-30 -140)">${inks[name]}</g>`;
  });
  return stems.join('');
}
const band = (x: number, y: number, turn: number, fill: string): string =>
  `<rect x="-7" y="-4" width="14" height="8" rx="1" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const plate = (width: number, height: number, ground: string, inner: string) =>
  svg(width, height, `<rect width="${width}" height="${height}" fill="${ground}"/>${inner}`, 3);
/** What hangs in a frame that has no photo. */
const WIDE = [3, 4, 5, 6, 1, 2].map((at) => `herbarium-wide-${at}`);
const TALL = [1, 2, 3, 4, 7, 8].map((at) => `herbarium-tall-${at}`);
const WREATH: readonly Plant[] = ['olive', 'oak', 'olive', 'clover', 'olive', 'oak', 'olive', 'clover'];

/** A tree with empty leaves to sign. */
const LEAF_ROWS = [6, 8, 8, 8, 6];
const signedLeaves = LEAF_ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => {
    const across = index - (count - 1) / 2;
    const x = 234 + across * 50 + (across > 0 ? 9 : -9);
    return { x, y: 40 + row * 42 + Math.abs(across) * 5, turn: across * 5 + (index % 2 ? -7 : 7) };
  }),
);
const guestTree = [
  `<g fill="none" stroke="${HEX.ink}" stroke-linecap="round">${signedLeaves
    .map(
      ({ x, y }) =>
        `<path d="M234 ${round(Math.min(288, y + 74))}C234 ${round(y + 40)} ${round(234 + (x - 234) * 0.6)} ${round(y + 34)} ${round(x)} ${round(y + 8)}" stroke-width="1.4"/>`,
    )
    .join('')}</g>`,
  `<path d="M222 305C229 262 230 200 232 120H236C238 200 239 262 246 305Z" fill="${HEX.ink}"/>`,
  signedLeaves
    .map(
      ({ x, y, turn }, index) =>
        `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"><path d="M-22 2C-16-12 8-13 22-1C10 12-14 13-22 2Z" fill="${index % 3 === 1 ? HEX.straw : index % 3 === 2 ? LABEL : HEX.sage}" stroke="${HEX.ink}" stroke-width=".4"/><path d="M-22 2L-26 4" stroke="${HEX.ink}" stroke-width=".8"/></g>`,
    )
    .join(''),
].join('');
/** Rings of a trunk, a little uneven, one for every year. */
const rings = Array.from({ length: 13 }, (_, index) => {
  const r = 8 + index * 7.2;
  const [a, b] = [r * (1 + 0.02 * Math.sin(index * 3)), r * (0.97 + 0.02 * Math.cos(index * 5))];
  return `<ellipse cx="${round(105 + Math.sin(index) * 0.9)}" cy="105" rx="${round(a)}" ry="${round(b)}" fill="none" stroke="${index === 12 ? HEX.ink : HEX.rust}" stroke-width="${index === 12 ? 4 : 0.5}"/>`;
}).join('');
const drawings = {
  ...Object.fromEntries(GROWN.map((one) => [`herbarium-${one}`, plant(grown, one)])),
  // The same, drawn large: how often they grow small at the labels counts for nothing there.
  ...Object.fromEntries(GROWN.map((one) => [`herbarium-grown-${one}`, plant(grown, one)])),
  ...Object.fromEntries(PALE.map((one) => [`herbarium-pale-${one}`, plant(pale, one)])),
  'herbarium-graft': svg(238, 305, graftLeft + graftRight + graftTop + bandage),
  'herbarium-mount-1': svg(54, 104, mount(50, -5.5, true)),
  'herbarium-mount-2': svg(54, 104, mount(50, 5.5, true)),
  'herbarium-mount-3': svg(54, 104, mount(50, 2, true)),
  'herbarium-plain-1': svg(54, 76, mount(50, -5.5, false)),
  'herbarium-plain-2': svg(54, 76, mount(50, 5.5, false)),
  'herbarium-plain-3': svg(54, 76, mount(50, 2, false)),
  'herbarium-double': svg(104, 104, mount(100, -4, true)),
  'herbarium-wide-1': plate(
    200,
    112,
    HEX.straw,
    meadow(grown, 200, 112, ['ivy', 'poppy', 'clover', 'lavender', 'fern', 'oak', 'poppy']),
  ),
  'herbarium-wide-2': plate(
    200,
    112,
    HEX.ink,
    meadow(pale, 200, 112, ['fern', 'ginkgo', 'lavender', 'hop', 'eucalyptus', 'fern']),
  ),
  'herbarium-wide-3': plate(
    200,
    112,
    HEX.sage,
    bunch(onSage, [104, 58], 92, ['oak', 'clover', 'rose'], [-90, 24]) +
      bunch(onSage, [96, 58], 92, ['olive', 'lavender', 'ivy'], [90, 24]) +
      band(100, 58, 0, HEX.rust),
  ),
  'herbarium-wide-4': plate(
    200,
    112,
    HEX.rust,
    meadow(onRust, 200, 112, ['eucalyptus', 'oak', 'hop', 'olive', 'rose', 'ginkgo']),
  ),
  'herbarium-wide-5': plate(
    200,
    112,
    HEX.ink,
    bunch(pale, [112, 56], 88, ['eucalyptus', 'clover', 'lavender'], [-90, 26]) +
      bunch(pale, [88, 56], 88, ['ginkgo', 'fern', 'hop'], [90, 26]) +
      band(100, 56, 0, HEX.straw),
  ),
  'herbarium-wide-6': plate(
    200,
    112,
    HEX.straw,
    meadow(grown, 200, 112, ['poppy', 'lavender', 'rose', 'fern', 'poppy', 'clover', 'lavender']),
  ),
  'herbarium-tall-7': plate(
    150,
    180,
    HEX.rust,
    bunch(onRust, [75, 141], 116, ['hop', 'eucalyptus', 'rose', 'oak'], [0, 18]) + band(75, 133, 0, HEX.straw),
  ),
  'herbarium-tall-8': plate(150, 180, HEX.sage, meadow(onSage, 150, 180, ['poppy', 'rose', 'clover', 'poppy'])),
  'herbarium-tall-1': plate(
    150,
    180,
    HEX.sage,
    bunch(onSage, [75, 141], 114, ['olive', 'rose', 'oak', 'poppy', 'fern'], [0, 15]) + band(75, 133, 0, HEX.rust),
  ),
  'herbarium-tall-2': plate(
    150,
    180,
    HEX.ink,
    bunch(pale, [75, 145], 122, ['eucalyptus', 'lavender', 'fern', 'clover', 'ginkgo'], [0, 17]) +
      band(75, 137, 0, HEX.straw),
  ),
  'herbarium-tall-3': plate(
    150,
    180,
    HEX.straw,
    WREATH.map((name, index) => {
      const turn = index * 45;
      return `<g transform="translate(75 90) rotate(${turn}) translate(44 22) rotate(8) scale(.36) translate(-30 -140)">${grown[name]}</g>`;
    }).join(''),
  ),
  'herbarium-tall-4': plate(
    150,
    180,
    HEX.rust,
    bunch(onRust, [75, 148], 128, ['oak', 'hop', 'olive'], [0, 24]) + band(75, 140, 0, HEX.straw),
  ),
  'herbarium-tree': svg(
    468,
    305,
    `<g fill="none" stroke="${HEX.ink}" stroke-linecap="round">${branches}</g><path d="M224 305C229 262 229 216 232 170H236C239 216 239 262 244 305Z" fill="${HEX.ink}"/><path d="M232 300C233 260 233 220 234 186" stroke="${HEX.sheet}" stroke-width=".5" fill="none" opacity=".6"/>${leavesOnTree}`,
  ),
  'herbarium-guests': svg(468, 305, guestTree),
  'herbarium-rings': svg(210, 210, rings),
  'herbarium-stamp': svg(
    44,
    44,
    `<g fill="none" stroke="${HEX.rust}" transform="rotate(-12 22 22)"><circle cx="22" cy="22" r="20" stroke-width="1"/><circle cx="22" cy="22" r="18.2" stroke-width=".4"/><path d="M22 32V16" stroke-width=".9"/></g><g transform="rotate(-12 22 22)" fill="${HEX.rust}"><path d="M22 24C14 23 11 18 12 12C18 13 22 17 22 24Z"/><path d="M22 20C29 19 32 15 31.5 9.500C26 10.5 22 14 22 20Z"/></g>`,
  ),
  'herbarium-strips': svg(40, 12, `<rect x="2" y="2.5" width="36" height="7" fill="${HEX.straw}" opacity=".85"/>`),
  'herbarium-pin': svg(8, 8, `<g transform="translate(4 4)">${PIN}</g>`, 2),
  'herbarium-arrows': svg(8, 8, `<g transform="translate(4 4)">${ARROWS}</g>`, 2),
};

/** Plants that open the chapters: what is said of them is true of the plant. */
interface Species {
  plant: Plant;
  latin: string;
  note: Localised;
}
const SPECIES: readonly Species[] = [
  {
    plant: 'oak',
    latin: 'Quercus robur',
    note: named(
      'Lässt sich Zeit: Bevor eine Eiche die ersten Eicheln trägt, vergehen Jahrzehnte. Danach hört sie jahrhundertelang nicht mehr auf.',
      'Takes its time: decades pass before an oak bears its first acorns. After that it keeps going for centuries.',
      'Prend son temps : un chêne attend des décennies avant ses premiers glands. Ensuite, il ne s’arrête plus pendant des siècles.',
      'Se la prende comoda: passano decenni prima che una quercia dia le prime ghiande. Poi va avanti per secoli.',
      'Nie spieszy się: mijają dziesiątki lat, zanim dąb wyda pierwsze żołędzie. Potem nie przestaje przez stulecia.',
    ),
  },
  {
    plant: 'olive',
    latin: 'Olea europaea',
    note: named(
      'Wächst krumm, wird hohl und trägt trotzdem weiter. Manche Ölbäume sind älter als die meisten Bücher, in denen sie vorkommen.',
      'Grows crooked, turns hollow and bears fruit all the same. Some olive trees are older than most books they appear in.',
      'Pousse de travers, se creuse et donne quand même. Certains oliviers sont plus vieux que la plupart des livres qui en parlent.',
      'Cresce storto, diventa cavo e dà frutti lo stesso. Certi olivi sono più vecchi di quasi tutti i libri che ne parlano.',
      'Rośnie krzywo, pustoszeje w środku i wciąż owocuje. Niektóre oliwki są starsze niż większość książek, które o nich mówią.',
    ),
  },
  {
    plant: 'fern',
    latin: 'Dryopteris filix-mas',
    note: named(
      'Hat noch nie geblüht und kommt seit Urzeiten gut damit zurecht. Junge Wedel entrollen sich erst, wenn sie so weit sind.',
      'Has never flowered and has done nicely without since prehistoric times. Young fronds unroll only when they are ready.',
      'N’a jamais fleuri et s’en passe très bien depuis la préhistoire. Les jeunes frondes ne se déroulent que lorsqu’elles sont prêtes.',
      'Non ha mai fiorito e se la cava benissimo dalla preistoria. Le fronde giovani si srotolano solo quando sono pronte.',
      'Nigdy nie kwitła i od prawieków świetnie sobie z tym radzi. Młode liście rozwijają się dopiero, gdy są gotowe.',
    ),
  },
  {
    plant: 'rose',
    latin: 'Rosa canina',
    note: named(
      'Wehrhaft, aber nur nach außen. Was alle Dornen nennen, sind botanisch Stacheln; was wie eine Frucht aussieht, sind viele kleine Nüsse.',
      'Well defended, but only on the outside. What everybody calls thorns are prickles; what looks like a berry is full of tiny nuts.',
      'Bien armée, mais seulement au-dehors. Ses épines sont en fait des aiguillons, et ses baies sont pleines de minuscules noix.',
      'Ben armata, ma solo all’esterno. Quelle che tutti chiamano spine sono aculei, e le sue bacche sono piene di minuscole noci.',
      'Uzbrojona, lecz tylko na zewnątrz. To, co nazywamy cierniami, to kolce, a w czerwonych owocach kryją się małe orzeszki.',
    ),
  },
  {
    plant: 'hop',
    latin: 'Humulus lupulus',
    note: named(
      'Klettert immer rechtsherum und hält sich an allem fest, was stillsteht. Im Sommer lässt sich ihm beim Wachsen fast zusehen.',
      'Always climbs clockwise and holds on to whatever stands still. In summer you can all but watch it grow.',
      'Grimpe toujours dans le même sens et s’accroche à tout ce qui ne bouge pas. L’été, on le voit presque pousser.',
      'Si arrampica sempre nello stesso verso e si aggrappa a tutto ciò che sta fermo. D’estate lo si vede quasi crescere.',
      'Pnie się zawsze w tę samą stronę i chwyta wszystkiego, co stoi w miejscu. Latem niemal widać, jak rośnie.',
    ),
  },
  {
    plant: 'lavender',
    latin: 'Lavandula angustifolia',
    note: named(
      'Duftet noch, wenn er längst getrocknet ist, und hält die Motten fern. Mehr kann man von einer Pflanze im Schrank nicht verlangen.',
      'Still fragrant long after it has dried, and keeps the moths away. One cannot ask more of a plant in a wardrobe.',
      'Séchée depuis longtemps, elle parfume encore et éloigne les mites. On ne peut demander mieux à une plante d’armoire.',
      'Profuma anche quando è secca da tempo e tiene lontane le tarme. Da una pianta nell’armadio non si può chiedere di più.',
      'Pachnie jeszcze długo po zasuszeniu i odstrasza mole. Od rośliny w szafie nie można wymagać więcej.',
    ),
  },
  {
    plant: 'clover',
    latin: 'Trifolium pratense',
    note: named(
      'Meist dreiblättrig. Wer lange sucht, findet das vierte Blatt; wer nicht sucht, findet immerhin eine Wiese zum Sitzen.',
      'Three leaves as a rule. Those who search long enough find a fourth; those who do not at least find a meadow to sit in.',
      'Trois feuilles en général. Qui cherche longtemps trouve la quatrième ; qui ne cherche pas trouve au moins un pré où s’asseoir.',
      'Di solito ha tre foglie. Chi cerca a lungo trova la quarta; chi non cerca trova almeno un prato dove sedersi.',
      'Zwykle trójlistna. Kto długo szuka, znajdzie czwarty listek; kto nie szuka, znajdzie przynajmniej łąkę, na której można usiąść.',
    ),
  },
  {
    plant: 'ginkgo',
    latin: 'Ginkgo biloba',
    note: named(
      'War schon da, als die Saurier kamen, und noch da, als sie gingen. Im Herbst wirft er fast alle Blätter auf einmal ab.',
      'Was there when the dinosaurs came and still there when they went. In autumn it drops nearly all its leaves at once.',
      'Était là à l’arrivée des dinosaures, et encore là à leur départ. En automne, il perd presque toutes ses feuilles d’un coup.',
      'C’era quando arrivarono i dinosauri e c’era ancora quando se ne andarono. In autunno perde quasi tutte le foglie insieme.',
      'Był już, gdy nadeszły dinozaury, i został, gdy odeszły. Jesienią zrzuca prawie wszystkie liście naraz.',
    ),
  },
];

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  ...Object.fromEntries(SPECIES.map(({ plant: name, note }) => [`species.${name}`, note])),
  'cover.kind': [same('{answer-couple}'), named('Herbarium', 'Herbarium', 'Herbier', 'Erbario', 'Zielnik')],
  'cover.line': named(
    '{total-stickers} Gewächse, frisch gepflückt',
    '{total-stickers} specimens, freshly picked',
    '{total-stickers} spécimens, fraîchement cueillis',
    '{total-stickers} esemplari, appena colti',
    'Świeżo zebrane okazy: {total-stickers}',
  ),
  'cover.date': [same('{answer-place}, {answer-date}'), same('{answer-date}'), same('{release-date}')],
  'welcome.title': named(
    'So wird gesammelt',
    'How to collect',
    'L’art de récolter',
    'Come si raccoglie',
    'Jak zbierać',
  ),
  'welcome.text': named(
    'Tüte öffnen, Gesicht bestimmen, unter den Papierstreifen kleben. Von jedem Exemplar ist bisher nur ein Abdruck zu sehen. Auf die Etiketten kommt von Hand, was das Herbarium wertvoll macht:',
    'Open a pack, identify the face, mount it under the paper strip. So far only a print of each specimen can be seen. What makes a herbarium precious is written on the labels by hand:',
    'Ouvrir une pochette, reconnaître le visage, le coller sous la bande de papier. De chaque spécimen, on ne voit encore qu’une empreinte. Sur les étiquettes, on note à la main ce qui fait la valeur d’un herbier :',
    'Aprire una bustina, riconoscere il viso, fissarlo sotto la striscia di carta. Di ogni esemplare per ora si vede solo l’impronta. Sulle etichette si scrive a mano ciò che rende prezioso un erbario:',
    'Otworzyć torebkę, rozpoznać twarz, wkleić pod papierowy pasek. Na razie z każdego okazu widać tylko odcisk. Na etykietach zapisuje się ręcznie to, co czyni zielnik cennym:',
  ),
  'welcome.pin': named(
    'der Fundort: an welchem Tisch, in welcher Tüte',
    'where it was found: at which table, in which pack',
    'le lieu : à quelle table, dans quelle pochette',
    'il luogo: a quale tavolo, in quale bustina',
    'miejsce: przy którym stole, w której torebce',
  ),
  'welcome.swap': named(
    'der Tausch: mit wem und wogegen',
    'the swap: with whom and for what',
    'l’échange : avec qui et contre quoi',
    'lo scambio: con chi e con che cosa',
    'wymiana: z kim i za co',
  ),
  'contents.title': named('Pflanzenfamilien', 'Plant families', 'Les familles', 'Le famiglie', 'Rodziny roślin'),
  'contents.text': named(
    'Geordnet nach Familien, nicht nach Größe',
    'In order of family, not of height',
    'Classées par famille, non par taille',
    'In ordine di famiglia, non di altezza',
    'Według rodzin, nie według wzrostu',
  ),
  'pair.text': [
    named(
      '{answer-couple}. Kommt nur paarweise vor: Wo das eine Wurzeln schlägt, blüht das andere.',
      '{answer-couple}. Found in pairs only: where one takes root, the other blooms.',
      '{answer-couple}. Ne pousse qu’à deux : là où l’un prend racine, l’autre fleurit.',
      '{answer-couple}. Cresce solo in coppia: dove uno mette radici, l’altro fiorisce.',
      '{answer-couple}. Rośnie tylko w parze: gdzie jedno zapuści korzenie, drugie kwitnie.',
    ),
    named(
      'Kommt nur paarweise vor. Umtopfen zwecklos: Wo das eine Wurzeln schlägt, blüht das andere.',
      'Found in pairs only. No use repotting: where one takes root, the other blooms.',
      'Ne pousse qu’à deux. Inutile de rempoter : là où l’un prend racine, l’autre fleurit.',
      'Cresce solo in coppia. Inutile rinvasare: dove uno mette radici, l’altro fiorisce.',
      'Rośnie tylko w parze. Nie ma co przesadzać: gdzie jedno zapuści korzenie, drugie kwitnie.',
    ),
  ],
  'pair.met': [
    named(
      'Erster Fundort: {answer-met}',
      'First found: {answer-met}',
      'Première récolte : {answer-met}',
      'Primo ritrovamento: {answer-met}',
      'Pierwsze znalezisko: {answer-met}',
    ),
  ],
  'team.line': [
    named(
      'Leicht zu erkennen, schwer zu pressen',
      'Easy to identify, hard to press',
      'Facile à reconnaître, difficile à presser',
      'Facile da riconoscere, difficile da pressare',
      'Łatwo rozpoznać, trudno zasuszyć',
    ),
    named(
      'Hält ohne Wasser, nicht ohne Gesellschaft',
      'Lasts without water, not without company',
      'Se passe d’eau, jamais de compagnie',
      'Resiste senz’acqua, non senza compagnia',
      'Wytrzyma bez wody, ale nie bez towarzystwa',
    ),
    named(
      'Gedeiht am besten dicht beieinander',
      'Thrives best when planted close together',
      'S’épanouit mieux en rangs serrés',
      'Cresce meglio uno accanto all’altro',
      'Najlepiej rośnie blisko siebie',
    ),
    named(
      'Bestimmt wird nach Gesicht, nicht nach Blatt',
      'Identified by the face, not by the leaf',
      'On classe d’après le visage, non d’après la feuille',
      'Si classifica dal viso, non dalla foglia',
      'Oznacza się po twarzy, nie po liściu',
    ),
    named(
      'Doppelte nicht kompostieren, sondern tauschen',
      'Do not compost your doubles, swap them',
      'Les doubles ne se compostent pas, ils s’échangent',
      'I doppioni non si compostano, si scambiano',
      'Podwójnych nie kompostujemy, tylko wymieniamy',
    ),
    named(
      'Kleben ist auch eine Art zu pflanzen',
      'Sticking is planting by other means',
      'Coller, c’est planter un peu',
      'Incollare è un po’ come piantare',
      'Wklejanie to też rodzaj sadzenia',
    ),
    named(
      'Trocken gelagert, über Generationen haltbar',
      'Stored dry, it keeps for generations',
      'Au sec, se garde des générations',
      'All’asciutto dura per generazioni',
      'W suchym miejscu trwa przez pokolenia',
    ),
    named(
      'Die seltenste Art ist immer die, die noch fehlt',
      'The rarest species is the one still missing',
      'L’espèce la plus rare est celle qui manque encore',
      'La specie più rara è quella che ancora manca',
      'Najrzadszy jest zawsze ten okaz, którego brakuje',
    ),
  ],
  'tree.title': [
    named(
      'Gewachsen,\nnicht gekauft',
      'Grown,\nnot bought',
      'Cultivé,\npas acheté',
      'Cresciuti,\nnon comprati',
      'Samo\nwyrosło',
    ),
    named(
      'Alle an\neinem Stamm',
      'All on\none trunk',
      'Tous sur\nun même tronc',
      'Tutti su\nun solo tronco',
      'Wszyscy na\njednym pniu',
    ),
    named('Weit\nverzweigt', 'Well\nbranched', 'Belle\nramure', 'Bei\nrami', 'Szeroko\nrozgałęzieni'),
  ],
  'field.title': [named('Alles in Blüte', 'All in bloom', 'Tout est en fleur', 'Tutto in fiore', 'Wszystko kwitnie')],
  'field.text': [
    same('{answer-place}, {answer-date}'),
    same('{answer-place}'),
    named(
      'Eine Wiese erkennt man daran, dass nicht alles gleich hoch ist.',
      'A meadow is where nothing is quite the same height.',
      'On reconnaît un pré à ce que tout n’y a pas la même hauteur.',
      'Un prato si riconosce perché non tutto è alto uguale.',
      'Łąkę poznaje się po tym, że nie wszystko jest równe.',
    ),
  ],
  'seeds.title': named('Aus dem Küchengarten', 'From the kitchen garden', 'Du potager', 'Dall’orto', 'Z ogródka'),
  'seeds.ask': named(
    'Was es zu essen gab',
    'What there was to eat',
    'Ce qu’il y avait à manger',
    'Che cosa si è mangiato',
    'Co było do jedzenia',
  ),
  'seeds.text': [same('{answer-menu}')],
  'seeds.cake': [
    named(
      'Und zum Schluss: {answer-cake}',
      'And to finish: {answer-cake}',
      'Et pour finir : {answer-cake}',
      'E per finire: {answer-cake}',
      'A na koniec: {answer-cake}',
    ),
  ],
  'press.title': named(
    'Vom Strauß gefallen',
    'Fallen from the bouquet',
    'Tombé du bouquet',
    'Caduti dal bouquet',
    'Spadło z bukietu',
  ),
  'press.text': named(
    'Blüten und Blätter, zwischen zwei schweren Büchern gepresst',
    'Flowers and leaves, pressed between two heavy books',
    'Fleurs et feuilles, pressées entre deux gros livres',
    'Fiori e foglie, pressati tra due libri pesanti',
    'Kwiaty i liście, zasuszone między dwiema grubymi książkami',
  ),
  'guests.title': named(
    'Ein Blatt für jeden Namen',
    'A leaf for every name',
    'Une feuille par prénom',
    'Una foglia per ogni nome',
    'Listek na każde imię',
  ),
  'rings.title': named('Jahresringe', 'Tree rings', 'Les cernes', 'Gli anelli', 'Słoje'),
  'rings.text': named(
    'Ein Baum schreibt jedes Jahr einen Ring und radiert keinen aus. An jedem Hochzeitstag kommt ein Wort hinzu, von innen nach außen.',
    'Every year a tree writes a ring and rubs none out. Each anniversary adds a word, from the middle outwards.',
    'Chaque année, l’arbre écrit un cerne et n’en efface aucun. À chaque anniversaire de mariage, un mot de plus, du cœur vers l’écorce.',
    'Ogni anno l’albero scrive un anello e non ne cancella nessuno. A ogni anniversario si aggiunge una parola, dal centro verso fuori.',
    'Drzewo co roku zapisuje jeden słój i żadnego nie wymazuje. W każdą rocznicę przybywa jedno słowo, od środka na zewnątrz.',
  ),
  'notes.title': named('Beobachtungen', 'Observations', 'Observations', 'Osservazioni', 'Obserwacje'),
  'notes.one': named(
    'Als Erstes aufgeblüht',
    'First to bloom',
    'La première fleur',
    'Il primo fiore',
    'Pierwszy kwiat',
  ),
  'notes.two': named(
    'Am weitesten gereist',
    'Travelled the furthest',
    'Le plus long voyage',
    'Il viaggio più lungo',
    'Z najdalszych stron',
  ),
  'notes.three': named(
    'Am längsten getanzt',
    'Danced the longest',
    'La plus longue danse',
    'Il ballo più lungo',
    'Najdłużej na parkiecie',
  ),
  'notes.four': named(
    'Am lautesten gelacht',
    'Laughed the loudest',
    'Le plus grand rire',
    'La risata più forte',
    'Najgłośniejszy śmiech',
  ),
  'notes.five': named(
    'Am schönsten geweint',
    'Cried most beautifully',
    'Les plus belles larmes',
    'Le lacrime più belle',
    'Najpiękniejsze łzy',
  ),
  'notes.six': named(
    'Zuletzt gegangen',
    'Last to leave',
    'A éteint la lumière',
    'Chi ha spento la luce',
    'Kto zgasił światło',
  ),
  'notes.seven': named(
    'Am schwersten zu bekommen',
    'Hardest to get',
    'La plus dure à trouver',
    'La più difficile da trovare',
    'Najtrudniej było zdobyć',
  ),
  'notes.eight': named(
    'Als letzter Sticker geklebt',
    'The last sticker of all',
    'La toute dernière vignette',
    'L’ultima figurina',
    'Ostatnia naklejka',
  ),
  'key.title': named('Wer wächst denn da?', 'What grows here?', 'Qui pousse là ?', 'Chi cresce qui?', 'Co tu rośnie?'),
  'key.text': named(
    'Zehn Pflanzen aus diesem Herbarium suchen ihren Namen. Die Auflösung steht auf dem Kopf.',
    'Ten plants of this herbarium are looking for their names. The answers are upside down.',
    'Dix plantes de cet herbier cherchent leur nom. La solution est à l’envers.',
    'Dieci piante di questo erbario cercano il loro nome. La soluzione è capovolta.',
    'Dziesięć roślin z tego zielnika szuka swoich nazw. Rozwiązanie jest do góry nogami.',
  ),
  'key.answers': named(
    'Farn · Eiche · Ölbaum · Klee · Lavendel · Mohn · Eukalyptus · Rose · Ginkgo · Hopfen',
    'Fern · Oak · Olive · Clover · Lavender · Poppy · Eucalyptus · Rose · Ginkgo · Hop',
    'Fougère · Chêne · Olivier · Trèfle · Lavande · Coquelicot · Eucalyptus · Rosier · Ginkgo · Houblon',
    'Felce · Quercia · Olivo · Trifoglio · Lavanda · Papavero · Eucalipto · Rosa · Ginkgo · Luppolo',
    'Paproć · Dąb · Oliwka · Koniczyna · Lawenda · Mak · Eukaliptus · Róża · Miłorząb · Chmiel',
  ),
  'bed.title': named('Beetplan', 'Garden plan', 'Plan du jardin', 'Pianta del giardino', 'Plan ogrodu'),
  'bed.text': named(
    'Wo was stand: Tische, Tanzfläche, Torte und der schönste Baum',
    'What was where: tables, dance floor, cake and the finest tree',
    'Qui était où : tables, piste de danse, gâteau et le plus bel arbre',
    'Che cosa era dove: tavoli, pista da ballo, torta e l’albero più bello',
    'Gdzie co stało: stoły, parkiet, tort i najpiękniejsze drzewo',
  ),
  'day.title': named('Blütezeit', 'In season', 'La floraison', 'La fioritura', 'Pora kwitnienia'),
  'day.text': [
    same('{answer-day}'),
    named(
      'Morgens: Knospe\nMittags: Blüte\nAbends: Duft\nNachts: Wurzeln, die tanzen\nAm Morgen danach: Tau',
      'Morning: bud\nNoon: blossom\nEvening: scent\nNight: roots that dance\nThe morning after: dew',
      'Le matin : le bouton\nÀ midi : la fleur\nLe soir : le parfum\nLa nuit : les racines qui dansent\nLe lendemain : la rosée',
      'Al mattino: il bocciolo\nA mezzogiorno: il fiore\nLa sera: il profumo\nLa notte: radici che ballano\nIl mattino dopo: la rugiada',
      'Rano: pąk\nW południe: kwiat\nWieczorem: zapach\nNocą: korzenie tańczą\nNastępnego ranka: rosa',
    ),
  ],
  'day.song': [
    named(
      'Der erste Tanz: {answer-song}',
      'The first dance: {answer-song}',
      'La première danse : {answer-song}',
      'Il primo ballo: {answer-song}',
      'Pierwszy taniec: {answer-song}',
    ),
  ],
  'thanks.title': named('Danke', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'thanks.text': [
    same('{answer-thanks}'),
    named(
      'Ihr habt gegossen, gestützt und uns im Winter ins Haus geholt. Dass aus uns etwas geworden ist, liegt am Boden, auf dem wir stehen.',
      'You watered us, staked us and took us in for the winter. If anything has become of us, it is thanks to the ground we stand on.',
      'Vous nous avez arrosés, tuteurés et rentrés l’hiver. Si nous avons poussé, c’est grâce à la terre où nous sommes plantés.',
      'Ci avete annaffiati, sostenuti e riparati d’inverno. Se siamo cresciuti, è merito della terra in cui siamo piantati.',
      'Podlewaliście nas, podpieraliście i zabieraliście na zimę do domu. Jeśli coś z nas wyrosło, to dzięki ziemi, na której stoimy.',
    ),
  ],
  'thanks.saying': [same('{answer-saying}')],
  'photo.hint': named(
    'Hier kommt euer Bild unter die Streifen.',
    'Your picture goes under the strips.',
    'Ici, votre photo sous les bandes.',
    'Qui la vostra foto, sotto le strisce.',
    'Tu wasze zdjęcie pod paskami.',
  ),
  'back.line': named(
    'Kühl, trocken und in guter Gesellschaft aufbewahren.',
    'Store cool, dry and in good company.',
    'Conserver au frais, au sec et en bonne compagnie.',
    'Conservare al fresco, all’asciutto e in buona compagnia.',
    'Przechowywać w chłodzie, sucho i w dobrym towarzystwie.',
  ),
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
/** What is read, in black ink alone: the green of the title is four inks, which never meet quite exactly. */
const BLACK = 1;
const typed = { font: 'paragraph' };
const roman = { font: 'sub_title', lineHeight: 150 };
const LEFT = [44, 102, 160] as const;
const RIGHT = [250, 308, 366] as const;
const NARROW_LEFT = [8, 62, 116, 170] as const;
const NARROW_RIGHT = [240, 294, 348, 402] as const;
/** The sheet shows through, and on it what the plant has left. */
const BARE = { fill: SHEET, fillOpacity: 0 };

const print = (plantName: string, x: number, y: number): ContentNode =>
  picture(x + 13.8, y + 1, 22.4, 56, `herbarium-${plantName}`, { opacity: 0.34, name: 'Abdruck' });
const printAt = (index: number): string => pick(GROWN, (index * 5) % GROWN.length);
/** A sticker's place with its label below; each is mounted a little differently. */
const specimen = (x: number, y: number, index: number): ContentNode[] => [
  picture(x - 2, y - 4, 54, 104, `herbarium-mount-${(index % 3) + 1}`, { name: 'Montage' }),
  print(printAt(index), x, y),
  cell(x, y, false, BARE),
];
const plain = (x: number, y: number, index: number): ContentNode[] => [
  picture(x - 2, y - 4, 54, 76, `herbarium-plain-${(index % 3) + 1}`, { name: 'Montage' }),
  print(printAt(index), x, y),
  cell(x, y, false, BARE),
];
const all = (mounted: typeof specimen, xs: readonly number[], ys: readonly number[], first = 0): ContentNode[] =>
  ys.flatMap((y, row) => xs.flatMap((x, index) => mounted(x, y, first + row * xs.length + index)));
const pages = (): ContentNode[] => folios(9, 433, 285, 11, { ...typed, color: INK });
const heading = (x = 44): ContentNode[] => [
  text(x, 14, 166, 36, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
  text(x, 30.5, 178, 12, '@team.line', { ...typed, color: RUST, ...FITTED }),
];
/** The margins of a spread: other plants on every one. */
const MARGIN: readonly (readonly Plant[])[] = [
  ['fern', 'rose', 'ivy'],
  ['poppy', 'hop', 'eucalyptus'],
  ['clover', 'oak', 'ginkgo'],
  ['lavender', 'olive', 'rye'],
];
const inMargin = (x: number, y: number, of: number, more: Record<string, unknown> = {}): ContentNode =>
  picture(
    x,
    y,
    36,
    90,
    pick(MARGIN, of).map((one) => `herbarium-${one}`),
    { name: 'Pflanze', ...more },
  );
const margins = (): ContentNode[] => [
  inMargin(2, 60, 0),
  inMargin(422, 60, 1, { flip: 'horizontal' }),
  inMargin(2, 180, 2),
  inMargin(422, 180, 3),
];

/** A plate hangs in every frame until the photo is in. */
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  const over = x < 222 && x + width > 238;
  return [
    picture(x, y, width, height, width > height * 1.15 ? WIDE : TALL, { name: 'Tafel' }),
    text(x + 10, y + height - 14, (over ? 222 - x : width) - 20, 14, '@photo.hint', {
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

/** The ground around the plate of an opener, and that of the plate itself. */
const GROUNDS: readonly (readonly [number, number])[] = [
  [SAGE, SHEET],
  [STRAW, SHEET],
  [SAGE, INK],
  [RUST, SHEET],
  [INK, SHEET],
  [STRAW, INK],
  [SHEET, SAGE],
  [RUST, INK],
];
/** Every one another plant on another ground; the even ones stand on the right page. */
function opener(index: number): ContentNode {
  const mirrored = index % 2 === 1;
  const { plant: name, latin } = pick(SPECIES, index);
  const [ground, sheetOf] = pick(GROUNDS, index);
  const [tall, side] = [mirrored ? 230 : 0, mirrored ? 0 : 230];
  const drawn = sheetOf === INK ? `herbarium-pale-${name}` : `herbarium-${name}`;
  return spread('Auftakt', SHEET, [
    rect(mirrored ? 230 : -4, -4, 234, 305, ground),
    rect(tall + 12, 12, 206, 273, sheetOf),
    picture(tall + 62, 18, 105, 262, drawn, { name: 'Pflanze' }),
    ...(sheetOf === SHEET ? [picture(tall + 20, 232, 44, 44, 'herbarium-stamp', { name: 'Stempel' })] : []),
    text(side + 20, 30, 190, 72, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
    rule(side + 20, 62, 190, INK, 0.35),
    text(side + 20, 67, 190, 14, latin, { ...typed, color: RUST, name: 'Art' }),
    ...photo(side + 20, 90, 190, 118),
    text(side + 20, 218, 190, 22, `@species.${name}`, { ...roman, lineHeight: 130, color: BLACK, lines: 5, ...FITTED }),
    ...pages().slice(mirrored ? 0 : 1, mirrored ? 1 : 2),
  ]);
}

const sheet = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, SHEET, [...heading(), ...children, ...pages()]);
const team24 = (): ContentNode =>
  spread('Herbarbogen 24', SHEET, [
    ...heading(8),
    picture(400, 4, 16, 40, ['herbarium-clover', 'herbarium-poppy', 'herbarium-oak'], { name: 'Pflanze' }),
    picture(420, 4, 16, 40, ['herbarium-fern', 'herbarium-ivy', 'herbarium-hop'], { name: 'Pflanze' }),
    ...all(plain, [...NARROW_LEFT, ...NARROW_RIGHT], [46, 125, 204]),
    ...pages(),
  ]);
const team18 = (): ContentNode =>
  sheet('Herbarbogen 18', [...margins(), ...all(plain, [...LEFT, ...RIGHT], [46, 125, 204], 1)]);
const team15 = (): ContentNode =>
  sheet('Herbarbogen 15', [
    inMargin(2, 60, 0),
    inMargin(2, 180, 2),
    inMargin(422, 180, 3),
    ...all(plain, LEFT, [46, 125, 204], 2),
    ...photo(250, 28, 166, 88),
    ...all(plain, RIGHT, [125, 204], 5),
  ]);
const team12 = (): ContentNode =>
  sheet('Herbarbogen 12', [...margins(), ...all(specimen, [...LEFT, ...RIGHT], [58, 176])]);
const team9 = (): ContentNode =>
  sheet('Herbarbogen 9', [
    inMargin(2, 60, 0),
    inMargin(2, 180, 2),
    inMargin(422, 60, 1, { flip: 'horizontal' }),
    inMargin(422, 180, 3),
    ...all(specimen, LEFT, [58, 176], 1),
    ...photo(250, 58, 166, 92),
    ...all(specimen, RIGHT, [176], 4),
  ]);
/** A plant between two columns. */
const GROWN_LARGE = GROWN.map((one) => `herbarium-grown-${one}`);
const large = (x: number, y: number, width: number, height: number, first: number): ContentNode =>
  picture(x, y, width, height, inTurn(GROWN_LARGE, first), { name: 'Pflanze' });
const team8 = (): ContentNode =>
  sheet('Herbarbogen 8', [
    large(96, 64, 78, 195, 1),
    large(296, 64, 78, 195, 2),
    ...all(specimen, [44, 174, 240, 370], [58, 176], 3),
  ]);
const team6 = (): ContentNode =>
  spread('Herbarbogen 6', SHEET, [
    ...heading(24),
    ...photo(24, 58, 186, 214),
    inMargin(422, 60, 1),
    inMargin(422, 180, 3),
    ...all(specimen, RIGHT, [58, 176], 2),
    ...pages(),
  ]);
const team4 = (): ContentNode =>
  spread('Herbarbogen 4', SHEET, [
    rect(230, -4, 234, 305, STRAW),
    rect(242, 12, 206, 273, SHEET),
    ...heading(24),
    ...photo(24, 58, 186, 214),
    large(316, 70, 60, 150, 9),
    ...all(specimen, [262, 378], [44, 162], 4),
    ...pages().slice(0, 1),
  ]);
const team3 = (): ContentNode =>
  spread('Herbarbogen 3', SHEET, [
    rect(-4, -4, 234, 305, SAGE),
    rect(12, 12, 206, 273, SHEET),
    text(28, 28, 174, 36, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
    text(28, 44.5, 174, 12, '@team.line', { ...typed, color: RUST, ...FITTED }),
    ...[22, 84, 146].map((x, index) => large(x, 78, 64, 160, index * 4)),
    ...photo(250, 30, 190, 118),
    ...all(specimen, [258, 320, 382], [172], 6),
    ...pages().slice(1),
  ]);
/** Three as a triangle, plants in its corners, and a picture as tall as the page. */
const threes = (): ContentNode =>
  spread('Herbarbogen 3, hoch', SHEET, [
    rect(230, -4, 234, 305, SAGE),
    rect(242, 12, 206, 273, SHEET),
    ...heading(24),
    ...all(specimen, [36, 144], [58], 3),
    ...all(specimen, [90], [176], 8),
    large(22, 166, 47, 117.5, 3),
    large(161, 166, 47, 117.5, 7),
    ...photo(260, 34, 170, 226),
    ...pages().slice(0, 1),
  ]);
const doubles = (): ContentNode =>
  sheet('Veredelt', [
    ...margins(),
    ...(
      [
        [44, 58],
        [250, 58],
        [102, 176],
        [308, 176],
      ] as const
    ).flatMap(([x, y]) => [
      picture(x - 2, y - 4, 104, 104, 'herbarium-double', { name: 'Montage' }),
      print('oak', x + 2, y),
      print('olive', x + 46, y),
      cell(x, y, true, BARE),
    ]),
    ...(
      [
        [160, 58],
        [366, 58],
        [44, 176],
        [250, 176],
      ] as const
    ).flatMap(([x, y], index) => specimen(x, y, index + 2)),
  ]);
/** For two, and with `couple` for the two whom the day is about. */
const team2 = (couple: boolean): ContentNode =>
  spread(couple ? 'Brautpaar' : 'Zu zweit', SHEET, [
    rect(-4, -4, 234, 305, couple ? RUST : STRAW),
    rect(12, 12, 206, 273, SHEET),
    ...(couple
      ? [picture(62, 18, 105, 262, 'herbarium-rose', { name: 'Pflanze' })]
      : [large(28, 24, 100, 250, 6), large(112, 24, 100, 250, 11)]),
    text(250, 30, 190, 72, '{section}', { ...serif, color: INK, ...FITTED, name: 'Titel' }),
    rule(250, 62, 190, INK, 0.35),
    text(250, 67, 190, 12, couple ? '@pair.met' : '@team.line', { ...typed, color: RUST, ...FITTED }),
    ...all(specimen, [278, 362], [100], couple ? 7 : 1),
    ...(couple
      ? [text(250, 222, 184, 20, '@pair.text', { ...roman, color: BLACK, lines: 3, ...FITTED })]
      : [210, 280, 350].map((x, index) =>
          picture(x + 50, 212, 24, 60, `herbarium-${pick(GROWN, index * 4)}`, { name: 'Pflanze' }),
        )),
    ...pages().slice(1),
  ]);
const tree = (): ContentNode =>
  spread('Stammbaum', SHEET, [
    picture(-4, -4, 468, 305, 'herbarium-tree', { name: 'Stammbaum' }),
    text(9, 12, 78, 36, '@tree.title', { ...serif, color: INK, lines: 2, ...FITTED }),
    text(372, 12, 79, 36, '{section}', { ...serif, color: RUST, align: 'right', lines: 2, ...FITTED, name: 'Titel' }),
    ...TREE.flatMap(([x, y], index) => [
      rect(x, y, 50, 70, LABEL, { stroke: INK, strokeWidth: 0.25 }),
      print(printAt(index), x, y),
      cell(x, y, false, BARE),
    ]),
    ...pages(),
  ]);

const field = (): ContentNode =>
  spread('Gruppenbild', SHEET, [
    rect(-4, -4, 468, 305, SAGE),
    rect(12, 12, 436, 232, SHEET),
    ...photo(24, 24, 412, 208),
    text(20, 253, 196, 36, '@field.title', { ...serif, color: INK, ...FITTED }),
    text(240, 257, 206, 14, '@field.text', {
      ...typed,
      color: INK,
      align: 'right',
      lineHeight: 130,
      lines: 2,
      ...FITTED,
    }),
    ...pages(),
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
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number, step = 12.7): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * step, width, height: 0.4, stroke: INK, strokeWidth: 0.4, dash: 'dotted' }),
  );
const titled = (x: number, title: string, note: string, width = 178): ContentNode[] => [
  text(x, 26, width, 48, title, { ...serif, color: INK, ...FITTED }),
  rule(x, 50, width, INK, 0.35),
  text(x, 55, width, 12, note, { ...typed, color: RUST, lineHeight: 140, lines: 3, ...FITTED }),
];
/** What has left its print on the blotting paper: plant, place and turn. */
const FALLEN = [
  ['rose', 262, 84, -38],
  ['poppy', 330, 92, 24],
  ['ivy', 388, 78, 8],
  ['lavender', 282, 150, 62],
  ['clover', 344, 146, -70],
  ['fern', 396, 140, -16],
] as const;
const press = (): ContentNode =>
  spread('Küchengarten', SHEET, [
    rect(-4, -4, 234, 305, STRAW),
    rect(12, 12, 206, 273, SHEET),
    text(26, 26, 178, 48, '@seeds.title', { ...serif, color: INK, ...FITTED }),
    rule(26, 50, 178, INK, 0.35),
    text(26, 57, 178, 14, '@seeds.ask', { ...typed, color: RUST, ...FITTED }),
    ...answerOrLines({
      x: 26,
      y: 66,
      width: 178,
      size: 20,
      key: '@seeds.text',
      ground: SHEET,
      color: BLACK,
      ink: INK,
      lines: 6,
      step: 12,
      style: roman,
    }),
    text(26, 143, 178, 14, '@seeds.cake', { ...typed, color: RUST, ...FITTED }),
    ...['poppy', 'rye', 'hop', 'clover'].map((one, index) =>
      picture(26 + index * 45, 156, 48, 120, `herbarium-${one}`, { name: 'Pflanze' }),
    ),
    ...titled(250, '@press.title', '@press.text', 190),
    // One large sheet, on which some have lain already.
    rect(250, 78, 190, 164, LABEL, { stroke: INK, strokeWidth: 0.25 }),
    ...FALLEN.map(([one, x, y, turn]) =>
      picture(x, y, 38, 95, `herbarium-${one}`, { opacity: 0.3, rotation: turn, name: 'Abdruck' }),
    ),
    picture(240, 75, 40, 12, 'herbarium-strips', { rotation: -42, name: 'Streifen' }),
    picture(410, 75, 40, 12, 'herbarium-strips', { rotation: 42, name: 'Streifen' }),
    picture(240, 233, 40, 12, 'herbarium-strips', { rotation: 42, name: 'Streifen' }),
    picture(410, 233, 40, 12, 'herbarium-strips', { rotation: -42, name: 'Streifen' }),
    ...lines(250, 160, 260, 2, 12),
    ...pages().slice(1),
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
/** Everybody signs a leaf. */
const guests = (): ContentNode =>
  spread('Blätter', SHEET, [
    picture(-4, -4, 468, 305, 'herbarium-guests', { name: 'Baum' }),
    text(14, 252, 190, 36, '@guests.title', { ...serif, color: INK, ...FITTED }),
    ...pages(),
  ]);
const yearRings = (): ContentNode =>
  spread('Jahresringe', STRAW, [
    disc(115, 148, 99, SHEET),
    picture(10, 43, 210, 210, 'herbarium-rings', { name: 'Ringe' }),
    text(250, 30, 190, 72, '@rings.title', { ...serif, color: INK, ...FITTED }),
    rule(250, 62, 190, INK, 0.35),
    text(250, 70, 186, 18, '@rings.text', { ...roman, lineHeight: 140, color: BLACK, lines: 5, ...FITTED }),
    ...lines(250, 190, 140, 11),
    ...pages(),
  ]);
const NOTES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const notes = (): ContentNode =>
  spread('Beobachtungen', SHEET, [
    rect(-4, -4, 234, 305, INK),
    rect(12, 12, 206, 273, SHEET),
    text(28, 26, 174, 48, '@notes.title', { ...serif, color: INK, ...FITTED }),
    rule(28, 50, 174, INK, 0.35),
    ...NOTES.flatMap((which, index) => {
      const [x, y] = index < 4 ? [28, 72 + index * 53] : [256, 72 + (index - 4) * 53];
      return [
        text(x, y, 174, 16, `@notes.${which}`, { ...roman, lineHeight: 100, color: RUST, ...FITTED }),
        ...lines(x, 174, y + 18, 2),
      ];
    }),
    ...['lavender', 'ivy', 'fern', 'oak'].map((one, index) =>
      picture(258 + index * 46, 8, 22, 55, `herbarium-${one}`, { name: 'Pflanze' }),
    ),
    ...pages().slice(1),
  ]);
const KEY: readonly Plant[] = [
  'fern',
  'oak',
  'olive',
  'clover',
  'lavender',
  'poppy',
  'eucalyptus',
  'rose',
  'ginkgo',
  'hop',
];
/** Three and two on one page, two and three on the other. */
const KEY_PLACES = [
  ...[16, 84, 152].map((x) => [x, 42] as const),
  ...[50, 118].map((x) => [x, 160] as const),
  ...[282, 350].map((x) => [x, 42] as const),
  ...[248, 316, 384].map((x) => [x, 160] as const),
];
const key = (): ContentNode =>
  spread('Bestimmen', SHEET, [
    text(14, 16, 202, 36, '@key.title', { ...serif, color: INK, ...FITTED }),
    text(244, 19, 202, 12, '@key.text', { ...typed, color: RUST, lineHeight: 130, lines: 2, ...FITTED }),
    ...KEY.flatMap((one, index) => {
      const [x, y] = pick(KEY_PLACES, index);
      return [picture(x + 11, y, 38, 95, `herbarium-${one}`, { name: 'Pflanze' }), ...lines(x, 60, y + 106, 1)];
    }),
    text(243, 280, 200, 9, '@key.answers', { ...typed, color: BLACK, rotation: 180, align: 'center', name: 'Lösung' }),
  ]);
/** A plan to be drawn: a bed with a path around it, and the north. */
const bed = (): ContentNode =>
  spread('Beetplan', SAGE, [
    rect(12, 12, 436, 222, SHEET),
    ...Array.from({ length: 9 }, (_, index) => rule(24, 34 + index * 22, 412, SAGE, 0.15)),
    ...Array.from({ length: 18 }, (_, index) => rect(42 + index * 22, 24, 0.15, 198, SAGE)),
    ...(['clover', 'ivy', 'fern', 'rose'] as const).map((one, index) =>
      picture(index < 2 ? 18 : 422, index % 2 ? 176 : 20, 20, 50, `herbarium-${one}`, { name: 'Pflanze' }),
    ),
    text(20, 244, 196, 36, '@bed.title', { ...serif, color: INK, ...FITTED }),
    text(240, 247, 206, 14, '@bed.text', {
      ...typed,
      color: INK,
      align: 'right',
      lineHeight: 130,
      lines: 2,
      ...FITTED,
    }),
    ...pages(),
  ]);
const day = (): ContentNode =>
  spread('Blütezeit', SHEET, [
    rect(230, -4, 234, 305, INK),
    rect(242, 12, 206, 273, SHEET),
    text(20, 30, 190, 72, '@day.title', { ...serif, color: INK, ...FITTED }),
    rule(20, 62, 190, INK, 0.35),
    text(20, 74, 190, 22, '@day.text', { ...roman, lineHeight: 170, color: BLACK, lines: 8, ...FITTED }),
    text(20, 196, 190, 14, '@day.song', { ...typed, color: RUST, ...FITTED }),
    ...['rye', 'lavender', 'clover', 'poppy', 'eucalyptus'].map((one, index) =>
      picture(22 + index * 38, 212, 26, 65, `herbarium-${one}`, { name: 'Pflanze' }),
    ),
    ...photo(260, 34, 170, 226),
    ...pages().slice(0, 1),
  ]);

const team = (count: number | string, name: Localised, made: ContentNode, more: { by_hand?: true } = {}) => ({
  id: `herbarium-${count}`,
  name,
  role: 'team' as const,
  ...more,
  spread: made,
});
const fill = (id: string, name: Localised, role: 'picture' | 'text', made: ContentNode) => ({
  id: `herbarium-${id}`,
  name,
  role,
  spread: made,
});
const PLANTS: readonly Localised[] = [
  named('Eiche', 'Oak', 'Chêne', 'Quercia', 'Dąb'),
  named('Ölbaum', 'Olive', 'Olivier', 'Olivo', 'Oliwka'),
  named('Farn', 'Fern', 'Fougère', 'Felce', 'Paproć'),
  named('Rose', 'Rose', 'Rosier', 'Rosa', 'Róża'),
  named('Hopfen', 'Hop', 'Houblon', 'Luppolo', 'Chmiel'),
  named('Lavendel', 'Lavender', 'Lavande', 'Lavanda', 'Lawenda'),
  named('Klee', 'Clover', 'Trèfle', 'Trifoglio', 'Koniczyna'),
  named('Ginkgo', 'Ginkgo', 'Ginkgo', 'Ginkgo', 'Miłorząb'),
];
const layouts: BlueprintContent['layouts'] = [
  ...PLANTS.map((name, index) => ({
    id: index === 0 ? 'herbarium-opener' : index === 1 ? 'herbarium-opener-mirrored' : `herbarium-opener-${index + 1}`,
    name,
    role: 'opener' as const,
    spread: opener(index),
  })),
  team(24, named('Volle Mappe', 'Full folder', 'Chemise pleine', 'Cartella piena', 'Pełna teczka'), team24()),
  team(18, named('Drei Reihen', 'Three rows', 'Trois rangs', 'Tre file', 'Trzy rzędy'), team18()),
  team(
    15,
    named(
      'Drei Reihen mit Foto',
      'Three rows with photo',
      'Trois rangs et photo',
      'Tre file con foto',
      'Trzy rzędy ze zdjęciem',
    ),
    team15(),
  ),
  team(
    'tree-14',
    named('Stammbaum', 'Family tree', 'Arbre généalogique', 'Albero genealogico', 'Drzewo genealogiczne'),
    tree(),
  ),
  team(12, named('Herbarbogen', 'Herbarium sheet', 'Planche', 'Tavola', 'Arkusz'), team12()),
  team(
    9,
    named('Bogen mit Foto', 'Sheet with photo', 'Planche et photo', 'Tavola con foto', 'Arkusz ze zdjęciem'),
    team9(),
  ),
  team('doubles', named('Veredelt', 'Grafted pairs', 'Greffes', 'Innesti', 'Szczepione pary'), doubles()),
  team(
    8,
    named('Rund um eine Pflanze', 'Around a plant', 'Autour d’une plante', 'Intorno a una pianta', 'Wokół rośliny'),
    team8(),
  ),
  team(6, named('Kleiner Bogen', 'Small sheet', 'Petite planche', 'Tavola piccola', 'Mały arkusz'), team6()),
  team(4, named('Zu viert', 'Four of them', 'À quatre', 'In quattro', 'We czworo'), team4()),
  team(3, named('Zu dritt', 'Three of them', 'À trois', 'In tre', 'We troje'), team3()),
  team(
    '3-tall',
    named(
      'Zu dritt mit Foto',
      'Three of them with photo',
      'À trois avec photo',
      'In tre con foto',
      'We troje ze zdjęciem',
    ),
    threes(),
  ),
  team('pair', named('Zu zweit', 'Two of them', 'À deux', 'In due', 'We dwoje'), team2(false)),
  team(2, named('Brautpaar', 'The couple', 'Les mariés', 'Gli sposi', 'Para młoda'), team2(true), { by_hand: true }),
  fill(
    'field',
    named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    'picture',
    field(),
  ),
  fill(
    'guests',
    named('Baum zum Unterschreiben', 'Tree to sign', 'Arbre à signer', 'Albero da firmare', 'Drzewo do podpisów'),
    'picture',
    guests(),
  ),
  fill('notes', named('Beobachtungen', 'Observations', 'Observations', 'Osservazioni', 'Obserwacje'), 'text', notes()),
  fill(
    'press',
    named('Menü und Blüten', 'Menu and flowers', 'Menu et fleurs', 'Menù e fiori', 'Menu i kwiaty'),
    'text',
    press(),
  ),
  fill('key', named('Pflanzenrätsel', 'Plant puzzle', 'Devinettes', 'Indovinello', 'Zagadka'), 'picture', key()),
  fill('day', named('Der Tag', 'The day', 'Le jour', 'Il giorno', 'Ten dzień'), 'picture', day()),
  fill(
    'bed',
    named('Beetplan', 'Garden plan', 'Plan du jardin', 'Pianta del giardino', 'Plan ogrodu'),
    'picture',
    bed(),
  ),
  fill('rings', named('Jahresringe', 'Tree rings', 'Cernes', 'Anelli', 'Słoje'), 'text', yearRings()),
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
  questions: WEDDING_QUESTIONS,
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
          text(341, 227, 100, 11, '@cover.kind', { ...typed, color: RUST, align: 'center', ...FITTED }),
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
          text(341, 269.5, 100, 10, '@cover.line', { ...typed, color: INK, align: 'center', ...FITTED }),
          text(341, 275, 100, 10, '@cover.date', { ...typed, color: INK, align: 'center', ...FITTED }),
        ]),
        spread('Anleitung', SHEET, [
          rect(-4, -4, 234, 305, SAGE),
          rect(12, 12, 206, 273, SHEET),
          picture(160, 20, 44, 106, 'herbarium-rose', { name: 'Pflanze' }),
          picture(24, 24, 44, 44, 'herbarium-stamp', { name: 'Stempel' }),
          text(26, 128, 178, 72, '@welcome.title', { ...serif, color: INK, ...FITTED }),
          rule(26, 158, 178, INK, 0.35),
          text(26, 165, 178, 18, '@welcome.text', { ...roman, lineHeight: 140, color: BLACK, lines: 7, ...FITTED }),
          ...(['pin', 'arrows'] as const).flatMap((sign, index) => [
            picture(26, 239 + index * 17, 14, 14, `herbarium-${sign}`, { name: 'Zeichen' }),
            text(46, 241 + index * 17, 158, 18, index === 0 ? '@welcome.pin' : '@welcome.swap', {
              ...roman,
              lineHeight: 120,
              color: BLACK,
              ...FITTED,
            }),
          ]),
          ...['lavender', 'ginkgo', 'eucalyptus'].map((one, index) =>
            picture(252 + index * 67, 14, 52, 130, `herbarium-${one}`, { name: 'Pflanze' }),
          ),
          text(250, 150, 190, 48, '@contents.title', { ...serif, color: INK, ...FITTED }),
          rule(250, 173, 190, INK, 0.35),
          text(250, 178, 190, 12, '@contents.text', { ...typed, color: RUST, ...FITTED }),
          node('Text', {
            x: 250,
            y: 193,
            width: 190,
            height: 84,
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
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(0), team12(), tree()]),
    section('@chapter.two', [opener(1), team9(), field()]),
    section(
      '@section.back',
      [
        press(),
        spread('Danke', SHEET, [
          rect(230, -4, 234, 305, SAGE),
          text(20, 26, 190, 72, '@thanks.title', { ...serif, color: INK }),
          rule(20, 58, 190, INK, 0.35),
          text(20, 68, 168, 22, '@thanks.text', { ...roman, lineHeight: 130, color: BLACK, lines: 6, ...FITTED }),
          text(20, 132, 184, 18, '@thanks.saying', { ...serif, color: RUST, lines: 2, ...FITTED }),
          picture(24, 152, 50, 125, 'herbarium-oak', { name: 'Pflanze' }),
          picture(88, 152, 50, 125, 'herbarium-fern', { name: 'Pflanze' }),
          picture(152, 152, 50, 125, 'herbarium-olive', { name: 'Pflanze' }),
          rect(242, 12, 206, 273, SHEET),
          ...photo(260, 34, 170, 226),
          ...pages().slice(0, 1),
        ]),
        spread('Rückseite', SAGE, [
          rect(12, 12, 206, 273, SHEET),
          picture(79, 40, 72, 180, 'herbarium-clover', { name: 'Pflanze' }),
          text(24, 234, 182, 22, '@back.line', { ...serif, color: INK, align: 'center', lineHeight: 120, lines: 2 }),
          text(24, 266, 182, 11, '{album-title}', { ...typed, color: RUST, align: 'center', ...FITTED }),
        ]),
      ],
      true,
    ),
  ],
};
