/** Lange Tafel: one endless table runs through the book; the guests sit on both sides. */
import {
  HINT,
  named,
  same,
  FITTED,
  cell,
  cells,
  disc,
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
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, swapLists } from '../extra-spreads.ts';
import { WEDDING_QUESTIONS } from '../wedding-questions.ts';

const INK = 2;
const TOMATO = 3;
const LEMON = 4;
const OLIVE = 5;
const BLUSH = 6;
const LINEN = '#fcf7ec';
const HEX = {
  ink: '#2a1b18',
  tomato: '#cc3d26',
  lemon: '#f2c53d',
  olive: '#66713a',
  blush: '#f5d5c8',
  silver: '#b9afa2',
  linen: LINEN,
};

const leaf = (x: number, y: number, turn: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C14-5 28-4 44 0" fill="none" stroke="${HEX.olive}"/>${[6, 13, 20, 27, 34].map((q) => `<path d="M${q} -1.6C${q + 1}-9 ${q + 8}-11 ${q + 12}-11C${q + 12}-6 ${q + 7}-2 ${q}-1.6ZM${q + 2}-1C${q + 4} 6 ${q + 10} 8 ${q + 14} 8C${q + 13} 3 ${q + 9}-1 ${q + 2}-1Z" fill="${HEX.olive}"/>`).join('')}</g>`;
const lemon = (x: number, y: number, turn: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-13 0C-11-9 9-10 12-1C14-1 15 0 15 1C14 2 13 2 12 2C9 10-10 9-13 0Z" fill="${HEX.lemon}"/><path d="M-9-3C-5-8 3-8 6-5" stroke="#fff" stroke-width="1.2" fill="none" opacity=".7" stroke-linecap="round"/></g>`;
const slice = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="9" fill="${HEX.lemon}"/><circle r="7.6" fill="#fff6d6"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M0-1L2.3-6A6.6 6.6 0 0 0-2.3-6Z" fill="${HEX.lemon}" transform="rotate(${i * 45})"/>`).join('')}</g>`;
const glass = (x: number, y: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="6.4" fill="#fff"/><circle cx="${x}" cy="${y}" r="4.6" fill="${fill}"/><path d="M${x - 3} ${y - 2}a4 4 0 0 1 3-1.8" stroke="#fff" stroke-width=".8" fill="none"/>`;

/** A round cake on its plate, one piece taken. */
const crumb = (angle: number, at: number): string =>
  `<circle cx="${(90 + at * Math.cos(angle)).toFixed(1)}" cy="${(90 + at * Math.sin(angle)).toFixed(1)}" r="1.4" fill="#fff6d6"/>`;
const cake = [
  `<circle cx="90" cy="90" r="88" fill="#fff"/><circle cx="90" cy="90" r="83" fill="none" stroke="${HEX.tomato}" stroke-width="3"/><circle cx="90" cy="90" r="74" fill="none" stroke="${HEX.silver}"/>`,
  `<path d="M90 90L90 28A62 62 0 1 0 143.7 59Z" fill="#c98b2e"/><path d="M90 90L90 36A54 54 0 1 0 136.8 63Z" fill="${HEX.lemon}"/>`,
  Array.from({ length: 36 }, (_, index) =>
    index % 36 > 26 && index % 36 < 34 ? '' : crumb(index * 0.175, 22 + ((index * 17) % 28)),
  ).join(''),
  slice(64, 110, 1.3) + slice(104, 124, 1.1) + slice(58, 74, 1),
  `<g transform="translate(92 92) rotate(48)">${leaf(-10, 0, 0, 0.9)}</g>`,
].join('');
/** A plate seen from above with its cutlery, about 0, 0. */
const plateOf = (r: number): string =>
  `<circle r="${r}" fill="#fff"/><circle r="${round(r * 0.94)}" fill="none" stroke="${HEX.tomato}" stroke-width=".7"/><circle r="${round(r * 0.65)}" fill="none" stroke="${HEX.silver}" stroke-width=".25"/>`;
const FORK = `<rect x="-.7" y="-2" width="1.4" height="16" rx=".7"/><path d="M-2.4-14h1v8h.7v-8h1.4v8h.7v-8h1v9q0 4-2.4 4q-2.4 0-2.4-4Z"/>`;
const KNIFE = `<rect x="-.8" y="0" width="1.6" height="14" rx=".8"/><path d="M-.8 0V-14C2-13 2.200-4 1.400 0Z"/>`;
const place = (x: number, y: number, r: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${plateOf(r)}<g fill="${HEX.silver}"><g transform="translate(${-r - 4.5} 0) scale(${round(r / 15)})">${FORK}</g><g transform="translate(${r + 4.5} 0) scale(${round(r / 15)})">${KNIFE}</g></g></g>`;

const bread = [
  `<rect x="8" y="8" width="72" height="28" rx="6" fill="#c98b2e"/><rect x="10" y="10" width="68" height="24" rx="5" fill="none" stroke="${HEX.ink}" stroke-width=".3" opacity=".5"/>`,
  `<path d="M18 22C18 14 26 12 38 12S58 14 58 22S50 32 38 32S18 30 18 22Z" fill="#9a6220"/><path d="M26 16L32 28M34 15L40 29M42 15L48 28" stroke="#fff6d6" stroke-width="1.400" stroke-linecap="round"/>`,
  [62, 67, 72]
    .map(
      (x) =>
        `<rect x="${x}" y="14" width="3.600" height="16" rx="1.800" fill="#fff6d6" stroke="#9a6220" stroke-width=".8"/>`,
    )
    .join(''),
  glass(92, 13, HEX.tomato) + glass(90, 32, HEX.lemon),
].join('');
const bloom = (x: number, y: number, r: number, fill: string, heart: string): string =>
  `${[0, 72, 144, 216, 288].map((turn) => `<circle cx="${round(x + r * 0.62 * Math.sin((turn * Math.PI) / 180))}" cy="${round(y - r * 0.62 * Math.cos((turn * Math.PI) / 180))}" r="${round(r * 0.55)}" fill="${fill}"/>`).join('')}<circle cx="${x}" cy="${y}" r="${round(r * 0.36)}" fill="${heart}"/>`;
const flowers = [
  leaf(52, 22, 168, 1) + leaf(48, 24, 14, 1) + leaf(50, 20, -28, 0.8) + leaf(46, 26, 204, 0.8),
  bloom(40, 20, 10, HEX.tomato, HEX.lemon) +
    bloom(56, 26, 9, '#fff', HEX.lemon) +
    bloom(60, 13, 7.5, HEX.tomato, HEX.ink),
  bloom(29, 29, 6.5, '#fff', HEX.lemon),
  glass(8, 30, HEX.tomato) + glass(92, 12, HEX.lemon),
].join('');
const scattered = (
  width: number,
  height: number,
  step: number,
  draw: (x: number, y: number, index: number) => string,
) => {
  let index = 0;
  const drawn: string[] = [];
  for (let row = 0, y = step / 2; y < height + step; row++, y += step * 0.8)
    for (let x = row % 2 ? 0 : step / 2; x < width + step; x += step) drawn.push(draw(round(x), round(y), index++));
  return drawn.join('');
};
/** What lies under a photo that is still to come: cloths, each laid in another way. */
const cloth = (ground: string, inner: string) =>
  svg(220, 150, `<rect width="220" height="150" fill="${ground}"/>${inner}`, 3);
/** Stripes across and stripes down, each all of one piece: where they cross it is twice as dark, everywhere. */
const gingham = [
  Array.from({ length: 11 }, (_, index) => `M${index * 20 + 5} 0h10V150h-10Z`),
  Array.from({ length: 8 }, (_, index) => `M0 ${index * 20 + 5}h220v10H0Z`),
]
  .map((bands) => `<path d="${bands.join('')}" fill="${HEX.tomato}" opacity=".42"/>`)
  .join('');

const drawings = {
  'tafel-cake': svg(180, 180, cake),
  'tafel-fork': svg(6, 32, `<g transform="translate(3 16)" fill="${HEX.silver}">${FORK}</g>`, 2),
  'tafel-knife': svg(6, 32, `<g transform="translate(3 16)" fill="${HEX.silver}">${KNIFE}</g>`, 2),
  // What belongs to a seat: above it the room for whoever sits there.
  'tafel-seat': svg(58, 105, place(29, 89, 15, 0), 2),
  'tafel-seat-side': svg(75, 70, place(63, 35, 11, -90), 2),
  'tafel-lemons': svg(
    100,
    44,
    leaf(18, 24, -8, 1.3) +
      lemon(66, 18, 20, 1) +
      lemon(82, 26, -24, 0.85) +
      slice(38, 33, 0.85) +
      glass(10, 12, HEX.lemon) +
      glass(93, 10, HEX.tomato),
    2,
  ),
  'tafel-bread': svg(100, 44, bread, 2),
  'tafel-flowers': svg(100, 44, `<g transform="translate(7 5.5) scale(.86)">${flowers}</g>`, 2),
  'tafel-branch': svg(
    74,
    30,
    `<g transform="translate(1 -2) scale(.92)">${leaf(4, 14, 10, 1.1) + lemon(52, 18, 26, 0.9) + lemon(66, 14, -18, 0.7)}</g>`,
    2,
  ),
  'tafel-slice': svg(30, 20, slice(20, 10, 0.95) + glass(7, 10, HEX.tomato), 2),
  'tafel-cloth-1': cloth(
    HEX.olive,
    scattered(220, 150, 34, (x, y, index) => lemon(x, y, index * 47, 1.05)),
  ),
  'tafel-cloth-2': cloth(
    HEX.tomato,
    scattered(220, 150, 62, (x, y) => place(x, y, 17, 0)),
  ),
  'tafel-cloth-3': cloth(
    '#ffffff',
    gingham + leaf(46, 82, -14, 1.1) + lemon(84, 68, 24, 1.25) + lemon(110, 80, -30, 1.15) + slice(142, 72, 1.4),
  ),
  'tafel-cloth-5': cloth(
    HEX.blush,
    Array.from({ length: 14 }, (_, at) => `<path d="M${at * 26 - 120} 150L${at * 26 + 30} 0H${at * 26 + 42}L${at * 26 - 108} 150Z" fill="${at % 2 ? HEX.olive : HEX.tomato}"/>`).join(''), // prettier-ignore
  ),
  'tafel-cloth-6': cloth(
    HEX.tomato,
    scattered(220, 150, 22, (x, y) => `<circle cx="${x}" cy="${y}" r="4.400" fill="${HEX.blush}"/>`),
  ),
  'tafel-cloth-7': cloth(
    HEX.lemon,
    scattered(220, 150, 44, (x, y, index) => leaf(x - 14, y, index % 2 ? 24 : -24, 0.9)),
  ),
  'tafel-cloth-8': cloth(
    HEX.olive,
    Array.from({ length: 11 }, (_, at) => `<path d="M0 ${at * 15 + 6}q11-9 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0" fill="none" stroke="${HEX.lemon}" stroke-width="2.600"/>`).join(''), // prettier-ignore
  ),
  'tafel-cloth-4': cloth(
    HEX.lemon,
    scattered(220, 150, 40, (x, y, index) => (index % 2 ? slice(x, y, 1.3) : bloom(x, y, 11, '#ffffff', HEX.tomato))),
  ),
  'tafel-rings': svg(
    230,
    150,
    `<g fill="none" stroke="${HEX.tomato}"><circle cx="52" cy="46" r="17" stroke-width="2.200" opacity=".75"/><circle cx="76" cy="60" r="17" stroke-width="1.200" opacity=".5"/><circle cx="176" cy="98" r="14" stroke-width="2" opacity=".6"/></g><path d="M112 84c8-8 22-6 26 2s-4 14-10 14-8 6-15 3-9-12-1-19Z" fill="${HEX.tomato}" opacity=".5"/><circle cx="146" cy="112" r="2.400" fill="${HEX.tomato}" opacity=".5"/><circle cx="108" cy="112" r="1.600" fill="${HEX.tomato}" opacity=".5"/><g fill="#9a6220" opacity=".7"><circle cx="184" cy="40" r="1.500"/><circle cx="190" cy="46" r="1"/><circle cx="178" cy="47" r="1.200"/><circle cx="187" cy="52" r=".8"/></g><path d="M30 108c10-6 24 4 20 12s-22 8-26 2 0-11 6-14Z" fill="${HEX.lemon}" opacity=".8"/>`,
    2,
  ),
};

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': [
    same('{answer-couple}'),
    named(
      'Eine lange Tafel,\nviele Gäste, ein Album.',
      'One long table,\nmany guests, one album.',
      'Une longue table,\nbeaucoup d’invités, un album.',
      'Una lunga tavolata,\ntanti ospiti, un album.',
      'Jeden długi stół,\nwielu gości, jeden album.',
    ),
  ],
  'cover.date': [same('{answer-place}\n{answer-date}'), same('{answer-date}'), same('{release-date}')],
  'welcome.title': named('Nehmt Platz', 'Take a seat', 'Prenez place', 'Accomodatevi', 'Siadajcie'),
  'welcome.text': named(
    'Jede Nummer hat ihren Platz, jeder Platz seinen Teller, und was doppelt ist, wandert über den Tisch. Füllt die Plätze, tauscht und bleibt bis zum letzten Lied.',
    'Every number has its seat, every seat its plate, and doubles are passed across the table. Fill the seats, swap, and stay until the last song.',
    'À chaque numéro sa place, à chaque place son assiette, et les doubles passent par-dessus la table. Remplissez les places, échangez et restez jusqu’à la dernière chanson.',
    'Ogni numero ha il suo posto, ogni posto il suo piatto, e i doppioni passano da una parte all’altra del tavolo. Riempite i posti, scambiate e restate fino all’ultima canzone.',
    'Każdy numer ma swoje miejsce, każde miejsce swój talerz, a podwójne wędrują przez stół. Zapełnijcie miejsca, wymieniajcie się i zostańcie do ostatniej piosenki.',
  ),
  'contents.title': named('Sitzordnung', 'Seating plan', 'Plan de table', 'Disposizione', 'Plan stołów'),
  'opener.1': named(
    'An dieser Tafel ist jeder Platz nummeriert, und jeder wartet auf ein Gesicht.',
    'At this table every seat has a number, and every one is waiting for a face.',
    'À cette table, chaque place a son numéro, et chacune attend un visage.',
    'A questa tavola ogni posto ha un numero, e ognuno aspetta un viso.',
    'Przy tym stole każde miejsce ma numer i każde czeka na twarz.',
  ),
  'opener.2': named(
    'Man rückt zusammen, reicht das Brot weiter und lernt die Namen links und rechts.',
    'People move closer, pass the bread and learn the names to their left and right.',
    'On se serre, on passe le pain, on apprend les prénoms à gauche et à droite.',
    'Ci si stringe, si passa il pane e si imparano i nomi a destra e a sinistra.',
    'Przysuwamy krzesła, podajemy chleb i poznajemy imiona po lewej i prawej.',
  ),
  'opener.3': named(
    'Die besten Plätze sind immer die, an denen gerade gelacht wird.',
    'The best seats are always where the laughing is.',
    'Les meilleures places sont toujours celles où l’on rit.',
    'I posti migliori sono sempre quelli dove si ride.',
    'Najlepsze miejsca są zawsze tam, gdzie ktoś się śmieje.',
  ),
  'opener.4': named(
    'Ein Tisch ist erst gedeckt, wenn jemand daran sitzt.',
    'A table is not laid until somebody sits at it.',
    'Une table n’est vraiment mise que lorsqu’on s’y assied.',
    'Una tavola è pronta solo quando qualcuno si siede.',
    'Stół jest nakryty dopiero wtedy, gdy ktoś przy nim siedzi.',
  ),
  'opener.5': named(
    'Wer hier noch fehlt, steckt bestimmt in der nächsten Tüte.',
    'Whoever is missing here is sure to be in the next pack.',
    'Ceux qui manquent encore sont sûrement dans la prochaine pochette.',
    'Chi manca ancora è di certo nella prossima bustina.',
    'Kogo tu jeszcze brakuje, ten na pewno jest w następnej torebce.',
  ),
  'opener.6': named(
    'Das Brot geht im Kreis, die Doppelten auch.',
    'The bread goes round, and so do the doubles.',
    'Le pain fait le tour de la table, les doubles aussi.',
    'Il pane fa il giro della tavola, i doppioni pure.',
    'Chleb krąży wokół stołu, podwójne też.',
  ),
  'opener.7': named(
    'Jede Tafel wird einmal abgeräumt. In diesem Buch bleibt sie gedeckt.',
    'Every table is cleared in the end. In this book it stays laid.',
    'Toute table finit par être débarrassée. Dans ce livre, elle reste mise.',
    'Ogni tavola prima o poi si sparecchia. In questo libro resta apparecchiata.',
    'Każdy stół kiedyś się sprząta. W tej książce zostaje nakryty.',
  ),
  'opener.8': named(
    'Schlechte Plätze gibt es nicht, nur solche näher am Nachtisch.',
    'There are no bad seats, only some that are nearer the dessert.',
    'Il n’y a pas de mauvaises places, seulement certaines plus près du dessert.',
    'Non ci sono brutti posti, solo alcuni più vicini al dolce.',
    'Nie ma złych miejsc, są tylko takie bliżej deseru.',
  ),
  'card.1.title': named('Menükarte', 'Menu', 'Menu', 'Menù', 'Menu'),
  'card.1': [same('{answer-menu}')],
  'card.1.1': named('Zuerst', 'To start', 'D’abord', 'Prima', 'Najpierw'),
  'card.1.2': named('Dann', 'Then', 'Puis', 'Poi', 'Potem'),
  'card.1.3': named('Zum Schluss', 'To finish', 'Pour finir', 'Per finire', 'Na koniec'),
  'card.2.title': named('Tischgespräch', 'Table talk', 'Conversation', 'Conversazione', 'Rozmowa przy stole'),
  'card.2': named(
    'Woher kennst du die beiden?\n\nWelche Nummer fehlt dir noch?\n\nIsst du deinen Nachtisch?\n\nUnd tanzt du nachher?',
    'How do you know the two of them?\n\nWhich number are you missing?\n\nWill you eat your dessert?\n\nAnd shall we dance later?',
    'D’où les connais-tu ?\n\nQuel numéro te manque ?\n\nTu manges ton dessert ?\n\nEt tu danses, tout à l’heure ?',
    'Come conosci gli sposi?\n\nChe numero ti manca?\n\nIl dolce lo mangi tu?\n\nE dopo balli?',
    'Skąd znasz młodą parę?\n\nJakiego numeru ci brakuje?\n\nZjesz swój deser?\n\nA zatańczysz potem?',
  ),
  'card.3.title': named('Zum Wohl', 'To your health', 'À la vôtre', 'Alla salute', 'Na zdrowie'),
  'card.3': named(
    'Prost!\n\nCheers!\n\nSanté!\n\nCin cin!\n\nNa zdrowie!',
    'Prost!\n\nCheers!\n\nSanté!\n\nCin cin!\n\nNa zdrowie!',
    'Prost!\n\nCheers!\n\nSanté !\n\nCin cin!\n\nNa zdrowie!',
    'Prost!\n\nCheers!\n\nSanté!\n\nCin cin!\n\nNa zdrowie!',
    'Prost!\n\nCheers!\n\nSanté!\n\nCin cin!\n\nNa zdrowie!',
  ),
  'card.4.title': named('Tischregeln', 'Table manners', 'Bonnes manières', 'Buone maniere', 'Dobre maniery'),
  'card.4': named(
    'Wer klebt, isst nicht.\n\nWer isst, klebt nicht.\n\nGetauscht wird quer über den Tisch.\n\nNachschlag ist Pflicht.',
    'Those who stick do not eat.\n\nThose who eat do not stick.\n\nSwapping goes across the table.\n\nSeconds are compulsory.',
    'Qui colle ne mange pas.\n\nQui mange ne colle pas.\n\nOn échange par-dessus la table.\n\nSe resservir est obligatoire.',
    'Chi incolla non mangia.\n\nChi mangia non incolla.\n\nSi scambia da un capo all’altro.\n\nIl bis è obbligatorio.',
    'Kto wkleja, ten nie je.\n\nKto je, ten nie wkleja.\n\nWymieniamy się przez stół.\n\nDokładka jest obowiązkowa.',
  ),
  'card.5.title': named('Limonade', 'Lemonade', 'Citronnade', 'Limonata', 'Lemoniada'),
  'card.5': named(
    'Zitronen auspressen, Zucker in heißem Wasser lösen, kalt aufgießen, Minze hinein.\n\nProbieren.\n\nNoch eine Zitrone.',
    'Squeeze lemons, melt sugar in hot water, top up with cold, add mint.\n\nTaste.\n\nOne more lemon.',
    'Presser des citrons, fondre le sucre dans l’eau chaude, allonger d’eau fraîche, ajouter la menthe.\n\nGoûter.\n\nEncore un citron.',
    'Spremere i limoni, sciogliere lo zucchero in acqua calda, allungare con acqua fredda, aggiungere menta.\n\nAssaggiare.\n\nAncora un limone.',
    'Wycisnąć cytryny, rozpuścić cukier w gorącej wodzie, dolać zimnej, wrzucić miętę.\n\nSpróbować.\n\nJeszcze jedna cytryna.',
  ),
  'card.6.title': named('Die Serviette', 'The napkin', 'La serviette', 'Il tovagliolo', 'Serwetka'),
  'card.6': named(
    'Zum Dreieck falten.\n\nVon der Seite her einrollen.\n\nDas Ende einstecken und hinstellen.\n\nSie fällt um. Noch einmal.',
    'Fold into a triangle.\n\nRoll up from the side.\n\nTuck in the end and stand it up.\n\nIt falls over. Start again.',
    'Plier en triangle.\n\nRouler par le côté.\n\nRentrer le bout, poser debout.\n\nElle tombe. On recommence.',
    'Piegare a triangolo.\n\nArrotolare da un lato.\n\nInfilare la punta e metterlo in piedi.\n\nCade. Da capo.',
    'Złożyć w trójkąt.\n\nZwinąć od boku.\n\nWsunąć koniec i postawić.\n\nPrzewraca się. Od nowa.',
  ),
  'card.7.title': named('Nachschlag', 'Seconds', 'Encore un peu', 'Il bis', 'Dokładka'),
  'card.7': named(
    'Davon hätte es gern mehr sein dürfen',
    'There could have been more of this',
    'On en aurait bien repris',
    'Ne avremmo voluto ancora',
    'Tego mogło być więcej',
  ),
  'card.8.title': named('Getränke', 'Drinks', 'Boissons', 'Da bere', 'Napoje'),
  'card.8.1': named('Zum Anstoßen', 'For the toast', 'Pour trinquer', 'Per il brindisi', 'Do toastu'),
  'card.8.2': named('Zum Essen', 'With the meal', 'À table', 'A tavola', 'Do obiadu'),
  'card.8.3': named('Nach Mitternacht', 'After midnight', 'Après minuit', 'Dopo mezzanotte', 'Po północy'),
  'table.line': [
    named(
      'Bitte Platz nehmen: ein Gesicht an jeden Teller.',
      'Please be seated: one face to a plate.',
      'À table : un visage par assiette.',
      'A tavola: un viso per ogni piatto.',
      'Prosimy siadać: jedna twarz przy talerzu.',
    ),
    named(
      'Sitzen bleiben, der Nachtisch kommt gleich.',
      'Stay seated, dessert is on its way.',
      'Restez assis, le dessert arrive.',
      'Restate seduti, arriva il dolce.',
      'Nie wstawajcie, zaraz będzie deser.',
    ),
    named(
      'Ist hier noch frei? Nur bis zur nächsten Tüte.',
      'Is this seat free? Only until the next pack.',
      'C’est libre ? Jusqu’à la prochaine pochette.',
      'È libero? Solo fino alla prossima bustina.',
      'Czy tu wolne? Tylko do następnej torebki.',
    ),
    named(
      'Salz bitte nach links, Doppelte nach rechts.',
      'Salt to the left, doubles to the right, please.',
      'Le sel à gauche, les doubles à droite, merci.',
      'Il sale a sinistra, i doppioni a destra, grazie.',
      'Sól w lewo, podwójne w prawo, poprosimy.',
    ),
    named(
      'Rückt zusammen, es kommen noch welche.',
      'Move up, there are more to come.',
      'Serrez-vous, il en arrive encore.',
      'Stringetevi, ne arrivano altri.',
      'Ścieśnijcie się, jeszcze ktoś przyjdzie.',
    ),
    named(
      'Heute dürfen die Ellenbogen auf den Tisch.',
      'Elbows are allowed on the table today.',
      'Aujourd’hui, les coudes sur la table sont permis.',
      'Oggi si può stare con i gomiti sul tavolo.',
      'Dziś wolno trzymać łokcie na stole.',
    ),
    named(
      'Wer neben wem sitzt, entscheidet die Nummer.',
      'The number decides who sits beside whom.',
      'C’est le numéro qui décide qui s’assied où.',
      'Chi siede accanto a chi lo decide il numero.',
      'O tym, kto koło kogo siedzi, decyduje numer.',
    ),
    named(
      'Gute Nachbarn sind die halbe Feier.',
      'Good neighbours are half the party.',
      'De bons voisins, c’est la moitié de la fête.',
      'I buoni vicini sono metà della festa.',
      'Dobrzy sąsiedzi to połowa zabawy.',
    ),
  ],
  quote: [
    same('{answer-saying}'),
    named(
      'Auf die Langsamen,\ndie Lauten\nund die Lieben.',
      'To the slow ones,\nthe loud ones\nand the loved ones.',
      'Aux lents,\naux bruyants\net à ceux qu’on aime.',
      'Ai lenti,\nai chiassosi\ne ai cari.',
      'Za powolnych,\ngłośnych\ni kochanych.',
    ),
    named(
      'Erst die Suppe,\ndann die Rührung.',
      'Soup first,\ntears later.',
      'D’abord la soupe,\nensuite les larmes.',
      'Prima la zuppa,\npoi la commozione.',
      'Najpierw zupa,\npotem wzruszenie.',
    ),
    named(
      'Setzt euch.\nJetzt wird gegessen,\nnicht geredet.',
      'Sit down.\nEat first,\ntalk later.',
      'Asseyez-vous.\nOn mange,\non parlera après.',
      'Sedetevi.\nOra si mangia,\npoi si parla.',
      'Siadajcie.\nTeraz się je,\na nie gada.',
    ),
    named(
      'Auf das, was kommt,\nund auf den Kuchen.',
      'To what is coming,\nand to the cake.',
      'À ce qui vient,\net au gâteau.',
      'A quello che viene,\ne alla torta.',
      'Za to, co przed nami,\ni za ciasto.',
    ),
    named(
      'Recht hat,\nwer nachschenkt.',
      'Whoever refills\nis always right.',
      'Qui ressert\na toujours raison.',
      'Ha ragione\nchi riempie i bicchieri.',
      'Rację ma ten,\nkto dolewa.',
    ),
    named(
      'An langen Tischen\nwerden die Wege kurz.',
      'Long tables\nbring people close.',
      'Les longues tables\nrapprochent.',
      'Le tavole lunghe\naccorciano le distanze.',
      'Długi stół\nskraca drogę do siebie.',
    ),
  ],
  'seats.line': [
    named(
      'Wer hat sich noch dazugesetzt?',
      'Who else has joined this table?',
      'Qui s’est encore assis ici ?',
      'Chi altro si è seduto qui?',
      'Kto jeszcze się dosiadł?',
    ),
    named(
      'Worüber wurde hier geredet?',
      'What did you talk about here?',
      'De quoi a-t-on parlé ici ?',
      'Di che cosa si è parlato qui?',
      'O czym się tu rozmawiało?',
    ),
    named(
      'Wer hat hier am lautesten gelacht?',
      'Who had the loudest laugh here?',
      'Qui a ri le plus fort ici ?',
      'Chi ha riso più forte qui?',
      'Kto się tu najgłośniej śmiał?',
    ),
  ],
  'head.quote': [
    named(
      '{answer-couple}: kennengelernt {answer-met}',
      '{answer-couple}: they met {answer-met}',
      '{answer-couple} : la rencontre {answer-met}',
      '{answer-couple}: il primo incontro {answer-met}',
      '{answer-couple}: pierwsze spotkanie {answer-met}',
    ),
    same('{answer-couple}'),
    named(
      'Wer am Kopf sitzt,\nmuss irgendwann aufstehen und reden.',
      'Whoever sits at the head\nhas to stand up and talk some time.',
      'Qui préside la table\ndoit bien se lever et parler un jour.',
      'Chi sta a capotavola\nprima o poi si alza e parla.',
      'Kto siedzi u szczytu,\nten kiedyś wstaje i przemawia.',
    ),
  ],
  'head.line': named(
    'Zwei Plätze, von denen aus man alle sieht.',
    'Two seats from which you can see everybody.',
    'Deux places d’où l’on voit tout le monde.',
    'Due posti da cui si vedono tutti.',
    'Dwa miejsca, z których widać wszystkich.',
  ),
  'day.title': named('Der Tag', 'The day', 'Le jour', 'Il giorno', 'Ten dzień'),
  'day.text': named(
    'Ein Fest geht Gang für Gang, und keiner lässt sich überspringen.',
    'A party goes course by course, and none of them can be skipped.',
    'Une fête se sert plat après plat, et l’on n’en saute aucun.',
    'Una festa va portata per portata, e non se ne salta nessuna.',
    'Wesele podaje się danie po daniu i żadnego nie da się pominąć.',
  ),
  'day.list': [
    same('{answer-day}'),
    named(
      'Ankommen\nJa sagen\nAnstoßen\nEssen\nReden\nTanzen\nNoch nicht gehen wollen',
      'Arriving\nSaying yes\nRaising a glass\nEating\nTalking\nDancing\nNot wanting to leave',
      'Arriver\nDire oui\nTrinquer\nManger\nParler\nDanser\nNe pas vouloir partir',
      'Arrivare\nDire di sì\nBrindare\nMangiare\nParlare\nBallare\nNon voler andare via',
      'Przyjechać\nPowiedzieć „tak”\nWznieść toast\nZjeść\nPogadać\nZatańczyć\nNie chcieć wychodzić',
    ),
  ],
  'family.title': [
    named(
      'Alle an einem Tisch',
      'All at one table',
      'Tous à la même table',
      'Tutti a un solo tavolo',
      'Wszyscy przy jednym stole',
    ),
  ],
  'family.line': [
    same('{answer-place}, {answer-date}'),
    same('{answer-place}'),
    named(
      'Bitte kurz aufstehen und lächeln.',
      'Please stand up for a moment and smile.',
      'Levez-vous un instant, et souriez.',
      'Alzatevi un attimo e sorridete.',
      'Prosimy na chwilę wstać i się uśmiechnąć.',
    ),
  ],
  'recipe.kicker': [
    named(
      'Auf dem Fest gab es: {answer-cake}',
      'At the party there was: {answer-cake}',
      'À la fête, il y avait : {answer-cake}',
      'Alla festa c’era: {answer-cake}',
      'Na weselu był: {answer-cake}',
    ),
    named(
      'Zum Nachbacken, wenn das Fest vorbei ist',
      'To bake when the party is over',
      'À refaire quand la fête est finie',
      'Da rifare quando la festa è finita',
      'Do upieczenia, gdy wesele się skończy',
    ),
  ],
  'recipe.title': named(
    'Zitronenkuchen\nmit Olivenöl',
    'Lemon cake\nwith olive oil',
    'Gâteau au citron\net à l’huile d’olive',
    'Torta al limone\ne olio d’oliva',
    'Ciasto cytrynowe\nna oliwie',
  ),
  'recipe.amounts': named(
    '4 Eier\n250 g Zucker\n200 ml Olivenöl\n150 g Joghurt\n300 g Mehl\n3 TL Backpulver\n2 Zitronen',
    '4 eggs\n250 g sugar\n200 ml olive oil\n150 g yoghurt\n300 g flour\n3 tsp baking powder\n2 lemons',
    '4 œufs\n250 g de sucre\n200 ml d’huile d’olive\n150 g de yaourt\n300 g de farine\n3 c. à c. de levure\n2 citrons',
    '4 uova\n250 g di zucchero\n200 ml di olio d’oliva\n150 g di yogurt\n300 g di farina\n3 cucchiaini di lievito\n2 limoni',
    '4 jajka\n250 g cukru\n200 ml oliwy\n150 g jogurtu\n300 g mąki\n3 łyżeczki proszku\n2 cytryny',
  ),
  'recipe.text': named(
    'Eier und Zucker schaumig schlagen, bis der Arm müde ist. Öl, Joghurt, Schale und Saft der Zitronen unterrühren. Mehl und Backpulver dazu, nicht mehr viel rühren.\n\nBei 170 Grad 45 Minuten backen. Auskühlen lassen, wenn es gelingt.',
    'Beat eggs and sugar until your arm is tired. Stir in oil, yoghurt, zest and juice of the lemons. Add flour and baking powder, then stir no more than you must.\n\nBake at 170 degrees for 45 minutes. Leave to cool, if you can.',
    'Battre les œufs et le sucre jusqu’à en avoir mal au bras. Ajouter l’huile, le yaourt, le zeste et le jus des citrons, puis la farine et la levure, sans trop remuer.\n\nCuire 45 minutes à 170 degrés. Laisser refroidir, si possible.',
    'Montare uova e zucchero finché il braccio è stanco. Unire olio, yogurt, scorza e succo dei limoni, poi farina e lievito, senza mescolare troppo.\n\nIn forno a 170 gradi per 45 minuti. Lasciar raffreddare, se ci si riesce.',
    'Ubić jajka z cukrem, aż zaboli ręka. Dodać oliwę, jogurt, skórkę i sok z cytryn, potem mąkę i proszek, już dużo nie mieszać.\n\nPiec 45 minut w 170 stopniach. Ostudzić, jeśli się uda.',
  ),
  'plates.title': named(
    'Auf den Teller geschrieben',
    'Written on a plate',
    'Écrit dans l’assiette',
    'Scritto nel piatto',
    'Zapisane na talerzu',
  ),
  'plan.title': named(
    'Wer saß neben wem?',
    'Who sat beside whom?',
    'Qui était à côté de qui ?',
    'Chi era accanto a chi?',
    'Kto siedział koło kogo?',
  ),
  'plan.text': named(
    'Namen an die Stühle, Striche zwischen allen, die miteinander geredet haben',
    'Names by the chairs, lines between all who talked to each other',
    'Un prénom par chaise, un trait entre ceux qui se sont parlé',
    'Un nome per sedia, una linea tra chi si è parlato',
    'Imiona przy krzesłach, kreski między tymi, którzy rozmawiali',
  ),
  'stains.title': named('Fleckenkarte', 'Map of stains', 'Carte des taches', 'Carta delle macchie', 'Mapa plam'),
  'stains.text': named(
    'Ein sauberes Tischtuch hat nichts erlebt. Jeder Fleck bekommt einen Namen, und daneben steht, wer es war.',
    'A clean tablecloth has seen nothing. Every stain gets a name, and that of whoever made it.',
    'Une nappe propre n’a rien vécu. À chaque tache, un nom et son auteur.',
    'Una tovaglia pulita non ha vissuto. A ogni macchia un nome e il suo autore.',
    'Czysty obrus niczego nie przeżył. Każda plama dostaje nazwę i sprawcę.',
  ),
  'dance.title': named('Tisch beiseite', 'Tables aside', 'On pousse les tables', 'Via i tavoli', 'Odsuwamy stoły'),
  'dance.text': [
    named(
      'Zuerst getanzt: {answer-song}. Und dann zu all diesen:',
      'The first dance: {answer-song}. And then to all of these:',
      'D’abord {answer-song}. Et puis toutes celles-ci :',
      'Prima di tutto {answer-song}. E poi tutte queste:',
      'Najpierw {answer-song}. A potem wszystkie te:',
    ),
    named(
      'Lieder, bei denen niemand sitzen blieb',
      'Songs that kept nobody seated',
      'Les chansons qui ont levé tout le monde',
      'Le canzoni che hanno fatto alzare tutti',
      'Piosenki, przy których nikt nie siedział',
    ),
  ],
  'bingo.title': named('Redenbingo', 'Speech bingo', 'Loto des discours', 'Tombola dei discorsi', 'Bingo przemówień'),
  'bingo.text': named(
    'Ankreuzen, was in den Reden vorkommt. Drei in einer Reihe: leise „Prost“ rufen.',
    'Tick what you hear in the speeches. Three in a row: a quiet “Cheers”.',
    'Cochez ce qu’on entend dans les discours. Trois à la suite : un « Santé » discret.',
    'Segnate quello che si sente nei discorsi. Tre in fila: un «Cin cin» sottovoce.',
    'Skreślajcie, co pada w przemówieniach. Trzy w rzędzie: ciche „Sto lat”.',
  ),
  'bingo.1': named(
    '„Ich fasse mich kurz“',
    '“I’ll be brief”',
    '« Je serai bref »',
    '«Sarò breve»',
    '„Będę się streszczać”',
  ),
  'bingo.2': named('Zettel vergessen', 'Notes forgotten', 'Papier oublié', 'Foglio dimenticato', 'Zapomniana kartka'),
  'bingo.3': named('Taschentuch', 'A tissue', 'Un mouchoir', 'Fazzoletto', 'Chusteczka'),
  'bingo.4': named('„Damals“', '“Back then”', '« À l’époque »', '«A quei tempi»', '„Dawno temu”'),
  'bingo.5': named(
    'Applaus zu früh',
    'Clapping too soon',
    'Bravo trop tôt',
    'Applauso in anticipo',
    'Brawa za wcześnie',
  ),
  'bingo.6': named('Mikrofon pfeift', 'Mic squeals', 'Micro qui siffle', 'Microfono che fischia', 'Mikrofon piszczy'),
  'bingo.7': named('Ein Gedicht', 'A poem', 'Un poème', 'Una poesia', 'Wiersz'),
  'bingo.8': named('Glas klingt', 'A glass rings', 'Verre qui tinte', 'Tintinnio', 'Brzęk kieliszka'),
  'bingo.9': named('„Ein Hoch!“', '“A toast!”', '« Un toast ! »', '«Un brindisi!»', '„Zdrowie!”'),
  'thanks.title': named('Danke', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'thanks.text': [
    same('{answer-thanks}'),
    named(
      'Fürs Kommen, fürs Zusammenrücken, fürs Weiterreichen. Der Tisch ist abgeräumt, ihr bleibt.',
      'For coming, for moving up, for passing things on. The table is cleared, you stay.',
      'D’être venus, de vous être serrés, d’avoir passé les plats. La table est débarrassée, vous restez.',
      'Di essere venuti, di esservi stretti, di aver passato i piatti. La tavola è sparecchiata, voi restate.',
      'Za przyjazd, za ścieśnianie się, za podawanie dalej. Stół sprzątnięty, wy zostajecie.',
    ),
  ],
  'guests.title': named('Eure Wünsche', 'Your good wishes', 'Vos vœux', 'I vostri auguri', 'Wasze życzenia'),
  'photo.hint': named(
    'Hier steht euer Lieblingsbild.',
    'Your favourite picture goes here.',
    'Ici, votre photo préférée.',
    'Qui la vostra foto preferita.',
    'Tu wasze ulubione zdjęcie.',
  ),
  'back.line': named(
    'Bis zum letzten Lied.',
    'Until the last song.',
    'Jusqu’à la dernière chanson.',
    'Fino all’ultima canzone.',
    'Do ostatniej piosenki.',
  ),
  'chapter.one': named('Tisch eins', 'Table one', 'Table un', 'Tavolo uno', 'Stół pierwszy'),
  'chapter.two': named('Tisch zwei', 'Table two', 'Table deux', 'Tavolo due', 'Stół drugi'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const SEATS = [12, 66, 120, 174, 236, 290, 344, 398];
const SIX = [26, 90, 154, 256, 320, 384];
const serif = { font: 'title' };
/** An empty plate's colour: somebody is still to sit down. */
const FREE = '#fbe9df';
const ABOVE = 28;
const BELOW = 207;
const CENTRES = ['tafel-lemons', 'tafel-bread', 'tafel-flowers'] as const;
const CLOTHS = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `tafel-cloth-${at}`);
const centre = (x: number, y: number, width = 100): ContentNode =>
  picture(x, y, width, width * 0.44, CENTRES, { name: 'Mitte' });

/** Three stripes along each side of a cloth, counted from where it ends or is trimmed. */
const STRIPES = [5, 11.4, 17.8];
function clothAcross(y: number, height: number): ContentNode[] {
  const [top, bottom] = [Math.max(y, 0), Math.min(y + height, 297)];
  const stripes = STRIPES.flatMap((at) => [
    rect(-4, top + at, 468, 3.2, TOMATO),
    rect(-4, bottom - at - 3.2, 468, 3.2, TOMATO),
  ]);
  return [rect(-4, y, 468, height, LINEN), ...stripes];
}
function clothDown(x: number, width: number): ContentNode[] {
  const stripes = STRIPES.flatMap((at) => [
    rect(x + at, -4, 3.2, 305, TOMATO),
    rect(x + width - at - 3.2, -4, 3.2, 305, TOMATO),
  ]);
  return [rect(x, -4, width, 305, LINEN), ...stripes];
}
function setting(x: number, y: number, scale: number): ContentNode {
  return node('Group', { name: 'Gedeck', x, y, scale }, [
    disc(0, 0, 17, '#ffffff'),
    disc(0, 0, 16, null, { stroke: TOMATO, strokeWidth: 0.7 }),
    disc(0, 0, 11, null, { stroke: HEX.silver, strokeWidth: 0.25 }),
    picture(-24, -16, 6, 32, 'tafel-fork'),
    picture(18, -16, 6, 32, 'tafel-knife'),
  ]);
}
/** A guest and what is laid for them: without the one, not the other. */
const seatAbove = (x: number): ContentNode[] => [
  picture(x - 4, ABOVE, 58, 105, 'tafel-seat', { name: 'Gedeck' }),
  cell(x, ABOVE, false, { fill: FREE }),
];
const seatBelow = (x: number): ContentNode[] => [
  picture(x - 4, BELOW - 35, 58, 105, 'tafel-seat', { name: 'Gedeck', flip: 'both' }),
  cell(x, BELOW, false, { fill: FREE }),
];
const seatAside = (x: number, y: number, right: boolean): ContentNode[] => [
  picture(right ? x - 25 : x, y, 75, 70, 'tafel-seat-side', { name: 'Gedeck', ...(right && { flip: 'horizontal' }) }),
  cell(x, y, false, { fill: FREE }),
];
const pages = (): ContentNode[] => folios(12, 430, 286, 11, { font: 'sub_title', color: INK });
/** Where the cloth lies at the foot of the page. */
const pagesAbove = (left: number | string, right = left): ContentNode[] =>
  folios(12, 430, 6, 11, { font: 'sub_title', color: left }).map((folio, at) =>
    at === 0 ? folio : { ...folio, props: { ...folio.props, color: right } },
  );
const title = (): ContentNode =>
  text(12, 6.5, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' });

/** Grounds of the openers, and the colours of title and words on them. */
const GROUNDS: readonly (readonly [ground: number, loud: number | string, words: number | string])[] = [
  [TOMATO, LINEN, LINEN],
  [LEMON, INK, INK],
  [OLIVE, LINEN, LINEN],
  [INK, LEMON, LINEN],
  [BLUSH, TOMATO, INK],
  [TOMATO, LINEN, LINEN],
  [LEMON, INK, INK],
  [OLIVE, LINEN, LINEN],
];
/** What can be seen on a ground, by its colour. */
const BY_GROUND = ['', '', '', 'tafel-lemons', 'tafel-flowers', 'tafel-bread', 'tafel-lemons'];
function menuCard(x: number, y: number, which: number): ContentNode[] {
  return [
    rect(x, y, 128, 156, LINEN),
    frame(x + 4, y + 4, 120, 148, TOMATO, 0.5),
    text(x + 14, y + 14, 100, 28, `@card.${which}.title`, { ...serif, color: TOMATO, ...FITTED }),
    ...onCard(x + 14, y + 34, which),
  ];
}
/** What stands on a card, or the lines to write on; the menu that was answered lies over them. */
function onCard(x: number, y: number, which: number): ContentNode[] {
  const words = (more: Record<string, unknown>): ContentNode =>
    text(x, y, 102, 20, `@card.${which}`, { ...serif, color: INK, lineHeight: 140, lines: 11, ...FITTED, ...more });
  const rules = (from: number, count: number, step: number): ContentNode[] =>
    Array.from({ length: count }, (_, line) => rule(x, y + from + step * line, 100, TOMATO, 0.35));
  if (which === 7) return [words({ lines: 2 }), ...rules(36, 5, 17)];
  if (which !== 1 && which !== 8) return [words({})];
  return [
    ...[1, 2, 3].flatMap((part) => [
      text(x, y + 38 * part - 38, 100, 20, `@card.${which}.${part}`, { ...serif, color: INK, ...FITTED }),
      ...rules(38 * part - 19, 2, 11.5),
    ]),
    ...(which === 1 ? [words({ fill: LINEN })] : []),
  ];
}
/** The first four lie along a table that runs across, the others on one that comes down; the even ones begin on the right. */
function opener(index: number): ContentNode {
  const [ground, loud, words] = pick(GROUNDS, index);
  const mirrored = index % 2 === 1;
  const at = mirrored ? 246 : 16;
  const which = index + 1;
  const name = (size: number): ContentNode[] => [
    text(at, 32, 198, 72, '{section}', { ...serif, color: loud, scale: size, ...FITTED, name: 'Titel' }),
    text(at + 1, 118, 190, 24, `@opener.${which}`, {
      font: 'paragraph',
      color: words,
      lineHeight: 120,
      lines: 5,
      ...FITTED,
    }),
  ];
  if (index < 4)
    return spread('Auftakt', ground, [
      ...clothAcross(200, 101),
      ...[60, 140, 320, 400].map((x) => setting(x, 250, 1.2)),
      centre(180, 228),
      ...name(2),
      ...menuCard(mirrored ? 51 : 281, 26, which),
      ...pagesAbove(words),
    ]);
  const cloth = mirrored ? 45 : 275;
  return spread('Auftakt', ground, [
    ...clothDown(cloth, 140),
    setting(cloth + 70, 22, 1.4),
    setting(cloth + 70, 276, 1.4),
    ...menuCard(cloth + 6, 70, which),
    ...name(2),
    picture(at + 20, 206, 136, 60, pick(BY_GROUND, ground), { name: 'Mitte', ...(mirrored && { flip: 'horizontal' }) }),
    ...pagesAbove(words),
  ]);
}

/** Seats above and below the table, and what lies between them. */
function table(above: readonly number[], below: readonly number[], extras: ContentNode[]): ContentNode {
  return spread('Tafel', BLUSH, [
    ...clothAcross(99, 107),
    centre(14, 131, 86),
    centre(244, 131, 86),
    title(),
    text(240, 12.5, 208, 15, '@table.line', { font: 'paragraph', color: INK, ...FITTED }),
    ...above.flatMap(seatAbove),
    ...below.flatMap(seatBelow),
    ...extras,
    ...pages(),
  ]);
}
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * 12.7, width, height: 0.4, stroke: TOMATO, strokeWidth: 0.4, dash: 'dotted' }),
  );

const quote = (x: number): ContentNode =>
  text(x, 214, 104, 30, '@quote', { ...serif, italic: true, color: INK, lineHeight: 120, lines: 4, ...FITTED });
const half = (x: number): ContentNode[] => waiting(x, 212, 212, 66);
const table16 = (): ContentNode => table(SEATS, SEATS, []);
const table14 = (): ContentNode => table(SEATS, [...SEATS.slice(0, 4), ...SEATS.slice(6)], [quote(238)]);
const table12 = (): ContentNode => table(SIX, SIX, []);
const table9 = (): ContentNode => table(SIX, SIX.slice(0, 3), [quote(252)]);
const table8 = (): ContentNode => table(SEATS, [], [...half(12), quote(244)]);
const table6 = (): ContentNode => table(SIX, [], [...half(236), quote(16)]);
const table3 = (): ContentNode =>
  table([], SIX.slice(3), [
    ...waiting(12, 28, 212, 66),
    ...waiting(236, 28, 212, 66),
    text(16, 212, 200, 22, '@seats.line', { ...serif, color: TOMATO, ...FITTED }),
    ...lines(16, 200, 236, 4),
  ]);
const crowd = (): ContentNode =>
  spread('Lange Reihen', BLUSH, [
    rect(-4, -4, 468, 46, LINEN),
    ...STRIPES.map((at) => rect(-4, 40 - at, 468, 3.2, TOMATO)),
    text(12, 2, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    ...cells(SEATS, [50, 130, 210], { fill: FREE }),
    ...pages(),
  ]);
const pairs = (): ContentNode =>
  spread('Paare', BLUSH, [
    ...clothAcross(99, 107),
    centre(14, 121, 86),
    centre(244, 121, 86),
    title(),
    text(240, 12.5, 208, 15, '@table.line', { font: 'paragraph', color: INK, ...FITTED }),
    ...[14, 122, 238, 346].map((x) => cell(x, ABOVE, true, { fill: FREE })),
    ...SEATS.flatMap(seatBelow),
    ...pages(),
  ]);

/** A laid cloth until the picture is there. */
const waiting = (x: number, y: number, width: number, height: number): ContentNode[] => [
  picture(x, y, width, height, CLOTHS, { name: 'Tuch' }),
  // Not over the fold.
  text(x + 8, y + height / 2 + 20, (x < 222 && x + width > 238 ? 222 - x : width) - 16, 12, '@photo.hint', {
    name: HINT,
    font: 'paragraph',
    color: INK,
    align: 'center',
  }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
/** A table that comes down the right page, with somebody on either side. */
const aside = (name: string, ys: readonly number[], across: readonly number[] = ys): ContentNode =>
  spread(name, BLUSH, [
    text(12, 14, 204, 72, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    text(13, 47, 200, 15, '@table.line', { font: 'paragraph', color: INK, ...FITTED }),
    ...waiting(12, 64, 206, 158),
    text(14, 234, 204, 26, '@quote', { ...serif, italic: true, color: INK, lineHeight: 120, lines: 3, ...FITTED }),
    ...clothDown(298, 94),
    ...(ys.length === across.length
      ? [picture(308, ys.length > 1 ? 118 : 30, 74, 30, 'tafel-branch', { name: 'Zweig' })]
      : [picture(308, 32, 74, 30, 'tafel-branch', { name: 'Zweig', flip: 'horizontal' })]),
    picture(330, 252, 34, 22, 'tafel-slice', { name: 'Zitrone' }),
    ...ys.flatMap((y) => seatAside(244, y, false)),
    ...across.flatMap((y) => seatAside(396, y, true)),
    ...pages(),
  ]);
const table4 = (): ContentNode => aside('Kleiner Tisch', [36, 164]);
/** Two on one side, and one who sits across from them. */
const table3Aside = (): ContentNode => aside('Zu dritt, quer', [60, 160], [110]);
const table2 = (): ContentNode => aside('Zu zweit', [108]);
/** The end of the table: two seats that look down all of it. */
const head2 = (): ContentNode =>
  spread('Kopf der Tafel', BLUSH, [
    rect(-4, 78, 334, 140, LINEN),
    ...STRIPES.flatMap((at) => [
      rect(-4, 78 + at, 334 - at, 3.2, TOMATO),
      rect(-4, 218 - at - 3.2, 334 - at, 3.2, TOMATO),
      rect(330 - at - 3.2, 78 + at, 3.2, 140 - 2 * at, TOMATO),
    ]),
    ...[36, 92, 148, 204, 260].map((x) => setting(x, 122, 0.92)),
    ...[36, 92, 148, 204].map((x) => setting(x, 174, 0.92)),
    picture(234, 156, 76, 33.4, 'tafel-lemons', { name: 'Zitronen' }),
    text(12, 14, 212, 72, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    text(240, 22, 204, 18, '@head.line', { font: 'paragraph', color: INK, lines: 2, lineHeight: 120, ...FITTED }),
    cell(346, 72, false, { fill: FREE }),
    cell(346, 154, false, { fill: FREE }),
    text(14, 230, 206, 28, '@head.quote', { ...serif, italic: true, color: INK, lineHeight: 120, lines: 4, ...FITTED }),
    ...pages(),
  ]);
/** The day from plate to plate, along the table. */
const day = (): ContentNode =>
  spread('Der Tag', BLUSH, [
    ...clothDown(14, 80),
    ...[34, 90, 146, 202, 258].map((y) => setting(54, y, 1.1)),
    text(106, 28, 112, 28, '@day.list', { ...serif, color: INK, lineHeight: 190, lines: 12, ...FITTED }),
    rect(230, -4, 234, 305, TOMATO),
    picture(250, 40, 190, 83.6, CENTRES, { name: 'Mitte' }),
    text(248, 150, 200, 72, '@day.title', { ...serif, color: LINEN, scale: 1.7, ...FITTED }),
    text(250, 206, 190, 22, '@day.text', { font: 'paragraph', color: LINEN, lineHeight: 120, lines: 4, ...FITTED }),
    text(430, 286, 18, 11, '{page-number}', { font: 'sub_title', color: LINEN, align: 'right', name: 'Folio' }),
  ]);
const family = (): ContentNode =>
  spread('Familienfoto', BLUSH, [
    ...waiting(14, 14, 432, 176),
    ...clothAcross(200, 101),
    ...pagesAbove(INK),
    ...[48, 122, 420].map((x) => setting(x, 250, 1.1)),
    picture(152, 236, 66, 29, CENTRES, { name: 'Mitte' }),
    rect(240, 224, 148, 54, BLUSH),
    frame(243, 227, 142, 48, TOMATO, 0.5),
    text(248, 233, 132, 28, '@family.title', { ...serif, color: TOMATO, align: 'center', ...FITTED }),
    text(248, 253, 132, 14, '@family.line', {
      font: 'paragraph',
      color: INK,
      align: 'center',
      lines: 2,
      lineHeight: 120,
      ...FITTED,
    }),
  ]);
const pictures = (): ContentNode =>
  spread('Drei Bilder', BLUSH, [
    title(),
    ...clothAcross(99, 107),
    ...[36, 424].map((x) => setting(x, 152, 1)),
    ...waiting(66, 34, 158, 244),
    ...waiting(236, 34, 158, 118),
    ...waiting(236, 160, 158, 118),
    ...pages(),
  ]);
const recipe = (): ContentNode =>
  spread('Rezept', BLUSH, [
    ...clothAcross(58, 180),
    picture(26, 59, 178, 178, 'tafel-cake', { name: 'Kuchen' }),
    rect(238, 18, 204, 252, LINEN),
    frame(242, 22, 196, 244, TOMATO, 0.5),
    text(254, 33, 176, 13, '@recipe.kicker', { font: 'sub_title', color: INK, ...FITTED }),
    text(254, 43, 176, 36, '@recipe.title', { ...serif, color: TOMATO, lines: 2, ...FITTED }),
    rule(254, 76, 172, TOMATO, 0.5),
    text(254, 84, 176, 16, '@recipe.amounts', { ...serif, color: INK, lineHeight: 150, lines: 7 }),
    rule(254, 150, 172, TOMATO, 0.5),
    text(254, 158, 174, 16, '@recipe.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 12, ...FITTED }),
    ...pages(),
  ]);
/** Everybody writes on a plate. */
const platesToSign = (): ContentNode =>
  spread('Teller', BLUSH, [
    ...clothAcross(28, 245),
    text(12, 5, 212, 40, '@plates.title', { ...serif, color: TOMATO, ...FITTED }),
    ...[104, 200].flatMap((y) => [44, 115, 186, 274, 345, 416].map((x) => setting(x, y, 1.42))),
    ...pages(),
  ]);
/** A plan to be filled in: chairs on both sides of the table. */
const plan = (): ContentNode =>
  spread('Sitzplan', LEMON, [
    text(14, 16, 204, 40, '@plan.title', { ...serif, color: INK, ...FITTED }),
    text(244, 18, 200, 15, '@plan.text', { font: 'paragraph', color: INK, lineHeight: 120, lines: 2, ...FITTED }),
    rect(24, 122, 412, 70, LINEN),
    ...STRIPES.flatMap((at) => [
      rect(24, 122 + at / 2, 412, 1.6, TOMATO),
      rect(24, 192 - at / 2 - 1.6, 412, 1.6, TOMATO),
    ]),
    ...[40, 84, 128, 172, 258, 302, 346, 390].flatMap((x) => [
      disc(x + 14, 108, 9, null, { stroke: INK, strokeWidth: 0.6 }),
      disc(x + 14, 206, 9, null, { stroke: INK, strokeWidth: 0.6 }),
      rule(x - 4, 88, 36, INK, 0.35),
      rule(x - 4, 76, 36, INK, 0.35),
      rule(x - 4, 230, 36, INK, 0.35),
      rule(x - 4, 242, 36, INK, 0.35),
    ]),
    ...pages(),
  ]);
const stains = (): ContentNode =>
  spread('Flecken', BLUSH, [
    rect(-4, 20, 234, 250, LINEN),
    ...STRIPES.flatMap((at) => [rect(-4, 20 + at, 234, 3.2, TOMATO), rect(-4, 270 - at - 3.2, 234, 3.2, TOMATO)]),
    picture(0, 70, 226, 147.4, 'tafel-rings', { name: 'Flecken' }),
    text(250, 28, 190, 56, '@stains.title', { ...serif, color: TOMATO, ...FITTED }),
    text(250, 56, 190, 18, '@stains.text', { font: 'paragraph', color: INK, lineHeight: 130, lines: 4, ...FITTED }),
    ...lines(250, 190, 108, 13),
    ...pages().slice(1),
  ]);
const dance = (): ContentNode =>
  spread('Tanz', TOMATO, [
    ...STRIPES.map((at) => rect(-4, 30 + at * 2, 468, 6.4, LINEN)),
    ...STRIPES.map((at) => rect(-4, 240 + at * 2, 468, 6.4, LINEN)),
    text(16, 92, 200, 72, '@dance.title', { ...serif, color: LINEN, lines: 2, scale: 1.4, ...FITTED }),
    text(17, 172, 196, 22, '@dance.text', { font: 'paragraph', color: LINEN, lineHeight: 120, lines: 4, ...FITTED }),
    rect(244, 20, 200, 254, LINEN),
    frame(248, 24, 192, 246, TOMATO, 0.5),
    ...lines(260, 168, 52, 17),
    ...pages()
      .slice(0, 1)
      .map((one) => ({ ...one, props: { ...one.props, color: LINEN } })),
  ]);
const bingo = (): ContentNode =>
  spread('Redenbingo', OLIVE, [
    text(16, 30, 200, 72, '@bingo.title', { ...serif, color: LINEN, scale: 1.4, lines: 2, ...FITTED }),
    text(17, 104, 190, 20, '@bingo.text', { font: 'paragraph', color: LINEN, lineHeight: 130, lines: 5, ...FITTED }),
    picture(32, 196, 160, 70, 'tafel-bread', { name: 'Brot' }),
    rect(242, 40, 208, 208, LINEN),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].flatMap((column) => [
        frame(246 + column * 67, 44 + row * 67, 66, 66, TOMATO, 0.8),
        text(250 + column * 67, 62 + row * 67, 58, 20, `@bingo.${row * 3 + column + 1}`, {
          ...serif,
          color: INK,
          align: 'center',
          valign: 'middle',
          lineHeight: 120,
          lines: 3,
          ...FITTED,
        }),
      ]),
    ),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', BLUSH, [
    ...clothAcross(-4, 30),
    ...swapLists({
      at: [20, 250],
      y: 40,
      width: 190,
      lines: 10,
      heading: { ...serif, color: TOMATO },
      note: { font: 'paragraph', color: INK },
      color: TOMATO,
    }),
    ...pages(),
  ]);

const OPENERS: readonly Localised[] = [
  named('Menükarte', 'Menu', 'Menu', 'Menù', 'Menu'),
  named('Tischgespräch', 'Table talk', 'Conversation', 'Conversazione', 'Rozmowa'),
  named('Zum Wohl', 'To your health', 'À la vôtre', 'Alla salute', 'Na zdrowie'),
  named('Tischregeln', 'Table manners', 'Bonnes manières', 'Buone maniere', 'Dobre maniery'),
  named('Limonade', 'Lemonade', 'Citronnade', 'Limonata', 'Lemoniada'),
  named('Serviette', 'Napkin', 'Serviette', 'Tovagliolo', 'Serwetka'),
  named('Nachschlag', 'Seconds', 'Encore un peu', 'Il bis', 'Dokładka'),
  named('Getränke', 'Drinks', 'Boissons', 'Da bere', 'Napoje'),
];
const made = (
  id: string | number,
  role: BlueprintContent['layouts'][number]['role'],
  name: Localised,
  drawn: ContentNode,
): BlueprintContent['layouts'][number] => ({ id: `tafel-${id}`, name, role, spread: drawn });
const layouts: BlueprintContent['layouts'] = [
  ...OPENERS.map((name, index) =>
    made(
      index === 0 ? 'opener' : index === 1 ? 'opener-mirrored' : `opener-${index + 1}`,
      'opener',
      name,
      opener(index),
    ),
  ),
  made(24, 'team', named('Lange Reihen', 'Long rows', 'Longues rangées', 'Lunghe file', 'Długie rzędy'), crowd()),
  made(16, 'team', named('Volle Tafel', 'Full table', 'Table complète', 'Tavolata completa', 'Pełny stół'), table16()),
  made(
    14,
    'team',
    named('Tafel mit Spruch', 'Table with quote', 'Table et citation', 'Tavolata con citazione', 'Stół z cytatem'),
    table14(),
  ),
  made(
    12,
    'team',
    named('Tafel zu zwölft', 'Table for twelve', 'Table de douze', 'Tavola per dodici', 'Stół na dwanaście osób'),
    table12(),
  ),
  made(
    9,
    'team',
    named('Tafel zu neunt', 'Table for nine', 'Table de neuf', 'Tavola per nove', 'Stół na dziewięć osób'),
    table9(),
  ),
  made(8, 'team', named('Halbe Tafel', 'Half table', 'Demi-table', 'Mezza tavolata', 'Pół stołu'), table8()),
  made(
    6,
    'team',
    named('Tafel zu sechst', 'Table for six', 'Table de six', 'Tavola per sei', 'Stół na sześć osób'),
    table6(),
  ),
  made(4, 'team', named('Kleiner Tisch', 'Small table', 'Petite table', 'Tavolino', 'Mały stolik'), table4()),
  made(3, 'team', named('Zu dritt', 'Three of them', 'À trois', 'In tre', 'We troje'), table3()),
  made(
    '3-across',
    'team',
    named('Gegenüber', 'Across the table', 'Face à face', 'Di fronte', 'Naprzeciwko'),
    table3Aside(),
  ),
  made('pair', 'team', named('Zu zweit', 'Two of them', 'À deux', 'In due', 'We dwoje'), table2()),
  made('pairs', 'team', named('Paare', 'Pairs', 'Couples', 'Coppie', 'Pary'), pairs()),
  {
    ...made(
      2,
      'team',
      named('Kopf der Tafel', 'Head of the table', 'Bout de table', 'Capotavola', 'Szczyt stołu'),
      head2(),
    ),
    by_hand: true,
  },
  made(
    'pictures',
    'picture',
    named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    pictures(),
  ),
  made(
    'plates',
    'picture',
    named(
      'Teller zum Beschreiben',
      'Plates to write on',
      'Assiettes à signer',
      'Piatti da firmare',
      'Talerze do podpisów',
    ),
    platesToSign(),
  ),
  made('day', 'text', named('Der Tag', 'The day', 'Le jour', 'Il giorno', 'Ten dzień'), day()),
  made('bingo', 'text', named('Redenbingo', 'Speech bingo', 'Loto des discours', 'Tombola', 'Bingo'), bingo()),
  made(
    'plan',
    'picture',
    named('Wer neben wem', 'Who beside whom', 'Qui à côté de qui', 'Chi accanto a chi', 'Kto koło kogo'),
    plan(),
  ),
  made('dance', 'text', named('Tanzfläche', 'Dance floor', 'Piste de danse', 'Pista da ballo', 'Parkiet'), dance()),
  made(
    'stains',
    'text',
    named('Fleckenkarte', 'Map of stains', 'Carte des taches', 'Carta delle macchie', 'Mapa plam'),
    stains(),
  ),
  made(
    'family',
    'picture',
    named('Familienfoto', 'Family picture', 'Photo de famille', 'Foto di famiglia', 'Zdjęcie rodzinne'),
    family(),
  ),
  made('recipe', 'text', named('Rezept', 'Recipe', 'Recette', 'Ricetta', 'Przepis'), recipe()),
  made('swaps', 'text', named('Tauschliste', 'Swap list', 'Liste d’échange', 'Lista scambi', 'Lista wymiany'), swaps()),
];

export const blueprint: BlueprintContent = {
  id: 'wedding-lange-tafel',
  blueprint_category: 'wedding',
  title: named('Lange Tafel', 'Long table', 'Grande tablée', 'Lunga tavolata', 'Długi stół'),
  description: {
    de: 'Eine endlose Tafel läuft durchs ganze Buch, die Gäste sitzen auf beiden Seiten. Zitronen, Leinen, viel Rot.',
    en: 'One endless table runs through the whole book, the guests sit on both sides. Lemons, linen, plenty of red.',
    fr: 'Une table sans fin traverse le livre, les invités de chaque côté. Citrons, lin et beaucoup de rouge.',
    it: 'Una tavola infinita attraversa il libro, gli ospiti siedono ai due lati. Limoni, lino e tanto rosso.',
    pl: 'Nieskończony stół biegnie przez całą książkę, goście siedzą po obu stronach. Cytryny, len i dużo czerwieni.',
  },
  palette: [HEX.ink, HEX.tomato, HEX.lemon, HEX.olive, HEX.blush],
  fonts: {
    title: { family: 'DM Serif Display', bold: false },
    sub_title: { family: 'Work Sans', bold: true },
    paragraph: { family: 'Work Sans', bold: false },
  },
  design: 'tilted',
  texts,
  questions: WEDDING_QUESTIONS,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(BLUSH, [
          ...clothDown(348, 96),
          ...[32, 112, 192, 272].map((y) => setting(396, y, 1.28)),
          picture(360, 54, 74, 30, 'tafel-branch', { name: 'Zweig' }),
          picture(376, 143, 34, 22, 'tafel-slice', { name: 'Zitrone' }),
          picture(358, 216, 78, 32, 'tafel-branch', { name: 'Zweig', flip: 'horizontal' }),
          text(241, 22, 103, 72, '{album-title}', {
            ...serif,
            color: INK,
            scale: 1.5,
            lines: 3,
            ...FITTED,
            name: 'Titel',
          }),
          rect(242, 248, 1, 36, TOMATO),
          text(248, 247.5, 96, 16, '@cover.line', { font: 'paragraph', color: INK, lineHeight: 120, lines: 2 }),
          text(248, 276, 96, 12, '@cover.date', {
            font: 'sub_title',
            color: INK,
            lines: 2,
            lineHeight: 120,
            ...FITTED,
          }),
        ]),
        spread('Nehmt Platz', BLUSH, [
          rect(-4, -4, 234, 305, TOMATO),
          ...clothAcross(200, 101),
          ...[60, 140, 320, 400].map((x) => setting(x, 250, 1.2)),
          picture(178, 228, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
          text(16, 32, 204, 72, '@welcome.title', { ...serif, color: LINEN, scale: 1.4, ...FITTED }),
          text(17, 84, 196, 24, '@welcome.text', {
            font: 'paragraph',
            color: LINEN,
            lineHeight: 120,
            lines: 8,
            ...FITTED,
          }),
          picture(272, 14, 146, 64.2, 'tafel-flowers', { name: 'Blumen' }),
          text(250, 84, 190, 72, '@contents.title', { ...serif, color: TOMATO, ...FITTED }),
          node('Text', {
            x: 250,
            y: 116,
            width: 190,
            height: 76,
            size: 24,
            lineHeight: 150,
            font: 'title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          ...pagesAbove(LINEN, INK),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(0), head2(), table14(), family()]),
    section('@chapter.two', [opener(1), table16(), pairs()]),
    section(
      '@section.back',
      [
        spread('Gästebuch', BLUSH, [
          text(20, 22, 190, 72, '@thanks.title', { ...serif, color: TOMATO, ...FITTED }),
          text(20, 58, 190, 20, '@thanks.text', {
            font: 'paragraph',
            color: INK,
            lineHeight: 130,
            lines: 5,
            ...FITTED,
          }),
          ...waiting(20, 118, 190, 150),
          text(250, 30, 190, 36, '@guests.title', { ...serif, color: INK, ...FITTED }),
          ...lines(250, 190, 66, 16),
          ...pages(),
        ]),
        spread('Rückseite', TOMATO, [
          ...clothDown(67, 96),
          ...[72, 226].map((y) => setting(115, y, 1.28)),
          picture(65, 130, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
          rect(43, 262, 144, 20, LINEN),
          text(45, 266.5, 140, 20, '@back.line', { ...serif, color: TOMATO, align: 'center', ...FITTED }),
        ]),
      ],
      true,
    ),
  ],
};
