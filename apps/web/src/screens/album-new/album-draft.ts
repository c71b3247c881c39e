/** What was typed in the wizard, kept on this device until the album exists. */
import { ALBUM_LANGUAGES, CATEGORIES, type AlbumLanguage, type Category } from '@figurina/album';
import type { Organization } from '@figurina/contract';

/** As far as it is typed. */
export type OrganizationDraft = Partial<Organization>;

export interface AlbumDraft {
  category: Category | null;
  blueprintId: string | null;
  title: string;
  /** `YYYY-MM-DD` */
  releaseDate: string | null;
  language: AlbumLanguage;
  organization: OrganizationDraft;
}

const KEY = 'figurina.album_draft';

/** Must equal those of the contract, whose schemas the browser does not carry. */
export const SIZES: (typeof import('@figurina/contract'))['ORGANIZATION_SIZES'] = [
  '1-150',
  '151-200',
  '201-1000',
  '1000+',
];
export const CONTACT_ROLES: (typeof import('@figurina/contract'))['CONTACT_ROLES'] = [
  'member',
  'lead',
  'senior',
  'executive',
];

export function emptyDraft(language: AlbumLanguage): AlbumDraft {
  return { category: null, blueprintId: null, title: '', releaseDate: null, language, organization: {} };
}

export function keepDraft(store: Storage, draft: AlbumDraft): void {
  store.setItem(KEY, JSON.stringify(draft));
}

export function forgetDraft(store: Storage): void {
  store.removeItem(KEY);
}

/** The kept draft, or null when there is none that can be read. */
export function readDraft(store: Storage): AlbumDraft | null {
  const text = store.getItem(KEY);
  return text === null ? null : parseDraft(text);
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
  };
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

/** Null while something is missing. */
export function wholeOrganization(typed: OrganizationDraft): Organization | null {
  const { name = '', size, contactName = '', phone = '', contactRole } = typed;
  const texts = { name: name.trim(), contactName: contactName.trim(), phone: phone.trim() };
  if (!size || !contactRole || !Object.values(texts).every(Boolean)) return null;
  return { ...texts, size, contactRole };
}
