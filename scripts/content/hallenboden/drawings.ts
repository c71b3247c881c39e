/** What stands and lies about in a gym hall: its boards, courts with true geometry, balls, and three walls to look at. */
import { pick, stream, svg, type BlueprintContent } from '../builder.ts';

export const HEX = { black: '#1b1917', blue: '#1d4e9e', red: '#cf3327', floor: '#ddb07a', white: '#fff9ee' };
/** What is taped off is cleaner than the rest of the floor. */
export const TAPED = '#f3e0c1';
const WOOD = '#b9854c';
const SHADE = '#e3c795';

type Drawing = ReturnType<typeof svg>;

/** Boards 9 high in lengths of their own, some lighter, some darker: only the light of the floor, none of its colour. */
function planks(): string {
  const random = stream(29);
  const tones: Record<string, string> = { light: '', dark: '', deep: '' };
  let seams = '';
  for (let y = 0; y < 305; y += 9) {
    seams += `M0 ${y}H468`;
    let x = -random() * 60;
    while (x < 468) {
      const length = 46 + Math.round(random() * 58);
      const tone = pick(['light', 'dark', 'plain', 'deep', 'plain'], Math.floor(random() * 5));
      if (tone in tones) tones[tone] += `M${x.toFixed(0)} ${y}h${length}v9h-${length}z`;
      x += length;
      seams += `M${x.toFixed(0)} ${y}v9`;
    }
  }
  return `<path d="${tones['light']}" fill="#fff" opacity=".09"/><path d="${tones['dark']}" fill="#5a3410" opacity=".07"/><path d="${tones['deep']}" fill="#5a3410" opacity=".12"/><path d="${seams}" stroke="#5a3410" stroke-width=".25" opacity=".32" fill="none"/>`;
}
const line = (path: string, color: string, width = 4, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;
/** The same on the other half of the court. */
const both = (half: string): string => `${half}<g transform="translate(460 0) scale(-1 1)">${half}</g>`;
const DASHED = ' stroke-dasharray="15 9.5"';

/** Lines of one sport in `color`, crossed by those of others; the middle of the court is the fold. */
const COURTS: Record<string, (color: string, other: string) => string> = {
  handball: (color, other) =>
    both(line('M118 38V284', HEX.black)) +
    line('M-4 38H464M-4 284H464', other, 5) +
    both(line('M-4 43.5H0A94 94 0 0 1 94 137.5V184.5A94 94 0 0 1 0 278.5H-4', color, 6)) +
    both(line('M75 42A148 148 0 0 1 148 161A148 148 0 0 1 75 280', HEX.white, 4.6, DASHED)) +
    line('M230 40V282', HEX.white, 5) +
    `<circle cx="230" cy="161" r="44" fill="none" stroke="${HEX.black}" stroke-width="4"/>`,
  volley: (color, other) =>
    line('M-4 161H464', HEX.black, 3) +
    both(line('M44 36V301', other, 4)) +
    line('M20 42H440V282H20Z', color, 6) +
    both(line('M156 42V282', color, 6) + line('M156 30V42M156 282V301', HEX.white, 4, ' stroke-dasharray="6 4"')) +
    line('M230 30V294', HEX.black, 5) +
    line('M230 30V294', HEX.white, 2.4, ' stroke-dasharray="4 4"'),
  basket: (color, other) =>
    both(line('M200 36V301', other, 4)) +
    line('M12 42H448V282H12Z', HEX.white, 5) +
    both(
      line('M12 58H56A104 104 0 0 1 56 266H12', color, 6) +
        line('M12 118H112V206H12', color, 5) +
        line('M112 118A44 44 0 0 1 112 206', color, 5) +
        line('M112 118A44 44 0 0 0 112 206', color, 4, ' stroke-dasharray="9 8"'),
    ) +
    line('M230 42V282', HEX.white, 5) +
    `<circle cx="230" cy="162" r="44" fill="none" stroke="${HEX.black}" stroke-width="5"/>`,
  shuttle: (color, other) =>
    line('M-4 100H464', other, 4) +
    both(line('M90 36V301', HEX.black, 3)) +
    line('M16 42H444V282H16Z', color, 5) +
    line('M16 58H444M16 266H444', color, 5) +
    both(line('M34 42V282M180 42V282M180 162H16', color, 5)) +
    line('M230 34V290', HEX.black, 3, ' stroke-dasharray="5 3"'),
  gym: (color, other) =>
    line('M-4 230H464', other, 4) +
    line('M150 36V301', HEX.black, 3) +
    line('M310 36V301', HEX.white, 4) +
    both(
      line('M28 46H206V276H28Z', color, 6) +
        line('M28 46L206 276M206 46L28 276', HEX.white, 2.4, ' stroke-dasharray="8 7"'),
    ),
};
const court = (name: string, color: string, other: string): Drawing =>
  svg(468, 305, `<g transform="translate(4 4)">${pick([COURTS[name]!], 0)(color, other)}</g>`);

type Spot = readonly [x: number, y: number];
/** Three arms from the middle to the rim, and seams that begin on an arm and end on the rim: no end is loose. */
function volleyball(): string {
  const turned = ([x, y]: Spot, arm: number): Spot => {
    const angle = (arm * 2 * Math.PI) / 3;
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  };
  /** Of the first arm: upwards, bent to the right. */
  const along = (t: number): Spot => [34 * t * t, -62 * t + 8 * t * t];
  const steps = Array.from({ length: 25 }, (_, at) => at / 20);
  const inside = ([x, y]: Spot): boolean => Math.hypot(x, y) < 55;
  const seam = (arm: number, from: Spot): Spot[] =>
    steps.map((t) => turned(along(t), arm)).map(([x, y]): Spot => [x + from[0], y + from[1]]).filter(inside); // prettier-ignore
  const rim = (last: Spot): Spot => [(last[0] * 56) / Math.hypot(...last), (last[1] * 56) / Math.hypot(...last)];
  const drawn = (points: readonly Spot[]): string => points.map(([x, y]) => `${(x + 60).toFixed(1)} ${(y + 60).toFixed(1)}`).join('L'); // prettier-ignore
  const whole = (arm: number, from: Spot = [0, 0]): Spot[] => {
    const points = seam(arm, from);
    return [...points, rim(points.at(-1)!)];
  };
  const panels = [HEX.blue, HEX.white, HEX.red].map((color, arm) => {
    const [one, next] = [whole(arm), whole(arm + 1)];
    const end = next.at(-1)!;
    return `<path d="M${drawn(one)}A56 56 0 0 1 ${drawn([end])}L${drawn(next.toReversed())}Z" fill="${color}"/>`;
  });
  const seams = [0, 1, 2].flatMap((arm) => [
    whole(arm),
    ...[0.34, 0.66].map((t) => whole(arm, turned(along(t), arm + 1))),
  ]);
  return `<circle cx="60" cy="60" r="56" fill="${HEX.white}"/>${panels.join('')}<path d="${seams.map((one) => `M${drawn(one)}`).join('')}" fill="none" stroke="${HEX.black}" stroke-width="3"/><circle cx="60" cy="60" r="56" fill="none" stroke="${HEX.black}" stroke-width="4"/>`;
}

/** Balls of four sports and what else flies, rolls or blows: 120 across. */
const THINGS: Record<string, string> = {
  handball: `<circle cx="60" cy="60" r="56" fill="${HEX.blue}"/><path d="M60 38L81 53L73 78H47L39 53Z" fill="${HEX.red}"/><path d="M60 38V16M81 53L102 46M73 78L86 97M47 78L34 97M39 53L18 46" stroke="${HEX.white}" stroke-width="3"/><path d="M60 16L44 7M60 16L76 7M102 46L111 38M102 46L108 88M86 97L97 102M86 97L60 116M34 97L60 116M34 97L23 102M18 46L12 88M18 46L9 38" stroke="${HEX.white}" stroke-width="3" fill="none"/><circle cx="60" cy="60" r="56" fill="none" stroke="${HEX.black}" stroke-width="4"/>`,
  volleyball: volleyball(),
  basketball: `<circle cx="60" cy="60" r="56" fill="${HEX.red}"/><g fill="none" stroke="${HEX.black}" stroke-width="3.6"><path d="M20 21Q60 60 20 99M100 21Q60 60 100 99M4 60H116M60 4V116"/><circle cx="60" cy="60" r="56" stroke-width="4"/></g>`,
  shuttle: `<g stroke="${HEX.black}" stroke-width="2.6" stroke-linejoin="round"><path d="M48 82L12 30Q14 18 28 20L40 10Q50 6 60 12Q70 6 80 10L92 20Q106 18 108 30L72 82Z" fill="${HEX.white}"/><path d="M52 82L28 20M57 82L46 9M63 82L74 9M68 82L92 20M30 56Q60 46 90 56M40 70Q60 63 80 70" fill="none"/><path d="M44 82H76V90Q76 116 60 116Q44 116 44 90Z" fill="${HEX.red}"/><path d="M44 82H76V90H44Z" fill="${HEX.black}"/></g>`,
  whistle: `<g stroke="${HEX.black}" stroke-width="4" stroke-linejoin="round"><path d="M112 34H52A36 36 0 1 0 78 74H112Z" fill="${HEX.blue}"/><path d="M62 34H80V52H62Z" fill="${HEX.black}"/><circle cx="44" cy="70" r="17" fill="${HEX.white}"/><circle cx="48" cy="74" r="8" fill="${HEX.red}" stroke-width="3"/><circle cx="18" cy="38" r="10" fill="none"/><path d="M98 34V74" stroke-width="3"/></g><path d="M8 34C-10 10 20 0 44 14" fill="none" stroke="${HEX.red}" stroke-width="4"/>`,
  box: `<g stroke="${HEX.black}" stroke-width="3" stroke-linejoin="round"><path d="M16 114L24 88H96L104 114Z" fill="${HEX.floor}"/><path d="M24 88L30 66H90L96 88Z" fill="${TAPED}"/><path d="M30 66L35 46H85L90 66Z" fill="${HEX.floor}"/><path d="M30 46V32Q30 24 38 24H82Q90 24 90 32V46Z" fill="${HEX.blue}"/><path d="M50 98H70M51 76H69M53 56H67" stroke-width="5" stroke-linecap="round"/><path d="M2 116H118"/></g>`,
};
const thing = (name: string, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 120})">${THINGS[name]!.replace(' id="b"', '')}</g>`;

/** A wall of the hall over its floor; what stands before it is drawn from the floor's line up, at any size. */
function wall(width: number, height: number, before: (floor: number) => string): Drawing {
  const floor = height * 0.8;
  const seams = Array.from(
    { length: 4 },
    (_, at) => `M0 ${(floor + (at * (height - floor)) / 3.2).toFixed(1)}H${width}`,
  );
  return svg(
    width,
    height,
    `<path d="M0 0H${width}V${height}H0Z" fill="${TAPED}"/><path d="M0 0H${width}V${height * 0.16}H0Z" fill="${SHADE}"/><path d="M0 ${floor}H${width}V${height}H0Z" fill="${HEX.floor}"/><path d="${seams.join('')}" stroke="${WOOD}" stroke-width=".6" fill="none"/><path d="M0 ${floor}H${width}" stroke="${HEX.black}" stroke-width="1.6"/>${before(floor)}`,
  );
}
const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${Math.max(1.4, width / 26)}" fill="${WOOD}"/>`;
/** The wall bars, and the long bench with what was left on it. */
function barsAndBench(width: number, height: number): Drawing {
  return wall(width, height, (floor) => {
    const bays = Math.max(2, Math.round(width / 78));
    const bay = (width * 0.92) / bays;
    const left = width * 0.04;
    const top = height * 0.07;
    const rungs = Math.max(6, Math.round((floor - top) / 11));
    const posts = Array.from({ length: bays + 1 }, (_, at) => `M${(left + at * bay).toFixed(1)} ${top}V${floor}`).join(
      '',
    );
    const bars = Array.from(
      { length: rungs },
      (_, at) => `M${left} ${(top + 4 + (at * (floor - top - 8)) / (rungs - 1)).toFixed(1)}H${left + bays * bay}`,
    ).join('');
    const seat = floor + height * 0.02;
    const tall = Math.min(26, height * 0.15);
    const size = tall * 1.15;
    const from = width * 0.1;
    const long = width * 0.8;
    return `${line(bars, WOOD, 2.2)}${line(posts, HEX.black, 3.4)}<path d="M${width * 0.16} ${top + 4}h${tall * 0.9}v${tall * 1.7}h-${tall * 0.9}z" fill="${HEX.red}"/><path d="M${width * 0.16} ${top + tall * 1.35}h${tall * 0.9}" stroke="${HEX.black}" stroke-width="${tall / 9}"/>${shadow(width / 2, seat + tall, long)}<path d="M${from} ${seat}h${long}v${tall * 0.22}h-${long}z" fill="${HEX.blue}"/><path d="M${from + 8} ${seat + tall * 0.22}h${tall * 0.24}l${tall * 0.18} ${tall * 0.76}h-${tall * 0.6}zM${from + long - 8} ${seat + tall * 0.22}h-${tall * 0.24}l-${tall * 0.18} ${tall * 0.76}h${tall * 0.6}z" fill="${HEX.black}"/>${thing('volleyball', width * 0.3, seat - size, size, 18)}${thing('handball', width * 0.3 + size * 1.1, seat - size * 0.8, size * 0.8, -24)}<g fill="${HEX.black}"><path d="M${width * 0.68} ${seat}v-${tall * 0.9}q0-${tall * 0.14} ${tall * 0.1}-${tall * 0.2}v-${tall * 0.2}h${tall * 0.2}v${tall * 0.2}q${tall * 0.1} ${tall * 0.06} ${tall * 0.1} ${tall * 0.2}v${tall * 0.9}z"/></g>${thing('basketball', width * 0.76, seat + tall - size, size, 10)}`;
  });
}
/** The goal with its striped posts, and a ball in the corner of the net. */
function goal(width: number, height: number): Drawing {
  return wall(width, height, (floor) => {
    const tall = floor * 0.74;
    const wide = Math.min(tall * 1.5, width * 0.8);
    const [left, top, thick] = [(width - wide) / 2, floor - tall, Math.max(3.4, tall / 20)];
    const cells = 12;
    const [dx, dy] = [wide / cells, tall / (cells * 0.7)];
    const net = [
      ...Array.from({ length: cells - 1 }, (_, at) => {
        const x = left + (at + 1) * dx;
        return `M${x.toFixed(1)} ${top}Q${(x + (width / 2 - x) * 0.14).toFixed(1)} ${top + tall / 2} ${x.toFixed(1)} ${floor}`;
      }),
      ...Array.from({ length: Math.floor(tall / dy) }, (_, at) => {
        const y = top + (at + 1) * dy;
        return `M${left} ${y.toFixed(1)}Q${width / 2} ${(y + 4).toFixed(1)} ${left + wide} ${y.toFixed(1)}`;
      }),
    ].join('');
    const frame = `M${left} ${floor}V${top}H${left + wide}V${floor}`;
    const size = tall * 0.26;
    return `<path d="M${left} ${top}H${left + wide}V${floor}H${left}Z" fill="${SHADE}"/>${line(net, HEX.white, 1.3)}${line(frame, HEX.white, thick, ' stroke-linejoin="miter"')}${line(frame, HEX.red, thick, ` stroke-dasharray="${(thick * 2.2).toFixed(1)} ${(thick * 2.2).toFixed(1)}"`)}${shadow(left + wide - size * 1.1, floor + size * 0.32, size)}${thing('handball', left + wide - size * 1.6, floor - size * 0.72, size, 12)}${line(`M0 ${floor + (height - floor) * 0.45}H${width}`, HEX.blue, 3)}`;
  });
}
/** Vaulting box, mat and rings. */
function apparatus(width: number, height: number): Drawing {
  return wall(width, height, (floor) => {
    const tall = floor * 0.62;
    const base = floor + (height - floor) * 0.35;
    const ring = floor * 0.085;
    const at = width * 0.66;
    const ropes = [at - ring * 2.6, at + ring * 2.6];
    return `${ropes.map((x) => `<path d="M${x} 0V${floor * 0.42}" stroke="${HEX.black}" stroke-width="1.6"/><circle cx="${x}" cy="${floor * 0.42 + ring}" r="${ring}" fill="none" stroke="${WOOD}" stroke-width="${ring * 0.42}"/>`).join('')}${shadow(width * 0.27, base, tall * 1.3)}${thing('box', width * 0.27 - tall * 0.6, base - tall * 1.16, tall * 1.2)}<path d="M${width * 0.5} ${base}h${width * 0.4}v-${floor * 0.1}h-${width * 0.4}z" fill="${HEX.blue}"/><path d="M${width * 0.5} ${base - floor * 0.1}h${width * 0.4}l${width * 0.02}-${floor * 0.03}h-${width * 0.4}z" fill="${HEX.white}"/>${thing('basketball', width * 0.5 + width * 0.1, base - floor * 0.1 - floor * 0.2, floor * 0.17, 30)}`;
  });
}
/** The basket, with the ball on its way in. */
function basket(width: number, height: number): Drawing {
  return wall(width, height, (floor) => {
    const tall = floor * 0.4;
    const wide = tall * 1.5;
    const [left, top] = [width / 2 - wide / 2, floor * 0.1];
    const ring = wide * 0.34;
    const [y, low] = [top + tall * 0.92, top + tall * 1.42];
    const strings = [-1, -0.5, 0, 0.5, 1]
      .map(
        (at) =>
          `M${(width / 2 + at * ring * 0.92).toFixed(1)} ${y.toFixed(1)}L${(width / 2 + at * ring * 0.5).toFixed(1)} ${low.toFixed(1)}`,
      )
      .join('');
    return `<path d="M${width / 2 - 3} ${top + tall}h6V${floor}h-6z" fill="${HEX.black}"/>${shadow(width / 2, floor + 2, wide)}<path d="M${left} ${top}h${wide}v${tall}h-${wide}z" fill="${HEX.white}" stroke="${HEX.black}" stroke-width="3"/><path d="M${width / 2 - wide * 0.19} ${top + tall * 0.36}h${wide * 0.38}v${tall * 0.42}h-${wide * 0.38}z" fill="none" stroke="${HEX.red}" stroke-width="3"/>${line(strings, HEX.blue, 1.6)}<path d="M${width / 2 - ring} ${y}h${ring * 2}" stroke="${HEX.red}" stroke-width="5" stroke-linecap="round"/>${thing('basketball', width * 0.66, top - tall * 0.06, tall * 0.5, 24)}${thing('volleyball', width * 0.2, floor - tall * 0.2, tall * 0.5, 8)}`;
  });
}
/** Ropes to climb, tied up at their ends, over a pile of mats. */
function ropes(width: number, height: number): Drawing {
  return wall(width, height, (floor) => {
    const xs = [0.14, 0.3, 0.46, 0.62].map((at) => width * at);
    const hanging = xs
      .map((x, at) => {
        const end = floor * (0.88 + (at % 2) * 0.04);
        return `<path d="M${x} 0V${end}" stroke="${WOOD}" stroke-width="4"/><circle cx="${x}" cy="${end}" r="5.500" fill="${WOOD}"/>`;
      })
      .join('');
    const mat = floor * 0.09;
    const pile = [0, 1, 2, 3]
      .map(
        (at) =>
          `<rect x="${width * 0.68 - at * 2 + (at % 2) * 5}" y="${floor + mat * 0.6 - (at + 1) * mat * 1.08}" width="${width * 0.26}" height="${mat}" rx="2" fill="${at % 2 ? HEX.red : HEX.blue}" stroke="${HEX.black}" stroke-width="1"/>`,
      )
      .join('');
    return `<path d="M0 ${floor * 0.05}H${width}" stroke="${HEX.black}" stroke-width="4"/>${hanging}${shadow(width * 0.81, floor + mat * 0.6, width * 0.3)}${pile}`;
  });
}
/** The net between its posts, and the ball above it. */
function net(width: number, height: number): Drawing {
  return wall(width, height, (floor) => {
    const [left, right, top, low] = [width * 0.08, width * 0.92, floor * 0.3, floor * 0.62];
    const across = Array.from({ length: 4 }, (_, at) => `M${left} ${(top + ((at + 1) * (low - top)) / 5).toFixed(1)}H${right}`); // prettier-ignore
    const down = Array.from({ length: 23 }, (_, at) => `M${(left + ((at + 1) * (right - left)) / 24).toFixed(1)} ${top}V${low}`); // prettier-ignore
    const size = floor * 0.24;
    const posts = [left, right]
      .map((x) => `<path d="M${x} ${floor + 4}V${top - 6}" stroke="${HEX.black}" stroke-width="5"/>`)
      .join('');
    return `${line(across.join('') + down.join(''), HEX.black, 0.8)}<path d="M${left} ${top}H${right}" stroke="${HEX.white}" stroke-width="6"/><path d="M${left} ${low}H${right}" stroke="${HEX.white}" stroke-width="3"/>${posts}<path d="M${width * 0.2} ${top + 4}V${top - floor * 0.2}" stroke="${HEX.red}" stroke-width="3" stroke-dasharray="6 4"/>${thing('volleyball', width * 0.56, top - size * 1.2, size)}`;
  });
}
/** The sizes of frames, each with its walls, which take turns. */
export const FRAMES = { square: [202, 200], wide: [202, 106], strip: [212, 70], group: [416, 190] } as const;
export type FrameSize = keyof typeof FRAMES;
const WALLS = { bars: barsAndBench, goal, box: apparatus, hoop: basket, ropes, net };
export const wallsOf = (size: FrameSize, first = 0): string[] => {
  const names = Object.keys(WALLS).map((name) => `halle-${size}-${name}`);
  return [...names.slice(first), ...names.slice(0, first)];
};

/** A grid of dots to join, 9 apart or as given. */
const dots = (across: number, down: number, gap: number, color: string): Drawing =>
  svg(
    across * gap,
    down * gap,
    `<path d="${Array.from({ length: down }, (_, row) => `M${gap / 2} ${gap / 2 + row * gap}h${(across - 1) * gap + 0.01}`).join('')}" fill="none" stroke="${color}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`,
  );
/** Eight lines that become one, from the outer edge to the fold: the half of a draw. */
const draw = (): Drawing => {
  const rounds = [0, 1, 2].map((round) => {
    const slots = 4 / 2 ** round;
    const pitch = 48 * 2 ** round;
    return Array.from({ length: slots }, (_, at) => {
      const y = 20 + (pitch - 48) / 2 + at * pitch;
      const x = round * 66;
      const up = round < 2 && at % 2 === 0 ? `M${x + 62} ${y}V${y + pitch}M${x + 62} ${y + pitch / 2}h4` : '';
      return `M${x} ${y}h62${up}`;
    }).join('');
  });
  return svg(196, 200, line(rounds.join(''), HEX.black, 1.2));
};

const THING_NAMES = Object.keys(THINGS);
const COURT_NAMES = Object.keys(COURTS);
export const drawings: BlueprintContent['drawings'] = {
  'halle-planks': svg(468, 305, planks()),
  ...Object.fromEntries(
    COURT_NAMES.flatMap((name) => [
      [`halle-${name}-blue`, court(name, HEX.blue, HEX.red)],
      [`halle-${name}-red`, court(name, HEX.red, HEX.blue)],
    ]),
  ),
  ...Object.fromEntries(THING_NAMES.map((name) => [`halle-thing-${name}`, svg(120, 120, thing(name, 0, 0, 120))])),
  ...Object.fromEntries(
    Object.entries(FRAMES).flatMap(([size, [width, height]]) =>
      Object.entries(WALLS).map(([name, make]) => [`halle-${size}-${name}`, make(width, height)]),
    ),
  ),
  'halle-dots': dots(18, 19, 10.5, HEX.black),
  'halle-grid': dots(28, 23, 10.5, HEX.blue),
  'halle-draw': draw(),
};
