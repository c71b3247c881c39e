/** What was typed in the wizard, kept on this device until the album exists. */
import {
  ALBUM_LANGUAGES,
  type Answers,
  CATEGORIES,
  questionIdSchema,
  type AlbumLanguage,
  type Category,
  type DraftLook,
  type DraftPerson,
  type FiveColors,
} from '@figurina/album';
import type { Organization } from '@figurina/contract';
import { CONTACT_ROLES, type OrganizationDraft, SIZES } from '../../organization/organization-draft.ts';

export interface AlbumDraft {
  category: Category | null;
  blueprintId: string | null;
  title: string;
  /** `YYYY-MM-DD` */
  releaseDate: string | null;
  language: AlbumLanguage;
  organization: OrganizationDraft;
  /** The list that was read, as the album will have it. */
  people: readonly DraftPerson[];
  /** The file that the people are from; '' when they were typed or pasted. */
  listName: string;
  /** The colours of a logo; the picture itself stays where it is. */
  logo: { readonly name: string; readonly colors: FiveColors } | null;
  /** To the questions of every template that was looked at, by their ids: those that ask the same share them. */
  answers: Answers;
  /** The look that was chosen, and of which template; null: as the template comes. */
  look: DraftLook | null;
  /** How often the first drafts were shuffled. */
  turn: number;
}

const KEY = 'figurina.album_draft';
/** People's names are in it: it does not stay on a device for ever. */
const KEPT_FOR = 30 * 24 * 3600 * 1000;

/** Must equal `LIMITS.peopleOfDraft` of the contract. */
export const PEOPLE_MAX: (typeof import('@figurina/contract').LIMITS)['peopleOfDraft'] = 1000;

export function emptyDraft(language: AlbumLanguage): AlbumDraft {
  return {
    category: null,
    blueprintId: null,
    title: '',
    releaseDate: null,
    language,
    organization: {},
    people: [],
    listName: '',
    logo: null,
    answers: {},
    look: null,
    turn: 0,
  };
}

/** Kept for 30 days from the last change. A browser that keeps nothing (full, or forbidden) is no reason to stop. */
export function keepDraft(store: Storage, draft: AlbumDraft, now = Date.now()): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...draft, keptAt: now }));
  } catch {
    // What is typed stays on the screen.
  }
}

export function forgetDraft(store: Storage): void {
  store.removeItem(KEY);
}

/** The kept draft, or null when there is none that can be read, or it is too old: then it goes. */
export function readDraft(store: Storage, now = Date.now()): AlbumDraft | null {
  const text = store.getItem(KEY);
  if (text === null) return null;
  if (!isOld(text, now)) return parseDraft(text);
  forgetDraft(store);
  return null;
}

function isOld(text: string, now: number): boolean {
  try {
    const { keptAt } = JSON.parse(text) as { keptAt?: unknown };
    return typeof keptAt === 'number' && now - keptAt > KEPT_FOR;
  } catch {
    return false;
  }
}

export function parseDraft(text: string): AlbumDraft | null {
  let found: Partial<Record<keyof AlbumDraft, unknown>> | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const language = ALBUM_LANGUAGES.find((one) => one === found.language);
  if (!language) return null;
  return {
    category: CATEGORIES.find((one) => one === found.category) ?? null,
    blueprintId: typeof found.blueprintId === 'string' ? found.blueprintId : null,
    title: typeof found.title === 'string' ? found.title : '',
    releaseDate: typeof found.releaseDate === 'string' ? found.releaseDate : null,
    language,
    organization: parseOrganization(found.organization),
    people: parsePeople(found.people),
    listName: typeof found.listName === 'string' ? found.listName : '',
    logo: parseLogo(found.logo),
    answers: parseAnswers(found.answers),
    look: parseLook(found.look),
    turn: typeof found.turn === 'number' && Number.isInteger(found.turn) && found.turn > 0 ? found.turn : 0,
  };
}

function parsePeople(found: unknown): DraftPerson[] {
  if (!Array.isArray(found)) return [];
  return found.slice(0, PEOPLE_MAX).flatMap((one: Partial<Record<keyof DraftPerson, unknown>> | null) => {
    const [name, position, chapter] = [one?.name, one?.position, one?.chapter].map((text) =>
      typeof text === 'string' ? text : '',
    );
    const photo = typeof one?.photo === 'string' && { photo: one.photo };
    const personId = typeof one?.personId === 'string' && { personId: one.personId };
    return name ? [{ name, position: position!, chapter: chapter!, ...personId, ...photo }] : [];
  });
}

function parseAnswers(found: unknown): Answers {
  if (typeof found !== 'object' || found === null) return {};
  const kept = Object.entries(found).filter(
    ([id, answer]) => questionIdSchema.safeParse(id).success && typeof answer === 'string' && answer !== '',
  );
  return Object.fromEntries(kept) as Answers;
}

function parseLogo(found: unknown): AlbumDraft['logo'] {
  const { name, colors } = (found ?? {}) as Record<string, unknown>;
  const five = parseColors(colors);
  return five && typeof name === 'string' ? { name, colors: five } : null;
}

function parseLook(found: unknown): DraftLook | null {
  const { blueprintId, colors, stickerTemplateId } = (found ?? {}) as Record<string, unknown>;
  const five = parseColors(colors);
  if (!five || typeof blueprintId !== 'string' || typeof stickerTemplateId !== 'string') return null;
  return { blueprintId, colors: five, stickerTemplateId };
}

function parseColors(found: unknown): FiveColors | null {
  const isColor = (one: unknown) => typeof one === 'string' && /^#[0-9a-f]{6}$/i.test(one);
  return Array.isArray(found) && found.length === 5 && found.every(isColor) ? (found as unknown as FiveColors) : null;
}

function parseOrganization(found: unknown): OrganizationDraft {
  if (typeof found !== 'object' || found === null) return {};
  const { name, size, contactName, phone, contactRole } = found as Record<string, unknown>;
  const text = (key: keyof Organization, value: unknown) => (typeof value === 'string' ? { [key]: value } : {});
  return {
    ...text('name', name),
    ...text('contactName', contactName),
    ...text('phone', phone),
    size: SIZES.find((one) => one === size),
    contactRole: CONTACT_ROLES.find((one) => one === contactRole),
  };
}
