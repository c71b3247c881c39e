import { legalPath, type LegalPage } from '@figurina/contract';
import { useLegalPages } from './use-legal-pages.ts';
import { useT } from './use-t.ts';

const IN_THE_FOOT = ['imprint', 'privacy'] as const satisfies readonly LegalPage[];

/** To the operator's own pages, as far as there are any. */
export function LegalLinks() {
  const t = useT();
  const pages = useLegalPages(IN_THE_FOOT);
  if (pages.length === 0) return null;
  return (
    <nav className="legal-links" aria-label={t('legal.title')}>
      {pages.map((page) => (
        <a key={page} href={legalPath(page)} target="_blank" rel="noopener">
          {t(`legal.${page}`)}
        </a>
      ))}
    </nav>
  );
}
