import type { Sticker } from '../document/sticker.ts';
import { foldName, nameKey } from './fold-name.ts';
import { shortenName } from './shorten-name.ts';
import { areSimilar } from './similar-names.ts';

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
  const name = fullName(upload);
  const people = [...roster];
  const isInChapter = (sticker: Sticker) => upload.sectionId === null || sticker.sectionId === upload.sectionId;
  const only = onlyOne(name, people.filter(isInChapter));
  const found = people.flatMap((sticker): RosterMatch[] => {
    const reason = reasonFor(sticker, { ...upload, name }, only);
    return reason ? [{ stickerId: sticker.id, reason, isInChapter: isInChapter(sticker), isExact: false }] : [];
  });
  const [best, next] = found.sort(byLikelihood);
  if (best && isExact(best, next)) found[0] = { ...best, isExact: true };
  return found;
}

/** As it goes on the sticker: both fields of the form, as far as they fit. */
export function fullName({ name, lastName }: Pick<UploadedPerson, 'name' | 'lastName'>): string {
  return shortenName(plain(`${name} ${lastName}`));
}

const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

function reasonFor(sticker: Sticker, upload: UploadedPerson, only: Sticker | null): MatchReason | null {
  if (upload.stickerId === sticker.id) return 'link';
  const theirs = plain(sticker.name);
  if (theirs === '' || upload.name === '') return null;
  if (theirs.toLowerCase() === upload.name.toLowerCase()) return 'name';
  const key = nameKey(theirs);
  if (key !== '' && key === nameKey(upload.name)) return 'spelling';
  if (sticker === only) return 'only';
  return areSimilar(theirs, upload.name) ? 'similar' : null;
}

const SHORTEST_BEGINNING = 3;

/** `Maxi` for `Maximilian Albrecht`, when nobody else in the chapter begins so. */
function onlyOne(name: string, people: readonly Sticker[]): Sticker | null {
  const folded = foldName(name);
  if (folded.length < SHORTEST_BEGINNING || folded.includes(' ')) return null;
  const begun = people.filter((sticker) => {
    const first = foldName(sticker.name).split(' ')[0]!;
    return first.startsWith(folded);
  });
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
