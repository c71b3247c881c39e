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
  rule,
  rect,
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const ASPHALT = 2;
const PINK = 3;
const YELLOW = 4;
const BLUE = 5;
const CHALK = 6;
const HEX = { asphalt: '#414b53', pink: '#f29bb0', yellow: '#f6d968', blue: '#8cc8e8', chalk: '#f7f3e8' };

type Point = readonly [number, number];

/** Dabs of one thickness are one path. */
function dabs(points: readonly (readonly [number, number, number])[], color: string): string {
  const bySize = new Map<string, string>();
  for (const [x, y, size] of points) {
    const width = size.toFixed(1);
    bySize.set(width, `${bySize.get(width) ?? ''}M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}h0`);
  }
  const paths = [...bySize].map(([width, path]) => `<path stroke-width="${width}" d="${path}"/>`).join('');
  return `<g stroke="${color}" stroke-linecap="round" fill="none">${paths}</g>`;
}
/** A line drawn by hand with a piece of chalk: uneven edges, with holes where the ground is rough. */
function chalk(points: readonly Point[], width: number, seed: number): string {
  const random = stream(seed * 7919 + 13);
  const left: Point[] = [];
  const right: Point[] = [];
  const holes: [number, number, number][] = [];
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [pick(points, at - 1), pick(points, at)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const steps = Math.max(1, Math.round(length / 1.7));
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [from[0] + (dx * length * step) / steps, from[1] + (dy * length * step) / steps];
      const [a, b] = [width * (0.34 + random() * 0.26), width * (0.34 + random() * 0.26)];
      left.push([x - dy * a, y + dx * a]);
      right.push([x + dy * b, y - dx * b]);
      const off = (random() - 0.5) * width * 0.8;
      if (random() < 0.55) holes.push([x - dy * off, y + dx * off, random() < 0.5 ? 0.3 : 0.5]);
    }
  }
  const outline = [...left, ...right.reverse()];
  let [x, y] = [0, 0];
  const path = outline.map(([toX, toY], at) => {
    const [stepX, stepY] = [Math.round((toX - x) * 10) / 10, Math.round((toY - y) * 10) / 10];
    [x, y] = [x + stepX, y + stepY];
    return `${at === 0 ? 'm' : 'l'}${stepX} ${stepY}`;
  });
  return `<path fill="#fff" d="${path.join('')}z"/>${dabs(holes, '#000')}`;
}
const on = (width: number, height: number, inner: string): ReturnType<typeof svg> =>
  // The small ones are shown up to twice as large.
  svg(width, height, `<rect width="${width}" height="${height}"/>${inner}`, width * height < 20_000 ? 2 : 1);
/** Of the tally: teeth, knees, gloves of each hand, escapes. */
const COUNTS = [11, 7, 9, 1, 4] as const;
/** A bundle of five is 42 wide. */
const tallyWidth = (count: number): number => Math.floor(count / 5) * 42 + (count % 5) * 8 + 6;
const tallied = (count: number, seed: number): ReturnType<typeof svg> =>
  on(
    tallyWidth(count),
    24,
    Array.from({ length: count }, (_, at): string => {
      const [bundle, place] = [Math.floor(at / 5) * 42, at % 5];
      if (place === 4) return chalk([[bundle + 2, 19], [bundle + 36, 5]], 2, seed + at); // prettier-ignore
      return chalk([[bundle + 6 + 8 * place, 3], [bundle + 5 + 8 * place, 21]], 2, seed + at); // prettier-ignore
    }).join(''),
  );
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
/** One box: chalk around a place for a sticker, and a little of it inside, rubbed on with the flat side. */
const boxOf = (width: number, height: number, seed: number): string => {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const along = ((index + 0.5) / 15) * (width + height);
    const from = along < height ? `3 ${along.toFixed(1)}` : `${(along - height).toFixed(1)} ${height - 3}`;
    const to = along < width ? `${along.toFixed(1)} 3` : `${width - 3} ${(along - width).toFixed(1)}`;
    return `M${from}L${to}`;
  });
  const inside = `<path d="${lines.join('')}" stroke="#fff" stroke-opacity=".26" stroke-width="2.6" fill="none" stroke-dasharray="11 .8 6 .5 17 1"/>`;
  return inside + chalk([[1.6, 2], [width - 1.4, 1.5], [width - 1.8, height - 1.6], [1.8, height - 1.8], [1.6, 1.2]], 2.2, seed); // prettier-ignore
};
const placedBoxes = (box: string, places: readonly Point[]): string =>
  `<defs><g id="b">${box}</g></defs>${places.map(([x, y]) => `<use href="#b" x="${x}" y="${y}"/>`).join('')}`;
const rays = (cx: number, cy: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.14;
    const far = to - (index % 2) * 3;
    const at = (r: number): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    return chalk([at(from), at(far)], 1.9, index + 31);
  }).join('');
const spiral: Point[] = Array.from({ length: 70 }, (_, index) => {
  const [angle, r] = [index * 0.27, 1 + index * 0.22];
  return [28 + r * Math.cos(angle), 20 + r * Math.sin(angle) * 0.95];
});
/** A child as children draw it: head, coat, arms wide. */
function child(x: number, ground: number, size: number, at: number): string {
  const p = (dx: number, dy: number): Point => [x + dx * size, ground - dy * size];
  const arm = at % 2 === 0 ? 20 : 30;
  const coat = at % 3 === 0 ? chalk([p(-9, 12), p(0, 33), p(9, 12), p(-9, 12)], 1.7, at + 3) : chalk([p(0, 12), p(0, 33)], 1.9, at + 3); // prettier-ignore
  const hair = [
    chalk([p(-8, 46), p(-11, 52)], 1.5, at) + chalk([p(8, 46), p(11, 52)], 1.5, at + 1),
    chalk(arc(x, ground - 42 * size, 8 * size, 10 * size, 200, 340), 2.2, at + 5),
    chalk([p(-5, 49), p(-6, 54)], 1.3, at) +
      chalk([p(0, 50), p(0, 55)], 1.3, at) +
      chalk([p(5, 49), p(6, 54)], 1.3, at),
  ][at % 3];
  return `${chalk(arc(x, ground - 41 * size, 8 * size, 8.6 * size, 0, 360), 1.7, at + 11)}${hair}${coat}${chalk([p(-13, arm), p(0, 27), p(13, 50 - arm)], 1.7, at + 7)}${chalk([p(-5, 12), p(-7, 0)], 1.7, at + 8)}${chalk([p(5, 12), p(8, 0)], 1.7, at + 9)}${chalk(arc(x, ground - 40 * size, 3.6 * size, 3.4 * size, 20, 160), 1, at + 12)}${dabs(
    [
      [x - 3 * size, ground - 43 * size, 1.4],
      [x + 3 * size, ground - 43 * size, 1.4],
    ],
    '#fff',
  )}`;
}
const speckles = (width: number, height: number, count: number, seed: number, color: string): string => {
  const random = stream(seed);
  const sizes = [0.3, 0.4, 0.5, 0.7];
  return dabs(
    Array.from({ length: count }, (_, index) => [random() * width, random() * height, pick(sizes, index % 4)]),
    color,
  );
};

/** Courts: two and one and two, as they are chalked. Each is one drawing, every box of it in a colour of its own. */
const COURTS: Record<string, readonly Point[]> = {
  'hupf-court-12': [[12, 92], [126, 92], [240, 92], [354, 92], [69, 130], [297, 130], [12, 168], [126, 168], [240, 168], [354, 168], [69, 206], [297, 206]],
  'hupf-court-9': [[69, 108], [240, 108], [354, 108], [12, 146], [126, 146], [297, 146], [69, 184], [240, 184], [354, 184]],
  'hupf-court-5': [[240, 108], [354, 108], [297, 146], [240, 184], [354, 184]],
  'hupf-court-3': [[297, 92], [268, 168], [325, 168]],
}; // prettier-ignore
const COURT_TOP = 80;

const drawings = {
  'hupf-ground': svg(468, 305, speckles(468, 305, 620, 17, '#fff') + speckles(468, 305, 480, 71, '#000')),
  'hupf-box': on(56, 76, boxOf(56, 76, 3)),
  ...Object.fromEntries(
    Object.entries(COURTS).map(([id, places]) => [
      id,
      on(
        460,
        200,
        placedBoxes(
          boxOf(56, 76, 3),
          places.map(([x, y]) => [x - 3, y - 3 - COURT_TOP]),
        ),
      ),
    ]),
  ),
  'hupf-double': on(106, 76, boxOf(106, 76, 9)),
  'hupf-square': on(50, 50, chalk([[2, 3], [48, 2], [47.4, 48], [2.6, 47.4], [2, 1.6]], 2.2, 5)), // prettier-ignore
  'hupf-row': on(221, 76, placedBoxes(boxOf(56, 76, 21), [[0, 0], [55, 0], [110, 0], [165, 0]])), // prettier-ignore
  'hupf-door': on(34, 305, chalk([[8, 0], [7.4, 150], [8.2, 305]], 2.4, 83) + chalk([[22, 0], [22.6, 150], [22, 305]], 2.4, 84) + [96, 128, 160, 192, 224, 256].map((y, at) => chalk([[15, y + 1], [33, y]], 1.8, at + 85)).join('')), // prettier-ignore
  'hupf-dome': on(96, 50, chalk([...arc(48, 48, 46, 45, 180, 360), [2, 48]], 2.2, 15)),
  'hupf-heaven': on(46, 156, chalk(arc(2, 78, 41, 75, -90, 90), 2.2, 19)),
  'hupf-sun': on(
    80,
    80,
    chalk(arc(40, 40, 18, 18, 0, 360), 2.2, 23) +
      rays(40, 40, 24, 37, 12) +
      `<circle cx="40" cy="40" r="16" fill="#fff" opacity=".3"/>`,
  ),
  'hupf-snail': on(72, 46, chalk(spiral, 1.9, 41) + chalk([[4, 41], [52, 40], [60, 34], [64, 20], [60, 10]], 2, 43) + chalk([[63, 20], [70, 9]], 1.7, 44)), // prettier-ignore
  'hupf-crown': on(40, 26, chalk([[4, 22], [3, 6], [12, 14], [20, 3], [28, 14], [37, 6], [36, 22], [4, 22]], 1.9, 47)), // prettier-ignore
  'hupf-arrow': on(60, 30, chalk([[3, 20], [20, 12], [38, 12], [55, 15]], 2, 53) + chalk([[45, 5], [56, 15], [44, 25]], 2, 54)), // prettier-ignore
  'hupf-wave': on(
    130,
    22,
    chalk(
      Array.from({ length: 40 }, (_, i): Point => [3 + i * 3.2, 11 + Math.sin(i / 3.1) * 7]),
      2,
      59,
    ),
  ),
  'hupf-line': on(200, 8, chalk([[3, 4], [70, 3.4], [130, 4.6], [197, 3.8]], 2.4, 61)), // prettier-ignore
  'hupf-kids': on(210, 76, [18, 54, 92, 128, 162, 194].map((x, at) => child(x, 70, pick([1.15, 0.9, 1.2, 0.95, 1.1, 0.85], at), at)).join('') + chalk([[2, 72], [80, 71], [150, 72.4], [208, 71.6]], 2, 67)), // prettier-ignore
  ...Object.fromEntries(COUNTS.map((count, row) => [`hupf-tally-${row + 1}`, tallied(count, 71 + row * 20)])),
};

/** A drawing in chalk of one colour: what is black in it lets the ground show, inside `chalked`. */
type Mark = readonly ContentNode[];
const drawn = (
  x: number,
  y: number,
  width: number,
  height: number,
  drawing: string,
  color: number,
  more = {},
): Mark => [
  rect(x, y, width, height, color, more),
  picture(x, y, width, height, drawing, { blend: 'multiply', ...more }),
];
/** All chalk of a spread is one layer on the asphalt. */
const chalked = (...marks: readonly Mark[]): ContentNode =>
  node('Group', { name: 'Kreide', x: 0, y: 0, blend: 'screen' }, marks.flat());

const texts: Record<string, Localised> = {
  'cover.line': named(
    'Das Sammelalbum für alle, die\nbei jedem Wetter rausgehen',
    'The sticker album for everyone\nwho goes out in any weather',
    'L’album de ceux qui sortent\npar tous les temps',
    'L’album di chi esce\ncon qualsiasi tempo',
    'Album dla wszystkich, którzy\nwychodzą w każdą pogodę',
  ),
  heaven: named('Himmel', 'Heaven', 'Ciel', 'Cielo', 'Niebo'),
  'welcome.title': named('Es klingelt!', 'There’s the bell!', 'Ça sonne !', 'Suona!', 'Dzwonek!'),
  'welcome.text': {
    de: 'Raus mit euch, Kreide liegt auf der Fensterbank. Jedes Kind hat ein Kästchen mit seiner Nummer. Wer den Sticker findet, darf hüpfen. Wer auf die Linie tritt, klebt den nächsten mit links.',
    en: 'Out you go, the chalk is on the window sill. Every child has a box with a number. Find the sticker and you may hop. Step on a line and you stick the next one left-handed.',
    fr: 'Tout le monde dehors, la craie est sur le rebord de la fenêtre. Chaque enfant a sa case et son numéro. Qui trouve la vignette peut sauter. Qui touche la ligne colle la suivante de la main gauche.',
    it: 'Tutti fuori, il gesso è sul davanzale. Ogni bambino ha una casella con il suo numero. Chi trova la figurina può saltare. Chi pesta la riga incolla la prossima con la sinistra.',
    pl: 'Wychodzimy, kreda leży na parapecie. Każde dziecko ma pole ze swoim numerem. Kto znajdzie naklejkę, może skakać. Kto nadepnie na linię, następną wkleja lewą ręką.',
  },
  'contents.title': named('Wer hüpft wo?', 'Who hops where?', 'Qui saute où ?', 'Chi salta dove?', 'Kto gdzie skacze?'),
  'opener.name': named('Wir sind dran!', 'Our turn!', 'À nous de sauter !', 'Tocca a noi!', 'Nasza kolej!'),
  'opener.text': {
    de: 'Viele Kinder, Frau Öztürk, ein Hamster namens Herr Müller und eine Regel: Wer lacht, darf noch mal.',
    en: 'Lots of children, Mrs Ozturk, a hamster called Mr Miller and one rule: laugh and you get another go.',
    fr: 'Beaucoup d’enfants, Mme Öztürk, un hamster nommé M. Meunier et une règle : qui rit rejoue.',
    it: 'Tanti bambini, la maestra Öztürk, un criceto di nome signor Rossi e una regola: chi ride riprova.',
    pl: 'Dużo dzieci, pani Öztürk, chomik zwany Panem Młynarzem i jedna zasada: kto się śmieje, próbuje jeszcze raz.',
  },
  'row.name': {
    de: 'Aufgestellt!',
    en: 'Line up!',
    fr: 'En rang !',
    it: 'In fila!',
    pl: 'Zbiórka!',
  },
  'row.text': {
    de: 'Vorn die Schnellen, hinten die Großen, in der Mitte alle, die noch Kreide an den Händen haben.',
    en: 'Fast ones in front, tall ones at the back, and in between everybody with chalk on their hands.',
    fr: 'Devant les rapides, derrière les grands, et au milieu tous ceux qui ont de la craie sur les mains.',
    it: 'Davanti i veloci, dietro gli alti, in mezzo chi ha ancora il gesso sulle mani.',
    pl: 'Z przodu szybcy, z tyłu wysocy, a w środku wszyscy z kredą na rękach.',
  },
  'can.title': named('Was wir können', 'What we can do', 'Ce qu’on sait faire', 'Cosa sappiamo fare', 'Co już umiemy'),
  'can.text': {
    de: 'bis 1000 rechnen\nBronze schwimmen\nHamster wiederfinden\nSpinnen retten',
    en: 'count to 1000\nswim two lengths\nfind lost hamsters\nrescue spiders',
    fr: 'compter jusqu’à 1000\nnager deux longueurs\nretrouver un hamster\nsauver les araignées',
    it: 'contare fino a 1000\nnuotare due vasche\nritrovare un criceto\nsalvare i ragni',
    pl: 'liczyć do 1000\nprzepłynąć basen\nodnaleźć chomika\nratować pająki',
  },
  'practise.title': named(
    'Was wir noch üben',
    'What we practise',
    'Ce qu’on travaille',
    'Cosa stiamo provando',
    'Co ćwiczymy',
  ),
  'practise.text': {
    de: 'leise sein\nnicht drängeln\nSchleife binden\nTinte',
    en: 'being quiet\nnot pushing\ntying laces\nink',
    fr: 'être sages\nne pas pousser\nfaire ses lacets\nl’encre',
    it: 'fare silenzio\nnon spingere\nallacciarsi le scarpe\nla stilografica',
    pl: 'być cicho\nnie pchać się\nwiązać buty\npisać piórem',
  },
  'team.game': named('Himmel und Hölle', 'Hop, skip, jump', 'La marelle', 'La campana', 'Gra w klasy'),
  'team.line': {
    de: 'Erst springen, dann kleben. Zwei Kästchen nebeneinander: beide Füße.',
    en: 'Hop first, stick later. Two boxes side by side: both feet.',
    fr: 'D’abord on saute, puis on colle. Deux cases côte à côte : deux pieds.',
    it: 'Prima si salta, poi si incolla. Due caselle vicine: due piedi.',
    pl: 'Najpierw skok, potem klejenie. Dwa pola obok siebie: obie nogi.',
  },
  'list.line': named(
    'Alle da? Dann bitte in Zweierreihen einkleben.',
    'All here? Then line up in twos, please.',
    'Tout le monde est là ? En rang par deux.',
    'Ci siamo tutti? In fila per due.',
    'Wszyscy są? To ustawiamy się parami.',
  ),
  'next.line': named(
    'Der Rest der Klasse: umblättern und weiterhüpfen.',
    'For the rest of the class: turn over and keep hopping.',
    'Pour les autres : tournez la page et sautez.',
    'Per gli altri: girate pagina e saltate.',
    'Reszta klasy: odwróćcie kartkę i skaczcie dalej.',
  ),
  'photo.hint': named(
    'Hier steht euer Klassenfoto. Bitte einmal nicht wackeln.',
    'Your class photo goes here. No wriggling, just once.',
    'Ici, votre photo de classe. Sans bouger, pour une fois.',
    'Qui la foto di classe. Fermi, almeno una volta.',
    'Tu zdjęcie klasy. Choć raz bez wiercenia się.',
  ),
  'photo.title': named('Alle auf einen Haufen', 'All in a heap', 'Tous en tas', 'Tutti ammucchiati', 'Wszyscy na kupę'),
  'tally.title': named('Strichliste', 'Tally', 'On compte', 'Si contano', 'Liczymy kreski'),
  'tally.text': {
    de: 'verlorene Milchzähne\naufgeschürfte Knie\ngefundene Handschuhe, links\ngefundene Handschuhe, rechts\nHerr Müller ausgebüxt',
    en: 'milk teeth lost\ngrazed knees\ngloves found, left\ngloves found, right\nMr Miller escaped',
    fr: 'dents de lait perdues\ngenoux écorchés\ngants trouvés, gauche\ngants trouvés, droite\nfugues de M. Meunier',
    it: 'denti da latte persi\nginocchia sbucciate\nguanti trovati, sinistri\nguanti trovati, destri\nfughe del signor Rossi',
    pl: 'zgubione mleczaki\nzdarte kolana\nznalezione rękawiczki, lewe\nznalezione rękawiczki, prawe\nucieczki Pana Młynarza',
  },
  'heights.title': named('Wie groß?', 'How tall?', 'Quelle taille ?', 'Quanto alti?', 'Jacy duzi?'),
  'heights.text': {
    de: 'Strich machen, Name dran, nächstes Jahr wiederkommen.',
    en: 'Make a mark, add your name, come back next year.',
    fr: 'Faites un trait, écrivez votre nom, revenez l’an prochain.',
    it: 'Fate un segno, scrivete il nome, tornate l’anno prossimo.',
    pl: 'Kreska, imię i do zobaczenia za rok.',
  },
  'thanks.title': named(
    'Danke, Pausenaufsicht',
    'Thank you, yard duty',
    'Merci à la surveillance',
    'Grazie a chi vigila',
    'Dziękujemy dyżurnym',
  ),
  'thanks.text': {
    de: 'Danke an den Hausmeister, der die Kreide nie wegspritzt, an die Küche für den Nachschlag und an alle Eltern, die Doppelte suchen, obwohl sie längst Feierabend haben.',
    en: 'Thanks to the caretaker who never hoses the chalk away, to the kitchen for second helpings and to all parents who hunt for doubles after work.',
    fr: 'Merci au gardien qui n’efface jamais la craie, à la cantine pour le rab et aux parents qui échangent les doubles après le travail.',
    it: 'Grazie al bidello che non lava mai via il gesso, alla mensa per il bis e ai genitori che cercano i doppioni dopo il lavoro.',
    pl: 'Dziękujemy woźnemu, który nigdy nie zmywa kredy, kuchni za dokładki i rodzicom, którzy po pracy wymieniają podwójne.',
  },
  'hands.title': named('Alle Hände', 'All hands', 'Toutes les mains', 'Tutte le mani', 'Wszystkie ręce'),
  'hands.text': named(
    'Hand auflegen, rundherum malen, Namen hinein.',
    'Put your hand down, draw around it, add your name.',
    'Posez la main, dessinez le contour, écrivez votre nom.',
    'Appoggia la mano, disegna il contorno, scrivi il nome.',
    'Połóż dłoń, obrysuj ją, wpisz imię.',
  ),
  'back.line': named(
    'Pause vorbei.',
    'Break is over.',
    'La récré est finie.',
    'Ricreazione finita.',
    'Koniec przerwy.',
  ),
  'chapter.one': named('3b', '3b', 'CE2', '3ª B', '3b'),
  'chapter.two': named('4a', '4a', 'CM1', '4ª A', '4a'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const hand = { font: 'paragraph', color: CHALK };
const title = { font: 'title' };
const asphalt = (): ContentNode => picture(-4, -4, 468, 305, 'hupf-ground', { opacity: 0.2, name: 'Asphalt' });
const pages = (): ContentNode[] => folios(12, 430, 285, 14, hand);
const COLORS = [BLUE, PINK, YELLOW, CHALK];
/** Boxes of the court: empty, until somebody stands there. */
const boxMark = ([x, y]: Point, at: number): Mark =>
  drawn(x - 3, y - 3, 56, 76, 'hupf-box', pick(COLORS, at % COLORS.length));
const empty = ([x, y]: Point, double = false): ContentNode => cell(x, y, double, { fill: ASPHALT, fillOpacity: 0 });
const head = (): ContentNode[] => [
  text(12, 12, 206, 72, '@team.game', { ...title, ...FITTED, color: CHALK, scale: 1.8 }),
  text(14, 66, 200, 18, '@team.line', { ...hand, lineHeight: 120, lines: 2 }),
  text(252, 20, 128, 72, '{section}', { ...title, ...FITTED, color: YELLOW, scale: 1.2, name: 'Titel' }),
];
const court = (label: string, id: string, marks: readonly Mark[], extras: ContentNode[] = []): ContentNode => {
  const grounds = (COURTS[id] ?? []).map(([x, y], at) => rect(x - 3, y - 3, 56, 76, pick(COLORS, at % COLORS.length)));
  return spread(label, ASPHALT, [
    asphalt(),
    ...head(),
    ...extras,
    chalked([...grounds, picture(0, COURT_TOP, 460, 200, id, { blend: 'multiply' })], ...marks),
    ...(COURTS[id] ?? []).map((place) => empty(place)),
    ...pages(),
  ]);
};
const HEAVEN = drawn(408, 103, 46, 156, 'hupf-heaven', CHALK);
const heaven = (): ContentNode =>
  text(400, 173, 46, 36, '@heaven', { ...title, color: CHALK, rotation: -90, align: 'center' });
const sun = (x = 386, y = 14, size = 66): Mark => drawn(x, y, size, size, 'hupf-sun', YELLOW);
const court9 = (): ContentNode =>
  court(
    'Hüpfkasten 9',
    'hupf-court-9',
    [
      sun(),
      HEAVEN,
      drawn(178, 168, 46, 23, 'hupf-arrow', CHALK),
      drawn(134, 118, 36, 23, 'hupf-crown', YELLOW),
      drawn(140, 232, 72, 46, 'hupf-snail', PINK),
      drawn(10, 234, 54, 9, 'hupf-wave', BLUE),
      drawn(252, 74, 84, 14, 'hupf-wave', PINK),
    ],
    [heaven(), text(14, 264, 112, 16, '@next.line', { ...hand, lineHeight: 120, lines: 2 })],
  );
const court12 = (): ContentNode =>
  court(
    'Hüpfkasten 12',
    'hupf-court-12',
    [
      sun(),
      HEAVEN,
      drawn(178, 154, 46, 23, 'hupf-arrow', CHALK),
      drawn(132, 242, 58, 37, 'hupf-snail', PINK),
      drawn(356, 252, 84, 14, 'hupf-wave', BLUE),
    ],
    [heaven()],
  );
const court5 = (): ContentNode =>
  court(
    'Hüpfkasten 5',
    'hupf-court-5',
    [sun(), HEAVEN],
    [heaven(), ...photo(14, 92, 204, 166), text(242, 264, 180, 16, '@next.line', hand)],
  );
const court3 = (): ContentNode => {
  const marks = [sun(), drawn(252, 246, 140, 24, 'hupf-wave', BLUE), drawn(388, 150, 40, 26, 'hupf-crown', PINK)];
  return court('Hüpfkasten 3', 'hupf-court-3', marks, photo(14, 92, 204, 166));
};
const LIST_X = [9, 64, 119, 174, 237, 292, 347, 402];
const ROWS = [56, 132, 208];
const LIST_COLORS = [BLUE, YELLOW, PINK];
/** A class list: the boxes share their lines, one row a colour. `rows` says how many are on the left and on the right page. */
function list(
  label: string,
  rows: readonly [number, number],
  marks: readonly Mark[] = [],
  extras: ContentNode[] = [],
): ContentNode {
  const strip = (x: number, row: number): Mark =>
    drawn(x, pick(ROWS, row) - 3, 221, 76, 'hupf-row', pick(LIST_COLORS, row));
  const strips = ROWS.flatMap((_, row) => [
    ...(row < rows[0] ? [strip(6, row)] : []),
    ...(row < rows[1] ? [strip(234, row)] : []),
  ]);
  const places = ROWS.flatMap((y, row) =>
    LIST_X.filter((x) => row < (x < 230 ? rows[0] : rows[1])).map((x): Point => [x, y]),
  );
  return spread(label, ASPHALT, [
    asphalt(),
    text(10, 8, 212, 72, '{section}', { ...title, ...FITTED, color: CHALK, scale: 1.4, name: 'Titel' }),
    text(240, 20, 150, 20, '@list.line', { ...hand, color: YELLOW, lineHeight: 120, lines: 2 }),
    ...extras,
    chalked(drawn(410, 14, 40, 26, 'hupf-crown', PINK), ...marks, ...strips),
    ...places.map((place) => empty(place)),
    ...pages(),
  ]);
}
const list24 = (): ContentNode => list('Klassenliste 24', [3, 3]);
const list16 = (): ContentNode => list('Klassenliste 16', [3, 1], [], photo(240, 134, 210, 144));
const list20 = (): ContentNode => list('Klassenliste 20', [3, 2], [drawn(240, 208, 200, 72, 'hupf-kids', CHALK)]);
const PAIRS: readonly Point[] = [[14, 96], [242, 96], [14, 182], [242, 182]]; // prettier-ignore
const pairs = (): ContentNode =>
  spread('Beide Füße', ASPHALT, [
    asphalt(),
    ...head(),
    chalked(
      ...PAIRS.map(([x, y], at) => drawn(x - 3, y - 3, 106, 76, 'hupf-double', pick(COLORS, at % COLORS.length))),
      boxMark([126, 139], 2),
      boxMark([354, 139], 1),
      sun(),
      HEAVEN,
      drawn(178, 164, 46, 23, 'hupf-arrow', CHALK),
    ),
    ...PAIRS.map((place) => empty(place, true)),
    empty([126, 139]),
    empty([354, 139]),
    heaven(),
    ...pages(),
  ]);

/** A frame without a tint: until a photo is in, the children in chalk are seen. */
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  const wide = width * 0.94;
  const tall = (wide * 76) / 210;
  return [
    rect(x, y, width, height, CHALK, { opacity: 0.1 }),
    chalked(drawn(x + width * 0.03, y + height - tall - 6, wide, tall, 'hupf-kids', CHALK)),
    picture(x, y, width, height, null, { stroke: CHALK, strokeWidth: 1.6, name: 'Foto' }),
    text(x + 8, y + 8, width - 16, 16, '@photo.hint', { name: HINT, ...hand }),
  ];
}

function openerTall(): ContentNode {
  return spread('Auftakt', ASPHALT, [
    asphalt(),
    text(8, 4, 214, 72, '{section}', { ...title, ...FITTED, color: PINK, scale: 7.4, align: 'center', name: 'Titel' }),
    text(16, 214, 200, 48, '@opener.name', { ...title, color: CHALK }),
    text(16, 238, 180, 18, '@opener.text', { ...hand, lineHeight: 120, lines: 3 }),
    text(250, 22, 118, 48, '@can.title', { ...title, color: YELLOW }),
    text(250, 47, 112, 20, '@can.text', { ...hand, lineHeight: 150, lines: 4 }),
    text(250, 150, 130, 48, '@practise.title', { ...title, color: PINK }),
    text(250, 175, 112, 20, '@practise.text', { ...hand, lineHeight: 150, lines: 4 }),
    chalked(
      drawn(12, 204, 200, 8, 'hupf-line', CHALK),
      sun(362, 30, 84),
      drawn(250, 112, 190, 32, 'hupf-wave', BLUE),
      drawn(330, 210, 115, 73.5, 'hupf-snail', YELLOW),
    ),
    ...pages(),
  ]);
}
function openerPhoto(): ContentNode {
  return spread('Auftakt mit Foto', ASPHALT, [
    asphalt(),
    ...photo(12, 14, 206, 190),
    text(14, 246, 200, 18, '@row.text', { ...hand, lineHeight: 120, lines: 3 }),
    text(238, 34, 214, 72, '{section}', {
      ...title,
      ...FITTED,
      color: YELLOW,
      scale: 7.4,
      align: 'center',
      name: 'Titel',
    }),
    text(250, 16, 200, 48, '@row.name', { ...title, color: CHALK, align: 'center' }),
    chalked(drawn(90, 208, 48, 31, 'hupf-crown', YELLOW), drawn(252, 246, 190, 32, 'hupf-wave', PINK)),
    ...pages(),
  ]);
}
const HEIGHTS = [150, 140, 130, 120, 110, 100];
const tally = (): ContentNode =>
  spread('Strichliste', ASPHALT, [
    asphalt(),
    text(14, 14, 200, 72, '@tally.title', { ...title, color: CHALK, scale: 1.4 }),
    text(18, 66, 130, 22, '@tally.text', { ...hand, lineHeight: 200, lines: 5 }),
    text(290, 14, 160, 72, '@heights.title', { ...title, color: YELLOW, scale: 1.4 }),
    text(292, 54, 150, 18, '@heights.text', { ...hand, lineHeight: 120, lines: 2 }),
    chalked(
      ...[0, 1, 2, 3, 4].map((row) =>
        drawn(
          156,
          65 + row * 15.5,
          tallyWidth(pick(COUNTS, row)) * 0.6,
          14.4,
          `hupf-tally-${row + 1}`,
          pick([YELLOW, PINK, BLUE, BLUE, YELLOW], row),
        ),
      ),
      drawn(16, 156, 200, 8, 'hupf-line', PINK),
      drawn(12, 190, 210, 76, 'hupf-kids', CHALK),
      drawn(242, -4, 34, 305, 'hupf-door', YELLOW),
    ),
    ...HEIGHTS.flatMap((height, at) => [
      text(280, 86.5 + at * 32, 24, 24, String(height), { ...hand, color: YELLOW, name: 'Höhe' }),
      rule(306, 93 + at * 32, 134, CHALK, 0.5, { dash: 'dotted' }),
    ]),
    ...pages(),
  ]);
const groupPhoto = (): ContentNode =>
  spread('Klassenfoto', ASPHALT, [
    asphalt(),
    text(14, 12, 206, 72, '@photo.title', { ...title, ...FITTED, color: CHALK, scale: 1.5 }),
    rect(14, 62, 432, 206, CHALK, { opacity: 0.1 }),
    chalked(
      drawn(22, 188, 200, 72.4, 'hupf-kids', CHALK),
      drawn(238, 188, 200, 72.4, 'hupf-kids', YELLOW),
      drawn(336, 74, 92, 92, 'hupf-sun', YELLOW),
      drawn(390, 16, 56, 36.4, 'hupf-crown', PINK),
    ),
    picture(14, 62, 432, 206, null, { stroke: CHALK, strokeWidth: 1.6, name: 'Foto' }),
    text(24, 72, 190, 18, '@photo.hint', { name: HINT, ...hand }),
    ...pages(),
  ]);

const pictures = (): ContentNode =>
  spread('Drei Bilder', ASPHALT, [
    asphalt(),
    text(14, 8, 206, 72, '{section}', { ...title, ...FITTED, color: YELLOW, scale: 1.5, name: 'Titel' }),
    chalked(drawn(252, 20, 150, 25, 'hupf-wave', BLUE), drawn(410, 14, 40, 26, 'hupf-crown', PINK)),
    ...photo(14, 62, 206, 206),
    ...photo(240, 62, 206, 98),
    ...photo(240, 170, 98, 98),
    ...photo(348, 170, 98, 98),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'hupf-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: openerTall(),
  },
  {
    id: 'hupf-opener-photo',
    name: named(
      'Auftakt mit Foto',
      'Opener with photo',
      'Ouverture avec photo',
      'Apertura con foto',
      'Otwarcie ze zdjęciem',
    ),
    role: 'opener',
    spread: openerPhoto(),
  },
  {
    id: 'hupf-24',
    name: named('Klassenliste', 'Class list', 'Liste de classe', 'Elenco di classe', 'Lista klasy'),
    role: 'team',
    spread: list24(),
  },
  {
    id: 'hupf-16',
    name: named(
      'Klassenliste mit Foto',
      'Class list with photo',
      'Liste avec photo',
      'Elenco con foto',
      'Lista ze zdjęciem',
    ),
    role: 'team',
    spread: list16(),
  },
  {
    id: 'hupf-12',
    name: named('Großer Hüpfkasten', 'Large court', 'Grande marelle', 'Campana grande', 'Duża plansza'),
    role: 'team',
    spread: court12(),
  },
  {
    id: 'hupf-9',
    name: named('Hüpfkasten', 'Hopscotch', 'Marelle', 'Campana', 'Gra w klasy'),
    role: 'team',
    spread: court9(),
  },
  {
    id: 'hupf-5',
    name: named('Kleiner Hüpfkasten', 'Small court', 'Petite marelle', 'Campana piccola', 'Mała plansza'),
    role: 'team',
    spread: court5(),
  },
  {
    id: 'hupf-3',
    name: named('Drei Kästchen', 'Three boxes', 'Trois cases', 'Tre caselle', 'Trzy pola'),
    role: 'team',
    spread: court3(),
  },
  {
    id: 'hupf-pairs',
    name: named('Beide Füße', 'Both feet', 'Deux pieds', 'Due piedi', 'Obie nogi'),
    role: 'team',
    spread: pairs(),
  },
  {
    id: 'hupf-photo',
    name: named('Klassenfoto', 'Class photo', 'Photo de classe', 'Foto di classe', 'Zdjęcie klasy'),
    role: 'picture',
    spread: groupPhoto(),
  },
  {
    id: 'hupf-tally',
    name: named('Strichliste', 'Tally', 'On compte', 'Si contano', 'Liczymy kreski'),
    role: 'text',
    spread: tally(),
  },
  {
    id: 'hupf-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
];

export const blueprint: BlueprintContent = {
  id: 'school-huepfkasten',
  blueprint_category: 'school',
  title: named('Hüpfkasten', 'Hopscotch', 'Marelle', 'Campana', 'Gra w klasy'),
  description: {
    de: 'Kreide auf dem Schulhof: Jedes Kind hat sein Kästchen im Hüpfspiel. Mit Sonne, Schnecke und Strichliste.',
    en: 'Chalk on the schoolyard: every child has a box in the hopscotch. With sun, snail and tally.',
    fr: 'De la craie dans la cour : chaque enfant a sa case dans la marelle. Avec soleil, escargot et bâtons à compter.',
    it: 'Gesso nel cortile: ogni bambino ha la sua casella nella campana. Con sole, lumaca e conteggi.',
    pl: 'Kreda na szkolnym podwórku: każde dziecko ma swoje pole w grze w klasy. Ze słońcem, ślimakiem i kreskami.',
  },
  palette: [HEX.asphalt, HEX.pink, HEX.yellow, HEX.blue, HEX.chalk],
  fonts: {
    title: { family: 'Amatic SC', bold: true },
    sub_title: { family: 'Patrick Hand', bold: false },
    paragraph: { family: 'Patrick Hand', bold: false },
  },
  design: 'accented',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(ASPHALT, [
          picture(226, -4, 468, 305, 'hupf-ground', { opacity: 0.2, name: 'Asphalt' }),
          text(244, 12, 204, 72, '{album-title}', {
            ...title,
            ...FITTED,
            color: CHALK,
            scale: 2.3,
            lines: 1,
            name: 'Titel',
          }),
          text(246, 92, 86, 18, '@cover.line', { ...hand, lineHeight: 120, lines: 3 }),
          chalked(
            drawn(246, 128, 56, 36.4, 'hupf-crown', PINK),
            drawn(336, 84, 96, 50, 'hupf-dome', CHALK),
            drawn(359, 131, 50, 50, 'hupf-square', YELLOW),
            drawn(335, 178, 50, 50, 'hupf-square', PINK),
            drawn(383, 178, 50, 50, 'hupf-square', BLUE),
            drawn(359, 225, 50, 50, 'hupf-square', CHALK),
            drawn(240, 194, 84, 84, 'hupf-sun', YELLOW),
          ),
          text(354, 100, 60, 48, '@heaven', { ...title, color: CHALK, align: 'center' }),
          text(364, 141, 40, 72, '4', { ...title, color: YELLOW, align: 'center', name: 'Kasten' }),
          text(340, 187, 40, 72, '2', { ...title, color: PINK, align: 'center', name: 'Kasten' }),
          text(388, 187, 40, 72, '3', { ...title, color: BLUE, align: 'center', name: 'Kasten' }),
          text(364, 233, 40, 72, '1', { ...title, color: CHALK, align: 'center', name: 'Kasten' }),
          text(246, 283, 90, 12, '{release-date}', hand),
        ]),
        spread('Es klingelt', ASPHALT, [
          asphalt(),
          text(14, 14, 206, 72, '@welcome.title', { ...title, ...FITTED, color: CHALK, scale: 2 }),
          text(16, 80, 196, 20, '@welcome.text', { ...hand, lineHeight: 150, lines: 6 }),
          chalked(
            drawn(14, 196, 206, 74.6, 'hupf-kids', CHALK),
            sun(368, 12, 80),
            drawn(330, 222, 100, 64, 'hupf-snail', PINK),
            drawn(244, 262, 84, 14.2, 'hupf-wave', BLUE),
          ),
          text(250, 18, 114, 72, '@contents.title', { ...title, color: YELLOW, lines: 2 }),
          node('Text', {
            x: 250,
            y: 96,
            width: 190,
            height: 118,
            size: 36,
            lineHeight: 150,
            font: 'paragraph',
            color: CHALK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(430, 285, 18, 14, '{page-number}', { ...hand, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [openerTall(), court9(), list16()]),
    section('@chapter.two', [openerPhoto(), list20(), court12(), pairs()]),
    section(
      '@section.back',
      [
        groupPhoto(),
        tally(),
        spread('Danke', ASPHALT, [
          asphalt(),
          text(14, 14, 206, 72, '@thanks.title', { ...title, ...FITTED, color: CHALK, scale: 1.5 }),
          text(16, 66, 190, 18, '@thanks.text', { ...hand, lineHeight: 150, lines: 5 }),
          ...photo(16, 124, 200, 146),
          text(246, 14, 190, 72, '@hands.title', { ...title, color: YELLOW, scale: 1.5 }),
          text(248, 56, 190, 18, '@hands.text', { ...hand, lineHeight: 120, lines: 2 }),
          chalked(
            drawn(246, 80, 94, 94, 'hupf-square', PINK),
            drawn(346, 80, 94, 94, 'hupf-square', BLUE),
            drawn(246, 180, 94, 94, 'hupf-square', CHALK),
            drawn(346, 180, 94, 94, 'hupf-square', YELLOW),
          ),
          ...pages(),
        ]),
        spread('Rückseite', ASPHALT, [
          picture(-4, -4, 468, 305, 'hupf-ground', { opacity: 0.2, name: 'Asphalt' }),
          text(12, 24, 206, 72, '@back.line', { ...title, ...FITTED, color: CHALK, scale: 1.8, align: 'center' }),
          chalked(drawn(65, 92, 100, 100, 'hupf-sun', YELLOW), drawn(10, 200, 210, 76, 'hupf-kids', CHALK)),
        ]),
      ],
      true,
    ),
  ],
};
