/** Lange Tafel: one endless table runs through the book; the guests sit on both sides. */
import {
  HINT,
  named,
  FITTED,
  cell,
  cells,
  disc,
  folios,
  frame,
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
const TOMATO = 3;
const BLUSH = 6;
const LINEN = '#fcf7ec';
const HEX = {
  ink: '#2a1b18',
  tomato: '#cc3d26',
  lemon: '#f2c53d',
  olive: '#66713a',
  blush: '#f5d5c8',
  silver: '#b9afa2',
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
const drawings = {
  'tafel-cake': svg(180, 180, cake),
  'tafel-fork': svg(
    6,
    32,
    `<g transform="translate(3 16)" fill="${HEX.silver}"><rect x="-.7" y="-2" width="1.4" height="18" rx=".7"/><path d="M-2.4-14h1v8h.7v-8h1.4v8h.7v-8h1v9q0 4-2.4 4q-2.4 0-2.4-4Z"/></g>`,
    2,
  ),
  'tafel-knife': svg(
    6,
    32,
    `<g transform="translate(3 16)" fill="${HEX.silver}"><rect x="-.8" y="0" width="1.6" height="16" rx=".8"/><path d="M-.8 0V-14C2-13 2.2-4 1.4 0Z"/></g>`,
    2,
  ),
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
  'tafel-branch': svg(74, 30, leaf(4, 14, 10, 1.1) + lemon(52, 18, 26, 0.9) + lemon(66, 14, -18, 0.7), 2),
  'tafel-slice': svg(30, 20, slice(20, 10, 0.95) + glass(7, 10, HEX.tomato), 2),
};

const texts: Record<string, Localised> = {
  'cover.line': {
    de: 'Eine lange Tafel,\nviele Gäste, ein Album.',
    en: 'One long table,\nmany guests, one album.',
    fr: 'Une longue table,\nbeaucoup d’invités, un album.',
    it: 'Una lunga tavolata,\ntanti ospiti, un album.',
    pl: 'Jeden długi stół,\nwielu gości, jeden album.',
  },
  'welcome.title': { de: 'Nehmt Platz', en: 'Take a seat', fr: 'Prenez place', it: 'Accomodatevi', pl: 'Siadajcie' },
  'welcome.text': {
    de: 'Wer hier klebt, sitzt richtig: neben der Tante, die Alt singt, gegenüber vom Trauzeugen, der die Ringe fast vergessen hätte. Füllt die Plätze, tauscht die Doppelten und bleibt bis zum letzten Lied.',
    en: 'Everyone in here has the right seat: next to the aunt who sings alto, opposite the best man who nearly forgot the rings. Fill the places, swap your doubles and stay until the last song.',
    fr: 'Ici, chacun est bien placé : à côté de la tante qui chante alto, en face du témoin qui a failli oublier les alliances. Remplissez les places, échangez les doubles et restez jusqu’à la dernière chanson.',
    it: 'Qui ognuno ha il posto giusto: accanto alla zia contralto, di fronte al testimone che stava per scordare le fedi. Riempite i posti, scambiate i doppioni e restate fino all’ultima canzone.',
    pl: 'Tu każdy siedzi jak trzeba: obok cioci, która śpiewa altem, naprzeciw świadka, który prawie zapomniał obrączek. Wypełnijcie miejsca, wymieniajcie podwójne i zostańcie do ostatniej piosenki.',
  },
  'contents.title': {
    de: 'Sitzordnung',
    en: 'Seating plan',
    fr: 'Plan de table',
    it: 'Disposizione',
    pl: 'Plan stołów',
  },
  'opener.text': {
    de: 'Sie kommen mit dem Zug um 11.04 Uhr, bringen Franzbrötchen mit und bleiben bis zum letzten Lied.',
    en: 'They arrive on the 11.04 train, bring cinnamon rolls and are sure to stay until the last song.',
    fr: 'Ils arrivent par le train de 11 h 04, avec des brioches, et restent jusqu’à la dernière chanson.',
    it: 'Arrivano con il treno delle 11.04, portano le brioche e restano di certo fino all’ultima canzone.',
    pl: 'Przyjeżdżają pociągiem o 11.04, przywożą drożdżówki i na pewno zostaną do ostatniej piosenki.',
  },
  'opener.second': {
    de: 'Sie kennen beide seit der ersten Klasse, haben Beweise dafür und warten nur auf das Stichwort.',
    en: 'They have known both since year one, have brought proof and are waiting for their cue.',
    fr: 'Ils les connaissent depuis le CP, ont apporté des preuves et n’attendent que le signal.',
    it: 'Li conoscono dalla prima elementare, hanno portato le prove e aspettano solo un cenno.',
    pl: 'Znają ich od pierwszej klasy, mają na to dowody i czekają tylko na znak.',
  },
  'drinks.title': { de: 'Getränke', en: 'Drinks', fr: 'Boissons', it: 'Da bere', pl: 'Napoje' },
  'drinks.text': {
    de: 'Zitronenlimonade, selbst gepresst\n\nWeißer vom Nachbarn, so kalt es geht\n\nRoter, den nur der Schwiegervater öffnet\n\nLeitungswasser, ab Mitternacht für alle',
    en: 'Lemonade, pressed by hand\n\nWhite from next door, as cold as can be\n\nRed that only the father-in-law may open\n\nTap water, for all from midnight',
    fr: 'Citronnade, pressée à la main\n\nBlanc du voisin, le plus froid possible\n\nRouge que seul le beau-père débouche\n\nEau du robinet, pour tous dès minuit',
    it: 'Limonata, spremuta a mano\n\nBianco del vicino, il più freddo possibile\n\nRosso che apre solo il suocero\n\nAcqua del rubinetto, per tutti da mezzanotte',
    pl: 'Lemoniada, ręcznie wyciskana\n\nBiałe od sąsiada, jak najzimniejsze\n\nCzerwone, które otwiera tylko teść\n\nWoda z kranu, od północy dla wszystkich',
  },
  'menu.title': { de: 'Menükarte', en: 'Menu', fr: 'Menu', it: 'Menù', pl: 'Menu' },
  'menu.text': {
    de: 'Zitronenrisotto, Erbsen, Minze\n\nDorade vom Grill, Fenchel, junge Kartoffeln\n\nAuberginen aus dem Ofen, Tomate, Ricotta\n\nOlivenölkuchen von Oma Hilde',
    en: 'Lemon risotto, peas, mint\n\nGrilled sea bream, fennel, new potatoes\n\nBaked aubergines, tomato, ricotta\n\nGrandma Hilda’s olive oil cake',
    fr: 'Risotto au citron, petits pois, menthe\n\nDorade grillée, fenouil, pommes nouvelles\n\nAubergines au four, tomate, ricotta\n\nGâteau à l’huile d’olive de mamie',
    it: 'Risotto al limone, piselli, menta\n\nOrata alla griglia, finocchi, patate novelle\n\nMelanzane al forno, pomodoro, ricotta\n\nTorta all’olio d’oliva di nonna Ilda',
    pl: 'Risotto cytrynowe, groszek, mięta\n\nDorada z grilla, koper włoski, młode ziemniaki\n\nPieczone bakłażany, pomidor, ricotta\n\nCiasto na oliwie babci Hildy',
  },
  'table.line': {
    de: 'Bitte Platz nehmen: Gesicht über oder unter dem Teller.',
    en: 'Please be seated: faces above or below the plate.',
    fr: 'Prenez place : le visage au-dessus ou au-dessous de l’assiette.',
    it: 'Accomodatevi: il viso sopra o sotto il piatto.',
    pl: 'Prosimy siadać: twarz nad talerzem albo pod nim.',
  },
  'quote.text': {
    de: '„Auf die Langsamen,\ndie Lauten\nund die Lieben.“',
    en: '“To the slow ones,\nthe loud ones\nand the loved ones.”',
    fr: '« Aux lents,\naux bruyants\net aux aimés. »',
    it: '«Ai lenti,\nai rumorosi\ne ai cari.»',
    pl: '„Za powolnych,\ngłośnych\ni kochanych”.',
  },
  'quote.two.text': {
    de: '„Der Platz neben mir\nwar immer frei.\nJetzt nicht mehr.“',
    en: '“The seat beside me\nwas always free.\nNot any more.”',
    fr: '« La place à côté\nétait toujours libre.\nPlus maintenant. »',
    it: '«Il posto accanto\nera sempre libero.\nAdesso non più.»',
    pl: '„Miejsce obok\nbyło zawsze wolne.\nJuż nie jest”.',
  },
  'quote.two.source': {
    de: 'Aus der Rede der Trauzeugin, Seite 2',
    en: 'The maid of honour, page 2',
    fr: 'La témoin de la mariée, page 2',
    it: 'La testimone, pagina 2',
    pl: 'Świadkowa, strona 2',
  },
  'quote.three.text': {
    de: '„Setzt euch.\nJetzt wird gegessen,\nnicht geredet.“',
    en: '“Sit down.\nNow we eat,\nnot talk.”',
    fr: '« Asseyez-vous.\nOn mange,\non ne parle plus. »',
    it: '«Sedetevi.\nAdesso si mangia,\nnon si parla.»',
    pl: '„Siadajcie.\nTeraz się je,\nnie gada”.',
  },
  'quote.three.source': {
    de: 'Tante Friederike, kurz nach sechs',
    en: 'Aunt Frederica, just after six',
    fr: 'Tante Frédérique, un peu après 18 h',
    it: 'Zia Federica, poco dopo le sei',
    pl: 'Ciocia Fryderyka, tuż po szóstej',
  },
  'seats.line': {
    de: 'Wer hat sich noch dazugesetzt?',
    en: 'Who else has joined this table?',
    fr: 'Qui s’est encore assis ici ?',
    it: 'Chi altro si è seduto qui?',
    pl: 'Kto jeszcze się dosiadł?',
  },
  'quote.source': {
    de: 'Aus der Rede des Brautvaters, Minute 34',
    en: 'The bride’s father, minute 34',
    fr: 'Le père de la mariée, minute 34',
    it: 'Il padre della sposa, minuto 34',
    pl: 'Ojciec panny młodej, minuta 34',
  },
  'head.quote': {
    de: '„Wer am Kopf sitzt,\nmuss aufstehen und reden.“',
    en: '“Whoever sits at the head\nhas to stand up and talk.”',
    fr: '« Qui préside la table\ndoit se lever et parler. »',
    it: '«Chi sta a capotavola\ndeve alzarsi e parlare.»',
    pl: '„Kto siedzi u szczytu,\nten wstaje i przemawia”.',
  },
  'head.source': {
    de: 'Hausordnung der Familie, Paragraf 1',
    en: 'House rules of the family, article 1',
    fr: 'Règlement de la famille, article 1',
    it: 'Regolamento di famiglia, articolo 1',
    pl: 'Regulamin rodziny, paragraf 1',
  },
  'head.line': {
    de: 'Zwei Plätze, von denen aus man alle sieht.',
    en: 'Two seats from which you can see everybody.',
    fr: 'Deux places d’où l’on voit tout le monde.',
    it: 'Due posti da cui si vedono tutti.',
    pl: 'Dwa miejsca, z których widać wszystkich.',
  },
  'day.title': { de: 'Der Tag', en: 'The day', fr: 'Le jour', it: 'Il giorno', pl: 'Ten dzień' },
  'day.text': {
    de: 'Alle Zeiten sind Wünsche. Nur das Essen ist pünktlich, dafür sorgt Tante Friederike.',
    en: 'All times are wishes. Only dinner is on time, Aunt Frederica sees to that.',
    fr: 'Toutes les heures sont des souhaits. Seul le dîner est ponctuel, tante Frédérique y veille.',
    it: 'Tutti gli orari sono desideri. Solo la cena è puntuale: ci pensa zia Federica.',
    pl: 'Wszystkie godziny to życzenia. Punktualna jest tylko kolacja, pilnuje tego ciocia Fryderyka.',
  },
  'day.one': { de: '14', en: '2', fr: '14', it: '14', pl: '14' },
  'day.two': { de: '16', en: '4', fr: '16', it: '16', pl: '16' },
  'day.three': { de: '18', en: '6', fr: '18', it: '18', pl: '18' },
  'day.four': { de: '21', en: '9', fr: '21', it: '21', pl: '21' },
  'day.five': { de: '3', en: '3', fr: '3', it: '3', pl: '3' },
  'day.one.text': {
    de: 'Ja sagen,\nTaschentücher reichen',
    en: 'Say yes,\npass the tissues',
    fr: 'Dire oui,\npasser les mouchoirs',
    it: 'Dire di sì,\npassare i fazzoletti',
    pl: 'Powiedzieć tak,\npodać chusteczki',
  },
  'day.two.text': {
    de: 'Kuchen und\nentfernte Cousins',
    en: 'Cake and\ndistant cousins',
    fr: 'Gâteau et\ncousins éloignés',
    it: 'Torta e\nlontani cugini',
    pl: 'Ciasto\ni dalecy kuzyni',
  },
  'day.three.text': {
    de: 'Alle zu Tisch,\ndrei kurze Reden',
    en: 'All sit down,\nthree short speeches',
    fr: 'Tous à table,\ntrois petits discours',
    it: 'Tutti a tavola,\ntre brevi discorsi',
    pl: 'Wszyscy do stołu,\ntrzy krótkie mowy',
  },
  'day.four.text': {
    de: 'Die vierte Rede,\ndann Tanz',
    en: 'The fourth speech,\nthen dancing',
    fr: 'Le quatrième discours,\npuis la danse',
    it: 'Il quarto discorso,\npoi si balla',
    pl: 'Czwarta mowa,\npotem tańce',
  },
  'day.five.text': {
    de: 'Käsebrot\nin der Küche',
    en: 'Cheese on toast\nin the kitchen',
    fr: 'Tartines de fromage\nà la cuisine',
    it: 'Pane e formaggio\nin cucina',
    pl: 'Chleb z serem\nw kuchni',
  },
  'family.title': {
    de: 'Alle außer Onkel Gerd',
    en: 'All but Uncle George',
    fr: 'Tous sauf oncle Gérard',
    it: 'Tutti tranne zio Gerardo',
    pl: 'Wszyscy oprócz wujka Gienka',
  },
  'family.line': {
    de: 'Er hat fotografiert.',
    en: 'He took the picture.',
    fr: 'C’est lui qui a pris la photo.',
    it: 'La foto l’ha fatta lui.',
    pl: 'To on robił zdjęcie.',
  },
  'recipe.kicker': {
    de: 'Weil alle danach gefragt haben',
    en: 'Because everybody asked for it',
    fr: 'Parce que tout le monde l’a demandée',
    it: 'Perché l’hanno chiesta tutti',
    pl: 'Bo wszyscy o nie pytali',
  },
  'recipe.title': {
    de: 'Oma Hildes\nOlivenölkuchen',
    en: 'Grandma Hilda’s\nolive oil cake',
    fr: 'Le gâteau à l’huile\nd’olive de mamie',
    it: 'La torta all’olio\ndi nonna Ilda',
    pl: 'Ciasto na oliwie\nbabci Hildy',
  },
  'recipe.amounts': {
    de: '4 Eier\n250 g Zucker\n200 ml Olivenöl\n150 g Joghurt\n300 g Mehl\n3 TL Backpulver\n2 Zitronen',
    en: '4 eggs\n250 g sugar\n200 ml olive oil\n150 g yoghurt\n300 g flour\n3 tsp baking powder\n2 lemons',
    fr: '4 œufs\n250 g de sucre\n200 ml d’huile d’olive\n150 g de yaourt\n300 g de farine\n3 c. à c. de levure\n2 citrons',
    it: '4 uova\n250 g di zucchero\n200 ml di olio d’oliva\n150 g di yogurt\n300 g di farina\n3 cucchiaini di lievito\n2 limoni',
    pl: '4 jajka\n250 g cukru\n200 ml oliwy\n150 g jogurtu\n300 g mąki\n3 łyżeczki proszku\n2 cytryny',
  },
  'recipe.text': {
    de: 'Eier und Zucker schaumig schlagen, bis der Arm müde ist. Öl, Joghurt, Schale und Saft der Zitronen unterrühren. Mehl und Backpulver dazu, nicht mehr viel rühren.\n\nBei 170 Grad 45 Minuten backen. Auskühlen lassen. Das schafft niemand.',
    en: 'Beat eggs and sugar until your arm is tired. Stir in oil, yoghurt, zest and juice of the lemons. Add flour and baking powder, then stir no more than you must.\n\nBake at 170 degrees for 45 minutes. Leave to cool. Nobody ever does.',
    fr: 'Battre les œufs et le sucre jusqu’à en avoir mal au bras. Ajouter l’huile, le yaourt, le zeste et le jus des citrons, puis la farine et la levure, sans trop remuer.\n\nCuire 45 minutes à 170 degrés. Laisser refroidir. Personne n’y arrive.',
    it: 'Montare uova e zucchero finché il braccio è stanco. Unire olio, yogurt, scorza e succo dei limoni, poi farina e lievito, senza mescolare troppo.\n\nIn forno a 170 gradi per 45 minuti. Lasciar raffreddare. Non ci riesce nessuno.',
    pl: 'Ubić jajka z cukrem, aż zaboli ręka. Dodać oliwę, jogurt, skórkę i sok z cytryn, potem mąkę i proszek, już dużo nie mieszać.\n\nPiec 45 minut w 170 stopniach. Ostudzić. Nikomu się to jeszcze nie udało.',
  },
  'thanks.title': { de: 'Danke', en: 'Thank you', fr: 'Merci', it: 'Grazie', pl: 'Dziękujemy' },
  'thanks.text': {
    de: 'Fürs Kommen, fürs Singen, fürs Abwaschen. Und dass ihr alle so tut, als wäre das mit der Torte nie passiert.',
    en: 'For coming, for singing, for washing up. And for pretending that the thing with the cake never happened.',
    fr: 'D’être venus, d’avoir chanté, d’avoir fait la vaisselle. Et de faire comme si l’histoire du gâteau n’était jamais arrivée.',
    it: 'Di essere venuti, di aver cantato, di aver lavato i piatti. E di fingere che la storia della torta non sia mai successa.',
    pl: 'Za przyjazd, za śpiew, za zmywanie. I za to, że wszyscy udajecie, jakby historia z tortem nigdy się nie wydarzyła.',
  },
  'guests.title': {
    de: 'Was ihr uns wünscht',
    en: 'What you wish us',
    fr: 'Vos vœux',
    it: 'I vostri auguri',
    pl: 'Wasze życzenia',
  },
  'photo.hint': {
    de: 'Hier steht euer Lieblingsbild.',
    en: 'Your favourite picture goes here.',
    fr: 'Ici, votre photo préférée.',
    it: 'Qui la vostra foto preferita.',
    pl: 'Tu wasze ulubione zdjęcie.',
  },
  'back.line': {
    de: 'Bis zum letzten Lied.',
    en: 'Until the last song.',
    fr: 'Jusqu’à la dernière chanson.',
    it: 'Fino all’ultima canzone.',
    pl: 'Do ostatniej piosenki.',
  },
  'chapter.one': { de: 'Tisch eins', en: 'Table one', fr: 'Table un', it: 'Tavolo uno', pl: 'Stół pierwszy' },
  'chapter.two': { de: 'Tisch zwei', en: 'Table two', fr: 'Table deux', it: 'Tavolo due', pl: 'Stół drugi' },
  'section.front': { de: 'Vorne', en: 'Front', fr: 'Début', it: 'Inizio', pl: 'Początek' },
  'section.back': { de: 'Hinten', en: 'Back', fr: 'Fin', it: 'Fine', pl: 'Koniec' },
};

const SEATS = [12, 66, 120, 174, 236, 290, 344, 398];
const seats = (columns: readonly number[]): number[] => SEATS.filter((_, index) => columns.includes(index));
const serif = { font: 'title' };
/** An empty plate's colour: somebody is still to sit down. */
const FREE = '#fbe9df';
const places = (xs: readonly number[], ys: readonly number[]): ContentNode[] => cells(xs, ys, { fill: FREE });

/** A tablecloth across the spread with three stripes along each side. */
function clothAcross(y: number, height: number): ContentNode[] {
  const stripes = [5, 11.4, 17.8].flatMap((at) => [
    rect(-4, y + at, 468, 3.2, TOMATO),
    rect(-4, y + height - at - 3.2, 468, 3.2, TOMATO),
  ]);
  return [rect(-4, y, 468, height, LINEN), ...stripes];
}
function clothDown(x: number, width: number): ContentNode[] {
  const stripes = [5, 11.4, 17.8].flatMap((at) => [
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
const pages = (): ContentNode[] => folios(12, 430, 286, 11, { font: 'sub_title', color: INK });

function opener(mirrored: boolean): ContentNode {
  const words = mirrored ? 246 : 16;
  const card = mirrored ? 50 : 292;
  return spread('Auftakt', TOMATO, [
    ...clothAcross(200, 101),
    ...[60, 140, 320, 400].map((x) => setting(x, 250, 1.2)),
    picture(192, 232, 82, 36, 'tafel-lemons', { name: 'Zitronen' }),
    text(words, 32, 204, 72, '{section}', { ...serif, color: LINEN, scale: 2, ...FITTED, name: 'Titel' }),
    text(words + 1, 118, 176, 18, mirrored ? '@opener.second' : '@opener.text', {
      font: 'paragraph',
      color: LINEN,
      lineHeight: 120,
      lines: 4,
    }),
    rect(card, 30, 128, 148, LINEN),
    frame(card + 4, 34, 120, 140, TOMATO, 0.5),
    text(card + 14, 44, 100, 28, mirrored ? '@drinks.title' : '@menu.title', { ...serif, color: TOMATO, ...FITTED }),
    text(card + 14, 66, 102, 16, mirrored ? '@drinks.text' : '@menu.text', {
      ...serif,
      color: INK,
      lineHeight: 150,
      lines: 12,
    }),
  ]);
}

/** Seats above and below the table; `below` names the columns that are taken there. */
function table(above: readonly number[], below: readonly number[], extras: ContentNode[]): ContentNode {
  return spread('Tafel', BLUSH, [
    ...clothAcross(101, 95),
    ...SEATS.map((x) => setting(x + 25, 131, 0.92)),
    ...SEATS.filter((_, index) => index !== 4 && index !== 5).map((x) => setting(x + 25, 168, 0.92)),
    picture(234, 148, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
    text(12, 6.5, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    text(240, 13, 206, 14, '@table.line', { font: 'paragraph', color: INK }),
    ...places(seats(above), [28]),
    ...places(seats(below), [207]),
    ...extras,
    ...pages(),
  ]);
}
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * 12.7, width, height: 0.3, stroke: TOMATO, strokeWidth: 0.3, dash: 'dotted' }),
  );

const quote = (of: 'quote' | 'quote.two' | 'quote.three' = 'quote'): ContentNode[] => [
  text(238, 211, 104, 28, `@${of}.text`, { ...serif, italic: true, color: INK, lines: 3 }),
  text(240, 252, 100, 11, `@${of}.source`, { font: 'sub_title', color: INK }),
];
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const table16 = (): ContentNode => table(EIGHT, EIGHT, []);
const table14 = (): ContentNode => table(EIGHT, [0, 1, 2, 3, 6, 7], quote());
const table8 = (): ContentNode => table(EIGHT, [], [...waiting(12, 207, 216, 70), ...quote('quote.two')]);
const table12 = (): ContentNode => table(EIGHT, [0, 1, 2, 3], [...waiting(236, 207, 212, 70)]);
const table4 = (): ContentNode =>
  table(
    [0, 1, 2, 3],
    [],
    [
      ...waiting(236, 24, 212, 74),
      text(16, 209, 208, 18, '@seats.line', { ...serif, color: TOMATO }),
      ...lines(16, 208, 232, 4),
      ...quote('quote.three'),
    ],
  );
const pairs = (): ContentNode =>
  spread('Paare', BLUSH, [
    ...clothAcross(101, 95),
    ...SEATS.map((x) => setting(x + 25, 148, 1)),
    text(12, 6.5, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    cell(14, 28, true, { fill: FREE }),
    cell(122, 28, true, { fill: FREE }),
    cell(238, 28, true, { fill: FREE }),
    cell(346, 28, true, { fill: FREE }),
    ...places(SEATS, [207]),
    ...pages(),
  ]);

/** What is seen of a frame until its picture is there. */
const waiting = (x: number, y: number, width: number, height: number): ContentNode[] => [
  rect(x, y, width, height, LINEN),
  picture(x + width / 2 - 50, y + height / 2 - 30, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
  // Not over the fold.
  text(x + 8, y + height / 2 + 20, (x < 222 && x + width > 238 ? 222 - x : width) - 16, 12, '@photo.hint', {
    name: HINT,
    font: 'paragraph',
    color: INK,
    align: 'center',
  }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
/** The end of the table: two seats that look down all of it. */
const head2 = (): ContentNode =>
  spread('Kopf der Tafel', BLUSH, [
    rect(-4, 78, 334, 140, LINEN),
    ...[5, 11.4, 17.8].flatMap((at) => [
      rect(-4, 78 + at, 334 - at, 3.2, TOMATO),
      rect(-4, 218 - at - 3.2, 334 - at, 3.2, TOMATO),
      rect(330 - at - 3.2, 78 + at, 3.2, 140 - 2 * at, TOMATO),
    ]),
    ...[36, 92, 148, 204, 260].map((x) => setting(x, 122, 0.92)),
    ...[36, 92, 148, 204].map((x) => setting(x, 174, 0.92)),
    picture(234, 156, 76, 33.4, 'tafel-lemons', { name: 'Zitronen' }),
    text(12, 14, 212, 72, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    text(240, 24, 204, 16, '@head.line', { font: 'paragraph', color: INK, lines: 2 }),
    cell(346, 72, false, { fill: FREE }),
    cell(346, 154, false, { fill: FREE }),
    text(14, 232, 210, 28, '@head.quote', { ...serif, italic: true, color: INK, lines: 2 }),
    text(14, 256, 200, 11, '@head.source', { font: 'sub_title', color: INK }),
    ...pages(),
  ]);
const HOURS = ['one', 'two', 'three', 'four', 'five'];
/** The day from plate to plate, along the table. */
const day = (): ContentNode =>
  spread('Der Tag', BLUSH, [
    ...clothDown(20, 96),
    ...HOURS.flatMap((which, index) => {
      const y = 34 + index * 56;
      return [
        setting(68, y, 1.28),
        text(48, y - 6.4, 40, 36, `@day.${which}`, { ...serif, color: TOMATO, align: 'center' }),
        text(126, y - 9, 98, 20, `@day.${which}.text`, { ...serif, color: INK, lineHeight: 120, lines: 2 }),
      ];
    }),
    rect(230, -4, 234, 305, TOMATO),
    picture(250, 40, 190, 83.6, 'tafel-lemons', { name: 'Zitronen' }),
    text(248, 150, 200, 72, '@day.title', { ...serif, color: LINEN, scale: 1.7, ...FITTED }),
    text(250, 206, 180, 18, '@day.text', { font: 'paragraph', color: LINEN, lineHeight: 120, lines: 4 }),
    text(430, 286, 18, 11, '{page-number}', { font: 'sub_title', color: LINEN, align: 'right', name: 'Folio' }),
  ]);
const family = (): ContentNode =>
  spread('Familienfoto', BLUSH, [
    ...waiting(14, 14, 432, 176),
    ...clothAcross(200, 101),
    ...[48, 122, 412].map((x) => setting(x, 250, 1.2)),
    picture(156, 234, 66, 29, 'tafel-lemons', { name: 'Zitronen' }),
    rect(240, 226, 140, 50, BLUSH),
    frame(243, 229, 134, 44, TOMATO, 0.5),
    text(248, 237, 124, 28, '@family.title', { ...serif, color: TOMATO, align: 'center', ...FITTED }),
    text(248, 254, 124, 14, '@family.line', { font: 'paragraph', color: INK, align: 'center' }),
  ]);
const pictures = (): ContentNode =>
  spread('Drei Bilder', BLUSH, [
    text(12, 6.5, 212, 48, '{section}', { ...serif, color: TOMATO, ...FITTED, name: 'Titel' }),
    ...clothAcross(101, 95),
    ...[36, 424].map((x) => setting(x, 148, 1)),
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
    text(254, 34, 176, 12, '@recipe.kicker', { font: 'sub_title', color: INK }),
    text(254, 43, 176, 36, '@recipe.title', { ...serif, color: TOMATO, lines: 2 }),
    rule(254, 76, 172, TOMATO, 0.5),
    text(254, 84, 176, 16, '@recipe.amounts', { ...serif, color: INK, lineHeight: 150, lines: 7 }),
    rule(254, 150, 172, TOMATO, 0.5),
    text(254, 158, 174, 16, '@recipe.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 12 }),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'tafel-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: opener(false),
  },
  {
    id: 'tafel-opener-mirrored',
    name: named(
      'Auftakt, gespiegelt',
      'Opener, mirrored',
      'Ouverture inversée',
      'Apertura speculare',
      'Otwarcie odwrócone',
    ),
    role: 'opener',
    spread: opener(true),
  },
  {
    id: 'tafel-16',
    name: named('Volle Tafel', 'Full table', 'Table complète', 'Tavolata completa', 'Pełny stół'),
    role: 'team',
    spread: table16(),
  },
  {
    id: 'tafel-14',
    name: named(
      'Tafel mit Spruch',
      'Table with quote',
      'Table et citation',
      'Tavolata con citazione',
      'Stół z cytatem',
    ),
    role: 'team',
    spread: table14(),
  },
  {
    id: 'tafel-12',
    name: named('Tafel mit Foto', 'Table with photo', 'Table et photo', 'Tavolata con foto', 'Stół ze zdjęciem'),
    role: 'team',
    spread: table12(),
  },
  {
    id: 'tafel-8',
    name: named('Halbe Tafel', 'Half table', 'Demi-table', 'Mezza tavolata', 'Pół stołu'),
    role: 'team',
    spread: table8(),
  },
  {
    id: 'tafel-4',
    name: named('Kleiner Tisch', 'Small table', 'Petite table', 'Tavolino', 'Mały stolik'),
    role: 'team',
    spread: table4(),
  },
  { id: 'tafel-pairs', name: named('Paare', 'Pairs', 'Couples', 'Coppie', 'Pary'), role: 'team', spread: pairs() },
  {
    id: 'tafel-2',
    name: named('Kopf der Tafel', 'Head of the table', 'Bout de table', 'Capotavola', 'Szczyt stołu'),
    role: 'team',
    spread: head2(),
  },
  {
    id: 'tafel-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
  {
    id: 'tafel-family',
    name: named('Familienfoto', 'Family picture', 'Photo de famille', 'Foto di famiglia', 'Zdjęcie rodzinne'),
    role: 'picture',
    spread: family(),
  },
  {
    id: 'tafel-day',
    name: named('Der Tag', 'The day', 'Le jour', 'Il giorno', 'Ten dzień'),
    role: 'text',
    spread: day(),
  },
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
          text(248, 278, 96, 12, '{release-date}', { font: 'sub_title', color: INK }),
        ]),
        spread('Nehmt Platz', BLUSH, [
          rect(-4, -4, 234, 305, TOMATO),
          ...clothAcross(200, 101),
          ...[60, 140, 320, 400].map((x) => setting(x, 250, 1.2)),
          picture(192, 232, 82, 36, 'tafel-lemons', { name: 'Zitronen' }),
          text(16, 32, 204, 72, '@welcome.title', { ...serif, color: LINEN, scale: 1.4, ...FITTED }),
          text(17, 84, 190, 18, '@welcome.text', { font: 'paragraph', color: LINEN, lineHeight: 120, lines: 7 }),
          text(250, 32, 190, 72, '@contents.title', { ...serif, color: TOMATO, ...FITTED }),
          node('Text', {
            x: 250,
            y: 78,
            width: 190,
            height: 112,
            size: 18,
            lineHeight: 150,
            font: 'title',
            color: INK,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(false), head2(), table14(), day()]),
    section('@chapter.two', [opener(true), table16(), pairs()]),
    section(
      '@section.back',
      [
        family(),
        recipe(),
        spread('Gästebuch', BLUSH, [
          text(20, 26, 190, 72, '@thanks.title', { ...serif, color: TOMATO }),
          text(20, 62, 170, 16, '@thanks.text', { font: 'paragraph', color: INK, lineHeight: 150, lines: 4 }),
          ...waiting(20, 110, 190, 140),
          text(250, 30, 190, 36, '@guests.title', { ...serif, color: INK }),
          ...lines(250, 190, 66, 16),
          ...pages(),
        ]),
        spread('Rückseite', TOMATO, [
          ...clothDown(67, 96),
          ...[72, 226].map((y) => setting(115, y, 1.28)),
          picture(65, 130, 100, 44, 'tafel-lemons', { name: 'Zitronen' }),
          text(12, 272, 206, 16, '@back.line', { ...serif, color: TOMATO, align: 'center', fill: LINEN }),
        ]),
      ],
      true,
    ),
  ],
};
