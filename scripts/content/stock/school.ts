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
  path,
  pick,
  polygon,
  rect,
  stroke,
  times,
  W,
  type StockDrawing,
} from './draw.ts';

function board(): string {
  const roll = dice(7);
  const smudges = times(26, () => {
    const [x, y] = [roll(30, 430), roll(24, 240)];
    return curve([
      [x - 40, y + roll(-8, 8)],
      [x, y],
      [x + 30, y + roll(-10, 10)],
      [x + 70, y + roll(-8, 8)],
    ]);
  }).join('');
  return drawing(
    '#b88a58',
    path(box(0, 0, W, 10) + box(0, 270, W, 31), '#a97b4b'),
    rect(10, 10, W - 20, 256, '#33564a'),
    `<defs>${glow('g', 232, 130, 260, '#44695c', '#2e4e43')}</defs>`,
    rect(10, 10, W - 20, 256, 'url(#g)'),
    stroke(smudges, '#dfe9e2', 13, { 'stroke-opacity': '0.035', 'stroke-linecap': 'round' }),
    rect(0, 268, W, 9, '#8e6339'),
    path(box(300, 262, 30, 6), '#f5f3ea') +
      path(box(338, 262, 20, 6), '#f2cf73') +
      path(box(364, 262, 14, 6), '#e99a86'),
    rect(60, 254, 52, 14, '#6b4a2c', { rx: 2 }) + rect(60, 263, 52, 5, '#d8d3c4'),
  );
}

function squared(): string {
  const grid =
    times(93, (at) => `M${at * 5 + 2} 0V${H}`).join('') + times(61, (at) => `M0 ${at * 5 + 1}H${W}`).join('');
  return drawing(
    '#fdfdfb',
    stroke(grid, '#a9c6de', 0.28),
    path(box(0, 0, 30, H) + box(W - 30, 0, 30, H), '#ffffff', { 'fill-opacity': '0.6' }),
    stroke(`M30 0V${H}M${W - 30} 0V${H}`, '#e39a93', 0.6),
    `<defs>${fade('q', 0, '#5a4a36/0', '#5a4a36/0', '#5a4a36/0.1', '#5a4a36/0', '#5a4a36/0')}</defs>`,
    rect(202, 0, 60, H, 'url(#q)'),
  );
}

function ruled(): string {
  const holes = [40, 96, 150.5, 205, 261];
  return drawing(
    '#f9f4e6',
    stroke(times(31, (at) => `M0 ${at * 9.6 + 18}H${W}`).join(''), '#b6c8d6', 0.5),
    stroke(`M58 0V${H}`, '#de8f86', 0.9),
    path(holes.map((y) => disc(24, y, 6.4)).join(''), '#cfc3a6'),
    path(holes.map((y) => disc(24.6, y + 0.8, 5.6)).join(''), '#8f8468'),
  );
}

function pencils(): string {
  const colours = [
    '#d9534a',
    '#e88b46',
    '#f0c04f',
    '#8fb457',
    '#4f9a76',
    '#4b9fb5',
    '#4a76b8',
    '#7d63a8',
    '#c0679b',
    '#8a5f43',
  ];
  const roll = dice(15);
  return drawing(
    '#f6f1e7',
    times(20, (at) => {
      const colour = pick(colours, at);
      const x = at * 23.6 - 4;
      const top = 196 + roll(0, 44);
      return (
        path(polygon([x, top + 26], [x + 11, top], [x + 22, top + 26]), '#ecd0a4') +
        path(polygon([x + 7.6, top + 8], [x + 11, top], [x + 14.4, top + 8]), colour) +
        path(box(x, top + 26, 22, 120), colour) +
        path(box(x + 7.4, top + 26, 7.2, 120), '#ffffff', { 'fill-opacity': '0.2' }) +
        path(box(x + 14.6, top + 26, 7.4, 120), '#000000', { 'fill-opacity': '0.1' }) +
        path(`M${x} ${top + 26}q3.7 5 7.4 0t7.2 0t7.4 0v3H${x}z`, '#ecd0a4')
      );
    }),
  );
}

function map(): string {
  const roll = dice(23);
  const land = (x: number, y: number, rx: number, ry: number, seed: number) => {
    const shape = (more: number) => blob(x, y, rx + more, ry + more, dice(seed), 0.3);
    return (
      path(shape(10), '#bfdde0') +
      path(shape(5), '#a9d0d4') +
      path(shape(0), '#efe3c2') +
      path(shape(-14), '#dfd6a6') +
      path(shape(-30), '#c6c48c')
    );
  };
  return drawing(
    '#cfe6e7',
    stroke(
      times(10, (at) => `M${at * 52 - 4} 0Q${at * 52 + (at - 4.5) * 5} 150 ${at * 52 - 4} ${H}`).join('') +
        times(7, (at) => `M0 ${at * 50}Q232 ${at * 50 + 12} ${W} ${at * 50}`).join(''),
      '#9fc3c8',
      0.4,
    ),
    land(96, 90, 84, 62, 3),
    land(372, 196, 96, 74, 8),
    land(252, 42, 34, 22, 11),
    land(160, 250, 44, 28, 14),
    stroke(
      curve([
        [60, 116],
        [120, 140],
        [190, 150],
        [262, 168],
        [322, 192],
        [372, 190],
      ]),
      '#c0564a',
      1.4,
      { 'stroke-dasharray': '5 4' },
    ),
    stroke('M366 184l12 12M378 184l-12 12', '#c0564a', 2.2),
    circle(60, 116, 3.2, '#c0564a'),
    path(
      times(9, () => {
        const [x, y] = [roll(330, 420), roll(160, 180)];
        return polygon([x, y], [x + 5, y - 8], [x + 10, y]);
      }).join(''),
      '#a8a871',
    ),
    group(
      { transform: 'translate(424 44)' },
      path(polygon([0, -26], [5, -5], [26, 0], [5, 5], [0, 26], [-5, 5], [-26, 0], [-5, -5]), '#7aa5ab'),
      circle(0, 0, 4, '#cfe6e7'),
    ),
  );
}

function shelf(): string {
  const roll = dice(38);
  const tones = ['#b9604f', '#d9a45b', '#6f8f7a', '#4f6f8a', '#8a6a86', '#e2cfa8', '#a3b3a6', '#c98b72'];
  const row = (base: number) => {
    let out = '';
    for (let x = 6; x < W - 8;) {
      const w = roll(9, 20);
      const h = roll(52, 80);
      if (roll() > 0.93) {
        x += roll(14, 26);
        continue;
      }
      const colour = pick(tones, roll(0, 8));
      out +=
        path(box(x, base - h, w, h), colour) +
        path(box(x, base - h + 9, w, 3) + box(x, base - 15, w, 3), '#ffffff', { 'fill-opacity': '0.32' });
      x += w + 0.8;
    }
    return out;
  };
  return drawing(
    '#6d4d35',
    path(box(0, 6, W, 88) + box(0, 104, W, 88) + box(0, 202, W, 88), '#523824'),
    row(94),
    row(192),
    row(290),
    path(box(0, 94, W, 10) + box(0, 192, W, 10) + box(0, 290, W, 11) + box(0, 0, W, 6), '#8c6546'),
    path(box(0, 104, W, 5) + box(0, 202, W, 5) + box(0, 6, W, 5), '#000000', { 'fill-opacity': '0.16' }),
  );
}

function playground(): string {
  const roll = dice(55);
  const grit = (colour: string, count: number) =>
    path(times(count, () => disc(roll(0, W), roll(0, H), roll(0.3, 0.9))).join(''), colour);
  const chalk = (d: string, colour: string) =>
    stroke(d, colour, 3.2, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round', 'stroke-opacity': '0.85' });
  const field = (x: number, y: number) => `M${x} ${y}h46v40h-46z`;
  return drawing(
    '#8d949b',
    grit('#a1a8ae', 380),
    grit('#7b8289', 300),
    group(
      { transform: 'rotate(-14 118 160)' },
      chalk(field(60, 236) + field(60, 196), '#f6f2e8'),
      chalk(field(37, 156) + field(83, 156), '#f3c9b8'),
      chalk(field(60, 116), '#f6f2e8'),
      chalk(field(37, 76) + field(83, 76), '#bfe0e2'),
      chalk('M37 76a46 46 0 0 1 92 0', '#f7e3a0'),
    ),
    chalk(
      disc(360, 92, 40) +
        times(
          10,
          (at) =>
            `M${(360 + Math.cos(at * 0.628) * 50).toFixed(0)} ${(92 + Math.sin(at * 0.628) * 50).toFixed(0)}L${(360 + Math.cos(at * 0.628) * 66).toFixed(0)} ${(92 + Math.sin(at * 0.628) * 66).toFixed(0)}`,
        ).join(''),
      '#f7e3a0',
    ),
    chalk('M290 262c20 -22 40 22 60 0s40 22 60 0s40 22 60 0', '#bfe0e2'),
  );
}

function atoms(): string {
  const atom = (x: number, y: number, s: number, colour: string) =>
    group(
      { transform: `translate(${x} ${y})` },
      ...[0, 60, 120].map((turn) => tagEllipse(s, turn, colour)),
      circle(0, 0, s * 0.13, '#e9a35b'),
    );
  const hex = (x: number, y: number, r: number) =>
    polygon(...times(6, (at) => [x + Math.cos(at * 1.0472) * r, y + Math.sin(at * 1.0472) * r] as const));
  const cells = [
    [330, 226],
    [362, 244.5],
    [362, 207.5],
    [394, 226],
    [394, 263],
    [426, 244.5],
    [426, 207.5],
    [458, 226],
  ] as const;
  return drawing(
    '#eef3f1',
    stroke(
      times(16, (at) => `M0 ${at * 20}H${W}`).join('') + times(24, (at) => `M${at * 20} 0V${H}`).join(''),
      '#dbe6e2',
      0.5,
    ),
    atom(84, 78, 62, '#7fa8a0'),
    atom(414, 62, 40, '#a9c0c9'),
    stroke(cells.map(([x, y]) => hex(x, y, 21.4)).join(''), '#8fb0ba', 1.5),
    path(cells.map(([x, y], at) => disc(x + (at % 2 ? 21.4 : -21.4), y, 3)).join(''), '#e9a35b'),
    stroke(curve(times(24, (at) => [at * 9 - 4, 252 + Math.sin(at * 0.9) * 18] as const)), '#7fa8a0', 1.5),
    stroke(curve(times(24, (at) => [at * 9 - 4, 252 - Math.sin(at * 0.9) * 18] as const)), '#c98f73', 1.5),
    stroke(
      times(
        22,
        (at) =>
          `M${at * 9 + 1} ${(252 + Math.sin((at + 0.5) * 0.9) * 18).toFixed(0)}V${(252 - Math.sin((at + 0.5) * 0.9) * 18).toFixed(0)}`,
      ).join(''),
      '#b9c9c4',
      0.8,
    ),
  );
}

const tagEllipse = (s: number, turn: number, colour: string): string =>
  `<ellipse rx="${s}" ry="${Math.round(s * 0.38)}" fill="none" stroke="${colour}" stroke-width="1.4" transform="rotate(${turn})"/>`;

function cork(): string {
  const roll = dice(64);
  const crumbs = (colour: string, count: number) =>
    stroke(
      times(
        count,
        () => `M${roll(0, W).toFixed(0)} ${roll(0, H).toFixed(0)}l${roll(-3, 3).toFixed(1)} ${roll(-2, 2).toFixed(1)}`,
      ).join(''),
      colour,
      2.6,
      { 'stroke-opacity': '0.6', 'stroke-linecap': 'round' },
    );
  const note = (x: number, y: number, w: number, h: number, turn: number, colour: string, pin: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      rect(2, 3, w, h, '#5d3f22', { opacity: '0.25' }),
      rect(0, 0, w, h, colour),
      circle(w / 2 + 1, 7.4, 3.6, '#5d3f22', { opacity: '0.3' }),
      circle(w / 2, 6, 3.6, pin),
      circle(w / 2 - 1.2, 5, 1.1, '#ffffff', { opacity: '0.7' }),
    );
  return drawing(
    '#d1a574',
    crumbs('#b98a5a', 150),
    crumbs('#e2bd8e', 120),
    note(-14, 24, 92, 74, -7, '#fbf7ea', '#c9503f'),
    note(20, 196, 82, 82, 5, '#f7e29a', '#3f7fa8'),
    note(386, 18, 88, 62, 6, '#cfe2e6', '#d9a13b'),
    note(372, 200, 100, 78, -5, '#fbf7ea', '#5c8f5f'),
  );
}

function planes(): string {
  const plane = (x: number, y: number, s: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
      path(polygon([0, 0], [-60, -26], [-46, -4]), '#ffffff'),
      path(polygon([0, 0], [-46, -4], [-40, 16]), '#d5e3ea'),
      path(polygon([0, 0], [-40, 16], [-60, 22]), '#f2f7f9'),
    );
  const trail = (...points: (readonly [number, number])[]) =>
    stroke(curve(points), '#ffffff', 1.4, { 'stroke-dasharray': '6 5', 'stroke-opacity': '0.85' });
  const cloud = (x: number, y: number, s: number) =>
    group(
      { opacity: '0.55', fill: '#ffffff', transform: `translate(${x} ${y}) scale(${s})` },
      '<circle r="14"/><circle cx="20" cy="-9" r="18"/><circle cx="42" r="15"/><rect x="-14" width="71" height="15" rx="7.5"/>',
    );
  return drawing(
    '#a9d0e2',
    `<defs>${fade('h', 90, '#8fc0d9', '#d3e8ef')}</defs>`,
    rect(0, 0, W, H, 'url(#h)'),
    cloud(40, 232, 1.3),
    cloud(330, 262, 1.6),
    cloud(250, 52, 0.9),
    cloud(20, 60, 0.7),
    trail([-10, 180], [50, 150], [96, 176], [80, 120], [140, 84]),
    plane(152, 78, 0.9, -28),
    trail([240, 312], [300, 240], [360, 250], [396, 190]),
    plane(404, 178, 0.75, -48),
    plane(420, 56, 0.5, 12),
    trail([330, 40], [360, 30], [388, 48]),
  );
}

export const SCHOOL: readonly StockDrawing[] = [
  {
    id: 'school-board',
    title: ['Gewischte Tafel', 'Wiped blackboard', 'Tableau effacé', 'Lavagna pulita', 'Starta tablica'],
    tags: ['chalk', 'green', 'class', 'wood', 'quiet'],
    color: '#3d5f52',
    svg: board(),
  },
  {
    id: 'school-squared',
    title: ['Karopapier', 'Squared paper', 'Papier quadrillé', 'Carta a quadretti', 'Papier w kratkę'],
    tags: ['paper', 'grid', 'exercise', 'white', 'quiet'],
    color: '#f1f5f7',
    svg: squared(),
  },
  {
    id: 'school-ruled',
    title: ['Linienblatt', 'Lined sheet', 'Feuille lignée', 'Foglio a righe', 'Kartka w linie'],
    tags: ['paper', 'lines', 'exercise', 'beige', 'quiet'],
    color: '#f5efdf',
    svg: ruled(),
  },
  {
    id: 'school-pencils',
    title: ['Buntstifte', 'Coloured pencils', 'Crayons de couleur', 'Matite colorate', 'Kredki'],
    tags: ['paint', 'colourful', 'class', 'children', 'edge'],
    color: '#e6d4bd',
    svg: pencils(),
  },
  {
    id: 'school-map',
    title: ['Schatzkarte', 'Treasure map', 'Carte au trésor', 'Mappa del tesoro', 'Mapa skarbów'],
    tags: ['map', 'water', 'journey', 'paper', 'children'],
    color: '#d3ddc9',
    svg: map(),
  },
  {
    id: 'school-shelf',
    title: ['Bücherregal', 'Bookshelf', 'Bibliothèque', 'Scaffale di libri', 'Półka z książkami'],
    tags: ['books', 'wood', 'colourful', 'class', 'warm'],
    color: '#8f6d58',
    svg: shelf(),
  },
  {
    id: 'school-playground',
    title: ['Pausenhof', 'Playground', 'Cour de récréation', 'Cortile della scuola', 'Szkolne podwórko'],
    tags: ['chalk', 'children', 'grey', 'game', 'summer'],
    color: '#8f969c',
    svg: playground(),
  },
  {
    id: 'school-science',
    title: ['Naturwissenschaft', 'Science', 'Sciences', 'Scienze', 'Nauka'],
    tags: ['chemistry', 'grid', 'lines', 'class', 'green'],
    color: '#e5edea',
    svg: atoms(),
  },
  {
    id: 'school-cork',
    title: ['Pinnwand', 'Pinboard', 'Tableau en liège', 'Bacheca di sughero', 'Tablica korkowa'],
    tags: ['paper', 'texture', 'wood', 'class', 'warm'],
    color: '#d1a878',
    svg: cork(),
  },
  {
    id: 'school-planes',
    title: ['Papierflieger', 'Paper planes', 'Avions en papier', 'Aeroplani di carta', 'Papierowe samoloty'],
    tags: ['sky', 'paper', 'journey', 'blue', 'children'],
    color: '#b4d6e5',
    svg: planes(),
  },
];
