import { fullName, plainName } from '@figurina/album/names';

/** What a person tells the form. The rules are the specification's (section 5); the server repeats them. */
export const NAME_LENGTH = 30;

export interface Answers {
  readonly name: string;
  readonly lastName: string;
  readonly position: string;
  /** A chapter's id, null for "I don't know", undefined while nothing is chosen. */
  readonly sectionId: string | null | undefined;
  readonly consent: ConsentAnswers;
}

export interface ConsentAnswers {
  readonly shown: 'self' | 'child' | 'other';
  /** Under 18: then somebody who may decide for them is named. One's child counts as one. */
  readonly minor: boolean;
  readonly guardian: string;
  readonly agreed: boolean;
}

export const NO_ANSWERS: Answers = {
  name: '',
  lastName: '',
  position: '',
  sectionId: undefined,
  consent: { shown: 'self', minor: false, guardian: '', agreed: false },
};

/** The name as it stands on the sticker, where not all of it fits there. */
export function shortenedName({ name, lastName }: Pick<Answers, 'name' | 'lastName'>): string | null {
  const shown = fullName({ name, lastName });
  return shown === plainName(`${name} ${lastName}`) ? null : shown;
}

export function nameIsComplete({ name, position }: Answers, requirePosition: boolean): boolean {
  return name.trim() !== '' && (!requirePosition || position.trim() !== '');
}

export function isMinor({ shown, minor }: ConsentAnswers): boolean {
  return minor || shown === 'child';
}

export function consentIsComplete(consent: ConsentAnswers): boolean {
  return consent.agreed && (!isMinor(consent) || consent.guardian.trim() !== '');
}

/** Not longer than a field may be, whatever was pasted into it. */
export function capped(value: string): string {
  return value.slice(0, NAME_LENGTH);
}
