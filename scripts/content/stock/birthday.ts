import {
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
  leaf,
  path,
  pick,
  polygon,
  rect,
  star,
  stroke,
  times,
  W,
  type StockDrawing,
} from './draw.ts';

const PARTY = ['#f2b84b', '#e8735a', '#6fb7b0', '#5a8fc4', '#f0a6b5'] as const;

function balloons(): string {
  const balloon = (x: number, y: number, r: number, colour: string, bow: number) =>
    stroke(`M${x} ${y + r * 1.25}q${bow} 40 ${bow / 3} 92`, '#b9a99a', 0.6) +
    path(
      `M${x} ${y + r * 1.22}c${-r * 1.5} ${-r * 0.9} ${-r * 1.2} ${-r * 2.3} 0 ${-r * 2.3}s${r * 1.5} ${r * 1.4} 0 ${r * 2.3}l3 5h-6z`,
      colour,
      { 'fill-opacity': '0.9' },
    ) +
    path(`M${x - r * 0.5} ${y - r * 0.25}c0 ${-r * 0.35} ${r * 0.16} ${-r * 0.5} ${r * 0.36} ${-r * 0.56}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': '2',
      'stroke-opacity': '0.6',
      'stroke-linecap': 'round',
    });
  return drawing(
    '#fbf2e4',
    `<defs>${fade('b', 90, '#fdf6ec', '#f7e6d2')}</defs>`,
    rect(0, 0, W, H, 'url(#b)'),
    balloon(88, 120, 26, '#f3cfa0', 12),
    balloon(392, 128, 27, '#a9d3cd', -12),
    balloon(40, 78, 30, '#e8735a', 14),
    balloon(128, 58, 24, '#6fb7b0', -10),
    balloon(420, 66, 31, '#f2b84b', -14),
    balloon(346, 60, 23, '#f0a6b5', 10),
    balloon(18, 186, 22, '#5a8fc4', 8),
    balloon(448, 192, 22, '#e8735a', -8),
  );
}

function bunting(): string {
  const string = (y: number, sag: number, size: number, from: number) => {
    const at = (part: number) => [part * (W + 40) - 20, y + Math.sin(part * Math.PI) * sag] as const;
    const flags = times(13, (index) => {
      const [a, b] = [at((index + 0.08) / 13), at((index + 0.92) / 13)];
      return path(polygon(a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + size]), pick(PARTY, index + from));
    });
    return flags.join('') + stroke(curve(times(14, (index) => at(index / 13))), '#7d6a58', 1.2);
  };
  const roll = dice(16);
  return drawing(
    '#fdf7ec',
    path(times(60, () => disc(roll(0, W), roll(120, H), roll(0.9, 2.2))).join(''), '#f0dcb9'),
    group({ opacity: '0.45' }, string(8, 84, 30, 3)),
    string(4, 34, 36, 0),
  );
}

function confetti(): string {
  const roll = dice(25);
  const colours = [...PARTY, '#c9d8a2'];
  const falling = colours.map((colour) =>
    path(
      times(34, () => {
        const y = H * roll() ** 2.1;
        const [x, s, turn] = [roll(0, W), roll(2.4, 5.6), roll(0, 6.28)];
        if (roll() < 0.35) return disc(x, y, s * 0.55);
        const [c, q] = [Math.cos(turn) * s, Math.sin(turn) * s];
        return polygon([x + c, y + q], [x - q * 0.5, y + c * 0.5], [x - c, y - q], [x + q * 0.5, y - c * 0.5]);
      }).join(''),
      colour,
    ),
  );
  return drawing('#fffaf2', falling);
}

function cake(): string {
  const roll = dice(19);
  let drip = 'M-5 -5V52';
  for (let x = -5; x < W; x += 26) {
    const long = roll(16, 74);
    drip += `v${long.toFixed(0)}a8 8 0 0 0 16 0v${(-long).toFixed(0)}a5 5 0 0 1 10 0`;
  }
  const sprinkles = PARTY.map((colour, which) =>
    stroke(
      times(15, () => {
        const angle = roll(0, 6.28);
        return `M${roll(0, W).toFixed(0)} ${roll(4, 50).toFixed(0)}l${(Math.cos(angle) * 6).toFixed(1)} ${(Math.sin(angle) * 6).toFixed(1)}`;
      }).join(''),
      which === 4 ? '#ffffff' : colour,
      2.1,
      { 'stroke-linecap': 'round' },
    ),
  );
  return drawing(
    '#f7e7d0',
    path(box(0, 176, W, 9) + box(0, 236, W, 9), '#efd7b8'),
    path(drip.concat(`V-5z`), '#d98f9e', { transform: 'translate(0 4)', 'fill-opacity': '0.35' }),
    path(drip.concat(`V-5z`), '#f2b3bd'),
    sprinkles,
    path(times(24, (at) => disc(at * 20 + 2, H + 2, 13)).join(''), '#fffaf0'),
  );
}

function dots(): string {
  let all = '';
  for (let row = 0; row < 17; row++)
    for (let column = 0; column < 26; column++) {
      const [x, y] = [column * 19 + (row % 2 ? 9.5 : 0), row * 19];
      const far = Math.hypot(x - 30, y - 20) / 430;
      const r = 9.2 * (1 - far);
      if (r > 0.8) all += disc(x, y, r);
    }
  return drawing('#f8d66d', path(all, '#f2b84b'));
}

function streamers(): string {
  const curl = (x: number, y: number, length: number, colour: string, turns: number) => {
    const points = times(turns * 4 + 1, (at) => {
      const part = at / (turns * 4);
      return [x + Math.sin(part * turns * 6.28) * 13 * (0.5 + part), y + part * length] as const;
    });
    return (
      stroke(curve(points), colour, 5.2, { 'stroke-linecap': 'round', 'stroke-opacity': '0.92' }) +
      stroke(curve(points), '#ffffff', 1.2, { 'stroke-opacity': '0.35' })
    );
  };
  return drawing(
    '#eaf2ee',
    [
      [24, 210, '#6fb7b0', 6],
      [62, 130, '#e8735a', 4],
      [104, 84, '#f2b84b', 3],
      [150, 56, '#5a8fc4', 2],
      [310, 60, '#f0a6b5', 2],
      [354, 92, '#6fb7b0', 3],
      [398, 150, '#f2b84b', 4],
      [440, 226, '#5a8fc4', 6],
    ].map(([x, length, colour, turns]) => curl(x as number, -10, length as number, colour as string, turns as number)),
  );
}

function starry(): string {
  const roll = dice(36);
  return drawing(
    '#26345c',
    `<defs>${fade('n', 90, '#1d2a4f', '#35477a')}</defs>`,
    rect(0, 0, W, H, 'url(#n)'),
    path(times(90, () => disc(roll(0, W), roll(0, H), roll(0.4, 1.2))).join(''), '#dfe6fa', { 'fill-opacity': '0.7' }),
    path(
      times(24, () => star(roll(6, W), H * roll() ** 1.6, roll(3, 6.5), 2.4, 5, roll(-110, -70))).join(''),
      '#f6cf6b',
    ),
    path(times(10, () => star(roll(6, W), H * roll() ** 1.8, roll(7, 11), 4, 5, roll(-110, -70))).join(''), '#ef9f80'),
    path('M388 44a30 30 0 1 0 32 40a24 24 0 0 1 -32 -40z', '#fbe9b4'),
  );
}

function circus(): string {
  const stripes = times(
    12,
    (at) => path(box(at * 40 - 8, 0, 20, 64), '#d8604f') + path(box(at * 40 + 12, 0, 20, 64), '#fbf1df'),
  ).join('');
  const scallops = times(24, (at) =>
    path(`M${at * 20 - 8} 64h20v10a10 13 0 0 1 -20 0z`, at % 2 ? '#f3e4c9' : '#c24f40'),
  ).join('');
  return drawing(
    '#fbf4e4',
    path(times(9, (at) => polygon([232, 90], [at * 116 - 232, 320], [at * 116 - 174, 320])).join(''), '#f5e6c8', {
      'fill-opacity': '0.8',
    }),
    scallops,
    stripes,
    path(box(0, 60, W, 4), '#e9b64b'),
    path(times(33, (at) => star(at * 14.4, 62, 3.4, 1.5, 5)).join(''), '#fff3cf'),
  );
}

function jungle(): string {
  const roll = dice(48);
  const monstera = (x: number, y: number, s: number, turn: number, colour: string, rib: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
      path(
        'M0 0C30 -30 74 -36 112 -6C116 2 112 12 104 16L86 8L92 22C84 30 76 34 66 36L54 16L56 38C46 38 36 34 28 28L26 12L18 22C10 16 4 8 0 0z',
        colour,
      ),
      stroke('M4 0Q60 -8 106 6', rib, 1.4),
    );
  const fronds = (colour: string, count: number, low: number) =>
    path(
      times(count, () => leaf(roll(-20, W + 20), H + 12, roll(50, low), roll(7, 12), roll(-130, -50))).join(''),
      colour,
    );
  return drawing(
    '#f3f1e3',
    fronds('#c9d8b8', 16, 130),
    fronds('#9dbb93', 16, 104),
    monstera(-14, 40, 0.9, 20, '#5f9277', '#a9c9b0'),
    monstera(40, -18, 0.8, 62, '#7fae8b', '#bcd6bd'),
    monstera(478, 34, 0.9, 152, '#4f8470', '#9dc2ad'),
    monstera(420, -20, 0.8, 108, '#8fb894', '#c6dcc4'),
    fronds('#5f9277', 14, 76),
    path(times(5, (at) => disc(30 + at * 100, 276 + (at % 2) * 12, 6)).join(''), '#ef9f6a'),
  );
}

function record(): string {
  const arcs = ['#e06f4b', '#eda64f', '#f3cd74', '#7fb0a2', '#3f7d80'];
  return drawing(
    '#f6ead4',
    arcs.map((colour, at) =>
      stroke(
        `M-20 ${300 - at * 18 + 30}H150C260 ${300 - at * 18 + 30} 250 ${70 - at * 18 + 40} 360 ${70 - at * 18 + 40}H490`,
        colour,
        18,
      ),
    ),
    circle(96, 92, 62, '#2a2623'),
    stroke(times(8, (at) => disc(96, 92, 28 + at * 4.2)).join(''), '#4a443f', 0.6),
    circle(96, 92, 21, '#e06f4b'),
    circle(96, 92, 3, '#f6ead4'),
    `<defs>${glow('v', 96, 92, 62, '#ffffff/0', '#ffffff/0.05', '#ffffff/0')}</defs>`,
    circle(96, 92, 62, 'url(#v)'),
  );
}

export const BIRTHDAY: readonly StockDrawing[] = [
  {
    id: 'birthday-balloons',
    title: ['Luftballons', 'Balloons', 'Ballons', 'Palloncini', 'Balony'],
    tags: ['party', 'colourful', 'children', 'sky', 'corner'],
    color: '#f8ead8',
    svg: balloons(),
  },
  {
    id: 'birthday-bunting',
    title: ['Wimpelkette', 'Bunting', 'Fanions', 'Bandierine', 'Girlanda z chorągiewek'],
    tags: ['party', 'garland', 'colourful', 'garden', 'quiet'],
    color: '#fbf1e0',
    svg: bunting(),
  },
  {
    id: 'birthday-confetti',
    title: ['Konfetti', 'Confetti', 'Confettis', 'Coriandoli', 'Konfetti'],
    tags: ['party', 'confetti', 'colourful', 'children', 'pattern'],
    color: '#fdf3e6',
    svg: confetti(),
  },
  {
    id: 'birthday-cake',
    title: ['Torte mit Guss', 'Dripping cake', 'Gâteau glacé', 'Torta con glassa', 'Tort z polewą'],
    tags: ['cake', 'party', 'pink', 'sweet', 'edge'],
    color: '#f6dccb',
    svg: cake(),
  },
  {
    id: 'birthday-dots',
    title: ['Große Punkte', 'Big dots', 'Gros pois', 'Grandi pois', 'Duże kropki'],
    tags: ['dots', 'pattern', 'yellow', 'party', 'warm'],
    color: '#f7d066',
    svg: dots(),
  },
  {
    id: 'birthday-streamers',
    title: ['Luftschlangen', 'Streamers', 'Serpentins', 'Stelle filanti', 'Serpentyny'],
    tags: ['party', 'colourful', 'confetti', 'carnival', 'children'],
    color: '#e4eeea',
    svg: streamers(),
  },
  {
    id: 'birthday-stars',
    title: ['Sternennacht', 'Starry night', 'Nuit étoilée', 'Notte stellata', 'Gwiaździsta noc'],
    tags: ['stars', 'night', 'blue', 'sky', 'children'],
    color: '#2c3b68',
    svg: starry(),
  },
  {
    id: 'birthday-circus',
    title: ['Zirkuszelt', 'Circus tent', 'Chapiteau', 'Tendone del circo', 'Namiot cyrkowy'],
    tags: ['stripes', 'party', 'red', 'carnival', 'edge'],
    color: '#f4dcc4',
    svg: circus(),
  },
  {
    id: 'birthday-jungle',
    title: ['Papierdschungel', 'Paper jungle', 'Jungle de papier', 'Giungla di carta', 'Papierowa dżungla'],
    tags: ['leaves', 'green', 'nature', 'children', 'summer'],
    color: '#dce4cf',
    svg: jungle(),
  },
  {
    id: 'birthday-record',
    title: ['Schallplatte', 'Vinyl record', 'Disque vinyle', 'Disco in vinile', 'Płyta winylowa'],
    tags: ['music', 'retro', 'stripes', 'warm', 'party'],
    color: '#efd6ac',
    svg: record(),
  },
];
