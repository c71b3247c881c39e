/**
 * What hangs, stands and lies in a station: lockers, hoses, boots, helmets. Nobody is drawn: these stand in for photos of
 * people whom nobody knows yet.
 */
import { round, svg } from './builder.ts';

interface StationColours {
  readonly night: string;
  readonly red: string;
  readonly yellow: string;
  readonly steel: string;
  readonly white: string;
}
type Drawing = ReturnType<typeof svg>;

/** The shapes of frames: a page, both pages, half a page, a small one. */
const FORMATS = { tall: [234, 288], wide: [468, 156], half: [236, 118], box: [118, 118] } as const;

/** Slanted stripes over a ground that the document paints; `lean` 1 rises to the right. */
const stripes = (width: number, height: number, lean: 1 | -1, fill: string, pitch = 28): string => {
  const count = Math.ceil((width + height) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => {
    const x = lean > 0 ? index * pitch - height : index * pitch;
    const foot = x + height;
    return lean > 0
      ? `<path d="M${x} ${height}H${x + pitch / 2}L${foot + pitch / 2} 0H${foot}Z" fill="${fill}"/>`
      : `<path d="M${x - height} 0H${x - height + pitch / 2}L${x + pitch / 2} ${height}H${x}Z" fill="${fill}"/>`;
  }).join('');
};

export function stationDrawings(HEX: StationColours): Record<string, Drawing> {
  const ground = (width: number, height: number, fill: string): string =>
    `<path d="M0 0H${width}V${height}H0Z" fill="${fill}"/>`;

  /** A hose rolled up, its coupling in the middle, a hundred wide. */
  const coil = (x: number, y: number, scale: number, fill: string): string =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"><path d="M0 46H56" stroke="${fill}" stroke-width="6.800"/>${[46, 37.5, 29, 20.5].map((r) => `<circle r="${r}" fill="none" stroke="${fill}" stroke-width="6.800"/>`).join('')}<circle r="14" fill="${HEX.steel}"/><circle r="8" fill="${HEX.night}"/><path d="M-17 -3H-11V3H-17ZM11 -3H17V3H11Z" fill="${HEX.steel}"/></g>`;
  const hoses = (width: number, height: number): string => {
    const pitch = 117;
    const across = Math.round(width / pitch);
    const down = Math.max(1, Math.floor(height / pitch));
    const top = (height - down * pitch) / 2;
    return (
      ground(width, height, HEX.night) +
      Array.from({ length: across * down }, (_, at) => {
        const [column, row] = [at % across, Math.floor(at / across)];
        const fill = [HEX.red, HEX.yellow, HEX.white][(column + 2 * row) % 3] ?? HEX.red;
        return coil(pitch * (column + 0.5), top + pitch * (row + 0.5), 1, fill);
      }).join('')
    );
  };

  /** Boots with the trousers over them, ready to be stepped into; a hundred wide and a hundred and ten high. */
  const boots = `<path d="M14 104V62H42V104H6C6 92 14 94 14 88ZM58 104V62H86V88C86 94 94 92 94 104H58Z" fill="${HEX.night}"/><path d="M4 100H44V108H4ZM56 100H96V108H56Z" fill="${HEX.steel}"/><path d="M8 74C4 60 18 54 16 40C14 28 22 22 22 16H78C78 22 86 28 84 40C82 54 96 60 92 74C84 80 64 80 54 74C52 70 52 62 50 58C48 62 48 70 46 74C36 80 16 80 8 74Z" fill="${HEX.night}"/><path d="M8 74C4 60 18 54 16 40C14 28 22 22 22 16H78C78 22 86 28 84 40C82 54 96 60 92 74C84 80 64 80 54 74C52 70 52 62 50 58C48 62 48 70 46 74C36 80 16 80 8 74Z" fill="#fff" opacity=".16"/><ellipse cx="50" cy="16" rx="28" ry="6" fill="${HEX.night}"/><path d="M26 17C8 18 10 46 12 54M74 17C92 18 90 46 88 54" fill="none" stroke="${HEX.red}" stroke-width="4"/><path d="M9 60C20 67 38 67 48.500 62V68.500C38 74 20 74 8 68ZM91 60C80 67 62 67 51.500 62V68.500C62 74 80 74 92 68Z" fill="${HEX.white}"/><path d="M18 44C30 49 70 49 82 44" fill="none" stroke="#000" stroke-width="1" opacity=".35"/>`;
  const ready = (width: number, height: number): string => {
    // An even number of them leaves the fold free.
    const pairs = width > 300 ? 4 : Math.max(1, Math.round(width / (height * 1.02)));
    const pitch = width / pairs;
    const scale = Math.min((pitch * 0.84) / 100, (height * 0.8) / 110);
    const floor = height * 0.9;
    return (
      ground(width, height, HEX.yellow) +
      `<path d="M0 ${round(floor - 4 * scale)}H${width}V${height}H0Z" fill="${HEX.steel}"/>` +
      Array.from(
        { length: pairs },
        (_, at) =>
          `<g transform="translate(${round(pitch * (at + 0.5) - 50 * scale)} ${round(floor - 106 * scale)}) scale(${round(scale)})">${boots}</g>`,
      ).join('')
    );
  };

  /** Somebody from behind, in helmet and jacket; a hundred wide. */
  const back = (helmet: string): string =>
    `<path d="M-6 190V118C-6 96 16 88 34 84H66C84 88 106 96 106 118V190Z" fill="${HEX.night}"/><path d="M-6 190V118C-6 96 16 88 34 84H66C84 88 106 96 106 118V190Z" fill="#fff" opacity=".1"/><path d="M-6 128H106V138H-6Z" fill="${HEX.yellow}"/><path d="M-6 131.500H106V134.500H-6Z" fill="#fff" opacity=".85"/><path d="M22 86L26 128M78 86L74 128" stroke="${HEX.yellow}" stroke-width="5"/><path d="M12 138L8 190M88 138L92 190" stroke="#000" stroke-width="1.200" opacity=".4"/><path d="M25 60C25 76 20 86 15 96C38 103 62 103 85 96C80 86 75 76 75 60Z" fill="${HEX.steel}"/><path d="M36 64L31 98M50 64V101M64 64L69 98" stroke="#000" stroke-width="1.200" opacity=".22"/><path d="M18 58C16 24 30 10 50 10S84 24 82 58Z" fill="${helmet}"/><path d="M45 10.500C45 5 55 5 55 10.500L57 58H43Z" fill="#000" opacity=".13"/><path d="M12 56H88C92 56 92 65 88 65H12C8 65 8 56 12 56Z" fill="${helmet}"/><path d="M12 56H88C92 56 92 65 88 65H12C8 65 8 56 12 56Z" fill="#000" opacity=".15"/><path d="M30 106H70V120H30Z" fill="${HEX.yellow}"/><path d="M30 110H70V116H30Z" fill="#fff" opacity=".85"/>`;
  const crew = (width: number, height: number): string => {
    const front = height > width / 1.5 ? 2 : Math.round(width / 82);
    const pitch = width / front;
    const scale = Math.min((pitch * 0.86) / 100, (height * 0.62) / 150);
    const place = (x: number, y: number, helmet: string): string =>
      `<g transform="translate(${round(x - 50 * scale)} ${round(y)}) scale(${round(scale)})">${back(helmet)}</g>`;
    const high = height - 160 * scale;
    const behind =
      height > 110
        ? Array.from({ length: front - 1 }, (_, at) =>
            // Nobody stands on the fold.
            width > 300 && at === front / 2 - 1 ? '' : place(pitch * (at + 1), high - 58 * scale, HEX.yellow),
          )
        : [];
    return (
      ground(width, height, HEX.red) +
      `<path d="M0 ${round(height * 0.62)}H${width}V${height}H0Z" fill="#000" opacity=".12"/>` +
      behind.join('') +
      Array.from({ length: front }, (_, at) =>
        place(pitch * (at + 0.5), high, at % 3 === 1 ? HEX.white : HEX.yellow),
      ).join('')
    );
  };

  /** A cat on a branch before the moon, and a ladder that leads to it. */
  const cat = (width: number, height: number): string => {
    const scale = round(Math.min(width / 200, height / 200));
    const [x, y] = [round((width - 200 * scale) / 2), round((height - 200 * scale) / 2)];
    return `${ground(width, height, HEX.night)}<g transform="translate(${x} ${y}) scale(${scale})"><circle cx="112" cy="84" r="66" fill="${HEX.yellow}"/><path d="M-20 36H8M150 20H172M26 12H34M178 120H196M10 110H22" stroke="${HEX.steel}" stroke-width="1.600" stroke-linecap="round"/><path d="M260 96C210 106 150 108 40 122L36 128C120 126 200 120 260 128Z" fill="${HEX.night}"/><path d="M150 106C158 92 172 86 186 84M92 116C80 106 72 102 60 102" stroke="${HEX.night}" stroke-width="3.400" fill="none" stroke-linecap="round"/><path d="M128 114C104 116 96 98 102 84C96 76 94 64 99 52L107 60C111 58 116 58 120 60L128 52C133 64 131 74 126 80C138 86 146 102 140 114Z" fill="${HEX.night}"/><path d="M138 110C156 114 160 134 150 142" stroke="${HEX.night}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="108" cy="69" r="2" fill="${HEX.yellow}"/><circle cx="119" cy="69" r="2" fill="${HEX.yellow}"/><path d="M6 290L68.600 104M32 290L88.600 104" stroke="${HEX.red}" stroke-width="5"/><path d="${Array.from({ length: 10 }, (_, at) => `M${round(13.5 + 5.4 * at)} ${round(268 - 16 * at)}H${round(37.5 + 4.9 * at)}`).join('')}" stroke="${HEX.red}" stroke-width="4"/></g>`;
  };

  /** A life ring on its hook, the line coiled over it. */
  const ring = (width: number, height: number): string => {
    const count = width > 300 ? 4 : 1;
    const pitch = width / count;
    const scale = round(Math.min(pitch, height) / 150);
    const one = `<circle r="47" fill="none" stroke="${HEX.white}" stroke-width="26"/><g>${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})"><path d="M0 -47A47 47 0 0 1 32 -34.500" fill="none" stroke="${HEX.red}" stroke-width="26"/></g>`).join('')}</g><circle r="66" fill="none" stroke="${HEX.night}" stroke-width="3" stroke-dasharray="34 8"/>`;
    return (
      ground(width, height, HEX.steel) +
      `<path d="${Array.from({ length: Math.ceil(height / 24) }, (_, at) => `M0 ${at * 24}H${width}`).join('')}" stroke="#fff" stroke-width=".8" opacity=".4"/>` +
      Array.from(
        { length: count },
        (_, at) =>
          `<g transform="translate(${round(pitch * (at + 0.5))} ${round(height / 2 + 6 * scale)}) scale(${scale}) rotate(${at * 31})">${one}</g>`,
      ).join('')
    );
  };

  /** Helmets on their shelves, one before each pair of hooks; a hundred wide. */
  const helmet = (fill: string): string =>
    `<path d="M10 58C10 22 32 8 50 8S90 22 90 58Z" fill="${fill}"/><path d="M44 4H56V58H44Z" fill="#000" opacity=".16"/><path d="M10 44H90V52H10Z" fill="${HEX.night}"/><path d="M2 58H98L92 68H8Z" fill="${fill}"/><path d="M2 58H98L97 61H3Z" fill="#000" opacity=".25"/><path d="M42 22H58V38L50 43L42 38Z" fill="${HEX.steel}"/>`;
  const helmets = (width: number, height: number): string => {
    const across = width > 300 ? 4 : 2;
    const down = Math.max(1, Math.round((height * across) / width / 1.1));
    const [wide, high] = [width / across, height / down];
    const scale = Math.min((wide * 0.74) / 100, (high * 0.74) / 72);
    const shelves = Array.from({ length: down }, (_, row) => {
      const y = high * (row + 0.84);
      const standing = Array.from({ length: across }, (_other, column) => {
        const fill = [HEX.yellow, HEX.white, HEX.red][(column + row) % 3]!;
        return `<g transform="translate(${round(wide * (column + 0.5) - 50 * scale)} ${round(y - 68 * scale)}) scale(${round(scale)})">${helmet(fill)}</g>`;
      });
      return `<path d="M0 ${round(y)}H${width}V${round(y + 5)}H0Z" fill="${HEX.night}"/>${standing.join('')}`;
    });
    return ground(width, height, HEX.steel) + shelves.join('');
  };

  /** The hall at night, its gates down and the lamps on. */
  const gate = (width: number, height: number): string => {
    const doors = [0, 1, 2].map((at) => {
      const x = 12 + at * 56;
      const panes = [0, 1, 2, 3]
        .map(
          (pane) =>
            `<path d="M${x + 4 + pane * 11} 62H${x + 11 + pane * 11}V71H${x + 4 + pane * 11}Z" fill="${HEX.yellow}"/>`,
        )
        .join('');
      return `<path d="M${x} 50H${x + 48}V${height}H${x}Z" fill="${HEX.red}"/><path d="M${x} 58H${x + 48}M${x} 76H${x + 48}M${x} 88H${x + 48}M${x} 100H${x + 48}" stroke="#000" stroke-width=".7" opacity=".3"/>${panes}<circle cx="${x + 24}" cy="42" r="3" fill="${HEX.yellow}"/>`;
    });
    return `${ground(width, height, HEX.night)}<circle cx="36" cy="20" r="9" fill="${HEX.yellow}"/><path d="M4 34H178V${height}H4Z" fill="${HEX.steel}"/><path d="M0 30H182V35H0Z" fill="${HEX.white}"/>${doors.join('')}<path d="M186 6H222V${height}H186Z" fill="${HEX.white}"/><path d="M182 0H226V7H182Z" fill="${HEX.red}"/><circle cx="204" cy="26" r="11" fill="${HEX.night}"/><path d="M204 19V26L209 29" fill="none" stroke="${HEX.white}" stroke-width="1.6" stroke-linecap="round"/><path d="M194 48H201V64H194ZM207 48H214V64H207ZM194 76H201V92H194ZM207 76H214V92H207Z" fill="${HEX.yellow}"/><path d="M0 ${height - 5}H${width}V${height}H0Z" fill="${HEX.steel}"/><path d="M0 ${height - 5}H${width}V${height}H0Z" fill="#000" opacity=".3"/>`;
  };
  /** What is left on the table after a call: mugs, one for everybody. */
  const mugs = (width: number, height: number): string => {
    const cup = (x: number, fill: string, steams: boolean): string =>
      `<g transform="translate(${x} 26) scale(1.5)"><path d="M4 14H30V36C30 39 28 40 26 40H8C6 40 4 39 4 36Z" fill="${fill}"/><path d="M30 18H34C40 18 40 31 34 31H30" fill="none" stroke="${fill}" stroke-width="3.4"/>${steams ? `<path d="M12 9C9 6 15 4 12 0M21 9C18 6 24 4 21 0" fill="none" stroke="${HEX.white}" stroke-width="1.6" stroke-linecap="round"/>` : ''}</g>`;
    return `${ground(width, height, HEX.night)}<path d="M0 86H${width}V${height}H0Z" fill="${HEX.steel}"/><path d="M0 86H${width}V90H0Z" fill="#fff" opacity=".3"/>${cup(14, HEX.red, true)}${cup(88, HEX.yellow, false)}${cup(162, HEX.white, true)}`;
  };

  const motifs = { crew, hoses, boots: ready, cat, ring, helmets };
  const framed = Object.entries(motifs).flatMap(([name, draw]) =>
    Object.entries(FORMATS).map(([format, [width, height]]): [string, Drawing] => [
      `einsatz-${name}-${format}`,
      svg(width, height, draw(width, height), 2),
    ]),
  );

  /** A turnout jacket on its hook, the ground of its locker around it: 58 x 78, so that neighbours make one wall. */
  const jacket = `<path d="M25 10V12.5" stroke="${HEX.steel}" stroke-width="1.4"/><path d="M25 12.500C27.5 12.5 27.5 15.5 25 15.5" fill="none" stroke="${HEX.steel}" stroke-width="1.1"/><path d="M20.5 15.500H29.500L37 19.500L43.5 46L37.5 48L35 39V66H15V39L12.5 48L6.5 46L13 19.500Z" fill="#fff" opacity=".15"/><path d="M20.5 15.500Q25 20 29.5 15.500L27.5 22H22.500Z" fill="#000" opacity=".35"/><path d="M25 22V66" stroke="#000" stroke-width=".6" opacity=".4"/><path d="M15 42H35V46H15ZM8 40.500L13.5 42L12.6 45.400L7 43.800ZM42 40.500L36.5 42L37.4 45.400L43 43.800Z" fill="${HEX.yellow}"/><path d="M15 43.400H35V44.600H15Z" fill="#fff" opacity=".8"/>`;
  const slots = `<path d="M17 3H33M17 5.500H33M17 8H33" stroke="#fff" stroke-width=".6" opacity=".3"/>`;
  const shelf = `<path d="M3 11.500H47" stroke="#fff" stroke-width=".7" opacity=".35"/><path d="M15 10.500C15 3.500 20 1.500 25 1.500S35 3.500 35 10.500Z" fill="${HEX.yellow}" opacity=".9"/><path d="M12 9.500H38V11.500H12Z" fill="${HEX.yellow}" opacity=".9"/>`;
  const shoes = `<path d="M11 68V58H17V68H8.500C8.500 65 11 66 11 63ZM33 68V58H39V63C39 66 41.500 65 41.500 68H33Z" fill="#fff" opacity=".22"/>`;
  const locker = (inside: string): Drawing =>
    svg(
      58,
      78,
      `<path d="M0 0H58V78H0Z" fill="${HEX.night}"/><g transform="translate(4 4)">${inside}<rect x="-1" y="-1" width="52" height="72" fill="none" stroke="#fff" stroke-width=".3" opacity=".28"/></g>`,
    );

  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="232" r="32" fill="${HEX.white}"/><circle cx="${x}" cy="232" r="28" fill="${HEX.night}"/><circle cx="${x}" cy="232" r="15" fill="${HEX.steel}"/><circle cx="${x}" cy="232" r="4" fill="${HEX.night}"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<circle cx="${(x + 10 * Math.cos((turn * Math.PI) / 180)).toFixed(1)}" cy="${(232 + 10 * Math.sin((turn * Math.PI) / 180)).toFixed(1)}" r="1.4" fill="${HEX.night}"/>`).join('')}`;
  const engine = `<path d="M376 62V50C376 42 400 42 400 50V66Z" fill="${HEX.yellow}"/><path d="M30 232V62H372C392 62 402 66 410 82L434 136C440 142 444 148 444 158V232Z" fill="${HEX.red}"/><path d="M30 218H444V226H30Z" fill="${HEX.yellow}"/><path d="M30 226H444V234H30Z" fill="${HEX.night}"/><path d="M38 72H104V206H38Z" fill="#cfd6da"/><path d="${[82, 92, 102, 112, 122, 132, 142, 152, 162, 172, 182, 192].map((y) => `M38 ${y}H104`).join('')}" stroke="${HEX.steel}" stroke-width=".7"/><path d="M62 188H80" stroke="${HEX.night}" stroke-width="2" stroke-linecap="round"/><path d="M40 57H346M40 45H346M${[40, 66, 92, 118, 144, 170, 196, 222, 248, 274, 300, 326, 346].map((x) => `${x} 45V57`).join('M')}" stroke="${HEX.night}" stroke-width="2.2" fill="none"/><path d="M52 57H60V62H52ZM189 57H197V62H189ZM326 57H334V62H326Z" fill="${HEX.night}"/><path d="M366 76H386C394 76 398 80 402 88L413 112H366Z" fill="#dfe9ed"/><path d="M382 76L375 112H383L392 76Z" fill="${HEX.white}" opacity=".7"/><path d="M434 176H444V194H434C431 190 431 180 434 176Z" fill="${HEX.white}"/>${wheel(76)}${wheel(390)}`;
  /** The same engine to colour in: outlines of one weight. */
  const outline = `<g fill="none" stroke="${HEX.night}" stroke-width="1.400" stroke-linejoin="round"><path d="M376 62V50C376 42 400 42 400 50V62M30 232V62H372C392 62 402 66 410 82L434 136C440 142 444 148 444 158V232Z"/><path d="M30 214H444M30 224H44M108 224H358M422 224H444"/><path d="M38 72H104V206H38ZM112 72H178V206H112ZM186 72H252V206H186ZM260 72H352V134H260ZM260 142H352V206H260Z"/><path d="${[86, 100, 114, 128, 142, 156, 170, 184].map((y) => `M38 ${y}H104`).join('')}"/><path d="M366 76H386C394 76 398 80 402 88L424 134H366ZM366 142H430V206H366ZM374 156H388M52 57V62M60 57V62M189 57V62M197 57V62M326 57V62M334 57V62"/><path d="M434 176H444V194H434C431 190 431 180 434 176Z"/><path d="M40 57H346M40 45H346M${[40, 66, 92, 118, 144, 170, 196, 222, 248, 274, 300, 326, 346].map((x) => `${x} 45V57`).join('M')}"/>${[76, 390].map((x) => `<circle cx="${x}" cy="232" r="32" fill="#fff"/><circle cx="${x}" cy="232" r="28"/><circle cx="${x}" cy="232" r="14"/><circle cx="${x}" cy="232" r="4"/>`).join('')}<path d="M126 92H164M126 104H164M200 92V190M219 92V190M238 92V190M272 92H340V122H272ZM272 160H340M272 176H340M272 190H340"/></g>`;

  /** Four hoses that cross each other on their way; each keeps its colour out of it. */
  const ways = [
    'M0 22C70 22 76 140 150 128S230 20 300 34S372 168 440 158',
    'M0 82C60 82 90 16 150 26S226 150 290 146S380 20 440 28',
    'M0 142C80 150 96 60 160 74S250 172 310 118S380 90 440 92',
    'M0 202C60 202 110 196 150 176S210 70 262 84S350 226 440 218',
  ];
  const tangle = ways
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#fff" stroke-width="11"/><path d="${d}" fill="none" stroke="${HEX.night}" stroke-width="7"/><path d="${d}" fill="none" stroke="${HEX.steel}" stroke-width="1" stroke-dasharray="5 4"/>`,
    )
    .join('');

  return {
    ...Object.fromEntries(framed),
    'einsatz-gate': svg(234, 110, gate(234, 110), 2),
    'einsatz-mugs': svg(236, 118, mugs(236, 118), 2),
    'einsatz-band': svg(468, 18, stripes(468, 18, 1, HEX.yellow)),
    'einsatz-chevron': svg(
      238,
      112,
      [1, -1]
        .map(
          (side) =>
            `<g transform="translate(${side > 0 ? 0 : 238} 0) scale(${side} 1)"><svg width="119" height="112" viewBox="0 0 119 112">${stripes(119, 112, 1, HEX.yellow, 40)}</svg></g>`,
        )
        .join(''),
    ),
    'einsatz-locker-a': locker(slots + jacket),
    'einsatz-locker-b': locker(shelf + jacket),
    'einsatz-locker-c': locker(slots + jacket + shoes),
    'einsatz-locker-d': locker(shelf + jacket + shoes),
    'einsatz-engine': svg(468, 305, engine),
    'einsatz-outline': svg(468, 305, outline),
    'einsatz-tangle': svg(440, 240, tangle),
    'einsatz-flame': svg(
      40,
      40,
      `<path d="M20 2C24 12 34 16 34 27C34 34 28 39 20 39S6 34 6 27C6 20 11 18 12 11C16 13 17 16 17 19C20 15 21 9 20 2Z" fill="${HEX.red}"/><path d="M20 22C23 26 27 28 27 32C27 36 24 38 20 38S13 36 13 32C13 28 18 27 20 22Z" fill="${HEX.yellow}"/>`,
    ),
    'einsatz-duck': svg(
      40,
      40,
      `<path d="M4 20C10 24 15 24 18 21C13 17 14 6 23 6S33 14 30 20C37 24 36 35 25 36H15C7 36 4 28 4 20Z" fill="${HEX.yellow}"/><path d="M31 12H39C39 17 34 18 31 16Z" fill="${HEX.red}"/><circle cx="25" cy="12" r="1.800" fill="${HEX.night}"/><path d="M11 27C15 32 22 32 26 27" fill="none" stroke="${HEX.night}" stroke-width="1.200"/>`,
    ),
    'einsatz-flower': svg(
      40,
      40,
      `<path d="M20 20V30" stroke="${HEX.night}" stroke-width="2"/><path d="M11 29H29L27 39H13Z" fill="${HEX.steel}"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cx="20" cy="6" r="5" fill="${HEX.red}" transform="rotate(${turn} 20 13)"/>`).join('')}<circle cx="20" cy="13" r="4.500" fill="${HEX.yellow}"/>`,
    ),
    'einsatz-pot': svg(
      40,
      40,
      `<path d="M6 14H30V34C30 37 28 38 26 38H10C8 38 6 37 6 34Z" fill="${HEX.red}"/><path d="M30 18H34C39 18 39 30 34 30H30" fill="none" stroke="${HEX.red}" stroke-width="3"/><path d="M12 10C9 7 15 5 12 1M20 10C17 7 23 5 20 1" fill="none" stroke="${HEX.steel}" stroke-width="2" stroke-linecap="round"/>`,
    ),
    'einsatz-fields': svg(
      206,
      14.4,
      Array.from(
        { length: 20 },
        (_, at) =>
          `<rect x="${round(0.4 + at * 10.2)}" y=".4" width="8.400" height="13.600" fill="none" stroke="${HEX.red}" stroke-width=".6"/>`,
      ).join(''),
    ),
    'einsatz-grid': svg(
      440,
      216,
      `<path d="${Array.from({ length: 28 }, (_, at) => `M0 ${at * 8}H440`).join('')}${Array.from({ length: 56 }, (_, at) => `M${at * 8} 0V216`).join('')}" stroke="${HEX.steel}" stroke-width=".25"/><path d="M0 168C70 160 120 190 190 172S300 120 440 128M92 0C96 60 84 110 100 168M300 216C296 190 300 160 304 142" fill="none" stroke="${HEX.steel}" stroke-width="5" opacity=".55"/>`,
    ),
    'einsatz-helmet': svg(
      240,
      172,
      `<g transform="scale(2)"><path d="M16 70C20 85 42 87 54 70" fill="none" stroke="${HEX.steel}" stroke-width="2.5"/><path d="M14 62C12 26 34 8 62 8S108 28 108 60Z" fill="${HEX.yellow}"/><path d="M54 8.500C54 2 70 2 70 8.500L72 58H52Z" fill="${HEX.yellow}"/><path d="M54 8.500C54 2 70 2 70 8.500L72 58H52Z" fill="#000" opacity=".12"/><path d="M4 60H102C112 60 118 66 118 72H14C8 72 4 68 4 60Z" fill="${HEX.yellow}"/><path d="M4 60H102C112 60 118 66 118 72H14C8 72 4 68 4 60Z" fill="#000" opacity=".12"/><path d="M80 58C82 44 92 38 104 42C107 48 108 54 108 60Z" fill="#fff" opacity=".5"/></g>`,
    ),
  };
}
