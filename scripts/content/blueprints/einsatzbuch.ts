/** Einsatzbuch: the log book of a fire brigade. An empty cell is a locker whose jacket still hangs on its hook. */
import {
  HINT,
  named,
  FITTED,
  cell,
  disc,
  frontCover,
  node,
  pick,
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

const NIGHT = 2;
const RED = 3;
const YELLOW = 4;
const STEEL = 5;
const WHITE = 6;
const HEX = { night: '#15202b', red: '#c8171e', yellow: '#f4d90f', steel: '#9aa7ae', white: '#ffffff' };
const MIST = '#e4e8ea';

interface Member {
  readonly skin: string;
  readonly shade: string;
  /** A strand of hair below the helmet; none for short hair. */
  readonly hair?: string;
  readonly beard?: string;
}
/** Somebody in helmet and jacket, in a hundred by a hundred and fifty. */
const member = (x: number, y: number, scale: number, { skin, shade, hair, beard }: Member): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[
    hair ? `<path d="M24 54H76L80 104Q50 116 20 104Z" fill="${hair}"/>` : '',
    `<path d="M-8 200V150C-8 118 14 108 34 103H66C86 108 108 118 108 150V200Z" fill="${HEX.night}"/><path d="M34 103L50 124L66 103L60 97H40Z" fill="#fff" opacity=".14"/><path d="M50 124V200" stroke="#fff" stroke-width="1.4" opacity=".25"/><path d="M-8 140H108V149H-8Z" fill="${HEX.yellow}"/><path d="M-8 143.2H108V145.800H-8Z" fill="#fff" opacity=".8"/>`,
    `<path d="M41 84H59V104C59 111 41 111 41 104Z" fill="${shade}"/><rect x="28" y="40" width="44" height="56" rx="22" fill="${skin}"/>`,
    beard ? `<path d="M28 72C28 108 72 108 72 72C66 80 60 78 50 78S34 80 28 72Z" fill="${beard}"/>` : '',
    `<circle cx="41.500" cy="69" r="2.3" fill="${HEX.night}"/><circle cx="58.500" cy="69" r="2.3" fill="${HEX.night}"/><path d="M43 83C46 87 54 87 57 83" fill="none" stroke="${beard ? skin : HEX.night}" stroke-width="1.900" stroke-linecap="round"/>`,
    `<path d="M22 58C18 22 36 10 50 10S82 22 78 58Z" fill="${HEX.yellow}"/><path d="M44 11C44 4 56 4 56 11L58 54H42Z" fill="${HEX.yellow}"/><path d="M44 11C44 4 56 4 56 11L58 54H42Z" fill="#000" opacity=".13"/><path d="M14 54H86C90 54 90 62 86 62H14C10 62 10 54 14 54Z" fill="${HEX.yellow}"/><path d="M14 54H86C90 54 90 62 86 62H14C10 62 10 54 14 54Z" fill="#000" opacity=".13"/><path d="M43 32H57V43C57 49 50 52 50 52S43 49 43 43Z" fill="${HEX.red}"/>`,
  ].join('')}</g>`;

/** Slanted stripes over a ground that the document paints; `lean` 1 rises to the right. */
const stripes = (width: number, height: number, lean: 1 | -1, fill: string, pitch = 28): string => {
  const count = Math.ceil((width + height) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => {
    const x = lean > 0 ? index * pitch - height : index * pitch;
    const foot = x - lean * -height;
    return lean > 0
      ? `<path d="M${x} ${height}H${x + pitch / 2}L${foot + pitch / 2} 0H${foot}Z" fill="${fill}"/>`
      : `<path d="M${x - height} 0H${x - height + pitch / 2}L${x + pitch / 2} ${height}H${x}Z" fill="${fill}"/>`;
  }).join('');
};

/** A turnout jacket on its hook, in a locker of 50 x 70 whose corner is x, 0. */
const jacket = (x: number): string =>
  `<g transform="translate(${x} 0)"><path d="M17 3H33M17 5.500H33M17 8H33" stroke="#fff" stroke-width=".6" opacity=".3"/><path d="M25 10V12.5" stroke="${HEX.steel}" stroke-width="1.4"/><path d="M25 12.500C27.5 12.5 27.5 15.5 25 15.5" fill="none" stroke="${HEX.steel}" stroke-width="1.1"/><path d="M20.5 15.500H29.500L37 19.500L43.5 46L37.5 48L35 39V66H15V39L12.5 48L6.5 46L13 19.500Z" fill="#fff" opacity=".15"/><path d="M20.5 15.500Q25 20 29.5 15.500L27.5 22H22.500Z" fill="#000" opacity=".35"/><path d="M25 22V66" stroke="#000" stroke-width=".6" opacity=".4"/><path d="M15 42H35V46H15ZM8 40.500L13.5 42L12.6 45.400L7 43.800ZM42 40.500L36.5 42L37.4 45.400L43 43.800Z" fill="${HEX.yellow}"/><path d="M15 43.400H35V44.600H15Z" fill="#fff" opacity=".8"/></g>`;
/** Doors of a row of lockers, jackets in them. */
const lockers = (xs: readonly number[]): string =>
  xs
    .map(
      (x) =>
        `${jacket(x)}<rect x="${x - 1}" y="-1" width="52" height="72" fill="none" stroke="#fff" stroke-width=".3" opacity=".28"/>`,
    )
    .join('');

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="232" r="31" fill="${HEX.white}"/><circle cx="${x}" cy="232" r="26" fill="${HEX.night}"/><circle cx="${x}" cy="232" r="15" fill="${HEX.steel}"/><circle cx="${x}" cy="232" r="4" fill="${HEX.night}"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<circle cx="${(x + 10 * Math.cos((turn * Math.PI) / 180)).toFixed(1)}" cy="${(232 + 10 * Math.sin((turn * Math.PI) / 180)).toFixed(1)}" r="1.4" fill="${HEX.night}"/>`).join('')}`;

const drawings = {
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
  'einsatz-lockers-4': svg(214, 72, `<g transform="translate(1 1)">${lockers([0, 54, 108, 162])}</g>`),
  'einsatz-lockers-3': svg(160, 72, `<g transform="translate(1 1)">${lockers([0, 54, 108])}</g>`),
  'einsatz-locker': svg(52, 72, `<g transform="translate(1 1)">${lockers([0])}</g>`),
  'einsatz-engine': svg(
    468,
    305,
    `<path d="M376 62V50C376 42 400 42 400 50V66Z" fill="${HEX.yellow}"/><path d="M30 232V62H372C392 62 402 66 410 82L434 136C440 142 444 148 444 158V232Z" fill="${HEX.red}"/><path d="M30 218H444V226H30Z" fill="${HEX.yellow}"/><path d="M30 226H444V234H30Z" fill="${HEX.night}"/><path d="M38 72H104V206H38Z" fill="#cfd6da"/><path d="${[82, 92, 102, 112, 122, 132, 142, 152, 162, 172, 182, 192].map((y) => `M38 ${y}H104`).join('')}" stroke="${HEX.steel}" stroke-width=".7"/><path d="M62 200H80" stroke="${HEX.night}" stroke-width="2" stroke-linecap="round"/><path d="M40 57H346M40 45H346M${[40, 66, 92, 118, 144, 170, 196, 222, 248, 274, 300, 326, 346].map((x) => `${x} 45V57`).join('M')}" stroke="${HEX.night}" stroke-width="2.2" fill="none"/><path d="M366 76H386C394 76 398 80 402 88L424 134H366Z" fill="#dfe9ed"/><path d="M382 76L372 134H380L392 76Z" fill="${HEX.white}" opacity=".7"/><path d="M434 176H444V194H434C431 190 431 180 434 176Z" fill="${HEX.white}"/>${wheel(118)}${wheel(375)}`,
  ),
  'einsatz-crew': svg(
    240,
    140,
    [
      member(38, 2, 0.8, { skin: '#c98b5f', shade: '#a86f47' }),
      member(122, -1, 0.8, { skin: '#f2c9a8', shade: '#d9a884', beard: '#8c4a24' }),
      member(-5, 27, 0.86, { skin: '#f2c9a8', shade: '#d9a884', hair: '#a4622c' }),
      member(77, 31, 0.86, { skin: '#6e4327', shade: '#563119' }),
      member(159, 27, 0.86, { skin: '#e7b48c', shade: '#c98f66', hair: '#2a1c16' }),
    ].join(''),
  ),
  'einsatz-helmet': svg(
    240,
    172,
    `<g transform="scale(2)"><path d="M16 70C20 85 42 87 54 70" fill="none" stroke="${HEX.steel}" stroke-width="2.5"/><path d="M14 62C12 26 34 8 62 8S108 28 108 60Z" fill="${HEX.yellow}"/><path d="M54 8.500C54 2 70 2 70 8.500L72 58H52Z" fill="${HEX.yellow}"/><path d="M54 8.500C54 2 70 2 70 8.500L72 58H52Z" fill="#000" opacity=".12"/><path d="M4 60H102C112 60 118 66 118 72H14C8 72 4 68 4 60Z" fill="${HEX.yellow}"/><path d="M4 60H102C112 60 118 66 118 72H14C8 72 4 68 4 60Z" fill="#000" opacity=".12"/><path d="M80 58C82 44 92 38 104 42C107 48 108 54 108 60Z" fill="#fff" opacity=".5"/></g>`,
  ),
};

const texts: Record<string, Localised> = {
  'cover.line': {
    de: '{total-stickers} Einsatzkräfte',
    en: '{total-stickers} on call',
    fr: '{total-stickers} de garde',
    it: '{total-stickers} in servizio',
    pl: 'W gotowości: {total-stickers}',
  },
  'cover.sign': named(
    'Abstand halten',
    'Keep your distance',
    'Gardez vos distances',
    'Mantenere le distanze',
    'Zachowaj odstęp',
  ),
  'welcome.title': named('Alarm!', 'Alarm!', 'Alerte !', 'Allarme!', 'Alarm!'),
  'welcome.text': {
    de: 'Im Spind hängt noch die Jacke: Hier fehlt jemand. Suchen, einkleben, Spind schließen. Wer doppelt ausrückt, wird getauscht. Kaffee steht in der Halle, Milch ist aus, das war vorher klar.',
    en: 'A jacket still in the locker means somebody is missing. Find them, stick them in, shut the door. Doubles are swapped. There is coffee in the hall and no milk, as everybody knew beforehand.',
    fr: 'Une veste encore au vestiaire, et il manque quelqu’un. Chercher, coller, refermer. Les doubles s’échangent. Le café est au garage, il n’y a plus de lait, comme prévu.',
    it: 'Se la giacca è ancora nell’armadietto, manca qualcuno. Cercare, incollare, chiudere. I doppioni si scambiano. Il caffè è in rimessa, il latte è finito, come previsto.',
    pl: 'Kurtka w szafce znaczy, że kogoś brakuje. Znaleźć, wkleić, zamknąć drzwiczki. Podwójnych się wymienia. Kawa jest w garażu, mleka nie ma, jak było do przewidzenia.',
  },
  'contents.title': named('Alarmplan', 'Call-out plan', 'Plan d’alerte', 'Piano d’allarme', 'Plan alarmowy'),
  'contents.text': {
    de: 'Im Ernstfall bitte von vorn nach hinten blättern.',
    en: 'In an emergency turn the pages from front to back.',
    fr: 'En cas d’urgence, tourner les pages dans l’ordre.',
    it: 'In caso di emergenza, sfogliare dall’inizio.',
    pl: 'W razie potrzeby przewracać kartki od początku.',
  },
  'slip.title': named('Alarmschreiben', 'Call-out slip', 'Ordre de départ', 'Foglio di chiamata', 'Karta alarmowa'),
  'slip.time': named('19.42', '19.42', '19 h 42', '19.42', '19.42'),
  'slip.text': {
    de: 'Meldung: Grill außer Kontrolle\nOrt: hinter der Halle, links\nLage: Wurst nicht mehr zu retten\nKräfte: alle, auch die Satten\nBesonderes: Senf mitbringen',
    en: 'Report: barbecue out of control\nPlace: behind the hall, left\nSituation: sausages beyond rescue\nCrew: everyone, even the full ones\nNote: bring mustard',
    fr: 'Motif : barbecue hors de contrôle\nLieu : derrière le garage, à gauche\nSituation : saucisses perdues\nMoyens : tous, même les repus\nNote : prendre la moutarde',
    it: 'Motivo: griglia fuori controllo\nLuogo: dietro la rimessa, a sinistra\nStato: salsicce irrecuperabili\nForze: tutti, anche i sazi\nNota: portare la senape',
    pl: 'Zgłoszenie: grill poza kontrolą\nMiejsce: za garażem, na lewo\nSytuacja: kiełbasy nie do uratowania\nSiły: wszyscy, także najedzeni\nUwaga: zabrać musztardę',
  },
  'slip.cat.time': named('6.05', '6.05', '6 h 05', '6.05', '6.05'),
  'slip.cat.text': {
    de: 'Meldung: Katze, Baum, Publikum\nOrt: Lindenweg, vierter Ast\nLage: Katze ruhig, Besitzer nicht\nKräfte: Leiter, Leckerli, Geduld\nBesonderes: Sie kommt von selbst',
    en: 'Report: cat, tree, spectators\nPlace: Linden Lane, fourth branch\nSituation: cat calm, owner not\nCrew: ladder, treats, patience\nNote: it comes down by itself',
    fr: 'Motif : chat, arbre, public\nLieu : allée des Tilleuls, 4e branche\nSituation : chat calme, maître non\nMoyens : échelle, croquettes, patience\nNote : il redescend tout seul',
    it: 'Motivo: gatto, albero, pubblico\nLuogo: viale dei Tigli, quarto ramo\nStato: gatto calmo, padrone no\nForze: scala, croccantini, pazienza\nNota: scende da solo',
    pl: 'Zgłoszenie: kot, drzewo, widzowie\nMiejsce: ulica Lipowa, czwarta gałąź\nSytuacja: kot spokojny, właściciel nie\nSiły: drabina, przysmaki, cierpliwość\nUwaga: zejdzie sam',
  },
  'slip.sign': named('Ausgerückt:', 'Turned out:', 'Partis :', 'Usciti:', 'Wyjechali:'),
  'photo.hint': {
    de: 'Hier steht eure Mannschaft, möglichst gerade.',
    en: 'Your crew stands here, as straight as possible.',
    fr: 'Ici, votre équipe, aussi droite que possible.',
    it: 'Qui la vostra squadra, il più dritta possibile.',
    pl: 'Tu stoi wasza drużyna, możliwie prosto.',
  },
  'team.line': {
    de: 'Jacke weg, Mensch da',
    en: 'Jacket gone, crew here',
    fr: 'Plus de veste : présent',
    it: 'Via la giacca: presente',
    pl: 'Nie ma kurtki, jest człowiek',
  },
  'log.title': named('Wachbuch', 'Log', 'Main courante', 'Registro', 'Dziennik'),
  'log.1': named(
    'Dienstbeginn. Alle da, zwei davon wach.',
    'On duty. All present, two of them awake.',
    'Prise de garde. Tous là, dont deux éveillés.',
    'Inizio turno. Tutti presenti, due svegli.',
    'Początek służby. Są wszyscy, dwoje nie śpi.',
  ),
  'log.2': named(
    'Fahrzeug gewaschen, Schlauch am Kollegen getestet.',
    'Engine washed, hose tested on a colleague.',
    'Camion lavé, lance testée sur un collègue.',
    'Mezzo lavato, manichetta provata su un collega.',
    'Wóz umyty, wąż sprawdzony na koledze.',
  ),
  'log.3': named(
    'Katze vom Baum geholt. Katze war anderer Meinung.',
    'Cat fetched from tree. Cat disagreed.',
    'Chat descendu de l’arbre. Avis contraire du chat.',
    'Gatto tolto dall’albero. Il gatto dissentiva.',
    'Kot zdjęty z drzewa. Kot był innego zdania.',
  ),
  'log.4': named(
    'Fehlalarm: Toast, Küche, Erdgeschoss.',
    'False alarm: toast, kitchen, ground floor.',
    'Fausse alerte : pain grillé, cuisine.',
    'Falso allarme: toast, cucina, piano terra.',
    'Fałszywy alarm: tosty, kuchnia, parter.',
  ),
  'log.5': named(
    'Übung: Knoten. Ergebnis: viele Knoten.',
    'Drill: knots. Result: many knots.',
    'Exercice : nœuds. Bilan : beaucoup de nœuds.',
    'Esercizio: nodi. Risultato: molti nodi.',
    'Ćwiczenia: węzły. Wynik: dużo węzłów.',
  ),
  'log.6': named(
    'Kuchenspende eingetroffen und sofort gesichert.',
    'Cake donated and secured at once.',
    'Don de gâteau, aussitôt sécurisé.',
    'Torta donata e messa subito al sicuro.',
    'Dostarczono ciasto. Natychmiast zabezpieczone.',
  ),
  'log.7': named(
    'Ruhe. Verdächtig viel Ruhe.',
    'Quiet. Suspiciously quiet.',
    'Calme. Étrangement calme.',
    'Quiete. Troppa quiete.',
    'Cisza. Podejrzana cisza.',
  ),
  'log.8': named(
    'Wasser im Keller. Im eigenen.',
    'Water in a basement. Our own.',
    'Eau dans la cave. La nôtre.',
    'Acqua in cantina. La nostra.',
    'Woda w piwnicy. W naszej.',
  ),
  'log.9': named(
    'Igel gerettet. Igel nicht gefragt.',
    'Hedgehog rescued. Hedgehog not asked.',
    'Hérisson sauvé, sans son accord.',
    'Riccio salvato, senza chiederglielo.',
    'Jeż uratowany. Jeża nie pytano.',
  ),
  'log.10': named(
    'Kaffeemaschine ausgefallen. Höchste Stufe.',
    'Coffee machine down. Highest alert.',
    'Machine à café en panne. Alerte maximale.',
    'Macchina del caffè guasta. Massima allerta.',
    'Awaria ekspresu. Najwyższy stopień alarmu.',
  ),
  'log.11': named(
    'Ablösung da. Brötchen auch.',
    'Relief is here. So are the rolls.',
    'La relève est là. Les croissants aussi.',
    'Arrivato il cambio. E i cornetti.',
    'Jest zmiana. Są też bułki.',
  ),
  'log.12': named(
    'Alle Jacken hängen. Fast alle.',
    'All jackets hung up. Nearly all.',
    'Toutes les vestes sont rangées. Presque.',
    'Tutte le giacche appese. Quasi.',
    'Wszystkie kurtki wiszą. Prawie.',
  ),
  'engine.title': named('Alle an Bord', 'All aboard', 'Tous à bord', 'Tutti a bordo', 'Wszyscy na pokład'),
  'engine.text': {
    de: 'Neun Plätze, ein Fenster, das klemmt',
    en: 'Nine seats, one window that sticks',
    fr: 'Neuf places, une vitre qui coince',
    it: 'Nove posti, un finestrino che si blocca',
    pl: 'Dziewięć miejsc, jedno okno się zacina',
  },
  'parade.title': named('Antreten!', 'Fall in!', 'Rassemblement !', 'Adunata!', 'Zbiórka!'),
  'parade.text': {
    de: 'Alle in Uniform, fast alle mit gleich langen Hosen',
    en: 'All in uniform, almost all in trousers of one length',
    fr: 'Tous en uniforme, presque tous en pantalons égaux',
    it: 'Tutti in divisa, quasi tutti con i pantaloni uguali',
    pl: 'Wszyscy w mundurach, prawie wszyscy w równych spodniach',
  },
  'year.title': named('Das Jahr', 'The year', 'L’année', 'L’anno', 'Ten rok'),
  'year.text': {
    de: 'Einsätze, ehrlich gezählt',
    en: 'Call-outs, honestly counted',
    fr: 'Interventions, comptées sans tricher',
    it: 'Interventi, contati onestamente',
    pl: 'Wyjazdy, policzone uczciwie',
  },
  'year.1': named('Brände', 'Fires', 'Incendies', 'Incendi', 'Pożary'),
  'year.2': named(
    'Bäume auf Straßen',
    'Trees on roads',
    'Arbres sur la route',
    'Alberi sulla strada',
    'Drzewa na drodze',
  ),
  'year.3': named(
    'Katzen auf Bäumen',
    'Cats on trees',
    'Chats sur des arbres',
    'Gatti sugli alberi',
    'Koty na drzewach',
  ),
  'year.4': named('Volle Keller', 'Full cellars', 'Caves inondées', 'Cantine allagate', 'Zalane piwnice'),
  'year.5': named('Verbrannter Toast', 'Burnt toast', 'Pain brûlé', 'Toast bruciati', 'Przypalone tosty'),
  'numbers.title': named('Im Ernstfall', 'In earnest', 'En cas d’urgence', 'In emergenza', 'W razie czego'),
  'numbers.text': {
    de: '112, wenn es brennt\nGerätewart, wenn etwas fehlt\nKassenwart, wenn viel fehlt\nKüche, wenn alles fehlt',
    en: '112 if it burns\nStores, if something is missing\nTreasurer, if much is missing\nKitchen, if everything is missing',
    fr: '112 si ça brûle\nLe magasin, s’il manque un objet\nLe trésorier, s’il manque beaucoup\nLa cuisine, s’il manque tout',
    it: '112 se brucia\nIl magazzino, se manca qualcosa\nIl tesoriere, se manca molto\nLa cucina, se manca tutto',
    pl: '112, gdy się pali\nMagazynier, gdy coś zginie\nSkarbnik, gdy zginie dużo\nKuchnia, gdy zginie wszystko',
  },
  'thanks.title': named('Einsatzende', 'Stand down', 'Fin d’alerte', 'Cessato allarme', 'Koniec akcji'),
  'thanks.text': {
    de: 'Danke an alle, die nachts das Licht anlassen, das Abendessen warm stellen und am Arbeitsplatz sagen: Geh nur, wir schaffen das.',
    en: 'Thanks to all who leave the light on, keep supper warm and say at work: off you go, we will manage.',
    fr: 'Merci à ceux qui laissent la lumière, gardent le dîner au chaud et disent au travail : vas-y, on se débrouille.',
    it: 'Grazie a chi lascia la luce accesa, tiene in caldo la cena e al lavoro dice: vai, ce la caviamo.',
    pl: 'Dziękujemy tym, którzy zostawiają światło, grzeją kolację i mówią w pracy: jedź, damy radę.',
  },
  'sponsors.slot': {
    de: 'Bäckerei\nGlut & Sohn',
    en: 'Ember & Son\nBakery',
    fr: 'Boulangerie\nBraise & Fils',
    it: 'Panificio\nBrace e Figli',
    pl: 'Piekarnia\nŻar i Syn',
  },
  'sponsors.slot.2': {
    de: 'Dachdeckerei\nSturmfest',
    en: 'Stormproof\nRoofing',
    fr: 'Toitures\nBon Vent',
    it: 'Tetti\nVento e Soci',
    pl: 'Dekarstwo\nWichura',
  },
  'sponsors.slot.3': {
    de: 'Getränke\nNachdurst',
    en: 'Afterglow\nDrinks',
    fr: 'Boissons\nSoif & Cie',
    it: 'Bevande\nSete e Figli',
    pl: 'Napoje\nPo Akcji',
  },
  'back.line': named(
    'Wir fahren schon mal vor.',
    'We will drive ahead.',
    'On part devant.',
    'Noi andiamo avanti.',
    'Jedziemy przodem.',
  ),
  'chapter.one': named('Erster Zug', 'First crew', 'Première équipe', 'Prima squadra', 'Pierwsza zmiana'),
  'chapter.two': named('Jugendgruppe', 'Youth crew', 'Les cadets', 'I giovani', 'Młodzieżówka'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const caps = { font: 'title', uppercase: true };
const strong = { font: 'sub_title' };
const plain = { font: 'paragraph' };
const ROWS = [48, 125, 202] as const;
/** The locker shows through until somebody is in; its number is set for the night behind it. */
const OPEN = { fill: NIGHT, fillOpacity: 0 };

/** Rows of lockers side by side as one dark wall, then the cells in them. */
function wall(x: number, columns: 3 | 4, rows: readonly number[]): ContentNode[] {
  const width = columns * 54 - 4;
  const [top = 0] = rows;
  const bottom = (rows.at(-1) ?? top) + 70;
  return [
    rect(x - 4, top - 4, width + 8, bottom - top + 8, NIGHT, { borderRadius: 1.5 }),
    ...rows.map((y) => picture(x - 1, y - 1, width + 2, 72, `einsatz-lockers-${columns}`, { name: 'Spinde' })),
  ];
}
const seated = (x: number, columns: 3 | 4, rows: readonly number[]): ContentNode[] =>
  rows.flatMap((y) => Array.from({ length: columns }, (_, index) => cell(x + 54 * index, y, false, OPEN)));
/** Lockers of both pages; places are counted from left to right over the whole spread. */
const lockerRows = (
  leftX: number,
  left: 3 | 4,
  rightX: number,
  right: 3 | 4,
  rows: readonly number[],
): ContentNode[] => [
  ...wall(leftX, left, rows),
  ...wall(rightX, right, rows),
  ...rows.flatMap((y) => [...seated(leftX, left, [y]), ...seated(rightX, right, [y])]),
];
const band = (): ContentNode[] => [
  rect(-4, 284, 468, 18, RED),
  picture(-4, 284, 468, 18, 'einsatz-band', { name: 'Warnstreifen' }),
];
const plates = (): ContentNode[] => [
  rect(8, 281.5, 18, 10, NIGHT, { borderRadius: 1.5 }),
  rect(434, 281.5, 18, 10, NIGHT, { borderRadius: 1.5 }),
  text(8, 284, 18, 14, '{page-number}', { ...strong, color: WHITE, align: 'center', name: 'Folio' }),
  text(434, 284, 18, 14, '{page-number}', { ...strong, color: WHITE, align: 'center', name: 'Folio' }),
];
const heading = (x = 9): ContentNode[] => [
  text(x, 11, 212, 48, '{section}', { ...caps, color: NIGHT, ...FITTED, name: 'Titel' }),
  rect(x + 0.5, 31.5, 40, 2.4, RED),
  text(240, 19, 211, 18, '@team.line', { ...strong, color: RED, align: 'right' }),
];
const page = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, WHITE, [...band(), ...heading(), ...children, ...plates()]);
const TIMES = ['18.30', '19.05', '20.17', '21.40', '22.10', '23.55'];
const NIGHT_TIMES = ['0.40', '2.15', '3.05', '4.50', '6.00', '6.30'];
/** The evening, or what happened after it. */
function log(x: number, late = false): ContentNode[] {
  return [
    text(x, 47, 48, 18, '@log.title', { ...caps, color: NIGHT }),
    ...(late ? NIGHT_TIMES : TIMES).flatMap((time, index) => {
      const y = 60 + index * 36;
      return [
        rule(x, y, 48, STEEL, 0.35),
        text(x, y + 2.5, 48, 18, time, { ...strong, color: RED }),
        text(x, y + 9.5, 48, 11, `@log.${index + (late ? 7 : 1)}`, {
          ...plain,
          color: NIGHT,
          lineHeight: 120,
          lines: 4,
        }),
      ];
    }),
  ];
}
/** Five of the crew, until the photo is in; on a picture over both pages, five on each. */
function waiting(x: number, y: number, width: number, height: number): ContentNode[] {
  const pages = width > 300 ? 2 : 1;
  const wide = Math.min(pages > 1 ? 206 : width, (height * 0.9 * 240) / 140);
  const tall = (wide * 140) / 240;
  return [
    rect(x, y, width, height, MIST),
    ...Array.from({ length: pages }, (_, index) =>
      picture(
        pages > 1 ? (index + 1) * 230 - 12 - wide : x + (width - wide) / 2,
        y + height - tall,
        wide,
        tall,
        'einsatz-crew',
        {
          name: 'Mannschaft',
        },
      ),
    ),
    picture(x, y, width, height, null, { name: 'Foto' }),
  ];
}
function photo(x: number, y: number, width: number, height: number): ContentNode[] {
  return [
    ...waiting(x, y, width, height),
    text(Math.max(x, 0) + 8, y + 5, Math.min(width, 226) - 20, 14, '@photo.hint', {
      ...strong,
      name: HINT,
      color: NIGHT,
    }),
  ];
}

function opener(mirrored: boolean, ground: number): ContentNode {
  const [slip, crew] = mirrored ? [230, 0] : [0, 230];
  const note = mirrored ? 'slip.cat' : 'slip';
  return spread('Auftakt', ground, [
    rect(slip + 23, 31, 190, 226, '#000000', { opacity: 0.25, rotation: -2 }),
    rect(slip + 20, 28, 190, 226, WHITE, { rotation: -2 }),
    rect(slip + 29, 40, 172, 16, NIGHT, { rotation: -2 }),
    text(slip + 34, 44.5, 162, 20, '@slip.title', { ...caps, color: WHITE, rotation: -2 }),
    text(slip + 28, 64, 176, 72, `@${note}.time`, { ...caps, color: RED, scale: 2, rotation: -2 }),
    text(slip + 30, 118, 172, 72, '{section}', { ...caps, color: NIGHT, rotation: -2, ...FITTED, name: 'Titel' }),
    rect(slip + 32, 149, 168, 1, NIGHT, { rotation: -2 }),
    text(slip + 34, 156, 166, 18, `@${note}.text`, { ...plain, color: NIGHT, rotation: -2, lineHeight: 200, lines: 5 }),
    rect(slip + 34, 241, 164, 0.5, STEEL, { rotation: -2 }),
    text(slip + 34, 232, 164, 12, '@slip.sign', { ...plain, color: NIGHT, rotation: -2 }),
    ...(mirrored ? waiting(-4, -4, 234, 288) : waiting(230, -4, 234, 288)),
    text(crew + 12, 14, 200, 16, '@photo.hint', { ...strong, name: HINT, color: NIGHT }),
    ...band(),
    ...plates(),
  ]);
}

const team24 = (): ContentNode => page('Spinde 24', lockerRows(10, 4, 238, 4, ROWS));
const team21 = (): ContentNode => page('Spinde 21', [...log(9), ...lockerRows(66, 3, 238, 4, ROWS)]);
const team18 = (): ContentNode => page('Spinde 18', [...log(9), ...lockerRows(66, 3, 238, 3, ROWS), ...log(403, true)]);
const team14 = (): ContentNode =>
  page('Spinde mit Foto', [...photo(-4, 44, 468, 76), ...lockerRows(10, 4, 238, 3, ROWS.slice(1)), ...shortLog(403)]);
const shortLog = (x: number): ContentNode[] =>
  [0, 1, 2, 3].flatMap((index) => [
    rule(x, 124 + index * 38, 48, STEEL, 0.35),
    text(x, 126.5 + index * 38, 48, 18, NIGHT_TIMES.at(index) ?? '', { ...strong, color: RED }),
    text(x, 133.5 + index * 38, 48, 11, `@log.${index + 7}`, { ...plain, color: NIGHT, lineHeight: 120, lines: 4 }),
  ]);
const engine9 = (): ContentNode =>
  spread('Alle an Bord', WHITE, [
    ...band(),
    text(9, 8, 212, 48, '@engine.title', { ...caps, color: NIGHT }),
    text(240, 16, 211, 18, '@engine.text', { ...strong, color: RED, align: 'right' }),
    rect(-4, 256, 468, 2, NIGHT),
    picture(-4, -4, 468, 305, 'einsatz-engine', { name: 'Fahrzeug' }),
    rect(110, 62, 240, 154, NIGHT, { borderRadius: 2 }),
    ...[66, 142].flatMap((y) =>
      [114, 168, 242, 296].flatMap((x) => [picture(x - 1, y - 1, 52, 72, 'einsatz-locker', { name: 'Spind' })]),
    ),
    rect(363, 137, 56, 76, NIGHT),
    picture(365, 139, 52, 72, 'einsatz-locker', { name: 'Spind' }),
    ...[66, 142].flatMap((y) => [114, 168, 242, 296].map((x) => cell(x, y, false, OPEN))),
    cell(366, 140, false, OPEN),
    ...plates(),
  ]);
const parade8 = (): ContentNode =>
  spread('Antreten', WHITE, [
    ...waiting(-4, -4, 468, 152),
    text(9, 8, 190, 16, '@photo.hint', { ...strong, name: HINT, color: NIGHT }),
    ...band(),
    rect(-4, 148, 468, 42, RED),
    text(9, 158, 212, 48, '@parade.title', { ...caps, color: WHITE, ...FITTED }),
    text(240, 165, 211, 18, '@parade.text', { ...strong, color: WHITE, align: 'right' }),
    ...lockerRows(10, 4, 238, 4, [202]),
    ...plates(),
  ]);
const team6 = (): ContentNode =>
  page('Spinde 6', [
    ...photo(-4, 44, 226, 240),
    ...log(239, true),
    ...wall(296, 3, ROWS.slice(0, 2)),
    ...seated(296, 3, ROWS.slice(0, 2)),
    text(296, 214, 154, 36, '@parade.title', { ...caps, color: RED }),
    text(296, 232, 154, 16, '@parade.text', { ...plain, color: NIGHT, lineHeight: 150, lines: 3 }),
  ]);
const doubles = (): ContentNode =>
  page('Trupps', [
    ...[6, 234].map((x) => rect(x, 44, 220, 82, NIGHT, { borderRadius: 1.5 })),
    ...[12, 62, 120, 170, 240, 290, 348, 398].map((x) =>
      picture(x - 1, 49, 52, 72, 'einsatz-locker', { name: 'Spind' }),
    ),
    ...[12, 120, 240, 348].map((x) => cell(x, 50, true, OPEN)),
    ...lockerRows(10, 4, 238, 4, [136]),

    ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
      const x = 10 + index * 74 + (index > 2 ? 6 : 0);
      return [
        rule(x, 222, 64, STEEL, 0.35),
        text(x, 225, 64, 18, TIMES.at(index) ?? '', { ...strong, color: RED }),
        text(x, 232, 64, 12, `@log.${index + 1}`, { ...plain, color: NIGHT, lineHeight: 120, lines: 4 }),
      ];
    }),
  ]);
const team2 = (): ContentNode =>
  spread('Wehrführung', WHITE, [
    ...waiting(-4, -4, 234, 288),
    text(12, 14, 200, 16, '@photo.hint', { ...strong, name: HINT, color: NIGHT }),
    ...band(),
    text(246, 24, 200, 72, '{section}', { ...caps, color: NIGHT, ...FITTED, name: 'Titel' }),
    rect(246.5, 55, 40, 2.4, RED),
    text(246, 64, 200, 18, '@team.line', { ...strong, color: RED }),
    rect(246, 96, 120, 82, NIGHT, { borderRadius: 1.5 }),
    ...[252, 310].flatMap((x) => [picture(x - 1, 101, 52, 72, 'einsatz-locker', { name: 'Spind' })]),
    ...[252, 310].map((x) => cell(x, 102, false, OPEN)),
    text(246, 196, 196, 16, '@slip.text', { ...plain, color: NIGHT, lineHeight: 150, lines: 6 }),
    ...plates(),
  ]);
const YEAR: readonly (readonly [calls: number, fill: number])[] = [
  [14, NIGHT],
  [23, NIGHT],
  [9, NIGHT],
  [17, NIGHT],
  [38, RED],
];
const year = (): ContentNode =>
  spread('Das Jahr', WHITE, [
    ...band(),
    rect(230, -4, 234, 288, NIGHT),
    text(12, 20, 206, 72, '@year.title', { ...caps, color: NIGHT, ...FITTED }),
    rect(12.5, 51, 40, 2.4, RED),
    text(12, 58, 206, 18, '@year.text', { ...strong, color: RED }),
    ...YEAR.flatMap(([calls, fill], index) => {
      const y = 82 + index * 39;
      return [
        text(12, y, 200, 16, `@year.${index + 1}`, { ...strong, color: NIGHT }),
        rect(12, y + 8, calls * 4.4, 20, fill),
        text(15 + calls * 4.4, y + 8, 34, 48, String(calls), { ...caps, color: fill }),
      ];
    }),
    picture(268, 30, 150, 107.5, 'einsatz-helmet', { name: 'Helm' }),
    text(246, 154, 200, 48, '@numbers.title', { ...caps, color: YELLOW, ...FITTED }),
    text(246, 180, 200, 18, '@numbers.text', { ...plain, color: WHITE, lineHeight: 200, lines: 5 }),
    ...plates(),
  ]);

const pictures = (): ContentNode =>
  page('Drei Bilder', [
    ...photo(-4, 44, 226, 240),
    ...photo(228, 44, 236, 116),
    ...photo(228, 166, 115, 118),
    ...photo(349, 166, 115, 118),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'einsatz-opener',
    name: named('Alarm', 'Call-out', 'Alerte', 'Allarme', 'Alarm'),
    role: 'opener',
    spread: opener(false, RED),
  },
  {
    id: 'einsatz-opener-mirrored',
    name: named('Alarm, gespiegelt', 'Call-out, mirrored', 'Alerte inversée', 'Allarme speculare', 'Alarm odwrócony'),
    role: 'opener',
    spread: opener(true, YELLOW),
  },
  {
    id: 'einsatz-24',
    name: named('Alle Spinde', 'All lockers', 'Tous les casiers', 'Tutti gli armadietti', 'Wszystkie szafki'),
    role: 'team',
    spread: team24(),
  },
  {
    id: 'einsatz-21',
    name: named(
      'Spinde mit Wachbuch',
      'Lockers with log',
      'Casiers et main courante',
      'Armadietti e registro',
      'Szafki z dziennikiem',
    ),
    role: 'team',
    spread: team21(),
  },
  {
    id: 'einsatz-18',
    name: named('Zwei Wachbücher', 'Two logs', 'Deux mains courantes', 'Due registri', 'Dwa dzienniki'),
    role: 'team',
    spread: team18(),
  },
  {
    id: 'einsatz-14',
    name: named(
      'Spinde mit Foto',
      'Lockers with photo',
      'Casiers et photo',
      'Armadietti con foto',
      'Szafki ze zdjęciem',
    ),
    role: 'team',
    spread: team14(),
  },
  { id: 'einsatz-12', name: named('Trupps', 'Pairs', 'Binômes', 'Coppie', 'Pary'), role: 'team', spread: doubles() },
  { id: 'einsatz-9', name: named('Fahrzeug', 'Engine', 'Camion', 'Mezzo', 'Wóz'), role: 'team', spread: engine9() },
  {
    id: 'einsatz-8',
    name: named('Antreten', 'Parade', 'Rassemblement', 'Adunata', 'Zbiórka'),
    role: 'picture',
    spread: parade8(),
  },
  {
    id: 'einsatz-6',
    name: named('Kleine Wache', 'Small station', 'Petit poste', 'Piccola caserma', 'Mała remiza'),
    role: 'team',
    spread: team6(),
  },
  {
    id: 'einsatz-2',
    name: named('Leitung', 'In command', 'Aux commandes', 'Al comando', 'Dowództwo'),
    role: 'team',
    spread: team2(),
  },
  {
    id: 'einsatz-year',
    name: named('Das Jahr', 'The year', 'L’année', 'L’anno', 'Ten rok'),
    role: 'text',
    spread: year(),
  },
  {
    id: 'einsatz-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
];

/** Who helps, on plates as on the sides of engines. */
const sponsors = (): ContentNode[] =>
  [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const x = 246 + (index % 2) * 104;
    const y = 40 + Math.floor(index / 2) * 78;
    return [
      rect(x, y, 96, 66, index % 3 === 0 ? RED : WHITE, { borderRadius: 2 }),
      rect(x, y + 54, 96, 12, YELLOW),
      text(x + 4, y + 18, 88, 22, `@sponsors.slot${pick(['', '.2', '.3'], index % 3)}`, {
        ...strong,
        color: index % 3 === 0 ? WHITE : NIGHT,
        align: 'center',
        lines: 2,
      }),
    ];
  });

export const blueprint: BlueprintContent = {
  id: 'community-einsatzbuch',
  blueprint_category: 'community',
  title: named('Einsatzbuch', 'Call-out book', 'Main courante', 'Registro di servizio', 'Dziennik służby'),
  description: {
    de: 'Für Feuerwehr, Rettung und Wasserwacht: Spinde, Warnstreifen und ein Wachbuch auf die Minute.',
    en: 'For fire brigades, rescue and lifeguards: lockers, warning stripes and a log to the minute.',
    fr: 'Pour pompiers, secours et sauveteurs : casiers, bandes d’alerte et journal à la minute.',
    it: 'Per vigili del fuoco, soccorso e bagnini: armadietti, strisce e un registro al minuto.',
    pl: 'Dla strażaków, ratowników i WOPR: szafki, pasy ostrzegawcze i dziennik co do minuty.',
  },
  palette: [HEX.night, HEX.red, HEX.yellow, HEX.steel, HEX.white],
  fonts: {
    title: { family: 'Saira Condensed', bold: true },
    sub_title: { family: 'Saira Condensed', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'triangle',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(RED, [
          rect(226, -4, 238, 40, NIGHT),
          ...[262, 428].flatMap((x) => [
            disc(x, 18, 15, { type: 'linear', colors: [YELLOW, '#fffbe0'], direction: 0 }),
            disc(x, 18, 15, null, { stroke: WHITE, strokeWidth: 1.4 }),
          ]),
          rect(284, 12, 122, 12, STEEL, { borderRadius: 3 }),
          text(284, 14.4, 122, 18, '@cover.sign', { ...caps, color: NIGHT, align: 'center', name: 'Schild' }),
          rect(242, 48, 206, 116, NIGHT, { borderRadius: 4 }),
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
            rect(242, 56 + index * 11, 206, 0.5, '#ffffff', { opacity: 0.14 }),
          ),
          text(250, 58, 190, 72, '{album-title}', {
            ...caps,
            color: WHITE,
            align: 'center',
            valign: 'middle',
            scale: 2,
            lines: 1.85,
            ...FITTED,
            name: 'Titel',
          }),
          picture(226, 172, 238, 84, 'einsatz-chevron', { name: 'Warnstreifen' }),
          rect(226, 170, 238, 2.5, WHITE),
          rect(226, 254, 238, 47, NIGHT),
          ...[258, 432].flatMap((x) => [
            disc(x, 275, 13, { type: 'linear', colors: [RED, '#ff6a5a'], direction: 0 }),
            disc(x, 275, 13, null, { stroke: STEEL, strokeWidth: 1.4 }),
          ]),
          rect(282, 264, 126, 22, WHITE, { borderRadius: 2 }),
          text(284, 270.4, 122, 26, '@cover.line', { ...strong, color: NIGHT, align: 'center', ...FITTED }),
          text(284, 288, 122, 11, '{release-date}', { ...strong, color: WHITE, align: 'center' }),
        ]),
        spread('Alarm', WHITE, [
          ...band(),
          rect(-4, -4, 234, 288, RED),
          picture(24, 26, 120, 86, 'einsatz-helmet', { name: 'Helm' }),
          text(18, 124, 196, 72, '@welcome.title', { ...caps, color: WHITE, scale: 1.6, ...FITTED }),
          text(18, 172, 192, 18, '@welcome.text', { ...plain, color: WHITE, lineHeight: 150, lines: 7 }),
          text(246, 24, 200, 48, '@contents.title', { ...caps, color: NIGHT, ...FITTED }),
          rect(246.5, 45, 40, 2.4, RED),
          text(246, 53, 200, 14, '@contents.text', { ...plain, color: NIGHT, lineHeight: 120, lines: 2 }),
          node('Text', {
            x: 246,
            y: 74,
            width: 200,
            height: 80,
            size: 24,
            lineHeight: 150,
            font: 'sub_title',
            color: NIGHT,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          rect(238, 178, 214, 82, NIGHT, { borderRadius: 1.5 }),
          picture(238, 183, 214, 72, 'einsatz-lockers-4', { name: 'Spinde' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(false, RED), team21(), engine9()]),
    section('@chapter.two', [opener(true, YELLOW), team18(), parade8()]),
    section(
      '@section.back',
      [
        year(),
        spread('Einsatzende', WHITE, [
          ...band(),
          rect(230, -4, 234, 288, NIGHT),
          text(12, 20, 206, 72, '@thanks.title', { ...caps, color: NIGHT, ...FITTED }),
          rect(12.5, 51, 40, 2.4, RED),
          text(12, 60, 200, 18, '@thanks.text', { ...plain, color: NIGHT, lineHeight: 150, lines: 5 }),
          ...photo(12, 124, 206, 146),
          ...sponsors(),
          ...plates(),
        ]),
        spread('Rückseite', RED, [
          rect(-4, -4, 238, 40, NIGHT),
          picture(-4, 60, 238, 112, 'einsatz-chevron', { name: 'Warnstreifen' }),
          text(14, 190, 202, 48, '@back.line', { ...caps, color: WHITE, ...FITTED, lines: 2 }),
          rect(-4, 262, 238, 39, NIGHT),
          text(14, 274, 202, 18, '{album-title}', { ...strong, color: WHITE }),
        ]),
      ],
      true,
    ),
  ],
};
