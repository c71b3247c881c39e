import { legalPath, type LegalPage } from '@figurina/contract';
import { useConsentSettings } from './use-consent-settings.ts';
import { useLegalPages } from './use-legal-pages.ts';
import { useT } from './use-t.ts';

const IN_THE_FOOT = ['imprint', 'privacy', 'withdrawal', 'accessibility'] as const satisfies readonly LegalPage[];

/** To the operator's own pages, as far as there are any, and to what is stored and told of oneself. */
export function LegalLinks({ pages: wanted = IN_THE_FOOT }: { pages?: readonly LegalPage[] }) {
  const t = useT();
  const pages = useLegalPages(wanted);
  const openConsent = useConsentSettings();
  return (
    <nav className="legal-links" aria-label={t('legal.title')}>
      {pages.map((page) => (
        <a key={page} href={legalPath(page)} target="_blank" rel="noopener">
          {t(`legal.${page}`)}
        </a>
      ))}
      {openConsent ? (
        <button type="button" aria-haspopup="dialog" onClick={openConsent}>
          {t('legal.cookies')}
        </button>
      ) : null}
    </nav>
  );
}
