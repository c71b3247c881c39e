import { foldName } from '@figurina/album';
import { STICKER_PERSON_STATES, type StickerPerson } from '@figurina/contract';
import type { PersonState } from './person-states.ts';

export interface PeopleFilter {
  readonly state: PersonState | 'all';
  readonly sectionId: string | null;
  readonly search: string;
}

/** Whom the table shows: those who still need something first, otherwise as the album has them. */
export function filterPeople(people: readonly StickerPerson[], filter: PeopleFilter): StickerPerson[] {
  const wanted = foldName(filter.search);
  return people
    .filter(
      ({ state, section_id: sectionId, name, position, email }) =>
        (filter.state === 'all' || state === filter.state) &&
        (filter.sectionId === null || sectionId === filter.sectionId) &&
        (wanted === '' || [name, position, email ?? ''].some((text) => foldName(text).includes(wanted))),
    )
    .toSorted((a, b) => STICKER_PERSON_STATES.indexOf(a.state) - STICKER_PERSON_STATES.indexOf(b.state));
}

export interface CountedStates extends Readonly<Record<PersonState, number>> {
  readonly total: number;
}

/** People of whom there is a photo, even one that has to be taken again. */
export function photosIn({ total, no_photo: missing }: CountedStates): number {
  return total - missing;
}

/** Where most is missing comes first. */
export function byMissing<Chapter extends CountedStates>(chapters: readonly Chapter[]): Chapter[] {
  return chapters.toSorted((a, b) => b.no_photo - a.no_photo);
}

/** Whether a mail can be sent to somebody. */
export function isReachable({
  email,
  wants_no_mails: silent,
}: Pick<StickerPerson, 'email' | 'wants_no_mails'>): boolean {
  return email !== null && !silent;
}
