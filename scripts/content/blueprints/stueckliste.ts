/** Stückliste: the firm as an exploded drawing. People are parts with a position; an empty cell is the part that is missing. */
import {
  inTurn,
  besideEachOther,
  same,
  HINT,
  named,
  FITTED,
  cell,
  frame,
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
  type Wordings,
} from '../builder.ts';
import { questions } from '../business-questions.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { person } from '../people.ts';

const GRAPHITE = 2;
const ORANGE = 3;
const STEEL = 4;
const TRACING = 6;
const HEX = { graphite: '#20313a', orange: '#e8571e', steel: '#8fa3a5', brass: '#b99a4b', tracing: '#e9ede6' };

/** Letters as a draughtsman writes them, in one stroke, 4 x 6: the figures of an album are its stickers' alone. */
const LETTERS = [
  'M0 6L2 0L4 6M.8 4H3.2',
  'M0 0V6H2.300Q4 6 4 4.500Q4 3 2.300 3H0M2.300 3Q3.700 3 3.700 1.500Q3.700 0 2.200 0H0',
  'M4 1.200Q3.400 0 2.200 0Q0 0 0 3Q0 6 2.200 6Q3.400 6 4 4.800',
  'M0 0V6H1.800Q4 6 4 3Q4 0 1.800 0Z',
  'M4 0H0V6H4M0 3H3',
  'M4 0H0V6M0 3H3',
  'M4 1.200Q3.400 0 2.200 0Q0 0 0 3Q0 6 2.200 6Q4 6 4 3.400H2.400',
  'M0 0V6M4 0V6M0 3H4',
  'M4 0V4.400Q4 6 2.200 6Q.4 6 .2 4.600',
  'M0 0V6M4 0L0 3.600M1.400 2.400L4 6',
];
const letter = (index: number, cx: number, cy: number, size: number, color: string): string =>
  `<path d="${pick(LETTERS, index)}" transform="translate(${(cx - 2 * size).toFixed(2)} ${(cy - 3 * size).toFixed(2)}) scale(${size})" fill="none" stroke="${color}" stroke-width="${(0.62 / Math.max(0.8, size)).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A position: the balloon, its leader, and the dot on the part. */
const balloon = (
  value: number,
  cx: number,
  cy: number,
  x: number,
  y: number,
  color: string,
  ground: string,
): string => {
  const angle = Math.atan2(y - cy, x - cx);
  return `<path d="M${(cx + Math.cos(angle) * 5.5).toFixed(2)} ${(cy + Math.sin(angle) * 5.5).toFixed(2)}L${x} ${y}" stroke="${color}" stroke-width=".35"/><circle cx="${x}" cy="${y}" r=".9" fill="${color}"/><circle cx="${cx}" cy="${cy}" r="5.500" fill="${ground}" stroke="${color}" stroke-width=".5"/>${letter(value - 1, cx, cy, 0.72, color)}`;
};

interface Pencil {
  line: string;
  fill: string;
  accent: string;
}
const part = (inner: string, y: number, { line, fill }: Pencil): string =>
  `<g transform="translate(0 ${y})" fill="${fill}" stroke="${line}" stroke-width=".7" stroke-linejoin="round">${inner}</g>`;

/** The product: an espresso pot, seven parts on one axis, each given with where it lies. */
const pot = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, accent } = pencil;
  const parts = [
    `<path d="M-4 12V8C-8 7-8 0 0 0C8 0 8 7 4 8V12Z" fill="${line}"/>`,
    `<path d="M-30 16L-26 7L-9 0H9L26 7L30 16Z"/><path d="M-12 16L-9 0M12 16L9 0M-30 16H30" fill="none"/>`,
    `<path d="M29 8C50 2 56 10 53 24L48 50L42 49L45 26C46 17 42 15 28 19Z" fill="${line}"/><path d="M-32 0H32L25 58H-25L-29 22L-42 8L-40 4L-32 4Z"/><path d="M-13 0L-10 58M13 0L10 58M-29 22L-32 4" fill="none"/><path d="M-26 54H26" fill="none"/>`,
    `<ellipse cx="0" cy="4" rx="24" ry="4" fill="${accent}"/><ellipse cx="0" cy="4" rx="15" ry="2.200" fill="${pencil.fill}"/>`,
    `<path d="M-22 3V6C-22 9 22 9 22 6V3"/><ellipse cx="0" cy="3" rx="22" ry="3"/>${[-14, -7, 0, 7, 14].map((x) => `<circle cx="${x}" cy="3" r=".7" fill="${line}" stroke="none"/>`).join('')}`,
    `<path d="M-24 4L-20 20L-4 25V44H4V25L20 20L24 4Z"/><ellipse cx="0" cy="4" rx="24" ry="3.600"/><ellipse cx="0" cy="4" rx="20" ry="2.600" fill="none"/>`,
    `<path d="M-25 0H25V6H-25Z"/><path d="M-25 6H25L33 50H-33Z"/><path d="M-10 6L-13 50M10 6L13 50" fill="none"/><path d="M21 22H31L33 25V31L31 34H23Z" fill="${accent}"/><circle cx="29" cy="28" r="1.600" fill="${pencil.fill}"/>`,
  ];
  return parts
    .map((inner, index) => {
      const y = pick(at, index);
      return y === null ? '' : part(inner, y, pencil);
    })
    .join('');
};
const axis = (from: number, to: number, color: string): string =>
  `<path d="M0 ${from}V${to}" stroke="${color}" stroke-width=".35" stroke-dasharray="9 2 1.500 2"/>`;
const APART = [0, 18, 42, 108, 124, 140, 192];
const POT_HEIGHT = 242;

const placed = (parts: readonly string[], at: readonly (number | null)[], pencil: Pencil): string =>
  parts
    .map((inner, index) => {
      const y = pick(at, index);
      return y === null ? '' : part(inner, y, pencil);
    })
    .join('');

/** A desk chair. */
const chair = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, accent } = pencil;
  const castors = [-50, 0, 50]
    .map(
      (x) =>
        `<path d="M${x - 1} 0H${x + 1}V4H${x - 1}Z" fill="${line}"/><circle cx="${x}" cy="9" r="5.400" fill="${line}"/><circle cx="${x}" cy="9" r="1.800"/>`,
    )
    .join('');
  return placed(
    [
      '<path d="M-26 0C-20-5 20-5 26 0L23 54C14 60-14 60-23 54Z"/><path d="M-19 8H19M-18 18H18M-17 28H17M-16 38H16" fill="none"/>',
      `<path d="M-4 0H4V16H12V22H-4Z" fill="${line}"/>`,
      `<path d="M-36 4C-30-3 30-3 36 4L38 14C30 19-30 19-38 14Z" fill="${accent}"/><path d="M-38 14C-30 19 30 19 38 14" fill="none"/>`,
      `<path d="M-16 0H16L12 9H30V12H10L6 14H-6Z" fill="${line}"/>`,
      '<path d="M-4 0H4V18H-4Z"/><path d="M-7 18H7V42H-7Z"/><path d="M-7 24H7" fill="none"/>',
      '<path d="M-8 0H8L10 8L52 18V23L8 17V21H-8V17L-52 23V18L-10 8Z"/><path d="M0 8V21" fill="none"/>',
      castors,
    ],
    at,
    pencil,
  );
};

/** A desk lamp. */
const lamp = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, fill, accent } = pencil;
  return placed(
    [
      '<path d="M-9 0H9L12 8L36 36H-36L-12 8Z"/><path d="M-12 8H12" fill="none"/><ellipse cx="0" cy="36" rx="36" ry="5"/><ellipse cx="0" cy="36" rx="30" ry="3.400" fill="none"/>',
      `<path d="M-6 22C-14 14-10 0 0 0C10 0 14 14 6 22V26H-6Z" fill="${accent}"/><path d="M-6 22H6M-3 22L-4 13L0 16L4 13L3 22" fill="none"/><path d="M-6 26H6V34L3 37H-3L-6 34ZM-6 29H6M-6 32H6"/>`,
      `<path d="M-9 0H9V5H-9ZM-7 5H7L5 20H-5Z" fill="${line}"/>`,
      `<path d="M-4 0H4V34H-4Z"/><circle cx="0" cy="3" r="1.400" fill="${line}"/><circle cx="0" cy="31" r="1.400" fill="${line}"/>`,
      `<circle cx="0" cy="9" r="9"/><circle cx="0" cy="9" r="4.500" fill="${accent}"/><path d="M9 6H17V12H9Z" fill="${line}"/>`,
      `<path d="M-36 16C-34 4 34 4 36 16V22H-36Z"/><path d="M-4 0H4V8H-4Z"/><path d="M-36 16H36" fill="none"/><circle cx="0" cy="19" r="1.200" fill="${fill}"/><path d="M36 20C52 20 46 8 60 8H66" fill="none" stroke-width="1.200"/><path d="M66 4H76V12H66ZM76 6H82M76 10H82" fill="${line}"/>`,
    ],
    at,
    pencil,
  );
};
/** A torch. */
const torch = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, accent } = pencil;
  const cell = (y: number): string =>
    `<path d="M-13 ${y + 3}H13V${y + 32}H-13ZM-4 ${y}H4V${y + 3}H-4Z"/><path d="M-13 ${y + 10}H13" fill="none"/>`;
  return placed(
    [
      '<ellipse cx="0" cy="6" rx="32" ry="6"/><ellipse cx="0" cy="6" rx="24" ry="3.600" fill="none"/>',
      '<path d="M-35 0V10C-35 17 35 17 35 10V0C35 7-35 7-35 0Z"/><path d="M-24 5V14M-10 7V16M10 7V16M24 5V14" fill="none"/>',
      `<path d="M-32 0H32L14 26H-14Z" fill="${accent}"/><path d="M-22 0L-9 26M0 0V26M22 0L9 26" fill="none"/>`,
      cell(0) + cell(34),
      `<path d="M-18 0H18V58H-18Z"/><path d="M-18 8H18M-18 50H18" fill="none"/><path d="M-5 18H5V34H-5Z" fill="${line}"/>`,
      `<path d="M-20 0H20V9C20 15-20 15-20 9Z" fill="${line}"/>`,
    ],
    at,
    pencil,
  );
};
/** A ballpoint pen. */
const pen = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, accent } = pencil;
  return placed(
    [
      `<path d="M-5 0H5V14H-5ZM-8 14H8V19H-8Z" fill="${accent}"/>`,
      `<path d="M-12 0H12V9H-12ZM12 1H18V40Q18 44 14 42V9" fill="${line}"/>`,
      '<path d="M-13 0H13V62H-13Z"/><path d="M-13 6H13M-13 50H13M-13 54H13M-13 58H13" fill="none"/>',
      '<path d="M-6 0L6 4L-6 8L6 12L-6 16L6 20L-6 24L6 28" fill="none" stroke-width="1.300"/>',
      `<path d="M-3 0H3V38L1.500 42V48H-1.500V42L-3 38Z" fill="${accent}"/>`,
      `<path d="M-12 0H12L4 24H-4Z"/><path d="M-2 24H2L1 29H-1Z" fill="${line}"/><path d="M-10 6H10" fill="none"/>`,
    ],
    at,
    pencil,
  );
};
/** A rubber stamp. */
const stamp = (at: readonly (number | null)[], pencil: Pencil): string => {
  const { line, accent } = pencil;
  return placed(
    [
      `<circle cx="0" cy="22" r="22" fill="${accent}"/><path d="M-12 12Q-6 5 2 6" fill="none"/>`,
      '<path d="M-8 0H8C6 14 14 20 16 30H-16C-14 20-6 14-8 0Z"/>',
      `<path d="M-34 0H34V16H-34Z" fill="${line}"/>`,
      '<path d="M-38 0H38V9H-38Z"/><path d="M-38 4H38" fill="none"/>',
      `<path d="M-46 6H46V20H-46Z"/><path d="M-42 0H42V6H-42Z" fill="${accent}"/><path d="M-46 14H46" fill="none"/>`,
    ],
    at,
    pencil,
  );
};

/** A wheel of a train of gears. */
const gear = (cx: number, cy: number, r: number, teeth: number, fill: string): string => {
  const points = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = ((index - 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = index % 4 < 2 ? r + 6 : r;
    return `${(cx + Math.cos(angle) * reach).toFixed(1)} ${(cy + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${fill}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.66}" fill="none"/><circle cx="${cx}" cy="${cy}" r="${r * 0.22}" fill="${HEX.graphite}"/>`;
};
const drawn = (width: number, height: number, inner: string) =>
  svg(
    width,
    height,
    `<g fill="#fbfcf9" stroke="${HEX.graphite}" stroke-width=".8" stroke-linejoin="round">${inner}</g>`,
    2,
  );

/** A finished thing in the proportions of a high frame, with room around it: no edge cuts it. */
const standing = (width: number, height: number, inner: string) => {
  const scale = round(Math.min(92 / width, 133 / height));
  const [x, y] = [round((100 - width * scale) / 2), round(143 - height * scale)];
  return drawn(100, 145, `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`);
};

/** Where a part is missing: corner marks, centre lines, and the phantom of whoever belongs there. Round a cell of 50 or 100 x 70. */
const missing = (width: number): string => {
  const [w, h] = [width + 8, 78];
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    `<path d="M${x + dx * 6} ${y}H${x}V${y + dy * 6}" fill="none" stroke="${HEX.graphite}" stroke-width=".5"/>`;
  const bust = (x: number): string =>
    `<g transform="translate(${x} 6)" fill="none" stroke="${HEX.graphite}" stroke-width=".4" stroke-dasharray="3.200 1.400 .6 1.400"><path d="M-14 24C-14 2 14 2 14 24C14 36 7 44 0 44C-7 44-14 36-14 24ZM-20.500 55C-19 49-13 46-7 44V41.500M20.500 55C19 49 13 46 7 44V41.500"/></g>`;
  const middle = 4 + 6 + (width - 6) / 2;
  const busts = width > 60 ? [middle - 24, middle + 24] : [middle];
  return [
    corner(2, 2, 1, 1),
    corner(w - 2, 2, -1, 1),
    corner(2, h - 2, 1, -1),
    corner(w - 2, h - 2, -1, -1),
    ...busts.map(bust),
    `<path d="M${middle} 0V62M0 32.500H${w}" stroke="${HEX.orange}" stroke-width=".3" stroke-dasharray="7 1.600 1 1.600"/>`,
  ].join('');
};

/** Dimension lines over the columns, as wide as they are. */
const dimension = (x: number, width: number, y: number, color: string): string =>
  `<path d="M${x} ${y + 3}V${y - 3}M${x + width} ${y + 3}V${y - 3}M${x} ${y}H${x + width}" stroke="${color}" stroke-width=".3"/><path d="M${x} ${y}l4-.9v1.800ZM${x + width} ${y}l-4-.9v1.800Z" fill="${color}"/>`;

const face = (index: number): string => {
  const inner = person(index)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return `<clipPath id="c"><circle cx="15" cy="15" r="14.500"/></clipPath><g clip-path="url(#c)"><g transform="translate(0 -4.500) scale(.3)">${inner}</g></g><circle cx="15" cy="15" r="14.500" fill="none" stroke="${HEX.graphite}" stroke-width=".9"/>`;
};

const DAY: Pencil = { line: HEX.graphite, fill: '#fbfcf9', accent: HEX.brass };
const ON_ORANGE: Pencil = { line: HEX.graphite, fill: HEX.tracing, accent: HEX.brass };
const DARK: Pencil = { line: HEX.tracing, fill: '#2c414b', accent: HEX.orange };

/** Position, middle of the balloon, and the point of the pot it is about. */
const POT_PARTS = [
  [1, 50, 4, 6, 5],
  [2, -62, 22, -22, 28],
  [3, 82, 62, 50, 68],
  [4, -62, 108, -18, 112],
  [5, 62, 122, 16, 128],
  [6, -62, 150, -17, 156],
  [7, 74, 214, 31, 222],
] as const;
/** The pot pulled apart, with a balloon at every part. */
const explodedPot = (look: Parameters<typeof pot>[1], line: string, ground: string, along: string) =>
  svg(
    190,
    EXPLODED,
    `<g transform="translate(95 8)">${axis(-2, POT_HEIGHT + 2, along)}${pot(APART, look)}${POT_PARTS.map(([value, cx, cy, x, y]) => balloon(value, cx, cy, x, y, line, ground)).join('')}</g>`,
  );

/** As high as all of them are, so that they take turns in one place. */
const EXPLODED = 258;
/** A product on its axis, each part with the place of its balloon and the point that this is about. */
const exploded = (inner: string, positions: readonly (readonly [number, number, number, number])[]) =>
  svg(
    190,
    EXPLODED,
    `<g transform="translate(95 2)">${axis(-2, EXPLODED - 4, HEX.steel)}${inner}${positions.map(([cx, cy, x, y], index) => balloon(index + 1, cx, cy, x, y, HEX.tracing, HEX.graphite)).join('')}</g>`,
  );

const drawings = {
  'stueck-cover': explodedPot(ON_ORANGE, HEX.graphite, HEX.tracing, HEX.graphite),
  'stueck-pot-dark': explodedPot(DARK, HEX.tracing, HEX.graphite, HEX.steel),
  'stueck-chair-dark': exploded(chair([6, 72, 104, 132, 156, 208, 237], DARK), [
    [-62, 16, -20, 26],
    [52, 72, 9, 90],
    [-72, 100, -34, 112],
    [66, 132, 26, 142],
    [-52, 172, -5, 180],
    [76, 196, 44, 225],
    [-82, 230, -52, 246],
  ]),
  'stueck-lamp-dark': exploded(lamp([6, 60, 109, 138, 180, 208], DARK), [
    [58, 14, 20, 26],
    [-58, 70, -8, 78],
    [52, 110, 6, 118],
    [-52, 148, -4, 156],
    [58, 172, 8, 186],
    [-66, 206, -30, 220],
  ]),
  'stueck-torch-dark': exploded(torch([6, 28, 56, 94, 172, 240], DARK), [
    [-62, 6, -24, 12],
    [62, 28, 34, 36],
    [-62, 58, -22, 68],
    [52, 112, 12, 122],
    [-58, 188, -17, 198],
    [58, 236, 19, 246],
  ]),
  'stueck-pen-dark': exploded(pen([2, 32, 62, 134, 172, 226], DARK), [
    [48, 6, 6, 14],
    [-52, 34, -11, 38],
    [52, 84, 12, 94],
    [-48, 142, -5, 150],
    [46, 178, 2, 190],
    [-52, 230, -9, 236],
  ]),
  'stueck-stamp-dark': exploded(stamp([14, 76, 128, 166, 206], DARK), [
    [-62, 18, -20, 34],
    [58, 78, 12, 92],
    [-72, 122, -33, 136],
    [76, 158, 37, 170],
    [-82, 200, -45, 216],
  ]),
  'stueck-set': standing(
    104,
    150,
    `<g transform="translate(46 14)">${pot([0, 10, 26, null, null, null, 83], DAY)}</g>`,
  ),
  'stueck-seat': standing(120, 176, `<g transform="translate(60 4)">${chair([2, 58, 76, 92, 104, 138, 156], DAY)}</g>`),
  'stueck-light': standing(120, 133, `<g transform="translate(37.2 8)">${lamp([0, null, 40, 56, 84, 101], DAY)}</g>`),
  'stueck-torch': standing(100, 150, `<g transform="translate(50 22)">${torch([0, 6, 20, null, 46, 103], DAY)}</g>`),
  'stueck-seal': standing(100, 150, `<g transform="translate(50 30)">${stamp([0, 42, 72, 88, 97], DAY)}</g>`),
  'stueck-biro': standing(
    100,
    150,
    `<g transform="translate(86 10) rotate(28)">${pen([0, 18, 38, null, null, 100], DAY)}</g>`,
  ),
  'stueck-train': standing(
    100,
    150,
    `${gear(50, 34, 26, 12, HEX.orange)}${gear(30, 88, 22, 10, '#fbfcf9')}${gear(70, 122, 18, 8, HEX.brass)}<path d="M4 148H96"/>`,
  ),
  'stueck-gears': drawn(
    260,
    120,
    `${gear(60, 66, 44, 18, '#fbfcf9')}${gear(133, 42, 22, 10, HEX.orange)}${gear(198, 70, 38, 16, HEX.brass)}<path d="M0 116H260"/>`,
  ),
  'stueck-bench': drawn(
    260,
    120,
    `<path d="M10 64H250V74H10Z" fill="${HEX.brass}"/><path d="M26 74H40V120H26ZM220 74H234V120H220ZM40 98H220V106H40Z"/><path d="M150 74H206V92H150Z"/><path d="M174 82H182" /><path d="M36 40H60V48H52V64H36ZM64 40H84V48H78V64H64ZM52 54H64M60 44H64" fill="${HEX.steel}"/><path d="M84 44H98M98 38V50" fill="none" stroke-width="1.600"/><path d="M118 22L124 26L116 64H108Z" fill="${HEX.orange}"/><path d="M106 8H136V22H112Q106 22 106 16Z" fill="${HEX.graphite}"/><path d="M168 64V44H176V64M190 64V36H198V64M164 44Q172 28 180 44ZM186 36Q194 18 202 36Z" fill="${HEX.orange}"/><path d="M222 40H240V64H222ZM240 46Q250 46 248 54Q246 60 240 58" fill="${HEX.brass}"/>`,
  ),
  'stueck-shelf': drawn(
    260,
    120,
    `<path d="M8 0H14V120H8ZM246 0H252V120H246ZM14 40H246V45H14ZM14 86H246V91H14Z"/><path d="M22 12H56V40H22ZM60 20H92V40H60Z" fill="${HEX.brass}"/><path d="M30 20H48V30H30ZM68 26H84V34H68Z"/><path d="M104 6H112V40H104ZM114 10H122V40H114ZM124 4H132V40H124Z" fill="${HEX.orange}"/>${gear(176, 24, 9, 8, '#fbfcf9')}<path d="M204 16H236V40H204ZM204 24H236"/><path d="M24 60H66V86H24ZM24 68H66" fill="${HEX.orange}"/><path d="M80 86V66Q80 58 90 58Q100 58 100 66V86Z"/><path d="M116 64H160V86H116Z" fill="${HEX.brass}"/><path d="M124 70H152V80H124Z"/><path d="M174 56H184V86H174ZM190 62H200V86H190ZM206 58H216V86H206Z"/><path d="M226 86V70H238V86Z" fill="${HEX.orange}"/>`,
  ),
  'stueck-pot': svg(120, 137, `<g transform="translate(54 2)">${pot([0, 10, 26, null, null, null, 83], DAY)}</g>`, 1.2),
  'stueck-missing': svg(58, 78, missing(50)),
  'stueck-missing-double': svg(108, 78, missing(100)),
  'stueck-face': { ...svg(30, 30, face(22)), own_colors: true as const },
  'stueck-screw': svg(
    64,
    176,
    `${axis(0, 176, HEX.steel).replaceAll('M0 ', 'M32 ')}<path d="M24 26V116L32 128L40 116V26Z" fill="${DARK.fill}" stroke="${HEX.tracing}" stroke-width=".9" stroke-linejoin="round"/><path d="${Array.from({ length: 12 }, (_, index) => `M22.500 ${41 + index * 6.4}L41.500 ${37 + index * 6.4}`).join('')}" stroke="${HEX.tracing}" stroke-width="1.500" stroke-linecap="round"/><path d="M12 10a3 3 0 0 1 3-3H49a3 3 0 0 1 3 3V26H12Z" fill="${HEX.orange}" stroke="${HEX.tracing}" stroke-width=".9"/><path d="M29 7H35V15H29Z" fill="${HEX.graphite}"/><path d="M12 144H52V162H12ZM24 144V162M40 144V162" fill="${DARK.fill}" stroke="${HEX.tracing}" stroke-width=".9" stroke-linejoin="round"/>`,
    2,
  ),
  'stueck-dimensions': svg(
    460,
    10,
    [54, 112, 170, 240, 298, 356].map((x) => dimension(x, 50, 5, HEX.graphite)).join('') +
      dimension(406, 49, 5, HEX.graphite) +
      dimension(5, 49, 5, HEX.graphite),
  ),
  /** Beside the large picture, as high as it is. */
  'stueck-dimension-high': svg(
    36,
    214.6,
    `<path d="M0 .3H36M0 214.3H36M10 .3V214.3" stroke="${HEX.graphite}" stroke-width=".3"/><path d="M10 .3l-.9 4h1.800ZM10 214.3l-.9-4h1.800Z" fill="${HEX.graphite}"/>`,
  ),
  'stueck-positions': svg(
    12,
    126,
    Array.from(
      { length: 10 },
      (_, index) =>
        `<circle cx="6" cy="${6.3 + index * 12.6}" r="4.800" fill="none" stroke="${HEX.graphite}" stroke-width=".5"/>${letter(index, 6, 6.3 + index * 12.6, 0.62, HEX.graphite)}`,
    ).join(''),
  ),
  ...Object.fromEntries(
    [5, 6, 7].map((parts) => [
      `stueck-list-${parts}`,
      svg(
        12,
        106,
        Array.from(
          { length: parts },
          (_, index) =>
            `<circle cx="6" cy="${7 + index * 15.24}" r="5.200" fill="none" stroke="${HEX.graphite}" stroke-width=".5"/>${letter(index, 6, 7 + index * 15.24, 0.7, HEX.graphite)}`,
        ).join(''),
      ),
    ]),
  ),
  /** Paper for sketches. */
  'stueck-grid': svg(
    206,
    210,
    `<path d="${Array.from({ length: 21 }, (_, index) => `M0 ${5 + index * 10}H206`).join('')}${Array.from({ length: 20 }, (_, index) => `M${8 + index * 10} 0V210`).join('')}" stroke="${HEX.steel}" stroke-width=".25"/>`,
    1.2,
  ),
  'stueck-stamp': svg(
    60,
    60,
    `<g transform="rotate(-12 30 30)" fill="none" stroke="${HEX.orange}"><circle cx="30" cy="30" r="26" stroke-width="2"/><circle cx="30" cy="30" r="21" stroke-width=".8"/><path d="M17 31L26 40L44 19" stroke-width="4.500"/></g>`,
  ),
};

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'block.kind': named('Zeichnung', 'Drawing', 'Dessin', 'Disegno', 'Rysunek'),
  'block.sheet': named('Seiten', 'Pages', 'Pages', 'Pagine', 'Strony'),
  'block.scale': named('Maßstab', 'Scale', 'Échelle', 'Scala', 'Skala'),
  'block.one': named('Originalgröße', 'Full size', 'Grandeur nature', 'Al vero', 'Naturalna'),
  'block.checked': named('Geprüft von', 'Checked by', 'Vérifié par', 'Verificato da', 'Sprawdzili'),
  'block.by': named('allen', 'all of us', 'tout le monde', 'tutti', 'wszyscy'),
  'cover.line': named(
    '{total-stickers} Teile, alle Originale.\nAnleitung nicht nötig.',
    '{total-stickers} parts, all original.\nNo instructions needed.',
    '{total-stickers} pièces, toutes d’origine.\nSans notice.',
    '{total-stickers} pezzi, tutti originali.\nNiente istruzioni.',
    'Części: {total-stickers}, same oryginały.\nInstrukcja zbędna.',
  ),
  'welcome.title': named('Vor dem Zusammenbau', 'Before assembly', 'Avant le montage', 'Prima del montaggio', 'Przed montażem'), // prettier-ignore
  'welcome.text': {
    de: 'Bitte zuerst alle Teile auf den Tisch legen und prüfen, ob jemand fehlt. Kein Teil ist baugleich mit einem anderen. Nicht mit Gewalt einsetzen, sondern mit Kaffee. Übrig bleibende Teile sind Doppelte und werden getauscht.',
    en: 'First lay all the parts on the table and check whether anybody is missing. No part is identical to another. Do not use force, use coffee. Any parts left over are doubles and are to be swapped.',
    fr: 'Posez d’abord toutes les pièces sur la table et vérifiez qu’il ne manque personne. Aucune pièce n’est identique à une autre. Ne forcez pas, prenez un café. Les pièces restantes sont des doubles et s’échangent.',
    it: 'Prima mettete tutti i pezzi sul tavolo e controllate che non manchi nessuno. Nessun pezzo è uguale a un altro. Non forzate: meglio un caffè. I pezzi che avanzano sono doppioni e si scambiano.',
    pl: 'Najpierw połóżcie wszystkie części na stole i sprawdźcie, czy nikogo nie brakuje. Żadna część nie jest taka sama jak inna. Nie montować na siłę, lecz przy kawie. Części, które zostaną, to podwójne do wymiany.',
  },
  'contents.title': named('Stückliste', 'Parts list', 'Nomenclature', 'Distinta base', 'Lista części'),
  'contents.note': [
    named('Konstruktion: {answer-signed}', 'Designed by: {answer-signed}', 'Conception : {answer-signed}', 'Progetto: {answer-signed}', 'Konstrukcja: {answer-signed}'), // prettier-ignore
    named(
      'Freie Positionen bleiben frei. Nachrüsten ist erlaubt.',
      'Free positions stay free. Retrofitting is allowed.',
      'Les positions libres le restent. Compléter est permis.',
      'Le posizioni libere restano libere. Aggiungere è permesso.',
      'Wolne pozycje pozostają wolne. Dopisywać wolno.',
    ),
  ],
  'opener.kind': named('Baugruppe', 'Assembly', 'Sous-ensemble', 'Gruppo', 'Zespół'),
  'o1.text': [
    named(
      'Im Dauerbetrieb seit {answer-founded}. Verschleiß gering, Geräusch freundlich.',
      'In continuous operation since {answer-founded}. Little wear, friendly noise.',
      'En service continu depuis {answer-founded}. Peu d’usure, bruit aimable.',
      'In servizio continuo dal {answer-founded}. Usura minima, rumore gentile.',
      'W ciągłej pracy od roku {answer-founded}. Małe zużycie, przyjazny hałas.',
    ),
    named(
      'Verschleiß gering, Geräusch freundlich. Unter Dampf am besten.',
      'Little wear, friendly noise. At its best under steam.',
      'Peu d’usure, bruit aimable. Au mieux sous pression.',
      'Usura minima, rumore gentile. Dà il meglio sotto pressione.',
      'Małe zużycie, przyjazny hałas. Najlepiej działa pod parą.',
    ),
  ],
  'o2.text': [
    named('Trägt am längsten: {answer-longest}', 'Has carried us longest: {answer-longest}', 'Nous porte depuis le plus longtemps : {answer-longest}', 'Ci sostiene da più tempo: {answer-longest}', 'Najdłużej nas wspiera: {answer-longest}'), // prettier-ignore
    named(
      'Höhe verstellbar, Haltung einstellbar, Rückhalt ab Werk.',
      'Height adjustable, attitude too. Support comes as standard.',
      'Hauteur réglable, posture aussi. Soutien fourni d’origine.',
      'Altezza regolabile, postura pure. Il sostegno è di serie.',
      'Wysokość i postawa regulowane. Wsparcie w standardzie.',
    ),
  ],
  'o3.text': [
    named('Neu eingebaut: {answer-newest}', 'Newly fitted: {answer-newest}', 'Nouvellement monté : {answer-newest}', 'Appena montato: {answer-newest}', 'Świeżo zamontowane: {answer-newest}'), // prettier-ignore
    named(
      'Leuchtet auch, wenn niemand hinsieht.',
      'Shines even when nobody is looking.',
      'Éclaire même quand personne ne regarde.',
      'Fa luce anche quando nessuno guarda.',
      'Świeci także wtedy, gdy nikt nie patrzy.',
    ),
  ],
  'o4.text': [
    named('Wofür wir brennen: {answer-proud}', 'What makes us glow: {answer-proud}', 'Ce qui nous allume : {answer-proud}', 'Che cosa ci accende: {answer-proud}', 'Co nas rozpala: {answer-proud}'), // prettier-ignore
    named(
      'Für alle Fälle, in denen es einmal dunkel wird.',
      'For all those times when things go dark.',
      'Pour toutes les fois où la lumière manque.',
      'Per tutte le volte in cui manca la luce.',
      'Na wszystkie chwile, gdy robi się ciemno.',
    ),
  ],
  'o5.text': [
    named('Als Nächstes auf dem Plan: {answer-next}', 'Next on the drawing board: {answer-next}', 'Prochain projet sur la planche : {answer-next}', 'Prossimo progetto sul tavolo: {answer-next}', 'Następne na desce kreślarskiej: {answer-next}'), // prettier-ignore
    named(
      'Schreibt in jeder Lage, auch Geschichte.',
      'Writes in any position, history included.',
      'Écrit dans toutes les positions, même l’histoire.',
      'Scrive in ogni posizione, anche la storia.',
      'Pisze w każdej pozycji, także historię.',
    ),
  ],
  'o6.text': [
    named('Freigabe mit den Worten: „{answer-saying}“', 'Released with the words: “{answer-saying}”', 'Validé avec ces mots : « {answer-saying} »', 'Approvato con le parole: «{answer-saying}»', 'Zatwierdzono słowami: „{answer-saying}”'), // prettier-ignore
    named(
      'Macht Eindruck, ohne laut zu werden.',
      'Makes an impression without making a noise.',
      'Fait impression sans élever la voix.',
      'Lascia il segno senza alzare la voce.',
      'Robi wrażenie, choć nie podnosi głosu.',
    ),
  ],
  'list.1': named(
    'Knopf, immer cool\nDeckel drauf, wenn nötig\nGriff, hat alles in der Hand\nDichtung, verschwiegen\nSieb, merkt jeden Fehler\nTrichter, bringt es auf den Punkt\nVentil, lässt auch mal Dampf ab',
    'Knob, always cool\nLid, on when needed\nHandle, has it all in hand\nSeal, discreet\nFilter, catches every error\nFunnel, comes to the point\nValve, lets off steam at times',
    'Bouton, toujours calme\nCouvercle, au besoin\nPoignée, a tout bien en main\nJoint, discret\nFiltre, voit chaque erreur\nEntonnoir, va droit au but\nSoupape, lâche parfois la pression',
    'Pomello, sempre calmo\nCoperchio, se serve\nManico, ha tutto in mano\nGuarnizione, discreta\nFiltro, vede ogni errore\nImbuto, va dritto al punto\nValvola, ogni tanto sfiata',
    'Gałka, zawsze spokojna\nPokrywka, w razie potrzeby\nUchwyt, wszystko ma w ręku\nUszczelka, dyskretna\nSitko, wyłapie każdy błąd\nLejek, trafia w sedno\nZawór, czasem spuszcza parę',
  ),
  'list.2': named(
    'Lehne, gibt Rückhalt\nWinkel, hat Charakter\nSitz, hat Ausdauer\nMechanik, knarzt mit Gefühl\nFeder, nimmt es leicht\nFußkreuz, steht fest\nRollen, sind schon beim Kuchen',
    'Back, always behind you\nBracket, has character\nSeat, has stamina\nMechanism, creaks with feeling\nSpring, takes it lightly\nBase, stands firm\nCastors, already at the cake',
    'Dossier, soutient sans faille\nÉquerre, a du caractère\nAssise, a de l’endurance\nMécanisme, grince avec âme\nVérin, prend tout à la légère\nPiétement, tient bon\nRoulettes, déjà au gâteau',
    'Schienale, dà sostegno\nStaffa, ha carattere\nSedile, ha resistenza\nMeccanismo, cigola con garbo\nMolla, la prende alla leggera\nBase, sta salda\nRotelle, già dalla torta',
    'Oparcie, daje wsparcie\nKątownik, ma charakter\nSiedzisko, wytrwałe\nMechanizm, skrzypi z uczuciem\nSprężyna, znosi to lekko\nPodstawa, stoi mocno\nKółka, już są przy cieście',
  ),
  'list.3': named(
    'Schirm, hält den Kopf hin\nBirne, hat die Ideen\nFassung, verliert sie nie\nRohr, hat die Leitung\nGelenk, bleibt beweglich\nFuß, lässt sich nicht umwerfen',
    'Shade, takes the heat\nBulb, has the ideas\nSocket, well connected\nTube, takes the lead\nJoint, stays flexible\nBase, not easily upset',
    'Abat-jour, reste discret\nAmpoule, a les idées\nDouille, bien branchée\nTige, tient la ligne\nArticulation, reste souple\nSocle, rien ne le renverse',
    'Paralume, resta discreto\nLampadina, ha le idee\nPortalampada, ben collegato\nAsta, tiene la linea\nSnodo, resta flessibile\nBase, nulla la smuove',
    'Klosz, dba o nastrój\nŻarówka, ma pomysły\nOprawka, ma kontakty\nRurka, trzyma pion\nPrzegub, wciąż elastyczny\nPodstawa, nie do ruszenia',
  ),
  'list.4': named(
    'Glas, hat den Durchblick\nRing, hält den Rahmen\nSpiegel, sieht das Gute\nZellen, voller Energie\nGehäuse, ganz bei sich\nKappe, macht den Abschluss',
    'Lens, sees through things\nRing, keeps it in frame\nMirror, shows your best side\nCells, full of energy\nBody, perfectly composed\nCap, has the last word',
    'Verre, y voit clair\nBague, garde le cadre\nMiroir, voit le bon côté\nPiles, pleines d’énergie\nCorps, garde son calme\nCapuchon, a le dernier mot',
    'Vetro, vede chiaro\nGhiera, tiene il quadro\nSpecchio, vede il bello\nPile, piene di energia\nCorpo, sempre composto\nTappo, ha l’ultima parola',
    'Szkło, widzi na wskroś\nPierścień, trzyma ramy\nLustro, widzi dobre strony\nBaterie, pełne energii\nObudowa, zawsze opanowana\nZakrętka, ma ostatnie słowo',
  ),
  'list.5': named(
    'Knopf, gibt den Anstoß\nClip, hält zur Sache\nSchaft, liegt gut in der Hand\nFeder, hat Spannkraft\nMine, hat noch viel vor\nSpitze, kommt zum Punkt',
    'Button, starts things off\nClip, sticks with it\nBarrel, in good hands\nSpring, bounces back\nRefill, has plenty left\nTip, gets to the point',
    'Poussoir, donne l’élan\nAgrafe, s’accroche\nCorps, bien en main\nRessort, rebondit toujours\nMine, a de la réserve\nPointe, va à l’essentiel',
    'Pulsante, dà il via\nClip, non molla\nFusto, sta bene in mano\nMolla, si riprende sempre\nRefill, ha ancora molto da dire\nPunta, va al punto',
    'Przycisk, daje początek\nKlips, trzyma się tematu\nKorpus, dobrze leży w dłoni\nSprężyna, zawsze się odbije\nWkład, ma jeszcze dużo w planach\nKońcówka, trafia w punkt',
  ),
  'list.6': named(
    'Knauf, liegt an der Hand\nHals, bleibt gelassen\nSockel, trägt die Sache\nPlatte, hat das Wort\nKissen, immer farbig',
    'Knob, always at hand\nNeck, stays calm\nMount, carries the weight\nPlate, has its say\nPad, always colourful',
    'Pommeau, toujours en main\nCol, garde la tête haute\nMonture, porte l’affaire\nPlaque, a la parole\nTampon, haut en couleur',
    'Pomo, sempre a portata di mano\nCollo, resta calmo\nMontatura, regge tutto\nLastra, ha la parola\nCuscinetto, sempre a colori',
    'Gałka, zawsze pod ręką\nSzyjka, zachowuje spokój\nOprawa, niesie sprawę\nPłytka, ma głos\nPoduszka, zawsze barwna',
  ),
  'team.note': [
    named('Fehlteile sind gestrichelt. Einkleben, bis nichts mehr gestrichelt ist.', 'Missing parts are dashed. Keep sticking until none are left.', 'Les pièces manquantes sont en pointillé. À coller jusqu’à la dernière.', 'I pezzi mancanti sono tratteggiati. Attaccare fino all’ultimo.', 'Brakujące części są kreskowane. Kleić, aż znikną kreski.'), // prettier-ignore
    named('Jedes Teil ist ein Einzelstück.', 'Every part is one of a kind.', 'Chaque pièce est unique en son genre.', 'Ogni pezzo è un esemplare unico.', 'Każda część jest jedyna w swoim rodzaju.'), // prettier-ignore
    named('Reihenfolge des Einbaus: beliebig, aber vollständig.', 'Fit in any order, but fit them all.', 'Ordre de montage libre, mais complet.', 'Ordine di montaggio libero, ma completo.', 'Kolejność montażu dowolna, byle do kompletu.'), // prettier-ignore
    named('Klemmt etwas, hilft meist ein Gespräch.', 'If something jams, a chat usually helps.', 'Si ça coince, une discussion suffit souvent.', 'Se qualcosa si blocca, di solito basta parlarne.', 'Gdy coś się zatnie, zwykle pomaga rozmowa.'), // prettier-ignore
    named('Nicht nachbiegen: Alle Teile sind richtig so.', 'Do not bend: all parts are right as they are.', 'Ne pas redresser : chaque pièce est bien comme elle est.', 'Non raddrizzare: ogni pezzo va bene così.', 'Nie prostować: każda część jest w porządku.'), // prettier-ignore
    named('Ersatz gibt es nicht, Doppelte schon.', 'There are no spares, only doubles.', 'Pas de rechange, seulement des doubles.', 'Niente ricambi, solo doppioni.', 'Zamienników brak, są tylko podwójne.'), // prettier-ignore
    named('Mit Luft eingebaut, damit alle Platz haben.', 'Fitted with some play, so everybody has room.', 'Monté avec du jeu, pour que chacun ait sa place.', 'Montato con gioco, così c’è posto per tutti.', 'Zamontowane z luzem, by każdy miał miejsce.'), // prettier-ignore
    named('Wer gesucht wird, steht oft gleich nebenan.', 'The part you seek is often right next door.', 'La pièce cherchée est souvent juste à côté.', 'Il pezzo che cerchi spesso è proprio accanto.', 'Szukana część często jest tuż obok.'), // prettier-ignore
  ],
  'team.torque': [
    named('Nicht in der Liste, aber dabei: {answer-pet}', 'Not on the list, but with us: {answer-pet}', 'Hors nomenclature, mais avec nous : {answer-pet}', 'Fuori distinta, ma con noi: {answer-pet}', 'Poza listą, ale z nami: {answer-pet}'), // prettier-ignore
    named('Neu eingebaut: {answer-newest}', 'Newly fitted: {answer-newest}', 'Nouvellement monté : {answer-newest}', 'Appena montato: {answer-newest}', 'Świeżo zamontowane: {answer-newest}'), // prettier-ignore
    named('Verwendet in: {answer-sites}', 'Used in: {answer-sites}', 'Utilisé à : {answer-sites}', 'In uso a: {answer-sites}', 'Miejsce użycia: {answer-sites}'), // prettier-ignore
    named('Betriebsmittel: {answer-cups} Tassen Kaffee am Tag', 'Fuel: {answer-cups} cups of coffee a day', 'Carburant : {answer-cups} cafés par jour', 'Carburante: {answer-cups} caffè al giorno', 'Paliwo: kawa, {answer-cups} filiżanek dziennie'), // prettier-ignore
    named('Anzugsmoment: handfest, aber herzlich.', 'Torque: firm, but warm.', 'Couple de serrage : ferme mais cordial.', 'Coppia: salda ma cordiale.', 'Moment dokręcania: mocno, ale serdecznie.'), // prettier-ignore
    named('Oberfläche: poliert von guten Worten.', 'Finish: polished by kind words.', 'Finition : polie par les mots gentils.', 'Finitura: lucidata a parole gentili.', 'Wykończenie: polerowane dobrym słowem.'), // prettier-ignore
    named('Schmierstoff: Kaffee, wahlweise Tee.', 'Lubricant: coffee, or tea if preferred.', 'Lubrifiant : café, ou thé au choix.', 'Lubrificante: caffè o, a scelta, tè.', 'Smar: kawa, ewentualnie herbata.'), // prettier-ignore
    named('Toleranz: großzügig in alle Richtungen.', 'Tolerance: generous in all directions.', 'Tolérance : généreuse dans tous les sens.', 'Tolleranza: generosa in ogni direzione.', 'Tolerancja: hojna w każdą stronę.'), // prettier-ignore
    named('Haltbarkeit: weit über die Garantie hinaus.', 'Durability: far beyond the warranty.', 'Durabilité : bien au-delà de la garantie.', 'Durata: ben oltre la garanzia.', 'Trwałość: daleko poza gwarancję.'), // prettier-ignore
  ],
  'team.text': [
    named('Passt, sitzt, wackelt kaum. Bei Fragen hilft das Teil nebenan.', 'Fits, holds, hardly wobbles. If in doubt, ask the part next door.', 'Ça s’emboîte, ça tient, ça bouge à peine. En cas de doute, voir la pièce d’à côté.', 'Combacia, tiene, balla appena. In caso di dubbi, chiedere al pezzo accanto.', 'Pasuje, trzyma, prawie się nie chwieje. W razie pytań pomoże część obok.'), // prettier-ignore
    named('Kleine Baugruppe,\nvolle Leistung.', 'Small assembly,\nfull power.', 'Petit ensemble,\npleine puissance.', 'Piccolo gruppo,\npiena potenza.', 'Mały zespół,\npełna moc.'), // prettier-ignore
    named('Wenige Teile,\nalle tragend.', 'Few parts,\nall of them load-bearing.', 'Peu de pièces,\ntoutes porteuses.', 'Pochi pezzi,\ntutti portanti.', 'Niewiele części,\nwszystkie nośne.'), // prettier-ignore
  ],
  'team.foot': [
    named('Alle Maße in Kaffeepausen. Handskizzen gelten.', 'All dimensions in coffee breaks. Hand sketches count.', 'Toutes les cotes en pauses-café. Les croquis comptent.', 'Tutte le misure in pause caffè. Gli schizzi valgono.', 'Wszystkie wymiary w przerwach na kawę. Szkice odręczne się liczą.'), // prettier-ignore
    named('Änderungen bitte freundlich melden.', 'Please report changes with a smile.', 'Modifications à signaler avec le sourire.', 'Segnalare le modifiche con un sorriso.', 'O zmianach informujemy z uśmiechem.'), // prettier-ignore
    named('Gezeichnet mit Respekt, radiert mit Humor.', 'Drawn with respect, erased with humour.', 'Dessiné avec respect, gommé avec humour.', 'Disegnato con rispetto, cancellato con umorismo.', 'Rysowane z szacunkiem, wymazywane z humorem.'), // prettier-ignore
    named('Nicht maßstäblich: das Lachen.', 'Not to scale: the laughter.', 'Pas à l’échelle : les rires.', 'Non in scala: le risate.', 'Bez skali: śmiech.'), // prettier-ignore
    named('Bei Verlust eines Teils bitte sofort tauschen.', 'If a part is lost, swap at once.', 'En cas de perte, échanger aussitôt.', 'In caso di perdita, scambiare subito.', 'W razie zguby natychmiast się wymienić.'), // prettier-ignore
    named('Nach dem Einbau bitte lächeln.', 'Please smile after fitting.', 'Sourire après la pose, merci.', 'Dopo il montaggio, sorridere.', 'Po montażu prosimy o uśmiech.'), // prettier-ignore
  ],
  'photo.hint': named(
    'Platz für ein Foto aus der Werkstatt.',
    'Room for a photo from the workshop.',
    'Une photo de l’atelier irait bien ici.',
    'Spazio per una foto dell’officina.',
    'Miejsce na zdjęcie z warsztatu.',
  ),
  'tolerance.title': named('Allgemeintoleranzen', 'General tolerances', 'Tolérances générales', 'Tolleranze generali', 'Tolerancje ogólne'), // prettier-ignore
  'tolerance.names': named(
    'Kaffee, Beginn\nMontag, Laune\nMittag, Länge\nWitze, Niveau\nMusik, Lautstärke\nFeierabend',
    'Coffee, start\nMonday, mood\nLunch, length\nJokes, standard\nMusic, volume\nHome time',
    'Café, début\nLundi, humeur\nDéjeuner, durée\nBlagues, niveau\nMusique, volume\nFin de journée',
    'Caffè, inizio\nLunedì, umore\nPranzo, durata\nBattute, livello\nMusica, volume\nFine turno',
    'Kawa, początek\nPoniedziałek, humor\nObiad, długość\nDowcipy, poziom\nMuzyka, głośność\nFajrant',
  ),
  'tolerance.sign': same('±\n±\n±\n±\n±\n±'),
  'tolerance.note': named(
    'Werte gemeinsam festlegen und von Hand eintragen.',
    'Agree on the values together and enter them by hand.',
    'Valeurs à fixer ensemble et à inscrire à la main.',
    'Valori da stabilire insieme e scrivere a mano.',
    'Wartości ustalić wspólnie i wpisać ręcznie.',
  ),
  'group.title': named('Gesamtzeichnung', 'General arrangement', 'Plan d’ensemble', 'Disegno d’insieme', 'Rysunek zestawieniowy'), // prettier-ignore
  'group.caption': [
    named(
      'Probelauf: {answer-party}',
      'Test run: {answer-party}',
      'Essai : {answer-party}',
      'Collaudo: {answer-party}',
      'Próba: {answer-party}',
    ),
    named('Alle Teile\nauf einen Blick.', 'All parts\nat a glance.', 'Toutes les pièces\nd’un coup d’œil.', 'Tutti i pezzi\nin uno sguardo.', 'Wszystkie części\nna jeden rzut oka.'), // prettier-ignore
  ],
  'service.title': named('Wartungsplan', 'Service schedule', 'Plan d’entretien', 'Piano di manutenzione', 'Plan przeglądów'), // prettier-ignore
  'service.note': named('Wer kümmert sich? Eintragen, abhaken, weitersagen.', 'Who takes care of it? Fill in, tick off, pass on.', 'Qui s’en charge ? À inscrire, à cocher, à répéter.', 'Chi se ne occupa? Scrivere, spuntare, passare parola.', 'Kto się tym zajmie? Wpisać, odhaczyć, przekazać dalej.'), // prettier-ignore
  'service.1': named(
    'Pflanzen gießen',
    'Water the plants',
    'Arroser les plantes',
    'Innaffiare le piante',
    'Podlać rośliny',
  ),
  'service.2': named(
    'Drucker beruhigen',
    'Calm the printer',
    'Calmer l’imprimante',
    'Calmare la stampante',
    'Uspokoić drukarkę',
  ),
  'service.3': named(
    'Kuchen verteilen',
    'Share out the cake',
    'Partager le gâteau',
    'Dividere la torta',
    'Podzielić ciasto',
  ),
  'service.4': named(
    'Fenster öffnen',
    'Open the windows',
    'Ouvrir les fenêtres',
    'Aprire le finestre',
    'Otworzyć okna',
  ),
  'service.5': named(
    'Witz erzählen',
    'Tell a joke',
    'Raconter une blague',
    'Raccontare una battuta',
    'Opowiedzieć dowcip',
  ),
  'service.6': named('Tassen suchen', 'Find the mugs', 'Retrouver les tasses', 'Ritrovare le tazze', 'Znaleźć kubki'),
  'service.7': named('Danke sagen', 'Say thank you', 'Dire merci', 'Dire grazie', 'Powiedzieć dziękuję'),
  'service.8': named(
    'Licht ausmachen',
    'Switch off the lights',
    'Éteindre la lumière',
    'Spegnere la luce',
    'Zgasić światło',
  ),
  'fault.title': named(
    'Störungsprotokoll',
    'Fault log',
    'Journal des pannes',
    'Registro dei guasti',
    'Dziennik usterek',
  ),
  'fault.note': named('Nur für kleine Störungen. Große brauchen Kuchen.', 'For small faults only. Big ones need cake.', 'Petites pannes seulement. Les grandes exigent un gâteau.', 'Solo per piccoli guasti. Quelli grandi richiedono una torta.', 'Tylko drobne usterki. Duże wymagają ciasta.'), // prettier-ignore
  'fault.what': named('Störung', 'Fault', 'Panne', 'Guasto', 'Usterka'),
  'fault.who': named('Behoben von', 'Fixed by', 'Réparée par', 'Riparato da', 'Naprawa'),
  'sketch.title': named('Skizzenblatt', 'Sketch sheet', 'Feuille de croquis', 'Foglio di schizzi', 'Arkusz na szkice'),
  'sketch.note': named('Jemanden als Maschine zeichnen. Raten lassen, wer es ist.', 'Draw somebody as a machine. Let others guess who it is.', 'Dessiner quelqu’un en machine. Faire deviner qui c’est.', 'Disegnare qualcuno come macchina. Far indovinare chi è.', 'Narysować kogoś jako maszynę. Niech inni zgadują, kto to.'), // prettier-ignore
  'skill.title': named('Sonderfunktionen', 'Special functions', 'Fonctions spéciales', 'Funzioni speciali', 'Funkcje specjalne'), // prettier-ignore
  'skill.note': named('Wer kann das am besten? Namen dahinter setzen.', 'Who does it best? Put a name behind it.', 'Qui le fait le mieux ? Mettre un nom en face.', 'Chi lo fa meglio? Scrivere il nome accanto.', 'Kto to robi najlepiej? Dopisać imię.'), // prettier-ignore
  'skill.1': named('Zuhören', 'Listening', 'Écouter', 'Ascoltare', 'Słuchanie'),
  'skill.2': named('Kopfrechnen', 'Mental arithmetic', 'Calcul mental', 'Calcolo a mente', 'Liczenie w pamięci'),
  'skill.3': named('Pfeifen', 'Whistling', 'Siffler', 'Fischiare', 'Gwizdanie'),
  'skill.4': named('Knoten lösen', 'Untying knots', 'Défaire les nœuds', 'Sciogliere nodi', 'Rozwiązywanie supłów'),
  'skill.5': named('Ruhe bewahren', 'Keeping calm', 'Garder son calme', 'Mantenere la calma', 'Zachowanie spokoju'),
  'skill.6': named('Backen', 'Baking', 'Faire des gâteaux', 'Preparare dolci', 'Pieczenie'),
  'skill.7': named('Namen merken', 'Remembering names', 'Retenir les noms', 'Ricordare i nomi', 'Pamięć do imion'),
  'skill.8': named('Alles reparieren', 'Fixing anything', 'Tout réparer', 'Riparare tutto', 'Naprawianie wszystkiego'),
  'quote.line': [
    named('„{answer-saying}“', '“{answer-saying}”', '« {answer-saying} »', '«{answer-saying}»', '„{answer-saying}”'),
    named('Auch das Größte besteht aus kleinen Teilen.', 'Even the biggest thing is made of small parts.', 'Même le plus grand est fait de petites pièces.', 'Anche la cosa più grande è fatta di piccoli pezzi.', 'Nawet to, co wielkie, składa się z małych części.'), // prettier-ignore
  ],
  'quote.note': [
    named('Wir und unsere Arbeit: {answer-made}', 'Us and our work: {answer-made}', 'Nous et notre métier : {answer-made}', 'Noi e il nostro lavoro: {answer-made}', 'My i nasza praca: {answer-made}'), // prettier-ignore
  ],
  'thanks.title': named('Prüfzeugnis', 'Test certificate', 'Certificat d’essai', 'Certificato di collaudo', 'Świadectwo kontroli'), // prettier-ignore
  'thanks.text': {
    de: 'Hiermit wird bestätigt, dass diese Baugruppe ohne Übermaß, mit gutem Spiel und ganz ohne Ersatzteile läuft. Danke allen, die geschraubt, gefeilt und mitgelacht haben.',
    en: 'This is to certify that this assembly runs true, with good play and without any spare parts. Thanks to all who tightened, filed and laughed along.',
    fr: 'Il est certifié que cet ensemble tourne rond, avec un bon jeu et sans pièce de rechange. Merci à celles et ceux qui ont vissé, limé et ri avec nous.',
    it: 'Si certifica che questo gruppo gira bene, con buon gioco e senza pezzi di ricambio. Grazie a chi ha avvitato, limato e riso con noi.',
    pl: 'Zaświadcza się, że ten zespół pracuje równo, z dobrym luzem i bez części zamiennych. Dziękujemy wszystkim, którzy skręcali, piłowali i śmiali się z nami.',
  },
  'thanks.sign': named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy'),
  'thanks.suppliers': named('Zulieferung', 'Supplied by', 'Fournitures', 'Forniture', 'Dostawy'),
  'thanks.more': [
    named('Unser Dank gilt: {answer-thanks}', 'With thanks to: {answer-thanks}', 'Avec nos remerciements à : {answer-thanks}', 'Con un grazie: {answer-thanks}', 'Z podziękowaniem dla: {answer-thanks}'), // prettier-ignore
    named('Ohne sie liefe nichts: bitte Namen eintragen.', 'Nothing would run without them: please add names.', 'Sans eux, rien ne tournerait : noms à inscrire.', 'Senza di loro nulla girerebbe: scrivere i nomi.', 'Bez nich nic by nie działało: proszę wpisać imiona.'), // prettier-ignore
  ],
  'supply.1': named('Ideen', 'Ideas', 'Idées', 'Idee', 'Pomysły'),
  'supply.2': named('Geduld', 'Patience', 'Patience', 'Pazienza', 'Cierpliwość'),
  'supply.3': named('Kekse', 'Biscuits', 'Biscuits', 'Biscotti', 'Ciastka'),
  'supply.4': named('Gute Laune', 'Good mood', 'Bonne humeur', 'Buonumore', 'Dobry humor'),
  'supply.5': named('Rückhalt', 'Support', 'Soutien', 'Sostegno', 'Wsparcie'),
  'supply.6': named('Letzte Schraube', 'The last screw', 'Dernière vis', 'Ultima vite', 'Ostatnia śrubka'),
  'back.line': named('Eine Schraube\nbleibt immer übrig.', 'There is always\none screw left.', 'Il reste toujours\nune vis.', 'Avanza sempre\nuna vite.', 'Zawsze zostaje\njedna śrubka.'), // prettier-ignore
  'chapter.one': named('Erste Baugruppe', 'First assembly', 'Premier ensemble', 'Primo gruppo', 'Pierwszy zespół'),
  'chapter.two': named('Zweite Baugruppe', 'Second assembly', 'Deuxième ensemble', 'Secondo gruppo', 'Drugi zespół'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const strong = { font: 'title', color: GRAPHITE };
const reading = { font: 'paragraph', color: GRAPHITE, lineHeight: 150 };
/** Words that must stand in the height they have. */
const boxed = (height: number) => ({ autosize: false, fit: true, height });

const border = (color = GRAPHITE): ContentNode => frame(5, 5, 450, 287, color, 0.5, { name: 'Blattrand' });
/** The title block of the sheet: the chapter, and what a drawing says of itself. The page number is the sheet's. */
function block(fill: number | null = null, title = '{section}'): ContentNode[] {
  const [x, y] = [275, 268];
  const field = (at: number, label: string, value: string): ContentNode[] => [
    text(x + at + 2.5, y + 2, 27, 9, label, { font: 'paragraph', color: GRAPHITE }),
    text(x + at + 2.5, y + 6.6, 26, 10, value, { font: 'sub_title', color: GRAPHITE }),
  ];
  return [
    frame(x, y, 180, 24, GRAPHITE, 0.5, { fill, name: 'Schriftfeld' }),
    ...[92, 122].map((at) => rect(x + at, y, 0.25, 24, GRAPHITE)),
    rect(x + 92, y + 12, 60, 0.25, GRAPHITE),
    rect(x + 152, y, 28, 24, ORANGE),
    text(x + 4, y + 2.6, 86, 9, '@block.kind', { font: 'paragraph', color: GRAPHITE }),
    text(x + 4, y + 7, 86, 36, title, { ...strong, ...FITTED, height: 14, valign: 'middle', name: 'Titel' }),
    ...field(92, '@block.scale', '@block.one'),
    ...field(122, '@block.checked', '@block.by'),
    text(x + 94.5, y + 14, 54, 9, '@block.sheet', { font: 'paragraph', color: GRAPHITE }),
    text(x + 94.5, y + 18, 54, 10, '{total-pages}', { font: 'sub_title', color: GRAPHITE }),
    text(x + 152, y + 6, 28, 36, '{page-number}', { font: 'title', color: GRAPHITE, align: 'center', name: 'Blatt' }),
  ];
}
/** Without its small print, for sheets that come often. */
const slimBlock = (): ContentNode[] => [
  frame(275, 268, 180, 24, GRAPHITE, 0.5, { name: 'Schriftfeld' }),
  rect(427, 268, 28, 24, ORANGE),
  text(279, 273, 144, 36, '{section}', { ...strong, ...FITTED, height: 14, valign: 'middle', name: 'Titel' }),
  text(427, 274, 28, 36, '{page-number}', { font: 'title', color: GRAPHITE, align: 'center', name: 'Blatt' }),
];
/** The left page has its number in a smaller field, at the same height. */
const leftNumber = (): ContentNode[] => [
  rect(5, 268, 28, 24, ORANGE),
  text(5, 274, 28, 36, '{page-number}', { font: 'title', color: GRAPHITE, align: 'center', name: 'Blatt' }),
];

const LEFT = [54, 112, 170];
const RIGHT = [240, 298, 356];
const ALL = [...LEFT, ...RIGHT];
const ROWS = [26, 103, 180];
function fehlteil(x: number, y: number, double = false): ContentNode[] {
  const width = double ? 108 : 58;
  return [
    picture(x - 4, y - 4, width, 78, double ? 'stueck-missing-double' : 'stueck-missing', { name: 'Fehlteil' }),
    cell(x, y, double, { fill: TRACING, fillOpacity: 0 }),
  ];
}
const parts = (xs: readonly number[], ys: readonly number[]): ContentNode[] =>
  ys.flatMap((y) => xs.flatMap((x) => fehlteil(x, y)));
const dimensions = (): ContentNode => picture(0, 10, 460, 10, 'stueck-dimensions', { name: 'Maße' });
/** A remark at the edge; gone as a whole where its words are used up. */
const margin = (x: number, y: number, words: string): ContentNode =>
  node('Group', { name: 'Hinweis' }, [
    rect(x, y, 12, 0.8, ORANGE),
    node('Group', {}, [text(x, y + 4, 37, 11, words, { ...reading, lineHeight: 120, lines: 7 })]),
  ]);
const HIGH = ['stueck-set', 'stueck-seat', 'stueck-light', 'stueck-seal', 'stueck-torch', 'stueck-train', 'stueck-biro']; // prettier-ignore
const WIDE = ['stueck-gears', 'stueck-bench', 'stueck-shelf'];
/** The finished drawing and the words for the makers lie under the frame: a photo covers them. */
function photo(x: number, y: number, width: number, height: number, first = 0): ContentNode[] {
  // On either page where the frame lies over the fold.
  const rooms = x < 222 && x + width > 238 ? [[x, 224 - x] as const, [236, x + width - 236] as const] : [[x, width] as const]; // prettier-ignore
  return [
    rect(x, y, width, height, STEEL, { stroke: GRAPHITE, strokeWidth: 0.5 }),
    ...rooms.map(([at, room], index) => {
      const tall = height > room * 0.75;
      const ratio = tall ? 1.45 : 120 / 260;
      const wide = Math.min(room * 0.86, (height * 0.82) / ratio);
      const images = rooms.length > 1 ? besideEachOther(tall ? HIGH : WIDE, index) : inTurn(tall ? HIGH : WIDE, first);
      return picture(at + (room - wide) / 2, y + height - wide * ratio - 2, wide, wide * ratio, images, {
        name: 'Zeichnung',
      });
    }),
    text(x + 8, y + 7, (x < 222 ? Math.min(222, x + width) : x + width) - x - 16, 14, '@photo.hint', {
      name: HINT,
      font: 'sub_title',
      color: GRAPHITE,
    }),
    picture(x, y, width, height, null, { stroke: GRAPHITE, strokeWidth: 0.5, name: 'Foto' }),
  ];
}

/** Everything of a sheet but its parts: remarks at both edges, the block, the numbers. */
const sheet = (
  label: string,
  places: readonly ContentNode[],
  more: readonly ContentNode[] = [],
  top = 30,
): ContentNode =>
  spread(label, TRACING, [
    border(),
    ...more,
    margin(11, top, '@team.note'),
    margin(413, 184, '@team.torque'),
    text(54, 271, 170, 11, '@team.foot', { ...reading, lines: 2 }),
    ...leftNumber(),
    ...block(),
    ...places,
  ]);
const team18 = (): ContentNode => sheet('Blatt mit achtzehn Teilen', parts(ALL, ROWS), [dimensions()]);
const team15 = (): ContentNode =>
  sheet('Fünfzehn Teile und ein Bild', [...parts(LEFT, ROWS), ...parts(RIGHT, ROWS.slice(1))], photo(240, 14, 166, 80, 1)); // prettier-ignore
const team12 = (): ContentNode =>
  sheet('Zwölf Teile und ein Bild', parts(ALL, ROWS.slice(1)), photo(54, 14, 352, 80), 107);
const team8 = (): ContentNode =>
  sheet('Acht Teile und ein Bild', parts([112, 170, 240, 298], ROWS.slice(0, 2)), photo(54, 184, 352, 74, 1));
const team24 = (): ContentNode =>
  spread('Blatt mit vierundzwanzig Teilen', TRACING, [
    border(),
    text(54, 271, 170, 11, '@team.note', { ...reading, lines: 2 }),
    ...leftNumber(),
    ...slimBlock(),
    ...parts(
      [11, 65, 119, 173, 237, 291, 345, 399],
      [22, 103, 184].map((y) => y - 4),
    ),
  ]);
/** In the middle of its page, in its own proportions. */
const explosion = (at: number, y: number, height: number, image: string | readonly string[]): ContentNode => {
  const width = (height * 190) / EXPLODED;
  return picture(at + (230 - width) / 2, y, width, height, image, { name: 'Explosion' });
};
/** Something pulled apart on the dark page: what it is made of stands opposite. */
const team9 = (): ContentNode =>
  spread('Neun Teile und eine Zeichnung', TRACING, [
    rect(-4, -4, 234, 305, GRAPHITE),
    border(STEEL),
    explosion(0, 8, 252, ['stueck-pen-dark', 'stueck-stamp-dark', 'stueck-torch-dark', 'stueck-lamp-dark']),
    ...leftNumber(),
    ...block(),
    margin(413, 30, '@team.note'),
    ...parts(RIGHT, ROWS),
  ]);
const beside = (xs: readonly number[], first: number): ContentNode =>
  spread('Teile und ein Bild', TRACING, [
    border(),
    ...photo(14, 14, 206, 245, first),
    text(240, 20, 200, 48, '{section}', { ...strong, ...FITTED, height: 20, name: 'Titel' }),
    text(240.5, 46, 166, 14, '@team.text', { ...reading, lines: 4 }),
    margin(413, 107, '@team.note'),
    ...leftNumber(),
    ...block(),
    ...parts(xs, ROWS.slice(1)),
  ]);
const few = (count: number): ContentNode =>
  spread('Wenige Teile', TRACING, [
    border(),
    ...photo(14, 14, 206, 245, count),
    text(240, 20, 106, 48, '{section}', { ...strong, ...FITTED, height: 40, name: 'Titel' }),
    text(240.5, 64, 106, 22, '@team.text', { ...reading, lineHeight: 120, ...boxed(84) }),
    picture(236, 200, 112, 51.7, inTurn(['stueck-bench', 'stueck-shelf'], count % 2), { name: 'Zeichnung' }),
    margin(413, 107, '@team.note'),
    ...leftNumber(),
    ...block(),
    ...parts([356], ROWS.slice(0, count)),
  ]);
/** Three in a row under a picture, beside something pulled apart. */
const threes = (): ContentNode =>
  spread('Drei Teile und eine Zeichnung', TRACING, [
    rect(-4, -4, 234, 305, GRAPHITE),
    border(STEEL),
    explosion(0, 8, 252, ['stueck-stamp-dark', 'stueck-lamp-dark', 'stueck-torch-dark', 'stueck-pen-dark']),
    ...leftNumber(),
    ...block(),
    text(240, 14, 166, 48, '{section}', { ...strong, ...FITTED, height: 20, name: 'Titel' }),
    text(240.5, 37, 166, 14, '@team.text', { ...reading, lines: 3 }),
    ...photo(240, 64, 166, 104, 1),
    margin(413, 68, '@team.note'),
    ...parts(RIGHT, [186]),
  ]);
const doubles = (): ContentNode =>
  sheet(
    'Doppelteile',
    ROWS.flatMap((y, row) =>
      row === 1
        ? [...fehlteil(54, y), ...fehlteil(116, y, true), ...fehlteil(244, y, true), ...fehlteil(356, y)]
        : [...fehlteil(58, y, true), ...fehlteil(170, y), ...fehlteil(240, y), ...fehlteil(302, y, true)],
    ),
  );

interface OpenerLook {
  readonly key: number;
  readonly drawing: string;
  readonly parts: number;
  readonly ground?: number;
  readonly mirrored?: boolean;
}
/** Something pulled apart on the dark page, and the list of its parts beside it. */
function opener({ key, drawing, parts: count, ground = GRAPHITE, mirrored = false }: OpenerLook): ContentNode {
  const [dark, at] = mirrored ? [230, 14] : [0, 243];
  return spread('Auftakt', TRACING, [
    rect(mirrored ? 230 : -4, -4, 234, 305, ground),
    frame(5, 5, 450, 287, STEEL, 0.5, { name: 'Blattrand' }),
    ...(ground === GRAPHITE ? [] : [rect(dark + 16, 16, 198, 240, GRAPHITE)]),
    ground === GRAPHITE ? explosion(dark, 8, 252, drawing) : explosion(dark, 19, 234, drawing),
    text(at, 18, 100, 14, '@opener.kind', { font: 'sub_title', color: GRAPHITE }),
    text(at - 2.5, 25, 206, 72, '{section}', { ...strong, ...FITTED, scale: 1.35, height: 27, name: 'Titel' }),
    text(at, 68, 190, 16, `@o${key}.text`, { ...reading, ...boxed(37) }),
    rect(at, 108, 206, 1.2, ORANGE),
    ...Array.from({ length: count + 1 }, (_, index) => rule(at, 117 + index * 15.24, 206, GRAPHITE, 0.25)),
    picture(at + 1, 117.6, 12, 106, `stueck-list-${count}`, { name: 'Positionen' }),
    text(at + 19, 117.2, 186, 18, `@list.${key}`, {
      font: 'paragraph',
      color: GRAPHITE,
      lineHeight: 240,
      lines: count,
    }),
    ...leftNumber(),
    ...block(mirrored ? TRACING : null, '{album-title}'),
  ]);
}
const FIRST: OpenerLook = { key: 1, drawing: 'stueck-pot-dark', parts: 7 };
const SECOND: OpenerLook = { key: 2, drawing: 'stueck-chair-dark', parts: 7, mirrored: true };
const OPENERS: readonly (readonly [name: Localised, look: OpenerLook])[] = [
  [named('Auftakt Kanne', 'Opener pot', 'Ouverture cafetière', 'Apertura moka', 'Otwarcie kawiarka'), FIRST],
  [named('Auftakt Stuhl', 'Opener chair', 'Ouverture chaise', 'Apertura sedia', 'Otwarcie krzesło'), SECOND],
  [
    named('Auftakt Leuchte', 'Opener lamp', 'Ouverture lampe', 'Apertura lampada', 'Otwarcie lampa'),
    { key: 3, drawing: 'stueck-lamp-dark', parts: 6, ground: ORANGE },
  ],
  [
    named('Auftakt Taschenlampe', 'Opener torch', 'Ouverture torche', 'Apertura torcia', 'Otwarcie latarka'),
    { key: 4, drawing: 'stueck-torch-dark', parts: 6 },
  ],
  [
    named('Auftakt Kugelschreiber', 'Opener pen', 'Ouverture stylo', 'Apertura penna', 'Otwarcie długopis'),
    { key: 5, drawing: 'stueck-pen-dark', parts: 6, ground: ORANGE, mirrored: true },
  ],
  [
    named('Auftakt Stempel', 'Opener stamp', 'Ouverture tampon', 'Apertura timbro', 'Otwarcie pieczątka'),
    { key: 6, drawing: 'stueck-stamp-dark', parts: 5, mirrored: true },
  ],
];

const heading = (words: string): ContentNode => text(14, 14, 206, 48, words, { ...strong, ...boxed(20) });
/** A table to be filled in by hand: words in front, a line for what belongs behind them. */
const table = (x: number, y: number, rows: readonly string[], split: number, step: number): ContentNode[] => [
  rect(x, y, 205, 1.2, ORANGE),
  ...rows.flatMap((words, index) => [
    text(x + 2, y + 3 + index * step, split - 4, 18, words, {
      font: 'paragraph',
      color: GRAPHITE,
      ...boxed(step - 4),
      valign: 'middle',
    }),
    rule(x, y + (index + 1) * step, 205, GRAPHITE, 0.25),
  ]),
  rect(x + split, y + 4, 0.25, rows.length * step - 4, GRAPHITE),
];

const tolerances = (): ContentNode =>
  spread('Toleranzen', TRACING, [
    border(),
    heading('@tolerance.title'),
    rect(15, 40, 205, 1.2, ORANGE),
    ...Array.from({ length: 7 }, (_, index) => rule(15, 52 + index * 20.32, 205, GRAPHITE, 0.25)),
    text(17, 52, 120, 20, '@tolerance.names', { font: 'paragraph', color: GRAPHITE, lineHeight: 288, lines: 6 }),
    text(146, 52, 12, 20, '@tolerance.sign', { font: 'sub_title', color: GRAPHITE, lineHeight: 288, lines: 6 }),
    text(17, 182, 190, 14, '@tolerance.note', { ...reading, lines: 2 }),
    picture(24, 204, 52, 52, 'stueck-stamp', { name: 'Stempel' }),
    ...photo(240, 14, 206, 245, 2),
    ...leftNumber(),
    ...block(),
  ]);

const group = (): ContentNode =>
  spread('Gesamtzeichnung', TRACING, [
    border(),
    heading('@group.title'),
    ...photo(54, 42, 352, 214, 1),
    margin(413, 46, '@group.caption'),
    picture(14, 41.7, 36, 214.6, 'stueck-dimension-high', { name: 'Maß' }),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
/** Who looks after what: a field for the name, and one for every day. */
const service = (): ContentNode =>
  spread('Wartungsplan', TRACING, [
    border(),
    heading('@service.title'),
    text(243, 18, 190, 14, '@service.note', { ...reading, lines: 2 }),
    ...table(15, 42, EIGHT.map((index) => `@service.${index}`), 112, 26), // prettier-ignore
    rect(243, 42, 205, 1.2, ORANGE),
    ...EIGHT.flatMap((row) => [
      rule(243, 42 + row * 26, 205, GRAPHITE, 0.25),
      ...[0, 1, 2, 3, 4].map((day) => frame(252 + day * 40, 48 + (row - 1) * 26, 14, 14, GRAPHITE, 0.5)),
    ]),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);
const faults = (): ContentNode =>
  spread('Störungsprotokoll', TRACING, [
    border(),
    rect(5, 5, 225, 30, ORANGE),
    rect(230, 5, 225, 30, ORANGE),
    text(14, 11, 206, 48, '@fault.title', { ...strong, ...boxed(18) }),
    text(243, 14, 200, 14, '@fault.note', { ...reading, lines: 2 }),
    ...[15, 243].flatMap((x) => [
      text(x, 42, 120, 14, '@fault.what', { font: 'sub_title', color: GRAPHITE }),
      text(x + 140, 42, 64, 14, '@fault.who', { font: 'sub_title', color: GRAPHITE }),
      ...Array.from({ length: 11 }, (_, index) => rule(x, 52 + index * 20, 205, GRAPHITE, index ? 0.25 : 0.8)),
      rect(x + 136, 44, 0.25, 208, GRAPHITE),
    ]),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);
const sketch = (): ContentNode =>
  spread('Skizzenblatt', TRACING, [
    border(),
    heading('@sketch.title'),
    text(243, 18, 190, 14, '@sketch.note', { ...reading, lines: 2 }),
    ...[14, 240].flatMap((x) => [
      picture(x, 44, 206, 210, 'stueck-grid', { name: 'Raster' }),
      frame(x, 44, 206, 210, GRAPHITE, 0.5),
    ]),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);
const skills = (): ContentNode =>
  spread('Sonderfunktionen', TRACING, [
    rect(-4, -4, 234, 305, GRAPHITE),
    border(STEEL),
    explosion(0, 8, 252, 'stueck-torch-dark'),
    text(240, 14, 206, 48, '@skill.title', { ...strong, ...boxed(20) }),
    text(243, 36, 200, 14, '@skill.note', { ...reading, lines: 2 }),
    ...table(243, 54, EIGHT.map((index) => `@skill.${index}`), 92, 25), // prettier-ignore
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);
/** The last screw, as large as the page. */
const quote = (): ContentNode =>
  spread('Kleines Teil', ORANGE, [
    border(),
    rect(230, 5, 225, 263, GRAPHITE),
    picture(296, 16, 88, 242, 'stueck-screw', { name: 'Schraube' }),
    text(16, 40, 200, 72, '@quote.line', { ...strong, ...boxed(130) }),
    text(17, 190, 190, 16, '@quote.note', { ...reading, ...boxed(60) }),
    ...leftNumber(),
    ...block(TRACING, '{album-title}'),
  ]);

/** The last sheet: to be signed by all, and a table of what was delivered, and by whom. */
const certificate = (): ContentNode =>
  spread('Prüfzeugnis', TRACING, [
    border(),
    text(14, 20, 206, 72, '@thanks.title', { ...strong, ...boxed(27) }),
    rect(15, 52, 205, 1.2, ORANGE),
    text(15.5, 60, 190, 14, '@thanks.text', { ...reading, lines: 5 }),
    text(15.5, 108, 120, 14, '@thanks.sign', { font: 'sub_title', color: GRAPHITE }),
    ...Array.from({ length: 12 }, (_, index) =>
      rule(15 + (index % 2) * 105, 132 + Math.floor(index / 2) * 23, 100, GRAPHITE, 0.35, { dash: 'dashed' }),
    ),
    picture(164, 88, 46, 46, 'stueck-stamp', { name: 'Stempel' }),
    text(243, 24, 150, 36, '@thanks.suppliers', { ...strong, ...boxed(16) }),
    text(243, 42, 204, 14, '@thanks.more', { ...reading, ...boxed(30) }),
    ...table(243, 74, [1, 2, 3, 4, 5, 6].map((index) => `@supply.${index}`), 92, 30), // prettier-ignore
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);

const pictures = (): ContentNode =>
  spread('Teilansichten', TRACING, [
    border(),
    ...photo(14, 14, 206, 146),
    ...photo(14, 168, 99, 92, 0),
    ...photo(121, 168, 99, 92, 1),
    ...photo(240, 14, 99, 92, 2),
    ...photo(347, 14, 99, 92, 0),
    ...photo(240, 114, 206, 146, 1),
    ...leftNumber(),
    ...block(),
  ]);
/** Parts to be exchanged. */
const swaps = (): ContentNode =>
  spread('Tauschteile', TRACING, [
    border(),
    ...swapLists({ at: [15, 243], y: 14, width: 205, lines: 10, heading: strong, note: reading, color: GRAPHITE }),
    ...[15, 243].map((x) => rect(x, 45, 205, 1.2, ORANGE)),
    ...leftNumber(),
    ...block(null, '{album-title}'),
  ]);

const faces = (count: number): Localised =>
  named(`${count} Teile`, `${count} parts`, `${count} pièces`, `${count} pezzi`, `Części: ${count}`);
const withPhoto = ({ de, en, fr, it, pl }: Localised): Localised =>
  named(`${de} und ein Bild`, `${en} and a photo`, `${fr} et photo`, `${it} e foto`, `${pl}, zdjęcie`);
const layouts: BlueprintContent['layouts'] = [
  ...OPENERS.map(([name, look]) => ({
    id: `stueck-opener-${look.key}`,
    name,
    role: 'opener' as const,
    spread: opener(look),
  })),
  ...(
    [
      ['stueck-24', faces(24), team24()],
      ['stueck-18', faces(18), team18()],
      ['stueck-15', withPhoto(faces(15)), team15()],
      ['stueck-12', withPhoto(faces(12)), team12()],
      ['stueck-8', withPhoto(faces(8)), team8()],
      ['stueck-6', withPhoto(faces(6)), beside(RIGHT, 0)],
      ['stueck-4', withPhoto(faces(4)), beside(RIGHT.slice(0, 2), 1)],
      ['stueck-3', faces(3), few(3)],
      ['stueck-3-row', withPhoto(faces(3)), threes()],
      ['stueck-2', faces(2), few(2)],
      ['stueck-1', named('Ein Teil', 'One part', 'Une pièce', 'Un pezzo', 'Jedna część'), few(1)],
      [
        'stueck-doubles',
        named('Doppelteile', 'Double parts', 'Pièces doubles', 'Pezzi doppi', 'Części podwójne'),
        doubles(),
      ],
    ] as const
  ).map(([id, name, made]) => ({ id, name, role: 'team' as const, spread: made })),
  {
    id: 'stueck-9',
    name: named(
      '9 Teile und Zeichnung',
      '9 parts and drawing',
      '9 pièces et dessin',
      '9 pezzi e disegno',
      '9 części i rysunek',
    ),
    role: 'text',
    spread: team9(),
  },
  ...(
    [
      ['tolerances', named('Toleranzen', 'Tolerances', 'Tolérances', 'Tolleranze', 'Tolerancje'), tolerances()],
      ['quote', named('Kleines Teil', 'Small part', 'Petite pièce', 'Piccolo pezzo', 'Mała część'), quote()],
      [
        'service',
        named('Wartungsplan', 'Service schedule', 'Plan d’entretien', 'Manutenzione', 'Plan przeglądów'),
        service(),
      ],
      ['sketch', named('Skizzenblatt', 'Sketch sheet', 'Feuille de croquis', 'Foglio di schizzi', 'Szkice'), sketch()],
      [
        'skills',
        named('Sonderfunktionen', 'Special functions', 'Fonctions spéciales', 'Funzioni speciali', 'Funkcje specjalne'),
        skills(),
      ],
      [
        'faults',
        named('Störungsprotokoll', 'Fault log', 'Journal des pannes', 'Registro dei guasti', 'Dziennik usterek'),
        faults(),
      ],
    ] as const
  ).map(([id, name, made]) => ({ id: `stueck-${id}`, name, role: 'text' as const, spread: made })),
  {
    id: 'stueck-group',
    name: named(
      'Gesamtzeichnung',
      'General arrangement',
      'Plan d’ensemble',
      'Disegno d’insieme',
      'Rysunek zestawieniowy',
    ),
    role: 'picture',
    spread: group(),
  },
  ...extraLayouts('stueck', pictures(), swaps()),
];

export const blueprint: BlueprintContent = {
  id: 'business-stueckliste',
  blueprint_category: 'business',
  title: named('Stückliste', 'Parts list', 'Vue éclatée', 'Esploso', 'Lista części'),
  description: {
    de: 'Der Betrieb als Explosionszeichnung: Menschen sind Teile mit Position, gestrichelt ist, wer noch fehlt. Für Werkstätten und alle, die etwas bauen.',
    en: 'The firm as an exploded drawing: people are parts with a position, whoever is missing is dashed. For workshops and all who build things.',
    fr: 'L’entreprise en vue éclatée : les gens sont des pièces numérotées, qui manque est en pointillé. Pour ateliers et bâtisseurs.',
    it: 'L’azienda come disegno esploso: le persone sono pezzi numerati, chi manca è tratteggiato. Per officine e per chi costruisce.',
    pl: 'Firma jako rysunek rozstrzelony: ludzie to części z pozycją, kogo brakuje, ten jest kreskowany. Dla warsztatów i wszystkich, którzy coś budują.',
  },
  palette: [HEX.graphite, HEX.orange, HEX.steel, HEX.brass, HEX.tracing],
  fonts: {
    title: { family: 'Barlow Condensed', bold: true },
    sub_title: { family: 'Barlow', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'accented',
  texts,
  questions: questions([
    'founded',
    'made',
    'longest',
    'newest',
    'saying',
    'pet',
    'sites',
    'cups',
    'party',
    'proud',
    'next',
    'thanks',
    'signed',
  ]),
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(ORANGE, [
          frame(237, 7, 216, 283, GRAPHITE, 0.5, { name: 'Blattrand' }),
          picture(258, 7, 166, 225.4, 'stueck-cover', { name: 'Explosion' }),
          picture(326, 62, 30, 30, 'stueck-face', { name: 'Gesicht' }),
          rect(237, 232, 216, 58, TRACING, { stroke: GRAPHITE, strokeWidth: 0.5, name: 'Schriftfeld' }),
          rule(237, 268, 216, GRAPHITE, 0.25),
          rect(387, 268, 0.25, 22, GRAPHITE),
          text(242.5, 236, 206, 72, '{album-title}', {
            ...strong,
            ...FITTED,
            height: 30,
            valign: 'middle',
            name: 'Titel',
          }),
          text(243.5, 272, 140, 14, '@cover.line', { font: 'paragraph', color: GRAPHITE, lineHeight: 120, lines: 2 }),
          text(392, 271.5, 56, 9, '@contents.title', { font: 'paragraph', color: GRAPHITE }),
          text(392, 277, 56, 18, '1 – {total-stickers}', { font: 'sub_title', color: GRAPHITE, ...FITTED }),
        ]),
        spread('Vor dem Zusammenbau', TRACING, [
          rect(-4, -4, 234, 305, ORANGE),
          border(),
          picture(52, 121, 132, 150.7, 'stueck-pot', { name: 'Kanne' }),
          rect(14, 18, 202, 98, TRACING, { stroke: GRAPHITE, strokeWidth: 0.5 }),
          text(20, 25, 190, 48, '@welcome.title', { ...strong, autosize: false, fit: true, height: 20 }),
          text(21, 46, 188, 24, '@welcome.text', { ...reading, lineHeight: 120, ...boxed(66) }),
          picture(243, 10, 206, 95, 'stueck-gears', { name: 'Zahnräder' }),
          text(240, 106, 206, 48, '@contents.title', { ...strong, autosize: false, fit: true, height: 18 }),
          text(340, 114, 109, 11, '@contents.note', { ...reading, align: 'right', lines: 1 }),
          rect(243, 126, 206, 1.2, ORANGE),
          ...Array.from({ length: 11 }, (_, index) => rule(243, 135 + index * 12.6, 206, GRAPHITE, 0.25)),
          picture(246, 135, 12, 126, 'stueck-positions', { name: 'Positionen' }),
          node('Text', {
            x: 264,
            y: 135,
            width: 184,
            height: 126,
            size: 18,
            lineHeight: 198.4,
            font: 'sub_title',
            color: GRAPHITE,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          ...block(null, '{album-title}'),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(FIRST), team18(), tolerances()]),
    section('@chapter.two', [opener(SECOND), team12(), beside(RIGHT, 0)]),
    section(
      '@section.back',
      [
        group(),
        certificate(),
        spread('Rückseite', GRAPHITE, [
          frame(7, 7, 216, 283, STEEL, 0.5, { name: 'Blattrand' }),
          text(18, 22, 190, 48, '@back.line', { font: 'title', color: TRACING, lines: 2 }),
          picture(83, 84, 64, 176, 'stueck-screw', { name: 'Schraube' }),
          text(18, 274, 190, 14, '{album-title}', { font: 'sub_title', color: TRACING }),
        ]),
      ],
      true,
    ),
  ],
};
