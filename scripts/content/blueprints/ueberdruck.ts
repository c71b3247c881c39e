/**
 * Überdruck: a zine from the school's two-ink copier. Everything is printed twice and never quite in register; an empty
 * cell has had its first ink, the sticker is the second.
 */
import {
  HINT,
  named,
  FITTED,
  cell,
  disc,
  folios,
  frontCover,
  node,
  pick,
  picture,
  rect,
  rule,
  same,
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS } from '../extra-spreads.ts';
import { SCHOOL_ANSWERS, SCHOOL_QUESTIONS, once, turns } from './huepfkasten.ts';

const INK = 2;
const PINK = 3;
const BLUE = 4;
const YELLOW = 5;
const PAPER = 6;
const HEX = { ink: '#231a6b', pink: '#ff4d7a', blue: '#2b46c0', yellow: '#ffd84a', paper: '#f4f0e4' };
const OVER = { blend: 'multiply' };

/** A screen of dots, black on white: `tone` from 0 to 1 is how large they are. Dots of one size are one path. */
function screenOfDots(width: number, height: number, step: number, tone: (u: number, v: number) => number): string {
  const bySize = new Map<string, string>();
  const rowHeight = step * 0.866;
  for (let row = 0; row * rowHeight < height + step; row++)
    for (let column = -1; column * step < width + step; column++) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      const y = row * rowHeight;
      const size = Math.round(Math.min(1, tone(x / width, y / height)) * 9) / 9;
      if (size <= 0.05) continue;
      const stroke = (size * step * 1.06).toFixed(2);
      bySize.set(stroke, `${bySize.get(stroke) ?? ''}M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}h0`);
    }
  return [...bySize].map(([stroke, path]) => `<path stroke-width="${stroke}" d="${path}"/>`).join('');
}
const dots = (width: number, height: number, step: number, tone: (u: number, v: number) => number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff"/><g stroke="#000" stroke-linecap="round">${screenOfDots(width, height, step, tone)}</g>`,
  );

/** A head with a lot of hair. The first plate is the ground and the shade, the second one the drawing. */
const FACE = 'M54 84C54 58 70 47 90 47C110 47 126 58 126 84C126 112 112 134 90 134C68 134 54 112 54 84Z';
const NECK = 'M76 122H104V146C104 158 76 158 76 146Z';
const BODY = 'M14 196C18 166 42 154 76 148C80 158 100 158 104 148C138 154 162 166 166 196Z';
const CURLS = [
  [50, 98, 17], [44, 80, 19], [48, 58, 21], [62, 40, 22], [82, 30, 23], [104, 31, 22], [122, 43, 21], [134, 62, 20],
  [137, 82, 18], [131, 100, 16], [90, 44, 20],
] as const; // prettier-ignore
const circle = ([x, y, r]: readonly [number, number, number]): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const smile =
  '<path d="M72 110C80 121 100 121 108 110Z"/><path d="M76 112H104V114C96 117 84 117 76 114Z" fill="#fff"/>';
const plate = (inner: string, under = ''): { svg: string; width: number; height: number } =>
  svg(180, 196, `<rect width="180" height="196" fill="#fff"/>${under}${inner}`, 2);
const shade = `<clipPath id="f"><path d="${FACE}"/><path d="${NECK}"/></clipPath><g clip-path="url(#f)" stroke="#000" stroke-linecap="round">${screenOfDots(180, 196, 4, (u, v) => Math.max((u - 0.44) * 2.4, v > 0.64 && v < 0.74 ? 0.72 : 0))}</g>`;

/** Rows of heads and shoulders for a group's photo: hair differs, nobody looks the same way. */
function crowd(): string {
  const person = (x: number, y: number, at: number): string => {
    const hair = [
      `<path d="M-17-2C-19-26 19-26 17-2L13-6C6-12-6-12-13-6Z"/>`,
      `<circle cy="-22" r="8"/><path d="M-17 0C-19-24 19-24 17 0C14-12 4-14-4-13C-10-12-14-8-17 0Z"/>`,
      `<path d="M-18 20C-22-30 22-30 18 20L12 20C14 0 12-10 0-12C-12-10-14 0-12 20Z"/>`,
      `<circle cx="-13" cy="-10" r="9"/><circle cx="-4" cy="-17" r="9"/><circle cx="7" cy="-16" r="9"/><circle cx="14" cy="-8" r="8"/>`,
    ][at % 4];
    return `<g transform="translate(${x} ${y})"><path d="M-31 80C-30 36-22 27-8 24H8C22 27 30 36 31 80Z" stroke="#fff" stroke-width="2"/><path d="M-14-4C-14-22 14-22 14-4C14 12 8 24 0 24C-8 24-14 12-14-4Z" fill="#fff" stroke="#000" stroke-width="2"/><g stroke="#fff" stroke-width="1.6">${hair}</g><path d="M-6 10q6 ${at % 3 === 0 ? 1 : 6} 12 0" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/><circle cx="-5" cy="-1" r="1.7"/><circle cx="5" cy="-1" r="1.7"/></g>`;
  };
  return [58, 96, 138]
    .map((y, row) =>
      Array.from({ length: 7 - (row % 2) }, (_, column) => {
        const x = 38 + column * 58 + (row % 2) * 29;
        return person(x, y + ((column * 7 + row * 3) % 5) - 2, column + row * 3);
      }).join(''),
    )
    .concat('<path d="M0 182H424V190H0Z"/>')
    .join('');
}

const drawings: BlueprintContent['drawings'] = {
  'druck-face-1': plate(
    `<path d="${FACE}" fill="#fff"/><path d="${NECK}" fill="#fff"/>${shade}<circle cx="66" cy="104" r="8"/><circle cx="114" cy="104" r="8"/>`,
    '<rect width="180" height="196"/>',
  ),
  'druck-face-2': plate(
    `<clipPath id="b"><path d="${BODY}"/></clipPath><g clip-path="url(#b)">${[0, 1, 2, 3].map((i) => `<rect y="${150 + i * 13}" width="180" height="6.5"/>`).join('')}</g>${CURLS.map(circle).join('')}<path d="${FACE}" fill="#fff"/><circle cx="70" cy="52" r="13"/><circle cx="88" cy="48" r="14"/><circle cx="108" cy="52" r="13"/><circle cx="120" cy="62" r="9"/><circle cx="58" cy="63" r="9"/><g fill="none" stroke="#000" stroke-width="3"><circle cx="73" cy="88" r="13"/><circle cx="107" cy="88" r="13"/><path d="M86 86q4-3 8 0M60 86L52 83M120 86L128 83"/><path d="M91 92q6 10-2 11" stroke-width="2.2" stroke-linecap="round"/></g><circle cx="74" cy="89" r="4"/><circle cx="106" cy="89" r="4"/><path d="M62 71q10-6 20-1M98 70q10-5 20 1" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round"/>${smile}<circle cx="126" cy="112" r="5"/><circle cx="54" cy="112" r="5"/>`,
  ),
  'druck-bun-2': plate(
    `<path d="${BODY}"/><path d="M72 138Q90 150 108 138L110 156Q90 166 70 156Z"/><g fill="#fff">${[30, 52, 74, 96, 118, 140].flatMap((x, column) => [168, 184].map((y) => circle([x + 5, y + (column % 2) * 8, 3.4]))).join('')}</g><circle cx="90" cy="22" r="19"/><path d="M50 100C42 60 56 37 90 37C124 37 138 60 130 100L125 98C126 80 120 68 108 60C92 72 68 74 57 82L55 98Z"/><g fill="none" stroke="#000" stroke-linecap="round" stroke-width="3.4"><path d="M64 80q8-5 17-1M99 79q9-4 17 1"/><path d="M66 92q7 5 14 0M100 92q7 5 14 0"/><path d="M91 90q7 12-2 13" stroke-width="2.2"/></g>${smile}<g fill="none" stroke="#000" stroke-width="3"><circle cx="52" cy="118" r="8"/><circle cx="128" cy="118" r="8"/></g>`,
  ),
  'druck-phones-2': plate(
    `<path d="${BODY}"/><g fill="#fff">${[30, 62, 94, 126, 152].map((x) => `<path d="M${x} 150l9 46h-5l-9-46Z"/>`).join('')}</g><path d="M44 132C36 70 48 30 90 28C132 30 144 70 136 132L122 134C128 100 124 78 112 62C92 74 70 74 60 66C54 82 54 104 58 134Z"/><path d="M40 84C38 30 66 10 90 10C114 10 142 30 140 84" fill="none" stroke="#000" stroke-width="7"/><rect x="30" y="78" width="18" height="36" rx="8"/><rect x="132" y="78" width="18" height="36" rx="8"/><path d="M36 86v20M144 86v20" stroke="#fff" stroke-width="3"/><g fill="none" stroke="#000" stroke-linecap="round" stroke-width="3.4"><path d="M64 80q8-6 17 0M99 80q9-6 17 0"/><path d="M91 90q7 12-2 13" stroke-width="2.2"/></g><circle cx="73" cy="90" r="4.4"/><circle cx="107" cy="90" r="4.4"/>${smile}`,
  ),
  'druck-cap-2': plate(
    `<clipPath id="k"><path d="${BODY}"/></clipPath><g clip-path="url(#k)"><rect y="146" width="180" height="50"/><path d="M60 140L90 186L120 140Z" fill="#fff"/><path d="M86 160h8v36h-8Z"/></g><path d="M52 96C52 120 66 138 90 138C114 138 128 120 128 96C120 104 116 108 112 106C100 100 80 100 68 106C62 108 58 104 52 96Z"/><path d="M72 112C80 120 100 120 108 112C102 108 78 108 72 112Z" fill="#fff"/><path d="M46 70C44 34 62 18 90 18C118 18 136 34 134 70L150 66C164 62 170 74 156 78C130 72 84 68 46 70Z"/><path d="M90 18v8" stroke="#fff" stroke-width="3"/><path d="M58 62C76 58 104 58 124 62" fill="none" stroke="#fff" stroke-width="3"/><g fill="none" stroke="#000" stroke-linecap="round" stroke-width="3"><path d="M91 86q6 10-2 11" stroke-width="2.2"/><path d="M64 78q8-4 16 0M100 78q8-4 16 0"/></g><circle cx="73" cy="88" r="4.2"/><circle cx="107" cy="88" r="4.2"/>`,
  ),
  'druck-beard-2': plate(
    `<path d="${BODY}"/><path d="M76 150L90 168L104 150L112 154L94 182H86L68 154Z" fill="#fff"/><path d="${NECK}" fill="#fff" stroke="#000" stroke-width="3"/><path d="${FACE}" fill="#fff" stroke="#000" stroke-width="4"/><path d="M54 86C52 122 66 146 90 146C114 146 128 122 126 86C122 104 114 110 105 108C98 101 82 101 75 108C66 110 58 104 54 86Z"/><path d="M78 116Q90 123 102 116Q90 128 78 116Z" fill="#fff"/><path d="M53 80C48 44 64 30 92 30C120 30 132 44 127 80C120 64 108 56 88 58C72 60 60 66 53 80Z"/><g fill="none" stroke="#000" stroke-width="4"><circle cx="73" cy="86" r="12"/><circle cx="107" cy="86" r="12"/><path d="M85 86h10"/></g><circle cx="73" cy="87" r="4"/><circle cx="107" cy="87" r="4"/>`,
  ),
  'druck-plaits-2': plate(
    `${[104, 122, 140, 158].map((y, at) => `${circle([46 - at * 2, y, 12])}${circle([134 + at * 2, y, 12])}`).join('')}<path d="${BODY}"/><g fill="#fff">${[0, 1, 2].map((row) => `<rect x="10" y="${160 + row * 13}" width="160" height="4"/>`).join('')}</g>${circle([38, 172, 9])}${circle([142, 172, 9])}<path d="${NECK}" fill="#fff" stroke="#000" stroke-width="3"/><path d="${FACE}" fill="#fff" stroke="#000" stroke-width="4"/><path d="M50 100C42 54 60 30 90 30C120 30 138 54 130 100L123 96C124 74 112 58 90 46C68 58 56 74 57 96Z"/><circle cx="74" cy="90" r="4.5"/><circle cx="106" cy="90" r="4.5"/><path d="M66 78q8-6 16 0M98 78q8-6 16 0" fill="none" stroke="#000" stroke-width="3.6" stroke-linecap="round"/>${smile}`,
  ),
  'druck-veil-2': plate(
    `<path d="M42 116C34 52 58 22 90 22C122 22 146 52 138 116C142 142 158 156 166 196H14C22 156 38 142 42 116Z"/><g fill="#fff">${[
      [30, 182],
      [54, 172],
      [78, 184],
      [102, 174],
      [126, 184],
      [150, 176],
    ]
      .map(([x = 0, y = 0]) => circle([x, y, 3.6]))
      .join(
        '',
      )}</g><path d="M60 92C60 62 72 50 90 50C108 50 120 62 120 92C120 118 106 134 90 134C74 134 60 118 60 92Z" fill="#fff"/><circle cx="76" cy="90" r="4.5"/><circle cx="104" cy="90" r="4.5"/><path d="M69 79q7-5 14 0M97 79q7-5 14 0" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round"/><path d="M78 110Q90 122 102 110" fill="none" stroke="#000" stroke-width="4.4" stroke-linecap="round"/>`,
  ),
  'druck-long-2': plate(
    `<path d="M40 170C30 92 48 28 90 28C132 28 150 92 140 170Z"/><path d="${BODY}" stroke="#fff" stroke-width="3"/><path d="M72 150L90 172L108 150" fill="none" stroke="#fff" stroke-width="6"/><path d="${NECK}" fill="#fff"/><path d="M58 84C58 62 72 52 90 52C108 52 122 62 122 84C122 112 108 132 90 132C72 132 58 112 58 84Z" fill="#fff"/><path d="M56 84C66 80 92 74 104 54C110 64 118 74 124 82V58L90 44L56 62Z"/><g fill="none" stroke="#000" stroke-width="4"><rect x="62" y="80" width="24" height="18" rx="6"/><rect x="94" y="80" width="24" height="18" rx="6"/><path d="M86 86h8"/></g><circle cx="74" cy="89" r="3.6"/><circle cx="106" cy="89" r="3.6"/>${smile}`,
  ),
  'druck-bikes': svg(
    424,
    190,
    `<rect width="424" height="190" fill="#fff"/><path d="M0 178H424V190H0Z"/>${[0, 1, 2].map((at) => `<g transform="translate(${24 + at * 134} 0)" fill="none" stroke="#000" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><circle cx="28" cy="144" r="29"/><circle cx="98" cy="144" r="29"/><path d="M28 144L50 98H84L98 144M50 98L64 144H28M64 144L84 98M50 98L46 86M84 98L80 78H94" /><path d="M36 84H56" stroke-width="9"/>${at === 1 ? '<path d="M8 104H36V84H8Z" fill="#000"/>' : ''}</g>`).join('')}<path d="M10 30H150M60 46H240M250 26H410" stroke="#000" stroke-width="5" stroke-dasharray="30 12"/>`,
  ),
  'druck-pens': svg(
    424,
    190,
    `<rect width="424" height="190" fill="#fff"/><path d="M0 178H424V190H0Z"/>${[
      [34, 92],
      [164, 112],
      [304, 88],
    ]
      .map(
        ([x = 0, wide = 0], at) =>
          `${[0.14, 0.34, 0.52, 0.72, 0.88].map((part, pen) => `<g transform="translate(${x + wide * part} 120) rotate(${(part - 0.5) * 24})"><rect x="-7" y="${-92 + ((pen * 3 + at) % 4) * 9}" width="14" height="110" ${(pen + at) % 2 ? 'fill="#fff" stroke="#000" stroke-width="4"' : ''}/><path d="M-7 ${-92 + ((pen * 3 + at) % 4) * 9}L0 ${-112 + ((pen * 3 + at) % 4) * 9}L7 ${-92 + ((pen * 3 + at) % 4) * 9}Z"/></g>`).join('')}<rect x="${x}" y="106" width="${wide}" height="72" ${at === 1 ? 'fill="#fff" stroke="#000" stroke-width="5"' : ''}/><rect x="${x + 8}" y="${at === 1 ? 124 : 122}" width="${wide - 16}" height="12" fill="${at === 1 ? '#000' : '#fff'}"/>`,
      )
      .join('')}`,
  ),
  'druck-shelf': svg(
    424,
    190,
    `<rect width="424" height="190" fill="#fff"/><path d="M0 178H424V190H0Z"/>${[
      [14, 26, 120],
      [44, 18, 96],
      [66, 34, 138],
      [104, 16, 110],
      [124, 22, 86],
      [196, 30, 128],
      [230, 18, 104],
      [252, 26, 142],
      [282, 16, 92],
      [348, 20, 116],
      [372, 36, 132],
    ]
      .map(
        ([x = 0, wide = 0, tall = 0], at) =>
          `<rect x="${x}" y="${178 - tall}" width="${wide}" height="${tall}" ${at % 3 === 1 ? 'fill="#fff" stroke="#000" stroke-width="3"' : ''}/><rect x="${x + 4}" y="${178 - tall + 14}" width="${wide - 8}" height="8" fill="${at % 3 === 1 ? '#000' : '#fff'}"/>`,
      )
      .join(
        '',
      )}<circle cx="322" cy="132" r="25" fill="#fff" stroke="#000" stroke-width="4"/><path d="M304 122q10-12 20-4t16 4q-2 14-14 12t-22-12ZM312 146q10-4 18 2l-6 6Z"/><path d="M308 176h28M322 158v18" stroke="#000" stroke-width="5"/><path d="M152 178q-4-20-18-26q20-4 26 16q0-30 14-42q8 24-8 44q12-14 24-10q-10 14-24 18Z"/>`,
  ),
  'druck-crowd': svg(424, 190, `<rect width="424" height="190" fill="#fff"/>${crowd()}`),
  'druck-copier': svg(
    424,
    190,
    `<rect width="424" height="190" fill="#fff"/><path d="M40 188V92H190V188Z"/><path d="M32 78H198V92H32Z"/><path d="M40 74L62 40H206L190 74Z"/><g fill="#fff"><rect x="52" y="104" width="64" height="10"/><rect x="52" y="124" width="126" height="24" rx="2"/><rect x="52" y="156" width="126" height="24" rx="2"/><circle cx="138" cy="109" r="4"/><circle cx="154" cy="109" r="4"/><circle cx="170" cy="109" r="4"/><path d="M104 134h22v4h-22ZM104 166h22v4h-22Z" fill="#000"/></g>${[
      [216, 96, 12],
      [258, 62, -16],
      [300, 108, 22],
      [342, 50, -8],
      [384, 104, 14],
      [330, 150, -20],
      [250, 150, 8],
    ]
      .map(
        ([x = 0, y = 0, turn = 0], index) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-23" width="34" height="46" ${index % 2 === 0 ? '' : 'fill="#fff" stroke="#000" stroke-width="3"'}/><path d="M-10-12h20M-10-4h20M-10 4h14" stroke="${index % 2 === 0 ? '#fff' : '#000'}" stroke-width="2.6"/></g>`,
      )
      .join('')}`,
  ),
  'druck-desk': svg(
    424,
    190,
    `<rect width="424" height="190" fill="#fff"/><path d="M0 180H424V190H0Z"/><path d="M24 180V96C24 66 104 66 104 96V180Z"/><path d="M48 74C48 52 80 52 80 74" fill="none" stroke="#000" stroke-width="7"/><path d="M38 128H90V166H38Z" fill="#fff"/><path d="M58 128h12v16h-12Z"/><path d="M132 180V126H178V180Z"/><path d="M140 126L132 60M156 126V48M170 126L180 64" stroke="#000" stroke-width="9"/><path d="M139 142h32" stroke="#fff" stroke-width="5"/><path d="M212 180V162H316V180ZM220 162V146H306V162ZM208 146V128H300V146Z"/><path d="M220 171h50M230 154h40M218 137h50" stroke="#fff" stroke-width="4"/><circle cx="256" cy="108" r="19"/><path d="M256 90q2-8 10-12" fill="none" stroke="#000" stroke-width="4"/><path d="M248 100q-6 4-5 12" fill="none" stroke="#fff" stroke-width="3"/><path d="M346 180V150H404V180Z"/><path d="M360 150C360 84 390 84 390 150ZM388 128C408 132 414 116 410 98L400 100C402 112 400 118 388 116ZM362 118C346 120 340 108 342 92L351 94C350 104 354 108 362 106Z"/><path d="M372 108v6M380 122v6M371 134v6" stroke="#fff" stroke-width="2.4"/>`,
  ),
  'druck-rise': dots(234, 84, 5.6, (_u, v) => v * 1.08 - 0.05),
  'druck-fade': dots(200, 110, 5.6, (u, v) => 1.02 - v * 0.95 - (1 - u) * 0.2),
  'druck-moon': dots(120, 120, 5, (u, v) => 1 - Math.hypot(u - 0.5, v - 0.5) * 1.9),
};

/** A drawing printed in one ink of the palette: black becomes the ink, white lets through what is there. */
const printed = (x: number, y: number, width: number, height: number, drawing: string, ink: number): ContentNode =>
  node('Group', { name: 'Druckgang', x, y, ...OVER }, [
    rect(0, 0, width, height, ink),
    picture(0, 0, width, height, drawing, { blend: 'screen' }),
  ]);

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.heads': [
    named('{answer-school}\n{answer-year}', '{answer-school}\n{answer-year}', '{answer-school}\n{answer-year}', '{answer-school}\n{answer-year}', '{answer-school}\n{answer-year}'),
    same('{answer-school}'),
    named('{total-stickers} Köpfe,\ndrei Farben', '{total-stickers} heads,\nthree inks', '{total-stickers} têtes,\ntrois encres', '{total-stickers} teste,\ntre colori', 'Głów: {total-stickers},\ntrzy kolory'),
  ],
  'welcome.title': named('Erster Druck', 'First proof', 'Première épreuve', 'Prima prova', 'Pierwszy druk'),
  'welcome.text': named(
    'Dieses Heft ist übereinander gedruckt: erst die Sonne, dann Rosa, zuletzt Blau. Die letzte Farbe trifft nie ganz, das gehört so. Jedes Feld hat seinen ersten Druckgang hinter sich und wartet auf den zweiten: den Sticker.',
    'This zine is printed in layers: first the sun, then pink, then blue. The last ink never quite hits the mark, and that is how it should be. Every cell has had its first run and waits for the second: the sticker.',
    'Ce fanzine est imprimé par couches : d’abord le soleil, puis le rose, enfin le bleu. La dernière encre ne tombe jamais tout à fait juste, et c’est voulu. Chaque case a eu son premier passage et attend le second : la vignette.',
    'Questa fanzine è stampata a strati: prima il sole, poi il rosa, infine il blu. L’ultimo colore non cade mai del tutto al posto giusto, ed è bello così. Ogni casella ha avuto il primo passaggio e aspetta il secondo: la figurina.',
    'Ten zin jest drukowany warstwami: najpierw słońce, potem róż, na końcu błękit. Ostatni kolor nigdy nie trafia całkiem w punkt i tak ma być. Każde pole ma już pierwszy przebieg za sobą i czeka na drugi: na naklejkę.',
  ),
  'contents.title': named('Auflage', 'Print run', 'Tirage', 'Tiratura', 'Nakład'),
  'opener.bun': named('Erst kommt Rosa.\nDann kommt ihr.', 'First comes pink.\nThen come you.', 'D’abord le rose.\nEnsuite, vous.', 'Prima il rosa.\nPoi voi.', 'Najpierw róż.\nPotem wy.'),
  'opener.curls': named('Drei Farben.\nViele Köpfe.', 'Three inks.\nMany heads.', 'Trois encres.\nPlein de têtes.', 'Tre colori.\nTante teste.', 'Trzy kolory.\nDużo głów.'),
  'opener.crowd': named('Auflage: alle.\nKopien: keine.', 'Print run: everyone.\nCopies: none.', 'Tirage : tout le monde.\nCopies : aucune.', 'Tiratura: tutti.\nCopie: nessuna.', 'Nakład: wszyscy.\nKopie: żadnej.'),
  'opener.phones': named('Nicht ganz deckungsgleich.\nZum Glück.', 'Not quite in register.\nLuckily.', 'Pas tout à fait calés.\nTant mieux.', 'Non proprio a registro.\nPer fortuna.', 'Nie całkiem równo.\nI dobrze.'),
  'opener.copier': named('Frisch gedruckt.\nNoch nicht trocken.', 'Fresh off the press.\nStill wet.', 'Tout juste imprimé.\nPas encore sec.', 'Appena stampato.\nAncora fresco.', 'Prosto z maszyny.\nJeszcze mokre.'),
  'opener.cap': named('Bitte wenden.\nDann einkleben.', 'Please turn over.\nThen stick in.', 'Tournez la page.\nPuis collez.', 'Voltate pagina.\nPoi incollate.', 'Proszę odwrócić.\nPotem wkleić.'),
  'opener.desk': named('Alles drin.\nAußer dem Kleber.', 'All packed.\nExcept the glue.', 'Tout y est.\nSauf la colle.', 'C’è tutto.\nTranne la colla.', 'Wszystko jest.\nOprócz kleju.'),
  'slip.bun': named('Häufigste Sätze', 'Said most often', 'Le plus entendu', 'Le più sentite', 'Najczęściej słyszane'),
  'slip.curls': named('Beste Ausreden', 'Best excuses', 'Meilleures excuses', 'Scuse migliori', 'Najlepsze wymówki'),
  'slip.crowd': named('Lauteste Lacher', 'Loudest laughs', 'Plus gros fous rires', 'Risate più forti', 'Najgłośniejsze śmiechy'),
  'slip.phones': named('Bester Soundtrack', 'Best soundtrack', 'Meilleure bande-son', 'Colonna sonora', 'Najlepszy soundtrack'),
  'slip.copier': named('Schönste Pannen', 'Finest mishaps', 'Plus belles pannes', 'Guasti più belli', 'Najpiękniejsze wpadki'),
  'slip.cap': named('Letzte Worte', 'Last words', 'Derniers mots', 'Ultime parole', 'Ostatnie słowa'),
  'slip.desk': named('Nie zurückgegeben', 'Never returned', 'Jamais rendu', 'Mai restituito', 'Nigdy nieoddane'),
  'team.note': [
    // The first, what is heard each day, stands large among the stickers.
    ...SCHOOL_ANSWERS.slice(1),
    named('Rosa kommt zuerst, Blau trifft daneben, der Sticker sitzt.', 'Pink comes first, blue misses, the sticker fits.', 'Le rose d’abord, le bleu à côté, la vignette en plein dans le mille.', 'Prima il rosa, poi il blu fuori posto: la figurina va a segno.', 'Najpierw róż, błękit obok, naklejka w punkt.'),
    named('Wer doppelt ist, war besonders gut belichtet.', 'If you come up twice, you were well exposed.', 'Qui sort en double a été bien exposé.', 'Chi esce doppio era esposto benissimo.', 'Kto trafił się podwójnie, był dobrze naświetlony.'),
    named('Fehldrucke sind die, die am Ende alle wollen.', 'Misprints are what everybody wants in the end.', 'Les ratés sont ceux que tout le monde veut à la fin.', 'Gli errori di stampa sono quelli che alla fine vogliono tutti.', 'Błędne druki to te, które na końcu chce mieć każdy.'),
    named('Kante an Kante kann ja jeder.', 'Edge to edge is for beginners.', 'Bord à bord, c’est trop facile.', 'Bordo a bordo sono capaci tutti.', 'Równo z brzegiem każdy potrafi.'),
    named('Ein leeres Feld ist nur ein Druckgang zu wenig.', 'An empty cell is just one run short.', 'Une case vide, c’est juste un passage de moins.', 'Una casella vuota è solo un passaggio in meno.', 'Puste pole to tylko o jeden przebieg za mało.'),
    named('Bitte der Reihe nach einkleben. Oder eben nicht.', 'Please stick in order. Or don’t.', 'À coller dans l’ordre. Ou pas.', 'Incollare in ordine. Oppure no.', 'Proszę wklejać po kolei. Albo nie.'),
    named('Blättern auf eigene Gefahr: Gute Laune färbt ab.', 'Turn pages at your own risk: good mood rubs off.', 'Tournez à vos risques, la bonne humeur déteint.', 'Sfogliare a proprio rischio: il buonumore macchia.', 'Kartkowanie na własne ryzyko, dobry humor brudzi.'),
    named('Papierstau heißt hier: alle auf einmal.', 'Paper jam, in here, means everyone at once.', 'Ici, bourrage veut dire : tous en même temps.', 'Carta inceppata, qui, vuol dire: tutti insieme.', 'Zacięcie papieru znaczy tu: wszyscy naraz.'),
  ],
  'team.quote': [
    named('„{answer-motto}“', '“{answer-motto}”', '« {answer-motto} »', '«{answer-motto}»', '„{answer-motto}”'),
    named('Vorsicht,\nfrisch\ngedruckt!', 'Careful,\nwet\nink!', 'Attention,\nencre\nfraîche !', 'Attenti,\ninchiostro\nfresco!', 'Uwaga,\nświeża\nfarba!'),
    named('Ich tausche\nalles. Nur\ndich nicht.', 'Will swap\nanyone\nbut you.', 'J’échange\ntout\nsauf toi.', 'Scambio\ntutti\ntranne te.', 'Wymienię\nwszystko,\nciebie nie.'),
    named('Bitte\nnicht\nknicken!', 'Please\ndo not\nfold!', 'Ne pas\nplier,\nmerci !', 'Non\npiegare,\ngrazie!', 'Proszę\nnie\nzginać!'),
    named('Schärfer\nwird’s\nnicht.', 'It won’t\nget any\nsharper.', 'Plus net,\nc’est\nimpossible.', 'Più nitido\ndi così\nnon si può.', 'Ostrzej\njuż się\nnie da.'),
    named('Doppelt\nhält\nbesser.', 'Twice is\ntwice\nas nice.', 'Deux fois,\nc’est\nmieux.', 'Due volte\nè\nmeglio.', 'Dwa razy\nlepiej\nniż raz.'),
    named('Toner\nwar\ngestern.', 'Toner\nis so\nyesterday.', 'Le toner,\nc’était\nhier.', 'Il toner?\nRoba\nvecchia.', 'Toner?\nTo było\nwczoraj.'),
  ],
  'hits.title': named('Hitliste', 'Top four', 'Palmarès', 'Classifica', 'Lista hitów'),
  'hits.lent': named('Verliehen an', 'Lent to', 'Prêté à', 'Prestato a', 'Pożyczone komu?'),
  'hits.spots': named('Stammplätze', 'Usual spots', 'Nos coins', 'Posti fissi', 'Stałe miejsca'),
  'hits.snacks': named('Pausenbrote', 'Snacks', 'Goûters', 'Merende', 'Przekąski'),
  'photo.hint': named('Hier passt ein Foto hin, gern unscharf.', 'A photo fits in here, blurred is fine.', 'Ici, une photo, même floue.', 'Qui una foto, anche mossa.', 'Tu zmieści się zdjęcie, może być nieostre.'),
  'photo.caption': named('Alle drauf, die stillgehalten haben.', 'Everybody who kept still is in it.', 'Tous ceux qui n’ont pas bougé y sont.', 'C’è chi è stato fermo.', 'Są wszyscy, którzy się nie ruszali.'),
  'photo.title': named('Alle auf einmal', 'All at once', 'Tous d’un coup', 'Tutti insieme', 'Wszyscy naraz'),
  'pictures.title': named('Probedrucke', 'Proof prints', 'Épreuves', 'Prove', 'Odbitki'),
  'quotes.title': named('Gesagt', 'On record', 'C’est dit', 'Detto', 'Powiedziane'),
  'quotes.mark': named('„', '“', '«', '«', '„'),
  'quotes.who': named('Und wer hat’s gesagt?', 'And who said it?', 'Et qui l’a dit ?', 'E chi l’ha detto?', 'A kto to powiedział?'),
  'awards.title': named('Wer wird was?', 'Who’ll be what?', 'Qui fera quoi ?', 'Chi farà cosa?', 'Kto kim będzie?'),
  'awards.text': named(
    'bleibt am längsten wach\nverläuft sich auf dem Heimweg\nschreibt mal ein Buch\nkommt zu jedem Treffen\nwird im Radio gespielt\nrettet irgendwann den Tag',
    'stays up the longest\ngets lost on the way home\nwill write a book\ncomes to every reunion\nwill be on the radio\nsaves the day one day',
    'veille le plus tard\nse perd en rentrant\nécrira un livre\nviendra à chaque réunion\npassera à la radio\nsauvera la journée',
    'resta in piedi più a lungo\nsi perde tornando a casa\nscriverà un libro\nverrà a ogni rimpatriata\nfinirà alla radio\nsalverà la giornata',
    'najdłużej nie śpi\ngubi się w drodze do domu\nnapisze kiedyś książkę\nprzyjdzie na każdy zjazd\npoleci w radiu\nuratuje sytuację',
  ),
  'charts.title': named('Was lief?', 'What was on?', 'Ça passait', 'Cosa andava?', 'Co leciało?'),
  'charts.text': named('Lied:\nSerie:\nPausenessen:\nKlamotte:\nWort des Jahres:\nVerboten, aber lustig:', 'Song:\nSeries:\nBreak food:\nOutfit:\nWord of the year:\nForbidden but funny:', 'Chanson :\nSérie :\nGoûter :\nFringue :\nMot de l’année :\nInterdit mais drôle :', 'Canzone:\nSerie:\nMerenda:\nLook:\nParola dell’anno:\nVietato ma divertente:', 'Piosenka:\nSerial:\nPrzekąska:\nCiuch:\nSłowo roku:\nZakazane, ale śmieszne:'),
  'later.title': named('An später', 'To later me', 'À plus tard', 'A dopo', 'Na później'),
  'later.text': named('Ein Brief an alle, die dieses Heft in zehn Jahren wiederfinden:', 'A letter to whoever finds this zine in ten years:', 'Une lettre à qui retrouvera ce fanzine dans dix ans :', 'Una lettera a chi ritroverà questa fanzine fra dieci anni:', 'List do tych, którzy znajdą ten zin za dziesięć lat:'),
  'names.title': named('Unterschrieben', 'Signed', 'Signé', 'Firmato', 'Podpisano'),
  'bingo.title': named('Bingo', 'Bingo', 'Bingo', 'Bingo', 'Bingo'),
  'bingo.1': named('Der Beamer geht nicht', 'The projector won’t start', 'Le projecteur en panne', 'Il proiettore non parte', 'Rzutnik nie działa'),
  'bingo.2': named('„Nur noch kurz“', '“Just quickly”', '« Juste une minute »', '«Solo un attimo»', '„Jeszcze tylko chwilka”'),
  'bingo.3': named('Fenster auf', 'Window open', 'Fenêtre ouverte', 'Finestra aperta', 'Okno otwarte'),
  'bingo.4': named('Fenster zu', 'Window shut', 'Fenêtre fermée', 'Finestra chiusa', 'Okno zamknięte'),
  'bingo.5': named('Kreide quietscht', 'Squeaky chalk', 'La craie grince', 'Il gesso stride', 'Kreda piszczy'),
  'bingo.6': named('Stift geliehen', 'Pen borrowed', 'Stylo emprunté', 'Penna prestata', 'Pożyczony długopis'),
  'bingo.7': named('Brotdose fällt', 'Lunchbox drops', 'La boîte tombe', 'Cade la merenda', 'Spada śniadaniówka'),
  'bingo.8': named('Alle lachen', 'Everyone laughs', 'Tout le monde rit', 'Ridono tutti', 'Wszyscy się śmieją'),
  'bingo.9': named('Es klingelt endlich', 'The bell at last', 'Ça sonne enfin', 'Suona, finalmente', 'Wreszcie dzwonek'),
  'thanks.title': named('Gedruckt mit', 'Printed with', 'Imprimé avec', 'Stampato con', 'Wydrukowane z'),
  'thanks.text': [
    named(
      'Hilfe von: {answer-thanks}',
      'help from: {answer-thanks}',
      'l’aide de : {answer-thanks}',
      'l’aiuto di: {answer-thanks}',
      'wdzięcznością. Dziękujemy: {answer-thanks}',
    ),
    named(
      'Hilfe von allen, die Fotos geschickt, Namen geprüft, Papier nachgelegt und im richtigen Moment ein Auge zugedrückt haben.',
      'help from everybody who sent photos, checked names, refilled paper and turned a blind eye at the right moment.',
      'l’aide de toutes celles et ceux qui ont envoyé des photos, vérifié les noms, remis du papier et fermé les yeux au bon moment.',
      'l’aiuto di chi ha mandato foto, controllato nomi, ricaricato la carta e chiuso un occhio al momento giusto.',
      'pomocą wszystkich, którzy przysyłali zdjęcia, sprawdzali nazwiska, dokładali papier i w porę przymykali oko.',
    ),
  ],
  'back.line': named('Letzte Seite.\nToner leer.', 'Last page.\nOut of toner.', 'Dernière page.\nPlus d’encre.', 'Ultima pagina.\nToner finito.', 'Ostatnia strona.\nKoniec tonera.'),
  'chapter.one': named('Die Zwölf', 'Year twelve', 'Terminale', 'La quinta', 'Klasa dwunasta'),
  'chapter.two': named('Kollegium', 'Teachers', 'Les profs', 'Docenti', 'Nauczyciele'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
}; // prettier-ignore

/** The 24 places, row by row: grid of four with the paper fed a little crooked. */
const PLACES: readonly (readonly [number, number])[] = [
  [10, 62], [66, 65], [120, 62], [174, 65.5], [240, 62], [295, 66], [349, 62], [403, 65],
  [12.5, 138], [66.5, 141], [120.5, 137], [174.5, 140.5], [242, 141], [296, 137.5], [350, 141], [403, 138],
  [10, 213], [64.5, 215.5], [119, 213], [174, 215.5], [240, 213], [294.5, 214.5], [349, 213], [402, 214.5],
]; // prettier-ignore
const PLATES = [BLUE, YELLOW, BLUE, YELLOW, YELLOW, BLUE, BLUE];
/** The plate of the ink that is still to come, beside its place: never twice the same way. */
const misregistered = ([x, y]: readonly [number, number], at: number, width = 50): ContentNode =>
  rect(
    x + (at % 2 === 0 ? 1.6 : -1.6),
    y + (at % 3 === 0 ? -1.6 : 1.6),
    width,
    70,
    pick(PLATES, at % PLATES.length),
    OVER,
  );
/** Some places have had their first ink flat. */
const inked = (at: number): { fill?: number } => (at % 7 === 2 ? { fill: YELLOW } : at % 9 === 6 ? { fill: BLUE } : {});
function placed(from: readonly number[]): ContentNode[] {
  return [
    ...from.map((at) => misregistered(pick(PLACES, at), at)),
    ...from.map((at) => cell(pick(PLACES, at)[0], pick(PLACES, at)[1], false, inked(at))),
  ];
}
const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

const title = { font: 'title' };
const typed = { font: 'paragraph', color: INK };
/** Words printed in both inks, as little apart as keeps a long title, which is set small, easy to read. */
function twice(
  x: number,
  y: number,
  width: number,
  content: string,
  style: { scale: number; lines?: number; valign?: string },
): ContentNode[] {
  const { lines = 1 } = style;
  return [
    text(x, y, width, 72, content, { ...title, ...FITTED, ...style, lines, color: PINK, ...OVER, name: 'Titel' }),
    text(x + 1.2, y + 0.9, width, 72, content, {
      ...title,
      ...FITTED,
      ...style,
      lines,
      color: BLUE,
      ...OVER,
      name: 'Titel',
    }),
  ];
}
const pageNumbers = (): ContentNode[] => [
  rect(6, 285.8, 14, 7.4, PAPER),
  rect(440, 285.8, 14, 7.4, PAPER),
  ...folios(10, 432, 287.3, 12, { font: 'title', color: INK }),
];
/** Decoration turns from spread to spread: what stands on one is not what the next begins with. */
// Their own drawings: what cover and openers show is counted apart, so that these come equally often.
const HEADS = ['face', 'bun', 'phones', 'cap', 'beard', 'plaits', 'veil', 'long'] as const;
for (const head of HEADS) drawings[`druck-head-${head}`] = drawings[`druck-${head}-2`]!;
const faces = turns(HEADS.map((head) => `druck-head-${head}`));
const wides = turns(['druck-crowd', 'druck-desk', 'druck-copier', 'druck-shelf', 'druck-bikes', 'druck-pens']);
const screened = (x: number, y: number, width: number, height: number, drawing: string | readonly string[], ink: number): ContentNode =>
  node('Group', { name: 'Druckgang', x, y, ...OVER }, [
    rect(0, 0, width, height, ink),
    picture(0, 0, width, height, drawing, { blend: 'screen' }),
  ]); // prettier-ignore
const head = (): ContentNode[] => [
  ...twice(8, 12, 214, '{section}', { scale: 1.5 }),
  text(240, 15, 166, 20, '@team.note', { ...typed, lineHeight: 120, lines: 3 }),
];
/** Paper pasted over the print, for words that want quiet. */
const slip = (x: number, y: number, width: number, height: number, turn: number): ContentNode =>
  rect(x, y, width, height, PAPER, { rotation: turn });
const dotted = (x: number, width: number, ys: readonly number[], color = INK): ContentNode[] =>
  ys.map((y) => rule(x, y, width, color, 0.5, { dash: 'dotted' }));
const steps = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + step * index);

/** The ground of a team's spread: sun over the fold, a block at the foot, a strip at the edge, dots. */
const ground = (): ContentNode[] => [
  disc(232, 62, 92, YELLOW, OVER),
  rect(-4, 196, 234, 105, PINK, OVER),
  rect(410, -10, 46, 220, PINK, { rotation: 6, ...OVER }),
  printed(230, 218, 234, 84, 'druck-rise', BLUE),
];
const groundTwo = (): ContentNode[] => [
  disc(428, 28, 48, YELLOW, OVER),
  disc(96, 208, 84, YELLOW, OVER),
  rect(230, 118, 234, 90, PINK, OVER),
  printed(-4, 218, 234, 84, 'druck-rise', BLUE),
];
const groundThree = (): ContentNode[] => [
  rect(418, -10, 42, 80, PINK, { rotation: 6, ...OVER }),
  rect(-4, 118, 234, 92, YELLOW, OVER),
  disc(366, 216, 88, PINK, OVER),
  printed(230, 218, 234, 84, 'druck-rise', BLUE),
];
const quote = (x: number, y: number): ContentNode =>
  text(x, y + 4, 100, 48, '@team.quote', { ...title, ...FITTED, color: INK, lines: 3 });
/** To be filled in by hand. */
const hits = (x: number, y: number, about = 'title'): ContentNode[] => [
  slip(x, y, 100, 66, -2),
  text(x + 8, y + 7, 84, 24, `@hits.${about}`, { ...title, color: BLUE, rotation: -2 }),
  ...steps(y + 29, 10.5, 4).map((at) => rule(x + 8, at, 84, INK, 0.5, { dash: 'dotted', rotation: -2 })),
];

const team = (
  label: string,
  under: ContentNode[],
  places: readonly number[],
  extras: ContentNode[] = [],
): ContentNode => spread(label, PAPER, [...under, ...head(), ...extras, ...placed(places), ...pageNumbers()]);
const without = (...left: number[]): number[] => upTo(24).filter((at) => !left.includes(at));
/** A frame without a tint: until a photo is in, what is printed below it is seen. */
function waiting(x: number, y: number, width: number, height: number): ContentNode[] {
  // Words keep off the fold, on the page that most of the frame lies on.
  const from = x > 100 && x < 222 && x + width > 238 ? 238 : x + 8;
  const to = x < 100 ? Math.min(222, x + width - 8) : x + width - 12;
  return [
    text(from, y + 9, to - from, 14, '@photo.hint', { name: HINT, ...typed, lines: width < 120 ? 3 : 1 }),
    picture(x, y, width, height, null, { gradientMap: [INK, PAPER], name: 'Foto' }),
  ];
}
const GROUNDS = [[YELLOW, PINK, BLUE], [PINK, YELLOW, BLUE], [null, PINK, BLUE]] as const; // prettier-ignore
let grounds = 0;
/** What the copier saw: one head in an upright frame, more in a wide one, in inks that change. */
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  const [flat, round, ink] = pick(GROUNDS, grounds++ % GROUNDS.length);
  const isUpright = height > width * 0.94;
  const across = isUpright ? Math.min(width, (height * 180) / 196) : width;
  const tall = isUpright ? (across * 196) / 180 : (across * 190) / 424;
  const left = x + (width - across) / 2;
  return [
    rect(x + 3, y + 3, width, height, PINK, OVER),
    rect(x, y, width, height, flat ?? PAPER),
    ...(flat === null ? [rect(x, y, width, height, BLUE, { opacity: 0.2 })] : []),
    disc(x + width / 2, y + Math.min(height * 0.5, height - tall * 0.5), Math.min(width, height) * (isUpright ? 0.42 : 0.36), round, OVER),
    screened(left, y + height - tall, across, tall, isUpright ? faces() : wides(), ink),
    ...waiting(x, y, width, height),
  ];
} // prettier-ignore
const strip = (x: number, y: number, width: number, ink: number): ContentNode =>
  screened(x, y, width, (width * 190) / 424, wides(), ink);
const teams = {
  24: () => team('Volle Auflage', ground(), upTo(24)),
  20: () => team('Zwanzig', groundThree(), without(18, 19, 20, 21), [quote(122, 213), ...hits(242, 215)]),
  17: () => team('Siebzehn und ein Foto', groundTwo(), without(3, 10, 11, 4, 5, 12, 13), [quote(122, 137), ...photo(242, 64, 101, 143)]),
  16: () => team('Sechzehn und ein Foto', ground(), without(4, 5, 12, 13, 18, 19, 20, 21), [...photo(242, 64, 101, 143), quote(122, 213), ...hits(242, 217, 'lent')]),
  12: () => team('Zwölf und ein Foto', ground(), [0, 1, 2, 3, 8, 9, 10, 11, 20, 21, 22, 23], [...photo(242, 62, 206, 142), quote(14, 213), strip(122, 216, 104, BLUE)]),
  9: () => team('Neun und ein Foto', groundThree(), [0, 1, 2, 3, 8, 9, 21, 22, 23], [...photo(242, 62, 206, 142), quote(122, 137), ...hits(14, 219), strip(122, 220, 106, BLUE)]),
  8: () => team('Acht und ein Foto', groundTwo(), [2, 3, 10, 11, 4, 5, 6, 7], [...photo(14, 62, 98, 148), quote(242, 141), ...hits(348, 144, 'spots'), strip(242, 214, 206, BLUE)]),
  6: () => team('Sechs und ein Foto', groundThree(), [0, 1, 2, 10, 11, 3], [...photo(242, 62, 206, 212), quote(14, 137), ...hits(14, 219, 'snacks'), strip(122, 220, 106, BLUE)]),
  4: () => team('Vier und ein Foto', groundTwo(), [4, 5, 12, 13], [...photo(14, 62, 206, 212), quote(352, 118), strip(242, 216, 206, BLUE)]),
  3: () => team('Drei und ein Foto', groundThree(), [1, 2, 3], [...photo(242, 62, 206, 212), quote(14, 137), ...hits(120, 142), strip(14, 214, 206, BLUE)]),
  '3b': () => team('Drei schräg und ein Foto', groundThree(), [4, 13, 22], [...photo(14, 62, 206, 212), quote(348, 66), ...hits(352, 138, 'lent')]),
  2: () => team('Zwei und ein Foto', ground(), [2, 11], [...photo(242, 62, 206, 212), ...photo(14, 62, 98, 142), quote(14, 213), strip(122, 220, 104, BLUE)]),
}; // prettier-ignore
const DOUBLES: readonly (readonly [number, number])[] = [[12, 62], [118, 65], [243, 65], [350, 62]]; // prettier-ignore
const doubles = (): ContentNode =>
  spread('Doppel', PAPER, [
    ...groundTwo(),
    ...head(),
    ...DOUBLES.map((place, at) => misregistered(place, at, 100)),
    ...DOUBLES.map(([x, y]) => cell(x, y, true)),
    ...placed([8, 9, 10, 11, 14, 15]),
    quote(242, 141),
    ...hits(14, 219, 'spots'),
    strip(122, 220, 106, BLUE),
    strip(242, 216, 206, INK),
    ...pageNumbers(),
  ]);

type Side = 'left' | 'right';
interface Opening {
  readonly key: string;
  /** Where the head looks out. */
  readonly side: Side;
  readonly field: number;
  readonly behind: number;
  readonly drawing: string;
}
/** One head, or one thing, in two inks that miss each other, and the name of the chapter on a field of the third. */
function opener({ key, side, field, behind, drawing }: Opening): ContentNode {
  const isFace = !/copier|desk|crowd/.test(drawing);
  const [at, page] = side === 'right' ? [198, 0] : [-4, 230];
  const words = page + (page === 0 ? 14 : 12);
  const ink = field === BLUE ? PAPER : INK;
  const under = behind === PINK ? YELLOW : PINK;
  return spread('Auftakt', PAPER, [
    rect(at, 58, 266, 243, behind),
    ...(isFace
      ? [printed(at + 26, 58, 234, 254.8, 'druck-face-1', under), printed(at + 32, 61, 234, 254.8, drawing, BLUE)]
      : [disc(at + 133, 168, 92, under, OVER), printed(at + 16, 182, 266 - 20, 110.2, drawing, PINK), printed(at + 20, 184, 266 - 20, 110.2, drawing, BLUE)]),
    ...waiting(at, 58, 266, 243),
    printed(side === 'right' ? 334 : -4, -4, 130, 71.5, 'druck-fade', field === YELLOW ? PINK : YELLOW),
    rect(page === 0 ? -4 : 226, -4, 238, 305, field, field === BLUE ? {} : OVER),
    printed(page === 0 ? 110 : 344, -4, 120, 120, 'druck-moon', field === YELLOW ? PINK : YELLOW),
    text(words, 16, 196, 36, `@opener.${key}`, { ...title, color: ink, ...FITTED, lines: 2 }),
    slip(words - 2, 76, 150, 70, side === 'right' ? -3 : 3),
    text(words + 8, 86, 130, 24, `@slip.${key}`, { ...title, color: INK, rotation: side === 'right' ? -3 : 3, ...FITTED }),
    ...steps(110, 13, 3).map((y) => rule(words + 8, y, 130, INK, 0.5, { dash: 'dotted', rotation: side === 'right' ? -3 : 3 })),
    text(words - 4, 152, page === 0 ? 182 : 208, 72, '{section}', { ...title, color: ink, scale: 2.6, lines: 2, ...FITTED, valign: 'bottom', name: 'Titel' }),
    rect(side === 'right' ? 440 : 6, 285.8, 14, 7.4, PAPER),
    text(side === 'right' ? 432 : 10, 287.3, 18, 12, '{page-number}', { font: 'title', color: INK, align: side === 'right' ? 'right' : 'left', name: 'Folio' }),
  ]);
} // prettier-ignore
const OPENINGS: readonly Opening[] = [
  { key: 'bun', side: 'right', field: PINK, behind: YELLOW, drawing: 'druck-bun-2' },
  { key: 'curls', side: 'left', field: YELLOW, behind: PINK, drawing: 'druck-face-2' },
  { key: 'crowd', side: 'right', field: BLUE, behind: PINK, drawing: 'druck-crowd' },
  { key: 'phones', side: 'left', field: PINK, behind: PAPER, drawing: 'druck-phones-2' },
  { key: 'copier', side: 'right', field: YELLOW, behind: PAPER, drawing: 'druck-copier' },
  { key: 'cap', side: 'left', field: BLUE, behind: YELLOW, drawing: 'druck-cap-2' },
  { key: 'desk', side: 'left', field: PINK, behind: YELLOW, drawing: 'druck-desk' },
]; // prettier-ignore
const opens = once((key: string): ContentNode => opener(OPENINGS.find((one) => one.key === key)!));

const sheet = (label: string, children: ContentNode[]): ContentNode => spread(label, PAPER, [...children, ...pageNumbers()]); // prettier-ignore
const groupPhoto = (): ContentNode =>
  sheet('Gruppenfoto', [
    disc(400, 70, 80, YELLOW, OVER),
    rect(24, 62, 424, 190, PINK, OVER),
    rect(16, 70, 424, 190, BLUE, OVER),
    rect(20, 66, 424, 190, PAPER),
    printed(20, 66, 424, 190, 'druck-crowd', PINK),
    printed(23, 68, 421, 188, 'druck-crowd', BLUE),
    ...waiting(20, 66, 424, 190),
    ...twice(16, 10, 203, '@photo.title', { scale: 1.6 }),
    text(20, 266, 200, 16, '@photo.caption', typed),
  ]);
const pictures = (): ContentNode =>
  sheet('Vier Bilder', [
    ...groundTwo(),
    ...twice(8, 12, 214, '@pictures.title', { scale: 1.5 }),
    ...photo(14, 62, 206, 212),
    ...photo(242, 22, 98, 140),
    ...photo(350, 22, 98, 140),
    ...photo(242, 172, 206, 102),
  ]);
/** Nothing but two inks and the crowd. */
const poster = (): ContentNode =>
  sheet('Plakat', [
    rect(-4, -4, 468, 305, YELLOW),
    disc(116, 118, 96, PINK, OVER),
    disc(352, 150, 72, PINK, OVER),
    screened(-4, 200, 230, 103, 'druck-crowd', BLUE),
    screened(234, 200, 230, 103, 'druck-crowd', BLUE),
    ...[[20, 22, 0], [264, 52, 1]].map(([x = 0, y = 0]) => screened(x, y, 170, 185, faces(), BLUE)),
  ]); // prettier-ignore
const quotesWall = (): ContentNode =>
  sheet('Zitate', [
    rect(-4, -4, 234, 305, PINK, OVER),
    rect(230, -4, 234, 305, YELLOW, OVER),
    disc(396, 84, 86, PINK, OVER),
    printed(110, -4, 120, 120, 'druck-moon', YELLOW),
    printed(230, 218, 234, 84, 'druck-rise', BLUE),
    text(10, 14, 212, 72, '@quotes.title', { ...title, ...FITTED, color: INK, scale: 1.6 }),
    ...[[16, 76, -3], [22, 176, 2], [248, 22, 2.5], [244, 124, -2]].flatMap(([x = 0, y = 0, turn = 0]) => [
      slip(x, y, 194, 78, turn),
      text(x + 6, y + 2, 20, 48, '@quotes.mark', { ...title, color: BLUE, rotation: turn }),
      ...steps(y + 28, 14, 2).map((at) => rule(x + 24, at, 154, INK, 0.5, { dash: 'dotted', rotation: turn })),
      rule(x + 104, y + 66, 74, BLUE, 0.5, { dash: 'dotted', rotation: turn }),
    ]),
    slip(248, 216, 190, 48, 0),
    text(256, 224, 174, 24, '@quotes.who', { ...title, ...FITTED, color: BLUE }),
    ...dotted(256, 174, [247, 257]),
  ]); // prettier-ignore
const awards = (): ContentNode =>
  sheet('Wer wird was', [
    disc(60, 250, 110, YELLOW, OVER),
    rect(238, -4, 226, 305, PINK, OVER),
    printed(-4, 218, 234, 84, 'druck-rise', BLUE),
    ...twice(10, 14, 210, '@awards.title', { scale: 1.4 }),
    slip(12, 70, 208, 196, -1),
    text(22, 78, 190, 18, '@awards.text', { ...typed, lineHeight: 480 / 1.2, lines: 6 }),
    ...dotted(22, 186, steps(100, 25.4, 6)),
    ...photo(254, 24, 190, 200),
    strip(254, 226, 190, BLUE),
  ]);
const charts = (): ContentNode =>
  sheet('Was lief', [
    disc(404, 64, 92, YELLOW, OVER),
    rect(-4, -4, 234, 305, PINK, OVER),
    printed(230, 218, 234, 84, 'druck-rise', PINK),
    text(12, 16, 200, 72, '@charts.title', { ...title, ...FITTED, color: INK, scale: 1.4 }),
    disc(112, 176, 90, YELLOW, OVER),
    screened(6, 78, 206, 224.3, faces(), BLUE),
    slip(242, 24, 204, 240, 1),
    text(254, 32, 180, 20, '@charts.text', { ...typed, lineHeight: 400, lines: 6 }),
    ...dotted(254, 180, steps(57, 28.2, 6)),
  ]);
const later = (): ContentNode =>
  sheet('An später', [
    rect(-4, -4, 468, 305, PINK, OVER),
    disc(230, 60, 110, YELLOW, OVER),
    text(12, 16, 206, 72, '@later.title', { ...title, ...FITTED, color: INK, scale: 1.4 }),
    rect(14, 72, 206, 200, PAPER),
    rect(240, 24, 206, 248, PAPER),
    text(24, 80, 186, 16, '@later.text', { ...typed, lineHeight: 120, lines: 2 }),
    ...dotted(24, 186, steps(112, 16, 10)),
    ...dotted(250, 186, steps(48, 16, 14)),
  ]);
const names = (): ContentNode =>
  sheet('Unterschriften', [
    rect(-4, -4, 234, 305, PINK, OVER),
    rect(230, -4, 234, 305, YELLOW, OVER),
    disc(404, 262, 96, PINK, OVER),
    printed(-4, 218, 234, 84, 'druck-rise', BLUE),
    text(12, 14, 206, 72, '@names.title', { ...title, ...FITTED, color: INK, scale: 1.3 }),
    ...[[12, 66, -2], [118, 70, 2], [242, 20, 1.5], [348, 24, -2], [14, 172, 2], [120, 174, -2], [244, 128, -1.5], [350, 132, 2]].flatMap(([x = 0, y = 0, turn = 0]) => [
      slip(x, y, 98, 96, turn),
      ...steps(y + 22, 16, 5).map((at) => rule(x + 8, at, 82, INK, 0.5, { dash: 'dotted', rotation: turn })),
    ]),
  ]); // prettier-ignore
const bingo = (): ContentNode =>
  sheet('Bingo', [
    ...ground(),
    ...twice(8, 12, 214, '@bingo.title', { scale: 1.6 }),
    ...Array.from({ length: 9 }, (_, index) => {
      const [x, y] = [14 + (index % 3) * 69, 68 + Math.floor(index / 3) * 69];
      return [
        rect(x, y, 66, 66, PAPER),
        rect(x + 1.4, y + 1.4, 66, 66, pick([PINK, YELLOW, BLUE], index % 3), { opacity: 0.35, ...OVER }),
        text(x + 5, y + 16, 56, 20, `@bingo.${index + 1}`, { ...typed, ...FITTED, lineHeight: 120, lines: 4, align: 'center' }),
      ];
    }).flat(),
    ...photo(242, 66, 206, 209),
  ]); // prettier-ignore
const swaps = (): ContentNode =>
  sheet('Tauschliste', [
    rect(-4, -4, 234, 305, YELLOW, OVER),
    rect(230, -4, 234, 305, PINK, OVER),
    disc(412, 40, 84, YELLOW, OVER),
    ...(['doubles', 'missing'] as const).flatMap((key, index) => {
      const x = pick([14, 242], index);
      return [
        text(x, 14, 196, 72, `@swap.${key}`, { ...title, ...FITTED, color: INK, scale: 1.1 }),
        text(x + 1, 46, 196, 14, `@swap.${key}.note`, { ...typed, ...FITTED }),
        slip(x - 2, 62, 206, 210, index === 0 ? -0.8 : 0.8),
        ...dotted(x + 8, 184, steps(84, 18, 10)),
      ];
    }),
  ]);

const teamOf = once((count: keyof typeof teams): ContentNode => teams[count]());
const SPREADS = { doubles, groupPhoto, quotesWall };
const spreads = once((key: keyof typeof SPREADS): ContentNode => SPREADS[key]());

const layouts: BlueprintContent['layouts'] = [
  ...([
    ['opener', 'bun', named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie')],
    ['opener-curls', 'curls', named('Auftakt in Gelb', 'Opener in yellow', 'Ouverture en jaune', 'Apertura in giallo', 'Otwarcie na żółto')],
    ['opener-crowd', 'crowd', named('Auftakt in Blau', 'Opener in blue', 'Ouverture en bleu', 'Apertura in blu', 'Otwarcie na niebiesko')],
    ['opener-phones', 'phones', named('Auftakt mit Kopfhörern', 'Opener with headphones', 'Ouverture au casque', 'Apertura con cuffie', 'Otwarcie ze słuchawkami')],
    ['opener-copier', 'copier', named('Auftakt mit Kopierer', 'Opener with copier', 'Ouverture au copieur', 'Apertura con fotocopiatrice', 'Otwarcie z kserem')],
    ['opener-cap', 'cap', named('Auftakt mit Mütze', 'Opener with cap', 'Ouverture à casquette', 'Apertura col berretto', 'Otwarcie z czapką')],
    ['opener-desk', 'desk', named('Auftakt mit Schreibtisch', 'Opener with desk', 'Ouverture au bureau', 'Apertura con banco', 'Otwarcie z biurkiem')],
  ] as const).map(([id, key, name]) => ({ id: `druck-${id}`, name, role: 'opener' as const, spread: opens(key) })),
  ...([
    ['24', teamOf(24), named('Volle Auflage', 'Full run', 'Tirage complet', 'Tiratura piena', 'Pełny nakład')],
    ['20', teamOf(20), named('Zwanzig mit Hitliste', 'Twenty with top four', 'Vingt et palmarès', 'Venti e classifica', 'Dwadzieścia i lista')],
    ['17', teamOf(17), named('Siebzehn und ein Foto', 'Seventeen and a photo', 'Dix-sept et une photo', 'Diciassette e una foto', 'Siedemnaście i zdjęcie')],
    ['16', teamOf(16), named('Sechzehn und ein Foto', 'Sixteen and a photo', 'Seize et une photo', 'Sedici e una foto', 'Szesnaście i zdjęcie')],
    ['12', teamOf(12), named('Zwölf und ein Foto', 'Twelve and a photo', 'Douze et une photo', 'Dodici e una foto', 'Dwanaście i zdjęcie')],
    ['9', teamOf(9), named('Neun und ein Foto', 'Nine and a photo', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie')],
    ['8', teamOf(8), named('Acht und ein Foto', 'Eight and a photo', 'Huit et une photo', 'Otto e una foto', 'Osiem i zdjęcie')],
    ['6', teamOf(6), named('Sechs und ein Foto', 'Six and a photo', 'Six et une photo', 'Sei e una foto', 'Sześć i zdjęcie')],
    ['4', teamOf(4), named('Vier und ein Foto', 'Four and a photo', 'Quatre et une photo', 'Quattro e una foto', 'Cztery i zdjęcie')],
    ['3', teamOf(3), named('Drei und ein Foto', 'Three and a photo', 'Trois et une photo', 'Tre e una foto', 'Trzy i zdjęcie')],
    ['3b', teamOf('3b'), named('Drei schräg', 'Three aslant', 'Trois en biais', 'Tre in diagonale', 'Troje na ukos')],
    ['2', teamOf(2), named('Zwei und zwei Fotos', 'Two and two photos', 'Deux et deux photos', 'Due e due foto', 'Dwa i dwa zdjęcia')],
    ['doubles', spreads('doubles'), named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne')],
  ] as const).map(([id, made, name]) => ({ id: `druck-${id}`, name, role: 'team' as const, spread: made })),
  ...([
    ['pictures', pictures(), named('Vier Bilder', 'Four pictures', 'Quatre photos', 'Quattro foto', 'Cztery zdjęcia')],
    ['poster', poster(), named('Plakat', 'Poster', 'Affiche', 'Manifesto', 'Plakat')],
    ['photo', spreads('groupPhoto'), named('Gruppenfoto', 'Group photo', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe')],
  ] as const).map(([id, made, name]) => ({ id: `druck-${id}`, name, role: 'picture' as const, spread: made })),
  ...([
    ['awards', awards(), named('Wer wird was?', 'Who’ll be what?', 'Qui fera quoi ?', 'Chi farà cosa?', 'Kto kim będzie?')],
    ['bingo', bingo(), named('Bingo', 'Bingo', 'Bingo', 'Bingo', 'Bingo')],
    ['charts', charts(), named('Was lief?', 'What was on?', 'Ça passait', 'Cosa andava?', 'Co leciało?')],
    ['swaps', swaps(), named('Tauschliste', 'Swap list', 'Liste d’échange', 'Lista scambi', 'Lista wymiany')],
    ['names', names(), named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy')],
    ['later', later(), named('An später', 'To later', 'À plus tard', 'A dopo', 'Na później')],
    ['quotes', spreads('quotesWall'), named('Zitate', 'Quotes', 'Citations', 'Citazioni', 'Cytaty')],
  ] as const).map(([id, made, name]) => ({ id: `druck-${id}`, name, role: 'text' as const, spread: made })),
]; // prettier-ignore

/** Sheets that came out one over the other. */
const jam = (): ContentNode[] => [
  rect(16, 214, 62, 88, PINK, { rotation: -14, ...OVER }),
  rect(58, 206, 62, 88, YELLOW, { rotation: 9, ...OVER }),
  rect(104, 216, 62, 88, BLUE, { rotation: -6, ...OVER }),
  rect(150, 204, 62, 88, PINK, { rotation: 17, ...OVER }),
  printed(-4, 217, 234, 84, 'druck-rise', BLUE),
];

export const blueprint: BlueprintContent = {
  id: 'school-ueberdruck',
  blueprint_category: 'school',
  title: named('Überdruck', 'Overprint', 'Surimpression', 'Sovrastampa', 'Nadruk'),
  description: {
    de: 'Ein Heft aus dem Schulkopierer: Rosa und Blau übereinander, nie ganz passgenau. Für Abschlussklassen mit Humor.',
    en: 'A zine from the school copier: pink and blue on top of each other, never quite in register. For leavers with humour.',
    fr: 'Un fanzine sorti du copieur : rose et bleu superposés, jamais tout à fait calés. Pour des promos qui ont de l’humour.',
    it: 'Una fanzine dalla fotocopiatrice: rosa e blu sovrapposti, mai del tutto a registro. Per maturandi spiritosi.',
    pl: 'Zin ze szkolnej kopiarki: róż i błękit nałożone na siebie, nigdy całkiem równo. Dla absolwentów z humorem.',
  },
  palette: [HEX.ink, HEX.pink, HEX.blue, HEX.yellow, HEX.paper],
  fonts: {
    title: { family: 'Bricolage Grotesque', bold: true },
    sub_title: { family: 'Special Elite', bold: false },
    paragraph: { family: 'Special Elite', bold: false },
  },
  design: 'tilted',
  portrait: [2, 4, 3, 6],
  texts,
  questions: SCHOOL_QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(PAPER, [
          disc(288, 108, 54, YELLOW, OVER),
          printed(266, 62, 180, 196, 'druck-face-1', PINK),
          printed(272, 67, 180, 196, 'druck-face-2', BLUE),
          ...twice(238, 9, 214, '{album-title}', { scale: 1.75 }),
          disc(422, 246, 30, YELLOW),
          text(392, 233, 60, 72, '{total-stickers}', { ...title, ...FITTED, color: INK, scale: 1.1, rotation: -5.5, align: 'center', name: 'Anzahl' }),
          text(240, 266, 150, 16, '@cover.heads', { ...typed, lineHeight: 120, lines: 2 }),
          text(240, 282, 104, 12, '{release-date}', typed),
        ]),
        spread('Erster Druck', PAPER, [
          disc(40, 60, 96, YELLOW, OVER),
          ...jam(),
          ...twice(10, 36, 204, '@welcome.title', { scale: 1.6 }),
          slip(12, 92, 206, 102, -2),
          text(21, 100, 188, 20, '@welcome.text', { ...typed, lineHeight: 120, lines: 9, rotation: -2 }),
          rect(238, -4, 226, 305, PINK, OVER),
          rect(230, 12, 226, 300, PINK, { opacity: 0.25, ...OVER }),
          text(248, 22, 200, 72, '@contents.title', { ...title, color: INK, scale: 1.2 }),
          node('Text', { x: 250, y: 74, width: 194, height: 100, size: 48, lineHeight: 150, font: 'title', color: INK, symbol: 'toc-chapters', fit: true, autosize: false, text: '{toc-chapters}', name: 'Inhalt' }),
          printed(344, 182, 108, 117.6, 'druck-cap-2', BLUE),
          screened(240, 256.4, 100, 44.8, 'druck-desk', BLUE),
          rect(440, 285.8, 14, 7.4, PAPER),
          text(432, 287.3, 18, 12, '{page-number}', { font: 'title', color: INK, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opens('bun'), teamOf(20), spreads('doubles')]),
    section('@chapter.two', [opens('curls'), teamOf(17), spreads('quotesWall')]),
    section(
      '@section.back',
      [
        spreads('groupPhoto'),
        spread('Danke', PAPER, [
          disc(60, 236, 90, YELLOW, OVER),
          rect(238, -4, 226, 305, YELLOW, OVER),
          disc(352, 150, 96, PINK, OVER),
          screened(246, 74, 208, 226.5, 'druck-phones-2', BLUE),
          ...twice(10, 14, 206, '@thanks.title', { scale: 1.35 }),
          text(14, 62, 196, 20, '@thanks.text', { ...typed, lineHeight: 133, lines: 6 }),
          ...photo(14, 136, 200, 132),
          ...pageNumbers(),
        ]),
        spread('Rückseite', PINK, [
          rect(-4, -4, 238, 305, PINK),
          disc(96, 150, 84, YELLOW, OVER),
          printed(-4, 146, 238, 107, 'druck-crowd', BLUE),
          rect(-4, 252, 238, 49, BLUE),
          text(12, 18, 206, 72, '@back.line', { ...title, color: INK, lines: 4 }),
          text(12, 272, 160, 16, '{album-title}', { ...typed, color: PAPER }),
        ]),
      ],
      true,
    ),
  ],
}; // prettier-ignore
