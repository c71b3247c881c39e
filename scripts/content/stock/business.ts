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
  line,
  path,
  pick,
  polygon,
  rect,
  stroke,
  times,
  W,
  type StockDrawing,
} from './draw.ts';

function blueprint(): string {
  const fine = times(47, (at) => `M${at * 10} 0V${H}`).join('') + times(31, (at) => `M0 ${at * 10}H${W}`).join('');
  const bold = times(10, (at) => `M${at * 50} 0V${H}`).join('') + times(7, (at) => `M0 ${at * 50}H${W}`).join('');
  const plan = (d: string, width = 0.8) => stroke(d, '#dcecf7', width, { 'stroke-opacity': '0.75' });
  return drawing(
    '#2b5a86',
    stroke(fine, '#8fb8d8', 0.25, { 'stroke-opacity': '0.5' }),
    stroke(bold, '#8fb8d8', 0.5, { 'stroke-opacity': '0.55' }),
    plan(disc(352, 92, 62) + disc(352, 92, 44) + disc(352, 92, 9)),
    plan('M280 92H424M352 20V164', 0.4),
    plan('M352 92L396 48', 0.5),
    plan('M40 250H190V190H120V160H40z', 1.1),
    plan('M40 205H84M100 205H120M150 190V232M40 262H190M40 258V266M190 258V266', 0.5),
    plan('M120 190a30 30 0 0 0 -30 -30', 0.4),
    plan('M250 262H424M250 258V266M308 258V266M366 258V266M424 258V266', 0.5),
  );
}

function skyline(): string {
  const row = (seed: number, base: number, low: number, high: number, colour: string) => {
    const roll = dice(seed);
    let d = '';
    for (let x = -10; x < W;) {
      const w = roll(14, 34);
      const h = roll(low, high);
      d += box(x, base - h, w, H);
      if (roll() > 0.72) d += box(x + w / 2 - 0.8, base - h - roll(8, 22), 1.6, 24);
      if (roll() > 0.7) d += polygon([x, base - h], [x + w, base - h - w * 0.5], [x + w, base - h + 2]);
      x += w + roll(0, 7);
    }
    return path(d, colour);
  };
  return drawing(
    '#dfe6ea',
    `<defs>${fade('s', 90, '#c9d6df', '#ecebe3', '#f3e3d2')}${fade('f', 90, '#f3e3d2/0', '#f3ead9/0.75')}</defs>`,
    rect(0, 0, W, H, 'url(#s)'),
    circle(352, 118, 26, '#fbf3e2'),
    row(5, 226, 30, 118, '#bccbd5'),
    row(8, 250, 24, 92, '#93aabb'),
    row(13, 276, 20, 78, '#5f7d93'),
    row(17, 300, 14, 52, '#38566d'),
    rect(0, 150, W, 151, 'url(#f)', { opacity: '0.5' }),
  );
}

function desk(): string {
  const roll = dice(31);
  const grain = times(26, (at) =>
    curve([
      [-5, at * 12 + roll(-3, 3)],
      [120, at * 12 + roll(-5, 5)],
      [260, at * 12 + roll(-5, 5)],
      [470, at * 12 + roll(-4, 4)],
    ]),
  ).join('');
  const sheet = (x: number, y: number, w: number, h: number, turn: number, inside = '') =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      rect(1.6, 2, w, h, '#6e4f34', { opacity: '0.22' }),
      rect(0, 0, w, h, '#fbf9f3'),
      inside,
    );
  const lines = stroke(times(9, (at) => `M12 ${18 + at * 9}h${at % 3 === 2 ? 44 : 78}`).join(''), '#c9c6bb', 1.6);
  const chart =
    path(box(12, 70, 12, 34) + box(30, 54, 12, 50) + box(48, 62, 12, 42) + box(66, 36, 12, 68), '#8fb1a5') +
    stroke('M12 106h78', '#b9b5a8', 1.2);
  return drawing(
    '#d8b48c',
    stroke(grain, '#c89f73', 1.1, { 'stroke-opacity': '0.5' }),
    sheet(-24, 18, 104, 140, -9, lines),
    sheet(372, 150, 112, 150, 7, chart),
    sheet(-12, 214, 96, 100, 12),
    circle(404, 52, 37, '#6e4f34', { opacity: '0.2' }),
    circle(402, 49, 36, '#f6f4ee'),
    circle(402, 49, 25, '#e7e2d6'),
    circle(402, 49, 22.5, '#5b3a26'),
    stroke(disc(402, 49, 19), '#8a6244', 1),
    group(
      { transform: 'rotate(64 336 262)' },
      rect(290, 258, 92, 7, '#6e4f34', { opacity: '0.2' }),
      rect(290, 256, 76, 7, '#1f3f5b'),
      path(polygon([366, 256], [380, 259.5], [366, 263]), '#e9d8b8'),
      rect(286, 256, 8, 7, '#c9a24b'),
    ),
  );
}

function terrazzo(): string {
  const roll = dice(44);
  const colours = ['#b8a999', '#8e9b98', '#d9a58c', '#6f7f86', '#c9bfb0', '#f7f3ec'];
  const chips = colours.map((colour, which) =>
    path(
      times(46, () => {
        const [x, y, s, turn] = [roll(-6, W + 6), roll(-6, H + 6), roll(1.2, which === 5 ? 4 : 8.5), roll(0, 6.3)];
        const corners = 4 + Math.floor(roll(0, 3));
        return polygon(
          ...times(corners, (at) => {
            const angle = turn + (at / corners) * 6.283;
            const far = s * roll(0.6, 1.25);
            return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
          }),
        );
      }).join(''),
      colour,
    ),
  );
  return drawing('#ece7de', chips);
}

function bars(): string {
  const tones = ['#e9efe9', '#d9e5df', '#c5d8d0', '#a9c5bb', '#86aca0', '#5d8f81'];
  return drawing(
    '#f1f4ef',
    times(12, (at) => {
      const height = 40 + at * 17 + (at % 3) * 12;
      return rect(8 + at * 38, H - height, 30, height + 20, pick(tones, at / 2), { rx: 15 });
    }),
    stroke(
      curve([
        [0, 252],
        [90, 214],
        [190, 182],
        [280, 128],
        [370, 84],
        [464, 30],
      ]),
      '#e08a5b',
      2.2,
      { 'stroke-opacity': '0.8' },
    ),
    path(disc(90, 214, 3.6) + disc(190, 182, 3.6) + disc(280, 128, 3.6) + disc(370, 84, 3.6), '#e08a5b'),
  );
}

function contours(): string {
  /** One hill: its rings grow rounder with the distance. */
  const ring = (cx: number, cy: number, far: number, turn: number) =>
    curve(
      times(16, (at) => {
        const angle = (at / 16) * 2 * Math.PI;
        const wave = 1 + 0.16 * Math.sin(2 * angle + turn + far / 90) + 0.08 * Math.sin(5 * angle - turn + far / 70);
        return [cx + Math.cos(angle) * far * wave * 1.2, cy + Math.sin(angle) * far * wave] as const;
      }),
      true,
    );
  const hill = (cx: number, cy: number, turn: number, count: number, colour: string) =>
    path(ring(cx, cy, count * 13 + 4, turn), '#f2eee4') +
    path(ring(cx, cy, 17, turn), '#e4ddcb') +
    stroke(times(count, (at) => ring(cx, cy, 17 + at * 13, turn)).join(''), colour, 0.6, { 'stroke-opacity': '0.8' });
  return drawing(
    '#f2eee4',
    hill(110, 96, 0.4, 34, '#b59f78'),
    hill(366, 226, 2.2, 11, '#7f9a8b'),
    hill(250, 30, 4, 5, '#b59f78'),
  );
}

function facade(): string {
  const roll = dice(18);
  const lit = ['#f7d98e', '#f2c76b', '#fbe7b5'];
  let dark = '';
  const bright: string[] = ['', '', ''];
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 15; column++) {
      const d = box(8 + column * 30.4, 8 + row * 33, 22, 23);
      if (roll() > 0.2) dark += d;
      else bright[Math.floor(roll(0, 3))] += d;
    }
  return drawing(
    '#34495c',
    path(dark, '#22364a'),
    bright.map((d, at) => path(d, pick(lit, at))),
    path(times(15, (at) => box(18.4 + at * 30.4, 8, 1, H)).join(''), '#34495c'),
    path(times(9, (at) => box(0, 33 + at * 33, W, 2)).join(''), '#41596e'),
    `<defs>${fade('d', 40, '#8fb3c9/0.28', '#8fb3c9/0', '#0b1622/0.3')}</defs>`,
    rect(0, 0, W, H, 'url(#d)'),
  );
}

function folds(): string {
  const roll = dice(27);
  const tones = ['#e8edf0', '#dde5ea', '#d2dde3', '#c6d3db', '#bccbd4', '#eef2f3', '#f5f7f7'];
  const grid = times(7, (x) => times(5, (y) => [x * 80 - 8 + roll(-22, 22), y * 76 - 2 + roll(-20, 20)] as const));
  const facets = times(6, (x) =>
    times(4, (y) => {
      const at = (right: number, down: number) => pick(pick(grid, x + right), y + down);
      const [a, b, c, e] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const;
      const one = pick(tones, roll(0, 7));
      const two = pick(tones, roll(0, 7));
      return (
        path(polygon(a, b, c), one, { stroke: one, 'stroke-width': '0.4' }) +
        path(polygon(a, c, e), two, { stroke: two, 'stroke-width': '0.4' })
      );
    }).join(''),
  );
  return drawing('#dde5ea', group({ transform: 'translate(-14 -6) scale(1.08)' }, ...facets));
}

function network(): string {
  const roll = dice(52);
  const knots = times(64, () => [roll(0, W), roll(0, H)] as const);
  let near = '';
  for (const [at, a] of knots.entries())
    for (const b of knots.slice(at + 1)) if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 66) near += line(a, b);
  return drawing(
    '#163247',
    `<defs>${glow('n', 300, 90, 360, '#24506c', '#122a3d')}</defs>`,
    rect(0, 0, W, H, 'url(#n)'),
    stroke(near, '#7fb2c9', 0.45, { 'stroke-opacity': '0.45' }),
    path(knots.map(([x, y], at) => disc(x, y, at % 5 ? 1.5 : 3)).join(''), '#a9d5e3'),
    path(
      knots
        .filter((_, at) => at % 11 === 0)
        .map(([x, y]) => disc(x, y, 5.4))
        .join(''),
      '#f0b264',
      { 'fill-opacity': '0.85' },
    ),
  );
}

function marble(): string {
  const roll = dice(61);
  const vein = (width: number, colour: string, count: number) =>
    stroke(
      times(count, () => {
        const points: [number, number][] = [];
        let [x, y] = [roll(-60, W * 0.7), roll(-30, 40)];
        while (y < H + 20 && x < W + 40) {
          points.push([x, y]);
          x += roll(6, 46);
          y += roll(4, 40);
        }
        return points.length > 1 ? curve(points) : '';
      }).join(''),
      colour,
      width,
      { 'stroke-linecap': 'round' },
    );
  return drawing(
    '#f3f1ee',
    times(6, () =>
      path(blob(roll(0, W), roll(0, H), roll(60, 120), roll(30, 70), roll, 0.35), '#e6e4e1', { 'fill-opacity': '0.6' }),
    ),
    vein(9, '#e7e4e1', 4),
    vein(2.2, '#d9d5d0', 4),
    vein(0.6, '#c2bcb5', 5),
    vein(0.5, '#c9a76a', 3),
  );
}

export const BUSINESS: readonly StockDrawing[] = [
  {
    id: 'business-blueprint',
    title: ['Bauplan', 'Blueprint', 'Plan technique', 'Progetto', 'Plan techniczny'],
    tags: ['plan', 'engineering', 'paper', 'grid', 'blue'],
    color: '#2f5f8b',
    svg: blueprint(),
  },
  {
    id: 'business-skyline',
    title: ['Stadt im Dunst', 'City in the haze', 'Ville dans la brume', 'Città nella foschia', 'Miasto we mgle'],
    tags: ['city', 'houses', 'morning', 'landscape', 'blue'],
    color: '#b9c8d1',
    svg: skyline(),
  },
  {
    id: 'business-desk',
    title: ['Schreibtisch', 'Desk', 'Bureau', 'Scrivania', 'Biurko'],
    tags: ['office', 'wood', 'paper', 'coffee', 'table'],
    color: '#d8b48c',
    svg: desk(),
  },
  {
    id: 'business-terrazzo',
    title: ['Terrazzo', 'Terrazzo', 'Terrazzo', 'Terrazzo', 'Lastryko'],
    tags: ['stone', 'pattern', 'texture', 'grey', 'floor'],
    color: '#ddd6cb',
    svg: terrazzo(),
  },
  {
    id: 'business-growth',
    title: ['Wachstum', 'Growth', 'Croissance', 'Crescita', 'Wzrost'],
    tags: ['chart', 'pattern', 'green', 'lines', 'office'],
    color: '#c9dad2',
    svg: bars(),
  },
  {
    id: 'business-contours',
    title: ['Höhenlinien', 'Contour lines', 'Courbes de niveau', 'Curve di livello', 'Poziomice'],
    tags: ['map', 'lines', 'pattern', 'mountains', 'paper'],
    color: '#efe9dc',
    svg: contours(),
  },
  {
    id: 'business-facade',
    title: [
      'Bürofenster am Abend',
      'Office windows at dusk',
      'Fenêtres de bureaux le soir',
      'Finestre d’ufficio di sera',
      'Okna biura wieczorem',
    ],
    tags: ['office', 'windows', 'city', 'night', 'light'],
    color: '#2c4155',
    svg: facade(),
  },
  {
    id: 'business-folds',
    title: ['Gefaltetes Papier', 'Folded paper', 'Papier plié', 'Carta piegata', 'Złożony papier'],
    tags: ['paper', 'pattern', 'texture', 'grey', 'white'],
    color: '#d9e2e7',
    svg: folds(),
  },
  {
    id: 'business-network',
    title: ['Netzwerk', 'Network', 'Réseau', 'Rete', 'Sieć'],
    tags: ['team', 'lines', 'pattern', 'night', 'blue'],
    color: '#193a52',
    svg: network(),
  },
  {
    id: 'business-marble',
    title: ['Marmor', 'Marble', 'Marbre', 'Marmo', 'Marmur'],
    tags: ['stone', 'texture', 'white', 'gold', 'floor'],
    color: '#efedea',
    svg: marble(),
  },
];
