/** What a club could pay for in two inks: figures, scenes for its frames, and things to hang on a wall. */
import { svg, type BlueprintContent } from '../builder.ts';

export const HEX = { brown: '#3b2116', orange: '#de6b1f', mustard: '#e3a92b', olive: '#6c7034', cream: '#f3e2c0' };

/** Figures of thick strokes, in the two inks that a club could pay for. */
const figure = (inner: string): string =>
  `<g stroke="${HEX.brown}" fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
const face = (x: number, y: number): string =>
  `<g stroke="none" fill="${HEX.brown}"><circle cx="${x}" cy="${y}" r="13"/><path d="M${x - 16} ${y + 14}C${x - 22} ${y - 22} ${x + 18} ${y - 24} ${x + 14} ${y - 4}L${x + 2} ${y + 2}L${x - 2} ${y + 18}Z"/></g>`;
const ball = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="${HEX.cream}" stroke-width="2.6"/><path d="M${x - 4} ${y - 5}l8-1l4 6l-6 6l-7-3z" fill="${HEX.brown}" stroke-width="1"/><path d="M${x - 4} ${y - 5}l-4-4M${x + 4} ${y - 6}l4-4M${x + 8} ${y}l4 1M${x + 2} ${y + 6}l1 5M${x - 5} ${y + 3}l-5 3" stroke-width="1.8"/>`;
const kicker = figure(
  `${ball(196, 120)}<path d="M88 74L78 120" stroke-width="34"/><path d="M94 60L128 66L146 44" stroke-width="12"/><path d="M72 62L44 84L24 74" stroke-width="12"/><path d="M72 130L60 168L38 204" stroke-width="17"/><path d="M84 130L122 136L166 124" stroke-width="17"/><path d="M58.2 171L47.2 189M128 134.4L146 129.5" stroke="${HEX.cream}" stroke-width="11" stroke-linecap="butt"/><path d="M38 204L58 208M166 124L174 108" stroke-width="13"/><path d="M80 56L70 118M94 60L86 120" stroke="${HEX.cream}" stroke-width="4"/><path d="M88 44L90 66" stroke-width="13"/>${face(92, 32)}`,
);
const keeper = figure(
  `${ball(196, 24)}<path d="M108 84L70 112" stroke-width="32"/><path d="M116 78L150 56L180 34" stroke-width="12"/><path d="M112 88L152 78L184 44" stroke-width="12"/><path d="M64 114L38 146L14 142" stroke-width="16"/><path d="M70 120L58 160L30 178" stroke-width="16"/><path d="M33 145.2L22 143.3M53 163.2L42 170.3" stroke="${HEX.cream}" stroke-width="10" stroke-linecap="butt"/><path d="M112 74L72 102" stroke="${HEX.cream}" stroke-width="4"/><circle cx="182" cy="36" r="9" fill="${HEX.cream}" stroke-width="4"/>${face(126, 62)}`,
);
/** The team photo of the time: a row that stands, a row that crouches, the ball in the middle. */
const person = (x: number, y: number, at: number, long: number): string => {
  const hair = [
    '<path d="M-15 24C-21-16 21-16 15 24L9 18V6Q0-2-9 6V18Z"/>',
    '<path d="M-10 4Q0-4 10 4Q24 14 20-4A21 21 0 0 0-20-4Q-24 14-10 4Z"/>',
    '<path d="M-13 10C-15-12 15-12 13 10Q10-1 0 0Q-10-1-13 10Z"/>',
  ][at % 3];
  const moustache = at % 3 === 2 ? '<path d="M-7 15q7-6 14 0l-1 2.4q-6-4-12 0z"/>' : '';
  return `<g transform="translate(${x} ${y})" fill="${HEX.brown}"><path d="M-26 ${long}V48Q-26 27-9 25H9Q26 27 26 48V${long}Z" stroke="${HEX.mustard}" stroke-width="2.4"/><path d="M-9 28V${long}M9 28V${long}" stroke="${HEX.cream}" stroke-width="3.4"/><path d="M-5 16H5V27Q0 31-5 27Z" fill="${HEX.cream}"/><circle cy="8" r="12" fill="${HEX.cream}"/>${hair}${moustache}<circle cx="-4.4" cy="8" r="1.5"/><circle cx="4.4" cy="8" r="1.5"/></g>`;
};
/** Behind the boards of the pitch, in two rows of seven and six, or in three of four and three. */
const TEAMS = { wide: { size: [420, 164], rows: [7, 6] }, high: { size: [256, 214], rows: [4, 3, 4] } } as const;
const lineUp = (rows: readonly number[], width: number): string =>
  rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, at) =>
        person(
          (width / rows[0]!) * (at + 0.5 + (rows[0]! - count) / 2),
          24 + row * 46,
          at + row * 2,
          96 + (rows.length - 1 - row) * 46,
        ),
      ),
    )
    .join('');

/** Drawn into a box: as large as fits, its foot on the line. */
const placed = (inner: string, size: readonly [number, number], x: number, foot: number, width: number): string =>
  `<g transform="translate(${x} ${foot - (size[1] * width) / size[0]}) scale(${width / size[0]})">${inner}</g>`;

const bigBall = `<circle cx="100" cy="100" r="92" fill="${HEX.cream}" stroke="${HEX.brown}" stroke-width="7"/><g fill="${HEX.brown}"><path d="M100 64L134 89L121 129H79L66 89Z"/><path d="M76 11L100 26L124 11A92 92 0 0 0 76 11ZM184 64L166 84L176 112L191 112A92 92 0 0 0 184 64ZM160 170L132 164L116 184L122 189A92 92 0 0 0 160 170ZM40 170L68 164L84 184L78 189A92 92 0 0 1 40 170ZM16 64L34 84L24 112L9 112A92 92 0 0 1 16 64Z"/></g><path d="M100 64V26M134 89L166 84M121 129L132 164M79 129L68 164M66 89L34 84" stroke="${HEX.brown}" stroke-width="7" fill="none"/>`;
const boot = `<g stroke="${HEX.brown}" stroke-width="6" stroke-linejoin="round"><path d="M34 40Q60 28 92 36L104 70Q130 92 178 100Q206 106 206 134V146H30Q18 92 34 40Z" fill="${HEX.brown}"/><path d="M30 146H206V158H30Z" fill="${HEX.cream}"/><path d="M44 158H64L60 176H48ZM92 158H112L108 176H96ZM172 158H192L188 176H176Z" fill="${HEX.orange}"/></g><path d="M98 56L122 46M106 72L132 60M120 86L146 72" stroke="${HEX.cream}" stroke-width="6" stroke-linecap="round"/><path d="M52 140L76 74M74 140L96 92" stroke="${HEX.mustard}" stroke-width="10"/><path d="M34 40Q60 28 92 36L96 48Q62 40 31 54Z" fill="${HEX.orange}"/>`;
const pennant = `<path d="M10 12H190" stroke="${HEX.brown}" stroke-width="8" stroke-linecap="round"/><path d="M20 14H180L100 208Z" fill="${HEX.olive}" stroke="${HEX.brown}" stroke-width="6" stroke-linejoin="round"/><path d="M42 14H158L150 34H50Z" fill="${HEX.orange}"/><g transform="translate(62 46) scale(.38)">${bigBall}</g><path d="M86 142L100 132L114 142L109 158H91Z" fill="${HEX.mustard}"/><path d="M100 208V224" stroke="${HEX.brown}" stroke-width="6"/>`;
const cup = `<g stroke="${HEX.brown}" stroke-width="6" stroke-linejoin="round"><path d="M52 38H24Q20 88 60 96M148 38H176Q180 88 140 96" fill="none"/><path d="M52 24H148V76Q148 124 100 132Q52 124 52 76Z" fill="${HEX.mustard}"/><path d="M92 132H108V162H92Z" fill="${HEX.orange}"/><path d="M66 162H134V184H66ZM54 184H146V206H54Z" fill="${HEX.brown}"/></g><path d="M72 40V82Q74 102 88 110" stroke="${HEX.cream}" stroke-width="7" fill="none" stroke-linecap="round"/>`;

/** Sizes of what is seen in a frame, and three scenes for each: the eleven, the save, the shot. */
export const FRAMES = { tall: [166, 200], mid: [166, 145], wide: [166, 108], strip: [166, 70], small: [104, 70], group: [420, 196], square: [158, 158] } as const; // prettier-ignore
export type FrameSize = keyof typeof FRAMES;
const ground = (width: number, height: number, sun: string, sky: string): string =>
  `<path d="M0 0H${width}V${height}H0Z" fill="${sky}"/><circle cx="${width * 0.66}" cy="${height * 0.44}" r="${Math.min(width, height) * 0.3}" fill="${sun}"/>`;
const SCENES: Record<string, (width: number, height: number) => string> = {
  team: (width, height) => {
    const { size, rows } = height > width * 0.7 ? TEAMS.high : TEAMS.wide;
    const board = height * 0.2;
    const wide = Math.min(width * 0.96, ((height - board * 0.4) * 0.86 * size[0]) / size[1]);
    const bands = [HEX.brown, HEX.cream, HEX.orange, HEX.cream, HEX.brown].map(
      (color, at) =>
        `<path d="M0 ${(height - board + (board / 5) * at).toFixed(1)}H${width}v${(board / 5 + 0.1).toFixed(1)}H0z" fill="${color}"/>`,
    );
    return `${ground(width, height, HEX.orange, HEX.mustard)}${placed(lineUp(rows, size[0]), size, (width - wide) / 2, height - board * 0.5, wide)}${bands.join('')}`;
  },
  save: (width, height) => {
    const [left, top] = [width * 0.07, height * 0.14];
    const net = [
      ...Array.from(
        { length: Math.floor(width / 11) },
        (_, at) => `M${(left + (at + 1) * 10).toFixed(1)} ${top}V${height}`,
      ),
      ...Array.from(
        { length: Math.floor(height / 11) },
        (_, at) => `M${left} ${(top + (at + 1) * 10).toFixed(1)}H${width - left}`,
      ),
    ].join('');
    const wide = Math.min(width * 0.78, height * 0.86);
    return `${ground(width, height, HEX.mustard, HEX.olive)}<path d="${net}" stroke="${HEX.cream}" stroke-width=".7" opacity=".6"/><path d="M${left} ${height}V${top}H${width - left}V${height}" fill="none" stroke="${HEX.cream}" stroke-width="${Math.max(3, height / 30)}"/>${placed(keeper, [214, 196], (width - wide) / 2, height * 0.94, wide)}`;
  },
  shot: (width, height) => {
    const bars = [HEX.brown, HEX.cream, HEX.brown].map(
      (color, at) => `<path d="M0 ${height - 21 + at * 7}H${width}v7.2H0z" fill="${color}"/>`,
    );
    const wide = Math.min(width * 0.8, height * 0.84);
    return `${ground(width, height, HEX.mustard, HEX.orange)}${bars.join('')}${placed(kicker, [214, 222], (width - wide) / 2, height * 0.97, wide)}`;
  },
};
/** What hangs in the clubhouse or stands in its case, alone on a ground. */
const STILL = {
  boots: [boot, [220, 184], HEX.mustard, HEX.olive],
  pennant: [pennant, [200, 228], HEX.cream, HEX.mustard],
  cup: [cup, [200, 214], HEX.cream, HEX.orange],
  ball: [bigBall, [200, 200], HEX.mustard, HEX.orange],
} as const;
for (const [name, [inner, size, sun, sky]] of Object.entries(STILL))
  SCENES[name] = (width, height) => {
    const wide = Math.min(width * 0.62, (height * 0.74 * size[0]) / size[1]);
    return `${ground(width, height, sun, sky)}${placed(inner, size, (width - wide) / 2, height * 0.9, wide)}`;
  };
/** The scenes of a size, beginning with another one wherever two frames stand beside each other. */
export const scenesIn = (size: FrameSize, first = 0): string[] => {
  const names = Object.keys(SCENES).map((name) => `saison-${size}-${name}`);
  return [...names.slice(first), ...names.slice(0, first)];
};

/** To be coloured in. */
const shirt = `<path d="M62 8L20 26L2 78L34 92L42 72V192H158V72L166 92L198 78L180 26L138 8Q128 30 100 30Q72 30 62 8Z" fill="#fff" stroke="${HEX.brown}" stroke-width="2.4" stroke-linejoin="round"/><path d="M62 8Q72 40 100 40Q128 40 138 8M42 72L46 40M158 72L154 40M8 68L38 82M192 68L162 82" fill="none" stroke="${HEX.brown}" stroke-width="1.2"/>`;
/** Two rows of three fields, for a game of penalties. */
const goal = `<path d="M6 134V6H194V134" fill="none" stroke="${HEX.brown}" stroke-width="5"/><path d="M69 8V134M131 8V134M8 70H192" stroke="${HEX.brown}" stroke-width="1" stroke-dasharray="4 4"/>`;

export const drawings: BlueprintContent['drawings'] = {
  'saison-kick': svg(214, 222, kicker),
  'saison-keeper': svg(214, 196, keeper),
  'saison-ball': svg(200, 200, bigBall),
  'saison-boot': svg(220, 184, boot),
  'saison-pennant': svg(200, 228, pennant),
  'saison-cup': svg(200, 214, cup),
  'saison-shirt': svg(200, 200, shirt),
  'saison-goal': svg(200, 140, goal),
  'saison-dots': svg(
    234,
    150,
    `<g stroke="${HEX.brown}" stroke-linecap="round">${Array.from({ length: 24 }, (_, row) => `<path stroke-width="${(0.5 + row * 0.16).toFixed(2)}" d="${Array.from({ length: 38 }, (_, column) => `M${(column * 6.4 + (row % 2) * 3.2).toFixed(1)} ${(row * 6.2 + 3).toFixed(1)}h0`).join('')}"/>`).join('')}</g>`,
  ),
  ...Object.fromEntries(
    Object.entries(FRAMES).flatMap(([size, [width, height]]) =>
      Object.entries(SCENES).map(([name, scene]) => [
        `saison-${size}-${name}`,
        svg(width - 6, height - 6, scene(width - 6, height - 6)),
      ]),
    ),
  ),
};
