/** @jsxImportSource preact */
import type { Translate } from '@figurina/locales';
import type { ComponentChildren } from 'preact';
import type { ConsentHost } from './consent-host.ts';

/** To imprint and privacy, as far as the operator has them. */
export function ConsentPages({ t, host }: { t: Translate; host: ConsentHost }): ComponentChildren {
  const pages = (['imprint', 'privacy'] as const).filter((page) => host.config.legal_pages.includes(page));
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('consent.legal')}>
      {pages.map((page) => (
        <a key={page} className="consent-link" href={`/${page}`} target="_blank" rel="noopener">
          {t(`consent.${page}`)}
        </a>
      ))}
    </nav>
  );
}
