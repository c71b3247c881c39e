/** Heftumschlag: every class is an exercise book; the colour of its cover tells which. */
import {
  HINT,
  named,
  same,
  FITTED,
  cells,
  cell,
  folios,
  frame,
  frontCover,
  node,
  pick,
  picture,
  rect,
  round,
  rule,
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS } from '../extra-spreads.ts';
import { SCHOOL_ANSWERS, SCHOOL_QUESTIONS, SCHOOL_THANKS, once, turns } from './huepfkasten.ts';

const INK = 2;
const GREEN = 3;
const RED = 4;
const YELLOW = 5;
const SHEET = 6;
const HEX = { ink: '#20304f', green: '#2f7d5b', red: '#c8322b', yellow: '#f0b92f', sheet: '#fbfaf4', line: '#a9c4dc' };
type Crayon = keyof typeof HEX;
type Point = readonly [number, number];

/** A closed curve through points, for what is coloured in. */
function blob(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => pick(points, (index + count) % count);
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (d[0] - b[0]) / 6)} ${round(c[1] - (d[1] - b[1]) / 6)} ${c[0]} ${c[1]}`;
  });
  return `M${at(0)[0]} ${at(0)[1]}${curves.join('')}Z`;
}
const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
let clips = 0;
/** Coloured pencil: strokes to and fro inside an outline in ink, not always up to it. */
function coloured(d: string, crayon: Crayon, [x, y, width, height]: readonly [number, number, number, number]): string {
  const id = `c${++clips}`;
  const random = stream(clips * 71 + 5);
  let strokes = '';
  for (let at = -height; at < width; at += 2.1)
    strokes += `M${round(x + at + random() * 1.2)} ${round(y + height)}l${round(height + random() * 2)} ${-height}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${HEX.sheet}"/><path d="${d}" fill="${HEX[crayon]}" opacity=".3"/><path clip-path="url(#${id})" d="${strokes}" stroke="${HEX[crayon]}" stroke-width="1.5" opacity=".8" fill="none"/>${outlined(d)}`;
}
const outlined = (d: string, width = 1.1): string =>
  `<path d="${d}" fill="none" stroke="${HEX.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const at = (x: number, y: number, size: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})">${inner}</g>`;

/* What lies on a desk and hangs in a classroom, each around its own zero point. */
const apple =
  coloured(blob([[0, -16], [14, -22], [27, -8], [22, 16], [8, 26], [0, 23], [-8, 26], [-22, 16], [-27, -8], [-14, -22]]), 'red', [-30, -26, 60, 56]) +
  outlined('M0 -16C0 -24 3 -30 7 -33', 1.6) + coloured(blob([[5, -26], [14, -34], [24, -32], [16, -24]]), 'green', [0, -36, 26, 16]); // prettier-ignore
const globe =
  coloured(oval(0, -8, 28), 'line', [-30, -38, 60, 60]) +
  coloured(blob([[-22, -18], [-10, -30], [0, -26], [-4, -14], [-12, -8], [-14, 4], [-22, -2]]), 'green', [-26, -32, 30, 38]) +
  coloured(blob([[6, -12], [18, -22], [25, -10], [20, 4], [10, 10], [8, -2]]), 'green', [4, -26, 24, 40]) +
  outlined('M-22 -34A34 34 0 1 0 22 18M0 26V36M-18 40H18', 1.8); // prettier-ignore
const satchel =
  coloured(blob([[-28, -18], [0, -22], [28, -18], [31, 24], [0, 28], [-31, 24]]), 'yellow', [-34, -24, 68, 54]) +
  coloured(blob([[-29, -18], [0, -22], [29, -18], [27, 4], [0, 9], [-27, 4]]), 'green', [-32, -24, 64, 36]) +
  outlined('M-10 -22C-10 -34 10 -34 10 -22', 2) + coloured(box(-18, 2, 8, 11), 'sheet', [-18, 2, 8, 11]) + coloured(box(10, 2, 8, 11), 'sheet', [10, 2, 8, 11]); // prettier-ignore
const alarm =
  outlined('M-16 22L-22 32M16 22L22 32M0 -30V-36', 2.2) +
  coloured(blob([[-24, -14], [-25, -27], [-13, -27]]), 'yellow', [-28, -30, 18, 18]) + coloured(blob([[24, -14], [25, -27], [13, -27]]), 'yellow', [10, -30, 18, 18]) +
  coloured(oval(0, 0, 26), 'red', [-28, -28, 56, 56]) + `<path d="${oval(0, 0, 20)}" fill="${HEX.sheet}"/>` + outlined(`${oval(0, 0, 20)}M0 0V-13M0 0L9 5`, 1.6); // prettier-ignore
const owl =
  coloured(blob([[-22, -22], [0, -18], [22, -22], [25, 8], [14, 30], [-14, 30], [-25, 8]]), 'yellow', [-28, -24, 56, 56]) +
  [-9, 9].map((x) => `<path d="${oval(x, -6, 8.4)}" fill="${HEX.sheet}"/>` + outlined(oval(x, -6, 8.4)) + `<path d="${oval(x, -6, 3)}" fill="${HEX.ink}"/>`).join('') +
  coloured(poly([[-3, 2], [3, 2], [0, 9]]), 'red', [-4, 0, 8, 10]) + outlined('M-8 14q4 4 8 0q4 4 8 0M-8 21q4 4 8 0q4 4 8 0M-8 30v5M8 30v5'); // prettier-ignore
const fox =
  coloured(blob([[-26, 4], [-20, -10], [0, -14], [20, -10], [26, 4], [8, 26], [0, 30], [-8, 26]]), 'red', [-28, -16, 56, 48]) +
  coloured(poly([[-24, -4], [-27, -32], [-8, -13]]), 'red', [-28, -34, 22, 32]) + coloured(poly([[24, -4], [27, -32], [8, -13]]), 'red', [6, -34, 22, 32]) +
  `<path d="${blob([[-24, 8], [-12, 6], [0, 22], [12, 6], [24, 8], [8, 26], [0, 30], [-8, 26]])}" fill="${HEX.sheet}"/>` +
  outlined(blob([[-24, 8], [-12, 6], [0, 22], [12, 6], [24, 8], [8, 26], [0, 30], [-8, 26]])) +
  [-9, 9].map((x) => `<path d="${oval(x, 1, 2.2)}" fill="${HEX.ink}"/>`).join('') + `<path d="${oval(0, 27, 3.4, 2.6)}" fill="${HEX.ink}"/>`; // prettier-ignore
const cactus =
  coloured(blob([[-9, 12], [-10, -20], [0, -32], [10, -20], [9, 12]]), 'green', [-12, -34, 24, 48]) +
  coloured(blob([[9, -2], [18, -4], [19, -18], [26, -18], [26, 2], [10, 6]]), 'green', [8, -20, 20, 28]) +
  coloured(poly([[-18, 12], [18, 12], [13, 34], [-13, 34]]), 'red', [-20, 12, 40, 22]) + outlined('M-3 -22v3M3 -14v3M-4 -8v3M3 0v3M22 -10v3'); // prettier-ignore
const plane =
  `<path d="${poly([[-40, 4], [42, -22], [2, 26], [-6, 10]])}" fill="${HEX.sheet}"/>` + outlined(poly([[-40, 4], [42, -22], [2, 26], [-6, 10]]), 1.4) +
  coloured(poly([[-6, 10], [42, -22], [-16, 24]]), 'line', [-18, -24, 62, 50]) + outlined(poly([[-6, 10], [42, -22], [-16, 24]]), 1.2) + outlined('M-46 26q-10 6 -18 2M-50 16q-10 2 -16 -4', 1); // prettier-ignore
const house = (x: number, width: number, height: number, roof: Crayon): string =>
  coloured(box(x, -height, width, height), 'sheet', [x, -height, width, height]) +
  coloured(poly([[x - 4, -height], [x + width / 2, -height - width * 0.5], [x + width + 4, -height]]), roof, [x - 4, -height - width * 0.5, width + 8, width * 0.5]) +
  [0.26, 0.74].map((part) => coloured(box(x + width * part - 5, -height + 8, 10, 11), 'yellow', [x + width * part - 5, -height + 8, 10, 11])).join('') +
  coloured(box(x + width / 2 - 5, -16, 10, 16), 'red', [x + width / 2 - 5, -16, 10, 16]); // prettier-ignore
const treeDrawn = (x: number, y: number, r: number): string =>
  coloured(box(x - 2, y - 2, 4, r * 1.2), 'ink', [x - 2, y - 2, 4, r * 1.2]) +
  coloured(blob([[x - r, y], [x - r * 1.1, y - r], [x - r * 0.4, y - r * 1.8], [x + r * 0.5, y - r * 1.8], [x + r * 1.1, y - r], [x + r, y], [x, y + r * 0.2]]), 'green', [x - r * 1.2, y - r * 1.9, r * 2.4, r * 2.2]); // prettier-ignore
const sun = (x: number, y: number, r: number): string =>
  coloured(oval(x, y, r), 'yellow', [x - r, y - r, 2 * r, 2 * r]) +
  outlined(Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    return `M${round(x + r * 1.3 * Math.cos(angle))} ${round(y + r * 1.3 * Math.sin(angle))}L${round(x + r * 1.75 * Math.cos(angle))} ${round(y + r * 1.75 * Math.sin(angle))}`;
  }).join('')); // prettier-ignore
const cloud = (x: number, y: number, size: number): string =>
  at(x, y, size, coloured(blob([[-32, 8], [-34, -4], [-22, -8], [-14, -20], [2, -21], [12, -12], [22, -14], [32, -4], [28, 8]]), 'line', [-36, -22, 70, 32])); // prettier-ignore
const grass = (width: number, y: number): string => outlined(`M4 ${y}Q${width * 0.3} ${y - 3} ${width * 0.5} ${y}T${width - 4} ${y}`, 1.3); // prettier-ignore
const bus =
  coloured(blob([[-70, 0], [-72, -34], [-60, -46], [40, -46], [58, -40], [68, -14], [68, 0]]), 'yellow', [-74, -48, 146, 50]) +
  [-60, -36, -12, 12].map((x) => coloured(box(x, -38, 18, 15), 'line', [x, -38, 18, 15])).join('') + coloured(poly([[38, -38], [52, -36], [58, -20], [38, -20]]), 'line', [38, -40, 22, 20]) +
  [-42, 42].map((x) => `<path d="${oval(x, 0, 12)}" fill="${HEX.ink}"/><path d="${oval(x, 0, 5)}" fill="${HEX.sheet}"/>`).join(''); // prettier-ignore
const fish = (crayon: Crayon): string =>
  coloured(blob([[-20, 0], [-8, -12], [10, -11], [22, 0], [10, 11], [-8, 12]]), crayon, [-24, -14, 48, 28]) +
  coloured(poly([[-18, 0], [-32, -11], [-28, 0], [-32, 11]]), crayon, [-34, -12, 18, 24]) + `<path d="${oval(12, -3, 1.8)}" fill="${HEX.ink}"/>`; // prettier-ignore
const ship =
  coloured(poly([[-46, 0], [46, 0], [32, 24], [-34, 24]]), 'red', [-48, 0, 96, 26]) + coloured(box(-26, -18, 44, 18), 'sheet', [-26, -18, 44, 18]) +
  coloured(box(-4, -36, 12, 18), 'yellow', [-4, -36, 12, 18]) + outlined(`${oval(-16, -9, 4)}${oval(-2, -9, 4)}${oval(11, -9, 4)}`) + outlined('M4 -40q8 -6 3 -12q10 -4 16 -2', 1.4); // prettier-ignore
const waves = (width: number): string => outlined(`M0 0${'q7 -7 14 0'.repeat(Math.floor(width / 14))}`, 1.3);

/** Where the lines of a sheet begin: its head is left free, as in any exercise book. */
const HEAD = 48;
const ruled = Array.from({ length: 36 }, (_, index) => `<path d="M0 ${HEAD + index * 7}H468" stroke="${HEX.line}" stroke-width=".25"/>`).join(''); // prettier-ignore
const squared = (width: number, height: number, top = 0): string =>
  `${Array.from({ length: Math.ceil(width / 5) }, (_, i) => `<path d="M${i * 5} ${top}V${height}" stroke="${HEX.line}" stroke-width=".22"/>`).join('')}${Array.from({ length: Math.ceil((height - top) / 5) }, (_, i) => `<path d="M0 ${top + i * 5}H${width}" stroke="${HEX.line}" stroke-width=".22"/>`).join('')}`;
const square = (inner: string): ReturnType<typeof svg> => svg(80, 80, at(40, 40, 1, inner), 2);
const scene = (inner: string): ReturnType<typeof svg> => svg(200, 124, inner);
/** For frames that are as high as wide, and for those of a whole page. */
const squareScene = (inner: string): ReturnType<typeof svg> => svg(200, 188, inner);
const tallScene = (inner: string): ReturnType<typeof svg> => svg(160, 216, inner);
const book = (y: number, x: number, width: number, crayon: Crayon): string =>
  coloured(box(x, y - 15, width, 15), crayon, [x, y - 15, width, 15]) +
  outlined(`M${x + 8} ${y - 15}v15M${x + width - 8} ${y - 15}v15`);
const balloon =
  coloured(blob([[0, -62], [34, -50], [46, -18], [30, 18], [9, 38], [-9, 38], [-30, 18], [-46, -18], [-34, -50]]), 'yellow', [-50, -66, 100, 108]) +
  coloured(blob([[0, -62], [16, -46], [20, -12], [11, 24], [5, 38], [-5, 38], [-11, 24], [-20, -12], [-16, -46]]), 'red', [-22, -66, 44, 106]) +
  outlined('M-9 39L-11 56M9 39L11 56') + coloured(poly([[-13, 56], [13, 56], [11, 74], [-11, 74]]), 'green', [-14, 56, 28, 18]); // prettier-ignore
const bigTree =
  coloured(blob([[-11, 92], [-9, 40], [-14, 6], [14, 6], [9, 40], [11, 92], [22, 100], [-22, 100]]), 'ink', [-24, 4, 48, 98]) +
  coloured(blob([[-62, 12], [-70, -22], [-46, -52], [-14, -74], [26, -72], [56, -48], [70, -16], [58, 16], [22, 22], [-22, 24]]), 'green', [-74, -78, 148, 104]); // prettier-ignore
const seaweed = (x: number, y: number, height: number): string =>
  outlined(`M${x} ${y}q-9 ${-height / 4} 0 ${-height / 2}t0 ${-height / 2}`, 1.8);

const drawings: BlueprintContent['drawings'] = {
  'heft-ruled': svg(468, 305, `${ruled}<path d="M26 0V305M442 0V305" stroke="${HEX.red}" stroke-width=".3" opacity=".75"/>`),
  'heft-squares': svg(468, 305, squared(468, 305, HEAD - 3)),
  'heft-box': svg(50, 70, `<rect width="50" height="70" fill="#fff"/>${squared(50, 70)}`),
  'heft-box-wide': svg(100, 70, `<rect width="100" height="70" fill="#fff"/>${squared(100, 70)}`),
  'heft-blot': svg(40, 32, `<path d="M14 6C20 1 27 4 28 10C34 11 37 17 32 21C29 24 27 28 20 27C14 31 7 27 8 21C3 18 5 10 10 10C11 8 12 7 14 6Z" fill="${HEX.ink}"/><circle cx="36" cy="27" r="1.6" fill="${HEX.ink}"/><circle cx="4" cy="29" r="1" fill="${HEX.ink}"/>`, 2),
  'heft-tick': svg(30, 24, `<path d="M3 14C6 16 9 19 11 22C15 13 20 6 28 2" fill="none" stroke="${HEX.red}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`, 2),
  'heft-ruler': svg(190, 26, `<rect width="190" height="26" rx="2" fill="${HEX.yellow}"/><path d="${Array.from({ length: 91 }, (_, i) => `M${5 + i * 2} 0v${i % 5 === 0 ? (i % 10 === 0 ? 11 : 8) : 5}`).join('')}" stroke="${HEX.ink}" stroke-width=".5"/><circle cx="181" cy="19" r="3" fill="${HEX.sheet}"/>`),
  'heft-pencil': svg(190, 26, `<g transform="translate(4 3) scale(1.24 1.6)"><path d="M0 6L18 0V12Z" fill="${HEX.yellow}" opacity=".5"/><path d="M0 6L6 4V8Z" fill="${HEX.ink}"/><path d="M18 0H132V12H18Z" fill="${HEX.green}"/><path d="M18 4H132V8H18Z" fill="${HEX.sheet}" opacity=".3"/><path d="M132 0h6v12h-6Z" fill="${HEX.line}"/><path d="M138 0h5a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-5Z" fill="${HEX.red}"/></g>`),
  'heft-brush': svg(190, 26, `<path d="M4 15C14 4 28 5 42 8V18C28 22 14 22 4 15Z" fill="${HEX.red}"/><path d="M42 7h20v12H42Z" fill="${HEX.line}"/><path d="M62 8L180 11a2 2 0 0 1 0 4L62 18Z" fill="${HEX.yellow}"/>`),
  'heft-apple': square(at(0, 2, 1.1, apple)),
  'heft-globe': square(at(0, -1, 0.96, globe)),
  'heft-satchel': square(at(0, 2, 1.1, satchel)),
  'heft-alarm': square(at(0, 2, 1.08, alarm)),
  'heft-owl': square(at(0, -2, 1.06, owl)),
  'heft-fox': square(at(0, 0, 1.16, fox)),
  'heft-cactus': square(at(-4, 0, 1.1, cactus)),
  'heft-plane': square(at(6, 0, 0.74, plane)),
  'heft-scene-town': scene(grass(200, 116) + at(0, 116, 1, house(12, 46, 38, 'red') + house(78, 60, 56, 'green') + house(150, 40, 34, 'yellow')) + sun(40, 26, 12) + cloud(150, 28, 0.56) + treeDrawn(68, 104, 7)),
  'heft-scene-bus': scene(grass(200, 116) + at(96, 104, 1, bus) + treeDrawn(184, 98, 11) + treeDrawn(12, 102, 9) + cloud(52, 30, 0.6) + sun(160, 28, 12)),
  'heft-scene-sea': scene(at(110, 66, 1, ship) + at(4, 92, 1, waves(190)) + at(20, 102, 1, waves(160)) + at(52, 112, 0.5, fish('yellow')) + at(150, 116, 0.4, fish('green')) + sun(30, 26, 11) + cloud(166, 26, 0.6)),
  'heft-scene-wood': scene(grass(200, 116) + [[24, 92, 17], [62, 98, 13], [92, 88, 19], [176, 92, 17]].map(([x = 0, y = 0, r = 0]) => treeDrawn(x, y, r)).join('') + at(134, 94, 0.7, fox) + at(92, 64, 0.44, owl) + sun(150, 28, 11) + cloud(40, 28, 0.6)),
  'heft-scene-sky': scene(at(104, 68, 1.1, plane, -8) + cloud(40, 28, 0.8) + cloud(164, 100, 0.7) + cloud(84, 112, 0.4) + sun(176, 22, 11)),
  'heft-scene-garden': scene(grass(200, 116) + at(0, 116, 1, house(18, 58, 46, 'yellow')) + at(108, 86, 0.9, cactus) + treeDrawn(172, 94, 15) + at(140, 103, 0.5, apple) + cloud(126, 30, 0.6) + sun(178, 24, 10)),
  'heft-scene-pond': scene(at(4, 40, 1, waves(196)) + at(58, 66, 1.1, fish('red')) + at(142, 88, 0.9, fish('yellow')) + at(96, 100, 0.6, fish('green')) + outlined('M24 120q-8 -12 0 -24t0 -22M116 120q8 -10 0 -18M182 120q-8 -12 0 -22t0 -20', 1.8) + sun(168, 20, 9) + cloud(48, 22, 0.6)),
  'heft-scene-evening': scene(grass(200, 116) + treeDrawn(40, 86, 22) + at(38, 38, 0.6, owl) + at(0, 116, 1, house(88, 70, 50, 'red')) + treeDrawn(182, 98, 11) + cloud(150, 24, 0.6)),
  'heft-scene-desk': scene(grass(200, 116) + at(30, 80, 0.84, globe) + at(84, 88, 0.84, satchel) + at(132, 94, 0.76, apple) + at(170, 82, 0.96, cactus) + at(96, 28, 0.7, plane, -10)),
  'heft-square-town': squareScene(grass(200, 180) + at(0, 180, 1.5, house(5, 36, 34, 'red') + house(49, 36, 60, 'green') + house(93, 34, 40, 'yellow')) + sun(36, 34, 15) + cloud(160, 34, 0.8)),
  'heft-square-balloon': squareScene(grass(200, 180) + at(100, 82, 1.02, balloon) + cloud(26, 40, 0.66) + cloud(170, 112, 0.62) + sun(174, 30, 12) + treeDrawn(28, 166, 12) + treeDrawn(176, 168, 10)),
  'heft-square-tree': squareScene(grass(200, 180) + at(100, 84, 0.96, bigTree) + at(74, 54, 0.34, apple) + at(128, 60, 0.34, apple) + at(104, 84, 0.34, apple) + at(160, 156, 0.74, fox) + at(38, 158, 0.7, satchel) + sun(24, 30, 11)),
  'heft-square-pond': squareScene(at(0, 70, 1, waves(200)) + at(104, 64, 1, coloured(poly([[-44, -16], [44, -16], [26, 10], [-26, 10]]), 'sheet', [-46, -18, 92, 30]) + coloured(poly([[-22, -16], [0, -52], [22, -16]]), 'yellow', [-24, -54, 48, 40]) + outlined('M0 -52V-16', 1.2)) + at(52, 106, 1.1, fish('red')) + at(146, 126, 1.2, fish('yellow')) + at(76, 152, 0.9, fish('green')) + seaweed(22, 186, 44) + seaweed(112, 186, 24) + seaweed(180, 186, 44) + sun(26, 26, 11)),
  'heft-square-stack': squareScene(book(178, 34, 132, 'green') + book(163, 46, 116, 'red') + book(148, 40, 108, 'yellow') + at(72, 92, 1.14, globe) + at(132, 108, 1.02, alarm) + at(158, 36, 0.66, plane, -8) + grass(200, 179)),
  'heft-tall-tree': tallScene(grass(160, 208) + at(80, 104, 1.04, bigTree) + at(46, 70, 0.36, apple) + at(112, 62, 0.36, apple) + at(82, 96, 0.36, apple) + at(82, 50, 0.56, owl) + at(128, 184, 0.72, fox) + at(30, 186, 0.72, satchel) + sun(26, 22, 10) + cloud(130, 16, 0.5)),
  'heft-tall-balloon': tallScene(grass(160, 208) + at(80, 94, 1.1, balloon) + cloud(24, 26, 0.5) + cloud(134, 142, 0.5) + sun(142, 22, 9) + at(0, 208, 0.7, house(8, 44, 34, 'red') + house(176, 40, 40, 'green')) + treeDrawn(62, 196, 10) + treeDrawn(106, 198, 8)),
  'heft-tall-sea': tallScene(at(0, 84, 1, waves(160)) + at(82, 60, 0.96, ship) + at(44, 116, 1.1, fish('red')) + at(112, 140, 1.2, fish('yellow')) + at(54, 164, 1, fish('green')) + at(112, 184, 0.7, fish('red')) + seaweed(14, 212, 46) + seaweed(70, 212, 28) + seaweed(150, 212, 48) + sun(28, 24, 12) + cloud(122, 18, 0.56)),
  'heft-tall-stack': tallScene(book(207, 10, 140, 'green') + book(192, 22, 124, 'red') + book(177, 16, 116, 'yellow') + book(162, 30, 96, 'line') + at(80, 112, 1.06, globe) + at(120, 30, 0.6, plane, -8) + at(80, 58, 0.6, apple) + sun(28, 30, 11) + grass(160, 208)),
  'heft-skyline': svg(440, 120, grass(440, 112) + at(0, 112, 1, house(14, 50, 42, 'red') + house(106, 70, 60, 'green') + house(352, 44, 36, 'yellow') + house(402, 34, 28, 'red')) + treeDrawn(84, 98, 11) + at(244, 100, 0.92, bus) + treeDrawn(330, 96, 13) + sun(240, 24, 11) + cloud(60, 26, 0.56) + cloud(390, 26, 0.6)),
  'heft-aquarium': svg(440, 120, [[40, 40, 'red', 1], [120, 84, 'yellow', 1.3], [196, 34, 'green', 0.9], [262, 80, 'red', 1.2], [336, 40, 'yellow', 1.1], [404, 88, 'green', 1]].map(([x, y, crayon, size]) => at(Number(x), Number(y), Number(size), fish(crayon as Crayon))).join('') + at(6, 10, 1, waves(420)) + outlined('M76 118q-8 -14 0 -24t0 -24M226 118q8 -14 0 -24t0 -20M376 118q-8 -12 0 -22t0 -24', 1.8)),
  'heft-desk': svg(440, 120, grass(440, 112) + at(44, 76, 1, satchel) + at(112, 78, 1, globe) + at(176, 84, 0.9, apple) + at(268, 78, 1, alarm) + at(336, 76, 1, cactus) + at(400, 78, 1, owl) + at(222, 30, 0.7, plane, -8)),
}; // prettier-ignore

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'label.kind': named('Sammelheft', 'Exercise book', 'Cahier', 'Quaderno', 'Zeszyt'),
  'label.line': [
    named('{answer-school}, {answer-year}', '{answer-school}, {answer-year}', '{answer-school}, {answer-year}', '{answer-school}, {answer-year}', '{answer-school}, {answer-year}'),
    same('{answer-school}'),
    named('Gehört uns allen.', 'Belongs to us all.', 'Il est à nous tous.', 'È di tutti noi.', 'Należy do nas wszystkich.'),
  ],
  'label.ours': named('Gehört uns.', 'All ours.', 'À nous.', 'È nostro.', 'Nasz zeszyt.'),
  'welcome.title': named('Erste Stunde', 'First lesson', 'Première heure', 'Prima ora', 'Pierwsza lekcja'),
  'welcome.text': named(
    'In diesem Heft wird nicht abgeschrieben, sondern eingeklebt. Jede Gruppe hat ihre Seiten, jedes Gesicht seine Nummer. Wer fertig ist, hilft dem Nachbartisch. Wer doppelt hat, tauscht in der großen Pause.',
    'In this book nobody copies, everybody sticks. Every group has its pages, every face its number. If you are done, help the next table. If you have doubles, swap at break.',
    'Dans ce cahier, on ne copie pas, on colle. Chaque groupe a ses pages, chaque visage son numéro. Qui a fini aide la table d’à côté. Qui a des doubles échange à la récré.',
    'In questo quaderno non si copia, si incolla. Ogni gruppo ha le sue pagine, ogni faccia il suo numero. Chi ha finito aiuta il banco vicino. Chi ha doppioni scambia all’intervallo.',
    'W tym zeszycie się nie ściąga, tylko wkleja. Każda grupa ma swoje strony, każda twarz swój numer. Kto skończył, pomaga sąsiedniej ławce. Kto ma podwójne, wymienia na przerwie.',
  ),
  'welcome.fields': named('Name:\nKlasse:\nJahr:', 'Name:\nClass:\nYear:', 'Nom :\nClasse :\nAnnée :', 'Nome:\nClasse:\nAnno:', 'Imię:\nKlasa:\nRok:'),
  'welcome.note': named('Schön geschrieben!', 'Neatly done!', 'Bien écrit !', 'Ben scritto!', 'Ładnie napisane!'),
  'contents.title': named('Inhalt', 'Contents', 'Sommaire', 'Indice', 'Spis treści'),
  'dictation.title': named('Diktat', 'Dictation', 'Dictée', 'Dettato', 'Dyktando'),
  'dictation.text': named(
    'Kleben schreibt man mit b, Doppelte mit zwei p, und getauscht wird am besten sofort.',
    'Sticker has a ck in the middle, swap has a p at the end, and both are best done at break.',
    'Vignette prend deux t, album n’en prend aucun, et échanger se conjugue à chaque récré.',
    'Figurina vuole una r sola, doppione due p, e scambiare si coniuga all’intervallo.',
    'Naklejka pisze się przez jot, wymiana przez igrek, a wymieniać najlepiej od razu.',
  ),
  'dictation.mark': named('Kein Fehler, ein Klecks', 'No mistakes, one blot', 'Aucune faute, une tache', 'Zero errori, una macchia', 'Bez błędów, jeden kleks'),
  'sums.title': named('Kopfrechnen', 'Mental maths', 'Calcul mental', 'Calcolo a mente', 'Liczenie w pamięci'),
  'sums.text': named(
    'Nummer + Sticker = Gesicht\ndoppelt + doppelt = getauscht\nalle − einer = weitersuchen\nalle + einer = Fest',
    'number + sticker = face\ndouble + double = swap\nall − one = keep looking\nall + one = party',
    'numéro + vignette = visage\ndouble + double = échange\ntous − un = on cherche\ntous + un = fête',
    'numero + figurina = faccia\ndoppia + doppia = scambio\ntutti − uno = si cerca\ntutti + uno = festa',
    'numer + naklejka = twarz\npodwójna + podwójna = wymiana\nwszyscy − jeden = szukamy\nwszyscy + jeden = święto',
  ),
  'sums.mark': named('Richtig! Rechenweg bitte einkleben.', 'Correct! Please stick in your working.', 'Juste ! Collez aussi le raisonnement.', 'Giusto! Incollare anche i passaggi.', 'Dobrze! Obliczenia proszę wkleić.'),
  'music.title': named('Musik', 'Music', 'Musique', 'Musica', 'Muzyka'),
  'music.text': named(
    'Erst rascheln, dann summen, dann jubeln: So klingt es, wenn der richtige Sticker auftaucht.',
    'First a rustle, then a hum, then a cheer: the sound of the right sticker turning up.',
    'Un froissement, un fredonnement, un cri de joie : voilà le son de la bonne vignette.',
    'Prima un fruscio, poi un brusio, poi un grido di gioia: è il suono della figurina giusta.',
    'Najpierw szelest, potem mruczenie, potem okrzyk: tak brzmi właściwa naklejka.',
  ),
  'music.mark': named('Bitte noch einmal mit Gefühl!', 'Once more, with feeling!', 'Encore une fois, avec cœur !', 'Ancora una volta, con sentimento!', 'Jeszcze raz, z uczuciem!'),
  'map.subject': named('Erdkunde', 'Geography', 'Géographie', 'Geografia', 'Geografia'),
  'geo.text': named(
    'Der kürzeste Weg zum fehlenden Sticker führt einmal quer über den Schulhof.',
    'The shortest way to a missing sticker leads straight across the playground.',
    'Le plus court chemin vers la vignette manquante traverse la cour.',
    'La via più breve per la figurina mancante attraversa il cortile.',
    'Najkrótsza droga do brakującej naklejki prowadzi przez środek boiska.',
  ),
  'geo.mark': named('Norden ist da, wo die Tafel hängt.', 'North is where the board hangs.', 'Le nord, c’est du côté du tableau.', 'Il nord è dove sta la lavagna.', 'Północ jest tam, gdzie wisi tablica.'),
  'hand.title': named('Schönschrift', 'Handwriting', 'Écriture', 'Bella grafia', 'Kaligrafia'),
  'hand.text': named(
    'Gerade halten, nicht drücken, schön in der Reihe bleiben. Das gilt für Buchstaben und für Sticker.',
    'Hold it straight, press lightly, stay on the line. True of letters and of stickers.',
    'Bien droit, sans appuyer, sur la ligne. Ça vaut pour les lettres comme pour les vignettes.',
    'Dritto, senza premere, sulla riga. Vale per le lettere e per le figurine.',
    'Prosto, lekko i równo w linii. To dotyczy liter i naklejek.',
  ),
  'hand.mark': named('Die Bögen werden immer runder!', 'These loops get rounder and rounder!', 'Des boucles de plus en plus rondes !', 'Asole sempre più tonde!', 'Pętelki coraz okrąglejsze!'),
  'art.title': named('Kunst', 'Art', 'Arts plastiques', 'Arte', 'Plastyka'),
  'art.text': named(
    'Ein Sticker darf schief sein, wenn es Absicht war. Es war immer Absicht.',
    'A sticker may be crooked if you meant it. You always meant it.',
    'Une vignette peut être de travers si c’est voulu. C’est toujours voulu.',
    'Una figurina può essere storta, se è voluto. È sempre voluto.',
    'Naklejka może być krzywo, jeśli tak miało być. Zawsze tak miało być.',
  ),
  'art.mark': named('Mutige Farben, bitte aufhängen!', 'Bold colours, hang it up!', 'Couleurs audacieuses, à accrocher !', 'Colori audaci, da appendere!', 'Odważne kolory, proszę powiesić!'),
  'nature.title': named('Sachkunde', 'Science', 'Sciences', 'Scienze', 'Przyroda'),
  'nature.text': named(
    'Wer sammelt, ist tagaktiv, tritt in der Pause in Gruppen auf und tauscht Rufe und Doppelte.',
    'Collectors are active by day. At break they gather in groups and exchange calls and doubles.',
    'Le collectionneur vit le jour. À la récré, il se déplace en groupe et échange cris et doubles.',
    'Chi colleziona è attivo di giorno. All’intervallo si muove in gruppo e scambia richiami e doppioni.',
    'Zbieracze są aktywni w dzień. Na przerwie łączą się w grupy i wymieniają okrzyki oraz podwójne.',
  ),
  'nature.mark': named('Gut beobachtet und sauber beschriftet', 'Well observed and neatly labelled', 'Bien observé, bien légendé', 'Ben osservato e ben descritto', 'Dobra obserwacja, czytelny opis'),
  'team.note': [
    ...SCHOOL_ANSWERS,
    named('Sauber eingeklebt, weiter so!', 'Neatly stuck in, keep it up!', 'Collage soigné, continuez !', 'Incollate con cura, avanti così!', 'Starannie wklejone, tak trzymać!'),
    named('Sehr ordentlich. Wer fehlt noch?', 'Very tidy. Who is still missing?', 'Très propre. Qui manque encore ?', 'Molto ordinato. Chi manca ancora?', 'Bardzo porządnie. Kogo jeszcze brakuje?'),
    named('Bitte nicht vom Nachbarheft abkleben.', 'No sticking from your neighbour’s book, please.', 'Prière de ne pas coller sur le voisin.', 'Non incollare dal vicino, per favore.', 'Proszę nie odklejać od sąsiada.'),
    named('Schief ist auch eine Richtung.', 'Crooked is a direction, too.', 'De travers, c’est aussi un sens.', 'Anche storto è una direzione.', 'Krzywo to też kierunek.'),
    named('Doppelte bitte erst in der Pause tauschen.', 'Please keep the swapping for break.', 'Les doubles s’échangent à la récré.', 'I doppioni si scambiano all’intervallo.', 'Podwójne wymieniamy dopiero na przerwie.'),
    named('Hier hat sich jemand Mühe gegeben.', 'Somebody took great care here.', 'Quelqu’un s’est appliqué ici.', 'Qui qualcuno si è impegnato.', 'Ktoś się tu bardzo postarał.'),
    named('Lücken bitte bis zum Schluss füllen.', 'Please fill the gaps by the end.', 'À compléter avant la fin.', 'Riempire gli spazi entro la fine.', 'Luki proszę uzupełnić do końca.'),
    named('Vollzählig, lesbar, fast ohne Kleckse.', 'Complete, legible, hardly any blots.', 'Complet, lisible, presque sans taches.', 'Completo, leggibile, quasi senza macchie.', 'Komplet, czytelnie, prawie bez kleksów.'),
    named('Der Rand bleibt frei, das Herz auch.', 'Keep the margin clear and the heart open.', 'La marge reste libre, le cœur aussi.', 'Il margine resta libero, il cuore pure.', 'Margines zostaje wolny, serce też.'),
  ],
  'team.more': named('Außerdem dabei:', 'Also here:', 'Et aussi :', 'E anche:', 'A także:'),
  'photo.hint': named('Hier passt euer Foto hin.', 'Your photo fits in here.', 'Ici, votre photo.', 'Qui la vostra foto.', 'Tu zmieści się wasze zdjęcie.'),
  'pictures.title': named('Bildbeschreibung', 'Picture story', 'Description d’images', 'Descrizione di immagini', 'Opis obrazków'),
  'class.title': named('Bitte lächeln', 'Say cheese', 'Souriez', 'Sorridete', 'Uśmiech, proszę'),
  'class.rows': named('Hinten:\nMitte:\nVorn:', 'Back:\nMiddle:\nFront:', 'Au fond :\nAu milieu :\nDevant :', 'Dietro:\nIn mezzo:\nDavanti:', 'Z tyłu:\nW środku:\nZ przodu:'),
  'plan.title': named('Stundenplan', 'Timetable', 'Emploi du temps', 'Orario', 'Plan lekcji'),
  'plan.mon': named('Mo', 'Mon', 'Lun', 'Lun', 'Pon'),
  'plan.tue': named('Di', 'Tue', 'Mar', 'Mar', 'Wt'),
  'plan.wed': named('Mi', 'Wed', 'Mer', 'Mer', 'Śr'),
  'plan.thu': named('Do', 'Thu', 'Jeu', 'Gio', 'Czw'),
  'plan.fri': named('Fr', 'Fri', 'Ven', 'Ven', 'Pt'),
  'board.title': named('Hausaufgaben', 'Homework', 'Devoirs', 'Compiti', 'Praca domowa'),
  'board.text': named(
    'Drei Doppelte tauschen\nEinen Witz auswendig lernen\nEine Seite fertig kleben\nWeitersagen, wer noch fehlt',
    'Swap three doubles\nLearn one joke by heart\nFinish one whole page\nTell everyone who is missing',
    'Échanger trois doubles\nApprendre une blague par cœur\nTerminer une page entière\nDire à tous qui manque encore',
    'Scambiare tre doppioni\nImparare una barzelletta\nFinire una pagina intera\nDire a tutti chi manca ancora',
    'Wymienić trzy podwójne\nNauczyć się jednego dowcipu\nSkończyć całą stronę\nOgłosić, kogo jeszcze brakuje',
  ),
  'slips.title': named('Entschuldigt', 'Absence notes', 'Mots d’excuse', 'Giustificazioni', 'Usprawiedliwienia'),
  'slip.text': named('Name:\nweil:\nUnterschrift:', 'Name:\nbecause:\nSigned:', 'Nom :\nMotif :\nSignature :', 'Nome:\nperché:\nFirma:', 'Imię:\nbo:\nPodpis:'),
  'map.title': named('Wandertag', 'Class outing', 'Sortie de classe', 'Gita scolastica', 'Wycieczka'),
  'map.text': named(
    'Treffpunkt:\nZiel:\nUnterwegs gesungen:\nUnterwegs gefunden:\nWetter:\nDas beste Stück im Rucksack:',
    'Meeting point:\nWhere to:\nSung on the way:\nFound on the way:\nWeather:\nBest bite in the bag:',
    'Rendez-vous :\nDestination :\nChanté en route :\nTrouvé en route :\nMétéo :\nLe meilleur du sac :',
    'Ritrovo:\nMeta:\nCantato per strada:\nTrovato per strada:\nTempo:\nIl meglio dello zaino:',
    'Zbiórka:\nCel:\nPiosenki po drodze:\nZnalezione po drodze:\nPogoda:\nNajlepsze z plecaka:',
  ),
  'map.draw': named('Und hier die Wegskizze:', 'And a sketch of the way:', 'Et le croquis du trajet :', 'E qui lo schizzo del percorso:', 'A tu szkic trasy:'),
  'towns.title': named('Stadt, Land, Fluss', 'Name, place, animal', 'Le petit bac', 'Nomi, cose, città', 'Państwa, miasta'),
  'towns.one': named('Stadt', 'Place', 'Ville', 'Città', 'Kraj'),
  'towns.two': named('Land', 'Animal', 'Pays', 'Animale', 'Miasto'),
  'towns.three': named('Fluss', 'Thing', 'Animal', 'Cosa', 'Rzeka'),
  'towns.four': named('Name aus dem Album', 'Name from this album', 'Prénom de l’album', 'Nome dall’album', 'Imię z albumu'),
  'towns.five': named('Punkte', 'Points', 'Points', 'Punti', 'Punkty'),
  'ships.title': named('Schiffe versenken', 'Battleships', 'Bataille navale', 'Battaglia navale', 'Statki'),
  'ships.mine': named('Meine', 'Mine', 'Les miens', 'Le mie', 'Moje'),
  'ships.yours': named('Deine', 'Yours', 'Les tiens', 'Le tue', 'Twoje'),
  'letter.title': named('Danke', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'letter.text': [
    SCHOOL_THANKS,
    named(
      'an alle, die mitgesucht, vorgelesen, gebacken, gefahren, gewartet und Kleber von Fenstern gelöst haben. Ohne euch stünde hier nichts als Linien.',
      'to all who searched, read aloud, baked, drove, waited and got glue off windows. Without you there would be nothing here but lines.',
      'à toutes celles et ceux qui ont cherché, lu à voix haute, fait des gâteaux, conduit, attendu et décollé la colle des vitres. Sans vous, il n’y aurait ici que des lignes.',
      'a chi ha cercato, letto ad alta voce, fatto torte, guidato, aspettato e staccato la colla dai vetri. Senza di voi qui ci sarebbero solo righe.',
      'wszystkim, którzy szukali, czytali na głos, piekli, wozili, czekali i zmywali klej z szyb. Bez was byłyby tu same linie.',
    ),
  ],
  'signatures.title': named('Wer war dabei?', 'Who was there?', 'Qui était là ?', 'Chi c’era?', 'Kto tu był?'),
  'signatures.note': named('Unterschriften, gern mit Tintenklecks', 'Signatures, ink blots welcome', 'Signatures, taches bienvenues', 'Firme, anche con le macchie', 'Podpisy, kleksy mile widziane'),
  'report.title': named('Zeugnis', 'Report', 'Bulletin', 'Pagella', 'Świadectwo'),
  'report.text': named(
    'Sammeln\nTauschen\nGerade kleben\nDoppelte teilen\nGeduld',
    'Collecting\nSwapping\nSticking straight\nSharing doubles\nPatience',
    'Collection\nÉchanges\nCollage droit\nPartage des doubles\nPatience',
    'Raccolta\nScambi\nIncollare dritto\nDividere i doppioni\nPazienza',
    'Zbieranie\nWymiana\nProste wklejanie\nDzielenie się\nCierpliwość',
  ),
  'report.sign': named('Ausgestellt von:', 'Signed by:', 'Établi par :', 'Rilasciata da:', 'Wystawione przez:'),
  'back.line': named('Ende der Stunde.', 'Class dismissed.', 'Fin du cours.', 'Fine della lezione.', 'Koniec lekcji.'),
  'chapter.one': named('Klasse 3a', 'Class 3a', 'Classe de CE2', 'Classe 3a', 'Klasa 3a'),
  'chapter.two': named('Klasse 3b', 'Class 3b', 'Classe de CM1', 'Classe 3b', 'Klasa 3b'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
}; // prettier-ignore

const LEFT = [34, 92, 150];
const RIGHT = [260, 318, 376];
const ROWS = [44, 124, 204];
const slab = { font: 'title' };
const plain = { font: 'paragraph', color: INK };
const script = { font: 'sub_title', color: INK };
const hand = { font: 'sub_title', color: RED };

const squareScenes = turns(['town', 'pond', 'stack', 'balloon', 'tree'].map((one) => `heft-square-${one}`));
const tallScenes = turns(['tree', 'sea', 'balloon', 'stack'].map((one) => `heft-tall-${one}`));
const scenes = turns(
  ['town', 'bus', 'sea', 'wood', 'desk', 'sky', 'garden', 'pond', 'evening'].map((one) => `heft-scene-${one}`),
);
const things = turns(
  ['apple', 'globe', 'satchel', 'alarm', 'owl', 'fox', 'cactus', 'plane'].map((one) => `heft-${one}`),
);
const strips = turns(['heft-skyline', 'heft-aquarium', 'heft-desk']);
const tools = turns(['heft-ruler', 'heft-pencil', 'heft-brush']);
const thing = (x: number, y: number, size: number): ContentNode =>
  picture(x, y, size, size, things(), { name: 'Zeichnung' });
const strip = (x: number, y: number, width: number): ContentNode =>
  picture(x, y, width, (width * 120) / 440, strips(), { name: 'Zeichnung' });
const tool = (x: number, y: number, width: number, rotation = 0): ContentNode =>
  picture(x, y, width, (width * 26) / 190, tools(), { rotation, name: 'Werkzeug' });
const art = (x: number, y: number, width: number, id: string, more = {}): ContentNode => {
  const drawing = drawings[`heft-${id}`];
  if (!drawing) throw new Error(`no drawing ${id}`);
  return picture(x, y, width, (width * drawing.height) / drawing.width, `heft-${id}`, { name: 'Zeichnung', ...more });
}; // prettier-ignore

type Side = 'left' | 'right';
type Pattern = 'plain' | 'stripes' | 'checks' | 'band';
/** A book cover on one page: colour, pattern of its wrapping, darker back, label. */
function bookCover(side: Side, colour: number, pattern: Pattern, label: ContentNode[], over = 0): ContentNode[] {
  const x = side === 'left' ? 0 : 230;
  const [from, width] = side === 'left' ? [-4, 234] : [230 - over, 234 + over];
  const spine = side === 'left' ? 216 : 230 - over;
  const light = { opacity: 0.22 };
  return [
    rect(from, -4, width, 305, colour),
    ...(pattern === 'stripes' || pattern === 'checks' ? Array.from({ length: 8 }, (_, i) => rect(x + 10 + i * 28, -4, 12, 305, SHEET, light)) : []),
    ...(pattern === 'checks' ? Array.from({ length: 11 }, (_, i) => rect(from, -4 + i * 28, width, 12, SHEET, light)) : []),
    ...(pattern === 'band' ? [rect(from, 186, width, 84, SHEET, { opacity: 0.2 })] : []),
    rect(spine, -4, 14 + (side === 'right' ? over : 0), 305, INK, { opacity: 0.22 }),
    rect(x + 35, 40, 160, 78, SHEET, { borderRadius: 4 }),
    frame(x + 38, 43, 154, 72, INK, 0.8, { borderRadius: 3 }),
    frame(x + 40, 45, 150, 68, INK, 0.25, { borderRadius: 2 }),
    ...label,
  ];
} // prettier-ignore
const label = (x: number, first: string, second: string, last = '@label.ours'): ContentNode[] => [
  text(x + 44, 50, 142, 14, first, { ...plain, align: 'center' }),
  text(x + 44, 60, 142, 48, second, { ...slab, color: INK, align: 'center', lines: 2, ...FITTED, valign: 'middle', name: 'Titel' }),
  rule(x + 54, 97, 122, INK, 0.25),
  text(x + 44, 99, 142, 20, last, { ...hand, align: 'center' }),
]; // prettier-ignore
const ruledSheet = (): ContentNode => picture(-4, -4, 468, 305, 'heft-ruled', { name: 'Lineatur' });
const squaredSheet = (): ContentNode => picture(-4, -4, 468, 305, 'heft-squares', { name: 'Karo' });
const pages = (): ContentNode[] => folios(8, 434, 284, 12, plain);
const head = (): ContentNode[] => [
  text(34, 15, 170, 36, '{section}', { ...slab, color: INK, ...FITTED, name: 'Titel' }),
  text(260, 17, 170, 24, '@team.note', { ...hand, lines: 2 }),
];

interface Lesson {
  readonly id: string;
  readonly side: Side;
  readonly colour: number;
  readonly pattern: Pattern;
  readonly paper: 'ruled' | 'squares';
  readonly title: string;
  readonly words: string;
  readonly art: (x: number) => ContentNode[];
}
const STAFF = [0, 5, 10, 15, 20];
const loops = `M4 20${'c10 -26 22 -18 14 0c-4 9 -12 8 -10 0c3 -8 12 -4 18 0'.repeat(6)}`;
Object.assign(drawings, {
  'heft-loops': svg(160, 34, `<path d="${loops}" fill="none" stroke="${HEX.ink}" stroke-width="1.6" stroke-linecap="round"/>`),
  'heft-notes': svg(170, 44, `${STAFF.map((y) => `<path d="M2 ${y + 12}H168" stroke="${HEX.ink}" stroke-width=".5"/>`).join('')}${[[24, 32], [50, 27], [76, 22], [102, 27], [128, 17], [152, 22]].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4.600" ry="3.400" transform="rotate(-18 ${x} ${y})" fill="${HEX.ink}"/><path d="M${x + 4.2} ${y - 1}V${y - 20}" stroke="${HEX.ink}" stroke-width="1.2"/>`).join('')}`),
  'heft-garland': svg(176, 44, `${outlined('M2 6Q88 30 174 6', 1.2)}${[14, 40, 66, 92, 118, 144].map((x, index) => { const y = 8 + 11 * Math.sin((Math.PI * (x + 9)) / 176); return coloured(poly([[x, y], [x + 18, y], [x + 9, y + 20]]), pick(['red', 'yellow', 'green'] as const, index % 3), [x, y, 18, 20]); }).join('')}`),
  'heft-leaf': svg(120, 100, coloured(blob([[10, 84], [18, 44], [52, 16], [104, 12], [96, 54], [66, 82], [28, 88]]), 'green', [8, 10, 100, 80]) + outlined('M4 94C30 70 60 44 92 22M36 70L32 46M52 56L52 30M68 43L84 48M50 59L74 66', 1.2)),
  'heft-route': svg(180, 110, `${coloured(blob([[120, 64], [150, 54], [172, 70], [160, 94], [128, 92]]), 'line', [116, 50, 60, 48])}${treeDrawn(60, 44, 11)}${treeDrawn(84, 36, 9)}${at(0, 104, 1, house(8, 30, 24, 'red'))}<path d="M38 100C60 88 44 70 66 62S112 76 116 48S140 22 158 26" fill="none" stroke="${HEX.red}" stroke-width="1.8" stroke-dasharray=".1 5" stroke-linecap="round"/><path d="M154 20L168 34M168 20L154 34" stroke="${HEX.red}" stroke-width="2.4" stroke-linecap="round"/>`),
  'heft-sunflower': svg(90, 110, `<path d="M45 44V108" stroke="${HEX.green}" stroke-width="3.400"/>${coloured(blob([[45, 88], [60, 72], [76, 74], [64, 88]]), 'green', [44, 70, 34, 20])}${Array.from({ length: 11 }, (_, i) => `<g transform="rotate(${(i * 360) / 11} 45 42)">${coloured(blob([[45, 30], [51, 16], [45, 4], [39, 16]]), 'yellow', [38, 4, 14, 28])}</g>`).join('')}${coloured(oval(45, 42, 13), 'ink', [32, 29, 26, 26])}`),
}); // prettier-ignore
const LESSONS: readonly Lesson[] = [
  { id: 'dictation', side: 'left', colour: YELLOW, pattern: 'plain', paper: 'ruled', title: '@dictation.title', words: 'dictation', art: (x) => [art(x + 134, 206, 38, 'blot'), tool(x + 4, 252, 150, 3)] },
  { id: 'sums', side: 'right', colour: GREEN, pattern: 'stripes', paper: 'squares', title: '@sums.title', words: 'sums', art: (x) => [rule(x, 130, 164, RED, 0.8), rule(x, 132.5, 164, RED, 0.8), tool(x, 232, 178, -3)] },
  { id: 'music', side: 'left', colour: RED, pattern: 'band', paper: 'ruled', title: '@music.title', words: 'music', art: (x) => [art(x, 222, 168, 'notes')] },
  { id: 'geo', side: 'right', colour: YELLOW, pattern: 'checks', paper: 'squares', title: '@map.subject', words: 'geo', art: (x) => [art(x - 4, 174, 174, 'route')] },
  { id: 'hand', side: 'left', colour: INK, pattern: 'plain', paper: 'ruled', title: '@hand.title', words: 'hand', art: (x) => [art(x, 214, 170, 'loops'), tool(x + 20, 258, 150, -2)] },
  { id: 'art', side: 'right', colour: RED, pattern: 'stripes', paper: 'squares', title: '@art.title', words: 'art', art: (x) => [art(x + 84, 168, 88, 'sunflower'), tool(x - 10, 246, 100, -28)] },
  { id: 'nature', side: 'left', colour: GREEN, pattern: 'checks', paper: 'ruled', title: '@nature.title', words: 'nature', art: (x) => [art(x + 50, 186, 116, 'leaf')] },
]; // prettier-ignore
/** The cover of the book, and what its first lesson was. */
function opener(id: string): ContentNode {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  const { side, colour, pattern, paper, title, words } = lesson;
  const [cover, page] = side === 'left' ? [0, 262] : [230, 34];
  // Written on the lines: every second rule, every third row of squares.
  const [y, size, lineHeight] = id === 'sums' ? [44.7, 28, 152] : paper === 'ruled' ? [46.1, 36, 110.4] : [48.6, 36, 118.1];
  return spread('Auftakt', SHEET, [
    paper === 'ruled' ? ruledSheet() : squaredSheet(),
    ...bookCover(side, colour, pattern, label(cover, '@label.kind', '{section}')),
    thing(cover + 69, 148, 92),
    text(page, 18, 164, 36, title, { ...slab, color: INK, ...FITTED }),
    text(page, y, 168, size, `@${words}.text`, { ...slab, color: INK, lineHeight, lines: 6, ...FITTED }),
    node('Group', { name: 'Korrektur', x: 0, y: 0 }, [
      art(page, 144, 30, 'tick'),
      text(page + 36, 148, 130, 28, `@${words}.mark`, { ...hand, lines: 2 }),
    ]),
    ...lesson.art(page),
    text(side === 'left' ? 434 : 8, 284, 18, 12, '{page-number}', { ...plain, align: side === 'left' ? 'right' : 'left' }),
  ]);
} // prettier-ignore

/** Squared paper waits in every place: a sum that nobody has done yet. */
const boxes = (xs: readonly number[], ys: readonly number[]): ContentNode[] => [
  ...ys.flatMap((y) => xs.map((x) => picture(x, y, 50, 70, 'heft-box', { name: 'Rechenkasten' }))),
  ...cells(xs, ys, { fill: SHEET, fillOpacity: 0 }),
];
const wideBox = (x: number, y: number): ContentNode[] => [
  picture(x, y, 100, 70, 'heft-box-wide', { name: 'Rechenkasten' }),
  cell(x, y, true, { fill: SHEET, fillOpacity: 0 }),
];
const page = (name: string, paper: Lesson['paper'], children: ContentNode[]): ContentNode =>
  spread(name, SHEET, [paper === 'ruled' ? ruledSheet() : squaredSheet(), ...children, ...pages()]);
const team = (name: string, children: ContentNode[]): ContentNode => page(name, 'ruled', [...head(), ...children]);

const tape = (x: number, y: number, rotation: number): ContentNode =>
  rect(x, y, 30, 9, YELLOW, { opacity: 0.55, rotation, name: 'Klebestreifen' });
/** Drawings as high as a frame is, by its shape. */
const SHAPES = [
  { from: 1.3, ratio: 216 / 160, drawn: tallScenes },
  { from: 0.8, ratio: 188 / 200, drawn: squareScenes },
  { from: 0, ratio: 124 / 200, drawn: scenes },
] as const;
/** A print stuck in with tape; until there is one, a page of the drawing pad with one picture in crayons. */
function print(x: number, y: number, width: number, height: number): ContentNode[] {
  const { ratio, drawn } = SHAPES.find(({ from }) => height / width >= from)!;
  const across = Math.min(width - 8, (height - 8) / ratio);
  const tall = across * ratio;
  return [
    rect(x - 4, y - 4, width + 8, height + 8, '#ffffff'),
    frame(x - 4, y - 4, width + 8, height + 8, INK, 0.25),
    rect(x, y, width, height, SHEET),
    picture(x + (width - across) / 2, y + (height - tall) / 2, across, tall, drawn(), { name: 'Zeichnung' }),
    text(x + 6, y + 4, width - 12, 18, '@photo.hint', { name: HINT, ...script }),
    picture(x, y, width, height, null, { name: 'Foto' }),
    tape(x + width / 2 - 15, y - 8, -3),
  ];
} // prettier-ignore
const writing = (x: number, width: number, ys: readonly number[]): ContentNode[] => ys.map((y) => rule(x, y, width, INK, 0.3)); // prettier-ignore
const steps = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + step * index);
/** A heading to write under, with lines. */
const more = (x: number, y: number, count: number): ContentNode[] => [
  text(x, y, 166, 24, '@team.more', script),
  ...writing(x, 166, steps(y + 24, 14, count)),
];
const FOUR = [12, 66, 120, 174];
const FOUR_RIGHT = [238, 292, 346, 400];
/** Down the stairs: three places, each a step lower. */
const steps3 = [[34, 58], [92, 110], [150, 162]] as const; // prettier-ignore
const teams = {
  24: () => team('Klasse vierundzwanzig', boxes([...FOUR, ...FOUR_RIGHT], ROWS)),
  20: () => team('Klasse zwanzig', [...boxes([...FOUR, ...FOUR_RIGHT], ROWS.slice(0, 2)), ...boxes(FOUR, ROWS.slice(2)), strip(240, 216, 206)]),
  18: () => team('Klasse achtzehn', boxes([...LEFT, ...RIGHT], ROWS)),
  15: () => team('Klasse fünfzehn', [...boxes([...LEFT, ...RIGHT], ROWS.slice(0, 2)), ...boxes(LEFT, ROWS.slice(2)), ...print(264, 208, 158, 66)]),
  12: () => team('Zwölf', [...boxes([...LEFT, ...RIGHT], [58, 138]), strip(30, 218, 186), strip(254, 218, 186)]),
  9: () => team('Neun und ein Foto', [...boxes(LEFT, ROWS.slice(0, 2)), ...boxes(RIGHT, ROWS.slice(0, 1)), ...print(264, 132, 158, 140), strip(30, 214, 186)]),
  8: () => team('Acht', [...boxes([34, 106], [58, 146]), ...boxes([304, 376], [58, 146]), thing(162, 62, 58), thing(162, 150, 58), thing(240, 62, 58), thing(240, 150, 58), tool(40, 244, 170, -2), tool(262, 244, 170, 2)]),
  6: () => team('Sechs und ein Foto', [...boxes(LEFT, ROWS.slice(0, 2)), ...print(264, 50, 158, 222), ...more(34, 207, 3)]),
  5: () => team('Fünf und ein Foto', [...boxes(LEFT, [58]), ...boxes([62, 122], [142]), ...print(264, 58, 158, 150), tool(34, 236, 176, -2), tool(262, 246, 170, 2)]),
  4: () => team('Vier und ein Foto', [...print(38, 58, 158, 150), ...boxes([274, 346], [54, 140]), tool(36, 244, 170, 2), ...more(260, 220, 2)]),
  3: () => team('Drei und ein Foto', [...print(38, 58, 158, 214), ...boxes(RIGHT, [58]), ...more(260, 142, 4), strip(260, 226, 166)]),
  '3b': () => team('Drei Stufen und ein Foto', [...steps3.flatMap(([x, y]) => boxes([x], [y])), thing(28, 186, 76), ...print(264, 58, 158, 98), ...more(262, 176, 4)]),
  2: () => team('Zwei und ein Foto', [...print(38, 58, 158, 150), ...boxes([274, 346], [58]), ...more(260, 142, 4), strip(34, 226, 176), thing(360, 214, 62)]),
}; // prettier-ignore
const doubles = (): ContentNode =>
  team('Doppel', [...ROWS.flatMap((y) => [...wideBox(34, y), ...wideBox(260, y)]), ...boxes([150, 376], ROWS)]);

const heading = (x: number, key: string, width = 170): ContentNode => text(x, 15, width, 36, key, { ...slab, color: INK, ...FITTED }); // prettier-ignore
const pictures = (): ContentNode =>
  page('Drei Bilder', 'ruled', [
    heading(34, '@pictures.title'),
    tool(262, 16, 160, 2),
    ...print(38, 52, 172, 216),
    ...print(264, 52, 156, 96),
    ...print(264, 172, 156, 96),
  ]);
const classPhoto = (): ContentNode =>
  page('Klassenfoto', 'ruled', [
    heading(34, '@class.title'),
    rect(34, 48, 392, 168, '#ffffff'),
    frame(34, 48, 392, 168, INK, 0.25),
    picture(40, 106, 176, 109, scenes(), { name: 'Zeichnung' }),
    picture(244, 106, 176, 109, scenes(), { name: 'Zeichnung' }),
    art(42, 56, 176, 'garland'),
    art(242, 56, 176, 'garland'),
    text(44, 54, 160, 18, '@photo.hint', { name: HINT, ...script }),
    picture(38, 52, 384, 160, null, { name: 'Foto' }),
    tape(30, 48, -38),
    tape(400, 48, 38),
    text(38, 226, 44, 24, '@class.rows', { ...script, lineHeight: 167, lines: 3 }),
    ...writing(84, 338, [237, 251, 265]),
  ]);
const LESSON = 30;
const timetable = (): ContentNode =>
  page('Stundenplan', 'squares', [
    heading(16, '@plan.title', 200),
    rect(16, 44, 204, 20 + 6 * LESSON, '#ffffff'),
    rect(16, 44, 204, 20, GREEN, { opacity: 0.25 }),
    ...steps(64, LESSON, 6).map((y) => rule(16, y, 204, INK, 0.25)),
    ...[28, 66.4, 104.8, 143.2, 181.6].map((x) => rect(x, 44, 0.25, 20 + 6 * LESSON, INK)),
    frame(16, 44, 204, 20 + 6 * LESSON, INK, 0.8),
    ...['mon', 'tue', 'wed', 'thu', 'fri'].map((day, index) => text(30.4 + index * 38.4, 48, 35.6, 24, `@plan.${day}`, { ...script, align: 'center' })),
    tool(26, 256, 180, 2),
    rect(246, 26, 196, 174, YELLOW, { borderRadius: 2 }),
    rect(251, 31, 186, 164, GREEN),
    text(262, 42, 164, 48, '@board.title', { ...slab, color: SHEET, ...FITTED }),
    text(262, 76, 168, 28, '@board.text', { font: 'sub_title', color: SHEET, lineHeight: 200, lines: 5 }),
    rect(262, 196, 22, 4, SHEET),
    rect(290, 197, 10, 3, '#ffffff'),
    strip(248, 222, 192),
  ]); // prettier-ignore
const SLIPS = [[28, 54, -2], [126, 58, 2.4], [30, 168, 1.6], [128, 172, -2.2], [246, 54, 2], [344, 60, -1.8], [250, 170, -1.4], [346, 174, 2]] as const; // prettier-ignore
/** Notes to be filled in by hand. */
const slips = (): ContentNode =>
  page('Entschuldigungen', 'ruled', [
    heading(34, '@slips.title'),
    tool(262, 18, 160, -1),
    ...SLIPS.map(([x, y, turn], index) =>
      node('Group', { name: 'Zettel', x, y, rotation: turn }, [
        rect(0, 0, 90, 98, '#ffffff'),
        frame(0, 0, 90, 98, INK, 0.25),
        rect(0, 0, 90, 11, pick([YELLOW, GREEN, RED], index % 3)),
        text(7, 18, 40, 24, '@slip.text', { ...script, lineHeight: 300, lines: 3 }),
        ...[35.6, 48.3, 61, 73.7, 88].map((at) => rule(7, at, 76, INK, 0.25)),
      ]),
    ),
  ]);
const outing = (): ContentNode =>
  page('Wandertag', 'squares', [
    heading(16, '@map.title', 200),
    rect(14, 44, 208, 226, SHEET),
    text(22, 50, 190, 24, '@map.text', { ...script, lineHeight: 390, lines: 6 }),
    ...writing(22, 190, steps(74, 33, 6)),
    rect(244, 44, 200, 156, '#ffffff'),
    frame(244, 44, 200, 156, INK, 0.8),
    text(244, 22, 196, 24, '@map.draw', hand),
    art(382, 56, 50, 'globe'),
    strip(244, 214, 200),
  ]);
const towns = (): ContentNode =>
  page('Stadt, Land, Fluss', 'squares', [
    heading(16, '@towns.title', 200),
    tool(256, 16, 170, 1),
    rect(16, 44, 204, 226, '#ffffff'),
    rect(240, 44, 204, 226, '#ffffff'),
    ...(['one', 'two', 'three', 'four', 'five'] as const).map((key, index) => text(pick([19, 89, 159, 243, 379], index), 48, pick([64, 64, 58, 132, 62], index), 24, `@towns.${key}`, { ...hand, ...FITTED })),
    ...steps(62, 16, 13).flatMap((y) => [rule(16, y, 204, INK, 0.25), rule(240, y, 204, INK, 0.25)]),
    ...[86, 156, 376].map((x) => rect(x, 44, 0.25, 226, INK)),
    frame(16, 44, 204, 226, INK, 0.8),
    frame(240, 44, 204, 226, INK, 0.8),
  ]); // prettier-ignore
const ships = (): ContentNode =>
  page('Schiffe versenken', 'squares', [
    heading(16, '@ships.title', 200),
    ...[20, 244].flatMap((x, index) => [
      text(x, 36, 120, 28, index === 0 ? '@ships.mine' : '@ships.yours', hand),
      ...[54, 168].flatMap((y) => [
        rect(x, y, 100, 100, '#ffffff'),
        rect(x + 106, y, 90, 100, SHEET),
        ...steps(0, 10, 11).flatMap((step) => [rule(x, y + step, 100, INK, 0.25), rect(x + step - 0.12, y, 0.25, 100, INK)]),
        frame(x, y, 100, 100, INK, 0.8),
      ]),
      thing(x + 118, 70, 66),
      ...writing(x + 108, 84, steps(190, 16, 5)),
    ]),
  ]); // prettier-ignore
const names = (): ContentNode =>
  page('Unterschriften', 'ruled', [
    heading(34, '@signatures.title'),
    text(34, 33, 176, 24, '@signatures.note', hand),
    thing(374, 6, 50),
    ...[34, 130, 250, 346].flatMap((x) => writing(x, 86, steps(70, 21, 10))),
    art(170, 252, 34, 'blot'),
  ]);
const swaps = (): ContentNode =>
  page(
    'Tauschliste',
    'ruled',
    [34, 260].flatMap((x, index) => {
      const key = index === 0 ? 'doubles' : 'missing';
      return [
        heading(x, `@swap.${key}`, 120),
        text(x, 33, 166, 22, `@swap.${key}.note`, { ...hand, ...FITTED }),
        thing(x + 128, 2, 40),
        ...writing(x, 166, steps(70, 21, 10)),
      ];
    }),
  );
/** To be filled in by hand: marks are given by whoever owns the book. */
const report = (x: number): ContentNode[] => [
  rect(x, 24, 186, 246, SHEET),
  frame(x, 24, 186, 246, INK, 0.8),
  frame(x + 3, 27, 180, 240, INK, 0.25),
  text(x + 10, 40, 166, 48, '@report.title', { ...slab, color: INK, align: 'center' }),
  rule(x + 30, 64, 126, INK, 0.25),
  text(x + 16, 78, 124, 20, '@report.text', { ...plain, lineHeight: 350, lines: 5 }),
  ...writing(x + 130, 40, steps(94, 24.7, 5)),
  text(x + 16, 214, 80, 24, '@report.sign', script),
  ...writing(x + 16, 110, [246]),
  art(x + 136, 222, 38, 'blot'),
];
const letter = (x: number): ContentNode[] => [
  rect(x, 24, 186, 246, '#ffffff'),
  frame(x, 24, 186, 246, INK, 0.25),
  text(x + 12, 38, 162, 48, '@letter.title', { ...slab, color: INK, ...FITTED }),
  text(x + 12, 64, 162, 24, '@letter.text', { ...plain, lineHeight: 150, lines: 10 }),
  picture(x + 6, 154, 174, 107.9, 'heft-scene-town', { name: 'Zeichnung' }),
];

const closing = (): ContentNode => page('Zeugnis und Dank', 'ruled', [...letter(30), ...report(246)]);
const opens = once(opener);
const teamOf = once((count: keyof typeof teams): ContentNode => teams[count]());
const SPREADS = { classPhoto, closing, doubles, names, outing, pictures, ships, slips, swaps, timetable, towns };
const spreads = once((key: keyof typeof SPREADS): ContentNode => SPREADS[key]());

const layouts: BlueprintContent['layouts'] = [
  ...([
    ['opener', 'dictation', named('Auftakt mit Diktat', 'Opener with dictation', 'Ouverture, dictée', 'Apertura con dettato', 'Otwarcie z dyktandem')],
    ['opener-sums', 'sums', named('Auftakt mit Rechnung', 'Opener with sums', 'Ouverture en calculs', 'Apertura con i conti', 'Otwarcie z rachunkami')],
    ['opener-music', 'music', named('Auftakt mit Noten', 'Opener with notes', 'Ouverture en musique', 'Apertura in musica', 'Otwarcie z nutami')],
    ['opener-geo', 'geo', named('Auftakt mit Karte', 'Opener with map', 'Ouverture avec carte', 'Apertura con mappa', 'Otwarcie z mapą')],
    ['opener-hand', 'hand', named('Auftakt in Schönschrift', 'Opener in neat hand', 'Ouverture calligraphiée', 'Apertura in bella grafia', 'Otwarcie kaligrafią')],
    ['opener-art', 'art', named('Auftakt mit Sonnenblume', 'Opener with sunflower', 'Ouverture au tournesol', 'Apertura con girasole', 'Otwarcie ze słonecznikiem')],
    ['opener-nature', 'nature', named('Auftakt mit Blatt', 'Opener with leaf', 'Ouverture avec feuille', 'Apertura con foglia', 'Otwarcie z liściem')],
  ] as const).map(([id, lesson, name]) => ({ id: `heft-${id}`, name, role: 'opener' as const, spread: opens(lesson) })),
  ...([
    ['24', teamOf(24), named('Große Klasse', 'Large class', 'Grande classe', 'Classe grande', 'Duża klasa')],
    ['20', teamOf(20), named('Zwanzig', 'Twenty', 'Vingt', 'Venti', 'Dwadzieścia')],
    ['18', teamOf(18), named('Klasse', 'Class', 'Classe', 'Classe', 'Klasa')],
    ['15', teamOf(15), named('Klasse mit Foto', 'Class with photo', 'Classe et photo', 'Classe con foto', 'Klasa ze zdjęciem')],
    ['12', teamOf(12), named('Zwölf', 'Twelve', 'Douze', 'Dodici', 'Dwanaście')],
    ['9', teamOf(9), named('Neun und ein Foto', 'Nine and a photo', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie')],
    ['8', teamOf(8), named('Acht', 'Eight', 'Huit', 'Otto', 'Osiem')],
    ['6', teamOf(6), named('Sechs und ein Foto', 'Six and a photo', 'Six et une photo', 'Sei e una foto', 'Sześć i zdjęcie')],
    ['5', teamOf(5), named('Fünf und ein Foto', 'Five and a photo', 'Cinq et une photo', 'Cinque e una foto', 'Pięć i zdjęcie')],
    ['4', teamOf(4), named('Vier und ein Foto', 'Four and a photo', 'Quatre et une photo', 'Quattro e una foto', 'Cztery i zdjęcie')],
    ['3', teamOf(3), named('Drei und ein Foto', 'Three and a photo', 'Trois et une photo', 'Tre e una foto', 'Trzy i zdjęcie')],
    ['3b', teamOf('3b'), named('Drei auf der Treppe', 'Three on the stairs', 'Trois sur l’escalier', 'Tre sulla scala', 'Troje na schodach')],
    ['2', teamOf(2), named('Zwei und ein Foto', 'Two and a photo', 'Deux et une photo', 'Due e una foto', 'Dwa i zdjęcie')],
    ['doubles', spreads('doubles'), named('Doppel', 'Doubles', 'Doubles', 'Doppie', 'Podwójne')],
  ] as const).map(([id, made, name]) => ({ id: `heft-${id}`, name, role: 'team' as const, spread: made })),
  ...([
    ['pictures', spreads('pictures'), named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia')],
    ['photo', spreads('classPhoto'), named('Klassenfoto', 'Class photo', 'Photo de classe', 'Foto di classe', 'Zdjęcie klasy')],
  ] as const).map(([id, made, name]) => ({ id: `heft-${id}`, name, role: 'picture' as const, spread: made })),
  ...([
    ['towns', spreads('towns'), named('Stadt, Land, Fluss', 'Name, place, animal', 'Le petit bac', 'Nomi, cose, città', 'Państwa, miasta')],
    ['slips', spreads('slips'), named('Entschuldigungen', 'Absence notes', 'Mots d’excuse', 'Giustificazioni', 'Usprawiedliwienia')],
    ['timetable', spreads('timetable'), named('Stundenplan', 'Timetable', 'Emploi du temps', 'Orario', 'Plan lekcji')],
    ['swaps', spreads('swaps'), named('Tauschliste', 'Swap list', 'Liste d’échange', 'Lista scambi', 'Lista wymiany')],
    ['ships', spreads('ships'), named('Schiffe versenken', 'Battleships', 'Bataille navale', 'Battaglia navale', 'Statki')],
    ['outing', spreads('outing'), named('Wandertag', 'Class outing', 'Sortie', 'Gita', 'Wycieczka')],
    ['names', spreads('names'), named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy')],
    ['report', spreads('closing'), named('Zeugnis', 'Report', 'Bulletin', 'Pagella', 'Świadectwo')],
  ] as const).map(([id, made, name]) => ({ id: `heft-${id}`, name, role: 'text' as const, spread: made })),
]; // prettier-ignore

export const blueprint: BlueprintContent = {
  id: 'school-heftumschlag',
  blueprint_category: 'school',
  title: named('Heftumschlag', 'Exercise book', 'Cahier d’école', 'Quaderno', 'Zeszyt'),
  description: {
    de: 'Jede Klasse ist ein Schulheft, die Farbe des Umschlags sagt, welches. Mit Buntstift, Klecks und Zeugnis.',
    en: 'Every class is an exercise book, its cover colour says which. With crayons, an ink blot and a report.',
    fr: 'Chaque classe est un cahier, la couleur de sa couverture dit lequel. Avec crayons, tache d’encre et bulletin.',
    it: 'Ogni classe è un quaderno, il colore della copertina dice quale. Con pastelli, macchia d’inchiostro e pagella.',
    pl: 'Każda klasa to zeszyt, a kolor okładki mówi który. Z kredkami, kleksem i świadectwem.',
  },
  palette: [HEX.ink, HEX.green, HEX.red, HEX.yellow, HEX.sheet],
  fonts: {
    title: { family: 'Roboto Slab', bold: true },
    sub_title: { family: 'Caveat', bold: true },
    paragraph: { family: 'Roboto Slab', bold: false },
  },
  design: 'accented',
  texts,
  questions: SCHOOL_QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(GREEN, [
          ...bookCover('right', GREEN, 'plain', label(230, '@label.kind', '{album-title}', '@label.line'), 4),
          rect(226, 196, 238, 70, YELLOW),
          rect(226, 204, 238, 1.2, INK),
          rect(226, 256.8, 238, 1.2, INK),
          art(274, 144, 142, 'satchel'),
        ]),
        spread('Erste Stunde', SHEET, [
          squaredSheet(),
          rect(-4, -4, 234, 305, GREEN),
          rect(12, 12, 206, 273, SHEET, { borderRadius: 3 }),
          text(30, 30, 170, 48, '@welcome.title', { ...slab, color: INK, ...FITTED }),
          text(30, 60, 170, 20, '@welcome.text', { ...plain, lineHeight: 150, lines: 9 }),
          art(30, 172, 36, 'tick'),
          text(72, 176, 130, 36, '@welcome.note', hand),
          text(30, 215, 44, 16, '@welcome.fields', { ...plain, lineHeight: 250, lines: 3 }),
          ...writing(78, 120, [226, 240, 254]),
          rect(246, 12, 196, 140, SHEET, { borderRadius: 3 }),
          text(256, 22, 170, 48, '@contents.title', { ...slab, color: INK }),
          node('Text', { x: 256, y: 50, width: 176, height: 96, size: 28, lineHeight: 150, font: 'paragraph', color: INK, symbol: 'toc-chapters', fit: true, autosize: false, text: '{toc-chapters}', name: 'Inhalt' }),
          picture(246, 160, 196, 121.5, 'heft-scene-desk', { name: 'Zeichnung' }),
          text(434, 284, 18, 12, '{page-number}', { ...plain, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opens('dictation'), teamOf(15), spreads('timetable')]),
    section('@chapter.two', [opens('sums'), teamOf(18), spreads('slips')]),
    section(
      '@section.back',
      [
        spreads('classPhoto'),
        spreads('closing'),
        spread('Rückseite', GREEN, [
          rect(-4, -4, 238, 305, GREEN),
          rect(216, -4, 18, 305, INK, { opacity: 0.22 }),
          art(60, 92, 100, 'owl'),
          text(20, 254, 180, 36, '@back.line', { ...slab, color: SHEET }),
          text(20, 274, 180, 14, '{album-title}', { font: 'paragraph', color: SHEET }),
        ]),
      ],
      true,
    ),
  ],
}; // prettier-ignore
