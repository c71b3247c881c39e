import type { I18n } from '@figurina/locales';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import type { EditorAction } from '../../actions/editor-action.ts';

/** Other words that people look for an action by, in their language. */
export type SynonymsOf = (action: Pick<EditorAction, 'id'>) => string;

export const NO_SYNONYMS: SynonymsOf = () => '';

/**
 * The synonyms (`synonyms.<id>`) come with the window that looks something up; until they are there, and without a
 * connection, actions are found by their names.
 */
export function useSynonyms(): SynonymsOf {
  const i18n = useI18n();
  const [synonyms, setSynonyms] = useState<SynonymsOf>(() => NO_SYNONYMS);
  useEffect(() => {
    let wanted = true;
    async function take(): Promise<void> {
      const loaded = await loadSynonyms(i18n).catch(() => NO_SYNONYMS);
      if (wanted) setSynonyms(() => loaded);
    }
    void take();
    return () => {
      wanted = false;
    };
  }, [i18n]);
  return synonyms;
}

export async function loadSynonyms(i18n: I18n): Promise<SynonymsOf> {
  await i18n.load(['synonyms']);
  return ({ id }) => {
    const key = `synonyms.${id}`;
    return i18n.has(key) ? i18n.t(key as never) : '';
  };
}
