import { useEffect } from 'react';

/** Title and description of the page while the calling screen is shown. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
