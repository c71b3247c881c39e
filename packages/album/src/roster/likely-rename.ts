import { editDistance, foldName } from './fold-name.ts';
import { areSimilarWords } from './similar-names.ts';

/** Names that stand for one another, folded; a name may be in several groups. */
const NICKNAMES = `
  alexander alexandra alejandro alessandro aleksander aleksandra sandra sascha sasha ola xandra
  anthony antonio antonia anton toni tony antoine antek
  barbara barbel babsi basia bab
  benedikt benjamin benny ben bene
  bernhard bernd hardy
  brigitte gitti birgit
  catherine katherine katharina katarzyna catarina caterina kathy cathy kate katie kathi katja kasia rina trina kati
  charles karl carlo carl charlie chuck kalle karol
  charlotte lotte lotti lottie
  christian christine christina christopher christoph kristina krystyna tina chris krzysztof krzysiek christa
  cornelia konstantin constantin conny konni nele
  dietrich dieter didi
  edward eduard theodore theodor ted teddy ed eddie ede
  elizabeth elisabeth elzbieta elisabetta liz lizzy beth betty lisa liesl lisi elsa ela sissi else lili bettina
  emmanuel manuel manuela manu
  ferdinand ferdi nando
  francis francesco francesca franziska franciszek franz frank franzi frankie cesco
  frederick friedrich federico fred freddy fritz frieder fryderyk
  george georg giorgio jorg schorsch jerzy jurek jurgen
  gerhard gerd gert
  giuseppe joseph josef jozef joe sepp beppe jupp joschi pepe josip zef
  heinrich henry henri enrico henryk heinz heiner harry hank heini
  james jim jimmy jamie jacques jakob jakub kuba giacomo jacob
  joanna johanna joan jo hanna hanni asia giovanna jeanne
  john johannes johann jan hans hansi jack johnny giovanni jean janek jens jannes hannes gianni
  katharina nina
  lawrence lorenz lorenzo larry enzo laurent wawrzyniec
  louis ludwig luigi lou lutz ludwik gigi luis
  malgorzata margaret margarete margherita margit grete gretel gosia maggie meg peggy rita greta marguerite
  martin martina marcin marti tina
  matthew matthias matteo mateusz matt matze mathis matthieu
  michael michele michel michal mike mick mickey micha michi mikolaj michalina
  nicholas nikolaus nicolas nicola nicole nick nico niko klaus nicki mikolaj
  patricia patrizia pat patty trish
  philip philipp filippo filip phil pippo
  richard riccardo ryszard rick dick ricky rich
  robert roberto roberta bob bobby rob robbie bobek
  rudolf rudi rolf
  samuel samantha sam sammy
  sebastian basti sebi wastl seb
  stephanie stefanie stefania steffi fanny
  stephen stefan stefano steven szczepan steve
  susan susanne susanna zuzanna sue suzie susi sanne zuzia
  thomas tommaso tomasz tom tommy tomek
  ulrich ulrike uli ulli rike
  walter wat walt
  wilhelm wilhelmine william guglielmo guillaume bill billy will willi willy liam wim helmut minna
  wojciech wojtek adalbert
  wolfgang wolfram wolf wolfi
  zofia sophie sofia zosia sophia sofie
`;

const GROUPS = new Map<string, Set<number>>();
for (const [group, line] of NICKNAMES.trim().split('\n').entries())
  for (const name of line.trim().split(' ')) {
    const key = foldName(name);
    GROUPS.set(key, (GROUPS.get(key) ?? new Set()).add(group));
  }

/** Cyrillic and Greek letters as passports write them. */
const LATIN = new Map(
  (
    'а a б b в v г g ґ g д d е e є ie ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e ю iu я ia ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
  )
    .split(' ')
    .reduce<[string, string][]>((pairs, part, at, all) => (at % 2 ? [...pairs, [all[at - 1]!, part]] : pairs), []),
);

/** The folded words of a name as they stand, in Latin letters. */
function wordsOf(name: string): string[] {
  const latin = Array.from(foldName(name), (letter) => (LATIN.get(letter) ?? letter).replace('-', '')).join('');
  return latin === '' ? [] : foldName(latin).split(' ');
}

/**
 * How likely one name is a later form of the other, for two people of one chapter whom nothing else is known of: 3 for a
 * spelling, 2 for another form of the first name beside the same family name, 1 for the same first name beside another
 * family name, 0 for two people.
 */
export function renameLikelihood(before: string, after: string): 0 | 1 | 2 | 3 {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (areSimilarWords(a.toSorted(), b.toSorted())) return 3;
  const [ownA, ownB] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))];
  const shared = a.filter((word) => b.includes(word) && word.length > 1);
  if (ownA.length === 0 || ownB.length === 0 || [...ownA, ...ownB].some((word) => /\d/.test(word))) return 0;
  if (shared.length === 0) return ownA.length > 1 && arePairs(ownA, ownB) ? 2 : 0;
  const isFirstTheSame = a[0] === b[0];
  if (ownA.some((one) => ownB.some((other) => areForms(one, other)))) return isFirstTheSame ? 1 : 2;
  return isFirstTheSame && a[0]!.length > 2 ? 1 : 0;
}

/** Whether two names have nothing to do with one another. */
export function areStrangers(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return !one.some((word) => word.length > 1 && other.includes(word)) && renameLikelihood(a, b) === 0;
}

/** Both names are written otherwise, each still a form of the other: `Gitti Sommerfeldt`, `Brigitte Sommerfeld`. */
function arePairs(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => areForms(word, b[at]!));
}

/** `Doug` and `Douglas`, `Bill` and `William`, `Meier` and `Meyer`. */
function areForms(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && long.startsWith(short)) return true;
  const groups = GROUPS.get(a);
  if (groups && [...(GROUPS.get(b) ?? [])].some((group) => groups.has(group))) return true;
  return short.length > 3 && editDistance(a, b, 2) <= (short.length > 5 ? 2 : 1);
}
