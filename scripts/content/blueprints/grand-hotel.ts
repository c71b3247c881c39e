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
  same,
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Wordings,
} from '../builder.ts';
import { WEDDING_QUESTIONS } from '../wedding-questions.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { answerOrLines } from '../written-lines.ts';

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

/** One room of a rack: the dark of its pigeonhole, its plate, and what hangs beside the cell. */
const WIDE_BAY = { width: 72.6, height: 82 };
const NARROW_BAY = { width: 54, height: 82 };
const bareKey = `<g transform="translate(10.6 17.5)"><circle r="3.2" fill="#000" opacity=".28"/><g transform="translate(.9 1.1)" opacity=".34">${key('#000')}</g>${key('url(#g)')}<circle r="1.5" fill="#f0dca6"/></g>`;
const signOnHook = `<g transform="translate(10.6 17.5)"><circle r="3.2" fill="#000" opacity=".28"/><path d="M-5.4 3.4H6.600V42H-5.400Z" fill="#000" opacity=".28"/><path d="M-6.400 2.400H5.600V41H-6.400Z" fill="${HEX.cream}"/><circle cx="-.4" cy="10" r="3.6" fill="${HEX.ink}"/><path d="M-3.400 20H2.600M-3.400 24H2.600M-3.400 28H2.600" stroke="${HEX.rose}" stroke-width="1.2"/><circle r="1.5" fill="#f0dca6"/></g>`;
const wideBay = (hanging: string): ReturnType<typeof svg> =>
  svg(WIDE_BAY.width, WIDE_BAY.height, GOLD + hole(2.6, 8, 67.6) + plate(35.2, 0.8) + hanging);
/** Brass ovals on the wall: what is in them until the photo hangs there. */
const oval = (inner: string): ReturnType<typeof svg> =>
  svg(
    100,
    124,
    `${GOLD}<clipPath id="oval"><ellipse cx="50" cy="62" rx="45" ry="57"/></clipPath><ellipse cx="50" cy="62" rx="45" ry="57" fill="${HEX.cream}"/><g clip-path="url(#oval)">${inner}</g><ellipse cx="50" cy="62" rx="46" ry="58" fill="none" stroke="url(#g)" stroke-width="4"/><ellipse cx="50" cy="62" rx="42" ry="54" fill="none" stroke="#b5863a" stroke-width=".6"/>`,
    1.5,
  );

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
  'hotel-bay-1': wideBay(hangingKey(10.6, 17.5)),
  'hotel-bay-2': wideBay(bareKey),
  'hotel-bay-3': wideBay(signOnHook),
  'hotel-bay-narrow': svg(
    NARROW_BAY.width,
    NARROW_BAY.height,
    GOLD + hole(0.5, 8, 53) + plate(2, 1) + lyingKey(24.5, 4.9),
  ),
  'hotel-tassel': svg(20, 44, GOLD + tassel(10, 12, 2.1)),
  'hotel-key': svg(40, 104, `${GOLD}<g transform="translate(18 4) scale(2.4)">${key('url(#g)')}</g>`),
  'hotel-lying-key': svg(104, 40, `${GOLD}<g transform="translate(4 18) rotate(-90) scale(2.4)">${key('url(#g)')}</g>`),
  'hotel-bell': svg(
    120,
    84,
    `${GOLD}<path d="M20 60C20 34 38 18 60 18S100 34 100 60Z" fill="url(#g)"/><path d="M33 56C34 40 44 29 57 26" fill="none" stroke="#fff7e0" stroke-width="2.6" stroke-linecap="round" opacity=".8"/><rect x="57" y="9" width="6" height="10" fill="#b5863a"/><circle cx="60" cy="8" r="5" fill="url(#g)"/><rect x="12" y="61.5" width="96" height="5" rx="2.5" fill="#b5863a"/><path d="M22 68H98L104 78H16Z" fill="${HEX.ink}"/><path d="M22 68H98" stroke="#f0dca6" stroke-width=".6"/><path d="M4 26L13 31M9 8L17 17M116 26L107 31M111 8L103 17M60-2" stroke="#f0dca6" stroke-width="1.2" stroke-linecap="round"/>`,
  ),
  'hotel-trolley': svg(
    120,
    92,
    `${GOLD}<path d="M16 78V34C16 12 40 4 60 4S104 12 104 34V78" fill="none" stroke="url(#g)" stroke-width="2.6"/><circle cx="60" cy="3.4" r="2.600" fill="#b5863a"/><path d="M16 34H104" stroke="#b5863a" stroke-width="1"/><path d="M38 34V12M82 34V12" stroke="#b5863a" stroke-width=".6"/><path d="M36 34q2 5 4.500 5h2M42 34l-1-3.500" fill="none" stroke="${HEX.ink}" stroke-width=".9"/><path d="M42.500 39L30 46C29 56 30 60 30 60H55C55 60 56 56 55 46Z" fill="${HEX.ink}"/><rect x="52" y="50" width="44" height="28" rx="2.5" fill="${HEX.green}"/><path d="M60 50V78M88 50V78" stroke="#d9b96f" stroke-width="2"/><path d="M68 50V46.500H80V50" fill="none" stroke="${HEX.green}" stroke-width="2"/><rect x="22" y="60" width="40" height="18" rx="2.500" fill="${HEX.rose}"/><path d="M22 66H62" stroke="${HEX.ink}" stroke-width=".8"/><rect x="39" y="64" width="6" height="4" rx=".6" fill="#b5863a"/><path d="M36 60V57H48V60" fill="none" stroke="${HEX.ink}" stroke-width="1.4"/><circle cx="76" cy="42" r="8" fill="${HEX.brass}"/><path d="M68 42H84M70.500 36.500A12 12 0 0 1 81.500 36.500" stroke="${HEX.ink}" stroke-width=".8" fill="none"/><rect x="10" y="78" width="100" height="4" rx="2" fill="url(#g)"/><circle cx="24" cy="86.500" r="4.500" fill="${HEX.ink}"/><circle cx="96" cy="86.500" r="4.500" fill="${HEX.ink}"/><circle cx="24" cy="86.500" r="1.400" fill="#d9b96f"/><circle cx="96" cy="86.500" r="1.400" fill="#d9b96f"/>`,
    1.4,
  ),
  'hotel-dial': svg(
    180,
    96,
    `<path d="M5 90A85 85 0 0 1 175 90Z" fill="#b5863a"/><path d="M9.5 90A80.5 80.5 0 0 1 170.500 90Z" fill="${HEX.cream}"/>${[30, 60, 90, 120, 150].map((degrees) => `<path d="M90 90m-52 0h-20" stroke="#b5863a" stroke-width=".7" transform="rotate(${degrees} 90 90)"/>`).join('')}<path d="M48 90A42 42 0 0 1 132 90Z" fill="${HEX.rose}"/><rect y="89" width="180" height="4" fill="#b5863a"/>`,
  ),
  'hotel-portrait': oval(
    `<path d="M6 124V112Q6 86 28 80L35 77V66H47V77L54 80Q74 84 74 112V124Z" fill="${HEX.ink}"/><ellipse cx="41" cy="58" rx="12.500" ry="15" fill="${HEX.ink}"/><path d="M28 56Q27 40 42 40Q56 40 54 56Q48 48 40 50Q32 51 28 56Z" fill="${HEX.ink}"/><path d="M33 84L41 88L49 84V92L41 88L33 92Z" fill="${HEX.cream}"/><path d="M44 124V119Q45 99 61 95L65 91V82H75V91L79 95Q95 99 96 119V124Z" fill="${HEX.brass}"/><ellipse cx="70" cy="74" rx="11" ry="13" fill="${HEX.brass}"/><circle cx="77" cy="58" r="7.500" fill="${HEX.brass}"/>`,
  ),
  'hotel-portrait-2': oval(
    `<path d="M0 92H100V124H0Z" fill="${HEX.green}"/><path d="M18 92C18 66 32 50 50 50S82 66 82 92Z" fill="url(#g)"/><path d="M28 88C29 72 37 62 47 58" fill="none" stroke="#fff7e0" stroke-width="2.400" stroke-linecap="round" opacity=".8"/><rect x="47.500" y="42" width="5" height="9" fill="#b5863a"/><circle cx="50" cy="40" r="4.500" fill="url(#g)"/><rect x="12" y="92" width="76" height="5" rx="2.500" fill="#b5863a"/><path d="M22 40L30 46M78 40L70 46M34 26L39 35M66 26L61 35" stroke="${HEX.brass}" stroke-width="1.600" stroke-linecap="round"/>`,
  ),
  'hotel-portrait-3': oval(
    `<path d="M0 96H100V124H0Z" fill="${HEX.ink}"/><rect x="20" y="62" width="44" height="34" rx="3" fill="${HEX.green}"/><path d="M28 62V96M56 62V96" stroke="#d9b96f" stroke-width="2.400"/><path d="M36 62V56H48V62" fill="none" stroke="${HEX.green}" stroke-width="2.600"/><rect x="46" y="76" width="34" height="20" rx="3" fill="${HEX.rose}"/><path d="M46 83H80" stroke="${HEX.ink}" stroke-width="1"/><rect x="60" y="80" width="6" height="5" rx=".8" fill="#b5863a"/><path d="M28 44Q42 26 58 40Q50 46 28 44Z" fill="${HEX.brass}"/><path d="M24 45H64" stroke="${HEX.brass}" stroke-width="2.400" stroke-linecap="round"/>`,
  ),
  'hotel-portrait-4': oval(
    `<path d="M0 98H100V124H0Z" fill="${HEX.rose}"/><path d="M26 40H46L43 66Q36 72 29 66Z" fill="${HEX.brass}"/><path d="M36 69V92M27 93H45" stroke="#b5863a" stroke-width="2.400" stroke-linecap="round"/><path d="M54 40H74L71 66Q64 72 57 66Z" fill="${HEX.brass}"/><path d="M64 69V92M55 93H73" stroke="#b5863a" stroke-width="2.400" stroke-linecap="round"/><path d="M26 40H46M54 40H74" stroke="#b5863a" stroke-width="1.600"/><path d="M32 58v-3M38 52v-3M41 61v-3M60 57v-3M66 50v-3M69 60v-3" stroke="${HEX.cream}" stroke-width="2" stroke-linecap="round"/><path d="M50 34V24M40 30L35 21M60 30L65 21" stroke="${HEX.green}" stroke-width="2" stroke-linecap="round"/>`,
  ),
  'hotel-portrait-5': oval(
    `<path d="M0 96H100V124H0Z" fill="${HEX.green}"/><path d="M34 68H66L61 96H39Z" fill="${HEX.ink}"/><path d="M34 68H66" stroke="#d9b96f" stroke-width="2.400"/><path d="M50 68V40M44 68Q42 52 34 46M56 68Q58 52 66 46" fill="none" stroke="${HEX.green}" stroke-width="2.400"/>${[[50, 32, 'rose'], [32, 42, 'brass'], [68, 42, 'brass'], [40, 54, 'rose'], [61, 55, 'rose']].map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="8.500" fill="${fill === 'rose' ? HEX.rose : HEX.brass}"/><circle cx="${x}" cy="${y}" r="3" fill="${HEX.ink}"/>`).join('')}`, // prettier-ignore
  ),
  'hotel-portrait-6': oval(
    `<path d="M0 100H100V124H0Z" fill="${HEX.ink}"/><rect x="22" y="80" width="56" height="20" rx="2" fill="${HEX.rose}"/><rect x="29" y="61" width="42" height="19" rx="2" fill="${HEX.brass}"/><rect x="36" y="45" width="28" height="16" rx="2" fill="${HEX.green}"/><path d="M22 86q7 6 14 0t14 0t14 0t14 0M29 66q7 5 14 0t14 0t14 0M36 50q7 4 14 0t14 0" fill="none" stroke="${HEX.cream}" stroke-width="2"/><path d="M50 45V36" stroke="#b5863a" stroke-width="1.800"/><path d="M50 36C44 30 44 26 47.500 26C49.500 26 50 28 50 29C50 28 50.500 26 52.500 26C56 26 56 30 50 36Z" fill="${HEX.ink}"/>`,
  ),
  'hotel-portrait-7': oval(
    `<path d="M0 102H100V124H0Z" fill="${HEX.rose}"/><path d="M30 102C28 78 36 64 50 64S72 78 70 102Z" fill="${HEX.brass}"/><path d="M32 40Q32 26 50 26T68 40V54Q68 66 50 66T32 54Z" fill="${HEX.brass}"/><path d="M33 30Q20 32 22 54Q30 56 36 40ZM67 30Q80 32 78 54Q70 56 64 40Z" fill="${HEX.ink}"/><circle cx="42.500" cy="44" r="2.600" fill="${HEX.ink}"/><circle cx="57.500" cy="44" r="2.600" fill="${HEX.ink}"/><path d="M45 52H55L50 57Z" fill="${HEX.ink}"/><path d="M50 57V60" stroke="${HEX.ink}" stroke-width="1.400"/><path d="M40 70L50 74L60 70V80L50 76L40 80Z" fill="${HEX.green}"/>`,
  ),
  'hotel-portrait-8': oval(
    `<path d="M0 104H100V124H0Z" fill="${HEX.green}"/><path d="M32 28H68V66H32Z" fill="${HEX.ink}"/><path d="M32 56H68V64H32Z" fill="${HEX.rose}"/><path d="M20 66Q50 74 80 66Q80 74 50 76Q20 74 20 66Z" fill="${HEX.ink}"/><path d="M50 92L30 82V102ZM50 92L70 82V102Z" fill="${HEX.brass}"/><rect x="46" y="87" width="8" height="10" rx="2" fill="#b5863a"/>`,
  ),
  'hotel-portrait-9': oval(
    `<path d="M0 96H100V124H0Z" fill="${HEX.green}"/><path d="M29 96L36 70H64L71 96Z" fill="${HEX.ink}"/><path d="M44 60H56V71H44Z" fill="${HEX.ink}"/><circle cx="50" cy="84" r="8" fill="${HEX.cream}"/><circle cx="50" cy="84" r="8" fill="none" stroke="#d9b96f" stroke-width="2.4" stroke-dasharray="2.2 2"/><circle cx="50" cy="84" r="2.6" fill="${HEX.rose}"/><path d="M19 67Q18 50 36 50H64Q82 50 81 67H68Q67 60 60 60H40Q33 60 32 67Z" fill="${HEX.brass}"/>`,
  ),
  'hotel-portrait-10': oval(
    `<path d="M0 104H100V124H0Z" fill="${HEX.ink}"/><path d="M18 104Q14 94 22 90Q50 82 78 90Q86 94 82 104Z" fill="${HEX.rose}"/><g fill="none" stroke-width="5.4"><circle cx="41" cy="68" r="17" stroke="#d9b96f"/><circle cx="60" cy="68" r="17" stroke="${HEX.brass}"/><path d="M49 53A17 17 0 0 1 57 73" stroke="#d9b96f"/></g><path d="M33 42L37 36H45L49 42L41 52Z" fill="${HEX.green}"/><path d="M33 42H49" stroke="${HEX.cream}" stroke-width="1.2"/>`,
  ),
  'hotel-portrait-11': oval(
    `<path d="M0 104H100V124H0Z" fill="${HEX.rose}"/><path d="M50 30V92Q50 100 57 100T64 93" fill="none" stroke="#d9b96f" stroke-width="3" stroke-linecap="round"/><path d="M17 62A33 33 0 0 1 83 62Q77.500 55 72 62Q66.500 55 61 62Q55.500 55 50 62Q44.500 55 39 62Q33.500 55 28 62Q22.500 55 17 62Z" fill="${HEX.green}"/><path d="M39 62Q38 40 50 29Q62 40 61 62Q55.500 55 50 62Q44.500 55 39 62Z" fill="${HEX.brass}"/><g stroke="${HEX.ink}" stroke-width="2" stroke-linecap="round"><path d="M26 25L23 32M39 16L36 23M60 15L57 22M75 25L72 32M30 76L27 83M74 74L71 81"/></g>`,
  ),
  'hotel-portrait-12': oval(
    `<path d="M0 0H100V124H0Z" fill="${HEX.green}"/><path d="M60 30A26 26 0 1 0 76 74A23 23 0 1 1 60 30Z" fill="#d9b96f"/><g fill="${HEX.cream}"><circle cx="24" cy="38" r="1.6"/><circle cx="80" cy="42" r="1.8"/><circle cx="70" cy="56" r="1.2"/><circle cx="30" cy="84" r="1.4"/><circle cx="84" cy="84" r="1.4"/><circle cx="44" cy="22" r="1.2"/></g><path d="M0 104H14V96H28V108H42V92H48V86H54V92H62V104H76V98H90V106H100V124H0Z" fill="${HEX.ink}"/><path d="M50 98H54V102H50Z" fill="${HEX.rose}"/>`,
  ),
  'hotel-hand': svg(
    20,
    100,
    `<path d="M8.600 50L9.700 4H10.300L11.400 50Z" fill="${HEX.ink}"/><circle cx="10" cy="50" r="7" fill="${HEX.ink}"/><circle cx="10" cy="50" r="2.600" fill="#b5863a"/>`,
  ),
};

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.house': named('Grand Hotel', 'Grand Hotel', 'Grand Hôtel', 'Grand Hotel', 'Grand Hotel'),
  'cover.line': {
    de: 'Schlüssel, ein Haus',
    en: 'keys, one house',
    fr: 'clés, une maison',
    it: 'chiavi, una casa',
    pl: 'tyle kluczy, jeden dom',
  },
  'welcome.title': named('Willkommen', 'Welcome', 'Bienvenue', 'Benvenuti', 'Witamy'),
  'welcome.text': [
    named(
      '{answer-couple} haben euch Zimmer gerichtet. Solange ein Fach leer ist, hängt der Schlüssel noch am Brett; wer klebt, hat eingecheckt.',
      '{answer-couple} have rooms ready for you. While a pigeonhole is empty, its key is still on the board; stick someone in and they have checked in.',
      '{answer-couple} vous ont préparé les chambres. Tant que la case est vide, la clé est encore au tableau ; une vignette collée, et l’arrivée est faite.',
      '{answer-couple} vi hanno preparato le camere. Finché la casella è vuota, la chiave è ancora al suo posto; chi viene attaccato ha fatto il check-in.',
      '{answer-couple} mają dla was pokoje. Dopóki przegródka jest pusta, klucz wisi na tablicy; kto wklejony, ten zameldowany.',
    ),
    named(
      'Euer Zimmer ist fertig. Solange sein Fach leer ist, hängt der Schlüssel noch am Brett; wer klebt, hat eingecheckt. Frühstück gibt es, bis alle auf sind.',
      'Your room is ready. While its pigeonhole is empty, the key is still on the board; stick someone in and they have checked in. Breakfast is served until the last of you is up.',
      'Votre chambre est prête. Tant que la case est vide, la clé est encore au tableau ; une vignette collée, et l’arrivée est faite. Le petit-déjeuner dure jusqu’à ce que tout le monde soit levé.',
      'La vostra camera è pronta. Finché la casella è vuota, la chiave è ancora al suo posto; chi viene attaccato ha fatto il check-in. La colazione dura finché non siete tutti in piedi.',
      'Wasz pokój jest gotowy. Dopóki przegródka jest pusta, klucz wisi na tablicy; kto wklejony, ten zameldowany. Śniadanie trwa, aż wszyscy wstaną.',
    ),
  ],
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
  // The ground floor as lifts of the country call it.
  'opener.ground': named('E', 'G', 'RC', 'T', 'P'),
  'opener.lift.1': named('Bitte einsteigen', 'Going up', 'On monte', 'Si sale', 'Proszę wsiadać'),
  'opener.lift.2': named(
    'Das Gepäck fährt mit',
    'The luggage rides along',
    'Les bagages montent aussi',
    'Salgono anche i bagagli',
    'Bagaż jedzie z nami',
  ),
  'opener.lift.3': named(
    'Frische Luft inbegriffen',
    'Fresh air included',
    'Grand air compris',
    'Aria fresca inclusa',
    'Świeże powietrze w cenie',
  ),
  'opener.lift.4': named(
    'Der Tisch rollt schon',
    'The table is on its way',
    'La table arrive',
    'Il tavolo è in arrivo',
    'Stolik już jedzie',
  ),
  'opener.lift.5': named('Letzter Halt', 'Last stop', 'Dernier arrêt', 'Ultima fermata', 'Ostatni przystanek'),
  'opener.lift.6': named('Alle hinein', 'Everybody in', 'Tout le monde entre', 'Tutti a bordo', 'Wszyscy do środka'),
  'opener.text': named(
    'Wer hier aussteigt, hat sein Fach schon gefunden. Nach Mitternacht bitte nur noch flüstern.',
    'Whoever gets off here has found their pigeonhole. After midnight, whispers only, please.',
    'Qui descend ici a déjà trouvé sa case. Après minuit, prière de chuchoter.',
    'Chi scende qui ha già trovato la sua casella. Dopo mezzanotte solo sussurri, grazie.',
    'Kto tu wysiada, znalazł już swoją przegródkę. Po północy prosimy szeptać.',
  ),
  'ballroom.title': named(
    'Im Ballsaal',
    'In the ballroom',
    'Dans la salle de bal',
    'Nella sala da ballo',
    'W sali balowej',
  ),
  'ballroom.line': named(
    'Alle auf einem Bild, so nah wie beim letzten Lied.',
    'Everybody in one picture, as close as in the last song.',
    'Tous sur une photo, serrés comme au dernier slow.',
    'Tutti in una foto, stretti come all’ultimo lento.',
    'Wszyscy na jednym zdjęciu, blisko jak przy ostatniej piosence.',
  ),
  'opener.text.2': named(
    'Erst kommen die Sticker, dann das Gepäck. Der Hausdiener ist eingeweiht.',
    'The luggage follows, the stickers come first. The bellboy has been told.',
    'Les bagages suivront, les vignettes d’abord. Le bagagiste est au courant.',
    'Prima le figurine, poi i bagagli.\nIl facchino è al corrente di tutto.',
    'Najpierw naklejki, bagaż dojedzie. Bagażowy wie o wszystkim.',
  ),
  'opener.text.3': named(
    'Doppelte bitte unter der Tür durchschieben. Der Balkon ist durchgehend geöffnet.',
    'Please slip your doubles under the door. The balcony stays open all night.',
    'Glissez vos doubles sous la porte. Le balcon reste ouvert toute la nuit.',
    'I doppioni si passano sotto la porta. Il balcone resta sempre aperto.',
    'Podwójne prosimy wsuwać pod drzwi. Balkon otwarty całą noc.',
  ),
  'opener.text.4': named(
    'Getauscht wird auf dem Flur. Das Frühstück rollt auf Wunsch ins Zimmer.',
    'Swaps are made in the corridor. On request, breakfast rolls up to the room.',
    'Les échanges se font dans le couloir. Le petit-déjeuner vient sur roulettes.',
    'Gli scambi si fanno in corridoio. La colazione arriva su ruote.',
    'Wymieniamy się na korytarzu. Śniadanie wjeżdża na wózku.',
  ),
  'opener.text.5': {
    de: 'Hier oben ist der Blick am weitesten und der Weg zum Buffet am längsten.',
    en: 'Up here they have the widest view and the longest way to the buffet.',
    fr: 'Tout en haut : la plus belle vue et le plus long chemin jusqu’au buffet.',
    it: 'Quassù la vista più ampia e la strada più lunga per il buffet.',
    pl: 'Na samej górze najszerszy widok i najdłuższa droga do bufetu.',
  },
  'opener.text.6': named(
    'Die Drehtür dreht sich für alle. Hereinspaziert, der Teppich ist ausgerollt.',
    'The revolving door turns for everybody. Come in, the carpet is rolled out.',
    'La porte à tambour tourne pour tous. Entrez, le tapis est déroulé.',
    'La porta girevole gira per tutti. Entrate, il tappeto è steso.',
    'Drzwi obrotowe kręcą się dla wszystkich. Wchodźcie, dywan rozwinięty.',
  ),
  'opener.arrival': [
    named('{answer-place}', '{answer-place}', '{answer-place}', '{answer-place}', '{answer-place}'),
    named(
      'Gepäck bitte an der Rezeption lassen',
      'Please leave your luggage at reception',
      'Prière de laisser les bagages à la réception',
      'Si prega di lasciare i bagagli alla reception',
      'Bagaż prosimy zostawić w recepcji',
    ),
    named(
      'Einzeln oder zu zweit, Hauptsache hinein',
      'One by one or in pairs, just get in',
      'Seul ou à deux, mais montez',
      'Da soli o in due, basta salire',
      'Pojedynczo albo parami, byle do środka',
    ),
    named(
      'Tür öffnet bei jedem Lächeln',
      'Doors open at every smile',
      'Les portes s’ouvrent au moindre sourire',
      'Le porte si aprono a ogni sorriso',
      'Drzwi otwiera każdy uśmiech',
    ),
  ],
  'rack.line': [
    named(
      'Schlüssel bitte beim Portier abgeben',
      'Please leave your key with the porter',
      'Prière de laisser la clé au portier',
      'Si prega di lasciare la chiave al portiere',
      'Klucz prosimy zostawić u portiera',
    ),
    named(
      'Der Portier kennt alle beim Namen',
      'The porter knows everybody by name',
      'Le portier connaît chacun par son nom',
      'Il portiere conosce tutti per nome',
      'Portier zna każdego po imieniu',
    ),
    named(
      'Wer tauscht, tauscht auch das Zimmer',
      'Swap the sticker and you swap the room',
      'Qui échange change aussi de chambre',
      'Chi scambia cambia anche camera',
      'Kto się wymienia, zmienia też pokój',
    ),
    named(
      'Post liegt im Fach, Küsse auch',
      'Letters wait in the pigeonhole, kisses too',
      'Le courrier est dans la case, les baisers aussi',
      'La posta è nella casella, i baci anche',
      'Listy czekają w przegródce, całusy też',
    ),
    named(
      'Bitte leise, hier träumt jemand',
      'Quiet, please: somebody is dreaming',
      'Silence, quelqu’un rêve ici',
      'Silenzio, qui qualcuno sogna',
      'Ciszej, tu ktoś śni',
    ),
    named(
      'Spätanreise ist willkommen',
      'Late arrivals are welcome',
      'Les arrivées tardives sont bienvenues',
      'Chi arriva tardi è benvenuto',
      'Spóźnieni też mile widziani',
    ),
  ],
  'suite.line': [
    named(
      'Hier wird nicht geklopft.',
      'Nobody knocks here.',
      'Ici, on ne frappe pas.',
      'Qui non si bussa.',
      'Tu się nie puka.',
    ),
    named(
      'Bitte das Licht anlassen.',
      'Please leave the light on.',
      'Laissez la lumière allumée.',
      'Lasciate la luce accesa.',
      'Prosimy nie gasić światła.',
    ),
    named(
      'Noch ein Stück Kuchen, bitte.',
      'One more slice of cake, please.',
      'Encore une part de gâteau, merci.',
      'Ancora una fetta di torta, grazie.',
      'Jeszcze kawałek tortu, proszę.',
    ),
    named(
      'Wecken nur mit Kaffee.',
      'Wake only with coffee.',
      'Réveil au café seulement.',
      'Sveglia solo con il caffè.',
      'Budzić tylko kawą.',
    ),
  ],
  'suite.text': [
    named(
      'Kennengelernt: {answer-met}. Seitdem im selben Stockwerk.',
      'Where they met: {answer-met}. On the same floor ever since.',
      'La rencontre : {answer-met}. Depuis, au même étage.',
      'Il primo incontro: {answer-met}. Da allora, sullo stesso piano.',
      'Pierwsze spotkanie: {answer-met}. Od tamtej pory na jednym piętrze.',
    ),
    named(
      'Die kleinste Etage hat die besten Gespräche. Wer hier wohnt, braucht keinen Aufzug und keine Ausrede.',
      'The smallest floor has the best conversations. Whoever stays here needs no lift and no excuse.',
      'Le plus petit étage a les meilleures conversations. Qui loge ici n’a besoin ni d’ascenseur ni d’excuse.',
      'Il piano più piccolo ha le chiacchiere migliori. Chi sta qui non ha bisogno di ascensore né di scuse.',
      'Najmniejsze piętro ma najlepsze rozmowy. Kto tu mieszka, nie potrzebuje windy ani wymówek.',
    ),
    named(
      'Ein Zimmer zum Hof, eins zum Glück. Der Portier sagt nicht, welches welches ist.',
      'One room overlooks the courtyard, one happiness. The porter will not say which is which.',
      'Une chambre sur cour, une sur le bonheur. Le portier ne dira pas laquelle.',
      'Una camera sul cortile, una sulla felicità. Il portiere non dice quale.',
      'Jeden pokój na podwórze, jeden na szczęście. Portier nie zdradzi, który.',
    ),
    named(
      'Hier hört man die Musik nur leise, dafür jedes Lachen.',
      'Here the music is faint, and every laugh is heard.',
      'Ici, on entend peu la musique, mais chaque rire.',
      'Qui la musica arriva piano, ma si sente ogni risata.',
      'Tu muzykę słychać cicho, za to każdy śmiech.',
    ),
    named(
      'Der schönste Ausblick ist der über den Gang: Gleich geht die Nachbartür auf.',
      'The best view is across the corridor: any moment now the next door opens.',
      'La plus belle vue donne sur le couloir : la porte voisine va s’ouvrir.',
      'La vista più bella è sul corridoio: tra poco si apre la porta accanto.',
      'Najpiękniejszy widok jest na korytarz: zaraz otworzą się drzwi obok.',
    ),
    named(
      'Wer Zucker fürs Frühstück sucht, klingelt nebenan. Wer Doppelte sucht, auch.',
      'If you need sugar for breakfast, ring next door. If you need doubles, too.',
      'Pour le sucre du petit-déjeuner, sonnez à côté. Pour les doubles aussi.',
      'Per lo zucchero della colazione, suonate accanto. Per i doppioni anche.',
      'Po cukier do śniadania dzwoń obok. Po podwójne też.',
    ),
  ],
  'breakfast.title': named('Frühstückssaal', 'Breakfast room', 'Petit-déjeuner', 'Sala colazioni', 'Sala śniadaniowa'),
  'breakfast.text': named(
    'Wer hier fehlt, schläft noch.',
    'Whoever is missing is still asleep.',
    'Les absents dorment encore.',
    'Chi manca dorme ancora.',
    'Kogo brak, ten jeszcze śpi.',
  ),
  'programme.title': named(
    'Bitte nicht stören',
    'Do not disturb',
    'Ne pas déranger',
    'Non disturbare',
    'Nie przeszkadzać',
  ),
  'programme.line': named(
    'Ein Schild für jede Tür, zum Ausfüllen.',
    'A sign for every door, to be filled in.',
    'Un écriteau par porte, à remplir.',
    'Un cartello per ogni porta, da riempire.',
    'Tabliczka na każde drzwi, do wypełnienia.',
  ),
  'programme.1': named('Der Tag', 'The day', 'Le jour', 'Il giorno', 'Dzień'),
  'programme.1.text': [same('{answer-day}')],
  'programme.2': named('Das Menü', 'The menu', 'Le menu', 'Il menù', 'Menu'),
  'programme.2.text': [same('{answer-menu}')],
  'programme.3': named('Das Lied', 'The song', 'La chanson', 'La canzone', 'Piosenka'),
  'programme.3.text': [same('{answer-song}')],
  'programme.4': named('Der Satz', 'The saying', 'La phrase', 'La frase', 'Zdanie'),
  'programme.4.text': [same('{answer-saying}')],
  'post.title': named('Post aus dem Urlaub', 'Postcards', 'Cartes postales', 'Cartoline', 'Pocztówki'),
  'post.line': named(
    'Zwei Grüße an das Paar, von Hand',
    'Two greetings to the couple, by hand',
    'Deux mots aux mariés, à la main',
    'Due saluti agli sposi, a mano',
    'Dwa pozdrowienia dla pary, odręcznie',
  ),
  'call.title': named('Weckrufe', 'Wake-up calls', 'Réveils', 'Sveglie', 'Budzenie'),
  'call.line': named(
    'Wer, wann und womit man alle wach bekommt',
    'Who, when, and what gets them up',
    'Qui, quand, et avec quoi on les réveille',
    'Chi, quando, e con che cosa si sveglia',
    'Kto, kiedy i czym go obudzić',
  ),
  'lost.title': named('Fundbüro', 'Lost property', 'Objets trouvés', 'Oggetti smarriti', 'Rzeczy znalezione'),
  'lost.line': named(
    'Was nach dem Fest übrig blieb',
    'What was left after the party',
    'Ce qui est resté après la fête',
    'Che cosa è rimasto dopo la festa',
    'Co zostało po zabawie',
  ),
  'door.title': named(
    'Zimmer mit Aussicht',
    'Room with a view',
    'Chambre avec vue',
    'Camera con vista',
    'Pokój z widokiem',
  ),
  'door.line': named(
    'Zeichne, was du aus deinem Fenster siehst',
    'Draw what you see from your window',
    'Dessine ce que tu vois de ta fenêtre',
    'Disegna ciò che vedi dalla tua finestra',
    'Narysuj, co widzisz ze swojego okna',
  ),
  'thanks.title': named('Die Rechnung', 'The bill', 'L’addition', 'Il conto', 'Rachunek'),
  'thanks.text': [
    named('{answer-thanks}', '{answer-thanks}', '{answer-thanks}', '{answer-thanks}', '{answer-thanks}'),
    named(
      'Für eure Wege, eure Reden und eure Geduld mit dem Aufzug: Es ist alles beglichen. Danke, dass ihr da wart.',
      'For your journeys, your speeches and your patience with the lift: all settled. Thank you for being here.',
      'Pour vos trajets, vos discours et votre patience avec l’ascenseur : tout est réglé. Merci d’être venus.',
      'Per i viaggi, i discorsi e la pazienza con l’ascensore: è tutto saldato. Grazie di esserci stati.',
      'Za drogę, przemowy i cierpliwość do windy: wszystko uregulowane. Dziękujemy, że byliście.',
    ),
  ],
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
    'Abreise, wann ihr wollt.\nWiederkommen jederzeit.',
    'Check out when you like.\nCome back any time.',
    'Départ sans se presser.\nRetour quand vous voulez.',
    'Partenza senza fretta.\nRitorno quando volete.',
    'Wyjazd bez pośpiechu.\nPowrót o każdej porze.',
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
/** The wood of a rack with its rooms: three wide ones a row, or four narrow ones. Each goes with its cell. */
function rack(x: number, y: number, rows: number, narrow = false): ContentNode[] {
  const height = 83 * rows + 1;
  const bay = narrow ? NARROW_BAY : WIDE_BAY;
  const drawing = narrow ? 'hotel-bay-narrow' : ['hotel-bay-1', 'hotel-bay-2', 'hotel-bay-3'];
  const rooms = Array.from({ length: rows * (narrow ? 4 : 3) }, (_, at) => {
    const [row, column] = narrow ? [Math.floor(at / 4), at % 4] : [Math.floor(at / 3), at % 3];
    const left = x + (narrow ? 1 : 0) + bay.width * column;
    return picture(left, y + 0.5 + 83 * row, bay.width, bay.height, drawing, { name: 'Fach' });
  });
  return [
    rect(x, y, 218, height, '#000000', { opacity: 0.2 }),
    ...rooms,
    frame(x - 1, y - 1, 220, height + 2, BRASS, 0.8),
  ];
}
const PORTRAITS = ['hotel-portrait', ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => `hotel-portrait-${at}`)];
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
      picture(middle - wide / 2, top, wide, high, PORTRAITS, { opacity: 0.6, name: 'Bildnis' }),
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

/** A leaf of the lift's doors. */
const door = (x: number, width: number): ContentNode[] => [
  rect(x, 166, width, 135, GREEN),
  rect(
    x,
    166,
    width,
    135,
    { type: 'linear', colors: ['#000000', '#ffffff', '#000000'], direction: 90 },
    { opacity: 0.16 },
  ),
  ...(width > 40 ? [frame(x + 26, 190, 22, 90, BRASS, 0.6, { borderRadius: 11 })] : []),
];
/** Both pushed aside, and what is between them; all of it 120 wide, from `x` on, down to the floor at 274. */
const opened = (lift: number, ground: number, inside: (x: number) => ContentNode[]): ContentNode[] => [
  rect(lift + 55, 166, 120, 135, ground),
  ...inside(lift + 55),
  ...door(lift + 40, 15),
  ...door(lift + 175, 15),
];
const boards = (x: number): ContentNode => rect(x, 274, 120, 27, BRASS);
/** No floor looks like another: the first is closed, the others have what their line tells of. */
function behindTheDoors(lift: number, floor: number): ContentNode[] {
  switch (floor) {
    case 2:
      return opened(lift, CREAM, (x) => [
        boards(x),
        picture(x + 8, 194, 104, 79.7, 'hotel-trolley', { name: 'Gepäckwagen' }),
      ]);
    case 3:
      return opened(lift, GREEN, (x) => [
        disc(x + 84, 196, 15, SHINE),
        ...[
          [16, 182],
          [36, 206],
          [56, 186],
          [104, 222],
        ].map(([dx = 0, y = 0]) => disc(x + dx, y, 0.9, CREAM)),
        rect(x, 232, 120, 3, BRASS),
        ...Array.from({ length: 12 }, (_, at) => rect(x + 4 + at * 10, 235, 2.4, 39, BRASS)),
        rect(x, 274, 120, 27, CREAM),
      ]);
    case 4:
      return opened(lift, CREAM, (x) => [
        boards(x),
        picture(x + 18, 172, 84, 58.8, 'hotel-bell', { name: 'Glocke' }),
        rect(x + 14, 230, 92, 5, INK),
        rect(x + 18, 235, 84, 14, ROSE),
        ...[22, 94].flatMap((dx) => [rect(x + dx, 249, 3, 17, INK), disc(x + dx + 1.5, 269, 5, INK)]),
      ]);
    case 5:
      return opened(lift, ROSE, (x) => [
        disc(x + 60, 232, 30, SHINE),
        ...[236, 222, 246, 212, 240, 228, 250, 218].map((top, at) =>
          rect(x + at * 15, top, 15, 301 - top, at % 2 ? GREEN : INK),
        ),
        ...[234, 250, 266].flatMap((y) => [rect(x + 20, y, 5, 7, CREAM), rect(x + 50, y - 10, 5, 7, CREAM)]),
        ...[240, 258, 276].flatMap((y) => [rect(x + 80, y, 5, 7, CREAM), rect(x + 110, y - 8, 5, 7, CREAM)]),
      ]);
    case 0:
      // The one on the ground floor is no lift: four glazed wings that turn.
      return [
        rect(lift + 40, 166, 150, 135, ROSE),
        ...[0, 1, 2, 3].flatMap((wing) => {
          const [x, width] = [lift + 44 + [0, 46, 73, 100][wing]!, [44, 25, 25, 44][wing]!];
          return [
            rect(x, 170, width, 131, CREAM),
            frame(x, 170, width, 131, BRASS, 1.6),
            rect(x, 232, width, 3, BRASS),
            rect(wing < 2 ? x + width - 6 : x + 4, 214, 2, 50, INK),
          ];
        }),
        rect(lift + 113.4, 166, 3.2, 135, INK),
      ];
    default:
      return [...door(lift + 40, 74), ...door(lift + 116, 74)];
  }
}

function opener(mirrored: boolean, floor: number): ContentNode {
  const lift = mirrored ? 230 : 0;
  const portrait = mirrored ? 0 : 230;
  const figures = ['@opener.ground', '1', '2', '3', '4', '5'].map((figure, index) => {
    const angle = ((15 + 30 * index) * Math.PI) / 180;
    const [x, y] = [lift + 115 - 66 * Math.cos(angle), 152 - 66 * Math.sin(angle)];
    return text(x - 8, y - 5, 16, 28, figure, { ...serif, color: INK, align: 'center', name: 'Etage' });
  });
  return spread('Auftakt', CREAM, [
    rect(mirrored ? 230 : -4, -4, 234, 305, ROSE),
    ...frames(lift + 12, 12, 206, 273, INK),
    text(lift + 25, 29, 180, 28, `@opener.lift.${floor || 6}`, { ...serif, color: INK, align: 'center' }),
    picture(lift + 25, 62, 180, 96, 'hotel-dial', { name: 'Anzeige' }),
    ...figures,
    picture(lift + 105, 102, 20, 100, 'hotel-hand', { rotation: -75 + 30 * floor, name: 'Zeiger' }),
    rect(lift + 36, 161, 158, 140, INK),
    ...behindTheDoors(lift, floor),
    ...photo(portrait + 35, 40, 160, 140),
    text(portrait + 20, 192, 190, 48, '{section}', { ...serif, color: INK, align: 'center', ...FITTED, name: 'Titel' }),
    rect(portrait + 95, 213, 40, 1, BRASS),
    text(portrait + 35, 220, 160, 22, floor === 1 ? '@opener.text' : `@opener.text.${floor || 6}`, {
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
  racks('Schlüsselbrett 24', [...rack(6, 34, 3, true), ...rack(236, 34, 3, true), ...cells(NARROW, ROWS)]);
const team18 = (): ContentNode =>
  racks('Schlüsselbrett 18', [...rack(6, 34, 3), ...rack(236, 34, 3), ...cells(WIDE, ROWS)]);
const team15 = (): ContentNode =>
  racks('Schlüsselbrett 15', [
    ...rack(6, 34, 3),
    ...photo(236, 34, 218, 76),
    ...rack(236, 117, 2),
    ...cells(left(WIDE), ROWS),
    ...cells(right(WIDE), ROWS.slice(1)),
  ]);
const team12 = (): ContentNode =>
  racks('Schlüsselbrett 12', [
    ...photo(6, 34, 218, 76),
    ...photo(236, 34, 218, 76),
    ...rack(6, 117, 2),
    ...rack(236, 117, 2),
    ...cells(WIDE, ROWS.slice(1)),
  ]);
const suites = (): ContentNode =>
  racks('Doppelzimmer', [
    ...[6, 236].flatMap((x) => [
      rect(x, 34, 218, 84, '#000000', { opacity: 0.2 }),
      ...rack(x, 117, 2),
      frame(x - 1, 33, 220, 85, BRASS, 0.8),
    ]),
    ...[10, 120, 240, 350].map((x) => cell(x, 41, true)),
    ...cells(WIDE, ROWS.slice(1)),
  ]);
const team6 = (): ContentNode =>
  racks('Kleine Etage', [
    ...photo(6, 34, 218, 250),
    ...rack(236, 117, 2),
    text(248, 48, 194, 28, '@suite.line', { ...serif, color: CREAM, align: 'center' }),
    text(256, 64, 178, 20, '@suite.text', { ...script, color: ROSE, align: 'center', lineHeight: 120, lines: 4 }),
    ...cells(right(WIDE), ROWS.slice(1)),
  ]);
const team9 = (): ContentNode =>
  racks('Ein Flügel', [...photo(6, 34, 218, 250), ...rack(236, 34, 3), ...cells(right(WIDE), ROWS)]);
const suiteWords = (x: number, y: number): ContentNode[] => [
  text(x, y, 194, 28, '@suite.line', { ...serif, color: CREAM, align: 'center', ...FITTED }),
  text(x + 8, y + 14, 178, 16, '@suite.text', { ...script, color: ROSE, align: 'center', lineHeight: 115, lines: 3 }),
];
/** Three rooms under the roof of one page, the other for a photo. */
const attic = (): ContentNode =>
  racks('Dachzimmer', [
    ...photo(6, 34, 218, 250),
    ...photo(236, 34, 218, 118),
    ...suiteWords(248, 164),
    ...rack(236, 200, 1),
    ...cells(right(WIDE), [210]),
  ]);
/** Three rooms above a view that runs over both pages. */
const terrace = (): ContentNode =>
  racks('Terrassenzimmer', [
    ...rack(6, 34, 1),
    ...cells(left(WIDE), [44]),
    ...suiteWords(248, 58),
    picture(325, 98, 40, 15.4, 'hotel-lying-key', { name: 'Schlüssel' }),
    ...photo(6, 128, 448, 156),
  ]);
const team4 = (): ContentNode =>
  racks('Eckzimmer', [
    ...rack(6, 34, 1, true),
    ...cells(NARROW.slice(0, 4), [44]),
    ...photo(6, 128, 218, 156),
    ...photo(236, 34, 218, 250),
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
    ...[6, 236].flatMap((x) => rack(x, 198, 1, true)),
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
    ...answerOrLines({
      x: x + 8,
      y: 161,
      width: 76,
      size: 22,
      key: `@programme.${day}.text`,
      ground: fill,
      color: INK,
      ink: BRASS,
      lines: 7,
      step: 14,
      style: { ...script, align: 'center' },
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
  named('Erdgeschoss', 'Ground floor', 'Rez-de-chaussée', 'Pianterreno', 'Parter'),
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
/** A page with a heading and a note, in its frame. */
const sheet = (x: number, key: string, ground: number, ink: number): ContentNode[] => [
  rect(x === 0 ? -4 : 230, -4, 234, 305, ground),
  ...frames(x + 12, 12, 206, 273, ink === CREAM ? BRASS : INK),
  text(x + 25, 28, 180, 48, `@${key}.title`, { ...serif, color: ink, align: 'center', ...FITTED }),
  text(x + 25, 49, 180, 18, `@${key}.line`, { ...script, color: ink, align: 'center', ...FITTED, height: 8 }),
];
const ruled = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => rule(x, from + index * 17, width, BRASS, 0.35));
const postcards = (): ContentNode =>
  spread('Postkarten', ROSE, [
    ...[0, 230].flatMap((x) => [
      ...sheet(x, x === 0 ? 'post' : 'lost', x === 0 ? ROSE : CREAM, INK),
      ...(x === 0 ? [] : ruled(260, 170, 86, 11)),
    ]),
    ...[70, 168].flatMap((y) => [
      rect(26, y, 178, 86, CREAM),
      frame(26, y, 178, 86, BRASS, 0.5),
      rect(115, y + 8, 0.4, 70, BRASS),
      frame(176, y + 6, 22, 26, BRASS, 0.5),
      ...[0, 1, 2, 3].map((line) => rule(34, y + 26 + 14 * line, 72, BRASS, 0.3)),
      ...[0, 1, 2].map((line) => rule(124, y + 46 + 13 * line, 72, BRASS, 0.3)),
    ]),
  ]);
const calls = (): ContentNode =>
  spread('Weckrufe', CREAM, [
    ...sheet(0, 'call', CREAM, INK),
    ...ruled(30, 170, 86, 11),
    ...sheet(230, 'door', ROSE, INK),
    rect(256, 66, 178, 202, CREAM),
    frame(256, 66, 178, 202, BRASS, 1.2),
    rect(344.6, 66, 0.8, 202, BRASS),
    rect(256, 166.6, 178, 0.8, BRASS),
  ]);
const gallery = (): ContentNode =>
  spread('Galerie', GREEN, [
    ...[20, 250].flatMap((x) => photo(x, 26, 190, 116)),
    ...[20, 250].flatMap((x) => [...photo(x, 154, 89, 116), ...photo(x + 101, 154, 89, 116)]),
    ...pages(CREAM),
  ]);
const portraits = (): ContentNode =>
  spread('Im Salon', CREAM, [
    ...photo(24, 24, 182, 236),
    rect(230, -4, 234, 305, INK),
    ...photo(254, 24, 182, 112),
    ...photo(254, 148, 182, 112),
    ...pages(INK).slice(0, 1),
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
    spread: opener(index % 2 === 1, (index + 3) % 6),
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
  {
    id: 'hotel-9',
    name: named('Ein Flügel', 'One wing', 'Une aile', 'Un’ala', 'Jedno skrzydło'),
    role: 'team',
    spread: team9(),
  },
  {
    id: 'hotel-4',
    name: named('Eckzimmer', 'Corner rooms', 'Chambres d’angle', 'Camere d’angolo', 'Pokoje narożne'),
    role: 'team',
    spread: team4(),
  },
  {
    id: 'hotel-3',
    name: named('Dachzimmer', 'Attic rooms', 'Sous les toits', 'Sottotetto', 'Poddasze'),
    role: 'team',
    spread: attic(),
  },
  {
    id: 'hotel-3-terrace',
    name: named(
      'Terrassenzimmer',
      'Terrace rooms',
      'Chambres avec terrasse',
      'Camere con terrazza',
      'Pokoje z tarasem',
    ),
    role: 'team',
    spread: terrace(),
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
  {
    id: 'hotel-post',
    name: named('Postkarten', 'Postcards', 'Cartes postales', 'Cartoline', 'Pocztówki'),
    role: 'text',
    spread: postcards(),
  },
  {
    id: 'hotel-gallery',
    name: named('Galerie', 'Gallery', 'Galerie', 'Galleria', 'Galeria'),
    role: 'picture',
    spread: gallery(),
  },
  {
    id: 'hotel-calls',
    name: named('Weckrufe', 'Wake-up calls', 'Réveils', 'Sveglie', 'Budzenie'),
    role: 'text',
    spread: calls(),
  },
  {
    id: 'hotel-salon',
    name: named('Im Salon', 'In the salon', 'Au salon', 'In salotto', 'W salonie'),
    role: 'picture',
    spread: portraits(),
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
  questions: WEDDING_QUESTIONS,
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
          picture(275, 28, 140, 107.3, 'hotel-trolley', { name: 'Gepäckwagen' }),
          text(262, 144, 166, 48, '@contents.title', { ...serif, color: INK, align: 'center', ...FITTED }),
          text(256, 165, 178, 18, '@contents.text', { ...script, color: INK, align: 'center', ...FITTED, height: 8 }),
          rect(325, 178, 40, 0.8, BRASS),
          node('Text', {
            x: 262,
            y: 187,
            width: 166,
            height: 82,
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
