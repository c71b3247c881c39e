/** Drawn people for the example album and for previews: plain shapes, many kinds of faces. 100 x 140, all drawn here. */
import { stream } from './builder.ts';

const SKIN = ['#f2c9a8', '#e7b48c', '#c98b5f', '#9a623c', '#6e4327', '#f6d7be', '#dda577'];
const HAIR = ['#2a1c16', '#5b3420', '#a4622c', '#d9a441', '#1d1b1f', '#b9b4ac', '#8c2f1b', '#e4c27a'];
const CLOTH = ['#e2553f', '#2f6fb0', '#f0b52e', '#3e8f6b', '#7a4fa0', '#20486b', '#c73866', '#4a5a2c'];
const GROUND = ['#ffd75c', '#7cc6ff', '#b4d0c6', '#ff8b72', '#d3ecff', '#ffe38a', '#f4b9a4', '#c6cba0'];
const INK = '#231815';

function darker(hex: string, by: number): string {
  const channel = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const BACK: Record<string, (hair: string) => string> = {
  long: (hair) => `<path d="M21 66C18 8 82 8 79 66L84 116H16Z" fill="${darker(hair, 0.82)}"/>`,
  bob: (hair) => `<path d="M21 62C18 12 82 12 79 62V92H21Z" fill="${darker(hair, 0.82)}"/>`,
  afro: (hair) => `<circle cx="50" cy="48" r="39" fill="${hair}"/>`,
  bun: (hair) => `<circle cx="50" cy="22" r="12" fill="${darker(hair, 0.82)}"/>`,
  tower: (hair) => `<path d="M26 58C14 20 24-22 50-24C76-22 86 20 74 58Z" fill="${darker(hair, 0.82)}"/>`,
};
const FRONT: Record<string, (hair: string) => string> = {
  short: (hair) =>
    `<path d="M26 58C22 22 44 22 50 25C74 19 79 40 74 58C71 46 66 42 55 43C42 46 32 42 26 58Z" fill="${hair}"/>`,
  long: (hair) => `<path d="M25 64C20 18 80 18 75 64C71 50 63 46 45 40C38 48 31 50 25 64Z" fill="${hair}"/>`,
  bob: (hair) => `<path d="M25 60C22 20 78 20 75 60C72 47 66 44 50 45C34 44 28 47 25 60Z" fill="${hair}"/>`,
  afro: (hair) => `<path d="M27 56C28 32 72 32 73 56C68 42 32 42 27 56Z" fill="${hair}"/>`,
  bun: (hair) => `<path d="M26 58C23 26 77 26 74 58C69 43 31 43 26 58Z" fill="${hair}"/>`,
  quiff: (hair) =>
    `<path d="M26 56C23 36 30 30 34 28C46 14 80 18 77 36C77 46 76 50 74 56C70 44 64 42 50 42C40 42 30 46 26 56Z" fill="${hair}"/>`,
  buzz: (hair) => `<path d="M27 56C26 26 74 26 73 56C69 42 62 40 50 40C38 40 31 42 27 56Z" fill="${hair}"/>`,
  curls: (hair) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => `<circle cx="${28 + i * 8.8}" cy="${38 - Math.sin((i / 5) * 3.14) * 9}" r="9.5" fill="${hair}"/>`)
      .join(''),
  bald: (hair) =>
    `<path d="M27 62C25 54 26 46 31 42C29 50 29 56 27 62ZM73 62C75 54 74 46 69 42C71 50 71 56 73 62Z" fill="${hair}"/>`,
};
const STYLES = Object.keys(FRONT);
/** Only drawn where it is asked for: nobody whose number is known changes. */
FRONT['tower'] = (hair) =>
  `<path d="M26 58C18 22 26-18 50-20C74-18 82 22 74 58C69 44 62 40 50 40C38 40 31 44 26 58Z" fill="${hair}"/>`;

/** One person by number: the same number is the same person every time. */
export function person(index: number): string {
  const ground = GROUND[index % GROUND.length] ?? '';
  const light = '<path d="M0 140L62 0H100V38L44 140Z" fill="#fff" opacity=".26"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="600" height="840"><rect width="100" height="140" fill="${ground}"/>${light}${figure(index)}</svg>\n`;
}

/** A picture of many: rows of people on the grass, those in front lower and larger. 300 x 200. */
export function group(people: readonly number[], sky: string, grass: string): string {
  const perRow = Math.ceil(people.length / 2);
  const rows = [people.slice(perRow), people.slice(0, perRow)];
  const drawn = rows
    .flatMap((row, depth) => {
      const scale = depth === 0 ? 0.62 : 0.78;
      const step = 300 / (row.length + 0.6);
      return row.map((index, place) => {
        const x = step * (place + 0.8) - 50 * scale + (depth === 0 ? step * 0.2 : -step * 0.2);
        return `<g transform="translate(${x.toFixed(1)} ${depth === 0 ? 52 : 92}) scale(${scale})">${figure(index)}</g>`;
      });
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="2400" height="1600"><rect width="300" height="200" fill="${sky}"/><path d="M0 118H300V200H0Z" fill="${grass}"/><path d="M0 126H300M0 166H300" stroke="#fff" stroke-width="1.4" opacity=".5"/>${drawn}</svg>\n`;
}

interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly style: string;
}

/** What sticker designs are tried with: portraits that no band, tab or crop may spoil. */
export function testFaces(): Record<string, string> {
  const alone = (ground: string, look: Look, place = ''): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="600" height="840"><rect width="100" height="140" fill="${ground}"/><g${place && ` transform="${place}"`}>${figure(3, look)}</g></svg>\n`;
  const heads = [1, 4, 7, 11]
    .map((index, place) => {
      const at = `translate(${-22 + place * 40} ${place % 2 === 0 ? 18 : 32}) scale(${place % 2 === 0 ? 0.88 : 0.84})`;
      return `<g transform="${at}">${figure(index)}</g>`;
    })
    .join('');
  return {
    light: alone('#fffdf7', { skin: '#f6d7be', hair: '#e4c27a', style: 'bob' }),
    dark: alone('#14100e', { skin: '#3f281b', hair: '#16100d', style: 'buzz' }),
    tall: alone('#7cc6ff', { skin: '#c98b5f', hair: '#2a1c16', style: 'tower' }, 'translate(8 24) scale(.84)'),
    several: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140" width="1200" height="840"><rect width="200" height="140" fill="#b4d0c6"/><g transform="translate(20)">${heads}</g></svg>\n`,
  };
}

function figure(index: number, look?: Look): string {
  const random = stream(index * 7919 + 17);
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  random();
  const [anySkin, anyHair, cloth] = [pick(SKIN), pick(HAIR), pick(CLOTH)];
  const { skin, hair, style } = look ?? {
    skin: anySkin,
    hair: anyHair,
    style: STYLES[index % STYLES.length] ?? 'short',
  };
  const beard = random() < 0.22 && !['long', 'bob', 'bun'].includes(style);
  const glasses = random() < 0.25;
  const openMouth = random() < 0.4;
  const shade = darker(skin, 0.88);
  const parts = [
    BACK[style]?.(hair) ?? '',
    `<path d="M8 140C8 112 26 104 38 101H62C74 104 92 112 92 140Z" fill="${cloth}"/>`,
    `<path d="M41 80V101Q50 113 59 101V80Z" fill="${shade}"/>`,
    `<ellipse cx="27" cy="65" rx="4.5" ry="6" fill="${shade}"/><ellipse cx="73" cy="65" rx="4.5" ry="6" fill="${shade}"/>`,
    `<path d="M27.500 58C27.500 29 72.500 29 72.500 58C72.500 85 61 93 50 93C39 93 27.500 85 27.500 58Z" fill="${skin}"/>`,
    beard
      ? `<path d="M28 62C29 93 39 102 50 102C61 102 71 93 72 62C67 77 60 72 50 73C40 72 33 77 28 62Z" fill="${hair}"/>`
      : '',
    `<ellipse cx="41" cy="63" rx="2.1" ry="2.600" fill="${INK}"/><ellipse cx="59" cy="63" rx="2.1" ry="2.600" fill="${INK}"/>`,
    `<path d="M36.500 55q4.500-3 9 0M54.500 55q4.500-3 9 0" stroke="${darker(hair, 0.75)}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    `<path d="M50 65q-3.500 7 .6 8.200" stroke="${darker(skin, 0.7)}" stroke-width="1.800" fill="none" stroke-linecap="round"/>`,
    `<circle cx="36" cy="73" r="4" fill="#e2563f" opacity=".26"/><circle cx="64" cy="73" r="4" fill="#e2563f" opacity=".26"/>`,
    openMouth
      ? '<path d="M42 78H58Q56 87 50 87Q44 87 42 78Z" fill="#80201a"/><path d="M42.600 78h14.800v3h-14.800Z" fill="#fff"/>'
      : `<path d="M43 79q7 6.500 14 0" stroke="${beard ? '#f3d9c7' : '#8f2a20'}" stroke-width="2.200" fill="none" stroke-linecap="round"/>`,
    FRONT[style]?.(hair) ?? '',
    glasses
      ? `<g fill="none" stroke="${INK}" stroke-width="1.800"><circle cx="41" cy="63" r="7"/><circle cx="59" cy="63" r="7"/><path d="M48 62q2-1.500 4 0"/></g>`
      : '',
  ];
  return parts.join('');
}
