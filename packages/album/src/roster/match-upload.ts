import type { Sticker } from '../document/sticker.ts';
import { foldName } from './fold-name.ts';
import { fullName, plainName } from './full-name.ts';
import { areSimilarWords } from './similar-names.ts';

/** Who somebody says to be who sent a photo through the sticker link. */
export interface UploadedPerson {
  readonly name: string;
  readonly lastName: string;
  /** The chapter that was chosen; null for "I don't know". */
  readonly sectionId: string | null;
  /** Whose personal link it came through. */
  readonly stickerId: string | null;
}

/**
 * Why it may be this person, surest first: their own link; the same name; the same name spelled otherwise (accents,
 * umlauts, order of the words); the only one in the chapter whose name begins so; a name a slip or two away.
 */
export const MATCH_REASONS = ['link', 'name', 'spelling', 'only', 'similar'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface RosterMatch {
  readonly stickerId: string;
  readonly reason: MatchReason;
  /** In the chapter that was chosen, or none was. */
  readonly isInChapter: boolean;
  /** The name or the link says it, and nobody else it could be: what may be taken without a look. */
  readonly isExact: boolean;
}

/** The people of the roster an upload may belong to, likeliest first: by reason, those in the chosen chapter before others. */
export function matchUpload(upload: UploadedPerson, roster: Iterable<Sticker>): RosterMatch[] {
  const name = readName(fullName(upload));
  const people = [...roster];
  const isInChapter = (sticker: Sticker) => upload.sectionId === null || sticker.sectionId === upload.sectionId;
  const only = onlyOne(name, people.filter(isInChapter));
  const found: RosterMatch[] = [];
  for (const sticker of people) {
    const reason = upload.stickerId === sticker.id ? 'link' : reasonFor(nameOf(sticker), name, sticker === only);
    if (reason) found.push({ stickerId: sticker.id, reason, isInChapter: isInChapter(sticker), isExact: false });
  }
  const [best, next] = found.sort(byLikelihood);
  if (best && isExact(best, next)) found[0] = { ...best, isExact: true };
  return found;
}

/** A name in the forms in which it is compared. */
interface ReadName {
  readonly text: string;
  readonly lower: string;
  readonly folded: string;
  /** In alphabetical order. */
  readonly words: readonly string[];
  readonly key: string;
}

function readName(given: string): ReadName {
  const text = plainName(given);
  const folded = foldName(text);
  const words = folded === '' ? [] : folded.split(' ').sort();
  return { text, lower: text.toLowerCase(), folded, words, key: words.join(' ') };
}

/** Of people on the roster: hundreds of photos are compared with the same hundreds of names, again and again. */
const read = new WeakMap<Sticker, { given: string; name: ReadName }>();

function nameOf(sticker: Sticker): ReadName {
  const known = read.get(sticker);
  if (known?.given === sticker.name) return known.name;
  const name = readName(sticker.name);
  read.set(sticker, { given: sticker.name, name });
  return name;
}

function reasonFor(theirs: ReadName, name: ReadName, isOnly: boolean): MatchReason | null {
  if (theirs.text === '' || name.text === '') return null;
  if (theirs.lower === name.lower) return 'name';
  if (theirs.key !== '' && theirs.key === name.key) return 'spelling';
  if (isOnly) return 'only';
  return areSimilarWords(theirs.words, name.words) ? 'similar' : null;
}

const SHORTEST_BEGINNING = 3;

/** `Maxi` for `Maximilian Albrecht`, when nobody else in the chapter begins so. */
function onlyOne({ folded }: ReadName, people: readonly Sticker[]): Sticker | null {
  if (folded.length < SHORTEST_BEGINNING || folded.includes(' ')) return null;
  const begun = people.filter((sticker) => nameOf(sticker).folded.split(' ')[0]!.startsWith(folded));
  return begun.length === 1 ? begun[0]! : null;
}

function byLikelihood(a: RosterMatch, b: RosterMatch): number {
  const byLink = Number(b.reason === 'link') - Number(a.reason === 'link');
  const byChapter = Number(b.isInChapter) - Number(a.isInChapter);
  const byReason = MATCH_REASONS.indexOf(a.reason) - MATCH_REASONS.indexOf(b.reason);
  // A name in the other chapter is likelier than a name that is only similar in this one.
  const strong = Number(isStrong(b)) - Number(isStrong(a));
  return byLink || strong || byChapter || byReason || (a.stickerId < b.stickerId ? -1 : 1);
}

const isStrong = ({ reason }: RosterMatch): boolean => reason !== 'similar' && reason !== 'only';

function isExact(best: RosterMatch, next: RosterMatch | undefined): boolean {
  if (best.reason === 'link') return true;
  return best.reason === 'name' && best.isInChapter && !(next && isStrong(next) && next.isInChapter);
}
