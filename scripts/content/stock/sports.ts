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
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
  W,
  type StockDrawing,
} from './draw.ts';

function lawn(): string {
  const bands = times(12, (at) => box(at * 40 - 8, 0, 20, H)).join('');
  const mark = (d: string) => stroke(d, '#f3f7ea', 1.6, { 'stroke-opacity': '0.85' });
  return drawing(
    '#5f9a52',
    path(bands, '#6ba65c'),
    path(times(6, (at) => box(0, at * 52, W, 26)).join(''), '#ffffff', { 'fill-opacity': '0.035' }),
    mark(line([232, 0], [232, H])),
    mark(disc(232, 150.5, 62)),
    circle(232, 150.5, 2, '#f3f7ea'),
    mark('M0 62h62v177h-62M0 112h24v77h-24'),
    mark('M464 62h-62v177h62M464 112h-24v77h24'),
    mark('M62 118a40 40 0 0 1 0 65M402 118a40 40 0 0 0 0 65'),
  );
}

function hall(): string {
  const roll = dice(4);
  const tones = ['#dcb27c', '#d6aa72', '#e0b985', '#d2a46b'];
  const planks = tones.map((tone, which) => {
    let d = '';
    for (let row = 0; row < 31; row++)
      for (let x = -roll(0, 60); x < W; x += 62)
        if (Math.floor(roll(0, 4)) === which) d += box(x, row * 9.8, 61.6, 9.5);
    return path(d, tone);
  });
  return drawing(
    '#d9ae77',
    planks,
    path(box(0, 0, W, H), 'url(#l)'),
    `<defs>${fade('l', 70, '#fff6e0/0.28', '#fff6e0/0', '#7a4a16/0.16')}</defs>`,
    stroke('M-5 40H300a110 110 0 0 1 0 220H-5', '#1f5fa8', 3),
    stroke('M469 24H232V277H469', '#f7f3ea', 3),
    stroke(disc(232, 150.5, 36), '#c9392b', 3),
    stroke('M120 -5V306', '#e9c02c', 2.4),
  );
}

function track(): string {
  const lanes = times(8, (at) => {
    const r = 60 + at * 27;
    return stroke(`M-10 ${270 - r}H250a${r} ${r} 0 0 1 ${r} ${r}V320`, '#f6e8df', 1.3, { 'stroke-opacity': '0.9' });
  });
  const grass = 'M-10 210H250a60 60 0 0 1 60 60V320H-10z';
  return drawing(
    '#b4523d',
    path('M-10 21H250a249 249 0 0 1 249 249V320H-10z', '#bf5b45'),
    path(grass, '#71a063'),
    lanes,
    times(8, (at) => path(box(60, 30 + at * 27, 1.4, 14), '#f6e8df')),
    path('M-10 -10H474V311H380C420 140 360 20 200 12H-10z', '#000000', { 'fill-opacity': '0.04' }),
  );
}

function pool(): string {
  const roll = dice(9);
  const ripples = times(70, () => {
    const [x, y, w] = [roll(-10, W), roll(0, H), roll(14, 46)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 4).toFixed(0)} -5 ${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0`;
  }).join('');
  const ropes = [60, 121, 182, 243];
  return drawing(
    '#7cc4d8',
    `<defs>${fade('p', 90, '#8fd0e0', '#5fb2cc')}</defs>`,
    rect(0, 0, W, H, 'url(#p)'),
    ropes.map((y) => path(box(0, y - 31, W, 6), '#3d8fb0', { 'fill-opacity': '0.28' })),
    stroke(ripples, '#eafaff', 1.5, { 'stroke-opacity': '0.5', 'stroke-linecap': 'round' }),
    ropes.map((y) =>
      [
        stroke(`M0 ${y}H${W}`, '#ffffff', 4.4, { 'stroke-dasharray': '9 1.2' }),
        stroke(`M0 ${y}H${W}`, '#e2574c', 4.4, { 'stroke-dasharray': '9 21.6', 'stroke-dashoffset': '-10' }),
      ].join(''),
    ),
  );
}

function clay(): string {
  const roll = dice(12);
  const marks = times(26, () => {
    const [x, y] = [roll(0, W), roll(0, H)];
    return curve([
      [x, y],
      [x + roll(20, 60), y + roll(-10, 10)],
      [x + roll(60, 110), y + roll(-16, 16)],
    ]);
  }).join('');
  const chalk = (d: string) => stroke(d, '#fbf3ea', 2.6);
  return drawing(
    '#c8704a',
    `<defs>${glow('c', 232, 150, 300, '#d07a53', '#bb6340')}</defs>`,
    rect(0, 0, W, H, 'url(#c)'),
    stroke(marks, '#dd9672', 3.2, { 'stroke-opacity': '0.28', 'stroke-linecap': 'round' }),
    chalk('M40 -5V306M424 -5V306M40 34H424M40 267H424M110 34V267M354 34V267M110 150.5H354'),
    path(box(229, -5, 6, 311), '#3f2d26', { 'fill-opacity': '0.16' }),
    stroke('M232 -5V306', '#fdfaf5', 1.6),
  );
}

function net(): string {
  const step = 25;
  let mesh = '';
  for (let row = 0; row < 15; row++) {
    const shift = row % 2 ? step / 2 : 0;
    for (let column = -1; column < 20; column++) {
      const [x, y] = [column * step + shift, row * 21 - 6];
      const sag = 2.4 * Math.sin(column / 2.4) + row * 0.25;
      mesh += `M${x.toFixed(0)} ${(y + sag).toFixed(0)}l${step / 4} 7v8l${step / 4} 6m-${step / 4} -6l-${step / 4} 6m${step / 4} -14l${step / 4} -7`;
    }
  }
  return drawing(
    '#cfe2ea',
    `<defs>${fade('n', 90, '#a9cfe2', '#dcebe8', '#b9d6a6')}</defs>`,
    rect(0, 0, W, H, 'url(#n)'),
    path('M0 246C90 226 150 240 232 236S400 222 464 240V301H0z', '#7fac68'),
    path('M0 262C120 250 300 268 464 256V301H0z', '#6b9c58'),
    stroke(mesh, '#ffffff', 1.3, { 'stroke-opacity': '0.9', 'stroke-linecap': 'round' }),
    path(box(0, 0, W, 7) + box(0, 0, 7, H) + box(W - 7, 0, 7, H), '#ffffff'),
  );
}

function floodlight(): string {
  const roll = dice(3);
  const crowd = times(330, () => disc(roll(0, W), roll(206, 262), roll(1.4, 2.6))).join('');
  const mast = (x: number, lean: number) =>
    [
      path(polygon([x, 60], [x + lean * 200, 301], [x + lean * 430, 301]), 'url(#b)'),
      path(box(x - 2, 58, 4, 160), '#0b1c2c'),
      path(box(x - 18, 34, 36, 26), '#0b1c2c'),
      path(times(12, (at) => disc(x - 13 + (at % 4) * 8.7, 40 + Math.floor(at / 4) * 7, 2.7)).join(''), '#fff7d6'),
    ].join('');
  return drawing(
    '#15304a',
    `<defs>${fade('s', 90, '#0d2236', '#1d4260', '#3b6a78')}${fade('b', 90, '#fff6cf/0.5', '#fff6cf/0')}</defs>`,
    rect(0, 0, W, H, 'url(#s)'),
    path('M0 196C110 180 354 180 464 196V301H0z', '#123047'),
    path(crowd, '#5f8ba0', { 'fill-opacity': '0.4' }),
    mast(58, 0.7),
    mast(406, -0.7),
    path('M0 262C120 252 344 252 464 262V301H0z', '#2f6b4a'),
    path('M0 274C120 264 344 264 464 274V301H0z', '#3a7a55'),
  );
}

function ice(): string {
  const roll = dice(21);
  const cuts = times(60, () => {
    const [x, y] = [roll(-20, W), roll(-10, H)];
    return curve([
      [x, y],
      [x + roll(10, 50), y + roll(-26, 26)],
      [x + roll(50, 110), y + roll(-30, 30)],
    ]);
  }).join('');
  return drawing(
    '#e6f1f5',
    `<defs>${glow('i', 232, 120, 320, '#f6fbfc', '#d5e6ee')}</defs>`,
    rect(0, 0, W, H, 'url(#i)'),
    path(box(226, 0, 12, H), '#c8404a', { 'fill-opacity': '0.78' }),
    path(box(96, 0, 9, H) + box(359, 0, 9, H), '#2f6fb2', { 'fill-opacity': '0.72' }),
    stroke(disc(232, 150.5, 58), '#2f6fb2', 2.4, { 'stroke-opacity': '0.8' }),
    stroke(disc(40, 150.5, 40) + disc(424, 150.5, 40), '#c8404a', 2.4, { 'stroke-opacity': '0.75' }),
    stroke(cuts, '#ffffff', 1, { 'stroke-opacity': '0.95' }),
    stroke(cuts, '#a9c7d6', 0.5, { 'stroke-opacity': '0.5', transform: 'translate(1.2 1.4)' }),
  );
}

function jersey(): string {
  let holes = '';
  for (let row = 0; row < 38; row++)
    for (let column = 0; column < 58; column++) holes += `M${column * 8 + (row % 2 ? 4 : 0) + 2} ${row * 8 + 3}h0`;
  return drawing(
    '#1e3f73',
    path(polygon([-20, 216], [300, -20], [392, -20], [-20, 286]), '#f2efe6'),
    path(polygon([-20, 302], [412, -20], [436, -20], [0, 306], [-20, 321]), '#d64a3a'),
    stroke(holes, '#0b1f42', 2.4, { 'stroke-linecap': 'round', 'stroke-opacity': '0.2' }),
    path('M330 -10C350 120 330 220 360 320H420C390 210 410 100 380 -10z', '#000000', { 'fill-opacity': '0.06' }),
    path('M120 -10C100 90 140 200 110 320H150C176 210 140 110 160 -10z', '#ffffff', { 'fill-opacity': '0.05' }),
  );
}

function piste(): string {
  const roll = dice(6);
  const tree = (x: number, y: number, s: number) =>
    polygon(
      [x, y - 15 * s],
      [x + 4.6 * s, y - 6 * s],
      [x + 2.6 * s, y - 6 * s],
      [x + 6 * s, y],
      [x - 6 * s, y],
      [x - 2.6 * s, y - 6 * s],
      [x - 4.6 * s, y - 6 * s],
    );
  const slope = 'M0 196C80 168 150 176 226 196S390 214 464 170V301H0z';
  return drawing(
    '#cfe3ee',
    `<defs>${fade('y', 90, '#a8cbe0', '#e7f1f5')}</defs>`,
    rect(0, 0, W, H, 'url(#y)'),
    path(
      polygon(
        [0, 190],
        [70, 96],
        [112, 140],
        [178, 54],
        [246, 150],
        [300, 104],
        [372, 178],
        [420, 130],
        [464, 170],
        [464, 220],
        [0, 220],
      ),
      '#9bb9cd',
    ),
    path(
      polygon([178, 54], [206, 93], [190, 88], [180, 104], [168, 88], [154, 86]) +
        polygon([70, 96], [88, 114], [76, 112], [66, 122], [56, 115]) +
        polygon([300, 104], [318, 122], [304, 122], [294, 130], [280, 120]),
      '#f4fafc',
    ),
    path(slope, '#f3f8fa'),
    path(times(30, () => tree(roll(10, 150), roll(184, 214), roll(0.8, 1.5))).join(''), '#4d7a74'),
    path(times(24, () => tree(roll(330, 460), roll(186, 216), roll(0.8, 1.4))).join(''), '#5a8880'),
    path('M0 232C120 206 320 262 464 226V301H0z', '#ffffff'),
    group(
      { 'stroke-linecap': 'round' },
      ...[0, 7].map((by) =>
        stroke(
          curve([
            [250 + by, 190],
            [210 + by, 220],
            [270 + by, 244],
            [230 + by, 270],
            [290 + by, 310],
          ]),
          '#b9d2df',
          2,
        ),
      ),
    ),
  );
}

export const SPORTS: readonly StockDrawing[] = [
  {
    id: 'sports-lawn',
    title: ['Gemähter Rasen', 'Mown pitch', 'Pelouse tondue', 'Campo rasato', 'Skoszona murawa'],
    tags: ['football', 'grass', 'field', 'lines', 'green'],
    color: '#65a057',
    svg: lawn(),
  },
  {
    id: 'sports-hall',
    title: ['Hallenboden', 'Sports hall floor', 'Parquet de gymnase', 'Parquet della palestra', 'Podłoga hali'],
    tags: ['hall', 'wood', 'basketball', 'handball', 'lines'],
    color: '#d9ae77',
    svg: hall(),
  },
  {
    id: 'sports-track',
    title: ['Laufbahn', 'Running track', 'Piste de course', 'Pista di corsa', 'Bieżnia'],
    tags: ['athletics', 'running', 'lines', 'red', 'grass'],
    color: '#bd5a44',
    svg: track(),
  },
  {
    id: 'sports-pool',
    title: ['Schwimmbahnen', 'Swimming lanes', 'Couloirs de nage', 'Corsie di nuoto', 'Tory pływackie'],
    tags: ['swimming', 'water', 'blue', 'summer', 'lines'],
    color: '#74bfd5',
    svg: pool(),
  },
  {
    id: 'sports-clay',
    title: ['Sandplatz', 'Clay court', 'Terre battue', 'Terra rossa', 'Kort ziemny'],
    tags: ['tennis', 'lines', 'red', 'field', 'summer'],
    color: '#c56e48',
    svg: clay(),
  },
  {
    id: 'sports-net',
    title: ['Tornetz', 'Goal net', 'Filet de but', 'Rete della porta', 'Siatka bramki'],
    tags: ['football', 'handball', 'net', 'sky', 'grass'],
    color: '#c3d9da',
    svg: net(),
  },
  {
    id: 'sports-floodlight',
    title: ['Flutlicht', 'Floodlights', 'Sous les projecteurs', 'Luci dello stadio', 'Jupitery'],
    tags: ['stadium', 'night', 'light', 'football', 'blue'],
    color: '#1d4260',
    svg: floodlight(),
  },
  {
    id: 'sports-ice',
    title: ['Eisfläche', 'Ice rink', 'Patinoire', 'Pista di ghiaccio', 'Lodowisko'],
    tags: ['icehockey', 'winter', 'ice', 'lines', 'white'],
    color: '#e3eff4',
    svg: ice(),
  },
  {
    id: 'sports-jersey',
    title: ['Trikot mit Schärpe', 'Sashed jersey', 'Maillot à bande', 'Maglia con banda', 'Koszulka z szarfą'],
    tags: ['jersey', 'fabric', 'stripes', 'blue', 'team'],
    color: '#1e3f73',
    svg: jersey(),
  },
  {
    id: 'sports-piste',
    title: ['Skihang', 'Ski slope', 'Piste de ski', 'Pista da sci', 'Stok narciarski'],
    tags: ['skiing', 'winter', 'mountains', 'snow', 'landscape'],
    color: '#d9e8ef',
    svg: piste(),
  },
];
