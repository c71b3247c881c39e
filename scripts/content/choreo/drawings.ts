/** Choreographies: cards held up by hand build signs that are read from across the ground. */
import { stream, svg, type BlueprintContent } from '../builder.ts';

export const HEX = { night: '#11151c', club: '#ca231d', amber: '#f4a61d', grey: '#868a8c', bone: '#f1e8d6' };

/** What card a place of the stand holds up; null where none is. */
type Choreography = (column: number, row: number, columns: number, rows: number) => string | null;

/** Whether all around it hold up the same: only there a missing card takes nothing from an outline. */
function isAmongItsLike(
  colour: Choreography,
  [column, row]: readonly [number, number],
  grid: readonly [number, number],
): boolean {
  const own = colour(column, row, ...grid);
  const near = [-2, -1, 0, 1, 2];
  return near.every((dx) => near.every((dy) => colour(column + dx, row + dy, ...grid) === own));
}

/** Slightly turned, slightly uneven, one in seventy missing. Cards of one tone are one path. */
function cards(
  width: number,
  height: number,
  columns: number,
  rows: number,
  seed: number,
  colour: Choreography,
): ReturnType<typeof svg> {
  const random = stream(seed);
  const [w, h] = [width / columns, height / rows];
  const paths = new Map<string, string>();
  const short = (value: number): string =>
    value
      .toFixed(1)
      .replace(/\.0$/, '')
      .replace(/^(-?)0\./, '$1.');
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const fill = colour(column, row, columns, rows);
      const [light, turn, missing] = [random(), random(), random()];
      if (!fill || (missing > 0.985 && isAmongItsLike(colour, [column, row], [columns, rows]))) continue;
      const angle = ((turn - 0.5) * 7 * Math.PI) / 180;
      const [cx, cy] = [(column + 0.5) * w, (row + 0.5) * h];
      const [ax, ay] = [w * 0.93 * Math.cos(angle), w * 0.93 * Math.sin(angle)];
      const [bx, by] = [-h * 0.93 * Math.sin(angle), h * 0.93 * Math.cos(angle)];
      const tone = shade(fill, (Math.floor(light * 5) - 2) * 5);
      const card = `M${short(cx - (ax + bx) / 2)} ${short(cy - (ay + by) / 2)}l${short(ax)} ${short(ay)} ${short(bx)} ${short(by)} ${short(-ax)} ${short(-ay)}z`;
      paths.set(tone, (paths.get(tone) ?? '') + card);
    }
  const drawn = Array.from(paths, ([tone, path]) => `<path d="${path}" fill="${tone}"/>`).join('');
  return svg(width, height, `<path d="M0 0H${width}V${height}H0Z" fill="${HEX.night}"/>${drawn}`);
}

function shade(hex: string, by: number): string {
  const channel = (at: number): string =>
    Math.max(0, Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) + by))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A sign: `X` in the light colour, `o` in the dark one. */
type Sign = readonly string[];
const round = (size: number, inside: (x: number, y: number) => string): Sign =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      const [x, y] = [column - (size - 1) / 2, row - (size - 1) / 2];
      return inside(x, y);
    }).join(''),
  );
/** The middle patch, and five more inside the edge, which stays light all around. */
const ball = round(17, (x, y) => {
  const far = Math.hypot(x, y);
  if (far > 8.4) return '.';
  if (far < 2.3) return 'o';
  const spot = [0, 1, 2, 3, 4].some((at) => {
    const angle = ((at * 72 - 90) * Math.PI) / 180;
    return Math.hypot(x - 5.9 * Math.cos(angle), y - 5.9 * Math.sin(angle)) < 1.5;
  });
  return spot ? 'o' : 'X';
});
const star = round(16, (x, y) => {
  const [outer, inner] = [8.5, 3.7];
  const beside = Math.abs(((((Math.atan2(x, -(y + 0.4)) * 180) / Math.PI + 396) % 72) - 36) * (Math.PI / 180));
  const most =
    (outer * inner * Math.sin(Math.PI / 5)) / (outer * Math.sin(beside) + inner * Math.sin(Math.PI / 5 - beside));
  return Math.hypot(x, y + 0.4) < most ? 'X' : '.';
});
const SIGNS: Record<string, Sign> = {
  shirt: [
    '.....XX.....XX.....',
    '...XXXXX...XXXXX...',
    '..XXXXXXXXXXXXXXX..',
    '.XXXXXXXXXXXXXXXXX.',
    'XXXXXXXXXXXXXXXXXXX',
    'XXXXXXXXXXXXXXXXXXX',
    'XXX.XXXXXXXXXXX.XXX',
    '.X..XXXXXXXXXXX..X.',
    '....ooooooooooo....',
    '....ooooooooooo....',
    '....XXXXXXXXXXX....',
    '....ooooooooooo....',
    '....ooooooooooo....',
    '....XXXXXXXXXXX....',
    '....XXXXXXXXXXX....',
    '....XXXXXXXXXXX....',
    '....XXXXXXXXXXX....',
  ],
  ball,
  star,
  heart: [
    '..XXX...XXX..',
    '.XXXXX.XXXXX.',
    'XXXXXXXXXXXXX',
    'XXXXXXXXXXXXX',
    'XXXXXXXXXXXXX',
    'XXXXXXXXXXXXX',
    '.XXXXXXXXXXX.',
    '..XXXXXXXXX..',
    '...XXXXXXX...',
    '....XXXXX....',
    '.....XXX.....',
    '......X......',
  ],
  megaphone: [
    '...........XX....',
    '.........XXXX...X',
    '.......XXXXXX..X.',
    '.oooXXXXXXXXX....',
    'ooooXXXXXXXXX.XXX',
    'ooooXXXXXXXXX....',
    '.oooXXXXXXXXX..X.',
    '...oo..XXXXXX...X',
    '...oo....XXXX....',
    '...ooo.....XX....',
    '....oo...........',
  ],
  cup: [
    '..XXXXXXXXXXX..',
    'XXXXXXXXXXXXXXX',
    'X.XXXXXXXXXXX.X',
    'X.XXXXXXXXXXX.X',
    'XX.XXXXXXXXX.XX',
    '.XXXXXXXXXXXXX.',
    '....XXXXXXX....',
    '.....XXXXX.....',
    '......XXX......',
    '.......X.......',
    '.......X.......',
    '.....ooooo.....',
    '....ooooooo....',
    '....ooooooo....',
  ],
  twelve: ['.XX...XXXX.', 'XXX..XX..XX', '.XX......XX', '.XX......XX', '.XX.....XX.', '.XX....XX..', '.XX...XX...', '.XX..XX....', '.XX..XX....', 'XXXX.XXXXXX', 'XXXX.XXXXXX'], // prettier-ignore
  scarf: [
    'XXXXooXXXXXXXXXXooXXXX',
    '..XXooXXooXXooXXooXX..',
    'XXXXooXooooooooXooXXXX',
    '..XXooXooooooooXooXX..',
    'XXXXooXXooooooXXooXXXX',
    '..XXooXXXXooXXXXooXX..',
    'XXXXooXXXXXXXXXXooXXXX',
  ],
};
interface Placed {
  sign: Sign;
  /** Of its middle, from 0 to 1 over the stand. */
  at: number;
  down?: number;
  /** Cards for each of its own. */
  times?: number;
}
/** Signs on a ground, with a dark card around each so that they are read from afar. */
const signs =
  (ground: Choreography, placed: readonly Placed[], light: string = HEX.bone, dark: string = HEX.night): Choreography =>
  (column, row, columns, rows) => {
    for (const { sign, at, down = 0.5, times = 1 } of placed) {
      const [wide, high] = [sign[0]!.length * times, sign.length * times];
      const [left, top] = [Math.round(columns * at - wide / 2), Math.round(rows * down - high / 2)];
      const card = (x: number, y: number): string =>
        sign[Math.floor((y - top) / times)]?.[Math.floor((x - left) / times)] ?? '.';
      const here = card(column, row);
      if (here === 'X') return light;
      if (here === 'o') return dark;
    }
    return ground(column, row, columns, rows);
  };

const { club, night, bone, grey } = HEX;
const plain =
  (colour: string): Choreography =>
  () =>
    colour;
const corners: Choreography = (x, y, w, h) => (Math.abs(x / w - 0.5) + Math.abs(y / h - 0.5) > 0.74 ? night : club);
const halves: Choreography = (x, y, w, h) => (x / w + y / h < 1 ? club : grey);
const stripes: Choreography = (x, _, w) => (Math.floor((x / w) * 9) % 2 === 0 ? club : shade(club, -26));
const rows: Choreography = (_, y, __, h) => (y / h > 0.86 || y / h < 0.1 ? night : club);
const checks: Choreography = (x, y) => ((Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? grey : shade(grey, -22));

/** What fills a whole page: six different ones, for six openers. */
const chevronAt = (u: number, v: number): boolean => Math.abs(Math.abs(u - 0.5) - (0.38 - v * 0.42)) < 0.14 && v < 0.86;
const PAGES: Record<string, Choreography> = {
  cover: (x, y, w, h) => (y / h > 0.87 ? night : chevronAt(x / w, y / h) ? bone : club),
  back: (x, y, w, h) => (chevronAt(x / w, (y / h) * 0.9) ? night : club),
  diagonal: (x, y, w, h) => (x / w + (y / h) * 0.55 < 0.62 ? bone : x / w + (y / h) * 0.55 < 0.8 ? night : club),
  stripes: (x, y, w, h) => (Math.floor((x / w + y / h) * 6) % 2 === 0 ? club : night),
  arrows: (x, y, w, h) => (Math.floor(Math.abs(x / w - 0.5) * 7 + (y / h) * 7) % 3 === 0 ? bone : Math.floor(Math.abs(x / w - 0.5) * 7 + (y / h) * 7) % 3 === 1 ? club : night), // prettier-ignore
  rings: (x, y, w, h) => (Math.floor(Math.hypot((x - w * 0.5) * 1, (y - h * 0.36) * 1.12) / 3.2) % 2 === 0 ? club : bone), // prettier-ignore
  rays: (x, y, w, h) => (Math.floor(((Math.atan2(y - h * 0.92, x - w * 0.5) + Math.PI) / Math.PI) * 14) % 2 === 0 ? club : night), // prettier-ignore
  blocks: (x, y) => ((Math.floor(x / 6.5) + Math.floor(y / 7.25)) % 2 === 0 ? bone : club),
};
const page = (seed: number, colour: Choreography) => cards(238, 305, 26, 29, seed, colour);

/** The sizes of frames, and what the stand shows until a photo is in: at least three each, which take turns. */
export const FRAMES = { page: [238, 305], square: [212, 180], wide: [212, 106], panorama: [468, 156], group: [432, 196] } as const; // prettier-ignore
export type FrameSize = keyof typeof FRAMES;
const { shirt, heart, megaphone, cup, twelve, scarf } = SIGNS as Record<
  'shirt' | 'heart' | 'megaphone' | 'cup' | 'twelve' | 'scarf',
  Sign
>;
const one = (sign: Sign, down = 0.5): Placed[] => [{ sign, at: 0.5, down }];
const SHOWN: Record<FrameSize, { grid: readonly [number, number]; shows: Record<string, Choreography> }> = {
  page: {
    grid: [26, 29],
    shows: {
      shirt: signs(corners, one(shirt, 0.42)),
      ball: signs(halves, one(ball, 0.4)),
      star: signs(rows, one(star, 0.44)),
      megaphone: signs(plain(club), one(megaphone, 0.4)),
      heart: signs(checks, one(heart, 0.42), club, night),
      cup: signs(corners, one(cup, 0.42), HEX.amber, bone),
      twelve: signs(stripes, [{ sign: twelve, at: 0.5, down: 0.44, times: 2 }]),
    },
  },
  square: {
    grid: [30, 24],
    shows: {
      shirt: signs(corners, one(shirt)),
      megaphone: signs(halves, one(megaphone)),
      ball: signs(stripes, one(ball)),
      star: signs(rows, one(star)),
      heart: signs(checks, one(heart), club),
      cup: signs(corners, one(cup), HEX.amber, bone),
    },
  },
  wide: {
    grid: [36, 17],
    shows: {
      scarf: signs(plain(club), one(scarf)),
      heart: signs(checks, [{ sign: heart, at: 0.28 }, { sign: heart, at: 0.72 }], club), // prettier-ignore
      twelve: signs(rows, one(twelve)),
      star: signs(corners, one(star)),
    },
  },
  panorama: {
    grid: [60, 19],
    shows: {
      ball: signs(halves, [{ sign: ball, at: 0.25 }, { sign: ball, at: 0.75 }]), // prettier-ignore
      scarf: signs(stripes, [{ sign: scarf, at: 0.25 }, { sign: scarf, at: 0.75 }]), // prettier-ignore
      star: signs(corners, [{ sign: star, at: 0.25 }, { sign: twelve, at: 0.5 }, { sign: star, at: 0.75 }]), // prettier-ignore
    },
  },
  group: {
    grid: [58, 25],
    shows: {
      shirt: signs(stripes, [{ sign: shirt, at: 0.18 }, { sign: shirt, at: 0.5 }, { sign: shirt, at: 0.82 }]), // prettier-ignore
      heart: signs(corners, [{ sign: megaphone, at: 0.22 }, { sign: heart, at: 0.5 }, { sign: ball, at: 0.78 }]), // prettier-ignore
      cup: signs(rows, [{ sign: star, at: 0.18 }, { sign: cup, at: 0.5 }, { sign: star, at: 0.82 }]), // prettier-ignore
    },
  },
};
/** The signs of a size, beginning with another one wherever two frames stand beside each other. */
export const shownIn = (size: FrameSize, first = 0): string[] => {
  const names = Object.keys(SHOWN[size].shows).map((name) => `choreo-${size}-${name}`);
  return [...names.slice(first), ...names.slice(0, first)];
};

const BANDS: Record<string, Choreography> = {
  band: (x, y) => ((x + y * 1.4) % 44 < 22 ? club : night),
  'band-arrows': (x, y) => ((x + Math.abs(y - 5) * 1.6) % 22 < 11 ? club : night),
  'band-steps': (x, y) => (y > 3 + Math.abs((Math.floor(x / 4) % 12) - 6) ? club : night),
};
export const BAND_NAMES = Object.keys(BANDS).map((name) => `choreo-${name}`);

/** Empty cards to colour in. */
const blank = (columns: number, rowCount: number, size: number): ReturnType<typeof svg> => {
  const [width, height] = [columns * size, rowCount * size];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * size} 0V${height}`),
    ...Array.from({ length: rowCount + 1 }, (_, at) => `M0 ${at * size}H${width}`),
  ].join('');
  return svg(width, height, `<path d="${lines}" fill="none" stroke="${HEX.grey}" stroke-width=".5"/>`);
};

export const drawings: BlueprintContent['drawings'] = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, colour], at) => [`choreo-${name}`, page(11 + at * 6, colour)]),
  ),
  ...Object.fromEntries(
    Object.entries(SHOWN).flatMap(([size, { grid, shows }], which) =>
      Object.entries(shows).map(([name, colour], at) => {
        const [width, height] = FRAMES[size as FrameSize];
        return [`choreo-${size}-${name}`, cards(width, height, grid[0], grid[1], 60 + which * 10 + at, colour)];
      }),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(BANDS).map(([name, colour], at) => [`choreo-${name}`, cards(468, 56, 88, 11, 9 + at, colour)]),
  ),
  'choreo-inside': cards(238, 90, 44, 17, 77, (x, y) =>
    y > 8 - Math.abs((x % 22) - 11) * 0.72 ? ((x + y * 1.4) % 44 < 22 ? club : night) : shade(bone, -14),
  ),
  'choreo-blank': blank(19, 20, 10.6),
  'choreo-four': blank(7, 6, 28.6),
};
