/** The language of the interface: the browser's, or the one chosen here; switched without reloading. */
import { createI18n, isLocale, negotiateLocale, type I18n, type Locale, type Namespace } from '@figurina/locales';

const CHOICE = 'figurina.language';

export interface Language {
  readonly i18n: () => I18n;
  /** Loads the texts of a part of the app, in this language and in every one that is switched to. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly change: (locale: Locale) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function wantedLocale(store: Storage, languages: readonly string[]): Locale {
  const chosen = store.getItem(CHOICE);
  return isLocale(chosen) ? chosen : negotiateLocale(languages);
}

export async function createLanguage(locale: Locale, store: Storage): Promise<Language> {
  const needed = new Set<Namespace>(['app', 'problems']);
  const listeners = new Set<() => void>();
  let current = await createI18n(locale, [...needed]);
  document.documentElement.lang = locale;
  return {
    i18n: () => current,
    async load(namespaces) {
      for (const namespace of namespaces) needed.add(namespace);
      await current.load(namespaces);
    },
    async change(next) {
      current = await createI18n(next, [...needed]);
      store.setItem(CHOICE, next);
      document.documentElement.lang = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
