/** Papierzoo: cut-paper animals as long as the spread. Whoever is stuck in rides on top or sits inside; an empty cell is a free seat. */
import {
  HINT,
  named,
  pick,
  round,
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
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
  type Question,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';

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
/** Animals at the table of a night and of the sea, as the ones at the party. */
const NIGHT_SCENE = `<rect width="300" height="200" fill="${HEX.cobalt}"/><circle cx="62" cy="48" r="30" fill="${HEX.sun}"/><circle cx="76" cy="40" r="28" fill="${HEX.cobalt}"/>${[
  [130, 30],
  [180, 52],
  [236, 24],
  [276, 70],
  [24, 96],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${CREAM}"/>`)
  .join(
    '',
  )}<path d="M0 168H300V200H0Z" fill="${HEX.mint}"/><path d="M20 178V140A44 44 0 0 1 108 140V178Z" fill="${HEX.tomato}"/><circle cx="42" cy="104" r="12" fill="${HEX.tomato}"/><circle cx="86" cy="104" r="12" fill="${HEX.tomato}"/><path d="M44 132A8 8 0 0 0 58 132M70 132A8 8 0 0 0 84 132" fill="none" stroke="${HEX.ink}" stroke-width="3" stroke-linecap="round"/><rect x="54" y="146" width="20" height="13" rx="6" fill="${HEX.ink}"/><path d="M130 178V120A36 40 0 0 1 202 120V178Z" fill="${HEX.ink}"/><circle cx="150" cy="122" r="14" fill="${CREAM}"/><circle cx="182" cy="122" r="14" fill="${CREAM}"/><circle cx="150" cy="124" r="6" fill="${HEX.ink}"/><circle cx="182" cy="124" r="6" fill="${HEX.ink}"/><path d="M158 136H174L166 148Z" fill="${HEX.sun}"/><path d="M220 178V146A34 34 0 0 1 288 146V178Z" fill="${HEX.sun}"/><path d="M230 118L238 92L252 114ZM256 114L270 92L278 118Z" fill="${HEX.sun}"/><path d="M238 142A7 7 0 0 0 250 142M258 142A7 7 0 0 0 270 142" fill="none" stroke="${HEX.ink}" stroke-width="3" stroke-linecap="round"/>`;
const SEA_SCENE = `<rect width="300" height="200" fill="${HEX.mint}"/><path d="M0 0H300V40${Array.from({ length: 6 }, (_, at) => `A25 16 0 0 1 ${250 - at * 50} 40`).join('')}V0Z" fill="${CREAM}"/><circle cx="40" cy="20" r="12" fill="${HEX.sun}"/><path d="M20 176C6 150 16 96 76 92C130 90 150 118 168 130L190 112V166L168 150C150 172 110 190 70 188C46 188 30 186 20 176Z" fill="${HEX.cobalt}"/><circle cx="56" cy="128" r="10" fill="${CREAM}"/><circle cx="53" cy="129" r="5" fill="${HEX.ink}"/><path d="M24 158H60" stroke="${HEX.ink}" stroke-width="3" stroke-linecap="round"/><path d="M196 92C206 66 246 66 258 86L278 70V108L258 96C246 112 206 112 196 92Z" fill="${HEX.tomato}"/><circle cx="216" cy="88" r="6" fill="${CREAM}"/><circle cx="214" cy="88" r="3" fill="${HEX.ink}"/><path d="M212 168C220 152 250 152 258 164L272 154V178L258 172C250 184 220 182 212 168Z" fill="${HEX.sun}"/><circle cx="228" cy="166" r="4" fill="${HEX.ink}"/>${[
  [180, 70],
  [172, 54],
  [188, 58],
  [290, 130],
  [284, 144],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${CREAM}" opacity=".8"/>`)
  .join('')}`;
/** A mother duck and her young, for wide frames. */
const duck = (x: number, y: number, scale: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 24L-10 8L16 24Z" fill="${fill}"/><path d="M0 24H80A28 28 0 0 1 52 52H28A28 28 0 0 1 0 24Z" fill="${fill}"/><rect x="54" y="6" width="26" height="26" fill="${fill}"/><circle cx="66" cy="6" r="16" fill="${fill}"/><rect x="78" y="2" width="20" height="9" rx="4.500" fill="${HEX.tomato}"/><circle cx="70" cy="3" r="4.400" fill="${CREAM}"/><circle cx="71.500" cy="3.500" r="2.200" fill="${HEX.ink}"/></g>`;
const DUCK_SCENE = `<rect width="300" height="134" fill="${HEX.mint}"/><circle cx="262" cy="30" r="18" fill="${HEX.sun}"/>${duck(158, 52, 1, HEX.ink)}${[24, 70, 116].map((x, at) => duck(x, 74, 0.4, at === 1 ? CREAM : HEX.sun)).join('')}<path d="M0 92${Array.from({ length: 12 }, (_, at) => `A12.500 7 0 0 0 ${(at + 1) * 25} 92`).join('')}V134H0Z" fill="${HEX.cobalt}"/>`;
/** Hedgehogs, of the same paper. */
const hedgehog = (x: number, y: number, scale: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M84 60V34A40 40 0 0 1 124 52A8 8 0 0 1 124 60Z" fill="${CREAM}"/><path d="${Array.from(
    { length: 8 },
    (_, at) => {
      const turn = ((172 - at * 20) * Math.PI) / 180;
      const [c, n] = [Math.cos(turn), Math.sin(turn)];
      return `M${round(50 + 46 * Math.cos(turn + 0.2))} ${round(60 - 46 * Math.sin(turn + 0.2))}L${round(50 + 62 * c)} ${round(60 - 62 * n)}L${round(50 + 46 * Math.cos(turn - 0.2))} ${round(60 - 46 * Math.sin(turn - 0.2))}Z`;
    },
  ).join(
    '',
  )}M0 60A50 50 0 0 1 100 60Z" fill="${fill}"/><circle cx="126" cy="54" r="5.500" fill="${HEX.ink}"/><circle cx="106" cy="45" r="3.400" fill="${HEX.ink}"/><rect x="20" y="58" width="16" height="8" rx="4" fill="${HEX.ink}"/><rect x="72" y="58" width="16" height="8" rx="4" fill="${HEX.ink}"/></g>`;
const HEDGE_SCENE = `<rect width="300" height="134" fill="${HEX.sun}"/><circle cx="44" cy="34" r="20" fill="${CREAM}"/><path d="M0 108H300V134H0Z" fill="${HEX.tomato}"/>${hedgehog(84, 42, 1, HEX.cobalt)}${hedgehog(232, 83, 0.38, HEX.mint)}${hedgehog(24, 83, 0.38, HEX.ink)}`;
const paw = (x: number, y: number, fill: string): string =>
  `<g fill="${fill}"><ellipse cx="${x}" cy="${y + 8}" rx="15" ry="12.500"/><circle cx="${x - 18}" cy="${y - 6}" r="6"/><circle cx="${x - 7}" cy="${y - 15}" r="6.500"/><circle cx="${x + 7}" cy="${y - 15}" r="6.500"/><circle cx="${x + 18}" cy="${y - 6}" r="6"/></g>`;

const drawings = {
  'zoo-night': svg(300, 200, NIGHT_SCENE, 1.5),
  'zoo-sea': svg(300, 200, SEA_SCENE, 1.5),
  'zoo-ducks': svg(300, 134, DUCK_SCENE, 1.5),
  'zoo-hedgehogs': svg(300, 134, HEDGE_SCENE, 1.5),
  'zoo-paws': svg(
    440,
    180,
    Array.from({ length: 18 }, (_, at) => {
      const [column, row] = [at % 6, Math.floor(at / 6)];
      return paw(
        36 + column * 72 + (column > 2 ? 8 : 0),
        26 + row * 62,
        pick([HEX.tomato, HEX.cobalt, HEX.sun, HEX.mint], (column + row) % 4),
      );
    }).join(''),
  ),
  'zoo-dots': svg(
    440,
    190,
    Array.from({ length: 12 * 7 }, (_, at) => {
      const [column, row] = [at % 12, Math.floor(at / 12)];
      return `<circle cx="${round(20 + column * 32 + (column > 5 ? 44 : 0))}" cy="${12 + row * 28}" r="2.400" fill="${HEX.ink}"/>`;
    }).join(''),
  ),
  'zoo-bare': svg(
    440,
    200,
    `<g fill="none" stroke="${HEX.ink}" stroke-width="1.600"><path d="M16 196V96A66 66 0 0 1 82 30H140A66 66 0 0 1 206 96V130C206 150 180 150 180 130V112C164 112 150 122 146 140M16 196H54V160A24 24 0 0 1 102 160V196H146V140"/><path d="M104 48A42 42 0 0 1 104 132Z"/><circle cx="160" cy="76" r="6"/><path d="M16 96L4 130"/><path d="M244 196V112A40 40 0 0 1 284 72H330V22A18 18 0 0 1 348 4H392A16 16 0 0 1 392 36H366V112V196H336V150H276V196ZM244 112L230 150"/><circle cx="376" cy="18" r="4"/><circle cx="296" cy="100" r="9"/><circle cx="326" cy="124" r="10"/><circle cx="276" cy="130" r="7"/><circle cx="348" cy="70" r="7"/></g>`,
  ),
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

const questions: readonly Question[] = [
  {
    id: 'name',
    kind: 'line',
    label: named('Wer feiert?', 'Whose party is it?', 'Qui fête son anniversaire ?', 'Chi festeggia?', 'Kto świętuje?'),
    example: named('Mira', 'Mira', 'Mila', 'Mira', 'Mira'),
  },
  {
    id: 'age',
    kind: 'number',
    label: named(
      'Wie alt wird das Geburtstagskind?',
      'How old is the birthday child?',
      'Quel âge a la vedette du jour ?',
      'Quanti anni compie?',
      'Które to urodziny?',
    ),
    example: same('6'),
  },
  {
    id: 'day',
    kind: 'date',
    label: named(
      'Wann war das Fest?',
      'When was the party?',
      'Quand a eu lieu la fête ?',
      'Quando è stata la festa?',
      'Kiedy było przyjęcie?',
    ),
    example: named('14. Juni', '14 June', '14 juin', '14 giugno', '14 czerwca'),
  },
  {
    id: 'animal',
    kind: 'line',
    label: named(
      'Welches Tier ist das liebste?',
      'Which animal is the favourite?',
      'Quel est l’animal préféré ?',
      'Qual è l’animale preferito?',
      'Jakie zwierzę jest ulubione?',
    ),
    example: named('der Axolotl', 'the axolotl', 'l’axolotl', 'l’axolotl', 'aksolotl'),
  },
  {
    id: 'cake',
    kind: 'line',
    label: named(
      'Welchen Kuchen gab es?',
      'Which cake did you have?',
      'Quel gâteau y avait-il ?',
      'Che torta c’era?',
      'Jaki był tort?',
    ),
    example: named(
      'Maulwurfkuchen',
      'chocolate cake',
      'un fondant au chocolat',
      'torta al cioccolato',
      'tort czekoladowy',
    ),
  },
  {
    id: 'game',
    kind: 'line',
    label: named(
      'Welches Spiel war das lauteste?',
      'Which game was the loudest?',
      'Quel jeu a fait le plus de bruit ?',
      'Quale gioco è stato il più rumoroso?',
      'Która zabawa była najgłośniejsza?',
    ),
    example: named('Topfschlagen', 'musical chairs', 'les chaises musicales', 'le sedie musicali', 'gorące krzesła'),
  },
  {
    id: 'song',
    kind: 'line',
    label: named(
      'Zu welchem Lied wurde getanzt?',
      'Which song did everybody dance to?',
      'Sur quelle chanson a-t-on dansé ?',
      'Con quale canzone si è ballato?',
      'Do jakiej piosenki tańczono?',
    ),
    example: named('Das rote Pferd', 'Baby Shark', 'Crocodiles', 'Il ballo del qua qua', 'Kaczuszki'),
  },
  {
    id: 'wish',
    kind: 'line',
    label: named(
      'Welcher Wunsch ist in Erfüllung gegangen?',
      'Which wish came true?',
      'Quel vœu s’est réalisé ?',
      'Quale desiderio si è avverato?',
      'Które życzenie się spełniło?',
    ),
    example: named(
      'ein Fahrrad mit Klingel',
      'a bicycle with a bell',
      'un vélo avec une sonnette',
      'una bici con il campanello',
      'rower z dzwonkiem',
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
      'Oma für die Torte und den Nachbarn für die Geduld',
      'grandma for the cake and the neighbours for their patience',
      'mamie pour le gâteau et les voisins pour leur patience',
      'la nonna per la torta e i vicini per la pazienza',
      'babci za tort i sąsiadom za cierpliwość',
    ),
  },
];

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': [
    named(
      'Das Klebebuch von {answer-name}',
      '{answer-name}’s sticker book',
      'L’album à coller de {answer-name}',
      'L’album di {answer-name}',
      'Album z naklejkami: {answer-name}',
    ),
    named(
      'Das große Klebebuch vom Fest',
      'The big party sticker book',
      'Le grand album à coller de la fête',
      'Il grande album della festa',
      'Wielki album z przyjęcia',
    ),
  ],
  'cover.count': named(
    '{total-stickers} freie Plätze',
    '{total-stickers} free seats',
    '{total-stickers} places libres',
    '{total-stickers} posti liberi',
    'Wolnych miejsc: {total-stickers}',
  ),
  'welcome.title': named('Alle aufsteigen!', 'All aboard!', 'En selle !', 'Tutti in groppa!', 'Wsiadamy!'),
  'welcome.text': named(
    'Auf vielen Tieren sind Plätze frei. Wer ein Bild hat, klebt es drauf und reitet mit. Wer keins hat, tauscht. Bitte nicht füttern, außer mit Kuchen.',
    'There are free seats on many animals. If you have a picture, stick it on and ride along. If you have none, swap. Please do not feed, except with cake.',
    'Sur bien des animaux, il y a des places libres. Tu as une image ? Colle-la et en route. Tu n’en as pas ? Échange. Ne pas nourrir, sauf de gâteau.',
    'Su tanti animali ci sono posti liberi. Chi ha una figurina la incolla e parte. Chi non ce l’ha, scambia. Non dare da mangiare, tranne la torta.',
    'Na wielu zwierzakach są wolne miejsca. Masz obrazek? Przyklej i jedź z nami. Nie masz? Wymień się. Nie karmić, chyba że tortem.',
  ),
  'contents.title': named(
    'Wer wohnt wo?',
    'Who lives where?',
    'Qui habite où ?',
    'Chi abita dove?',
    'Kto gdzie mieszka?',
  ),
  'contents.line': named(
    'Die Raupe kennt den Weg. Sie geht ihn nur langsam.',
    'The caterpillar knows the way. It just walks it slowly.',
    'La chenille connaît le chemin. Elle y va seulement lentement.',
    'Il bruco conosce la strada. La fa solo piano.',
    'Gąsienica zna drogę. Tylko idzie powoli.',
  ),
  'caterpillar.line': [
    named(
      'Vorne die Fühler, unten die Füße, dazwischen ihr.',
      'Feelers in front, feet below, and you in between.',
      'Devant les antennes, dessous les pattes, et vous au milieu.',
      'Davanti le antenne, sotto i piedi, in mezzo voi.',
      'Z przodu czułki, na dole nóżki, a pośrodku wy.',
    ),
    named(
      'Wer zuerst da ist, hat die beste Aussicht.',
      'First come, best view.',
      'Premiers arrivés, meilleure vue.',
      'Chi arriva prima vede meglio.',
      'Kto pierwszy, ten ma lepszy widok.',
    ),
    named(
      'Morgen ist sie ein Schmetterling. Also schnell aufsteigen.',
      'Tomorrow it will be a butterfly. So hop on quickly.',
      'Demain, elle sera papillon. Alors vite, en selle.',
      'Domani sarà una farfalla. Quindi su, in fretta.',
      'Jutro będzie motylem. Wsiadajcie więc szybko.',
    ),
    named(
      'Sie frisst Salat, keine Sticker.',
      'It eats lettuce, not stickers.',
      'Elle mange de la salade, pas des vignettes.',
      'Mangia insalata, non figurine.',
      'Je sałatę, nie naklejki.',
    ),
  ],
  'croc.lead': named(
    'Bitte recht freundlich:',
    'Smile, please:',
    'Souriez, s’il vous plaît :',
    'Sorridete, prego:',
    'Proszę o uśmiech:',
  ),
  'croc.line': named(
    'Viele Zähne, großer Hunger, keine Angst vor Klebstoff.',
    'Many teeth, big appetite, no fear of glue.',
    'Beaucoup de dents, grande faim, même pas peur de la colle.',
    'Tanti denti, tanta fame, nessuna paura della colla.',
    'Dużo zębów, wielki głód, zero strachu przed klejem.',
  ),
  'elephant.lead': named(
    'Groß und leise:',
    'Big and quiet:',
    'Grand et discret :',
    'Grande e silenzioso:',
    'Duży i cichy:',
  ),
  'elephant.line': named(
    'Er vergisst kein Gesicht. Und keine Nummer.',
    'He never forgets a face. Nor a number.',
    'Il n’oublie aucun visage. Ni aucun numéro.',
    'Non dimentica una faccia. E nemmeno un numero.',
    'Nie zapomina żadnej twarzy. Ani żadnego numeru.',
  ),
  'bear.lead': named(
    'Frisch aufgewacht:',
    'Just woken up:',
    'À peine réveillé :',
    'Appena svegliato:',
    'Właśnie się obudził:',
  ),
  'bear.line': named(
    'Er hat den ganzen Winter von Stickern geträumt.',
    'He dreamt of stickers all winter long.',
    'Il a rêvé de vignettes tout l’hiver.',
    'Ha sognato figurine per tutto l’inverno.',
    'Całą zimę śnił o naklejkach.',
  ),
  'snail.lead': named('Nicht drängeln:', 'No pushing:', 'On ne pousse pas :', 'Niente spinte:', 'Bez przepychania:'),
  'snail.line': named(
    'Sie bringt ihr Haus mit und kommt trotzdem pünktlich zum Kuchen.',
    'She brings her house along and is still in time for cake.',
    'Elle apporte sa maison et arrive quand même à l’heure pour le gâteau.',
    'Si porta la casa e arriva lo stesso in tempo per la torta.',
    'Niesie swój dom, a i tak zdąży na tort.',
  ),
  'toucan.lead': named(
    'Alle mal herhören:',
    'Listen, everybody:',
    'Écoutez tous :',
    'Attenzione tutti:',
    'Słuchajcie wszyscy:',
  ),
  'toucan.line': named(
    'Wer einen Doppelten hat, ruft jetzt ganz laut: Tausch!',
    'If you have a double, shout out loud: swap!',
    'Si tu as un double, crie bien fort : échange !',
    'Chi ha un doppione gridi forte: scambio!',
    'Kto ma podwójną, niech głośno zawoła: wymiana!',
  ),
  'giraffe.lead': named('Gute Aussicht:', 'A fine view:', 'Belle vue :', 'Bella vista:', 'Piękny widok:'),
  'giraffe.line': named(
    'Sie sieht weiter, als das Album Seiten hat. Verraten wird nichts.',
    'She can see further than the album has pages. She is not telling.',
    'Elle voit plus loin que l’album n’a de pages. Mais elle ne dira rien.',
    'Vede più lontano di quante pagine ha l’album. Ma non dice niente.',
    'Widzi dalej, niż album ma stron. Ale nic nie powie.',
  ),
  'dog.line': [
    named(
      'Alle, die in seinen Bauch passen. Und oben drauf ist auch noch Platz.',
      'Everyone who fits into his belly. And there is still room on top.',
      'Tous ceux qui tiennent dans son ventre. Et il reste de la place dessus.',
      'Tutti quelli che stanno nella sua pancia. E sopra c’è ancora posto.',
      'Wszyscy, którzy mieszczą się w jego brzuchu. Na grzbiecie też jest miejsce.',
    ),
    named(
      'Hinten weiß er noch nicht, dass vorne schon losgelaufen ist.',
      'His back does not know yet that his front has set off.',
      'Derrière, il ne sait pas encore que devant, c’est parti.',
      'Dietro non sa ancora che davanti è già partito.',
      'Tył jeszcze nie wie, że przód już ruszył.',
    ),
    named(
      'Er bellt einmal für alle zusammen.',
      'He barks once for all of you.',
      'Il aboie une fois pour tout le monde.',
      'Abbaia una volta per tutti.',
      'Szczeka raz za wszystkich.',
    ),
    named(
      'Bitte im Bauch nicht kitzeln.',
      'No tickling inside the belly, please.',
      'Ne pas chatouiller dans le ventre.',
      'Non fate il solletico nella pancia.',
      'W brzuchu proszę nie łaskotać.',
    ),
    named(
      'So lang wie er ist keine andere Seite.',
      'No other page is as long as he is.',
      'Aucune page n’est aussi longue que lui.',
      'Nessuna pagina è lunga come lui.',
      'Żadna strona nie jest tak długa jak on.',
    ),
    named(
      'Wer oben sitzt, hält die Ohren fest.',
      'Whoever rides on top holds his ears.',
      'En haut, on tient bien les oreilles.',
      'Chi sta sopra si tiene alle orecchie.',
      'Kto siedzi na górze, trzyma się uszu.',
    ),
  ],
  'dog.says': [
    named(
      'Wau heißt auf Dackelisch: schön, dass du da bist.',
      'In Dachshund, woof means: good that you are here.',
      'En langue teckel, ouaf veut dire : quel plaisir de te voir.',
      'In bassottese, bau vuol dire: che bello che ci sei.',
      'Hau po jamniczemu znaczy: fajnie, że jesteś.',
    ),
    named(
      'Wau wau heißt auf Dackelisch: noch jemand?',
      'In Dachshund, woof woof means: anybody else?',
      'En langue teckel, ouaf ouaf veut dire : encore quelqu’un ?',
      'In bassottese, bau bau vuol dire: ancora qualcuno?',
      'Hau, hau po jamniczemu znaczy: ktoś jeszcze?',
    ),
    named(
      'Wuff heißt auf Dackelisch: rutscht mal zusammen.',
      'In Dachshund, yap means: move closer together.',
      'En langue teckel, wouf veut dire : serrez-vous.',
      'In bassottese, arf vuol dire: stringetevi.',
      'Wuff po jamniczemu znaczy: ściśnijcie się.',
    ),
  ],
  'dog.draw': named(
    'Hier malst du\neinen Knochen',
    'Draw a bone\nhere',
    'Dessine ici\nun os',
    'Disegna qui\nun osso',
    'Tu narysuj\nkość',
  ),
  'snake.says': [
    named(
      'Bitte hinten anstellen. Hinten ist da, wo die Schlange aufhört.',
      'Please queue at the back. The back is where the snake ends.',
      'Faites la queue, s’il vous plaît. La queue est là où finit le serpent.',
      'In coda, prego. La coda è dove finisce il serpente.',
      'Proszę stanąć na końcu. Koniec jest tam, gdzie kończy się wąż.',
    ),
    named(
      'Eine Schlange drängelt nie. Sie macht einfach eine Kurve.',
      'A snake never pushes. It simply takes a turn.',
      'Un serpent ne pousse jamais. Il fait juste un virage.',
      'Un serpente non spinge mai. Fa solo una curva.',
      'Wąż nigdy się nie pcha. Po prostu zakręca.',
    ),
    named(
      'Sie zischt nur, wenn jemand schief klebt.',
      'It only hisses if somebody is stuck in crooked.',
      'Il ne siffle que si l’on colle de travers.',
      'Sibila solo se qualcuno è storto.',
      'Syczy tylko wtedy, gdy ktoś jest krzywo wklejony.',
    ),
    named(
      'Wo vorne ist, sieht man an der Zunge.',
      'The tongue tells you where the front is.',
      'La langue montre où est l’avant.',
      'La lingua dice dov’è il davanti.',
      'Po języku widać, gdzie jest przód.',
    ),
  ],
  'whale.line': [
    named(
      'Zu zweit ist man lauter. Zu viert hört es sogar der Wal.',
      'Two are louder than one. Four are heard even by the whale.',
      'À deux, on fait plus de bruit. À quatre, même la baleine entend.',
      'In due si fa più chiasso. In quattro lo sente anche la balena.',
      'We dwoje jest głośniej. We czworo słyszy nawet wieloryb.',
    ),
    named(
      'Unter Wasser klebt es besonders gut.',
      'Under water things stick very well.',
      'Sous l’eau, ça colle très bien.',
      'Sott’acqua si incolla benissimo.',
      'Pod wodą klei się wyjątkowo dobrze.',
    ),
  ],
  'whale.says': named(
    'Platz für Unzertrennliche',
    'Room for best friends',
    'Places pour inséparables',
    'Posti per inseparabili',
    'Miejsca dla nierozłącznych',
  ),
  'roo.lead': named('Ganz vorne:', 'Right at the front:', 'Tout devant :', 'In prima fila:', 'Z samego przodu:'),
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
  'roo.name': [
    named(
      'Das ist {answer-name}, jetzt {answer-age}.',
      'This is {answer-name}, now {answer-age}.',
      'Voici {answer-name}, {answer-age} ans.',
      'Ecco {answer-name}, {answer-age} anni.',
      'Oto {answer-name}, wiek: {answer-age}.',
    ),
    same('{answer-name}'),
  ],
  'roo.facts': named(
    'So groß bin ich\nDas esse ich nie\nDas kann ich gut\nDas lerne ich noch',
    'I am this tall\nI never eat\nI am good at\nI am still learning',
    'Ma taille\nCe que je ne mange pas\nCe que je fais bien\nCe que j’apprends',
    'La mia altezza\nNon mangio mai\nMi riesce bene\nSto imparando',
    'Tyle mam wzrostu\nTego nie jem\nTo umiem dobrze\nTego się uczę',
  ),
  'hippo.line': [
    named(
      'Das ist der Bauch vom Nilpferd. Der Rest war zu groß für die Seite.',
      'This is the belly of the hippo. The rest was too big for the page.',
      'Voici le ventre de l’hippopotame. Le reste était trop grand pour la page.',
      'Questa è la pancia dell’ippopotamo. Il resto non ci stava nella pagina.',
      'To jest brzuch hipopotama. Reszta nie zmieściła się na stronie.',
    ),
    named(
      'Hier drin ist es warm und ein bisschen laut.',
      'It is warm in here and a little loud.',
      'Ici, il fait chaud et il y a un peu de bruit.',
      'Qui dentro fa caldo e c’è un po’ di chiasso.',
      'W środku jest ciepło i trochę głośno.',
    ),
    named(
      'Bitte nicht hüpfen, es hat gerade gegessen.',
      'No jumping please, it has just eaten.',
      'Ne sautez pas, il vient de manger.',
      'Non saltate, ha appena mangiato.',
      'Proszę nie skakać, właśnie zjadł.',
    ),
    named(
      'Ein Nilpferd hat immer noch einen Platz frei.',
      'A hippo always has one more seat.',
      'Un hippopotame a toujours une place de plus.',
      'Un ippopotamo ha sempre un posto in più.',
      'Hipopotam zawsze ma jeszcze jedno miejsce.',
    ),
    named(
      'Wer lacht, wackelt mit allen zusammen.',
      'If one laughs, everybody wobbles.',
      'Quand l’un rit, tout le monde tremble.',
      'Se uno ride, ballano tutti.',
      'Gdy ktoś się śmieje, trzęsą się wszyscy.',
    ),
    named(
      'Von außen blau, von innen voller Gäste.',
      'Blue outside, full of guests inside.',
      'Bleu dehors, plein d’invités dedans.',
      'Blu fuori, pieno di ospiti dentro.',
      'Z zewnątrz niebieski, w środku pełen gości.',
    ),
  ],
  'geese.line': [
    named(
      'Gänse haben immer nur eine Meinung: geradeaus.',
      'Geese have only one opinion: straight ahead.',
      'Les oies n’ont qu’un avis : tout droit.',
      'Le oche hanno un’opinione sola: sempre dritto.',
      'Gęsi mają zawsze jedno zdanie: prosto przed siebie.',
    ),
    named(
      'Schnattern gehört zur Fahrt.',
      'Honking is part of the ride.',
      'Cacarder fait partie du voyage.',
      'Starnazzare fa parte del viaggio.',
      'Gęganie jest w cenie przejazdu.',
    ),
    named(
      'Wer oben sitzt, darf den Hals als Lenkrad nehmen.',
      'If you ride on top, steer by the neck.',
      'En haut, le cou sert de volant.',
      'Chi sta sopra guida con il collo.',
      'Kto siedzi na górze, kieruje szyją.',
    ),
    named(
      'Sie watscheln leise, wenn niemand guckt.',
      'They waddle quietly when nobody looks.',
      'Elles se dandinent en silence quand personne ne regarde.',
      'Camminano piano quando nessuno guarda.',
      'Człapią po cichu, gdy nikt nie patrzy.',
    ),
  ],
  'penguins.line': [
    named(
      'Pinguine stehen Schlange, auch wenn es gar nichts gibt.',
      'Penguins queue even when there is nothing to queue for.',
      'Les manchots font la queue, même quand il n’y a rien au bout.',
      'I pinguini fanno la fila anche quando non c’è niente da aspettare.',
      'Pingwiny stoją w kolejce, nawet gdy na końcu nic nie ma.',
    ),
    named(
      'Im Frack zum Fest, und das jeden Tag.',
      'Dressed for the party, every single day.',
      'En tenue de fête, et ce tous les jours.',
      'Vestiti a festa, e questo tutti i giorni.',
      'We fraku na przyjęcie, i tak codziennie.',
    ),
  ],
  'turtles.line': [
    named(
      'Wer langsam fährt, kann länger winken.',
      'Ride slowly, wave for longer.',
      'Plus on va lentement, plus on a le temps de faire coucou.',
      'Chi va piano saluta più a lungo.',
      'Kto jedzie powoli, ten dłużej macha.',
    ),
    named(
      'Auf dem Panzer sitzt man hart, aber trocken.',
      'A shell is a hard seat, but a dry one.',
      'Sur une carapace, on est mal assis, mais au sec.',
      'Sul guscio si sta scomodi, ma all’asciutto.',
      'Na skorupie siedzi się twardo, ale sucho.',
    ),
  ],
  'owls.line': [
    named(
      'Eulen sehen auch im Dunkeln, wer schief geklebt ist.',
      'Even in the dark, owls can see who is stuck in crooked.',
      'Même dans le noir, les chouettes voient qui est collé de travers.',
      'I gufi vedono anche al buio chi è incollato storto.',
      'Sowy nawet po ciemku widzą, kto jest krzywo wklejony.',
    ),
    named(
      'Bitte leise, hier wird erst nachts gefeiert.',
      'Quiet, please: this party only starts at night.',
      'Chut, ici la fête ne commence qu’à la nuit.',
      'Fate piano: qui la festa comincia di notte.',
      'Ciszej, tutaj zabawa zaczyna się dopiero w nocy.',
    ),
  ],
  'ladybirds.line': [
    named(
      'Die Punkte zählt keiner, die Plätze schon.',
      'Nobody counts the spots, only the seats.',
      'Les points, personne ne les compte. Les places, si.',
      'I puntini non li conta nessuno, i posti sì.',
      'Kropek nikt nie liczy, za to miejsca owszem.',
    ),
    named(
      'Sie bringen Glück, und sie bringen euch überallhin.',
      'They bring luck, and they bring you anywhere.',
      'Elles portent bonheur, et vous portent où vous voulez.',
      'Portano fortuna, e portano voi dove volete.',
      'Przynoszą szczęście, a was zawiozą wszędzie.',
    ),
  ],
  'camel.line': [
    named(
      'Zwei Höcker, zwei Plätze, kein Gedränge.',
      'Two humps, two seats, no pushing.',
      'Deux bosses, deux places, pas de bousculade.',
      'Due gobbe, due posti, niente spinte.',
      'Dwa garby, dwa miejsca, żadnego tłoku.',
    ),
    named(
      'Durst hat es erst nächste Woche wieder.',
      'It will not be thirsty until next week.',
      'Il n’aura plus soif avant la semaine prochaine.',
      'Fino alla settimana prossima non ha più sete.',
      'Pić zachce mu się dopiero za tydzień.',
    ),
  ],
  'photo.hint': named(
    'Euer liebstes Bild vom Fest',
    'Your favourite picture of the party',
    'Votre photo préférée de la fête',
    'La vostra foto preferita della festa',
    'Wasze ulubione zdjęcie z przyjęcia',
  ),
  'photo.title': named(
    'Alle mal\nzappeln!',
    'Everybody\nwiggle!',
    'Tout le monde\ngigote !',
    'Tutti a\ndimenarsi!',
    'Wszyscy się\nwiercą!',
  ),
  'photo.text': [
    named(
      'Getanzt wurde zu {answer-song}, am lautesten war {answer-game}.',
      'We danced to {answer-song}, and {answer-game} was the loudest.',
      'On a dansé sur {answer-song}, et le plus bruyant, c’était {answer-game}.',
      'Si è ballato con {answer-song}, e il più rumoroso è stato {answer-game}.',
      'Tańczono do: {answer-song}. Najgłośniej było przy: {answer-game}.',
    ),
    named(
      'Die Tiere halten still. Ihr müsst das nicht.',
      'The animals hold still. You don’t have to.',
      'Les animaux ne bougent pas. Vous, rien ne vous y oblige.',
      'Gli animali stanno fermi. Voi non dovete.',
      'Zwierzęta stoją nieruchomo. Wy nie musicie.',
    ),
  ],
  'paws.title': named('Pfotenabdrücke', 'Paw prints', 'Empreintes', 'Impronte', 'Odciski łapek'),
  'paws.text': named(
    'Ein Fingerabdruck, ein Name, fertig ist die Pfote.',
    'One fingerprint, one name, and the paw is done.',
    'Un doigt, un nom, et voilà une patte.',
    'Un dito, un nome, ed ecco la zampa.',
    'Odcisk palca, imię i łapka gotowa.',
  ),
  'neck.title': named(
    'Wer reicht bis wohin?',
    'How high do you reach?',
    'Qui arrive jusqu’où ?',
    'Chi arriva fin dove?',
    'Kto dokąd sięga?',
  ),
  'neck.text': named(
    'Namen an den Hals schreiben: klein unten, groß oben, Hunde liegen.',
    'Write names along the neck: small below, tall above, dogs lying down.',
    'Écris les noms le long du cou : petits en bas, grands en haut, chiens couchés.',
    'Scrivi i nomi lungo il collo: piccoli sotto, grandi sopra, cani sdraiati.',
    'Wpisz imiona przy szyi: mali na dole, duzi na górze, psy leżą.',
  ),
  'dots.title': named('Kuchenstücke', 'Slices of cake', 'Parts de gâteau', 'Fette di torta', 'Kawałki tortu'),
  'dots.text': named(
    'Reihum einen Strich ziehen. Wer ein Kästchen schließt, isst es auf.',
    'Take turns to draw a line. Close a box and you eat it.',
    'Chacun trace un trait à son tour. Qui ferme une case la mange.',
    'A turno si traccia una linea. Chi chiude un quadretto se lo mangia.',
    'Każdy po kolei rysuje kreskę. Kto zamknie kratkę, ten ją zjada.',
  ),
  'paint.title': named('Ohne Farbe', 'Without colour', 'Sans couleur', 'Senza colori', 'Bez koloru'),
  'paint.text': named(
    'Die beiden haben sich heute noch nicht angezogen.',
    'These two have not got dressed yet.',
    'Ces deux-là ne se sont pas encore habillés.',
    'Questi due oggi non si sono ancora vestiti.',
    'Tych dwoje jeszcze się dziś nie ubrało.',
  ),
  'party.title': named(
    'So war das Fest',
    'How the party went',
    'C’était la fête',
    'La festa è stata così',
    'Tak było na przyjęciu',
  ),
  'party.1': named('Tag', 'Day', 'Jour', 'Giorno', 'Dzień'),
  'party.2': named('Kuchen', 'Cake', 'Gâteau', 'Torta', 'Tort'),
  'party.3': named(
    'Lautestes Spiel',
    'Loudest game',
    'Jeu le plus bruyant',
    'Gioco più rumoroso',
    'Najgłośniejsza zabawa',
  ),
  'party.4': named('Bestes Geschenk', 'Best present', 'Plus beau cadeau', 'Regalo più bello', 'Najlepszy prezent'),
  'party.5': named('Umgekipptes', 'Things spilt', 'Choses renversées', 'Cose rovesciate', 'Rozlane i wywrócone'),
  'party.6': named(
    'Zuletzt eingeschlafen',
    'Last to fall asleep',
    'Le dernier bâillement',
    'Ultimi ad addormentarsi',
    'Kto zasnął ostatni',
  ),
  'party.a': same('{answer-day}'),
  'party.b': same('{answer-cake}'),
  'party.c': same('{answer-game}'),
  'party.d': same('{answer-wish}'),
  'party.animal': [
    named(
      'Lieblingstier: {answer-animal}',
      'Favourite animal: {answer-animal}',
      'Animal préféré : {answer-animal}',
      'Animale preferito: {answer-animal}',
      'Ulubione zwierzę: {answer-animal}',
    ),
  ],
  'draw.title': named('Hier malst du', 'Your turn to draw', 'À toi de dessiner', 'Qui disegni tu', 'Tu rysujesz ty'),
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
  'thanks.text': [
    named(
      'Danke: {answer-thanks}.',
      'Our thanks to {answer-thanks}.',
      'Merci : {answer-thanks}.',
      'Grazie: {answer-thanks}.',
      'Dziękujemy: {answer-thanks}.',
    ),
    named(
      'An alle, die gekommen sind, und an alle, die Krümel mögen. Der Elefant schläft schon, also leise blättern.',
      'To all who came, and to all who like crumbs. The elephant is asleep, so turn the page quietly.',
      'À toutes celles et ceux qui sont venus et qui aiment les miettes. L’éléphant dort déjà, alors tournez la page tout doucement.',
      'A chi è venuto e a chi ama le briciole. L’elefante dorme già, quindi voltate pagina piano.',
      'Wszystkim, którzy przyszli, i wszystkim, którzy lubią okruszki. Słoń już śpi, więc przewracajcie kartki po cichu.',
    ),
  ],
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
    text(246, 26, 124, 26, '@croc.line', { ...loud, color: INK, lines: 3, lineHeight: 120, ...FITTED }),
    ...pages(INK),
  ]);

const giraffe = (): ContentNode =>
  spread('Giraffe', COBALT, [
    rect(330, 64, 44, 172, SUN),
    rect(286, 172, 178, 130, SUN, { borderRadius: 40 }),
    rect(360, 172, 104, 130, SUN),
    rect(262, 42, 112, 44, SUN, { borderRadius: 22 }),
    rect(338, 20, 7, 30, SUN),
    disc(341.5, 22, 7, TOMATO),
    rect(354, 20, 7, 30, SUN),
    disc(357.5, 22, 7, TOMATO),
    rect(364, 48, 44, 18, SUN, { borderRadius: 9 }),
    ...eye(320, 58, 9, -0.3),
    disc(272, 60, 2.4, INK),
    ...spots(TOMATO, [
      [352, 104, 12],
      [340, 130, 9],
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

/** What openers say, on the page beside the animal. */
const words = (key: string, x: number, lead: number | string, ink: number | string, scale = 1.5): ContentNode[] => [
  text(x + 1, 20, 206, 36, `@${key}.lead`, { ...loud, color: lead, ...FITTED }),
  headline(x, 42, 208, ink, scale, 3),
  text(x + 3, 196, 190, 26, `@${key}.line`, { ...loud, color: lead, lines: 3, lineHeight: 120, ...FITTED }),
];
const elephant = (): ContentNode =>
  spread('Elefant', TOMATO, [
    rect(-4, 92, 150, GROUND - 92, COBALT),
    disc(140, 150, 66, COBALT),
    rect(18, 196, 50, 80, TOMATO, { borderRadius: 25 }),
    rect(140, 200, 34, 80, TOMATO, { borderRadius: 17 }),
    rect(166, 150, 40, 78, COBALT),
    rect(166, 206, 58, 38, COBALT, { borderRadius: 16 }),
    rect(192, 176, 32, 68, COBALT, { borderRadius: 16 }),
    disc(120, 146, 48, MINT),
    rect(120, 98, 50, 96, COBALT),
    ...eye(176, 134, 10),
    ground(SUN),
    ...[4, 82, 100, 118].map((x) => disc(x, GROUND - 4, 7, CREAM)),
    ...words('elephant', 244, INK, CREAM),
    ...pages(INK),
  ]);
const bear = (): ContentNode =>
  spread('Bär', SUN, [
    disc(272, 116, 36, TOMATO),
    disc(272, 116, 18, SUN),
    disc(424, 116, 36, TOMATO),
    disc(424, 116, 18, SUN),
    disc(348, 208, 108, TOMATO),
    ...eye(306, 178, 13),
    ...eye(390, 178, 13, -0.3),
    disc(348, 226, 46, CREAM),
    rect(326, 198, 44, 26, INK, { borderRadius: 13 }),
    rect(346, 222, 4, 22, INK),
    rect(328, 242, 40, 4, INK, { borderRadius: 2 }),
    ground(COBALT),
    rect(248, 250, 50, 26, TOMATO, { borderRadius: 13 }),
    rect(398, 250, 50, 26, TOMATO, { borderRadius: 13 }),
    ...words('bear', 13, COBALT, INK),
    ...pages(CREAM),
  ]);
const snail = (): ContentNode =>
  spread('Schnecke', MINT, [
    rect(8, 234, 200, 30, TOMATO, { borderRadius: 15 }),
    rect(172, 150, 34, 100, TOMATO, { borderRadius: 17 }),
    rect(178, 118, 4, 44, INK, { rotation: -12 }),
    rect(198, 118, 4, 44, INK, { rotation: 12 }),
    ...eye(174, 116, 9),
    ...eye(206, 116, 9),
    ...[86, 68, 50, 32, 15].map((r, index) =>
      disc(92 + index * 2, 168 + index * 2, r, [COBALT, SUN, TOMATO, CREAM, COBALT][index] ?? COBALT),
    ),
    ground(SUN),
    ...words('snail', 244, COBALT, INK),
    ...pages(INK),
  ]);
const toucan = (): ContentNode =>
  spread('Tukan', COBALT, [
    rect(290, 66, 120, 180, INK, { borderRadius: 50 }),
    rect(396, 190, 40, 90, INK, { rotation: -18, borderRadius: 12 }),
    disc(344, 118, 42, CREAM),
    ...eye(340, 106, 14, -0.3),
    rect(222, 100, 110, 44, SUN, { borderRadius: 22 }),
    rect(222, 124, 108, 4, INK),
    disc(238, 118, 12, TOMATO),
    rect(326, 170, 60, 76, TOMATO, { borderRadius: 30 }),
    rect(226, 240, 238, 14, MINT, { borderRadius: 7 }),
    ...[330, 352, 374].map((x) => rect(x, 236, 12, 22, SUN, { borderRadius: 6 })),
    ground(TOMATO),
    ...words('toucan', 13, SUN, CREAM, 1.4),
    ...pages(CREAM),
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
    node('Group', { name: 'Knochen', x: 410, y: 158 }, [
      disc(21, 24, 20, CREAM, { stroke: INK, strokeWidth: 0.6 }),
      text(0, 50, 44, 11, '@dog.draw', { ...bold, color: INK, lines: 2, lineHeight: 120, align: 'center' }),
    ]),
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
    text(16, 150, 190, 20, '@roo.name', { ...loud, color: COBALT, ...FITTED }),
    text(16, 168, 120, 14, '@roo.facts', { ...bold, color: INK, lines: 4, lineHeight: 400 }),
    ...[0, 1, 2, 3].map((index) => rule(16, 184 + index * 19.8, 198, INK, 0.4)),
    ...pages(SUN),
  ]);

/** The belly of a hippo, which is larger than the spread. With fewer inside, its eyes are seen above. */
const hippo = (xs: readonly number[], ys: readonly number[]): ContentNode => {
  const top = (ys[0] ?? 40) - 6;
  return spread('Nilpferd', TOMATO, [
    ...(top > 40 ? [352, 416].flatMap((x) => [disc(x, top - 2, 24, COBALT), ...eye(x, top - 8, 12)]) : []),
    rect(-4, top, 468, 268 - top, COBALT),
    ...[30, 118, 300, 388].map((x) => rect(x, 260, 46, 41, COBALT)),
    headline(13, 6, 211, INK, top > 40 ? 1.3 : 1, top > 40 ? 2 : 1),
    text(240, top > 40 ? 10 : 14, 210, top > 40 ? 20 : 14, '@hippo.line', {
      ...bold,
      color: INK,
      lines: top > 40 ? 2 : 1,
      lineHeight: 120,
      ...FITTED,
    }),
    ...ys.flatMap((y) => xs.flatMap((x) => free(x, y, TOMATO))),
    ...pages(INK),
  ]);
};
const EIGHT = [11, 65, 119, 173, 237, 291, 345, 399] as const;
const SIX = [20, 90, 160, 244, 314, 384] as const;

const goose = (x: number, y: number, wing: number): ContentNode[] => [
  rect(x - 26, y + 40, 92, 54, CREAM, { borderRadius: 27 }),
  rect(x + 54, y - 18, 18, 92, CREAM, { borderRadius: 9 }),
  disc(x + 66, y - 10, 14, CREAM),
  rect(x + 77, y - 10, 16, 6, TOMATO, { borderRadius: 3 }),
  disc(x + 68, y - 13, 2.6, INK),
  rect(x + 6, y + 92, 5, 20, TOMATO),
  rect(x + 32, y + 92, 5, 20, TOMATO),
  rect(x - 2, y + 22, 50, 52, wing, { borderRadius: 8 }),
  ...free(x - 2, y, wing),
];
const FLOCK = [
  [32, MINT],
  [126, TOMATO],
  [264, SUN],
  [358, MINT],
] as const;
/** So many geese, one behind the other. */
const geese = (count: 1 | 2 | 3 | 4): ContentNode =>
  spread('Gänse', COBALT, [
    ...(count < 3 ? [disc(96, 178, 52, TOMATO), disc(30, 238, 34, MINT), disc(150, 244, 26, MINT)] : []),
    ground(SUN),
    headline(13, 14, 211, CREAM, 1.5, 2),
    text(240, 22, 200, 26, '@geese.line', { ...loud, color: SUN, lines: 3, lineHeight: 120, ...FITTED }),
    ...FLOCK.slice(4 - count).flatMap(([x, wing]) => goose(x, 152, wing)),
    ...pages(INK),
  ]);

/** Who holds a seat in front: no part is larger than the seat by half, so that it goes with a seat that stays free. */
type Holder = (x: number, y: number, fill: number) => ContentNode[];
const penguin: Holder = (x, y, fill) => [
  rect(x - 2, y + 70, 24, 8, SUN, { borderRadius: 4 }),
  rect(x + 28, y + 70, 24, 8, SUN, { borderRadius: 4 }),
  rect(x - 12, y - 30, 74, 104, INK, { borderRadius: 37 }),
  rect(x + 4, y - 20, 42, 40, CREAM, { borderRadius: 20 }),
  ...eye(x + 16, y - 9, 6),
  ...eye(x + 36, y - 9, 6, -0.3),
  rect(x + 20, y - 5, 12, 6, fill, { borderRadius: 3 }),
];
const turtle: Holder = (x, y, fill) => [
  rect(x + 54, y + 34, 30, 26, MINT, { borderRadius: 13 }),
  disc(x + 74, y + 43, 2.6, INK),
  rect(x - 6, y + 66, 16, 14, MINT, { borderRadius: 6 }),
  rect(x + 40, y + 66, 16, 14, MINT, { borderRadius: 6 }),
  rect(x - 12, y - 14, 74, 86, fill, { borderRadius: 37 }),
  rect(x - 12, y + 54, 74, 18, INK, { borderRadius: 9 }),
];
const owl: Holder = (x, y, fill) => [
  rect(x - 8, y - 36, 14, 30, fill, { rotation: -24 }),
  rect(x + 44, y - 36, 14, 30, fill, { rotation: 24 }),
  rect(x - 10, y - 30, 70, 104, fill, { borderRadius: 35 }),
  ...eye(x + 10, y - 11, 14, 0.2),
  ...eye(x + 40, y - 11, 14, -0.2),
  rect(x + 20, y - 8, 10, 10, SUN, { rotation: 45 }),
];
const ladybird: Holder = (x, y, fill) => [
  disc(x + 25, y - 8, 19, INK),
  ...eye(x + 16, y - 11, 5),
  ...eye(x + 34, y - 11, 5, -0.3),
  rect(x - 12, y - 4, 74, 84, fill, { borderRadius: 37 }),
  ...spots(INK, [
    [x - 5, y + 34, 4],
    [x + 55, y + 34, 4],
    [x - 3, y + 52, 3.4],
    [x + 53, y + 52, 3.4],
  ]),
];
interface Row {
  readonly name: string;
  readonly key: string;
  readonly of: Holder;
  /** Sky, ground, what is said and titles; then who holds the seats, one after the other. */
  readonly colors: readonly [sky: number, floor: number, words: number | string, title: number | string];
  readonly fills: readonly number[];
  /** What stands far behind a short row: a sun or a moon, and hills. */
  readonly far?: readonly [light: number | string, hill: number | string, size: number];
}
const PENGUINS: Row = { name: 'Pinguine', key: 'penguins', of: penguin, colors: [MINT, TOMATO, COBALT, INK], fills: [TOMATO, SUN], far: [SUN, CREAM, 66] }; // prettier-ignore
const TURTLES: Row = { name: 'Schildkröten', key: 'turtles', of: turtle, colors: [SUN, MINT, COBALT, INK], fills: [TOMATO, COBALT], far: [COBALT, TOMATO, 54] }; // prettier-ignore
const OWLS: Row = { name: 'Eulen', key: 'owls', of: owl, colors: [COBALT, TOMATO, SUN, CREAM], fills: [TOMATO, MINT] }; // prettier-ignore
const LADYBIRDS: Row = { name: 'Marienkäfer', key: 'ladybirds', of: ladybird, colors: [MINT, SUN, COBALT, INK], fills: [TOMATO] }; // prettier-ignore
/** A row of animals, each with a seat of its own. */
const rowOf = (
  { name, key, of, colors: [sky, floor, said, title], fills, far }: Row,
  xs: readonly number[],
): ContentNode =>
  spread(name, sky, [
    ...(far && xs.length < 4
      ? [
          disc(410, 104, far[2] / 2, far[0]),
          disc(14, 268, far[2], far[1]),
          disc(210, 326 - far[2], far[2] * 0.7, far[1]),
        ]
      : []),
    ground(floor),
    headline(13, 14, 211, title, 1.5, 2),
    text(240, 22, 172, 26, `@${key}.line`, { ...loud, color: said, lines: 3, lineHeight: 120, ...FITTED }),
    ...xs.flatMap((x, at) => of(x, 184, pick(fills, at % fills.length))),
    ...xs.flatMap((x, at) => free(x, 184, pick(fills, (at + 1) % fills.length))),
    ...pages(INK),
  ]);
const SIX_IN_ROW = [22, 94, 166, 246, 318, 390] as const;
/** Two seats between the humps. */
const camel = (): ContentNode =>
  spread('Kamel', TOMATO, [
    disc(64, 150, 34, SUN),
    disc(120, 300, 96, MINT),
    disc(24, 286, 60, COBALT),
    rect(238, 176, 8, 60, SUN, { borderRadius: 4, rotation: 14 }),
    disc(280, 172, 38, SUN),
    disc(352, 172, 38, SUN),
    rect(244, 166, 150, 62, SUN, { borderRadius: 31 }),
    ...[252, 276, 344, 368].map((x) => rect(x, 210, 13, 56, SUN, { borderRadius: 6 })),
    rect(378, 100, 26, 112, SUN, { borderRadius: 13 }),
    rect(378, 88, 62, 32, SUN, { borderRadius: 16 }),
    rect(380, 76, 9, 20, SUN, { borderRadius: 4 }),
    ...eye(408, 98, 7),
    rect(424, 108, 16, 4, INK, { borderRadius: 2 }),
    ground(MINT),
    headline(13, 14, 211, INK, 1.5, 2),
    text(240, 22, 200, 26, '@camel.line', { ...loud, color: INK, lines: 3, lineHeight: 120, ...FITTED }),
    ...riders([256, 322], 112, COBALT, SUN),
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
    text(246, 24, 150, 26, '@caterpillar.line', { ...loud, color: COBALT, lines: 3, lineHeight: 120, ...FITTED }),
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
const SCENES = ['zoo-party', 'zoo-night', 'zoo-sea'] as const;
/** A frame over drawings of ours, which take turns: until a photo is in, one of them is seen. */
const waiting = (
  x: number,
  y: number,
  width: number,
  height: number,
  first: number,
  scenes: readonly string[] = SCENES,
): ContentNode[] => [
  picture(
    x,
    y,
    width,
    height,
    scenes.map((_, at) => pick(scenes, (at + first) % scenes.length)),
    { name: 'Bild' },
  ),
  text(x + 10, y + height - 18, width - 20, 14, '@photo.hint', {
    ...bold,
    name: HINT,
    color: INK,
    fill: CREAM,
    align: 'center',
  }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
const groupPhoto = (): ContentNode =>
  spread('Gruppenbild', SUN, [
    rect(230, -4, 234, 305, COBALT),
    ...peeking(290, 62, TOMATO, TOMATO),
    ...peeking(352, 62, MINT, SUN),
    ...peeking(414, 62, SUN, SUN),
    rect(240, 62, 212, 156, CREAM),
    ...waiting(245, 67, 202, 134, 0),
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
    ...waiting(20, 90, 194, 130, 1),
    // Room under the picture, as on one that came out of the camera at once.
    rule(24, 234, 186, INK, 0.4),
    rule(24, 247, 186, INK, 0.4),
    ...peeking(408, 42, MINT, SUN),
    rect(240, 34, 206, 104, CREAM),
    ...waiting(246, 40, 194, 92, 0, ['zoo-ducks']),
    ...[262, 420].map((x) => rect(x - 14, 128, 28, 20, MINT, { borderRadius: 10 })),
    rect(240, 160, 206, 94, CREAM),
    ...waiting(246, 166, 194, 82, 0, ['zoo-hedgehogs']),
    ground(TOMATO),
    ...pages(INK),
  ]);

/** A spread to be written or drawn on: what it is called, and how it goes. */
const sheet = (name: string, key: string, fill: number | string, floor: number, children: ContentNode[]): ContentNode =>
  spread(name, fill, [
    text(13, 12, 208, 48, `@${key}.title`, { ...loud, color: INK, ...FITTED }),
    text(244, 16, 204, 20, `@${key}.text`, { ...bold, color: INK, lines: 2, lineHeight: 120, ...FITTED }),
    ground(floor),
    ...children,
    ...pages(INK),
  ]);
const paws = (): ContentNode =>
  sheet('Pfoten', 'paws', CREAM, MINT, [
    picture(10, 58, 440, 180, 'zoo-paws', { name: 'Pfoten' }),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => rule(14 + column * 72 + (column > 2 ? 8 : 0), 116 + row * 62, 62, INK, 0.4)),
    ),
  ]);
const neck = (): ContentNode =>
  sheet('Hals', 'neck', MINT, TOMATO, [
    rect(196, 70, 50, 200, SUN),
    rect(150, 52, 96, 44, SUN, { borderRadius: 22 }),
    ...eye(196, 66, 8, -0.3),
    disc(160, 72, 2.4, INK),
    rect(206, 36, 6, 24, SUN),
    disc(209, 36, 6, TOMATO),
    rect(246, 58, 30, 16, SUN, { borderRadius: 8 }),
    ...spots(TOMATO, [
      [212, 112, 9],
      [232, 140, 10],
      [210, 170, 8],
      [230, 200, 11],
      [212, 232, 9],
    ]),
    ...[104, 126, 148, 170, 192, 214, 236].flatMap((y) => [rule(14, y, 172, INK, 0.4), rule(256, y, 190, INK, 0.4)]),
  ]);
const dots = (): ContentNode =>
  sheet('Kuchenstücke', 'dots', SUN, COBALT, [picture(10, 56, 440, 190, 'zoo-dots', { name: 'Punkte' })]);
const paint = (): ContentNode =>
  sheet('Ausmalen', 'paint', CREAM, SUN, [picture(10, 64, 440, 200, 'zoo-bare', { name: 'Umrisse' })]);
const party = (): ContentNode =>
  spread('So war das Fest', TOMATO, [
    rect(14, 50, 432, 204, CREAM, { borderRadius: 12 }),
    text(13, 8, 210, 48, '@party.title', { ...loud, color: INK, ...FITTED }),
    text(240, 14, 206, 26, '@party.animal', { ...loud, color: INK, align: 'right', ...FITTED }),
    ground(SUN),
    ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
      const [x, y] = [index > 2 ? 244 : 26, 60 + (index % 3) * 64];
      return [
        text(x, y, 190, 20, `@party.${index + 1}`, { ...loud, color: COBALT, ...FITTED }),
        ...(index < 4
          ? [
              text(x, y + 13, 190, 20, `@party.${pick(['a', 'b', 'c', 'd'], index)}`, {
                ...bold,
                color: INK,
                ...FITTED,
              }),
            ]
          : []),
        rule(x, y + 25, 190, INK, 0.4),
        rule(x, y + 43, 190, INK, 0.4),
      ];
    }),
    ...pages(INK),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', MINT, [
    rect(230, -4, 234, 305, SUN),
    ...swapLists({
      at: [14, 246],
      y: 14,
      width: 200,
      lines: 10,
      heading: { ...loud, color: INK },
      note: { ...bold, color: INK },
      color: INK,
    }),
    ground(COBALT),
    ...pages(CREAM),
  ]);

const FLOCKS: readonly Localised[] = [
  named('Eine Gans', 'One goose', 'Une oie', 'Un’oca', 'Jedna gęś'),
  named('Zwei Gänse', 'Two geese', 'Deux oies', 'Due oche', 'Dwie gęsi'),
  named('Drei Gänse', 'Three geese', 'Trois oies', 'Tre oche', 'Trzy gęsi'),
  named('Vier Gänse', 'Four geese', 'Quatre oies', 'Quattro oche', 'Cztery gęsi'),
];
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
    id: 'zoo-elephant',
    name: named('Elefant', 'Elephant', 'Éléphant', 'Elefante', 'Słoń'),
    role: 'opener',
    spread: elephant(),
  },
  { id: 'zoo-bear', name: named('Bär', 'Bear', 'Ours', 'Orso', 'Niedźwiedź'), role: 'opener', spread: bear() },
  {
    id: 'zoo-snail',
    name: named('Schnecke', 'Snail', 'Escargot', 'Chiocciola', 'Ślimak'),
    role: 'opener',
    spread: snail(),
  },
  { id: 'zoo-toucan', name: named('Tukan', 'Toucan', 'Toucan', 'Tucano', 'Tukan'), role: 'opener', spread: toucan() },
  {
    id: 'zoo-hippo-16',
    name: named(
      'Sechzehn im Nilpferd',
      'Sixteen in the hippo',
      'Seize dans l’hippo',
      'Sedici nell’ippopotamo',
      'Szesnaścioro w hipopotamie',
    ),
    role: 'team',
    spread: hippo(EIGHT, [108, 184]),
  },
  {
    id: 'zoo-hippo-12',
    name: named(
      'Zwölf im Nilpferd',
      'Twelve in the hippo',
      'Douze dans l’hippo',
      'Dodici nell’ippopotamo',
      'Dwanaścioro w hipopotamie',
    ),
    role: 'team',
    spread: hippo(SIX, [108, 184]),
  },
  {
    id: 'zoo-hippo',
    name: named('Nilpferdbauch', 'Hippo belly', 'Ventre d’hippo', 'Pancia d’ippopotamo', 'Brzuch hipopotama'),
    role: 'team',
    spread: hippo(EIGHT, [40, 114, 188]),
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
    id: 'zoo-owls-6',
    name: named('Sechs Eulen', 'Six owls', 'Six chouettes', 'Sei gufi', 'Sześć sów'),
    role: 'team',
    spread: rowOf(OWLS, SIX_IN_ROW),
  },
  {
    id: 'zoo-penguins-6',
    name: named('Sechs Pinguine', 'Six penguins', 'Six manchots', 'Sei pinguini', 'Sześć pingwinów'),
    role: 'team',
    spread: rowOf(PENGUINS, SIX_IN_ROW),
  },
  {
    id: 'zoo-ladybirds-6',
    name: named('Sechs Marienkäfer', 'Six ladybirds', 'Six coccinelles', 'Sei coccinelle', 'Sześć biedronek'),
    role: 'team',
    spread: rowOf(LADYBIRDS, SIX_IN_ROW),
  },
  {
    id: 'zoo-turtles-3',
    name: named('Drei Schildkröten', 'Three turtles', 'Trois tortues', 'Tre tartarughe', 'Trzy żółwie'),
    role: 'team',
    spread: rowOf(TURTLES, [90, 260, 362]),
  },
  {
    id: 'zoo-penguins-3',
    name: named('Drei Pinguine', 'Three penguins', 'Trois manchots', 'Tre pinguini', 'Trzy pingwiny'),
    role: 'team',
    spread: rowOf(PENGUINS, [90, 270, 372]),
  },
  {
    id: 'zoo-camel',
    name: named('Kamel', 'Camel', 'Chameau', 'Cammello', 'Wielbłąd'),
    role: 'team',
    spread: camel(),
  },
  ...([4, 3, 2, 1] as const).map((count): BlueprintContent['layouts'][number] => ({
    id: `zoo-geese-${count}`,
    name: pick(FLOCKS, count - 1),
    role: 'team',
    spread: geese(count),
  })),
  {
    id: 'zoo-kangaroo',
    name: named('Känguru', 'Kangaroo', 'Kangourou', 'Canguro', 'Kangur'),
    role: 'team',
    by_hand: true,
    spread: kangaroo(),
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
  {
    id: 'zoo-paint',
    name: named('Ausmalen', 'Colouring', 'Coloriage', 'Da colorare', 'Kolorowanie'),
    role: 'text',
    spread: paint(),
  },
  { id: 'zoo-paws', name: named('Pfoten', 'Paws', 'Pattes', 'Zampe', 'Łapki'), role: 'text', spread: paws() },
  {
    id: 'zoo-neck',
    name: named('Giraffenhals', 'Giraffe’s neck', 'Cou de girafe', 'Collo di giraffa', 'Szyja żyrafy'),
    role: 'text',
    spread: neck(),
  },
  {
    id: 'zoo-dots',
    name: named('Kästchenspiel', 'Dots and boxes', 'Jeu des petits carrés', 'Gioco dei quadretti', 'Gra w kropki'),
    role: 'text',
    spread: dots(),
  },
  { id: 'zoo-party', name: named('Fest', 'Party', 'Fête', 'Festa', 'Przyjęcie'), role: 'text', spread: party() },
  ...extraLayouts('zoo', pictures(), swaps()),
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
  questions,
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
          // A sign that three of them hold up.
          ...peeking(290, 44, TOMATO, TOMATO),
          ...peeking(346, 44, MINT, COBALT),
          ...peeking(402, 44, COBALT, COBALT),
          rect(240, 44, 212, 106, CREAM, { borderRadius: 8 }),
          ...[262, 430].map((x) => rect(x - 14, 36, 28, 20, TOMATO, { borderRadius: 10 })),
          text(248, 58, 196, 48, '@contents.title', { ...loud, color: INK, ...FITTED }),
          node('Text', {
            x: 250,
            y: 79,
            width: 192,
            height: 56,
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
          text(250, 136.5, 192, 18, '@contents.line', { ...bold, color: INK, ...FITTED }),
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
          ...pages(INK),
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
