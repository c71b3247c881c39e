/** B-Seite: a life as a record collection. Every chapter is a sleeve, every friend a track; the empty cell is a sleeve without a picture. */
import {
  HINT,
  named,
  pick,
  same,
  FITTED,
  cell,
  disc,
  frontCover,
  node,
  picture,
  rect,
  rule,
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
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { answerOrLines } from '../written-lines.ts';

const BLACK = 2;
const BLUE = 3;
const ORANGE = 4;
const OCHRE = 5;
const CREAM = 6;
const HEX = { black: '#121316', blue: '#0b6dac', orange: '#ef5a28', ochre: '#dfa52b', cream: '#f2ead9' };

/** Grooves with a pause between the tracks. */
function grooves(cx: number, cy: number, from: number, to: number): string {
  const rings: string[] = [];
  for (let r = from, at = 0; r <= to; r += 2.2, at++)
    if (at % 11 !== 8)
      rings.push(`<circle cx="${cx}" cy="${cy}" r="${r.toFixed(1)}" stroke-opacity="${at % 4 === 0 ? 0.22 : 0.12}"/>`);
  return `<g fill="none" stroke="#fff" stroke-width=".35">${rings.join('')}</g>`;
}
const wedge = (cx: number, cy: number, r: number, from: number, to: number): string => {
  const at = (degrees: number): string =>
    `${(cx + r * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(cy + r * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;
  return `<path d="M${cx} ${cy}L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z" fill="#fff" fill-opacity=".07"/>`;
};

/** How far records look out of their sleeves: as far as somebody pushed them in. */
const DEPTHS = [9, 11.5, 7.5, 10];
const SLEEVE = 62;
const KRAFT = '#e1d6bf';
/** Where the drawing of a sleeve begins above the cell. */
const OUT = 12;
/** A record that stands in its sleeve: its top, and what is seen of it through the hole in the paper. */
function sleeve(x: number, width: number, depth: number): string {
  const tops = width === 50 ? [x + 25] : [x + 25, x + 75];
  const hole = (r: number): string =>
    `<rect x="${x + width / 2 - (width - 50) / 2 - r}" y="${OUT + 28 - r}" width="${width - 50 + 2 * r}" height="${2 * r}" rx="${r}"`;
  const top = (cx: number): string => {
    const cy = OUT - depth + 23;
    const rings = [20.8, 18.6, 16.4, 14.2].map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none"/>`).join('');
    return `<circle cx="${cx}" cy="${cy}" r="23" fill="${HEX.black}"/><g stroke="#fff" stroke-width=".35" opacity=".24">${rings}</g>`;
  };
  return `${tops.map(top).join('')}<rect x="${x}" y="${OUT}" width="${width}" height="${SLEEVE}" fill="${KRAFT}"/>${hole(23)} fill="${HEX.black}"/><g fill="none" stroke="#fff" stroke-width=".35" opacity=".2">${[20.8, 18.6, 16.4].map((r) => `${hole(r)}/>`).join('')}</g>`;
}
type Hair = 'quiff' | 'afro' | 'bob' | 'bun' | 'long' | 'bald';
const HAIR: Record<Hair, (fill: string) => string> = {
  quiff: (fill) =>
    `<path d="M25 62V48C22 22 44 12 60 18C78 18 80 36 75 62C74 50 72 46 66 44C52 46 38 42 30 44C27 48 26 54 25 62Z" fill="${fill}"/>`,
  afro: (fill) =>
    `<path d="M50 2A37 37 0 0 1 80 62L74 60C74 44 66 42 50 42S26 44 26 60L20 62A37 37 0 0 1 50 2Z" fill="${fill}"/>`,
  bob: (fill) =>
    `<path d="M16 84V46A34 34 0 0 1 84 46V84H70V54C56 52 46 46 42 40C38 48 34 52 30 54V84Z" fill="${fill}"/>`,
  bun: (fill) =>
    `<circle cx="50" cy="10" r="13" fill="${fill}"/><path d="M25 60V46A25 28 0 0 1 75 46V60C70 44 60 42 50 42S30 44 25 60Z" fill="${fill}"/>`,
  long: (fill) =>
    `<path d="M14 118V48A36 36 0 0 1 86 48V118H70V56C60 54 54 48 50 40C46 48 40 54 30 56V118Z" fill="${fill}"/>`,
  bald: () => '',
};
interface Look {
  hair: Hair;
  skin: string;
  shade: string;
  dark: string;
  cloth: string;
  label?: string;
}
/** Somebody with sunglasses, in a hundred by a hundred and fifty; with headphones made of records when there is a label. */
function somebody({ hair, skin, shade, dark, cloth, label }: Look): string {
  const behind =
    hair === 'long' || hair === 'bob'
      ? `<rect x="22" y="40" width="56" height="${hair === 'long' ? 76 : 44}" fill="${dark}"/>`
      : '';
  const cup = (x: number): string =>
    `<circle cx="${x}" cy="62" r="14" fill="${HEX.black}"/>${[11.6, 9.8].map((r) => `<circle cx="${x}" cy="62" r="${r}" fill="none" stroke="#fff" stroke-width=".5" opacity=".35"/>`).join('')}<circle cx="${x}" cy="62" r="6" fill="${label}"/><circle cx="${x}" cy="62" r="1.2" fill="${HEX.black}"/>`;
  return [
    behind,
    `<path d="M-6 152C-6 114 22 108 38 103H62C78 108 106 114 106 152Z" fill="${cloth}"/>`,
    `<path d="M40 80H60V104C60 112 40 112 40 104Z" fill="${shade}"/>`,
    `<rect x="26" y="26" width="48" height="66" rx="24" fill="${skin}"/>`,
    `<path d="M50 26H50A24 24 0 0 1 74 50V68A24 24 0 0 1 50 92Z" fill="${shade}" opacity=".55"/>`,
    HAIR[hair](dark),
    `<path d="M28 54H48V60C48 68 30 68 30 60ZM52 54H72L70 60C70 68 52 68 52 60Z" fill="${dark}"/><path d="M26 54H74V57H26Z" fill="${dark}"/>`,
    `<path d="M42 79C46 84 55 84 59 78" fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/>`,
    label
      ? `<path d="M22 60C16 6 84 6 78 60" fill="none" stroke="${HEX.black}" stroke-width="7"/><path d="M22 56C17 9 83 9 78 56" fill="none" stroke="${label}" stroke-width="1.6"/>${cup(20)}${cup(80)}`
      : '',
  ].join('');
}
const place = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

const PALE_BLUE = '#7cc0ec';
const MID_BLUE = '#3f97d3';
const NIGHT_BLUE = '#06304f';
const FRIENDS: Record<Hair, Omit<Look, 'hair'>> = {
  bob: { skin: '#f6c65b', shade: HEX.ochre, dark: HEX.black, cloth: HEX.black },
  afro: { skin: '#f9a27f', shade: HEX.orange, dark: '#7a2208', cloth: HEX.blue },
  quiff: { skin: PALE_BLUE, shade: MID_BLUE, dark: NIGHT_BLUE, cloth: HEX.ochre },
  long: { skin: '#f9a27f', shade: HEX.orange, dark: HEX.black, cloth: HEX.cream },
  bald: { skin: '#f6c65b', shade: HEX.ochre, dark: '#5d3d05', cloth: HEX.orange },
  bun: { skin: PALE_BLUE, shade: MID_BLUE, dark: HEX.black, cloth: HEX.black },
};
const friend = (hair: Hair, label?: string): string => somebody({ hair, ...FRIENDS[hair], ...(label && { label }) });

/** Records on a shelf, seen from their spines: two lean against the others, where one was taken out. */
function spines(): string {
  const random = stream(45);
  const fills = [HEX.cream, HEX.black, HEX.orange, HEX.black, HEX.ochre];
  const spine = (x: number, at: number, width: number): string => {
    const fill = pick(fills, at % fills.length);
    const top = 1 + random() * 5;
    const label = fill === HEX.black ? HEX.cream : HEX.black;
    return `<rect x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${(76 - top).toFixed(1)}" fill="${fill}"/><rect x="${(x + width / 2 - 0.4).toFixed(1)}" y="${(top + 7).toFixed(1)}" width=".8" height="${(12 + random() * 24).toFixed(1)}" fill="${label}"/>`;
  };
  const drawn: string[] = [];
  let x = 0;
  for (let at = 0; x < 206; at++) {
    const width = 3 + random() * 3.2;
    const leans = at === 27 || at === 28;
    // As far from the others as the head comes over when it leans by eleven degrees.
    if (at === 27) x += 14.5;
    drawn.push(
      leans ? `<g transform="rotate(-11 ${x.toFixed(1)} 76)">${spine(x, at, width)}</g>` : spine(x, at, width),
    );
    x += width + (leans ? 0.4 : 0.3);
    if (at === 28) x += 0.8;
  }
  return drawn.join('');
}

/** Sleeves that stand in a crate, from the back to the front: left edge, top, lean, colour, what is on the cover. */
type Sleeve = readonly [x: number, top: number, turn: number, fill: string, art: (cx: number, cy: number) => string];
const CRATE: readonly Sleeve[] = [
  [52, 44, -7, HEX.cream, (cx, cy) => `<circle cx="${cx}" cy="${cy}" r="26" fill="${HEX.orange}"/>`],
  [
    90,
    38,
    6,
    HEX.black,
    (cx, cy) =>
      `<path d="M${cx - 32} ${cy - 22}H${cx + 32}V${cy - 12}H${cx - 32}ZM${cx - 32} ${cy - 6}H${cx + 12}V${cy + 4}H${cx - 32}Z" fill="${HEX.cream}"/>`,
  ],
  [
    66,
    56,
    -2,
    HEX.orange,
    (cx, cy) =>
      `<g fill="none" stroke="${HEX.black}" stroke-width="4"><circle cx="${cx}" cy="${cy}" r="8"/><circle cx="${cx}" cy="${cy}" r="18"/><circle cx="${cx}" cy="${cy}" r="28"/></g>`,
  ],
];

const drawings = {
  'bseite-vinyl': svg(
    360,
    360,
    `<g transform="scale(1.2)"><circle cx="150" cy="150" r="150" fill="${HEX.black}"/>${grooves(150, 150, 58, 147)}${wedge(150, 150, 148, -70, -48)}${wedge(150, 150, 148, -40, -34)}${wedge(150, 150, 148, 110, 132)}${wedge(150, 150, 148, 140, 146)}</g>`,
  ),
  ...Object.fromEntries(
    DEPTHS.map((depth, at) => [`bseite-record-${at + 1}`, svg(50, OUT + SLEEVE, sleeve(0, 50, depth))]),
  ),
  'bseite-cassette': svg(
    220,
    140,
    `<rect width="220" height="140" rx="9" fill="${HEX.black}"/><rect x="14" y="12" width="192" height="92" rx="5" fill="${HEX.cream}"/><path d="M14 66H206V80H14Z" fill="${HEX.orange}"/><path d="M14 80H206V92H14Z" fill="${HEX.ochre}"/><rect x="48" y="52" width="124" height="38" rx="19" fill="${HEX.black}"/>${[70, 150].map((x) => `<circle cx="${x}" cy="71" r="13" fill="${HEX.cream}"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<rect x="${x - 1.5}" y="58" width="3" height="6" fill="${HEX.black}" transform="rotate(${turn} ${x} 71)"/>`).join('')}`).join('')}<rect x="92" y="58" width="36" height="26" fill="#3a3b40"/><path d="M22 24H198M22 36H198" stroke="${HEX.black}" stroke-width=".8"/><path d="M44 140L54 112H166L176 140Z" fill="#2a2b30"/><circle cx="76" cy="128" r="4" fill="${HEX.cream}"/><circle cx="144" cy="128" r="4" fill="${HEX.cream}"/>`,
    1.3,
  ),
  'bseite-speaker': svg(
    150,
    220,
    `<rect width="150" height="220" rx="6" fill="${HEX.black}"/><circle cx="75" cy="56" r="30" fill="${HEX.blue}"/><circle cx="75" cy="56" r="20" fill="${HEX.black}"/><circle cx="75" cy="56" r="8" fill="${HEX.ochre}"/><circle cx="75" cy="148" r="58" fill="${HEX.ochre}"/><circle cx="75" cy="148" r="48" fill="${HEX.black}"/>${[42, 36, 30].map((r) => `<circle cx="75" cy="148" r="${r}" fill="none" stroke="#fff" stroke-width=".5" opacity=".35"/>`).join('')}<circle cx="75" cy="148" r="20" fill="${HEX.orange}"/>`,
    1.2,
  ),
  'bseite-bars': svg(
    210,
    220,
    [8, 13, 6, 16, 11, 14, 5, 9]
      .map((count, column) =>
        Array.from(
          { length: count },
          (_, at) =>
            `<rect x="${column * 26}" y="${206 - at * 13}" width="21" height="9.500" fill="${at > 11 ? HEX.orange : at > 7 ? HEX.ochre : HEX.cream}"/>`,
        ).join(''),
      )
      .join(''),
  ),
  'bseite-players': svg(
    234,
    200,
    `<rect width="234" height="200" fill="${HEX.ochre}"/><circle cx="117" cy="90" r="84" fill="${HEX.orange}"/>${place(18, 50, 1, friend('afro'))}${place(118, 50, 1, friend('quiff', HEX.ochre))}`,
    2,
  ),
  'bseite-ears': svg(
    234,
    200,
    `<rect width="234" height="200" fill="${HEX.orange}"/><circle cx="117" cy="92" r="88" fill="${HEX.cream}"/>${place(42, 20, 1.5, friend('bun', HEX.blue))}`,
    2,
  ),
  'bseite-records-double': svg(100, OUT + SLEEVE, sleeve(0, 100, 10)),
  'bseite-spines': svg(212, 76, spines()),
  'bseite-corner': svg(
    110,
    74,
    `<circle cx="104" cy="74" r="66" fill="none" stroke="${HEX.cream}" stroke-width=".4" opacity=".5"/>${grooves(104, 74, 27, 64)}<circle cx="104" cy="74" r="24" fill="${HEX.orange}"/><circle cx="104" cy="74" r="2" fill="${HEX.black}"/>`,
  ),
  'bseite-portrait': svg(
    238,
    219,
    `<rect width="238" height="219" fill="${HEX.blue}"/><circle cx="119" cy="104" r="98" fill="${MID_BLUE}" opacity=".5"/>${place(21, -2, 1.96, somebody({ hair: 'quiff', skin: PALE_BLUE, shade: MID_BLUE, dark: NIGHT_BLUE, cloth: HEX.black, label: HEX.orange }))}`,
  ),
  'bseite-arm': svg(
    90,
    180,
    `<circle cx="70" cy="26" r="17" fill="${HEX.cream}"/><path d="M70 6V108L34 146" fill="none" stroke="${HEX.cream}" stroke-width="3.4" stroke-linejoin="round"/><rect x="64" y="0" width="12" height="12" rx="1.5" fill="${HEX.cream}"/><circle cx="70" cy="26" r="9" fill="${HEX.black}"/><path d="M37 136L23 150L28 156L43 142Z" fill="${HEX.orange}"/>`,
  ),
  'bseite-band': svg(
    310,
    305,
    `<rect width="310" height="305" fill="${HEX.ochre}"/><circle cx="206" cy="118" r="104" fill="${HEX.orange}"/><rect y="226" width="310" height="79" fill="${HEX.blue}"/>${place(44, 62, 1.04, friend('bob'))}${place(160, 62, 1.04, friend('bun'))}${place(-14, 126, 1.2, friend('quiff'))}${place(94, 120, 1.2, friend('bald', HEX.orange))}${place(202, 126, 1.2, friend('afro'))}`,
    2,
  ),
  'bseite-crate': svg(
    234,
    200,
    `<rect width="234" height="200" fill="${HEX.blue}"/><circle cx="118" cy="92" r="80" fill="${MID_BLUE}" opacity=".5"/>${CRATE.map(
      ([x, top, turn, fill, art]) =>
        `<g transform="rotate(${turn} ${x + 45} 170)"><rect x="${x}" y="${top}" width="90" height="110" fill="${fill}"/>${art(x + 45, top + 40)}</g>`,
    ).join(
      '',
    )}<path d="M40 112H194L188 186H46Z" fill="${HEX.ochre}"/><path d="M40 112H194L192.600 130H41.400Z" fill="#000" opacity=".12"/><path d="M43 148H191M44.500 168H189.500" stroke="#000" stroke-width="1.6" opacity=".3"/><rect x="98" y="117" width="38" height="9" rx="4.500" fill="${HEX.black}"/><rect y="186" width="234" height="14" fill="${HEX.black}"/>`,
    2,
  ),
  'bseite-two': svg(
    220,
    188,
    `<rect width="220" height="188" fill="${HEX.orange}"/><rect x="110" width="110" height="188" fill="${HEX.blue}"/>${place(26, 62, 0.84, friend('bob'))}${place(110, 62, 0.84, friend('long'))}`,
    2,
  ),
};

const questions: readonly Question[] = [
  {
    id: 'name',
    kind: 'line',
    label: named(
      'Wer wird gefeiert?',
      'Who is being celebrated?',
      'Qui fête-t-on ?',
      'Chi si festeggia?',
      'Kogo świętujemy?',
    ),
    example: named('Bärbel', 'Barbara', 'Barbara', 'Barbara', 'Barbara'),
  },
  {
    id: 'age',
    kind: 'number',
    label: named(
      'Wie alt wird das Geburtstagskind?',
      'Which birthday is it?',
      'Quel âge a la vedette ?',
      'Quanti anni compie?',
      'Które to urodziny?',
    ),
    example: same('50'),
  },
  {
    id: 'day',
    kind: 'date',
    label: named(
      'Wann ist das Fest?',
      'When is the party?',
      'Quand a lieu la fête ?',
      'Quando è la festa?',
      'Kiedy jest przyjęcie?',
    ),
    example: named('12. September', '12 September', '12 septembre', '12 settembre', '12 września'),
  },
  {
    id: 'song',
    kind: 'line',
    label: named(
      'Welches Lied kennt ihr alle auswendig?',
      'Which song do you all know by heart?',
      'Quelle chanson connaissez-vous tous par cœur ?',
      'Quale canzone sapete tutti a memoria?',
      'Którą piosenkę znacie wszyscy na pamięć?',
    ),
    example: named('Major Tom', 'Dancing Queen', 'La Bohème', 'Azzurro', 'Małgośka'),
  },
  {
    id: 'first',
    kind: 'line',
    label: named(
      'Was war die erste eigene Platte?',
      'What was the first record?',
      'Quel fut le premier disque ?',
      'Qual è stato il primo disco?',
      'Jaka była pierwsza własna płyta?',
    ),
    example: named(
      'Blondie, Parallel Lines',
      'Blondie, Parallel Lines',
      'Téléphone, Crache ton venin',
      'Lucio Battisti, Una donna per amico',
      'Maanam, Nocny patrol',
    ),
  },
  {
    id: 'tracks',
    kind: 'lines',
    label: named(
      'Welche Geschichten gehören auf diese Platte? Ein Titel je Zeile.',
      'Which stories belong on this record? One title a line.',
      'Quelles histoires graver sur ce disque ? Un titre par ligne.',
      'Quali storie incidere su questo disco? Un titolo per riga.',
      'Jakie historie trafią na tę płytę? Jeden tytuł w wierszu.',
    ),
    example: named(
      'Interrail mit einer Hose\nDer Kellerschlüssel\nDas Sofa bleibt unten',
      'Interrail with one pair of jeans\nThe cellar key\nThe sofa stays downstairs',
      'Interrail avec un seul jean\nLa clé de la cave\nLe canapé reste en bas',
      'Interrail con un paio di jeans\nLa chiave della cantina\nIl divano resta giù',
      'Interrail w jednych dżinsach\nKlucz do piwnicy\nKanapa zostaje na dole',
    ),
  },
  {
    id: 'place',
    kind: 'line',
    label: named(
      'Wo wurde am meisten gefeiert?',
      'Where were the best parties?',
      'Où a-t-on le plus fait la fête ?',
      'Dove si è festeggiato di più?',
      'Gdzie było najwięcej zabaw?',
    ),
    example: named('in der Küche', 'in the kitchen', 'dans la cuisine', 'in cucina', 'w kuchni'),
  },
  {
    id: 'award',
    kind: 'line',
    label: named(
      'Wofür gibt es die goldene Schallplatte?',
      'What is the gold record for?',
      'Pour quoi, le disque d’or ?',
      'Per che cosa il disco d’oro?',
      'Za co jest złota płyta?',
    ),
    example: named(
      'für eine Tür, die immer offen war',
      'for a door that was always open',
      'pour une porte toujours ouverte',
      'per una porta sempre aperta',
      'za drzwi, które zawsze były otwarte',
    ),
  },
  {
    id: 'thanks',
    kind: 'lines',
    label: named(
      'Wem wollt ihr danken?',
      'Whom do you want to thank?',
      'Qui voulez-vous remercier ?',
      'Chi volete ringraziare?',
      'Komu chcecie podziękować?',
    ),
    example: named(
      'die Nachbarn\nden Plattenladen am Markt',
      'the neighbours\nthe record shop on the square',
      'les voisins\nle disquaire de la place',
      'i vicini\nil negozio di dischi in piazza',
      'sąsiadom\nsklepowi z płytami przy rynku',
    ),
  },
];
const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.bar': [
    named(
      '{answer-name} spielt die zweite seite',
      '{answer-name} plays the second side',
      '{answer-name} attaque la face b',
      '{answer-name} suona il secondo lato',
      '{answer-name} gra stronę drugą',
    ),
    named(
      'spielt jetzt die zweite seite',
      'now playing the second side',
      'attaque la deuxième face',
      'ora suona il secondo lato',
      'teraz gra stronę drugą',
    ),
  ],
  'cover.mark': named(
    'langspielplatte\nstereo',
    'long player\nstereo',
    'longue durée\nstéréo',
    'long playing\nstereo',
    'płyta długogrająca\nstereo',
  ),
  'cover.count': named(
    '{total-stickers} stimmen\nin stereo',
    '{total-stickers} voices\nin stereo',
    '{total-stickers} voix\nen stéréo',
    '{total-stickers} voci\nin stereo',
    'głosów: {total-stickers}\nw stereo',
  ),
  'welcome.title': named(
    'bitte\nwenden.',
    'please\nflip.',
    'tournez\nle disque.',
    'girare,\nprego.',
    'proszę\nodwrócić.',
  ),
  'welcome.text': named(
    'auf der a-seite sind die hits. auf der b-seite sind die, die bleiben. jede hülle wartet noch auf ihr bild, {total-stickers} sind es zusammen. also: reinkleben, lauter drehen, nicht vorspulen. wer eine platte doppelt hat, legt sie jemandem auf.',
    'side a has the hits. side b has the ones who stay. every sleeve still waits for its picture, {total-stickers} of them in all. so stick them in, turn it up and do not skip. if you have a record twice, play it to somebody.',
    'sur la face a, il y a les tubes. sur la face b, ceux qui restent. chaque pochette attend son image, {total-stickers} en tout. alors collez, montez le son et n’avancez pas la bande. un disque en double ? faites-le tourner.',
    'sul lato a ci sono i successi. sul lato b chi resta. ogni copertina aspetta la sua foto, {total-stickers} in tutto. quindi: incollare, alzare il volume, non saltare. chi ha un disco doppio lo fa girare.',
    'na stronie a są przeboje. na stronie b są ci, którzy zostają. każda okładka czeka na swoje zdjęcie, razem jest ich {total-stickers}. więc wklejać, podgłaśniać i nie przewijać. kto ma płytę podwójnie, niech ją komuś puści.',
  ),
  'contents.title': named('titelliste', 'track list', 'au programme', 'scaletta', 'lista utworów'),
  'opener.a': named('nadel runter', 'needle down', 'on pose l’aiguille', 'giù la puntina', 'igła w dół'),
  'opener.a.text': [
    named(
      '{answer-name} legt auf, am liebsten {answer-place}.',
      '{answer-name} is spinning, preferably {answer-place}.',
      '{answer-name} passe des disques, de préférence {answer-place}.',
      '{answer-name} mette i dischi, preferibilmente {answer-place}.',
      '{answer-name} puszcza płyty, najchętniej {answer-place}.',
    ),
    named(
      'erst knistert es ein wenig, dann sind alle da. wer noch fehlt, steckt zwischen zwei anderen hüllen.',
      'first it crackles a little, then everybody is here. whoever is missing is stuck between two other sleeves.',
      'd’abord ça craque un peu, puis tout le monde est là. qui manque encore dort entre deux pochettes.',
      'prima fruscia un po’, poi ci sono tutti. chi manca è rimasto tra due copertine.',
      'najpierw trochę trzeszczy, potem są wszyscy. kogo brak, ten tkwi między dwiema okładkami.',
    ),
  ],
  'opener.b': named('lauter drehen', 'turn it up', 'montez le son', 'alza il volume', 'zrób głośniej'),
  'opener.b.text': named(
    'diese seite läuft am besten, wenn man sie zusammen hört. und noch besser, wenn man sie gemeinsam vollklebt.',
    'this side sounds best when you listen together. better still when you fill it together.',
    'cette face s’écoute à plusieurs. et se colle encore mieux à plusieurs.',
    'questo lato rende di più se ascoltato insieme. e ancora di più se incollato insieme.',
    'tej strony najlepiej słucha się razem. a jeszcze lepiej razem ją wkleja.',
  ),
  'opener.c': named(
    'zurückspulen, bitte',
    'rewind, please',
    'rembobinez, svp',
    'riavvolgere, prego',
    'proszę przewinąć',
  ),
  'opener.c.text': named(
    'mit dem bleistift geht es auch. was zweimal aufgenommen wurde, füllt woanders eine lücke.',
    'a pencil will do. what was recorded twice fills a gap somewhere else.',
    'un crayon suffit. ce qui est enregistré deux fois comble un vide ailleurs.',
    'basta una matita. ciò che è inciso due volte riempie un vuoto altrove.',
    'wystarczy ołówek. co nagrane dwa razy, wypełni lukę gdzie indziej.',
  ),
  'opener.d': named('links und rechts', 'left and right', 'gauche et droite', 'sinistra e destra', 'lewa i prawa'),
  'opener.d.text': named(
    'in stereo hört man alle: die leisen im linken, die lauten im rechten kasten. in der mitte steht das heft.',
    'in stereo you hear them all: the quiet ones on the left, the loud ones on the right. the book lies in the middle.',
    'en stéréo, on entend tout le monde : les discrets à gauche, les bruyants à droite. au milieu, l’album.',
    'in stereo si sentono tutti: i discreti a sinistra, i rumorosi a destra. in mezzo, l’album.',
    'w stereo słychać wszystkich: cichych z lewej, głośnych z prawej. pośrodku leży album.',
  ),
  'opener.e': named('im roten bereich', 'into the red', 'dans le rouge', 'in zona rossa', 'na czerwonym polu'),
  'opener.e.text': named(
    'der pegel steigt mit jedem sticker. bei der letzten nummer klirren die gläser.',
    'the level rises with every sticker. at the last number the glasses rattle.',
    'le niveau monte à chaque vignette. au dernier numéro, les verres tremblent.',
    'il livello sale a ogni figurina. all’ultimo numero tremano i bicchieri.',
    'poziom rośnie z każdą naklejką. przy ostatnim numerze brzęczą szklanki.',
  ),
  'opener.f': named('querbeet', 'at random', 'au hasard', 'a caso', 'na chybił trafił'),
  'opener.f.text': named(
    'hier wird nicht sortiert. man greift hinein, zieht jemanden heraus und freut sich.',
    'nothing is sorted here. you reach in, pull somebody out and are glad.',
    'ici, rien n’est trié. on plonge la main, on sort quelqu’un et on se réjouit.',
    'qui niente è in ordine. si pesca, esce qualcuno e si è contenti.',
    'tu niczego się nie układa. sięga się, wyciąga kogoś i cieszy.',
  ),
  'tracks.a': [
    same('{answer-tracks}'),
    named(
      'Tüte auf\nNummer suchen\nGerade ansetzen\nNoch eine (live)',
      'Open the packet\nFind the number\nLine it up\nOne more (live)',
      'Ouvrir la pochette\nChercher le numéro\nPoser bien droit\nEncore une (live)',
      'Aprire la bustina\nCercare il numero\nAppoggiare dritto\nAncora una (live)',
      'Otworzyć saszetkę\nZnaleźć numer\nPrzyłożyć prosto\nJeszcze jedna (live)',
    ),
  ],
  'tracks.b': named(
    'Zimmerlautstärke\nNachbarschaftswalzer\nTanz um den Tisch\nFenster auf, mitsingen',
    'Indoor voices\nNeighbours’ waltz\nDance around the table\nWindows open, sing along',
    'En sourdine\nValse des voisins\nDanse autour de la table\nFenêtre ouverte, tous ensemble',
    'Volume da camera\nValzer dei vicini\nBallo intorno al tavolo\nFinestra aperta, tutti in coro',
    'Półgłosem\nWalc sąsiadów\nTaniec wokół stołu\nOkno otwarte, śpiewamy',
  ),
  'tracks.c': named(
    'Bandsalat\nBleistiftpolka\nPause drücken, warten\nDoppelt aufgenommen',
    'Tangled tape\nPencil polka\nPress pause, wait\nRecorded twice',
    'Bande emmêlée\nPolka du crayon\nAppuyer sur pause, attendre\nEnregistré deux fois',
    'Nastro aggrovigliato\nPolka della matita\nPremere pausa, aspettare\nInciso due volte',
    'Wkręcona taśma\nPolka ołówkowa\nWcisnąć pauzę, czekać\nNagrane dwa razy',
  ),
  'tracks.d': named(
    'Hoch und tief\nLinks ein Flüstern\nRechts ein Lachen\nAlle zur Mitte',
    'High and low\nA whisper on the left\nA laugh on the right\nEverybody to the middle',
    'Aigus et graves\nUn murmure à gauche\nUn rire à droite\nTout le monde au centre',
    'Alti e bassi\nUn sussurro a sinistra\nUna risata a destra\nTutti al centro',
    'Wysoko i nisko\nSzept z lewej\nŚmiech z prawej\nWszyscy do środka',
  ),
  'tracks.e': named(
    'Ganz leise anfangen\nEine Hand hoch\nBeide Hände hoch\nDie Nachbarn auch',
    'Begin very softly\nOne hand up\nBoth hands up\nThe neighbours too',
    'Commencer tout bas\nUne main en l’air\nLes deux mains en l’air\nLes voisins aussi',
    'Cominciare piano\nUna mano in alto\nTutte e due\nAnche i vicini',
    'Zaczynamy cicho\nJedna ręka w górę\nObie ręce w górę\nSąsiedzi też',
  ),
  'tracks.f': named(
    'Blindgriff\nOhne Hülle\nAus der unteren Reihe\nDie, die keiner kannte',
    'Lucky dip\nWithout a sleeve\nFrom the bottom row\nThe one nobody knew',
    'À l’aveugle\nSans pochette\nDu rang d’en bas\nCelle que personne ne connaissait',
    'Pesca a caso\nSenza copertina\nDalla fila di sotto\nQuella che nessuno conosceva',
    'Na ślepo\nBez okładki\nZ dolnego rzędu\nTa, której nikt nie znał',
  ),
  'panel.line': [
    named(
      'alle stimmen auf dieser seite',
      'all the voices on this side',
      'toutes les voix de cette face',
      'tutte le voci di questo lato',
      'wszystkie głosy z tej strony',
    ),
    named(
      'jede hülle klingt anders, wenn jemand drin ist',
      'every sleeve sounds different with somebody in it',
      'chaque pochette sonne autrement quand quelqu’un y est',
      'ogni copertina suona diversa con qualcuno dentro',
      'każda okładka brzmi inaczej, gdy ktoś w niej jest',
    ),
    named(
      'nach der letzten kommt immer noch eine',
      'after the last one there is always one more',
      'après la dernière, il y en a toujours une autre',
      'dopo l’ultima ce n’è sempre un’altra',
      'po ostatniej zawsze jest jeszcze jedna',
    ),
    named(
      'bitte nur an den rändern anfassen',
      'please hold by the edges only',
      'à tenir par les bords seulement',
      'toccare solo sui bordi, prego',
      'proszę chwytać tylko za brzegi',
    ),
    named(
      'kratzer gehören zur aufnahme',
      'scratches are part of the recording',
      'les rayures font partie du disque',
      'i graffi fanno parte dell’incisione',
      'rysy są częścią nagrania',
    ),
    named(
      'was hier steht, wird nicht verliehen',
      'what stands here is not lent out',
      'ce qui est ici ne se prête pas',
      'quel che sta qui non si presta',
      'co tu stoi, tego się nie pożycza',
    ),
  ],
  'panel.who': named('wer spielt was', 'who plays what', 'qui joue quoi', 'chi suona cosa', 'kto na czym'),
  'block.gig': named(
    'nicht\nvor-\nspulen.',
    'do\nnot\nskip.',
    'sans\navance\nrapide.',
    'non\nsaltare\nnulla.',
    'nie\nprze-\nwijać.',
  ),
  'block.speed': named('dreht sich\nweiter', 'keeps\nturning', 'tourne\nencore', 'gira\nancora', 'kręci się\ndalej'),
  'block.encore': named('noch\neine!', 'one\nmore!', 'encore\nune !', 'ancora\nuna!', 'jeszcze\njedna!'),
  'block.van': named(
    'bitte\nzu-\nsammen.',
    'all\ntogether\nnow.',
    'tous\nensemble.',
    'tutti\ninsieme.',
    'wszyscy\nrazem.',
  ),
  'block.loud': named('lauter,\nbitte', 'louder,\nplease', 'plus\nfort', 'più\nforte', 'proszę\ngłośniej'),
  'double.line': named(
    'doppelalbum. wer nur zusammen klingt, steht hier zusammen.',
    'double album. those who only sound right together stand together.',
    'double album. ceux qui ne sonnent bien qu’à deux sont à deux.',
    'doppio album. chi suona bene solo in coppia, qui sta in coppia.',
    'album podwójny. kto brzmi tylko razem, stoi tu razem.',
  ),
  'shelf.line': [
    named(
      'eine gute sammlung erkennt man an den lücken.',
      'a good collection is known by its gaps.',
      'une belle collection se reconnaît à\u00a0ses trous.',
      'una bella collezione si riconosce dai buchi.',
      'dobrą kolekcję poznaje się po lukach.',
    ),
    named(
      'im regal ist immer noch eine handbreit platz.',
      'there is always a hand’s breadth left on the shelf.',
      'il reste toujours un peu de place sur l’étagère.',
      'sullo scaffale c’è sempre un palmo di posto.',
      'na półce zawsze jest jeszcze trochę miejsca.',
    ),
    named(
      'kurz, aber ohne schwaches stück.',
      'short, but without a weak track.',
      'court, mais sans titre faible.',
      'breve, ma senza brani deboli.',
      'krótko, ale bez słabego utworu.',
    ),
  ],
  'gold.title': named('goldene\nschallplatte', 'gold\nrecord', 'disque\nd’or', 'disco\nd’oro', 'złota\npłyta'),
  'gold.text': [
    named(
      '{answer-award}. verliehen von allen, die mitgesungen haben.',
      '{answer-award}. awarded by all who sang along.',
      '{answer-award}. décerné par toutes celles et ceux qui ont chanté.',
      '{answer-award}. assegnato da chi ha cantato insieme.',
      '{answer-award}. przyznają ją wszyscy, którzy śpiewali.',
    ),
    named(
      'für alles, was auf keine platte passt. verliehen von allen, die mitgesungen haben, auch in der falschen tonart.',
      'for everything that no record can hold. awarded by all who sang along, in the wrong key too.',
      'pour tout ce qui ne tient sur aucun disque. décerné par toutes celles et ceux qui ont chanté, même faux.',
      'per tutto ciò che non sta su un disco. assegnato da chi ha cantato insieme, anche stonando.',
      'za wszystko, co nie mieści się na płycie. przyznają ją wszyscy, którzy śpiewali, choćby fałszywie.',
    ),
  ],
  'gold.plate': [
    named(
      '{answer-name}, {answer-age}',
      '{answer-name}, {answer-age}',
      '{answer-name}, {answer-age} ans',
      '{answer-name}, {answer-age} anni',
      '{answer-name}, {answer-age}',
    ),
    named('live eingespielt', 'recorded live', 'enregistré en direct', 'registrato dal vivo', 'nagrano na żywo'),
  ],
  'photo.hint': named(
    'Ein Bild von euch, gern ein altes',
    'A picture of you, an old one if you like',
    'Une photo de vous, pourquoi pas ancienne',
    'Una foto di voi, magari vecchia',
    'Wasze zdjęcie, może być stare',
  ),
  'photo.line': named(
    'alle auf ein bild',
    'everyone in one shot',
    'tous sur la photo',
    'tutti in una foto',
    'wszyscy na zdjęciu',
  ),
  'photo.title': named(
    'die\nganze\nband',
    'the\nwhole\nband',
    'le groupe\nau\ncomplet',
    'tutto\nil\ngruppo',
    'cały\nnasz\nzespół',
  ),
  'photo.text': [
    named(
      'und alle können {answer-song} auswendig.',
      'and all of them know {answer-song} by heart.',
      'et tous savent par cœur {answer-song}.',
      'e tutti sanno a memoria {answer-song}.',
      'a wszyscy znają na pamięć: {answer-song}.',
    ),
    named(
      'hinten stehen die, die den takt halten, vorne die, die ihn vorgeben. wer fotografiert, zählt ein.',
      'those who keep the beat stand at the back, those who set it in front. whoever takes the picture counts in.',
      'derrière, on tient le rythme, devant, on le donne. qui prend la photo compte jusqu’au départ.',
      'dietro chi tiene il tempo, davanti chi lo detta. chi scatta dà l’attacco.',
      'z tyłu ci, którzy trzymają rytm, z przodu ci, którzy go nadają. kto robi zdjęcie, ten odlicza.',
    ),
  ],
  'photo.caption': named('aufnahme läuft', 'now recording', 'ça enregistre', 'si registra', 'nagranie trwa'),
  'single.title': [
    named(
      'aus\nderselben\nkiste',
      'from\nthe same\ncrate',
      'tous du\nmême\nbac',
      'tutti dalla\nstessa\ncassa',
      'z tej\nsamej\nskrzynki',
    ),
    named('klein,\naber\nlaut', 'small\nbut\nloud', 'petit\nmais\nfort', 'piccolo\nma\nforte', 'mało,\nale\ngłośno'),
    named('alle\nin\nstereo', 'all\nin\nstereo', 'tous\nen\nstéréo', 'tutti\nin\nstereo', 'wszyscy\nw stereo'),
    named('rille\nan\nrille', 'groove\nby\ngroove', 'sillon\naprès\nsillon', 'solco\nsu\nsolco', 'rowek\nprzy\nrowku'),
  ],
  'notes.title': named('auslauf-\nrille', 'run-out\ngroove', 'fin de\nsillon', 'ultimo\nsolco', 'ostatni\nrowek'),
  'notes.text': named(
    'danke fürs mitspielen, fürs mitsingen und dafür, dass immer jemand die platte umgedreht hat. ohne euch wäre das hier sehr leise.',
    'thanks for playing, for singing along and because there was always somebody to turn the record over. without you it would be very quiet here.',
    'merci d’avoir joué, d’avoir chanté, et qu’il y ait toujours eu quelqu’un pour retourner le disque. sans vous, tout serait bien silencieux.',
    'grazie di aver suonato, di aver cantato e perché c’era sempre qualcuno a girare il disco. senza di voi qui ci sarebbe un gran silenzio.',
    'dzięki za granie, za śpiewanie i za to, że zawsze ktoś odwracał płytę. bez was byłoby tu bardzo cicho.',
  ),
  'notes.guests': named(
    'was noch aufs band muss',
    'what else must go on tape',
    'encore à graver',
    'da incidere ancora',
    'co jeszcze nagrać',
  ),
  'notes.label': named('mit dank an', 'with thanks to', 'un grand merci à', 'con un grazie a', 'podziękowania'),
  'notes.sponsors': [same('{answer-thanks}')],
  'mix.title': named('mixtape', 'mixtape', 'compilation', 'compilation', 'składanka'),
  'mix.text': named(
    'zwei seiten, von hand beschriftet. so macht man das.',
    'two sides, labelled by hand. that is how it is done.',
    'deux faces, écrites à la main. comme il se doit.',
    'due lati, scritti a mano. si fa così.',
    'dwie strony, opisane ręcznie. tak się to robi.',
  ),
  'charts.title': named('hitparade', 'charts', 'hit-parade', 'hit parade', 'lista przebojów'),
  'charts.text': [
    named(
      'die erste platte steht fest: {answer-first}',
      'the first record is certain: {answer-first}',
      'le premier disque est connu : {answer-first}',
      'il primo disco è certo: {answer-first}',
      'pierwsza płyta jest znana: {answer-first}',
    ),
    named(
      'die besten lieder für diesen abend, von allen gewählt',
      'the best songs for tonight, chosen by everybody',
      'les meilleures chansons du soir, choisies ensemble',
      'le migliori canzoni della serata, scelte da tutti',
      'najlepsze piosenki na ten wieczór, wybrane przez wszystkich',
    ),
  ],
  'years.title': named('diskografie', 'discography', 'discographie', 'discografia', 'dyskografia'),
  'years.text': [
    named(
      'noch eine rille mehr seit dem {answer-day}',
      'one more groove since {answer-day}',
      'un sillon de plus depuis le {answer-day}',
      'un solco in più dal {answer-day}',
      'jeden rowek więcej od {answer-day}',
    ),
    named(
      'ein leben in acht platten: jahr, titel, wer dabei war',
      'a life in eight records: year, title, who was there',
      'une vie en huit disques : année, titre, qui était là',
      'una vita in otto dischi: anno, titolo, chi c’era',
      'życie w ośmiu płytach: rok, tytuł, kto był',
    ),
  ],
  'art.title': named('zwei cover', 'two covers', 'deux pochettes', 'due copertine', 'dwie okładki'),
  'art.text': named(
    'hüllen ohne bild: malen, kleben, unterschreiben',
    'sleeves without a picture: draw, paste, sign',
    'des pochettes sans image : dessiner, coller, signer',
    'copertine senza immagine: disegnare, incollare, firmare',
    'okładki bez obrazka: rysować, kleić, podpisać',
  ),
  'guess.title': named('erster ton', 'first note', 'première note', 'prima nota', 'pierwszy ton'),
  'guess.text': named(
    'reihum einen anfang summen. wer das lied errät, summt weiter.',
    'hum the first notes in turn. whoever guesses hums on.',
    'fredonnez un début chacun votre tour. qui devine continue.',
    'a turno si canticchia un inizio. chi indovina continua.',
    'po kolei nucimy początek. kto zgadnie, nuci dalej.',
  ),
  'guess.who': named('gesummt', 'hummed by', 'fredonné par', 'canticchiato da', 'nuci'),
  'guess.song': named('erraten', 'guessed', 'deviné', 'indovinato', 'zgaduje'),
  'fans.title': named('autogramme', 'autographs', 'autographes', 'autografi', 'autografy'),
  'fans.text': named(
    'wer auf der platte ist, unterschreibt auch.',
    'whoever is on the record signs, too.',
    'qui est sur le disque signe aussi.',
    'chi è sul disco firma anche.',
    'kto jest na płycie, ten się podpisuje.',
  ),
  'back.line': named(
    'ende der seite.\nnadel heben,\nweiterfeiern.',
    'end of side.\nlift the needle,\ncarry on.',
    'fin de face.\nlevez le bras,\nla fête continue.',
    'fine lato.\nalzare la puntina,\nla festa continua.',
    'koniec strony.\npodnieść igłę,\nbawić się dalej.',
  ),
  'back.credit': named(
    'alle rechte bei denen, die mitgesungen haben',
    'all rights with those who sang along',
    'tous droits à qui a chanté',
    'tutti i diritti a chi ha cantato',
    'wszelkie prawa u tych, którzy śpiewali',
  ),
  'chapter.one': named('seite a', 'side a', 'face a', 'lato a', 'strona a'),
  'chapter.two': named('seite b', 'side b', 'face b', 'lato b', 'strona b'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const ROWS = [17, 105, 193] as const;
const ALL = [10, 238] as const;
const display = { font: 'title' };
const head = { font: 'sub_title' };
const body = { font: 'paragraph' };

/** A run of sleeves on a shelf, each with its record standing in it; with nobody to come, sleeve and shelf end. */
function shelf(x: number, y: number, count: 1 | 2 | 3 | 4): ContentNode[] {
  const all = Array.from({ length: count }, (_, index) => x + 54 * index);
  return all.flatMap((at, index) => [
    picture(at, y - OUT, 50, OUT + SLEEVE, `bseite-record-${((index + count) % 4) + 1}`, { name: 'Platte' }),
    rule(at, y + 71, index === count - 1 ? 50 : 54, BLACK, 1.2),
    cell(at, y, false, { fill: BLACK, fillOpacity: 0 }),
  ]);
}
function doubleSleeve(x: number, y: number): ContentNode[] {
  return [
    picture(x, y - OUT, 100, OUT + SLEEVE, 'bseite-records-double', { name: 'Platten' }),
    rule(x, y + 71, 100, BLACK, 1.2),
    cell(x, y, true, { fill: BLACK, fillOpacity: 0 }),
  ];
}
/** A record with its label in a colour of the album. */
function record(cx: number, cy: number, r: number, label: number, letter: string | null): ContentNode[] {
  return [
    picture(cx - r, cy - r, 2 * r, 2 * r, 'bseite-vinyl', { name: 'Platte' }),
    disc(cx, cy, r * 0.36, label),
    disc(cx, cy, r * 0.33, null, { stroke: CREAM, strokeWidth: 0.5 }),
    ...(letter === null
      ? []
      : [
          text(cx - r * 0.25, cy - r * 0.31, r * 0.5, 72, letter, {
            ...display,
            color: BLACK,
            align: 'center',
            scale: r / 110,
          }),
        ]),
    disc(cx, cy, r * 0.025, CREAM),
  ];
}
const pages = (left: number, right: number): ContentNode[] => [
  text(10, 283, 18, 11, '{page-number}', { ...head, color: left, name: 'Folio' }),
  text(432, 283, 18, 11, '{page-number}', { ...head, color: right, align: 'right', name: 'Folio' }),
];
/** The sleeve's spine side: whose side it is, and who plays what. */
function panel(x: number): ContentNode[] {
  const inner = x < 0 ? 10 : x + 10;
  return [
    rect(x, -4, 110, 305, BLACK),
    picture(x, 227, 110, 74, 'bseite-corner', { name: 'Rille', flip: x < 0 ? 'none' : 'horizontal' }),
    text(inner - 2, 14, 92, 72, '{section}', {
      ...display,
      color: ORANGE,
      scale: 1.4,
      lines: 2,
      ...FITTED,
      name: 'Titel',
    }),
    text(inner, 96, 88, 14, '@panel.line', { ...head, color: CREAM, lines: 3, lineHeight: 120, ...FITTED }),
    // The inner sleeve, out by half: light, where a pen writes.
    rect(inner, 119, 86, 106, CREAM),
    rect(inner, 119, 86, 13, OCHRE),
    text(inner + 5, 123, 76, 14, '@panel.who', { ...head, color: BLACK, ...FITTED }),
    ...Array.from({ length: 6 }, (_, index) => rule(inner + 5, 146 + index * 14, 76, BLACK, 0.35)),
  ];
}

interface Start {
  readonly key: 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
  readonly ground: number;
  readonly ink: number;
  /** Where the words stand. */
  readonly words: 'left' | 'right';
  readonly art: (x: number) => ContentNode[];
}
const player = (x: number): ContentNode[] => [
  rect(x + 16, 34, 198, 230, BLACK, { borderRadius: 8 }),
  disc(x + 104, 142, 84, OCHRE),
  ...record(x + 104, 142, 80, BLUE, null),
  picture(x + 122, 44, 90, 180, 'bseite-arm', { name: 'Tonarm' }),
  disc(x + 36, 246, 7, OCHRE),
  disc(x + 56, 246, 4, CREAM),
];
const STARTS: readonly Start[] = [
  { key: 'a', ground: BLUE, ink: CREAM, words: 'left', art: (x) => record(x + 132, 148, 168, ORANGE, null) },
  { key: 'b', ground: ORANGE, ink: BLACK, words: 'right', art: player },
  {
    key: 'c',
    ground: OCHRE,
    ink: BLACK,
    words: 'left',
    art: (x) => [picture(x + 6, 84, 212, 134.9, 'bseite-cassette', { name: 'Kassette', rotation: -6 })],
  },
  {
    key: 'd',
    ground: CREAM,
    ink: BLACK,
    words: 'right',
    art: (x) => [
      rect(x - 4, 240, 234, 61, BLUE),
      picture(x + 8, 88, 104, 152.5, 'bseite-speaker', { name: 'Box' }),
      picture(x + 120, 58, 100, 182, 'bseite-speaker', { name: 'Box' }),
    ],
  },
  {
    key: 'e',
    ground: BLACK,
    ink: CREAM,
    words: 'left',
    art: (x) => [picture(x + 10, 44, 206, 215.8, 'bseite-bars', { name: 'Pegel' })],
  },
  {
    key: 'f',
    ground: BLUE,
    ink: CREAM,
    words: 'right',
    art: (x) => [
      rect(x - 4, -4, 234, 305, OCHRE),
      ...record(x + 60, 40, 96, BLACK, null),
      ...record(x + 150, 180, 84, ORANGE, null),
      ...record(x + 20, 260, 66, BLUE, null),
    ],
  },
];
function opener({ key, ground, ink, words, art }: Start): ContentNode {
  const [x, beside] = words === 'left' ? [12, 230] : [246, 0];
  // The record of the first one is larger than its page.
  const width = key === 'a' ? 176 : 202;
  return spread('Seite auflegen', ground, [
    ...art(beside),
    text(x - 4, 14, width + 2, 72, '{section}', {
      ...display,
      color: ink,
      scale: 2.5,
      lines: 2,
      ...FITTED,
      name: 'Titel',
    }),
    text(x, 156, width, 26, `@opener.${key}`, { ...display, color: ink, ...FITTED }),
    text(x, 171, width - 12, 14, `@opener.${key}.text`, { ...body, color: ink, lineHeight: 150, lines: 5, ...FITTED }),
    rule(x, 222, width, ink, 1.2),
    text(x, 229, width, 14, `@tracks.${key}`, { ...head, color: ink, lineHeight: 150, lines: 5, ...FITTED }),
    // The list of contents leads to the left page.
    text(12, 283, 18, 11, '{page-number}', { ...head, color: ink, name: 'Folio' }),
    ...(words === 'left'
      ? []
      : [text(432, 283, 18, 11, '{page-number}', { ...head, color: ink, align: 'right', name: 'Folio' })]),
  ]);
}
const open = (index: number): ContentNode => opener(pick(STARTS, index));

const longPlayer = (): ContentNode =>
  spread('Langspielplatte', CREAM, [
    rect(230, 272, 234, 29, BLACK),
    rect(164, 94, 70, 86, ORANGE),
    text(169, 99, 55, 26, '@block.gig', { ...display, color: BLACK, lines: 3 }),
    rect(344, -4, 54, 96, BLUE),
    text(344, 18, 54, 72, 'lp', { ...display, color: CREAM, align: 'center' }),
    text(349, 72, 46, 12, '@block.speed', { ...head, color: CREAM, lines: 2 }),
    rect(290, 180, 54, 121, OCHRE),
    text(295, 186, 46, 26, '@block.encore', { ...display, color: BLACK, lines: 2 }),
    ...panel(-4),
    ...shelf(112, ROWS[0], 2),
    ...shelf(112, ROWS[1], 1),
    ...shelf(112, ROWS[2], 2),
    ...shelf(238, ROWS[0], 2),
    ...shelf(400, ROWS[0], 1),
    ...shelf(238, ROWS[1], 4),
    ...shelf(238, ROWS[2], 1),
    ...shelf(346, ROWS[2], 2),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: CREAM, align: 'right', name: 'Folio' }),
  ]);
const SCENES = ['bseite-two', 'bseite-crate', 'bseite-players', 'bseite-ears', 'bseite-band'] as const;
/** A frame over drawings of ours, which take turns: until a photo is in, one of them is seen. */
const waiting = (x: number, y: number, width: number, height: number, first: number): ContentNode[] => [
  picture(
    x,
    y,
    width,
    height,
    SCENES.map((_, at) => pick(SCENES, (at + first) % SCENES.length)),
    { name: 'Bild' },
  ),
  text(Math.max(x, 0) + 10, y + height - 20, Math.min(width, 226) - 24, 14, '@photo.hint', {
    ...head,
    name: HINT,
    color: BLACK,
    fill: CREAM,
  }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
const withPhoto = (): ContentNode =>
  spread('Mit Bandfoto', CREAM, [
    ...waiting(-4, -4, 170, 182, 0),
    ...panel(354),
    ...shelf(172, ROWS[0], 1),
    ...shelf(172, ROWS[1], 1),
    ...shelf(10, ROWS[2], 4),
    ...ROWS.flatMap((y) => shelf(242, y, 2)),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: BLACK, name: 'Folio' }),
    text(10, 271, 150, 11, '@photo.caption', { ...head, color: BLACK }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: CREAM, align: 'right', name: 'Folio' }),
  ]);
const boxSet = (): ContentNode =>
  spread('Box', CREAM, [
    rect(-4, 270, 468, 31, BLACK),
    ...ROWS.flatMap((y) => [...shelf(ALL[0], y, 4), ...shelf(ALL[1], y, 4)]),
    text(30, 275, 190, 36, '{section}', { ...display, color: CREAM, ...FITTED, name: 'Titel' }),
    ...pages(CREAM, CREAM),
  ]);
const maxi = (): ContentNode =>
  spread('Maxi-Single', CREAM, [
    rect(-4, -4, 234, 305, BLUE),
    ...record(40, 210, 120, OCHRE, null),
    text(9, 18, 212, 72, '{section}', { ...display, color: CREAM, scale: 1.4, lines: 2, ...FITTED, name: 'Titel' }),
    rect(346, -4, 118, 96, ORANGE),
    text(352, 18, 100, 36, '@block.van', { ...display, color: BLACK, lines: 3 }),
    ...shelf(238, ROWS[0], 2),
    ...shelf(238, ROWS[1], 4),
    ...shelf(238, ROWS[2], 2),
    rect(346, 180, 118, 121, OCHRE),
    text(352, 187, 100, 36, '@block.loud', { ...display, color: BLACK, lines: 2 }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);
/** One to four on the shelf beside a poster, which hangs on the left page for odd numbers and on the right for even ones. */
const few = (count: 1 | 2 | 3 | 4): ContentNode => {
  const isOdd = count % 2 === 1;
  const [poster, words] = isOdd ? [-4, 230] : [230, -4];
  const at = isOdd ? 240 : 10;
  return spread('Single', CREAM, [
    ...waiting(poster, -4, 234, 200, count),
    rect(poster, 196, 234, 105, BLACK),
    // Below two lines of a title: its record looks in from the fold.
    picture(isOdd ? 164 : 230, 256.6, 66, 44.4, 'bseite-corner', {
      name: 'Rille',
      flip: isOdd ? 'none' : 'horizontal',
    }),
    text(isOdd ? 9 : 239, 206, 212, 72, '{section}', { ...display, color: ORANGE, lines: 2, ...FITTED, name: 'Titel' }),
    rect(words, -4, 234, 176, isOdd ? BLUE : OCHRE),
    text(at, 16, 210, 72, '@single.title', { ...display, color: isOdd ? CREAM : BLACK, lines: 3, ...FITTED }),
    ...(isOdd ? record(392, 120, 46, ORANGE, null) : []),
    ...(count === 2
      ? [picture(126, 106, 84, 53.5, 'bseite-cassette', { name: 'Kassette', rotation: -6 })]
      : count === 4
        ? [rect(10, 152, 206, 3, BLACK), rect(10, 158, 120, 3, BLACK)]
        : []),
    ...shelf(count === 1 ? 319 : isOdd ? 238 : 10, ROWS[2], count),
    ...pages(isOdd ? CREAM : BLACK, isOdd ? BLACK : CREAM),
  ]);
};
/** Three who stand on shelves like stairs, beside the panel. */
const stairs = (): ContentNode =>
  spread('Drei Stufen', CREAM, [
    ...panel(-4),
    ...ROWS.flatMap((y, step) => shelf(112 + 29 * step, y, 1)),
    ...waiting(230, -4, 234, 190, 3),
    rect(230, 182, 234, 119, BLUE),
    text(240, 194, 206, 26, '@shelf.line', { ...display, color: CREAM, lines: 3, lineHeight: 120, ...FITTED }),
    ...[0, 1, 2, 3, 4].map((at) => rect(240 + at * 12, 246, 8.4, 22, at === 4 ? OCHRE : CREAM)),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: CREAM, align: 'right', name: 'Folio' }),
  ]);
const six = (): ContentNode =>
  spread('EP', CREAM, [
    rect(-4, -4, 234, 305, ORANGE),
    ...record(176, 214, 110, BLUE, null),
    text(9, 18, 212, 72, '{section}', { ...display, color: BLACK, scale: 1.4, lines: 2, ...FITTED, name: 'Titel' }),
    ...shelf(262, ROWS[0], 3),
    ...shelf(262, ROWS[1], 3),
    rect(230, 188, 234, 42, BLACK),
    text(262, 198, 140, 26, '@shelf.line', { ...display, color: CREAM, lines: 2, lineHeight: 120, ...FITTED }),
    ...[246, 259, 272].map((y) => rule(290, y, 130, BLACK, 0.35)),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: BLACK, name: 'Folio' }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);
const nine = (): ContentNode =>
  spread('Neun Platten', CREAM, [
    ...waiting(-4, -4, 234, 200, 2),
    rect(-4, 196, 234, 105, BLUE),
    text(9, 206, 212, 72, '{section}', { ...display, color: CREAM, lines: 2, ...FITTED, name: 'Titel' }),
    ...ROWS.flatMap((y) => shelf(262, y, 3)),
    text(12, 270, 200, 14, '@panel.line', { ...head, color: CREAM, ...FITTED }),
    ...pages(CREAM, BLACK),
  ]);
const sixteen = (): ContentNode =>
  spread('Zwei Regale', CREAM, [
    rect(-4, -4, 468, 96, BLACK),
    text(9, 14, 214, 72, '{section}', { ...display, color: ORANGE, scale: 1.5, lines: 1.9, ...FITTED, name: 'Titel' }),
    text(240, 22, 200, 26, '@shelf.line', { ...display, color: CREAM, lines: 3, lineHeight: 120, ...FITTED }),
    ...[113, 201].flatMap((y) => [...shelf(ALL[0], y, 4), ...shelf(ALL[1], y, 4)]),
    ...pages(BLACK, BLACK),
  ]);
const eighteen = (): ContentNode =>
  spread('Volle Seite', CREAM, [
    ...panel(-4),
    ...ROWS.flatMap((y) => [...shelf(112, y, 2), ...shelf(238, y, 4)]),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);
const doubles = (): ContentNode =>
  spread('Doppelalbum', CREAM, [
    rect(-4, 192, 468, 109, BLACK),
    ...doubleSleeve(10, 17),
    ...doubleSleeve(118, 17),
    ...doubleSleeve(242, 17),
    ...doubleSleeve(350, 17),
    ...shelf(10, 105, 4),
    ...shelf(238, 105, 4),
    text(9, 204, 214, 72, '{section}', { ...display, color: ORANGE, scale: 1.9, lines: 1, ...FITTED, name: 'Titel' }),
    text(240, 212, 190, 26, '@double.line', { ...display, color: CREAM, lines: 3, lineHeight: 120 }),
    ...pages(CREAM, CREAM),
  ]);
const goldRecord = (): ContentNode =>
  spread('Goldene Schallplatte', CREAM, [
    rect(-4, -4, 234, 305, BLACK),
    rect(14, 18, 202, 250, OCHRE),
    rect(18, 22, 194, 242, BLACK),
    disc(115, 122, 88, OCHRE),
    ...[83, 78, 73, 68, 63, 58, 53].map((r) => disc(115, 122, r, null, { stroke: BLACK, strokeWidth: 0.35 })),
    disc(115, 122, 48, CREAM),
    cell(90, 87, false, { fill: CREAM, fillOpacity: 0 }),
    rect(50, 224, 130, 26, OCHRE),
    text(54, 233, 122, 18, '@gold.plate', { ...head, color: BLACK, align: 'center', ...FITTED }),
    text(246, 16, 204, 72, '@gold.title', { ...display, color: BLACK, scale: 1.3, lines: 2, ...FITTED }),
    text(250, 88, 186, 18, '@gold.text', { ...body, color: BLACK, lineHeight: 150, lines: 6, ...FITTED }),
    rect(230, 190, 234, 111, BLUE),
    rect(346, 190, 118, 111, ORANGE),
    text(247, 200, 94, 72, '{section}', { ...display, color: CREAM, lines: 2, ...FITTED, name: 'Titel' }),
    text(353, 200, 100, 36, '@block.loud', { ...display, color: BLACK, lines: 2 }),
    ...record(405, 264, 30, BLUE, null),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);
const gatefold = (): ContentNode =>
  spread('Klappcover', BLACK, [
    ...waiting(-4, -4, 310, 305, 4),
    text(315, 18, 136, 72, '@photo.title', { ...display, color: ORANGE, lines: 3, ...FITTED }),
    rule(318, 104, 132, CREAM, 0.5),
    text(318, 112, 130, 14, '@photo.line', { ...head, color: OCHRE }),
    text(318, 123, 128, 14, '@photo.text', { ...body, color: CREAM, lineHeight: 150, lines: 6 }),
    ...record(404, 258, 66, BLUE, null),
    text(318, 283, 60, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
  ]);
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * 12.7, width, height: 0.3, stroke: BLACK, strokeWidth: 0.3, dash: 'dotted' }),
  );
const linerNotes = (): ContentNode =>
  spread('Auslaufrille', CREAM, [
    rect(-4, -4, 234, 305, ORANGE),
    text(12, 18, 206, 72, '@notes.title', { ...display, color: BLACK, scale: 1.4, lines: 2, ...FITTED }),
    text(14, 104, 190, 18, '@notes.text', { ...body, color: BLACK, lineHeight: 150, lines: 6 }),
    rule(14, 214, 200, BLACK, 1.2),
    text(14, 221, 180, 11, '@notes.label', { ...head, color: BLACK }),
    ...answerOrLines({
      x: 14,
      y: 230,
      width: 200,
      size: 20,
      key: '@notes.sponsors',
      ground: ORANGE,
      color: BLACK,
      lines: 4,
      step: 11.6,
      style: head,
    }),
    text(245, 20, 204, 48, '@notes.guests', { ...display, color: BLACK, lines: 2, ...FITTED }),
    ...lines(246, 202, 72, 16),
    ...pages(BLACK, BLACK),
  ]);

/** Three covers without their records. */
const pictures = (): ContentNode =>
  spread('Drei Cover', CREAM, [
    rect(-4, 198, 234, 103, BLACK),
    ...waiting(-4, -4, 234, 202, 2),
    text(12, 216, 206, 72, '{section}', { ...display, color: ORANGE, ...FITTED, name: 'Titel' }),
    ...waiting(230, -4, 234, 152, 3),
    ...waiting(347, 148, 117, 153, 1),
    rect(230, 148, 117, 153, ORANGE),
    picture(240, 172, 97, 97, 'bseite-vinyl', { name: 'Platte' }),
    disc(288.5, 220.5, 17, OCHRE),
    disc(288.5, 220.5, 1.6, CREAM),
    text(12, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
  ]);

/** A spread to be written on: what it is called, and what it is for. */
const sheet = (name: string, key: string, ground: number, children: ContentNode[]): ContentNode => {
  const ink = ground === BLUE || ground === BLACK ? CREAM : BLACK;
  return spread(name, ground, [
    text(9, 14, 214, 72, `@${key}.title`, { ...display, color: ink, ...FITTED }),
    text(244, 20, 204, 14, `@${key}.text`, { ...head, color: ink, lineHeight: 120, lines: 2, ...FITTED }),
    rule(12, 44, 206, ink, 1.2),
    rule(246, 44, 202, ink, 1.2),
    ...children,
    ...pages(ink, ink),
  ]);
};
const write = (x: number, y: number, width: number, count: number, step: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => rule(x, y + step * index, width, BLACK, 0.35));
const charts = (): ContentNode =>
  sheet(
    'Hitparade',
    'charts',
    OCHRE,
    [12, 246].flatMap((x, page) =>
      [0, 1, 2, 3, 4].flatMap((line) => [
        disc(x + 8, 66 + line * 44, 8, pick([BLACK, BLUE, ORANGE], (line + page) % 3)),
        disc(x + 8, 66 + line * 44, 2.4, CREAM),
        ...write(x + 24, 66 + line * 44, 178, 2, 14),
      ]),
    ),
  );
const mixtape = (): ContentNode =>
  sheet('Mixtape', 'mix', BLUE, [
    picture(30, 62, 170, 108.2, 'bseite-cassette', { name: 'Kassette' }),
    picture(262, 62, 170, 108.2, 'bseite-cassette', { name: 'Kassette' }),
    // The card of the case: light, where a pen writes.
    ...[12, 246].flatMap((x) => [
      rect(x, 182, 202, 96, CREAM),
      rect(x, 182, 202, 6, ORANGE),
      ...write(x + 6, 202, 190, 6, 13.4),
    ]),
  ]);
const cover = (): ContentNode =>
  sheet('Eigenes Cover', 'art', CREAM, [
    ...record(180, 158, 96, ORANGE, null),
    rect(12, 56, 206, 206, CREAM, { stroke: BLACK, strokeWidth: 1.2 }),
    ...record(414, 158, 96, BLUE, null),
    rect(242, 56, 206, 206, CREAM, { stroke: BLACK, strokeWidth: 1.2 }),
  ]);
const guess = (): ContentNode =>
  sheet(
    'Liedanfänge',
    'guess',
    ORANGE,
    [12, 246].flatMap((x) => [
      ...['who', 'song'].map((key, index) =>
        text(x + index * 104, 52, 98, 14, `@guess.${key}`, { ...head, color: BLACK, ...FITTED }),
      ),
      ...[0, 104].flatMap((dx) => write(x + dx, 78, 98, 13, 16)),
    ]),
  );
const years = (): ContentNode =>
  sheet(
    'Diskografie',
    'years',
    CREAM,
    [12, 246].flatMap((x, page) =>
      [0, 1, 2, 3].flatMap((line) => [
        picture(x, 56 + line * 54, 44, 44, 'bseite-vinyl', { name: 'Platte' }),
        disc(x + 22, 78 + line * 54, 8, pick([ORANGE, OCHRE, BLUE, CREAM], (line + page) % 4)),
        ...write(x + 54, 68 + line * 54, 148, 3, 14),
      ]),
    ),
  );
const fans = (): ContentNode =>
  sheet(
    'Autogramme',
    'fans',
    BLACK,
    [12, 246].flatMap((x) => [
      rect(x, 54, 206, 222, CREAM),
      ...write(x + 7, 72, 90, 13, 16),
      ...write(x + 109, 72, 90, 13, 16),
    ]),
  );
const swaps = (): ContentNode =>
  spread('Tauschliste', CREAM, [
    rect(230, -4, 234, 305, OCHRE),
    ...swapLists({
      at: [12, 246],
      y: 16,
      width: 200,
      lines: 11,
      heading: { ...display, color: BLACK },
      note: { ...head, color: BLACK },
      color: BLACK,
    }),
    ...pages(BLACK, BLACK),
  ]);

const FEW: readonly Localised[] = [
  named('Solo', 'Solo', 'Solo', 'Solo', 'Solo'),
  named('Duo', 'Duo', 'Duo', 'Duo', 'Duet'),
  named('Trio', 'Trio', 'Trio', 'Trio', 'Trio'),
  named('Single', 'Single', '45 tours', 'Singolo', 'Singiel'),
];
const layouts: BlueprintContent['layouts'] = [
  ...STARTS.map(({ key }, index): BlueprintContent['layouts'][number] => ({
    id: `bseite-opener-${key}`,
    name: texts[`opener.${key}`] as Localised,
    role: 'opener',
    spread: open(index),
  })),
  { id: 'bseite-24', name: named('Box', 'Box set', 'Coffret', 'Cofanetto', 'Box'), role: 'team', spread: boxSet() },
  {
    id: 'bseite-15',
    name: named('Langspielplatte', 'Long player', '33 tours', 'Long playing', 'Longplay'),
    role: 'team',
    spread: longPlayer(),
  },
  {
    id: 'bseite-12',
    name: named('Mit Bandfoto', 'With band photo', 'Avec photo', 'Con foto', 'Ze zdjęciem'),
    role: 'team',
    spread: withPhoto(),
  },
  {
    id: 'bseite-8',
    name: named('Maxi-Single', 'Maxi single', 'Maxi 45 tours', 'Maxi singolo', 'Maxisingiel'),
    role: 'team',
    spread: maxi(),
  },
  {
    id: 'bseite-18',
    name: named('Volle Seite', 'Full side', 'Face complète', 'Lato pieno', 'Pełna strona'),
    role: 'team',
    spread: eighteen(),
  },
  {
    id: 'bseite-16',
    name: named('Zwei Regale', 'Two shelves', 'Deux étagères', 'Due scaffali', 'Dwie półki'),
    role: 'team',
    spread: sixteen(),
  },
  {
    id: 'bseite-9',
    name: named('Neun Platten', 'Nine records', 'Neuf disques', 'Nove dischi', 'Dziewięć płyt'),
    role: 'team',
    spread: nine(),
  },
  { id: 'bseite-6', name: named('EP', 'EP', 'EP', 'EP', 'EP'), role: 'team', spread: six() },
  ...([4, 3, 2, 1] as const).map((count): BlueprintContent['layouts'][number] => ({
    id: `bseite-few-${count}`,
    name: pick(FEW, count - 1),
    role: 'team',
    spread: few(count),
  })),
  {
    id: 'bseite-stairs',
    name: named('Drei Stufen', 'Three steps', 'Trois marches', 'Tre gradini', 'Trzy stopnie'),
    role: 'team',
    spread: stairs(),
  },
  {
    id: 'bseite-1',
    name: named('Goldene Schallplatte', 'Gold record', 'Disque d’or', 'Disco d’oro', 'Złota płyta'),
    role: 'team',
    by_hand: true,
    spread: goldRecord(),
  },
  {
    id: 'bseite-doubles',
    name: named('Doppelalbum', 'Double album', 'Double album', 'Doppio album', 'Album podwójny'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'bseite-gatefold',
    name: named('Klappcover', 'Gatefold', 'Pochette ouvrante', 'Copertina apribile', 'Rozkładana okładka'),
    role: 'picture',
    spread: gatefold(),
  },
  {
    id: 'bseite-notes',
    name: named('Textbeilage', 'Liner notes', 'Livret', 'Note di copertina', 'Wkładka z tekstami'),
    role: 'text',
    spread: linerNotes(),
  },
  {
    id: 'bseite-mixtape',
    name: named('Mixtape', 'Mixtape', 'Compilation', 'Compilation', 'Składanka'),
    role: 'text',
    spread: mixtape(),
  },
  {
    id: 'bseite-charts',
    name: named('Hitparade', 'Charts', 'Hit-parade', 'Hit parade', 'Lista przebojów'),
    role: 'text',
    spread: charts(),
  },
  {
    id: 'bseite-years',
    name: named('Diskografie', 'Discography', 'Discographie', 'Discografia', 'Dyskografia'),
    role: 'text',
    spread: years(),
  },
  {
    id: 'bseite-cover',
    name: named('Eigenes Cover', 'Your own cover', 'Votre pochette', 'La vostra copertina', 'Własna okładka'),
    role: 'text',
    spread: cover(),
  },
  {
    id: 'bseite-guess',
    name: named('Liedanfänge', 'First lines', 'Premières notes', 'Prime note', 'Pierwsze takty'),
    role: 'text',
    spread: guess(),
  },
  {
    id: 'bseite-fans',
    name: named('Autogramme', 'Autographs', 'Autographes', 'Autografi', 'Autografy'),
    role: 'text',
    spread: fans(),
  },
  ...extraLayouts('bseite', pictures(), swaps()),
];

export const blueprint: BlueprintContent = {
  id: 'birthday-b-seite',
  blueprint_category: 'birthday',
  title: named('B-Seite', 'B-side', 'Face B', 'Lato B', 'Strona B'),
  description: {
    de: 'Ein Leben als Plattensammlung: jedes Kapitel eine Hülle, jeder Mensch ein Titel. Für runde Geburtstage mit Rillen.',
    en: 'A life as a record collection: every chapter a sleeve, every friend a track. For big birthdays with grooves.',
    fr: 'Une vie en vinyles : chaque chapitre une pochette, chaque proche un titre. Pour les anniversaires qui ont du sillon.',
    it: 'Una vita come collezione di dischi: ogni capitolo una copertina, ogni persona un brano. Per compleanni con i solchi.',
    pl: 'Życie jak kolekcja płyt: każdy rozdział to okładka, każda osoba to utwór. Na okrągłe urodziny z rowkami.',
  },
  palette: [HEX.black, HEX.blue, HEX.orange, HEX.ochre, HEX.cream],
  fonts: {
    title: { family: 'League Spartan', bold: true },
    sub_title: { family: 'League Spartan', bold: true },
    paragraph: { family: 'Archivo', bold: false },
  },
  design: 'themed',
  texts,
  questions,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(CREAM, [
          text(237, 9, 214, 72, '{album-title}', { ...display, color: BLACK, scale: 2.28, ...FITTED, name: 'Titel' }),
          rect(239, 62, 126, 12, ORANGE),
          text(243, 65, 118, 18, '@cover.bar', { ...head, color: BLACK, ...FITTED }),
          text(371, 62.4, 80, 14, '@cover.mark', { ...head, color: BLACK, align: 'right', lines: 2 }),
          picture(226, 82, 238, 219, 'bseite-portrait', { name: 'Foto', template: true }),
          ...[0, 1, 2, 3].map((index) => rect(240 + index * 8.4, 264, 6, 20, OCHRE)),
          rect(273.6, 264, 6, 20, null, { stroke: OCHRE, strokeWidth: 0.7 }),
          text(286, 267, 100, 16, '@cover.count', { ...head, color: CREAM, lines: 2, lineHeight: 120 }),
        ]),
        spread('Titelliste', CREAM, [
          rect(-4, -4, 234, 305, BLUE),
          text(11, 20, 208, 72, '@welcome.title', { ...display, color: CREAM, scale: 1.75, lines: 2, ...FITTED }),
          text(14, 112, 196, 18, '@welcome.text', { ...body, color: CREAM, lineHeight: 150, lines: 10, ...FITTED }),
          rect(-4, 286, 234, 15, BLACK),
          picture(9, 210, 212, 76, 'bseite-spines', { name: 'Platten' }),
          ...record(352, 46, 124, ORANGE, null),
          text(247, 186, 200, 48, '@contents.title', { ...display, color: BLACK }),
          rule(249, 210, 200, BLACK, 1.2),
          node('Text', {
            x: 249,
            y: 217,
            width: 200,
            height: 66,
            size: 26,
            lineHeight: 150,
            font: 'sub_title',
            color: BLACK,
            symbol: 'toc-chapters',
            autosize: false,
            fit: true,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [open(0), longPlayer(), doubles()]),
    section('@chapter.two', [open(1), withPhoto(), goldRecord()]),
    section(
      '@section.back',
      [
        gatefold(),
        linerNotes(),
        spread('Rückseite', BLACK, [
          ...record(170, 210, 150, OCHRE, null),
          text(12, 18, 206, 48, '@back.line', { ...display, color: CREAM, lines: 3, ...FITTED }),
          text(14, 276, 120, 14, '{album-title}', { ...head, color: ORANGE, ...FITTED }),
          text(14, 284, 150, 9, '@back.credit', { ...head, color: CREAM, ...FITTED }),
        ]),
      ],
      true,
    ),
  ],
};
