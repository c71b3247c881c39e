/** The consent on pages that are not the app's: the front door, which is the server's own, and the public form. */
import type { Locale } from '@figurina/locales';
import { connectAnalytics, trackPage } from '../analytics/analytics.ts';
import { askConsent, openConsentSettings } from './ask-consent.ts';
import type { ConsentHost } from './consent-host.ts';
import { allowsTargeting, onDecision } from './decision.ts';

/** Asks, and tells of the page that is open as soon as that is agreed to. */
export function begin(locale: Locale, config: ConsentHost['config']): void {
  if (!config.analytics) return;
  connectAnalytics(config.analytics);
  askConsent({ locale, config });
  let told = false;
  const tell = (): void => {
    if (!told && allowsTargeting()) trackPage(location.pathname);
    told = allowsTargeting();
  };
  tell();
  onDecision(tell);
}

export function openSettings(locale: Locale, config: ConsentHost['config']): void {
  void openConsentSettings({ locale, config });
}
