import { foldName, nameWords } from './fold-name.ts';
import { isFileName } from './recognise-columns.ts';
import type { RosterRow } from './read-rows.ts';
import { areSimilarWords } from './similar-names.ts';

/** Which picture belongs to a row. */
export type PhotoMatch =
  | { readonly kind: 'none' }
  /** `by`: the photo column, the name in the file name, or the user. */
  | { readonly kind: 'found'; readonly file: string; readonly by: 'column' | 'name' | 'hand' }
  /** Several pictures fit, or one that is not quite certain. */
  | { readonly kind: 'doubtful'; readonly candidates: readonly string[] }
  /** The photo column names a file that was not given. */
  | { readonly kind: 'missing'; readonly file: string };

export interface PhotoMatches {
  /** By line. */
  readonly byLine: ReadonlyMap<number, PhotoMatch>;
  /** Pictures that no row claims. */
  readonly unmatched: readonly string[];
}

/** Words of file names that say nothing about who is on it. */
const NOISE = new Set(
  'img image dsc dscf dscn pxl photo foto bild pic picture portrait portrat scan kopie copy final neu new klein gross web print small large crop bearbeitet edited whatsapp screenshot immagine zdjecie'.split(
    ' ',
  ),
);

/**
 * Finds the picture of every row: by the photo column (the file's name in any case, with or without folder and ending),
 * else by the person's name in the file name, the surer ways first. What is found by name goes to one row only.
 */
export function matchPhotos(rows: readonly RosterRow[], fileNames: readonly string[]): PhotoMatches {
  const byLine = new Map<number, PhotoMatch>();
  const free = new Set(fileNames);
  matchByColumn(rows, fileNames, byLine, free);
  const waiting = () => rows.filter((row) => !byLine.has(row.line) && row.name !== '');
  for (const fits of NAME_FITS) matchUnique(waiting(), free, fits, byLine);
  for (const row of waiting()) {
    const candidates = [...free].filter((file) => areSimilarWords(nameWords(row.name), fileWords(file)));
    if (candidates.length > 0) byLine.set(row.line, { kind: 'doubtful', candidates });
  }
  const all = rows.map((row): [number, PhotoMatch] => [row.line, byLine.get(row.line) ?? withoutPhoto(row)]);
  const claimed = new Set(all.flatMap(([, match]) => filesOf(match)));
  return { byLine: new Map(all), unmatched: fileNames.filter((file) => !claimed.has(file)) };
}

function withoutPhoto({ photo }: RosterRow): PhotoMatch {
  return photo === '' ? { kind: 'none' } : { kind: 'missing', file: photo };
}

/** The pictures that a row lays claim to. */
export function filesOf(match: PhotoMatch): readonly string[] {
  if (match.kind === 'found') return [match.file];
  return match.kind === 'doubtful' ? match.candidates : [];
}

function matchByColumn(
  rows: readonly RosterRow[],
  fileNames: readonly string[],
  byLine: Map<number, PhotoMatch>,
  free: Set<string>,
): void {
  const named = rows.filter((row) => row.photo !== '');
  for (const keyOf of [pathKey, fileKey, stemKey]) {
    const files = Map.groupBy(fileNames, keyOf);
    for (const row of named) {
      if (byLine.has(row.line)) continue;
      const found = files.get(keyOf(row.photo));
      if (!found) continue;
      for (const file of found) free.delete(file);
      byLine.set(
        row.line,
        found.length === 1 ? { kind: 'found', file: found[0]!, by: 'column' } : { kind: 'doubtful', candidates: found },
      );
    }
  }
}

type Fit = (name: readonly string[], file: readonly string[]) => boolean;

/** How a file name can tell a person, the surest first. Both as folded words in alphabetical order. */
const NAME_FITS: readonly Fit[] = [
  (name, file) => name.length > 0 && name.join(' ') === file.join(' '),
  (name, file) => name.join('') !== '' && sameLetters(name, file),
  (name, file) => name.length > 1 && name.every((word) => file.includes(word)),
  (name, file) => file.length > 1 && file.every((word) => name.includes(word)),
  (name, file) => file.length > 1 && isInitialForm(name, file),
  (name, file) => file.length === 1 && file[0]!.length > 2 && name.includes(file[0]!),
];

/** `mustermannmax` for Max Mustermann. */
function sameLetters(name: readonly string[], file: readonly string[]): boolean {
  if (file.length !== 1 || name.length < 2 || name.length > 4) return false;
  const together = file[0]!;
  if (name.reduce((sum, word) => sum + word.length, 0) !== together.length) return false;
  return permutations(name).some((words) => words.join('') === together);
}

function permutations(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  return words.flatMap((word, index) => permutations(words.toSpliced(index, 1)).map((rest) => [word, ...rest]));
}

/** `brandt_e` for Emil Brandt: one whole word, the others by their first letter. */
function isInitialForm(name: readonly string[], file: readonly string[]): boolean {
  const whole = file.filter((word) => word.length > 1);
  const letters = file.filter((word) => word.length === 1);
  if (whole.length === 0 || letters.length === 0 || !whole.every((word) => name.includes(word))) return false;
  const others = name.filter((word) => !whole.includes(word));
  return letters.every((letter) => others.some((word) => word.startsWith(letter)));
}

/**
 * Takes what fits one to one. A row that several free pictures fit, or several rows that one picture fits, are left
 * doubtful: a less sure way must not decide what a surer one could not.
 */
function matchUnique(rows: readonly RosterRow[], free: Set<string>, fits: Fit, byLine: Map<number, PhotoMatch>): void {
  const words = new Map([...free].map((file) => [file, fileWords(file)]));
  const found = rows.map((row) => {
    const name = nameWords(row.name);
    return { row, files: [...free].filter((file) => fits(name, words.get(file)!)) };
  });
  const claims = Map.groupBy(
    found.flatMap(({ row, files }) => files.map((file) => ({ file, line: row.line }))),
    ({ file }) => file,
  );
  for (const { row, files } of found) {
    if (files.length === 0) continue;
    const [file] = files;
    const sure = files.length === 1 && claims.get(file!)!.length === 1;
    byLine.set(row.line, sure ? { kind: 'found', file: file!, by: 'name' } : { kind: 'doubtful', candidates: files });
  }
  for (const file of claims.keys()) free.delete(file);
}

/** The words of a file name that can be a name: without folder, ending, numbers and noise. */
export function fileWords(file: string): string[] {
  const stem = baseName(file).replace(/\.[^.]+$/, '');
  const spaced = stem.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  return nameWords(spaced).filter((word) => !/^\d/.test(word) && !NOISE.has(word));
}

/** Equal for one file wherever it lies, also in another writing of its name. */
export function fileKey(file: string): string {
  return baseName(pathKey(file));
}

function pathKey(file: string): string {
  return file.normalize('NFC').replaceAll('\\', '/').toLowerCase();
}

/** Without the ending: the roster says `weiss`, the file is `Weiß.JPG`. */
function stemKey(file: string): string {
  const base = baseName(file);
  return foldName(isFileName(base) ? base.replace(/\.[^.]+$/, '') : base);
}

function baseName(file: string): string {
  return file.replaceAll('\\', '/').split('/').at(-1)!;
}
