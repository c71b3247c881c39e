/** Extrablatt: the day somebody was born has finally been reported properly. The empty cell is the box of a picture that is still to come. */
import {
  HINT,
  named,
  same,
  FITTED,
  cell,
  frame,
  frontCover,
  node,
  pick,
  picture,
  rect,
  rule,
  section,
  spread,
  round,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
  type Question,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, swapLists } from '../extra-spreads.ts';
import { answerOrLines } from '../written-lines.ts';
import { cakeTone, halftone, portraitTone, type Portrait } from '../halftone.ts';

const BLACK = 2;
const RED = 3;
const GREY = 4;
const PALE = 5;
const PAPER = 6;
const HEX = { black: '#17171a', red: '#c4281c', grey: '#8b867c', pale: '#c9d6da', paper: '#f1ece0' };

/** What a sub-editor draws where a picture is to come: a box and its two diagonals. */
const box = (width = 50): { svg: string; width: number; height: number } =>
  svg(
    width,
    57,
    `<rect width="${width}" height="57" fill="#faf7ef"/><path d="M0 0L${width} 57M${width} 0L0 57" stroke="${HEX.grey}" stroke-width=".35"/><ellipse cx="${width / 2}" cy="28.5" rx="${width / 2 - 7}" ry="16" fill="#faf7ef"/><rect x=".2" y=".2" width="${width - 0.4}" height="56.6" fill="none" stroke="${HEX.black}" stroke-width=".4"/>`,
  );

const people = (list: readonly Portrait[], back: (x: number, y: number) => number) => (x: number, y: number) => {
  for (const one of list) {
    const tone = portraitTone(x, y, one);
    if (tone !== undefined) return tone;
  }
  return back(x, y);
};
const light = (width: number, height: number) => (x: number, y: number) =>
  0.97 - 0.3 * (y / height) + 0.05 * Math.sin((x * 18) / width);
/** Balloons on their strings, or what is left of the light between them. */
const balloons = (x: number, y: number): number => {
  for (const [cx, cy, r, dark] of [
    [60, 62, 36, 0.5],
    [128, 46, 40, 0.2],
    [188, 76, 34, 0.62],
    [96, 112, 30, 0.34],
    [160, 122, 28, 0.46],
  ] as const) {
    const [u, v] = [(x - cx) / r, (y - cy) / (r * 1.18)];
    if (u * u + v * v < 1) {
      const shine = Math.hypot(u + 0.38, v + 0.42);
      return shine < 0.18 ? 1 : Math.min(0.96, dark + 0.34 * Math.max(0, 0.9 - shine) - 0.2 * Math.max(0, u));
    }
    const string = cx + Math.sin((y - cy) / 16) * 3 + ((y - cy - r) / 120) * (120 - cx);
    if (y > cy + r * 1.16 && Math.abs(x - string) < 1.3) return 0.25;
  }
  return 0.97 - 0.2 * (y / 190);
};
/** Parcels, one on the other, with their bows. */
const parcels = (x: number, y: number): number => {
  for (const [left, top, width, height, tone] of [
    [84, 38, 70, 42, 0.6],
    [56, 80, 128, 50, 0.32],
    [34, 130, 90, 46, 0.72],
    [128, 130, 80, 46, 0.5],
  ] as const) {
    const [u, v] = [(x - left) / width, (y - top) / height];
    if (u < 0 || u > 1 || v < 0 || v > 1) continue;
    if (Math.abs(u - 0.5) < 0.06 || Math.abs(v - 0.5) < 0.08) return tone > 0.5 ? 0.1 : 0.98;
    return tone + 0.16 * (1 - u) - (Math.floor((x + y) / 9) % 2 ? 0.1 : 0);
  }
  const bow = Math.min(Math.hypot((x - 106) / 14, (y - 30) / 8), Math.hypot((x - 132) / 14, (y - 30) / 8));
  if (bow < 1) return bow < 0.5 ? 0.8 : 0.12;
  return y > 176 ? 0.4 : 0.96 - 0.16 * (y / 190);
};
/** Whoever wears a hat sits lower, so that the page has room for it. */
const solo = (one: Omit<Portrait, 'x' | 'y' | 'size'>, y = 150, size = 62) =>
  halftone(
    238,
    305,
    2.4,
    HEX.black,
    people([{ x: 124, y, size, ...one }], (px, py) => 0.98 - 0.1 * Math.hypot((px - 119) / 238, (py - 100) / 305)),
  );
/** Nearly square: in frames that are, nobody at the edge is cut through. */
const crowd = (list: readonly Portrait[]) => halftone(216, 190, 1.8, HEX.black, people(list, light(216, 190)), 2);
type Balloon = readonly [x: number, y: number, r: number, dark: number];
/** Balloons whose strings meet at a hand below the picture. */
const bunch =
  (list: readonly Balloon[], [handX, handY]: readonly [number, number]) =>
  (x: number, y: number): number => {
    for (const [cx, cy, r, dark] of list) {
      const [u, v] = [(x - cx) / r, (y - cy) / (r * 1.18)];
      if (u * u + v * v < 1) {
        const shine = Math.hypot(u + 0.38, v + 0.42);
        return shine < 0.18 ? 1 : Math.min(0.96, dark + 0.34 * Math.max(0, 0.9 - shine) - 0.2 * Math.max(0, u));
      }
    }
    for (const [cx, cy, r] of list) {
      const from = cy + r * 1.18;
      const string = cx + ((y - from) / (handY - from)) * (handX - cx) + Math.sin((y - cy) / 16) * 2;
      if (y > from && y < handY && Math.abs(x - string) < 1.3) return 0.25;
    }
    return 0.97 - (0.2 * y) / handY;
  };
const wideBalloons = bunch(
  [
    [28, 44, 22, 0.5],
    [70, 36, 25, 0.24],
    [114, 42, 22, 0.62],
    [153, 34, 21, 0.34],
    [186, 50, 17, 0.5],
  ],
  [108, 150],
);
const tallBalloons = bunch(
  [
    [52, 54, 34, 0.5],
    [30, 124, 24, 0.26],
    [70, 134, 23, 0.62],
  ],
  [50, 320],
);
type Parcel = readonly [left: number, top: number, width: number, height: number, tone: number];
/** Parcels with ribbons on a table whose edge is at `table`. */
const piled =
  (list: readonly Parcel[], table: number) =>
  (x: number, y: number): number => {
    for (const [left, top, width, height, tone] of list) {
      const bow = Math.min(
        Math.hypot((x - left - width / 2 + 9) / 10, (y - top + 5) / 6),
        Math.hypot((x - left - width / 2 - 9) / 10, (y - top + 5) / 6),
      );
      if (bow < 1) return bow < 0.5 ? 0.85 : 0.12;
      const [u, v] = [(x - left) / width, (y - top) / height];
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      if (Math.abs(u - 0.5) < 0.07 || Math.abs(v - 0.5) < 0.08) return tone > 0.5 ? 0.1 : 0.98;
      return tone + 0.16 * (1 - u) - (Math.floor((x + y) / 9) % 2 ? 0.1 : 0);
    }
    return y > table ? 0.4 : 0.96 - (0.16 * y) / table;
  };
const wideParcels = piled(
  [
    [14, 46, 44, 48, 0.6],
    [62, 30, 52, 64, 0.3],
    [118, 54, 34, 40, 0.72],
    [156, 38, 40, 56, 0.46],
  ],
  94,
);
const tower = piled(
  [
    [34, 40, 36, 40, 0.6],
    [24, 80, 54, 50, 0.32],
    [30, 130, 44, 46, 0.7],
    [18, 176, 66, 52, 0.46],
    [12, 228, 78, 50, 0.62],
  ],
  278,
);
const company = (list: readonly Portrait[]) => halftone(216, 132, 1.8, HEX.black, people(list, light(216, 132)), 2);

/** Sun, sun behind a cloud, rain, and a night with its moon, as a newspaper cuts them. */
function weatherSigns(): ReturnType<typeof svg> {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
    return `M${round(10 + 6 * x)} ${round(10 + 6 * y)}L${round(10 + 8.6 * x)} ${round(10 + 8.6 * y)}`;
  }).join('');
  const sun = `<circle cx="10" cy="10" r="4.2" fill="${HEX.black}"/><path d="${rays}"/>`;
  const cloud = `<path fill="${HEX.paper}" d="M3 15.5a4 4 0 0 1 .4-8 6 6 0 0 1 11.2-.6 4.4 4.4 0 0 1 1.4 8.6z"/>`;
  const moon = `<path fill="${HEX.black}" d="M12.5 3.2a7 7 0 1 0 4.6 11.2 6 6 0 0 1-4.6-11.2z"/>`;
  const moved = (x: number, y: number, inner: string): string => `<g transform="translate(${x} ${y})">${inner}</g>`;
  return svg(
    90,
    20,
    `<g fill="none" stroke="${HEX.black}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round">${sun}${moved(22, 0, sun)}${moved(26, 3.4, cloud)}${moved(51, -2, cloud)}<path d="M56 15.5l-1.2 3M60.5 15.5l-1.2 3M65 15.5l-1.2 3"/>${moved(71, 0, moon)}<path d="M85 5v0M87.5 9v0M84.5 12v0"/></g>`,
    2,
  );
}

const drawings = {
  'extra-box': box(),
  'extra-box-double': box(100),
  'extra-front': halftone(
    172,
    128,
    1.5,
    HEX.black,
    people(
      [{ x: 84, y: 76, size: 31, hair: 'short', glasses: true, hat: true }],
      (x, y) => 0.96 - 0.34 * Math.hypot((x - 60) / 172, (y - 30) / 128),
    ),
  ),
  'extra-cake': halftone(238, 190, 2.4, HEX.black, (x, y) => cakeTone(x, y, 238, 190)),
  'extra-balloons': halftone(238, 190, 2.4, HEX.black, balloons),
  'extra-parcels': halftone(238, 190, 2.4, HEX.black, parcels),
  'extra-singer': solo({ hair: 'curls', glasses: true }),
  'extra-singer-2': solo({ hair: 'long', hat: true }, 176, 56),
  'extra-singer-3': solo({ hair: 'none', beard: true, glasses: true }),
  'extra-group': company([
    { x: 32, y: 92, size: 19, hair: 'long' },
    { x: 108, y: 94, size: 20, hair: 'none', glasses: true, beard: true },
    { x: 182, y: 92, size: 19, hair: 'short' },
    { x: 70, y: 52, size: 17, hair: 'curls' },
    { x: 146, y: 52, size: 17, hair: 'long', hat: true, glasses: true },
  ]),
  'extra-group-2': crowd([
    { x: 54, y: 122, size: 34, hair: 'curls', hat: true },
    { x: 162, y: 122, size: 34, hair: 'short', beard: true },
    { x: 108, y: 92, size: 29, hair: 'long', glasses: true },
  ]),
  'extra-group-3': company([
    { x: 40, y: 88, size: 22, hair: 'short', glasses: true },
    { x: 92, y: 92, size: 20, hair: 'long' },
    { x: 142, y: 90, size: 20, hair: 'none', hat: true },
    { x: 190, y: 92, size: 18, hair: 'curls' },
  ]),
  'extra-group-4': crowd([
    { x: 64, y: 112, size: 38, hair: 'long', hat: true },
    { x: 154, y: 116, size: 37, hair: 'curls', glasses: true, beard: true },
  ]),
  'extra-group-5': company([
    { x: 44, y: 90, size: 21, hair: 'none', beard: true },
    { x: 108, y: 78, size: 25, hair: 'curls' },
    { x: 172, y: 90, size: 21, hair: 'short', hat: true, glasses: true },
    { x: 76, y: 46, size: 15, hair: 'long' },
    { x: 142, y: 44, size: 15, hair: 'none', glasses: true },
  ]),
  'extra-group-6': crowd([
    { x: 46, y: 132, size: 27, hair: 'short', glasses: true },
    { x: 108, y: 138, size: 28, hair: 'curls' },
    { x: 170, y: 132, size: 27, hair: 'none', beard: true },
    { x: 76, y: 78, size: 22, hair: 'long', hat: true },
    { x: 140, y: 78, size: 22, hair: 'short' },
  ]),
  'extra-balloons-wide': halftone(208, 108, 2, HEX.black, wideBalloons),
  'extra-parcels-wide': halftone(208, 108, 2, HEX.black, wideParcels),
  'extra-balloons-tall': halftone(100, 300, 2.2, HEX.black, tallBalloons),
  'extra-parcels-tall': halftone(100, 300, 2.2, HEX.black, tower),
  'extra-grid': svg(
    208,
    208,
    `<rect width="208" height="208" fill="#faf7ef"/><path d="${Array.from({ length: 17 }, (_, index) => `M${index * 13} 0V208M0 ${index * 13}H208`).join('')}" stroke="${HEX.black}" stroke-width=".4"/>`,
  ),
  'extra-weather': weatherSigns(),
  'extra-stamp': svg(
    60,
    34,
    `<g transform="rotate(-9 30 17)" fill="none" stroke="${HEX.red}"><rect x="5" y="7" width="50" height="20" rx="2" stroke-width="1.4"/><rect x="7" y="9" width="46" height="16" rx="1" stroke-width=".4"/></g>`,
  ),
};

const QUESTIONS: readonly Question[] = [
  {
    id: 'person',
    kind: 'line',
    label: named(
      'Wer feiert?',
      'Whose birthday is it?',
      'Qui fête son anniversaire ?',
      'Chi festeggia?',
      'Kto ma urodziny?',
    ),
    example: named('Bruno', 'Bruno', 'Bruno', 'Bruno', 'Bruno'),
  },
  {
    id: 'age',
    kind: 'number',
    label: named(
      'Wie alt wird das Geburtstagskind?',
      'Which birthday is it?',
      'Quel âge fête-t-on ?',
      'Quanti anni compie?',
      'Które to urodziny?',
    ),
    example: same('60'),
  },
  {
    id: 'born',
    kind: 'date',
    label: named('Geboren am', 'Born on', 'Date de naissance', 'Data di nascita', 'Data urodzenia'),
    example: named('4. Mai 1966', '4 May 1966', '4 mai 1966', '4 maggio 1966', '4 maja 1966'),
  },
  {
    id: 'birthplace',
    kind: 'line',
    label: named('Und wo?', 'And where?', 'Et où ?', 'E dove?', 'A gdzie?'),
    example: named('Kiel', 'Hull', 'Nantes', 'Trieste', 'Gdynia'),
  },
  {
    id: 'story',
    kind: 'lines',
    label: named(
      'Welche Geschichte wird immer wieder erzählt?',
      'Which story is told again and again?',
      'Quelle histoire raconte-t-on toujours ?',
      'Quale storia si racconta sempre?',
      'Jaką historię opowiada się w kółko?',
    ),
    example: named(
      'Wie das Zelt wegflog und alle im Auto schliefen.',
      'How the tent blew away and everybody slept in the car.',
      'Le jour où la tente s’est envolée et où tout le monde a dormi dans la voiture.',
      'Quando la tenda volò via e tutti dormirono in macchina.',
      'Jak odleciał namiot i wszyscy spali w samochodzie.',
    ),
  },
  {
    id: 'dream',
    kind: 'line',
    label: named(
      'Was war der Berufswunsch mit sechs?',
      'What was the dream job at six?',
      'Le métier rêvé à six ans ?',
      'Che cosa voleva fare da grande, a sei anni?',
      'Jaki był wymarzony zawód w wieku sześciu lat?',
    ),
    example: named(
      'Lokführer oder Löwe',
      'Engine driver or lion',
      'Conducteur de train ou lion',
      'Macchinista o leone',
      'Maszynista albo lew',
    ),
  },
  {
    id: 'heart',
    kind: 'line',
    label: named(
      'Wofür schlägt das Herz?',
      'What makes that heart beat faster?',
      'Pour quoi bat ce cœur ?',
      'Per che cosa batte il cuore?',
      'Za co bije serce?',
    ),
    example: named(
      'alte Räder und neue Kartoffeln',
      'old bicycles and new potatoes',
      'vieux vélos et pommes nouvelles',
      'vecchie bici e patate novelle',
      'stare rowery i młode ziemniaki',
    ),
  },
  {
    id: 'saying',
    kind: 'line',
    label: named(
      'Welcher Satz fällt immer?',
      'Which saying never fails to come?',
      'La phrase qu’on entend toujours ?',
      'Quale frase non manca mai?',
      'Jakie zdanie zawsze pada?',
    ),
    example: named('Das hält noch.', 'That will hold.', 'Ça tiendra bien.', 'Tiene ancora.', 'To jeszcze wytrzyma.'),
  },
  {
    id: 'wish',
    kind: 'line',
    label: named(
      'Was ist der größte Wunsch?',
      'What is the dearest wish?',
      'Le vœu le plus cher ?',
      'Il desiderio più grande?',
      'Największe życzenie?',
    ),
    example: named(
      'Ausschlafen, am Meer',
      'A lie-in, by the sea',
      'Une grasse matinée à la mer',
      'Dormire, al mare',
      'Wyspać się nad morzem',
    ),
  },
  {
    id: 'thanks',
    kind: 'lines',
    label: named(
      'Wem gilt der Dank?',
      'Who is to be thanked?',
      'À qui dit-on merci ?',
      'Chi si vuole ringraziare?',
      'Komu należą się podziękowania?',
    ),
    example: named(
      'Allen, die gebacken, gesungen und Stühle getragen haben',
      'All who baked, sang and carried chairs',
      'À toutes celles et ceux qui ont cuisiné, chanté et porté des chaises',
      'A chi ha cucinato, cantato e portato sedie',
      'Wszystkim, którzy piekli, śpiewali i nosili krzesła',
    ),
  },
];

/** Reports that are true at every party and of every album; each is printed once. */
const NEWS: readonly (readonly [title: Localised, article: Localised])[] = [
  [
    named('Kasten sucht Gesicht', 'Box seeks face', 'Case cherche visage', 'Casella cerca viso', 'Ramka szuka twarzy'),
    named(
      'In mehreren Kästen dieser Ausgabe fehlt noch das Bild. Die Redaktion bittet um Ruhe: Es steckt in einer Tüte, man weiß nur nicht, in welcher.',
      'Several boxes in this edition are still without a picture. The editors ask you to stay calm: it is in one of the packs, we just do not know which.',
      'Dans plusieurs cases de ce numéro, la photo manque encore. La rédaction appelle au calme : elle est dans une pochette, on ignore seulement laquelle.',
      'In più caselle di questo numero manca ancora la foto. La redazione invita alla calma: è in una bustina, solo che non si sa quale.',
      'W kilku ramkach tego wydania wciąż brakuje zdjęcia. Redakcja prosi o spokój: jest w którejś torebce, nie wiadomo tylko w której.',
    ),
  ],
  [
    named(
      'Doppelte legen deutlich zu',
      'Doubles up sharply',
      'Les doubles en forte hausse',
      'Doppioni in netto rialzo',
      'Podwójne mocno w górę',
    ),
    named(
      'Am Markt für doppelte Sticker wechseln Gesichter im Minutentakt den Besitzer. Gehandelt wird eins gegen eins, Torte zählt als Aufpreis.',
      'On the market for doubles, faces change hands by the minute. The rate is one for one, cake counts as a bonus.',
      'Sur le marché des doubles, les visages changent de mains à chaque minute. Le cours : un contre un, le gâteau compte comme supplément.',
      'Al mercato dei doppioni le facce cambiano proprietario di minuto in minuto. Si scambia alla pari, la torta vale come extra.',
      'Na rynku podwójnych naklejek twarze co chwilę zmieniają właściciela. Kurs wynosi jeden za jeden, tort liczy się jako dopłata.',
    ),
  ],
  [
    named(
      'Nur noch eine Tüte',
      'Just one more pack',
      'Encore une pochette',
      'Ancora una bustina',
      'Jeszcze jedna torebka',
    ),
    named(
      'In einer Umfrage am Küchentisch gaben alle Befragten an, jetzt wirklich nur noch eine zu öffnen. Danach wurde die Umfrage wiederholt.',
      'In a poll at the kitchen table everyone said they would really open just one more. The poll was then repeated.',
      'Lors d’un sondage à la table de la cuisine, tous ont juré de n’en ouvrir plus qu’une. Le sondage a ensuite été refait.',
      'In un sondaggio al tavolo della cucina tutti hanno giurato di aprirne solo un’altra. Poi il sondaggio è stato ripetuto.',
      'W sondażu przy kuchennym stole wszyscy zapewnili, że otworzą już tylko jedną. Potem sondaż powtórzono.',
    ),
  ],
  [
    named(
      'Torte reicht für alle',
      'Enough cake for all',
      'Du gâteau pour tous',
      'Torta per tutti',
      'Tortu starczy dla wszystkich',
    ),
    named(
      'Aus der Küche verlautet, die Versorgung sei gesichert. Von Vorräten in Servietten wird abgeraten, Alufolie liegt bereit.',
      'The kitchen lets it be known that supplies are secure. Stockpiling in napkins is discouraged, tin foil is at hand.',
      'La cuisine l’assure : le ravitaillement est garanti. Les réserves en serviette sont déconseillées, le papier d’aluminium est prêt.',
      'Dalla cucina assicurano: le scorte bastano. Si sconsiglia di far provviste nei tovaglioli, la carta stagnola è pronta.',
      'Kuchnia zapewnia, że zapasy są bezpieczne. Odradza się chowanie w serwetkach, folia aluminiowa czeka.',
    ),
  ],
  [
    named('Stau am Buffet', 'Jam at the buffet', 'Bouchon au buffet', 'Coda al buffet', 'Korek przy bufecie'),
    named(
      'Zwischen Salat und Nachtisch ist mit stockendem Verkehr zu rechnen. Ortskundige weichen über die andere Seite aus und tun, als wäre es Zufall.',
      'Expect slow traffic between salad and dessert. Locals use the other side of the table and pretend it is by chance.',
      'Circulation difficile entre salades et desserts. Les habitués passent par l’autre côté, l’air de rien.',
      'Traffico rallentato tra insalate e dolci. Chi conosce la zona passa dall’altro lato, facendo finta di niente.',
      'Między sałatką a deserem ruch może się dłużyć. Miejscowi objeżdżają stół drugą stroną i udają, że to przypadek.',
    ),
  ],
  [
    named(
      'Der letzte freie Stuhl',
      'The last free chair',
      'La dernière chaise libre',
      'L’ultima sedia libera',
      'Ostatnie wolne krzesło',
    ),
    named(
      'Sobald die Musik aussetzt, sind alle schneller, als man dachte. Strittige Fälle entscheidet die Küche, und die Küche lässt sich Zeit.',
      'When the music stops, everyone is faster than expected. Disputes are settled in the kitchen, and the kitchen takes its time.',
      'Quand la musique s’arrête, chacun court plus vite que prévu. Les litiges se règlent en cuisine, et la cuisine prend son temps.',
      'Quando la musica si ferma, tutti sono più veloci del previsto. I casi dubbi li decide la cucina, e la cucina non ha fretta.',
      'Gdy muzyka cichnie, wszyscy okazują się szybsi, niż sądzono. Spory rozstrzyga kuchnia, a kuchni się nie spieszy.',
    ),
  ],
  [
    named(
      'Forschung staunt über Küchen',
      'Science amazed by kitchens',
      'La science s’étonne',
      'La scienza si stupisce',
      'Nauka się dziwi',
    ),
    named(
      'Je näher der Stuhl am Kühlschrank, desto länger das Gespräch. Der Versuch soll mit mehr Käse wiederholt werden.',
      'The closer the chair to the fridge, the longer the talk. The experiment is to be repeated with more cheese.',
      'Plus la chaise est près du frigo, plus on parle longtemps. L’expérience sera reprise avec davantage de fromage.',
      'Più la sedia è vicina al frigorifero, più dura il discorso. L’esperimento sarà ripetuto con più formaggio.',
      'Im bliżej lodówki stoi krzesło, tym dłuższa rozmowa. Doświadczenie zostanie powtórzone z większą ilością sera.',
    ),
  ],
  [
    named(
      'Volle Regale im Fundbüro',
      'Lost property overflows',
      'Objets trouvés : complet',
      'Oggetti smarriti: tutto pieno',
      'Biuro zgub pęka w szwach',
    ),
    named(
      'Was auf Festen liegen bleibt: Schirme, Schals und der rote Faden mancher Rede. Abzuholen ist alles dort, wo es zuletzt lustig war.',
      'Left behind at parties: umbrellas, scarves and the thread of many a speech. To be collected wherever it was last fun.',
      'Ce qui reste après les fêtes : parapluies, écharpes et le fil de certains discours. À récupérer là où l’on riait en dernier.',
      'Che cosa resta dopo le feste: ombrelli, sciarpe e il filo di qualche discorso. Si ritira tutto dove si rideva per ultimo.',
      'Co zostaje po przyjęciach: parasole, szaliki i wątek niejednej mowy. Do odebrania tam, gdzie ostatnio było wesoło.',
    ),
  ],
  [
    named(
      'Berichtigung zum Nachtisch',
      'Correction: dessert',
      'Rectificatif : le dessert',
      'Rettifica sul dolce',
      'Sprostowanie: deser',
    ),
    named(
      'Anders als gemeldet, ist der Nachtisch nicht aus. Er steht hinten im Kühlschrank. Wir bedauern den Fehler und haben den Beweis aufgegessen.',
      'Contrary to our report, the dessert has not run out. It is at the back of the fridge. We regret the error and have eaten the evidence.',
      'Contrairement à nos informations, le dessert n’est pas fini. Il est au fond du frigo. Nous regrettons l’erreur et avons mangé la preuve.',
      'Contrariamente a quanto riferito, il dolce non è finito. È in fondo al frigorifero. Ci scusiamo per l’errore e abbiamo mangiato le prove.',
      'Wbrew doniesieniom deser się nie skończył. Stoi w głębi lodówki. Przepraszamy za błąd, dowód zjedliśmy.',
    ),
  ],
  [
    named(
      'Auf jedem Bild blinzelt jemand',
      'Someone always blinks',
      'Il y a toujours un œil fermé',
      'C’è sempre chi batte ciglio',
      'Ktoś zawsze mruga',
    ),
    named(
      'Daran ist nichts zu ändern, sagen Fachleute. Sie raten, das Foto trotzdem einzukleben: Mit den Jahren wird es von allen das liebste.',
      'Nothing can be done about it, experts say. They advise sticking the photo in all the same: over the years it becomes everyone’s favourite.',
      'On n’y peut rien, disent les experts. Ils conseillent de coller la photo quand même : avec le temps, elle devient la préférée.',
      'Non c’è rimedio, dicono gli esperti. Il consiglio: incollare la foto lo stesso, con gli anni diventerà la preferita.',
      'Nic na to nie poradzimy, mówią eksperci. Radzą mimo to wkleić zdjęcie: z latami stanie się ulubionym.',
    ),
  ],
  [
    named(
      'Teppich wird Tanzfläche',
      'Carpet becomes dance floor',
      'Le tapis devient piste',
      'Il tappeto diventa pista',
      'Dywan zostaje parkietem',
    ),
    named(
      'Wo getanzt wird, ist Tanzfläche, stellt das zuständige Amt fest. Möbel werden gebeten, an die Wand zu treten.',
      'Wherever people dance is a dance floor, the authorities find. Furniture is asked to step back to the wall.',
      'Là où l’on danse, c’est une piste de danse, constatent les autorités. Les meubles sont priés de reculer contre le mur.',
      'Dove si balla c’è una pista, constatano le autorità. I mobili sono pregati di accostarsi al muro.',
      'Gdzie się tańczy, tam jest parkiet, orzekł urząd. Meble proszone są o odsunięcie się pod ścianę.',
    ),
  ],
  [
    named(
      'Wecker bleiben stumm',
      'Alarm clocks stay silent',
      'Réveils au repos',
      'Sveglie in silenzio',
      'Budziki milczą',
    ),
    named(
      'Für den Morgen danach ist ein flächendeckendes Ausschlafen geplant. Kaffee wird erst auf Zuruf gekocht, dann aber viel.',
      'A general lie-in is planned for the morning after. Coffee will be made on request only, but then plenty of it.',
      'Une grasse matinée générale est prévue pour le lendemain. Café sur demande seulement, mais en quantité.',
      'Per il giorno dopo è prevista una dormita generale. Il caffè si fa solo su richiesta, ma tanto.',
      'Na poranek po przyjęciu zaplanowano powszechne spanie. Kawa będzie dopiero na życzenie, za to dużo.',
    ),
  ],
  [
    named(
      'Sammeln ist Mannschaftssport',
      'Collecting takes company',
      'Collectionner, jeu d’ensemble',
      'Collezionare è un gioco di tutti',
      'Zbieranie to sport drużynowy',
    ),
    named(
      'Allein wird kein Album voll. Wer tauscht, gewinnt zweimal: ein neues Gesicht und ein Gespräch dazu.',
      'No album is filled alone. Those who swap win twice: a new face, and a chat with whoever could spare it.',
      'Aucun album ne se remplit seul. Qui échange gagne deux fois : un nouveau visage et une conversation.',
      'Nessun album si riempie da soli. Chi scambia vince due volte: una faccia nuova e una chiacchierata.',
      'Żadnego albumu nie zapełni się samemu. Kto się wymienia, wygrywa podwójnie: nową twarz i rozmowę.',
    ),
  ],
  [
    named(
      'Die Technik entscheidet',
      'It is all in the technique',
      'Tout est dans la technique',
      'È tutta questione di tecnica',
      'Liczy się technika',
    ),
    named(
      'Oben anreißen, nicht schütteln, nicht hinsehen, dann doch hinsehen: So öffnen Fortgeschrittene. Anfängern gelingt es genauso gut.',
      'Tear at the top, do not shake, do not look, then look: that is how experts open a pack. Beginners do just as well.',
      'Déchirer en haut, ne pas secouer, ne pas regarder, puis regarder : ainsi font les experts. Les débutants y arrivent aussi bien.',
      'Strappare in alto, non scuotere, non guardare, poi guardare: così fanno gli esperti. Ai principianti riesce altrettanto bene.',
      'Naderwać u góry, nie potrząsać, nie patrzeć, a potem spojrzeć: tak otwierają zawodowcy. Początkującym idzie równie dobrze.',
    ),
  ],
  [
    named(
      'Schief ist auch geklebt',
      'Crooked still counts',
      'De travers, c’est collé',
      'Anche storto vale',
      'Krzywo też się liczy',
    ),
    named(
      'Ein Sticker, der nicht ganz gerade sitzt, wurde mit Gefühl eingeklebt. Die Jury wertet ihn voll, die Wasserwaage bleibt im Keller.',
      'A sticker that is not quite straight was put in with feeling. The jury gives full marks, the spirit level stays in the cellar.',
      'Une vignette un peu de travers a été collée avec le cœur. Le jury la compte entière, le niveau à bulle reste à la cave.',
      'Una figurina un po’ storta è stata incollata col cuore. La giuria la dà per buona, la livella resta in cantina.',
      'Naklejkę, która nie siedzi całkiem prosto, wklejono z uczuciem. Jury zalicza w pełni, poziomica zostaje w piwnicy.',
    ),
  ],
  [
    named(
      'Dieses Lied kennen alle',
      'Everybody knows this one',
      'Tout le monde la connaît',
      'Questa la sanno tutti',
      'Tę piosenkę znają wszyscy',
    ),
    named(
      'Gesungen wird mit und ohne Text, in mehreren Tonarten zugleich. Die Kritik ist hingerissen: selten so laut, selten so herzlich.',
      'It is sung with and without the words, in several keys at once. The critics are thrilled: rarely so loud, rarely so warm.',
      'On la chante avec ou sans les paroles, dans plusieurs tons à la fois. La critique est conquise : rarement si fort, rarement si tendre.',
      'Si canta con e senza parole, in più tonalità insieme. La critica è entusiasta: mai così forte, mai così di cuore.',
      'Śpiewa się ze słowami i bez, w kilku tonacjach naraz. Krytyka zachwycona: rzadko tak głośno, rzadko tak serdecznie.',
    ),
  ],
  [
    named(
      'Letzter Bus bleibt Gerücht',
      'Last bus still a rumour',
      'Le dernier bus, une rumeur',
      'L’ultimo bus è solo una voce',
      'Ostatni autobus to plotka',
    ),
    named(
      'Wann er fährt, weiß auch diese Zeitung nicht. Erfahrene Gäste rechnen ohnehin mit dem ersten.',
      'When it leaves, not even this paper knows. Experienced guests count on the first one anyway.',
      'À quelle heure passe-t-il ? Même ce journal l’ignore. Les invités avertis comptent de toute façon sur le premier.',
      'A che ora passi non lo sa nemmeno questo giornale. Gli ospiti esperti contano comunque sul primo.',
      'Kiedy odjeżdża, nie wie nawet ta gazeta. Doświadczeni goście i tak liczą na pierwszy.',
    ),
  ],
  [
    named(
      'Kerzen: reine Handarbeit',
      'Candles: all by mouth',
      'Bougies : le bon souffle',
      'Candeline: tutto fiato',
      'Świeczki: sama technika',
    ),
    named(
      'Luft holen, wünschen, nichts verraten. Ob es gewirkt hat, berichten wir im nächsten Jahr an dieser Stelle.',
      'Take a breath, make a wish, tell nobody. Whether it worked we shall report in this very place next year.',
      'Inspirer, faire un vœu, ne rien dire. Nous vous dirons l’an prochain, à cette même place, si cela a marché.',
      'Prendere fiato, esprimere un desiderio, non dire nulla. Se ha funzionato lo diremo l’anno prossimo, su queste pagine.',
      'Nabrać powietrza, pomyśleć życzenie, nic nie zdradzić. Czy zadziałało, napiszemy w tym miejscu za rok.',
    ),
  ],
  [
    named(
      'Rückseiten zu Unrecht verkannt',
      'Backs unfairly overlooked',
      'Le dos mérite mieux',
      'Il retro va rivalutato',
      'Niedoceniane odwrocia',
    ),
    named(
      'Auf der Rückseite eines Stickers steht eine Nummer, und sie weiß, wohin es geht. Das kann nicht jede Rückseite von sich sagen.',
      'On the back of a sticker there is a number, and it knows where to go. Not every back can say that of itself.',
      'Au dos d’une vignette, il y a un numéro, et il sait où il va. Tous les dos ne peuvent pas en dire autant.',
      'Sul retro di una figurina c’è un numero, e sa dove andare. Non tutti i retri possono dire altrettanto.',
      'Na odwrocie naklejki jest numer i wie, dokąd zmierza. Nie każde odwrocie może to o sobie powiedzieć.',
    ),
  ],
  [
    named(
      'Mehr Gäste als Gläser',
      'More guests than glasses',
      'Plus d’invités que de verres',
      'Più ospiti che bicchieri',
      'Więcej gości niż kieliszków',
    ),
    named(
      'Das Problem löst sich erfahrungsgemäß von selbst: Wer sein Glas abstellt, findet es nie wieder, aber immer ein anderes.',
      'Experience shows that the problem solves itself: put down your glass and you will never find it again, but always another.',
      'L’expérience montre que le problème se règle seul : qui pose son verre ne le retrouve jamais, mais en trouve toujours un autre.',
      'L’esperienza insegna che il problema si risolve da sé: chi posa il bicchiere non lo ritrova più, ma ne trova sempre un altro.',
      'Doświadczenie uczy, że problem rozwiąże się sam: kto odstawi kieliszek, już go nie znajdzie, ale zawsze znajdzie inny.',
    ),
  ],
];

/** What opens a section: a line over it, its head and its deck. */
const FRONTS: readonly (readonly [kicker: Localised, head: Localised, deck: Localised])[] = [
  [
    named('Aus erster Hand', 'First-hand', 'De source sûre', 'Di prima mano', 'Z pierwszej ręki'),
    named(
      'Stabile Mehrheit am Kaffeetisch',
      'Stable majority at the coffee table',
      'Majorité stable autour du café',
      'Maggioranza stabile a tavola',
      'Stabilna większość przy stole',
    ),
    named(
      'Beobachter sprechen von einem Fest, das den Namen verdient. Ein Ende ist nicht abzusehen.',
      'Observers speak of a party worthy of the name. No end is in sight.',
      'Les observateurs parlent d’une fête digne de ce nom. On n’en voit pas la fin.',
      'Gli osservatori parlano di una festa degna di questo nome. La fine non è in vista.',
      'Obserwatorzy mówią o przyjęciu, które zasługuje na tę nazwę. Końca nie widać.',
    ),
  ],
  [
    named('Wörtlich', 'Verbatim', 'Mot pour mot', 'Testuale', 'Dosłownie'),
    named(
      '„Ich geh dann gleich.“',
      '“I’m off in a minute.”',
      '« J’y vais, cette fois. »',
      '«Tra un attimo vado.»',
      '„Ja już zaraz idę.”',
    ),
    named(
      'Warum dieser Satz auf keinem Fest der Welt etwas zu bedeuten hat',
      'Why these words mean nothing at any party in the world',
      'Pourquoi cette phrase ne veut rien dire, dans aucune fête au monde',
      'Perché questa frase non significa nulla in nessuna festa al mondo',
      'Dlaczego to zdanie na żadnym przyjęciu świata nic nie znaczy',
    ),
  ],
  [
    named('Titelthema', 'Cover story', 'À la une', 'In primo piano', 'Temat numeru'),
    named(
      'Wer sind diese Leute?',
      'Who are these people?',
      'Qui sont ces gens ?',
      'Chi sono queste persone?',
      'Kim są ci ludzie?',
    ),
    named(
      'Gesichter, Nummern und was sonst noch in die Kästen gehört',
      'Faces, numbers and whatever else belongs in the boxes',
      'Des visages, des numéros et tout ce qui va dans les cases',
      'Facce, numeri e tutto ciò che va nelle caselle',
      'Twarze, numery i wszystko, co trafia do ramek',
    ),
  ],
  [
    named('Hintergrund', 'Background', 'Enquête', 'Approfondimento', 'Kulisy'),
    named(
      'Es wird wieder getauscht',
      'Swapping is back again',
      'On échange de nouveau',
      'Si torna a scambiare',
      'Znowu się wymieniamy',
    ),
    named(
      'Von der Kunst, sich von einem Gesicht zu trennen, das man zweimal hat',
      'On the art of parting with a face that one has twice',
      'De l’art de se séparer d’un visage que l’on a deux fois',
      'L’arte di separarsi da una faccia che si ha due volte',
      'O sztuce rozstawania się z twarzą, którą ma się dwa razy',
    ),
  ],
  [
    named('Reportage', 'Report', 'Reportage', 'Reportage', 'Reportaż'),
    named(
      'Ein Fest, viele Zeugen',
      'One party, many witnesses',
      'Une fête, tant de témoins',
      'Una festa, tanti testimoni',
      'Jedno przyjęcie, wielu świadków',
    ),
    named(
      'Alle waren dabei, und alle erzählen es ein wenig anders',
      'Everybody was there, and everybody tells it a little differently',
      'Tout le monde y était, et chacun la raconte un peu autrement',
      'C’erano tutti, e ognuno la racconta un po’ a modo suo',
      'Wszyscy tam byli i każdy opowiada to trochę inaczej',
    ),
  ],
  [
    named('Kommentar', 'Comment', 'Éditorial', 'Commento', 'Komentarz'),
    named(
      'Noch ein Stück, bitte',
      'One more slice, please',
      'Encore une part, merci',
      'Ancora una fetta, grazie',
      'Jeszcze jeden kawałek, proszę',
    ),
    named(
      'Warum man auf Geburtstagen nicht zählen sollte, schon gar nicht die Tortenstücke',
      'Why one should not count at birthdays, least of all the slices of cake',
      'Pourquoi, aux anniversaires, il ne faut rien compter, surtout pas les parts',
      'Perché ai compleanni non si dovrebbe contare nulla, men che meno le fette',
      'Dlaczego na urodzinach nie należy liczyć, zwłaszcza kawałków tortu',
    ),
  ],
  [
    named('Ausblick', 'Outlook', 'Perspectives', 'Prospettive', 'Prognoza'),
    named(
      'Morgen wird es spät',
      'Tomorrow starts late',
      'Demain commence tard',
      'Domani si comincia tardi',
      'Jutro zacznie się późno',
    ),
    named(
      'Was vom Fest bleibt: ein paar Luftballons und dieses Album',
      'What remains of the party: a few balloons and this album',
      'Ce qui reste de la fête : quelques ballons et cet album',
      'Che cosa resta della festa: qualche palloncino e questo album',
      'Co zostaje po przyjęciu: kilka balonów i ten album',
    ),
  ],
  [
    named('Stimmung', 'The mood', 'Ambiance', 'Atmosfera', 'Nastroje'),
    named(
      'Alle reden durcheinander',
      'Everybody talks at once',
      'Tout le monde parle à la fois',
      'Parlano tutti insieme',
      'Wszyscy mówią naraz',
    ),
    named(
      'Ein Lagebericht, der sich nur schreien lässt',
      'A report that can only be shouted',
      'Un compte rendu qu’il faut crier',
      'Un resoconto che si può solo urlare',
      'Relacja, którą można tylko wykrzyczeć',
    ),
  ],
];

/** The lead of a section front, by its place among the fronts. */
const LEADS: readonly (readonly [place: number, article: Localised])[] = [
  [
    0,
    named(
      'Am Tisch wird durchregiert: Wer den Kuchen anschneidet, bestimmt die Richtung, wer nachschenkt, die Redezeit. Die Opposition sitzt am anderen Ende und stimmt zu, sobald sie etwas hört.',
      'The table is ruled with a firm hand: whoever cuts the cake sets the course, whoever pours decides who speaks. The opposition sits at the far end and agrees as soon as it can hear.',
      'À table, on gouverne : qui coupe le gâteau donne le cap, qui ressert distribue la parole. L’opposition siège à l’autre bout et approuve dès qu’elle entend quelque chose.',
      'A tavola si governa: chi taglia la torta decide la rotta, chi versa decide chi parla. L’opposizione siede in fondo e approva appena sente qualcosa.',
      'Przy stole rządzi się twardą ręką: kto kroi tort, ten nadaje kierunek, kto dolewa, ten udziela głosu. Opozycja siedzi na drugim końcu i przytakuje, gdy tylko coś usłyszy.',
    ),
  ],
  [
    2,
    named(
      'Jedes Gesicht in dieser Ausgabe hat eine Nummer, und jede Nummer hat eine Geschichte. Die Nummer steht gedruckt da, nach der Geschichte muss man fragen, am besten beim Tauschen.',
      'Every face in this edition has a number, and every number has a story. The number is in print; for the story you will have to ask, preferably while swapping.',
      'Chaque visage de ce numéro a son chiffre, et chaque chiffre son histoire. Le chiffre est imprimé ; l’histoire, il faut la demander, de préférence en échangeant.',
      'Ogni volto di questa edizione ha un numero, e ogni numero una storia. Il numero è stampato; la storia bisogna chiederla, meglio se durante uno scambio.',
      'Każda twarz w tym wydaniu ma numer, a każdy numer swoją historię. Numer jest wydrukowany, o historię trzeba zapytać, najlepiej przy wymianie.',
    ),
  ],
  [
    4,
    named(
      'Fragt man drei Gäste nach demselben Fest, bekommt man vier Feste erzählt. Diese Zeitung druckt deshalb nur, was zweifelsfrei feststeht: wer da war und wo das Bild hingehört.',
      'Ask three guests about one party and you will hear about four. So this paper prints only what is beyond doubt: who was there, and where the picture belongs.',
      'Interrogez trois invités sur la même fête, on vous en racontera quatre. Ce journal n’imprime donc que le certain : qui était là, et où va la photo.',
      'Chiedete a tre ospiti della stessa festa e ve ne racconteranno quattro. Perciò questo giornale stampa solo il certo: chi c’era, e dove va la foto.',
      'Zapytaj trzech gości o jedno przyjęcie, a opowiedzą o czterech. Dlatego ta gazeta drukuje tylko to, co pewne: kto był i gdzie ma trafić zdjęcie.',
    ),
  ],
  [
    6,
    named(
      'Wenn die Stühle wieder an ihrem Platz stehen, beginnt die eigentliche Arbeit: Tüten sortieren, Nummern vergleichen, anrufen, tauschen. So dauert ein Fest gut und gern noch ein paar Wochen.',
      'When the chairs are back in their places the real work begins: sorting packs, comparing numbers, phoning, swapping. That way a party lasts a good few weeks longer.',
      'Quand les chaises ont repris leur place, le vrai travail commence : trier, comparer les numéros, téléphoner, échanger. La fête dure ainsi quelques bonnes semaines de plus.',
      'Quando le sedie tornano al loro posto comincia il vero lavoro: ordinare, confrontare i numeri, telefonare, scambiare. Così una festa dura ancora qualche settimana.',
      'Gdy krzesła wrócą na miejsce, zaczyna się prawdziwa praca: sortowanie, porównywanie numerów, telefony, wymiana. Dzięki temu przyjęcie trwa jeszcze parę dobrych tygodni.',
    ),
  ],
];

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'news.own': named('Eigener Bericht', 'Our own report', 'Notre article', 'Nostro servizio', 'Własna relacja'),
  'weather.own': named('Lage am Tisch', 'At the table', 'Météo à table', 'Meteo a tavola', 'Pogoda przy stole'),
  'news.title': NEWS.map(([head]) => head),
  'news.article': NEWS.map(([, article]) => article),
  ...Object.fromEntries(
    FRONTS.flatMap(([kicker, head, deck], index) => [
      [`front.${index}.kicker`, kicker],
      [`front.${index}.head`, head],
      [`front.${index}.deck`, deck],
    ]),
  ),
  ...Object.fromEntries(LEADS.map(([place, article]) => [`front.${place}.lead`, article])),
  'mast.date': named(
    'Sonderausgabe zum großen Tag',
    'Special edition for the big day',
    'Édition spéciale du grand jour',
    'Edizione speciale per il gran giorno',
    'Wydanie specjalne na wielki dzień',
  ),
  'mast.inside': named(
    'Sonderausgabe',
    'Special edition',
    'Édition spéciale',
    'Edizione speciale',
    'Wydanie specjalne',
  ),
  'mast.price': named(
    'Preis: ein Stück Torte',
    'Price: one slice of cake',
    'Prix : une part de gâteau',
    'Prezzo: una fetta di torta',
    'Cena: kawałek tortu',
  ),
  'mast.page': named(
    'überparteilich, überpünktlich',
    'impartial but fond',
    'impartial, mais attendri',
    'imparziale, ma affezionato',
    'bezstronnie, lecz z sercem',
  ),
  'front.head': [
    named(
      '{answer-person} wird {answer-age}!',
      '{answer-person} turns {answer-age}!',
      '{answer-person} fête ses {answer-age} ans !',
      '{answer-person} compie {answer-age} anni!',
      '{answer-person} świętuje {answer-age}. urodziny!',
    ),
    named(
      '{answer-person} feiert!',
      'A big day for {answer-person}!',
      '{answer-person} fait la fête !',
      '{answer-person} fa festa!',
      '{answer-person} świętuje!',
    ),
    named('Es wird gefeiert!', 'Stop press: party!', 'On fait la fête !', 'Si fa festa!', 'Będzie zabawa!'),
  ],
  'front.deck': [
    named(
      'Amtlich: geboren am {answer-born} in {answer-birthplace}. Die Feierlichkeiten dauern an.',
      'Official: born on {answer-born} in {answer-birthplace}. Celebrations continue.',
      'Officiel : naissance le {answer-born}, {answer-birthplace}. Les festivités se poursuivent.',
      'Ufficiale: la nascita il {answer-born}, {answer-birthplace}. I festeggiamenti continuano.',
      'Oficjalnie: urodziny {answer-born}, {answer-birthplace}. Obchody trwają.',
    ),
    named(
      'Zeugen bestätigen: Der Tag der Geburt war ein voller Erfolg. Feierlichkeiten dauern an.',
      'Witnesses confirm: the day of the birth was a complete success. Celebrations continue.',
      'Des témoins confirment : le jour de la naissance fut un succès. Les festivités se poursuivent.',
      'I testimoni confermano: il giorno della nascita fu un successo. I festeggiamenti continuano.',
      'Świadkowie potwierdzają: dzień narodzin był pełnym sukcesem. Obchody trwają.',
    ),
  ],
  'front.caption': named(
    'Seit Tagen nur ein Thema',
    'The talk of the town for days',
    'On ne parle que de cela',
    'Da giorni non si parla d’altro',
    'Od kilku dni mówi się tylko o tym',
  ),
  'front.teaser': named(
    '{total-stickers} Gesichter, die man kennen muss',
    '{total-stickers} faces you need to know',
    '{total-stickers} visages à connaître',
    '{total-stickers} facce da conoscere',
    'Twarze, które trzeba znać: {total-stickers}',
  ),
  'weather.title': named('Wetter', 'Weather', 'Météo', 'Meteo', 'Pogoda'),
  'weather.text': [
    named(
      'Heiter, gegen Abend laut. In der Küche örtlich Gedränge.',
      'Bright, loud towards evening. Local crowding in the kitchen.',
      'Radieux, bruyant en soirée. Bouchons locaux en cuisine.',
      'Sereno, chiassoso verso sera. Addensamenti in cucina.',
      'Pogodnie, pod wieczór głośno. W kuchni lokalny tłok.',
    ),
    named(
      'Über dem Sofa Nebel, auf der Tanzfläche Hitze. Nachts klart es auf.',
      'Fog over the sofa, heat on the dance floor. Clearing overnight.',
      'Brume sur le canapé, canicule sur la piste. Éclaircies la nuit.',
      'Nebbia sul divano, afa sulla pista. Schiarite nella notte.',
      'Nad kanapą mgła, na parkiecie upał. W nocy przejaśnienia.',
    ),
    named(
      'Am Buffet Hochdruck, im Flur Böen von der Haustür her.',
      'High pressure at the buffet, gusts in the hall from the front door.',
      'Hautes pressions au buffet, rafales dans l’entrée côté porte.',
      'Alta pressione al buffet, raffiche nell’ingresso.',
      'Przy bufecie wyż, w przedpokoju porywy od drzwi.',
    ),
    named(
      'Konfettischauer möglich, danach lange Trockenheit im Glas.',
      'Showers of confetti possible, then a long dry spell in the glass.',
      'Averses de confettis possibles, puis longue sécheresse dans les verres.',
      'Possibili rovesci di coriandoli, poi siccità nei bicchieri.',
      'Możliwe opady konfetti, potem długa susza w kieliszkach.',
    ),
    named(
      'Sonnig, wo Kuchen steht. Sonst wolkig mit Musik.',
      'Sunny wherever there is cake. Otherwise cloudy with music.',
      'Soleil autour du gâteau. Ailleurs, nuages et musique.',
      'Sole dove c’è la torta. Altrove nuvole e musica.',
      'Słonecznie tam, gdzie tort. Poza tym chmury i muzyka.',
    ),
    named(
      'Tauschwetter: klar, trocken, kein Wind, der die Stapel verweht.',
      'Swapping weather: clear, dry, and no wind to scatter the piles.',
      'Temps d’échange : clair, sec, pas de vent pour disperser les piles.',
      'Tempo da scambi: sereno, asciutto, niente vento sui mazzetti.',
      'Pogoda na wymianę: sucho, jasno, żaden wiatr nie rozwieje stosików.',
    ),
    named(
      'Gegen Mitternacht zieht ein Hoch auf und bleibt über der Küche stehen.',
      'Around midnight a high moves in and settles over the kitchen.',
      'Vers minuit, un anticyclone arrive et s’installe sur la cuisine.',
      'Verso mezzanotte arriva l’alta pressione e si ferma in cucina.',
      'Około północy nadciągnie wyż i zatrzyma się nad kuchnią.',
    ),
    named(
      'Morgen bedeckt, bis jemand die Vorhänge aufzieht.',
      'Overcast tomorrow, until somebody opens the curtains.',
      'Demain couvert, jusqu’à ce que l’on ouvre les rideaux.',
      'Domani coperto, finché qualcuno non apre le tende.',
      'Jutro pochmurno, dopóki ktoś nie odsłoni zasłon.',
    ),
  ],
  'deck.people': [
    named(
      'Bilder folgen in Kürze',
      'Pictures to follow shortly',
      'Photos à suivre sous peu',
      'Foto in arrivo a breve',
      'Zdjęcia już w drodze',
    ),
    named(
      'Erkannt und eingeklebt',
      'Seen and stuck in',
      'Reconnus et collés',
      'Riconosciuti e incollati',
      'Rozpoznani i wklejeni',
    ),
    named('Nichts als Gesichter', 'Nothing but faces', 'Rien que des visages', 'Nient’altro che facce', 'Same twarze'),
    named('Man kennt sich', 'Familiar faces', 'Des têtes connues', 'Facce note', 'Znajome twarze'),
    named(
      'Wer war noch da?',
      'Who else was there?',
      'Qui d’autre était là ?',
      'Chi altro c’era?',
      'Kto jeszcze tam był?',
    ),
    named(
      'Kasten auf, Gesicht hinein',
      'A box, a face',
      'Une case, un visage',
      'Una casella, un viso',
      'Ramka i twarz',
    ),
    named(
      'In bester Gesellschaft',
      'In the best company',
      'En bonne compagnie',
      'In ottima compagnia',
      'W doborowym towarzystwie',
    ),
  ],
  'head.pairs': named('Unzertrennlich', 'Inseparable', 'Inséparables', 'Inseparabili', 'Nierozłączni'),
  'contents.title': named(
    'In dieser Ausgabe',
    'In this edition',
    'Dans ce numéro',
    'In questo numero',
    'W tym numerze',
  ),
  'own.title': named('In eigener Sache', 'From the editors', 'À nos lecteurs', 'Ai nostri lettori', 'Od redakcji'),
  'own.deck': named(
    'Warum so viele Kästen noch leer sind',
    'Why so many boxes are still empty',
    'Pourquoi tant de cases sont vides',
    'Perché tante caselle sono vuote',
    'Dlaczego tyle ramek jest pustych',
  ),
  'own.text': named(
    'Wo ein Kasten mit zwei Strichen steht, kommt noch ein Bild. So macht man das in jeder guten Zeitung, nur dass hier kein Fotograf unterwegs ist, sondern ihr: Tüte auf, Gesicht suchen, Nummer finden, einkleben. Doppelte werden getauscht. Druckfehler sind beabsichtigt, Gerüchte frei erfunden und fast alle wahr.',
    'Wherever there is a box with two strokes, a picture is still to come. Every good newspaper does it that way, only here no photographer is on the road, you are: open the pack, look for the face, find the number, stick it in. Doubles are for swapping. Misprints are intended, rumours invented and nearly all of them true.',
    'Là où une case porte deux traits, une photo doit encore venir. Tout bon journal fait ainsi, sauf qu’ici le photographe, c’est vous : ouvrez la pochette, cherchez le visage, trouvez le numéro, collez. Les doubles s’échangent. Les coquilles sont voulues, les rumeurs inventées et presque toutes vraies.',
    'Dove c’è una casella con due tratti deve ancora arrivare una foto. Così fa ogni buon giornale, solo che qui il fotografo siete voi: aprite la bustina, cercate la faccia, trovate il numero, incollate. I doppioni si scambiano. I refusi sono voluti, le voci inventate e quasi tutte vere.',
    'Gdzie stoi ramka z dwiema kreskami, tam dopiero będzie zdjęcie. Tak robi każda dobra gazeta, tylko że tu nie jeździ fotograf, lecz wy: otwórzcie torebkę, znajdźcie twarz i numer, wklejcie. Podwójne idą na wymianę. Literówki są celowe, plotki zmyślone i prawie wszystkie prawdziwe.',
  ),
  'head.interview': [
    named('„{answer-saying}“', '“{answer-saying}”', '« {answer-saying} »', '«{answer-saying}»', '„{answer-saying}”'),
    named(
      '„Kuchen ist auch eine Antwort“',
      '“Cake is an answer too”',
      '« Le gâteau est aussi une réponse »',
      '«Anche la torta è una risposta»',
      '„Tort to też odpowiedź”',
    ),
  ],
  'deck.interview': [
    named(
      'Das große Interview mit {answer-person}',
      'The big interview with {answer-person}',
      'La grande interview : {answer-person}',
      'La grande intervista: {answer-person}',
      'Wielki wywiad: {answer-person}',
    ),
    named(
      'Das große Interview zum großen Tag',
      'The big interview for the big day',
      'La grande interview du grand jour',
      'La grande intervista del gran giorno',
      'Wielki wywiad na wielki dzień',
    ),
  ],
  'ask.dream': named(
    'Was wolltest du mit sechs werden?',
    'What did you want to be at six?',
    'À six ans, tu voulais devenir quoi ?',
    'A sei anni che cosa volevi fare?',
    'Jaki był twój wymarzony zawód w wieku sześciu lat?',
  ),
  'answer.dream': [same('{answer-dream}')],
  'ask.heart': named(
    'Wofür schlägt dein Herz?',
    'What makes your heart beat faster?',
    'Pour quoi ton cœur bat-il ?',
    'Per che cosa batte il tuo cuore?',
    'Za co bije twoje serce?',
  ),
  'answer.heart': [same('{answer-heart}')],
  'ask.wish': named(
    'Was wünschst du dir?',
    'What do you wish for?',
    'Que souhaites-tu ?',
    'Che cosa desideri?',
    'Czego sobie życzysz?',
  ),
  'answer.wish': [same('{answer-wish}')],
  'ask.story': named(
    'Und was war damals los?',
    'And what happened back then?',
    'Et que s’est-il passé ce jour-là ?',
    'E quella volta che cosa successe?',
    'A co się wtedy właściwie stało?',
  ),
  'answer.story': [same('{answer-story}')],
  'head.group': [
    named(
      'Alle auf einem Bild, Experten ratlos',
      'All in one picture, experts baffled',
      'Tous sur une photo, experts perplexes',
      'Tutti in una foto, esperti increduli',
      'Wszyscy na jednym zdjęciu, eksperci bezradni',
    ),
  ],
  'head.pictures': [
    named('Bilder vom Tage', 'Pictures of the day', 'Les photos du jour', 'Le foto del giorno', 'Zdjęcia dnia'),
  ],
  'cross.title': named(
    'Kreuzworträtsel, selbst gelegt',
    'Make your own crossword',
    'Mots croisés maison',
    'Cruciverba fatto in casa',
    'Krzyżówka własnej roboty',
  ),
  'cross.text': named(
    'Namen aus diesem Album waagerecht und senkrecht eintragen, freie Felder schwarz malen. Die Fragen dazu:',
    'Enter names from this album across and down, paint the free squares black. The clues:',
    'Inscrivez les prénoms de cet album dans les deux sens, noircissez les cases libres. Les définitions :',
    'Scrivete i nomi di questo album in orizzontale e in verticale, annerite le caselle libere. Le definizioni:',
    'Wpiszcie imiona z tego albumu poziomo i pionowo, wolne pola zamalujcie. Pytania:',
  ),
  'sameday.title': named('Am selben Tag', 'On the same day', 'Le même jour', 'Nello stesso giorno', 'Tego samego dnia'),
  'sameday.deck': [
    named(
      'Was am {answer-born} sonst noch geschah',
      'What else happened on {answer-born}',
      'Que s’est-il passé d’autre le {answer-born} ?',
      'Che cos’altro accadde il {answer-born}',
      'Co jeszcze się zdarzyło: {answer-born}',
    ),
    named(
      'Was damals sonst noch in der Zeitung stand',
      'What else was in the papers back then',
      'Ce que disaient aussi les journaux',
      'Che cos’altro c’era sui giornali',
      'Co jeszcze stało wtedy w gazetach',
    ),
  ],
  'sameday.1': named('Schlagzeile', 'Headline', 'Gros titre', 'Titolo', 'Nagłówek'),
  'sameday.2': named('Lied im Radio', 'Song on the radio', 'À la radio', 'Alla radio', 'W radiu'),
  'sameday.3': named('Film im Kino', 'Film in the cinema', 'Au cinéma', 'Al cinema', 'W kinie'),
  'sameday.4': named('Preis für ein Brötchen', 'Price of a loaf', 'Prix du pain', 'Prezzo del pane', 'Cena chleba'),
  'letters.title': named(
    'Leserbriefe',
    'Letters to the editor',
    'Courrier des lecteurs',
    'Lettere al giornale',
    'Listy do redakcji',
  ),
  'letters.text': named(
    'Lob, Widerspruch und Erinnerungen, die anders waren',
    'Praise, objections and memories that differ',
    'Éloges, objections et souvenirs divergents',
    'Lodi, obiezioni e ricordi diversi',
    'Pochwały, sprzeciwy i zupełnie inne wspomnienia',
  ),
  'sport.title': named('Sport', 'Sport', 'Sport', 'Sport', 'Sport'),
  'sport.deck': named(
    'Die Ergebnisse des Abends',
    'The results of the night',
    'Les résultats de la soirée',
    'I risultati della serata',
    'Wyniki wieczoru',
  ),
  'sport.1': named(
    'Am längsten getanzt',
    'Longest on the dance floor',
    'Le plus longtemps sur la piste',
    'Più a lungo in pista',
    'Najdłużej na parkiecie',
  ),
  'sport.2': named(
    'Am meisten getauscht',
    'Most swaps',
    'Le plus d’échanges',
    'Più scambi di tutti',
    'Najwięcej wymian',
  ),
  'sport.3': named(
    'Am lautesten gesungen',
    'Loudest singing',
    'La voix la plus forte',
    'La voce più forte',
    'Najgłośniejszy śpiew',
  ),
  'sport.4': named(
    'Weiteste Anreise',
    'Longest journey',
    'Le plus long voyage',
    'Il viaggio più lungo',
    'Najdłuższa podróż',
  ),
  'sport.5': named(
    'Schönste Rede',
    'Finest speech',
    'Le plus beau discours',
    'Il discorso più bello',
    'Najpiękniejsza mowa',
  ),
  'sport.6': named(
    'Größtes Stück Torte',
    'Biggest slice of cake',
    'La plus grosse part',
    'La fetta più grande',
    'Największy kawałek tortu',
  ),
  'sport.7': named(
    'Album zuerst voll',
    'First full album',
    'Premier album complet',
    'Primo album completo',
    'Pierwszy pełny album',
  ),
  'sport.8': named(
    'Zuletzt gegangen',
    'Last to leave',
    'Le dernier départ',
    'Chi ha spento la luce',
    'Kto zgasił światło',
  ),
  'sketch.title': named(
    'Der schnelle Strich',
    'The quick sketch',
    'Croqué sur le vif',
    'Schizzi dal vivo',
    'Szybka kreska',
  ),
  'sketch.text': named(
    'Gezeichnet in einem Zug, ohne aufs Papier zu sehen. Ähnlichkeit ist Zufall.',
    'Drawn in a single line, without looking at the paper. Any likeness is by chance.',
    'Dessiné d’un seul trait, sans regarder le papier. Toute ressemblance est fortuite.',
    'Disegnato in un solo tratto, senza guardare il foglio. La somiglianza è casuale.',
    'Narysowane jedną kreską, bez patrzenia na kartkę. Podobieństwo przypadkowe.',
  ),
  'archive.title': named('Aus dem Archiv', 'From the archive', 'Dans nos archives', 'Dall’archivio', 'Z archiwum'),
  'archive.story': [
    same('{answer-story}'),
    named(
      'Jahr für Jahr eine Meldung: was war, wo es war und wer dabei war.',
      'Year by year one item: what it was, where it was and who was there.',
      'Une brève par année : quoi, où et avec qui.',
      'Anno per anno una notizia: che cosa, dove e con chi.',
      'Rok po roku jedna wiadomość: co, gdzie i z kim.',
    ),
  ],
  'market.title': named('Tauschbörse', 'Swap exchange', 'Bourse d’échange', 'Borsa scambi', 'Giełda wymiany'),
  'ads.title': named('Kleinanzeigen', 'Classifieds', 'Petites annonces', 'Piccoli annunci', 'Ogłoszenia drobne'),
  'ads.thanks.title': named('Danke', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'ads.thanks': [
    same('{answer-thanks}'),
    named(
      'allen, die da waren und die gesungen, gebacken und Stühle getragen haben.',
      'to all who came, sang, baked and carried chairs.',
      'à toutes celles et ceux qui sont venus, ont chanté, cuisiné et porté des chaises.',
      'a chi è venuto, ha cantato, cucinato e portato sedie.',
      'wszystkim, którzy przyszli, śpiewali, piekli i nosili krzesła.',
    ),
  ],
  'ads.1': named(
    'Zu verschenken: ein Koffer voll Anekdoten, leicht übertrieben.',
    'Free to a good home: a suitcase of anecdotes, slightly exaggerated.',
    'À donner : une valise d’anecdotes, un peu exagérées.',
    'Regalasi valigia di aneddoti, un po’ esagerati.',
    'Oddam walizkę anegdot, lekko przesadzonych.',
  ),
  'ads.2': named(
    'Gesucht: jemand, der den Anfang des Liedes noch weiß.',
    'Wanted: somebody who remembers how the song begins.',
    'Recherche quelqu’un qui se souvienne du début de la chanson.',
    'Cercasi chi ricordi come comincia la canzone.',
    'Szukam kogoś, kto pamięta początek piosenki.',
  ),
  'ads.3': named(
    'Tausche: zwei gleiche Sticker gegen einen, der fehlt.',
    'Will swap: two of the same for one that is missing.',
    'Échange deux pareilles contre une qui manque.',
    'Scambio due uguali con una che manca.',
    'Zamienię dwie takie same na jedną brakującą.',
  ),
  'ads.4': named(
    'Verloren: der Überblick. Bitte nicht zurückbringen.',
    'Lost: all track of time. Please do not return it.',
    'Perdu : le fil de la soirée. Ne pas rapporter.',
    'Smarrita la cognizione del tempo. Non restituire.',
    'Zgubiono poczucie czasu. Prosimy nie oddawać.',
  ),
  'ads.guests': named(
    'Glückwünsche aus dem Leserkreis',
    'Good wishes from our readers',
    'Les vœux de nos lecteurs',
    'Gli auguri dei lettori',
    'Życzenia od czytelników',
  ),
  'back.head': named(
    'Morgen:\nAusschlafen',
    'Tomorrow:\na lie-in',
    'Demain :\ngrasse mat’',
    'Domani:\nsi dorme',
    'Jutro:\nspanie',
  ),
  'back.stars.title': named('Horoskop', 'Horoscope', 'Horoscope', 'Oroscopo', 'Horoskop'),
  'back.stars': named(
    'Liebe: liegt in der Luft und auf dem Sofa. Beruf: kann warten. Gesundheit: Wasser zwischendurch. Glückszahl: alle, die noch fehlen.',
    'Love: in the air and on the sofa. Work: can wait. Health: water in between. Lucky number: all that are still missing.',
    'Amour : dans l’air et sur le canapé. Travail : peut attendre. Santé : de l’eau entre deux. Chiffre porte-bonheur : tous ceux qui manquent.',
    'Amore: nell’aria e sul divano. Lavoro: può aspettare. Salute: acqua ogni tanto. Numero fortunato: tutti quelli che mancano.',
    'Miłość: wisi w powietrzu i na kanapie. Praca: poczeka. Zdrowie: popijać wodą. Szczęśliwy numer: każdy, którego brakuje.',
  ),
  'stamp.text': same('Extra'),
  'photo.hint': named(
    'Hier kommt euer Bild in die Zeitung.',
    'Your picture goes in the paper here.',
    'Ici, votre photo dans le journal.',
    'Qui la vostra foto sul giornale.',
    'Tu wasze zdjęcie w gazecie.',
  ),
  'chapter.one': named('Innenpolitik', 'Home affairs', 'Politique', 'Politica', 'Polityka'),
  'chapter.two': named('Nachtleben', 'Nightlife', 'Vie nocturne', 'Vita notturna', 'Nocne życie'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

/** Five columns a page, 40 wide and 4 apart; pictures take 50. */
const LEFT = 7;
const RIGHT = 237;
const PAGE = 216;
const loud = { font: 'title' };
const narrow = { font: 'sub_title' };
const body = { font: 'paragraph' };
const upper = { ...narrow, uppercase: true };
const THINGS = ['extra-cake', 'extra-balloons', 'extra-parcels'] as const;
const SOLOS = ['extra-singer', 'extra-singer-2', 'extra-singer-3'] as const;
/** For wide frames, and for those that are nearly square. */
const GROUPS = ['extra-group', 'extra-group-3', 'extra-group-5'] as const;
const CROWDS = ['extra-group-2', 'extra-group-6', 'extra-group-4'] as const;
const WIDE_THINGS = ['extra-balloons-wide', 'extra-parcels-wide'] as const;

const between = (x: number, y: number, height: number): ContentNode => rect(x, y, 0.25, height, GREY);
const double = (x: number, y: number, width: number): ContentNode[] => [
  rule(x, y, width, BLACK, 1.5),
  rule(x, y + 1.8, width, BLACK, 0.25),
];
/** The head line of inner pages and their numbers. */
const running = (quiet = false): ContentNode[] => [
  text(LEFT, 9, 120, 12, '{section}', { ...upper, color: RED, ...FITTED }),
  text(LEFT + PAGE - 90, 9, 90, 12, '{album-title}', { ...narrow, color: BLACK, align: 'right', ...FITTED }),
  text(RIGHT, 9, 120, 12, '@mast.inside', { ...narrow, color: BLACK, ...FITTED }),
  ...(quiet
    ? []
    : [text(RIGHT + PAGE - 90, 9, 90, 12, '@mast.page', { ...narrow, color: BLACK, align: 'right', ...FITTED })]),
  ...double(LEFT, 17, PAGE),
  ...double(RIGHT, 17, PAGE),
];
const pages = (left: number = BLACK, right: number = BLACK): ContentNode[] => [
  text(LEFT, 283, 20, 14, '{page-number}', { ...narrow, color: left, name: 'Folio' }),
  text(RIGHT + PAGE - 20, 283, 20, 14, '{page-number}', { ...narrow, color: right, align: 'right', name: 'Folio' }),
];
/** Boxes for pictures that are still to come. */
const toCome = (x: number, y: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => [
    picture(x + 54 * index, y, 50, 57, 'extra-box', { name: 'Bild folgt' }),
    cell(x + 54 * index, y, false, { fill: PAPER, fillOpacity: 0 }),
  ]).flat();
const pairToCome = (x: number, y: number): ContentNode[] => [
  picture(x, y, 100, 57, 'extra-box-double', { name: 'Bild folgt' }),
  cell(x, y, true, { fill: PAPER, fillOpacity: 0 }),
];
const stamp = (x: number, y: number): ContentNode[] => [
  picture(x, y, 60, 34, 'extra-stamp', { name: 'Stempel' }),
  text(x + 6, y + 10.5, 48, 28, '@stamp.text', { ...upper, color: RED, align: 'center', rotation: -9, ...FITTED }),
];
const MM = 25.4 / 72;
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number, step = 12.7): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * step, width, height: 0.4, stroke: BLACK, strokeWidth: 0.4, dash: 'dotted' }),
  );
/** What lies under a column and is seen when all has been told: room for a report by hand. */
const ownReport = (key: string, x: number, y: number, width: number, height: number): ContentNode[] => [
  text(x, y, width, 17, key, { ...narrow, color: BLACK, lineHeight: 110, ...FITTED }),
  ...lines(x, width, y + 17, Math.max(0, Math.floor((height - 17) / 11)), 11),
];
/** The next piece of news: a rule, a title, the words. */
const news = (x: number, y: number, width: number, height: number, size = 12, ground = PAPER): ContentNode[] => [
  node('Group', { name: 'Eigener Bericht', x: 0, y: 0 }, [
    rule(x, y, width, BLACK, 1.5),
    ...ownReport('@news.own', x, y + 3, width, height - 3),
  ]),
  node('Group', { name: 'Meldung', x: 0, y: 0 }, [
    rect(x - 0.5, y - 0.75, width + 1, height + 0.75, ground),
    rule(x, y, width, BLACK, 1.5),
    text(x, y + 3, width, 17, '@news.title', { ...narrow, color: BLACK, lineHeight: 110, lines: 2, ...FITTED }),
    text(x, y + 18, width, size, '@news.article', {
      ...body,
      color: BLACK,
      lineHeight: 120,
      lines: Math.floor((height - 18) / (size * MM * 1.2)),
      ...FITTED,
    }),
  ]),
];
/** How tall the signs of the weather stand at the foot of a box: where it is low, there are none. */
const signs = (height: number): number => (height >= 90 ? 22 : height >= 60 ? 14 : height >= 50 ? 11 : 0);
const weather = (x: number, y: number, width: number, height: number, size = 14): ContentNode[] => {
  const tall = signs(height);
  const wide = Math.min(width - 10, tall * 4.5);
  return [
    node('Group', { name: 'Eigenes Wetter', x: 0, y: 0 }, [
      rect(x, y, width, height, PALE),
      ...ownReport('@weather.own', x + 5, y + 5, width - 10, height - 9),
    ]),
    node('Group', { name: 'Wetter', x: 0, y: 0 }, [
      rect(x, y, width, height, PALE),
      text(x + 5, y + 4.5, width - 10, 22, '@weather.title', { ...loud, color: BLACK, ...FITTED }),
      text(x + 5, y + 15, width - 10, size, '@weather.text', {
        ...body,
        color: BLACK,
        lineHeight: 120,
        lines: Math.floor((height - (tall ? tall + 21 : 18)) / (size * MM * 1.2)),
        ...FITTED,
      }),
      ...(tall
        ? [picture(x + 5, y + height - 5 - wide / 4.5, wide, wide / 4.5, 'extra-weather', { name: 'Wetterzeichen' })]
        : []),
    ]),
  ];
};

/** A frame over a drawing of ours: until a photo is in, the drawing is seen. */
const waiting = (
  x: number,
  y: number,
  width: number,
  height: number,
  drawn: readonly string[],
  fill: number,
): ContentNode[] => [
  ...(fill === GREY ? [] : [rect(x, y, width, height, fill)]),
  picture(x, y, width, height, drawn, { name: 'Bild' }),
  text(Math.max(x, 4) + 6, y + height - 14, Math.min(width, 200) - 12, 12, '@photo.hint', {
    ...body,
    italic: true,
    color: BLACK,
    align: 'center',
    name: HINT,
  }),
  picture(x, y, width, height, null, { grayscale: true, name: 'Foto' }),
];
/** The ground of a picture that fills a page, and that of the words beside it. */
const COVERS = [
  [RED, BLACK],
  [PAPER, RED],
  [PALE, BLACK],
  [GREY, BLACK],
] as const;
/** The even ones are section fronts with news, the odd ones cover stories on a full page. */
function opener(index: number): ContentNode {
  const words = [`@front.${index}.kicker`, `@front.${index}.head`, `@front.${index}.deck`] as const;
  const mirrored = index % 4 > 1;
  const turned = <Item>(list: readonly Item[]): Item[] => list.map((_, at) => pick(list, (at + index) % list.length));
  if (index % 2 === 0) {
    const [side, other] = mirrored ? [RIGHT, LEFT] : [LEFT, RIGHT];
    return spread('Ressort', PAPER, [
      ...running(),
      text(side - 1, 22, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.6, ...FITTED, name: 'Titel' }),
      ...double(side, 70, PAGE),
      text(side, 76, PAGE, 20, words[0], { ...upper, color: RED, ...FITTED }),
      text(side, 86, PAGE, 48, words[1], { ...loud, color: BLACK, ...FITTED }),
      ...waiting(
        mirrored ? 230 : -4,
        111,
        234,
        190,
        turned(index % 8 < 4 ? THINGS : CROWDS),
        pick([GREY, PALE, RED, GREY], index / 2),
      ),
      text(other, 24, PAGE, 36, words[2], { ...narrow, color: BLACK, lines: 3, lineHeight: 120, ...FITTED }),
      rule(other, 74, PAGE, BLACK, 0.25),
      text(other, 82, PAGE, 22, `@front.${index}.lead`, {
        ...body,
        color: BLACK,
        lineHeight: 130,
        lines: 6,
        ...FITTED,
      }),
      ...news(other, 150, 104, 64, 16),
      ...news(other + 112, 150, 104, 64, 16),
      ...weather(other, 222, PAGE, 52, 20),
      // Paper under the number that stands on the picture, whatever the picture.
      rect(mirrored ? RIGHT + PAGE - 12 : LEFT - 2, 281.5, 14, 8.5, PAPER),
      ...pages(),
    ]);
  }
  const [side, picturePage] = mirrored ? [LEFT, 230] : [RIGHT, -4];
  const [ground, beside] = pick(COVERS, (index - 1) / 2);
  return spread('Titelgeschichte', ground, [
    ...waiting(picturePage, -4, 234, 305, turned(SOLOS), ground),
    rect(mirrored ? -4 : 230, -4, 234, 305, beside),
    text(side, 12, PAGE, 12, '@mast.inside', { ...narrow, color: PAPER }),
    rule(side, 20, PAGE, PAPER, 1.5),
    text(side - 1, 26, 217, 72, '{section}', { ...loud, color: PAPER, scale: 1.5, lines: 2, ...FITTED, name: 'Titel' }),
    text(side, 112, 200, 20, words[0], { ...upper, color: PALE, ...FITTED }),
    rule(side, 124, PAGE, PAPER, 0.5),
    text(side, 131, PAGE, 48, words[1], { ...loud, color: PAPER, lines: 2, ...FITTED }),
    rule(side, 172, PAGE, PAPER, 0.5),
    text(side, 180, 206, 26, words[2], { ...narrow, color: PAPER, lineHeight: 130, lines: 4, ...FITTED }),
    text(mirrored ? LEFT : RIGHT + PAGE - 20, 283, 20, 14, '{page-number}', {
      ...narrow,
      color: PAPER,
      ...(!mirrored && { align: 'right' }),
      name: 'Folio',
    }),
  ]);
}

const title = (width = 217): ContentNode =>
  text(LEFT - 1, 23, width, 72, '{section}', { ...loud, color: BLACK, ...FITTED, name: 'Titel' });
const deck = (x = RIGHT, y = 28): ContentNode =>
  text(x, y, PAGE, 34, '@deck.people', { ...narrow, color: RED, ...FITTED });
/** The week-end edition: nothing but people. */
const people24 = (): ContentNode =>
  spread('Wochenendausgabe', PAPER, [
    ...running(true),
    ...[26, 110, 194].flatMap((y) => [...toCome(LEFT, y, 4), ...toCome(RIGHT, y, 4)]),
    ...[102, 186, 270].flatMap((y) => [rule(LEFT, y, 212, BLACK, 0.25), rule(RIGHT, y, 212, BLACK, 0.25)]),
    ...pages(),
  ]);
const people18 = (): ContentNode =>
  spread('Gesellschaft', PAPER, [
    ...running(),
    ...[26, 110, 194].flatMap((y) => [...toCome(LEFT, y, 3), ...toCome(RIGHT + 54, y, 3)]),
    ...[102, 186].flatMap((y) => [rule(LEFT, y, 158, BLACK, 0.25), rule(RIGHT + 54, y, 158, BLACK, 0.25)]),
    ...waiting(LEFT + 164, 26, 52, 150, ['extra-balloons-tall'], GREY),
    ...news(LEFT + 164, 186, 52, 84, 13),
    ...news(RIGHT, 26, 48, 84, 13),
    ...waiting(RIGHT, 116, 48, 154, ['extra-parcels-tall'], PALE),
    ...pages(),
  ]);
const people16 = (): ContentNode =>
  spread('Vermischtes', PAPER, [
    ...running(),
    title(),
    deck(),
    ...toCome(LEFT, 56, 4),
    ...toCome(RIGHT, 56, 4),
    ...news(LEFT, 136, 104, 56, 15),
    ...news(LEFT + 112, 136, 104, 56, 15),
    between(LEFT + 108, 136, 54),
    ...waiting(RIGHT, 136, 104, 54, WIDE_THINGS, GREY),
    ...weather(RIGHT + 112, 136, 104, 54, 16),
    ...toCome(LEFT, 200, 4),
    ...toCome(RIGHT, 200, 4),
    ...pages(),
  ]);
const people12 = (): ContentNode =>
  spread('Gesichter', PAPER, [
    ...running(),
    title(),
    deck(),
    ...toCome(LEFT, 66, 4),
    ...toCome(RIGHT, 66, 4),
    rule(LEFT, 148, PAGE, BLACK, 0.25),
    rule(RIGHT, 148, PAGE, BLACK, 0.25),
    ...waiting(LEFT, 160, 100, 54, WIDE_THINGS, GREY),
    ...news(LEFT, 222, 100, 52, 14),
    ...toCome(LEFT + 112, 182, 2),
    ...toCome(RIGHT, 182, 2),
    ...waiting(RIGHT + 112, 160, 104, 110, SOLOS, GREY),
    ...pages(),
  ]);
const people9 = (): ContentNode =>
  spread('Gesellschaft am Rand', PAPER, [
    ...running(),
    title(),
    ...waiting(LEFT, 58, PAGE, 212, CROWDS, GREY),
    ...[36, 118, 200].flatMap((y) => toCome(RIGHT, y, 3)),
    ...news(RIGHT + 166, 38, 50, 110, 12),
    ...weather(RIGHT + 166, 200, 50, 70, 13),
    ...pages(),
  ]);
const people8 = (): ContentNode =>
  spread('Reportage', PAPER, [
    ...running(),
    ...waiting(LEFT, 24, PAGE, 132, GROUPS, GREY),
    text(LEFT - 1, 162, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
    ...news(LEFT, 204, 104, 68, 17),
    ...news(LEFT + 112, 204, 104, 68, 17),
    between(LEFT + 108, 204, 66),
    deck(RIGHT, 24),
    ...toCome(RIGHT, 50, 4),
    ...double(RIGHT, 130, PAGE),
    ...news(RIGHT, 140, PAGE, 42, 14).slice(0, 1),
    ...toCome(RIGHT, 196, 4),
    ...pages(),
  ]);
const people6 = (): ContentNode =>
  spread('Kleine Runde', PAPER, [
    rect(-4, -4, 234, 305, PALE),
    ...running(),
    title(),
    ...waiting(LEFT, 58, PAGE, 160, CROWDS, GREY),
    ...news(LEFT, 226, PAGE, 46, 14, PALE),
    deck(RIGHT, 24),
    ...toCome(RIGHT, 50, 3),
    ...toCome(RIGHT + 54, 182, 3),
    ...news(RIGHT + 166, 52, 50, 100, 12),
    ...news(RIGHT, 184, 48, 86, 12),
    ...double(RIGHT, 158, PAGE),
    ...pages(),
  ]);
const people4 = (): ContentNode =>
  spread('Zu viert', PAPER, [
    ...running(),
    title(),
    ...waiting(LEFT, 58, PAGE, 212, SOLOS, RED),
    deck(RIGHT, 24),
    ...toCome(RIGHT, 52, 2),
    ...toCome(RIGHT + 108, 190, 2),
    ...news(RIGHT + 112, 54, 104, 70, 16),
    ...news(RIGHT, 192, 100, 70, 16),
    ...double(RIGHT, 132, PAGE),
    ...weather(RIGHT, 140, PAGE, 40, 18),
    ...pages(),
  ]);
const people3 = (): ContentNode =>
  spread('Zu dritt', PAPER, [
    ...running(),
    ...waiting(LEFT, 24, PAGE, 160, CROWDS, PALE),
    text(LEFT - 1, 190, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
    ...news(LEFT, 230, PAGE, 42, 14),
    deck(RIGHT, 24),
    ...toCome(RIGHT + 27, 66, 3),
    ...double(RIGHT, 152, PAGE),
    ...news(RIGHT, 162, 104, 110, 19),
    ...news(RIGHT + 112, 162, 104, 110, 19),
    between(RIGHT + 108, 162, 100),
    ...pages(),
  ]);
/** Three in a column, each beside a report, and a picture as large as its page. */
const column3 = (): ContentNode =>
  spread('Zu dritt, Spalte', PAPER, [
    ...running(),
    title(),
    ...[57, 130.5, 204].flatMap((y) => toCome(LEFT, y, 1)),
    ...news(LEFT + 60, 57, 156, 66, 20),
    ...news(LEFT + 60, 130.5, 156, 66, 20),
    ...weather(LEFT + 60, 204, 156, 66, 28),
    ...waiting(230, -4, 234, 305, SOLOS, PALE),
    ...pages().slice(0, 1),
  ]);
const people2 = (): ContentNode =>
  spread('Zu zweit', PAPER, [
    rect(230, -4, 234, 305, PALE),
    ...running(),
    ...waiting(LEFT, 24, PAGE, 246, SOLOS, GREY),
    text(RIGHT - 1, 24, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
    text(RIGHT, 62, PAGE, 28, '@deck.people', { ...narrow, color: RED, ...FITTED }),
    ...double(RIGHT, 80, PAGE),
    ...toCome(RIGHT + 27, 98, 1),
    ...toCome(RIGHT + 135, 98, 1),
    ...double(RIGHT, 186, PAGE),
    ...news(RIGHT, 196, 104, 74, 18, PALE),
    ...news(RIGHT + 112, 196, 104, 74, 18, PALE),
    ...pages(),
  ]);
const pairs = (): ContentNode =>
  spread('Unzertrennlich', PAPER, [
    ...running(),
    text(LEFT - 1, 22, 217, 72, '@head.pairs', { ...loud, color: BLACK, scale: 1.6, ...FITTED, name: 'Titel' }),
    ...double(LEFT, 66, PAGE),
    ...pairToCome(LEFT, 86),
    ...pairToCome(LEFT + 112, 86),
    ...news(RIGHT, 24, 104, 56, 13),
    ...weather(RIGHT + 112, 24, 104, 52, 15),
    ...pairToCome(RIGHT, 86),
    ...pairToCome(RIGHT + 112, 86),
    ...toCome(LEFT, 182, 2),
    ...news(LEFT + 112, 182, 104, 70, 16),
    ...toCome(RIGHT, 182, 4),
    ...double(LEFT, 266, PAGE),
    ...double(RIGHT, 266, PAGE),
    ...pages(),
  ]);
/** For the person of the day. */
const interview = (): ContentNode =>
  spread('Interview', PAPER, [
    rect(-4, -4, 234, 305, PALE),
    ...running(),
    text(LEFT - 1, 24, 217, 72, '@head.interview', {
      ...loud,
      color: BLACK,
      scale: 1.3,
      lines: 3,
      ...FITTED,
      name: 'Titel',
    }),
    ...double(LEFT, 128, PAGE),
    text(LEFT, 134, PAGE, 20, '@deck.interview', { ...narrow, color: RED, ...FITTED }),
    ...toCome(LEFT + 83, 166, 1),
    ...(['dream', 'heart', 'wish', 'story'] as const).flatMap((which, index) => [
      rule(RIGHT, 30 + index * 61, PAGE, BLACK, index === 0 ? 1.5 : 0.25),
      text(RIGHT, 36 + index * 61, PAGE, 20, `@ask.${which}`, { ...narrow, color: RED, ...FITTED }),
      ...answerOrLines({
        x: RIGHT,
        y: 46 + index * 61,
        width: PAGE,
        size: 20,
        key: `@answer.${which}`,
        ground: PAPER,
        color: BLACK,
        lines: 3,
        step: 12.7,
        style: body,
      }),
    ]),
    ...pages(),
  ]);

const pictures = (): ContentNode =>
  spread('Bilderbogen', PAPER, [
    ...running(),
    text(LEFT - 1, 22, 217, 72, '@head.pictures', { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
    ...double(LEFT, 59.5, PAGE),
    ...waiting(LEFT, 66, PAGE, 204, THINGS, GREY),
    ...waiting(RIGHT, 24, PAGE, 132, [...GROUPS].reverse(), GREY),
    ...waiting(RIGHT, 164, 104, 106, SOLOS, RED),
    ...weather(RIGHT + 112, 164, 104, 106, 20),
    ...pages(),
  ]);
const groupPicture = (): ContentNode =>
  spread('Gruppenbild', PAPER, [
    ...running(),
    text(LEFT - 1, 23, 217, 72, '@head.group', {
      ...loud,
      color: BLACK,
      scale: 1.1,
      lines: 2,
      ...FITTED,
      name: 'Titel',
    }),
    ...waiting(LEFT, 86, PAGE, 184, CROWDS, GREY),
    ...news(RIGHT, 24, 104, 160, 28),
    ...news(RIGHT + 112, 24, 104, 160, 28),
    between(RIGHT + 108, 24, 160),
    ...double(RIGHT, 192, PAGE),
    ...weather(RIGHT, 202, PAGE, 68, 24),
    ...pages(),
  ]);
const big = (key: string, x = LEFT): ContentNode[] => [
  text(x - 1, 22, 217, 72, key, { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
  ...double(x, 56, PAGE),
];
const smallAds = (): ContentNode =>
  spread('Kleinanzeigen', PAPER, [
    ...running(),
    ...big('@ads.title'),
    rect(LEFT, 68, PAGE, 92, BLACK),
    text(LEFT + 8, 74, 200, 72, '@ads.thanks.title', { ...loud, color: PAPER, ...FITTED }),
    text(LEFT + 8, 104, 200, 22, '@ads.thanks', { ...body, color: PAPER, lineHeight: 120, lines: 5, ...FITTED }),
    ...[1, 2, 3, 4].flatMap((which, index) => {
      const [x, y] = [LEFT + (index % 2) * 110, 166 + Math.floor(index / 2) * 54];
      const isRed = which === 2 || which === 3;
      return [
        isRed ? rect(x, y, 106, 50, RED) : frame(x, y, 106, 50, BLACK, 1),
        text(x + 7, y + 7, 92, 20, `@ads.${which}`, {
          ...loud,
          color: isRed ? PAPER : BLACK,
          lineHeight: 120,
          lines: 4,
          ...FITTED,
        }),
      ];
    }),
    text(RIGHT, 22, PAGE, 36, '@ads.guests', { ...loud, color: BLACK, ...FITTED }),
    ...double(RIGHT, 42, PAGE),
    ...lines(RIGHT, PAGE, 60, 17),
    ...pages(),
  ]);
const crossword = (): ContentNode =>
  spread('Kreuzworträtsel', PAPER, [
    ...running(),
    picture(LEFT, 26, 208, 208, 'extra-grid', { name: 'Gitter' }),
    text(RIGHT - 1, 22, 217, 60, '@cross.title', { ...loud, color: BLACK, ...FITTED }),
    ...double(RIGHT, 50, PAGE),
    text(RIGHT, 58, PAGE, 16, '@cross.text', { ...body, color: BLACK, lineHeight: 130, lines: 3, ...FITTED }),
    ...lines(RIGHT, 104, 98, 14),
    ...lines(RIGHT + 112, 104, 98, 14),
    ...pages(),
  ]);
const sameDay = (): ContentNode =>
  spread('Am selben Tag', PAPER, [
    ...running(),
    ...big('@sameday.title'),
    text(LEFT, 62, PAGE, 24, '@sameday.deck', { ...narrow, color: RED, ...FITTED }),
    ...[1, 2, 3, 4].flatMap((which, index) => {
      const y = 86 + index * 48;
      return [
        text(LEFT, y, PAGE, 20, `@sameday.${which}`, { ...loud, color: BLACK, ...FITTED }),
        ...lines(LEFT, PAGE, y + 20, 2),
      ];
    }),
    ...waiting(230, -4, 234, 305, SOLOS, PALE),
    ...pages().slice(0, 1),
  ]);
const letters = (): ContentNode =>
  spread('Leserbriefe', PAPER, [
    rect(230, -4, 234, 305, PALE),
    ...running(),
    ...big('@letters.title'),
    text(LEFT, 62, PAGE, 20, '@letters.text', { ...narrow, color: RED, ...FITTED }),
    ...lines(LEFT, 104, 92, 15),
    ...lines(LEFT + 112, 104, 92, 15),
    between(LEFT + 108, 84, 186),
    ...lines(RIGHT, 104, 38, 19),
    ...lines(RIGHT + 112, 104, 38, 19),
    ...pages(),
  ]);
const sport = (): ContentNode =>
  spread('Sport', PAPER, [
    rect(-4, -4, 234, 305, RED),
    text(LEFT, 12, PAGE, 12, '@mast.inside', { ...narrow, color: PAPER }),
    rule(LEFT, 20, PAGE, PAPER, 1.5),
    text(LEFT - 1, 26, 216, 72, '@sport.title', { ...loud, color: PAPER, scale: 1.6, ...FITTED, name: 'Titel' }),
    text(LEFT, 76, PAGE, 28, '@sport.deck', { ...narrow, color: PAPER, ...FITTED }),
    picture(-4, 106, 234, 195, THINGS, { name: 'Bild' }),
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((which, index) => {
      const y = 24 + index * 32;
      return [
        rule(RIGHT, y, PAGE, BLACK, index === 0 ? 1.5 : 0.25),
        text(RIGHT, y + 4, PAGE, 18, `@sport.${which}`, { ...narrow, color: BLACK, ...FITTED }),
        ...lines(RIGHT, PAGE, y + 24, 1),
      ];
    }),
    ...pages().slice(1),
  ]);
const sketches = (): ContentNode =>
  spread('Karikaturen', PAPER, [
    ...running(),
    ...big('@sketch.title'),
    text(LEFT, 62, PAGE, 18, '@sketch.text', { ...narrow, color: RED, ...FITTED }),
    ...[LEFT, LEFT + 112].flatMap((x) => [
      frame(x, 84, 104, 84, BLACK, 0.8),
      frame(x, 176, 104, 84, BLACK, 0.8),
      ...lines(x, 104, 272, 1),
    ]),
    ...[RIGHT, RIGHT + 112].flatMap((x) => [
      frame(x, 26, 104, 110, BLACK, 0.8),
      frame(x, 148, 104, 112, BLACK, 0.8),
      ...lines(x, 104, 272, 1),
    ]),
    ...pages(),
  ]);
const archive = (): ContentNode =>
  spread('Archiv', PAPER, [
    ...running(),
    ...big('@archive.title'),
    text(LEFT, 64, PAGE, 18, '@archive.story', { ...body, color: BLACK, lineHeight: 130, lines: 8, ...FITTED }),
    ...waiting(LEFT, 128, PAGE, 142, GROUPS, GREY),
    ...Array.from({ length: 10 }, (_, index) => [
      frame(RIGHT, 28 + index * 25, 34, 14, RED, 0.8),
      ...lines(RIGHT + 42, PAGE - 42, 42 + index * 25, 1),
    ]).flat(),
    ...pages(),
  ]);
const market = (): ContentNode =>
  spread('Tauschbörse', PAPER, [
    rect(-4, -4, 468, 26, BLACK),
    text(LEFT, 4, 212, 40, '@market.title', { ...loud, color: PAPER, ...FITTED, name: 'Titel' }),
    ...swapLists({
      at: [LEFT, RIGHT],
      y: 34,
      width: PAGE,
      lines: 10,
      heading: { ...loud, color: BLACK },
      note: { ...narrow, color: RED },
      color: BLACK,
    }),
    ...pages(),
  ]);

const made = (
  id: string,
  role: BlueprintContent['layouts'][number]['role'],
  name: Localised,
  drawn: ContentNode,
): BlueprintContent['layouts'][number] => ({ id: `extra-${id}`, name, role, spread: drawn });
const layouts: BlueprintContent['layouts'] = [
  ...FRONTS.map(([kicker], index) =>
    made(index === 0 ? 'home' : index === 1 ? 'night' : `front-${index + 1}`, 'opener', kicker, opener(index)),
  ),
  made(
    '24',
    'team',
    named('Wochenendausgabe', 'Weekend edition', 'Édition du week-end', 'Edizione del weekend', 'Wydanie weekendowe'),
    people24(),
  ),
  made('18', 'team', named('Gesellschaft', 'Society', 'Carnet mondain', 'Società', 'Towarzystwo'), people18()),
  made('16', 'team', named('Vermischtes', 'Miscellany', 'Faits divers', 'Varie', 'Rozmaitości'), people16()),
  made('12', 'team', named('Gesichter', 'Faces', 'Visages', 'Facce', 'Twarze'), people12()),
  made(
    '9',
    'team',
    named('Neun und ein Bild', 'Nine and a picture', 'Neuf et une photo', 'Nove e una foto', 'Dziewięć i zdjęcie'),
    people9(),
  ),
  made('8', 'team', named('Reportage', 'Report', 'Reportage', 'Reportage', 'Reportaż'), people8()),
  made('6', 'team', named('Kleine Runde', 'Small circle', 'Petit comité', 'Piccola cerchia', 'Małe grono'), people6()),
  made('4', 'team', named('Zu viert', 'Four of them', 'À quatre', 'In quattro', 'We czworo'), people4()),
  made('3', 'team', named('Zu dritt', 'Three of them', 'À trois', 'In tre', 'We troje'), people3()),
  made(
    '3-column',
    'team',
    named('Drei Berichte', 'Three reports', 'Trois articles', 'Tre articoli', 'Trzy relacje'),
    column3(),
  ),
  made('2', 'team', named('Zu zweit', 'Two of them', 'À deux', 'In due', 'We dwoje'), people2()),
  made(
    'pairs',
    'team',
    named('Unzertrennlich', 'Inseparable', 'Inséparables', 'Inseparabili', 'Nierozłączni'),
    pairs(),
  ),
  {
    ...made('interview', 'team', named('Interview', 'Interview', 'Interview', 'Intervista', 'Wywiad'), interview()),
    by_hand: true,
  },
  made(
    'pictures',
    'picture',
    named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    pictures(),
  ),
  made('sport', 'picture', named('Sport', 'Sport', 'Sport', 'Sport', 'Sport'), sport()),
  made('letters', 'text', named('Leserbriefe', 'Letters', 'Courrier', 'Lettere', 'Listy'), letters()),
  made('archive', 'picture', named('Archiv', 'Archive', 'Archives', 'Archivio', 'Archiwum'), archive()),
  made(
    'crossword',
    'picture',
    named('Kreuzworträtsel', 'Crossword', 'Mots croisés', 'Cruciverba', 'Krzyżówka'),
    crossword(),
  ),
  made(
    'same-day',
    'text',
    named('Am selben Tag', 'On the same day', 'Le même jour', 'Lo stesso giorno', 'Tego samego dnia'),
    sameDay(),
  ),
  made('sketches', 'picture', named('Karikaturen', 'Sketches', 'Caricatures', 'Caricature', 'Karykatury'), sketches()),
  made(
    'group',
    'picture',
    named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    groupPicture(),
  ),
  made('market', 'text', named('Tauschbörse', 'Swap exchange', 'Bourse d’échange', 'Borsa scambi', 'Giełda'), market()),
  made(
    'ads',
    'text',
    named('Kleinanzeigen', 'Classifieds', 'Petites annonces', 'Piccoli annunci', 'Ogłoszenia'),
    smallAds(),
  ),
];

export const blueprint: BlueprintContent = {
  id: 'birthday-extrablatt',
  blueprint_category: 'birthday',
  title: named('Extrablatt', 'Extra edition', 'Édition spéciale', 'Edizione straordinaria', 'Wydanie specjalne'),
  description: {
    de: 'Der Tag, an dem alles begann, endlich ordentlich berichtet: eine Zeitung voller Gesichter, Gerüchte und Kleinanzeigen.',
    en: 'The day it all began, reported properly at last: a newspaper full of faces, rumours and small ads.',
    fr: 'Le jour où tout a commencé, enfin raconté comme il faut : un journal plein de visages, de rumeurs et de petites annonces.',
    it: 'Il giorno in cui tutto cominciò, finalmente raccontato a dovere: un giornale pieno di facce, voci e piccoli annunci.',
    pl: 'Dzień, w którym wszystko się zaczęło, wreszcie porządnie opisany: gazeta pełna twarzy, plotek i ogłoszeń.',
  },
  palette: [HEX.black, HEX.red, HEX.grey, HEX.pale, HEX.paper],
  fonts: {
    title: { family: 'Abril Fatface', bold: false },
    sub_title: { family: 'Oswald', bold: true },
    paragraph: { family: 'Lora', bold: false },
  },
  design: 'default',
  portrait: 'grey',
  texts,
  questions: QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(PAPER, [
          text(RIGHT, 8, 110, 11, '@mast.date', { ...narrow, color: BLACK, ...FITTED }),
          text(RIGHT + PAGE - 100, 8, 100, 11, '@mast.price', { ...narrow, color: RED, align: 'right', ...FITTED }),
          rule(RIGHT, 15.5, PAGE, BLACK, 0.25),
          text(RIGHT - 1, 18, 218, 72, '{album-title}', {
            ...loud,
            color: BLACK,
            scale: 1.6,
            ...FITTED,
            valign: 'middle',
            name: 'Titel',
          }),
          ...double(RIGHT, 65, PAGE),
          text(RIGHT, 71, PAGE, 60, '@front.head', { ...loud, color: RED, ...FITTED }),
          text(RIGHT, 97, PAGE, 18, '@front.deck', { ...narrow, color: BLACK, ...FITTED }),
          picture(RIGHT, 110, 140, 104.2, 'extra-front', { name: 'Foto', template: true }),
          frame(RIGHT, 110, 140, 104.2, BLACK, 0.4),
          text(RIGHT, 216.5, 140, 10, '@front.caption', { ...body, italic: true, color: BLACK, ...FITTED }),
          ...news(RIGHT + 146, 110, 70, 110, 16),
          rect(RIGHT, 230, 140, 60, BLACK),
          text(RIGHT + 6, 236, 128, 48, '@front.teaser', { ...loud, color: PAPER, lines: 2, ...FITTED }),
          ...weather(RIGHT + 146, 230, 70, 60),
        ]),
        spread('In eigener Sache', PAPER, [
          rect(-4, -4, 234, 305, BLACK),
          text(LEFT, 12, PAGE, 12, '@mast.inside', { ...narrow, color: PAPER, ...FITTED }),
          rule(LEFT, 20, PAGE, PAPER, 1.5),
          text(LEFT - 1, 26, 215, 72, '@own.title', { ...loud, color: PAPER, scale: 1.4, lines: 2, ...FITTED }),
          text(LEFT, 104, 210, 26, '@own.deck', { ...narrow, color: PALE, ...FITTED }),
          rule(LEFT, 120, PAGE, PAPER, 0.5),
          text(LEFT, 128, 134, 18, '@own.text', { ...body, color: PAPER, lineHeight: 140, lines: 15, ...FITTED }),
          rect(LEFT + 146, 130, 70, 104, PAPER),
          picture(LEFT + 146, 130, 70, 56, 'extra-parcels', { name: 'Päckchen' }),
          ...stamp(LEFT + 151, 193),
          ...double(RIGHT, 22, PAGE),
          ...news(RIGHT, 32, 104, 70, 16),
          ...news(RIGHT + 112, 32, 104, 70, 16),
          between(RIGHT + 108, 32, 68),
          ...weather(RIGHT, 112, PAGE, 54, 22),
          ...pages(PAPER),
          text(RIGHT, 178, 210, 48, '@contents.title', { ...loud, color: BLACK, ...FITTED }),
          ...double(RIGHT, 200, PAGE),
          node('Text', {
            x: RIGHT,
            y: 207,
            width: 210,
            height: 72,
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
    section('@chapter.one', [opener(0), people12(), pairs()]),
    section('@chapter.two', [opener(1), people16(), interview()]),
    section(
      '@section.back',
      [
        groupPicture(),
        smallAds(),
        spread('Rückseite', RED, [
          text(12, 9, 206, 12, '{album-title}', { ...narrow, color: PAPER, ...FITTED }),
          text(11, 20, 208, 72, '@back.head', { ...loud, color: PAPER, scale: 1.6, lines: 2, ...FITTED }),
          rule(12, 109, 206, PAPER, 1.5),
          text(12, 115, 206, 28, '@back.stars.title', { ...loud, color: PAPER, ...FITTED }),
          text(12, 129, 200, 18, '@back.stars', { ...body, color: PAPER, lineHeight: 120, lines: 5, ...FITTED }),
          picture(-4, 172, 238, 133, 'extra-cake', { name: 'Foto', template: true }),
        ]),
      ],
      true,
    ),
  ],
};
