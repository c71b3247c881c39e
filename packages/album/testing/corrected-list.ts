/**
 * A club's list in two versions: fifty made-up people, then fifty-one, since three came, two left and four are called
 * otherwise. No row has a number that would tell who is who.
 */

const HEAD = ['Vorname', 'Nachname', 'Funktion', 'Gruppe', 'Foto'];

const GROUPS: Readonly<Record<string, string>> = {
  Vorstand:
    'Doug Duchene, Katrin Obermöller, Łucja Żółkiewska, Jürgen Groß-Öttinger, Siobhán OʼConnor, Ivo Çelebi, Noemi Valenti, Bjørn Ærøskov, Mbali Ndlovu, Hartmut Quandt',
  'Erste Mannschaft':
    'Emil Brandtner, Noah Yılmazer, Can Demirkan, Luis Fontanella, Émile Dupontel, Mehmet Karagöz, Tim Sandvoss, Ole Petersdotter, Rafał Wiśniewicz, Bill Hartwell',
  'Jugend U15':
    'Mira Öztürkmen, Anna Lindqvistova, Zoë Kretschmar, Ayşe Güleryüz, Lena Süßkind, Hanna Thorvalds, Pia Morgenroth, Yuki Tanabe, Olga Iwanenko, Sanne van den Broekhuis',
  'Jugend U11':
    '王 小明, Ольга Сергиенко, محمد الحداد, Νίκος Παππάς, 佐藤 花子, Дмитро Коваль, नेहा शर्मा, Ada Ng, Bo Li, José María de la Fuente',
  Trainerteam:
    'Kurt Ehrenpreis, Max Müllerschön, Mia Jürgensen, Ben Kowalczyk, Gitti Sommerfeldt, Ralf von Hohenberg, Sepp Anzengruber, Chiara DʼAngelo, Kim Óskarsdóttir, Paula Rehbein',
};

const DUTIES = ['Leitung', 'Tor', 'Abwehr', 'Mittelfeld', 'Sturm'];

const photoOf = (number: number): string => `portrait-${String(number).padStart(2, '0')}.jpg`;

export const FIRST_LIST: readonly (readonly string[])[] = [
  HEAD,
  ...Object.entries(GROUPS)
    .flatMap(([group, names]) => names.split(', ').map((name) => ({ name, group })))
    .map(({ name, group }, at) => {
      const [first, ...last] = name.split(' ');
      return [first!, last.join(' '), DUTIES[at % DUTIES.length]!, group, photoOf(at + 1)];
    }),
];

/** Before and after, as they stand on the stickers. */
export const RENAMED = {
  'Doug Duchene': 'Douglas Duchene',
  'Bill Hartwell': 'William Hartwell',
  'Anna Lindqvistova': 'Anna Bergström',
  'Gitti Sommerfeldt': 'Brigitte Sommerfeld',
} as const;
export const GONE = ['Kurt Ehrenpreis', 'Pia Morgenroth'] as const;
export const CAME = [
  ['Frieda', 'Wallgruber', 'Tor', 'Jugend U11', ''],
  ['Zacharias', 'Immenhof', 'Sturm', 'Erste Mannschaft', ''],
  ['Ines', 'Castellanos', 'Leitung', 'Vorstand', ''],
] as const;

/** The photo column is empty this time: the photos are in the album. Under the list stands of when it is. */
export const CORRECTED_LIST: readonly (readonly string[])[] = [
  HEAD,
  ...CAME.slice(0, 1),
  ...FIRST_LIST.slice(1).flatMap(([first, last, duty, group]) => {
    const name = `${first} ${last}`;
    if (GONE.some((gone) => gone === name)) return [];
    const now = RENAMED[name as keyof typeof RENAMED] ?? name;
    const [newFirst, ...newLast] = now.split(' ');
    return [[newFirst!, newLast.join(' '), duty!, group!, '']];
  }),
  ...CAME.slice(1),
  ['', '', '', '', ''],
  ['Stand: 12.11.2026', '', '', '', ''],
];

/** The other version with the rows turned round, in capitals, without accents that can be left out, and `Last, First`. */
export const CARELESS_LIST: readonly (readonly string[])[] = [
  ['NAME', 'GRUPPE'],
  ...FIRST_LIST.slice(1)
    .map(([first, last, , group]) => [`${last}, ${first}`.toUpperCase().normalize('NFD'), group!.toUpperCase()])
    .toReversed(),
];

/** Rows that nobody can be read from, or that somebody has to look at. */
export const BROKEN_ROWS: readonly (readonly string[])[] = [
  HEAD,
  ['', '', 'Abwehr', 'Vorstand', ''],
  ['123', '456', '', '', ''],
  ['Ada', 'Ng', '', 'Jugend U11', ''],
  ['Ada', 'Ng', '', 'Jugend U11', ''],
  ['=HYPERLINK("x:y")', 'Klick', '', 'Vorstand', ''],
  ['Maximiliane', 'Großkreutz-Oberländer-Wittgenstein', '', 'Vorstand', ''],
  HEAD,
  ['Gesamt', '51', '', '', ''],
  ['Seite 1 von 1', '', '', '', ''],
];
