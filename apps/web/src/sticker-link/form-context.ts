/** What every step is given: texts, the link, the answers and how they change. */
import type { PublicStickerLink } from '@figurina/contract';
import type { I18n, Translate } from '@figurina/locales';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answers } from './answers.ts';
import type { KeptForm } from './kept-form.ts';
import type { PublicApi } from './public-api.ts';

export interface FormContextValue {
  readonly token: string;
  readonly link: PublicStickerLink;
  readonly api: PublicApi;
  readonly form: KeptForm;
  /** Keeps the form on the device as it changes it. */
  readonly change: (change: Partial<KeptForm>) => void;
  readonly answer: (answers: Partial<Answers>) => void;
  readonly goOn: () => void;
  readonly goBack: (() => void) | null;
  /** The link was closed or taken away in the meantime. */
  readonly closed: () => void;
  /** Reads the link anew, e.g. when the text of the consent was changed. */
  readonly reload: () => Promise<void>;
}

export const FormContext = createContext<FormContextValue | null>(null);
export const TextsContext = createContext<I18n | null>(null);

export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A step needs a FormContext around it');
  return value;
}

export function useTexts(): I18n {
  const i18n = useContext(TextsContext);
  if (!i18n) throw new Error('The form needs a TextsContext around it');
  return i18n;
}

export function useT(): Translate {
  return useTexts().t;
}
