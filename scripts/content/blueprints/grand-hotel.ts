/** Grand Hotel: a weekend in a hotel. The pages are the key rack; an empty cell is a room whose guest has not arrived. */
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
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';

const INK = 2;
const ROSE = 3;
const BRASS = 4;
const GREEN = 5;
const CREAM = 6;
const HEX = { ink: '#561422', rose: '#ebbbae', brass: '#b5863a', green: '#17302f', cream: '#faf1e2' };
const SEPIA = ['#24100f', '#fff0dc'];
const SHINE = { type: 'linear' as const, colors: [BRASS, '#f0dca6', BRASS, '#f0dca6'], direction: 135 };

const GOLD = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b5863a"/><stop offset=".4" stop-color="#f0dca6"/><stop offset=".7" stop-color="#b5863a"/><stop offset="1" stop-color="#d9b96f"/></linearGradient></defs>`;

/** A tassel that hangs from 0, 0. */
const tassel = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-7V0" stroke="#d9b96f" stroke-width=".7"/><circle cy="1.8" r="1.9" fill="${HEX.rose}"/><path d="M-1.9 3.4H1.9L3.4 14H-3.4Z" fill="${HEX.rose}"/><path d="M-1.1 5L-1.9 13.6M0 5V13.6M1.1 5L1.9 13.6" stroke="${HEX.ink}" stroke-width=".25" opacity=".55"/><rect x="-2.1" y="3" width="4.2" height="1.1" fill="#d9b96f"/></g>`;

/** A room key that hangs from 0, 0, 40 long. */
const key = (fill: string): string =>
  `<circle cy="6.4" r="4.7" fill="none" stroke="${fill}" stroke-width="2.3"/><path d="M-2.1 11.4H2.1V13H-2.1ZM-2.7 14H2.7V15.4H-2.7ZM-1.15 15.4H1.15V40H-1.15ZM1.15 30H6V33H4.1V34.4H6V38.6H1.15Z" fill="${fill}"/>`;
const hangingKey = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="3.2" fill="#000" opacity=".28"/><g transform="translate(.9 1.1)" opacity=".34">${key('#000')}</g>${key('url(#g)')}<circle r="1.5" fill="#f0dca6"/>${tassel(-4.4, 22, 0.92)}</g>`;
const lyingKey = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-90) scale(.58)"><g transform="translate(-.9 1.1)" opacity=".34">${key('#000')}</g>${key('url(#g)')}</g>`;
const plate = (x: number, y: number): string =>
  `<rect x="${x + 0.4}" y="${y + 0.6}" width="18" height="6" rx="1" fill="#000" opacity=".34"/><rect x="${x}" y="${y}" width="18" height="6" rx="1" fill="url(#g)"/><rect x="${x + 0.7}" y="${y + 0.7}" width="16.6" height="4.6" rx=".5" fill="none" stroke="#7d5a22" stroke-width=".25"/><path d="M${x + 6} ${y + 3}H${x + 12}" stroke="#7d5a22" stroke-width=".4"/><circle cx="${x + 2.3}" cy="${y + 3}" r=".5" fill="#7d5a22"/><circle cx="${x + 15.7}" cy="${y + 3}" r=".5" fill="#7d5a22"/>`;
/** The dark of a pigeonhole around a cell. */
const hole = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="73" fill="#000" opacity=".3"/><path d="M${x} ${y + 73}V${y}H${x + width}" fill="none" stroke="#000" stroke-width=".5" opacity=".4"/>`;

/** Rooms of one rack, seen from the rack's corner; the key hangs beside the cell. */
const wideBays = (rows: readonly number[]): string =>
  rows
    .flatMap((y) =>
      [0, 1, 2].map(
        (bay) =>
          hole(2.6 + 72.6 * bay, y - 1.5, 67.6) +
          plate(35.2 + 72.6 * bay, y - 8.7) +
          hangingKey(10.6 + 72.6 * bay, y + 8),
      ),
    )
    .join('');
const narrowBays = (rows: readonly number[]): string =>
  rows
    .flatMap((y) =>
      [0, 1, 2, 3].map(
        (bay) => hole(1.5 + 54 * bay, y - 1.5, 53) + plate(3 + 54 * bay, y - 8.5) + lyingKey(25.5 + 54 * bay, y - 4.6),
      ),
    )
    .join('');

const rays = Array.from({ length: 32 }, (_, index) => {
  const [a, b] = [index * 11.25 - 2.8, index * 11.25 + 2.8].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const at = (angle: number): string =>
    `${(119 + 260 * Math.sin(angle)).toFixed(1)} ${(152 - 260 * Math.cos(angle)).toFixed(1)}`;
  return `<path d="M119 152L${at(a)}L${at(b)}Z"/>`;
}).join('');

const drawings = {
  'hotel-rays': svg(238, 305, `<g fill="#fff" opacity=".055">${rays}</g>`),
  'hotel-rack-9': svg(218, 250, GOLD + wideBays([10, 93, 176])),
  'hotel-rack-6': svg(218, 167, GOLD + wideBays([10, 93])),
  'hotel-rack-12': svg(218, 250, GOLD + narrowBays([10, 93, 176])),
  'hotel-rack-row': svg(218, 84, GOLD + narrowBays([10])),
  'hotel-tassel': svg(20, 44, GOLD + tassel(10, 12, 2.1)),
  'hotel-key': svg(40, 104, `${GOLD}<g transform="translate(18 4) scale(2.4)">${key('url(#g)')}</g>`),
  'hotel-bell': svg(
    120,
    84,
    `${GOLD}<path d="M20 60C20 34 38 18 60 18S100 34 100 60Z" fill="url(#g)"/><path d="M33 56C34 40 44 29 57 26" fill="none" stroke="#fff7e0" stroke-width="2.6" stroke-linecap="round" opacity=".8"/><rect x="57" y="9" width="6" height="10" fill="#b5863a"/><circle cx="60" cy="8" r="5" fill="url(#g)"/><rect x="12" y="61.5" width="96" height="5" rx="2.5" fill="#b5863a"/><path d="M22 68H98L104 78H16Z" fill="${HEX.ink}"/><path d="M22 68H98" stroke="#f0dca6" stroke-width=".6"/><path d="M4 26L13 31M9 8L17 17M116 26L107 31M111 8L103 17M60-2" stroke="#f0dca6" stroke-width="1.2" stroke-linecap="round"/>`,
  ),
  'hotel-trolley': svg(
    120,
    92,
    `${GOLD}<path d="M16 78V34C16 12 40 4 60 4S104 12 104 34V78" fill="none" stroke="url(#g)" stroke-width="2.6"/><circle cx="60" cy="3.4" r="2.600" fill="#b5863a"/><path d="M16 34H104" stroke="#b5863a" stroke-width="1"/><path d="M38 34V12M82 34V12" stroke="#b5863a" stroke-width=".6"/><path d="M36 34q2 5 4.500 5h2M42 34l-1-3.500" fill="none" stroke="${HEX.ink}" stroke-width=".9"/><path d="M42.500 39L30 46C29 56 30 60 30 60H55C55 60 56 56 55 46Z" fill="${HEX.ink}"/><rect x="52" y="50" width="44" height="28" rx="2.5" fill="${HEX.green}"/><path d="M60 50V78M88 50V78" stroke="#d9b96f" stroke-width="2"/><path d="M68 50V46.500H80V50" fill="none" stroke="${HEX.green}" stroke-width="2"/><rect x="22" y="60" width="40" height="18" rx="2.500" fill="${HEX.rose}"/><path d="M22 66H62" stroke="${HEX.ink}" stroke-width=".8"/><rect x="39" y="64" width="6" height="4" rx=".6" fill="#b5863a"/><path d="M36 60V57H48V60" fill="none" stroke="${HEX.ink}" stroke-width="1.4"/><circle cx="76" cy="42" r="8" fill="${HEX.brass}"/><path d="M68 42H84M70.500 36.500A12 12 0 0 1 81.500 36.500" stroke="${HEX.ink}" stroke-width=".8" fill="none"/><rect x="10" y="78" width="100" height="4" rx="2" fill="url(#g)"/><circle cx="24" cy="86.500" r="4.500" fill="${HEX.ink}"/><circle cx="96" cy="86.500" r="4.500" fill="${HEX.ink}"/><circle cx="24" cy="86.500" r="1.400" fill="#d9b96f"/><circle cx="96" cy="86.500" r="1.400" fill="#d9b96f"/>`,
  ),
  'hotel-dial': svg(
    180,
    96,
    `<path d="M5 90A85 85 0 0 1 175 90Z" fill="#b5863a"/><path d="M9.5 90A80.5 80.5 0 0 1 170.500 90Z" fill="${HEX.cream}"/>${[30, 60, 90, 120, 150].map((degrees) => `<path d="M90 90m-52 0h-20" stroke="#b5863a" stroke-width=".7" transform="rotate(${degrees} 90 90)"/>`).join('')}<path d="M48 90A42 42 0 0 1 132 90Z" fill="${HEX.rose}"/><rect y="89" width="180" height="4" fill="#b5863a"/>`,
  ),
  'hotel-portrait': svg(
    100,
    124,
    `${GOLD}<clipPath id="oval"><ellipse cx="50" cy="62" rx="45" ry="57"/></clipPath><ellipse cx="50" cy="62" rx="45" ry="57" fill="${HEX.cream}"/><g clip-path="url(#oval)"><path d="M6 124V112Q6 86 28 80L35 77V66H47V77L54 80Q74 84 74 112V124Z" fill="${HEX.ink}"/><ellipse cx="41" cy="58" rx="12.500" ry="15" fill="${HEX.ink}"/><path d="M28 56Q27 40 42 40Q56 40 54 56Q48 48 40 50Q32 51 28 56Z" fill="${HEX.ink}"/><path d="M33 84L41 88L49 84V92L41 88L33 92Z" fill="${HEX.cream}"/><path d="M44 124V119Q45 99 61 95L65 91V82H75V91L79 95Q95 99 96 119V124Z" fill="${HEX.brass}"/><ellipse cx="70" cy="74" rx="11" ry="13" fill="${HEX.brass}"/><circle cx="77" cy="58" r="7.500" fill="${HEX.brass}"/></g><ellipse cx="50" cy="62" rx="46" ry="58" fill="none" stroke="url(#g)" stroke-width="4"/><ellipse cx="50" cy="62" rx="42" ry="54" fill="none" stroke="#b5863a" stroke-width=".6"/>`,
    1.5,
  ),
  'hotel-hand': svg(
    20,
    100,
    `<path d="M8.600 50L9.700 4H10.300L11.400 50Z" fill="${HEX.ink}"/><circle cx="10" cy="50" r="7" fill="${HEX.ink}"/><circle cx="10" cy="50" r="2.600" fill="#b5863a"/>`,
  ),
};

const texts: Record<string, Localised> = {
  ...EXTRA_TEXTS,
  'cover.house': named('Grand Hotel', 'Grand Hotel', 'Grand Hôtel', 'Grand Hotel', 'Grand Hotel'),
  'cover.line': {
    de: 'Schlüssel, ein Wochenende',
    en: 'keys, one weekend',
    fr: 'clés, un week-end',
    it: 'chiavi, un fine settimana',
    pl: 'kluczy, jeden weekend',
  },
  'welcome.title': named('Willkommen', 'Welcome', 'Bienvenue', 'Benvenuti', 'Witamy'),
  'welcome.text': {
    de: 'Ihr Zimmer ist fertig. Solange sein Fach leer ist, hängt der Schlüssel noch am Brett; wer klebt, hat eingecheckt. Frühstück gibt es bis elf, für den Trauzeugen bis eins.',
    en: 'Your room is ready. While its pigeonhole is empty, the key is still on the board; stick someone in and they have checked in. Breakfast is served until eleven, for the best man until one.',
    fr: 'Votre chambre est prête. Tant que la case est vide, la clé est encore au tableau ; une vignette collée, et l’arrivée est faite. Petit-déjeuner jusqu’à onze heures, treize pour le témoin.',
    it: 'La vostra camera è pronta. Finché la casella è vuota, la chiave è ancora al suo posto; chi viene attaccato ha fatto il check-in. Colazione fino alle undici, il testimone fino all’una.',
    pl: 'Wasz pokój jest gotowy. Dopóki przegródka jest pusta, klucz wisi na tablicy; kto wklejony, ten zameldowany. Śniadanie do jedenastej, dla świadka do pierwszej.',
  },
  'welcome.sign': named(
    'Bitte nur einmal klingeln.',
    'Please ring only once.',
    'Prière de sonner une seule fois.',
    'Si prega di suonare una volta sola.',
    'Prosimy dzwonić tylko raz.',
  ),
  'contents.title': named('Etagenplan', 'Floor plan', 'Plan des étages', 'I piani', 'Plan pięter'),
  'contents.text': {
    de: 'Der Aufzug hält überall, manchmal auch dazwischen.',
    en: 'The lift stops at every floor, sometimes in between.',
    fr: 'L’ascenseur s’arrête partout, parfois entre deux étages.',
    it: 'L’ascensore si ferma a ogni piano, a volte anche nel mezzo.',
    pl: 'Winda staje na każdym piętrze, czasem też pomiędzy.',
  },
  'opener.lift': named('Bitte einsteigen', 'Going up', 'On monte', 'Si sale', 'Proszę wsiadać'),
  'opener.text': {
    de: 'Frühaufsteher, Saunagänger und ein Cello. Nach Mitternacht bitte nur noch flüstern.',
    en: 'Early risers, sauna regulars and one cello. After midnight, whispers only, please.',
    fr: 'Lève-tôt, habitués du sauna et un violoncelle. Après minuit, prière de chuchoter.',
    it: 'Mattinieri, amanti della sauna e un violoncello. Dopo mezzanotte solo sussurri, grazie.',
    pl: 'Ranne ptaszki, bywalcy sauny i jedna wiolonczela. Po północy prosimy szeptać.',
  },
  'ballroom.title': named(
    'Im Ballsaal',
    'In the ballroom',
    'Dans la salle de bal',
    'Nella sala da ballo',
    'W sali balowej',
  ),
  'ballroom.line': named(
    'Alle auf einem Bild. Der Kellner hat dreimal ausgelöst.',
    'Everybody in one picture. It took the waiter three goes.',
    'Tous sur une photo. Le serveur s’y est repris à trois fois.',
    'Tutti in una foto. Il cameriere ha scattato tre volte.',
    'Wszyscy na jednym zdjęciu. Kelner naciskał trzy razy.',
  ),
  'opener.text.2': {
    de: 'Cousinen mit zu viel Gepäck und ein Onkel ganz ohne. Der Hausdiener ist eingeweiht.',
    en: 'Cousins with too much luggage and one uncle with none. The bellboy has been told.',
    fr: 'Des cousines trop chargées et un oncle sans valise. Le bagagiste est au courant.',
    it: 'Cugine con troppe valigie e uno zio senza. Il facchino è al corrente di tutto.',
    pl: 'Kuzynki z nadmiarem bagażu i wujek bez walizki. Bagażowy wie o wszystkim.',
  },
  'opener.text.3': {
    de: 'Verliebte, Verlobte und ein Hund auf Probe. Der Balkon ist durchgehend geöffnet.',
    en: 'The smitten, the engaged and one dog on trial. The balcony stays open all night.',
    fr: 'Des amoureux, des fiancés et un chien à l’essai. Le balcon reste ouvert toute la nuit.',
    it: 'Innamorati, fidanzati e un cane in prova. Il balcone resta sempre aperto.',
    pl: 'Zakochani, zaręczeni i jeden pies na próbę. Balkon otwarty całą noc.',
  },
  'opener.text.4': {
    de: 'Schnarcher mit Attest, Tänzer ohne. Das Frühstück rollt auf Wunsch ins Zimmer.',
    en: 'Certified snorers, uncertified dancers. On request, breakfast rolls up to the room.',
    fr: 'Ronfleurs avec certificat, danseurs sans. Le petit-déjeuner vient sur roulettes.',
    it: 'Russatori con certificato, ballerini senza. La colazione arriva su ruote.',
    pl: 'Chrapiący z zaświadczeniem, tańczący bez. Śniadanie wjeżdża na wózku.',
  },
  'opener.text.5': {
    de: 'Hier oben ist der Blick am weitesten und der Weg zum Buffet am längsten.',
    en: 'Up here they have the widest view and the longest way to the buffet.',
    fr: 'Tout en haut : la plus belle vue et le plus long chemin jusqu’au buffet.',
    it: 'Quassù la vista più ampia e la strada più lunga per il buffet.',
    pl: 'Na samej górze najszerszy widok i najdłuższa droga do bufetu.',
  },
  'opener.arrival': named(
    'Anreise Freitag ab 15 Uhr',
    'Arrival Friday from 3 pm',
    'Arrivée vendredi dès 15 h',
    'Arrivo venerdì dalle 15',
    'Przyjazd w piątek od 15.00',
  ),
  'rack.line': {
    de: 'Schlüssel bitte beim Portier abgeben',
    en: 'Please leave your key with the porter',
    fr: 'Prière de laisser la clé au portier',
    it: 'Si prega di lasciare la chiave al portiere',
    pl: 'Klucz prosimy zostawić u portiera',
  },
  'suite.line': {
    de: 'Hier wird nicht geklopft.',
    en: 'Nobody knocks here.',
    fr: 'Ici, on ne frappe pas.',
    it: 'Qui non si bussa.',
    pl: 'Tu się nie puka.',
  },
  'suite.text': {
    de: 'Zwei Fenster zum See, ein Bett, das knarzt, und ein Tablett mit allem, was die Küche um halb eins noch fand.',
    en: 'Two windows on the lake, one bed that creaks and a tray of all that the kitchen could still find at half past twelve.',
    fr: 'Deux fenêtres sur le lac, un lit qui grince et un plateau avec tout ce que la cuisine a trouvé à minuit et demi.',
    it: 'Due finestre sul lago, un letto che cigola e un vassoio con tutto ciò che la cucina ha trovato a mezzanotte e mezza.',
    pl: 'Dwa okna na jezioro, jedno skrzypiące łóżko i taca ze wszystkim, co kuchnia znalazła o wpół do pierwszej.',
  },
  'breakfast.title': named('Frühstückssaal', 'Breakfast room', 'Petit-déjeuner', 'Sala colazioni', 'Sala śniadaniowa'),
  'breakfast.text': {
    de: 'Sonntag, 10.40 Uhr. Wer hier fehlt, schläft noch.',
    en: 'Sunday, 10.40. Whoever is missing is still asleep.',
    fr: 'Dimanche, 10 h 40. Les absents dorment encore.',
    it: 'Domenica, ore 10.40. Chi manca dorme ancora.',
    pl: 'Niedziela, 10.40. Kogo brak, ten jeszcze śpi.',
  },
  'programme.title': named(
    'Bitte nicht stören',
    'Do not disturb',
    'Ne pas déranger',
    'Non disturbare',
    'Nie przeszkadzać',
  ),
  'programme.line': {
    de: 'Wir feiern nach folgendem Plan.',
    en: 'We are celebrating, and this is the plan.',
    fr: 'Nous faisons la fête, et voici le programme.',
    it: 'Si festeggia, ed ecco il programma.',
    pl: 'Świętujemy, a oto program.',
  },
  'programme.1': named('Freitag', 'Friday', 'Vendredi', 'Venerdì', 'Piątek'),
  'programme.1.text': {
    de: '15 Uhr\nZimmer finden\n\n17 Uhr\nVerlaufen im Westflügel\n\n19 Uhr\nSuppe für alle',
    en: '3 pm\nFinding the room\n\n5 pm\nLost in the west wing\n\n7 pm\nSoup for everybody',
    fr: '15 h\nTrouver sa chambre\n\n17 h\nPerdus dans l’aile ouest\n\n19 h\nSoupe pour tous',
    it: 'Ore 15\nTrovare la camera\n\nOre 17\nPersi nell’ala ovest\n\nOre 19\nZuppa per tutti',
    pl: '15.00\nSzukanie pokoju\n\n17.00\nZgubieni w skrzydle zachodnim\n\n19.00\nZupa dla wszystkich',
  },
  'programme.2': named('Samstag', 'Saturday', 'Samedi', 'Sabato', 'Sobota'),
  'programme.2.text': {
    de: '11 Uhr\nKrawatten binden\n\n14 Uhr\nJa sagen\n\n14.05 Uhr\nWeinen, dann Sekt',
    en: '11 am\nTying ties\n\n2 pm\nSaying yes\n\n2.05 pm\nTears, then bubbles',
    fr: '11 h\nNouer les cravates\n\n14 h\nDire oui\n\n14 h 05\nLarmes, puis bulles',
    it: 'Ore 11\nAnnodare cravatte\n\nOre 14\nDire sì\n\nOre 14.05\nLacrime, poi bollicine',
    pl: '11.00\nWiązanie krawatów\n\n14.00\nMówienie „tak”\n\n14.05\nŁzy, potem bąbelki',
  },
  'programme.3': named('Samstagnacht', 'Saturday night', 'La nuit', 'La notte', 'Noc'),
  'programme.3.text': {
    de: '20 Uhr\nWalzer, langsam\n\n22 Uhr\nWalzer, schnell\n\n2 Uhr\nToast in der Küche',
    en: '8 pm\nWaltz, slow\n\n10 pm\nWaltz, fast\n\n2 am\nToast in the kitchen',
    fr: '20 h\nValse lente\n\n22 h\nValse rapide\n\n2 h\nTartines en cuisine',
    it: 'Ore 20\nValzer lento\n\nOre 22\nValzer veloce\n\nOre 2\nToast in cucina',
    pl: '20.00\nWalc wolny\n\n22.00\nWalc szybki\n\n2.00\nTosty w kuchni',
  },
  'programme.4': named('Sonntag', 'Sunday', 'Dimanche', 'Domenica', 'Niedziela'),
  'programme.4.text': {
    de: '10 Uhr\nEier, weich\n\n11 Uhr\nEier, hart\n\n15 Uhr\nAbreise, unter Protest',
    en: '10 am\nEggs, soft\n\n11 am\nEggs, hard\n\n3 pm\nDeparture, under protest',
    fr: '10 h\nŒufs mollets\n\n11 h\nŒufs durs\n\n15 h\nDépart, à contrecœur',
    it: 'Ore 10\nUova alla coque\n\nOre 11\nUova sode\n\nOre 15\nPartenza, con proteste',
    pl: '10.00\nJajka na miękko\n\n11.00\nJajka na twardo\n\n15.00\nWyjazd, pod protestem',
  },
  'thanks.title': named('Die Rechnung', 'The bill', 'L’addition', 'Il conto', 'Rachunek'),
  'thanks.text': {
    de: 'Für eure Wege, eure Reden und eure Geduld mit dem Aufzug: Es ist alles beglichen. Danke, dass ihr da wart.',
    en: 'For your journeys, your speeches and your patience with the lift: all settled. Thank you for being here.',
    fr: 'Pour vos trajets, vos discours et votre patience avec l’ascenseur : tout est réglé. Merci d’être venus.',
    it: 'Per i viaggi, i discorsi e la pazienza con l’ascensore: è tutto saldato. Grazie di esserci stati.',
    pl: 'Za drogę, przemowy i cierpliwość do windy: wszystko uregulowane. Dziękujemy, że byliście.',
  },
  'register.title': named('Gästebuch', 'Guest book', 'Livre d’or', 'Libro degli ospiti', 'Księga gości'),
  'register.line': {
    de: 'Name, Zimmer und was ihr uns noch sagen wolltet',
    en: 'Name, room and what you still wanted to tell us',
    fr: 'Nom, chambre et ce que vous vouliez encore nous dire',
    it: 'Nome, camera e quello che volevate ancora dirci',
    pl: 'Imię, pokój i to, co chcieliście nam jeszcze powiedzieć',
  },
  'photo.hint': {
    de: 'Hier hängt euer Familienporträt.',
    en: 'Your family portrait hangs here.',
    fr: 'Ici, votre portrait de famille.',
    it: 'Qui il vostro ritratto di famiglia.',
    pl: 'Tu wisi wasz portret rodzinny.',
  },
  'back.line': named(
    'Abreise bis elf.\nWiederkommen jederzeit.',
    'Check out by eleven.\nCome back any time.',
    'Départ avant onze heures.\nRetour quand vous voulez.',
    'Partenza entro le undici.\nRitorno quando volete.',
    'Wyjazd do jedenastej.\nPowrót o każdej porze.',
  ),
  'chapter.one': named('Erste Etage', 'First floor', 'Premier étage', 'Primo piano', 'Pierwsze piętro'),
  'chapter.two': named('Zweite Etage', 'Second floor', 'Deuxième étage', 'Secondo piano', 'Drugie piętro'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const serif = { font: 'title' };
const script = { font: 'paragraph', italic: true };
const WIDE = [25, 97.6, 170.2, 255, 327.6, 400.2];
const NARROW = [9, 63, 117, 171, 239, 293, 347, 401];
const ROWS = [44, 127, 210];
const left = <Item>(columns: readonly Item[]): Item[] => columns.slice(0, columns.length / 2);
const right = <Item>(columns: readonly Item[]): Item[] => columns.slice(columns.length / 2);

const pages = (color: number): ContentNode[] => folios(9, 433, 286.6, 11, { font: 'sub_title', color });
const head = (): ContentNode[] => [
  text(8, 9, 212, 48, '{section}', { ...serif, color: CREAM, ...FITTED, name: 'Titel' }),
  text(240, 16.2, 211, 22, '@rack.line', { ...script, color: ROSE, align: 'right' }),
];
/** Three lines, as on menus and hotel doors. */
function frames(x: number, y: number, width: number, height: number, colour: number): ContentNode[] {
  return [
    frame(x, y, width, height, colour, 0.35),
    frame(x + 1.6, y + 1.6, width - 3.2, height - 3.2, colour, 1),
    frame(x + 3.8, y + 3.8, width - 7.6, height - 7.6, colour, 0.35),
  ];
}
/** The wood of a rack with what hangs on it. */
function rack(x: number, y: number, height: number, drawing: string): ContentNode[] {
  return [
    rect(x, y, 218, height, '#000000', { opacity: 0.2 }),
    picture(x, y, 218, height, drawing, { name: 'Schlüsselbrett' }),
    frame(x - 1, y - 1, 220, height + 2, BRASS, 0.8),
  ];
}
/** A portrait hangs in every frame until the photo is in, on either page where the frame lies over the fold. */
function waiting(x: number, y: number, width: number, height: number, ground = ROSE): ContentNode[] {
  const over = x < 222 && x + width > 238;
  const flat = !over && width > height * 2;
  const from = Math.max(x, 0);
  const page = (over ? 222 : x + width) - from;
  const high = Math.min(height - (flat ? 12 : 40), page * 0.8);
  const wide = (high * 100) / 124;
  const top = y + (flat ? 6 : Math.max(0, (height - 20 - high) / 2));
  return [
    rect(x, y, width, height, ground),
    ...(over ? [115, 345] : [x + width / 2]).map((middle) =>
      picture(middle - wide / 2, top, wide, high, 'hotel-portrait', { opacity: 0.6, name: 'Bildnis' }),
    ),
    text(
      from + 6,
      flat ? y + height / 2 - 7 : y + height - 15,
      flat ? (width - wide) / 2 - 12 : page - 12,
      16,
      '@photo.hint',
      {
        ...script,
        name: HINT,
        color: INK,
        align: 'center',
        lines: flat ? 2 : 1,
      },
    ),
  ];
}
function photo(x: number, y: number, width: number, height: number, ground = ROSE): ContentNode[] {
  return [
    ...waiting(x, y, width, height, ground),
    picture(x, y, width, height, null, { gradientMap: SEPIA, stroke: BRASS, strokeWidth: 1, name: 'Foto' }),
  ];
}

function opener(mirrored: boolean, floor: number): ContentNode {
  const lift = mirrored ? 230 : 0;
  const portrait = mirrored ? 0 : 230;
  const figures = ['E', '1', '2', '3', '4', '5'].map((figure, index) => {
    const angle = ((15 + 30 * index) * Math.PI) / 180;
    const [x, y] = [lift + 115 - 66 * Math.cos(angle), 152 - 66 * Math.sin(angle)];
    return text(x - 8, y - 5, 16, 28, figure, { ...serif, color: INK, align: 'center', name: 'Etage' });
  });
  const door = (x: number): ContentNode[] => [
    rect(x, 166, 74, 135, GREEN),
    rect(
      x,
      166,
      74,
      135,
      { type: 'linear', colors: ['#000000', '#ffffff', '#000000'], direction: 90 },
      { opacity: 0.16 },
    ),
    frame(x + 26, 190, 22, 90, BRASS, 0.6, { borderRadius: 11 }),
  ];
  return spread('Auftakt', CREAM, [
    rect(mirrored ? 230 : -4, -4, 234, 305, ROSE),
    ...frames(lift + 12, 12, 206, 273, INK),
    text(lift + 25, 29, 180, 28, '@opener.lift', { ...serif, color: INK, align: 'center' }),
    picture(lift + 25, 62, 180, 96, 'hotel-dial', { name: 'Anzeige' }),
    ...figures,
    picture(lift + 105, 102, 20, 100, 'hotel-hand', { rotation: -75 + 30 * floor, name: 'Zeiger' }),
    rect(lift + 36, 161, 158, 140, INK),
    ...door(lift + 40),
    ...door(lift + 116),
    ...photo(portrait + 35, 40, 160, 140),
    text(portrait + 20, 192, 190, 48, '{section}', { ...serif, color: INK, align: 'center', ...FITTED, name: 'Titel' }),
    rect(portrait + 95, 213, 40, 1, BRASS),
    text(portrait + 35, 220, 160, 22, floor > 1 ? `@opener.text.${floor}` : '@opener.text', {
      ...script,
      color: INK,
      align: 'center',
      lineHeight: 120,
      lines: 3,
    }),
    text(portrait + 35, 262, 160, 11, '@opener.arrival', { font: 'sub_title', color: INK, align: 'center' }),
  ]);
}

const racks = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, INK, [...head(), ...children, ...pages(CREAM)]);
const team24 = (): ContentNode =>
  racks('Schlüsselbrett 24', [
    ...rack(6, 34, 250, 'hotel-rack-12'),
    ...rack(236, 34, 250, 'hotel-rack-12'),
    ...cells(NARROW, ROWS),
  ]);
const team18 = (): ContentNode =>
  racks('Schlüsselbrett 18', [
    ...rack(6, 34, 250, 'hotel-rack-9'),
    ...rack(236, 34, 250, 'hotel-rack-9'),
    ...cells(WIDE, ROWS),
  ]);
const team15 = (): ContentNode =>
  racks('Schlüsselbrett 15', [
    ...rack(6, 34, 250, 'hotel-rack-9'),
    ...photo(236, 34, 218, 76),
    ...rack(236, 117, 167, 'hotel-rack-6'),
    ...cells(left(WIDE), ROWS),
    ...cells(right(WIDE), ROWS.slice(1)),
  ]);
const team12 = (): ContentNode =>
  racks('Schlüsselbrett 12', [
    ...photo(6, 34, 218, 76),
    ...photo(236, 34, 218, 76),
    ...rack(6, 117, 167, 'hotel-rack-6'),
    ...rack(236, 117, 167, 'hotel-rack-6'),
    ...cells(WIDE, ROWS.slice(1)),
  ]);
const suites = (): ContentNode =>
  racks('Doppelzimmer', [
    ...[6, 236].flatMap((x) => [
      rect(x, 34, 218, 84, '#000000', { opacity: 0.2 }),
      ...rack(x, 117, 167, 'hotel-rack-6'),
      frame(x - 1, 33, 220, 85, BRASS, 0.8),
    ]),
    ...[10, 120, 240, 350].map((x) => cell(x, 41, true)),
    ...cells(WIDE, ROWS.slice(1)),
  ]);
const team6 = (): ContentNode =>
  racks('Kleine Etage', [
    ...photo(6, 34, 218, 250),
    ...rack(236, 117, 167, 'hotel-rack-6'),
    text(248, 48, 194, 28, '@suite.line', { ...serif, color: CREAM, align: 'center' }),
    text(256, 64, 178, 20, '@suite.text', { ...script, color: ROSE, align: 'center', lineHeight: 120, lines: 4 }),
    ...cells(right(WIDE), ROWS.slice(1)),
  ]);
const team2 = (): ContentNode =>
  spread('Suite', CREAM, [
    rect(230, -4, 234, 305, GREEN),
    ...photo(24, 24, 182, 236),
    ...frames(242, 12, 206, 273, BRASS),
    text(256, 32, 178, 48, '{section}', { ...serif, color: CREAM, align: 'center', ...FITTED, name: 'Titel' }),
    text(256, 55, 178, 22, '@suite.line', { ...script, color: ROSE, align: 'center' }),
    ...cells([290, 350], [88]),
    picture(328, 168, 34, 88.4, 'hotel-key', { name: 'Schlüssel' }),
    ...pages(INK).slice(0, 1),
  ]);
const breakfast = (): ContentNode =>
  spread('Frühstückssaal', INK, [
    ...waiting(-4, -4, 468, 156),
    picture(-4, -4, 468, 156, null, { gradientMap: SEPIA, name: 'Foto' }),
    rect(-4, 152, 468, 1, BRASS),
    text(9, 164, 212, 48, '@breakfast.title', { ...serif, color: CREAM }),
    text(240, 171.2, 211, 22, '@breakfast.text', { ...script, color: ROSE, align: 'right' }),
    ...[6, 236].flatMap((x) => rack(x, 198, 84, 'hotel-rack-row')),
    ...cells(NARROW, [208]),
    ...pages(CREAM),
  ]);

function sign(x: number, day: string, fill: number): ContentNode[] {
  return [
    rect(x + 1.2, 77.2, 92, 196, '#000000', { opacity: 0.25, borderRadius: 10 }),
    rect(x, 76, 92, 196, fill, { borderRadius: 10 }),
    disc(x + 46, 108, 21, GREEN),
    disc(x + 46, 103, 14, SHINE),
    disc(x + 46, 103, 10.5, null, { stroke: '#7d5a22', strokeWidth: 0.3 }),
    frame(x + 3, 79, 86, 190, INK, 0.35, { borderRadius: 8 }),
    text(x + 6, 139, 80, 28, `@programme.${day}`, { ...serif, color: INK, align: 'center' }),
    rect(x + 36, 153, 20, 0.8, BRASS),
    text(x + 5, 164, 82, 22, `@programme.${day}.text`, {
      ...script,
      color: INK,
      align: 'center',
      lineHeight: 120,
      lines: 8,
    }),
  ];
}
const programme = (): ContentNode =>
  spread('Bitte nicht stören', GREEN, [
    text(18, 22, 200, 72, '@programme.title', { ...serif, color: CREAM, ...FITTED }),
    text(242, 33.5, 200, 22, '@programme.line', { ...script, color: ROSE, align: 'right' }),
    ...sign(18, '1', ROSE),
    ...sign(122, '2', CREAM),
    ...sign(246, '3', CREAM),
    ...sign(350, '4', ROSE),
    ...pages(CREAM),
  ]);

/** Of an album with more chapters than the examples: the lift goes on up, then begins again. */
const UPPER_FLOORS = [
  named('Dritte Etage', 'Third floor', 'Troisième étage', 'Terzo piano', 'Trzecie piętro'),
  named('Vierte Etage', 'Fourth floor', 'Quatrième étage', 'Quarto piano', 'Czwarte piętro'),
  named('Fünfte Etage', 'Fifth floor', 'Cinquième étage', 'Quinto piano', 'Piąte piętro'),
];

const pictures = (): ContentNode =>
  spread('Ahnengalerie', INK, [
    ...photo(16, 22, 200, 120),
    ...photo(16, 154, 94, 120),
    ...photo(122, 154, 94, 120),
    ...photo(244, 22, 94, 120),
    ...photo(350, 22, 94, 120),
    ...photo(244, 154, 200, 120),
    ...pages(CREAM),
  ]);
const ballroom = (): ContentNode =>
  spread('Im Ballsaal', ROSE, [
    ...frames(12, 12, 436, 232, INK),
    ...photo(22, 22, 416, 212),
    text(18, 252, 200, 48, '@ballroom.title', { ...serif, color: INK, ...FITTED }),
    text(242, 257, 206, 22, '@ballroom.line', { ...script, color: INK, align: 'right', ...FITTED, height: 10 }),
    ...pages(INK),
  ]);
/** Which keys can be had, and which are still to be found. */
const swaps = (): ContentNode =>
  spread('Schlüsseltausch', CREAM, [
    rect(-4, -4, 234, 305, ROSE),
    ...frames(12, 12, 206, 273, INK),
    ...frames(242, 12, 206, 273, INK),
    ...swapLists({
      at: [30, 260],
      y: 28,
      width: 170,
      lines: 10,
      heading: { ...serif, color: INK, align: 'center' },
      note: { ...script, color: INK, align: 'center' },
      color: BRASS,
    }),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'hotel-opener',
    name: named('Auftakt', 'Opener', 'Ouverture', 'Apertura', 'Otwarcie'),
    role: 'opener',
    spread: opener(false, 1),
  },
  {
    id: 'hotel-opener-mirrored',
    name: named(
      'Auftakt, gespiegelt',
      'Opener, mirrored',
      'Ouverture inversée',
      'Apertura speculare',
      'Otwarcie odwrócone',
    ),
    role: 'opener',
    spread: opener(true, 2),
  },
  ...UPPER_FLOORS.map((name, index): BlueprintContent['layouts'][number] => ({
    id: `hotel-opener-${index + 3}`,
    name,
    role: 'opener',
    spread: opener(index === 1, index + 3),
  })),
  {
    id: 'hotel-24',
    name: named('Volles Brett', 'Full rack', 'Tableau complet', 'Bacheca piena', 'Pełna tablica'),
    role: 'team',
    spread: team24(),
  },
  {
    id: 'hotel-18',
    name: named('Schlüsselbrett', 'Key rack', 'Tableau à clés', 'Bacheca delle chiavi', 'Tablica kluczy'),
    role: 'team',
    spread: team18(),
  },
  {
    id: 'hotel-16',
    name: named('Doppelzimmer', 'Double rooms', 'Chambres doubles', 'Camere doppie', 'Pokoje dwuosobowe'),
    role: 'team',
    spread: suites(),
  },
  {
    id: 'hotel-15',
    name: named('Brett mit Foto', 'Rack with photo', 'Tableau et photo', 'Bacheca con foto', 'Tablica ze zdjęciem'),
    role: 'team',
    spread: team15(),
  },
  {
    id: 'hotel-12',
    name: named('Beletage', 'Two rows', 'Bel étage', 'Piano nobile', 'Dwa rzędy'),
    role: 'team',
    spread: team12(),
  },
  {
    id: 'hotel-8',
    name: named('Frühstückssaal', 'Breakfast room', 'Petit-déjeuner', 'Sala colazioni', 'Sala śniadaniowa'),
    role: 'picture',
    spread: breakfast(),
  },
  {
    id: 'hotel-6',
    name: named('Kleine Etage', 'Small floor', 'Petit étage', 'Piano piccolo', 'Małe piętro'),
    role: 'team',
    spread: team6(),
  },
  { id: 'hotel-2', name: named('Suite', 'Suite', 'Suite', 'Suite', 'Apartament'), role: 'team', spread: team2() },
  {
    id: 'hotel-programme',
    name: named('Programm', 'Programme', 'Programme', 'Programma', 'Program'),
    role: 'text',
    spread: programme(),
  },
  {
    id: 'hotel-ballroom',
    name: named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: ballroom(),
  },
  ...extraLayouts('hotel', pictures(), swaps()),
];

/** Lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => rule(x, from + index * 9, width, BRASS, 0.3));

export const blueprint: BlueprintContent = {
  id: 'wedding-grand-hotel',
  blueprint_category: 'wedding',
  title: named('Grand Hotel', 'Grand Hotel', 'Grand Hôtel', 'Grand Hotel', 'Grand Hotel'),
  description: {
    de: 'Die Seiten sind das Schlüsselbrett, jeder Gast hat ein Zimmer. Burgunder, Rosé und Messing.',
    en: 'The pages are the key rack, every guest has a room. Burgundy, rose and brass.',
    fr: 'Les pages sont le tableau à clés, chaque invité a sa chambre. Bordeaux, rose et laiton.',
    it: 'Le pagine sono la bacheca delle chiavi, ogni ospite ha la sua camera. Bordeaux, rosa e ottone.',
    pl: 'Strony to tablica z kluczami, każdy gość ma pokój. Burgund, róż i mosiądz.',
  },
  palette: [HEX.ink, HEX.rose, HEX.brass, HEX.green, HEX.cream],
  fonts: {
    title: { family: 'Cormorant Garamond', bold: true },
    sub_title: { family: 'Raleway', bold: true },
    paragraph: { family: 'Cormorant Garamond', bold: false },
  },
  design: 'gold',
  portrait: [2, 6],
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(INK, [
          picture(226, -4, 238, 305, 'hotel-rays', { name: 'Strahlen' }),
          ...frames(238, 8, 214, 281, BRASS),
          disc(345, 24, 11, null, { stroke: BRASS, strokeWidth: 4 }),
          rect(343.2, 34, 3.6, 20, BRASS),
          rect(285, 46, 120, 192, SHINE, { borderRadius: 50 }),
          rect(288.6, 49.6, 112.8, 184.8, INK, { borderRadius: 46.4 }),
          frame(292, 53, 106, 178, BRASS, 0.5, { borderRadius: 43 }),
          disc(345, 64, 5.5, null, { stroke: BRASS, strokeWidth: 1.2 }),
          text(300, 84, 90, 16, '@cover.house', { font: 'sub_title', color: CREAM, align: 'center', uppercase: true }),
          text(296, 98, 98, 72, '{album-title}', {
            ...serif,
            color: CREAM,
            align: 'center',
            valign: 'middle',
            lines: 2.6,
            ...FITTED,
            name: 'Titel',
          }),
          rect(315, 170, 60, 0.8, BRASS),
          text(300, 175, 90, 36, '{total-stickers}', { font: 'sub_title', color: CREAM, align: 'center' }),
          text(300, 190, 90, 16, '@cover.line', { ...script, color: ROSE, align: 'center' }),
          rect(315, 200, 60, 0.8, BRASS),
          picture(335, 234, 20, 44, 'hotel-tassel', { name: 'Quaste' }),
          text(370, 272, 66, 12, '{release-date}', { font: 'sub_title', color: CREAM, align: 'right' }),
        ]),
        spread('Willkommen', CREAM, [
          rect(-4, -4, 234, 305, GREEN),
          ...frames(12, 12, 206, 273, BRASS),
          picture(55, 40, 120, 84, 'hotel-bell', { name: 'Glocke' }),
          text(30, 134, 170, 72, '@welcome.title', { ...serif, color: CREAM, align: 'center', ...FITTED }),
          text(30, 166, 170, 22, '@welcome.text', {
            ...script,
            color: CREAM,
            align: 'center',
            lineHeight: 120,
            lines: 7,
          }),
          rect(95, 246, 40, 0.8, BRASS),
          text(36, 254, 158, 11, '@welcome.sign', { font: 'sub_title', color: ROSE, align: 'center' }),
          ...frames(242, 12, 206, 273, INK),
          text(262, 34, 166, 48, '@contents.title', { ...serif, color: INK, align: 'center' }),
          text(256, 56, 178, 18, '@contents.text', {
            ...script,
            color: INK,
            align: 'center',
            lineHeight: 120,
            lines: 2,
          }),
          rect(325, 77, 40, 0.8, BRASS),
          node('Text', {
            x: 262,
            y: 88,
            width: 166,
            height: 100,
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
          picture(285, 180, 120, 92, 'hotel-trolley', { name: 'Gepäckwagen' }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [opener(false, 1), team18(), team12()]),
    section('@chapter.two', [opener(true, 2), team15(), breakfast()]),
    section(
      '@section.back',
      [
        programme(),
        spread('Gästebuch', CREAM, [
          rect(-4, -4, 234, 305, ROSE),
          ...frames(12, 12, 206, 273, INK),
          text(28, 32, 174, 48, '@thanks.title', { ...serif, color: INK, align: 'center' }),
          text(30, 55, 170, 20, '@thanks.text', { ...script, color: INK, align: 'center', lineHeight: 120, lines: 4 }),
          ...photo(35, 102, 160, 164, CREAM),
          text(250, 32, 190, 48, '@register.title', { ...serif, color: INK, align: 'center' }),
          text(250, 53, 190, 16, '@register.line', { ...script, color: INK, align: 'center' }),
          ...lines(250, 190, 80, 22),
          ...pages(INK).slice(1),
        ]),
        spread('Rückseite', INK, [
          picture(-4, -4, 238, 305, 'hotel-rays', { name: 'Strahlen' }),
          ...frames(8, 8, 214, 281, BRASS),
          picture(95, 72, 40, 104, 'hotel-key', { name: 'Schlüssel' }),
          text(24, 196, 182, 28, '@back.line', { ...serif, color: CREAM, align: 'center', lineHeight: 120, lines: 2 }),
          rect(95, 226, 40, 0.8, BRASS),
          text(24, 232, 182, 12, '{album-title}', { font: 'sub_title', color: ROSE, align: 'center' }),
        ]),
      ],
      true,
    ),
  ],
};
