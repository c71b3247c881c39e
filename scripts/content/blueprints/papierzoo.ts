/** Papierzoo: cut-paper animals as long as the spread. Whoever is stuck in rides on top or sits inside; an empty cell is a free seat. */
import {
  named,
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
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const INK = 2;
const COBALT = 3;
const TOMATO = 4;
const SUN = 5;
const MINT = 6;
const CREAM = '#fff5e1';
const HEX = { ink: '#1c1a2b', cobalt: '#2446c4', tomato: '#f0503a', sun: '#ffc52b', mint: '#86cda8' };

/** A row of triangles, down and up: the teeth of a crocodile, cut with scissors. */
const TEETH = 15;
const tooth = (index: number, up: boolean): string => {
  const x = index * 14;
  return up ? `M${x - 7} 24L${x} 9L${x + 7} 24Z` : `M${x} 0L${x + 7} 15L${x + 14} 0Z`;
};
const drawings = {
  'zoo-teeth': svg(
    210,
    24,
    `<path d="${Array.from({ length: TEETH }, (_, index) => tooth(index, false) + tooth(index, true)).join('')}" fill="${CREAM}"/>`,
  ),
  'zoo-party': svg(
    300,
    200,
    [
      `<rect width="300" height="200" fill="#cfe7f7"/><circle cx="244" cy="44" r="26" fill="${HEX.sun}"/><path d="M0 200V130A150 110 0 0 1 300 130V200Z" fill="${HEX.mint}"/>`,
      `<path d="M10 196V110A38 38 0 0 1 86 110V196Z" fill="${HEX.cobalt}"/><path d="M22 104A24 24 0 0 1 22 150Z" fill="${HEX.mint}"/><circle cx="64" cy="106" r="6" fill="#fff"/><circle cx="66" cy="107" r="3" fill="${HEX.ink}"/><path d="M70 128H94V176A10 10 0 0 1 74 176Z" fill="${HEX.cobalt}"/>`,
      `<path d="M104 196V130A34 34 0 0 1 172 130V196Z" fill="${HEX.tomato}"/><path d="M104 112V74A10 10 0 0 1 124 74V112ZM152 112V74A10 10 0 0 1 172 74V112Z" fill="${HEX.tomato}"/><circle cx="126" cy="128" r="5" fill="${HEX.ink}"/><circle cx="150" cy="128" r="5" fill="${HEX.ink}"/><path d="M128 142A10 10 0 0 0 148 142Z" fill="${HEX.ink}"/>`,
      `<path d="M192 196V84A14 14 0 0 1 220 84V196Z" fill="${HEX.sun}"/><path d="M192 98V70A16 16 0 0 1 208 54H240A12 12 0 0 1 240 82H220Z" fill="${HEX.sun}"/><circle cx="214" cy="66" r="4" fill="${HEX.ink}"/><circle cx="206" cy="110" r="6" fill="${HEX.tomato}"/><circle cx="206" cy="136" r="7" fill="${HEX.tomato}"/><circle cx="206" cy="164" r="6" fill="${HEX.tomato}"/>`,
      `<path d="M232 196V150A30 30 0 0 1 292 150V196Z" fill="${HEX.ink}"/><path d="M242 196V160A20 20 0 0 1 282 160V196Z" fill="#fff"/><circle cx="252" cy="146" r="4" fill="#fff"/><circle cx="272" cy="146" r="4" fill="#fff"/><path d="M256 154H268L262 164Z" fill="${HEX.sun}"/>`,
      `<path d="M20 40L280 58" stroke="${HEX.ink}" stroke-width="1"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M${40 + i * 34} ${41.4 + i * 2.35}h18l-9 18Z" fill="${[HEX.tomato, HEX.cobalt, HEX.sun][i % 3]}"/>`).join('')}`,
    ].join(''),
  ),
};

const texts: Record<string, Localised> = {
  'cover.line': named(
    'Das große Klebebuch vom Fest',
    'The big sticker book of the party',
    'Le grand album à coller de la fête',
    'Il grande album della festa',
    'Wielki album z przyjęcia',
  ),
  'cover.count': named(
    'mit {total-stickers} Kindern, Omas und Hunden',
    'with {total-stickers} children, grandmas and dogs',
    'avec {total-stickers} enfants, mamies et chiens',
    'con {total-stickers} bambini, nonne e cani',
    '{total-stickers} dzieci, babć i psów',
  ),
  'welcome.title': named('Alle aufsteigen!', 'All aboard!', 'En selle !', 'Tutti in groppa!', 'Wsiadamy!'),
  'welcome.text': named(
    'Auf jedem Tier sind Plätze frei. Wer ein Bild hat, klebt es drauf und reitet mit. Wer keins hat, tauscht. Bitte nicht füttern, außer mit Kuchen.',
    'There are free seats on every animal. If you have a picture, stick it on and ride along. If you have none, swap. Please do not feed, except with cake.',
    'Sur chaque animal, il y a des places libres. Tu as une image ? Colle-la et en route. Tu n’en as pas ? Échange. Ne pas nourrir, sauf de gâteau.',
    'Su ogni animale ci sono posti liberi. Chi ha una figurina la incolla e parte. Chi non ce l’ha, scambia. Non dare da mangiare, tranne la torta.',
    'Na każdym zwierzaku są wolne miejsca. Masz obrazek? Przyklej i jedź z nami. Nie masz? Wymień się. Nie karmić, chyba że tortem.',
  ),
  'contents.title': named(
    'Wer wohnt wo?',
    'Who lives where?',
    'Qui habite où ?',
    'Chi abita dove?',
    'Kto gdzie mieszka?',
  ),
  'contents.line': named(
    'Die Raupe kennt den Weg. Sie ist ihn dreimal gegangen, aber langsam.',
    'The caterpillar knows the way. It has walked it three times, but slowly.',
    'La chenille connaît le chemin. Elle l’a fait trois fois, mais lentement.',
    'Il bruco conosce la strada. L’ha fatta tre volte, ma piano.',
    'Gąsienica zna drogę. Przeszła ją trzy razy, ale powoli.',
  ),
  'croc.lead': named(
    'Bitte Abstand halten:',
    'Please keep clear:',
    'Gardez vos distances :',
    'Tenersi a distanza:',
    'Proszę się odsunąć:',
  ),
  'croc.line': named(
    'Viele Zähne, großer Hunger, keine Angst vor Brokkoli.',
    'Many teeth, big appetite, no fear of broccoli.',
    'Beaucoup de dents, grande faim, même pas peur du brocoli.',
    'Tanti denti, tanta fame, nessuna paura dei broccoli.',
    'Dużo zębów, wielki głód, zero strachu przed brokułem.',
  ),
  'giraffe.lead': named(
    'Von oben betrachtet:',
    'Seen from above:',
    'Vu d’en haut :',
    'Visti dall’alto:',
    'Widziane z góry:',
  ),
  'giraffe.line': named(
    'Sie dürfen lange aufbleiben und schlafen trotzdem auf dem Sofa ein.',
    'They may stay up late and still fall asleep on the sofa.',
    'Ils peuvent veiller tard et s’endorment quand même sur le canapé.',
    'Possono stare alzati fino a tardi e si addormentano lo stesso sul divano.',
    'Mogą siedzieć do późna, a i tak zasypiają na kanapie.',
  ),
  'dog.line': named(
    'Alle, die in seinen Bauch passen. Und oben drauf ist auch noch Platz.',
    'Everyone who fits into his belly. And there is still room on top.',
    'Tous ceux qui tiennent dans son ventre. Et il reste de la place dessus.',
    'Tutti quelli che stanno nella sua pancia. E sopra c’è ancora posto.',
    'Wszyscy, którzy mieszczą się w jego brzuchu. Na grzbiecie też jest miejsce.',
  ),
  'dog.says': named(
    'Wau heißt auf Dackelisch: schön, dass du da bist.',
    'In Dachshund, woof means: good that you are here.',
    'En langue teckel, ouaf veut dire : content que tu sois là.',
    'In bassottese, bau vuol dire: che bello che ci sei.',
    'Hau po jamniczemu znaczy: fajnie, że jesteś.',
  ),
  'dog.draw': named(
    'Hier malst du\neinen Knochen',
    'Draw a bone\nhere',
    'Dessine ici\nun os',
    'Disegna qui\nun osso',
    'Tu narysuj\nkość',
  ),
  'snake.says': named(
    'Bitte hinten anstellen. Hinten ist da, wo die Schlange aufhört.',
    'Please queue at the back. The back is where the snake ends.',
    'Faites la queue, s’il vous plaît. La queue est là où finit le serpent.',
    'In coda, prego. La coda è dove finisce il serpente.',
    'Proszę stanąć na końcu. Koniec jest tam, gdzie kończy się wąż.',
  ),
  'whale.line': named(
    'Zu zweit ist man lauter. Zu viert hört es sogar der Wal.',
    'Two are louder than one. Four are heard even by the whale.',
    'À deux, on est plus bruyant. À quatre, même la baleine entend.',
    'In due si fa più chiasso. In quattro lo sente anche la balena.',
    'We dwoje jest głośniej. We czworo słyszy nawet wieloryb.',
  ),
  'whale.says': named(
    'Platz für Geschwister und beste Freunde',
    'Room for siblings and best friends',
    'Places pour frères, sœurs et meilleurs amis',
    'Posti per fratelli, sorelle e migliori amici',
    'Miejsca dla rodzeństwa i przyjaciół',
  ),
  'roo.lead': named('Ganz vorne:', 'Right in front:', 'Tout devant :', 'In prima fila:', 'Z samego przodu:'),
  'roo.title': named(
    'Das Geburts-\ntagskind',
    'The birthday\nchild',
    'La vedette\ndu jour',
    'La festa\nè per te',
    'Dziś twój\ndzień',
  ),
  'roo.text': named(
    'Im Beutel ist genau ein Platz. Der ist warm, hat Aussicht und gehört heute dir.',
    'There is exactly one seat in the pouch. It is warm, has a view and is yours today.',
    'Dans la poche, il y a exactement une place. Elle est chaude, avec vue, et elle est à toi.',
    'Nel marsupio c’è un posto solo. È caldo, ha la vista e oggi è tuo.',
    'W torbie jest dokładnie jedno miejsce. Ciepłe, z widokiem i dzisiaj twoje.',
  ),
  'roo.facts': named(
    'So groß bin ich\nDas esse ich nie\nDas kann ich gut\nDas lerne ich noch',
    'I am this tall\nI never eat\nI am good at\nI am still learning',
    'Ma taille\nCe que je ne mange pas\nCe que je fais bien\nCe que j’apprends',
    'La mia altezza\nNon mangio mai\nMi riesce bene\nSto imparando',
    'Tyle mam wzrostu\nTego nie jem\nTo umiem dobrze\nTego się uczę',
  ),
  'hippo.line': named(
    'Das ist der Bauch vom Nilpferd. Der Rest war zu groß für die Seite.',
    'This is the belly of the hippo. The rest was too big for the page.',
    'Voici le ventre de l’hippopotame. Le reste était trop grand pour la page.',
    'Questa è la pancia dell’ippopotamo. Il resto non ci stava nella pagina.',
    'To jest brzuch hipopotama. Reszta nie zmieściła się na stronie.',
  ),
  'geese.line': named(
    'Vier Gänse, vier Passagiere, eine Meinung: geradeaus.',
    'Four geese, four passengers, one opinion: straight ahead.',
    'Quatre oies, quatre passagers, un seul avis : tout droit.',
    'Quattro oche, quattro passeggeri, un’opinione sola: sempre dritto.',
    'Cztery gęsi, czworo pasażerów, jedno zdanie: prosto przed siebie.',
  ),
  'photo.title': named(
    'Alle mal\nzappeln!',
    'Everybody\nwiggle!',
    'Tout le monde\ngigote !',
    'Tutti a\ndimenarsi!',
    'Wszyscy się\nwiercą!',
  ),
  'photo.text': named(
    'Das beste Bild vom Fest. Auf den anderen elf hat jemand die Augen zu, und zwar immer Opa.',
    'The best picture of the party. In the other eleven somebody has their eyes shut, and it is always grandpa.',
    'La meilleure photo de la fête. Sur les onze autres, quelqu’un ferme les yeux, et c’est toujours papi.',
    'La foto più bella della festa. Nelle altre undici qualcuno ha gli occhi chiusi, ed è sempre il nonno.',
    'Najlepsze zdjęcie z przyjęcia. Na pozostałych jedenastu ktoś ma zamknięte oczy. Zawsze dziadek.',
  ),
  'draw.title': named('Hier malst du', 'Here you draw', 'À toi de dessiner', 'Qui disegni tu', 'Tu rysujesz ty'),
  'draw.1': named(
    'ein Tier mit drei Ohren',
    'an animal with three ears',
    'un animal à trois oreilles',
    'un animale con tre orecchie',
    'zwierzę z trojgiem uszu',
  ),
  'draw.2': named(
    'deinen Lieblingskuchen',
    'your favourite cake',
    'ton gâteau préféré',
    'la tua torta preferita',
    'swój ulubiony tort',
  ),
  'draw.3': named(
    'was der Elefant denkt',
    'what the elephant thinks',
    'ce que pense l’éléphant',
    'cosa pensa l’elefante',
    'co myśli słoń',
  ),
  'draw.4': named('dich, von hinten', 'yourself, from behind', 'toi, de dos', 'te, di spalle', 'siebie od tyłu'),
  'thanks.title': named('Danke!', 'Thank you!', 'Merci !', 'Grazie!', 'Dzięki!'),
  'thanks.text': named(
    'An alle, die gekommen sind, die getanzt haben und die den Saft vom Teppich gewischt haben. An die Nachbarn für die Ohrenschützer. Und an Oma für Torte Nummer vier.',
    'To all who came, who danced and who wiped the juice off the carpet. To the neighbours for the ear muffs. And to grandma for cake number four.',
    'À tous ceux qui sont venus, qui ont dansé et qui ont épongé le jus sur le tapis. Aux voisins pour les bouchons d’oreilles. Et à mamie pour le gâteau numéro quatre.',
    'A chi è venuto, a chi ha ballato e a chi ha asciugato il succo dal tappeto. Ai vicini per i tappi. E alla nonna per la torta numero quattro.',
    'Wszystkim, którzy przyszli, tańczyli i starli sok z dywanu. Sąsiadom za zatyczki do uszu. I babci za tort numer cztery.',
  ),
  'back.line': named('Und tschüss!', 'Bye-bye!', 'Et salut !', 'E ciao!', 'No to pa!'),
  'back.small': named(
    'Hinten ist auch ein schönes Ende.',
    'A tail is a fine ending too.',
    'Une queue, c’est aussi une belle fin.',
    'Anche la coda è una bella fine.',
    'Ogon to też ładny koniec.',
  ),
  'chapter.one': named(
    'Die wilden Kleinen',
    'The wild little ones',
    'Les petits fauves',
    'Le piccole belve',
    'Małe dzikusy',
  ),
  'chapter.two': named('Die großen Tiere', 'The big beasts', 'Les grosses bêtes', 'I pezzi grossi', 'Grube ryby'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};
const loud = { font: 'title' };
const bold = { font: 'sub_title' };
const body = { font: 'paragraph' };

const GROUND = 262;
/** The ground runs through the whole book: the animals walk in one long line. */
const ground = (fill: number): ContentNode => rect(-4, GROUND, 468, 305 - GROUND - 4, fill, { name: 'Boden' });
const pages = (ink: number | string): ContentNode[] => [
  text(10, 281, 20, 14, '{page-number}', { ...bold, color: ink, name: 'Folio' }),
  text(430, 281, 20, 14, '{page-number}', { ...bold, color: ink, align: 'right', name: 'Folio' }),
];
const eye = (x: number, y: number, r: number, look = 0.3): ContentNode[] => [
  disc(x, y, r, CREAM),
  disc(x + r * look, y + r * 0.1, r * 0.5, INK),
];
const spots = (fill: number, list: [x: number, y: number, r: number][]): ContentNode[] =>
  list.map(([x, y, r]) => disc(x, y, r, fill));
/** A free place: a card with a button, on which the number is cut out. */
const free = (x: number, y: number, button: number, double = false): ContentNode[] => {
  const width = double ? 100 : 50;
  return [
    rect(x, y, width, 66, CREAM, { borderRadius: 4 }),
    rect(x + 4, y + 7.5, width - 8, 42, button, { borderRadius: 21 }),
    cell(x, y, double, { fill: button, fillOpacity: 0 }),
  ];
};
/** On the back of an animal: a seat looks out from behind. */
const riders = (xs: readonly number[], y: number, seat: number, button: number): ContentNode[] => [
  ...xs.map((x) => rect(x - 3, y + 22, 56, 52, seat, { borderRadius: 8, name: 'Sitz' })),
  ...xs.flatMap((x) => free(x, y, button)),
];
/** In the belly, behind a window. */
const inside = (xs: readonly number[], y: number, button: number): ContentNode[] => [
  ...xs.map((x) => rect(x - 3, y - 3, 56, 76, INK, { opacity: 0.16, borderRadius: 6, name: 'Fenster' })),
  ...xs.flatMap((x) => free(x, y, button)),
];
const headline = (x: number, y: number, width: number, ink: number | string, scale = 1.25, lines = 1): ContentNode =>
  text(x, y, width, 72, '{section}', { ...loud, color: ink, scale, lines, ...FITTED, name: 'Titel' });

const crocodile = (): ContentNode =>
  spread('Krokodil', MINT, [
    ...[300, 336, 372, 408, 444].map((x) => rect(x - 15, 118, 30, 30, SUN, { rotation: 45 })),
    rect(28, 176, 216, 40, INK),
    picture(30, 184, 210, 24, 'zoo-teeth', { name: 'Zähne' }),
    rect(6, 158, 250, 26, COBALT, { borderRadius: 13 }),
    disc(20, 158, 14, COBALT),
    disc(22, 152, 3.4, INK),
    rect(16, 208, 250, 34, COBALT, { borderRadius: 17 }),
    rect(216, 132, 120, 110, COBALT, { borderRadius: 20 }),
    rect(300, 132, 164, 110, COBALT),
    disc(262, 134, 26, COBALT),
    ...eye(262, 130, 16, -0.3),
    rect(290, 236, 34, 26, COBALT),
    disc(286, 262, 14, COBALT),
    rect(404, 236, 34, 26, COBALT),
    disc(400, 262, 14, COBALT),
    ...spots(MINT, [
      [324, 164, 11],
      [370, 196, 8],
      [400, 160, 9],
      [436, 200, 13],
      [340, 214, 6],
    ]),
    ground(TOMATO),
    text(14, 20, 208, 36, '@croc.lead', { ...loud, color: COBALT }),
    headline(13, 40, 211, INK, 1.9, 2),
    text(246, 26, 190, 26, '@croc.line', { ...loud, color: INK, lines: 3, lineHeight: 120, ...FITTED }),
    ...pages(INK),
  ]);

const giraffe = (): ContentNode =>
  spread('Giraffe', COBALT, [
    rect(330, -4, 44, 240, SUN),
    rect(286, 172, 178, 130, SUN, { borderRadius: 40 }),
    rect(360, 172, 104, 130, SUN),
    rect(330, 26, 44, 80, SUN, { borderRadius: 22 }),
    rect(330, -4, 44, 60, COBALT),
    rect(262, 26, 112, 44, SUN, { borderRadius: 22 }),
    rect(342, 4, 7, 30, SUN),
    disc(345.5, 6, 7, TOMATO),
    rect(358, 4, 7, 30, SUN),
    disc(361.5, 6, 7, TOMATO),
    rect(374, 32, 34, 18, SUN, { borderRadius: 9 }),
    ...eye(320, 42, 9, -0.3),
    disc(272, 44, 2.4, INK),
    ...spots(TOMATO, [
      [352, 96, 12],
      [340, 128, 9],
      [362, 150, 10],
      [350, 190, 15],
      [392, 206, 12],
      [320, 214, 10],
      [430, 194, 9],
      [444, 236, 14],
      [372, 240, 10],
      [404, 246, 7],
    ]),
    ground(MINT),
    text(14, 22, 208, 36, '@giraffe.lead', { ...loud, color: SUN }),
    headline(13, 44, 211, CREAM, 1.5, 3),
    text(16, 176, 180, 26, '@giraffe.line', { ...loud, color: SUN, lines: 4, lineHeight: 120, ...FITTED }),
    ...pages(INK),
  ]);

/** The long dachshund: nine seats on his back and in his belly. */
const dachshund = (): ContentNode =>
  spread('Dackel', SUN, [
    rect(4, 92, 20, 74, TOMATO, { borderRadius: 10, rotation: -18 }),
    rect(14, 132, 120, 98, TOMATO, { borderRadius: 26 }),
    rect(60, 132, 344, 98, TOMATO),
    rect(14, 180, 42, 82, TOMATO),
    rect(68, 220, 32, 42, TOMATO),
    rect(318, 220, 32, 42, TOMATO),
    rect(362, 180, 42, 82, TOMATO),
    disc(372, 88, 46, TOMATO),
    rect(326, 88, 78, 60, TOMATO),
    rect(390, 70, 74, 32, TOMATO, { borderRadius: 14 }),
    disc(458, 74, 8, INK),
    rect(332, 60, 34, 70, INK, { opacity: 0.25, borderRadius: 17 }),
    ...eye(396, 66, 7),
    rect(322, 130, 86, 12, MINT),
    disc(398, 147, 9, CREAM),
    ground(COBALT),
    headline(13, 8, 211, INK, 1.1),
    text(16, 40, 208, 14, '@dog.line', { ...body, color: INK, ...FITTED }),
    ...riders([54, 112, 170, 250], 62, MINT, SUN),
    ...inside([34, 98, 162], 147, SUN),
    ...inside([246, 306], 147, SUN),
    rect(414, 158, 40, 50, CREAM, { borderRadius: 4, stroke: INK, strokeWidth: 0.6 }),
    text(414, 212, 42, 11, '@dog.draw', { ...bold, color: INK, lines: 2, lineHeight: 120 }),
    text(14, 266, 208, 20, '@dog.says', { ...loud, color: CREAM, lines: 1, ...FITTED }),
    ...pages(SUN),
  ]);

/** A snake that turns back on itself: eleven in a queue. */
const snake = (): ContentNode =>
  spread('Schlange', TOMATO, [
    rect(60, 42, 394, 206, SUN, { borderRadius: 50 }),
    rect(-4, 42, 130, 94, SUN),
    rect(-4, 136, 392, 18, TOMATO, { borderRadius: 9 }),
    rect(-4, 136, 40, 18, TOMATO),
    rect(-4, 154, 74, 108, TOMATO),
    rect(14, 150, 90, 98, SUN, { borderRadius: 44 }),
    rect(60, 154, 60, 94, SUN),
    rect(-4, 208, 26, 4, INK),
    ...eye(38, 178, 9, -0.3),
    ...spots(COBALT, [
      [420, 70, 9],
      [434, 110, 6],
      [428, 150, 10],
      [434, 196, 7],
      [418, 226, 9],
    ]),
    ground(MINT),
    headline(13, 6, 211, INK, 1.1),
    ...inside([48, 106, 164], 54, MINT),
    ...inside([240, 298, 356], 54, MINT),
    ...inside([106, 164], 166, MINT),
    ...inside([240, 298, 356], 166, MINT),
    text(14, 266, 210, 20, '@snake.says', { ...loud, color: INK, ...FITTED }),
    ...pages(INK),
  ]);

const whale = (): ContentNode =>
  spread('Wal', COBALT, [
    rect(250, 62, 10, 70, MINT, { borderRadius: 5 }),
    disc(244, 56, 12, MINT),
    disc(266, 56, 12, MINT),
    disc(255, 44, 8, MINT),
    disc(238, 78, 4, MINT),
    disc(273, 80, 5, MINT),
    rect(2, 108, 74, 30, MINT, { borderRadius: 15, rotation: 28 }),
    rect(-10, 150, 90, 34, MINT, { borderRadius: 17, rotation: -24 }),
    rect(50, 112, 396, 136, MINT, { borderRadius: 50 }),
    rect(372, 200, 74, 3, INK),
    ...eye(410, 166, 9),
    rect(150, 236, 60, 22, MINT, { borderRadius: 11, rotation: 24 }),
    rect(270, 238, 60, 22, MINT, { borderRadius: 11, rotation: 24 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => disc(index * 42, GROUND + 4, 24, SUN)),
    ground(SUN),
    headline(13, 14, 211, CREAM, 1.4, 2),
    text(16, 90, 190, 16, '@whale.line', { ...bold, color: CREAM, lines: 2, lineHeight: 120 }),
    ...riders([302, 372], 42, TOMATO, SUN),
    ...[64, 250].map((x) => rect(x - 3, 139, 106, 76, INK, { opacity: 0.16, borderRadius: 6 })),
    ...free(64, 142, SUN, true),
    ...inside([174], 142, SUN),
    ...free(250, 142, SUN, true),
    text(14, 272, 208, 16, '@whale.says', { ...bold, color: INK, ...FITTED }),
    ...pages(INK),
  ]);

const kangaroo = (): ContentNode =>
  spread('Känguru', MINT, [
    rect(408, 196, 90, 32, TOMATO, { borderRadius: 16, rotation: -28 }),
    rect(312, 8, 22, 66, TOMATO, { borderRadius: 11, rotation: -8 }),
    rect(318, 18, 10, 46, SUN, { borderRadius: 5, rotation: -8 }),
    rect(362, 8, 22, 66, TOMATO, { borderRadius: 11, rotation: 8 }),
    rect(368, 18, 10, 46, SUN, { borderRadius: 5, rotation: 8 }),
    rect(276, 126, 144, 150, TOMATO, { borderRadius: 50 }),
    rect(310, 54, 76, 92, TOMATO, { borderRadius: 38 }),
    ...eye(332, 92, 8),
    ...eye(364, 92, 8, -0.3),
    rect(336, 112, 24, 16, INK, { borderRadius: 8 }),
    rect(262, 150, 28, 72, TOMATO, { borderRadius: 14, rotation: 14 }),
    rect(406, 150, 28, 72, TOMATO, { borderRadius: 14, rotation: -14 }),
    rect(292, 200, 112, 70, SUN, { borderRadius: 24 }),
    rect(292, 200, 112, 26, SUN),
    rect(292, 198, 112, 3, INK),
    ...free(323, 176, MINT),
    ground(COBALT),
    rect(272, 252, 62, 22, TOMATO, { borderRadius: 11 }),
    rect(362, 252, 62, 22, TOMATO, { borderRadius: 11 }),
    text(15, 18, 200, 36, '@roo.lead', { ...loud, color: COBALT }),
    text(13, 38, 211, 72, '@roo.title', { ...loud, color: INK, scale: 1.3, lines: 2, ...FITTED, name: 'Titel' }),
    text(16, 112, 190, 20, '@roo.text', { ...bold, color: INK, lines: 4, lineHeight: 120, ...FITTED }),
    text(16, 168, 120, 14, '@roo.facts', { ...bold, color: INK, lines: 4, lineHeight: 400 }),
    ...[0, 1, 2, 3].map((index) => rule(16, 184 + index * 19.8, 198, INK, 0.4)),
    ...pages(SUN),
  ]);

/** The belly of a hippo, which is larger than the spread. */
const hippo = (): ContentNode =>
  spread('Nilpferd', TOMATO, [
    rect(-4, 34, 468, 234, COBALT),
    ...[30, 118, 300, 388].map((x) => rect(x, 260, 46, 41, COBALT)),
    headline(13, 6, 211, INK, 1),
    text(240, 14, 210, 14, '@hippo.line', { ...bold, color: INK, ...FITTED }),
    ...[40, 114, 188].flatMap((y) => [11, 65, 119, 173, 237, 291, 345, 399].flatMap((x) => free(x, y, TOMATO))),
    ...pages(INK),
  ]);

const goose = (x: number, y: number, wing: number): ContentNode[] => [
  rect(x - 26, y + 40, 92, 54, CREAM, { borderRadius: 27 }),
  rect(x + 54, y - 18, 18, 92, CREAM, { borderRadius: 9 }),
  disc(x + 66, y - 10, 14, CREAM),
  rect(x + 76, y - 11, 22, 9, TOMATO, { borderRadius: 4.5 }),
  disc(x + 68, y - 13, 2.6, INK),
  rect(x + 6, y + 92, 5, 20, TOMATO),
  rect(x + 32, y + 92, 5, 20, TOMATO),
  rect(x - 2, y + 22, 50, 52, wing, { borderRadius: 8 }),
  ...free(x - 2, y, wing),
];
const geese = (): ContentNode =>
  spread('Gänse', COBALT, [
    ground(SUN),
    headline(13, 14, 211, CREAM, 1.5, 2),
    text(240, 22, 200, 26, '@geese.line', { ...loud, color: SUN, lines: 3, lineHeight: 120, ...FITTED }),
    ...goose(32, 152, MINT),
    ...goose(126, 152, TOMATO),
    ...goose(264, 152, SUN),
    ...goose(358, 152, MINT),
    ...pages(INK),
  ]);

/** Seven segments, each of them a seat. */
const caterpillar = (): ContentNode =>
  spread('Raupe', SUN, [
    ...[24, 80, 136, 192, 250, 306].map((x, index) =>
      rect(x + 2, GROUND - 14, 8, 20, INK, { rotation: index % 2 === 0 ? 6 : -6 }),
    ),
    ...[12, 66, 120, 174, 240, 294].map((x, index) => disc(x + 25, 206, 46, index % 2 === 0 ? COBALT : TOMATO)),
    disc(404, 190, 52, MINT),
    rect(388, 124, 4, 30, INK, { rotation: -14 }),
    disc(385, 122, 6, TOMATO),
    rect(424, 124, 4, 30, INK, { rotation: 14 }),
    disc(429, 122, 6, TOMATO),
    ...eye(404, 180, 10),
    ...eye(432, 180, 10),
    rect(402, 206, 30, 10, INK, { borderRadius: 5 }),
    ground(TOMATO),
    headline(13, 16, 211, INK, 1.7, 2),
    text(246, 24, 190, 26, '@contents.line', { ...loud, color: COBALT, lines: 3, lineHeight: 120, ...FITTED }),
    ...[12, 66, 120, 174, 240, 294].flatMap((x) => free(x, 160, MINT)),
    ...pages(INK),
  ]);

const peeking = (x: number, y: number, fill: number, ear: number): ContentNode[] => [
  disc(x - 24, y - 20, 12, ear),
  disc(x + 24, y - 20, 12, ear),
  disc(x, y, 30, fill),
  ...eye(x - 10, y - 10, 6),
  ...eye(x + 10, y - 10, 6, -0.3),
];
/** A frame over a drawing of ours: until a photo is in, the drawing is seen. */
const waiting = (x: number, y: number, width: number, height: number, drawn: string, fill: number): ContentNode[] => [
  picture(x, y, width, height, drawn, { fill, name: 'Bild' }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
const groupPhoto = (): ContentNode =>
  spread('Gruppenbild', SUN, [
    rect(230, -4, 234, 305, COBALT),
    ...peeking(290, 62, TOMATO, TOMATO),
    ...peeking(352, 62, MINT, SUN),
    ...peeking(414, 62, SUN, SUN),
    rect(240, 62, 212, 156, CREAM),
    ...waiting(245, 67, 202, 134, 'zoo-party', MINT),
    ...[262, 430].map((x) => rect(x - 14, 206, 28, 20, TOMATO, { borderRadius: 10 })),
    text(13, 22, 211, 72, '@photo.title', { ...loud, color: INK, scale: 1.5, lines: 2, ...FITTED }),
    text(16, 112, 180, 20, '@photo.text', { ...bold, color: INK, lines: 6, lineHeight: 150, ...FITTED }),
    rect(30, 214, 132, 70, TOMATO, { borderRadius: 30 }),
    rect(14, 200, 14, 50, TOMATO, { borderRadius: 7, rotation: -20 }),
    disc(152, 206, 32, TOMATO),
    rect(122, 190, 24, 46, INK, { opacity: 0.25, borderRadius: 12 }),
    rect(150, 206, 56, 22, TOMATO, { borderRadius: 11 }),
    disc(204, 212, 5, INK),
    ...eye(160, 196, 6),
    ground(MINT),
    ...pages(INK),
  ]);
const drawing = (): ContentNode =>
  spread('Malen und Danke', CREAM, [
    rect(-4, -4, 234, 305, MINT),
    text(13, 22, 208, 72, '@thanks.title', { ...loud, color: INK, scale: 1.7, ...FITTED }),
    text(16, 72, 186, 20, '@thanks.text', { ...bold, color: INK, lines: 8, lineHeight: 150, ...FITTED }),
    rect(14, 182, 160, 100, COBALT, { borderRadius: 46 }),
    disc(156, 226, 44, COBALT),
    rect(178, 232, 42, 40, COBALT, { borderRadius: 18 }),
    disc(138, 224, 26, SUN),
    rect(172, 218, 16, 3, INK, { rotation: 8 }),
    text(245, 16, 206, 48, '@draw.title', { ...loud, color: COBALT, ...FITTED }),
    ...[
      [246, 44, '@draw.1', TOMATO],
      [350, 44, '@draw.2', COBALT],
      [246, 152, '@draw.3', INK],
      [350, 152, '@draw.4', TOMATO],
    ].flatMap(([x, y, key, ink]) => [
      rect(x as number, y as number, 98, 88, null, { stroke: ink, strokeWidth: 1.2, borderRadius: 8 }),
      text((x as number) + 2, (y as number) + 91, 95, 14, key as string, { ...bold, color: INK, ...FITTED }),
    ]),
    ground(SUN),
    ...pages(INK),
  ]);

const pictures = (): ContentNode =>
  spread('Drei Bilder', COBALT, [
    headline(14, 12, 206, CREAM, 1.1),
    ...peeking(70, 92, TOMATO, TOMATO),
    ...peeking(160, 92, SUN, SUN),
    rect(14, 84, 206, 170, CREAM),
    ...waiting(20, 90, 194, 158, 'zoo-party', MINT),
    ...peeking(408, 42, MINT, SUN),
    rect(240, 34, 206, 104, CREAM),
    ...waiting(246, 40, 194, 92, 'zoo-party', MINT),
    ...[262, 420].map((x) => rect(x - 14, 128, 28, 20, MINT, { borderRadius: 10 })),
    rect(240, 160, 206, 94, CREAM),
    ...waiting(246, 166, 194, 82, 'zoo-party', MINT),
    ground(TOMATO),
    ...pages(INK),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'zoo-crocodile',
    name: named('Krokodil', 'Crocodile', 'Crocodile', 'Coccodrillo', 'Krokodyl'),
    role: 'opener',
    spread: crocodile(),
  },
  {
    id: 'zoo-giraffe',
    name: named('Giraffe', 'Giraffe', 'Girafe', 'Giraffa', 'Żyrafa'),
    role: 'opener',
    spread: giraffe(),
  },
  {
    id: 'zoo-hippo',
    name: named('Nilpferdbauch', 'Hippo belly', 'Ventre d’hippo', 'Pancia d’ippopotamo', 'Brzuch hipopotama'),
    role: 'team',
    spread: hippo(),
  },
  { id: 'zoo-snake', name: named('Schlange', 'Snake', 'Serpent', 'Serpente', 'Wąż'), role: 'team', spread: snake() },
  {
    id: 'zoo-dachshund',
    name: named('Langer Dackel', 'Long dachshund', 'Long teckel', 'Lungo bassotto', 'Długi jamnik'),
    role: 'team',
    spread: dachshund(),
  },
  {
    id: 'zoo-caterpillar',
    name: named('Raupe', 'Caterpillar', 'Chenille', 'Bruco', 'Gąsienica'),
    role: 'team',
    spread: caterpillar(),
  },
  { id: 'zoo-whale', name: named('Wal', 'Whale', 'Baleine', 'Balena', 'Wieloryb'), role: 'team', spread: whale() },
  {
    id: 'zoo-geese',
    name: named('Vier Gänse', 'Four geese', 'Quatre oies', 'Quattro oche', 'Cztery gęsi'),
    role: 'team',
    spread: geese(),
  },
  {
    id: 'zoo-kangaroo',
    name: named('Känguru', 'Kangaroo', 'Kangourou', 'Canguro', 'Kangur'),
    role: 'team',
    spread: kangaroo(),
  },
  {
    id: 'zoo-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
  {
    id: 'zoo-photo',
    name: named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: groupPhoto(),
  },
  {
    id: 'zoo-drawing',
    name: named('Malen', 'Drawing', 'Dessiner', 'Disegnare', 'Rysowanie'),
    role: 'text',
    spread: drawing(),
  },
];

export const blueprint: BlueprintContent = {
  id: 'birthday-papierzoo',
  blueprint_category: 'birthday',
  title: named('Papierzoo', 'Paper zoo', 'Zoo de papier', 'Zoo di carta', 'Papierowe zoo'),
  description: {
    de: 'Ausgeschnittene Tiere, so lang wie die Doppelseite: Wer klebt, reitet oben mit oder sitzt im Bauch. Für Kinderfeste.',
    en: 'Cut-out animals as long as the spread: whoever sticks rides on top or sits in the belly. For children’s parties.',
    fr: 'Des animaux découpés, longs comme la double page : on monte dessus ou on s’assoit dans le ventre. Pour les fêtes d’enfants.',
    it: 'Animali ritagliati lunghi quanto la doppia pagina: si sale in groppa o ci si siede nella pancia. Per le feste dei bambini.',
    pl: 'Wycięte zwierzęta długie jak rozkładówka: jedzie się na grzbiecie albo siedzi w brzuchu. Na dziecięce przyjęcia.',
  },
  palette: [HEX.ink, HEX.cobalt, HEX.tomato, HEX.sun, HEX.mint],
  fonts: {
    title: { family: 'Baloo 2', bold: true },
    sub_title: { family: 'Baloo 2', bold: true },
    paragraph: { family: 'Work Sans', bold: false },
  },
  design: 'default',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(SUN, [
          disc(274, 92, 22, TOMATO),
          disc(296, 76, 12, TOMATO),
          rect(304, 73, 16, 7, INK, { borderRadius: 3.5 }),
          disc(295, 72, 3, CREAM),
          disc(258, 84, 14, MINT),
          rect(222, 92, 160, 160, COBALT),
          disc(372, 150, 66, COBALT),
          rect(250, 196, 50, 80, SUN, { borderRadius: 25 }),
          rect(372, 200, 34, 80, SUN, { borderRadius: 17 }),
          rect(398, 150, 40, 78, COBALT),
          rect(398, 208, 66, 38, COBALT, { borderRadius: 19 }),
          rect(430, 176, 32, 68, COBALT, { borderRadius: 16 }),
          disc(446, 168, 16, TOMATO),
          disc(352, 146, 48, MINT),
          rect(352, 98, 50, 96, COBALT),
          ...eye(408, 134, 10),
          ...[236, 314, 332, 350].map((x) => disc(x, 250, 7, CREAM)),
          rect(226, 250, 238, 55, TOMATO),
          text(239, 14, 212, 72, '{album-title}', { ...loud, color: INK, scale: 1.75, ...FITTED, name: 'Titel' }),
          text(242, 258, 206, 26, '@cover.line', { ...loud, color: INK, ...FITTED }),
          text(242, 273, 200, 14, '@cover.count', { ...bold, color: INK, ...FITTED }),
        ]),
        spread('Alle aufsteigen', SUN, [
          rect(-4, -4, 234, 305, COBALT),
          text(13, 20, 206, 72, '@welcome.title', { ...loud, color: SUN, scale: 1.6, lines: 2, ...FITTED }),
          text(16, 110, 180, 20, '@welcome.text', { ...bold, color: CREAM, lineHeight: 150, lines: 8, ...FITTED }),
          text(246, 20, 200, 48, '@contents.title', { ...loud, color: INK, ...FITTED }),
          node('Text', {
            x: 248,
            y: 50,
            width: 198,
            height: 68,
            size: 24,
            lineHeight: 150,
            font: 'sub_title',
            color: INK,
            symbol: 'toc-chapters',
            autosize: false,
            fit: true,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          text(248, 122, 190, 20, '@contents.line', { ...bold, color: INK, lines: 2, lineHeight: 120, ...FITTED }),
          ...[10, 66, 122, 178, 234, 290, 346].map((x) => rect(x, 246, 6, 24, INK)),
          ...[8, 64, 120, 176, 232, 288, 344].map((x, index) => disc(x, 228, 34, index % 2 === 0 ? TOMATO : MINT)),
          disc(406, 216, 42, TOMATO),
          rect(388, 156, 4, 26, INK, { rotation: -14 }),
          disc(385, 154, 6, COBALT),
          rect(418, 156, 4, 26, INK, { rotation: 14 }),
          disc(424, 154, 6, COBALT),
          ...eye(402, 206, 9),
          ...eye(426, 206, 9),
          rect(400, 228, 28, 9, INK, { borderRadius: 4.5 }),
          ground(MINT),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [crocodile(), dachshund(), snake()]),
    section('@chapter.two', [giraffe(), whale(), kangaroo()]),
    section(
      '@section.back',
      [
        groupPhoto(),
        drawing(),
        spread('Rückseite', SUN, [
          rect(28, 116, 10, 74, COBALT, { borderRadius: 5, rotation: 16 }),
          disc(22, 188, 10, INK),
          rect(40, 92, 140, 160, COBALT, { borderRadius: 50 }),
          rect(110, 92, 124, 160, COBALT),
          rect(40, 160, 66, 92, COBALT),
          rect(106, 196, 50, 80, SUN, { borderRadius: 25 }),
          ...[54, 72, 90, 170, 188, 206].map((x) => disc(x, 250, 7, CREAM)),
          rect(-4, 250, 238, 55, TOMATO),
          text(13, 20, 204, 72, '@back.line', { ...loud, color: INK, scale: 1.4, ...FITTED }),
          text(14, 260, 200, 18, '@back.small', { ...loud, color: INK, ...FITTED }),
          text(14, 274, 200, 14, '{album-title}', { ...bold, color: INK, ...FITTED }),
        ]),
      ],
      true,
    ),
  ],
};
