import type { I18n, Translate } from '@figurina/locales';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** The texts in the current language; the component renders again when the language is switched. */
export function useT(): Translate {
  return useI18n().t;
}

/** Texts and locale together, for what also formats dates and numbers. */
export function useI18n(): I18n {
  const { language } = useServices();
  return useSyncExternalStore(language.subscribe, language.i18n);
}
