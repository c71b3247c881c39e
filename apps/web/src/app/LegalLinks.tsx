import { legalPath, type LegalPage } from '@figurina/contract';
import { useConsentSettings } from './use-consent-settings.ts';
import { useLegalPages } from './use-legal-pages.ts';
import { useT } from './use-t.ts';

const IN_THE_FOOT = [
  'imprint',
  'terms',
  'privacy',
  'withdrawal',
  'accessibility',
] as const satisfies readonly LegalPage[];
/** Where there is little room, and a menu has the rest. */
const IN_SHORT = ['imprint', 'privacy'] as const satisfies readonly LegalPage[];

/** To the operator's own pages, as far as there are any, and to what is stored and told of oneself. */
export function LegalLinks({ short = false }: { short?: boolean }) {
  const t = useT();
  const pages = useLegalPages(short ? IN_SHORT : IN_THE_FOOT);
  const settings = useConsentSettings();
  const openConsent = short ? undefined : settings;
  if (pages.length === 0 && !openConsent) return null;
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
