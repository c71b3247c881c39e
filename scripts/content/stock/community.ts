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
  polygon,
  rect,
  stroke,
  times,
  W,
  type StockDrawing,
} from './draw.ts';

function roofs(): string {
  const roll = dice(10);
  const house = (x: number, base: number, w: number, h: number, wall: string, roof: string) => {
    const eaves = base - h;
    const panes = times(Math.floor(w / 15), (at) => box(x + 6 + at * 15, eaves + 10, 6, 9)).join('');
    return (
      path(box(x, eaves, w, h + 200), wall) +
      path(polygon([x - 4, eaves + 1], [x + w / 2, eaves - w * 0.42], [x + w + 4, eaves + 1]), roof) +
      path(box(x + w * 0.68, eaves - w * 0.36, 6, 16), roof) +
      path(panes, '#fff3cf', { 'fill-opacity': '0.85' })
    );
  };
  const row = (base: number, walls: readonly string[], tiles: readonly string[]) => {
    let out = '';
    for (let x = -14, at = 0; x < W; at++) {
      const w = roll(34, 58);
      out += house(x, base, w, roll(26, 48), pick(walls, at), pick(tiles, at * 2 + 1));
      x += w + roll(-3, 5);
    }
    return out;
  };
  return drawing(
    '#dfeaf0',
    `<defs>${fade('r', 90, '#bcd6e4', '#f0ece0')}</defs>`,
    rect(0, 0, W, H, 'url(#r)'),
    path(hills(158, 14, dice(3)), '#b9cbb0'),
    path(box(327, 70, 20, 120), '#e4dac8') +
      path(box(334, 84, 6, 12) + box(334, 106, 6, 12), '#b5a795') +
      path(polygon([323, 72], [337, 22], [351, 72]), '#8d6a63'),
    row(208, ['#efe3d0', '#e5d3bd', '#f2e9da'], ['#c58a73', '#b97b68', '#d09a80']),
    row(252, ['#e8d5c0', '#f3e6d3', '#dcc7b1'], ['#a9604f', '#b66d58', '#9a5749']),
    row(304, ['#f1e0ca', '#e3cbb2', '#f4ead9'], ['#8a4a40', '#974f43', '#7d4038']),
  );
}

function market(): string {
  const stall = (x: number, w: number, colour: string) => {
    const count = Math.round(w / 14);
    const step = w / count;
    return (
      times(count, (at) =>
        path(`M${x + at * step} 0h${step}v52a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`, at % 2 ? '#fdf6e8' : colour),
      ).join('') + path(box(x, 44, w, 5), '#000000', { 'fill-opacity': '0.06' })
    );
  };
  const roll = dice(26);
  const crate = (x: number, colour: string) =>
    path(
      times(13, (at) => disc(x + 7 + (at % 7) * 10.6, 252 - Math.floor(at / 7) * 8 + roll(-1, 1), 6.6)).join(''),
      colour,
    ) +
    rect(x, 254, 78, 60, '#b98a58') +
    path(box(x, 268, 78, 2) + box(x, 284, 78, 2), '#94693f');
  return drawing(
    '#f7efdf',
    path(box(0, 230, W, 71), '#ecdfc6'),
    stall(-10, 154, '#c9584a'),
    stall(152, 160, '#4f8f7d'),
    stall(320, 156, '#d99a3c'),
    crate(6, '#d9634f'),
    crate(96, '#8fae58'),
    crate(290, '#e2b04a'),
    crate(380, '#9a6b93'),
  );
}

function fields(): string {
  const roll = dice(41);
  const tones = ['#c9cf8f', '#aebf78', '#e2d394', '#93ad6a', '#d8c07d', '#bccd9c', '#e9dfb4'];
  const grid = times(6, (x) => times(5, (y) => [x * 96 - 10 + roll(-26, 26), y * 80 - 10 + roll(-22, 22)] as const));
  let defs = '';
  const plots = times(5, (x) =>
    times(4, (y) => {
      const corner = (right: number, down: number) => pick(pick(grid, x + right), y + down);
      const corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] as const;
      const at = x * 4 + y;
      const tone = pick(tones, roll(0, 7));
      const [cx, cy] = [corners[0][0] + 50, corners[0][1] + 40];
      defs += `<clipPath id="f${at}"><path d="${polygon(...corners)}"/></clipPath>`;
      const furrows = times(22, (row) => `M-70 ${row * 7 - 77}H70`).join('');
      return (
        path(polygon(...corners), tone, { stroke: '#f6f0dc', 'stroke-width': '2.4' }) +
        group(
          { 'clip-path': `url(#f${at})` },
          stroke(furrows, '#6f7a45', 0.7, {
            'stroke-opacity': '0.28',
            transform: `translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${roll(-80, 80).toFixed(0)})`,
          }),
        )
      );
    }).join(''),
  );
  const river = curve([
    [-20, 210],
    [70, 190],
    [140, 226],
    [226, 196],
    [300, 226],
    [392, 180],
    [490, 200],
  ]);
  return drawing(
    '#bccd9c',
    `<defs>${defs}</defs>`,
    plots,
    stroke(river, '#f6f0dc', 17),
    stroke(river, '#8fbcc8', 13),
    path(times(34, () => disc(roll(0, W), roll(0, H), roll(2, 4.6))).join(''), '#5f8350', { 'fill-opacity': '0.85' }),
  );
}

function town(): string {
  const roll = dice(58);
  const streets =
    times(9, (at) => `M${at * 58 - 20} -5L${at * 58 - 60} 306`).join('') +
    times(6, (at) => `M-5 ${at * 56 + 6}L469 ${at * 56 + 40}`).join('');
  const water = 'M-10 70C80 96 120 20 200 60S330 170 474 120V190C340 232 290 130 200 118S90 160 -10 132z';
  const bridge = (x: number, y: number, h: number) =>
    polygon([x, y], [x + 12, y - 2], [x - 8, y + h], [x - 20, y + h + 2]);
  const blocks = times(150, () => box(roll(0, W), roll(0, H), roll(6, 15), roll(6, 13))).join('');
  return drawing(
    '#f3eee3',
    path(blocks, '#e2d9c7'),
    path(blob(86, 230, 60, 34, dice(2)) + blob(380, 54, 54, 32, dice(9)), '#cfdcb8'),
    stroke(streets, '#ffffff', 5),
    stroke('M-5 250C120 200 330 290 469 236', '#f6dca4', 6),
    path(water, '#b5d6dd'),
    path(bridge(118, 50, 78) + bridge(232, 66, 84) + bridge(352, 120, 74), '#ffffff'),
    path('M380 236c-9 -12 -12 -18 -12 -24a12 12 0 0 1 24 0c0 6 -3 12 -12 24z', '#d4604c') +
      circle(380, 212, 4.6, '#f3eee3'),
  );
}

function gingham(): string {
  const columns = times(16, (at) => box(at * 30 - 8, 0, 15, H)).join('');
  const rows = times(11, (at) => box(0, at * 30 - 8, W, 15)).join('');
  return drawing(
    '#fbf7ef',
    path(columns, '#c9574c', { 'fill-opacity': '0.42' }),
    path(rows, '#c9574c', { 'fill-opacity': '0.42' }),
    stroke(times(155, (at) => `M0 ${at * 2}H${W}`).join(''), '#ffffff', 0.5, { 'stroke-opacity': '0.28' }),
  );
}

function quilt(): string {
  const roll = dice(73);
  const tones = ['#d98d74', '#e8c48a', '#8fb0a4', '#5f8699', '#c6a3b0', '#f0e3cc', '#a9b884'];
  const size = 43;
  const patches = times(11, (x) =>
    times(7, (y) => {
      const [left, top] = [x * size - 4, y * size];
      const [a, b] = [pick(tones, roll(0, 7)), pick(tones, roll(0, 7))];
      const kind = Math.floor(roll(0, 4));
      const ground = rect(left, top, size, size, a);
      if (kind === 0) return ground + path(polygon([left, top], [left + size, top], [left, top + size]), b);
      if (kind === 1)
        return (
          ground +
          path(
            polygon(
              [left + size / 2, top],
              [left + size, top + size / 2],
              [left + size / 2, top + size],
              [left, top + size / 2],
            ),
            b,
          )
        );
      if (kind === 2)
        return (
          ground +
          path(box(left, top, size / 2, size / 2) + box(left + size / 2, top + size / 2, size / 2, size / 2), b)
        );
      return ground + path(disc(left + size / 2, top + size / 2, size * 0.3), b);
    }).join(''),
  );
  const seams =
    times(12, (at) => `M${at * size - 4} 0V${H}`).join('') + times(8, (at) => `M0 ${at * size}H${W}`).join('');
  return drawing(
    '#f0e3cc',
    group({ opacity: '0.72' }, ...patches),
    stroke(seams, '#fffaf0', 1, { 'stroke-dasharray': '3 2.4' }),
  );
}

function tree(): string {
  const roll = dice(82);
  const crown = (colour: string, count: number, low: number) =>
    path(
      times(count, () =>
        leaf(roll(-10, W), roll(-16, low) * Math.abs(roll(0.3, 1)), roll(12, 22), roll(4, 7), roll(20, 160)),
      ).join(''),
      colour,
      { 'fill-opacity': '0.92' },
    );
  return drawing(
    '#f5f1e2',
    `<defs>${fade('t', 90, '#e3ead0', '#f8f4e6')}</defs>`,
    rect(0, 0, W, H, 'url(#t)'),
    path(
      'M214 310C222 230 214 160 196 96L150 40L204 84L212 20L224 88L268 34L240 110C238 180 244 240 258 310z',
      '#8d6f55',
    ),
    crown('#c9d6a3', 110, 120),
    crown('#9dba7d', 120, 96),
    crown('#78a06a', 110, 66),
    crown('#e0b45f', 22, 110),
    path(`M0 286C120 270 340 282 464 272V${H}H0z`, '#b5c890'),
  );
}

function bricks(): string {
  const roll = dice(95);
  const tones = ['#c67b5e', '#bd7055', '#cf8a6b', '#b4664c', '#d3957a'];
  const rows = tones.map((tone, which) => {
    let d = '';
    for (let row = 0; row < 19; row++)
      for (let x = row % 2 ? -20 : 0; x < W; x += 42)
        if (Math.floor(roll(0, 5)) === which) d += box(x + 0.8, row * 16 + 0.8, 40.4, 14.4);
    return path(d, tone);
  });
  const ivy = (colour: string, count: number) =>
    path(
      times(count, () => {
        const side = roll() > 0.5;
        const far = 96 * roll() ** 1.9;
        return leaf(side ? far - 6 : W - far + 6, roll(-5, H), roll(9, 16), roll(4, 6.4), roll(0, 360));
      }).join(''),
      colour,
    );
  return drawing(
    '#e2cdb8',
    path(
      times(19, (row) =>
        times(12, (at) => box((row % 2 ? -20 : 0) + at * 42 + 0.8, row * 16 + 0.8, 40.4, 14.4)).join(''),
      ).join(''),
      '#c27558',
    ),
    rows,
    ivy('#4f7a55', 90),
    ivy('#6f9a66', 90),
    ivy('#9bbb82', 46),
  );
}

function music(): string {
  const staff = (base: number, swing: number, colour: string) =>
    stroke(
      times(5, (at) =>
        curve(
          times(
            9,
            (step) => [step * 58, base + at * 9 + Math.sin(step * 0.75 + base) * swing * (1 + at * 0.05)] as const,
          ),
        ),
      ).join(''),
      colour,
      0.8,
    );
  /** On a line of a staff (0 the top one), or between two. */
  const note = (x: number, base: number, swing: number, place: number, flag = false) => {
    const y = base + place * 9 + Math.sin((x / 58) * 0.75 + base) * swing * (1 + place * 0.05);
    const head = `<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="5.6" ry="4.1" transform="rotate(-22 ${x} ${y.toFixed(1)})" fill="#4a4f63"/>`;
    const tail = flag ? path(`M${x + 4.6} ${(y - 30).toFixed(1)}c2 10 12 10 9 22c-1 -8 -5 -10 -9 -12z`, '#4a4f63') : '';
    return head + path(box(x + 4, y - 30, 1.4, 29), '#4a4f63') + tail;
  };
  return drawing(
    '#f7f1e6',
    path(blob(80, 70, 90, 50, dice(3)), '#f1dcc0', { 'fill-opacity': '0.6' }),
    path(blob(390, 236, 96, 56, dice(6)), '#d8e2dc', { 'fill-opacity': '0.8' }),
    staff(40, 22, '#a9a08f'),
    staff(206, -24, '#a9a08f'),
    note(40, 40, 22, 3),
    note(86, 40, 22, 2.5, true),
    note(330, 40, 22, 2),
    note(376, 40, 22, 1.5, true),
    note(424, 40, 22, 3),
    note(60, 206, -24, 3.5, true),
    note(112, 206, -24, 2),
    note(352, 206, -24, 3),
    note(404, 206, -24, 2.5, true),
    note(446, 206, -24, 1.5),
  );
}

function lanterns(): string {
  const lamp = (x: number, y: number, r: number, colour: string) =>
    stroke(`M${x} ${y - r - 5}V-5`, '#3c3350', 0.7) +
    circle(x, y, r * 2.1, colour, { 'fill-opacity': '0.1' }) +
    circle(x, y, r * 1.5, colour, { 'fill-opacity': '0.14' }) +
    circle(x, y, r, colour) +
    stroke(
      [-0.5, 0.5]
        .map(
          (part) =>
            `M${x + part * r * 0.9} ${y - r * 0.86}Q${x + part * r * 2.1} ${y} ${x + part * r * 0.9} ${y + r * 0.86}`,
        )
        .join('') + `M${x} ${y - r}V${y + r}`,
      '#ffffff',
      0.8,
      { 'stroke-opacity': '0.45' },
    ) +
    path(box(x - r * 0.4, y - r - 3, r * 0.8, 4) + box(x - r * 0.4, y + r - 1, r * 0.8, 4), '#3c3350');
  const roll = dice(66);
  return drawing(
    '#3d3a63',
    `<defs>${glow('a', 232, 330, 360, '#8b5f7a', '#4a4370', '#2b2b50')}</defs>`,
    rect(0, 0, W, H, 'url(#a)'),
    path(times(60, () => disc(roll(0, W), roll(0, 200), roll(0.3, 1))).join(''), '#e8dff2', { 'fill-opacity': '0.6' }),
    lamp(46, 72, 22, '#f2b25c'),
    lamp(112, 44, 16, '#e98a6b'),
    lamp(172, 66, 13, '#f0d083'),
    lamp(296, 58, 14, '#e98a6b'),
    lamp(356, 84, 19, '#f0d083'),
    lamp(424, 56, 24, '#f2b25c'),
    path(hills(266, 10, dice(21), 9), '#2c2848'),
    path(times(26, (at) => disc(at * 18.6 + roll(-4, 4), 280 + Math.sin(at / 2.6) * 7, 7)).join(''), '#f6cf7d', {
      'fill-opacity': '0.16',
    }),
    path(times(26, (at) => disc(at * 18.6 + roll(-2, 2), 280 + Math.sin(at / 2.6) * 7, 2)).join(''), '#f6cf7d'),
  );
}

export const COMMUNITY: readonly StockDrawing[] = [
  {
    id: 'community-roofs',
    title: ['Dächer im Dorf', 'Village roofs', 'Toits du village', 'Tetti del paese', 'Dachy wsi'],
    tags: ['houses', 'village', 'landscape', 'warm', 'sky'],
    color: '#d5c3b2',
    svg: roofs(),
  },
  {
    id: 'community-market',
    title: ['Wochenmarkt', 'Farmers’ market', 'Marché', 'Mercato', 'Targ'],
    tags: ['market', 'stripes', 'fruit', 'summer', 'edge'],
    color: '#eedfc8',
    svg: market(),
  },
  {
    id: 'community-fields',
    title: ['Felder von oben', 'Fields from above', 'Champs vus du ciel', 'Campi dall’alto', 'Pola z lotu ptaka'],
    tags: ['landscape', 'nature', 'green', 'map', 'summer'],
    color: '#bfc98c',
    svg: fields(),
  },
  {
    id: 'community-town',
    title: ['Stadtplan', 'Town map', 'Plan de ville', 'Pianta della città', 'Plan miasta'],
    tags: ['map', 'city', 'water', 'houses', 'quiet'],
    color: '#e6e2d6',
    svg: town(),
  },
  {
    id: 'community-picnic',
    title: ['Picknickdecke', 'Picnic blanket', 'Nappe de pique-nique', 'Tovaglia da picnic', 'Koc piknikowy'],
    tags: ['fabric', 'pattern', 'red', 'garden', 'summer'],
    color: '#e7b3ab',
    svg: gingham(),
  },
  {
    id: 'community-quilt',
    title: ['Flickendecke', 'Patchwork quilt', 'Couverture patchwork', 'Coperta patchwork', 'Kołdra patchworkowa'],
    tags: ['fabric', 'pattern', 'colourful', 'warm', 'team'],
    color: '#d6c2ac',
    svg: quilt(),
  },
  {
    id: 'community-tree',
    title: ['Dorflinde', 'Village tree', 'Arbre du village', 'Albero del paese', 'Wiejska lipa'],
    tags: ['tree', 'leaves', 'nature', 'village', 'green'],
    color: '#cdd9ab',
    svg: tree(),
  },
  {
    id: 'community-bricks',
    title: [
      'Backsteinwand mit Efeu',
      'Brick wall with ivy',
      'Mur de briques et lierre',
      'Muro di mattoni con edera',
      'Ceglana ściana z bluszczem',
    ],
    tags: ['stone', 'wall', 'leaves', 'texture', 'warm'],
    color: '#bd7d62',
    svg: bricks(),
  },
  {
    id: 'community-music',
    title: ['Notenlinien', 'Music staves', 'Portées', 'Pentagrammi', 'Pięciolinie'],
    tags: ['music', 'choir', 'lines', 'beige', 'paper'],
    color: '#f0e9dd',
    svg: music(),
  },
  {
    id: 'community-lanterns',
    title: ['Laternenfest', 'Lantern festival', 'Fête des lanternes', 'Festa delle lanterne', 'Święto latarni'],
    tags: ['light', 'night', 'children', 'party', 'evening'],
    color: '#453f69',
    svg: lanterns(),
  },
];
