/** Hüpfkasten: chalk on the schoolyard. A hopscotch court has what an album needs: numbered boxes, hopped one by one. */
import {
  HINT,
  named,
  FITTED,
  cell,
  folios,
  frontCover,
  node,
  pick,
  picture,
  rect,
  round,
  rule,
  same,
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
  type Question,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS } from '../extra-spreads.ts';

const ASPHALT = 2;
const PINK = 3;
const YELLOW = 4;
const BLUE = 5;
const CHALK = 6;
/** The asphalt is a grey of black ink alone, and its ground lies under a veil (`hupf-ground`): less ink, and no finger shows on it. */
const HEX = { asphalt: '#424242', pink: '#fbb4c6', yellow: '#f9e07f', blue: '#9fd4f2', chalk: '#f7f3e8' };
type Piece = keyof typeof HEX;

type Point = readonly [number, number];

/** A curve through all points. */
function smooth(points: readonly Point[], isClosed = false): Point[] {
  const count = points.length;
  const at = (index: number): Point =>
    pick(points, isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index)));
  const between = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const curve = Array.from({ length: (isClosed ? count : count - 1) * 6 }, (_, step): Point => {
    const [from, t] = [Math.floor(step / 6), (step % 6) / 6];
    const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    return [between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)];
  });
  return [...curve, at(isClosed ? 0 : count - 1)];
}
const oval = (cx: number, cy: number, rx: number, ry = rx, from = 0, to = 360): Point[] =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y + 0.3],
  [x + width, y],
  [x + width - 0.3, y + height],
  [x + 0.2, y + height - 0.2],
  [x, y],
];
/** Paths of points, with figures of one decimal and steps from one to the next: half the size. */
function path(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([toX, toY], index) => {
      const [stepX, stepY] = [Math.round((toX - x) * 10) / 10, Math.round((toY - y) * 10) / 10];
      [x, y] = [x + stepX, y + stepY];
      return `${index === 0 ? 'm' : 'l'}${stepX} ${stepY}`;
    })
    .join('');
}
/** A line drawn by hand with a piece of chalk: uneven edges, with holes where the ground is rough. */
function line(points: readonly Point[], piece: Piece = 'chalk', width = 2.2): string {
  const random = stream(Math.round(pick(points, 0)[0] * 97 + pick(points, 0)[1] * 31 + points.length * 7) + 11);
  const left: Point[] = [];
  const right: Point[] = [];
  let holes = '';
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [pick(points, at - 1), pick(points, at)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const steps = Math.max(1, Math.round(length / 2.4));
    for (let step = at === 1 ? 0 : 1; step <= steps; step++) {
      const [x, y] = [from[0] + (dx * length * step) / steps, from[1] + (dy * length * step) / steps];
      const [a, b] = [width * (0.36 + random() * 0.24), width * (0.36 + random() * 0.24)];
      left.push([x - dy * a, y + dx * a]);
      right.push([x + dy * b, y - dx * b]);
      const off = (random() - 0.5) * width * 0.8;
      if (random() < 0.4) holes += `M${round(x - dy * off)} ${round(y + dx * off)}h0`;
    }
  }
  return `<path fill="${HEX[piece]}" d="${path([...left, ...right.reverse()])}z"/><path stroke="${HEX.asphalt}" stroke-opacity="0.8" stroke-width="${round(width * 0.2)}" stroke-linecap="round" d="${holes}"/>`;
}
/** Chalk rubbed on with its flat side: strokes at a slant, as long as the shape is wide there. */
function rubbed(points: readonly Point[], piece: Piece, strength = 0.6): string {
  const [cos, sin] = [Math.cos(-0.7), Math.sin(-0.7)];
  const turned = points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  const ys = turned.map(([, y]) => y);
  const random = stream(Math.round(pick(ys, 0) * 13 + points.length) + 4001);
  const strokes = ['', '', ''];
  for (let y = Math.min(...ys) + 1.2; y < Math.max(...ys); y += 2.5) {
    const crossings = turned
      .flatMap(([x1, y1], index) => {
        const [x2, y2] = pick(turned, (index + 1) % turned.length);
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [pick(crossings, at) + random() * 1.4, pick(crossings, at + 1) - random() * 1.4];
      if (to - from < 1) continue;
      const back = (x: number): string => `${round(x * cos + y * sin)} ${round(-x * sin + y * cos)}`;
      strokes[Math.floor(random() * 3)] += `M${back(from)}L${back(to)}`;
    }
  }
  // Gaps that begin alike would draw lines of their own.
  const gaps = ['23 .4 37 .4', '11 .4 41 .5', '31 .5 19 .4'];
  const paths = strokes.map((d, index) => `<path stroke-dasharray="${pick(gaps, index)}" d="${d}"/>`).join('');
  return `<g stroke="${HEX[piece]}" stroke-opacity="${strength}" stroke-width="2.3" fill="none">${paths}</g>`;
}
const shape = (points: readonly Point[], piece: Piece, strength = 0.6, edge: Piece = piece): string =>
  rubbed(points, piece, strength) + line(points, edge);
const at = (x: number, y: number, size: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})">${inner}</g>`;
const mirrored = (x: number, y: number, size: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${-size} ${size})">${inner}</g>`;

/* What is drawn, each around its own zero point; the ground is below. */
const sunDrawn =
  shape(oval(0, 0, 18), 'yellow') +
  Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2 + 0.14;
    const ray = (r: number): Point => [r * Math.cos(angle), r * Math.sin(angle)];
    return line([ray(24), ray(36 - (index % 2) * 4)], 'yellow', 2.4);
  }).join('');
const flower = (petal: Piece, middle: Piece): string =>
  line(smooth([[0, 0], [2, 18], [-1, 36]]), 'chalk', 2) +
  shape(smooth([[0, 26], [8, 16], [18, 16], [12, 25], [0, 28]], true), 'chalk', 0.4) +
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2;
    return shape(oval(13 * Math.cos(angle), -12 + 13 * Math.sin(angle), 7.4), petal, 0.65);
  }).join('') +
  shape(oval(0, -12, 6.4), middle, 0.9); // prettier-ignore
const cloud = (rain = false): string =>
  shape(smooth([[-32, 8], [-34, -4], [-22, -10], [-14, -22], [2, -22], [10, -13], [22, -15], [32, -4], [28, 8], [0, 10]], true), 'chalk', 0.5) +
  (rain ? [-22, -8, 6, 20].map((x, index) => line([[x, 16 + (index % 2) * 4], [x - 4, 27 + (index % 2) * 4]], 'blue', 2.4)).join('') : ''); // prettier-ignore
const kite =
  line(smooth([[0, 26], [-8, 34], [4, 42], [-6, 52]]), 'chalk', 1.6) +
  [[-4, 36], [0, 46]].map(([x = 0, y = 0]) => shape([[x - 6, y - 4], [x, y], [x - 6, y + 4], [x - 6, y - 4]], 'pink', 0.8) + shape([[x + 6, y - 4], [x, y], [x + 6, y + 4], [x + 6, y - 4]], 'pink', 0.8)).join('') +
  shape([[0, -34], [22, -8], [0, -8], [0, -34]], 'yellow', 0.8) +
  shape([[0, -34], [-22, -8], [0, -8], [0, -34]], 'blue', 0.7) +
  shape([[0, 26], [22, -8], [0, -8], [0, 26]], 'blue', 0.7) +
  shape([[0, 26], [-22, -8], [0, -8], [0, 26]], 'yellow', 0.8); // prettier-ignore
const butterfly =
  [1, -1].map((side) =>
    shape(smooth([[2 * side, -4], [12 * side, -24], [30 * side, -24], [30 * side, -6], [4 * side, 2]], true), 'pink', 0.7) +
    shape(smooth([[3 * side, 4], [20 * side, 4], [24 * side, 18], [12 * side, 24], [3 * side, 10]], true), 'yellow', 0.7) +
    line(smooth([[side, -12], [5 * side, -24], [10 * side, -30]]), 'chalk', 1.4)).join('') +
  shape(oval(0, 2, 3, 15), 'chalk', 0.8); // prettier-ignore
const ball =
  shape(oval(0, 0, 28), 'chalk', 0.25) +
  shape([0, 1, 2, 3, 4, 5].map((index): Point => [11 * Math.cos(index * 1.2566 - 1.57), 11 * Math.sin(index * 1.2566 - 1.57)]), 'blue', 0.9) +
  [0, 1, 2, 3, 4].map((index) => line([[11 * Math.cos(index * 1.2566 - 1.57), 11 * Math.sin(index * 1.2566 - 1.57)], [26 * Math.cos(index * 1.2566 - 1.57), 26 * Math.sin(index * 1.2566 - 1.57)]], 'chalk', 2)).join(''); // prettier-ignore
const star = (piece: Piece): string =>
  shape(Array.from({ length: 11 }, (_, index): Point => {
    const [r, angle] = [index % 2 === 0 ? 12 : 5, (index * Math.PI) / 5 - Math.PI / 2];
    return [r * Math.cos(angle), r * Math.sin(angle)];
  }), piece, 0.8); // prettier-ignore
const spiral: Point[] = Array.from({ length: 62 }, (_, index) => {
  const [angle, r] = [index * 0.3, 1.5 + index * 0.42];
  return [r * Math.cos(angle), r * Math.sin(angle) * 0.95];
});
const snail = (shell: Piece): string =>
  shape(smooth([[-52, 36], [-20, 30], [24, 28], [38, 14], [44, -8], [52, -8], [54, 8], [50, 30], [40, 37]], true), 'chalk', 0.4) +
  line([[46, -8], [42, -22]], 'chalk', 1.8) + line([[51, -8], [56, -21]], 'chalk', 1.8) +
  shape(oval(42, -23, 1.8), 'chalk', 1) + shape(oval(56, -22, 1.8), 'chalk', 1) +
  line(smooth([[46, 6], [49, 9], [53, 6]]), 'asphalt', 1.4) +
  at(-4, 4, 1, rubbed(oval(0, 0, 27, 26), shell, 0.6) + line(spiral, shell, 2.6)); // prettier-ignore
const whale =
  shape(smooth([[-60, 2], [-50, -24], [-20, -36], [16, -30], [40, -10], [56, -12], [62, -30], [70, -18], [84, -20], [74, -4], [62, 4], [44, 20], [10, 30], [-36, 28], [-56, 18]], true), 'blue', 0.65) +
  line(smooth([[-56, 12], [-40, 17], [-24, 12]]), 'chalk', 2) +
  shape(oval(-36, -8, 2.4), 'chalk', 1) +
  line(smooth([[-22, -40], [-23, -54], [-34, -58], [-38, -50]]), 'yellow', 2.2) + line(smooth([[-20, -40], [-18, -54], [-7, -58], [-3, -50]]), 'yellow', 2.2); // prettier-ignore
const dino =
  shape(smooth([[-84, 34], [-60, 12], [-36, 0], [-8, -4], [14, -10], [30, -34], [36, -56], [50, -64], [66, -58], [68, -50], [52, -46], [46, -26], [40, 0], [36, 16], [36, 38], [24, 38], [22, 22], [-14, 22], [-16, 38], [-28, 38], [-32, 20], [-60, 26]], true), 'pink', 0.65) +
  [[-44, -4], [-26, -10], [-8, -14], [10, -18]].map(([x = 0, y = 0]) => shape([[x - 8, y + 6], [x, y - 8], [x + 8, y + 3], [x - 8, y + 6]], 'yellow', 0.8)).join('') +
  shape(oval(54, -56, 1.8), 'chalk', 1) + line(smooth([[54, -50], [60, -49], [66, -52]]), 'asphalt', 1.2); // prettier-ignore
const wheel = (x: number): string =>
  line(oval(x, 20, 19), 'chalk', 2.2) + shape(oval(x, 20, 3), 'chalk', 1) +
  [0, 1, 2, 3].map((turn) => line([[x + 17 * Math.cos(turn * 0.785), 20 + 17 * Math.sin(turn * 0.785)], [x - 17 * Math.cos(turn * 0.785), 20 - 17 * Math.sin(turn * 0.785)]], 'chalk', 1)).join(''); // prettier-ignore
const bike =
  wheel(-32) + wheel(34) +
  line([[-32, 20], [-14, -10], [22, -12], [0, 20], [-32, 20]], 'pink', 3) + line([[-18, -18], [0, 20]], 'pink', 3) +
  line([[34, 20], [18, -26]], 'pink', 3) + line(smooth([[8, -28], [18, -27], [28, -32], [30, -24]]), 'yellow', 2.6) +
  shape(smooth([[-30, -20], [-18, -24], [-6, -20], [-18, -16]], true), 'yellow', 0.9); // prettier-ignore
const rocket =
  shape([[-12, 26], [-26, 44], [-12, 42], [-12, 26]], 'pink', 0.8) + shape([[12, 26], [26, 44], [12, 42], [12, 26]], 'pink', 0.8) +
  shape(smooth([[-14, 42], [-16, 6], [-9, -28], [0, -46], [9, -28], [16, 6], [14, 42]], true), 'chalk', 0.4) +
  shape(oval(0, -6, 8), 'blue', 0.9, 'chalk') +
  shape([[-9, 48], [-12, 66], [-4, 58], [0, 76], [4, 58], [12, 66], [9, 48], [-9, 48]], 'yellow', 0.8); // prettier-ignore
const planet = shape(oval(0, 0, 17), 'pink', 0.7) + line(oval(0, 0, 30, 8, 160, 380), 'yellow', 2.2);
const waves = (width: number, piece: Piece = 'blue'): string =>
  line(Array.from({ length: Math.round(width / 3) }, (_, i): Point => [i * 3, Math.sin(i / 2.6) * 4]), piece, 2.2); // prettier-ignore
const boat =
  shape([[-34, 0], [34, 0], [22, 18], [-22, 18], [-34, 0]], 'pink', 0.8) + line([[0, 0], [0, -46]], 'chalk', 2.2) +
  shape([[3, -44], [30, -6], [3, -6], [3, -44]], 'yellow', 0.8) + shape([[-3, -34], [-22, -6], [-3, -6], [-3, -34]], 'chalk', 0.5); // prettier-ignore
const tower = (x: number, width: number, height: number, roof: Piece, flag: Piece): string =>
  shape(box(x, -height, width, height), 'chalk', 0.3) +
  shape([[x - 5, -height], [x + width / 2, -height - width * 0.95], [x + width + 5, -height], [x - 5, -height]], roof, 0.75) +
  line([[x + width / 2, -height - width * 0.95], [x + width / 2, -height - width * 0.95 - 16]], 'chalk', 1.6) +
  shape([[x + width / 2 + 1, -height - width * 0.95 - 16], [x + width / 2 + 15, -height - width * 0.95 - 11], [x + width / 2 + 1, -height - width * 0.95 - 6], [x + width / 2 + 1, -height - width * 0.95 - 16]], flag, 0.9) +
  shape(smooth([[x + width / 2 - 4, -height + 26], [x + width / 2 - 4, -height + 14], [x + width / 2, -height + 9], [x + width / 2 + 4, -height + 14], [x + width / 2 + 4, -height + 26]]), 'yellow', 0.9); // prettier-ignore
const castle =
  shape(box(-42, -44, 84, 44), 'chalk', 0.3) +
  [-40, -20, 0, 20].map((x) => shape(box(x + 4, -53, 11, 9), 'chalk', 0.3)).join('') +
  tower(-72, 30, 76, 'pink', 'yellow') + tower(42, 30, 76, 'blue', 'pink') +
  shape(smooth([[-13, 0], [-13, -18], [0, -30], [13, -18], [13, 0]]), 'pink', 0.55); // prettier-ignore
const ground = (width: number, y: number): string => line([[4, y], [width * 0.3, y - 0.8], [width * 0.7, y + 0.9], [width - 4, y]], 'chalk', 2.2); // prettier-ignore
const carriage = (x: number, piece: Piece): string =>
  shape(box(x, -40, 72, 34), piece, 0.6) +
  [14, 36, 58].map((dx) => shape(box(x + dx - 8, -34, 15, 13), 'chalk', 0.15)).join('') +
  [18, 54].map((dx) => shape(oval(x + dx, 0, 7), 'chalk', 0.35)).join('') +
  line([[x - 9, -10], [x, -10]], 'chalk', 2.4); // prettier-ignore
const engine =
  shape(box(0, -56, 34, 50), 'pink', 0.7) + shape(box(8, -48, 18, 17), 'chalk', 0.15) +
  shape(box(34, -38, 44, 32), 'pink', 0.7) + shape(box(56, -54, 10, 16), 'chalk', 0.4) +
  line([[-5, -58], [39, -58]], 'chalk', 3) + shape([[78, -14], [92, -4], [78, -4], [78, -14]], 'yellow', 0.8) +
  [14, 42, 66].map((dx) => shape(oval(dx, 0, dx === 14 ? 10 : 7), 'chalk', 0.35)).join('') +
  at(70, -72, 0.32, cloud()) + at(52, -92, 0.5, cloud()) + at(22, -112, 0.7, cloud()); // prettier-ignore
const caterpillar = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = [index * 44, index % 2 === 0 ? 0 : -16];
    return (
      line([[x - 8, y + 26], [x - 11, 40]], 'chalk', 1.8) + line([[x + 8, y + 26], [x + 11, 40]], 'chalk', 1.8) +
      shape(oval(x, y, 28), pick(['pink', 'yellow', 'blue', 'chalk'] as const, index % 4), 0.55)
    );
  }).join('') +
  at(count * 44 - 2, -22, 1, shape(oval(0, 0, 30), 'yellow', 0.75) + shape(oval(-9, -6, 2.4), 'asphalt', 1) + shape(oval(11, -6, 2.4), 'asphalt', 1) + line(smooth([[-12, 8], [0, 15], [14, 7]]), 'asphalt', 2) + line(smooth([[-8, -29], [-14, -42], [-22, -46]]), 'chalk', 2) + line(smooth([[8, -29], [14, -42], [22, -46]]), 'chalk', 2)); // prettier-ignore
const rainbow = (r: number): string =>
  (['pink', 'yellow', 'chalk', 'blue'] as const)
    .map((piece, index) => {
      const [outer, inner] = [r - index * 14, r - index * 14 - 10];
      return rubbed([...oval(0, 0, outer, outer * 0.62, 180, 360), ...oval(0, 0, inner, inner * 0.62, 360, 180)], piece, 0.75) + line(oval(0, 0, outer, outer * 0.62, 180, 360), piece, 2); // prettier-ignore
    })
    .join('');
/** Comes up out of the water again and again. */
const serpent =
  [0, 1, 2].map((hump) => {
    const [x, r] = [hump * 96, 44 - hump * 6];
    return shape([...oval(x, 0, r, r * 1.25, 180, 360), ...oval(x, 0, r - 17, (r - 17) * 1.25, 360, 180)], 'blue', 0.65) +
      [-34, 0, 34].map((turn) => at(x + r * Math.sin((turn * Math.PI) / 180), -r * 1.25 * Math.cos((turn * Math.PI) / 180), 1, shape([[-6, 1], [0, -11], [6, 1], [-6, 1]], 'pink', 0.8), turn)).join('');
  }).join('') +
  shape(smooth([[278, 0], [276, -40], [286, -78], [306, -92], [334, -90], [352, -78], [350, -70], [322, -66], [304, -56], [298, -30], [298, 0]]), 'blue', 0.65) +
  shape([[296, -92], [302, -106], [309, -92], [296, -92]], 'pink', 0.8) + shape(oval(316, -80, 3), 'chalk', 1) +
  line([[352, -72], [366, -68], [374, -73]], 'pink', 1.8) + line([[366, -68], [373, -62]], 'pink', 1.8) +
  shape(smooth([[-76, 0], [-82, -24], [-98, -34], [-84, -38], [-70, -28], [-58, 0]]), 'blue', 0.65); // prettier-ignore
const skippingRope =
  line(smooth([[-70, -10], [-56, 30], [0, 46], [56, 30], [70, -10]]), 'yellow', 2.4) +
  [-70, 70].map((x) => shape(box(x - 4, -34, 8, 24), 'pink', 0.9)).join('') +
  at(-22, 4, 0.9, star('blue')) + at(20, -10, 1.2, star('pink')); // prettier-ignore
const handDrawn = (piece: Piece): string =>
  shape(smooth([[-20, 40], [-24, 8], [-40, -10], [-34, -18], [-20, -6], [-22, -42], [-14, -46], [-8, -14], [-4, -54], [5, -54], [6, -14], [15, -48], [23, -44], [19, -8], [32, -28], [38, -22], [26, 12], [20, 40]], true), piece, 0.55); // prettier-ignore

const on = (width: number, height: number, inner: string): ReturnType<typeof svg> =>
  // The small ones are shown up to twice as large.
  svg(width, height, inner, width * height < 20_000 ? 2 : 1);
/** One box: chalk around a place for a sticker, and a little of it inside, rubbed on with the flat side. */
const boxOf = (width: number, height: number, piece: Piece): ReturnType<typeof svg> =>
  on(width, height, shape([[1.6, 2], [width - 1.4, 1.5], [width - 1.8, height - 1.6], [1.8, height - 1.8], [1.6, 1.2]], piece, 0.24)); // prettier-ignore
const speckles = (width: number, height: number, count: number, seed: number, color: string): string => {
  const random = stream(seed);
  return [0.3, 0.4, 0.5, 0.7]
    .map((size) => `<path stroke="${color}" stroke-linecap="round" stroke-width="${size}" d="${Array.from({ length: count / 4 }, () => `M${round(random() * width)} ${round(random() * height)}h0`).join('')}"/>`)
    .join(''); // prettier-ignore
};
/** One stone of pale concrete, cut not quite true, with a few grains in it. */
function stone(x: number, y: number, width: number, height: number, seed: number): string {
  const random = stream(seed * 7919 + 13);
  const off = (): number => round(random() * 0.5);
  const corners = [
    [x + off(), y + off()],
    [x + width - off(), y + off()],
    [x + width - off(), y + height - off()],
    [x + off(), y + height - off()],
  ];
  const grains = Array.from({ length: Math.round((width * height) / 70) }, () => `M${round(x + 1 + random() * (width - 2))} ${round(y + 1 + random() * (height - 2))}h0`).join('');
  return `<path fill="${pick(['#e9e6de', '#eeebe3', '#e5e2d9'], Math.floor(random() * 3))}" d="M${corners.map((corner) => corner.map(round).join(' ')).join('L')}z"/><path stroke="${HEX.asphalt}" stroke-opacity="0.3" stroke-width="0.4" stroke-linecap="round" d="${grains}"/>`;
} // prettier-ignore
/** Pale stones around the yard, where a hand holds the page; the page numbers stand on them. */
const kerb = (): string =>
  Array.from({ length: 8 }, (_, index) => stone(4 + index * 57.5 - (index === 0 ? 4 : 0) + 0.3, 288, 56.9 + (index % 7 === 0 ? 4 : 0), 17, index + 1)).join('') +
  [0, 457].map((x, side) => [0, 58, 116, 174, 232].map((y, index) => stone(x, y + (index === 0 ? 0 : 0.3), 11, 57.4 - (index === 4 ? 2 : 0), 11 + side * 5 + index)).join('')).join(''); // prettier-ignore
/** Pale slabs that the chalk is dark on: pages to write on and to read. */
const slabs = (): string =>
  `<path fill="#cfcdc6" d="M0 0h468v305H0z"/>` +
  Array.from({ length: 40 }, (_, index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const [left, top] = [column === 0 ? 0 : 4.2 + column * 57.5, row === 0 ? 0 : 4.2 + row * 59.4];
    return stone(left, top, (column === 7 ? 468 : 3.8 + (column + 1) * 57.5) - left, (row === 4 ? 305 : 3.8 + (row + 1) * 59.4) - top, 31 + index);
  }).join(''); // prettier-ignore
/** On the slabs: lines in a darker shade of their chalk, white ones in the asphalt's, and the shapes rubbed more firmly. */
const SHADES: Readonly<Record<string, string>> = {
  [HEX.pink]: '#cc5c80',
  [HEX.yellow]: '#c8951a',
  [HEX.blue]: '#4690be',
  [HEX.chalk]: '#555555',
};
const dark = ({ svg: drawn, ...size }: ReturnType<typeof svg>): ReturnType<typeof svg> => ({
  ...size,
  svg: drawn
    .replaceAll(`<path stroke="${HEX.asphalt}" stroke-opacity="0.8"`, `<path stroke="${HEX.chalk}"`)
    .replaceAll(/<path fill="(#[\da-f]{6})"/g, (_, color: string) => `<path fill="${SHADES[color] ?? color}"`)
    .replaceAll(/stroke-opacity="(0\.\d+)"/g, (_, strength: string) => `stroke-opacity="${Math.min(1, round(Number(strength) + 0.25))}"`),
}); // prettier-ignore
/** As long as these are the strips that titles stand on. */
const RUBBED = [212, 154, 98] as const;
const PIECES: readonly Piece[] = ['blue', 'pink', 'yellow', 'chalk'];

const onAsphalt: BlueprintContent['drawings'] = {
  'hupf-ground': svg(468, 305, `<path fill="#fff" d="M0 0h468v305H0z"/>${speckles(468, 305, 700, 71, '#000')}`),
  'hupf-kerb': svg(468, 305, kerb()),
  'hupf-slabs': svg(468, 305, slabs()),
  ...Object.fromEntries((['blue', 'pink', 'yellow'] as const).flatMap((piece) => RUBBED.map((width) => [`hupf-rub-${piece}-${width}`, on(width, 15, rubbed(box(1, 1, width - 2, 13), piece, 0.85))]))),
  ...Object.fromEntries(PIECES.map((piece) => [`hupf-box-${piece}`, boxOf(56, 76, piece)])),
  ...Object.fromEntries(PIECES.map((piece) => [`hupf-double-${piece}`, boxOf(106, 76, piece)])),
  'hupf-dome': on(120, 62, shape([...oval(60, 59, 57, 56, 180, 360), [3, 59]], 'chalk', 0.14)),
  'hupf-heaven': on(52, 156, rubbed(oval(2, 78, 46, 75, -90, 90), 'chalk', 0.14) + line(oval(2, 78, 46, 75, -90, 90))),
  'hupf-arrow': on(60, 30, line(smooth([[3, 20], [20, 12], [38, 12], [55, 15]]), 'chalk', 2.4) + line([[45, 5], [56, 15], [44, 25]], 'chalk', 2.4)), // prettier-ignore
  'hupf-line': on(200, 8, line([[3, 4], [70, 3.4], [130, 4.6], [197, 3.8]], 'chalk', 2.6)), // prettier-ignore
  'hupf-dots': on(186, 186, `<path stroke="${HEX.asphalt}" stroke-width="2" stroke-linecap="round" d="${Array.from({ length: 100 }, (_, index) => `M${3 + (index % 10) * 20} ${3 + Math.floor(index / 10) * 20}h0`).join('')}"/>`),
  'hupf-stone': on(24, 18, shape(smooth([[3, 12], [5, 5], [13, 2], [21, 7], [20, 15], [10, 16]], true), 'pink', 1)), // prettier-ignore
  'hupf-sun': on(80, 80, at(40, 40, 1, sunDrawn)),
  'hupf-flower': on(80, 80, ground(80, 76) + at(40, 39, 1, flower('pink', 'yellow'))),
  'hupf-cloud': on(80, 80, at(40, 36, 1, cloud(true))),
  'hupf-kite': on(80, 80, at(40, 32, 0.88, kite)),
  'hupf-butterfly': on(80, 80, at(40, 42, 1.1, butterfly)),
  'hupf-ball': on(80, 80, ground(80, 76) + at(40, 43, 1.1, ball)),
  'hupf-snail': on(170, 100, ground(170, 95) + at(82, 49, 1.2, snail('pink'))),
  'hupf-whale': on(170, 100, at(76, 62, 1, whale) + at(5, 92, 1, waves(162))),
  'hupf-bike': on(170, 100, ground(170, 95) + at(84, 50, 1.14, bike)),
  'hupf-rope': on(170, 100, ground(170, 95) + at(85, 44, 1, skippingRope)),
  'hupf-scene-castle': on(210, 130, ground(210, 122) + at(112, 121, 0.92, castle) + at(22, 24, 0.54, sunDrawn) + at(112, 24, 0.6, cloud())),
  'hupf-scene-sea': on(210, 130, at(76, 84, 0.9, whale) + at(176, 84, 0.86, boat) + at(6, 114, 1, waves(198)) + at(30, 124, 1, waves(140, 'chalk')) + at(176, 18, 0.6, cloud())),
  'hupf-scene-space': on(210, 130, at(64, 62, 0.98, rocket, 24) + at(150, 48, 1.2, planet, -14) + at(118, 104, 1, star('yellow')) + at(186, 100, 0.8, star('blue')) + at(26, 22, 0.7, star('pink')) + at(108, 20, 0.5, star('chalk'))),
  'hupf-scene-garden': on(210, 130, ground(210, 122) + at(30, 84, 1.04, flower('yellow', 'pink')) + at(182, 84, 1.04, flower('blue', 'yellow')) + at(104, 92, 0.78, snail('pink')) + at(92, 32, 0.7, butterfly, -12) + at(152, 30, 0.6, sunDrawn)),
  'hupf-scene-wind': on(210, 130, ground(210, 122) + at(60, 44, 1, kite) + at(152, 92, 0.9, bike) + at(120, 26, 0.7, cloud()) + at(180, 34, 0.5, cloud(true)) + at(30, 104, 0.6, flower('pink', 'yellow'))),
  'hupf-scene-rain': on(210, 130, ground(210, 122) + at(106, 121, 1, rainbow(92)) + at(26, 34, 0.6, cloud(true)) + at(184, 34, 0.6, cloud(true)) + at(106, 104, 0.6, flower('pink', 'yellow'))),
  'hupf-scene-train': on(210, 130, ground(210, 122) + at(104, 115, 0.82, engine) + at(40, 90, 0.88, flower('blue', 'yellow')) + at(34, 30, 0.6, sunDrawn)),
  'hupf-scene-play': on(210, 130, ground(210, 122) + at(70, 92, 1.2, ball) + at(148, 72, 0.8, skippingRope) + at(40, 34, 0.8, butterfly, 10) + at(150, 24, 0.6, cloud())),
  'hupf-scene-night': on(210, 130, ground(210, 122) + at(46, 96, 0.62, caterpillar(3)) + at(160, 38, 1.1, planet, -14) + at(116, 34, 0.8, star('yellow')) + at(184, 84, 0.7, star('pink')) + at(24, 24, 0.7, star('blue'))),
  'hupf-scene-dino': on(210, 130, ground(210, 122) + at(108, 84, 1, dino) + at(34, 30, 0.7, cloud(true)) + at(190, 96, 0.72, flower('yellow', 'blue'))),
  'hupf-high-castle': on(210, 192, ground(210, 185) + at(105, 184, 1.24, castle) + at(105, 46, 0.66, sunDrawn)),
  'hupf-high-space': on(210, 192, at(78, 86, 1.5, rocket, 20) + at(156, 66, 1.5, planet, -14) + at(160, 150, 1.4, star('yellow')) + at(112, 172, 0.9, star('blue')) + at(28, 30, 1, star('pink')) + at(126, 24, 0.7, star('chalk')) + at(24, 112, 0.8, star('yellow'))),
  'hupf-high-sea': on(210, 192, at(68, 124, 0.84, whale) + at(172, 112, 0.94, boat) + at(6, 152, 1, waves(198)) + at(24, 166, 1, waves(160, 'chalk')) + at(6, 180, 1, waves(198)) + at(120, 26, 0.7, cloud()) + at(186, 34, 0.5, cloud())),
  'hupf-high-garden': on(210, 192, ground(210, 185) + at(38, 134, 1.4, flower('yellow', 'pink')) + at(182, 144, 1.14, flower('blue', 'yellow')) + at(102, 151, 0.92, snail('pink')) + at(72, 50, 1, butterfly, -12) + at(158, 40, 0.8, sunDrawn)),
  'hupf-high-wind': on(210, 192, ground(210, 185) + at(64, 54, 1.24, kite) + at(148, 138, 1.14, bike) + at(148, 40, 0.9, cloud()) + at(32, 153, 0.86, flower('pink', 'yellow'))),
  'hupf-high-dino': on(210, 192, ground(210, 185) + at(108, 140, 1.14, dino) + at(42, 40, 0.9, cloud(true)) + at(178, 30, 0.6, sunDrawn) + at(192, 160, 0.68, flower('yellow', 'blue'))),
  'hupf-bowl': on(120, 62, shape([...oval(60, 3, 57, 56, 0, 180), [117, 3]], 'chalk', 0.14)),
  'hupf-turn': on(50, 96, line(smooth([[3, 12], [24, 8], [42, 26], [44, 52], [26, 74], [12, 84]]), 'chalk', 2.4) + line([[13, 69], [10, 85], [26, 84]], 'chalk', 2.4)),
  'hupf-big-serpent': on(440, 160, at(84, 136, 0.86, serpent) + at(4, 140, 1, waves(430)) + at(30, 151, 1, waves(380, 'chalk'))),
  'hupf-big-rainbow': on(440, 170, at(220, 150, 1, rainbow(180)) + at(46, 146, 1.15, cloud()) + mirrored(394, 146, 1.15, cloud())),
  'hupf-big-train': on(440, 160, ground(440, 150) + [8, 90, 172].map((x, index) => at(x, 142, 1, carriage(0, pick(['yellow', 'blue', 'chalk'] as const, index)))).join('') + at(254, 142, 1, line([[-9, -10], [0, -10]], 'chalk', 2.4) + engine)),
  'hupf-big-caterpillar': on(440, 160, ground(440, 150) + at(36, 108, 1, caterpillar(8))),
  'hupf-big-castle': on(206, 210, at(103, 204, 1.24, castle) + at(103, 30, 0.72, sunDrawn) + ground(206, 205)),
  'hupf-big-rocket': on(206, 250, at(104, 104, 1.5, rocket, 12) + at(36, 52, 1, planet, -14) + at(176, 58, 1.1, star('yellow')) + at(172, 180, 0.8, star('blue')) + at(26, 150, 0.9, star('pink')) + at(52, 226, 0.7, star('chalk'))),
  'hupf-big-dino': on(440, 160, ground(440, 150) + at(270, 96, 1.4, dino) + at(40, 106, 1.15, flower('yellow', 'pink')) + at(104, 114, 0.9, flower('blue', 'yellow')) + at(396, 40, 0.8, sunDrawn)),
  'hupf-big-snail': on(206, 150, ground(206, 140) + at(96, 84, 1.46, snail('yellow'))),
  'hupf-hand-pink': on(90, 108, at(46, 62, 1, handDrawn('pink'))),
  'hupf-hand-blue': on(90, 108, at(46, 62, 1, handDrawn('blue'))),
  'hupf-school': on(120, 90, shape(box(16, 40, 88, 44), 'chalk', 0.25, 'asphalt') + shape([[8, 40], [60, 8], [112, 40], [8, 40]], 'pink', 0.8, 'asphalt') + [26, 78].map((x) => shape(box(x, 50, 16, 14), 'blue', 0.7, 'asphalt')).join('') + shape(box(52, 56, 16, 28), 'yellow', 0.8, 'asphalt') + line(oval(60, 28, 6), 'asphalt', 1.8)),
  'hupf-square': on(50, 50, line(box(2, 2, 46, 46), 'chalk', 2.4)),
  'hupf-tree': on(40, 56, line([[20, 54], [20, 30]], 'asphalt', 2.4) + shape(smooth([[6, 30], [4, 16], [14, 4], [28, 6], [36, 18], [32, 32], [20, 36]], true), 'blue', 0.7, 'asphalt')),
}; // prettier-ignore
const drawings: BlueprintContent['drawings'] = {
  ...onAsphalt,
  ...Object.fromEntries(
    ['sun', 'kite', 'butterfly', 'cloud', 'flower', 'ball', 'line', 'snail', 'whale', 'bike', 'rope', 'scene-garden', 'big-train', 'big-caterpillar', 'big-serpent', 'dome', 'square', 'hand-pink', 'hand-blue'].map((id) => [`hupf-dark-${id}`, dark(onAsphalt[`hupf-${id}`]!)]),
  ),
}; // prettier-ignore

/** What the makers of an album of a school are asked; other blueprints of schools ask the same. */
export const SCHOOL_QUESTIONS: readonly Question[] = [
  {
    id: 'school',
    kind: 'line',
    label: named('Wie heißt eure Schule?', 'What is your school called?', 'Comment s’appelle votre école ?', 'Come si chiama la vostra scuola?', 'Jak nazywa się wasza szkoła?'),
    example: named('Schule am Bach', 'Brookside School', 'École du Ruisseau', 'Scuola al Rio', 'Szkoła nad Potokiem'),
  },
  {
    id: 'year',
    kind: 'line',
    label: named('Welches Schuljahr ist es?', 'Which school year is it?', 'C’est quelle année scolaire ?', 'Che anno scolastico è?', 'Który to rok szkolny?'),
    example: same('2026/27'),
  },
  {
    id: 'motto',
    kind: 'line',
    label: named('Welchen Satz hört man bei euch jeden Tag?', 'Which sentence do you hear every day?', 'Quelle phrase entend-on chez vous chaque jour ?', 'Quale frase si sente da voi ogni giorno?', 'Jakie zdanie słychać u was codziennie?'),
    example: named('Wer hat meinen Turnbeutel gesehen?', 'Has anyone seen my PE bag?', 'Qui a vu mon sac de sport ?', 'Chi ha visto la mia sacca?', 'Kto widział mój worek na WF?'),
  },
  {
    id: 'game',
    kind: 'line',
    label: named('Was macht ihr in der Pause am liebsten?', 'What do you like best at break time?', 'Que faites-vous le plus volontiers à la récré ?', 'Che cosa fate più volentieri all’intervallo?', 'Co najchętniej robicie na przerwie?'),
    example: named('Tischtennis im Kreis', 'Round-the-table ping-pong', 'La tournante au ping-pong', 'Il giro di ping pong', 'Ping-pong w kółko'),
  },
  {
    id: 'place',
    kind: 'line',
    label: named('Wo trefft ihr euch am liebsten?', 'Where do you like to meet?', 'Où aimez-vous vous retrouver ?', 'Dove vi trovate più volentieri?', 'Gdzie najchętniej się spotykacie?'),
    example: named('hinter der Turnhalle', 'behind the gym', 'derrière le gymnase', 'dietro la palestra', 'za salą gimnastyczną'),
  },
  {
    id: 'trip',
    kind: 'line',
    label: named('Wohin ging der schönste Ausflug?', 'Where did your best trip take you?', 'Où a mené la plus belle sortie ?', 'Dove vi ha portato la gita più bella?', 'Dokąd była najfajniejsza wycieczka?'),
    example: named('ins Naturkundemuseum', 'to the science museum', 'au muséum d’histoire naturelle', 'al museo di scienze naturali', 'do muzeum przyrodniczego'),
  },
  {
    id: 'food',
    kind: 'line',
    label: named('Was schmeckt in der Pause am besten?', 'What tastes best at break time?', 'Qu’est-ce qui est le meilleur au goûter ?', 'Che cosa è più buono a merenda?', 'Co najlepiej smakuje na przerwie?'),
    example: named('Brezeln vom Kiosk', 'flapjacks from the tuck shop', 'les pains au chocolat', 'la focaccia del bar', 'drożdżówki ze sklepiku'),
  },
  {
    id: 'song',
    kind: 'line',
    label: named('Welches Lied können alle mitsingen?', 'Which song can everybody sing?', 'Quelle chanson tout le monde connaît-il ?', 'Quale canzone sanno cantare tutti?', 'Jaką piosenkę umieją zaśpiewać wszyscy?'),
    example: named('das Schullied, beide Strophen', 'the school song, both verses', 'la chanson de l’école, les deux couplets', 'l’inno della scuola, due strofe', 'hymn szkoły, obie zwrotki'),
  },
  {
    id: 'animal',
    kind: 'line',
    label: named('Welches Tier gehört zu euch?', 'Which animal belongs to you?', 'Quel animal fait partie de la maison ?', 'Quale animale fa parte di voi?', 'Jakie zwierzę do was należy?'),
    example: named('der Hamster aus dem Flur', 'the hamster in the hall', 'le hamster du couloir', 'il criceto del corridoio', 'chomik z korytarza'),
  },
  {
    id: 'proud',
    kind: 'line',
    label: named('Worauf seid ihr dieses Jahr stolz?', 'What are you proud of this year?', 'Quelle est votre fierté cette année ?', 'Qual è il vostro orgoglio di quest’anno?', 'Co jest waszą dumą w tym roku?'),
    example: named('auf unseren Schulgarten', 'our school garden', 'de notre potager', 'del nostro orto', 'z naszego ogródka'),
  },
  {
    id: 'thanks',
    kind: 'lines',
    label: named('Wem wollt ihr danken?', 'Whom would you like to thank?', 'Qui voulez-vous remercier ?', 'Chi volete ringraziare?', 'Komu chcecie podziękować?'),
    example: named('allen, die Kuchen gebacken haben', 'everybody who baked a cake', 'toutes celles et ceux qui ont fait un gâteau', 'tutti quelli che hanno fatto una torta', 'wszystkim, którzy upiekli ciasto'),
  },
]; // prettier-ignore
/** What the makers said of themselves, a label and their words, so that it reads well whatever they wrote. */
export const SCHOOL_ANSWERS: readonly Localised[] = [
  named('Bei uns jeden Tag zu hören: „{answer-motto}“', 'Heard here every day: “{answer-motto}”', 'Entendu chez nous chaque jour : « {answer-motto} »', 'Si sente da noi ogni giorno: «{answer-motto}»', 'Słychać u nas codziennie: „{answer-motto}”'),
  named('In der Pause am liebsten: {answer-game}', 'Best at break time: {answer-game}', 'Notre récré préférée : {answer-game}', 'All’intervallo preferiamo: {answer-game}', 'Na przerwie najchętniej: {answer-game}'),
  named('Unser Treffpunkt: {answer-place}', 'Where to find us: {answer-place}', 'Notre point de rendez-vous : {answer-place}', 'Il nostro punto d’incontro: {answer-place}', 'Nasze miejsce spotkań: {answer-place}'),
  named('Der schönste Ausflug dieses Jahres: {answer-trip}', 'This year’s best trip: {answer-trip}', 'La plus belle sortie de l’année : {answer-trip}', 'La gita più bella dell’anno: {answer-trip}', 'Najfajniejsza wycieczka roku: {answer-trip}'),
  named('Schmeckt in jeder Pause: {answer-food}', 'Tastes good at every break: {answer-food}', 'Bon à chaque récré : {answer-food}', 'Buono a ogni intervallo: {answer-food}', 'Smakuje na każdej przerwie: {answer-food}'),
  named('Das singen bei uns alle mit: {answer-song}', 'Everybody here sings along: {answer-song}', 'Ici, tout le monde la chante : {answer-song}', 'Qui la cantano tutti: {answer-song}', 'U nas śpiewają to wszyscy: {answer-song}'),
  named('Gehört auch zu uns: {answer-animal}', 'Also one of us: {answer-animal}', 'Fait aussi partie de la bande : {answer-animal}', 'Fa parte di noi anche: {answer-animal}', 'Należy też do nas: {answer-animal}'),
  named('Darauf sind wir stolz: {answer-proud}', 'What makes us proud: {answer-proud}', 'Notre fierté : {answer-proud}', 'Il nostro orgoglio: {answer-proud}', 'Nasza duma: {answer-proud}'),
]; // prettier-ignore

export const SCHOOL_THANKS: Localised = named(
  'Unser Dank gilt: {answer-thanks}',
  'Our thanks go to: {answer-thanks}',
  'Un grand merci à : {answer-thanks}',
  'Un grazie a: {answer-thanks}',
  'Dziękujemy: {answer-thanks}',
);

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': [
    named('{answer-school}\nSchuljahr {answer-year}', '{answer-school}\nschool year {answer-year}', '{answer-school}\nannée {answer-year}', '{answer-school}\nanno {answer-year}', '{answer-school}\nrok {answer-year}'),
    same('{answer-school}'),
    named('Das Sammelalbum für alle, die bei jedem Wetter rausgehen', 'The sticker album for everyone who goes out in any weather', 'L’album pour qui sort par tous les temps', 'L’album di chi esce con qualsiasi tempo', 'Album dla wszystkich, którzy wychodzą w każdą pogodę'),
  ],
  heaven: named('Himmel', 'Heaven', 'Ciel', 'Cielo', 'Niebo'),
  'welcome.title': named('Es klingelt!', 'There’s the bell!', 'Ça sonne !', 'La campanella!', 'Dzwonek!'),
  'welcome.text': named(
    'Raus mit euch, die Kreide liegt auf der Fensterbank. Alle haben ein Kästchen mit ihrer Nummer. Wer den Sticker findet, darf hüpfen. Wer auf die Linie tritt, klebt den nächsten mit geschlossenen Augen.',
    'Out you go, the chalk is on the window sill. Everybody has a box with a number. Find the sticker and you may hop. Step on a line and you stick the next one with your eyes shut.',
    'Tout le monde dehors, la craie est sur le rebord de la fenêtre. Chacun a sa case et son numéro. Qui trouve la vignette peut sauter. Qui touche la ligne colle la suivante les yeux fermés.',
    'Tutti fuori, il gesso è sul davanzale. Ognuno ha una casella con il suo numero. Chi trova la figurina può saltare. Chi pesta la riga incolla la prossima a occhi chiusi.',
    'Wychodzimy, kreda leży na parapecie. Każdy ma pole ze swoim numerem. Kto znajdzie naklejkę, może skakać. Kto nadepnie na linię, następną wkleja z zamkniętymi oczami.',
  ),
  'contents.title': named('Wer hüpft wo?', 'Who hops where?', 'Qui saute où ?', 'Chi salta dove?', 'Kto gdzie skacze?'),
  'opener.snail': named('Wer langsam blättert, findet mehr.', 'Turn the pages slowly and you find more.', 'Qui tourne les pages lentement en voit davantage.', 'Chi sfoglia piano trova di più.', 'Kto wolno przewraca kartki, znajdzie więcej.'),
  'opener.serpent': named('Taucht auf, taucht unter, taucht doppelt wieder auf: So ist das mit Stickern und Seeschlangen.', 'Up it comes, down it goes, and back it comes twice: it is the same with stickers and sea serpents.', 'Ça émerge, ça plonge, ça revient en double : les vignettes sont comme les serpents de mer.', 'Spunta, sparisce, torna su doppia: con le figurine è come con i serpenti di mare.', 'Wynurza się, znika i wraca podwójnie: z naklejkami jest jak z wężem morskim.'),
  'opener.photo': named('Einmal kurz stillhalten. Danach darf wieder gehüpft werden.', 'Keep still for just a moment. Then the hopping goes on.', 'On ne bouge plus, rien qu’un instant. Après, on saute de nouveau.', 'Fermi un attimo solo. Poi si può ricominciare a saltare.', 'Przez chwilę bez ruchu. A potem znów można skakać.'),
  'opener.rocket': named('Start bei Eins, und dann der Nummer nach bis in den Himmel.', 'Start at one, then follow the numbers all the way to heaven.', 'Départ à la case un, puis de numéro en numéro jusqu’au ciel.', 'Si parte dall’uno e poi, numero dopo numero, fino al cielo.', 'Start z jedynki, a potem po kolei aż do nieba.'),
  'opener.train': named('Alle einsteigen! Auf den nächsten Seiten ist für alle ein Platz reserviert.', 'All aboard! On the next pages there is a reserved seat for everyone.', 'En voiture ! Aux pages suivantes, chacun a sa place réservée.', 'In carrozza! Nelle prossime pagine c’è un posto riservato per ciascuno.', 'Proszę wsiadać! Na następnych stronach każdy ma miejscówkę.'),
  'opener.rainbow': named('Am Ende des Regenbogens liegt der Sticker, der noch fehlt.', 'At the end of the rainbow lies the sticker that is still missing.', 'Au pied de l’arc-en-ciel se cache la vignette qui manque encore.', 'Alla fine dell’arcobaleno c’è la figurina che manca ancora.', 'Na końcu tęczy leży naklejka, której jeszcze brakuje.'),
  'opener.castle': named('Ein Schloss hat viele Fenster. Hinter welchem steckt wer?', 'A castle has many windows. Who is behind which?', 'Un château a beaucoup de fenêtres. Qui se cache derrière laquelle ?', 'Un castello ha tante finestre. Chi c’è dietro a ognuna?', 'Zamek ma wiele okien. Kto wygląda z którego?'),
  'opener.dino': named('Gesammelt wurde schon immer. Früher waren es eben Knochen.', 'People have always collected things. It used to be bones.', 'On a toujours collectionné. Autrefois, c’étaient des os.', 'Si è sempre collezionato qualcosa. Una volta erano ossa.', 'Zbierało się od zawsze. Dawniej akurat kości.'),
  'team.line': [
    ...SCHOOL_ANSWERS,
    named('Zwei Kästchen nebeneinander: beide Füße.', 'Two boxes side by side: both feet.', 'Deux cases côte à côte : les deux pieds.', 'Due caselle vicine: tutti e due i piedi.', 'Dwa pola obok siebie: obie nogi naraz.'),
    named('Kreide wäscht der Regen weg. Sticker nicht.', 'Rain washes chalk away. Not stickers.', 'La pluie efface la craie. Pas les vignettes.', 'La pioggia lava via il gesso. Le figurine no.', 'Kredę zmyje deszcz. Naklejek nie.'),
    named('Ein leeres Kästchen heißt nur: Da kommt noch wer.', 'An empty box only means that somebody is on the way.', 'Une case vide, c’est quelqu’un qui arrive.', 'Una casella vuota vuol dire solo: sta arrivando qualcuno.', 'Puste pole znaczy tylko tyle: ktoś tu jeszcze przyjdzie.'),
    named('Schief geklebt ist auch gelandet.', 'A crooked landing is still a landing.', 'Collé de travers, mais bien atterri.', 'Storta, ma atterrata.', 'Krzywo, ale wylądowało.'),
    named('Für Doppelte gibt es die große Pause.', 'Doubles are what long breaks are for.', 'Pour les doubles, il y a la récré.', 'Per i doppioni c’è l’intervallo lungo.', 'Od podwójnych jest duża przerwa.'),
    named('Stein werfen, hüpfen, umblättern.', 'Throw the stone, hop, turn the page.', 'On lance, on saute, on tourne la page.', 'Lancia il sasso, salta, volta pagina.', 'Rzut kamykiem, skok, następna strona.'),
    named('Im Himmel darf man sich ausruhen, dann geht es zurück.', 'In heaven you may rest before the way back.', 'Au ciel, on se repose avant de revenir.', 'In cielo ci si riposa, poi si torna indietro.', 'W niebie można odpocząć, potem trzeba wracać.'),
    named('Jede Nummer hat ein Gesicht, man muss es nur finden.', 'Every number has a face, all you have to do is find it.', 'Chaque numéro a un visage, il suffit de le trouver.', 'Ogni numero ha una faccia, basta trovarla.', 'Każdy numer ma swoją twarz, trzeba ją tylko znaleźć.'),
    named('Noch eine Runde, dann klingelt es.', 'One more go before the bell.', 'Encore un tour avant la cloche.', 'Ancora un giro prima della campanella.', 'Jeszcze jedna runda i dzwonek.'),
  ],
  'photo.hint': named('Hier passt euer Foto hin.', 'Your photo fits in here.', 'Ici, votre photo.', 'Qui la vostra foto.', 'Tu zmieści się wasze zdjęcie.'),
  'photo.title': named('Alle auf einen Haufen', 'All in a heap', 'Tous en tas', 'Tutti in mucchio', 'Wszyscy razem'),
  'pictures.title': named('Auf dem Hof', 'In the yard', 'Dans la cour', 'In cortile', 'Na podwórku'),
  'tally.title': named('Strichliste', 'Tally', 'À vos bâtons', 'Si contano', 'Liczymy kreski'),
  'tally.text': named(
    'verlorene Milchzähne\ngefundene Handschuhe\nPausen im Regen\ngetauschte Sticker\nLachanfälle\nentkommene Bälle',
    'milk teeth lost\ngloves found\nwet breaks\nstickers swapped\nfits of giggles\nballs over the fence',
    'dents de lait perdues\ngants trouvés\nrécrés sous la pluie\nvignettes échangées\nfous rires\nballons échappés',
    'denti da latte persi\nguanti ritrovati\nintervalli con la pioggia\nfigurine scambiate\nattacchi di risate\npalloni scappati',
    'zgubione mleczaki\nznalezione rękawiczki\nprzerwy w deszczu\nwymienione naklejki\nnapady śmiechu\npiłki za płotem',
  ),
  'heights.title': named('Wie groß?', 'How tall?', 'Quelle taille ?', 'Quanto misuri?', 'Ile mierzymy?'),
  'heights.text': named('Strich, Name, Datum. Nächstes Jahr noch mal.', 'Mark, name, date. Again next year.', 'Un trait, un nom, une date. Et on recommence l’an prochain.', 'Segno, nome, data. L’anno prossimo di nuovo.', 'Kreska, imię, data. Za rok jeszcze raz.'),
  'thanks.title': named('Danke!', 'Thank you!', 'Merci !', 'Grazie!', 'Dziękujemy!'),
  'thanks.text': [
    SCHOOL_THANKS,
    named(
      'An alle, die Kreide besorgt, Bälle vom Dach geholt, Doppelte sortiert und die Pause um eine Minute verlängert haben.',
      'To everybody who bought chalk, fetched balls from the roof, sorted doubles and made break one minute longer.',
      'À toutes celles et ceux qui ont acheté des craies, récupéré des ballons sur le toit, trié les doubles et prolongé la récré d’une minute.',
      'A chi ha comprato i gessetti, recuperato i palloni dal tetto, ordinato i doppioni e allungato l’intervallo di un minuto.',
      'Wszystkim, którzy kupowali kredę, zdejmowali piłki z dachu, układali podwójne i przedłużali przerwę o minutę.',
    ),
  ],
  'hands.title': named('Alle Hände', 'All hands', 'Toutes les mains', 'Tutte le mani', 'Wszystkie ręce'),
  'hands.text': named('Hand auflegen, rundherum malen, Namen hinein.', 'Put your hand down, draw around it, sign it.', 'Posez la main, dessinez le contour, signez.', 'Appoggia la mano, disegna il contorno, scrivi il nome.', 'Połóż dłoń, obrysuj ją, wpisz imię.'),
  'names.title': named('Wer war dabei?', 'Who was there?', 'Qui était là ?', 'Chi c’era?', 'Kto tu był?'),
  'names.text': named('Unterschriften, Spitznamen, Pfotenabdrücke', 'Signatures, nicknames, paw prints', 'Signatures, surnoms, empreintes de pattes', 'Firme, soprannomi, impronte di zampe', 'Podpisy, ksywki, odciski łap'),
  'friend.title': named('Das bin ich', 'This is me', 'C’est moi', 'Ecco chi sono', 'To ja'),
  'friend.other': named('Und das bist du', 'And this is you', 'Et ça, c’est toi', 'Ed ecco chi sei', 'A to ty'),
  'friend.text': named(
    'Name:\nIch spiele gern:\nDas kann ich gut:\nDarüber lache ich:\nDas übe ich noch:\nSpäter werde ich:',
    'Name:\nI like to play:\nI am good at:\nI laugh about:\nI still practise:\nOne day I’ll be:',
    'Nom :\nJ’aime jouer à :\nJe sais bien :\nÇa me fait rire :\nJe m’entraîne à :\nPlus tard :',
    'Nome:\nGioco volentieri a:\nSono in gamba in:\nMi fa ridere:\nMi sto allenando a:\nDa grande:',
    'Imię:\nLubię się bawić w:\nDobrze umiem:\nŚmieszy mnie:\nJeszcze ćwiczę:\nKiedyś będę:',
  ),
  'friend.you': named(
    'Du heißt:\nDein Lieblingstier:\nDein Lieblingswort:\nDu bist schneller als:\nDas bringst du mir bei:\nNächstes Jahr wollen wir:',
    'You are called:\nFavourite animal:\nFavourite word:\nYou are faster than:\nYou could teach me:\nNext year we will:',
    'Tu t’appelles :\nTon animal préféré :\nTon mot préféré :\nTu cours plus vite que :\nTu peux m’apprendre :\nL’an prochain, on va :',
    'Ti chiami:\nIl tuo animale preferito:\nLa tua parola preferita:\nCorri più veloce di:\nPuoi insegnarmi:\nL’anno prossimo faremo:',
    'Masz na imię:\nTwoje ulubione zwierzę:\nTwoje ulubione słowo:\nBiegasz szybciej niż:\nNauczysz mnie:\nZa rok razem:',
  ),
  'dots.title': named('Käsekästchen', 'Dots and boxes', 'La pipopipette', 'Punti e caselle', 'Kropki i kwadraty'),
  'dots.text': named('Abwechselnd zwei Punkte verbinden. Wer ein Kästchen schließt, schreibt den Anfangsbuchstaben hinein und ist noch mal dran.', 'Take turns to join two dots. Close a box, put your initial in it and go again.', 'Reliez deux points chacun votre tour. Qui ferme une case y met son initiale et rejoue.', 'A turno si uniscono due punti. Chi chiude una casella ci scrive l’iniziale e gioca ancora.', 'Na zmianę łączcie dwie kropki. Kto zamknie kwadrat, wpisuje inicjał i gra dalej.'),
  'way.title': named('Mein Schulweg', 'My way to school', 'Mon chemin', 'La mia strada', 'Moja droga'),
  'way.text': named('Einzeichnen: Zuhause, Ampel, Abkürzung, Lieblingspfütze', 'Draw in: home, crossing, short cut, favourite puddle', 'À dessiner : la maison, le feu, le raccourci, la plus belle flaque', 'Da disegnare: casa, semaforo, scorciatoia, pozzanghera preferita', 'Do narysowania: dom, światła, skrót, ulubiona kałuża'),
  'records.title': named('Pausenrekorde', 'Break records', 'Records de la récré', 'Record in cortile', 'Rekordy przerw'),
  'records.text': named(
    'Am längsten seilgesprungen:\nAm weitesten gehüpft:\nAm schnellsten angezogen:\nAm meisten getauscht:\nAm lautesten gelacht:\nAm längsten geschwiegen:',
    'Longest skipping:\nFarthest hop:\nFastest coat on:\nMost swaps:\nLoudest laugh:\nLongest silence:',
    'La plus longue corde à sauter :\nLe saut le plus long :\nLe manteau le plus rapide :\nLe plus d’échanges :\nLe rire le plus fort :\nLe plus long silence :',
    'Più salti con la corda:\nIl salto più lungo:\nLa giacca più veloce:\nPiù scambi:\nLa risata più forte:\nIl silenzio più lungo:',
    'Najdłużej na skakance:\nNajdłuższy skok:\nNajszybciej w kurtce:\nNajwięcej wymian:\nNajgłośniejszy śmiech:\nNajdłuższa cisza:',
  ),
  'rules.title': named('So wird gehüpft', 'How to hop', 'La marelle, mode d’emploi', 'Come si gioca', 'Jak się skacze'),
  'rules.text': named(
    'Der Stein kommt ins erste Kästchen, das wird übersprungen.\nEinzelne Kästchen: ein Fuß. Zwei nebeneinander: beide.\nIm Himmel umdrehen, auf dem Rückweg den Stein aufheben.\nLinie berührt? Die Nächsten sind dran.',
    'Throw the stone into the first box and hop over it.\nOne box: one foot. Two side by side: both.\nTurn around in heaven, pick up the stone on the way back.\nTouched a line? Somebody else’s turn.',
    'Le caillou va dans la première case, on la saute.\nUne case : un pied. Deux côte à côte : les deux.\nAu ciel, on fait demi-tour et on ramasse le caillou au retour.\nLigne touchée ? Au suivant.',
    'Il sasso va nella prima casella, che si salta.\nUna casella: un piede. Due vicine: tutti e due.\nIn cielo ci si gira e al ritorno si raccoglie il sasso.\nRiga pestata? Tocca a un altro.',
    'Kamyk ląduje w pierwszym polu, to pole się przeskakuje.\nJedno pole: jedna noga. Dwa obok siebie: obie.\nW niebie obrót, w drodze powrotnej zabiera się kamyk.\nLinia dotknięta? Teraz skacze kto inny.',
  ),
  'back.line': named('Pause vorbei.', 'Break is over.', 'La récré est finie.', 'Ricreazione finita.', 'Koniec przerwy.'),
  'chapter.one': named('3b', '3b', 'CE2', '3ª B', '3b'),
  'chapter.two': named('4a', '4a', 'CM1', '4ª A', '4a'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
}; // prettier-ignore

const hand = { font: 'paragraph', color: CHALK };
const ink = { font: 'paragraph', color: ASPHALT };
const title = { font: 'title' };
const asphalt = (): ContentNode => picture(-4, -4, 468, 305, 'hupf-ground', { opacity: 0.2, name: 'Asphalt' });
const yard = (label: string, children: ContentNode[]): ContentNode =>
  spread(label, ASPHALT, [
    asphalt(),
    picture(-4, -4, 468, 305, 'hupf-kerb', { name: 'Bordstein' }),
    ...children,
    ...folios(12, 430, 287, 14, ink),
  ]);
const paved = (label: string, children: ContentNode[]): ContentNode =>
  spread(label, CHALK, [
    picture(-4, -4, 468, 305, 'hupf-slabs', { name: 'Platten' }),
    ...children,
    ...folios(12, 430, 287, 14, ink),
  ]);
/** The list begins elsewhere each time: pages made side by side do not begin with the same drawing. */
export const turns = (images: readonly string[]): (() => readonly string[]) => {
  let next = 0;
  return () => {
    const from = next++ % images.length;
    return [...images.slice(from), ...images.slice(0, from)];
  };
};
/** Drawn once: a page of the blueprint is known as its layout's by being the same. */
export function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
/** What is in the sky, and what stands on the ground. */
const darkSkies = turns(['sun', 'kite', 'butterfly', 'cloud'].map((one) => `hupf-dark-${one}`));
const darkWides = turns(['snail', 'whale', 'bike', 'rope'].map((one) => `hupf-dark-${one}`));
const darkBigs = turns(['train', 'caterpillar', 'serpent'].map((one) => `hupf-dark-big-${one}`));
const skies = turns(['sun', 'kite', 'butterfly', 'cloud'].map((one) => `hupf-${one}`));
const grounded = turns(['flower', 'ball'].map((one) => `hupf-${one}`));
const wides = turns(['snail', 'whale', 'bike', 'rope'].map((one) => `hupf-${one}`));
const bigs = turns(['train', 'caterpillar', 'serpent'].map((one) => `hupf-big-${one}`));
const scenes = turns(
  ['sea', 'space', 'garden', 'castle', 'dino', 'wind', 'rain', 'train', 'play', 'night'].map(
    (one) => `hupf-scene-${one}`,
  ),
);
const square = (x: number, y: number, size: number): ContentNode =>
  picture(x, y, size, size, skies(), { name: 'Kreidebild' });
const darkSquare = (x: number, y: number, size: number): ContentNode =>
  picture(x, y, size, size, darkSkies(), { name: 'Kreidebild' });
const darkWide = (x: number, y: number, width: number): ContentNode =>
  picture(x, y, width, (width * 100) / 170, darkWides(), { name: 'Kreidebild' });
const darkBig = (x: number, y: number, width: number): ContentNode =>
  picture(x, y, width, (width * 160) / 440, darkBigs(), { name: 'Kreidebild' });
const low = (x: number, y: number, size: number): ContentNode =>
  picture(x, y, size, size, grounded(), { name: 'Kreidebild' });
const highScenes = turns(['garden', 'castle', 'space', 'wind', 'sea', 'dino'].map((one) => `hupf-high-${one}`));
const wide = (x: number, y: number, width: number): ContentNode =>
  picture(x, y, width, (width * 100) / 170, wides(), { name: 'Kreidebild' });
const big = (x: number, y: number, width: number): ContentNode =>
  picture(x, y, width, (width * 160) / 440, bigs(), { name: 'Kreidebild' });
const art = (x: number, y: number, width: number, id: string): ContentNode => {
  const drawing = drawings[`hupf-${id}`];
  if (!drawing) throw new Error(`no drawing ${id}`);
  return picture(x, y, width, (width * drawing.height) / drawing.width, `hupf-${id}`, { name: 'Kreidebild' });
};
/** Under an empty frame stands a drawing of about its shape. */
function photo(x: number, y: number, width: number, height: number, drawn?: readonly string[]): ContentNode[] {
  const [ratio, inTurn] = height / width > 0.8 ? [192 / 210, highScenes] : [130 / 210, scenes];
  const across = Math.min(width - 12, (height - 12) / ratio);
  const tall = across * ratio;
  return [
    rect(x, y, width, height, CHALK, { opacity: 0.09 }),
    picture(x + (width - across) / 2, y + (height - tall) / 2, across, tall, drawn ?? inTurn(), { name: 'Kreidebild' }),
    text(x + 8, y + 8, width - 16, 16, '@photo.hint', { name: HINT, ...hand }),
    picture(x, y, width, height, null, { stroke: CHALK, strokeWidth: 1.6, name: 'Foto' }),
  ];
}

/** Asphalt under its veil, as large as a photo. */
const bare = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x, y, width, height, ASPHALT, { name: 'Asphalt' }),
  rect(x, y, width, height, '#ffffff', { opacity: 0.2, name: 'Schleier' }),
];
/** On slabs: a piece of asphalt with the drawing on it. */
const patch = (x: number, y: number, width: number, height: number, drawn?: readonly string[]): ContentNode[] => [
  ...bare(x, y, width, height),
  ...photo(x, y, width, height, drawn),
];

/** A place in the court: its box is chalked around it, in turn in one of four colours. */
function court(places: readonly Point[], first = 0): ContentNode[] {
  return [
    ...places.map(([x, y], index) =>
      picture(x - 3, y - 3, 56, 76, `hupf-box-${pick(PIECES, (index + first) % 4)}`, { name: 'Kasten' }),
    ),
    ...places.map(([x, y]) => cell(x, y, false, { fill: ASPHALT, fillOpacity: 0 })),
  ];
}
const head = (color = YELLOW): ContentNode[] => [
  text(12, 13, 206, 72, '{section}', { ...title, ...FITTED, color, name: 'Titel' }),
  text(14, 47, 200, 20, '@team.line', { ...hand, lineHeight: 120, lines: 2 }),
];
/** At the end of a row of boxes that is hopped from left to right. */
const heaven = (x: number, y: number, width = 46): ContentNode[] => [
  art(x, y, width, 'heaven'),
  text(x + width * 0.4 - 23, y + width * 1.5 - 6.4, 46, 36, '@heaven', { ...title, color: CHALK, rotation: -90, align: 'center' }),
]; // prettier-ignore
/** At the end of a court that is hopped down the page. */
const below = (x: number, y: number, width: number): ContentNode[] => [
  art(x, y, width, 'bowl'),
  text(x + width / 2 - 30, y + 3, 60, width > 90 ? 60 : 48, '@heaven', { ...title, color: CHALK, align: 'center' }),
];
/** Hopped from left to right: every box touches the one before and is now lower, now higher. */
const hops = (xs: readonly number[], y: number, rise: number, down = true): Point[] =>
  xs.map((x, index) => [x, y + ((index % 2 === 0) === down ? rise : 0)]);
const LIST_X = [10.5, 64.5, 118.5, 172.5, 237.5, 291.5, 345.5, 399.5];
const SIX_HOPS = [12, 69, 126, 240, 297, 354];
const court12 = (): ContentNode =>
  yard('Hüpfkasten zwölf', [...quietHead(YELLOW), ...court([...hops(SIX_HOPS, 60, 22), ...hops(SIX_HOPS, 168, 22)]), art(182, 96, 44, 'arrow'), art(182, 204, 44, 'arrow'), art(412, 74, 36, 'turn'), ...heaven(408, 134)]); // prettier-ignore
const court9 = (): ContentNode =>
  yard('Hüpfkasten neun', [...head(PINK), ...court([...hops([69, 126, 240, 297, 354], 72, 20), ...hops([126, 240, 297, 354], 180, 20)], 1), art(182, 108, 44, 'arrow'), art(182, 212, 44, 'arrow'), art(412, 84, 36, 'turn'), ...heaven(408, 145), low(8, 104, 52), wide(8, 202, 108), wide(252, 8, 94), square(384, 8, 56)]); // prettier-ignore
const court8 = (): ContentNode =>
  yard('Hüpfkasten acht', [...head(BLUE), ...court(hops(LIST_X, 92, 34), 2), wide(250, 10, 124), square(384, 14, 66), big(12, 210, 176), wide(262, 206, 108), low(388, 212, 60)]); // prettier-ignore
const court6 = (): ContentNode =>
  yard('Hüpfkasten sechs', [...head(), ...court(hops(SIX_HOPS.map((x) => (x < 230 ? x + 24 : x)), 92, 34)), ...heaven(408, 72), wide(250, 8, 132), square(390, 6, 62), big(14, 210, 180), wide(252, 204, 116), low(384, 212, 60)]); // prettier-ignore
const besidePhoto = (label: string, color: number, places: readonly Point[], more: ContentNode[]): ContentNode =>
  yard(label, [...head(color), ...photo(14, 84, 204, 186), ...court(places, color), ...more]);
const court5 = (): ContentNode =>
  besidePhoto('Hüpfkasten fünf', YELLOW, [[240, 52], [354, 52], [297, 90], [240, 128], [354, 128]], [...below(262, 204, 120), art(306, 56, 30, 'stone'), square(296, 4, 44), low(238, 214, 50), low(398, 210, 54)]); // prettier-ignore
/** As on the cover, but downwards: the first box first. */
const court4 = (): ContentNode =>
  besidePhoto('Hüpfkasten vier', PINK, [[290, 16], [261, 92], [319, 92], [290, 168]], [...below(276, 242, 78), art(256, 26, 26, 'stone'), square(384, 18, 62), low(384, 208, 62), low(236, 186, 48)]); // prettier-ignore
const court3 = (): ContentNode =>
  besidePhoto('Drei Kästchen', BLUE, [[290, 46], [261, 122], [319, 122]], [...below(265, 197, 100), art(254, 62, 26, 'stone'), square(384, 20, 62), low(384, 196, 62)]); // prettier-ignore
/** Both feet first, beside a photo on the other page. */
const court3b = (): ContentNode =>
  yard('Drei Kästchen und Himmel', [...head(PINK), ...court([[58, 72], [116, 72], [87, 148]], 3), ...below(66, 223, 92), art(28, 84, 24, 'stone'), low(10, 158, 64), low(160, 162, 60), wide(258, 8, 92), square(392, 4, 54), ...photo(240, 66, 206, 206)]); // prettier-ignore
const court2 = (): ContentNode =>
  besidePhoto('Zwei Kästchen', YELLOW, [[289, 94], [346, 94]], [...below(282, 170, 120), wide(284, 14, 118), low(236, 104, 46), low(404, 104, 46), big(272, 234, 140)]); // prettier-ignore
const COLUMNS = [29, 86, 143, 264, 321, 378];
const staggered = (rows: (column: number) => number): Point[] =>
  [54, 130, 206].flatMap((y, row) =>
    COLUMNS.flatMap((x, column): Point[] => (row < rows(column) ? [[x, y + (column % 2) * 3]] : [])),
  );
const quietHead = (color: number): ContentNode[] => [
  text(12, 10, 208, 72, '{section}', { ...title, ...FITTED, color, scale: 0.95, name: 'Titel' }),
  text(242, 15, 158, 20, '@team.line', { ...hand, lineHeight: 120, lines: 2 }),
  square(412, 6, 40),
];
const court18 = (): ContentNode => yard('Achtzehn Kästchen', [...quietHead(BLUE), ...court(staggered(() => 3))]);
const court15 = (): ContentNode =>
  yard('Fünfzehn Kästchen', [...quietHead(PINK), ...court(staggered((column) => (column < 3 ? 3 : 2)), 1), big(240, 210, 206)]); // prettier-ignore
/** A class list: the boxes share their lines. `rows` says how many are on the left and on the right page. */
function list(label: string, color: number, rows: readonly [number, number], more: ContentNode[] = []): ContentNode {
  const places = [56, 132, 208].flatMap((y, row) =>
    LIST_X.filter((x) => row < (x < 230 ? rows[0] : rows[1])).map((x): Point => [x, y]),
  );
  return yard(label, [...quietHead(color), ...more, ...court(places, color)]);
}
const list24 = (): ContentNode => list('Klassenliste', CHALK, [3, 3]);
const list20 = (): ContentNode => list('Klassenliste zwanzig', YELLOW, [3, 2], [big(240, 208, 208)]);
const list16 = (): ContentNode => list('Klassenliste mit Foto', PINK, [3, 1], photo(240, 138, 210, 140));
const PAIRS: readonly Point[] = [[14, 76], [242, 76], [70, 176], [242, 176]]; // prettier-ignore
const pairs = (): ContentNode =>
  yard('Beide Füße', [
    ...head(PINK),
    ...PAIRS.map(([x, y], index) => picture(x - 3, y - 3, 106, 76, `hupf-double-${pick(PIECES, index)}`, { name: 'Kasten' })),
    ...PAIRS.map(([x, y]) => cell(x, y, true, { fill: ASPHALT, fillOpacity: 0 })),
    ...court([[120, 100], [348, 100]], 1),
    ...heaven(348, 143, 46),
    square(384, 8, 56),
    wide(250, 6, 108),
    art(182, 124, 44, 'arrow'),
    art(182, 200, 44, 'arrow'),
    art(406, 110, 38, 'turn'),
    low(10, 194, 56),
    low(396, 206, 52),
  ]); // prettier-ignore

interface Opening {
  readonly words: string;
  readonly color: number;
  /** Where the name of the chapter stands, how large, in how many lines at most. */
  readonly name: readonly [x: number, y: number, scale: number, lines: number];
  readonly words_at: readonly [x: number, y: number, width: number];
  readonly art: ContentNode[];
}
const opener = ({ words, color, name: [x, y, scale, lines], words_at: [wx, wy, wide], art: drawn }: Opening): ContentNode =>
  yard('Auftakt', [
    ...drawn,
    text(x, y, 210, 72, '{section}', { ...title, ...FITTED, color, scale, lines, valign: lines === 1 ? 'bottom' : 'top', name: 'Titel' }),
    text(wx, wy, wide, 28, `@opener.${words}`, { ...hand, lineHeight: 120, lines: 4 }),
  ]); // prettier-ignore
const OPENERS: Record<string, Opening> = {
  snail: { words: 'snail', color: PINK, name: [10, 96, 4, 1], words_at: [16, 216, 196], art: [art(20, 14, 76, 'sun'), art(132, 26, 62, 'butterfly'), art(12, 204, 206, 'line'), art(242, 122, 206, 'big-snail'), art(252, 22, 80, 'cloud'), art(366, 34, 66, 'cloud')] },
  rainbow: { words: 'rainbow', color: YELLOW, name: [14, 198, 1.8, 2], words_at: [246, 210, 128], art: [art(10, 14, 440, 'big-rainbow'), art(384, 204, 66, 'flower')] },
  photo: { words: 'photo', color: BLUE, name: [240, 100, 4, 1], words_at: [16, 220, 198], art: [...photo(12, 14, 206, 194), art(246, 18, 140, 'bike'), art(382, 20, 60, 'ball'), art(246, 208, 198, 'line'), picture(246, 213, 180, 65.5, 'hupf-big-caterpillar', { name: 'Kreidebild' })] },
  rocket: { words: 'rocket', color: PINK, name: [242, 60, 2.4, 2], words_at: [246, 176, 194], art: [art(12, 24, 206, 'big-rocket'), art(246, 164, 190, 'line')] },
  train: { words: 'train', color: YELLOW, name: [14, 18, 2.4, 2], words_at: [246, 30, 196], art: [art(10, 128, 440, 'big-train')] },
  castle: { words: 'castle', color: BLUE, name: [10, 96, 4, 1], words_at: [16, 216, 196], art: [art(20, 18, 74, 'cloud'), art(134, 12, 74, 'kite'), art(242, 66, 206, 'big-castle'), art(12, 204, 206, 'line')] },
  serpent: { words: 'serpent', color: CHALK, name: [242, 18, 2.4, 2], words_at: [16, 28, 198], art: [art(10, 126, 440, 'big-serpent')] },
  dino: { words: 'dino', color: PINK, name: [14, 18, 2.2, 2], words_at: [16, 84, 190], art: [art(10, 122, 440, 'big-dino')] },
}; // prettier-ignore
const opens = once((key: string): ContentNode => opener(OPENERS[key]!));

const leaf = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x + 0.8, y + 1.2, width, height, ASPHALT, { opacity: 0.25, borderRadius: 2, name: 'Schatten' }),
  rect(x, y, width, height, CHALK, { borderRadius: 2, name: 'Blatt' }),
];
/** A sheet of paper that somebody put down on the yard, to be written on with any pen; a stone holds it. */
const sheet = (x: number, y: number, width: number, height: number): ContentNode[] => [
  ...leaf(x, y, width, height),
  art(x + width - 16, y - 7, 22, 'stone'),
];
const lines = (x: number, width: number, ys: readonly number[]): ContentNode[] =>
  ys.map((y) => rule(x, y, width, ASPHALT, 0.35));
const steps = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + step * index);
const big72 = (x: number, y: number, width: number, key: string, color: number): ContentNode =>
  text(x, y, width, 72, key, { ...title, ...FITTED, color, scale: 1.2 });
/** The title of a page on slabs: in dark chalk, over a rubbed strip. */
const over = (
  x: number,
  y: number,
  width: number,
  key: string,
  piece: 'pink' | 'yellow' | 'blue',
  rub = width,
): ContentNode[] => {
  const long = RUBBED.find((one) => one <= rub + 6) ?? 98;
  return [
    picture(x - 3, y + 11, long, 15, `hupf-rub-${piece}-${long}`, { name: 'Kreide' }),
    big72(x, y, width, key, ASPHALT),
  ];
};

const groupPhoto = (): ContentNode =>
  paved('Klassenfoto', [
    ...over(14, 12, 206, '@photo.title', 'pink', 150),
    ...bare(14, 58, 432, 212),
    picture(24, 72, 200, 182.9, highScenes(), { name: 'Kreidebild' }),
    picture(236, 72, 200, 182.9, highScenes(), { name: 'Kreidebild' }),
    text(24, 66, 190, 18, '@photo.hint', { name: HINT, ...hand }),
    picture(14, 58, 432, 212, null, { stroke: CHALK, strokeWidth: 1.6, name: 'Foto' }),
    darkSquare(398, 6, 48),
  ]);
const pictures = (): ContentNode =>
  paved('Drei Bilder', [
    ...over(14, 10, 206, '@pictures.title', 'yellow', 100),
    darkWide(250, 4, 84),
    darkSquare(398, 6, 48),
    ...patch(14, 58, 206, 212, ['hupf-high-wind', 'hupf-high-castle', 'hupf-high-sea']),
    ...patch(240, 58, 206, 104, ['hupf-scene-train', 'hupf-scene-rain', 'hupf-scene-night']),
    ...patch(240, 172, 98, 98, ['hupf-high-dino', 'hupf-high-space', 'hupf-high-garden']),
    ...patch(348, 172, 98, 98, ['hupf-high-garden', 'hupf-high-dino', 'hupf-high-space']),
  ]);
const tally = (): ContentNode =>
  paved('Strichliste', [
    ...over(14, 12, 190, '@tally.title', 'blue'),
    ...sheet(14, 62, 204, 150),
    text(24, 68, 96, 20, '@tally.text', { ...ink, lineHeight: 333, lines: 6 }),
    ...lines(24, 184, steps(86, 23.5, 6)),
    darkBig(14, 216, 190),
    ...over(250, 12, 190, '@heights.title', 'yellow'),
    text(252, 50, 190, 18, '@heights.text', ink),
    ...sheet(246, 68, 200, 208),
    ...steps(80, 12, 16).map((y, index) => rule(246, y, index % 4 === 0 ? 22 : 12, ASPHALT, index % 4 === 0 ? 0.8 : 0.35)),
    ...lines(276, 160, steps(104, 24, 7)),
  ]); // prettier-ignore
const hands = (): ContentNode =>
  paved('Alle Hände', [
    ...over(14, 12, 190, '@hands.title', 'pink'),
    text(250, 22, 150, 20, '@hands.text', { ...ink, lineHeight: 120, lines: 2 }),
    ...sheet(14, 60, 206, 212),
    ...sheet(240, 60, 206, 212),
    art(168, 196, 60, 'dark-hand-pink'),
    art(404, 2, 44, 'dark-hand-blue'),
  ]);
const names = (): ContentNode =>
  paved('Unterschriften', [
    ...over(14, 12, 206, '@names.title', 'yellow'),
    text(250, 26, 140, 20, '@names.text', { ...ink, lineHeight: 120, lines: 2 }),
    darkSquare(404, 8, 44),
    ...sheet(14, 60, 206, 212),
    ...sheet(240, 60, 206, 212),
    ...[24, 122, 250, 348].flatMap((x) => lines(x, 88, steps(82, 17, 11))),
  ]);
const friends = (): ContentNode =>
  paved(
    'Das bin ich',
    [14, 240].flatMap((x, index) => [
      ...over(x, 12, 150, index === 0 ? '@friend.title' : '@friend.other', index === 0 ? 'blue' : 'pink'),
      darkSquare(x + 158, 8, 46),
      ...sheet(x, 62, 206, 210),
      text(x + 10, 70, 116, 24, index === 0 ? '@friend.text' : '@friend.you', { ...ink, lineHeight: 375, lines: 6 }),
      ...lines(x + 10, 186, steps(94, 31.7, 6)),
    ]),
  );
const dots = (): ContentNode =>
  paved('Käsekästchen', [
    ...over(14, 10, 206, '@dots.title', 'blue'),
    text(242, 14, 150, 18, '@dots.text', { ...ink, lineHeight: 120, lines: 3 }),
    darkSquare(404, 8, 44),
    ...[14, 240].flatMap((x) => [
      ...sheet(x, 60, 206, 212),
      art(x + 10, 72, 186, 'dots'),
    ]),
  ]); // prettier-ignore
const way = (): ContentNode =>
  paved('Schulweg', [
    ...over(14, 10, 206, '@way.title', 'yellow'),
    text(242, 22, 160, 20, '@way.text', { ...ink, lineHeight: 120, lines: 2 }),
    darkSquare(404, 8, 44),
    ...leaf(14, 60, 432, 212),
    art(334, 168, 100, 'school'),
    art(24, 72, 34, 'tree'),
    art(262, 196, 30, 'tree'),
    art(196, 92, 26, 'tree'),
    art(430, 53, 22, 'stone'),
  ]);
const records = (): ContentNode =>
  paved('Rekorde', [
    ...over(14, 12, 206, '@records.title', 'pink'),
    ...sheet(14, 62, 206, 210),
    text(24, 68, 186, 24, '@records.text', { ...ink, lineHeight: 375, lines: 6 }),
    ...lines(24, 186, steps(99, 31.7, 6)),
    ...patch(240, 62, 206, 126),
    darkBig(240, 200, 206),
  ]);
const rules = (): ContentNode =>
  paved('Spielregeln', [
    ...over(14, 12, 206, '@rules.title', 'blue'),
    text(16, 62, 200, 26, '@rules.text', { ...ink, lineHeight: 150, lines: 10 }),
    art(16, 222, 40, 'stone'),
    art(70, 218, 190, 'dark-line'),
    art(280, 12, 120, 'dark-dome'),
    text(310, 34, 60, 48, '@heaven', { ...title, color: ASPHALT, align: 'center' }),
    ...([[316, 74, 'butterfly', 'yellow'], [291, 122, 'flower', 'pink'], [339, 122, 'sun', 'blue'], [316, 170, 'ball', 'chalk'], [316, 218, 'kite', 'yellow']] as const).flatMap(([x, y, motif]) => [
      picture(x, y, 48, 48, 'hupf-dark-square', { name: 'Kreidebild' }),
      picture(x + 9, y + 9, 30, 30, `hupf-dark-${motif}`, { name: 'Kreidebild' }),
    ]),
  ]); // prettier-ignore
const swaps = (): ContentNode =>
  paved(
    'Tauschliste',
    (['doubles', 'missing'] as const).flatMap((key, index) => {
      const x = pick([14, 240], index);
      return [
        ...over(x, 10, 150, `@swap.${key}`, index === 0 ? 'yellow' : 'blue'),
        text(x + 1, 44, 200, 18, `@swap.${key}.note`, ink),
        darkSquare(x + 160, 2, 44),
        ...sheet(x, 62, 206, 210),
        ...lines(x + 10, 186, steps(84, 18, 10)),
      ];
    }),
  );

const SPREADS = { court9, list16, list20, court12, pairs, groupPhoto, tally };
const spreads = once((key: keyof typeof SPREADS): ContentNode => SPREADS[key]());

const layouts: BlueprintContent['layouts'] = [
  ...([
    ['opener', 'snail', named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie')],
    ['opener-rainbow', 'rainbow', named('Regenbogen', 'Rainbow', 'Arc-en-ciel', 'Arcobaleno', 'Tęcza')],
    ['opener-photo', 'photo', named('Auftakt mit Foto', 'Opener with photo', 'Ouverture avec photo', 'Apertura con foto', 'Otwarcie ze zdjęciem')],
    ['opener-train', 'train', named('Eisenbahn', 'Train', 'Petit train', 'Trenino', 'Pociąg')],
    ['opener-rocket', 'rocket', named('Rakete', 'Rocket', 'Fusée', 'Razzo', 'Rakieta')],
    ['opener-serpent', 'serpent', named('Seeschlange', 'Sea serpent', 'Serpent de mer', 'Serpente di mare', 'Wąż morski')],
    ['opener-castle', 'castle', named('Schloss', 'Castle', 'Château', 'Castello', 'Zamek')],
    ['opener-dino', 'dino', named('Dinosaurier', 'Dinosaur', 'Dinosaure', 'Dinosauro', 'Dinozaur')],
  ] as const).map(([id, key, name]) => ({ id: `hupf-${id}`, name, role: 'opener' as const, spread: opens(key) })),
  ...([
    ['24', list24(), named('Klassenliste', 'Class list', 'Liste de classe', 'Elenco di classe', 'Lista klasy')],
    ['20', spreads('list20'), named('Zwanzig Kästchen', 'Twenty boxes', 'Vingt cases', 'Venti caselle', 'Dwadzieścia pól')],
    ['18', court18(), named('Achtzehn Kästchen', 'Eighteen boxes', 'Dix-huit cases', 'Diciotto caselle', 'Osiemnaście pól')],
    ['16', spreads('list16'), named('Klassenliste mit Foto', 'Class list with photo', 'Liste avec photo', 'Elenco con foto', 'Lista ze zdjęciem')],
    ['15', court15(), named('Fünfzehn Kästchen', 'Fifteen boxes', 'Quinze cases', 'Quindici caselle', 'Piętnaście pól')],
    ['12', spreads('court12'), named('Großer Hüpfkasten', 'Large court', 'Grande marelle', 'Campana grande', 'Duża plansza')],
    ['9', spreads('court9'), named('Hüpfkasten', 'Hopscotch', 'Marelle', 'Campana', 'Gra w klasy')],
    ['8', court8(), named('Acht Kästchen', 'Eight boxes', 'Huit cases', 'Otto caselle', 'Osiem pól')],
    ['6', court6(), named('Sechs Kästchen', 'Six boxes', 'Six cases', 'Sei caselle', 'Sześć pól')],
    ['5', court5(), named('Kleiner Hüpfkasten', 'Small court', 'Petite marelle', 'Campana piccola', 'Mała plansza')],
    ['4', court4(), named('Bis in den Himmel', 'Up to heaven', 'Jusqu’au ciel', 'Fino al cielo', 'Aż do nieba')],
    ['3', court3(), named('Drei Kästchen', 'Three boxes', 'Trois cases', 'Tre caselle', 'Trzy pola')],
    ['3b', court3b(), named('Beide Füße, ein Fuß', 'Both feet, one foot', 'Deux pieds, un pied', 'Due piedi, un piede', 'Obie nogi, jedna noga')],
    ['2', court2(), named('Zwei Kästchen', 'Two boxes', 'Deux cases', 'Due caselle', 'Dwa pola')],
    ['pairs', spreads('pairs'), named('Beide Füße', 'Both feet', 'Deux pieds', 'Due piedi', 'Obie nogi')],
  ] as const).map(([id, made, name]) => ({ id: `hupf-${id}`, name, role: 'team' as const, spread: made })),
  ...([
    ['pictures', pictures(), named('Vier Bilder', 'Four pictures', 'Quatre photos', 'Quattro foto', 'Cztery zdjęcia')],
    ['photo', spreads('groupPhoto'), named('Klassenfoto', 'Class photo', 'Photo de classe', 'Foto di classe', 'Zdjęcie klasy')],
  ] as const).map(([id, made, name]) => ({ id: `hupf-${id}`, name, role: 'picture' as const, spread: made })),
  ...([
    ['friends', friends(), named('Das bin ich', 'This is me', 'C’est moi', 'Ecco chi sono', 'To ja')],
    ['dots', dots(), named('Käsekästchen', 'Dots and boxes', 'Pipopipette', 'Punti e caselle', 'Kropki i kwadraty')],
    ['records', records(), named('Pausenrekorde', 'Break records', 'Records', 'Record', 'Rekordy')],
    ['swaps', swaps(), named('Tauschliste', 'Swap list', 'Liste d’échange', 'Lista scambi', 'Lista wymiany')],
    ['way', way(), named('Schulweg', 'Way to school', 'Chemin de l’école', 'Strada di scuola', 'Droga do szkoły')],
    ['names', names(), named('Unterschriften', 'Signatures', 'Signatures', 'Firme', 'Podpisy')],
    ['rules', rules(), named('Spielregeln', 'Rules', 'Règles du jeu', 'Regole', 'Zasady gry')],
    ['hands', hands(), named('Alle Hände', 'All hands', 'Toutes les mains', 'Tutte le mani', 'Wszystkie ręce')],
    ['tally', spreads('tally'), named('Strichliste', 'Tally', 'On compte', 'Si contano', 'Liczymy kreski')],
  ] as const).map(([id, made, name]) => ({ id: `hupf-${id}`, name, role: 'text' as const, spread: made })),
]; // prettier-ignore

/** The boxes of the cover and what is drawn in them. */
const COVER_COURT = [[359, 132, 'sun'], [335, 180, 'flower'], [383, 180, 'butterfly'], [359, 228, 'kite']] as const; // prettier-ignore

export const blueprint: BlueprintContent = {
  id: 'school-huepfkasten',
  blueprint_category: 'school',
  title: named('Hüpfkasten', 'Hopscotch', 'Marelle', 'Campana', 'Gra w klasy'),
  description: {
    de: 'Kreide auf dem Schulhof: Alle haben ihr Kästchen im Hüpfspiel. Mit Seeschlange, Rakete und Strichliste.',
    en: 'Chalk on the schoolyard: everybody has a box in the hopscotch. With sea serpent, rocket and tally.',
    fr: 'De la craie dans la cour : chacun a sa case dans la marelle. Avec serpent de mer, fusée et bâtons à compter.',
    it: 'Gesso nel cortile: ognuno ha la sua casella nella campana. Con serpente di mare, razzo e conteggi.',
    pl: 'Kreda na szkolnym podwórku: każdy ma swoje pole w grze w klasy. Z wężem morskim, rakietą i kreskami.',
  },
  palette: [HEX.asphalt, HEX.pink, HEX.yellow, HEX.blue, HEX.chalk],
  fonts: {
    title: { family: 'Amatic SC', bold: true },
    sub_title: { family: 'Patrick Hand', bold: false },
    paragraph: { family: 'Patrick Hand', bold: false },
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
        frontCover(ASPHALT, [
          picture(226, -4, 468, 305, 'hupf-ground', { opacity: 0.2, name: 'Asphalt' }),
          text(244, 12, 204, 72, '{album-title}', { ...title, ...FITTED, color: CHALK, scale: 2.3, lines: 1, name: 'Titel' }),
          text(246, 88, 92, 20, '@cover.line', { ...hand, lineHeight: 120, lines: 4 }),
          art(336, 85, 96, 'dome'),
          ...COVER_COURT.flatMap(([x, y, motif]) => [
            picture(x, y, 50, 50, 'hupf-square', { name: 'Kreidebild' }),
            picture(x + 9, y + 9, 32, 32, `hupf-${motif}`, { name: 'Kreidebild' }),
          ]),
          text(354, 100, 60, 48, '@heaven', { ...title, color: CHALK, align: 'center' }),
          art(242, 172, 88, 'snail'),
          art(258, 232, 62, 'ball'),
          art(420, 262, 20, 'stone'),
          text(246, 283, 90, 14, '{release-date}', hand),
        ]),
        paved('Es klingelt', [
          ...over(14, 14, 206, '@welcome.title', 'pink', 100),
          text(16, 62, 196, 24, '@welcome.text', { ...ink, lineHeight: 133, lines: 8 }),
          picture(14, 152, 206, 127.5, 'hupf-dark-scene-garden', { name: 'Kreidebild' }),
          ...over(250, 14, 124, '@contents.title', 'yellow'),
          art(384, 8, 66, 'dark-kite'),
          node('Text', { x: 250, y: 66, width: 190, height: 94, size: 48, lineHeight: 150, font: 'paragraph', color: ASPHALT, symbol: 'toc-chapters', fit: true, autosize: false, text: '{toc-chapters}', name: 'Inhalt' }),
          art(266, 186, 160, 'dark-whale'),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opens('snail'), spreads('court9'), spreads('list16')]),
    section('@chapter.two', [opens('rainbow'), spreads('list20'), spreads('court12'), spreads('pairs'), spreads('tally')]),
    section(
      '@section.back',
      [
        spreads('groupPhoto'),
        paved('Danke', [
          ...over(14, 12, 206, '@thanks.title', 'pink', 76),
          text(16, 60, 196, 22, '@thanks.text', { ...ink, lineHeight: 150, lines: 5 }),
          ...patch(16, 134, 200, 138),
          ...over(246, 12, 150, '@hands.title', 'yellow', 110),
          text(248, 50, 150, 18, '@hands.text', { ...ink, lineHeight: 120, lines: 2 }),
          art(402, 8, 44, 'dark-hand-pink'),
          ...sheet(240, 74, 206, 198),
          art(366, 178, 72, 'dark-hand-blue'),
        ]),
        spread('Rückseite', ASPHALT, [
          picture(-4, -4, 468, 305, 'hupf-ground', { opacity: 0.2, name: 'Asphalt' }),
          text(12, 24, 206, 72, '@back.line', { ...title, ...FITTED, color: CHALK, scale: 1.6, align: 'center' }),
          art(68, 84, 94, 'sun'),
          picture(12, 190, 206, 75, 'hupf-big-caterpillar', { name: 'Kreidebild' }),
        ]),
      ],
      true,
    ),
  ],
}; // prettier-ignore
