import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.ts';
import { useT } from './use-t.ts';

/** To the operator's own pages, as far as there are any. */
export function LegalLinks() {
  const t = useT();
  const { api } = useServices();
  const config = useQuery({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await api.session.config({}, { signal })).config,
    staleTime: Infinity,
    retry: false,
  });
  const { imprint_url: imprint = null, privacy_url: privacy = null } = config.data ?? {};
  if (!imprint && !privacy) return null;
  return (
    <nav className="legal-links" aria-label={t('legal.title')}>
      {imprint ? (
        <a href="/imprint" target="_blank" rel="noopener">
          {t('legal.imprint')}
        </a>
      ) : null}
      {privacy ? (
        <a href="/privacy" target="_blank" rel="noopener">
          {t('legal.privacy')}
        </a>
      ) : null}
    </nav>
  );
}
