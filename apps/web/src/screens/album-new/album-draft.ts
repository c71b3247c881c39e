/** What was typed in the wizard, kept on this device until the album exists. */
import { ALBUM_LANGUAGES, CATEGORIES, type AlbumLanguage, type Category } from '@figurina/album';

export interface AlbumDraft {
  category: Category | null;
  blueprintId: string | null;
  title: string;
  /** `YYYY-MM-DD` */
  releaseDate: string | null;
  language: AlbumLanguage;
}

const KEY = 'figurina.album_draft';

export function emptyDraft(language: AlbumLanguage): AlbumDraft {
  return { category: null, blueprintId: null, title: '', releaseDate: null, language };
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
  };
}
