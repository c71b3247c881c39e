import { useEffect } from 'react';
import { useT } from './use-t.ts';

/** Title and description of the page while the calling screen is shown; the product's own description unless it has one. */
export function usePageTitle(title: string, description?: string): void {
  const t = useT();
  const words = description ?? t('page.description');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', words);
  }, [title, words]);
}
