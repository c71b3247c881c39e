import type { SessionConfig } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useServices } from '../app/services.ts';
import { useConfig } from '../app/use-config.ts';
import { useI18n } from '../app/use-t.ts';
import { askConsent, isAskedOn } from '../consent/ask-consent.ts';
import { allowsTargeting, onDecision, readDecision } from '../consent/decision.ts';
import { useSignedIn, userQuery } from '../session/use-user.ts';
import { connectAnalytics, identify, trackPage } from './analytics.ts';

/** Around all pages of the app: asks for the consent, and tells of pages and people with it. */
export function Measured() {
  const config = useConfig();
  const { locale } = useI18n();
  const asks = isAskedOn(useLocation().pathname);
  useEffect(() => (config && asks ? askConsent({ locale, config }) : undefined), [config, locale, asks]);
  return (
    <>
      {config?.analytics ? <Told analytics={config.analytics} /> : null}
      <Outlet />
    </>
  );
}

/** Shows nothing. Effects run in their order: first where to, then who, then what. */
function Told({ analytics }: { analytics: NonNullable<SessionConfig['analytics']> }) {
  const { api } = useServices();
  const { pathname } = useLocation();
  const { locale } = useI18n();
  const allowed = useSyncExternalStore(onDecision, allowsTargeting);
  const signedIn = useSignedIn() === true;
  const sub = useQuery({ ...userQuery(api), enabled: allowed && signedIn }).data?.sub;
  useEffect(() => connectAnalytics(analytics), [analytics]);
  useEffect(() => {
    if (!signedIn) return undefined;
    // Of several tabs that hear of it, the one in which it was decided keeps it.
    return onDecision(() => {
      const decision = document.hasFocus() ? readDecision() : null;
      if (!decision) return;
      const body = { kind: 'cookies', given: decision.targeting, language: locale } as const;
      void api.privacy.saveConsent({ body }).catch(() => undefined);
    });
  }, [api, signedIn, locale]);
  useEffect(() => {
    if (allowed && signedIn && sub) identify(sub, { locale });
  }, [allowed, signedIn, sub, locale]);
  useEffect(() => {
    if (allowed) trackPage(pathname);
  }, [allowed, pathname]);
  return null;
}
