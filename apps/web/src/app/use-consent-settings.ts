import { openConsentSettings } from '../consent/ask-consent.ts';
import { useConfig } from './use-config.ts';
import { useI18n } from './use-t.ts';

/** Opens what is stored and told of oneself; undefined until it is known what there is to agree to. */
export function useConsentSettings(): (() => void) | undefined {
  const config = useConfig();
  const { locale } = useI18n();
  return config && (() => void openConsentSettings({ locale, config }));
}
