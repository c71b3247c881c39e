/** Pressed plants in one ink, 60 x 150 each, with the root at the bottom. Drawn the same every time. */
import { stream } from './builder.ts';

type Point = readonly [x: number, y: number];
type Stem = readonly [Point, Point, Point, Point];

const f = (value: number): string => String(Math.round(value * 100) / 100);

/** The place on a stem and the direction it grows in there, in degrees. */
function along(stem: Stem, t: number): { x: number; y: number; turn: number } {
  const at = (axis: 0 | 1): [number, number] => {
    const [a, b, c, d] = stem.map((point) => point[axis]) as [number, number, number, number];
    const u = 1 - t;
    return [
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d,
      3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)),
    ];
  };
  const [[x, dx], [y, dy]] = [at(0), at(1)];
  return { x, y, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

const line = (stem: Stem, ink: string, width: number): string => {
  const [a, b, c, d] = stem.map(([x, y]) => `${f(x)} ${f(y)}`);
  return `<path d="M${a}C${b} ${c} ${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
};
const placed = (x: number, y: number, turn: number, scale: number, drawn: string, flip = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(scale)} ${f(scale * flip)})">${drawn}</g>`;

/** Leaves of length 10 that grow to the right from 0, 0; `v` is the colour of the veins. */
const LEAVES = {
  lance: (v: string) =>
    `<path d="M0 0C2-1.9 6.5-2 10 0C6.8 1.5 2.4 1.7 0 0Z"/><path d="M.6 0Q5-.3 9 0" stroke="${v}" stroke-width=".18" fill="none"/>`,
  round: (v: string) =>
    `<path d="M0 0C.8-3.8 4-5.2 6.5-4.300C9-3.3 10-1 9.9.6C9.6 3 7.2 4.7 4.6 4.200C2 3.7.4 2 0 0Z"/><path d="M.8 0Q5 .5 9 .2M3 .2L5-2.400M4.6.3L6.6 2.600M6.2.3L7.8-1.7" stroke="${v}" stroke-width=".16" fill="none"/>`,
  ovate: (v: string) =>
    `<path d="M0 0C1-3 3.6-3.9 5.8-3C7.6-2.2 9.2-1 10 .2C8.8 1.6 7.4 2.6 5.6 3.100C3.2 3.6.9 2.6 0 0Z"/><path d="M.6 0Q5 .3 9.2.2M2.4.1L4.2-2M4.2.2L6.2-1.800M3 .1L4.6 2.200M5 .2L6.8 1.9" stroke="${v}" stroke-width=".16" fill="none"/>`,
  oak: (v: string) =>
    `<path d="M0 0C.8-.5 1.2-1.5 2.2-1.700C3.2-1.9 3 -.9 3.7-1.200C4.3-2.9 5.4-3.5 6.2-2.700C6.7-2.1 6-1.5 6.7-1.400C7.3-2.5 8.6-3 9-2C9.3-1.3 8.8-1.1 9.3-.8C10.3-.6 10.4.6 9.4.8C8.9 1 9.3 1.5 9 2.100C8.4 3 7.3 2.4 6.8 1.400C6.2 1.4 6.6 2.2 6.1 2.800C5.2 3.5 4.2 2.8 3.8 1.200C3.2.9 3.2 1.9 2.2 1.700C1.2 1.4.8.5 0 0Z"/><path d="M.4 0Q5 .2 9.4 0M2.6 0L4-1M4.2.1L6-2M4.3.1L5.7 2M6.6.1L8.4-1.700M6.6.1L8.4 1.7" stroke="${v}" stroke-width=".16" fill="none"/>`,
  ivy: (v: string) =>
    `<path d="M0 0C-.6-1.8.4-4.4 1.6-4.700C2.6-3.8 3.2-3 4.2-2.800C5.2-3.9 6-4.2 7.2-4.100C7.2-2.8 7-2.2 7.4-1.300C8.4-.9 9.4-.4 10 .1C9.3.8 8.5 1.2 7.5 1.500C7.1 2.4 7.3 3 7.2 4.200C6 4.2 5.2 3.9 4.2 2.900C3.2 3.1 2.6 3.9 1.6 4.700C.4 4.3-.6 1.8 0 0Z"/><path d="M0 0L9 .1M.3 0L6.4-3.500M.3 0L6.4 3.600M.2-.1L1.5-3.900M.2.1L1.5 3.9" stroke="${v}" stroke-width=".18" fill="none"/>`,
  heart: (v: string) =>
    `<path d="M0 0C1.8-3.9 5.6-5 8.2-4C9.9-3.2 10-1.3 8.7 0C10 1.4 9.8 3.3 8.2 4C5.6 5 1.8 3.8 0 0Z"/><path d="M.6 0L8 0M3.6-1.800Q5.4-1.4 6-3M3.6 1.800Q5.4 1.4 6 3" stroke="${v}" stroke-width=".2" fill="none"/>`,
  fan: (v: string) =>
    `<path d="M0 0C2.2-1.7 4-4.2 5.2-6.600C7.2-5.9 8.4-4.5 9.4-2.500C9.6-1.6 8.8-.9 8-.5C9-.1 10 .5 9.9 1.500C9.2 3.6 7.6 5.7 5.6 6.500C4.2 4.2 2.4 1.9 0 0Z"/><path d="M1 0L7.6-3.600M1 0L8.6-1.600M1 0L8.8 1.800M1 0L7.8 4M1 0L6-5.200M1 0L6.2 5.4" stroke="${v}" stroke-width=".16" fill="none"/>`,
};
type Leaf = keyof typeof LEAVES;

export interface Twig {
  stem: Stem;
  leaf: Leaf;
  /** Pairs of leaves, from where to where on the stem. */
  pairs: number;
  from?: number;
  to?: number;
  /** Length of the lowest and of the highest leaves. */
  size: readonly [number, number];
  /** Degrees between leaf and stem. */
  spread?: number;
  /** How far the two leaves of a pair stand apart on the stem: 0 opposite, 0.5 in turns. */
  alternate?: number;
  width?: number;
  seed: number;
}

/** A stem with leaves on both sides and one at its end, a little uneven, as things grow. */
export function twig(given: Twig, ink: string, vein: string): string {
  const { stem, leaf, pairs, from = 0.2, to = 0.94, size, spread = 52, alternate = 0.4, width = 0.7, seed } = given;
  const random = stream(seed);
  for (let index = 0; index < 5; index++) random();
  const drawn = [line(stem, ink, width)];
  for (let index = 0; index < pairs; index++)
    for (const side of [-1, 1]) {
      const share = (index + (side > 0 ? alternate : 0)) / pairs;
      const { x, y, turn } = along(stem, from + (to - from) * share);
      const length = (size[0] + (size[1] - size[0]) * share) * (0.88 + random() * 0.24);
      const angle = turn + side * (spread * (1.1 - share * 0.35) + (random() - 0.5) * 22);
      drawn.push(placed(x, y, angle, length / 10, LEAVES[leaf](vein), side));
    }
  const { x, y, turn } = along(stem, 1);
  drawn.push(placed(x, y, turn, size[1] / 10, LEAVES[leaf](vein)));
  return `<g fill="${ink}">${drawn.join('')}</g>`;
}

const berry = (x: number, y: number, rx: number, ry: number, turn: number, ink: string): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${f(x)} ${f(y)})" fill="${ink}"/>`;
const acorn = (x: number, y: number, turn: number, ink: string, cup: string): string =>
  placed(
    x,
    y,
    turn,
    1,
    `<path d="M-2.6 0C-2.6 5-1 7.4 0 8.400C1 7.4 2.6 5 2.6 0Z" fill="${cup}"/><path d="M-3.2.6C-3.2-3 3.2-3 3.2.6Q0 1.5-3.2.6Z" fill="${ink}"/><path d="M0-2Q-.4-4-.2-5" stroke="${ink}" stroke-width=".7" fill="none"/>`,
  );
/** A cone of overlapping scales that hangs from 0, 0. */
const cone = (x: number, y: number, turn: number, ink: string, edge: string): string =>
  placed(
    x,
    y,
    turn,
    1,
    [0, 1, 2, 3, 4]
      .map((row) =>
        [-1, 0, 1]
          .map(
            (side) =>
              `<path d="M${f(side * (2.6 - row * 0.35) - 1.5)} ${f(row * 2.2)}q1.5 5 3 0q-1.5-2.2-3 0Z" fill="${ink}" stroke="${edge}" stroke-width=".25"/>`,
          )
          .join(''),
      )
      .reverse()
      .join(''),
  );
/** A spike of small flowers in rings. */
const spike = (stem: Stem, rings: number, ink: string): string =>
  line(stem, ink, 0.55) +
  Array.from({ length: rings }, (_, index) => {
    const { x, y, turn } = along(stem, 0.55 + (0.45 * index) / (rings - 1));
    const size = 2.5 - index * (1.3 / rings);
    return placed(
      x,
      y,
      turn,
      size / 2.5,
      `<path d="M-1 0C0-3 2-3.6 3.4-2.800C2.6-1 1 0-1 0ZM-1 0C0 3 2 3.6 3.4 2.800C2.6 1 1 0-1 0ZM-1 0C1-1 3-1 4.2 0C3 1 1 1-1 0Z" fill="${ink}"/>`,
    );
  }).join('');

export type Plant =
  | 'fern'
  | 'oak'
  | 'olive'
  | 'hop'
  | 'clover'
  | 'lavender'
  | 'poppy'
  | 'eucalyptus'
  | 'rose'
  | 'ginkgo'
  | 'ivy'
  | 'rye';

interface Inks {
  ink: string;
  sage: string;
  rust: string;
  straw: string;
  sheet: string;
}

/** The twelve of the herbarium, by name. */
export function plants({ ink, sage, rust, straw, sheet }: Inks): Record<Plant, string> {
  const random = stream(41);
  const fern = (() => {
    const stem: Stem = [
      [31, 149],
      [25, 100],
      [27, 50],
      [38, 8],
    ];
    const pinnae = Array.from({ length: 23 }, (_, index) => {
      const share = index / 22;
      const { x, y, turn } = along(stem, 0.14 + 0.84 * share);
      const length = 4 + 21 * Math.sin(Math.PI * (0.2 + 0.78 * share)) * (0.94 + random() * 0.1);
      return [-1, 1]
        .map((side) => placed(x, y, turn + side * (70 - share * 22), length / 10, LEAVES.lance(sheet), side))
        .join('');
    });
    return `<g fill="${ink}">${line(stem, ink, 0.9)}${pinnae.join('')}</g>`;
  })();
  const clover = (
    [
      [30, 148, 12, 70, 14],
      [30, 148, 30, 44, 18],
      [31, 148, 48, 74, 13.5],
      [30, 148, 20, 104, 10],
      [31, 148, 44, 108, 9.5],
    ] as const
  )
    .map(([x, y, tx, ty, size]) => {
      const stem: Stem = [
        [x, y],
        [x, y - 30],
        [tx, ty + 30],
        [tx, ty],
      ];
      const turn = along(stem, 1).turn;
      return (
        line(stem, ink, 0.6) +
        [-112, 0, 112].map((by) => placed(tx, ty, turn + by, size / 10, LEAVES.heart(sheet))).join('')
      );
    })
    .join('');
  const head = (x: number, y: number, r: number): string =>
    Array.from({ length: 30 }, (_, index) => {
      const [angle, far] = [index * 137.5, r * Math.sqrt((index + 0.5) / 30)];
      return placed(
        x + far * Math.cos((angle * Math.PI) / 180),
        y + far * Math.sin((angle * Math.PI) / 180) * 0.85,
        angle,
        r / 15,
        `<path d="M-2 0C0-2.2 4-1.6 5.6 0C4 1.6 0 2.2-2 0Z" fill="${rust}"/>`,
      );
    }).join('');
  const poppyStem: Stem = [
    [30, 149],
    [24, 110],
    [22, 70],
    [28, 38],
  ];
  const ears = (stem: Stem): string =>
    line(stem, straw, 0.6) +
    Array.from({ length: 11 }, (_, index) => {
      const { x, y, turn } = along(stem, 0.6 + index * 0.038);
      return [-1, 1]
        .map((side) =>
          placed(
            x,
            y,
            turn + side * 26,
            0.62,
            `<path d="M0 0C1-2 5-2.4 9 0C5 1.2 2 1.2 0 0Z" fill="${straw}"/><path d="M8 0L22-1" stroke="${straw}" stroke-width=".35"/>`,
            side,
          ),
        )
        .join('');
    }).join('');
  return {
    fern,
    oak:
      twig(
        {
          stem: [
            [28, 149],
            [34, 110],
            [24, 70],
            [32, 34],
          ],
          leaf: 'oak',
          pairs: 4,
          from: 0.3,
          size: [30, 26],
          spread: 50,
          alternate: 0.5,
          width: 1.1,
          seed: 3,
        },
        ink,
        sheet,
      ) +
      acorn(20, 112, 20, ink, straw) +
      acorn(38, 88, -24, ink, straw),
    olive:
      twig(
        {
          stem: [
            [34, 149],
            [26, 110],
            [36, 60],
            [28, 16],
          ],
          leaf: 'lance',
          pairs: 9,
          from: 0.16,
          size: [24, 15],
          spread: 46,
          alternate: 0.16,
          width: 0.9,
          seed: 11,
        },
        sage,
        sheet,
      ) +
      berry(25, 92, 2.6, 3.6, 20, ink) +
      berry(37.5, 74, 2.4, 3.4, -24, ink) +
      berry(27, 58, 2.2, 3.1, 14, ink),
    hop:
      twig(
        {
          stem: [
            [22, 149],
            [48, 116],
            [8, 70],
            [34, 26],
          ],
          leaf: 'ivy',
          pairs: 5,
          from: 0.14,
          size: [20, 11],
          spread: 62,
          alternate: 0.1,
          width: 0.8,
          seed: 7,
        },
        ink,
        sheet,
      ) +
      `<path d="M25 60Q40 56 44 65M24 80Q16 76 14 83M31 98Q42 96 42 105" fill="none" stroke="${ink}" stroke-width=".6"/>` +
      cone(44, 66, -8, sage, sheet) +
      cone(14, 84, 10, sage, sheet) +
      cone(42, 106, -6, sage, sheet),
    // Its leaves reach further than its frame is wide.
    clover: `<g transform="translate(2.1 10.4) scale(.93)"><g fill="${ink}">${clover}</g>${line(
      [
        [30, 148],
        [30, 110],
        [56, 70],
        [50, 32],
      ],
      ink,
      0.6,
    )}${head(50, 27, 8)}</g>`,
    lavender: (
      [
        [30, 148, 6, 34],
        [30, 148, 18, 14],
        [30, 148, 31, 6],
        [30, 148, 43, 20],
        [30, 148, 55, 42],
      ] as const
    )
      .map(([x, y, tx, ty], index) =>
        spike(
          [
            [x, y],
            [x, y - 50],
            [tx, ty + 50],
            [tx, ty],
          ],
          8 - (index % 2),
          index % 2 ? sage : ink,
        ),
      )
      .join(''),
    poppy:
      line(poppyStem, ink, 0.7) +
      placed(
        28,
        34,
        -8,
        1,
        `<path d="M-1 2C-16 4-22-8-14-18C-8-22-2-18 0-12C4-20 12-22 17-15C23-6 14 5 1 2Z" fill="${rust}"/><path d="M-10-8Q-4-4-1 0M9-9Q4-4 1 0M0-8V0" stroke="${sheet}" stroke-width=".4" fill="none"/><circle cy="1" r="3" fill="${ink}"/>`,
      ) +
      line(
        [
          [29, 132],
          [36, 100],
          [48, 84],
          [47, 62],
        ],
        ink,
        0.6,
      ) +
      `<path d="M43.5 61C43 54 45 51 47.5 51S51.5 54 51 61Q47 63.5 43.5 61Z" fill="${ink}"/><path d="M42.5 50.500H52" stroke="${ink}" stroke-width="1"/>` +
      twig(
        {
          stem: [
            [27, 120],
            [18, 112],
            [12, 104],
            [8, 94],
          ],
          leaf: 'lance',
          pairs: 4,
          size: [9, 8],
          from: 0.25,
          seed: 5,
          width: 0.5,
        },
        ink,
        sheet,
      ) +
      twig(
        {
          stem: [
            [27, 136],
            [38, 128],
            [46, 124],
            [53, 116],
          ],
          leaf: 'lance',
          pairs: 4,
          size: [9, 8],
          from: 0.25,
          seed: 6,
          width: 0.5,
        },
        ink,
        sheet,
      ),
    eucalyptus: twig(
      {
        stem: [
          [26, 149],
          [38, 110],
          [20, 60],
          [33, 16],
        ],
        leaf: 'round',
        pairs: 8,
        from: 0.14,
        size: [17, 9],
        spread: 66,
        alternate: 0.08,
        width: 0.8,
        seed: 19,
      },
      sage,
      sheet,
    ),
    rose:
      line(
        [
          [32, 149],
          [24, 110],
          [38, 60],
          [28, 20],
        ],
        ink,
        1,
      ) +
      (
        [
          [29, 116, -146],
          [29.5, 92, -34],
          [32, 66, -150],
          [31.5, 48, -38],
        ] as const
      )
        .map(([x, y, turn], index) => {
          const away = (turn * Math.PI) / 180;
          const [ex, ey] = [x + 17 * Math.cos(away), y + 17 * Math.sin(away)];
          return twig(
            {
              stem: [
                [x, y],
                [x + (ex - x) / 3, y + (ey - y) / 3 + 1.5],
                [x + ((ex - x) * 2) / 3, y + ((ey - y) * 2) / 3 + 1.5],
                [ex, ey],
              ],
              leaf: 'ovate',
              pairs: 2,
              from: 0.42,
              to: 1,
              size: [11, 10.5],
              alternate: 0,
              spread: 64,
              width: 0.5,
              seed: 23 + index,
            },
            ink,
            sheet,
          );
        })
        .join('') +
      (
        [
          [28, 16, 0],
          [20, 30, -24],
          [38, 28, 22],
        ] as const
      )
        .map(([x, y, turn]) =>
          placed(
            x,
            y,
            turn,
            1,
            `<path d="M0 8V5" stroke="${ink}" stroke-width=".7"/><path d="M0 6C-5 5-5-3-1.5-5H1.500C5-3 5 5 0 6Z" fill="${rust}"/><path d="M-2.5-7L0-4.500L2.5-7M0-8V-4.5" stroke="${ink}" stroke-width=".6" fill="none"/>`,
          ),
        )
        .join(''),
    ginkgo: twig(
      {
        stem: [
          [32, 149],
          [24, 116],
          [36, 80],
          [29, 46],
        ],
        leaf: 'fan',
        pairs: 3,
        from: 0.34,
        size: [26, 24],
        spread: 54,
        alternate: 0.5,
        width: 0.9,
        seed: 31,
      },
      straw,
      sheet,
    ),
    ivy: twig(
      {
        stem: [
          [20, 149],
          [52, 120],
          [4, 62],
          [36, 18],
        ],
        leaf: 'ivy',
        pairs: 6,
        from: 0.1,
        size: [19, 9],
        spread: 58,
        alternate: 0.5,
        width: 0.7,
        seed: 37,
      },
      ink,
      sheet,
    ),
    rye:
      ears([
        [30, 149],
        [30, 110],
        [20, 60],
        [14, 22],
      ]) +
      ears([
        [31, 149],
        [31, 110],
        [32, 60],
        [33, 12],
      ]) +
      ears([
        [32, 149],
        [32, 110],
        [42, 70],
        [49, 34],
      ]),
  };
}
