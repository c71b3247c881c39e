import type { Namespace } from '@figurina/locales';
import { useEffect, useState } from 'react';
import { useServices } from './services.ts';

/** Fetches catalogues of texts that the page did not come with; false until they are there. Pass a constant. */
export function useTexts(namespaces: readonly Namespace[]): boolean {
  const { language } = useServices();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let gone = false;
    void language.load(namespaces).then(() => !gone && setLoaded(true));
    return () => {
      gone = true;
    };
  }, [language, namespaces]);
  return loaded;
}
