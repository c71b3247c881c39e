import {
  blob,
  box,
  circle,
  curve,
  dice,
  disc,
  drawing,
  fade,
  glow,
  group,
  H,
  hills,
  leaf,
  path,
  pick,
  rect,
  star,
  stroke,
  times,
  W,
  type StockDrawing,
} from './draw.ts';

type Roll = ReturnType<typeof dice>;

/** A branch along a bow, with leaves on both sides. */
function branch(
  x: number,
  y: number,
  angle: number,
  length: number,
  roll: Roll,
  colours: readonly string[],
  size = 17,
): string {
  const leaves: string[] = colours.map(() => '');
  const stem: [number, number][] = [[x, y]];
  let [px, py, turn] = [x, y, angle];
  const steps = Math.round(length / 13);
  for (let at = 0; at < steps; at++) {
    turn += roll(-4, 7);
    px += Math.cos((turn * Math.PI) / 180) * 13;
    py += Math.sin((turn * Math.PI) / 180) * 13;
    stem.push([px, py]);
    const s = size * (1 - (at / steps) * 0.45);
    for (const side of [-1, 1])
      leaves[Math.floor(roll(0, colours.length))] += leaf(
        px,
        py,
        s * roll(0.85, 1.15),
        s * 0.34,
        turn + side * roll(38, 66),
      );
  }
  leaves[0] += leaf(px, py, size * 0.7, size * 0.2, turn);
  return (
    stroke(curve(stem), '#8a9a80', 0.8) +
    leaves.map((d, at) => path(d, pick(colours, at), { 'fill-opacity': '0.88' })).join('')
  );
}

function eucalyptus(): string {
  const roll = dice(14);
  const greens = ['#9fb39a', '#b5c5ae', '#84a08a', '#cbd6c2'];
  return drawing(
    '#f8f5ee',
    branch(-10, 20, 12, 190, roll, greens),
    branch(-8, -6, 48, 150, roll, greens, 15),
    branch(6, -10, 74, 120, roll, greens, 13),
    branch(474, 282, 188, 200, roll, greens),
    branch(470, 308, 226, 150, roll, greens, 15),
    branch(456, 312, 252, 118, roll, greens, 13),
    path(
      times(16, () => disc(roll(6, 110), roll(6, 84), roll(1, 2.2))).join('') +
        times(16, () => disc(roll(354, 458), roll(216, 294), roll(1, 2.2))).join(''),
      '#d9b48f',
    ),
  );
}

function linen(): string {
  const roll = dice(33);
  const threads = (count: number, make: (at: number) => string, colour: string, opacity: string) =>
    stroke(times(count, make).join(''), colour, 0.7, { 'stroke-opacity': opacity });
  return drawing(
    '#ebe3d5',
    threads(150, (at) => `M0 ${(at * 2.01).toFixed(1)}H${W}`, '#ffffff', '0.35'),
    threads(232, (at) => `M${at * 2} 0V${H}`, '#c9bca6', '0.28'),
    threads(
      46,
      () => `M${roll(0, W).toFixed(0)} ${roll(0, H).toFixed(0)}h${roll(30, 150).toFixed(0)}`,
      '#cdbfa8',
      '0.6',
    ),
    threads(
      40,
      () => `M${roll(0, W).toFixed(0)} ${roll(0, H).toFixed(0)}v${roll(30, 130).toFixed(0)}`,
      '#fffdf8',
      '0.7',
    ),
  );
}

function lights(): string {
  const strand = (from: number, sag: number, to: number) => {
    const bulbs = times(15, (at) => {
      const part = (at + 0.5) / 15;
      return [part * W, from + (to - from) * part + Math.sin(part * Math.PI) * sag] as const;
    });
    return (
      stroke(`M-5 ${from}Q232 ${(from + to) / 2 + sag * 2} 469 ${to}`, '#20283f', 0.9) +
      path(bulbs.map(([x, y]) => disc(x, y + 6, 11)).join(''), '#ffd98a', { 'fill-opacity': '0.14' }) +
      path(bulbs.map(([x, y]) => disc(x, y + 6, 3.1)).join(''), '#ffeec2') +
      path(bulbs.map(([x, y]) => box(x - 1.2, y, 2.4, 3.2)).join(''), '#20283f')
    );
  };
  return drawing(
    '#55638c',
    `<defs>${fade('e', 90, '#3d4a74', '#8e83a4', '#e6b9a0')}</defs>`,
    rect(0, 0, W, H, 'url(#e)'),
    strand(14, 46, 40),
    strand(64, 40, 22),
    strand(92, 52, 96),
    path(hills(262, 9, dice(5)), '#4c4a66', { 'fill-opacity': '0.75' }),
    path(hills(280, 7, dice(9)), '#34344e'),
  );
}

function table(): string {
  const plate = (x: number, y: number) =>
    circle(x + 1.5, y + 2, 45, '#a89a86', { opacity: '0.3' }) +
    circle(x, y, 45, '#fdfcf9') +
    stroke(disc(x, y, 43), '#c8ad7a', 0.9) +
    circle(x, y, 31, '#f6f2ea') +
    path(box(x - 62, y - 34, 3, 68) + box(x + 58, y - 34, 3.4, 68), '#b9a37a') +
    path(
      times(4, (at) => box(x - 65 + at * 2.6, y - 40, 1.2, 18)).join('') + `M${x + 58} ${y - 34}c7 10 7 22 3.4 34z`,
      '#b9a37a',
    );
  const roll = dice(8);
  const garland = times(26, (at) => leaf(at * 18.5 - 6, 150 + roll(-7, 7), roll(18, 27), 6, roll(-50, 50))).join('');
  const back = times(24, (at) => leaf(at * 20, 150 + roll(-6, 6), roll(16, 24), 5.5, 180 + roll(-50, 50))).join('');
  const bloom = (x: number, y: number, r: number, colour: string) =>
    path(
      times(6, (at) => disc(x + Math.cos(at * 1.047) * r * 0.62, y + Math.sin(at * 1.047) * r * 0.62, r * 0.52)).join(
        '',
      ),
      colour,
    ) + circle(x, y, r * 0.32, '#e8b46a');
  return drawing(
    '#ece5d9',
    path(box(0, 116, W, 69), '#f5f0e6'),
    [66, 232, 398].map((x) => plate(x, 52) + plate(x, 249)),
    path(back, '#9db093'),
    path(garland, '#7f9a7c'),
    [24, 96, 148, 214, 286, 344, 420].map((x, at) =>
      bloom(x, 150 + roll(-8, 8), roll(8, 13), pick(['#f3d4c6', '#fbf6ee', '#e6b3a3'], at)),
    ),
  );
}

function arches(): string {
  const arch = (x: number, w: number, top: number, colour: string) =>
    path(`M${x} ${H}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${H}z`, colour);
  return drawing(
    '#f6ebe1',
    circle(352, 96, 40, '#efb48e', { 'fill-opacity': '0.8' }),
    arch(20, 150, 96, '#eed3c1'),
    arch(44, 102, 124, '#e2b59e'),
    arch(66, 58, 152, '#cf937b'),
    arch(250, 190, 130, '#e9c7b2'),
    arch(278, 134, 160, '#d9a68f'),
    arch(306, 78, 192, '#bd7d68'),
    path(`M0 262C120 246 340 276 464 256V${H}H0z`, '#f9f1e8'),
  );
}

function petals(): string {
  const roll = dice(71);
  const colours = ['#f2cfc9', '#e9b7b3', '#f8e3dc', '#dfa09f', '#fdf4ef'];
  const fallen = colours.map((colour) =>
    path(
      times(30, () => {
        const y = H * roll() ** 1.5;
        return leaf(roll(-8, W), y, roll(8, 17), roll(4, 7.5), roll(0, 360));
      }).join(''),
      colour,
      { 'fill-opacity': '0.85' },
    ),
  );
  return drawing(
    '#fbf3ee',
    `<defs>${fade('p', 90, '#f7e0d9', '#fdf8f4', '#fdf9f6')}</defs>`,
    rect(0, 0, W, H, 'url(#p)'),
    fallen,
  );
}

function lace(): string {
  const scallop = (y: number, flip: number) =>
    times(16, (at) => {
      const x = at * 30 + 7;
      return (
        circle(x, y, 19, '#fffdfb') +
        path(
          times(7, (hole) => {
            const angle = ((hole * 30 + 0) * Math.PI) / 180;
            return disc(x + Math.cos(angle) * 14.5, y + flip * Math.sin(angle) * 14.5, 1.7);
          }).join(''),
          '#e9d3cc',
        ) +
        path(star(x, y + flip * 5, 7.4, 3, 6), '#ecd8d1')
      );
    }).join('');
  return drawing(
    '#e7cec7',
    `<defs>${glow('g', 232, 150, 290, '#ecd8d1', '#e0c2ba')}</defs>`,
    rect(0, 0, W, H, 'url(#g)'),
    scallop(40, 1),
    scallop(H - 40, -1),
    path(box(0, 0, W, 36) + box(0, H - 36, W, 36), '#fffdfb'),
    path(times(58, (at) => disc(at * 8 + 4, 26, 1.5) + disc(at * 8 + 4, H - 26, 1.5)).join(''), '#e7cec7'),
    path(
      times(29, (at) => star(at * 16 + 8, 13, 5.4, 2.2, 4) + star(at * 16 + 8, H - 13, 5.4, 2.2, 4)).join(''),
      '#eedbd5',
    ),
  );
}

function vineyard(): string {
  const rows = (y: number, colour: string, count: number, spread: number, from: number) =>
    stroke(
      times(
        count,
        (at) =>
          `M${from + (at - count / 2) * 8} ${y}Q${from + (at - count / 2) * spread} ${y + 40} ${from + (at - count / 2) * spread * 1.9} 310`,
      ).join(''),
      colour,
      3.2,
      { 'stroke-opacity': '0.75' },
    );
  return drawing(
    '#f4e6cf',
    `<defs>${fade('v', 90, '#f9dfc0', '#fbf0de')}</defs>`,
    rect(0, 0, W, H, 'url(#v)'),
    circle(120, 92, 30, '#fff6e2'),
    path(hills(128, 12, dice(3)), '#c9c5a6'),
    path(hills(160, 12, dice(11)), '#b1b78d'),
    path('M0 192C110 168 230 214 464 176V301H0z', '#9cab73'),
    rows(190, '#7f9459', 26, 22, 150),
    path('M180 301C230 226 360 196 464 204V301z', '#8da067'),
    group(
      { 'stroke-linecap': 'round' },
      stroke(
        times(12, (at) => `M${240 + at * 22} ${250 - at * 3.4}Q${280 + at * 22} 262 ${300 + at * 24} 306`).join(''),
        '#6f874f',
        3.4,
        { 'stroke-opacity': '0.8' },
      ),
    ),
    path(times(3, (at) => `M${392 + at * 14} 186c-5 -14 -4 -34 0 -44c4 10 5 30 0 44z`).join(''), '#5f7350'),
  );
}

function washes(): string {
  const roll = dice(90);
  const colours = ['#e9c3b5', '#c9d3c3', '#f0dcc0', '#d9c4cf', '#bfd0d6'];
  return drawing(
    '#fcf9f4',
    times(13, (at) => {
      const [x, y, r] = [roll(10, W), roll(10, H), roll(46, 96)];
      const colour = pick(colours, at);
      const seed = Math.floor(roll(1, 900));
      return (
        path(blob(x, y, r, r * 0.78, dice(seed), 0.2), colour, { 'fill-opacity': '0.3' }) +
        path(blob(x + 2, y + 1, r * 0.93, r * 0.72, dice(seed), 0.24), colour, { 'fill-opacity': '0.24' })
      );
    }),
    path(times(44, () => disc(roll(0, W), roll(0, H), roll(0.5, 1.7))).join(''), '#c9a05a', { 'fill-opacity': '0.6' }),
  );
}

function rings(): string {
  const set = (cx: number, cy: number, from: number, count: number, gap: number) =>
    times(count, (at) => disc(cx, cy, from + at * gap)).join('');
  return drawing(
    '#223a38',
    `<defs>${glow('r', 232, 140, 320, '#2f4d49', '#1b302f')}${fade('o', 35, '#f4dfa9', '#c79b4b', '#f1d797')}</defs>`,
    rect(0, 0, W, H, 'url(#r)'),
    stroke(set(150, 150, 60, 7, 9), 'url(#o)', 0.6, { 'stroke-opacity': '0.75' }),
    stroke(set(314, 150, 60, 7, 9), 'url(#o)', 0.6, { 'stroke-opacity': '0.75' }),
    stroke(disc(150, 150, 122) + disc(314, 150, 122), 'url(#o)', 2),
  );
}

export const WEDDING: readonly StockDrawing[] = [
  {
    id: 'wedding-eucalyptus',
    title: ['Eukalyptus', 'Eucalyptus', 'Eucalyptus', 'Eucalipto', 'Eukaliptus'],
    tags: ['leaves', 'branch', 'green', 'corner', 'nature'],
    color: '#eff0e6',
    svg: eucalyptus(),
  },
  {
    id: 'wedding-linen',
    title: ['Leinen', 'Linen', 'Lin', 'Lino', 'Len'],
    tags: ['fabric', 'texture', 'beige', 'table', 'quiet'],
    color: '#e9e0d1',
    svg: linen(),
  },
  {
    id: 'wedding-lights',
    title: ['Lichterketten', 'String lights', 'Guirlandes lumineuses', 'Luci a catena', 'Girlandy świateł'],
    tags: ['light', 'evening', 'garden', 'night', 'garland'],
    color: '#7d7695',
    svg: lights(),
  },
  {
    id: 'wedding-table',
    title: ['Gedeckte Tafel', 'Laid table', 'Table dressée', 'Tavola imbandita', 'Nakryty stół'],
    tags: ['table', 'flowers', 'plate', 'garland', 'leaves'],
    color: '#e8e1d4',
    svg: table(),
  },
  {
    id: 'wedding-arches',
    title: ['Bögen', 'Arches', 'Arches', 'Archi', 'Łuki'],
    tags: ['pattern', 'sun', 'warm', 'evening', 'quiet'],
    color: '#efd9c8',
    svg: arches(),
  },
  {
    id: 'wedding-petals',
    title: ['Blütenblätter', 'Petals', 'Pétales', 'Petali', 'Płatki'],
    tags: ['flowers', 'confetti', 'pink', 'spring', 'quiet'],
    color: '#f9ece6',
    svg: petals(),
  },
  {
    id: 'wedding-lace',
    title: ['Spitze', 'Lace', 'Dentelle', 'Pizzo', 'Koronka'],
    tags: ['fabric', 'edge', 'pink', 'white', 'pattern'],
    color: '#ecd9d3',
    svg: lace(),
  },
  {
    id: 'wedding-vineyard',
    title: ['Weinberg', 'Vineyard', 'Vignoble', 'Vigneto', 'Winnica'],
    tags: ['landscape', 'hills', 'sun', 'wine', 'summer'],
    color: '#c3c298',
    svg: vineyard(),
  },
  {
    id: 'wedding-watercolour',
    title: ['Aquarell', 'Watercolour', 'Aquarelle', 'Acquerello', 'Akwarela'],
    tags: ['paint', 'texture', 'pink', 'gold', 'quiet'],
    color: '#f3ece2',
    svg: washes(),
  },
  {
    id: 'wedding-rings',
    title: ['Goldene Ringe', 'Golden rings', 'Anneaux dorés', 'Anelli d’oro', 'Złote obrączki'],
    tags: ['gold', 'lines', 'green', 'night', 'pattern'],
    color: '#2a4441',
    svg: rings(),
  },
];
